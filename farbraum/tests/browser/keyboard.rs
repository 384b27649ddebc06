//! Every game, from the home page on, by keyboard alone: no test here uses a pointer.

use crate::home_table::{Home, ME, THINKING_TIMEOUT, until};
use colour_lines::{Action, Compass, Half};
use contract::{Chance, Level};
use e2e::guest::chance;
use e2e::{Browser, Screen, Server, Session};
use protocol::Stage;
use std::time::{Duration, Instant};

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
const LEFT: &str = "\u{e012}";
const ARROWS: [&str; 4] = [UP, RIGHT, DOWN, LEFT];

/// The most elements of a page that can be reached with the Tab key.
const MOST_TABS: usize = 200;

/// Three turns: a crystal each, every other action that the turn requires, and its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kaleidoskop() {
    let (_server, page) = begin("kaleidoskop").await;
    let home = Home::at(&page).await;
    let mut chance = chance(11);
    for _ in 0..3 {
        home.wait("kaleidoskop", async || home.my_turn().await).await;
        set_a_crystal(&page, &home, &mut chance).await;
        let theirs = home.deeds(false).await;
        let began = Instant::now();
        while home.deeds(false).await == theirs && home.my_turn().await {
            // The end of the turn, confirmed if an order could be fulfilled; or a card from the first stack.
            press(&page, "e").await;
            press(&page, "e").await;
            press(&page, "1").await;
            press(&page, ESCAPE).await;
            assert!(began.elapsed() < THINKING_TIMEOUT, "the turn does not end");
        }
        home.wait("kaleidoskop", async || home.deeds(false).await > theirs).await;
    }
    page.expect_no_errors().await.unwrap();
}

/// A colour by its number, a pit by arrow keys, Enter to preview and Enter to confirm.
async fn set_a_crystal(page: &Session, home: &Home<'_>, chance: &mut Chance) {
    let mine = home.deeds(true).await;
    for colour in ["1", "2", "3", "4", "5", "6"].iter().cycle().take(24) {
        press(page, colour).await;
        for _ in 0..1 + chance.below(4) {
            press(page, ARROWS[chance.below(4) as usize]).await;
        }
        press(page, ENTER).await;
        press(page, ENTER).await;
        if home.deeds(true).await > mine {
            return;
        }
    }
    panic!("no crystal was set");
}

/// The first rounds against a bot: every die, every stroke.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn colour_lines() {
    let (_server, page) = begin("colour-lines").await;
    let home = Home::at(&page).await;
    let mut chance = chance(12);
    while home.deeds(true).await < 16 {
        home.wait("colour-lines", async || home.my_turn().await).await;
        let (view, _) = home.table().await.view(ME).unwrap();
        let thought =
            shelf::think(("colour-lines", None), Level::Easy, ME, &view, &[], shelf::Budget::NONE, &mut chance)
                .unwrap();
        let action: Action = thought.action.unwrap().parse().unwrap();
        let before = home.deeds(true).await;
        type_action(&page, &action).await;
        home.wait(&action.to_string(), async || home.deeds(true).await > before).await;
    }
    page.expect_no_errors().await.unwrap();
}

async fn type_action(page: &Session, action: &Action) {
    match *action {
        Action::Colours(a, b) => {
            for colour in [a, b] {
                tab_to(page, &format!("tick-{colour}")).await;
                press(page, " ").await;
            }
        }
        Action::Cross(field) => {
            press(page, UP).await;
            let here = active(page, ".c-stage .c-sheet").await;
            let mut at = here.split('-').skip(1).map(|number| number.parse::<i32>().unwrap());
            let (x, y) = (at.next().unwrap(), at.next().unwrap());
            for (steps, forth, back) in [(i32::from(field.x()) - x, RIGHT, LEFT), (i32::from(field.y()) - y, DOWN, UP)]
            {
                for _ in 0..steps.abs() {
                    press(page, if steps > 0 { forth } else { back }).await;
                }
            }
            press(page, ENTER).await;
        }
        Action::Draw(die, half, path) => {
            press(page, &number(die.index())).await;
            draw(page, half, path.strokes()).await;
        }
        Action::Joker(die, half, to) => {
            press(page, &number(die.index())).await;
            press(page, "j").await;
            draw(page, half, &[to]).await;
        }
        Action::Waive(die) => {
            press(page, &number(die.index())).await;
            press(page, "j").await;
            press(page, "n").await;
        }
        Action::Mend => {
            tab_to(page, "mend").await;
            press(page, " ").await;
        }
        Action::More(to) => {
            press(page, arrow(to)).await;
            press(page, ENTER).await;
        }
        Action::Place(placing) => {
            for half in Half::BOTH {
                for die in placing.of(half) {
                    press(page, &number(die.index())).await;
                    press(page, letter(half)).await;
                }
            }
            press(page, &number(placing.free().index())).await;
            press(page, "f").await;
            press(page, ENTER).await;
        }
        Action::Pair(half) => press(page, letter(half)).await,
        Action::Free(die) => {
            press(page, &number(die.index())).await;
            press(page, "f").await;
        }
        Action::Done => press(page, "d").await,
    }
}

async fn draw(page: &Session, half: Half, strokes: &[Compass]) {
    press(page, letter(half)).await;
    for &to in strokes {
        press(page, arrow(to)).await;
    }
    press(page, ENTER).await;
}

fn number(index: usize) -> String {
    (index + 1).to_string()
}

fn letter(half: Half) -> &'static str {
    match half {
        Half::Left => "l",
        Half::Right => "r",
    }
}

fn arrow(to: Compass) -> &'static str {
    match to {
        Compass::North => UP,
        Compass::East => RIGHT,
        Compass::South => DOWN,
        Compass::West => LEFT,
    }
}

/// Five tiles, and then the proposal to end; unless the bot proposes it before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn harmonia() {
    let (_server, page) = begin("harmonia").await;
    let home = Home::at(&page).await;
    for _ in 0..5 {
        home.wait("harmonia", async || home.my_turn().await || is_over(&home).await).await;
        if home.is_asked_to_end().await || is_over(&home).await {
            break;
        }
        let before = home.deeds(true).await;
        let mut tiles = (1..=9).map(|tile: u8| tile.to_string());
        // A tile is tried where it fits, shown to all players, and laid.
        while home.deeds(true).await == before {
            let tile = tiles.next().expect("some tile fits");
            for key in [ESCAPE, ESCAPE, &tile, UP, ENTER, "s"] {
                press(&page, key).await;
            }
        }
        while home.deeds(true).await == before + 1 {
            press(&page, "l").await;
        }
    }
    until(async || {
        if home.is_asked_to_end().await {
            tab_to(&page, "accept").await;
            press(&page, ENTER).await;
            until(async || is_over(&home).await).await;
        } else if home.my_turn().await {
            let before = home.deeds(false).await;
            press(&page, ESCAPE).await;
            press(&page, "e").await;
            tab_to(&page, "propose-yes").await;
            press(&page, ENTER).await;
            // Until the bot has answered, nothing can be proposed.
            until(async || home.deeds(false).await > before).await;
        }
        is_over(&home).await
    })
    .await;
    page.wait_for(r#"[data-testid="result"]"#).await.unwrap();
    page.expect_no_errors().await.unwrap();
}

/// While the sand runs, the player takes three cards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn konfetti() {
    let (_server, page) = begin("konfetti").await;
    let home = Home::at(&page).await;
    let mut chance = chance(13);
    let began = Instant::now();
    while home.taken(true).await < 3 {
        assert!(began.elapsed() < THINKING_TIMEOUT, "no card was taken");
        press(&page, ARROWS[chance.below(4) as usize]).await;
        press(&page, ENTER).await;
        // A card must be held this long before it belongs to the player.
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    page.expect_no_errors().await.unwrap();
}

/// Opens the game's board from the home page.
async fn begin(game: &str) -> (Server, Session) {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::DESKTOP.still()).await.unwrap();
    page.goto(server.url("/")).await.unwrap();
    tab_to(&page, &format!("play-now-{game}")).await;
    press(&page, ENTER).await;
    page.wait_for(r#"[data-testid="board"]"#).await.unwrap();
    (server, page)
}

async fn is_over(home: &Home<'_>) -> bool {
    home.table().await.stage() == Stage::Over
}

async fn press(page: &Session, keys: &str) {
    page.web().action_chain().send_keys(keys).perform().await.unwrap();
}

/// Presses Tab until an element has the focus.
async fn tab_to(page: &Session, test_id: &str) {
    let css = format!(r#"[data-testid="{test_id}"]"#);
    page.wait_for(&css).await.unwrap();
    let there = "return !!document.activeElement?.closest(arguments[0])";
    for _ in 0..MOST_TABS {
        if page.web().execute(there, vec![css.as_str().into()]).await.unwrap().json() == true {
            return;
        }
        press(page, TAB).await;
    }
    panic!("{test_id} cannot be reached with the tabulator");
}

/// Returns the id of the active descendant of a board, which screen readers follow.
async fn active(page: &Session, css: &str) -> String {
    let script = "return document.querySelector(arguments[0])?.getAttribute('aria-activedescendant') ?? ''";
    page.web().execute(script, vec![css.into()]).await.unwrap().convert().unwrap()
}
