//! Finished games, as a browser would have stored them: bots play them natively, and the log is put into localStorage.

use contract::{AnyGame, Level, Seat, Seed};
use e2e::Session;
use e2e::guest::chance;
use protocol::{Ask, Stage};
use serde_json::{Value, json};
use table::{Event, Guest, Presence, Refusal, Table, UnixMillis};

/// Returns the log of a game in which bots played on every seat, the person's first seat too.
pub(crate) fn finished(game: &str, options: Value, seats: u8) -> Vec<String> {
    finished_with(*shelf::games().iter().find(|rules| rules.id() == game).unwrap(), None, options, seats)
}

/// Returns the log of a game with a custom edition, which `rules` play by.
pub(crate) fn finished_with(
    rules: &'static dyn AnyGame,
    edition: Option<String>,
    options: Value,
    seats: u8,
) -> Vec<String> {
    let (me, game) = (Guest::from(Seed([1; 32])), rules.id());
    let mut opening = Table::opening(rules, me);
    if let Event::Opened { edition: own, .. } = &mut opening {
        *own = edition;
    }
    let mut table = Table::rebuild(&[rules], &[opening.write()]).unwrap();
    let mut log = vec![opening];
    let mut asks = vec![Ask::Sit { name: "Ada".to_owned(), seat: Some(Seat(0)) }, Ask::Options { options }];
    asks.extend((1..seats).map(|seat| Ask::Bot { seat: Seat(seat), level: Some(Level::Easy) }));
    asks.push(Ask::Start);
    for (moment, ask) in (0..).map(UnixMillis).zip(asks) {
        log.extend(table.ask(me, &Presence::EVERYBODY, &ask, moment, random).unwrap());
    }
    let (mut chance, mut now) = (chance(4), 1_000);
    while table.stage() != Stage::Over {
        now += 1_000;
        let mut acting = table.awaited().iter().chain(table.bots_to_act().into_iter().map(|(seat, _)| seat));
        let seat = acting.next().expect("somebody is awaited");
        log.extend(act(&mut table, me, seat, UnixMillis(now), &mut chance));
        assert!(log.len() < 4_000, "{game} does not end");
    }
    log.iter().map(Event::write).collect()
}

fn act(table: &mut Table, me: Guest, seat: Seat, now: UnixMillis, chance: &mut contract::Chance) -> Vec<Event> {
    let (view, number) = table.view(seat).unwrap();
    let game = table.game();
    let thought =
        shelf::think((game, None), Level::Easy, seat, &view, &table.phrases(), shelf::Budget::NONE, chance).unwrap();
    let action = thought.action.expect("whoever is awaited can act");
    if table.seat_of(me) == Some(seat) {
        return table.ask(me, &Presence::EVERYBODY, &Ask::Play { action, number: Some(number) }, now, random).unwrap();
    }
    table.let_bot(seat, number, &action, now).into_iter().collect()
}

/// Returns fixed seeds, so that tests are reproducible.
fn random() -> Result<Seed, Refusal> {
    use std::sync::atomic::{AtomicU8, Ordering};
    static NEXT: AtomicU8 = AtomicU8::new(2);
    Ok(Seed([NEXT.fetch_add(1, Ordering::Relaxed); 32]))
}

/// Puts a log into localStorage; the browser must show a page of the server.
pub(crate) async fn keep(page: &Session, code: &str, log: &[String]) {
    let script = "const [code, log, label] = arguments;
        log.forEach((text, number) => localStorage.setItem(`farbraum-table-${code}-${number}`, text));
        localStorage.setItem(`farbraum-table-${code}`, label)";
    let game = Table::rebuild(shelf::games(), log).unwrap().game();
    let label = json!({ "game": game, "stage": Stage::Over, "at": 1_700_000_000_000_u64 }).to_string();
    page.web().execute(script, vec![code.into(), log.into(), label.into()]).await.unwrap();
}
