//! Readers that accept JSON objects only. Those that serde derives for a struct also accept a list of its fields, in which
//! mistakes would go unnoticed.

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// Reads a JSON object.
///
/// # Errors
/// The text is not JSON, not an object, or not such an object.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    serde_json::from_str(text).map(|Object(read)| read)
}

/// Reads a list of objects, for `#[serde(deserialize_with = "contract::objects")]`.
///
/// # Errors
/// It is not a list, or an element of it is not such an object.
pub fn objects<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    let objects = Vec::<Object<T>>::deserialize(deserializer)?;
    Ok(objects.into_iter().map(|Object(read)| read).collect())
}

struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        struct Named<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Named<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }
        deserializer.deserialize_map(Named(PhantomData)).map(Object)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Bag {
        #[serde(deserialize_with = "objects")]
        stones: Vec<Stone>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Stone {
        weight: u8,
    }

    #[test]
    fn only_objects_are_objects() {
        let bag = from_json::<Bag>(r#" {"stones":[{"weight":3}]} "#).unwrap();
        assert_eq!(bag, Bag { stones: vec![Stone { weight: 3 }] });
        for wrong in [
            r#"[[{"weight":3}]]"#,
            r#"{"stones":[[3]]}"#,
            r#"{"stones":[3]}"#,
            r#"{"stones":[],"stones":[]}"#,
            r#"{"stones":[{"weight":3,"weight":3}]}"#,
            r#"{"stones":[],"colour":"red"}"#,
            r#"{"stones":[]} {}"#,
            "{}",
            "[]",
            "null",
            "",
        ] {
            assert!(from_json::<Bag>(wrong).is_err(), "{wrong}");
        }
    }
}
