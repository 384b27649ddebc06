//! `GET /api/daily`, `POST /api/daily/GAME`: the games of today, and the one try that counts.

use crate::app::App;
use crate::code::Code;
use crate::error::Error;
use crate::guest::Visitor;
use crate::limits::Limited;
use crate::people::{daily, leaderboard};
use crate::routes::json::Body;
use crate::routes::peer::{Peer, SameSite};
use crate::{clock, random};
use axum::Json;
use axum::extract::{Path, State};
use axum_extra::extract::SignedCookieJar;
use contract::Level;
use protocol::{DailyGame, NewName, Opened, Today};
use store::StoreError;
use table::{Daily, Guest, Refusal, Table, daily_leaderboard, day_of, name};

/// A day in milliseconds.
const DAY: u64 = 86_400_000;

fn failed(error: StoreError) -> Error {
    Error::failed("cannot read the games of the day", error)
}

pub(in crate::routes) async fn get(State(app): State<App>, visitor: Visitor) -> Result<Json<Today>, Error> {
    let day = day_of(clock::now());
    let mut games = Vec::new();
    for game in app.games().offered() {
        let name = daily_leaderboard(day, game.id());
        let code = app.store().try_of(&name, &visitor.guest.to_string()).await.map_err(failed)?;
        let best = leaderboard::best(app.store(), &name, visitor.guest, true).await?;
        games.push(DailyGame { game: game.id().to_owned(), bots: daily::bots(*game), code, best });
    }
    Ok(Json(Today { day, ends: u64::from(day + 1) * DAY, games }))
}

/// Starts the try of a guest, or returns the one that was started. The try is stored first, under an unused code, and
/// then the table is opened. If that fails, or the server dies in between, the next request opens the table of the same
/// try.
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
    let leaderboard = daily_leaderboard(day, game.id());
    let begun = || app.store().try_of(&leaderboard, &guest);
    let code = match begun().await.map_err(failed)? {
        Some(code) if is_there(&app, &code).await? => return Ok((visitor.remember(), Json(Opened { code }))),
        Some(code) => code,
        None => {
            app.limiter().count(Limited::Tables, [address.into(), visitor.guest.into()])?;
            let fresh = fresh_code(&app).await?;
            app.store().take_try(&leaderboard, &guest, fresh.as_str()).await.map_err(failed)?;
            // Of several requests at once the first one counts.
            begun().await.map_err(failed)?.ok_or(Error::Busy)?
        }
    };
    let bots: Vec<(Guest, Level)> =
        (0..daily::bots(game)).map(|_| random::guest().map(|guest| (guest, daily::LEVEL))).collect::<Result<_, _>>()?;
    let seed = daily::seed(&app, day, game.id());
    let events = Table::daily(game, &Daily { day, host: visitor.guest, name: &visitor.name, bots: &bots, seed, at })?;
    // If the table exists by now, another request of the same guest was faster.
    app.rooms().begin_at(code.parse()?, &events).await?;
    Ok((visitor.remember(), Json(Opened { code })))
}

/// Returns whether there is a table with this code.
async fn is_there(app: &App, code: &str) -> Result<bool, Error> {
    Ok(app.store().ends(&[code]).await.map_err(failed)?.iter().any(|(_, end)| end.length > 0))
}

/// Returns an unused code.
async fn fresh_code(app: &App) -> Result<Code, Error> {
    loop {
        let code = Code::random()?;
        if !is_there(app, code.as_str()).await? {
            return Ok(code);
        }
    }
}
