//! A second, slow and obvious implementation of majorities, patterns and legal actions, which knows the fast one only
//! by its texts. The two must agree everywhere; then counts on fixed positions are frozen.

use contract::conformance::{Table, random_game};
use contract::{Edition as _, Match, Rules, Seat, Seed};
use kaleidoskop::{Board, Colour, Edition, Hex, Kaleidoskop, Layout, Options, Pattern, Pit, Step, Tool, Which};
use std::collections::{BTreeMap, BTreeSet};

/// All hexes of the board that are not covered.
fn open_hexes(players: u8) -> BTreeSet<Hex> {
    let a = [(3, -3), (0, 3), (-3, 0)];
    let b = [(3, 0), (-3, 3), (0, -3)];
    let covered: Vec<(i8, i8)> = match players {
        6 => vec![],
        5 => a.to_vec(),
        _ => [a, b].concat(),
    };
    let mut hexes = BTreeSet::new();
    for q in -3i8..=3 {
        for r in -3i8..=3 {
            if (q + r).abs() <= 3 && !covered.contains(&(q, r)) {
                hexes.insert(Hex { q, r });
            }
        }
    }
    hexes
}

/// Every corner of the grid near the board that touches at least two open hexes.
fn open_pits(players: u8) -> BTreeSet<Pit> {
    let open = open_hexes(players);
    let mut pits = BTreeSet::new();
    for q in -5..=5 {
        for r in -5..=5 {
            for corner in ["n", "s"] {
                let Ok(pit) = Pit::parse_anywhere(&format!("{q},{r},{corner}")) else { continue };
                if pit.hexes().iter().filter(|hex| open.contains(hex)).count() >= 2 {
                    pits.insert(pit);
                }
            }
        }
    }
    pits
}

/// The colours of the hexes, counted anew from the text of a layout (K6).
fn colours(layout: &Layout, players: u8) -> BTreeMap<Hex, Colour> {
    let named = |place: &(String, String), pit: &str, hex: Hex| place.0 == pit && place.1 == hex.to_string();
    let mut colours = BTreeMap::new();
    for hex in open_hexes(players) {
        let mut counts: BTreeMap<Colour, u32> = BTreeMap::new();
        for (name, &colour) in &layout.pits {
            if name.parse::<Pit>().unwrap().hexes().contains(&hex) {
                let weight = if layout.frosted.iter().any(|place| named(place, name, hex)) {
                    0
                } else if layout.mirrors.iter().any(|place| named(place, name, hex)) {
                    2
                } else {
                    1
                };
                *counts.entry(colour).or_default() += weight;
            }
        }
        let alone = |count: u32| counts.values().filter(|&&other| other == count).count() == 1;
        let best = counts.iter().filter(|&(_, &count)| count > 0 && alone(count)).max_by_key(|&(_, &count)| count);
        if let Some((&colour, _)) = best {
            colours.insert(hex, colour);
        }
    }
    colours
}

/// Whether a pattern lies anywhere: every direction at every hex, part by part (K7.2).
fn is_met(pattern: &Pattern, layout: &Layout, colours: &BTreeMap<Hex, Colour>) -> bool {
    (0..6).any(|turns| {
        let turned = pattern.turned(turns);
        Hex::all().any(|at| {
            let hexes = |&(hex, colour): &(Hex, Colour)| {
                colours.get(&Hex { q: hex.q + at.q, r: hex.r + at.r }) == Some(&colour)
            };
            let crystals = |&(pit, colour): &(Pit, Colour)| {
                let pit = Pit { q: pit.q + at.q, r: pit.r + at.r, ..pit };
                layout.pits.get(&pit.to_string()) == Some(&colour)
            };
            turned.hexes.iter().all(hexes) && turned.crystals.iter().all(crystals)
        })
    })
}

/// The legal actions of the active seat, by trying everything that can be written down.
fn legal(game: &Kaleidoskop) -> BTreeSet<String> {
    let table = game.table();
    let mut actions = BTreeSet::new();
    if table.ended.is_some() {
        return actions;
    }
    let (turn, seat) = (table.turn, table.turn.seat);
    let (player, players) = (table.players[seat], table.players.count());
    let layout = Layout::of(&table.board);
    if turn.draw {
        for (stack, left) in ["blue", "orange"].iter().zip(table.stacks) {
            if left > 0 {
                actions.insert(format!("draw {stack}"));
            }
        }
        actions.insert("draw none".to_owned());
        return actions;
    }
    for (owned, price, name) in [
        (player.mirror != Tool::Missing, 3, "mirror"),
        (player.frosted != Tool::Missing, 3, "frosted"),
        (player.wide_hand, 2, "hand"),
    ] {
        if !owned && player.crystals >= price {
            actions.insert(format!("buy {name}"));
        }
    }
    let pits = open_pits(players);
    if turn.step == Step::Crystal {
        let full = pits.len() == layout.pits.len();
        for colour in Colour::ALL {
            if layout.pits.values().filter(|&&other| other == colour).count() == 18 {
                continue;
            }
            for pit in pits.iter().map(ToString::to_string) {
                match layout.pits.get(&pit) {
                    None => {
                        actions.insert(format!("put {colour} {pit}"));
                    }
                    Some(&old) if old != colour && !layout.holders.contains(&pit) => {
                        if full || player.crystals >= 1 {
                            actions.insert(format!("swap {colour} {pit}"));
                        }
                    }
                    Some(_) => {}
                }
            }
        }
        return actions;
    }
    actions.insert("end".to_owned());
    if turn.step == Step::Tools && player.crystals >= [0, 2, 3, 999][usize::from(turn.tools)] {
        if player.holder == Tool::Ready {
            actions.insert("hold".to_owned());
        }
        for pit in layout.pits.keys() {
            for hex in open_hexes(players) {
                let place = (pit.clone(), hex.to_string());
                let touches = pit.parse::<Pit>().unwrap().hexes().contains(&hex);
                if !touches || layout.mirrors.contains(&place) || layout.frosted.contains(&place) {
                    continue;
                }
                if player.mirror == Tool::Ready {
                    actions.insert(format!("mirror {pit} {hex}"));
                }
                if player.frosted == Tool::Ready {
                    actions.insert(format!("frost {pit} {hex}"));
                }
            }
        }
    }
    let colours = colours(&layout, players);
    for &card in game.hand(seat).iter().filter(|&&card| !turn.done.has(card)) {
        for which in Which::ALL {
            let order = &game.edition().card(card).unwrap().orders[which as usize];
            if is_met(order.pattern(), &layout, &colours) {
                actions.insert(format!("fulfil {card}{}", ["a", "b"][which as usize]));
            }
        }
    }
    actions
}

fn agree(game: &Kaleidoskop) {
    let table = game.table();
    let players = table.players.count();
    let slow = colours(&Layout::of(&table.board), players);
    let fast: BTreeMap<Hex, Colour> =
        Hex::all().filter_map(|hex| table.board.colour(hex).map(|colour| (hex, colour))).collect();
    assert_eq!(fast, slow, "majorities");
    let mut listed = Vec::new();
    game.legal(table.turn.seat, &mut listed);
    let fast: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
    assert_eq!(fast, legal(game), "legal actions");
}

#[test]
fn fast_and_slow_agree_through_random_games() {
    for (number, seats) in (3..=6).enumerate() {
        let table = Table { options: Options { rounds: Some(22), ..Options::default() }, seats };
        let mut steps = 0;
        random_game::<Kaleidoskop>(&table, Seed::from_number(70 + number as u64), |game, _| {
            steps += 1;
            if steps % 5 == 1 || game.state().table().turn.draw {
                agree(game.state());
            }
        });
    }
}

#[test]
fn k2_4_open_hexes_and_pits_by_number_of_players() {
    for (players, hexes, pits) in [(3, 31, 60), (4, 31, 60), (5, 34, 66), (6, 37, 72)] {
        let board = Board::new(Edition::standard().covered(players));
        assert_eq!((board.open_hexes().len(), board.open_pits().len()), (hexes, pits), "{players} players");
        assert_eq!(board.open_pits().iter().collect::<BTreeSet<_>>(), open_pits(players));
        assert_eq!(board.open_hexes().iter().collect::<BTreeSet<_>>(), open_hexes(players));
    }
}

/// Counts of legal actions along a fixed game, frozen after the slow generator had agreed.
#[test]
fn counts_on_fixed_positions() {
    for (seats, from_round, frozen) in [(3, 1, EARLY), (4, 12, MIDDLE), (6, 24, LATE)] {
        let options = Options { rounds: Some(30), ..Options::default() };
        let mut counts = Vec::new();
        random_game::<Kaleidoskop>(&Table { options, seats }, Seed::from_number(5), |game: &Match<Kaleidoskop>, _| {
            if game.state().table().round >= from_round && counts.len() < 16 {
                agree(game.state());
                counts.push(Seat::all(seats).map(|seat| game.state().count(seat)).sum::<usize>());
            }
        });
        assert_eq!(counts, frozen, "{seats} seats");
    }
}
const EARLY: [usize; 16] = [354, 1, 353, 1, 352, 1, 351, 1, 350, 1, 349, 1, 348, 1, 347, 1];
const MIDDLE: [usize; 16] = [96, 2, 3, 1, 90, 2, 1, 84, 3, 78, 3, 307, 2, 72, 2, 66];
const LATE: [usize; 16] = [350, 2, 1, 345, 4, 3, 3, 2, 345, 2, 345, 2, 345, 2, 350, 2];
