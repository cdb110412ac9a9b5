//! Values of variables.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The value of a variable (RFC 6570 section 2.3).
///
/// ```
/// use virgule::template::Value;
///
/// let text = Value::from("a b");
/// let list = Value::list(["red", "green"]);
/// let map = Value::map([("x", "1"), ("y", "2")]);
/// assert_ne!(text, list);
/// assert_ne!(list, map);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Value<'v> {
    /// A string.
    Text(Cow<'v, str>),
    /// A list of strings. An empty list is undefined.
    List(Cow<'v, [Cow<'v, str>]>),
    /// Pairs of a name and a string, in the order in which they are expanded. An empty associative array is undefined.
    Map(Cow<'v, [(Cow<'v, str>, Cow<'v, str>)]>),
}

impl<'v> Value<'v> {
    /// A list of strings.
    #[inline]
    pub fn list<T: Into<Cow<'v, str>>>(items: impl IntoIterator<Item = T>) -> Self {
        Value::List(items.into_iter().map(Into::into).collect())
    }

    /// An associative array.
    #[inline]
    pub fn map<K: Into<Cow<'v, str>>, T: Into<Cow<'v, str>>>(
        pairs: impl IntoIterator<Item = (K, T)>,
    ) -> Self {
        Value::Map(pairs.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// The same value, borrowed.
    #[inline]
    pub fn borrowed(&self) -> Value<'_> {
        match self {
            Value::Text(text) => Value::Text(Cow::Borrowed(text)),
            Value::List(list) => Value::List(Cow::Borrowed(list)),
            Value::Map(map) => Value::Map(Cow::Borrowed(map)),
        }
    }
}

impl<'v> From<&'v str> for Value<'v> {
    #[inline]
    fn from(text: &'v str) -> Self {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    #[inline]
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

/// Types that can be the value of a variable: strings, numbers, [`Value`]s, and each of them as an `Option`, where
/// `None` is undefined.
pub trait ToValue {
    /// The value; `None` if the variable is undefined.
    fn to_value(&self) -> Option<Value<'_>>;
}

impl ToValue for Value<'_> {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        Some(self.borrowed())
    }
}

impl ToValue for str {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        Some(self.into())
    }
}

impl ToValue for String {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        self.as_str().to_value()
    }
}

impl ToValue for Cow<'_, str> {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        self.as_ref().to_value()
    }
}

impl<T: ToValue + ?Sized> ToValue for &T {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        (**self).to_value()
    }
}

impl<T: ToValue> ToValue for Option<T> {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        self.as_ref()?.to_value()
    }
}

impl<T: AsRef<str>> ToValue for [T] {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        Some(Value::List(self.iter().map(|text| text.as_ref().into()).collect()))
    }
}

impl<T: AsRef<str>> ToValue for Vec<T> {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        self.as_slice().to_value()
    }
}

impl<K: AsRef<str>, T: AsRef<str>> ToValue for BTreeMap<K, T> {
    #[inline]
    fn to_value(&self) -> Option<Value<'_>> {
        Some(Value::Map(
            self.iter().map(|(name, text)| (name.as_ref().into(), text.as_ref().into())).collect(),
        ))
    }
}

macro_rules! displayed {
    ($($type:ty)*) => {
        $(
            impl ToValue for $type {
                #[inline]
                fn to_value(&self) -> Option<Value<'_>> {
                    Some(Value::from(self.to_string()))
                }
            }
        )*
    };
}

displayed! { bool char i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64 }

/// The variables of an expansion, by name. Implemented for slices and arrays of pairs, and for maps.
///
/// ```
/// use std::collections::{BTreeMap, HashMap};
/// use virgule::schemes::UriTemplate;
///
/// let template = UriTemplate::parse("/{id}{?page}")?;
/// assert_eq!(template.expand(&[("id", 7)])?, "/7");
/// assert_eq!(template.expand(&BTreeMap::from([("id", "a"), ("page", "2")]))?, "/a?page=2");
/// assert_eq!(template.expand(&HashMap::from([("id", Some("a")), ("page", None)]))?, "/a");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Variables {
    /// The value of the variable named `name`; `None` if the variable is undefined.
    fn value(&self, name: &str) -> Option<Value<'_>>;
}

impl<T: Variables + ?Sized> Variables for &T {
    #[inline]
    fn value(&self, name: &str) -> Option<Value<'_>> {
        (**self).value(name)
    }
}

impl<K: AsRef<str>, T: ToValue> Variables for [(K, T)] {
    #[inline]
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.iter().find(|(known, _)| known.as_ref() == name)?.1.to_value()
    }
}

impl<K: AsRef<str>, T: ToValue, const N: usize> Variables for [(K, T); N] {
    #[inline]
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.as_slice().value(name)
    }
}

impl<K: AsRef<str>, T: ToValue> Variables for Vec<(K, T)> {
    #[inline]
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.as_slice().value(name)
    }
}

impl<K: core::borrow::Borrow<str> + Ord, T: ToValue> Variables for BTreeMap<K, T> {
    #[inline]
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.get(name)?.to_value()
    }
}

#[cfg(feature = "std")]
impl<K, T, S> Variables for std::collections::HashMap<K, T, S>
where
    K: core::borrow::Borrow<str> + Eq + core::hash::Hash,
    T: ToValue,
    S: core::hash::BuildHasher,
{
    #[inline]
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.get(name)?.to_value()
    }
}
