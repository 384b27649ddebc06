//! A game of Harmonia. Random play looks poor, so this program knows all hands, looks for the garden with the most
//! points, and lets each player plant their part of it.

use crate::people::{gather, start, view};
use crate::{id, shoot};
use anyhow::Result;
use contract::{Chance, Edition as _, Millis, Rules as _, Solve as _};
use e2e::guest::{Socket, chance};
use e2e::{Server, Session};
use harmonia::{Action, BestScore, Cell, Edition, Harmonia, Kind, Place, View};
use protocol::Ask;
use std::path::Path;
use std::time::{Duration, Instant};

/// A layout to score, in the short code of links.
pub(crate) const LAID: &str = "2.0.0,0,111111;1,0,010101;1,-1,101010;0,-1,010101;-1,0,101010;-1,1,010101;0,1,101010;2,0,000000;2,-1,000110;2,-2,000000;1,-2,000011;0,-2,000000;-1,-1,100001;-2,0,000000;-2,1,110000;-2,2,000000;-1,2,011000;0,2,000000;1,1,001100";

/// How long the search for the garden takes.
const SEARCH: Duration = Duration::from_secs(10);
/// How many orders are tried in which the players who hold its tiles could plant it.
const ORDERS: u64 = 2000;

/// A tile of a hand, and where it goes.
type Move = (Kind, Place);

pub(crate) async fn take(page: &Session, server: &Server, folder: &Path) -> Result<()> {
    let mut people = gather(page, server, "harmonia").await?;
    page.click(&id("option-game-advanced")).await?;
    start(page, &mut people).await?;
    let plan = plan(&known(&people));
    let at = finest(&known(&people), &plan);
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

/// The player whose turn it is shows a tile and lays it.
async fn plant(people: &mut [Socket], (kind, Place { cell, edges }): Move) {
    let seat = usize::from(known(people).table().turn());
    step(people, seat, Action::Show(kind).to_string()).await;
    step(people, seat, Action::Lay(cell, edges).to_string()).await;
}

/// Plays one action, which all clients hear of.
async fn step(people: &mut [Socket], seat: usize, action: String) {
    let number = people[0].game.as_ref().unwrap().number;
    // The server limits the pace.
    while people[seat].ask(Ask::Play { action: action.clone(), number: Some(number) }).await.is_err() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    for person in people.iter_mut() {
        person.hear_until(|ear| ear.number() > Some(number)).await;
    }
}

/// Returns the game with all hands.
fn known(people: &[Socket]) -> Harmonia {
    let mut all: View = view(&people[0]);
    all.own = people.iter().flat_map(|person| view::<View>(person).own).collect();
    Harmonia::imagine(&Edition::standard(), &all, &mut chance(0)).unwrap()
}

fn after(state: &Harmonia, (kind, Place { cell, edges }): Move) -> Option<Harmonia> {
    let (mut then, seat) = (state.clone(), state.table().seat_of(state.table().turn()));
    then.play(seat, &Action::Show(kind), Millis(0)).ok()?;
    then.play(seat, &Action::Lay(cell, edges), Millis(0)).ok()?;
    Some(then)
}

/// Returns the garden with the most points, in an order in which nearly all of it can be planted.
fn plan(state: &Harmonia) -> Vec<Move> {
    let players = state.table().players();
    let tiles = (0..players).flat_map(|hand| state.hand(hand).iter()).collect();
    let mut search = BestScore::new(state.edition().clone().into(), tiles, players);
    let began = Instant::now();
    while began.elapsed() < SEARCH && search.advance() {}
    let garden: Vec<Place> = search.layout().tiles().collect();
    (0..ORDERS).map(|number| order(state, &garden, &mut chance(number))).max_by_key(Vec::len).unwrap_or_default()
}

/// Each player plants what they hold of a garden, from one tile outwards, until one cannot.
fn order(state: &Harmonia, garden: &[Place], chance: &mut Chance) -> Vec<Move> {
    let (mut state, mut left, mut moves) = (state.clone(), garden.to_vec(), Vec::new());
    let Some(first) = left.get(chance.below(left.len().max(1) as u32) as usize).map(|place| place.cell) else {
        return moves;
    };
    // A layout begins at the origin.
    for place in &mut left {
        place.cell = Cell { q: place.cell.q - first.q, r: place.cell.r - first.r };
    }
    loop {
        let (hand, layout) = (state.hand(state.table().turn()), state.table().layout());
        let can = |place: &Place| hand.has(place.edges.kind()) && layout.fits(*place);
        let fits: Vec<usize> = (0..left.len()).filter(|tile| can(&left[*tile])).collect();
        let whim = |tile: &usize| 3 * distance(left[*tile].cell) + chance.below(8) as i32;
        let Some(tile) = fits.into_iter().min_by_key(whim) else { return moves };
        let planned = (left[tile].edges.kind(), left.swap_remove(tile));
        let Some(then) = after(&state, planned) else { return moves };
        moves.push(planned);
        state = then;
    }
}

/// Returns when the person at the browser plants the most points at once, in the second half of the game.
fn finest(state: &Harmonia, plan: &[Move]) -> usize {
    let (mut state, mut gains) = (state.clone(), Vec::new());
    let points = |state: &Harmonia| state.table().score(state.edition()).total;
    for (at, planned) in plan.iter().enumerate() {
        let Some(then) = after(&state, *planned) else { break };
        if state.table().turn() == 0 && 2 * at > plan.len() {
            gains.push((points(&then) - points(&state), at));
        }
        state = then;
    }
    gains.into_iter().max().map_or(0, |(_, at)| at)
}

fn distance(cell: Cell) -> i32 {
    let (q, r) = (i32::from(cell.q), i32::from(cell.r));
    q.abs().max(r.abs()).max((q + r).abs())
}
