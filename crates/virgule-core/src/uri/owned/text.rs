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

#[cfg(test)]
mod tests {
    use crate::normalize::step::Normalization;
    use crate::uri::Uri;
    use crate::uri::owned::UriBuf;
    use std::borrow::Cow;
    use std::string::String;

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
}
