//! The key by which push services recognise this server. It is derived from the server's secret, so all servers with
//! one store have the same.

use axum::http::Uri;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};

/// How long a signature is valid; services accept a day at most.
const VALID: Duration = Duration::from_secs(12 * 3_600);

/// The signing key.
pub(crate) struct Vapid {
    key: SigningKey,
    /// Where the operators of services can reach the admin.
    contact: String,
}

/// Leaves out the key.
impl fmt::Debug for Vapid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Vapid").finish_non_exhaustive()
    }
}

impl Vapid {
    /// Creates the key. `contact` is a web or mail address.
    pub(crate) fn new(secret: &[u8], contact: String) -> Vapid {
        // Nearly every number is a key; if one is not, the next one is.
        let number = |attempt: u32| {
            let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key of any length fits");
            mac.update(format!("key for notes to browsers {attempt}").as_bytes());
            SigningKey::from_slice(&mac.finalize().into_bytes()).ok()
        };
        let key = (0..).find_map(number).expect("there are keys");
        Vapid { key, contact }
    }

    /// Returns the public key in the form that browsers expect.
    pub(crate) fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.key.verifying_key().to_encoded_point(false))
    }

    /// Returns the `Authorization` header of a notification to an endpoint.
    pub(crate) fn authorization(&self, endpoint: &Uri) -> Option<String> {
        let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        let claims = serde_json::json!({"aud": audience, "exp": (now + VALID).as_secs(), "sub": self.contact});
        let part = |text: &str| BASE64_URL_SAFE_NO_PAD.encode(text);
        let signed = format!("{}.{}", part(r#"{"typ":"JWT","alg":"ES256"}"#), part(&claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes());
        Some(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}
