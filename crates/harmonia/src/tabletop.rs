//! All that lies open on the table.

use crate::cell::Cell;
use crate::edition::Edition;
use crate::hand::Tiles;
use crate::layout::{Layout, Place};
use crate::options::{Options, Variant};
use crate::scoring::{Score, Shape, is_won};
use crate::tile::Kind;
use contract::{Line, Message, Outcome, Seat, Seats, Standing};
use serde::{Deserialize, Serialize};

/// The most hands.
pub(crate) const MOST_HANDS: usize = 6;

/// All that everybody may know.
#[derive(Clone, Debug, PartialEq)]
pub struct Tabletop {
    pub(crate) options: Options,
    /// How many people sit at the table: one who plays all hands, or one for each hand.
    pub(crate) seats: u8,
    /// How many hands there are.
    pub(crate) players: u8,
    pub(crate) layout: Layout,
    /// How many tiles each hand still has.
    pub(crate) left: [u8; MOST_HANDS],
    /// Tiles that were shown and did not fit (H3.3).
    pub(crate) aside: Tiles,
    /// Whose turn it is, as a hand.
    pub(crate) turn: u8,
    /// The tile that is shown and not laid yet.
    pub(crate) shown: Option<Kind>,
    /// Who has agreed to end, if that is proposed (H4.1).
    pub(crate) agreed: Seats,
    /// Whether somebody refused to end in this game.
    pub(crate) declined: bool,
    pub(crate) ended: Option<Ended>,
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// All tiles are laid or put aside.
    Laid,
    /// Everybody agreed.
    Agreed,
    /// A tile fitted nowhere in the basic game.
    Misfit,
}

impl Tabletop {
    pub const fn options(&self) -> &Options {
        &self.options
    }

    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many hands there are.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Whose turn it is, as a hand.
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// Who plays a hand.
    #[inline]
    pub const fn seat_of(&self, hand: u8) -> Seat {
        Seat(if self.seats == 1 { 0 } else { hand })
    }

    /// The hands that a seat plays.
    pub fn hands_of(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let this = (self.seats, self.players);
        (0..this.1).filter(move |&hand| if this.0 == 1 { seat.0 == 0 } else { hand == seat.0 })
    }

    /// How many tiles a hand still has.
    pub fn left(&self, hand: u8) -> u8 {
        self.left[usize::from(hand)]
    }

    /// The tile that is shown and not laid yet.
    pub const fn shown(&self) -> Option<Kind> {
        self.shown
    }

    /// Tiles that were shown and did not fit.
    pub const fn aside(&self) -> &Tiles {
        &self.aside
    }

    /// Whether somebody refused to end in this game.
    pub const fn declined(&self) -> bool {
        self.declined
    }

    /// Who has agreed to end; nobody if that is not proposed.
    pub const fn agreed(&self) -> Seats {
        self.agreed
    }

    pub const fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The score as it stands (H5).
    pub fn score(&self, edition: &Edition) -> Score {
        Score::of(&edition.numbers, &self.layout, self.players, self.aside.len() as u8)
    }

    /// Whether ending now would win the basic game (H4.2).
    pub fn is_complete(&self, edition: &Edition) -> bool {
        self.options.game == Variant::Basic && self.layout.len() == edition.numbers.goal() && self.score(edition).won
    }

    /// What is wrong with the layout as a hexagon that wins the basic game: cells of the nearest such hexagon that are
    /// empty, and tiles outside of it.
    pub fn missing(&self, edition: &Edition) -> (Vec<Cell>, Vec<Cell>) {
        let layout = &self.layout;
        let radius = edition.numbers.side as i8 - 1;
        let around = |centre: Cell| {
            let cells = (-radius..=radius).flat_map(move |q| (-radius..=radius).map(move |r| (q, r)));
            cells
                .filter(move |(q, r)| (q + r).abs() <= radius)
                .map(move |(q, r)| Cell { q: centre.q + q, r: centre.r + r })
        };
        let inside = |centre: Cell| around(centre).filter(|&cell| layout.at(cell).is_some()).count();
        let centres = layout.tiles().flat_map(|Place { cell, .. }| around(cell));
        let best = centres.max_by_key(|&centre| (inside(centre), std::cmp::Reverse(centre)));
        let Some(best) = best else { return (around(Cell::ORIGIN).collect(), Vec::new()) };
        let empty = around(best).filter(|&cell| layout.at(cell).is_none()).collect();
        let within = |cell: Cell| {
            let (q, r) = (cell.q - best.q, cell.r - best.r);
            q.abs() <= radius && r.abs() <= radius && (q + r).abs() <= radius
        };
        let outside = layout.tiles().map(|place| place.cell).filter(|&cell| !within(cell)).collect();
        (empty, outside)
    }

    /// The score in words.
    pub fn explain(&self, edition: &Edition) -> Vec<Line> {
        let score = self.score(edition);
        let text = |what: &str| Message::new(&format!("harmonia-score-{what}"));
        if self.options.game == Variant::Basic {
            let laid = text("laid").with("tiles", self.layout.len() as i64).by_rule("H4.2");
            let goal = text("goal")
                .with("tiles", edition.numbers.goal() as i64)
                .with("won", if score.won { "yes" } else { "no" });
            return vec![
                Line::points(laid, self.layout.len() as i32),
                Line::note(score.shape.words()),
                Line::note(goal.by_rule("H4.2")),
            ];
        }
        score.explain(&edition.numbers, &self.layout, self.players, self.aside.len() as u8)
    }

    pub(crate) fn outcome(&self, edition: &Edition) -> Option<Outcome> {
        let ending = Message::new(match self.ended? {
            Ended::Laid => "harmonia-ended-laid",
            Ended::Agreed => "harmonia-ended-agreed",
            Ended::Misfit => "harmonia-ended-misfit",
        });
        let score = self.score(edition);
        let (won, points) = match self.options.game {
            Variant::Basic => {
                let won =
                    self.ended != Some(Ended::Misfit) && is_won(&edition.numbers, &score.shape, self.layout.len());
                (Some(won), self.layout.len() as i32)
            }
            Variant::Advanced => (None, score.total),
        };
        let standing = Standing { rank: 1, score: points, lines: self.explain(edition) };
        let seats = vec![standing; usize::from(self.seats)];
        Some(Outcome { ending, cut_short: false, together: true, won, seats })
    }

    /// The shape of the layout.
    pub fn shape(&self) -> Shape {
        Shape::of(&self.layout)
    }
}
