//! Sum types: enums of several kinds with `#[derive(UriScheme)]`.

use virgule::schemes::{Http, Https, Mailto, Ni, Urn};
use virgule::{Owned, Uri, UriBuf, UriRef, UriScheme};

#[derive(UriScheme, Debug, Clone, Copy, PartialEq)]
enum Link<'a> {
    #[uri(other)]
    Other(Uri<'a>),
    Web(Https<'a>),
    Mail(Mailto<'a>),
    Name(Ni<'a>),
}

#[test]
fn a_text_is_of_the_kind_whose_scheme_it_has() {
    for (text, expected) in [
        ("https://example.com/a", Link::Web(Https::parse("https://example.com/a").unwrap())),
        ("HTTPS://example.com/a", Link::Web(Https::parse("HTTPS://example.com/a").unwrap())),
        ("mailto:anna@example.com", Link::Mail(Mailto::parse("mailto:anna@example.com").unwrap())),
        ("ni:///sha-256;f4OxZX_x", Link::Name(Ni::parse("ni:///sha-256;f4OxZX_x").unwrap())),
        ("http://example.com/", Link::Other(Uri::parse("http://example.com/").unwrap())),
        ("httpsx:a", Link::Other(Uri::parse("httpsx:a").unwrap())),
        // A variant `other` also accepts texts with a known scheme that the type of this scheme refuses, at any
        // position in the enum.
        ("https:a", Link::Other(Uri::parse("https:a").unwrap())),
        ("https:///a", Link::Other(Uri::parse("https:///a").unwrap())),
    ] {
        assert_eq!(Link::parse(text), Ok(expected), "{text}");
        assert_eq!(Link::try_from(text), Ok(expected), "{text}");
        assert!(Link::is_valid(text), "{text}");
        assert_eq!(expected.to_string(), text);
    }
}

#[test]
fn an_error_is_that_of_the_kind_with_the_scheme() {
    let refused = |text: &str| {
        assert!(!Link::is_valid(text), "{text}");
        Link::parse(text).unwrap_err()
    };
    for text in ["https://a b/", "mailto:a b", "ni:///sha-256;f4 x"] {
        let expected = match text.as_bytes()[0] {
            b'h' => Https::parse(text).unwrap_err(),
            b'm' => Mailto::parse(text).unwrap_err(),
            _ => Ni::parse(text).unwrap_err(),
        };
        assert_eq!(refused(text), expected.into(), "{text}");
    }
    for text in ["/a", "", "a", "x:y z"] {
        assert_eq!(refused(text), Uri::parse(text).unwrap_err().into(), "{text}");
    }
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = "db = kind \":\" name\nkind = \"main\" / \"test\"\nname = 1*ALPHA\n")]
struct Database<'a> {
    kind: &'a str,
    name: &'a str,
}

/// The types of variants may be derived types and other sum types.
#[derive(UriScheme, Debug, PartialEq)]
enum Source<'a> {
    Database(Database<'a>),
    Web(Web<'a>),
    Name(Urn<'a>),
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(parse_only)]
enum Web<'a> {
    Secure(Https<'a>),
    Plain(Http<'a>),
}

impl std::fmt::Display for Web<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Web::Secure(value) => write!(f, "{value}"),
            Web::Plain(value) => write!(f, "{value} (not secure)"),
        }
    }
}

#[test]
fn kinds_may_be_derived() {
    assert_eq!(Source::parse("TEST:users"), Ok(Source::Database(Database { kind: "TEST", name: "users" })));
    let http = Http::parse("http://a/").unwrap();
    assert_eq!(Source::parse("http://a/"), Ok(Source::Web(Web::Plain(http))));
    assert_eq!(Source::from(Web::from(http)).to_string(), "http://a/ (not secure)");
    assert_eq!(Source::parse("urn:isbn:0").unwrap().to_string(), "urn:isbn:0");
}

#[test]
fn without_other_the_schemes_are_told() {
    let message = |text: &str| Source::parse(text).unwrap_err().to_string();
    assert_eq!(
        message("ftp://a/"),
        "the scheme must be `main`, `test`, `https`, `http` or `urn` (offset 0, in scheme: expected \"H\", \"M\", \"T\", \"U\", \"h\", \"m\", \"t\" or \"u\")"
    );
    assert!(message("urm:isbn:0").ends_with(" (offset 2, in scheme: expected \"N\" or \"n\")"));
    assert!(message("httpx:").ends_with(" (offset 4, in scheme: expected \":\", \"S\" or \"s\")"));
}

/// An enum whose variants own their texts.
#[derive(UriScheme, Debug, Clone, PartialEq)]
enum Kept {
    Web(Owned<Https<'static>>),
    #[uri(other)]
    Other(UriBuf),
}

#[test]
fn owned_kinds_make_an_owned_type() {
    let kept: Kept = {
        let text = String::from("https://example.com/a");
        text.parse().unwrap()
    };
    assert!(matches!(&kept, Kept::Web(web) if web.host() == "example.com"));
    assert_eq!(kept.to_string(), "https://example.com/a");
    assert_eq!(
        (kept.as_str(), AsRef::<str>::as_ref(&kept)),
        ("https://example.com/a", "https://example.com/a")
    );
}

#[test]
fn the_trait_says_what_it_is() {
    fn constants<'a, T: UriScheme<'a>>() -> (&'static [&'static str], bool) {
        (T::SCHEMES, T::INSIDE_RFC3986)
    }
    // The rule of RFC 6068 matches `mailto:[`, which is not a URI.
    assert_eq!(constants::<Link<'_>>(), (&[][..], false));
    assert_eq!(constants::<Source<'_>>(), (&["main", "test", "https", "http", "urn"][..], true));
    assert!(!constants::<Reference<'_>>().1);
    // The types of the library and owned ones are of the same trait.
    assert_eq!(constants::<Https<'_>>(), (&["https"][..], true));
    assert_eq!(constants::<Owned<Https<'static>>>(), constants::<Https<'_>>());
    assert_eq!(<Uri<'_> as UriScheme>::parse("a:b").unwrap(), "a:b");
    assert!(<UriBuf as UriScheme>::is_valid("a:b") && !<UriBuf as UriScheme>::is_valid("b"));
}

#[derive(UriScheme, Debug, PartialEq)]
enum Reference<'a> {
    #[uri(other)]
    Any(UriRef<'a>),
}

#[test]
fn serde_reads_and_writes_the_text() {
    let link: Link<'_> = serde_json::from_str("\"mailto:a@b\"").unwrap();
    assert!(matches!(link, Link::Mail(_)));
    assert_eq!(serde_json::to_string(&link).unwrap(), "\"mailto:a@b\"");
    let refused = serde_json::from_str::<Link<'_>>("\"/a\"").unwrap_err().to_string();
    assert!(refused.starts_with("invalid value for Link") || refused.contains("Link"), "{refused}");
}
