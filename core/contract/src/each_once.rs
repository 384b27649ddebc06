//! JSON allows a key to occur twice, and readers take the last value. In layouts that people enter, that would hide a
//! mistake.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// Reads a map in which every key occurs once, for `#[serde(deserialize_with = "contract::each_once")]`.
///
/// # Errors
/// It is not such a map, or a key occurs twice.
pub fn each_once<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord + Clone + fmt::Display,
    V: Deserialize<'de>,
{
    struct EachOnce<K, V>(PhantomData<(K, V)>);
    impl<'de, K: Deserialize<'de> + Ord + Clone + fmt::Display, V: Deserialize<'de>> Visitor<'de> for EachOnce<K, V> {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map in which every key stands once")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut all = BTreeMap::new();
            while let Some((key, value)) = map.next_entry::<K, V>()? {
                if all.insert(key.clone(), value).is_some() {
                    return Err(A::Error::custom(format!("`{key}` is named twice")));
                }
            }
            Ok(all)
        }
    }
    deserializer.deserialize_map(EachOnce(PhantomData))
}
