//! `GET /health`: whether the process answers, for monitoring.

pub(super) async fn get() -> &'static str {
    "ok\n"
}
