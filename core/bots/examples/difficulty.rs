//! Measures by play how hard each design of an order card is (K7.7).
//!
//! `cargo run --release -p bots --example difficulty [GAMES] [EDITION]`
//!
//! For each of the designs of the edition (cards of one design differ only in their colours, six in a row):
//! - *random*, *planner*: in how many of 100 positions at the end of a turn the order lies on the board by itself,
//!   while four random players or planners care for their own cards;
//! - *one*: in how many of 100 positions at the start of a planner's turn a single crystal would meet it;
//! - *turns*: how many own turns a player needs, on average, who wants only this order and takes the
//!   crystal that brings it closest, while the other three play at random (at most 12 are tried).
//!
//! All orders of a stack pay the same here; otherwise those that pay more would look easier, because planners prefer
//! them. Rewards follow *one*: it measures what good players could do, whatever else is on the card.

use bots::{Bot, Planner, Random};
use contract::{Chance, Edition as _, Game, Millis, Rules, Seed, Viewer};
use kaleidoskop::{Action, Edition, Kaleidoskop, Layers, Options, Order, Step};
use std::sync::Arc;

const COLOURINGS: usize = 6;
const MOST_TURNS: u32 = 12;

#[derive(Default, Clone, Copy)]
struct Tally {
    random: (u32, u32),
    planner: (u32, u32),
    one: (u32, u32),
    turns: (u32, u32),
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(40);
    let text = arguments.next().map(|file| std::fs::read_to_string(&file).expect("the edition can be read"));
    let text = text.as_deref().unwrap_or(Edition::standard_text());
    let paid = Edition::parse(text).expect("the edition is valid");
    let edition = Arc::new(Edition::parse(&evenly_paid(text)).expect("the edition is valid"));
    let mut tallies = vec![[Tally::default(); 2]; edition.cards().len() / COLOURINGS];
    for game in 0..games {
        let seed = Seed::from_number(game);
        watch(&edition, &seed, &mut Random, |state| {
            let now = [Layers::of(&state.table().board)];
            each_order(&edition, &now, &mut tallies, |tally, met| count(&mut tally.random, met));
        });
        watch(&edition, &seed, &mut Planner::default(), |state| match state.table().turn.step {
            Step::Crystal => {
                each_order(&edition, &after_one_crystal(state), &mut tallies, |tally, met| count(&mut tally.one, met));
            }
            _ => {
                let now = [Layers::of(&state.table().board)];
                each_order(&edition, &now, &mut tallies, |tally, met| count(&mut tally.planner, met));
            }
        });
        for (design, pair) in tallies.iter_mut().enumerate() {
            for (which, tally) in pair.iter_mut().enumerate() {
                let card = &edition.cards()[design * COLOURINGS + game as usize % COLOURINGS];
                tally.turns.0 += turns_needed(&edition, &seed, &card.orders[which]);
                tally.turns.1 += 1;
            }
        }
    }
    print_table(&paid, &tallies);
}

/// Returns the edition in which every order pays the lowest reward of its stack.
fn evenly_paid(text: &str) -> String {
    let mut pays = "1";
    let mut even = String::new();
    for line in text.lines() {
        if line.starts_with("stack") {
            pays = if line.contains("orange") { "4" } else { "1" };
        }
        match line.split_once("reward = ") {
            Some((before, after)) => {
                let rest = after.trim_start_matches(|digit: char| digit.is_ascii_digit());
                even.extend([before, "reward = ", pays, rest]);
            }
            None => even.push_str(line),
        }
        even.push('\n');
    }
    even
}

fn count(tally: &mut (u32, u32), met: bool) {
    tally.0 += u32::from(met);
    tally.1 += 1;
}

/// Plays a game of four equal bots and shows the positions before each crystal and at the end of each turn.
fn watch(edition: &Arc<Edition>, seed: &Seed, bot: &mut dyn Bot<Kaleidoskop>, mut look: impl FnMut(&Kaleidoskop)) {
    let mut chance = seed.chance(1);
    let options = Options { rounds: Some(15), ..Options::default() };
    let mut state = Kaleidoskop::start(edition.clone(), &options, 4, seed).expect("four can play");
    while let Some(seat) = state.to_act().iter().next() {
        let action =
            bot.choose(seat, edition, &state.view(Viewer::Seat(seat)), &mut chance).expect("something is legal");
        if matches!(action, Action::Put(..) | Action::Swap(..) | Action::End) {
            look(&state);
        }
        state.play(seat, &action, Millis(0)).expect("the bot plays what is legal");
    }
}

/// Calls `tell` for every order with whether any of these boards meets it.
fn each_order(
    edition: &Edition,
    boards: &[Layers],
    tallies: &mut [[Tally; 2]],
    mut tell: impl FnMut(&mut Tally, bool),
) {
    for (index, card) in edition.cards().iter().enumerate() {
        for (which, order) in card.orders.iter().enumerate() {
            let met = boards.iter().any(|layers| order.is_met(layers));
            tell(&mut tallies[index / COLOURINGS][which], met);
        }
    }
}

/// Returns the boards after each crystal that could be placed now.
fn after_one_crystal(state: &Kaleidoskop) -> Vec<Layers> {
    let seat = state.table().turn.seat;
    let crystals = (0..state.count(seat)).filter_map(|place| state.nth(seat, place));
    let crystals = crystals.filter(|action| matches!(action, Action::Put(..) | Action::Swap(..)));
    let after = |action: Action| {
        let mut after = state.clone();
        after.play(seat, &action, Millis(0)).ok()?;
        Some(Layers::of(&after.table().board))
    };
    crystals.filter_map(after).collect()
}

/// Returns how many turns seat 1 needs if it wants only this order, from a random position in the fifth round on.
fn turns_needed(edition: &Arc<Edition>, seed: &Seed, order: &Order) -> u32 {
    let mut chance = seed.chance(2);
    let mut state = Kaleidoskop::start(edition.clone(), &Options::default(), 4, seed).expect("four can play");
    let hunter = contract::Seat(0);
    let mut turns = 0;
    while let Some(seat) = state.to_act().iter().next() {
        let hunts = seat == hunter && state.table().round >= 5;
        let crystal = state.table().turn.step == Step::Crystal && !state.table().turn.draw;
        if hunts && crystal {
            turns += 1;
        }
        let action = match (hunts, crystal) {
            (true, true) => closest(&state, order, &mut chance),
            (true, false) if state.check(seat, &Action::End).is_ok() => Some(Action::End),
            _ => state.random(seat, &mut chance),
        };
        state.play(seat, &action.expect("something is legal"), Millis(0)).expect("it is legal");
        if hunts && crystal && order.is_met(&Layers::of(&state.table().board)) || turns >= MOST_TURNS {
            return turns;
        }
    }
    turns
}

/// Returns the crystal that brings an order closest: most parts met, then most crystals of its colours around them.
fn closest(state: &Kaleidoskop, order: &Order, chance: &mut Chance) -> Option<Action> {
    let seat = state.table().turn.seat;
    let worth = |action: &Action| {
        let mut after = state.clone();
        after.play(seat, action, Millis(0)).ok()?;
        let board = &after.table().board;
        let parts = order.parts_met(&Layers::of(board)) as u32;
        Some(parts)
    };
    let mut actions: Vec<Action> = (0..state.count(seat)).filter_map(|place| state.nth(seat, place)).collect();
    actions.retain(|action| matches!(action, Action::Put(..) | Action::Swap(..)));
    chance.shuffle(&mut actions);
    actions.into_iter().max_by_key(|action| worth(action))
}

fn print_table(edition: &Edition, tallies: &[[Tally; 2]]) {
    println!("design  order  reward  random %  planner %   one %   turns   pattern");
    let percent = |(met, all): (u32, u32)| 100.0 * f64::from(met) / f64::from(all.max(1));
    for (design, pair) in tallies.iter().enumerate() {
        for (which, tally) in pair.iter().enumerate() {
            let order = &edition.cards()[design * COLOURINGS].orders[which];
            println!(
                "{:>6}  {:>5}  {:>6}  {:>8.1}  {:>9.1}  {:>6.1}  {:>6.2}   {}",
                design + 1,
                ["a", "b"][which],
                order.reward(),
                percent(tally.random),
                percent(tally.planner),
                percent(tally.one),
                f64::from(tally.turns.0) / f64::from(tally.turns.1.max(1)),
                order.pattern(),
            );
        }
    }
}
