//! Every lesson can be played from its beginning to its end, in every way that it allows, and has all its texts.

use super::*;
use contract::ShelfGame;
use std::collections::BTreeSet;
use texts::{Language, Volume};

/// The rules of each game with its lesson and what is said in it.
fn lessons() -> Vec<(&'static dyn AnyGame, Lesson, Volume)> {
    macro_rules! all {
        ($($folder:literal $krate:ident: $game:ident,)*) => {
            vec![$((
                &ShelfGame::<shelf::$krate::$game>::NEW as &dyn AnyGame,
                Lesson::read(include_str!(concat!("../../../../../games/", $folder, "/lesson.json"))).unwrap(),
                texts::lessons::$krate(),
            )),*]
        };
    }
    shelf::each_game!(all)
}

/// Does what the step asks for.
fn do_step(course: &mut Course) {
    if !course.is_done() {
        assert!(course.show(), "nothing can be done: {:?}", course.step());
    }
}

/// Plays an action, then what it brings along, as the page does.
fn after(course: &mut Course, action: &str) {
    match course.play(action) {
        Played::Not(why) => panic!("{action}: {why}"),
        Played::Done => (),
        Played::OnTheWay { during } => {
            during.iter().for_each(|event| course.happen(event).unwrap());
            if let Some(long) = course.soon() {
                course.happen(&Event::Wait(long)).unwrap();
            }
        }
    }
}

fn go_on(course: &mut Course) {
    for event in &course.step().unwrap().then.clone() {
        course.happen(event).unwrap_or_else(|why| panic!("{event:?}: {why}"));
    }
    course.go_on();
}

/// The lesson at a step.
fn at(rules: &'static dyn AnyGame, lesson: &Lesson, place: usize) -> Course {
    let mut course = Course::begin(rules, lesson.clone()).unwrap();
    while course.place() < place {
        do_step(&mut course);
        go_on(&mut course);
    }
    course
}

#[test]
fn every_lesson_can_be_played_in_every_way_it_allows() {
    for (rules, lesson, _) in lessons() {
        assert!(lesson.steps.len() > 5, "{} teaches nothing", rules.id());
        for place in 0..lesson.steps.len() {
            let course = at(rules, &lesson, place);
            let step = course.step().unwrap();
            let ways = course.game.legal(lesson.you).into_iter();
            let ways: Vec<String> = ways.filter(|way| step.wants(way) || step.allows(way)).collect();
            assert_eq!(ways.is_empty(), step.asked.is_empty(), "{}: {step:?}", rules.id());
            for way in ways {
                let mut course = at(rules, &lesson, place);
                after(&mut course, &way);
                do_step(&mut course);
                go_on(&mut course);
                assert_eq!(course.place(), place + 1);
            }
        }
    }
}

/// What is not asked for changes nothing; whether the rules forbid it or not, it is said why.
#[test]
fn what_is_not_asked_for_changes_nothing() {
    for (rules, lesson, _) in lessons() {
        for place in 0..lesson.steps.len() {
            let mut course = at(rules, &lesson, place);
            let step = course.step().unwrap().clone();
            let before = course.told();
            for other in course.game.legal(lesson.you) {
                if step.wants(&other) || step.allows(&other) {
                    continue;
                }
                let Played::Not(why) = course.play(&other) else { panic!("{}: {other} was played", rules.id()) };
                assert!(["learn-first", "learn-read-on"].contains(&why.id.as_str()), "{other}: {why}");
            }
            assert!(matches!(course.play("nonsense"), Played::Not(_)));
            assert_eq!(course.told().number, before.number);
            assert_eq!(course.told().view.get(), before.view.get());
        }
    }
}

/// When the first game of Kaleidoskop asks for an order, that one is met and no other; when it says that nothing more fits, nothing
/// does.
#[test]
fn orders_are_met_exactly_when_the_lesson_says_so() {
    let (rules, lesson, _) = lessons().remove(0);
    let mut fulfilled = 0;
    for place in 0..lesson.steps.len() {
        let course = at(rules, &lesson, place);
        let step = course.step().unwrap();
        let met = course.game.legal(lesson.you).into_iter().filter(|way| way.starts_with("fulfil"));
        for way in met {
            assert!(step.wants(&way), "{way} could be done: {step:?}");
            fulfilled += 1;
        }
    }
    assert_eq!(fulfilled, 2);
}

#[test]
fn what_the_rules_forbid_is_refused_with_its_rule() {
    let (rules, lesson, _) = lessons().remove(0);
    let mut course = Course::begin(rules, lesson).unwrap();
    let Played::Not(why) = course.play("put red 0,0,n") else { panic!("it was played") };
    assert_eq!((why.id.as_str(), why.rule.as_deref()), ("kaleidoskop-illegal-pit-filled", Some("K4.2")));
}

#[test]
fn going_back_leads_to_where_one_was() {
    for (rules, lesson, _) in lessons() {
        let last = lesson.steps.len();
        let mut course = at(rules, &lesson, last);
        assert!(course.is_done() && course.step().is_none());
        for place in (0..last).rev() {
            course.go_back(place).unwrap();
            assert_eq!(course.place(), place);
            assert_eq!(course.told().view.get(), at(rules, &lesson, place).told().view.get(), "{} {place}", rules.id());
        }
    }
}

#[test]
fn every_step_has_its_texts_and_no_text_is_left_over() {
    for (rules, lesson, volume) in lessons() {
        let game = rules.id();
        let mut wanted = BTreeSet::from([format!("learn-{game}-end-of-lesson")]);
        for step in &lesson.steps {
            wanted.insert(text_id(game, &step.id));
            if step.is_explained() {
                wanted.insert(format!("{}-so", text_id(game, &step.id)));
            }
        }
        let there: BTreeSet<String> = volume.ids().map(str::to_owned).collect();
        assert_eq!(there, wanted, "{game}");
    }
}

/// A rule that a lesson names can be read.
#[test]
fn every_rule_that_a_lesson_names_has_an_address() {
    macro_rules! rules {
        ($($folder:literal $krate:ident: $game:ident,)*) => { [$(texts::rules::$krate()),*] };
    }
    let books = shelf::each_game!(rules);
    for ((rules, lesson, _), book) in lessons().into_iter().zip(books) {
        for rule in lesson.steps.iter().filter_map(|step| step.rule.as_ref()) {
            let id = format!("rules-{}-{}", rules.id(), rule.replace('.', "-"));
            assert!(book.ids().any(|there| there == id), "{id}");
        }
    }
}

#[test]
fn once_opened_a_lesson_speaks_in_every_language() {
    for (rules, lesson, volume) in lessons() {
        texts::open(&volume);
        let id = text_id(rules.id(), &lesson.steps[0].id);
        let said = Language::ALL.map(|language| texts::text(language, &id));
        assert!(said[0] != said[1] && said.iter().all(|text| *text != id), "{said:?}");
    }
}
