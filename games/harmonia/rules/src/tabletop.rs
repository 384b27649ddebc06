//! The public state of the table.

use crate::cell::Cell;
use crate::edition::Edition;
use crate::hand::Tiles;
use crate::layout::{Extent, Layout, Place};
use crate::options::{Options, Variant};
use crate::scoring::{Score, Shape, is_won};
use crate::solve::hexagon;
use crate::tile::Kind;
use contract::{Line, Message, Outcome, RulesVersion, Seat, Seats, Standing};
use serde::{Deserialize, Serialize};

/// The most hands.
pub(crate) const MOST_HANDS: usize = 6;

/// The state that all viewers may know.
#[derive(Clone, Debug, PartialEq)]
pub struct Tabletop {
    pub(crate) rules: RulesVersion,
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
    /// Whether a player refused to end in this game.
    pub(crate) declined: bool,
    pub(crate) ended: Option<EndReason>,
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EndReason {
    /// All tiles are laid or put aside.
    Laid,
    /// All players agreed.
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

    /// Whether a player refused to end in this game.
    pub const fn declined(&self) -> bool {
        self.declined
    }

    /// Returns the players who have agreed to end; none if no end is proposed.
    pub const fn agreed(&self) -> Seats {
        self.agreed
    }

    pub const fn ended(&self) -> Option<EndReason> {
        self.ended
    }

    /// Whether a tile that is shown waits to be laid, so that nothing can be said about the end (H4.1). Under the first rules it could.
    #[inline]
    pub fn tile_waits(&self) -> bool {
        self.shown.is_some() && !self.rules.is_first()
    }

    /// The score as it stands (H5).
    pub fn score(&self, edition: &Edition) -> Score {
        Score::of(&edition.numbers, &self.layout, self.players, self.aside.len() as u8)
    }

    /// Whether ending now would win the basic game (H4.2).
    pub fn is_complete(&self, edition: &Edition) -> bool {
        self.options.game == Variant::Basic && self.layout.len() == edition.numbers.goal() && self.score(edition).won
    }

    /// The hexagon that wins the basic game, where it can still come together as far as what lies tells: of those that hold
    /// all tiles with nothing purple across their rim, the first. `None` if there is none.
    pub fn goal(&self, edition: &Edition) -> Option<Vec<Cell>> {
        let radius = edition.numbers.side as i8 - 1;
        let centre = self.centres(radius).find(|&centre| self.may_fill(centre, radius))?;
        Some(hexagon(centre, radius))
    }

    /// How many tiles lie outside of the hexagon that wins the basic game, wherever it holds most.
    pub fn outside(&self, edition: &Edition) -> usize {
        let radius = edition.numbers.side as i8 - 1;
        let outside = |centre| self.layout.tiles().filter(|place| !within(centre, radius, place.cell)).count();
        self.centres(radius).map(outside).min().unwrap_or(0)
    }

    /// Where the middle of a hexagon with at least one tile in it can be: nearest to the middle of what lies first, so that it
    /// grows evenly.
    fn centres(&self, radius: i8) -> impl Iterator<Item = Cell> {
        let &Extent { q, r, s } = self.layout.extent();
        let off =
            |(least, greatest): (i8, i8), at: i8| (2 * i16::from(at) - i16::from(least) - i16::from(greatest)).abs();
        let cells = self.layout.tiles().flat_map(|place| hexagon(place.cell, radius));
        let mut centres: Vec<Cell> = if self.layout.is_empty() { vec![Cell::ORIGIN] } else { cells.collect() };
        centres.sort_by_key(|&cell| (off(q, cell.q) + off(r, cell.r) + off(s, cell.s()), cell));
        centres.dedup();
        centres.into_iter()
    }

    /// Whether all tiles lie in the hexagon around a centre, and none has purple across its rim.
    fn may_fill(&self, centre: Cell, radius: i8) -> bool {
        let inside = |cell| within(centre, radius, cell);
        let green =
            |place: &Place| (0..6).all(|edge| !place.edges.is_purple(edge) || inside(place.cell.neighbour(edge)));
        self.layout.tiles().all(|place| inside(place.cell) && green(&place))
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
            EndReason::Laid => "harmonia-ended-laid",
            EndReason::Agreed => "harmonia-ended-agreed",
            EndReason::Misfit => "harmonia-ended-misfit",
        });
        let score = self.score(edition);
        let (won, points) = match self.options.game {
            Variant::Basic => {
                let won =
                    self.ended != Some(EndReason::Misfit) && is_won(&edition.numbers, &score.shape, self.layout.len());
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

/// Whether a cell lies in the hexagon around a centre.
fn within(centre: Cell, radius: i8, cell: Cell) -> bool {
    let (q, r) = (cell.q - centre.q, cell.r - centre.r);
    q.abs().max(r.abs()).max((q + r).abs()) <= radius
}
