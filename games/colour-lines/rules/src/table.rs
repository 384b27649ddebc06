//! All that lies open: every sheet, the dice that were rolled, and how far the game is.

use crate::edition::MOST_ROUNDS;
use crate::{Edition, Ground, Letter, Options, Score, Scorings, Sheet, Side, Task, Tray};
use contract::{Line, Message, Outcome, RulesVersion, Seat, Seats, Standing, ranks};
use serde::{Deserialize, Serialize};

/// The most players.
pub(crate) const MOST_SEATS: usize = 5;

/// What all viewers may know.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    pub(crate) scorings: Scorings,
    pub(crate) sheets: [Sheet; MOST_SEATS],
    pub(crate) seats: u8,
    pub(crate) trays: [Tray; MOST_ROUNDS],
    pub(crate) stage: Stage,
    /// Counts from 1; 0 before the first roll.
    pub(crate) round: u8,
    /// Who was active in the first round.
    pub(crate) first: Seat,
    /// The seats that have said so (C4.9).
    pub(crate) done: Seats,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Every player ticks colours and sets crosses (C3.1).
    Setup,
    /// Every player ticks colours on the sheet of the right neighbour (C6.1).
    Colours,
    /// Every player sets crosses on the sheet of the left neighbour (C6.1).
    Crosses,
    /// The active player places five dice (C6.2).
    Place,
    /// The active player gives the first two dice to a half (C7).
    Pair,
    /// The active player says which of the other three dice is free (C7).
    Free,
    /// Every player draws (C4.2).
    Draw,
    Over,
}

impl Table {
    /// Whether a joker may draw nothing (C4.6).
    pub(crate) fn has_waiving(&self) -> bool {
        !self.rules.is_first()
    }

    /// Whether point colours are ticked and count. The first version of the rules asked for them in every task (C7).
    pub fn has_colours(&self, edition: &Edition) -> bool {
        self.rules.is_first() || self.task(edition).is_none_or(Task::counts_colours)
    }

    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The scorings that count.
    pub const fn scorings(&self) -> Scorings {
        self.scorings
    }

    /// The sheets, in the order of the seats.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets[..usize::from(self.seats)]
    }

    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets()[seat.index()]
    }

    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The round, from 1; 0 before the first roll.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Who rolls, and places the dice where they are chosen (C4.1).
    pub fn active(&self) -> Seat {
        Seat((self.first.0 + self.round.saturating_sub(1)) % self.seats)
    }

    /// The dice of this round.
    #[inline]
    pub fn tray(&self) -> &Tray {
        &self.trays[usize::from(self.round.saturating_sub(1))]
    }

    /// The dice of every round so far.
    pub fn trays(&self) -> &[Tray] {
        &self.trays[..usize::from(self.round)]
    }

    /// Who has said that they are done.
    pub const fn done(&self) -> Seats {
        self.done
    }

    /// The side of the sheet: as chosen, or as the solo task wants it.
    #[inline]
    pub fn side(&self, edition: &Edition) -> Side {
        self.task(edition).map_or(self.options.side, |task| task.side(self.options.side))
    }

    #[inline]
    pub fn ground<'e>(&self, edition: &'e Edition) -> &'e Ground {
        edition.ground(self.side(edition))
    }

    /// The solo task, if one is played.
    #[inline]
    pub fn task<'e>(&self, edition: &'e Edition) -> Option<&'e Task> {
        edition.task(self.options.task)
    }

    /// Whose sheet a seat is working on: its own, but for passed sheets (C6.1).
    #[inline]
    pub fn target(&self, seat: Seat) -> Seat {
        match self.stage {
            // My left neighbour, the next clockwise, ticks my colours; my right neighbour sets my crosses.
            Stage::Colours => Seat((seat.0 + self.seats - 1) % self.seats),
            Stage::Crosses => seat.next(self.seats),
            _ => seat,
        }
    }

    /// Returns the round in which a player other than `seat` first reached a letter.
    pub fn reached_by_others(&self, seat: Seat, letter: Letter) -> Option<u8> {
        let rounds = self.sheets().iter().enumerate().filter(|(other, _)| *other != seat.index());
        rounds.map(|(_, sheet)| sheet.tally().letters[letter.index()]).filter(|&round| round > 0).min()
    }

    /// Returns what each letter brings: more if no player reached it in an earlier round (C5.2).
    pub fn letter_points(&self, edition: &Edition, seat: Seat) -> [u8; 4] {
        Letter::ALL.map(|letter| match self.sheet(seat).tally().letters[letter.index()] {
            0 => 0,
            round if self.reached_by_others(seat, letter).is_some_and(|other| other < round) => {
                edition.numbers.letter_later
            }
            _ => edition.numbers.letter_first,
        })
    }

    /// The score of a seat as it stands.
    pub fn score(&self, edition: &Edition, seat: Seat) -> Score {
        let tally = self.sheet(seat).tally();
        Score::of(&edition.numbers, self.scorings, tally, self.letter_points(edition, seat))
    }

    /// The score of a seat as it stands, in words.
    pub fn explain(&self, edition: &Edition, seat: Seat) -> Vec<Line> {
        let (sheet, score) = (self.sheet(seat), self.score(edition, seat));
        let lines = score.explain(self.scorings, self.ground(edition), sheet, seat);
        let Some(task) = self.task(edition) else { return lines };
        let result = match task.result {
            crate::Measure::Points => lines,
            measure => {
                let text = Message::new(&format!("colour-lines-result-{}", measure.name())).by_rule("C7");
                vec![Line::points(text, i32::from(measure.of(&score, sheet.tally())))]
            }
        };
        result.into_iter().chain(task.explain(&score, sheet.tally())).collect()
    }

    pub(crate) fn outcome(&self, edition: &Edition) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let task = self.task(edition);
        let result = |seat| {
            let score = self.score(edition, seat);
            let measure = task.map_or(crate::Measure::Points, |task| task.result);
            i32::from(measure.of(&score, self.sheet(seat).tally()))
        };
        let scores: Vec<i32> = Seat::all(self.seats).map(result).collect();
        let standing = |((seat, &score), rank)| Standing { rank, score, lines: self.explain(edition, seat) };
        let seats = Seat::all(self.seats).zip(&scores).zip(ranks(&scores)).map(standing).collect();
        let won = task.filter(|task| !task.goal.is_empty()).map(|task| {
            let seat = Seat(0);
            task.goal.is_met(&self.score(edition, seat), self.sheet(seat).tally())
        });
        let ending = Message::new("colour-lines-ended").with("rounds", self.round);
        Some(Outcome { ending, cut_short: false, together: false, won, seats })
    }
}
