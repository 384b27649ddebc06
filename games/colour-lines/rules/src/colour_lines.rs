//! The full state: what lies open, and the rolls to come; and how the game fits the contract.

use crate::edition::MOST_ROUNDS;
use crate::table::MOST_SEATS;
use crate::tray::Roll;
use crate::{Action, Edition, Half, Illegal, Options, Scoring, Scorings, Setup, Sheet, Stage, Table, Tray, View};
use contract::{
    Chance, Choice, Message, Millis, Outcome, RealTime, Rules, RulesVersion, Seat, Seats, Seed, Undo, Viewer,
};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game of Colour Lines.
#[derive(Clone, Debug)]
pub struct ColourLines {
    pub(crate) edition: Arc<Edition>,
    pub(crate) table: Table,
    /// All rolls of the game, made before its start. Those to come are hidden.
    pub(crate) rolls: [Roll; MOST_ROUNDS],
}

impl PartialEq for ColourLines {
    fn eq(&self, other: &ColourLines) -> bool {
        (&self.table, &self.rolls) == (&other.table, &other.rolls)
            && (Arc::ptr_eq(&self.edition, &other.edition) || self.edition == other.edition)
    }
}

impl ColourLines {
    /// All that lies open.
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The components in play.
    #[inline]
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The scorings that count: those not left out, three of them at random if so chosen (C5.6, C6.3). Tasks count by
    /// all four (C7).
    fn scorings(edition: &Edition, options: &Options, chance: &mut Chance) -> Scorings {
        if options.task > 0 {
            return Scorings::ALL;
        }
        let left_out = |scoring: &Scoring| {
            options.setup == Setup::Suggested && edition.suggested.leave_out.contains(scoring)
                || !match scoring {
                    Scoring::Midline => options.midline,
                    Scoring::Letters => options.letters,
                    Scoring::Pairs => options.pairs,
                    Scoring::Dots => options.dots,
                }
        };
        let mut scorings: Vec<Scoring> = Scoring::ALL.into_iter().filter(|scoring| !left_out(scoring)).collect();
        if options.three_of_four {
            chance.shuffle(&mut scorings);
            scorings.truncate(3);
        }
        scorings.into_iter().collect()
    }
}

impl Rules for ColourLines {
    const ID: &'static str = "colour-lines";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 1..=MOST_SEATS as u8;
    const SAME_VIEW: bool = true;

    type Edition = Edition;
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type View = View;

    fn start(edition: Arc<Edition>, options: &Options, seats: u8, seed: &Seed) -> Result<ColourLines, Message> {
        let wrong = |what: &str| Err(Message::new(&format!("colour-lines-start-{what}")));
        if !Self::SEATS.contains(&seats) {
            let (least, most) = Self::SEATS.into_inner();
            return Err(Message::new("start-seats").with("least", least).with("most", most).with("seats", seats));
        }
        if options.task > 0 && edition.task(options.task).is_none() {
            return wrong("unknown-task");
        }
        if seats > 1 && options.task > 0 {
            return wrong("task-alone");
        }
        if seats > 1 && options.harder {
            return wrong("harder-alone");
        }
        if seats == 1 && options.setup == Setup::Passed {
            return wrong("passed-together");
        }
        let chance = &mut seed.chance(0);
        let first = Seat(chance.below(u32::from(seats)) as u8);
        let scorings = Self::scorings(&edition, options, chance);
        if scorings.is_empty() {
            return wrong("no-scoring");
        }
        let mut rolls = [Roll::default(); MOST_ROUNDS];
        for roll in &mut rolls[..usize::from(edition.numbers.rounds)] {
            *roll = Roll::new(&edition, chance);
        }
        let stage = match options.setup {
            Setup::Own | Setup::Suggested => Stage::Setup,
            Setup::Passed => Stage::Colours,
        };
        let table = Table {
            rules: RulesVersion(Self::RULES),
            options: options.clone(),
            scorings,
            sheets: [Sheet::new(edition.numbers.jokers); MOST_SEATS],
            seats,
            trays: [Tray::default(); MOST_ROUNDS],
            stage,
            round: 0,
            first,
            done: Seats::NONE,
        };
        let mut game = ColourLines { edition, table, rolls };
        if options.setup == Setup::Suggested {
            game.set_as_suggested();
            game.begin_round();
        }
        Ok(game)
    }

    fn under(mut self, rules: u32) -> ColourLines {
        self.table.rules = RulesVersion(rules);
        if self.table.options.setup == Setup::Suggested {
            self.tick_as_suggested();
        }
        self
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.table.stage {
            Stage::Over => Seats::NONE,
            Stage::Place | Stage::Pair | Stage::Free => Seats::one(self.table.active()),
            Stage::Setup | Stage::Colours | Stage::Crosses | Stage::Draw => {
                Seats::all(self.table.seats).minus(self.table.done)
            }
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.groups(seat, |group| actions.extend((0..group.len()).filter_map(|place| group.nth(place))));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &Action, _now: Millis) -> Result<Undo, Illegal> {
        self.check_action(seat, action)?;
        Ok(self.play_unchecked(seat, action))
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn imagine(edition: &Arc<Edition>, view: &View, chance: &mut Chance) -> Result<ColourLines, Message> {
        view.imagine(edition, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome(&self.edition)
    }

    fn choices() -> Vec<Choice> {
        Options::choices()
    }

    #[inline]
    fn count(&self, seat: Seat) -> usize {
        let mut count = 0;
        self.groups(seat, |group| count += group.len());
        count
    }

    #[inline]
    fn nth(&self, seat: Seat, place: usize) -> Option<Action> {
        let (mut rest, mut found) = (place, None);
        self.groups(seat, |group| {
            if found.is_none() {
                let len = group.len();
                if rest < len { found = group.nth(rest) } else { rest -= len }
            }
        });
        found
    }
}

impl RealTime for ColourLines {}

impl ColourLines {
    fn tick_as_suggested(&mut self) {
        let mut colours = self.edition.suggested.colours;
        colours.sort();
        let ticked = self.table.has_colours(&self.edition).then_some(colours);
        for sheet in &mut self.table.sheets[..usize::from(self.table.seats)] {
            sheet.colours = ticked;
        }
    }

    fn set_as_suggested(&mut self) {
        self.tick_as_suggested();
        let ground = self.table.ground(&self.edition);
        let suggested = &self.edition.suggested;
        for sheet in &mut self.table.sheets[..usize::from(self.table.seats)] {
            sheet.set_cross(ground, Half::Left, suggested.left);
            sheet.set_cross(ground, Half::Right, suggested.right);
        }
    }
}
