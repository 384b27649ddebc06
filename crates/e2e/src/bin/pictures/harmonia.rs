//! A game of Harmonia. Nobody would look at what is laid without a plan: here somebody knows all hands, imagines many
//! gardens, and lets everybody plant the finest.

use crate::people::{gather, start, view};
use crate::{id, shoot};
use anyhow::Result;
use contract::{Chance, Edition as _, Game as _, Millis};
use e2e::guest::{Socket, chance};
use e2e::{Server, Session};
use harmonia::{Action, Cell, Edition, Harmonia, Kind, Place, View};
use protocol::Ask;
use std::path::Path;

/// So many tiles a garden has.
const TILES: usize = 46;
/// So many gardens are imagined.
const GARDENS: u64 = 60;

/// A tile of a hand, and where it goes.
type Move = (Kind, Place);

pub(crate) async fn take(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    let mut people = gather(page, server, "harmonia").await?;
    page.click(&id("option-game-advanced")).await?;
    start(page, &mut people).await?;
    let plan = plan(&known(&people));
    // The person at the browser tries one of the last tiles.
    let at = (0..plan.len()).rev().find(|at| known_after(&people, &plan[..*at]).table().turn() == 0).unwrap_or(0);
    for planned in &plan[..at] {
        plant(&mut people, *planned).await;
    }
    let (kind, place) = plan[at];
    page.click(&id(&format!("tile-{kind}"))).await?;
    page.click(&id(&format!("cell-{}", place.cell))).await?;
    shoot(page, folder, "harmonia-board").await?;

    for planned in &plan[at..] {
        plant(&mut people, *planned).await;
    }
    for (seat, word) in ["propose", "accept", "accept"].into_iter().enumerate() {
        step(&mut people, seat, word.to_owned()).await;
    }
    page.wait_for(&id("result")).await?;
    shoot(page, folder, "harmonia-result").await
}

/// Whoever is on shows a tile and lays it.
async fn plant(people: &mut [Socket], (kind, Place { cell, edges }): Move) {
    let seat = usize::from(known(people).table().turn());
    step(people, seat, Action::Show(kind).to_string()).await;
    step(people, seat, Action::Lay(cell, edges).to_string()).await;
}

/// One action, heard by all.
async fn step(people: &mut [Socket], seat: usize, action: String) {
    let number = people[0].game.as_ref().unwrap().number;
    // Nobody is let to play as fast as this.
    while people[seat].ask(Ask::Play { action: action.clone(), number: Some(number) }).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    for person in people.iter_mut() {
        person.hear_until(|ear| ear.number() > Some(number)).await;
    }
}

/// The game with all hands that these people hold.
fn known(people: &[Socket]) -> Harmonia {
    let mut all: View = view(&people[0]);
    all.own = people.iter().flat_map(|person| view::<View>(person).own).collect();
    Harmonia::imagine(&Edition::standard(), &all, &mut chance(0)).unwrap()
}

fn known_after(people: &[Socket], moves: &[Move]) -> Harmonia {
    moves.iter().fold(known(people), |state, planned| after(&state, *planned).unwrap())
}

fn after(state: &Harmonia, (kind, Place { cell, edges }): Move) -> Option<Harmonia> {
    let (mut then, seat) = (state.clone(), state.table().seat_of(state.table().turn()));
    then.play(seat, &Action::Show(kind), Millis(0)).ok()?;
    then.play(seat, &Action::Lay(cell, edges), Millis(0)).ok()?;
    Some(then)
}

/// The finest of many gardens.
fn plan(state: &Harmonia) -> Vec<Move> {
    let gardens = (0..GARDENS).map(|number| garden(state, &mut chance(number)));
    gardens.max_by_key(|(fine, _)| *fine).map(|(_, moves)| moves).unwrap_or_default()
}

/// A garden, and how fine it is: flowers, and few loose ends.
fn garden(state: &Harmonia, chance: &mut Chance) -> (i32, Vec<Move>) {
    let (mut state, mut moves) = (state.clone(), Vec::new());
    while moves.len() < TILES {
        let Some((planned, then)) = next(&state, chance) else { break };
        moves.push(planned);
        state = then;
    }
    (state.table().score(state.edition()).total + flowers(&state) - 12 * loose(&state), moves)
}

/// The move that leaves the finest garden now, but for a whim.
fn next(state: &Harmonia, chance: &mut Chance) -> Option<(Move, Harmonia)> {
    let hand = state.hand(state.table().turn());
    let kinds = Kind::all().filter(|kind| hand.has(*kind));
    let all = kinds.flat_map(|kind| state.table().layout().places(kind).map(move |place| (kind, place)));
    let looks = |planned: Move| {
        let then = after(state, planned)?;
        let (layout, cell) = (then.table().layout(), planned.1.cell);
        let touched: i32 = (0..6).map(|edge| i32::from(layout.at(cell.neighbour(edge)).is_some())).sum();
        let points = then.table().score(then.edition()).total;
        let fine = points + flowers(&then) - 9 * loose(&then) + 6 * touched
            - 2 * distance(cell)
            - 60 * i32::from(layout.has_hole());
        Some((fine + chance.below(24) as i32, planned, then))
    };
    let best = all.filter_map(looks).max_by_key(|(fine, ..)| *fine);
    best.map(|(_, planned, then)| (planned, then))
}

/// More for flowers of some size, less for what is closed and will never be one, or grows without end.
fn flowers(state: &Harmonia) -> i32 {
    let worth = |pattern: &harmonia::Pattern| match (pattern.is_closed(), pattern.is_symmetric()) {
        (true, true) if pattern.len() > 2 => 40,
        (true, _) => -25,
        (false, true) => 10,
        (false, false) => -2 * pattern.len() as i32,
    };
    state.table().layout().patterns().iter().map(worth).sum()
}

/// Purple edges that touch no tile.
fn loose(state: &Harmonia) -> i32 {
    let layout = state.table().layout();
    let ends = layout.tiles().flat_map(|tile| {
        let purple = (0..6).filter(move |edge| tile.edges.is_purple(*edge));
        purple.map(move |edge| tile.cell.neighbour(edge))
    });
    ends.filter(|cell| layout.at(*cell).is_none()).count() as i32
}

fn distance(cell: Cell) -> i32 {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    q.abs().max(r.abs()).max((q + r).abs())
}
