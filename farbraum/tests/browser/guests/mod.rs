//! People in real browsers, each with a socket that is told what they see.

use contract::{Edition as _, Game, Match, Record, Seat};
use e2e::guest::{Guest, Socket};
use e2e::{Browser, Screen, Server, Session};

/// A person in a browser.
pub(crate) struct Person {
    pub(crate) name: &'static str,
    pub(crate) page: Session,
    pub(crate) ear: Socket,
}

pub(crate) fn id(test_id: &str) -> String {
    format!(r#"[data-testid="{test_id}"]"#)
}

/// Seats all people; the first one opens the table.
pub(crate) async fn gather(
    server: &Server,
    browser: &Browser,
    game: &str,
    who: &[(&'static str, Screen)],
) -> (String, Vec<Person>) {
    // All browsers start at the same time, and then people sit down in turn.
    let pages = futures::future::join_all(who.iter().map(|&(_, screen)| browser.open(screen))).await;
    let pages: Vec<Session> = pages.into_iter().map(Result::unwrap).collect();
    pages[0].goto(server.url("/")).await.unwrap();
    pages[0].click(&id(&format!("new-table-{game}"))).await.unwrap();
    let code = pages[0].text(&id("table-code")).await.unwrap();
    let address = server.url(&format!("/t/{code}"));
    let arrivals = pages[1..].iter().map(|page| page.goto(&address));
    futures::future::join_all(arrivals).await.into_iter().for_each(Result::unwrap);
    let mut people = Vec::new();
    for (&(name, _), page) in who.iter().zip(pages) {
        people.push(sit(name, page, server, &code).await);
    }
    (code, people)
}

async fn sit(name: &'static str, page: Session, server: &Server, code: &str) -> Person {
    page.fill(&id("sit-name"), name).await.unwrap();
    page.click(&id("sit-down")).await.unwrap();
    let mut ear = Guest::at_browser(&page, server.url("").trim_end_matches('/')).await.connect(code).await;
    ear.hear_until(|ear| ear.table().you.is_some()).await;
    Person { name, page, ear }
}

/// Returns a seat that may act now, as this person was told.
pub(crate) fn to_act(person: &Person) -> Option<Seat> {
    person.ear.game.as_ref()?.to_act.iter().next()
}

/// Waits until all people have been told of `number` entries.
pub(crate) async fn hear(people: &mut [Person], number: usize) {
    for person in people {
        person.ear.hear_until(|ear| ear.number() >= Some(number)).await;
    }
}

/// Checks that native code and Wasm agree on the fingerprint of the game that was just played.
pub(crate) async fn the_page_replays_as_the_program_does<G: Game>(person: &Person, server: &Server, code: &str) {
    let guest = Guest { url: server.url("").trim_end_matches('/').to_owned(), cookie: String::new() };
    let text = guest.get(&format!("/api/tables/{code}/record")).await.text().await.unwrap();
    let record: Record = serde_json::from_str(&text).unwrap();
    let native = Match::<G>::fingerprint(&record, G::Edition::standard()).unwrap();
    let script = "const [record, done] = arguments;
        const script = performance.getEntriesByType('resource').map(entry => entry.name)
            .find(name => /\\/assets\\/web[^/]*\\.js$/.test(name));
        import(script).then(page => page.replay_fingerprint(record)).then(done, error => done(String(error)));";
    let result = person.page.web().execute_async(script, vec![text.into()]).await.unwrap();
    assert_eq!(result.json(), &serde_json::Value::String(native));
}
