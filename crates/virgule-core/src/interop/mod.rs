//! Conversions to and from the types of other crates, which preserve the meaning.
//!
//! Both crates parse some strings differently from RFC 3986: `url` finds a host in `http:/h/p`, and `http` parses
//! `mailto:u@h` as an authority. Each conversion compares the components, and fails with the name of one that differs.
//!
//! The result of `normalize`, `to_uri` and `to_uri_idna` is a [`MaybeOwned`](crate::MaybeOwned); convert the value that
//! its `borrow` returns: `url::Url::try_from(normal.borrow())`.

#[cfg(feature = "http")]
pub mod http;
#[cfg(feature = "url")]
pub mod url;

use crate::normalize::step::Component;

/// Conversions from a value and from owned types, which forward to the conversion from a reference.
macro_rules! also {
    ($theirs:ty, $error:ty) => {
        crate::uri::macros::try_from! {
            /// Like the conversion of a reference.
            [] Uri<'_> => $theirs, $error: |uri| (&uri).try_into();
            /// Like the conversion of a borrowed value.
            [] &UriBuf => $theirs, $error: |uri| (&uri.borrow()).try_into();
            /// Like the conversion of a borrowed value.
            [] UriBuf => $theirs, $error: |uri| (&uri.borrow()).try_into();
        }
    };
}

use also;

/// Returns an error with the first component whose flag is false.
fn differing<const N: usize>(agree: [(Component, bool); N]) -> Result<(), Component> {
    match agree.iter().find(|(_, agrees)| !agrees) {
        Some(&(component, _)) => Err(component),
        None => Ok(()),
    }
}
