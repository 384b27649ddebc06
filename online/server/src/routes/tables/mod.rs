//! `/api/tables`: open, find and join tables.

pub(super) mod connect;
pub(super) mod open;
pub(super) mod record;
pub(super) mod rematch;
pub(super) mod summary;
pub(super) mod upload;
