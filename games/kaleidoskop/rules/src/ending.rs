//! The end: the goal, the last round, and who won (K8).

use crate::{Edition, EndReason, Ending, Kaleidoskop, Player, Stack, Tabletop, Turn};
use contract::{Line, Message, Outcome, Seat, Standing, ranks};

impl Kaleidoskop {
    /// Ends the active player's turn and begins the next one, unless the game is over.
    pub(crate) fn end_turn(&mut self) {
        let Tabletop { round, start, .. } = self.table;
        let seat = self.table.turn.seat;
        if self.table.meets_goal(&self.edition, seat) {
            self.table.players[seat].reached = !self.table.rules.is_first();
            self.table.last_round.get_or_insert(match self.table.options.ending {
                Ending::LastRound => round + 1,
                Ending::ShortEnd => round,
            });
        }
        self.table.turn = Turn::of(seat.next(self.table.players.count()));
        let round_over = self.table.turn.seat == start;
        self.table.ended = self.ends(round_over);
        if self.table.ended.is_none() {
            if round_over {
                self.table.round = round.saturating_add(1);
            }
            self.clear();
        }
        self.met = 0;
    }

    /// Returns the ending that the finished turn causes; the round is over when the turn comes back to the start player
    /// (K8.2, K8.3, K8.4).
    fn ends(&mut self, round_over: bool) -> Option<EndReason> {
        let Tabletop { round, rules, options, .. } = self.table;
        if round_over && self.table.last_round == Some(round) {
            if !rules.is_first() || self.table.is_goal_met(&self.edition) {
                return Some(EndReason::Goal);
            }
            // Rules version 1: if no player met the goal any more, play went on until one did again.
            self.table.last_round = None;
        }
        if round_over && options.rounds.is_some_and(|limit| round >= limit) {
            return Some(EndReason::Limit);
        }
        (!rules.is_first() && self.is_at_a_standstill()).then_some(EndReason::Standstill)
    }

    /// Returns whether no player can gain a scoring crystal any more (K8.4): all hands are empty, and no player can buy
    /// a card (K7.6).
    fn is_at_a_standstill(&self) -> bool {
        let price = u16::from(self.edition.numbers.wide_hand);
        let can_buy = |player: &Player| !player.wide_hand && player.crystals >= price && self.table.stacks != [0, 0];
        self.table.players.iter().all(|(_, player)| player.hand == [0, 0] && !can_buy(player))
    }
}

impl Tabletop {
    /// Returns whether any player meets the goal (K8.1).
    fn is_goal_met(&self, edition: &Edition) -> bool {
        Seat::all(self.players.count()).any(|seat| self.meets_goal(edition, seat))
    }

    /// Ranks players who meet the goal before those who do not, then by scoring crystals, then by orange orders (K8.3, K8.4). If
    /// no player meets it after the last round, those who had met it count. The ending says whether orange orders decided.
    pub(crate) fn outcome(&self, edition: &Edition) -> Option<Outcome> {
        let ended = self.ended?;
        let lost = ended == EndReason::Goal && !self.is_goal_met(edition);
        let ending = Message::new(match ended {
            EndReason::Goal if lost => "kaleidoskop-ended-goal-lost",
            EndReason::Goal => "kaleidoskop-ended-goal",
            EndReason::Limit => "kaleidoskop-ended-limit",
            EndReason::Standstill => "kaleidoskop-ended-standstill",
        })
        .with("round", self.round);
        let key = |(seat, player): (Seat, &Player)| {
            let met = if lost { player.reached } else { self.meets_goal(edition, seat) };
            (met, player.crystals, player.fulfilled[Stack::Orange.index()])
        };
        let keys: Vec<_> = self.players.iter().map(key).collect();
        let (met, crystals, most) = keys.iter().max().copied().unwrap_or_default();
        let level = keys.iter().filter(|key| (key.0, key.1) == (met, crystals) && key.2 < most);
        let ending = match level.map(|key| key.2).max() {
            Some(next) => ending.with("tie", "yes").with("most", most).with("next", next),
            None => ending.with("tie", "no"),
        };
        let ranks = ranks(&keys);
        let standing = |((seat, player), rank): ((Seat, &Player), u8)| Standing {
            rank,
            score: i32::from(player.crystals),
            lines: self.explain(edition, seat),
        };
        let cut_short = ended == EndReason::Limit;
        Some(Outcome {
            ending,
            cut_short,
            together: false,
            won: None,
            seats: self.players.iter().zip(ranks).map(standing).collect(),
        })
    }

    /// Lists how a player gained and spent scoring crystals, and what the goal lacked.
    pub fn explain(&self, edition: &Edition, seat: Seat) -> Vec<Line> {
        let player = &self.players[seat];
        let ledger = &player.ledger;
        let text = |what: &str| Message::new(&format!("kaleidoskop-score-{what}"));
        let [blue, orange] = player.fulfilled;
        let orders = text("orders").with("blue", blue).with("orange", orange).by_rule("K7.3");
        let mut lines = vec![
            Line::points(text("start").by_rule("K3.2"), i32::from(ledger.start)),
            Line::points(orders, i32::from(ledger.orders)),
        ];
        let spent =
            [("swaps", ledger.swaps, "K4.2"), ("tools", ledger.tools, "K4.3"), ("purchases", ledger.purchases, "K5.5")];
        for (what, amount, rule) in spent {
            if amount > 0 {
                lines.push(Line::points(text(what).by_rule(rule), -i32::from(amount)));
            }
        }
        let owned = [player.holder.owned(), player.mirror.owned(), player.frosted.owned()];
        let owned = owned.iter().filter(|&&owned| owned).count() as u8;
        let met = match self.meets_goal(edition, seat) {
            true => "yes",
            false if player.reached => "before",
            false => "no",
        };
        let goal = text("goal").with("met", met).with("tools", owned).with("orange", orange);
        let goal = goal.with("crystals", player.crystals).with("needed", self.goal(edition));
        lines.push(Line::note(goal.by_rule("K8.1")));
        lines
    }
}
