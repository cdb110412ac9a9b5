//! Examples for methods that all types have. The documentation of each type shows them; they are tested once.

/// Expands to the example for the given method.
#[doc(hidden)]
#[macro_export]
macro_rules! __example {
    (parse) => {
        "```
use virgule::Uri;

let uri = Uri::parse(\"http://example.com/a\")?;
assert_eq!(uri.path(), \"/a\");
let error = Uri::parse(\"http://example.com/a b\").unwrap_err();
assert_eq!(error.offset(), 20);
# Ok::<(), virgule::ParseError>(())
```"
    };
    (is_valid) => {
        "```
use virgule::Uri;

assert!(Uri::is_valid(\"http://example.com/a\") && !Uri::is_valid(\"http://example.com/a b\"));
```"
    };
    (parse_const) => {
        "```
use virgule::{ParseError, Uri};

const HOME: Result<Uri<'_>, ParseError> = Uri::parse_const(\"http://example.com/\");
assert_eq!(HOME?.host(), Some(\"example.com\"));
# Ok::<(), ParseError>(())
```"
    };
    (as_str) => {
        "```
let text = String::from(\"http://example.com/a\");
let uri = virgule::Uri::parse(&text)?;
assert!(std::ptr::eq(uri.as_str(), text.as_str()));
# Ok::<(), virgule::ParseError>(())
```"
    };
    (redacted) => {
        "```
let uri = virgule::Uri::parse(\"ftp://anna:s3cret@example.com/\")?;
assert_eq!(uri.redacted().to_string(), \"ftp://anna:***@example.com/\");
# Ok::<(), virgule::ParseError>(())
```"
    };
    (to_owned) => {
        "```
use virgule::{Uri, UriBuf};

let owned: UriBuf = Uri::parse(&String::from(\"http://example.com/a\"))?.to_owned();
assert_eq!(owned.path(), \"/a\");
# Ok::<(), virgule::ParseError>(())
```"
    };
    (normalize) => {
        "```
use virgule::{Normalization, Uri};

let uri = Uri::parse(\"HTTP://Example.com:80/a/../%7Eanna\")?;
assert_eq!(uri.normalize(Normalization::SCHEME), \"http://example.com/~anna\");
# Ok::<(), virgule::ParseError>(())
```"
    };
    (equivalence) => {
        "```
use virgule::{Equivalence, Uri};

let uri = Uri::parse(\"http://example.com/%7Eanna\")?;
assert_eq!(uri.equivalence(Uri::parse(\"http://example.com/~anna\")?), Some(Equivalence::Syntax));
assert_eq!(uri.equivalence(Uri::parse(\"http://example.com:80/~anna\")?), Some(Equivalence::Scheme));
assert_eq!(uri.equivalence(Uri::parse(\"http://example.com/\")?), None);
# Ok::<(), virgule::ParseError>(())
```"
    };
    (is_equivalent) => {
        "```
use virgule::{Equivalence, Uri};

let (uri, other) = (Uri::parse(\"http://example.com\")?, Uri::parse(\"http://example.com:80/\")?);
assert!(uri.is_equivalent(other, Equivalence::Scheme) && !uri.is_equivalent(other, Equivalence::Syntax));
# Ok::<(), virgule::ParseError>(())
```"
    };
    (as_uri) => {
        "```
use virgule::schemes::Https;

let page = Https::parse(\"https://example.com/a\")?;
assert_eq!((page.as_uri().scheme(), page.as_uri().has_fragment()), (\"https\", false));
# Ok::<(), virgule::ParseError>(())
```"
    };
    (builder) => {
        "```
use virgule::Uri;

let uri = Uri::builder().scheme(\"https\").host(\"example.com\").port(8443).path(\"/a\").build()?;
assert_eq!(uri, \"https://example.com:8443/a\");
let error = Uri::builder().scheme(\"https\").host(\"example.com\").path(\"a\").build().unwrap_err();
assert!(error.to_string().starts_with(\"field path\"));
# Ok::<(), virgule::BuildError>(())
```"
    };
}

#[cfg(doctest)]
macro_rules! run_once {
    ($($name:ident)*) => {$(
        #[doc = $crate::__example!($name)]
        pub mod $name {}
    )*};
}

#[cfg(doctest)]
run_once! { parse is_valid parse_const as_str redacted }
#[cfg(all(doctest, feature = "alloc"))]
run_once! { to_owned normalize equivalence is_equivalent as_uri builder }
