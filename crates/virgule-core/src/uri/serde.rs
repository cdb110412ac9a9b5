//! Serialization of types as strings, with serde.

use super::error::scheme_error::SchemeError;
use core::fmt;
use core::marker::PhantomData;
use serde::de::{Deserialize, Deserializer, Error, Visitor};

/// Deserializes a value of the type `name` that borrows from the input. For derived code.
pub fn borrowed<'de, T, E: fmt::Display, D: Deserializer<'de>>(
    deserializer: D,
    name: &'static str,
    parse: fn(&'de str) -> Result<T, E>,
) -> Result<T, D::Error> {
    let text = <&'de str>::deserialize(deserializer)?;
    parse(text).map_err(|error| invalid(name, &error))
}

/// Deserializes a value of the type `name` that does not borrow from the input. For derived code.
pub fn owned<'de, T, D: Deserializer<'de>>(
    deserializer: D,
    name: &'static str,
    parse: fn(&str) -> Result<T, SchemeError>,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(StringVisitor { name, parse, value: PhantomData })
}

/// Constructs an error from the name of the type and the error of its parser.
fn invalid<E: Error>(name: &str, error: &dyn fmt::Display) -> E {
    E::custom(format_args!("invalid {name}: {error}"))
}

struct StringVisitor<T> {
    name: &'static str,
    parse: fn(&str) -> Result<T, SchemeError>,
    value: PhantomData<T>,
}

impl<T> Visitor<'_> for StringVisitor<T> {
    type Value = T;

    #[inline]
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a string of the type {}", self.name)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.parse)(text).map_err(|error| invalid(self.name, &error))
    }
}
