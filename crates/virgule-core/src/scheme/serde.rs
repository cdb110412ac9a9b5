//! Types as strings, for serde.

use super::SchemeError;
use core::fmt;
use core::marker::PhantomData;
use serde::de::{Deserialize, Deserializer, Error, Visitor};

/// Reads a value that borrows from what it is read from. For derived code.
pub fn borrowed<'de, T, E: fmt::Display, D: Deserializer<'de>>(
    deserializer: D,
    parse: fn(&'de str) -> Result<T, E>,
) -> Result<T, D::Error> {
    let text = <&'de str>::deserialize(deserializer)?;
    parse(text).map_err(D::Error::custom)
}

/// Reads a value that borrows nothing. For derived code.
pub fn owned<'de, T, D: Deserializer<'de>>(
    deserializer: D,
    parse: fn(&str) -> Result<T, SchemeError>,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(Text { parse, value: PhantomData })
}

struct Text<T> {
    parse: fn(&str) -> Result<T, SchemeError>,
    value: PhantomData<T>,
}

impl<T> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.parse)(text).map_err(E::custom)
    }
}
