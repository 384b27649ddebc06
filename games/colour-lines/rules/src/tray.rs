//! The tray: what the dice of a round show, and what they are for (C4.1, C6.2, C7).

use crate::action::{Die, Placing};
use crate::edition::{DICE, Edition, FaceId};
use crate::{Half, Paths, Sheet};
use contract::Chance;
use serde::{Deserialize, Serialize};

/// What a die is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// I.
    Left,
    /// II.
    Right,
    /// The round track: every player chooses the half.
    Free,
}

impl Place {
    /// Whether a die that lies here may be drawn in a half.
    #[inline]
    pub const fn serves(self, half: Half) -> bool {
        matches!((self, half), (Place::Free, _) | (Place::Left, Half::Left) | (Place::Right, Half::Right))
    }

    pub const fn name(self) -> &'static str {
        ["left", "right", "free"][self as usize]
    }
}

impl From<Half> for Place {
    fn from(half: Half) -> Place {
        match half {
            Half::Left => Place::Left,
            Half::Right => Place::Right,
        }
    }
}

/// The dice of one round, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tray {
    faces: [Option<FaceId>; DICE],
    places: [Option<Place>; DICE],
}

impl Tray {
    /// What a die shows, once it is rolled.
    #[inline]
    pub const fn face(&self, die: Die) -> Option<FaceId> {
        self.faces[die.index()]
    }

    /// What a die is for, once it is placed.
    #[inline]
    pub const fn place(&self, die: Die) -> Option<Place> {
        self.places[die.index()]
    }

    /// The dice that lie here.
    pub fn at(&self, place: Place) -> impl Iterator<Item = Die> {
        Die::all().filter(move |&die| self.place(die) == Some(place))
    }

    pub(crate) const fn show(&mut self, die: Die, face: FaceId) {
        self.faces[die.index()] = Some(face);
    }

    pub(crate) const fn put(&mut self, die: Die, place: Place) {
        self.places[die.index()] = Some(place);
    }

    pub(crate) fn place_all(&mut self, placing: &Placing) {
        for half in Half::BOTH {
            for die in placing.of(half) {
                self.put(die, half.into());
            }
        }
        self.put(placing.free(), Place::Free);
    }

    /// The dice that are not used on a sheet, each with a half it may be drawn in and what it asks for.
    #[inline]
    pub(crate) fn asked<'a>(
        &'a self,
        edition: &'a Edition,
        sheet: &'a Sheet,
    ) -> impl Iterator<Item = (Die, Half, Paths)> + 'a {
        Die::all().filter(|&die| !sheet.has_used(die)).flat_map(move |die| {
            let paths = self.face(die).map_or(Paths::NONE, |face| edition.face(face).paths);
            let serves = move |half: &Half| self.place(die).is_some_and(|place| place.serves(*half));
            Half::BOTH.into_iter().filter(serves).map(move |half| (die, half, paths))
        })
    }

    /// A die that can still be drawn on a sheet, so that it must be (C4.5).
    #[inline]
    pub(crate) fn must_draw(&self, edition: &Edition, sheet: &Sheet) -> Option<Die> {
        let fits = |&(_, half, paths): &(Die, Half, Paths)| !paths.and(sheet.open(half)).is_empty();
        self.asked(edition, sheet).find(fits).map(|(die, ..)| die)
    }
}

/// A roll that no player has seen yet: in which order the dice are drawn, and what they will show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Roll {
    pub(crate) order: [u8; DICE],
    pub(crate) faces: [FaceId; DICE],
}

impl Roll {
    pub(crate) fn new(edition: &Edition, chance: &mut Chance) -> Roll {
        let mut order = [0, 1, 2, 3, 4];
        chance.shuffle(&mut order);
        let mut faces = [FaceId::default(); DICE];
        for (die, shown) in faces.iter_mut().enumerate() {
            let faces = edition.die(die);
            *shown = faces[chance.below(faces.len() as u32) as usize];
        }
        Roll { order, faces }
    }

    pub(crate) fn show(&self, tray: &mut Tray, places: std::ops::Range<usize>) {
        for &die in &self.order[places] {
            if let Some(die) = Die::new(usize::from(die)) {
                tray.show(die, self.faces[die.index()]);
            }
        }
    }

    /// Two for the left half, two for the right, one free (C4.1).
    pub(crate) fn place(&self, tray: &mut Tray) {
        let places = [Place::Left, Place::Left, Place::Right, Place::Right, Place::Free];
        for (&die, place) in self.order.iter().zip(places) {
            if let Some(die) = Die::new(usize::from(die)) {
                tray.put(die, place);
            }
        }
    }
}
