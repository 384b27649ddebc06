//! The solver against exhaustive search on small problems, and its answers against the rules on whole games.

use colour_lines::{
    Action, Aim, ColourLines, DieView, Edition, Field, Goal, GoalStatus, Half, LineView, Options, Place, Problem,
    ProblemText, RoundText, Score, Scorings, Setup, SheetView, Side, Solver, Stage, View,
};
use contract::{AnyWorkbench, Chance, Edition as _, Game, Millis, Rules, RulesVersion, Seat, Seats, Seed, ShelfGame};
use std::collections::HashSet;
use std::sync::Arc;

const ME: Seat = Seat(0);

/// The standard edition with other numbers of rounds and jokers.
fn edition(rounds: usize, jokers: u8) -> Arc<Edition> {
    let text = include_str!("../../editions/farbraum.toml");
    let text = text.replace("rounds = 5 ", &format!("rounds = {rounds} "));
    Arc::new(Edition::parse(&text.replace("jokers = 2 ", &format!("jokers = {jokers} "))).unwrap())
}

fn tray(round: &RoundText) -> [DieView; 5] {
    let die = |face: &String, place| DieView { face: Some(face.clone()), place: Some(place) };
    let RoundText { left: [a, b], right: [c, d], free } = round;
    [die(a, Place::Left), die(b, Place::Left), die(c, Place::Right), die(d, Place::Right), die(free, Place::Free)]
}

fn first_view(asked: &ProblemText, jokers: u8, strict: bool) -> View {
    let line = |(x, y)| LineView { cross: Field::new(x, y), strokes: String::new(), before: 0 };
    let mut colours = asked.point_colours;
    colours.sort();
    View {
        rules: RulesVersion(ColourLines::RULES),
        options: Options { side: asked.side, setup: Setup::Own, strict, ..Options::default() },
        scorings: asked.scorings.iter().copied().collect(),
        stage: Stage::Draw,
        round: 1,
        first: ME,
        done: Seats::NONE,
        trays: vec![tray(&asked.rounds[0])],
        sheets: vec![SheetView {
            colours: Some(colours),
            left: line(asked.left),
            right: line(asked.right),
            jokers,
            used: Vec::new(),
            joked: Vec::new(),
            bonus: None,
            letters: [0; 4],
        }],
    }
}

/// Every sheet that can be drawn in one round, by the rules themselves: every action in every order.
fn ends_of_round(view: &View, edition: &Arc<Edition>) -> Vec<View> {
    let chance = &mut Seed::from_number(0).chance(0);
    let start = ColourLines::imagine(edition, view, chance).unwrap();
    let (mut seen, mut open, mut ends) = (HashSet::new(), vec![start], HashSet::new());
    let mut views = Vec::new();
    while let Some(game) = open.pop() {
        let mut actions = Vec::new();
        game.legal(ME, &mut actions);
        for action in actions {
            let mut next = game.clone();
            if action == Action::Done {
                let end = game.view(contract::Viewer::Seat(ME));
                if ends.insert(serde_json::to_string(&end.sheets).unwrap()) {
                    views.push(end);
                }
                continue;
            }
            next.play(ME, &action, Millis(0)).unwrap();
            if seen.insert(serde_json::to_string(&next.view(contract::Viewer::Seat(ME)).sheets).unwrap()) {
                open.push(next);
            }
        }
    }
    views
}

/// The view at the beginning of the next round.
fn next_round(end: &View, round: &RoundText) -> View {
    let mut view = end.clone();
    view.round += 1;
    view.trays.push(tray(round));
    let sheet = &mut view.sheets[0];
    (sheet.used, sheet.joked, sheet.bonus) = (Vec::new(), Vec::new(), None);
    sheet.left.before = sheet.left.strokes.len() as u8;
    sheet.right.before = sheet.right.strokes.len() as u8;
    view
}

fn total(view: &View, edition: &Arc<Edition>, letters: &ProblemText) -> u16 {
    let game = ColourLines::imagine(edition, view, &mut Seed::from_number(0).chance(0)).unwrap();
    let tally = game.table().sheet(ME).tally();
    let mut points = [0; 4];
    for (letter, points) in colour_lines::Letter::ALL.into_iter().zip(&mut points) {
        *points = match tally.letters[letter.index()] {
            0 => 0,
            round if letters.letters.get(&letter).is_some_and(|&other| other < round) => 10,
            _ => 20,
        };
    }
    Score::of(&edition.numbers, game.table().scorings(), tally, points).total
}

fn exhaustive(asked: &ProblemText, edition: &Arc<Edition>, jokers: u8, strict: bool) -> u16 {
    let mut views = ends_of_round(&first_view(asked, jokers, strict), edition);
    for round in &asked.rounds[1..] {
        views = views.iter().flat_map(|view| ends_of_round(&next_round(view, round), edition)).collect();
    }
    views.iter().map(|view| total(view, edition, asked)).max().unwrap()
}

fn solve(asked: &ProblemText, edition: &Arc<Edition>, strict: bool) -> Solver {
    let problem = Problem { strict, ..Problem::read(edition, asked).unwrap() };
    let mut solver = Solver::new(edition.clone(), problem);
    while solver.advance(1000) {}
    solver
}

fn asked(side: Side, left: (u8, u8), right: (u8, u8), rounds: &[[&str; 5]]) -> ProblemText {
    use colour_lines::Colour::{DarkBlue, DarkGreen, LightBlue, Orange, Pink, Violet, Yellow};
    let ground = Edition::standard();
    let start = |(x, y)| ground.ground(side).start(Field::new(x, y).unwrap()).unwrap();
    let taken = [start(left), start(right)];
    let free = [Pink, LightBlue, Yellow, Orange, Violet, DarkGreen, DarkBlue].into_iter();
    let mut free = free.filter(|colour| !taken.contains(colour));
    let round = |[a, b, c, d, free]: &[&str; 5]| RoundText {
        left: [(*a).to_owned(), (*b).to_owned()],
        right: [(*c).to_owned(), (*d).to_owned()],
        free: (*free).to_owned(),
    };
    ProblemText {
        side,
        point_colours: [free.next().unwrap(), free.next().unwrap()],
        left,
        right,
        rounds: rounds.iter().map(round).collect(),
        letters: [(colour_lines::Letter::B, 1)].into(),
        scorings: colour_lines::Scoring::ALL.to_vec(),
    }
}

fn agrees(asked: &ProblemText, jokers: u8) {
    let edition = edition(asked.rounds.len(), jokers);
    // However strictly dice are left (C4.5).
    for strict in [false, true] {
        let solver = solve(asked, &edition, strict);
        assert!(solver.is_exact(), "a small problem is solved exactly");
        let best = exhaustive(asked, &edition, jokers, strict);
        assert_eq!(solver.best(), Some(best), "{asked:?} with {jokers} jokers, strict: {strict}");
    }
}

#[test]
fn one_round_is_solved_as_exhaustive_search_solves_it() {
    agrees(&asked(Side::A, (5, 4), (8, 4), &[["I2", "1", "S3", "0", "1"]]), 1);
    agrees(&asked(Side::A, (5, 1), (8, 10), &[["U3", "0", "U3", "1", "2"]]), 0);
    agrees(&asked(Side::A, (1, 0), (12, 0), &[["I3", "Z3", "1", "0", "I2"]]), 0);
}

#[test]
fn c4_7_circles_are_solved_as_exhaustive_search_solves_them() {
    agrees(&asked(Side::B, (4, 1), (9, 0), &[["1", "0", "1", "0", "I2"]]), 1);
    agrees(&asked(Side::B, (5, 2), (8, 9), &[["I2", "1", "1", "0", "0"]]), 0);
    // The circle two fields north brings more than the die.
    let dots = ProblemText {
        scorings: vec![colour_lines::Scoring::Dots],
        ..asked(Side::B, (5, 3), (9, 4), &[["2", "0", "0", "0", "0"]])
    };
    agrees(&dots, 0);
}

#[test]
fn c4_5_dice_are_left_undrawn_only_where_exhaustive_search_leaves_them() {
    // In a corner that black fields close in, between edges: straight dice soon fit nowhere.
    agrees(&asked(Side::B, (1, 1), (12, 10), &[["I3", "I3", "I3", "I2", "0"]]), 0);
    agrees(&asked(Side::B, (0, 7), (10, 1), &[["I3", "S3", "Z3", "I3", "I3"]]), 0);
    // Three fields from a letter, which the straight die of the second round would reach, were it not for the 1.
    agrees(&asked(Side::A, (3, 0), (9, 4), &[["1", "0", "0", "0", "0"], ["I3", "0", "0", "0", "0"]]), 0);
    agrees(&asked(Side::A, (4, 4), (10, 0), &[["0", "0", "1", "0", "0"], ["0", "0", "I3", "0", "0"]]), 0);
    agrees(&asked(Side::A, (4, 4), (10, 0), &[["0", "0", "0", "0", "1"], ["0", "0", "I3", "0", "0"]]), 0);
}

#[test]
fn two_rounds_are_solved_as_exhaustive_search_solves_them() {
    agrees(&asked(Side::A, (5, 4), (9, 3), &[["I2", "0", "1", "0", "0"], ["V2", "0", "I3", "0", "1"]]), 0);
    agrees(&asked(Side::A, (1, 0), (12, 0), &[["1", "0", "0", "0", "1"], ["U3", "0", "1", "0", "0"]]), 1);
}

#[test]
fn random_small_problems_are_solved_as_exhaustive_search_solves_them() {
    let faces = ["I2", "I3", "S3", "Z3", "1", "0", "0", "1"];
    let chance = &mut Seed::from_number(77).chance(0);
    for number in 0..12 {
        let side = Side::BOTH[number % 2];
        let edition = Edition::standard();
        let start = |half: Half, chance: &mut Chance| loop {
            let field = Field::new(chance.below(14) as u8, chance.below(12) as u8).unwrap();
            if field.half() == Some(half) && edition.ground(side).start(field).is_some() {
                break field;
            }
        };
        let (left, right) = loop {
            let pair = (start(Half::Left, chance), start(Half::Right, chance));
            if edition.ground(side).start(pair.0) != edition.ground(side).start(pair.1) {
                break pair;
            }
        };
        let mut face = || faces[chance.below(faces.len() as u32) as usize];
        let rounds = [[face(), face(), face(), face(), face()]];
        agrees(&asked(side, (left.x(), left.y()), (right.x(), right.y()), &rounds), u8::from(number % 3 == 0));
    }
}

/// A game played at random to its end; from seed 5 on dice are left strictly.
fn finished(seed: u64, side: Side, seats: u8) -> ColourLines {
    let options = Options { side, strict: seed >= 5, ..Options::default() };
    let seed = Seed::from_number(seed);
    let mut game = ColourLines::start(Edition::standard(), &options, seats, &seed).unwrap();
    let mut chance = seed.chance(9);
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.random(seat, &mut chance).unwrap();
        game.play(seat, &action, Millis(0)).unwrap();
    }
    game
}

/// The drawing of a whole game is one that the rules allow, worth what the solver says, at least what was drawn, and
/// never above what it proves.
#[test]
fn what_the_solver_draws_can_be_played() {
    for (seed, side) in [(1, Side::A), (2, Side::B), (3, Side::A), (4, Side::B), (6, Side::A), (7, Side::B)] {
        let game = finished(seed, side, 2);
        let mut solver = Solver::new(Edition::standard(), Problem::of(&game, ME).unwrap());
        for _ in 0..100 {
            solver.advance(256);
        }
        let (best, bound) = (solver.best().unwrap(), solver.bound().unwrap());
        assert!(best >= game.table().score(game.edition(), ME).total);
        assert!(best <= bound);
        assert_eq!(solver.score().unwrap().total, best);
        // The same dice again, drawn as the solver says.
        let chance = &mut Seed::from_number(0).chance(0);
        let (edition, end) = (Edition::standard(), game.view(contract::Viewer::Spectator));
        let clean = |cross: Option<Field>| LineView { cross, strokes: String::new(), before: 0 };
        let mut sheet = SheetView {
            left: clean(end.sheets[0].left.cross),
            right: clean(end.sheets[0].right.cross),
            jokers: 2,
            used: Vec::new(),
            bonus: None,
            letters: [0; 4],
            ..end.sheets[0].clone()
        };
        for round in 1..=5 {
            let mut other = end.sheets[1].clone();
            (other.used, other.bonus) = (Vec::new(), None);
            let view = View {
                stage: Stage::Draw,
                round,
                done: Seats::one(Seat(1)),
                trays: end.trays[..usize::from(round)].to_vec(),
                sheets: vec![sheet.clone(), blank(&other)],
                ..end.clone()
            };
            let mut game = ColourLines::imagine(&edition, &view, chance).unwrap();
            for (_, action) in solver.solution().iter().filter(|(of, _)| *of == round) {
                game.play(ME, action, Millis(0)).unwrap_or_else(|why| panic!("{action}: {why:?}"));
            }
            assert_eq!(game.check(ME, &Action::Done), Ok(()), "no die is left that could be drawn (C4.5)");
            sheet = game.view(contract::Viewer::Spectator).sheets.swap_remove(0);
            (sheet.used, sheet.joked, sheet.bonus) = (Vec::new(), Vec::new(), None);
            sheet.left.before = sheet.left.strokes.len() as u8;
            sheet.right.before = sheet.right.strokes.len() as u8;
        }
        let steps = solver.solution().len();
        let drawn =
            |half| solver.replay(steps).line(half).strokes().map(colour_lines::Compass::letter).collect::<String>();
        assert_eq!([&sheet.left.strokes, &sheet.right.strokes], [&drawn(Half::Left), &drawn(Half::Right)]);
        let answer = solver.answer();
        let score = colour_lines::score(&edition, &answer.sheet.unwrap()).unwrap();
        assert_eq!(Some(score.total), answer.total, "farbraum score says the same");
    }
}

fn blank(sheet: &SheetView) -> SheetView {
    let line = |line: &LineView| LineView { cross: line.cross, strokes: String::new(), before: 0 };
    SheetView { left: line(&sheet.left), right: line(&sheet.right), letters: [0; 4], ..sheet.clone() }
}

#[test]
fn c7_the_first_two_tasks_are_solved_for_what_they_count() {
    let game = finished(5, Side::A, 1);
    for aim in [Aim::Crossings, Aim::Dots] {
        let problem = Problem { aim, ..Problem::of(&game, ME).unwrap() };
        let mut solver = Solver::new(Edition::standard(), problem);
        for _ in 0..100 {
            solver.advance(256);
        }
        let tally = *solver.replay(usize::MAX).tally();
        let counted = if aim == Aim::Crossings { tally.crossings } else { tally.dots };
        assert_eq!(Some(u16::from(counted)), solver.best());
        assert!(counted >= 6, "{aim:?}: {counted}");
    }
    assert_eq!(Problem::of(&game, ME).unwrap().aim, Aim::Points(Scorings::ALL));
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let good = asked(Side::A, (4, 4), (9, 4), &[["I2", "1", "S3", "0", "1"]]);
    let id = |asked: &ProblemText| Problem::read(&Edition::standard(), asked).unwrap_err().id;
    assert!(Problem::read(&Edition::standard(), &good).is_ok());
    assert_eq!(id(&ProblemText { left: (0, 0), ..good.clone() }), "colour-lines-solve-start");
    assert_eq!(id(&ProblemText { left: (9, 4), ..good.clone() }), "colour-lines-solve-start");
    assert_eq!(id(&ProblemText { right: (14, 4), ..good.clone() }), "colour-lines-solve-start");
    assert_eq!(
        id(&ProblemText { point_colours: [colour_lines::Colour::Violet; 2], ..good.clone() }),
        "colour-lines-solve-four-colours"
    );
    assert_eq!(id(&ProblemText { rounds: Vec::new(), ..good.clone() }), "colour-lines-solve-rounds");
    assert_eq!(
        id(&ProblemText { rounds: vec![good.rounds[0].clone(); 6], ..good.clone() }),
        "colour-lines-solve-rounds"
    );
    let mut bad = good.clone();
    bad.rounds[0].free = "4".to_owned();
    assert_eq!(id(&bad), "colour-lines-solve-face");
    assert!(ShelfGame::<ColourLines>::NEW.solver("{}").is_err());
    let text = serde_json::to_string(&good).unwrap();
    let mut solver = ShelfGame::<ColourLines>::NEW.solver(&text).unwrap();
    while solver.advance() {}
    assert!(solver.answer().contains("\"exact\":true"), "{}", solver.answer());
}

/// A task played at random to its end.
fn finished_task(seed: u64, task: u8) -> ColourLines {
    let options = Options { task, ..Options::default() };
    let seed = Seed::from_number(seed);
    let mut game = ColourLines::start(Edition::standard(), &options, 1, &seed).unwrap();
    let mut chance = seed.chance(9);
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.random(seat, &mut chance).unwrap();
        game.play(seat, &action, Millis(0)).unwrap();
    }
    game
}

fn solve_for(problem: Problem, sheets: usize) -> Solver {
    let mut solver = Solver::new(Edition::standard(), problem);
    while solver.bound().is_none() {
        solver.advance(1);
    }
    for _ in 0..sheets / 256 {
        solver.advance(256);
    }
    solver
}

#[test]
fn c7_what_could_have_been_drawn_reaches_the_goal() {
    let (mut without, mut found) = (0, 0);
    for (task, seeds) in [(3, 50..53), (4, 50..53), (5, 50..51)] {
        for seed in seeds {
            let game = finished_task(seed, task);
            let problem = Problem::of(&game, ME).unwrap();
            let goal = game.table().task(game.edition()).unwrap().goal;
            assert_eq!(problem.goal, goal);
            let met = |solver: &Solver| goal.is_met(&solver.score().unwrap(), solver.replay(usize::MAX).tally());
            without += u32::from(!met(&solve_for(Problem { goal: Goal::default(), ..problem.clone() }, 30_000)));
            let solver = solve_for(problem, 30_000);
            let answer = solver.answer();
            match solver.goal() {
                Some(GoalStatus::Reached) => {
                    found += 1;
                    assert!(met(&solver), "task {task}, seed {seed}");
                    assert!(answer.total.is_some() && answer.sheet.is_some());
                }
                _ => assert_eq!((answer.total, answer.sheet, answer.exact), (None, None, false)),
            }
        }
    }
    assert!(without >= 4 && found >= 4, "{without} would have lost, {found} win");
}

#[test]
fn c7_that_no_drawing_reaches_the_goal_is_proven() {
    // One round is not enough for four letters.
    let problem = Problem {
        goal: Goal { letters: Some(4), ..Goal::default() },
        ..Problem::read(&Edition::standard(), &asked(Side::A, (4, 4), (9, 4), &[["I2", "1", "S3", "0", "1"]])).unwrap()
    };
    let mut solver = Solver::new(Edition::standard(), problem);
    while solver.advance(256) {}
    let answer = solver.answer();
    assert_eq!((solver.goal(), answer.total, answer.at_most), (Some(GoalStatus::Impossible), None, None));
    assert!(serde_json::to_string(&answer).unwrap().contains(r#""goal":"impossible""#));
}

#[test]
fn before_there_is_a_bound_the_answer_names_none() {
    let problem = Problem::of(&finished(1, Side::A, 2), ME).unwrap();
    let mut solver = Solver::new(Edition::standard(), problem);
    solver.advance(1);
    let first = solver.answer();
    assert_eq!((first.total, first.at_most, first.exact), (None, None, false));
    assert!(serde_json::to_string(&first).unwrap().starts_with(r#"{"total":null,"at_most":null,"#));
    while solver.bound().is_none() {
        solver.advance(1);
    }
    assert!(solver.answer().at_most.is_some_and(|most| most < 1000));
}

#[test]
fn c5_2_rounds_of_letters_count_from_one() {
    let read = |round| {
        let letters = [(colour_lines::Letter::B, round)].into();
        let asked = ProblemText { letters, ..asked(Side::A, (4, 4), (9, 4), &[["I2", "1", "S3", "0", "1"]]) };
        Problem::read(&Edition::standard(), &asked)
    };
    assert_eq!(read(0).unwrap_err().id, "colour-lines-solve-letter-round");
    assert!(read(1).is_ok());
}
