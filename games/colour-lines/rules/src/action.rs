//! What a player can do, and its notation.
//!
//! | notation | meaning | rule |
//! |---|---|---|
//! | `colours pink light-blue` | tick two point colours | C3.1 |
//! | `cross 4,4` | set a start cross | C3.1 |
//! | `place 13 25 4` | dice 1 and 3 to the left half, 2 and 5 to the right, 4 is free | C6.2 |
//! | `pair left` | the first two dice to the left half | C7 |
//! | `free 4` | of the other three, die 4 is free | C7 |
//! | `draw 3 left nne` | draw die 3 at the end of the left line: up, up, right | C4.3 |
//! | `joker 3 left w` | a single stroke instead of die 3 | C4.6 |
//! | `joker 3` | a joker that draws nothing instead of die 3 | C4.6 |
//! | `more s` | a stroke that a circle earned | C4.7 |
//! | `mend` | draw this round anew, in a way that draws more of its dice | C4.5 |
//! | `done` | nothing more in this round | C4.9 |

use crate::edition::DICE;
use crate::field::Compass;
use crate::{Colour, Field, Half, Path};
use std::fmt;
use std::str::FromStr;

/// One step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Colours(Colour, Colour),
    Cross(Field),
    Place(Placing),
    Pair(Half),
    Free(Die),
    Draw(Die, Half, Path),
    Joker(Die, Half, Compass),
    /// A joker that draws nothing.
    Waive(Die),
    More(Compass),
    /// Takes back what was drawn in this round and draws the way that the rules found (option `strict`).
    Mend,
    Done,
}

/// One of the five dice, counted from 0 in code and from 1 in every text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

impl Die {
    pub fn all() -> impl DoubleEndedIterator<Item = Die> {
        (0..DICE as u8).map(Die)
    }

    pub const fn new(index: usize) -> Option<Die> {
        if index < DICE { Some(Die(index as u8)) } else { None }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    fn from_digit(digit: char) -> Option<Die> {
        Die::all().find(|die| char::from(b'1' + die.0) == digit)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Two dice for each half, one free (C6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placing {
    halves: [[Die; 2]; 2],
    free: Die,
}

impl Placing {
    /// Returns the placing with these dice in the halves, or `None` if a die is named twice.
    pub fn new(mut left: [Die; 2], mut right: [Die; 2]) -> Option<Placing> {
        left.sort();
        right.sort();
        let named = [left[0], left[1], right[0], right[1]];
        let bits = named.iter().fold(0u8, |bits, die| bits | 1 << die.0);
        let free = Die::all().find(|die| bits & 1 << die.0 == 0)?;
        (bits.count_ones() == 4).then_some(Placing { halves: [left, right], free })
    }

    /// The dice of a half.
    pub const fn of(&self, half: Half) -> [Die; 2] {
        self.halves[half.index()]
    }

    /// The die that all players use as they like.
    pub const fn free(&self) -> Die {
        self.free
    }

    /// All thirty placings.
    pub fn all() -> impl Iterator<Item = Placing> {
        let pairs = || Die::all().flat_map(|a| Die::all().filter(move |&b| a < b).map(move |b| [a, b]));
        pairs().flat_map(move |left| pairs().filter_map(move |right| Placing::new(left, right)))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Colours(a, b) => write!(f, "colours {a} {b}"),
            Action::Cross(field) => write!(f, "cross {field}"),
            Action::Place(Placing { halves: [[a, b], [c, d]], free }) => write!(f, "place {a}{b} {c}{d} {free}"),
            Action::Pair(half) => write!(f, "pair {half}"),
            Action::Free(die) => write!(f, "free {die}"),
            Action::Draw(die, half, path) => write!(f, "draw {die} {half} {path}"),
            Action::Joker(die, half, to) => write!(f, "joker {die} {half} {}", to.letter()),
            Action::Waive(die) => write!(f, "joker {die}"),
            Action::More(to) => write!(f, "more {}", to.letter()),
            Action::Mend => f.write_str("mend"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no action of Colour Lines")]
pub struct ParseAction;

impl FromStr for Action {
    type Err = ParseAction;

    fn from_str(s: &str) -> Result<Action, ParseAction> {
        let mut words = s.split(' ');
        let action = read(words.next().unwrap_or_default(), &mut words).ok_or(ParseAction)?;
        words.next().is_none().then_some(action).ok_or(ParseAction)
    }
}

fn read<'a>(verb: &str, words: &mut impl Iterator<Item = &'a str>) -> Option<Action> {
    fn next<'a, T: FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
        words.next()?.parse().ok()
    }
    fn letters<'a, const N: usize>(words: &mut impl Iterator<Item = &'a str>) -> Option<[char; N]> {
        words.next()?.chars().collect::<Vec<_>>().try_into().ok()
    }
    fn dice<'a, const N: usize>(words: &mut impl Iterator<Item = &'a str>) -> Option<[Die; N]> {
        let dice = letters::<N>(words)?.map(Die::from_digit);
        dice.iter().all(Option::is_some).then(|| dice.map(|die| die.unwrap_or(Die(0))))
    }
    fn die<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Die> {
        dice::<1>(words).map(|[die]| die)
    }
    fn compass<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Compass> {
        letters::<1>(words).and_then(|[letter]| Compass::from_letter(letter))
    }
    Some(match verb {
        // Whichever is named first.
        "colours" => {
            let (a, b): (Colour, Colour) = (next(words)?, next(words)?);
            Action::Colours(a.min(b), a.max(b))
        }
        "cross" => Action::Cross(next(words)?),
        "place" => {
            let (left, right, [free]) = (dice::<2>(words)?, dice::<2>(words)?, dice::<1>(words)?);
            let written_so = left[0] < left[1] && right[0] < right[1];
            let placing = Placing::new(left, right).filter(|placing| written_so && placing.free == free)?;
            Action::Place(placing)
        }
        "pair" => Action::Pair(next(words)?),
        "free" => Action::Free(die(words)?),
        "draw" => Action::Draw(die(words)?, next(words)?, next(words)?),
        "joker" => {
            let die = die(words)?;
            match words.next() {
                Some(half) => Action::Joker(die, half.parse().ok()?, compass(words)?),
                None => Action::Waive(die),
            }
        }
        "more" => Action::More(compass(words)?),
        "mend" => Action::Mend,
        "done" => Action::Done,
        _ => return None,
    })
}
