//! Web Push: the browser tells the service worker, which calls the person though no page is open.

use contract::Message;
use js_sys::{Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::web_sys::{
    Notification, NotificationPermission, PushManager, PushSubscription, PushSubscriptionOptionsInit,
    ServiceWorkerRegistration,
};
use protocol::{EndSubscription, PushKey, Subscription};
use serde::Deserialize;
use table_page::api;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The state of notifications in this browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Push {
    /// The browser does not support notifications, or has no service worker here.
    Impossible,
    /// The person has denied the permission, which can only be changed in the browser's settings.
    Denied,
    Off,
    On,
}

const ADDRESS: &str = "/api/push";

pub(super) async fn state() -> Push {
    if !is_possible() {
        return Push::Impossible;
    }
    if Notification::permission() == NotificationPermission::Denied {
        return Push::Denied;
    }
    match manager().await {
        None => Push::Impossible,
        Some(manager) => subscription(&manager).await.map_or(Push::Off, |_| Push::On),
    }
}

/// Asks the browser for permission, subscribes, and tells the server.
///
/// # Errors
/// The browser or the server refuses.
pub(super) async fn begin() -> Result<(), Message> {
    let refused = |_| Message::new("notices-failed");
    let leave = JsFuture::from(Notification::request_permission().map_err(refused)?).await.map_err(refused)?;
    if leave.as_string().as_deref() != Some("granted") {
        return Err(Message::new("notices-denied"));
    }
    api::me().await?;
    let PushKey { key } = api::get(ADDRESS).await?;
    let manager = manager().await.ok_or_else(|| Message::new("notices-impossible"))?;
    let options = Object::new();
    for (name, value) in [("userVisibleOnly", JsValue::TRUE), ("applicationServerKey", key.into())] {
        Reflect::set(&options, &name.into(), &value).map_err(refused)?;
    }
    let options: PushSubscriptionOptionsInit = options.unchecked_into();
    let subscribed = settled(manager.subscribe_with_options(&options)).await.ok_or_else(|| refused(JsValue::NULL))?;
    let subscription = written(&subscribed.unchecked_into()).ok_or_else(|| refused(JsValue::NULL))?;
    api::tell(ADDRESS, &subscription).await
}

/// Ends the subscription here, and tells the server.
///
/// # Errors
/// The server cannot be reached; the subscription has ended in this browser all the same.
pub(super) async fn end() -> Result<(), Message> {
    let Some(manager) = manager().await else { return Ok(()) };
    let Some(subscription) = subscription(&manager).await else { return Ok(()) };
    let endpoint = subscription.endpoint();
    settled(subscription.unsubscribe()).await;
    api::tell(&format!("{ADDRESS}/end"), &EndSubscription { endpoint }).await
}

fn is_possible() -> bool {
    let has = |of: &JsValue, name: &str| Reflect::has(of, &name.into()).unwrap_or_default();
    let window = window();
    has(&window, "Notification") && has(&window, "PushManager") && has(&window.navigator(), "serviceWorker")
}

async fn manager() -> Option<PushManager> {
    let registration = settled(Ok(window().navigator().service_worker().get_registration())).await?;
    registration.dyn_into::<ServiceWorkerRegistration>().ok()?.push_manager().ok()
}

async fn subscription(manager: &PushManager) -> Option<PushSubscription> {
    settled(manager.get_subscription()).await?.dyn_into().ok()
}

/// Returns the value of a promise, or `None` if it fails.
async fn settled<P: Into<Promise>>(promise: Result<P, JsValue>) -> Option<JsValue> {
    JsFuture::from(promise.ok()?.into()).await.ok()
}

/// As the browser writes it.
#[derive(Deserialize)]
struct Written {
    endpoint: String,
    keys: Keys,
}

#[derive(Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

fn written(subscription: &PushSubscription) -> Option<Subscription> {
    let text: String = js_sys::JSON::stringify(subscription).ok()?.into();
    let Written { endpoint, keys: Keys { p256dh, auth } } = serde_json::from_str(&text).ok()?;
    Some(Subscription { endpoint, p256dh, auth })
}
