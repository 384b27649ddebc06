//! The search: rounds one after the other, in each the left line first and then the right one.
//!
//! Which line is drawn first makes no difference: their fields never meet, and whether a die may be left undrawn is
//! asked when the round is over (C4.5). Sheets that have the same fields, ends and earnings are the same sheet. Of every step only
//! the most promising are kept; the best bound among those that were dropped is what the answer might be missing. Then
//! the search begins again, wider, with what it has learnt. When nothing had to be dropped, the answer is exact.

use super::bound::{Bound, Strokes};
use super::hunt::Hunt;
use super::problem::{Aim, Problem};
use crate::action::Die;
use crate::field::{Compass, Half};
use crate::strict::better_way;
use crate::{Action, DrawnSheet, Edition, Field, FieldSet, Letter, Path, Paths, Place, Score, Scorings, Sheet, Tray};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::sync::Arc;

/// The first width, and by how much it grows.
const FIRST_WIDTH: usize = 64;
const WIDER: usize = 4;
/// The widest search, against memory without end.
const WIDEST: usize = 1 << 16;
/// Of sheets whose lines end at the same fields only a part of the width is kept, its divisor being this number: the others
/// would be variations of the same idea.
const ALIKE: usize = 600;
/// Steps of a round: up to three dice in the left half, then up to three in the right and jokers for what the left line has left.
const STEPS: usize = 12;

/// Looks for the best that could have been drawn, a bit at a time.
#[derive(Debug)]
pub struct Solver {
    edition: Arc<Edition>,
    problem: Problem,
    bound: Bound,
    hunt: Hunt,
    /// What the dice bring from each round on.
    strokes: Vec<Strokes>,
    width: usize,
    pass: Pass,
    best: Option<Best>,
    /// Nothing better than this can be drawn: the least of what every pass has proven, once there is a bound.
    proven: Option<u16>,
    /// What is proven without any search.
    root: u16,
    over: bool,
    /// What a 1 draws.
    single: Paths,
}

/// One search of a width.
#[derive(Debug, Default)]
struct Pass {
    /// By round and step.
    buckets: Vec<Bucket>,
    at: usize,
    /// How everything that was looked at came about: what it came from, the round and the action.
    trail: Vec<(u32, u8, Action)>,
    /// The best bound of what was dropped, if anything was.
    dropped: Option<u16>,
}

#[derive(Debug, Default)]
struct Bucket {
    nodes: Vec<Node>,
    seen: FxHashSet<Key>,
    /// Whether only the best are left, in order, to be looked at from the end.
    ready: bool,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    sheet: Sheet,
    letters: u16,
    bound: u16,
    promise: u32,
    came: Came,
}

impl Node {
    fn ends(&self) -> [Option<Field>; 2] {
        Half::BOTH.map(|half| self.sheet.line(half).end())
    }
}

/// How a sheet came about: by a die or a joker, and strokes that circles earned.
#[derive(Clone, Copy, Debug)]
struct Came {
    /// Where in the trail.
    from: u32,
    round: u8,
    /// `None` if the sheet did not change because only a line or a round is over.
    action: Option<Action>,
    more: More,
}

/// A few strokes, two bits each.
#[derive(Clone, Copy, Debug, Default)]
struct More {
    strokes: u32,
    len: u8,
}

impl More {
    /// Returns the list with one more, or `None` if it is full.
    fn with(self, to: Compass) -> Option<More> {
        let at = 2 * u32::from(self.len);
        (at < u32::BITS).then(|| More { strokes: self.strokes | (to as u32) << at, len: self.len + 1 })
    }

    fn iter(self) -> impl Iterator<Item = Compass> {
        (0..u32::from(self.len)).map(move |at| Compass::ALL[(self.strokes >> (2 * at) & 3) as usize])
    }
}

/// What makes two sheets the same from here on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    taken: FieldSet,
    ends: [Option<Field>; 2],
    used: u8,
    jokers: u8,
    crossings: u8,
    letters: u16,
    joked: u8,
}

#[derive(Debug)]
struct Best {
    total: u16,
    sheet: Sheet,
    letters: [u8; 4],
    moves: Vec<(u8, Action)>,
}

const NOWHERE: u32 = u32::MAX;

impl Solver {
    pub fn new(edition: Arc<Edition>, problem: Problem) -> Solver {
        let strokes = strokes(&edition, &problem);
        let total = strokes.first().copied().unwrap_or_default();
        let bound = Bound::new(&edition, &problem, total);
        let hunt = Hunt::new(&edition, &problem);
        Solver {
            edition,
            problem,
            bound,
            hunt,
            strokes,
            width: FIRST_WIDTH,
            pass: Pass::default(),
            best: None,
            proven: None,
            root: u16::MAX,
            over: false,
            single: Paths::of_length(1),
        }
    }

    /// The best total found so far, if any drawing was found that reaches the goal.
    pub fn best(&self) -> Option<u16> {
        self.best.as_ref().map(|best| best.total)
    }

    /// Returns the proven upper bound of the total, or `None` before it is worked out. It equals [`Solver::best`] if that is the
    /// best possible.
    pub fn bound(&self) -> Option<u16> {
        self.proven.filter(|_| !self.is_impossible()).map(|proven| proven.max(self.found()))
    }

    /// Whether the best is proven to be the best.
    pub fn is_exact(&self) -> bool {
        self.best.is_some() && self.bound() == self.best()
    }

    /// Whether it is proven that no drawing reaches the goal.
    pub const fn is_impossible(&self) -> bool {
        self.over && self.best.is_none() && self.pass.dropped.is_none()
    }

    /// What a drawing has to beat.
    fn found(&self) -> u16 {
        self.best().unwrap_or(0)
    }

    /// What is to be solved.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// The actions of the best drawing, each with its round.
    pub fn solution(&self) -> &[(u8, Action)] {
        self.best.as_ref().map_or(&[], |best| &best.moves)
    }

    /// The sheet after the first `steps` actions of the best drawing.
    pub fn replay(&self, steps: usize) -> Sheet {
        let mut sheet = self.start();
        let mut round = 1;
        for &(of, action) in self.solution().iter().take(steps) {
            if of != round {
                sheet.begin_round();
                round = of;
            }
            act(&self.edition, &self.problem, &mut sheet, round, action);
        }
        sheet
    }

    /// The score of the best drawing in its parts.
    pub fn score(&self) -> Option<Score> {
        let best = self.best.as_ref()?;
        let scorings = match self.problem.aim {
            Aim::Points(scorings) => scorings,
            Aim::Crossings | Aim::Dots => Scorings::ALL,
        };
        Some(Score::of(&self.edition.numbers, scorings, best.sheet.tally(), best.letters))
    }

    /// Returns the best drawing in the exchange format, so that it can be scored again.
    pub fn drawn(&self) -> Option<DrawnSheet> {
        let best = self.best.as_ref()?;
        let line = |half: Half| {
            let line = best.sheet.line(half);
            let fields = line.cross().into_iter().chain(line.fields().iter().copied());
            fields.map(|field| (i64::from(field.x()), i64::from(field.y()))).collect()
        };
        let letters = Letter::ALL.into_iter().zip(best.letters).filter(|&(_, points)| points > 0);
        Some(DrawnSheet {
            side: self.problem.side,
            point_colours: self.problem.colours,
            left: line(Half::Left),
            right: line(Half::Right),
            letters: letters.collect(),
        })
    }

    fn start(&self) -> Sheet {
        let ground = self.edition.ground(self.problem.side);
        let mut sheet = Sheet::new(self.edition.numbers.jokers);
        sheet.colours = Some(self.problem.colours);
        for half in Half::BOTH {
            sheet.set_cross(ground, half, self.problem.crosses[half.index()]);
        }
        sheet
    }

    fn begin(&mut self) {
        let buckets = self.problem.rounds.len() * STEPS + 1;
        self.pass = Pass { buckets: (0..buckets).map(|_| Bucket::default()).collect(), ..Pass::default() };
        let sheet = self.start();
        self.keep(0, sheet, Came { from: NOWHERE, round: 1, action: None, more: More::default() });
    }

    /// Looks at this number of sheets and returns whether there is more to do. The bounds are worked out first, in steps too.
    pub fn advance(&mut self, sheets: usize) -> bool {
        if self.pass.buckets.is_empty() {
            if !self.bound.grow() {
                self.begin();
            }
            return true;
        }
        for _ in 0..sheets {
            if self.over {
                return false;
            }
            self.step();
        }
        !self.over
    }

    fn step(&mut self) {
        let (at, best) = (self.pass.at, self.best());
        let Some(bucket) = self.pass.buckets.get_mut(at) else { return self.end_pass() };
        if !bucket.ready {
            let dropped = bucket.narrow(self.width, best);
            self.pass.dropped = self.pass.dropped.max(dropped);
            bucket.ready = true;
        }
        let Some(node) = bucket.nodes.pop() else {
            *bucket = Bucket::default();
            self.pass.at += 1;
            return;
        };
        if self.best.as_ref().is_none_or(|best| node.bound > best.total) {
            self.expand(at, &node);
        }
    }

    fn end_pass(&mut self) {
        let exact = self.pass.dropped <= self.best();
        let proven = self.pass.dropped.max(self.best()).unwrap_or(0);
        self.proven = Some(self.proven.map_or(proven, |before| before.min(proven)));
        self.over = exact || self.width >= WIDEST;
        if !self.over {
            self.width *= WIDER;
            self.begin();
        }
    }

    fn expand(&mut self, at: usize, node: &Node) {
        let (index, step) = (at / STEPS, at % STEPS);
        let from = self.note(&node.came);
        let Some(tray) = self.problem.rounds.get(index).copied() else { return self.finish(node, from) };
        let half = if step < STEPS / 2 { Half::Left } else { Half::Right };
        let (sheet, round) = (&node.sheet, index as u8 + 1);
        let open = sheet.open(half);
        let edition = self.edition.clone();
        let paths = |die| tray.face(die).map_or(Paths::NONE, |face| edition.face(face).paths);
        let left = || Die::all().filter(|&die| !sheet.has_used(die));
        for die in left().filter(|&die| tray.place(die).is_some_and(|place| place.serves(half))) {
            for path in paths(die).and(open).iter() {
                self.draw(at + 1, sheet, from, round, Action::Draw(die, half, path));
            }
            // A joker in place of a single stroke would be the same stroke, and the joker gone.
            if sheet.jokers > 0 && paths(die) != self.single {
                for path in open.and(Paths::SINGLE).iter() {
                    self.draw(at + 1, sheet, from, round, Action::Joker(die, half, path.strokes()[0]));
                }
            }
        }
        let unchanged = |round| Came { from, round, action: None, more: More::default() };
        if half == Half::Left {
            // This line is done for the round. A die that can be drawn where the other line never comes should have been, or a joker
            // takes its place and draws nothing.
            let inside = |path: Path| stays(sheet, half, path);
            let missed = |&die: &Die| tray.place(die) == Some(Place::Left) && paths(die).and(open).iter().any(inside);
            match left().find(missed) {
                None => self.keep(index * STEPS + STEPS / 2, node.sheet, unchanged(round)),
                Some(die) => self.waive(at + 1, sheet, from, round, die),
            }
        } else if let Some(die) = tray.must_draw(&edition, sheet) {
            self.waive(at + 1, sheet, from, round, die);
        } else if !self.could_draw_more(&tray, round, sheet) {
            let mut sheet = node.sheet;
            sheet.begin_round();
            self.keep((index + 1) * STEPS, sheet, unchanged(round + 1));
        }
    }

    /// Writes down how a sheet came about that is looked at.
    fn note(&mut self, came: &Came) -> u32 {
        let mut from = came.from;
        for action in came.action.into_iter().chain(came.more.iter().map(Action::More)) {
            self.pass.trail.push((from, came.round, action));
            from = self.pass.trail.len() as u32 - 1;
        }
        from
    }

    fn draw(&mut self, to: usize, sheet: &Sheet, from: u32, round: u8, action: Action) {
        let mut sheet = *sheet;
        act(&self.edition, &self.problem, &mut sheet, round, action);
        self.extend(to, sheet, Came { from, round, action: Some(action), more: More::default() });
    }

    /// A joker that draws nothing takes the place of a die that would have to be drawn (C4.6). In place of another it would be wasted.
    fn waive(&mut self, to: usize, sheet: &Sheet, from: u32, round: u8, die: Die) {
        if self.problem.waiving && sheet.jokers > 0 {
            self.draw(to, sheet, from, round, Action::Waive(die));
        }
    }

    /// Whether dice are left that may not be (C4.5).
    fn could_draw_more(&self, tray: &Tray, round: u8, sheet: &Sheet) -> bool {
        let ground = self.edition.ground(self.problem.side);
        self.problem.strict && better_way(&self.edition, ground, tray, round, sheet).is_some()
    }

    /// The sheet as it is, and with the strokes that a circle earned (C4.7).
    fn extend(&mut self, to: usize, sheet: Sheet, came: Came) {
        let mut plain = sheet;
        plain.bonus = None;
        self.keep(to, plain, came);
        let Some((half, _)) = sheet.bonus else { return };
        for path in sheet.open(half).and(Paths::SINGLE).iter() {
            let direction = path.strokes()[0];
            // Sixteen strokes at once are more than all circles of a sheet bring; beyond that the bound says so.
            let Some(more) = came.more.with(direction) else {
                self.pass.dropped = Some(u16::MAX);
                return;
            };
            let mut longer = sheet;
            act(&self.edition, &self.problem, &mut longer, came.round, Action::More(direction));
            self.extend(to, longer, Came { more, ..came });
        }
    }

    /// What each letter earns on a sheet (C5.2).
    fn letters_of(&self, sheet: &Sheet) -> [u8; 4] {
        let numbers = &self.edition.numbers;
        let mut points = [0; 4];
        for (place, &round) in sheet.tally().letters.iter().enumerate() {
            points[place] = match round {
                0 => 0,
                round if self.problem.letters[place].is_some_and(|other| other < round) => numbers.letter_later,
                _ => numbers.letter_first,
            };
        }
        points
    }

    /// Puts a sheet where it is looked at next, unless that is in vain.
    fn keep(&mut self, to: usize, sheet: Sheet, came: Came) {
        let letters: u16 = self.letters_of(&sheet).iter().map(|&points| u16::from(points)).sum();
        let letters = if self.counts_letters() { letters } else { 0 };
        let strokes = self.to_come(to, &sheet);
        let bound = self.bound.of(&sheet, letters, strokes);
        if self.best.as_ref().is_some_and(|best| bound <= best.total) {
            return;
        }
        if to == 0 {
            (self.root, self.proven) = (bound, Some(self.proven.map_or(bound, |before| before.min(bound))));
        }
        let mut promise = 2 * u32::from(bound) + u32::from(self.total(&sheet));
        if !self.hunt.is_idle() {
            let Some(lacks) =
                self.hunt.lacks(&sheet, strokes).filter(|_| bound >= self.problem.goal.points.unwrap_or(0))
            else {
                return;
            };
            promise = promise.saturating_sub(lacks);
        }
        let node = Node { sheet, letters, bound, promise, came };
        let best = self.best();
        if let Some(bucket) = self.pass.buckets.get_mut(to) {
            let dropped = bucket.add(node, self.width, best);
            self.pass.dropped = self.pass.dropped.max(dropped);
        }
    }

    fn counts_letters(&self) -> bool {
        matches!(self.problem.aim, Aim::Points(scorings) if scorings.has(crate::Scoring::Letters))
    }

    /// The strokes that can still come in a step, and in all rounds after it.
    fn to_come(&self, to: usize, sheet: &Sheet) -> Strokes {
        let (round, step) = (to / STEPS, to % STEPS);
        let Some(tray) = self.problem.rounds.get(round) else { return Strokes::default() };
        let mut strokes = self.strokes.get(round + 1).copied().unwrap_or_default();
        for die in Die::all().filter(|&die| !sheet.has_used(die)) {
            let face = tray.face(die).map_or(0, |face| self.edition.face(face).strokes());
            let place = tray.place(die);
            let past = step >= STEPS / 2;
            match place {
                Some(Place::Left) if past => continue,
                Some(Place::Free) if past => strokes.halves[1] += face,
                Some(Place::Left) => strokes.halves[0] += face,
                Some(Place::Right) => strokes.halves[1] += face,
                Some(Place::Free) => strokes.free += face,
                None => {}
            }
            strokes.zeros += u8::from(face == 0);
        }
        strokes
    }

    fn total(&self, sheet: &Sheet) -> u16 {
        let score = |scorings| Score::of(&self.edition.numbers, scorings, sheet.tally(), self.letters_of(sheet));
        match self.problem.aim {
            Aim::Points(scorings) => score(scorings).total,
            Aim::Crossings => u16::from(sheet.tally().crossings),
            Aim::Dots => u16::from(sheet.tally().dots),
        }
    }

    fn reaches_goal(&self, sheet: &Sheet) -> bool {
        let score = Score::of(&self.edition.numbers, Scorings::ALL, sheet.tally(), self.letters_of(sheet));
        self.problem.goal.is_met(&score, sheet.tally())
    }

    fn finish(&mut self, node: &Node, mut from: u32) {
        let total = self.total(&node.sheet);
        debug_assert!(total <= self.root, "the bound of the empty sheet, {}, is no bound for {total}", self.root);
        if self.best.as_ref().is_some_and(|best| best.total >= total) || !self.reaches_goal(&node.sheet) {
            return;
        }
        let mut moves = Vec::new();
        while let Some(&(before, round, action)) = self.pass.trail.get(from as usize) {
            moves.push((round, action));
            from = before;
        }
        moves.reverse();
        self.best = Some(Best { total, sheet: node.sheet, letters: self.letters_of(&node.sheet), moves });
    }
}

impl Bucket {
    /// Adds a sheet that is not here yet. Says the best bound of what had to go for it.
    fn add(&mut self, node: Node, width: usize, best: Option<u16>) -> Option<u16> {
        let sheet = &node.sheet;
        let key = Key {
            taken: *sheet.taken(),
            ends: node.ends(),
            used: sheet.used,
            jokers: sheet.jokers,
            crossings: sheet.tally().crossings,
            letters: node.letters,
            joked: sheet.joked,
        };
        if !self.seen.insert(key) {
            return None;
        }
        self.nodes.push(node);
        // Now and then, so that a bucket never holds much more than it may keep.
        if self.nodes.len() > 4 * width + 1024 { self.narrow(width, best) } else { None }
    }

    /// Keeps the most promising. Says the best bound of what had to go.
    fn narrow(&mut self, width: usize, best: Option<u16>) -> Option<u16> {
        self.nodes.retain(|node| Some(node.bound) > best);
        if self.nodes.len() <= width {
            return None;
        }
        self.nodes.sort_unstable_by_key(|node| Reverse(node.promise));
        let alike = (width / ALIKE).max(3);
        let mut by_ends: FxHashMap<[Option<Field>; 2], usize> = FxHashMap::default();
        let (mut kept, mut dropped) = (0, None);
        self.nodes.retain(|node| {
            let count = by_ends.entry(node.ends()).or_default();
            let keeps = kept < width && *count < alike;
            if keeps {
                (kept, *count) = (kept + 1, *count + 1);
            } else {
                dropped = dropped.max(Some(node.bound));
            }
            keeps
        });
        dropped
    }
}

/// Draws an action that is known to be legal.
fn act(edition: &Edition, problem: &Problem, sheet: &mut Sheet, round: u8, action: Action) {
    let ground = edition.ground(problem.side);
    match action {
        Action::Draw(die, half, path) => {
            sheet.use_die(die);
            sheet.draw(edition, ground, round, half, path.strokes());
        }
        Action::Joker(die, half, to) => {
            sheet.use_joker(die, problem.strict);
            sheet.draw(edition, ground, round, half, &[to]);
        }
        Action::Waive(die) => sheet.use_joker(die, problem.strict),
        Action::More(to) => sheet.draw_more(edition, ground, round, to),
        _ => {}
    }
}

/// Whether a path does not enter the grey zone.
fn stays(sheet: &Sheet, half: Half, path: Path) -> bool {
    let Some(mut at) = sheet.line(half).end() else { return false };
    path.strokes().iter().all(|&to| match at.next(to) {
        Some(next) => {
            at = next;
            next.half() == Some(half)
        }
        None => false,
    })
}

/// What the dice bring from each round on.
fn strokes(edition: &Edition, problem: &Problem) -> Vec<Strokes> {
    let mut sum = Strokes::default();
    let mut all = Vec::new();
    for tray in problem.rounds.iter().rev() {
        for die in Die::all() {
            let face = tray.face(die).map_or(0, |face| edition.face(face).strokes());
            match tray.place(die) {
                Some(Place::Left) => sum.halves[0] += face,
                Some(Place::Right) => sum.halves[1] += face,
                _ => sum.free += face,
            }
            sum.zeros += u8::from(face == 0);
        }
        all.push(sum);
    }
    all.reverse();
    all
}
