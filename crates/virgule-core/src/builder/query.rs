//! Edits of the pairs of a query, for owned types.
//!
//! ```text
//! ?a=1&b&a=2      append c "x&y"   ?a=1&b&a=2&c=x%26y
//!                 set a "3"        ?a=3&b               the first pair "a" keeps its position, others are removed
//!                 remove a         ?b
//! ```
//!
//! Pairs and query text, as [`pairs()`] reads them:
//!
//! ```text
//! (no query)  no pairs              ?       no pairs, as form parsers read it: a form without fields
//! ?a          ("a", None)           ?a=     ("a", Some(""))
//! ?=          ("", Some(""))        ?&      ("", None) twice
//! ```
//!
//! One list of pairs cannot be written: `("", None)` alone would be `?`, an empty query. An edit that leads to it is an
//! error.
//!
//! Names and values are plain text, which is percent-encoded. Separators of pairs are encoded in both, and so is `+`,
//! which form decoding reads as a space. Pairs that are not edited keep their spelling. If both `&` and `;` are
//! separators, `&` is written.

use super::component_value::ComponentValue;
use super::edit::Editable;
use crate::builder::advice::Advice;
use crate::builder::build_error::BuildError;
use crate::encode::encoded::Encoded;
use crate::encode::pairs::{Separator, pairs};
use crate::encode::set::encode;
use crate::encode::{IQUERY, QUERY, rule};
use crate::uri::owned::Owned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

impl<V: Editable> Owned<V> {
    /// Edits the query as `name=value` pairs, as [`pairs()`] reads them.
    ///
    /// ```
    /// use virgule::UriBuf;
    /// use virgule::encode::Separator;
    ///
    /// let mut uri: UriBuf = "http://example.com/?a=1&b&a=2".parse().unwrap();
    /// uri.query_mut(Separator::Ampersand).append("c", "x&y")?.set("a", "3")?;
    /// assert_eq!(uri, "http://example.com/?a=3&b&c=x%26y");
    /// uri.query_mut(Separator::Ampersand).remove("b")?.append("flag", None)?;
    /// assert_eq!(uri, "http://example.com/?a=3&c=x%26y&flag");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    ///
    /// The edited query has exactly the edited pairs; otherwise the edit returns an error and changes nothing. The
    /// error occurs for a single pair of an empty name without a value, which would be `?`, an empty query, which has
    /// no pairs. An edit that leaves no pairs removes the query; an edit that removes nothing keeps an empty query.
    ///
    /// ```
    /// use virgule::UriBuf;
    /// use virgule::encode::Separator;
    ///
    /// let mut uri: UriBuf = "http://example.com/?".parse().unwrap();
    /// uri.query_mut(Separator::Ampersand).remove("a")?;
    /// assert_eq!(uri, "http://example.com/?");
    /// assert!(uri.query_mut(Separator::Ampersand).append("", None).is_err());
    /// uri.query_mut(Separator::Ampersand).append("", "")?.append("", None)?;
    /// assert_eq!(uri, "http://example.com/?=&");
    /// uri.query_mut(Separator::Ampersand).remove("")?;
    /// assert_eq!(uri, "http://example.com/");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn query_mut(&mut self, separator: Separator) -> QueryMut<'_, V> {
        QueryMut { owner: self, separator }
    }
}

/// Edits the pairs of a query: see [`Owned::query_mut`].
///
/// ```
/// use virgule::encode::Separator;
///
/// let mut uri: virgule::UriBuf = "http://example.com/?a=1&b".parse().unwrap();
/// let mut query = uri.query_mut(Separator::Ampersand);
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

/// Formats the URI as its owner does, with passwords masked.
impl<V: Editable> fmt::Debug for QueryMut<'_, V>
where
    for<'t> V::Borrowed<'t>: fmt::Debug,
{
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("QueryMut").field("owner", &self.owner).finish_non_exhaustive()
    }
}

/// A pair as it is encoded in the query, and its decoded name.
struct PairSpan {
    name: Vec<u8>,
    text: String,
}

impl<V: Editable> QueryMut<'_, V> {
    /// Appends a pair; without a value, only the name.
    ///
    /// # Errors
    ///
    /// If the only pair would be an empty name without a value, or the text would be longer than
    /// [`MAX_LENGTH`](crate::MAX_LENGTH).
    ///
    /// ```
    /// use virgule::encode::Separator;
    ///
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1".parse().unwrap();
    /// uri.query_mut(Separator::Ampersand).append("a", "x=y&z")?.append("flag", None)?;
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

    /// Appends pairs, in time linear in the query and in them.
    ///
    /// # Errors
    ///
    /// As [`Self::append`].
    ///
    /// ```
    /// use virgule::encode::Separator;
    ///
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1".parse().unwrap();
    /// uri.query_mut(Separator::Ampersand).extend([("b", Some("x&y")), ("c", None)])?;
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

    /// Sets the value of the first pair named `name`, and removes the others; appends a pair if there is none.
    ///
    /// # Errors
    ///
    /// As [`Self::append`].
    ///
    /// ```
    /// use virgule::encode::Separator;
    ///
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1&b&a=2".parse().unwrap();
    /// uri.query_mut(Separator::Ampersand).set("a", "3")?.set("c", "4")?;
    /// assert_eq!(uri, "http://example.com/?a=3&b&c=4");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set<'v>(
        &mut self,
        name: &str,
        value: impl Into<ComponentValue<'v>>,
    ) -> Result<&mut Self, BuildError> {
        let mut pairs = self.pairs()?;
        let place = pairs.iter().position(|pair| pair.name == name.as_bytes()).unwrap_or(pairs.len());
        pairs.retain(|pair| pair.name != name.as_bytes());
        pairs.insert(place.min(pairs.len()), pair::<V>(name, value.into().as_deref()));
        self.write(&pairs)
    }

    /// Removes all pairs named `name`, and the query with its last pair. Without such pairs, nothing changes.
    ///
    /// # Errors
    ///
    /// If the only pair left would be an empty name without a value.
    ///
    /// ```
    /// use virgule::encode::Separator;
    ///
    /// let mut uri: virgule::UriBuf = "http://example.com/?%61=1&b&a".parse().unwrap();
    /// uri.query_mut(Separator::Ampersand).remove("a")?;
    /// assert_eq!(uri, "http://example.com/?b");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn remove(&mut self, name: &str) -> Result<&mut Self, BuildError> {
        let mut pairs = self.pairs()?;
        let count = pairs.len();
        pairs.retain(|pair| pair.name != name.as_bytes());
        if pairs.len() == count { Ok(self) } else { self.write(&pairs) }
    }

    /// Removes all pairs, and the query.
    ///
    /// # Errors
    ///
    /// Never fails for the types of this crate, because a query is optional.
    ///
    /// ```
    /// use virgule::encode::Separator;
    ///
    /// let mut uri: virgule::UriBuf = "http://example.com/?a=1#top".parse().unwrap();
    /// uri.query_mut(Separator::Ampersand).clear()?.append("b", "2")?;
    /// assert_eq!(uri, "http://example.com/?b=2#top");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn clear(&mut self) -> Result<&mut Self, BuildError> {
        self.write(&[])
    }

    #[inline]
    fn pairs(&self) -> Result<Vec<PairSpan>, BuildError> {
        let query = self.owner.split().0.query.unwrap_or("");
        // Every `query` is also an `iquery`, and its pairs have the same positions by both rules.
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
