//! What is legal and what it does: setting up (C3, C6.1), placing dice (C6.2, C7) and drawing (C4).

use crate::action::Die;
use crate::edition::DICE;
use crate::group::Group;
use crate::strict::Redrawn;
use crate::{Action, Colour, ColourLines, ColourSet, Compass, Half, Illegal, Kind, Paths, Place, Sheet, Stage};
use contract::{Rules, Seat, Seats, Undo};

/// A bit for each die.
const ALL_DICE: u8 = (1 << DICE) - 1;

impl ColourLines {
    /// Hands every group of legal actions of a seat to `each`, always in the same order.
    #[inline]
    pub(crate) fn groups<'a>(&'a self, seat: Seat, mut each: impl FnMut(Group<'a>)) {
        if !self.to_act().has(seat) {
            return;
        }
        match self.table.stage {
            Stage::Draw => self.drawing_groups(seat, each),
            Stage::Place => each(Group::Place),
            Stage::Pair => each(Group::Pair),
            Stage::Free => each(Group::Free(self.unplaced())),
            Stage::Setup | Stage::Colours | Stage::Crosses => self.setup_groups(seat, each),
            Stage::Over => {}
        }
    }

    fn setup_groups<'a>(&'a self, seat: Seat, mut each: impl FnMut(Group<'a>)) {
        let ground = self.table.ground(&self.edition);
        let sheet = self.table.sheet(self.table.target(seat));
        let (ticks, crosses) = self.setup_parts();
        let crossed = sheet.cross_colours(ground);
        let ticked: ColourSet = sheet.colours.into_iter().flatten().collect();
        let mut ready = true;
        if ticks && sheet.colours.is_none() {
            each(Group::Colours(ColourSet::ALL.without(crossed)));
            ready = false;
        }
        for half in Half::BOTH {
            if crosses && sheet.line(half).cross().is_none() {
                each(Group::Crosses(ground, half, ColourSet::ALL.without(ticked.or(crossed))));
                ready = false;
            }
        }
        if ready {
            each(Group::Done);
        }
    }

    /// Whether colours are ticked and crosses set in this stage.
    fn setup_parts(&self) -> (bool, bool) {
        match self.table.stage {
            Stage::Setup => (self.table.has_colours(&self.edition), true),
            Stage::Colours => (true, false),
            Stage::Crosses => (false, true),
            _ => (false, false),
        }
    }

    #[inline]
    fn drawing_groups<'a>(&'a self, seat: Seat, mut each: impl FnMut(Group<'a>)) {
        let sheet = &self.table.sheets[seat.index()];
        if let Some((half, _)) = sheet.bonus {
            each(Group::More(sheet.open(half).and(Paths::SINGLE)));
        }
        let mut stuck = true;
        for (die, half, paths) in self.table.tray().asked(&self.edition, sheet) {
            let paths = paths.and(sheet.open(half));
            stuck &= paths.is_empty();
            each(Group::Draw(die, half, paths));
        }
        if sheet.jokers > 0 {
            for (die, half, _) in self.table.tray().asked(&self.edition, sheet) {
                each(Group::Joker(die, half, sheet.open(half).and(Paths::SINGLE)));
            }
            if self.table.has_waiving() {
                each(Group::Waive(ALL_DICE & !sheet.used));
            }
        }
        if stuck {
            each(if sheet.could_draw_more { Group::Mend } else { Group::Done });
        }
    }

    /// Whether the dice that a seat has left might have been drawn, where that keeps it from being done (C4.5, option `strict`).
    #[inline]
    pub(crate) fn look_for_more(&mut self, seat: Seat) {
        if self.table.options.strict && self.table.stage == Stage::Draw {
            let more = self.must_draw(seat).is_none() && self.better_way(seat).is_some();
            self.table.sheets[seat.index()].could_draw_more = more;
        }
    }

    /// A way of drawing this round that draws more of its dice than the seat has drawn, from where the round began and with
    /// the same dice spent on jokers (C4.5).
    pub fn better_way(&self, seat: Seat) -> Option<Redrawn> {
        let (table, ground) = (&self.table, self.table.ground(&self.edition));
        crate::strict::better_way(&self.edition, ground, table.tray(), table.round(), table.sheet(seat))
    }

    /// A die that can still be drawn, so that it must be (C4.5). A 0 draws nothing and a joker is never a must.
    pub fn must_draw(&self, seat: Seat) -> Option<Die> {
        let sheet = self.table.sheet(seat);
        self.table.tray().must_draw(&self.edition, sheet)
    }

    /// All dice that can still be drawn on the sheet of a seat (C4.5).
    pub fn drawable(&self, seat: Seat) -> impl Iterator<Item = Die> + '_ {
        let fits = move |half: Half, die: Die| !self.drawings_of(seat, die, half).is_empty();
        Die::all().filter(move |&die| Half::BOTH.into_iter().any(|half| fits(half, die)))
    }

    /// All that a die can draw in a half now, for one seat.
    pub fn drawings_of(&self, seat: Seat, die: Die, half: Half) -> Paths {
        let sheet = self.table.sheet(seat);
        let wanted = |&(other, there, _): &(Die, Half, Paths)| (other, there) == (die, half);
        self.table
            .tray()
            .asked(&self.edition, sheet)
            .find(wanted)
            .map_or(Paths::NONE, |(_, _, paths)| paths.and(sheet.open(half)))
    }

    fn unplaced(&self) -> u8 {
        let tray = self.table.tray();
        Die::all().filter(|&die| tray.place(die).is_none()).fold(0, |bits, die| bits | 1 << die.index())
    }

    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let stage = self.table.stage;
        if stage == Stage::Over || seat.0 >= self.table.seats {
            return Err(Illegal::Over);
        }
        let in_time = match action {
            Action::Colours(..) | Action::Cross(_) => matches!(stage, Stage::Setup | Stage::Colours | Stage::Crosses),
            Action::Place(_) => stage == Stage::Place,
            Action::Pair(_) => stage == Stage::Pair,
            Action::Free(_) => stage == Stage::Free,
            Action::Draw(..) | Action::Joker(..) | Action::Waive(_) | Action::More(_) | Action::Mend => {
                stage == Stage::Draw
            }
            Action::Done => !matches!(stage, Stage::Place | Stage::Pair | Stage::Free),
        };
        if !in_time {
            return Err(Illegal::NotNow);
        }
        if !self.to_act().has(seat) {
            let placing = matches!(stage, Stage::Place | Stage::Pair | Stage::Free);
            return Err(if placing { Illegal::NotActive } else { Illegal::AlreadyDone });
        }
        let sheet = self.table.sheet(self.table.target(seat));
        match *action {
            Action::Colours(a, b) => self.check_colours(sheet, a, b),
            Action::Cross(field) => self.check_cross(sheet, field),
            Action::Place(_) | Action::Pair(_) => Ok(()),
            Action::Free(die) if self.unplaced() & 1 << die.index() == 0 => Err(Illegal::NotInRoll),
            Action::Free(_) => Ok(()),
            Action::Draw(die, half, path) => {
                self.check_die(sheet, die, half)?;
                let face = self.table.tray().face(die).map(|face| self.edition.face(face)).ok_or(Illegal::NotInRoll)?;
                match face.number {
                    _ if face.paths.has(path) => self.check_free(sheet, half, path.strokes()),
                    Some(0) => Err(Illegal::Zero),
                    Some(number) => Err(Illegal::NotTheNumber { number }),
                    None => Err(Illegal::NotTheFigure),
                }
            }
            Action::Joker(die, half, to) => {
                self.check_die(sheet, die, half)?;
                if sheet.jokers == 0 {
                    return Err(Illegal::NoJoker);
                }
                self.check_free(sheet, half, &[to])
            }
            Action::Waive(_) if !self.table.has_waiving() => Err(Illegal::NotNow),
            Action::Waive(die) if sheet.has_used(die) => Err(Illegal::DieUsed),
            Action::Waive(_) if sheet.jokers == 0 => Err(Illegal::NoJoker),
            Action::Waive(_) => Ok(()),
            Action::Mend => match self.must_draw(seat) {
                Some(die) => Err(Illegal::MustDraw { die: die.index() as u8 + 1 }),
                None if sheet.could_draw_more => Ok(()),
                None => Err(Illegal::NothingToMend),
            },
            Action::More(to) => {
                let (half, _) = sheet.bonus.ok_or(Illegal::NoBonus)?;
                self.check_free(sheet, half, &[to])
            }
            Action::Done => self.check_done(seat, sheet),
        }
    }

    fn check_colours(&self, sheet: &Sheet, a: Colour, b: Colour) -> Result<(), Illegal> {
        if !self.setup_parts().0 {
            return Err(Illegal::NotNow);
        }
        if sheet.colours.is_some() {
            return Err(Illegal::ColoursTicked);
        }
        let crossed = sheet.cross_colours(self.table.ground(&self.edition));
        if a >= b {
            return Err(Illegal::ColourTaken(a));
        }
        match [a, b].into_iter().find(|&colour| crossed.has(colour)) {
            Some(colour) => Err(Illegal::ColourTaken(colour)),
            None => Ok(()),
        }
    }

    fn check_cross(&self, sheet: &Sheet, field: crate::Field) -> Result<(), Illegal> {
        if !self.setup_parts().1 {
            return Err(Illegal::NotNow);
        }
        let ground = self.table.ground(&self.edition);
        let (half, colour) = field.half().zip(ground.start(field)).ok_or(Illegal::NoStart)?;
        if sheet.line(half).cross().is_some() {
            return Err(Illegal::CrossSet(half));
        }
        let ticked = sheet.colours.is_some_and(|colours| colours.contains(&colour));
        if ticked || sheet.cross_colours(ground).has(colour) {
            return Err(Illegal::ColourTaken(colour));
        }
        Ok(())
    }

    fn check_die(&self, sheet: &Sheet, die: Die, half: Half) -> Result<(), Illegal> {
        if sheet.has_used(die) {
            return Err(Illegal::DieUsed);
        }
        match self.table.tray().place(die) {
            Some(place) if place.serves(half) => Ok(()),
            _ => Err(Illegal::WrongHalf),
        }
    }

    /// Whether every field on the way may be entered (C4.4).
    fn check_free(&self, sheet: &Sheet, half: Half, strokes: &[Compass]) -> Result<(), Illegal> {
        let ground = self.table.ground(&self.edition);
        let mut at = sheet.line(half).end().ok_or(Illegal::NotReady)?;
        for &to in strokes {
            at = at.next(to).filter(|&field| half.reaches(field)).ok_or(Illegal::OutOfRange(half))?;
            if ground.kind(at) == Kind::Black {
                return Err(Illegal::Black);
            }
            if sheet.taken().has(at) {
                return Err(Illegal::Taken);
            }
        }
        Ok(())
    }

    fn check_done(&self, seat: Seat, sheet: &Sheet) -> Result<(), Illegal> {
        if self.table.stage == Stage::Draw {
            return match self.must_draw(seat) {
                Some(die) => Err(Illegal::MustDraw { die: die.index() as u8 + 1 }),
                None if sheet.could_draw_more => Err(Illegal::CouldDrawMore),
                None => Ok(()),
            };
        }
        let (ticks, crosses) = self.setup_parts();
        let crossed = Half::BOTH.into_iter().all(|half| sheet.line(half).cross().is_some());
        let ready = (!ticks || sheet.colours.is_some()) && (!crosses || crossed);
        if ready { Ok(()) } else { Err(Illegal::NotReady) }
    }

    /// Plays a legal action. Everything can be taken back until the next roll (C4.8); what leads to a roll cannot.
    #[inline]
    pub(crate) fn play_unchecked(&mut self, seat: Seat, action: &Action) -> Undo {
        let target = self.table.target(seat).index();
        let ground = self.edition.ground(self.table.side(&self.edition));
        let strict = self.table.options.strict;
        let (sheet, round) = (&mut self.table.sheets[target], self.table.round);
        match *action {
            Action::Colours(a, b) => sheet.colours = Some([a, b]),
            Action::Cross(field) => {
                if let Some(half) = field.half() {
                    sheet.set_cross(ground, half, field);
                }
            }
            Action::Draw(die, half, path) => {
                sheet.use_die(die);
                sheet.draw(&self.edition, ground, round, half, path.strokes());
            }
            Action::Joker(die, half, to) => {
                sheet.use_joker(die, strict);
                sheet.draw(&self.edition, ground, round, half, &[to]);
            }
            Action::Waive(die) => sheet.use_joker(die, strict),
            Action::More(to) => sheet.draw_more(&self.edition, ground, round, to),
            Action::Mend => {
                if let Some(way) = self.better_way(seat) {
                    self.table.sheets[target] = way.sheet;
                }
            }
            Action::Place(placing) => {
                self.table.trays[usize::from(round - 1)].place_all(&placing);
                self.table.stage = Stage::Draw;
                return Undo::Final;
            }
            Action::Pair(half) => {
                self.place_pair(half);
                return Undo::Final;
            }
            Action::Free(die) => {
                self.place_rest(die);
                return Undo::Final;
            }
            Action::Done => {
                self.table.done = self.table.done.with(seat);
                if self.table.done == Seats::all(self.table.seats) {
                    self.next_stage();
                    return Undo::Final;
                }
            }
        }
        self.look_for_more(seat);
        Undo::Own
    }

    fn place_pair(&mut self, half: Half) {
        let round = usize::from(self.table.round - 1);
        let (roll, tray) = (&self.rolls[round], &mut self.table.trays[round]);
        for die in Die::all().filter(|&die| tray.face(die).is_some()).collect::<Vec<_>>() {
            tray.put(die, half.into());
        }
        roll.show(tray, 2..5);
        self.table.stage = Stage::Free;
    }

    fn place_rest(&mut self, free: Die) {
        let unplaced = self.unplaced();
        let tray = &mut self.table.trays[usize::from(self.table.round - 1)];
        let half = if tray.at(Place::Left).next().is_some() { Half::Right } else { Half::Left };
        for die in Die::all().filter(|die| unplaced & 1 << die.index() != 0) {
            tray.put(die, if die == free { Place::Free } else { half.into() });
        }
        self.table.stage = Stage::Draw;
    }

    fn next_stage(&mut self) {
        match self.table.stage {
            Stage::Colours => {
                self.table.stage = Stage::Crosses;
                self.table.done = Seats::NONE;
            }
            Stage::Draw if self.table.round >= self.edition.numbers.rounds => {
                self.table.stage = Stage::Over;
            }
            _ => self.begin_round(),
        }
    }

    /// The next roll (C4.1, C6.2, C7).
    pub(crate) fn begin_round(&mut self) {
        let round = usize::from(self.table.round);
        self.table.round += 1;
        self.table.done = Seats::NONE;
        for sheet in &mut self.table.sheets[..usize::from(self.table.seats)] {
            sheet.begin_round();
        }
        let (roll, tray) = (&self.rolls[round], &mut self.table.trays[round]);
        let options = &self.table.options;
        self.table.stage = if options.harder {
            roll.show(tray, 0..2);
            Stage::Pair
        } else {
            roll.show(tray, 0..5);
            if options.chosen_dice || options.task > 0 {
                Stage::Place
            } else {
                roll.place(tray);
                Stage::Draw
            }
        };
    }
}
