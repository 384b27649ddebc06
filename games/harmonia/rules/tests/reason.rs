//! Why one would do something.

use crate::position::*;
use contract::Mind;
use harmonia::*;

fn why(game: &Harmonia, action: &str) -> Option<String> {
    let why = game.reason(ME, &action.parse().unwrap())?;
    let args: Vec<String> = why.args.values().map(|arg| format!("{arg:?}")).collect();
    Some(format!("{} {}", why.id.strip_prefix("harmonia-because-").unwrap(), args.join(" ")).trim().to_owned())
}

/// H4.2: the last tile but one, and the other has the last one for certain, or never.
#[test]
fn h4_2_a_chance_is_told_when_few_are_missing() {
    let mut plan = filled(&hexagon(4), 1);
    let kinds = [(1, 0), (3, -3)].map(|cell| kind_of(plan.remove(&cell).unwrap()));
    let show = format!("show {}", kinds[0]);
    let both = hands(&[&kinds[0], &kinds[1]]).basic().alone().laid(&plan).game();
    assert_eq!(why(&both, &show).as_deref(), Some("chance Number(100)"));
    let never = if kinds[1] == "111111" { "010101" } else { "111111" };
    let none = hands(&[&kinds[0], never]).basic().alone().laid(&plan).game();
    assert_eq!(why(&none, &show), None, "nobody has the last one: there is nothing good to tell");
}

/// H4.2: the hexagon that is shown as the goal can still be won: it holds every tile, and nothing purple crosses its rim.
#[test]
fn h4_2_the_goal_is_where_it_can_still_come_together() {
    let goal = |laid: &str| {
        let game = hands(&["000000", "000001"]).basic().laid(&tiles(laid)).game();
        game.table().goal(game.edition())
    };
    let row = |last: &str| format!("0,0 000000; 1,0 001000; 2,0 001000; 3,0 001000; 4,0 000000; 5,0 {last}");
    let only_west = goal(&row("100000")).unwrap();
    assert_eq!(only_west.len(), 37);
    assert!(only_west.contains(&Cell { q: 6, r: 0 }), "the purple edge in the east does not lie on the rim");
    assert!((0..6).all(|q| only_west.contains(&Cell { q, r: 0 })));
    let seven = format!("{}; 6,0 ", row("001000"));
    assert!(goal(&format!("{seven}000000")).is_some());
    assert_eq!(goal(&format!("{seven}100000")), None, "the end of the widest row lies on the rim");
    assert_eq!(goal(&format!("{seven}011000; 7,0 011000")), None, "eight in a row are too wide");
}

#[test]
fn h4_1_ending_has_its_reasons() {
    let whole = filled(&hexagon(4), 1);
    let game = hands(&["000001", "000001"]).basic().laid(&whole).game();
    assert_eq!(why(&game, "propose").as_deref(), Some("complete"));
    let mut spoilt = whole.clone();
    spoilt.insert((4, 0), [false; 6]);
    let game = hands(&["000001", "000001"]).basic().laid(&spoilt).game();
    assert_eq!(why(&game, "propose").as_deref(), Some("lost"));
    let game = hands(&["000000", "000001"]).laid(&tiles("0,0 000000")).game();
    assert_eq!(why(&game, "propose").as_deref(), Some("enough Number(52)"), "20 + 150 - 118");
}
