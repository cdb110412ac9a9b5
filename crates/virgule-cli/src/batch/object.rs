//! The members of a JSON object in order, as raw JSON that borrows the text.

use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// Calls `see` with name and value of each member of an object, in order; repeated names are passed on.
///
/// # Errors
///
/// If `json` is not an object.
pub fn for_each_member<'l>(json: &'l str, see: impl FnMut(String, &'l RawValue)) -> serde_json::Result<()> {
    let mut deserializer = serde_json::Deserializer::from_str(json);
    deserializer.deserialize_map(ObjectVisitor(see))?;
    deserializer.end()
}

struct ObjectVisitor<F>(F);

impl<'de, F: FnMut(String, &'de RawValue)> Visitor<'de> for ObjectVisitor<F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        while let Some((name, value)) = map.next_entry()? {
            (self.0)(name, value);
        }
        Ok(())
    }
}
