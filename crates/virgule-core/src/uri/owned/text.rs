//! Comparison of owned texts and results with strings, in both directions.

use super::Owned;
use super::maybe::MaybeOwned;
use crate::uri::typed::UriType;
use alloc::borrow::Cow;
use alloc::string::String;

macro_rules! compare_with_strings {
    ($($string:ty),*) => {$(
        impl<V: UriType> PartialEq<$string> for Owned<V> {
            #[inline]
            fn eq(&self, other: &$string) -> bool {
                self.as_str() == AsRef::<str>::as_ref(other)
            }
        }

        impl<V: UriType> PartialEq<Owned<V>> for $string {
            #[inline]
            fn eq(&self, other: &Owned<V>) -> bool {
                other == self
            }
        }

        impl<V: UriType> PartialEq<$string> for MaybeOwned<'_, V> {
            #[inline]
            fn eq(&self, other: &$string) -> bool {
                self.as_str() == AsRef::<str>::as_ref(other)
            }
        }

        impl<V: UriType> PartialEq<MaybeOwned<'_, V>> for $string {
            #[inline]
            fn eq(&self, other: &MaybeOwned<'_, V>) -> bool {
                other == self
            }
        }
    )*};
}

compare_with_strings! { str, &str, String, Cow<'_, str> }

impl<V: UriType> PartialEq<Owned<V>> for MaybeOwned<'_, V> {
    #[inline]
    fn eq(&self, other: &Owned<V>) -> bool {
        self.as_str() == other.as_str()
    }
}

impl<V: UriType> PartialEq<MaybeOwned<'_, V>> for Owned<V> {
    #[inline]
    fn eq(&self, other: &MaybeOwned<'_, V>) -> bool {
        other == self
    }
}
