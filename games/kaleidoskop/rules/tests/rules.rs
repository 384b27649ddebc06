//! The rules K1–K5 and K7, one test or more for each number.

use crate::position::*;
use contract::{Edition as _, Millis, Refusal, Rules, Seat, Seed, Viewer};
use kaleidoskop::*;
use std::collections::BTreeMap;

use Colour::*;

fn colour_at(game: &Kaleidoskop, hex: &str) -> Option<Colour> {
    game.table().board.colour(hex.parse().unwrap())
}

fn crystals(game: &Kaleidoskop, seat: Seat) -> u16 {
    game.table().players[seat].crystals
}

#[test]
fn k1_2_a_colour_with_none_left_cannot_be_chosen_and_a_swapped_crystal_comes_back() {
    let mut full_of_red = empty(6);
    for pit in full_of_red.open_pits().iter().take(18) {
        full_of_red.put(pit, Red);
    }
    let red = full_of_red.crystals(Red).iter().next().unwrap();
    let free = full_of_red.empty().iter().next().unwrap();
    let mut game = position(6, &[1, 2, 37], |table| table.board = full_of_red);
    assert_eq!(check(&game, &format!("put red {free}")), Err(Illegal::NoSupply(Red)));
    play(&mut game, &[&format!("swap blue {red}"), "end"]);
    assert_eq!(game.table().board.supply(Red), 1);
    assert_eq!(check(&game, &format!("put red {free}")), Ok(()));
}

#[test]
fn k1_3_colour_tiles_never_run_out() {
    let mut board = empty(6);
    for pit in board.open_pits().iter().step_by(4).collect::<Vec<_>>() {
        board.put(pit, Green);
    }
    assert!(board.hexes(Green).len() > 12);
}

#[test]
fn k1_4_36_blue_and_24_orange_cards() {
    let edition = Edition::standard();
    assert_eq!(edition.stack(Stack::Blue).count(), 36);
    assert_eq!(edition.stack(Stack::Orange).count(), 24);
}

#[test]
fn k3_1_one_crystal_of_each_colour_around_the_centre() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let game = Kaleidoskop::start(Edition::standard(), &Options::default(), 4, &Seed::from_number(seed)).unwrap();
        let board = &game.table().board;
        assert_eq!(board.filled().len(), 6);
        let around: Vec<Colour> = Hex::CENTRE.corners().iter().filter_map(|&pit| board.crystal(pit)).collect();
        assert_eq!(around.iter().collect::<std::collections::BTreeSet<_>>().len(), 6);
        orders.insert(around);
    }
    assert!(orders.len() > 10, "their order is random");
}

#[test]
fn k3_2_two_blue_cards_one_orange_card_one_crystal_and_a_random_start() {
    let mut starts = BTreeMap::new();
    for seed in 0..60 {
        let game = Kaleidoskop::start(Edition::standard(), &Options::default(), 5, &Seed::from_number(seed)).unwrap();
        let table = game.table();
        assert_eq!(table.stacks, [36 - 10, 24 - 5]);
        for (seat, player) in table.players.iter() {
            assert_eq!((player.hand, player.crystals), ([2, 1], 1));
            assert_eq!(game.hand(seat).len(), 3);
            assert!(!player.holder.owned() && !player.mirror.owned() && !player.frosted.owned());
        }
        assert_eq!(table.turn.seat, table.start);
        *starts.entry(table.start.0).or_insert(0) += 1;
    }
    assert_eq!(starts.len(), 5, "everybody begins sometimes: {starts:?}");
}

#[test]
fn k3_3_a_limit_of_rounds_is_between_1_and_1000() {
    for (rounds, fine) in [(Some(0), false), (Some(1), true), (Some(1000), true), (Some(1001), false), (None, true)] {
        let options = Options { rounds, ..Options::default() };
        let start = Kaleidoskop::start(Edition::standard(), &options, 3, &Seed::from_number(0));
        assert_eq!(start.is_ok(), fine, "{rounds:?}");
    }
}

#[test]
fn k4_1_only_the_own_tools_go_back_and_their_hexes_are_coloured_anew() {
    // Around 0,0 one red and one blue: neutral, red with the mirror.
    let mut game = position(3, &[1, 2, 37], |table| {
        table.board = board(3, &[("0,0,n", Red), ("0,0,s", Blue)]);
        table.players[ME].mirror = Tool::Ready;
        table.players[Seat(1)].frosted = Tool::Ready;
    });
    play(&mut game, &["put green 2,0,s", "mirror 0,0,n 0,0"]);
    assert_eq!(colour_at(&game, "0,0"), Some(Red));
    play(&mut game, &["end", "put green 2,0,n", "frost 0,0,s 0,1"]);
    assert_eq!(colour_at(&game, "0,1"), None, "the only crystal there does not count");
    play(&mut game, &["end", "put green 2,-2,n", "end"]);
    // My turn again: my mirror is back, the other's glass stays.
    assert_eq!(colour_at(&game, "0,0"), None);
    assert_eq!(game.table().players[ME].mirror, Tool::Ready);
    assert_eq!(colour_at(&game, "0,1"), None);
    play(&mut game, &["put green 2,-2,s", "end"]);
    assert_eq!(colour_at(&game, "0,1"), Some(Blue), "the other's glass is back too");
}

#[test]
fn k4_2_putting_is_free_and_a_swap_costs_one_while_any_pit_is_empty() {
    let mut game = position(3, &[1, 2, 37], |table| table.board = board(3, &[("0,0,n", Red)]));
    play(&mut game, &["swap blue 0,0,n"]);
    assert_eq!((crystals(&game, ME), colour_at(&game, "0,0")), (0, Some(Blue)));
    play(&mut game, &["end", "put red 0,0,s"]);
    assert_eq!(crystals(&game, Seat(1)), 1);

    let poor = position(3, &[1, 2, 37], |table| {
        table.board = board(3, &[("0,0,n", Red)]);
        table.players[ME].crystals = 0;
    });
    assert_eq!(check(&poor, "swap blue 0,0,n"), Err(Illegal::TooExpensive { price: 1 }));
}

#[test]
fn k4_2_a_swap_is_free_once_all_pits_are_full() {
    let fill = |empty_pits: usize| {
        let mut full = empty(3);
        let pits: Vec<Pit> = full.open_pits().iter().collect();
        for (number, &pit) in pits[empty_pits..].iter().enumerate() {
            full.put(pit, Colour::ALL[number % 6]);
        }
        (full, pits[59])
    };
    for (empty_pits, price) in [(0, 0), (1, 1)] {
        let (full, pit) = fill(empty_pits);
        let old = full.crystal(pit).unwrap();
        let colour = Colour::ALL.into_iter().find(|&colour| colour != old).unwrap();
        let mut game = position(3, &[1, 2, 37], |table| table.board = full);
        play(&mut game, &[&format!("swap {colour} {pit}")]);
        assert_eq!(crystals(&game, ME), 1 - price, "{empty_pits} pits empty");
    }
    // Without a scoring crystal the free swap is legal all the same.
    let (full, pit) = fill(0);
    let old = full.crystal(pit).unwrap();
    let colour = Colour::ALL.into_iter().find(|&colour| colour != old).unwrap();
    let game = position(3, &[1, 2, 37], |table| {
        table.board = full;
        table.players[ME].crystals = 0;
    });
    assert_eq!(check(&game, &format!("swap {colour} {pit}")), Ok(()));
}

#[test]
fn k4_2_a_swap_changes_the_colour_and_a_pit_takes_one_crystal() {
    let game = position(3, &[1, 2, 37], |table| table.board = board(3, &[("0,0,n", Red)]));
    assert_eq!(check(&game, "swap red 0,0,n"), Err(Illegal::SameColour));
    assert_eq!(check(&game, "put blue 0,0,n"), Err(Illegal::PitFilled));
    assert_eq!(check(&game, "swap blue 0,0,s"), Err(Illegal::PitEmpty));
}

#[test]
fn k4_2_one_crystal_a_turn_and_none_less() {
    let mut game = position(3, &[1, 2, 37], |_| ());
    assert_eq!(check(&game, "end"), Err(Illegal::CrystalFirst));
    play(&mut game, &["put red 2,0,n"]);
    assert_eq!(check(&game, "put red 2,0,s"), Err(Illegal::CrystalSet));
    assert_eq!(check(&game, "end"), Ok(()));
}

#[test]
fn k2_4_covered_corners_take_no_crystal() {
    // 3,-3 is covered for three players: where it met two open hexes there is still a pit, where it met one there is none.
    let game = position(3, &[1, 2, 37], |_| ());
    assert_eq!(check(&game, "put red 3,-3,s"), Ok(()));
    assert_eq!(check(&game, "put red 3,-2,n"), Err(Illegal::PitClosed));
    assert_eq!(check(&position(6, &[1, 2, 37], |_| ()), "put red 3,-2,n"), Ok(()));
}

#[test]
fn k4_3_the_first_tool_is_free_the_second_costs_2_the_third_3() {
    let mut game = position(3, &[1, 2, 37], |table| {
        table.board = board(3, &[("0,0,n", Red)]);
        all_tools(table);
        table.players[ME].crystals = 5;
    });
    play(&mut game, &["put red 0,0,s", "hold"]);
    assert_eq!(crystals(&game, ME), 5);
    play(&mut game, &["mirror 0,0,n 0,0"]);
    assert_eq!(crystals(&game, ME), 3);
    assert_eq!(check(&game, "mirror 0,0,n 0,-1"), Err(Illegal::OnBoard("mirror")), "each at most once");
    play(&mut game, &["frost 0,0,s 0,0"]);
    assert_eq!(crystals(&game, ME), 0);
}

#[test]
fn k4_3_a_tool_that_cannot_be_paid_is_refused() {
    let mut game = position(3, &[1, 2, 37], |table| {
        table.board = board(3, &[("0,0,n", Red)]);
        all_tools(table);
        table.players[ME].crystals = 1;
    });
    play(&mut game, &["put red 0,0,s", "frost 0,0,n 0,0"]);
    assert_eq!(check(&game, "hold"), Err(Illegal::TooExpensive { price: 2 }));
}

#[test]
fn k4_3_tools_come_after_the_crystal_and_before_the_orders() {
    let neighbours = pattern(13, Which::A);
    let mut game = position(3, &[1, 2, 13], |table| {
        table.board = empty(3);
        lay(&mut table.board, &neighbours, Hex { q: 0, r: 0 });
        all_tools(table);
    });
    assert_eq!(check(&game, "mirror 0,0,n 0,0"), Err(Illegal::CrystalFirst));
    play(&mut game, &["put green -2,2,n"]);
    assert_eq!(check(&game, "hold"), Ok(()));
    play(&mut game, &["fulfil 13a", "draw blue"]);
    assert_eq!(check(&game, "hold"), Err(Illegal::ToolsAfterOrders));
}

#[test]
fn k4_5_orders_come_after_the_crystal() {
    let game = position(3, &[1, 2, 13], |table| {
        table.board = empty(3);
        lay(&mut table.board, &pattern(13, Which::A), Hex::CENTRE);
    });
    assert_eq!(check(&game, "fulfil 13a"), Err(Illegal::CrystalFirst));
}

#[test]
fn k4_6_buying_is_possible_at_any_moment_of_the_own_turn() {
    let rich = || {
        position(3, &[1, 2, 13], |table| {
            table.board = empty(3);
            lay(&mut table.board, &pattern(13, Which::A), Hex::CENTRE);
            table.players[ME].crystals = 9;
        })
    };
    let mut game = rich();
    play(&mut game, &["buy mirror", "put green -2,2,n", "buy frosted", "fulfil 13a", "draw blue", "buy hand"]);
    assert_eq!(crystals(&game, ME), 9 - 3 - 3 - 2 + 1);
    assert_eq!(rich().check(Seat(1), &"buy mirror".parse().unwrap()), Err(Illegal::NotYourTurn));
    // A tool bought before the tools' step can be used in the same turn, one bought after it cannot.
    let mut game = rich();
    play(&mut game, &["buy mirror", "put green -2,2,n"]);
    assert_eq!(check(&game, "mirror -2,2,n -2,2"), Ok(()));
}

#[test]
fn k5_1_tools_stay_until_the_owners_next_turn() {
    let mut game = position(3, &[1, 2, 37], |table| {
        table.board = board(3, &[]);
        all_tools(table);
    });
    play(&mut game, &["put red 0,0,n", "hold", "end", "put red 0,0,s", "end"]);
    assert_eq!(check(&game, "swap blue 0,0,n"), Err(Illegal::Held));
    play(&mut game, &["put red 1,0,n", "end"]);
    assert_eq!(game.table().turn.seat, ME);
    assert_eq!(check(&game, "swap blue 0,0,n"), Ok(()), "at my own turn it is free again");
}

#[test]
fn k5_2_the_holder_goes_under_the_crystal_just_set_swapped_ones_too() {
    let mut game = position(3, &[1, 2, 37], |table| {
        table.board = board(3, &[("0,0,n", Red), ("0,0,s", Red)]);
        all_tools(table);
    });
    play(&mut game, &["swap blue 0,0,n", "hold"]);
    assert!(game.table().board.holders().has("0,0,n".parse().unwrap()));
    assert_eq!(game.table().board.holders().len(), 1);
}

#[test]
fn k5_3_and_k5_4_glass_goes_between_a_crystal_and_an_open_hex_it_touches() {
    let mut game = position(3, &[1, 2, 37], |table| {
        table.board = board(3, &[("0,0,n", Red), ("2,-2,n", Red)]);
        all_tools(table);
        table.players[ME].crystals = 9;
    });
    play(&mut game, &["put red 0,0,s"]);
    assert_eq!(check(&game, "mirror 0,0,n 0,1"), Err(Illegal::NotTouching));
    assert_eq!(check(&game, "mirror 1,0,n 0,0"), Err(Illegal::PitEmpty));
    assert_eq!(check(&game, "frost 2,-2,n 3,-3"), Err(Illegal::NotTouching), "3,-3 is covered");
    assert_eq!(check(&game, "frost 2,-2,n 2,-2"), Ok(()));
    play(&mut game, &["mirror 0,0,n 0,0"]);
    assert_eq!(check(&game, "frost 0,0,n 0,0"), Err(Illegal::PlaceTaken), "one place takes one tool");
    assert_eq!(check(&game, "frost 0,0,n 0,-1"), Ok(()), "another hex of the same crystal is another place");
}

#[test]
fn k5_4_a_tool_acts_on_the_crystal_that_is_swapped_in() {
    let mut game = position(3, &[1, 2, 37], |table| {
        table.board = board(3, &[("0,0,n", Red), ("0,0,s", Blue)]);
        all_tools(table);
    });
    play(&mut game, &["put yellow 2,0,n", "mirror 0,0,n 0,0", "end", "swap green 0,0,n"]);
    assert_eq!(colour_at(&game, "0,0"), Some(Green));
    assert_eq!(game.table().board.count(Hex::CENTRE, Green), 2);
}

#[test]
fn k5_5_the_first_order_brings_the_holder_and_glass_costs_3() {
    let mut game = position(3, &[1, 2, 13], |table| {
        table.board = empty(3);
        lay(&mut table.board, &pattern(13, Which::A), Hex::CENTRE);
        table.players[ME].crystals = 3;
    });
    assert_eq!(check(&game, "buy frosted"), Ok(()));
    play(&mut game, &["put green -2,2,n"]);
    assert_eq!(check(&game, "hold"), Err(Illegal::NotOwned("holder")));
    play(&mut game, &["fulfil 13a", "draw orange"]);
    assert!(game.table().players[ME].holder.ready());
    play(&mut game, &["buy mirror"]);
    assert_eq!(crystals(&game, ME), 3 + 1 - 3);
    assert_eq!(check(&game, "buy mirror"), Err(Illegal::OwnedAlready(Purchase::Mirror)));
    assert_eq!(check(&game, "buy frosted"), Err(Illegal::TooExpensive { price: 3 }));
}

#[test]
fn k7_1_one_order_of_a_card_then_it_is_laid_off() {
    let edition = Edition::standard();
    let both = |table: &mut Tabletop| {
        table.board = empty(6);
        lay(&mut table.board, &pattern(13, Which::A), Hex { q: 0, r: -2 });
        lay(&mut table.board, &pattern(13, Which::B), Hex { q: -3, r: 0 });
    };
    let mut game = position(6, &[1, 2, 13], both);
    play(&mut game, &["put green 3,0,n"]);
    assert_eq!((check(&game, "fulfil 13a"), check(&game, "fulfil 13b")), (Ok(()), Ok(())));
    play(&mut game, &["fulfil 13b", "draw blue"]);
    assert_eq!(check(&game, "fulfil 13a"), Err(Illegal::NotInHand));
    let player = &game.table().players[ME];
    let card = CardId::try_from(13).unwrap();
    assert!(player.laid_off[1].has(card) && !player.laid_off[0].has(card));
    assert_eq!(u16::from(edition.card(card).unwrap().orders[1].reward()), player.ledger.orders);
}

#[test]
fn k7_2_turned_in_any_direction_but_not_mirrored() {
    // Three colours, the last to the right of the way from the first to the second: a bent order that differs from its mirror
    // image.
    let pattern = Pattern::parse("0,0 red; 1,0 green; 1,1 purple").unwrap();
    let order = |board: &Board| {
        let edition = Edition::standard();
        let card = edition.card(19.try_into().unwrap()).unwrap();
        assert_eq!(card.orders[0].pattern(), &pattern);
        !card.orders[0].find(board).is_empty()
    };
    for turns in 0..6 {
        let mut turned = empty(6);
        lay(&mut turned, &pattern.turned(turns), Hex::CENTRE);
        assert!(order(&turned), "turned {turns} times");
        let mirrored = Pattern::parse("0,0 red; 1,0 green; 2,-1 purple").unwrap();
        let mut board = empty(6);
        lay(&mut board, &mirrored.turned(turns), Hex::CENTRE);
        assert!(!order(&board), "mirrored and turned {turns} times");
    }
}

#[test]
fn k7_2_crystals_asked_for_must_lie_in_their_pits() {
    let pattern = pattern(37, Which::A);
    assert_eq!(pattern.crystals.len(), 2);
    let card: CardId = 37.try_into().unwrap();
    let met = |board: &Board| Edition::standard().card(card).unwrap().orders[0].is_met(&Layers::of(board));
    let mut right = empty(6);
    lay(&mut right, &pattern, Hex::CENTRE);
    assert!(met(&right));
    let mut wrong = empty(6);
    let hexes_only = Pattern { crystals: vec![], ..pattern };
    lay(&mut wrong, &hexes_only, Hex::CENTRE);
    assert!(!met(&wrong));
}

#[test]
fn k7_2_orders_at_the_edge_do_not_wrap_around_the_board() {
    // The hexes 3,-1 and -3,0 have neighbouring numbers in the grid, but are on opposite sides.
    let card: CardId = 13.try_into().unwrap();
    let mut board = empty(6);
    paint(&mut board, Hex { q: 3, r: -1 }, Red);
    paint(&mut board, Hex { q: -3, r: 0 }, Yellow);
    assert_eq!(pattern(13, Which::A), Pattern::parse("0,0 red; 1,0 yellow").unwrap());
    assert!(!Edition::standard().card(card).unwrap().orders[0].is_met(&Layers::of(&board)));
}

#[test]
fn k7_3_it_does_not_matter_who_made_the_pattern() {
    let mut game = position(3, &[1, 2, 13], |table| {
        table.board = empty(3);
        lay(&mut table.board, &pattern(13, Which::A), Hex::CENTRE);
    });
    play(&mut game, &["put green -2,2,n", "fulfil 13a"]);
    assert_eq!((crystals(&game, ME), game.table().players[ME].fulfilled), (1 + 1, [1, 0]));
}

#[test]
fn k7_4_draw_from_the_chosen_stack_or_not_at_all_before_anything_else() {
    let start = |left: &[u8]| {
        let mut game = position(3, &[1, 2, 13], |table| {
            table.board = empty(3);
            lay(&mut table.board, &pattern(13, Which::A), Hex::CENTRE);
        });
        game = stacked(game, left);
        play(&mut game, &["put green -2,2,n", "fulfil 13a"]);
        game
    };
    let mut game = start(&[3, 4, 40, 41]);
    assert_eq!(check(&game, "end"), Err(Illegal::DrawFirst));
    assert_eq!(check(&game, "buy mirror"), Err(Illegal::DrawFirst));
    let mut none = game.clone();
    play(&mut game, &["draw orange"]);
    assert_eq!((game.hand(ME).len(), game.table().players[ME].hand), (3, [2, 1]));
    assert_eq!(check(&game, "draw blue"), Err(Illegal::NothingToDraw));
    assert_eq!(check(&game, "draw none"), Err(Illegal::NothingToDraw));

    let stacks = none.table().stacks;
    play(&mut none, &["draw none"]);
    assert_eq!((none.hand(ME).len(), none.table().players[ME].hand, none.table().stacks), (2, [2, 0], stacks));
    assert_eq!((check(&none, "draw none"), check(&none, "end")), (Err(Illegal::NothingToDraw), Ok(())));

    // Rules version 1: a card must be drawn, and stacks run out.
    let before = |left: &[u8]| {
        let mut game = under(1, &stacked(ready_to_fulfil(), left));
        play(&mut game, &["put green -2,2,n", "fulfil 13a"]);
        game
    };
    assert_eq!(check(&before(&[3, 40]), "draw none"), Err(Illegal::MustDraw));
    assert_eq!(before(&[3, 40]).count(ME), 2);
    let game = before(&[40, 41]);
    assert_eq!(check(&game, "draw blue"), Err(Illegal::StackEmpty(Stack::Blue)));
    assert_eq!(check(&game, "draw orange"), Ok(()), "the other stack may be chosen");
    let game = before(&[]);
    assert_eq!(check(&game, "end"), Ok(()), "with both stacks empty nothing is drawn");
    assert_eq!(game.hand(ME).len(), 2);
}

/// The blue order 13a lies on the board.
fn ready_to_fulfil() -> Kaleidoskop {
    position(3, &[1, 2, 13], |table| {
        table.board = empty(3);
        lay(&mut table.board, &pattern(13, Which::A), Hex::CENTRE);
    })
}

/// The cards of a colour in all piles.
fn laid_off(game: &Kaleidoskop, stack: Stack) -> usize {
    let piles = game.table().players.iter().flat_map(|(_, player)| player.laid_off);
    let of_stack = |card: &CardId| game.edition().card(*card).unwrap().stack == stack;
    piles.flat_map(CardSet::iter).filter(of_stack).count()
}

#[test]
fn k7_4_who_takes_the_last_card_shuffles_the_fulfilled_ones_into_a_new_stack() {
    let mut game = stacked(ready_to_fulfil(), &[3, 40, 41]);
    // All other cards lie fulfilled before seat 2: 36 blue ones but for 1, 2, 13 and 3, and 24 orange ones but for 40 and 41.
    assert_eq!((laid_off(&game, Stack::Blue), laid_off(&game, Stack::Orange)), (32, 22));
    play(&mut game, &["put green -2,2,n", "fulfil 13a"]);
    assert_eq!((game.table().stacks, laid_off(&game, Stack::Blue)), ([1, 2], 33), "not before it is empty");
    play(&mut game, &["draw blue"]);
    assert!(game.hand(ME).contains(&CardId::try_from(3).unwrap()), "the last card is drawn, not a new one");
    assert_eq!((game.table().stacks, laid_off(&game, Stack::Blue)), ([33, 2], 0), "everybody's, my own too");
    assert_eq!(laid_off(&game, Stack::Orange), 22, "only those of its colour");
    assert_eq!(game.table().players[ME].fulfilled, [1, 0], "K8.3: orders stay counted");
}

#[test]
fn k7_4_the_new_stack_is_in_random_order_which_follows_from_the_seed() {
    let next = |seed: u64| {
        let View { table, own } = stacked(ready_to_fulfil(), &[3, 40]).view(Viewer::Seat(ME));
        let chance = &mut Seed::from_number(seed).chance(0);
        let mut game = Kaleidoskop::imagine(&Edition::standard(), &View { table, own }, chance).unwrap();
        play(&mut game, &["put green -2,2,n", "fulfil 13a", "draw blue", "buy hand", "draw blue"]);
        let known = [1, 2, 3].map(|card| CardId::try_from(card).unwrap());
        *game.hand(ME).iter().find(|card| !known.contains(card)).unwrap()
    };
    let drawn: std::collections::BTreeSet<CardId> = (0..12).map(next).collect();
    assert!(drawn.len() > 4, "{drawn:?}");
    assert_eq!(next(5), next(5));
}

/// Six players with an edition of which all cards but one orange card are dealt; mine is an order that lies on the board.
fn dealt_out(change: impl FnOnce(&mut Tabletop)) -> Kaleidoskop {
    let text = include_str!("../../editions/farbraum.toml");
    let mut parts = text.split("[[card]]");
    let head = parts.next().unwrap();
    let cards: Vec<&str> = parts.collect();
    let text = [&[head], &cards[12..24], &cards[36..43]].concat().join("[[card]]");
    let edition = std::sync::Arc::new(Edition::parse(&text).unwrap());
    let game = Kaleidoskop::start(edition.clone(), &Options::default(), 6, &Seed::from_number(9)).unwrap();
    let View { mut table, .. } = game.view(Viewer::Seat(ME));
    (table.start, table.turn.seat, table.board) = (ME, ME, empty(6));
    lay(&mut table.board, &pattern(13, Which::A), Hex::CENTRE);
    change(&mut table);
    let own = Own { seat: ME, hand: [1, 2, 13].map(|card| card.try_into().unwrap()).to_vec() };
    Kaleidoskop::imagine(&edition, &View { table, own: Some(own) }, &mut Seed::from_number(1).chance(0)).unwrap()
}

#[test]
fn k7_4_a_card_fulfilled_while_no_other_is_left_becomes_the_stack_and_pays_once_a_turn() {
    let mut game = dealt_out(|_| ());
    assert_eq!(game.table().stacks, [0, 1]);
    play(&mut game, &["put green 3,0,n", "fulfil 1a"]);
    assert_eq!((game.table().stacks, laid_off(&game, Stack::Blue)), ([1, 1], 0));
    play(&mut game, &["draw blue"]);
    let card = CardId::try_from(1).unwrap();
    assert!(game.hand(ME).contains(&card), "it is the only one to draw");
    assert_eq!(check(&game, "fulfil 1a"), Err(Illegal::DoneThisTurn), "K7.1");
    let mut legal = Vec::new();
    game.legal(ME, &mut legal);
    assert!(!legal.iter().any(|action| matches!(action, Action::Fulfil(..))), "{legal:?}");
    play(&mut game, &["end"]);
    while game.table().turn.seat != ME || game.table().turn.step == Step::Crystal {
        // The others leave the pattern alone.
        let seat = game.table().turn.seat;
        let puts = (0..game.count(seat)).filter_map(|place| game.nth(seat, place));
        let quiet = puts.into_iter().find(|put| {
            let mut after = game.clone();
            let put = matches!(put, Action::Put(..)) && after.play(seat, put, Millis(0)).is_ok();
            put && game.edition().card(card).unwrap().orders[0].is_met(&Layers::of(&after.table().board))
        });
        play(&mut game, &[&quiet.unwrap().to_string()]);
        if game.table().turn.seat != ME {
            play(&mut game, &["end"]);
        }
    }
    play(&mut game, &["fulfil 1a"]);
    assert_eq!(game.table().players[ME].fulfilled, [2, 0], "in the next turn it pays again");
}

#[test]
fn k7_4_with_both_stacks_empty_nothing_is_asked() {
    let mut game = dealt_out(|table| {
        table.players[ME].crystals = 5;
        table.players[Seat(1)].crystals = 5;
    });
    play(&mut game, &["buy hand", "draw orange"]);
    assert_eq!(game.table().stacks, [0, 0]);
    play(&mut game, &["put green 3,0,n", "end", "buy hand"]);
    assert_eq!(game.hand(Seat(1)).len(), 3);
    assert_eq!(check(&game, "draw none"), Err(Illegal::NothingToDraw));
    assert_eq!(check(&game, "put green 3,0,s"), Ok(()));
}

/// The same game with exactly these cards left to draw; the others hold none.
fn stacked(game: Kaleidoskop, left: &[u8]) -> Kaleidoskop {
    let edition = Edition::standard();
    let View { mut table, own } = game.view(Viewer::Seat(ME));
    let left: Vec<CardId> = left.iter().map(|&card| card.try_into().unwrap()).collect();
    for seat in Seat::all(table.players.count()).filter(|&seat| seat != ME) {
        table.players[seat].hand = [0, 0];
    }
    for stack in Stack::ALL {
        let in_stack = |card: &CardId| edition.stack(stack).any(|other| other == *card);
        table.stacks[stack.index()] = left.iter().filter(|card| in_stack(card)).count() as u8;
        let in_hand = |card: &CardId| own.as_ref().is_some_and(|own| own.hand.contains(card));
        for card in edition.stack(stack).filter(|card| !in_hand(card) && !left.contains(card)) {
            table.players[Seat(1)].laid_off[0].add(card);
        }
    }
    Kaleidoskop::imagine(&edition, &View { table, own }, &mut Seed::from_number(1).chance(0)).unwrap()
}

#[test]
fn k7_5_several_orders_in_one_turn_new_cards_too() {
    let mut game = position(6, &[13, 14, 37], |table| {
        table.board = empty(6);
        for (card, r) in [(13, -2), (14, 0), (15, 2)] {
            lay(&mut table.board, &pattern(card, Which::A), Hex { q: -1, r });
        }
    });
    game = stacked(game, &[15]);
    play(
        &mut game,
        &["put purple 3,0,n", "fulfil 13a", "draw blue", "fulfil 15a", "draw none", "fulfil 14a", "draw none", "end"],
    );
    assert_eq!(game.table().players[ME].fulfilled, [3, 0]);
}

#[test]
fn k7_6_once_in_the_game_a_fourth_card_for_2() {
    let mut game = position(3, &[1, 2, 37], |table| table.players[ME].crystals = 5);
    let mut none = game.clone();
    play(&mut none, &["buy hand", "draw none"]);
    assert_eq!(
        (none.hand(ME).len(), crystals(&none, ME), check(&none, "draw blue")),
        (3, 3, Err(Illegal::NothingToDraw))
    );
    play(&mut game, &["buy hand", "draw orange"]);
    assert_eq!((game.hand(ME).len(), crystals(&game, ME)), (4, 3));
    assert_eq!(check(&game, "buy hand"), Err(Illegal::OwnedAlready(Purchase::Hand)));
    let poor = position(3, &[1, 2, 37], |_| ());
    assert_eq!(check(&poor, "buy hand"), Err(Illegal::TooExpensive { price: 2 }));
}

#[test]
fn k7_7_the_cards_are_graded_and_every_colour_is_asked_for_equally_often() {
    let edition = Edition::standard();
    let (mut hexes, mut stones) = (BTreeMap::new(), BTreeMap::new());
    for card in edition.cards() {
        for order in &card.orders {
            let pattern = order.pattern();
            let (n, crystals, reward) = (pattern.hexes.len(), pattern.crystals.len(), order.reward());
            match card.stack {
                Stack::Blue => assert!((2..=3).contains(&n) && crystals == 0 && (1..=3).contains(&reward)),
                Stack::Orange => assert!(((3..=5).contains(&n) || crystals > 0) && (4..=6).contains(&reward)),
            }
            for &(_, colour) in &pattern.hexes {
                *hexes.entry((card.stack, colour)).or_insert(0) += 1;
            }
            for &(_, colour) in &pattern.crystals {
                *stones.entry(colour).or_insert(0) += 1;
            }
        }
    }
    let even = |counts: Vec<i32>| counts.iter().all(|&count| count == counts[0]);
    for stack in Stack::ALL {
        assert!(even(Colour::ALL.map(|colour| hexes[&(stack, colour)]).to_vec()), "{hexes:?}");
    }
    assert!(even(Colour::ALL.map(|colour| stones[&colour]).to_vec()), "{stones:?}");
}

#[test]
fn k7_7_no_two_orders_of_the_edition_are_the_same() {
    let edition = Edition::standard();
    let orders: Vec<&Pattern> = edition.cards().iter().flat_map(|card| &card.orders).map(Order::pattern).collect();
    for (number, order) in orders.iter().enumerate() {
        for other in &orders[..number] {
            assert!(!(order.contains(other) && other.contains(order)), "{order} is {other}");
        }
    }
}

#[test]
fn a_refused_action_names_its_rule() {
    let game = position(3, &[1, 2, 37], |_| ());
    let message = check(&game, "end").unwrap_err().message();
    assert_eq!(message.id, "kaleidoskop-illegal-crystal-first");
    assert!(message.rule.is_some());
    let mut over = game.clone();
    assert!(over.play(Seat(2), &Action::End, Millis(0)).is_err());
    assert_eq!(over, game);
}
