//! Conversions to and from the types of other crates, without a change of meaning.
//!
//! Both crates read some texts differently from RFC 3986: `url` finds a host in `http:/h/p`, and `http` reads `mailto:u@h` as an
//! authority. Each conversion compares the components of both values, and fails with the name of the component if they differ.

#[cfg(feature = "http")]
pub mod http;
#[cfg(feature = "url")]
pub mod url;

use crate::normalize::step::Component;

/// The conversions from a value and from owned texts, which call the conversion from a reference.
macro_rules! also {
    ($theirs:ty, $error:ty) => {
        crate::uri::macros::try_from! {
            /// As the conversion of a reference.
            [] Uri<'_> => $theirs, $error: |uri| (&uri).try_into();
            /// As the conversion of a borrowed value.
            [] &UriBuf => $theirs, $error: |uri| (&uri.borrow()).try_into();
            /// As the conversion of a borrowed value.
            [] UriBuf => $theirs, $error: |uri| (&uri.borrow()).try_into();
        }
    };
}

use also;

/// An error with the first component whose flag is false.
fn differing<const N: usize>(agree: [(Component, bool); N]) -> Result<(), Component> {
    match agree.iter().find(|(_, agrees)| !agrees) {
        Some(&(component, _)) => Err(component),
        None => Ok(()),
    }
}
