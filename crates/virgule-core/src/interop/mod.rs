//! To and from the types of other crates, without a change of meaning.
//!
//! ```text
//! same   whether two spellings of a component are one by RFC 3986     feature url
//! url    url::Url, which reads as the WHATWG URL standard says       feature url
//! http   http::Uri, the target of a request                          feature http
//! ```
//!
//! Both crates read some texts in another way than RFC 3986 does: `http:/h/p` has a host for `url`, and `mailto:u@h`
//! is an authority for `http`. So no conversion trusts that a text which both take means the same to both. Each
//! compares what the other crate found with what virgule finds, component by component, and where they differ the
//! conversion fails and names the component.

#[cfg(feature = "http")]
pub mod http;
#[cfg(feature = "url")]
mod same;
#[cfg(feature = "url")]
pub mod url;

use crate::normalize::step::Component;

/// The conversions from a value and from an owned text, beside that from a reference.
macro_rules! also {
    ($uri:ident => $theirs:ty, $error:ty) => {
        /// The same.
        impl TryFrom<$uri<'_>> for $theirs {
            type Error = $error;

            #[inline]
            fn try_from(uri: $uri<'_>) -> Result<Self, $error> {
                (&uri).try_into()
            }
        }

        /// The same.
        impl TryFrom<&crate::uri::owned::Owned<$uri<'static>>> for $theirs {
            type Error = $error;

            #[inline]
            fn try_from(uri: &crate::uri::owned::Owned<$uri<'static>>) -> Result<Self, $error> {
                (&uri.borrow()).try_into()
            }
        }

        /// The same.
        impl TryFrom<crate::uri::owned::Owned<$uri<'static>>> for $theirs {
            type Error = $error;

            #[inline]
            fn try_from(uri: crate::uri::owned::Owned<$uri<'static>>) -> Result<Self, $error> {
                (&uri.borrow()).try_into()
            }
        }
    };
}

use also;

/// The first component that does not agree.
fn differing<const N: usize>(agree: [(Component, bool); N]) -> Result<(), Component> {
    match agree.iter().find(|(_, agrees)| !agrees) {
        Some(&(component, _)) => Err(component),
        None => Ok(()),
    }
}
