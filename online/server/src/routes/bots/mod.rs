//! `/api/bots` and `/api/bot`: programs by others, which sit at tables as people do.

pub(super) mod ask;
pub(super) mod new;
pub(super) mod stream;
