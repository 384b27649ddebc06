//! Plays Harmonia in the page.

use crate::hands::id;
use contract::{Edition as _, Rules as _, Seat};
use e2e::Session;
use e2e::guest::chance;
use harmonia::{Action, Edges, Edition, Harmonia, Place, View};

/// Plays an action of `seat`, who sees `view`.
pub(crate) async fn play(page: &Session, view: &str, _seat: Seat, action: &str) {
    perform(page, &serde_json::from_str(view).unwrap(), &action.parse().unwrap()).await;
}

/// Chooses and shows a tile; or tries it on a cell, turns it to the given orientation, and lays it; or proposes the
/// end.
pub(crate) async fn perform(page: &Session, view: &View, action: &Action) {
    let click = async |css: String| {
        page.click(&css).await.unwrap_or_else(|error| panic!("{action}: {error:#}"));
    };
    match *action {
        Action::Show(kind) => {
            click(format!("{}:enabled", id(&format!("tile-{kind}")))).await;
            click(format!("{}:enabled", id("show"))).await;
        }
        Action::Lay(cell, edges) => {
            // The page tries the first way that fits; each turn goes on to the next.
            let game = Harmonia::imagine(&Edition::standard(), view, &mut chance(0)).unwrap();
            let fits = |edges: &&Edges| game.table().layout().fits(Place { cell, edges: **edges });
            let turns = edges.kind().turns().iter().filter(fits).position(|way| *way == edges).unwrap();
            click(format!("{}.legal", id(&format!("cell-{cell}")))).await;
            for _ in 0..turns {
                click(format!("{}:enabled", id("turn-tile"))).await;
            }
            click(format!("{}:enabled", id("lay"))).await;
        }
        Action::Propose => {
            click(format!("{}:enabled", id("propose"))).await;
            click(format!("{}:enabled", id("propose-yes"))).await;
        }
        Action::Accept => click(format!("{}:enabled", id("accept"))).await,
        Action::Refuse => click(format!("{}:enabled", id("refuse"))).await,
    }
}
