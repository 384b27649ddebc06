//! Table codes cannot be guessed: a client that asks for many unknown ones is refused, for a while, every table to which
//! it does not belong.
//!
//! Nothing else is refused, so no client can lock others at the same address out of their games.

use crate::app::App;
use crate::bot;
use crate::guest;
use crate::limits::{Address, Limited, Source};
use axum::http::HeaderMap;
use table::Guest;

/// The client that asks for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Seeker {
    pub(crate) guest: Option<Guest>,
    /// Whether a page of another site made the browser ask.
    cross_site: bool,
}

impl Seeker {
    pub(crate) fn of(headers: &HeaderMap, app: &App) -> Seeker {
        let cross_site = headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site");
        Seeker { guest: bot::of(headers, app).or_else(|| guest::of(headers, app)), cross_site }
    }

    /// Returns what a miss is counted as, and to whom. Guests cost nothing to invent, so they are counted with their
    /// address.
    pub(crate) fn counted(self, address: Address) -> (Limited, impl Iterator<Item = Source>) {
        let what = if self.cross_site { Limited::UnknownTablesCrossSite } else { Limited::UnknownTables };
        let visitor = (!self.cross_site).then_some(Source::Visitor(address, self.guest));
        (what, [Some(address.into()), visitor].into_iter().flatten())
    }
}
