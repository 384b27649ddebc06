//! The value of a position for bots: the score so far and the room for more; the reasons for hints; the chat of bots.

use crate::action::Action;
use crate::harmonia::Harmonia;
use crate::layout::{Layout, Place};
use crate::options::Variant;
use crate::outlook::{Forecast, Outlook};
use crate::phrases::ChatNotes;
use crate::scoring::total;
use crate::tabletop::EndReason;
use crate::tile::Kind;
use contract::{Message, Mind, Phrase, Seat, Strategy};

/// More than the random difference between placements, less than a point.
const COURTESY: f32 = 0.4;
/// Less than the value of any position that is not lost.
const LOST: f32 = -1000.0;

impl Mind for Harmonia {
    const STRATEGY: Strategy = Strategy::Greedy;
    // The prospects of a layout are computed without playouts.
    const SEARCH_PLAYOUTS: u32 = 0;

    fn worth(&self, seat: Seat) -> f32 {
        let table = self.table();
        let agreed = table.agreed();
        match (agreed.has(seat), agreed.len()) {
            _ if table.ended() == Some(EndReason::Misfit) => LOST,
            // A proposal to end is worth the score so far; not a second one after a refusal, unless nothing fits.
            (true, 1) if self.is_pushy(seat) => LOST,
            (true, 1) => self.score_now(seat) - COURTESY,
            // The other players end the game when the score satisfies them.
            (true, _) => -LOST,
            (false, _) => self.worth_shown(seat),
        }
    }

    fn reason(&self, seat: Seat, action: &Action) -> Option<Message> {
        let table = self.table();
        let laid = |place: Place| {
            let mut layout = *table.layout();
            layout.lay(place);
            layout
        };
        match *action {
            Action::Lay(cell, edges) => self.after(&laid(Place { cell, edges }), seat),
            // For a player who shows a tile, its best place counts.
            Action::Show(kind) => {
                let layouts = table.layout().places(kind).map(laid);
                let best = layouts.max_by(|a, b| self.worth_of(a, seat).total_cmp(&self.worth_of(b, seat)));
                self.after(&best?, seat)
            }
            Action::Propose | Action::Accept => self.enough(seat),
            Action::Refuse => None,
        }
    }

    fn on_chat(&mut self, seat: Seat, heard: &[Phrase]) {
        self.told = ChatNotes::of(self, seat, heard);
    }

    /// Answers a question, or names a cell for which the seat has the missing tile.
    fn chat_reply(&self, seat: Seat, heard: &[Phrase]) -> Option<Phrase> {
        let since = heard.iter().rposition(|phrase| phrase.seat == seat).map_or(0, |last| last + 1);
        let answer = |phrase: &Phrase| {
            let has = match phrase.key.as_str() {
                "green" => self.has_any(seat, 1 << Kind::default().index()),
                "who" => self.has_tile_for(seat, phrase.args.get("cell")?.parse().ok()?)?,
                _ => return None,
            };
            Some(Phrase::new(seat, if has { "yes" } else { "no" }))
        };
        let mut questions = heard[since..].iter().rev().filter(|phrase| phrase.seat != seat);
        questions.find_map(answer).or_else(|| {
            // A seat that is still to act has time to speak later.
            let done = self.table().ended().is_none() && self.table().shown().is_none();
            let cell = match self.table().options().game {
                _ if !done => None,
                Variant::Basic => Outlook::of(self, seat).offer(self.table().layout(), seat),
                Variant::Advanced => self.offer(seat),
            }?;
            let words = Phrase::new(seat, "fits").with("cell", cell);
            (!heard.contains(&words)).then_some(words)
        })
    }
}

impl Harmonia {
    /// Whether the end is proposed again although a player refused and the game could go on.
    fn is_pushy(&self, seat: Seat) -> bool {
        let table = self.table();
        let could_go_on = table.ended().is_none() && table.declined() && self.something_fits(seat);
        could_go_on && !table.is_complete(&self.edition)
    }

    fn something_fits(&self, seat: Seat) -> bool {
        let table = self.table();
        table.hands_of(seat).any(|hand| self.hand(hand).kinds() & table.layout().kinds_that_fit() != 0)
    }

    /// A shown tile counts as if it were laid where it is best: choosing a tile means choosing its place.
    fn worth_shown(&self, seat: Seat) -> f32 {
        let table = self.table();
        match table.shown() {
            None => self.worth_of(table.layout(), seat),
            Some(kind) => {
                let laid = |place| {
                    let mut layout = *table.layout();
                    layout.lay(place);
                    self.worth_of(&layout, seat)
                };
                table.layout().places(kind).map(laid).fold(f32::MIN, f32::max)
            }
        }
    }

    /// Returns the value of ending now.
    fn score_now(&self, seat: Seat) -> f32 {
        let table = self.table();
        match table.options().game {
            Variant::Basic if table.is_complete(&self.edition) => -LOST,
            // Ending is better than playing on without a chance.
            Variant::Basic if Outlook::of(self, seat).hope(table.layout()).is_none() => LOST + 1.0,
            Variant::Basic => LOST,
            Variant::Advanced => self.score_of(table.layout()),
        }
    }

    pub(crate) fn score_of(&self, layout: &Layout) -> f32 {
        let table = self.table();
        total(&self.edition.numbers, layout, table.players(), table.aside().len() as u8) as f32
    }

    pub(crate) fn worth_of(&self, layout: &Layout, seat: Seat) -> f32 {
        let table = self.table();
        match table.options().game {
            Variant::Advanced => {
                let score = self.score_of(layout);
                if let Some(promise) = self.promise(layout, seat).filter(|_| !table.declined()) {
                    let last = layout.tiles().next_back().map_or(0.0, |last| self.told.disrespect(last.cell));
                    return promise.max(score) - last;
                }
                // Patterns that are nearly closed.
                let hope = layout.patterns().iter().map(|pattern| match (pattern.is_symmetric(), pattern.loose) {
                    (true, 1..=2) => 4.0,
                    (true, 0) => 6.0,
                    (_, loose) => -0.5 * f32::from(loose),
                });
                score + hope.sum::<f32>()
            }
            Variant::Basic => {
                let outlook = Outlook::of(self, seat);
                let asked_for = layout.tiles().next_back().map_or(0.0, |last| self.told.disrespect(last.cell));
                outlook.hope(layout).map_or(LOST, |hope| hope - 0.01 * asked_for)
            }
        }
    }

    /// Returns the prospects of a layout in words.
    fn after(&self, layout: &Layout, seat: Seat) -> Option<Message> {
        match self.table().options().game {
            Variant::Basic => Some(match Outlook::of(self, seat).forecast(layout)? {
                Forecast::Chance(chance) => {
                    Message::new("harmonia-because-chance").with("percent", (100.0 * chance).round() as i64)
                }
                Forecast::Scarcest(tiles) => {
                    Message::new("harmonia-because-scarcest").with("tiles", tiles.floor().max(1.0) as i64)
                }
            }),
            Variant::Advanced => {
                let hoped = self.promise(layout, seat).unwrap_or_else(|| self.score_of(layout));
                Some(Message::new("harmonia-because-points").with("points", hoped.round() as i64))
            }
        }
    }

    /// Returns the reason to end here.
    fn enough(&self, seat: Seat) -> Option<Message> {
        let table = self.table();
        match table.options().game {
            Variant::Basic if table.is_complete(&self.edition) => Some(Message::new("harmonia-because-complete")),
            Variant::Basic => {
                let lost = Outlook::of(self, seat).forecast(table.layout()).is_none();
                lost.then(|| Message::new("harmonia-because-lost"))
            }
            Variant::Advanced => {
                let points = self.score_of(table.layout()) as i64;
                Some(Message::new("harmonia-because-enough").with("points", points))
            }
        }
    }
}
