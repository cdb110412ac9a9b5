//! Editing the pairs of a query, for owned types.
//!
//! ```text
//! ?a=1&b&a=2      append c "x&y"   ?a=1&b&a=2&c=x%26y
//!                 set a "3"        ?a=3&b               the first pair "a" keeps its position, others are removed
//!                 remove a         ?b
//! ```
//!
//! Queries and their pairs, as returned by [`pairs()`]:
//!
//! ```text
//! (no query)  no pairs              ?       no pairs, as form parsers read it: a form without fields
//! ?a          ("a", None)           ?a=     ("a", Some(""))
//! ?=          ("", Some(""))        ?&      ("", None) twice
//! ```
//!
//! One list of pairs cannot be written: `("", None)` alone would be `?`, an empty query. An edit with this result is an
//! error.
//!
//! Names and values are plain strings, which are percent-encoded, including separators of pairs and `+`, which form
//! decoding reads as a space. Unedited pairs keep their spelling. If both `&` and `;` are separators, edits write `&`.

use super::component_value::ComponentValue;
use super::edit::Editable;
use crate::builder::advice::Advice;
use crate::builder::build_error::BuildError;
use crate::encode::encoded::Encoded;
use crate::encode::pairs::{Separator, pairs};
use crate::encode::set::encode;
use crate::encode::{IQUERY, QUERY, decode, rule};
use crate::uri::components::split;
use crate::uri::owned::Owned;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

impl<V: Editable> Owned<V> {
    /// Edits the query as `name=value` pairs separated by `&`, as returned by [`pairs()`]. For other separators, see
    /// [`QueryMut::separated_by`].
    ///
    /// ```
    /// use virgule::UriBuf;
    /// let mut uri: UriBuf = "http://example.com/?a=1&b&a=2".parse().unwrap();
    /// uri.query_mut().append("c", "x&y")?.set("a", "3")?;
    /// assert_eq!(uri, "http://example.com/?a=3&b&c=x%26y");
    /// uri.query_mut().remove("b")?.append("flag", None)?;
    /// assert_eq!(uri, "http://example.com/?a=3&c=x%26y&flag");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    ///
    /// The resulting query has exactly the edited pairs; otherwise the edit returns an error and changes nothing. The
    /// error occurs if the only pair is an empty name without a value: `?`, an empty query, has no pairs. An edit that
    /// leaves no pairs removes the query; an edit that removes nothing keeps an empty query.
    ///
    /// ```
    /// use virgule::UriBuf;
    /// let mut uri: UriBuf = "http://example.com/?".parse().unwrap();
    /// uri.query_mut().remove("a")?;
    /// assert_eq!(uri, "http://example.com/?");
    /// assert!(uri.query_mut().append("", None).is_err());
    /// uri.query_mut().append("", "")?.append("", None)?;
    /// assert_eq!(uri, "http://example.com/?=&");
    /// uri.query_mut().remove("")?;
    /// assert_eq!(uri, "http://example.com/");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn query_mut(&mut self) -> QueryMut<'_, V> {
        QueryMut { owner: self, separator: Separator::Ampersand }
    }
}

/// Edits the pairs of a query: see [`Owned::query_mut`].
///
/// ```
/// let mut uri: virgule::UriBuf = "http://example.com/?a=1&b".parse().unwrap();
/// let mut query = uri.query_mut();
/// for (name, value) in [("b", "2"), ("c", "ä")] {
///     query.set(name, value)?;
/// }
/// assert_eq!(uri, "http://example.com/?a=1&b=2&c=%C3%A4");
/// # Ok::<(), virgule::BuildError>(())
/// ```
pub struct QueryMut<'o, V: Editable> {
    owner: &'o mut Owned<V>,
    separator: Separator,
}

/// Formats the URI like its owned type, with passwords masked.
impl<V: Editable> fmt::Debug for QueryMut<'_, V>
where
    for<'t> V::Borrowed<'t>: fmt::Debug,
{
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("QueryMut").field("owner", &self.owner).finish_non_exhaustive()
    }
}

/// An encoded pair, and its decoded name.
struct PairSpan {
    name: Vec<u8>,
    text: String,
}

impl<V: Editable> QueryMut<'_, V> {
    /// Sets the separator of pairs.
    ///
    /// ```
    /// use virgule::encode::Separator;
    ///
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1;b=2".parse().unwrap();
    /// uri.query_mut().separated_by(Separator::Semicolon).set("a", "3")?;
    /// assert_eq!(uri, "http://example.com/?a=3;b=2");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn separated_by(self, separator: Separator) -> Self {
        Self { separator, ..self }
    }

    /// Appends a pair, or only the name if there is no value.
    ///
    /// # Errors
    ///
    /// If the only pair would be an empty name without a value, or the result would be longer than
    /// [`MAX_LENGTH`](crate::MAX_LENGTH).
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1".parse().unwrap();
    /// uri.query_mut().append("a", "x=y&z")?.append("flag", None)?;
    /// assert_eq!(uri, "http://example.com/?a=1&a=x=y%26z&flag");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn append<'v>(
        &mut self,
        name: &str,
        value: impl Into<ComponentValue<'v>>,
    ) -> Result<&mut Self, BuildError> {
        self.extend([(name, value.into().as_deref())])
    }

    /// Appends pairs, in time linear in the length of the query and the pairs.
    ///
    /// # Errors
    ///
    /// See [`Self::append`].
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1".parse().unwrap();
    /// uri.query_mut().extend([("b", Some("x&y")), ("c", None)])?;
    /// assert_eq!(uri, "http://example.com/?a=1&b=x%26y&c");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn extend<'p>(
        &mut self,
        pairs: impl IntoIterator<Item = (&'p str, Option<&'p str>)>,
    ) -> Result<&mut Self, BuildError> {
        let mut all = self.pairs()?;
        all.extend(pairs.into_iter().map(|(name, value)| pair::<V>(name, value)));
        self.write(&all)
    }

    /// Sets the value of the first pair named `name`, and removes the others. Appends a pair if there is none.
    ///
    /// # Errors
    ///
    /// See [`Self::append`].
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1&b&a=2".parse().unwrap();
    /// uri.query_mut().set("a", "3")?.set("c", "4")?;
    /// assert_eq!(uri, "http://example.com/?a=3&b&c=4");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set<'v>(
        &mut self,
        name: &str,
        value: impl Into<ComponentValue<'v>>,
    ) -> Result<&mut Self, BuildError> {
        let value = value.into();
        self.set_all([(name, value.as_deref())])
    }

    /// Sets pairs: those of one name take the place of the first pair with that name, and its other pairs are removed.
    /// Appends the pairs of names that have none. One pass over the query, however many pairs there are.
    ///
    /// # Errors
    ///
    /// See [`Self::append`].
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1&b&a=2".parse().unwrap();
    /// uri.query_mut().set_all([("c", Some("5")), ("a", Some("3")), ("a", Some("4"))])?;
    /// assert_eq!(uri, "http://example.com/?a=3&a=4&b&c=5");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set_all<'p>(
        &mut self,
        pairs: impl IntoIterator<Item = (&'p str, Option<&'p str>)>,
    ) -> Result<&mut Self, BuildError> {
        let (mut numbers, mut given) = (BTreeMap::new(), Vec::new());
        for (name, value) in pairs {
            let number = *numbers.entry(name.as_bytes()).or_insert(given.len());
            if number == given.len() {
                given.push(Vec::new());
            }
            given[number].push(pair::<V>(name, value));
        }
        let mut all = Vec::new();
        for old in self.pairs()? {
            match numbers.get(&old.name[..]) {
                // Empty after the first pair of the name.
                Some(&number) => all.append(&mut given[number]),
                None => all.push(old),
            }
        }
        given.iter_mut().for_each(|pairs| all.append(pairs));
        self.write(&all)
    }

    /// Removes all pairs named `name`, and the query if no pairs are left. Without such pairs, nothing changes.
    ///
    /// # Errors
    ///
    /// If the only remaining pair would be an empty name without a value.
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/?%61=1&b&a".parse().unwrap();
    /// uri.query_mut().remove("a")?;
    /// assert_eq!(uri, "http://example.com/?b");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn remove(&mut self, name: &str) -> Result<&mut Self, BuildError> {
        self.retain_spans(|pair| pair.name != name.as_bytes())
    }

    /// Removes the pairs for which `keep` returns `false`, and the query if no pairs are left. The arguments of `keep`
    /// are the decoded name and value, in which U+FFFD replaces bytes that are not UTF-8.
    ///
    /// # Errors
    ///
    /// See [`Self::remove`].
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/?utm_source=x&q=a+b&utm_id=1".parse().unwrap();
    /// uri.query_mut().retain(|name, _| !name.starts_with("utm_"))?;
    /// assert_eq!(uri, "http://example.com/?q=a+b");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn retain(
        &mut self,
        mut keep: impl FnMut(&str, Option<&str>) -> bool,
    ) -> Result<&mut Self, BuildError> {
        self.retain_spans(|pair| {
            let value = split(&pair.text, '=').1.map(decode::bytes);
            let value = value.as_ref().map(|value| String::from_utf8_lossy(value));
            keep(&String::from_utf8_lossy(&pair.name), value.as_deref())
        })
    }

    /// Sorts the pairs by the bytes of their decoded names. Pairs with equal names keep their order.
    ///
    /// # Errors
    ///
    /// Never fails for the types of this crate: the sorted pairs always form a valid query.
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/?b=1&%61=2&b=0&a".parse().unwrap();
    /// uri.query_mut().sort()?;
    /// assert_eq!(uri, "http://example.com/?%61=2&a&b=1&b=0");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn sort(&mut self) -> Result<&mut Self, BuildError> {
        let mut pairs = self.pairs()?;
        if pairs.is_sorted_by_key(|pair| &pair.name) {
            return Ok(self);
        }
        pairs.sort_by(|one, other| one.name.cmp(&other.name));
        self.write(&pairs)
    }

    /// Removes all pairs and the query.
    ///
    /// # Errors
    ///
    /// Never fails for the types of this crate, because a query is optional.
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1#top".parse().unwrap();
    /// uri.query_mut().clear()?.append("b", "2")?;
    /// assert_eq!(uri, "http://example.com/?b=2#top");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn clear(&mut self) -> Result<&mut Self, BuildError> {
        self.write(&[])
    }

    /// Rewrites the query only if a pair is removed.
    fn retain_spans(&mut self, keep: impl FnMut(&PairSpan) -> bool) -> Result<&mut Self, BuildError> {
        let mut pairs = self.pairs()?;
        let count = pairs.len();
        pairs.retain(keep);
        if pairs.len() == count { Ok(self) } else { self.write(&pairs) }
    }

    #[inline]
    fn pairs(&self) -> Result<Vec<PairSpan>, BuildError> {
        let query = self.owner.split().0.query.unwrap_or("");
        // Every `query` is also an `iquery`, and both rules locate its pairs at the same positions.
        let query = Encoded::<rule::Iquery>::new(query).map_err(|_| BuildError::changed("query"))?;
        let pairs = pairs(query, self.separator).map(|(name, value)| PairSpan {
            name: name.decode_bytes().into_owned(),
            text: match value {
                Some(value) => [name.as_str(), "=", value.as_str()].concat(),
                None => name.as_str().into(),
            },
        });
        Ok(pairs.collect())
    }

    #[inline]
    fn write(&mut self, pairs: &[PairSpan]) -> Result<&mut Self, BuildError> {
        if let [PairSpan { text, .. }] = pairs
            && text.is_empty()
        {
            let advice = Advice::EmptyPair;
            return Err(BuildError::changed("query").advised(Some(advice)));
        }
        let texts: Vec<&str> = pairs.iter().map(|pair| &pair.text[..]).collect();
        let between = if self.separator == Separator::Semicolon { ";" } else { "&" };
        let query = (!pairs.is_empty()).then(|| texts.join(between));
        self.owner.set_query(query.as_deref())?;
        Ok(self)
    }
}

fn pair<V: Editable>(name: &str, value: Option<&str>) -> PairSpan {
    let set = if V::IRI { IQUERY } else { QUERY }.without_all(b"&;+");
    let mut text = encode(name, set.without(b'=')).to_string();
    if let Some(value) = value {
        text.push('=');
        text.push_str(&encode(value, set).to_string());
    }
    PairSpan { name: name.into(), text }
}

#[cfg(test)]
mod tests;
