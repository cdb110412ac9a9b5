//! Literals: constants whose value is the same as that of parsing at run time.

use virgule::{AbsoluteUri, RelativeRef, Uri, UriRef, UriScheme};
use virgule::{absolute_uri, literal, relative_ref, uri, uri_ref};

const HOME: Uri<'static> = uri!("https://me@example.com:80/a?b#c");
static UP: UriRef<'static> = uri_ref!("../a");
static BASE: AbsoluteUri<'static> = absolute_uri!("a:b?c");
static PATH: RelativeRef<'static> = relative_ref!("//a/b#c",);

#[test]
fn literals_are_what_parsing_gives() {
    assert_eq!(HOME, Uri::parse(HOME.as_str()).unwrap());
    assert_eq!((HOME.userinfo(), HOME.port(), HOME.fragment()), (Some("me"), Some("80"), Some("c")));
    assert_eq!((UP.path(), BASE.query(), PATH.host()), ("../a", Some("c"), Some("a")));
}

/// `concat!` and names of constants are accepted as string literals are.
#[test]
fn accepts_any_constant_text() {
    const TEXT: &str = concat!("a:", "b");
    assert_eq!(uri!(TEXT).path(), "b");
    fn generic<T>(_: T) -> Uri<'static> {
        uri!("a:c")
    }
    assert_eq!(generic(1).path(), "c");
}

/// A text of 2,048 bytes does not reach the compiler's limit on constant evaluation.
#[test]
fn long_literals_compile() {
    macro_rules! four {
        ($text:expr) => {
            concat!($text, $text, $text, $text)
        };
    }
    const LONG: &str = concat!("a://h/", four!(four!(four!(four!("abc%20d/")))));
    const PARSED: Uri<'static> = uri!(LONG);
    assert_eq!(PARSED.as_str().len(), 2054);
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct Plain<'a> {
    userinfo: Option<&'a str>,
    host: &'a str,
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct UriType {
    host: String,
    port: Option<u16>,
}

static SERVER: Plain<'static> = literal!(Plain, "me@localhost");

#[test]
fn derived_types_have_literals() {
    assert_eq!(SERVER, Plain { userinfo: Some("me"), host: "localhost" });
    assert_eq!(literal!(UriType, "localhost:80"), UriType { host: "localhost".into(), port: Some(80) });
}

#[test]
#[should_panic(expected = "offset 10, in port: number too large")]
fn panics_at_run_time_if_a_field_type_rejects() {
    let _ = literal!(UriType, "localhost:99999");
}
