//! Literals: strings that are parsed at compile time.
//!
//! A literal is parsed in a constant, so that nothing is parsed at run time. An invalid string is a compile error with
//! the message of the [`ParseError`].

use crate::uri::error::ParseError;

/// Stops the compilation with the message of `error`. For the macros of this module.
#[doc(hidden)]
#[track_caller]
#[inline]
pub const fn refuse(error: &ParseError) -> ! {
    panic!("{}", error.message().as_str())
}

/// A constant [`Uri`](crate::Uri); an invalid string does not compile.
///
/// ```
/// use virgule::{Uri, uri};
///
/// static HOME: Uri<'static> = uri!("https://example.com/");
/// assert_eq!(HOME.host(), Some("example.com"));
/// ```
///
/// The compile error contains the offset and the expected items:
///
/// ```compile_fail
/// virgule::uri!("http://example.com:8x/");
/// // evaluation panicked: offset 20, in port: expected a digit, "/", "?", "#" or the end
/// ```
#[macro_export]
macro_rules! uri {
    ($text:expr $(,)?) => {
        $crate::__literal!(Uri, $text)
    };
}

/// A constant [`UriRef`](crate::UriRef); an invalid string does not compile.
///
/// ```
/// const UP: virgule::UriRef<'static> = virgule::uri_ref!("../images?all#top");
/// assert_eq!(UP.path(), "../images");
/// ```
#[macro_export]
macro_rules! uri_ref {
    ($text:expr $(,)?) => {
        $crate::__literal!(UriRef, $text)
    };
}

/// A constant [`RelativeRef`](crate::RelativeRef); an invalid string does not compile.
///
/// ```
/// const IMAGES: virgule::RelativeRef<'static> = virgule::relative_ref!("/images");
/// assert_eq!(IMAGES.path(), "/images");
/// ```
///
/// ```compile_fail
/// virgule::relative_ref!("https://example.com/");
/// ```
#[macro_export]
macro_rules! relative_ref {
    ($text:expr $(,)?) => {
        $crate::__literal!(RelativeRef, $text)
    };
}

/// A constant [`AbsoluteUri`](crate::AbsoluteUri), which has no fragment; an invalid string does not compile.
///
/// ```
/// const BASE: virgule::AbsoluteUri<'static> = virgule::absolute_uri!("https://example.com/a?b");
/// assert_eq!(BASE.query(), Some("b"));
/// ```
///
/// ```compile_fail
/// virgule::absolute_uri!("https://example.com/#fragment");
/// ```
#[macro_export]
macro_rules! absolute_uri {
    ($text:expr $(,)?) => {
        $crate::__literal!(AbsoluteUri, $text)
    };
}

/// A constant [`Iri`](crate::Iri); an invalid string does not compile.
///
/// ```
/// const CAFE: virgule::Iri<'static> = virgule::iri!("https://example.org/café");
/// assert_eq!(CAFE.path(), "/café");
/// ```
///
/// ```compile_fail
/// virgule::iri!("café");
/// ```
#[macro_export]
macro_rules! iri {
    ($text:expr $(,)?) => {
        $crate::__literal!(Iri, $text)
    };
}

/// A constant [`IriRef`](crate::IriRef); an invalid string does not compile.
///
/// ```
/// const CAFE: virgule::IriRef<'static> = virgule::iri_ref!("../café");
/// assert_eq!(CAFE.path(), "../café");
/// ```
#[macro_export]
macro_rules! iri_ref {
    ($text:expr $(,)?) => {
        $crate::__literal!(IriRef, $text)
    };
}

/// A constant [`UriTemplate`](crate::schemes::UriTemplate) (RFC 6570); an invalid string does not compile.
///
/// ```
/// use virgule::schemes::UriTemplate;
///
/// const SEARCH: UriTemplate<'static> = virgule::uri_template!("/search{?q,page}");
/// assert_eq!(SEARCH.as_str(), "/search{?q,page}");
/// ```
///
/// ```compile_fail
/// virgule::uri_template!("/search{?q,page");
/// ```
#[macro_export]
macro_rules! uri_template {
    ($text:expr $(,)?) => {
        $crate::__literal!(schemes::UriTemplate, $text)
    };
}

/// A literal of a type of this crate. The constant has a name because `cargo check` does not evaluate unnamed
/// constants.
#[doc(hidden)]
#[macro_export]
macro_rules! __literal {
    ($($type:ident)::+, $text:expr) => {{
        const LITERAL: $crate::$($type)::+<'static> = match $crate::$($type)::+::parse_const($text) {
            ::core::result::Result::Ok(parsed) => parsed,
            ::core::result::Result::Err(error) => $crate::__refuse(&error),
        };
        LITERAL
    }};
}

/// A value of a derived type, from a string that is checked at compile time.
///
/// The first argument is a type with `#[derive(UriScheme)]`, the second argument a string. A string that the grammar
/// rejects does not compile. If all fields are `&str` or `Option<&str>`, the value is a constant. A field of another
/// type is converted at run time, and the macro panics if the conversion fails.
///
/// ```
/// use virgule::{UriScheme, literal};
///
/// #[derive(UriScheme)]
/// #[uri(grammar = "rfc6920", rule = "NI-URI")]
/// struct Ni<'a> {
///     alg: &'a str,
///     val: &'a str,
/// }
///
/// const NAME: Ni<'static> = literal!(Ni, "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
/// assert_eq!(NAME.alg, "sha-256");
/// ```
#[macro_export]
macro_rules! literal {
    ($type:ty, $text:expr $(,)?) => {{
        const _: () = {
            if let ::core::option::Option::Some(error) = <$type>::__refused($text) {
                $crate::__refuse(&error)
            }
        };
        <$type>::__literal($text)
    }};
}

#[cfg(test)]
mod tests {
    use crate::generated::rfc6920::Ni;
    use crate::uri::{Uri, UriRef};
    use std::string::ToString;

    /// Messages are the same in constants and at run time.
    #[test]
    fn messages_are_those_of_display() {
        let texts = [
            "",
            ":",
            "http://example.com:8x/",
            "http://[::1",
            "a:%4",
            "a b",
            "a:\u{e9}",
            "http://[v",
            "ni:///",
        ];
        let errors = texts.iter().flat_map(|text| {
            [Uri::parse(text).err(), UriRef::parse(text).err(), Ni::parse(text).err()].into_iter().flatten()
        });
        let mut count = 0;
        for error in errors {
            assert_eq!(error.message().as_str(), error.to_string());
            count += 1;
        }
        assert!(count > 15, "{count}");
    }
}
