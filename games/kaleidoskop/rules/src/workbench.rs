//! Scores of layouts, and what the lab counts in Kaleidoskop.

use crate::{Action, Colour, Edition, Kaleidoskop, Purchase, ScoreInput, ScoreOutput, Stack, Which};
use contract::{Component, Message, Seat, Workbench};
use serde::de::IgnoredAny;

const TOOLS: [&str; 3] = ["holder", "mirror", "frosted"];
const MOVES: [&str; 2] = ["put", "swap"];

/// Where each group begins: orders first, two a card.
struct Places {
    tools: usize,
    purchases: usize,
    stacks: usize,
    crystals: usize,
    moves: usize,
    end: usize,
}

impl Places {
    fn of(edition: &Edition) -> Places {
        let tools = 2 * edition.cards().len();
        let purchases = tools + TOOLS.len();
        let stacks = purchases + Purchase::ALL.len();
        let crystals = stacks + Stack::ALL.len();
        let moves = crystals + Colour::ALL.len();
        Places { tools, purchases, stacks, crystals, moves, end: moves + MOVES.len() }
    }
}

impl Workbench for Kaleidoskop {
    type Layout = ScoreInput;
    type Score = ScoreOutput;
    type Problem = IgnoredAny;

    fn score(edition: &Edition, input: &ScoreInput) -> Result<ScoreOutput, Message> {
        crate::layout::score(input, edition).map_err(|error| error.message())
    }

    fn components(edition: &Edition) -> Vec<Component> {
        let orders = edition.cards().iter().enumerate().flat_map(|(place, card)| {
            ["a", "b"].into_iter().zip(&card.orders).map(move |(which, order)| {
                let detail = format!("{} {}: {}", card.stack, order.reward(), order.pattern());
                Component::new("orders", format!("{}{which}", place + 1)).with_detail(detail)
            })
        });
        let group = |group: &'static str, names: Vec<&'static str>| {
            names.into_iter().map(move |name| Component::new(group, name))
        };
        orders
            .chain(group("tools", TOOLS.to_vec()))
            .chain(group("purchases", Purchase::ALL.map(Purchase::name).to_vec()))
            .chain(group("stacks", Stack::ALL.map(Stack::name).to_vec()))
            .chain(group("crystals", Colour::ALL.map(Colour::name).to_vec()))
            .chain(group("moves", MOVES.to_vec()))
            .collect()
    }

    #[inline]
    fn uses(&self, _seat: Seat, action: &Action, note: &mut impl FnMut(usize)) {
        let places = Places::of(self.edition());
        match *action {
            Action::Put(colour, _) => {
                note(places.crystals + colour as usize);
                note(places.moves);
            }
            Action::Swap(colour, _) => {
                note(places.crystals + colour as usize);
                note(places.moves + 1);
            }
            Action::Hold => note(places.tools),
            Action::Mirror(..) => note(places.tools + 1),
            Action::Frost(..) => note(places.tools + 2),
            Action::Fulfil(card, which) => note(2 * card.index() + which as usize),
            Action::Draw(Some(stack)) => note(places.stacks + stack.index()),
            Action::Buy(purchase) => note(places.purchases + purchase as usize),
            Action::Draw(None) | Action::End => (),
        }
    }

    /// The cards that were dealt or drawn; all else is always on offer.
    fn offered(&self, note: &mut impl FnMut(usize)) {
        let mut both =
            |card: crate::CardId| Which::ALL.into_iter().for_each(|which| note(2 * card.index() + which as usize));
        for (seat, player) in self.table().players.iter() {
            self.hand(seat).iter().copied().for_each(&mut both);
            player.laid_off.iter().flat_map(|cards| cards.iter()).for_each(&mut both);
        }
        // A stack is made anew when all its cards have been dealt or drawn.
        for stack in Stack::ALL.into_iter().filter(|stack| self.refills[stack.index()] > 0) {
            self.edition().stack(stack).for_each(&mut both);
        }
        let places = Places::of(self.edition());
        (places.tools..places.end).for_each(note);
    }

    #[inline]
    fn standing(&self, seat: Seat) -> i32 {
        i32::from(self.table().players[seat].crystals)
    }

    #[inline]
    fn round(&self) -> u32 {
        u32::from(self.table().round)
    }
}
