//! A player's sheet: point colours, start crosses, two growing lines, and what they have reached.

use crate::action::Die;
use crate::field::Compass;
use crate::{Colour, ColourSet, Edition, Field, FieldSet, Ground, Half, Kind, Letter, Paths};

/// The fields that one line can enter at most: its half and the grey zone.
const LONGEST_LINE: usize = 96;

/// A sheet of paper with what its player drew.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    pub(crate) colours: Option<[Colour; 2]>,
    lines: [Line; 2],
    taken: FieldSet,
    /// What is free around the end of each line.
    open: [Paths; 2],
    pub(crate) jokers: u8,
    /// The dice that were drawn in this round, or spent on a joker, a bit each.
    pub(crate) used: u8,
    /// The dice of this round that were spent on a joker, a bit each; noted only where dice are left strictly (C4.5).
    pub(crate) joked: u8,
    /// Whether dice are left that another way of drawing this round would draw, where that matters (C4.5, option `strict`).
    pub(crate) could_draw_more: bool,
    /// Strokes that a circle earned, and for which line (C4.7).
    pub(crate) bonus: Option<(Half, u8)>,
    tally: Tally,
}

/// One line: where it starts and the fields it entered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    cross: Option<Field>,
    fields: [Field; LONGEST_LINE],
    len: u8,
    /// How many fields it had entered when the round began.
    before: u8,
}

/// What both lines have reached so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The colours with a dot, for each half.
    pub colours: [ColourSet; 2],
    /// Dots in the point colours.
    pub dots: u8,
    /// Strokes across the midline.
    pub crossings: u8,
    /// The round in which each letter was reached, 0 for never.
    pub letters: [u8; 4],
    /// Circles entered.
    pub circles: u8,
}

impl Tally {
    /// Colours with a dot anywhere (C5.1).
    #[inline]
    pub const fn all_colours(&self) -> ColourSet {
        self.colours[0].or(self.colours[1])
    }

    /// Colours with a dot in both halves (C5.3).
    #[inline]
    pub const fn pairs(&self) -> ColourSet {
        self.colours[0].and(self.colours[1])
    }

    /// How many letters were reached.
    pub fn letters_reached(&self) -> u8 {
        self.letters.iter().filter(|&&round| round > 0).count() as u8
    }
}

impl Line {
    const EMPTY: Line = Line {
        cross: None,
        fields: [Field::new(0, 0).expect("the corner is a field"); LONGEST_LINE],
        len: 0,
        before: 0,
    };

    /// The start cross, once it is set.
    #[inline]
    pub const fn cross(&self) -> Option<Field> {
        self.cross
    }

    /// The fields it entered, in order. Each has a dot.
    #[inline]
    pub fn fields(&self) -> &[Field] {
        &self.fields[..usize::from(self.len)]
    }

    /// The fields it entered in this round.
    pub fn this_round(&self) -> &[Field] {
        &self.fields[usize::from(self.before)..usize::from(self.len)]
    }

    /// How many fields it had entered when the round began.
    pub const fn before(&self) -> u8 {
        self.before
    }

    /// Where it grows: its last field, or the cross.
    #[inline]
    pub fn end(&self) -> Option<Field> {
        match self.len {
            0 => self.cross,
            len => Some(self.fields[usize::from(len) - 1]),
        }
    }

    /// The strokes in notation, from the cross on.
    pub fn strokes(&self) -> impl Iterator<Item = Compass> {
        let from = self.cross.into_iter().chain(self.fields().iter().copied());
        from.zip(self.fields()).filter_map(|(from, &to)| from.towards(to))
    }
}

impl Sheet {
    pub(crate) const fn new(jokers: u8) -> Sheet {
        Sheet {
            colours: None,
            lines: [Line::EMPTY; 2],
            taken: FieldSet::EMPTY,
            open: [Paths::NONE; 2],
            jokers,
            used: 0,
            joked: 0,
            could_draw_more: false,
            bonus: None,
            tally: Tally { colours: [ColourSet::EMPTY; 2], dots: 0, crossings: 0, letters: [0; 4], circles: 0 },
        }
    }

    /// The two point colours, once they are ticked.
    pub const fn colours(&self) -> Option<[Colour; 2]> {
        self.colours
    }

    #[inline]
    pub const fn line(&self, half: Half) -> &Line {
        &self.lines[half.index()]
    }

    /// All fields that are occupied, crosses too.
    pub const fn taken(&self) -> &FieldSet {
        &self.taken
    }

    /// Jokers left (C4.6).
    pub const fn jokers(&self) -> u8 {
        self.jokers
    }

    /// Whether a die of this round was drawn, or spent on a joker.
    #[inline]
    pub const fn has_used(&self, die: Die) -> bool {
        self.used & 1 << die.index() != 0
    }

    /// Whether a die of this round was spent on a joker, where that is noted.
    pub(crate) const fn has_joked(&self, die: Die) -> bool {
        self.joked & 1 << die.index() != 0
    }

    /// Strokes that a circle earned and that can still be drawn, and by which line (C4.7).
    pub const fn bonus(&self) -> Option<(Half, u8)> {
        self.bonus
    }

    /// What the lines have reached.
    #[inline]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The paths that are free from the end of a line.
    #[inline]
    pub const fn open(&self, half: Half) -> Paths {
        self.open[half.index()]
    }

    /// Whether everything is set for the first round.
    pub fn is_ready(&self) -> bool {
        self.colours.is_some() && self.lines.iter().all(|line| line.cross.is_some())
    }

    /// The colours of the crosses that are set.
    pub(crate) fn cross_colours(&self, ground: &Ground) -> ColourSet {
        self.lines.iter().filter_map(|line| ground.start(line.cross?)).collect()
    }

    pub(crate) fn set_cross(&mut self, ground: &Ground, half: Half, field: Field) {
        self.lines[half.index()].cross = Some(field);
        self.taken.add(field);
        self.look_around(ground);
    }

    pub(crate) fn begin_round(&mut self) {
        (self.used, self.joked, self.could_draw_more) = (0, 0, false);
        self.bonus = None;
        for line in &mut self.lines {
            line.before = line.len;
        }
    }

    /// The sheet as it was when the round began. The jokers of the round come back only if they were noted.
    pub(crate) fn at_begin_of_round(&self, edition: &Edition, ground: &Ground) -> Sheet {
        let mut sheet = Sheet::new(self.jokers + self.joked.count_ones() as u8);
        sheet.colours = self.colours;
        for half in Half::BOTH {
            if let Some(cross) = self.line(half).cross {
                sheet.set_cross(ground, half, cross);
            }
        }
        for half in Half::BOTH {
            let line = self.line(half);
            let strokes: Vec<Compass> = line.strokes().take(usize::from(line.before)).collect();
            sheet.draw(edition, ground, 1, half, &strokes);
        }
        for (letter, &round) in sheet.tally.letters.iter_mut().zip(&self.tally.letters) {
            *letter = if *letter > 0 { round } else { 0 };
        }
        sheet.begin_round();
        sheet
    }

    /// Restores what [`Sheet::begin_round`] noted.
    pub(crate) const fn set_before(&mut self, half: Half, before: u8) {
        self.lines[half.index()].before = before;
    }

    /// A die is drawn or spent on a joker; strokes that a circle earned before are gone.
    #[inline]
    pub(crate) const fn use_die(&mut self, die: Die) {
        self.used |= 1 << die.index();
        self.bonus = None;
    }

    /// A joker is spent on a die.
    #[inline]
    pub(crate) const fn use_joker(&mut self, die: Die, noted: bool) {
        self.use_die(die);
        self.jokers -= 1;
        if noted {
            self.joked |= 1 << die.index();
        }
    }

    /// Draws strokes that are known to be free, as one die, joker or bonus: dots, crossings, letters and circles follow.
    #[inline]
    pub(crate) fn draw(&mut self, edition: &Edition, ground: &Ground, round: u8, half: Half, strokes: &[Compass]) {
        let before = self.tally.circles;
        let Some(mut at) = self.lines[half.index()].end() else { return };
        for &to in strokes {
            let Some(next) = at.next(to) else { return };
            self.enter(ground, round, half, at, next);
            at = next;
        }
        let circles = self.tally.circles - before;
        if circles > 0 {
            let earned = circles.saturating_mul(edition.numbers.bonus);
            let (_, left) = self.bonus.unwrap_or((half, 0));
            self.bonus = Some((half, left.saturating_add(earned))).filter(|&(_, strokes)| strokes > 0);
        }
        self.look_around(ground);
    }

    /// Draws a stroke that a circle earned (C4.7).
    pub(crate) fn draw_more(&mut self, edition: &Edition, ground: &Ground, round: u8, to: Compass) {
        if let Some((half, left)) = self.bonus {
            self.bonus = (left > 1).then_some((half, left - 1));
            self.draw(edition, ground, round, half, &[to]);
        }
    }

    #[inline]
    fn enter(&mut self, ground: &Ground, round: u8, half: Half, from: Field, to: Field) {
        let line = &mut self.lines[half.index()];
        line.fields[usize::from(line.len)] = to;
        line.len += 1;
        self.taken.add(to);
        let tally = &mut self.tally;
        tally.crossings += u8::from(from.across(to));
        match ground.kind(to) {
            Kind::Colour(colour) => {
                tally.colours[half.index()].add(colour);
                let ticked = self.colours.is_some_and(|colours| colours.contains(&colour));
                tally.dots += u8::from(ticked);
                if let Some(letter) = ground.letter(to) {
                    tally.letters[letter.index()] = round;
                }
            }
            Kind::Circle => tally.circles += 1,
            Kind::Grey | Kind::Black => {}
        }
    }

    #[inline]
    fn look_around(&mut self, ground: &Ground) {
        for half in Half::BOTH {
            self.open[half.index()] = match self.lines[half.index()].end() {
                Some(end) => Paths::within(ground.open(half).window(&self.taken, end)),
                None => Paths::NONE,
            };
        }
    }

    /// Sets the round in which a letter was reached; for sheets that were told, not drawn.
    pub(crate) const fn set_letter(&mut self, letter: Letter, round: u8) {
        self.tally.letters[letter.index()] = round;
    }
}
