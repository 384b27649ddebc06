//! The version of the rules by which a game is played.

use serde::{Deserialize, Serialize};

/// A version of a game's rules, counted from 1. A view leaves out the first, so that views of games begun under it stay as they were:
///
/// ```
/// # use contract::RulesVersion;
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct View {
///     #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
///     rules: RulesVersion,
/// }
/// assert_eq!(serde_json::to_string(&View { rules: RulesVersion(1) }).unwrap(), "{}");
/// assert_eq!(serde_json::from_str::<View>("{}").unwrap().rules, RulesVersion(1));
/// assert_eq!(serde_json::to_string(&View { rules: RulesVersion(2) }).unwrap(), r#"{"rules":2}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u32);

impl RulesVersion {
    pub fn is_first(&self) -> bool {
        *self == RulesVersion::default()
    }
}

impl Default for RulesVersion {
    fn default() -> RulesVersion {
        RulesVersion(1)
    }
}
