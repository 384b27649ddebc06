//! Scores, ratings, pushes, links, reports and editions.

use super::place::Place;
use store::{MOST_PUSHES, RatedGame, Rating};
use tokio::task::JoinSet;

#[tokio::test]
async fn a_board_keeps_everybodys_best() {
    let place = Place::new();
    let store = place.open().await;
    for (guest, name, score, code) in [
        ("anna", "Anna", 10, "A"),
        ("ben", "Ben", 12, "B"),
        ("anna", "Änne", 15, "C"),
        ("anna", "Anna", 15, "D"),
        ("ben", "Ben", 3, "E"),
        ("cleo", "Cleo", -1, "F"),
    ] {
        store.enter_score("day", guest, name, score, code).await.unwrap();
    }
    store.enter_score("other", "ben", "Ben", 99, "G").await.unwrap();
    let best = store.best("day", 9).await.unwrap();
    let lines: Vec<_> = best.iter().map(|line| (line.name.as_str(), line.score, line.code.as_str())).collect();
    assert_eq!(lines, [("Änne", 15, "C"), ("Ben", 12, "B"), ("Cleo", -1, "F")]);
    assert_eq!(store.best("day", 1).await.unwrap().len(), 1);
    assert!(store.best("unknown", 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn only_the_first_try_counts() {
    let place = Place::new();
    let store = place.open().await;
    assert_eq!(store.try_of("day", "anna").await.unwrap(), None);
    assert!(store.take_try("day", "anna", "A").await.unwrap());
    assert!(!store.take_try("day", "anna", "B").await.unwrap());
    assert!(store.take_try("day", "anna", "A").await.unwrap(), "it still is the one that counts");
    assert_eq!(store.try_of("day", "anna").await.unwrap().as_deref(), Some("A"));
    assert!(store.take_try("day", "ben", "B").await.unwrap());
    assert!(store.take_try("tomorrow", "anna", "B").await.unwrap());
}

#[tokio::test]
async fn an_upload_is_known_to_whom_it_belongs() {
    let place = Place::new();
    let store = place.open().await;
    assert_eq!(store.upload("ab", "anna").await.unwrap(), None);
    assert_eq!(store.add_upload("ab", "anna", "A").await.unwrap(), "A");
    assert_eq!(store.add_upload("ab", "anna", "B").await.unwrap(), "A", "of two at once the first counts");
    assert_eq!(store.upload("ab", "anna").await.unwrap().as_deref(), Some("A"));
    assert_eq!(store.upload("ab", "ben").await.unwrap(), None);
}

/// Earlier versions kept uploads among the tries.
#[tokio::test]
async fn an_upload_of_an_earlier_version_is_known() {
    let place = Place::new();
    place.open().await.take_try("home.ab", "anna", "A").await.unwrap();
    let undo = "DROP TABLE uploads; \
        DELETE FROM _sqlx_migrations WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)";
    place.execute(undo).await;
    let store = place.open().await;
    assert_eq!(store.upload("ab", "anna").await.unwrap().as_deref(), Some("A"));
    assert_eq!(store.upload("home.ab", "anna").await.unwrap(), None);
}

fn one_more(old: &[Option<Rating>]) -> Vec<Rating> {
    let rating = |old: &Option<Rating>| {
        let old = old.unwrap_or(Rating { mu: 25.0, sigma: 8.0, games: 0, opponents: 0 });
        Rating { mu: old.mu + 1.5, games: old.games + 1, ..old }
    };
    old.iter().map(rating).collect()
}

/// Two servers count the same twenty games at the same time: each counts once, and no sum is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_is_rated_exactly_once() {
    const GAMES: i64 = 20;
    let place = Place::new();
    let stores = [place.open().await, place.open().await];
    let mut servers = JoinSet::new();
    for store in stores.clone() {
        for game in 0..GAMES {
            let store = store.clone();
            servers.spawn(async move {
                let players = [("anna", "Anna"), ("ben", "Ben")];
                let code = format!("T{game}");
                let game = RatedGame { code: &code, game: "stones", day: 7, players: &players };
                store.rate(game, u32::MAX, one_more).await.unwrap()
            });
        }
    }
    let counted = servers.join_all().await;
    assert_eq!(counted.into_iter().filter(|&counted| counted).count() as i64, GAMES);
    let ratings = stores[0].ratings("stones", &["ben", "nobody", "anna"]).await.unwrap();
    let expected = Rating { mu: 25.0 + 1.5 * GAMES as f64, sigma: 8.0, games: GAMES, opponents: 1 };
    assert_eq!(ratings, [Some(expected), None, Some(expected)]);
    assert_eq!(stores[0].ratings("other", &["anna"]).await.unwrap(), [None]);
}

#[tokio::test]
async fn the_list_of_the_best_is_sorted_by_what_is_sure() {
    let place = Place::new();
    let store = place.open().await;
    let players = [("anna", "Anna"), ("ben", "Ben"), ("cleo", "Cleo")];
    let new = |_: &[Option<Rating>]| {
        [(40.0, 9.0), (30.0, 1.0), (31.0, 1.0)].map(|(mu, sigma)| Rating { mu, sigma, games: 1, opponents: 0 }).to_vec()
    };
    let game = RatedGame { code: "A", game: "stones", day: 7, players: &players };
    assert!(store.rate(game, 1, new).await.unwrap());
    let top = store.top_rated("stones", 2, 9).await.unwrap();
    assert_eq!(top.iter().map(|line| line.name.as_str()).collect::<Vec<_>>(), ["Cleo", "Ben", "Anna"]);
    assert_eq!(top[0].rating, Rating { mu: 31.0, sigma: 1.0, games: 1, opponents: 2 });
    assert_eq!(store.top_rated("stones", 2, 2).await.unwrap().len(), 2);
    assert!(store.top_rated("stones", 3, 9).await.unwrap().is_empty(), "each has met two people");
}

/// Two people cannot raise each other's ratings without limit, in any company; others are not affected.
#[tokio::test]
async fn two_people_count_a_few_times_a_day() {
    let place = Place::new();
    let store = place.open().await;
    let (anna, ben, cleo) = (("anna", "Anna"), ("ben", "Ben"), ("cleo", "Cleo"));
    let rate = async |code: &str, day: u32, players: &[(&str, &str)]| {
        store.rate(RatedGame { code, game: "stones", day, players }, 3, one_more).await.unwrap()
    };
    for code in ["A", "B", "C"] {
        assert!(!store.have_met("stones", 7, &["cleo", "ben", "anna"], 3).await.unwrap());
        assert!(rate(code, 7, &[anna, ben]).await);
    }
    assert!(store.have_met("stones", 7, &["cleo", "ben", "anna"], 3).await.unwrap());
    assert!(!store.have_met("stones", 7, &["cleo", "ben"], 3).await.unwrap());
    assert!(!rate("D", 7, &[cleo, ben, anna]).await && !rate("E", 6, &[anna, ben]).await, "nor one counted late");
    assert!(rate("F", 7, &[cleo, ben]).await);
    assert!(!store.have_met("stones", 8, &["anna", "ben"], 3).await.unwrap());
    assert!(rate("G", 8, &[anna, ben]).await, "another day");
    assert!(!rate("D", 8, &[cleo, ben, anna]).await, "what did not count does not count later");
    let games = store.ratings("stones", &["anna", "ben", "cleo"]).await.unwrap();
    let games = games.into_iter().map(|rating| rating.map(|rating| (rating.games, rating.opponents)));
    assert_eq!(games.collect::<Vec<_>>(), [Some((4, 1)), Some((5, 2)), Some((1, 1))]);
    assert!(
        store.rate(RatedGame { code: "H", game: "chess", day: 7, players: &[anna, ben] }, 3, one_more).await.unwrap()
    );
}

#[tokio::test]
async fn a_guest_has_a_few_browsers_and_the_oldest_go() {
    let place = Place::new();
    let store = place.open().await;
    for number in 0..MOST_PUSHES + 2 {
        store.add_push("anna", &format!("https://push.example/{number}"), "key", "auth").await.unwrap();
    }
    let endpoints = |pushes: Vec<store::Push>| -> Vec<String> {
        pushes.into_iter().map(|push| push.endpoint.replace("https://push.example/", "")).collect()
    };
    let all = endpoints(store.pushes_of("anna").await.unwrap());
    assert_eq!(all, ["9", "8", "7", "6", "5", "4", "3", "2"]);
    store.remove_push("https://push.example/9").await.unwrap();
    // Another guest in the same browser.
    store.add_push("ben", "https://push.example/5", "new", "auth").await.unwrap();
    assert_eq!(endpoints(store.pushes_of("anna").await.unwrap()), ["8", "7", "6", "4", "3", "2"]);
    assert_eq!(store.pushes_of("ben").await.unwrap()[0].p256dh, "new");
}

#[tokio::test]
async fn a_link_works_once_and_not_for_ever() {
    let place = Place::new();
    let store = place.open().await;
    let far = i64::MAX;
    store.keep_link([1; 32], "anna", far).await.unwrap();
    store.keep_link([2; 32], "ben", far - 1).await.unwrap();
    assert_eq!(store.take_link([3; 32], 0).await.unwrap(), None);
    assert_eq!(store.take_link([1; 32], 0).await.unwrap().as_deref(), Some("anna"));
    assert_eq!(store.take_link([1; 32], 0).await.unwrap(), None, "it has been used");
    assert_eq!(store.take_link([2; 32], far - 1).await.unwrap(), None, "it is too late");
    assert_eq!(store.take_link([2; 32], 0).await.unwrap(), None, "and stays so");
}

#[tokio::test]
async fn a_report_counts_once_a_guest_and_is_settled_for_good() {
    let place = Place::new();
    let store = place.open().await;
    assert!(store.report("A", 7, "anna", 100).await.unwrap());
    assert!(!store.report("A", 7, "anna", 101).await.unwrap());
    assert!(store.report("A", 7, "ben", 102).await.unwrap());
    assert!(store.report("B", 1, "ben", 99).await.unwrap());
    let told = store.reports(9).await.unwrap();
    let told: Vec<_> = told.iter().map(|one| (one.code.as_str(), one.number, one.times, one.at)).collect();
    assert_eq!(told, [("B", 1, 1, 99), ("A", 7, 2, 100)]);
    store.settle_report("A", 7).await.unwrap();
    assert!(store.report("A", 7, "cleo", 103).await.unwrap());
    assert_eq!(store.reports(9).await.unwrap().len(), 1, "nobody is bothered with it again");
}

#[tokio::test]
async fn an_edition_stays_as_it_was_kept_first() {
    let place = Place::new();
    let store = place.open().await;
    store.keep_edition("x", "00ff", "one").await.unwrap();
    store.keep_edition("x", "00ff", "two").await.unwrap();
    store.keep_edition("y", "00ff", "three").await.unwrap();
    assert_eq!(store.edition("x", "00ff").await.unwrap().as_deref(), Some("one"));
    assert_eq!(store.edition("y", "00ff").await.unwrap().as_deref(), Some("three"));
    assert_eq!(store.edition("y", "00fe").await.unwrap(), None);
    assert_eq!(store.edition("y", "00ff\0").await.unwrap(), None, "not even a question that a database refuses");
}
