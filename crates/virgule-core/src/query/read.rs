//! Deserializes values from queries.

use super::{QueryError, nested};
use crate::encode::encoded::Encoded;
use crate::encode::pairs::{Separator, pairs};
use crate::encode::rule;
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::de::value::{SeqDeserializer, StrDeserializer};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;

/// Deserializes a query, without its `?`. A `+` is a plus sign. Strings without percent-encodings borrow from the
/// query.
///
/// # Errors
///
/// If the input is not a query (RFC 3986 section 3.4, RFC 3987 section 2.2), a field rejects its value, or a key is
/// missing or occurs several times although its field has one value. The message contains the key, and the value only if
/// the type of the field has its own error, whose message contains it.
///
/// ```
/// use virgule::{Uri, query::from_query};
///
/// #[derive(serde::Deserialize)]
/// struct Page<'a> {
///     lang: &'a str,
///     page: Option<u32>,
/// }
///
/// let uri = Uri::parse("https://example.com/list?page=2&lang=fr&utm=x")?;
/// let page: Page<'_> = from_query(uri.query().unwrap_or_default())?;
/// assert_eq!((page.lang, page.page), ("fr", Some(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn from_query<'de, T: Deserialize<'de>>(query: &'de str) -> Result<T, QueryError> {
    read(query, false)
}

/// Like [`from_query`], for data of an HTML form: `+` is decoded to a space.
///
/// # Errors
///
/// See [`from_query`].
///
/// ```
/// use std::collections::BTreeMap;
/// use virgule::query::{from_form, from_query};
///
/// let form: BTreeMap<String, String> = from_form("q=C%2B%2B+books")?;
/// assert_eq!(form["q"], "C++ books");
/// let query: BTreeMap<String, String> = from_query("q=C%2B%2B+books")?;
/// assert_eq!(query["q"], "C+++books");
/// # Ok::<(), virgule::query::QueryError>(())
/// ```
pub fn from_form<'de, T: Deserialize<'de>>(query: &'de str) -> Result<T, QueryError> {
    read(query, true)
}

type QueryResult<T> = Result<T, QueryError>;

fn read<'de, T: Deserialize<'de>>(query: &'de str, form: bool) -> QueryResult<T> {
    let query = Encoded::<rule::Iquery>::new(query)
        .map_err(|error| QueryError::new(format!("not a query: {error}")))?;
    let mut keys: Vec<(Cow<'de, str>, Vec<Cow<'de, str>>)> = Vec::new();
    let mut numbers: BTreeMap<Cow<'de, str>, usize> = BTreeMap::new();
    for (number, (key, value)) in pairs(query, Separator::Ampersand).enumerate() {
        let key = decoded(key, form).ok_or_else(|| {
            QueryError::new(format!("the key of pair {} is not UTF-8 after decoding", number + 1))
        })?;
        let value = value.map_or(Some(Cow::Borrowed("")), |value| decoded(value, form));
        let value = value.ok_or_else(|| {
            QueryError::new(format!("a value of the key `{key}` is not UTF-8 after decoding"))
        })?;
        let at = *numbers.entry(key.clone()).or_insert(keys.len());
        match keys.get_mut(at) {
            Some((_, values)) => values.push(value),
            None => keys.push((key, Vec::from([value]))),
        }
    }
    T::deserialize(QueryDeserializer(keys))
}

fn decoded<'de>(text: Encoded<'de, rule::Iquery>, form: bool) -> Option<Cow<'de, str>> {
    if form { text.decode_form().ok() } else { text.decode().ok() }
}

/// The keys of a query in the order of their first occurrences, with all their values.
struct QueryDeserializer<'de>(Vec<(Cow<'de, str>, Vec<Cow<'de, str>>)>);

/// Deserializer methods that only forward to another one, with the types of the arguments that they ignore.
macro_rules! calls {
    ($($method:ident($($ignored:ty),*) |$self:ident, $visitor:ident| $value:expr;)*) => {$(
        fn $method<V: Visitor<'de>>($self, $(_: $ignored,)* $visitor: V) -> QueryResult<V::Value> {
            $value
        }
    )*};
}

impl<'de> Deserializer<'de> for QueryDeserializer<'de> {
    type Error = QueryError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> QueryResult<V::Value> {
        visitor.visit_map(Fields { rest: self.0.into_iter(), field: None })
    }

    calls! {
        deserialize_option() |self, visitor| visitor.visit_some(self);
        deserialize_newtype_struct(&'static str) |self, visitor| visitor.visit_newtype_struct(self);
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}

/// The keys that are not read yet, and the values of the last key that was read.
struct Fields<'de> {
    rest: alloc::vec::IntoIter<(Cow<'de, str>, Vec<Cow<'de, str>>)>,
    field: Option<FieldDeserializer<'de>>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = QueryError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> QueryResult<Option<K::Value>> {
        let Some((key, values)) = self.rest.next() else { return Ok(None) };
        let field = self.field.insert(FieldDeserializer { key: key.clone(), values, item: false });
        seed.deserialize(key.into_deserializer())
            .map(Some)
            .map_err(|error: QueryError| error.of_key(&field.key))
    }

    /// Errors of the type of a field do not name the key, so it is added.
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> QueryResult<V::Value> {
        let Some(field) = self.field.take() else {
            return Err(QueryError::new("a value is read before its key"));
        };
        let key = field.key.clone();
        seed.deserialize(field).map_err(|error| error.of_key(&key))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The values of a key, or one of these values as an item of a list.
struct FieldDeserializer<'de> {
    key: Cow<'de, str>,
    values: Vec<Cow<'de, str>>,
    item: bool,
}

impl<'de> FieldDeserializer<'de> {
    /// Returns the value of the key, or an error if the key occurs several times.
    fn one(mut self) -> QueryResult<Cow<'de, str>> {
        match self.values.pop() {
            Some(value) if self.values.is_empty() => Ok(value),
            _ => Err(QueryError::new(format!(
                "the key `{}` occurs {} times: use a list",
                self.key,
                self.values.len() + 1
            ))),
        }
    }

    /// Returns the value of the key, parsed by `FromStr`. `what` describes the type in the error.
    fn parsed<T: core::str::FromStr>(self, what: &str) -> QueryResult<T> {
        let key = self.key.clone();
        let parsed = self.one()?.parse::<T>();
        parsed.map_err(|_| QueryError::new(format!("the key `{key}`: expected {what}")))
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> QueryResult<V::Value> {
        if self.item {
            return Err(nested(&self.key, "a list of lists"));
        }
        let FieldDeserializer { key, values, .. } = self;
        visitor.visit_seq(SeqDeserializer::new(values.into_iter().map(|value| FieldDeserializer {
            key: key.clone(),
            values: Vec::from([value]),
            item: true,
        })))
    }
}

macro_rules! parsed {
    ($($method:ident $visit:ident $what:literal)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> QueryResult<V::Value> {
            visitor.$visit(self.parsed($what)?)
        }
    )*};
}

impl<'de> Deserializer<'de> for FieldDeserializer<'de> {
    type Error = QueryError;

    parsed! {
        deserialize_bool visit_bool "`true` or `false`"
        deserialize_i8 visit_i8 "a whole number from -128 to 127"
        deserialize_i16 visit_i16 "a whole number of 16 bits"
        deserialize_i32 visit_i32 "a whole number of 32 bits"
        deserialize_i64 visit_i64 "a whole number of 64 bits"
        deserialize_i128 visit_i128 "a whole number of 128 bits"
        deserialize_u8 visit_u8 "a number from 0 to 255"
        deserialize_u16 visit_u16 "a number from 0 to 65535"
        deserialize_u32 visit_u32 "an unsigned number of 32 bits"
        deserialize_u64 visit_u64 "an unsigned number of 64 bits"
        deserialize_u128 visit_u128 "an unsigned number of 128 bits"
        deserialize_f32 visit_f32 "a number"
        deserialize_f64 visit_f64 "a number"
        deserialize_char visit_char "a single character"
    }

    calls! {
        deserialize_string() |self, visitor| self.deserialize_str(visitor);
        deserialize_identifier() |self, visitor| self.deserialize_str(visitor);
        deserialize_bytes() |self, _visitor| Err(nested(&self.key, "bytes"));
        deserialize_byte_buf() |self, _visitor| Err(nested(&self.key, "bytes"));
        deserialize_option() |self, visitor| visitor.visit_some(self);
        deserialize_unit_struct(&'static str) |self, visitor| self.deserialize_unit(visitor);
        deserialize_newtype_struct(&'static str) |self, visitor| visitor.visit_newtype_struct(self);
        deserialize_seq() |self, visitor| self.list(visitor);
        deserialize_tuple(usize) |self, visitor| self.list(visitor);
        deserialize_tuple_struct(&'static str, usize) |self, visitor| self.list(visitor);
        deserialize_map() |self, _visitor| Err(nested(&self.key, "a struct or a map"));
        deserialize_struct(&'static str, &'static [&'static str]) |self, _visitor| {
            Err(nested(&self.key, "a struct or a map"))
        };
        deserialize_ignored_any() |self, visitor| visitor.visit_unit();
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> QueryResult<V::Value> {
        if self.values.len() > 1 { self.list(visitor) } else { self.deserialize_str(visitor) }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> QueryResult<V::Value> {
        match self.one()? {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_string(text),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> QueryResult<V::Value> {
        let key = self.key.clone();
        match &*self.one()? {
            "" => visitor.visit_unit(),
            _ => Err(QueryError::new(format!("the key `{key}` has a value, but its field accepts none"))),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> QueryResult<V::Value> {
        let key = self.key.clone();
        let value = self.one()?;
        if !variants.contains(&&*value) {
            let all: String = variants.join(", ");
            return Err(QueryError::new(format!("the key `{key}`: expected one of {all}")));
        }
        let variant: StrDeserializer<'_, QueryError> = (&*value).into_deserializer();
        variant.deserialize_enum(name, variants, visitor)
    }
}

impl<'de> IntoDeserializer<'de, QueryError> for FieldDeserializer<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
