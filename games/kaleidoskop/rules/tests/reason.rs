//! Why one would do something: what is told of the board comes true.

use contract::conformance::{Table, random_game};
use contract::{Arg, Millis, Mind, Rules, Seed};
use kaleidoskop::{Action, Kaleidoskop, Options};

/// K7: the rewards of the orders that a seat could fulfil now.
fn could_fulfil(game: &Kaleidoskop, seat: contract::Seat) -> Vec<u8> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let reward = |action: &Action| match action {
        Action::Fulfil(card, which) => Some(game.edition().card(*card)?.orders[*which as usize].reward()),
        _ => None,
    };
    actions.iter().filter_map(reward).collect()
}

#[test]
fn an_order_that_will_lie_can_be_fulfilled_then() {
    let table = Table::<Kaleidoskop> { options: Options { rounds: Some(20), ..Options::default() }, seats: 3 };
    let (mut lies, mut nearer, mut harmless) = (0, 0, 0);
    random_game(&table, Seed::from_number(3), |game, _| {
        let Some(seat) = game.state().to_act().iter().next() else { return };
        let mut actions = Vec::new();
        game.state().legal(seat, &mut actions);
        for action in actions.iter().filter(|action| matches!(action, Action::Put(..) | Action::Swap(..))) {
            let why = game.state().reason(seat, action).unwrap();
            let mut after = game.state().clone();
            after.play(seat, action, Millis(0)).unwrap();
            match why.id.as_str() {
                "kaleidoskop-because-lies" => {
                    lies += 1;
                    let fulfils = could_fulfil(&after, seat);
                    assert!(
                        fulfils.iter().any(|&reward| why.args["reward"] == Arg::from(reward)),
                        "{why:?} {fulfils:?}"
                    );
                }
                "kaleidoskop-because-nearer" => nearer += 1,
                _ => harmless += 1,
            }
        }
    });
    assert!(lies > 0 && nearer > 0 && harmless > 0, "{lies} {nearer} {harmless}");
}

/// K7: no hint says that nothing pays while an order can be fulfilled.
#[test]
fn who_ends_with_an_order_met_keeps_it() {
    let table = Table::<Kaleidoskop> { options: Options { rounds: Some(20), ..Options::default() }, seats: 3 };
    let (mut kept, mut nothing) = (0, 0);
    random_game(&table, Seed::from_number(3), |game, _| {
        let Some(seat) = game.state().to_act().iter().next() else { return };
        if let Some(why) = game.state().reason(seat, &Action::End) {
            let keeps = !could_fulfil(game.state(), seat).is_empty();
            assert_eq!(why.id == "kaleidoskop-because-keep", keeps, "{why:?}");
            *if keeps { &mut kept } else { &mut nothing } += 1;
        }
    });
    assert!(kept > 0 && nothing > 0, "{kept} {nothing}");
}
