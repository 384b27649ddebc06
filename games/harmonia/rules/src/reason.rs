//! Why somebody would do something, for those who are given it as an idea.

use crate::action::Action;
use crate::harmonia::Harmonia;
use crate::layout::{Layout, Place};
use crate::options::Variant;
use crate::outlook::{Forecast, Outlook};
use contract::{Message, Seat};

impl Harmonia {
    pub(crate) fn because(&self, seat: Seat, action: &Action) -> Option<Message> {
        let table = self.table();
        let laid = |place: Place| {
            let mut layout = *table.layout();
            layout.lay(place);
            layout
        };
        match *action {
            Action::Lay(cell, edges) => self.after(&laid(Place { cell, edges }), seat),
            // Whoever shows a tile thinks of its best place.
            Action::Show(kind) => {
                let layouts = table.layout().places(kind).map(laid);
                let best = layouts.max_by(|a, b| self.worth_of(a, seat).total_cmp(&self.worth_of(b, seat)));
                self.after(&best?, seat)
            }
            Action::Propose | Action::Accept => self.enough(seat),
            Action::Refuse => None,
        }
    }

    /// What is to be hoped of a layout.
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

    /// Why one would end here.
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
