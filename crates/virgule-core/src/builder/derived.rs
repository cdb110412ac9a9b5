//! Replacing or removing the fragment of a URI, and resolving references with `join`.

use crate::builder::build_error::BuildError;
use crate::builder::component_value::ComponentValue;
use crate::uri::error::ParseError;
use crate::uri::error::pretty::composed_text_refused;
use crate::uri::owned::Owned;
use crate::uri::{Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

/// Methods of types that may have a fragment.
macro_rules! fragments {
    ($($name:ident)*) => {$(
        crate::__methods! { $name<'a>:
            /// Returns the value without its fragment, borrowed.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("http://example.com/a?b#c").unwrap();
            /// assert_eq!(uri.strip_fragment(), "http://example.com/a?b");
            /// ```
            pub fn strip_fragment(&self) -> $name<'a> {
                let Some(fragment) = self.fragment() else { return *self };
                let (text, _) = self.as_str().split_at(self.as_str().len() - fragment.len() - 1);
                match Self::parse(text) {
                    Ok(stripped) => stripped,
                    // Unreachable: a fragment is optional (RFC 3986 section 3).
                    Err(error) => composed_text_refused(&error),
                }
            }

            /// Returns a copy with the fragment `fragment`; `None` removes the fragment.
            ///
            /// # Errors
            ///
            /// If `fragment` does not match the rule `fragment` (RFC 3986 section 3.5; `ifragment` of RFC 3987 for
            /// IRIs).
            ///
            /// ```
            /// let uri = virgule::Uri::parse("http://example.com/a#b").unwrap();
            /// assert_eq!(uri.with_fragment("c")?, "http://example.com/a#c");
            /// assert_eq!(uri.with_fragment(None)?, "http://example.com/a");
            /// uri.with_fragment("c#d").unwrap_err();
            /// # Ok::<(), virgule::BuildError>(())
            /// ```
            pub fn with_fragment<'f>(
                &self,
                fragment: impl Into<ComponentValue<'f>>,
            ) -> Result<Owned<$name<'static>>, BuildError> {
                let mut owned = self.to_owned();
                owned.set_fragment(fragment)?;
                Ok(owned)
            }
        }
    )*};
}

fragments! { Uri UriRef RelativeRef Iri IriRef IriRelativeRef }

/// Methods of types that can be the base of a reference.
macro_rules! joined {
    ($($name:ident $reference:ident)*) => {$(
        crate::__methods! { $name<'a>:
            /// Parses a reference and resolves it against this base, like links in a browser (RFC 3986 section 5).
            ///
            /// The last segment of the path is replaced unless the path ends with a slash: `b` joined to
            /// `http://example.com/a` is `http://example.com/b`, joined to `http://example.com/a/` it is
            /// `http://example.com/a/b`. To append a segment in both cases, use [`Owned::append_segment`].
            ///
            /// ```
            /// let base = virgule::Uri::parse("http://example.com/a/b?q").unwrap();
            /// assert_eq!(base.join("c")?, "http://example.com/a/c");
            /// assert_eq!(base.join("/c")?, "http://example.com/c");
            /// assert_eq!(base.join("?r#s")?, "http://example.com/a/b?r#s");
            /// assert_eq!(base.join("https://example.org/")?, "https://example.org/");
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            ///
            /// # Errors
            ///
            /// If `reference` is not a valid reference; see [`ParseError`].
            ///
            /// # Panics
            ///
            /// If the result is longer than 4 GiB.
            pub fn join(&self, reference: &str) -> Result<Owned<$name<'static>>, ParseError> {
                Ok($reference::parse(reference)?.resolve(*self))
            }
        }
    )*};
}

joined! { Uri UriRef Iri IriRef }
