//! What holds in every game: no card is lost or doubled, records replay, and what was once recorded stays what it was.

use crate::table::*;
use contract::{Edition as _, Match, Mind, RealTime, Record, Rules, Seat, Viewer};
use konfetti::*;
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Races and calm tables of any size, either side up.
fn tables() -> impl Strategy<Value = Table> {
    let sides = prop_oneof![Just(Side::White), Just(Side::Black)];
    (sides, any::<bool>(), 1..=7u8, any::<u64>())
        .prop_map(|(side, calm, seats, seed)| Table::standard(Options { side, calm, sand: 30 }, seats, seed))
}

fn races() -> impl Strategy<Value = Table> {
    (1..=7u8, any::<u64>())
        .prop_map(|(seats, seed)| Table::standard(Options { sand: 30, ..Options::default() }, seats, seed))
}

/// What random play has to come across for these tests to say anything.
#[test]
fn random_races_come_across_everything() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (seats, seed) in [(2, 1), (4, 2), (7, 3)] {
        let start = Table::standard(Options { sand: 30, ..Options::default() }, seats, seed);
        let mut before = start.game.state().clone();
        wild(start, |table, _| {
            let state = table.game.state();
            let mut see = |what: &'static str, happened: bool| *seen.entry(what).or_default() += usize::from(happened);
            see("blocked", state.table().blocked().len() > before.table().blocked().len());
            for seat in Seat::all(seats) {
                let (here, there) = (state.table().place(seat), before.table().place(seat));
                let was = there.finger.map(|finger| finger.grip);
                see("contest", here.finger.is_some_and(|finger| matches!(finger.grip, Grip::Contest { .. })));
                see(
                    "lost a firm grip",
                    was == Some(Grip::Firm)
                        && here.finger.is_some_and(|finger| matches!(finger.grip, Grip::Contest { .. })),
                );
                see("full", here.held.len() == usize::from(state.table().rules(state.edition()).hold));
                see("edge", here.edge.len() > there.edge.len());
                see("taken from an edge", here.edge.len() < there.edge.len());
                see("given back", here.held.len() + 1 == there.held.len());
                see("points lost", here.points.len() < there.points.len());
                see("points won", here.points.len() > there.points.len());
            }
            before = state.clone();
        });
    }
    for what in
        ["blocked", "contest", "lost a firm grip", "full", "edge", "taken from an edge", "given back", "points won"]
    {
        assert!(seen[what] > 0, "{what}: {seen:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn every_card_is_in_one_place_after_every_step(start in tables()) {
        wild(start, |table, _| whole(table.game.state()));
    }

    /// A drop moves the card under the finger and no other; touching and letting go move none.
    #[test]
    fn only_the_card_under_the_finger_moves(start in races()) {
        let mut before = start.game.state().clone();
        let mut entries = 0;
        wild(start, |table, _| {
            let state = table.game.state();
            let new = &table.game.log()[entries..];
            if let [entry] = new
                && let contract::Deed::Play(seat, action) = &entry.deed
            {
                let mut due = before.clone();
                due.pass_time(entry.at);
                let moved = moved(&due, state);
                match action {
                    Action::Touch(_) | Action::LetGo => assert_eq!(moved, Cards::NONE),
                    Action::Drop(_) => {
                        let finger = due.table().place(*seat).finger.unwrap();
                        assert!(moved.within(Cards::one(finger.card)));
                        assert_eq!(state.table().place(*seat).finger, None);
                    }
                    _ => {}
                }
            }
            entries = table.game.log().len();
            before = state.clone();
        });
    }

    #[test]
    fn a_recorded_game_replays(start in tables()) {
        let game = wild(start, |_, _| ()).game;
        let names = vec![String::new(); usize::from(game.state().seats())];
        let text = serde_json::to_string(&game.record(names)).unwrap();
        let record: Record = serde_json::from_str(&text).unwrap();
        let replayed = Match::<Konfetti>::replay(&record, Edition::standard()).unwrap();
        assert_eq!(replayed.state(), game.state());
        assert_eq!(replayed.log(), game.log());
    }

    /// What a deck will bring is all that a view does not say.
    #[test]
    fn a_view_imagined_is_the_same_table(start in tables()) {
        wild(start, |table, chance| {
            let state = table.game.state();
            if matches!(state.table().phase(), Phase::Sand { .. }) && chance.below(25) > 0 {
                return;
            }
            let view = state.view(Viewer::Spectator);
            let imagined = Konfetti::imagine(table.game.edition(), &view, chance).unwrap();
            assert_eq!(imagined.view(Viewer::Spectator), view);
            assert_eq!(imagined.table(), state.table());
            assert_eq!(imagined.deck(), state.deck());
            let shown: Vec<String> = view.middle().map(|(face, _)| face.to_string()).collect();
            assert_eq!(shown.len(), state.table().middle().len());
        });
    }

    /// Whatever is typed, the answer is a refusal and no panic, and what is accepted is listed.
    #[test]
    fn any_action_is_listed_or_refused(start in tables(), steps in 0..400usize, cards in proptest::sample::subsequence(all_cards(), 1..5)) {
        let mut table = start;
        let mut chance = table.game.seed().chance(78);
        for _ in 0..steps {
            if table.game.state().outcome().is_none() {
                step(&mut table, &mut chance);
            }
        }
        let mut texts = ["let-go", "drop hold", "drop edge", "drop middle", "done", "keep", "return"].map(str::to_owned).to_vec();
        let keep = sorted(&cards.join(" ")).join(" ");
        texts.extend([format!("keep {keep}"), format!("return {keep}")]);
        for card in &cards {
            texts.extend([format!("touch {card}"), format!("take {card}"), format!("give {card}")]);
        }
        let state = table.game.state();
        for seat in Seat::all(state.seats()) {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            for text in &texts {
                let accepted = state.check(seat, &action(text)).is_ok();
                prop_assert_eq!(accepted, legal.contains(&action(text)), "{} {}", seat, text);
            }
        }
    }

    #[test]
    fn what_a_position_is_worth_is_a_number(start in tables()) {
        wild(start, |table, _| {
            let state = table.game.state();
            assert!(Seat::all(state.seats()).all(|seat| state.worth(seat).is_finite()));
        });
    }
}

/// Games recorded under the first version of the rules, by the program of then: where point cards were given back unasked, and cards
/// lost that their owner held and touched when the sand ran out.
#[test]
fn games_of_the_first_rules_are_what_they_were() {
    let former = Edition::parse(Edition::former_texts()[0]).unwrap();
    assert_eq!((former.id().version, former.id().hash.as_str()), (1, "08a50152056abac4"));
    let former = Arc::new(former);
    for (name, text, expected) in FIRST_RULES {
        let record: Record = serde_json::from_str(text).unwrap();
        assert_eq!(record.rules, 1);
        let replayed = Match::<Konfetti>::replay(&record, former.clone()).unwrap();
        assert_eq!(replayed.state().outcome(), record.outcome, "{name}");
        assert_eq!(Match::<Konfetti>::fingerprint(&record, former.clone()).unwrap(), expected, "{name}");
        assert_eq!(replayed.record(record.seats.clone()), record, "{name}");
        // The same log under the rules of today is another game.
        let today = Record { rules: 2, ..record.clone() };
        assert!(Match::<Konfetti>::replay(&today, former.clone()).is_err(), "{name}");
        // Bots and the page go on with the rules of the game they look at.
        let mut game = Match::<Konfetti>::before_first(&record, former.clone()).unwrap();
        for line in &record.log {
            game.apply(&line.parse().unwrap()).unwrap();
            let view = game.state().view(Viewer::Spectator);
            let imagined = Konfetti::imagine(&former, &view, &mut record.seed.chance(1)).unwrap();
            assert_eq!(imagined.table(), game.state().table(), "{name} {line}");
        }
    }
}

const FIRST_RULES: [(&str, &str, &str); 5] = [
    ("three", include_str!("rules-1/three.json"), "8efb6a85c04570f4354fdc554dd872e532faeec4a0628d456b1c0f0f40efe4cc"),
    ("race", include_str!("rules-1/race.json"), "7e91c954a4dfe9d57684cd6a7da4bba62daa2c94344b199583dccd308d5c502b"),
    ("solo", include_str!("rules-1/solo.json"), "9c01e5eb358c973cfe3399f843957873ffacd8e28f45ec9c7f10c052cee6746c"),
    ("calm", include_str!("rules-1/calm.json"), "25cbc450419075c2d52c8bd9b8e16b317ee8d3504e4db75542d34d541a7b23a3"),
    (
        "calm and alone",
        include_str!("rules-1/calm-solo.json"),
        "aacf148ea1d2bb630d0dcdd700680b91b55a7c380063689a7d965732660a5e98",
    ),
];

/// A race of three, recorded once. If this fails the rules have changed: count `RULES` up.
#[test]
fn a_game_recorded_once_is_what_it_was() {
    let record: Record = serde_json::from_str(include_str!("recorded.json")).unwrap();
    let replayed = Match::<Konfetti>::replay(&record, Edition::standard()).unwrap();
    assert_eq!(replayed.state().outcome(), record.outcome);
    let fingerprint = Match::<Konfetti>::fingerprint(&record, Edition::standard()).unwrap();
    assert_eq!(fingerprint, FINGERPRINT);
}

const FINGERPRINT: &str = "7d1a33a0cc4064346a7caa4a86143051505e7e3b7245e08ea3b5a7a7629bd0fb";

#[test]
fn a_log_that_was_tampered_with_does_not_replay() {
    let record: Record = serde_json::from_str(include_str!("recorded.json")).unwrap();
    let touch = record.log.iter().position(|line| line.contains("touch")).unwrap();
    let mut twice = record.clone();
    twice.log.insert(touch, record.log[touch].clone());
    assert!(Match::<Konfetti>::replay(&twice, Edition::standard()).is_err());
    let mut other = record;
    other.outcome.as_mut().unwrap().seats[0].score += 1;
    assert!(Match::<Konfetti>::replay(&other, Edition::standard()).is_err());
}
