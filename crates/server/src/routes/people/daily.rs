//! `GET /api/daily`, `POST /api/daily/GAME`: the games of today, and the one try that counts.

use crate::app::App;
use crate::error::Error;
use crate::guest::Visitor;
use crate::people::{board, daily};
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use crate::{clock, random};
use axum::Json;
use axum::extract::{Path, State};
use axum_extra::extract::SignedCookieJar;
use contract::Level;
use protocol::{DailyGame, NewName, Opened, Today};
use store::StoreError;
use table::{Daily, Guest, Refusal, Table, daily_board, day_of, name};

/// A day in milliseconds.
const DAY: u64 = 86_400_000;

fn failed(error: StoreError) -> Error {
    Error::failed("cannot read the games of the day", error)
}

pub(in crate::routes) async fn get(State(app): State<App>, visitor: Visitor) -> Result<Json<Today>, Error> {
    let day = day_of(clock::now());
    let mut games = Vec::new();
    for game in app.games().offered() {
        let name = daily_board(day, game.id());
        let code = app.store().try_of(&name, &visitor.guest.to_string()).await.map_err(failed)?;
        let best = board::best(app.store(), &name, visitor.guest, true).await?;
        games.push(DailyGame { game: game.id().to_owned(), bots: daily::bots(*game), code, best });
    }
    Ok(Json(Today { day, ends: u64::from(day + 1) * DAY, games }))
}

/// Whoever has begun is led back to their table. The table is opened first and counts only if no other does: what is left over
/// when somebody asks twice at once is a table that nobody knows.
pub(in crate::routes) async fn post(
    State(app): State<App>,
    Path(game): Path<String>,
    _same_site: SameSite,
    Peer(address): Peer,
    mut visitor: Visitor,
    Body(new): Body<NewName>,
) -> Result<(SignedCookieJar, Json<Opened>), Error> {
    let game = app.game(&game).ok_or(Refusal::UnknownGame(game))?;
    visitor.name = name::clean(&new.name)?;
    let (at, guest) = (clock::now(), visitor.guest.to_string());
    let day = day_of(at);
    let board = daily_board(day, game.id());
    let begun = || app.store().try_of(&board, &guest);
    if let Some(code) = begun().await.map_err(failed)? {
        return Ok((visitor.remember(), Json(Opened { code })));
    }
    app.count_table(visitor.guest, address)?;
    let bots: Vec<(Guest, Level)> =
        (0..daily::bots(game)).map(|_| random::guest().map(|guest| (guest, daily::LEVEL))).collect::<Result<_, _>>()?;
    let seed = daily::seed(&app, day, game.id());
    let events = Table::daily(game, &Daily { day, host: visitor.guest, name: &visitor.name, bots: &bots, seed, at })?;
    let code = app.rooms().begin(&events).await?.to_string();
    app.store().take_try(&board, &guest, &code).await.map_err(failed)?;
    let code = begun().await.map_err(failed)?.unwrap_or(code);
    Ok((visitor.remember(), Json(Opened { code })))
}
