//! Headers that keep browsers from doing what we never want.

use crate::app::App;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::response::Response;

/// The page may run its own scripts, show its own pictures and talk to its own server, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

const SECURITY: [(HeaderName, HeaderValue); 3] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
];

/// For a year browsers come by https only. Other hosts of the same domain are none of our business.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The admin's pages have forms and no scripts.
const POLICY_WITH_FORMS: &str = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; \
    form-action 'self'";

/// For every answer that has no stricter headers of its own.
pub(crate) async fn secure(State(app): State<App>, mut response: Response) -> Response {
    for (name, value) in SECURITY {
        response.headers_mut().entry(name).or_insert(value);
    }
    if app.is_https() {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    response
}

/// For pages with forms and without scripts.
pub(crate) async fn with_forms(mut response: Response) -> Response {
    let policy = HeaderValue::from_static(POLICY_WITH_FORMS);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    response
}

/// For answers that are true only now, or only for one person.
pub(crate) async fn never_stored(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
