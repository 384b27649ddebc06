//! Cards of an edition, and sets of them.

/// The maximum number of cards in an edition: one for each face.
pub const MOST_CARDS: usize = crate::colour::FACES;

/// A card, as its index in the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u128);

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// Returns the first `count` cards of an edition.
    pub(crate) const fn first(count: usize) -> Cards {
        Cards((1 << count) - 1)
    }

    #[inline]
    pub const fn one(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    #[inline]
    #[must_use]
    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// Returns whether all of these cards are in `others`.
    #[inline]
    pub const fn within(self, others: Cards) -> bool {
        self.0 & !others.0 == 0
    }

    /// Returns whether none of these cards is in `others`.
    #[inline]
    pub const fn apart(self, others: Cards) -> bool {
        self.0 & others.0 == 0
    }

    /// Iterates over the cards in the order of the edition.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (card < 128).then_some(Card(card as u8))
        })
    }

    /// Returns the card at an index of this set.
    #[inline]
    pub fn nth(self, place: usize) -> Option<Card> {
        let low = self.0 as u64;
        let in_low = low.count_ones() as usize;
        let (mut half, skip, shift) =
            if place < in_low { (low, place, 0) } else { ((self.0 >> 64) as u64, place - in_low, 64) };
        for _ in 0..skip.min(64) {
            half &= half.wrapping_sub(1);
        }
        (half != 0).then(|| Card(half.trailing_zeros() as u8 + shift))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}
