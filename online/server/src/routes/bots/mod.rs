//! `/api/bots` and `/api/bot`: programs that sit at tables as people do.

pub(super) mod ask;
pub(super) mod new;
pub(super) mod stream;
