//! What bots hope of the basic game: the hexagon with a light green edge (H4.2).

use crate::position::*;
use contract::{Chance, Edition as _, Millis, Mind, Phrase, Rules, Seat, Seed, Viewer};
use harmonia::*;

/// The worth of an action to a seat.
fn worth(game: &Harmonia, seat: Seat, action: &str) -> f32 {
    let mut game = game.clone();
    play(&mut game, seat, &[action]);
    game.worth(seat)
}

/// The action worth most to a seat.
fn best(game: &Harmonia, seat: Seat) -> String {
    let worth = |action: &String| worth(game, seat, action);
    listed(game, seat).into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap()
}

fn whole() -> Plan {
    filled(&hexagon(4), 1)
}

/// The whole hexagon but for some cells, and the kinds of the tiles that lay there.
fn without(cells: &[Spot]) -> (Plan, Vec<String>) {
    let mut plan = whole();
    let kinds = cells.iter().map(|cell| kind_of(plan.remove(cell).unwrap())).collect();
    (plan, kinds)
}

#[test]
fn h4_2_who_sees_the_whole_hexagon_proposes_to_end() {
    let game = hands(&["000000 000001", "000001"]).basic().laid(&whole()).game();
    assert_eq!(best(&game, ME), "propose");
    // Although a player refused before.
    let game = hands(&["000000 000001", "000001"]).basic().laid(&whole()).change(|view| view.declined = true).game();
    assert_eq!(best(&game, ME), "propose");
}

#[test]
fn h4_2_nobody_proposes_to_end_while_a_tile_is_missing() {
    let (plan, kinds) = without(&[(1, 0)]);
    let mut game = hands(&[&format!("{} 000001", kinds[0]), "000001"]).basic().laid(&plan).game();
    assert_eq!(best(&game, ME), format!("show {}", kinds[0]));
    play(&mut game, ME, &[&format!("show {}", kinds[0])]);
    assert!(best(&game, ME).starts_with("lay 1,0 "), "and not outside of the hexagon");
}

#[test]
fn h4_2_what_cannot_be_won_any_more_is_given_up_once() {
    let mut plan = whole();
    plan.insert((4, 0), [false; 6]);
    let lost = hands(&["000001 000011", "000001"]).basic().laid(&plan);
    assert_eq!(best(&lost.clone().game(), ME), "propose");
    assert_ne!(best(&lost.change(|view| view.declined = true).game(), ME), "propose");
}

/// H3.1, H4.2: two tiles are missing and I have both, the other has one of them: I lay what they do not have.
#[test]
fn h4_2_a_tile_is_left_to_whoever_comes_next() {
    let (plan, kinds) = without(&[(1, 0), (3, -3)]);
    assert_ne!(kinds[0], kinds[1]);
    let mine = format!("{} {}", kinds[0], kinds[1]);
    for (has, lacks) in [(0, 1), (1, 0)] {
        // One person who plays both hands knows them.
        let game = hands(&[&mine, &kinds[has]]).basic().alone().laid(&plan).game();
        assert_eq!(best(&game, ME), format!("show {}", kinds[lacks]));
    }
}

/// H2.2: the same among two who cannot see each other's hands, once one of them has said what they have.
#[test]
fn h2_2_who_says_to_have_a_tile_is_left_the_cell() {
    let (plan, kinds) = without(&[(1, 0), (3, -3)]);
    let mine = format!("{} {}", kinds[0], kinds[1]);
    for (cell, lacks) in [("1,0", 1), ("3,-3", 0)] {
        let mut position = hands(&[&mine, "000001 000001 000001"]).basic().laid(&plan);
        position.view.own.pop();
        let mut game = position.game();
        game.on_chat(ME, &[Phrase::new(YOU, "fits").with("cell", cell)]);
        assert_eq!(best(&game, ME), format!("show {}", kinds[lacks]));
    }
}

#[test]
fn h2_2_who_has_one_of_the_last_tiles_says_so() {
    let (plan, kinds) = without(&[(1, 0), (3, -3)]);
    let game = hands(&["000000", &kinds[1]]).basic().laid(&plan).game();
    let says = |seat| game.chat_reply(seat, &[]);
    assert_eq!(says(YOU), Some(Phrase::new(YOU, "fits").with("cell", "3,-3")));
    assert_eq!(game.chat_reply(YOU, &[Phrase::new(YOU, "fits").with("cell", "3,-3")]), None, "but not twice");
    // In the beginning bots say nothing.
    let game = hands(&["000000", "000001"]).basic().laid(&tiles("0,0 000000")).game();
    assert_eq!(game.chat_reply(ME, &[]), None);
}

/// What is thought of a position does not depend on what one cannot know.
#[test]
fn h2_2_nobody_looks_behind_a_screen() {
    let mut game = start(3, 5, |_| ()).state().clone();
    let mut chance = Seed::from_number(5).chance(1);
    for _ in 0..40 {
        let seat = game.awaited().iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let thinks = |chance: &mut Chance| {
            let imagined = Harmonia::imagine(&Edition::standard(), &view, chance).unwrap();
            listed(&imagined, seat).iter().map(|action| worth(&imagined, seat, action)).collect::<Vec<f32>>()
        };
        assert_eq!(thinks(&mut chance), thinks(&mut chance), "whatever is imagined of the others");
        let action = best(&game, seat).parse().unwrap();
        game.play(seat, &action, Millis(0)).unwrap();
    }
}
