//! How bots think: they find a winning action, see no more than their view, and stop when their time is up.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use bots::{Bot, Budget, LevelBot, Search, suggest};
use contract::{Edition as _, Game, Level, Millis, Outcome, RealTime, Rules, Seat, Seed, Viewer};
use std::cell::Cell;

const HARD: LevelBot = LevelBot { level: Level::Hard, budget: Budget::NONE };
const MEDIUM: LevelBot = LevelBot { level: Level::Medium, budget: Budget::NONE };

fn choose<G: Game>(mut bot: impl Bot<G>, state: &G, seat: Seat, number: u64) -> Option<G::Action> {
    let view = state.view(Viewer::Seat(seat));
    bot.choose(seat, &G::Edition::standard(), &view, &mut Seed::from_number(number).chance(7))
}

/// Lets medium bots play until `found` returns something, or to the end.
fn play_until<G: Game>(options: G::Options, seats: u8, seed: u64, mut found: impl FnMut(&G, Seat) -> bool) -> G {
    let mut state = G::start(G::Edition::standard(), &options, seats, &Seed::from_number(seed)).unwrap();
    let mut number = 0;
    while let Some(seat) = state.awaited().iter().next() {
        if found(&state, seat) {
            break;
        }
        number += 1;
        let action = choose(MEDIUM, &state, seat, number).unwrap();
        state.play(seat, &action, Millis(0)).unwrap();
    }
    state
}

/// Returns the outcome if an action ends the game.
fn ends<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Option<Outcome> {
    let mut after = state.clone();
    after.play(seat, action, Millis(0)).ok()?;
    after.outcome()
}

/// A bot that can win at once does so.
#[test]
fn a_win_at_hand_is_seen_in_kaleidoskop() {
    let mut tried = 0;
    for seed in 0..40 {
        let is_at_hand = |state: &kaleidoskop::Kaleidoskop, seat: Seat| {
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            let outcomes: Vec<_> = actions.iter().map(|action| ends(state, seat, action)).collect();
            let wins = |outcome: &Option<Outcome>| outcome.as_ref().is_some_and(|outcome| outcome.winners().eq([seat]));
            outcomes.iter().any(wins) && !outcomes.iter().all(wins)
        };
        let options = kaleidoskop::Options { length: kaleidoskop::Length::Short, ..Default::default() };
        let mut state = play_until::<kaleidoskop::Kaleidoskop>(options, 3, seed, is_at_hand);
        if state.outcome().is_some() {
            continue;
        }
        tried += 1;
        let winner = state.awaited().iter().next().unwrap();
        while state.awaited().has(winner) {
            let action = choose(HARD, &state, winner, seed).unwrap();
            state.play(winner, &action, Millis(0)).unwrap();
        }
        let outcome = state.outcome().unwrap();
        assert_eq!(outcome.seats[winner.index()].rank, 1, "seed {seed}");
        if tried == 2 {
            return;
        }
    }
    panic!("no game came to such a position");
}

/// Returns the best score that a single player can reach with a few actions, or `None` if the game then goes on.
fn best_end(state: &colour_lines::ColourLines, actions: usize) -> Option<i32> {
    if let Some(outcome) = state.outcome() {
        return Some(outcome.seats[0].score);
    }
    let mut legal = Vec::new();
    state.legal(Seat(0), &mut legal);
    let after = |action: &colour_lines::Action| {
        let mut after = state.clone();
        after.play(Seat(0), action, Millis(0)).unwrap();
        best_end(&after, actions.checked_sub(1)?)
    };
    legal.iter().filter_map(after).max()
}

/// The last roll of the dice: no other drawing scores more.
#[test]
fn the_best_last_throw_is_found_in_colour_lines() {
    let (mut tried, seat) = (0, Seat(0));
    for seed in 0..20 {
        let is_last = |state: &colour_lines::ColourLines, _: Seat| {
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            let after = |action: &colour_lines::Action| {
                let mut after = state.clone();
                after.play(seat, action, Millis(0)).unwrap();
                best_end(&after, 1)
            };
            let ends: Option<Vec<i32>> = actions.iter().map(after).collect();
            ends.is_some_and(|ends| ends.iter().min() != ends.iter().max())
        };
        let mut state = play_until::<colour_lines::ColourLines>(Default::default(), 1, seed, is_last);
        if state.outcome().is_some() {
            continue;
        }
        tried += 1;
        let best = best_end(&state, 2);
        while state.awaited().has(seat) {
            let action = choose(HARD, &state, seat, seed).unwrap();
            state.play(seat, &action, Millis(0)).unwrap();
        }
        assert_eq!(state.outcome().map(|outcome| outcome.seats[0].score), best, "seed {seed}");
    }
    assert!(tried > 0, "no game came to such a position");
}

/// H5: the player who has the missing tile of a flower lays it, and then the bots propose to end.
#[test]
fn a_flower_is_completed_in_harmonia() {
    let mut completed = 0;
    for seed in 0..30 {
        let options = harmonia::Options { game: harmonia::Variant::Advanced, ..Default::default() };
        let mut state =
            harmonia::Harmonia::start(harmonia::Edition::standard(), &options, 3, &Seed::from_number(seed)).unwrap();
        let mut number = 0;
        while let Some(seat) = state.awaited().iter().next() {
            number += 1;
            let action = choose(HARD, &state, seat, number).unwrap();
            if state.table().layout().len() == 7 && state.table().shape() == harmonia::Shape::Hexagon {
                let words = [harmonia::Action::Propose, harmonia::Action::Accept];
                assert!(words.contains(&action), "seed {seed}: {action}");
                completed += 1;
            }
            state.play(seat, &action, Millis(0)).unwrap();
        }
    }
    // For each completed hexagon there are one proposal and two acceptances.
    assert!(completed >= 3 * 20, "{completed}");
}

/// H4.1: after a refusal a bot does not propose again while a tile fits, even if nothing else has changed.
#[test]
fn who_was_refused_does_not_propose_again_in_harmonia() {
    use harmonia::{Action, Edition, Harmonia, Options, Variant};
    let options = Options { game: Variant::Advanced, ..Default::default() };
    let mut refused = 0;
    for seed in 0..12 {
        let mut state = Harmonia::start(Edition::standard(), &options, 3, &Seed::from_number(seed)).unwrap();
        let mut number = 0;
        while let Some(seat) = state.awaited().iter().next() {
            number += 1;
            let action = choose(HARD, &state, seat, number).unwrap();
            state.play(seat, &action, Millis(0)).unwrap();
            if action == Action::Propose {
                let other = state.awaited().iter().find(|other| *other != seat).unwrap();
                state.play(other, &Action::Refuse, Millis(0)).unwrap();
                let next = state.awaited().iter().next().unwrap();
                let mut legal = Vec::new();
                state.legal(next, &mut legal);
                let layout = state.table().layout();
                let fits = |action: &Action| matches!(action, Action::Show(kind) if layout.places(*kind).count() > 0);
                if legal.iter().any(fits) {
                    let again = choose(HARD, &state, next, number).unwrap();
                    // The bot may lay aside a tile that fits nowhere, and the flower stays whole.
                    assert!(matches!(again, Action::Show(_)), "seed {seed}: {again}");
                    refused += 1;
                }
                break;
            }
        }
    }
    assert!(refused > 0, "nobody was refused");
}

/// F4.1: of two available cards, the bot takes the one that completes sets.
#[test]
fn a_set_is_completed_in_konfetti() {
    type Konfetti = konfetti::Konfetti;
    for seed in 0..10 {
        let edition = konfetti::Edition::standard();
        let mut state = Konfetti::start(edition.clone(), &Default::default(), 1, &Seed::from_number(seed)).unwrap();
        let mut now = Millis(4_000);
        state.pass_time(now);
        let seat = Seat(0);
        while state.table().place(seat).held.len() < 6 && state.outcome().is_none() {
            if let Some(action) = choose(HARD, &state, seat, seed) {
                state.play(seat, &action, now).unwrap();
            }
            now = now.plus(310);
            state.pass_time(now);
            if now > Millis(60_000) {
                break;
            }
        }
        let tally = state.table().tally(&edition, state.table().place(seat).held);
        assert!(tally.points >= 3, "seed {seed}: {tally:?}");
    }
}

/// Whatever is hidden, the choice is the same.
#[track_caller]
fn sees_only_its_view<G: Game>(options: G::Options, seats: u8, actions: usize) {
    let mut left = actions;
    let state = play_until::<G>(options, seats, 3, |_, _| {
        left = left.saturating_sub(1);
        left == 0
    });
    let seat = state.awaited().iter().next().unwrap();
    let view = state.view(Viewer::Seat(seat));
    let other =
        |number: u64| G::imagine(&G::Edition::standard(), &view, &mut Seed::from_number(number).chance(1)).unwrap();
    let others: Vec<G> = (0..8).map(other).collect();
    assert!(others.iter().any(|other| *other != state), "something is hidden");
    for level in Level::ALL {
        let bot = LevelBot { level, budget: Budget::NONE };
        let choice = choose(bot, &state, seat, 1);
        for other in &others {
            assert_eq!(choose(bot, other, seat, 1), choice);
        }
    }
}

#[test]
fn bots_see_only_their_view() {
    sees_only_its_view::<kaleidoskop::Kaleidoskop>(Default::default(), 3, 12);
    sees_only_its_view::<colour_lines::ColourLines>(Default::default(), 2, 12);
    let options = harmonia::Options { game: harmonia::Variant::Advanced, ..Default::default() };
    sees_only_its_view::<harmonia::Harmonia>(options, 3, 4);
    let calm = konfetti::Options { calm: true, ..Default::default() };
    sees_only_its_view::<konfetti::Konfetti>(calm, 2, 3);
}

thread_local!(static TICKS: Cell<u64> = const { Cell::new(0) });

/// A clock that advances whenever it is read.
fn clock() -> u64 {
    TICKS.with(|ticks| {
        ticks.set(ticks.get() + 1);
        ticks.get()
    })
}

/// The clock is read once per imagined game; a budget of ten readings ends after ten, whatever was planned.
#[test]
fn thinking_ends_with_its_budget() {
    let seed = Seed::from_number(5);
    let options = Default::default();
    let state = colour_lines::ColourLines::start(colour_lines::Edition::standard(), &options, 2, &seed).unwrap();
    let seat = Seat(0);
    let looks = |most| {
        TICKS.with(|ticks| ticks.set(0));
        let search = Search { budget: Budget::millis(most, clock), ..Search::default() };
        assert!(choose(search, &state, seat, 1).is_some());
        TICKS.with(Cell::get)
    };
    let all = looks(u64::MAX);
    assert!(all > 30, "{all}");
    // Each remaining round reads the clock once to see that the time is up.
    assert!(looks(10) < 30, "{}", looks(10));
    // Without any time the bot still plays a legal action.
    assert!(looks(0) < 30);
}

/// Several cores make the same choice, only sooner.
#[test]
fn threads_make_no_difference() {
    let state = play_until::<kaleidoskop::Kaleidoskop>(Default::default(), 3, 3, |state, seat| {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        actions.len() > 20
    });
    let seat = state.awaited().iter().next().unwrap();
    let choice =
        |threads| choose(LevelBot { level: Level::Hard, budget: Budget::NONE.on_threads(threads) }, &state, seat, 1);
    assert!(choice(1).is_some());
    assert_eq!(choice(1), choice(3));
    assert_eq!(choice(1), choice(64));
}

/// Hints are legal actions, the best first.
#[test]
fn what_is_suggested_is_legal() {
    let seed = Seed::from_number(5);
    let edition = harmonia::Edition::standard();
    let state = harmonia::Harmonia::start(edition.clone(), &Default::default(), 2, &seed).unwrap();
    let seat = state.awaited().iter().next().unwrap();
    let view = serde_json::to_string(&state.view(Viewer::Seat(seat))).unwrap();
    let advice = suggest::<harmonia::Harmonia>(&edition, seat, &view, Budget::NONE, &mut seed.chance(0)).unwrap();
    assert!(!advice.is_empty());
    assert!(advice.iter().all(|advice| state.check(seat, &advice.action.parse().unwrap()).is_ok()));
    assert!(advice.windows(2).all(|pair| pair[0].worth >= pair[1].worth));
    assert_eq!(suggest::<harmonia::Harmonia>(&edition, seat, "[]", Budget::NONE, &mut seed.chance(0)), None);
}

/// F4.4: after a round bots choose at once, even if there is nothing to gain, because otherwise the others would wait
/// for the clock. They give back as many point cards as they have lost.
#[test]
fn bots_choose_after_every_round_of_konfetti() {
    type Konfetti = konfetti::Konfetti;
    let text = konfetti::Edition::standard_text().replacen("share = 2, hold = 6", "share = 1, hold = 6", 1);
    let edition = std::sync::Arc::new(konfetti::Edition::parse(&text).unwrap());
    for level in Level::ALL {
        for (rounds, expected) in [(vec![""], "keep"), (vec!["ryb ybr bry", "gvr vgb"], "return ")] {
            let (seed, seat) = (Seed::from_number(1), Seat(0));
            let mut game = Konfetti::start(edition.clone(), &Default::default(), 1, &seed).unwrap();
            let (mut now, last) = (Millis(0), rounds.len());
            for (number, cards) in (1..).zip(&rounds) {
                let wait = |game: &mut Konfetti, now: &mut Millis| {
                    *now = game.next_deadline().unwrap();
                    game.pass_time(*now);
                };
                wait(&mut game, &mut now);
                for card in cards.split_whitespace() {
                    game.play(seat, &format!("touch {card}").parse().unwrap(), now).unwrap();
                    wait(&mut game, &mut now);
                    game.play(seat, &"drop hold".parse().unwrap(), now).unwrap();
                }
                wait(&mut game, &mut now);
                if number < last {
                    wait(&mut game, &mut now);
                }
            }
            assert!(matches!(game.table().phase(), konfetti::Phase::Choosing { .. }));
            let view = serde_json::to_string(&game.view(Viewer::Seat(seat))).unwrap();
            let thought =
                bots::think::<Konfetti>(&edition, level, seat, &view, &[], Budget::NONE, &mut seed.chance(0)).unwrap();
            let action = thought.action.unwrap_or_default();
            assert!(action.starts_with(expected), "{level:?}: {action:?}");
            game.play(seat, &action.parse().unwrap(), now).unwrap();
        }
    }
}

/// In a race no hint suggests an action without gain: with a good hand there are no hints, and following hints leads
/// to such a hand.
#[test]
fn whoever_races_is_told_to_wait_when_that_is_best() {
    let edition = konfetti::Edition::standard();
    for number in 0..6 {
        let seed = Seed::from_number(number);
        let mut game = konfetti::Konfetti::start(edition.clone(), &Default::default(), 2, &seed).unwrap();
        let (seat, until) = (Seat(0), game.next_deadline().unwrap());
        game.pass_time(until);
        let mut now = until;
        let mut followed = 0;
        let points = loop {
            let view = game.view(Viewer::Seat(seat));
            let mine = &view.seats[seat.index()];
            let text = serde_json::to_string(&view).unwrap();
            let advice =
                suggest::<konfetti::Konfetti>(&edition, seat, &text, Budget::NONE, &mut seed.chance(0)).unwrap();
            let Some(advice) = advice.first() else {
                if mine.finger.is_none() {
                    break game.table().tally(&edition, game.table().place(seat).held).points;
                }
                // The finger has to stay for a moment until the card belongs to the bot.
                now = game.next_deadline().unwrap();
                game.pass_time(now);
                continue;
            };
            followed += 1;
            assert!(followed < 60, "ideas lead round in circles");
            let action: konfetti::Action = advice.action.parse().unwrap();
            if let konfetti::Action::Touch(face) = action {
                let full = mine.held.len() == 6;
                assert!(!full || mine.held.contains(&face), "{seed:?}: a full hand takes no card");
            }
            assert_eq!(game.check(seat, &action), Ok(()));
            game.play(seat, &action, now).unwrap();
        };
        assert!(followed > 5 && points >= 5, "{number}: {points} points after {followed} ideas");
        // Which cards to keep is a decision, although the deadline would make it too.
        while !matches!(game.table().phase(), konfetti::Phase::Choosing { .. }) {
            let due = game.next_deadline().unwrap();
            game.pass_time(due);
        }
        let text = serde_json::to_string(&game.view(Viewer::Seat(seat))).unwrap();
        let advice = suggest::<konfetti::Konfetti>(&edition, seat, &text, Budget::NONE, &mut seed.chance(0)).unwrap();
        assert!(advice[0].action.starts_with("keep"), "{advice:?}");
    }
}
