//! Bots of every level in every game: what they do is legal, and the same chances lead to the same choice.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use bots::{Bot, Budget, Greedy, LevelBot, think};
use contract::{Edition as _, Game, Level, Millis, RealTime, Rules, Seed, Viewer};
use std::sync::Arc;

/// Plays some actions of a game between bots of a level.
fn some_actions<G: Game>(options: G::Options, seats: u8, level: Level, actions: usize) {
    let edition: Arc<G::Edition> = G::Edition::standard();
    let seed = Seed::from_number(7);
    let mut state = G::start(edition.clone(), &options, seats, &seed).unwrap();
    let (mut done, mut now) = (0, Millis(0));
    while done < actions && state.outcome().is_none() {
        let Some(seat) = state.awaited().iter().next() else {
            now = state.next_deadline().unwrap();
            state.pass_time(now);
            continue;
        };
        let view = state.view(Viewer::Seat(seat));
        let chance = seed.chance(done as u64);
        let choose = || {
            Bot::<G>::choose(&mut LevelBot { level, budget: Budget::NONE }, seat, &edition, &view, &mut chance.clone())
        };
        let action = choose();
        assert_eq!(choose(), action, "the same chances, the same choice");
        // In a race a bot may wait.
        let Some(action) = action else {
            assert!(G::LIVE);
            now = now.plus(100);
            state.pass_time(now);
            continue;
        };
        assert_eq!(state.check(seat, &action), Ok(()), "{level} does what is legal: {action}");
        // The view in JSON, as sent over the wire, leads to the same choice.
        let told = think::<G>(
            &edition,
            level,
            seat,
            &serde_json::to_string(&view).unwrap(),
            &[],
            Budget::NONE,
            &mut chance.clone(),
        )
        .unwrap();
        assert!(told.takes >= 100);
        state.play(seat, &action, now).unwrap();
        done += 1;
        if let Some(deadline) = state.next_deadline() {
            now = now.plus(400).max(now);
            if deadline <= now {
                state.pass_time(now);
            }
        }
    }
    assert!(done > 0);
}

#[test]
fn kaleidoskop() {
    for (level, actions) in [(Level::Easy, 60), (Level::Medium, 60), (Level::Hard, 6)] {
        some_actions::<kaleidoskop::Kaleidoskop>(Default::default(), 4, level, actions);
    }
}

#[test]
fn colour_lines() {
    for (level, actions) in [(Level::Easy, 60), (Level::Medium, 60), (Level::Hard, 10)] {
        some_actions::<colour_lines::ColourLines>(Default::default(), 2, level, actions);
    }
}

#[test]
fn harmonia() {
    for (level, actions) in [(Level::Easy, 60), (Level::Medium, 60), (Level::Hard, 6)] {
        some_actions::<harmonia::Harmonia>(Default::default(), 3, level, actions);
    }
}

/// H4.2: good bots complete the hexagon in most games, though none sees another's hand, and then they stop.
#[test]
fn harmonia_is_won_together() {
    let (edition, games) = (harmonia::Edition::standard(), 12);
    let wins = |game: &u64| {
        let seed = Seed::from_number(*game);
        let mut state = harmonia::Harmonia::start(edition.clone(), &Default::default(), 2, &seed).unwrap();
        let chance = &mut seed.chance(1);
        while state.outcome().is_none() {
            let seat = state.awaited().iter().next().unwrap();
            let view = state.view(Viewer::Seat(seat));
            let bot = &mut LevelBot { level: Level::Hard, budget: Budget::NONE };
            let action = Bot::<harmonia::Harmonia>::choose(bot, seat, &edition, &view, chance).unwrap();
            state.play(seat, &action, Millis(0)).unwrap();
        }
        assert!(state.table().layout().len() <= 38, "what is lost is given up");
        state.outcome().unwrap().won == Some(true)
    };
    let won = (0..games).filter(wins).count();
    assert!(won > 6, "{won} of {games}");
}

#[test]
fn konfetti() {
    for level in Level::ALL {
        some_actions::<konfetti::Konfetti>(Default::default(), 3, level, 60);
        let calm = konfetti::Options { calm: true, ..Default::default() };
        some_actions::<konfetti::Konfetti>(calm, 2, level, 40);
    }
}

/// F3.3: bots do not drop a valuable card, and do not take a worthless one.
#[test]
fn who_races_waits_while_it_pulls() {
    let edition = konfetti::Edition::standard();
    let mut game = konfetti::Konfetti::start(edition.clone(), &Default::default(), 1, &Seed::from_number(1)).unwrap();
    game.pass_time(Millis(4_000));
    let seat = contract::Seat(0);
    let card = game.table().middle().nth(0).unwrap();
    let touch = konfetti::Action::Touch(game.face(card));
    game.play(seat, &touch, Millis(4_000)).unwrap();
    let view = game.view(Viewer::Seat(seat));
    let chance = &mut Seed::from_number(2).chance(0);
    let next = Bot::<konfetti::Konfetti>::choose(&mut Greedy::default(), seat, &edition, &view, chance);
    assert_eq!(next, None, "nothing is better than to go on pulling");
}

#[test]
fn what_is_no_view_is_not_thought_about() {
    let (chance, edition) = (&mut Seed::from_number(1).chance(0), konfetti::Edition::standard());
    let think = |view: &str, chance: &mut _| {
        think::<konfetti::Konfetti>(&edition, Level::Easy, contract::Seat(0), view, &[], Budget::NONE, chance)
    };
    assert_eq!(think("{}", chance), None);
    assert_eq!(think("no JSON", chance), None);
}
