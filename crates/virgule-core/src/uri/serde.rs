//! Serialization of types as strings, with serde.

use super::error::scheme_error::SchemeError;
use core::fmt;
use core::marker::PhantomData;
use serde::de::{Deserializer, Error, Unexpected, Visitor};

/// Deserializes a value of the type `name` that borrows from the input. For derived code.
pub fn borrowed<'de, T, E: fmt::Display, D: Deserializer<'de>>(
    deserializer: D,
    name: &'static str,
    parse: fn(&'de str) -> Result<T, E>,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(BorrowedVisitor { name, parse })
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

struct BorrowedVisitor<'de, T, E> {
    name: &'static str,
    parse: fn(&'de str) -> Result<T, E>,
}

impl<'de, T, P: fmt::Display> Visitor<'de> for BorrowedVisitor<'de, T, P> {
    type Value = T;

    #[inline]
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a borrowed string of the type {}", self.name)
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<T, E> {
        (self.parse)(text).map_err(|error| invalid(self.name, &error))
    }

    fn visit_borrowed_bytes<E: Error>(self, text: &'de [u8]) -> Result<T, E> {
        match core::str::from_utf8(text) {
            Ok(text) => self.visit_borrowed_str(text),
            Err(_) => Err(E::invalid_value(Unexpected::Bytes(text), &self)),
        }
    }

    /// Fails without the text, which may contain a password. The default method would show it.
    fn visit_str<E: Error>(self, _: &str) -> Result<T, E> {
        Err(E::custom(format_args!(
            "{} borrows from the input, which is not possible for a string with escapes or from a reader: use an \
             owned type",
            self.name
        )))
    }
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

#[cfg(test)]
mod tests {
    use crate::{Uri, UriBuf};
    use serde::de::value::{BorrowedBytesDeserializer, BorrowedStrDeserializer, Error, StrDeserializer};
    use serde::de::{Deserialize, IntoDeserializer};
    use std::string::ToString;

    const TEXT: &str = "https://anna:s3cret@h/";

    #[test]
    fn borrowed_types_need_borrowed_strings() {
        let borrowed = BorrowedStrDeserializer::<Error>::new(TEXT);
        assert_eq!(Uri::deserialize(borrowed).map(|uri| uri.as_str()), Ok(TEXT));
        let bytes = BorrowedBytesDeserializer::<Error>::new(TEXT.as_bytes());
        assert_eq!(Uri::deserialize(bytes).map(|uri| uri.as_str()), Ok(TEXT));
        assert!(Uri::deserialize(BorrowedBytesDeserializer::<Error>::new(b"\xFF")).is_err());
    }

    /// A format passes a string with escapes as a temporary string.
    #[test]
    fn errors_do_not_show_the_string() {
        let temporary: StrDeserializer<'_, Error> = TEXT.into_deserializer();
        let message = "Uri borrows from the input, which is not possible for a string with escapes or from a reader: \
                       use an owned type";
        assert_eq!(Uri::deserialize(temporary).unwrap_err().to_string(), message);
        assert_eq!(UriBuf::deserialize(temporary).unwrap(), TEXT);
        let string = TEXT.to_string().into_deserializer();
        assert_eq!(
            Uri::deserialize::<serde::de::value::StringDeserializer<Error>>(string).unwrap_err().to_string(),
            message
        );
        let invalid: StrDeserializer<'_, Error> = "s3cret".into_deserializer();
        assert!(!UriBuf::deserialize(invalid).unwrap_err().to_string().contains("s3cret"));
    }
}
