//! Dice left undrawn where the table is strict about it: C4.5.

use crate::position::*;
use colour_lines::*;
use contract::{Chance, Edition as _, Millis, Rules, Seed, Viewer};
use std::collections::HashSet;
use std::sync::Arc;

fn strict() -> Paper {
    paper().options(|options| options.strict = true)
}

#[test]
fn c4_5_dice_that_another_order_would_draw_may_not_be_left() {
    // At 1,0 the 2 could go east first; the 1 goes into the corner, and the 2 is left.
    let mut game = strict().left(ME, "0,1 en").dice("1 2 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left w"]);
    assert_eq!(can(&game, "done"), Err(Illegal::CouldDrawMore));
    assert!(listed(&game, ME).contains(&"mend".to_owned()) && !listed(&game, ME).contains(&"done".to_owned()));
    // Taken back and drawn the other way round.
    let mut other = strict().left(ME, "0,1 en").dice("1 2 | 0 0 | 0").game();
    assert_eq!(can(&other, "mend"), Err(Illegal::MustDraw { die: 1 }));
    play(&mut other, ME, &["draw 2 left ee", "draw 1 left s"]);
    assert_eq!(can(&other, "mend"), Err(Illegal::NothingToMend));
    play(&mut other, ME, &["done"]);
    // Or a joker takes the place of the die.
    play(&mut game, ME, &["joker 2", "done"]);
}

#[test]
fn c4_5_dice_that_another_path_would_draw_may_not_be_left() {
    // From 1,0 a stroke west ends in the corner; east there is room for both.
    let mut game = strict().left(ME, "0,1 en").dice("1 1 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left w"]);
    assert_eq!(can(&game, "done"), Err(Illegal::CouldDrawMore));
    play(&mut game, ME, &["mend", "done"]);
}

#[test]
fn c4_5_dice_that_no_way_draws_may_be_left() {
    let game = strict().left(ME, "0,2 ennw").dice("2 0 | 0 0 | 0").game();
    assert_eq!(can(&game, "done"), Ok(()));
    assert_eq!(can(&game, "mend"), Err(Illegal::NothingToMend));
    // One of the two fits.
    let mut game = strict().left(ME, "0,2 ennw").dice("1 1 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 2 left s", "done"]);
}

#[test]
fn c4_5_without_the_option_they_may() {
    let mut game = paper().left(ME, "0,1 en").dice("1 2 | 0 0 | 0").game();
    play(&mut game, ME, &["draw 1 left w"]);
    assert_eq!(can(&game, "mend"), Err(Illegal::NothingToMend));
    play(&mut game, ME, &["done"]);
    assert!(!Options::default().strict);
}

#[test]
fn c4_5_what_is_mended_is_drawn_with_the_same_jokers_and_can_be_taken_back() {
    let mut game = strict().left(ME, "0,1 en").dice("1 2 | 1 0 | 0").game();
    play(&mut game, ME, &["joker 3 right n", "draw 1 left w"]);
    let before = game.clone();
    let way = game.better_way(ME).unwrap();
    play(&mut game, ME, &["mend"]);
    let sheet = game.table().sheet(ME);
    assert_eq!(sheet.jokers(), 1);
    assert!([0, 1, 2].into_iter().all(|die| sheet.has_used(Die::new(die).unwrap())));
    // The hint names just what is drawn.
    let mut step_by_step = strict().left(ME, "0,1 en").dice("1 2 | 1 0 | 0").game();
    for action in &way.actions {
        step_by_step.play(ME, action, Millis(0)).unwrap();
    }
    assert_eq!(view(&step_by_step), view(&game));
    play(&mut game, ME, &["done"]);
    // Others draw on their own sheets.
    assert_eq!(before.table().sheet(YOU), game.table().sheet(YOU));
}

#[test]
fn c4_5_a_die_that_a_joker_replaced_is_not_wanted_any_more() {
    // With the 1 out of the corner the 2 fits; but a joker stands for the 1, and its stroke may go anywhere, or nowhere.
    let mut game = strict().left(ME, "0,1 en").dice("1 2 | 0 0 | 0").game();
    play(&mut game, ME, &["joker 1 left w"]);
    assert_eq!(can(&game, "done"), Err(Illegal::CouldDrawMore));
    // The other way about there is nothing more to draw than the 1.
    let mut game = strict().left(ME, "0,1 en").dice("1 2 | 0 0 | 0").game();
    play(&mut game, ME, &["joker 2", "draw 1 left w", "done"]);
}

/// The most dice that can be drawn from a position on, by the rules themselves without the option: every action in every order, jokers
/// for these dice alone.
fn most_by_hand(start: &ColourLines, joked: &[u8]) -> u32 {
    let (mut seen, mut open, mut most) = (HashSet::new(), vec![start.clone()], 0);
    while let Some(game) = open.pop() {
        let sheet = &view(&game).sheets[ME.index()];
        let drawn = sheet.used.iter().filter(|die| !joked.contains(die)).count() as u32;
        most = most.max(drawn);
        let mut actions = Vec::new();
        game.legal(ME, &mut actions);
        for action in actions {
            let wanted = match action {
                Action::Draw(die, ..) => !joked.contains(&(die.index() as u8 + 1)),
                Action::Joker(die, ..) | Action::Waive(die) => joked.contains(&(die.index() as u8 + 1)),
                Action::More(_) => true,
                _ => false,
            };
            if wanted {
                let mut next = game.clone();
                next.play(ME, &action, Millis(0)).unwrap();
                let sheet = view(&next).sheets.swap_remove(ME.index());
                if seen.insert((sheet.left.strokes, sheet.right.strokes, sheet.used, sheet.bonus)) {
                    open.push(next);
                }
            }
        }
    }
    most
}

/// A line that wanders from a field until it is long enough or stuck.
fn wander(ground: &Ground, half: Half, taken: &mut FieldSet, chance: &mut Chance) -> String {
    let columns = if half == Half::Left { 2 } else { 8 };
    let start = loop {
        let field = Field::new(columns + chance.below(4) as u8, chance.below(12) as u8).unwrap();
        if ground.start(field).is_some() && !taken.has(field) {
            break field;
        }
    };
    taken.add(start);
    let (mut at, mut strokes) = (start, String::new());
    for _ in 0..20 + chance.below(25) {
        let free = |to: &Compass| at.next(*to).is_some_and(|field| ground.open(half).has(field) && !taken.has(field));
        let ways: Vec<Compass> = Compass::ALL.into_iter().filter(free).collect();
        if ways.is_empty() {
            break;
        }
        let to = ways[chance.below(ways.len() as u32) as usize];
        at = at.next(to).unwrap();
        taken.add(at);
        strokes.push(to.letter());
    }
    format!("{start} {strokes}")
}

/// Rounds on crowded sheets, drawn by chance until nothing more fits: whether one may be done is what complete enumeration says, and what is
/// mended draws as many dice as there are to draw.
#[test]
fn c4_5_dice_are_left_only_where_exhaustive_search_leaves_them() {
    let circles = edition_with(&[
        ("\"NNNoGG..VVVTTT\"", "\"NNooGo..oVoTTT\""),
        ("\"TTTVVV..GGGNNN\",\n    \"TTTV", "\"TTTVoo..oGGNNN\",\n    \"TTTV"),
    ]);
    let (mut refused, mut left, mut whole, mut grey) = (0, 0, 0, 0);
    for number in 0..700 {
        let chance = &mut Seed::from_number(number).chance(0);
        let side = Side::BOTH[(number % 3 == 0) as usize];
        let edition: Arc<Edition> = if number % 2 == 0 { Edition::standard() } else { circles.clone() };
        let mut taken = FieldSet::EMPTY;
        let lines = Half::BOTH.map(|half| wander(edition.ground(side), half, &mut taken, chance));
        let faces = ["1", "2", "I2", "V2", "L3", "S3", "U3", "0", "1", "Z3"];
        let mut face = || faces[chance.below(faces.len() as u32) as usize];
        let dice = format!("{} {} | {} {} | {}", face(), face(), face(), face(), face());
        let on = |strict: bool| {
            let paper = paper().edition(edition.clone()).dice(&dice).left(ME, &lines[0]).right(ME, &lines[1]);
            paper.options(|options| (options.side, options.strict) = (side, strict)).game()
        };
        let imagine = |view: &View| ColourLines::imagine(&edition, view, &mut Seed::from_number(1).chance(0)).unwrap();
        let (free, mut game) = (on(false), on(true));
        loop {
            let mut actions = Vec::new();
            game.legal(ME, &mut actions);
            if !actions.iter().any(|action| matches!(action, Action::Draw(..))) {
                break;
            }
            actions.retain(|action| matches!(action, Action::Draw(..) | Action::More(_)) || chance.below(60) == 0);
            let Some(action) = actions.get(chance.below(actions.len().max(1) as u32) as usize) else { continue };
            game.play(ME, action, Millis(0)).unwrap();
        }
        let sheet = view(&game).sheets.swap_remove(0);
        let drawn = (sheet.used.len() - sheet.joked.len()) as u32;
        let most = most_by_hand(&free, &sheet.joked);
        assert_eq!(
            can(&game, "done").is_err(),
            most > drawn,
            "{number}: {drawn} of {most}: {lines:?} {dice} {sheet:?}"
        );
        assert_eq!(listed(&game, ME).contains(&"mend".to_owned()), most > drawn, "{number}");
        let imagined = imagine(&game.view(Viewer::Spectator));
        assert_eq!(imagined.table(), game.table(), "{number}: a view says whether one may be done");
        if most > drawn {
            let before = game.table().sheet(ME).line(Half::Left).before();
            play(&mut game, ME, &["mend"]);
            let mended = view(&game).sheets.swap_remove(0);
            assert_eq!((mended.used.len() - mended.joked.len()) as u32, most, "{number}");
            assert_eq!((&mended.joked, mended.jokers), (&sheet.joked, sheet.jokers), "{number}");
            assert_eq!(mended.left.strokes[..usize::from(before)], sheet.left.strokes[..usize::from(before)]);
            assert_eq!(can(&game, "done"), Ok(()), "{number}");
            let in_grey =
                |half| game.table().sheet(ME).line(half).this_round().iter().any(|field| field.half().is_none());
            grey += u32::from(in_grey(Half::Left) || in_grey(Half::Right));
            refused += 1;
        } else if dice.split(' ').filter(|face| !"0|".contains(face)).count() > sheet.used.len() {
            left += 1;
        } else {
            whole += 1;
        }
    }
    assert!(refused > 50 && left > 30 && whole > 30 && grey > 10, "{refused} {left} {whole} {grey}");
}
