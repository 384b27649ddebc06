//! The end: the goal, the last round, and who won (K8).

use crate::{Edition, Ended, Ending, Kaleidoskop, Stack, Tabletop, Turn};
use contract::{Line, Message, Outcome, Seat, Standing, ranks};

impl Kaleidoskop {
    /// Ends the active player's turn and begins the next one, unless the game is over.
    pub(crate) fn end_turn(&mut self) {
        let Tabletop { round, start, .. } = self.table;
        let seat = self.table.turn.seat;
        if self.table.last_round.is_none() && self.table.meets_goal(&self.edition, seat) {
            self.table.last_round = Some(match self.table.options.ending {
                Ending::LastRound => round + 1,
                Ending::ShortEnd => round,
            });
        }
        self.table.turn = Turn::of(seat.next(self.table.players.count()));
        if self.table.turn.seat == start {
            self.end_round();
        }
        if self.table.ended.is_none() {
            self.clear();
        }
        self.met = 0;
    }

    /// The round is over when the turn comes back to the start player (K8.2, K8.3, K8.4).
    fn end_round(&mut self) {
        let round = self.table.round;
        if self.table.last_round == Some(round) {
            let met = |seat| self.table.meets_goal(&self.edition, seat);
            if Seat::all(self.table.players.count()).any(met) {
                self.table.ended = Some(Ended::Goal);
                return;
            }
            // Nobody meets the goal any more: play goes on until somebody does again.
            self.table.last_round = None;
        }
        if self.table.options.rounds.is_some_and(|limit| round >= limit) {
            self.table.ended = Some(Ended::Limit);
            return;
        }
        self.table.round = round.saturating_add(1);
    }
}

impl Tabletop {
    /// Those who meet the goal before those who do not, then scoring crystals, then orange orders (K8.3, K8.4). If it came to
    /// the orange orders, the ending says so.
    pub(crate) fn outcome(&self, edition: &Edition) -> Option<Outcome> {
        let ending = Message::new(match self.ended? {
            Ended::Goal => "kaleidoskop-ended-goal",
            Ended::Limit => "kaleidoskop-ended-limit",
        })
        .with("round", self.round);
        let key = |(seat, player): (Seat, &crate::Player)| {
            (self.meets_goal(edition, seat), player.crystals, player.fulfilled[Stack::Orange.index()])
        };
        let keys: Vec<_> = self.players.iter().map(key).collect();
        let (met, crystals, most) = keys.iter().max().copied().unwrap_or_default();
        let level = keys.iter().filter(|key| (key.0, key.1) == (met, crystals) && key.2 < most);
        let ending = match level.map(|key| key.2).max() {
            Some(next) => ending.with("tie", "yes").with("most", most).with("next", next),
            None => ending.with("tie", "no"),
        };
        let ranks = ranks(&keys);
        let standing = |((seat, player), rank): ((Seat, &crate::Player), u8)| Standing {
            rank,
            score: i32::from(player.crystals),
            lines: self.explain(edition, seat),
        };
        let cut_short = self.ended == Some(Ended::Limit);
        Some(Outcome {
            ending,
            cut_short,
            together: false,
            won: None,
            seats: self.players.iter().zip(ranks).map(standing).collect(),
        })
    }

    /// Where a player's scoring crystals came from and went to, and what the goal lacked.
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
        let met = if self.meets_goal(edition, seat) { "yes" } else { "no" };
        let goal = text("goal").with("met", met).with("tools", owned).with("orange", orange);
        let goal = goal.with("crystals", player.crystals).with("needed", self.goal(edition));
        lines.push(Line::note(goal.by_rule("K8.1")));
        lines
    }
}
