//! A table at home, as the browser stores it: the test reads its log from localStorage and rebuilds it natively. And
//! how the players of such a table act.

use crate::hands;
use contract::{AnyGame, Chance, Edition as _, Level, Seat, ShelfGame};
use e2e::Session;
use kaleidoskop::Kaleidoskop;
use protocol::Stage;
use std::time::{Duration, Instant};
use table::{Event, Table};

pub(crate) const ME: Seat = Seat(0);
/// The timeout of every step. Bots have to think, perhaps on a slow machine.
pub(crate) const THINKING_TIMEOUT: Duration = Duration::from_secs(300);

/// A table at home, as the browser stores it.
pub(crate) struct Home<'a> {
    pub(crate) page: &'a Session,
    pub(crate) code: String,
}

impl Home<'_> {
    pub(crate) async fn at(page: &Session) -> Home<'_> {
        let address = page.web().current_url().await.unwrap();
        Home { page, code: address.path().strip_prefix("/home/").unwrap().to_owned() }
    }

    pub(crate) async fn log(&self) -> Vec<String> {
        let script = "const log = [];
            for (let text; (text = localStorage.getItem(`farbraum-table-${arguments[0]}-${log.length}`)) !== null;) log.push(text);
            return log";
        let log = self.page.web().execute(script, vec![self.code.clone().into()]).await.unwrap();
        log.convert().unwrap()
    }

    pub(crate) async fn table(&self) -> Table {
        let log = self.log().await;
        Table::rebuild(&games(&log), &log).unwrap()
    }

    pub(crate) async fn my_turn(&self) -> bool {
        let table = self.table().await;
        table.stage() == Stage::Playing && table.tell_game(Some(ME), table::UnixMillis(0)).unwrap().awaited.has(ME)
    }

    /// Returns whether a bot has proposed to end a game of Harmonia, and the person has to answer.
    pub(crate) async fn is_asked_to_end(&self) -> bool {
        let table = self.table().await;
        table.stage() == Stage::Playing && {
            let view: harmonia::View = serde_json::from_str(&table.view(ME).unwrap().0).unwrap();
            !view.agreed.is_empty() && !view.agreed.has(ME)
        }
    }

    /// Waits until a condition holds; on timeout, panics with the state of the table.
    pub(crate) async fn wait(&self, game: &str, holds: impl AsyncFn() -> bool) {
        let began = Instant::now();
        while !holds().await {
            let log = self.log().await;
            let last = &log[log.len().saturating_sub(5)..];
            assert!(began.elapsed() < THINKING_TIMEOUT, "{game}: nothing more after {last:?}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Returns how many actions the person, or the bots, have played.
    pub(crate) async fn deeds(&self, mine: bool) -> usize {
        self.lines(|seat, _| (seat == ME.to_string()) == mine).await
    }

    /// Returns how many cards the person, or the bots, have taken.
    pub(crate) async fn taken(&self, mine: bool) -> usize {
        self.lines(|seat, action| (seat == ME.to_string()) == mine && action.starts_with("drop hold")).await
    }

    pub(crate) async fn lines(&self, counts: impl Fn(&str, &str) -> bool) -> usize {
        let lines = self.log().await.into_iter().filter_map(|text| match Event::read(&text).unwrap() {
            Event::Line(line) => Some(line),
            _ => None,
        });
        let fits = |line: &String| {
            let mut words = line.splitn(3, ' ').skip(1);
            words.next().zip(words.next()).is_some_and(|(seat, action)| counts(seat, action))
        };
        lines.filter(fits).count()
    }
}

/// Returns all games, or Kaleidoskop with the edition that the log contains.
fn games(log: &[String]) -> Vec<&'static dyn AnyGame> {
    match Event::read(&log[0]).unwrap() {
        Event::Opened { edition: Some(text), .. } => {
            let edition = kaleidoskop::Edition::parse(&text).unwrap();
            vec![Box::leak(Box::new(ShelfGame::<Kaleidoskop>::with(edition.into())))]
        }
        _ => shelf::games().to_vec(),
    }
}

/// Plays one action of the person, and waits until it is in the log.
pub(crate) async fn act(home: &Home<'_>, game: &str, chance: &mut Chance) {
    act_as(home, ME, game, chance).await;
}

/// Plays one action of the player on a seat, and waits until it is in the log.
pub(crate) async fn act_as(home: &Home<'_>, seat: Seat, game: &str, chance: &mut Chance) {
    let before = home.log().await.len();
    let action = try_to_act_as(home, seat, game, chance).await;
    home.wait(&format!("{game}, {action}"), async || home.log().await.len() > before).await;
}

pub(crate) async fn try_to_act(home: &Home<'_>, game: &str, chance: &mut Chance) -> String {
    try_to_act_as(home, ME, game, chance).await
}

/// Plays the action that a bot with the same view would choose.
async fn try_to_act_as(home: &Home<'_>, seat: Seat, game: &str, chance: &mut Chance) -> String {
    let table = home.table().await;
    let (view, _) = table.view(seat).unwrap();
    let thought = shelf::think((game, None), Level::Medium, seat, &view, &[], shelf::Budget::NONE, chance).unwrap();
    let action = thought.action.expect("whoever is awaited can act");
    hands::play(home.page, game, &view, seat, &action).await;
    action
}

pub(crate) async fn until(holds: impl AsyncFn() -> bool) {
    let began = Instant::now();
    while !holds().await {
        assert!(began.elapsed() < THINKING_TIMEOUT, "that did not happen");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
