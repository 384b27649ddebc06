//! Response headers that restrict what browsers may do.

use crate::app::App;
use crate::error::Error;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The page may run its own scripts, show its own pictures and talk to its own server.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/// Browser features that the page never uses.
const FORBIDDEN: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

const SECURITY: [(HeaderName, HeaderValue); 6] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(FORBIDDEN)),
];

/// Browsers use HTTPS only for a year. Other hosts of the domain are not affected.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The admin's pages have forms and no scripts.
const POLICY_WITH_FORMS: &str = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; \
    form-action 'self'";

/// Adds the headers to every response that has no stricter ones.
pub(crate) async fn secure(State(app): State<App>, mut response: Response) -> Response {
    for (name, value) in SECURITY {
        response.headers_mut().entry(name).or_insert(value);
    }
    if app.is_https() {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    response
}

/// Refuses a request with no host or with two: a proxy in front could have read another one.
pub(crate) async fn one_host(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(HOST).iter().count();
    if hosts > 1 || (hosts == 0 && request.version() >= Version::HTTP_11) {
        let details = "a request needs one Host header".to_owned();
        return Error::Unreadable { status: StatusCode::BAD_REQUEST, details }.into_response();
    }
    next.run(request).await
}

/// Adds the headers of pages with forms and without scripts.
pub(crate) async fn with_forms(mut response: Response) -> Response {
    let policy = HeaderValue::from_static(POLICY_WITH_FORMS);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    response
}

/// Adds the header of responses that must not be cached.
pub(crate) async fn never_stored(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
