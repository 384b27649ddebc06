//! Giving a file to the person, without a server.

use js_sys::{Array, Uint8Array, encode_uri_component};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// The address of a picture that is given as text.
pub(super) fn picture(svg: &str) -> String {
    format!("data:image/svg+xml,{}", encode_uri_component(svg))
}

/// Lets the browser save a file. If it cannot, nothing happens.
pub(crate) fn save(name: &str, kind: &str, bytes: &[u8]) {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let Ok(blob) = Blob::new_with_u8_array_sequence_and_options(&parts, &options) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    if let Some(link) = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}
