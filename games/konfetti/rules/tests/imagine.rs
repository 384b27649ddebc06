//! A view says all that lies open, and one that contradicts itself is refused.

use crate::table::*;
use contract::{Edition as _, Millis, RealTime, Rules, RulesVersion, Seat, Seats, Seed, Viewer};
use konfetti::*;

fn imagine(table: &Table, view: &View) -> Option<Konfetti> {
    Konfetti::imagine(table.game.edition(), view, &mut Seed::from_number(9).chance(0)).ok()
}

/// The table is the same in a state imagined from the view.
fn same(table: &Table) {
    let state = table.state();
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        let imagined = imagine(table, &view).unwrap();
        whole(&imagined);
        assert_eq!(imagined.view(viewer), view);
        assert_eq!(
            names(&imagined, imagined.deck()),
            names(&state, state.deck()),
            "the cards that no round has brought"
        );
        assert_eq!(imagined.table(), state.table());
        let mut shown: Vec<Face> = view.middle().map(|(face, _)| face).collect();
        shown.sort_unstable();
        let shown: Vec<String> = shown.iter().map(Face::to_string).collect();
        assert_eq!(shown, names(&state, state.table().middle()), "the view shows what lies in the middle");
    }
}

#[test]
fn a_view_says_all_that_lies_open() {
    let mut table = Table::race(3);
    same(&table);
    table.grab(1, "ryb ybr bry").lay(2, "roy").play(1, "touch ryb").play(2, "touch oyr").play(3, "touch oyr").wait(300);
    same(&table);
    table.wait(1700);
    same(&table); // oyr is blocked
    table.at(END);
    same(&table);
    table.play(2, "keep");
    same(&table);
    table.at(CHOSEN);
    same(&table);
    table.finish();
    same(&table);
}

/// F4.4: what is given back lies in the middle from then on, not in the deck.
#[test]
fn f4_4_a_view_says_where_point_cards_went_that_were_given_back() {
    let mut table = Table::race(2);
    table.grab(1, "ryb ybr bry").next_round().grab(1, "gvr vgb").at(CHOSEN + 64_000);
    assert!(table.choosing());
    assert_eq!((table.gained(1, 1), table.points(1).len()), (-2, 3));
    same(&table);
    table.play(1, "return ryb bry");
    assert_eq!((table.choosing(), table.points(1)), (true, sorted("ybr")));
    same(&table);
}

/// The same once the game is over.
#[test]
fn f4_4_a_view_says_so_after_the_last_round_too() {
    let mut table = Table::race(5);
    table.grab(1, "ryb ybr bry").next_round().grab(1, "gvr vgb").finish();
    assert_eq!(table.points(1).len(), 1);
    same(&table);
}

/// An imagined deal has as many cards as the true one.
#[test]
fn f2_an_imagined_round_brings_as_many_cards() {
    let solo = Table::standard(Options::default(), 1, 4);
    let table = wild(solo, |table, _| {
        let state = table.game.state();
        let mut imagined = imagine(table, &state.view(Viewer::Spectator)).unwrap();
        let mut state = state.clone();
        if matches!(state.table().phase(), Phase::Choosing { .. }) {
            for game in [&mut imagined, &mut state] {
                game.pass_time(game.next_deadline().unwrap());
            }
            assert_eq!(imagined.deck().len(), state.deck().len());
            assert_eq!(imagined.table().middle().len(), state.table().middle().len());
        }
    });
    let lines = table.outcome().unwrap().seats.remove(0).lines;
    let lost = lines[..4].iter().filter(|line| line.points < Some(0)).count();
    assert!(lost > 0, "point cards were given back before the last round");
}

/// A race of three: seat 1 holds three cards, seat 2 has one on the edge, seats 2 and 3 contest one, one is blocked.
fn fine() -> (Table, View) {
    let mut table = Table::standard(Options::default(), 3, 4);
    table.at(START);
    let cards = table.middle();
    table.grab(1, &cards[..3].join(" ")).lay(2, &cards[3]);
    for seat in [2, 3] {
        table.play(seat, &format!("touch {}", cards[4]));
    }
    table.wait(2000);
    for seat in [2, 3] {
        table.play(seat, &format!("touch {}", cards[5]));
    }
    table.play(1, &format!("touch {}", cards[0]));
    let view = table.state().view(Viewer::Spectator);
    (table, view)
}

/// A calm table of three, and one where every player chooses.
fn calm_view() -> (Table, View) {
    let table = Table::standard(calm(), 3, 4);
    let view = table.state().view(Viewer::Spectator);
    (table, view)
}

fn choosing() -> (Table, View) {
    let mut table = Table::race(3);
    table.grab(1, "ryb ybr bry").at(END);
    let view = table.state().view(Viewer::Spectator);
    (table, view)
}

type Case = (&'static str, fn() -> (Table, View), fn(&mut View));

fn refuses(cases: &[Case]) {
    let mut accepted = Vec::new();
    for (what, start, change) in cases {
        let (table, mut view) = start();
        assert!(imagine(&table, &view).is_some());
        let before = view.clone();
        change(&mut view);
        assert_ne!(view, before, "{what}");
        if imagine(&table, &view).is_some() {
            accepted.push(*what);
        }
    }
    assert!(accepted.is_empty(), "these contradict themselves, but are accepted: {accepted:#?}");
}

fn face(text: &str) -> Face {
    text.parse().unwrap()
}

#[test]
fn views_whose_cards_contradict_each_other_are_refused() {
    refuses(&[
        ("nobody sits there", fine, |view| view.seats.clear()),
        ("eight sit there", fine, |view| view.seats = vec![view.seats[0].clone(); 8]),
        ("a card held by two", fine, |view| view.seats[1].held = view.seats[0].held.clone()),
        ("a card held twice", fine, |view| view.seats[0].held[1] = view.seats[0].held[0]),
        ("held and on an edge", fine, |view| view.seats[2].edge = view.seats[0].held.clone()),
        ("blocked and held", fine, |view| view.seats[2].held.push(view.blocked[0])),
        ("a point card that is held", fine, |view| view.seats[2].points = view.seats[0].held.clone()),
        ("held without having been thrown", fine, |view| view.spots.retain(|(face, _)| *face != view.seats[0].held[0])),
        ("a card thrown twice", fine, |view| view.spots.push(view.spots[0])),
        ("a card that does not exist", fine, |view| view.spots.push((face("rog"), Spot { x: 1, y: 1, turn: 0 }))),
        ("a card held that does not exist", fine, |view| view.seats[2].held.push(face("rog"))),
        ("a finger on what another holds", fine, |view| {
            view.seats[1].finger = Some((view.seats[0].held[1], Grip::Firm));
        }),
        ("a finger on a blocked card", fine, |view| view.seats[1].finger = Some((view.blocked[0], Grip::Firm))),
        ("a finger on no card", fine, |view| view.seats[1].finger = Some((face("rog"), Grip::Firm))),
        ("a round that there is not", fine, |view| view.round = 3),
        ("a first player who does not sit there", fine, |view| view.first = Seat(3)),
        ("a result for too few", choosing, |view| {
            view.results[0].pop();
        }),
        ("more results than rounds", choosing, |view| view.results = vec![view.results[0].clone(); 4]),
        ("a result with a card twice", choosing, |view| view.results[0][0].cards[1] = view.results[0][0].cards[0]),
    ]);
}

/// A game could not go on from these: it would wait for a seat that does not exist, or forever, or panic.
#[test]
fn views_from_which_no_game_can_go_on_are_refused() {
    refuses(&[
        ("a turn of nobody", calm_view, |view| view.phase = Phase::Turn { seat: Seat(3), done: Seats::NONE, idle: 0 }),
        ("a turn far away", calm_view, |view| view.phase = Phase::Turn { seat: Seat(200), done: Seats::NONE, idle: 0 }),
        ("somebody done who does not sit there", calm_view, |view| {
            view.phase = Phase::Turn { seat: Seat(0), done: Seats::one(Seat(5)), idle: 0 };
        }),
        ("somebody has chosen who does not sit there", choosing, |view| {
            view.phase = Phase::Choosing { until: Some(Millis(84_000)), chosen: Seats::one(Seat(5)) };
        }),
        ("choosing after the last round", choosing, |view| {
            view.round = 2;
            view.results = vec![view.results[0].clone(); 3];
        }),
        ("more to keep than is held", choosing, |view| view.results[0][0].gained = 100),
        ("more to give back than there is", choosing, |view| view.results[0][0].gained = -1),
        ("rules that there are not", choosing, |view| view.rules = RulesVersion(3)),
        ("no rules", choosing, |view| view.rules = RulesVersion(0)),
        ("a round that should be over", calm_view, |view| {
            view.phase = Phase::Turn { seat: Seat(0), done: Seats::NONE, idle: 6 };
        }),
    ]);
}

/// A game could go on from these, but none comes to them.
#[test]
fn views_that_no_game_can_come_to_are_refused() {
    refuses(&[
        ("a turn of somebody who is done", calm_view, |view| {
            view.phase = Phase::Turn { seat: Seat(0), done: Seats::one(Seat(0)), idle: 0 };
        }),
        ("idle turns under the first rules", calm_view, |view| {
            (view.rules, view.phase) = (RulesVersion(1), Phase::Turn { seat: Seat(0), done: Seats::NONE, idle: 1 });
        }),
        ("a card given back that is in the deck", calm_view, |view| {
            let face = view.spots.pop().unwrap().0;
            view.seats[0].given.push(face);
        }),
        ("a card given back in a race", fine, |view| view.seats[0].given.push(view.spots[0].0)),
        ("sand at the calm table", calm_view, |view| view.phase = Phase::Sand { until: Millis(64_000) }),
        ("turns in a race", fine, |view| view.phase = Phase::Turn { seat: Seat(0), done: Seats::NONE, idle: 0 }),
        ("choosing before any round is over", choosing, |view| view.results.clear()),
        ("choosing without end in a race", choosing, |view| {
            view.phase = Phase::Choosing { until: None, chosen: Seats::NONE };
        }),
        ("more results than rounds so far", choosing, |view| view.results.push(view.results[0].clone())),
        ("a third finger", fine, |view| view.seats[0].finger = view.seats[1].finger),
        ("a contest of one", fine, |view| view.seats[1].finger = None),
        ("alone with another", fine, |view| {
            view.seats[1].finger.as_mut().unwrap().1 = Grip::Firm;
            view.seats[2].finger.as_mut().unwrap().1 = Grip::Firm;
        }),
        ("a finger while all choose", choosing, |view| view.seats[1].finger = Some((face("roy"), Grip::Firm))),
        ("more held than may be", fine, |view| {
            let more: Vec<Face> = view.middle().map(|(face, _)| face).skip(5).take(10).collect();
            view.seats[2].held.extend(more);
        }),
        ("a card that lies nowhere", fine, |view| view.spots[20].1 = Spot::default()),
    ]);
}

#[test]
fn a_view_with_more_or_fewer_fields_is_none() {
    let (_, view) = fine();
    let mut json = serde_json::to_value(&view).unwrap();
    assert_eq!(serde_json::from_value::<View>(json.clone()).unwrap(), view);
    json["deck"] = serde_json::json!(["ryb"]);
    assert!(serde_json::from_value::<View>(json.clone()).is_err());
    json.as_object_mut().unwrap().remove("deck");
    json.as_object_mut().unwrap().remove("spots");
    assert!(serde_json::from_value::<View>(json).is_err());
    assert_eq!(Edition::standard().count(), 84);
}
