//! What a perfect round of Konfetti is worth, and how often the cards on the table allow one:
//! `cargo run --release -p konfetti --example perfect [DEALS]`.
//!
//! A hand of n cards has 3n circles, so it makes n sets at most, and does so exactly if every colour is there equally often in all
//! three sizes: a *balanced* hand. Whether six of the cards on the table are balanced is decided exactly, by looking for two triples
//! that complete each other; nine are looked for as a balanced three and a balanced six beside it, which proves nothing where it fails.

use contract::{Edition as _, Seed};
use konfetti::{COLOURS, Cards, Edition, Side};
use std::collections::HashMap;

/// For each colour, small minus medium and medium minus large circles.
type Balance = [[i8; 2]; COLOURS];

fn balance(edition: &Edition, cards: Cards) -> Balance {
    let mut balance = Balance::default();
    for card in cards.iter() {
        for (size, colour) in edition.face(Side::White, card).colours().into_iter().enumerate() {
            let of = &mut balance[colour.index()];
            match size {
                0 => of[0] += 1,
                1 => (of[0], of[1]) = (of[0] - 1, of[1] + 1),
                _ => of[1] -= 1,
            }
        }
    }
    balance
}

fn triples(table: Cards) -> Vec<Cards> {
    let cards: Vec<_> = table.iter().collect();
    let mut triples = Vec::new();
    for (a, &first) in cards.iter().enumerate() {
        for (b, &second) in cards.iter().enumerate().skip(a + 1) {
            triples.extend(cards[b + 1..].iter().map(|&third| Cards::one(first).with(second).with(third)));
        }
    }
    triples
}

/// Six balanced cards, if there are any.
fn six(edition: &Edition, table: Cards) -> Option<Cards> {
    let mut by_balance: HashMap<Balance, Vec<Cards>> = HashMap::new();
    for triple in triples(table) {
        let own = balance(edition, triple);
        let wanted = own.map(|of| of.map(|difference| -difference));
        let found = by_balance.get(&wanted).and_then(|others| others.iter().find(|other| other.apart(triple)));
        if let Some(other) = found {
            return Some(triple.and(*other));
        }
        by_balance.entry(own).or_default().push(triple);
    }
    None
}

fn nine(edition: &Edition, table: Cards) -> bool {
    let balanced = triples(table).into_iter().filter(|triple| balance(edition, *triple) == Balance::default());
    balanced.take(200).any(|triple| six(edition, table.minus(triple)).is_some())
}

fn main() {
    let deals: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1000);
    let edition = Edition::standard();
    println!("of {deals} random deals each:");
    for count in [84, 63, 42, 36, 30, 24, 21, 18, 15, 12] {
        let (mut sixes, mut nines) = (0, 0);
        for seed in 0..deals {
            let mut cards: Vec<_> = edition.all().iter().collect();
            Seed::from_number(seed).chance(count as u64).shuffle(&mut cards);
            let table: Cards = cards.into_iter().take(count).collect();
            sixes += u64::from(six(&edition, table).is_some());
            nines += u64::from(nine(&edition, table));
        }
        println!("{count} cards on the table: six balanced in {sixes}, nine found in {nines}");
    }
}
