//! The push services to which notifications are sent: those of the browsers' makers, and those in the settings. Any
//! other address would let strangers make this server send requests to hosts of their choice.

use axum::http::Uri;

/// Hosts, or ends of host names that begin with a dot.
const KNOWN: &[&str] = &["fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];

/// The known push services.
#[derive(Clone, Debug, Default)]
pub(crate) struct Services {
    /// Origins such as `https://push.example.org`.
    more: Vec<String>,
}

impl Services {
    pub(crate) fn and(more: &[String]) -> Services {
        Services { more: more.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect() }
    }

    pub(crate) fn has(&self, endpoint: &str) -> bool {
        let Ok(uri) = endpoint.parse::<Uri>() else { return false };
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return false };
        if self.more.iter().any(|origin| *origin == format!("{scheme}://{authority}")) {
            return true;
        }
        let host = authority.as_str();
        let known = |service: &str| if service.starts_with('.') { host.ends_with(service) } else { host == service };
        scheme == "https" && KNOWN.iter().any(|service| known(service))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_go_to_browsers_services_and_nowhere_else() {
        let services = Services::and(&["http://127.0.0.1:9999/".to_owned()]);
        for good in [
            "https://fcm.googleapis.com/fcm/send/x",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/x",
            "http://127.0.0.1:9999/x",
        ] {
            assert!(services.has(good), "{good}");
        }
        for bad in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com.example.org/x",
            "https://user@fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://evilpush.apple.com.example.org/",
            "http://127.0.0.1:9998/x",
            "http://169.254.169.254/latest",
            "file:///etc/passwd",
            "/x",
            "",
        ] {
            assert!(!services.has(bad), "{bad}");
        }
    }
}
