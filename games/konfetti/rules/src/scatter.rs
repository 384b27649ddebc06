//! Cards thrown on the table: where each lies (F3.1).

use crate::cards::Cards;
use crate::tabletop::Spot;
use contract::Chance;

/// The maximum distance of a card from the centre of its square, in thousandths of the square's side.
const STRAY: u32 = 280;

/// Returns the numbers of squares, along and across, into which cards are thrown. Never fewer along than across.
pub fn squares(cards: usize) -> (usize, usize) {
    let along = (1..).find(|along| along * along >= cards).unwrap_or(1);
    (along, cards.div_ceil(along).max(1))
}

/// Throws these cards: one into each square of the smallest sufficient grid, slightly off its centre and turned.
pub(crate) fn scatter(cards: Cards, count: usize, chance: &mut Chance) -> Vec<Spot> {
    let mut spots = vec![Spot::default(); count];
    let (columns, rows) = squares(cards.len());
    let mut squares: Vec<usize> = (0..columns * rows).collect();
    chance.shuffle(&mut squares);
    for (card, square) in cards.iter().zip(squares) {
        let mut along = |square: usize, squares: usize| {
            let stray = 500 - STRAY + chance.below(2 * STRAY + 1);
            ((1000 * square + stray as usize) / squares) as u16
        };
        let (x, y) = (along(square % columns, columns), along(square / columns, rows));
        spots[card.index()] = Spot { x, y, turn: chance.below(360) as u16 };
    }
    spots
}
