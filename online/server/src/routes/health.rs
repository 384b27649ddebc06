//! `GET /health`: whether the server answers, for whoever keeps it running.

pub(super) async fn get() -> &'static str {
    "ok\n"
}
