//! Results of operations: values that are borrowed if nothing changed, as in a `Cow`.

use crate::uri::macros::from;
use crate::uri::owned::Owned;
use crate::uri::typed::UriType;
use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use virgule_automata::captures::Matched;

/// A value of the type `V`: borrowed from the input if an operation changed nothing, otherwise owned.
///
/// `normalize`, `to_uri` and `to_iri` return this type. `Eq`, `Ord`, `Hash` and `Display` are those of the string. It has
/// accessors; other methods are those of the values that [`Self::borrow`] and [`Self::into_owned`] return. Keep the value
/// in a variable while a result borrows it:
///
/// ```
/// # #[cfg(feature = "idna")] {
/// use virgule::{Iri, Normalization};
///
/// let uri = Iri::parse("http://BÜCHER.example/a/../b#c").unwrap().to_uri_idna().unwrap();
/// let normal = uri.borrow().normalize(Normalization::SCHEME);
/// assert_eq!(normal.borrow().strip_fragment(), "http://xn--bcher-kva.example/b");
/// # }
/// ```
///
/// ```
/// use virgule::{Normalization, Uri};
///
/// let uri = Uri::parse("HTTP://Example.com/%7Eanna")?;
/// let normal = uri.normalize(Normalization::SYNTAX);
/// assert_eq!(normal, "http://example.com/~anna");
/// assert_eq!((normal.host(), normal.path()), (Some("example.com"), "/~anna"));
/// assert!(!normal.is_borrowed());
/// assert_eq!(normal.into_owned().host(), Some("example.com"));
/// # Ok::<(), virgule::ParseError>(())
/// ```
pub struct MaybeOwned<'a, V: UriType>(Inner<'a, V>);

enum Inner<'a, V: UriType> {
    Same(Matched<'a, V::Captures>),
    Changed(Owned<V>),
}

impl<'a, V: UriType> MaybeOwned<'a, V> {
    /// The result of an operation that changed nothing.
    #[inline]
    pub(crate) fn same(found: Matched<'a, V::Captures>) -> Self {
        MaybeOwned(Inner::Same(found))
    }

    /// The result of an operation, which must be a valid value of the type. For generated code.
    #[doc(hidden)]
    #[inline]
    pub fn of(value: V::Borrowed<'a>, text: Cow<'a, str>) -> Self {
        match text {
            Cow::Borrowed(_) => MaybeOwned(Inner::Same(V::found(value))),
            Cow::Owned(text) => Self::changed(Owned::made(text)),
        }
    }

    /// The changed result of an operation.
    #[inline]
    pub(crate) fn changed(result: Owned<V>) -> Self {
        MaybeOwned(Inner::Changed(result))
    }

    /// True if nothing changed, so that nothing was copied.
    ///
    /// ```
    /// use virgule::{Normalization, Uri};
    ///
    /// let uri = Uri::parse("http://example.com/a")?;
    /// assert!(uri.normalize(Normalization::SYNTAX).is_borrowed());
    /// let uri = Uri::parse("HTTP://example.com/a")?;
    /// let normal = uri.normalize(Normalization::SYNTAX);
    /// assert!(!normal.is_borrowed());
    /// assert_eq!(normal.as_str(), "http://example.com/a");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn is_borrowed(&self) -> bool {
        matches!(self.0, Inner::Same(_))
    }

    /// Returns the entire string.
    #[inline]
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Inner::Same(found) => found.text(),
            Inner::Changed(owned) => owned.as_str(),
        }
    }

    /// Returns the borrowed value, without parsing again.
    ///
    /// ```
    /// use virgule::{Normalization, Uri};
    ///
    /// let normal = Uri::parse("HTTP://Example.com/")?.normalize(Normalization::SYNTAX);
    /// assert_eq!(normal.borrow().host(), Some("example.com"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn borrow(&self) -> V::Borrowed<'_> {
        match &self.0 {
            Inner::Same(found) => V::of(*found),
            Inner::Changed(owned) => owned.borrow(),
        }
    }

    /// Returns the owned value. If nothing changed, the string is copied.
    ///
    /// ```
    /// use virgule::{Normalization, Uri, UriBuf};
    ///
    /// let owned: UriBuf = Uri::parse("HTTP://example.com/a")?.normalize(Normalization::SYNTAX).into_owned();
    /// assert_eq!(owned.scheme(), "http");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn into_owned(self) -> Owned<V> {
        match self.0 {
            Inner::Same(found) => found.into(),
            Inner::Changed(owned) => owned,
        }
    }

    /// Returns the string; copies it if nothing changed.
    ///
    /// ```
    /// let text: String = virgule::Iri::parse("http://example.org/é")?.to_uri().into_string();
    /// assert_eq!(text, "http://example.org/%C3%A9");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn into_string(self) -> String {
        self.into_cow().into_owned()
    }

    /// Returns the string; borrows it if nothing changed.
    ///
    /// ```
    /// use std::borrow::Cow;
    ///
    /// assert!(matches!(virgule::Iri::parse("http://example.org/e")?.to_uri().into_cow(), Cow::Borrowed(_)));
    /// assert!(matches!(virgule::Iri::parse("http://example.org/é")?.to_uri().into_cow(), Cow::Owned(_)));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn into_cow(self) -> Cow<'a, str> {
        match self.0 {
            Inner::Same(found) => Cow::Borrowed(found.text()),
            Inner::Changed(owned) => Cow::Owned(owned.into_string()),
        }
    }
}

impl<V: UriType> Clone for MaybeOwned<'_, V> {
    #[inline]
    fn clone(&self) -> Self {
        match &self.0 {
            Inner::Same(found) => MaybeOwned(Inner::Same(*found)),
            Inner::Changed(owned) => MaybeOwned(Inner::Changed(owned.clone())),
        }
    }
}

crate::__text_traits! { ['a, V: UriType] MaybeOwned<'a, V>, of V }

/// Masks passwords.
impl<V: UriType> fmt::Debug for MaybeOwned<'_, V>
where
    for<'t> V::Borrowed<'t>: fmt::Debug,
{
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.borrow().fmt(f)
    }
}

from! {
    [V: UriType] MaybeOwned<'_, V> => Owned<V>: |value| value.into_owned();
    [V: UriType] MaybeOwned<'_, V> => String: |value| value.into_string();
    ['a, V: UriType] MaybeOwned<'a, V> => Cow<'a, str>: |value| value.into_cow();
}

#[cfg(test)]
mod tests {
    use crate::normalize::step::Normalization;
    use crate::uri::output::Buffer;
    use crate::uri::owned::{IriBuf, UriBuf, UriRefBuf};
    use crate::uri::{Uri, UriRef};
    use std::borrow::Cow;
    use std::string::{String, ToString};

    #[test]
    fn all_that_hold_a_text_compare_in_both_directions() {
        let text = "http://a/";
        let (uri, other) = (Uri::parse(text).unwrap(), Uri::parse("http://b/").unwrap());
        let (buf, normal) = (uri.to_owned(), uri.normalize(Normalization::SYNTAX));
        let (cow, string) = (Cow::Borrowed(text), String::from(text));
        macro_rules! equal {
            ($($one:expr => $($two:expr),*;)*) => {$($(
                assert!($one == $two && $two == $one);
            )*)*};
        }
        equal! {
            uri => buf, normal, cow, string, text, *text;
            buf => normal, cow, string, text, *text;
            normal => cow, string, text, *text;
        }
        assert_ne!(other, normal);
        assert_ne!(normal, other);
        assert_ne!(other, cow);
        assert_ne!(cow, other);
        assert_eq!(UriBuf::try_from(text).unwrap(), buf);
        UriBuf::try_from("a b").unwrap_err();
    }

    #[test]
    fn a_result_has_the_components_of_its_text() {
        for text in ["HTTP://U@A:8080/%62?c#d", "http://u@a:8080/b?c#d"] {
            let normal = Uri::parse(text).unwrap().normalize(Normalization::SYNTAX);
            assert_eq!(
                (normal.scheme(), normal.host(), normal.port_u16()),
                ("http", Some("a"), Ok(Some(8080)))
            );
            assert_eq!((normal.path(), normal.query(), normal.fragment()), ("/b", Some("c"), Some("d")));
            assert_eq!(normal.authority().map(str::len), Some(8));
            assert_eq!(normal.userinfo().map(str::to_ascii_lowercase).as_deref(), Some("u"));
            assert_eq!((normal.port(), normal.port_or_default()), (Some("8080"), Ok(Some(8080))));
            assert_eq!(normal.host_typed(), Some(crate::uri::host::Host::RegName("a")));
        }
        let reference = UriRef::parse("//A/").unwrap().normalize(Normalization::SYNTAX);
        assert_eq!((reference.scheme(), reference.host(), reference.fragment()), (None, Some("a"), None));
    }

    #[test]
    fn an_owned_text_has_what_the_borrowed_one_has() {
        let uri: UriBuf = "http://[::1]/caf%C3%A9#a".parse().unwrap();
        assert_eq!(uri.with_fragment(None).unwrap(), "http://[::1]/caf%C3%A9");
        uri.with_fragment("b#c").unwrap_err();
        assert_eq!(uri.iri_form().to_string(), "http://[::1]/café#a");
        let iri: IriBuf = "http://example.org/é".parse().unwrap();
        assert_eq!(iri.uri_form().to_string(), "http://example.org/%C3%A9");
        #[cfg(feature = "std")]
        assert_eq!(uri.socket_addrs(|| None).unwrap(), ["[::1]:80".parse().unwrap()]);
        #[cfg(feature = "idna")]
        {
            let iri: IriBuf = "http://bücher.example/".parse().unwrap();
            let uri = iri.to_uri_idna().unwrap().into_owned();
            assert_eq!(uri, "http://xn--bcher-kva.example/");
            assert_eq!(uri.to_iri_idna(), iri);
        }
        let mut bytes = [0; 32];
        let mut target = Buffer::new(&mut bytes);
        let reference: UriRefBuf = "../d".parse().unwrap();
        reference.resolve_into(&"http://a/b/c".parse::<UriBuf>().unwrap(), &mut target).unwrap();
        assert_eq!(target.as_str(), "http://a/d");
        reference.resolve_into(&uri, &mut Buffer::new(&mut [0; 3])).unwrap_err();
    }
}
