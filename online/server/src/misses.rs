//! Codes of tables cannot be tried out: who asks for many that do not exist is refused tables to which they do not belong, for a while.
//!
//! Nothing else is ever refused for it, so that nobody can shut others behind the same address out of their games.

use crate::app::App;
use crate::bot;
use crate::guest;
use crate::limits::{Address, Limits, Pace, Paces};
use axum::http::HeaderMap;
use std::time::Instant;
use table::Guest;

/// Who asks for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Seeker {
    pub(crate) guest: Option<Guest>,
    /// Whether a page of another site made the browser ask. What such a page tries out is counted by itself: it must not shut out those whose
    /// browser it uses.
    elsewhere: bool,
}

impl Seeker {
    pub(crate) fn of(headers: &HeaderMap, app: &App) -> Seeker {
        let elsewhere = headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site");
        Seeker { guest: bot::of(headers, app).or_else(|| guest::of(headers, app)), elsewhere }
    }
}

/// How often unknown tables were asked for.
#[derive(Debug)]
pub(crate) struct Misses {
    by_address: Paces<Address>,
    /// Guests cost nothing to invent, so they are counted with their address.
    by_guest: Paces<(Address, Option<Guest>)>,
    from_elsewhere: Paces<Address>,
}

impl Misses {
    pub(crate) fn new() -> Misses {
        Misses { by_address: Paces::new(), by_guest: Paces::new(), from_elsewhere: Paces::new() }
    }

    /// Whether tables may be looked for that need not exist.
    pub(crate) fn may_look(&self, address: Address, seeker: Seeker, now: Instant) -> bool {
        match seeker.elsewhere {
            true => self.from_elsewhere.has_left(&address, now),
            false => self.by_address.has_left(&address, now) && self.by_guest.has_left(&(address, seeker.guest), now),
        }
    }

    /// Counts a table that does not exist.
    pub(crate) fn count(&self, address: Address, seeker: Seeker, limits: &Limits, now: Instant) {
        let guest = || Pace::hourly(limits.misses_per_guest, now);
        if seeker.elsewhere {
            return self.from_elsewhere.spend(address, 1, now, guest);
        }
        self.by_address.spend(address, 1, now, || Pace::hourly(limits.misses_per_address, now));
        self.by_guest.spend((address, seeker.guest), 1, now, guest);
    }
}
