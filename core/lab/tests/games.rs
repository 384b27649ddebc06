//! Every game on the bench: rows depend on the plan and the number of the game alone, and describe the game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]

use colour_lines::ColourLines;
use contract::Game;
use harmonia::Harmonia;
use kaleidoskop::Kaleidoskop;
use konfetti::Konfetti;
use lab::{Block, Plan, Row, Shard, Study, StudyRequest, read_events, read_rows, study};

fn asked(games: u64, seats: &[&str], options: &[&str]) -> StudyRequest {
    StudyRequest {
        games,
        seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        rounds: 12,
        reaction: 700,
        seed: 7,
        replays: None,
        edition: None,
        events: true,
    }
}

fn block(study: &dyn Study, number: u64) -> Block {
    let mut bench = study.bench();
    let mut block = Block::default();
    for game in study.plan().games_of(number) {
        let (row, events) = bench.play(game).unwrap();
        block.rows.push(row);
        block.events.extend(events);
    }
    block
}

/// Plays a few games forwards, backwards, and each on a bench of its own.
fn check<G: Game>(seats: &[&str], options: &[&str]) -> (Plan, Vec<Row>) {
    let study = study::<G>(&asked(6, seats, options)).unwrap();
    let plan = study.plan().clone();
    let mut bench = study.bench();
    let forwards: Vec<_> = (0..6).map(|game| bench.play(game).unwrap()).collect();
    let mut backwards: Vec<_> = (0..6).rev().map(|game| bench.play(game).unwrap()).collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
    let apart: Vec<_> = (0..6).map(|game| study.bench().play(game).unwrap()).collect();
    assert_eq!(forwards, apart);
    for (row, events) in &forwards {
        assert_eq!(row.moves as usize, events.len());
        assert_eq!(row.scores.len(), seats.len());
        assert!(row.rounds >= 1 && row.decided.is_none_or(|round| (1..=row.rounds).contains(&round)), "{row:?}");
        let used: Vec<u16> = row.used.iter().map(|(component, ..)| *component).collect();
        assert!(used.iter().all(|component| row.offered.contains(component)), "used and not offered: {row:?}");
        assert!(row.mean_choices() >= 1.0);
        assert!(events.is_sorted_by_key(|event| event.round), "rounds never count down");
    }
    let number = 0;
    let played = block(&*study, number);
    assert_eq!(read_rows(&plan, number, &played.rows_text()).unwrap(), played.rows);
    assert_eq!(read_events(&plan, number, &played.events_text()).unwrap(), played.events);
    let rows = forwards.into_iter().map(|(row, _)| row).collect();
    (plan, rows)
}

#[test]
fn kaleidoskop() {
    let (plan, rows) = check::<Kaleidoskop>(&["greedy", "random", "random"], &[]);
    // All bots move on by a seat from one play of a deal to the next.
    assert_eq!(plan.deal(0), (7, 0));
    assert_eq!(plan.deal(5), (8, 2));
    assert_eq!([0, 1, 2].map(|seat| plan.bot_at(seat, 1)), [1, 2, 0]);
    assert_eq!(rows[0].first, rows[1].first, "the same deal has the same first player");
    let uses = |group: &str| -> u32 {
        let places = plan.components.iter().enumerate().filter(|(_, component)| component.group == group);
        places.map(|(place, _)| rows.iter().map(|row| row.uses_of(place)).sum::<u32>()).sum()
    };
    assert_eq!(uses("crystals"), uses("moves"));
    assert!(uses("orders") > 0 && uses("crystals") > 60);
}

#[test]
fn colour_lines() {
    let (_, rows) = check::<ColourLines>(&["greedy", "random"], &[]);
    assert!(rows.iter().all(|row| row.rounds == 5 && row.first.is_some()));
    check::<ColourLines>(&["greedy"], &["task=1"]);
}

#[test]
fn harmonia() {
    let (plan, rows) = check::<Harmonia>(&["greedy", "greedy"], &["game=advanced"]);
    assert!(plan.together && rows.iter().all(|row| row.lead_changes == 0 && row.decided.is_none()));
}

#[test]
fn konfetti() {
    let (_, rows) = check::<Konfetti>(&["medium", "easy"], &[]);
    assert!(rows.iter().all(|row| row.rounds == 3 && row.millis > 180_000), "three times 60 seconds of sand: {rows:?}");
    check::<Konfetti>(&["greedy", "greedy"], &["calm=true"]);
}

#[test]
fn parts_are_the_whole_and_damage_is_seen() {
    let study = study::<Kaleidoskop>(&asked(700, &["random"; 3], &[])).unwrap();
    let plan = study.plan();
    assert_eq!((plan.block_len(), plan.blocks()), (3, 234));
    let mut all: Vec<u64> = (1..=5).flat_map(|part| Shard { part, of: 5 }.blocks(plan)).collect();
    all.sort_unstable();
    assert_eq!(all, (0..234).collect::<Vec<_>>());
    let games: u64 = all.iter().map(|&block| plan.games_of(block).count() as u64).sum();
    assert_eq!(games, 700);

    let played = block(&*study, 233);
    assert_eq!(played.rows.len(), 1);
    let text = played.rows_text();
    assert!(read_rows(plan, 233, &text).is_ok());
    assert_eq!(read_rows(plan, 232, &text).unwrap_err().id, "lab-damaged");
    assert_eq!(read_rows(plan, 233, &text[..text.len() / 2]).unwrap_err().id, "lab-damaged");
    assert_eq!(read_rows(plan, 233, "").unwrap_err().id, "lab-damaged");
    assert_eq!(read_rows(plan, 233, &text.replace("\"replay\":0", "\"replay\":1")).unwrap_err().id, "lab-damaged");
    assert!(read_events(plan, 233, "0 1 2").is_err());
}

#[test]
fn what_cannot_be_studied_is_refused() {
    let refused = |asked: &StudyRequest| study::<Kaleidoskop>(asked).unwrap_err().id;
    assert_eq!(refused(&asked(0, &["random"; 3], &[])), "lab-games-range");
    assert_eq!(refused(&asked(5, &["random"; 2], &[])), "start-seats");
    assert_eq!(refused(&asked(5, &["clever"; 3], &[])), "bot-unknown");
    assert_eq!(refused(&asked(5, &["random"; 3], &["length"])), "option-form");
    assert_eq!(refused(&asked(5, &["random"; 3], &["colour=red"])), "option-unknown");
    assert_eq!(refused(&asked(5, &["random"; 3], &["length=1"])), "option-value");
    let edition = Some("name = 1".to_owned());
    assert_eq!(refused(&StudyRequest { edition, ..asked(5, &["random"; 3], &[]) }), "edition-toml");
    let plan = |asked: &StudyRequest| study::<Kaleidoskop>(asked).unwrap().plan().clone();
    let (one, other) = (plan(&asked(5, &["random"; 3], &[])), plan(&asked(5, &["greedy"; 3], &[])));
    let why = one.must_be(&other).unwrap_err();
    assert_eq!((why.id.as_str(), why.args["what"].to_string().as_str()), ("lab-other-study", "seats"));
    assert!(one.must_be(&one).is_ok());
}
