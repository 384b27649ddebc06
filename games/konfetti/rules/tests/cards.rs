//! F1: the cards, their two sides, and how they are written.

use crate::table::*;
use contract::Edition as _;
use konfetti::*;
use std::collections::BTreeSet;

fn deck(side: Side) -> Vec<Face> {
    let edition = Edition::standard();
    edition.all().iter().map(|card| edition.face(side, card)).collect()
}

#[test]
fn f1_1_there_are_84_cards_in_six_colours() {
    assert_eq!(Edition::standard().count(), 84);
    let colours: BTreeSet<Colour> = deck(Side::White).iter().flat_map(|face| face.colours()).collect();
    assert_eq!(colours.into_iter().map(Colour::letter).collect::<String>(), "roygbv");
}

#[test]
fn f1_1_a_card_is_written_small_medium_large() {
    let face: Face = "ryb".parse().unwrap();
    assert_eq!(face.colours(), [Colour::Red, Colour::Yellow, Colour::Blue]);
    assert_eq!(Size::ALL.map(|size| face.colour(size).name()), ["red", "yellow", "blue"]);
    assert_eq!(Size::ALL.map(Size::name), ["small", "medium", "large"]);
    assert_eq!(face.to_string(), "ryb");
}

#[test]
fn f1_1_a_card_has_three_different_colours() {
    for text in ["rrb", "ryr", "ryy", "rrr", "ry", "rybv", "", "rxb", "RYB", "r y", " ryb", "ryb "] {
        assert!(text.parse::<Face>().is_err(), "{text}");
        assert!(serde_json::from_value::<Face>(text.into()).is_err(), "{text}");
    }
    assert_eq!(Face::new([Colour::Red, Colour::Green, Colour::Red]), None);
    assert_eq!(serde_json::to_string(&faces("ryb")).unwrap(), r#"["ryb"]"#);
}

#[test]
fn f1_2_the_cards_are_those_of_the_law() {
    for side in [Side::White, Side::Black] {
        let cards: BTreeSet<String> = deck(side).iter().map(Face::to_string).collect();
        assert_eq!(cards, all_cards().into_iter().collect());
    }
}

#[test]
fn f1_2_no_card_comes_twice() {
    for side in [Side::White, Side::Black] {
        assert_eq!(deck(side).into_iter().collect::<BTreeSet<_>>().len(), 84);
    }
}

#[test]
fn f1_2_each_colour_comes_14_times_in_each_size() {
    for side in [Side::White, Side::Black] {
        for (colour, size) in Colour::ALL.into_iter().flat_map(|colour| Size::ALL.map(|size| (colour, size))) {
            let times = deck(side).iter().filter(|face| face.colour(size) == colour).count();
            assert_eq!(times, 14, "{} {}", size.name(), colour.name());
        }
    }
}

#[test]
fn f1_2_six_sets_of_colours_are_left_out_and_the_others_come_in_all_six_orders() {
    let edition = Edition::standard();
    let orders = |set: &str| {
        let [a, b, c]: [char; 3] = set.chars().collect::<Vec<_>>().try_into().unwrap();
        let orders = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
        orders
            .iter()
            .filter(|order| edition.card(Side::White, order.iter().collect::<String>().parse().unwrap()).is_some())
            .count()
    };
    for left_out in ["rog", "oyb", "ygv", "gbr", "bvo", "vry"] {
        assert_eq!(orders(left_out), 0, "{left_out}");
    }
    let others = "roy rob rov ryg ryb rgv rbv oyg oyv ogb ogv ygb ybv gbv";
    assert_eq!(others.split(' ').count(), 14);
    for set in others.split(' ') {
        assert_eq!(orders(set), 6, "{set}");
    }
}

#[test]
fn f1_3_the_black_side_of_xyz_shows_yzx() {
    let edition = Edition::standard();
    for card in edition.all().iter() {
        let [x, y, z] = edition.face(Side::White, card).colours();
        assert_eq!(edition.face(Side::Black, card).colours(), [y, z, x]);
    }
    // And not the other way round.
    let card = edition.card(Side::White, "ryb".parse().unwrap()).unwrap();
    assert_eq!(edition.face(Side::Black, card).to_string(), "ybr");
}

#[test]
fn f1_3_with_the_black_side_up_cards_are_called_by_what_they_show() {
    let options = Options { side: Side::Black, ..Options::default() };
    let mut table = Table::standard(options, 2, 3);
    table.at(START);
    let shown = table.middle()[0].clone();
    table.grab(1, &shown);
    assert_eq!(table.held(1), [shown.as_str()]);
    let card = table.state().table().place(contract::Seat(0)).held.iter().next().unwrap();
    assert_eq!(table.state().edition().face(Side::Black, card).to_string(), shown);
    // Sets are of what is shown, so that the same cards are worth something else.
    let hand = |side: Side| {
        let edition = Edition::standard();
        let cards: Vec<Card> =
            faces("ryb rby yov").iter().map(|&face| edition.card(Side::White, face).unwrap()).collect();
        cards.iter().map(|&card| edition.face(side, card).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(hand(Side::Black), ["ybr", "byr", "ovy"]);
}

#[test]
fn a_card_is_found_by_each_of_its_sides() {
    let edition = Edition::standard();
    for side in [Side::White, Side::Black] {
        for card in edition.all().iter() {
            assert_eq!(edition.card(side, edition.face(side, card)), Some(card));
        }
        assert_eq!(edition.card(side, "rog".parse().unwrap()), None);
    }
}

#[test]
fn actions_are_written_one_way() {
    for text in [
        "touch ryb",
        "let-go",
        "drop hold",
        "drop edge",
        "drop middle",
        "keep",
        "keep ryb",
        "keep ryb ybr",
        "take ryb",
        "give gvr",
        "done",
    ] {
        assert_eq!(action(text).to_string(), text);
    }
    for text in [
        "",
        " ",
        "touch",
        "touch rrb",
        "touch ryb ybr",
        "Touch ryb",
        "touch  ryb",
        "touch ryb ",
        "let go",
        "letgo",
        "let-go ryb",
        "drop",
        "drop deck",
        "drop hold ryb",
        "keep ",
        "keep x",
        "keep ryb  ybr",
        "take",
        "give",
        "done ryb",
        "undo",
        "pass",
    ] {
        assert_eq!(text.parse::<Action>(), Err(ParseAction), "{text}");
    }
}

#[test]
fn what_is_kept_is_written_in_order_and_once() {
    // The order of the colours, not of the letters: y comes before b.
    assert_eq!(action("keep ryb rby ybr bry"), Action::Keep(faces("ryb rby ybr bry")));
    assert_eq!("keep rby ryb".parse::<Action>(), Err(ParseAction));
    assert_eq!("keep bry ybr".parse::<Action>(), Err(ParseAction));
    assert_eq!("keep ryb ryb".parse::<Action>(), Err(ParseAction));
    let most: Vec<String> = all_cards().into_iter().take(MOST_HELD + 1).collect();
    assert!(format!("keep {}", most[..MOST_HELD].join(" ")).parse::<Action>().is_ok());
    assert_eq!(format!("keep {}", most.join(" ")).parse::<Action>(), Err(ParseAction));
    assert_eq!(action("return ryb rby"), Action::Return(faces("ryb rby")));
    assert_eq!("return rby ryb".parse::<Action>(), Err(ParseAction));
    assert_eq!("return ryb ryb".parse::<Action>(), Err(ParseAction));
    assert!(format!("return {}", most[..MOST_HELD].join(" ")).parse::<Action>().is_ok());
    assert_eq!(format!("return {}", most.join(" ")).parse::<Action>(), Err(ParseAction));
}
