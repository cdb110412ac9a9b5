//! Constant evaluation and formatting: parsing works in constants and literals, `Debug` and errors never show passwords,
//! and `Display` writes the text.

use std::net::{Ipv4Addr, Ipv6Addr};
use virgule::{
    AbsoluteUri, Host, Kind, Ni, Nih, PortError, RelativeRef, Uri, UriRef, UriScheme, absolute_uri, literal,
    relative_ref, uri, uri_ref,
};
use virgule_dynamic::Parser;
use virgule_tests::inputs::{self, list};
use virgule_tests::random::Random;
use virgule_tests::{cases, data, reviewed, typed};

macro_rules! constants {
    ($($name:ident: $type:ident = $text:literal;)*) => {$(
        const $name: $type<'static> = match $type::parse_const($text) {
            Ok(value) => value,
            Err(_) => panic!("a good text"),
        };
    )*};
}

constants! {
    URI: Uri = "https://john.doe@[2001:db8::7]:8080/a/b?q#f";
    REFERENCE: UriRef = "//192.0.2.16:99999/?";
    ABSOLUTE: AbsoluteUri = "urn:isbn:0451450523";
    RELATIVE: RelativeRef = "../a#";
    NI: Ni = "ni://example.com/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
    NIH: Nih = "nih:sha-256-32;53269057;b";
}

const HOST: Option<Host<'static>> = URI.host_typed();
const OTHER_HOST: Option<Host<'static>> = REFERENCE.host_typed();
const PORT: Result<Option<u16>, PortError> = URI.port_u16();
const OTHER_PORT: Result<Option<u16>, PortError> = REFERENCE.port_u16();
const OFFSET: usize = match Uri::parse_const("http://example.com:8x/") {
    Ok(_) => panic!("a wrong port"),
    Err(error) => error.offset(),
};

#[test]
fn constants_have_their_parts() {
    assert_eq!(
        (URI.scheme(), URI.path(), URI.query(), URI.fragment()),
        ("https", "/a/b", Some("q"), Some("f"))
    );
    assert_eq!((REFERENCE.scheme(), REFERENCE.query(), REFERENCE.fragment()), (None, Some(""), None));
    assert_eq!((ABSOLUTE.scheme(), ABSOLUTE.authority(), ABSOLUTE.path()), ("urn", None, "isbn:0451450523"));
    assert_eq!((RELATIVE.path(), RELATIVE.fragment()), ("../a", Some("")));
    assert_eq!((NI.authority(), NI.alg(), NI.query()), ("example.com", "sha-256", None));
    assert_eq!((NIH.alg(), NIH.val(), NIH.checkdigit()), ("sha-256-32", "53269057", Some("b")));
}

#[test]
fn constants_have_hosts_and_ports() {
    assert_eq!(HOST, Some(Host::Ipv6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 7))));
    assert_eq!(OTHER_HOST, Some(Host::Ipv4(Ipv4Addr::new(192, 0, 2, 16))));
    assert_eq!((PORT, OTHER_PORT), (Ok(Some(8080)), Err(PortError)));
    assert_eq!(OFFSET, 20);
}

#[test]
fn a_constant_is_what_is_parsed_at_run_time() {
    for text in cases::inputs() {
        for kind in Kind::all() {
            let (constant, parsed) = (typed::parse_const(kind.name, &text), typed::parse(kind.name, &text));
            assert_eq!(constant, parsed, "{}: {text:?}", kind.name);
            assert!(parsed.as_ref().is_ok_and(|typed| typed.shown == text) || parsed.is_err(), "{text:?}");
            assert_eq!(typed::is_valid(kind.name, &text), parsed.is_ok(), "{}: {text:?}", kind.name);
        }
    }
}

#[test]
fn ports_are_numbers_or_none() {
    let port = |text: &str| Uri::parse(text).expect(text).port_u16();
    assert_eq!(port("a://h"), Ok(None));
    assert_eq!(port("a://h:"), Ok(None));
    assert_eq!(port("a://h:0"), Ok(Some(0)));
    assert_eq!(port("a://h:00080"), Ok(Some(80)));
    assert_eq!(port("a://h:65535"), Ok(Some(65535)));
    assert_eq!(port("a://h:65536"), Err(PortError));
    assert_eq!(port("a://h:4294967376"), Err(PortError), "not 80");
    assert_eq!(port(&format!("a://h:{}1", "0".repeat(1000))), Ok(Some(1)));
}

/// True if the text begins with the scheme `kind`.
fn own(kind: &str, text: &str) -> bool {
    text.strip_prefix(kind).is_some_and(|rest| rest.starts_with(':'))
}

#[test]
fn passwords_are_not_shown() {
    let mut shown = 0;
    for (kind, text) in
        Kind::all().flat_map(|kind| list("texts-with-passwords").iter().map(move |text| (kind, *text)))
    {
        match typed::parse(kind.name, text) {
            Ok(typed) => {
                shown += 1;
                // As a `Uri`, this text has its password in a path or a query, because only `//` begins an authority.
                if (!text.contains("//") || text.contains("=pass")) && !own(kind.name, text) {
                    continue;
                }
                // A template is source code, not a URI: it has no userinfo, and its text is shown.
                if kind.name == "uri-template" {
                    continue;
                }
                // A grammar that was not reviewed may have a password field without `;! redact`.
                if kind.secrets.is_empty() && !reviewed::is_reviewed(kind.grammar) {
                    continue;
                }
                assert!(!typed.debugged.contains("pass"), "{}: {}", kind.name, typed.debugged);
                assert!(typed.debugged.contains("***"), "{}: {}", kind.name, typed.debugged);
                assert_eq!(typed.shown, text, "Display is exact");
            }
            Err(error) => {
                let texts = [error.to_string(), format!("{error:?}")];
                assert!(!texts.concat().contains("pass"), "{}: {texts:?}", kind.name);
                let by_name = Parser::built_in(kind).parse(text).expect_err(text);
                let texts = [by_name.to_string(), format!("{by_name:?}")];
                assert!(!texts.concat().contains("pass"), "{}: {texts:?}", kind.name);
            }
        }
    }
    assert!(shown >= 10, "only {shown} texts were valid");
}

#[test]
fn every_reviewed_scheme_with_a_userinfo_has_a_secret() {
    let with_userinfo = reviewed::union(|grammar| &grammar.secret);
    for kind in reviewed::kinds() {
        assert_eq!(!kind.secrets.is_empty(), with_userinfo.contains(kind.name), "{}", kind.name);
    }
    // For each of these kinds, a password occurs in some text.
    for kind in with_userinfo {
        let masked = list("texts-with-passwords").iter().filter_map(|text| typed::parse(kind, text).ok());
        assert!(masked.filter(|typed| typed.debugged.contains("***")).count() > 0, "{kind}");
    }
}

#[test]
fn only_the_password_is_masked() {
    let debug = |text: &str| format!("{:?}", UriRef::parse(text).expect(text));
    assert_eq!(debug("http://anna:secret@h/"), r#"UriRef("http://anna:***@h/")"#);
    assert_eq!(debug("http://anna:a:b@h/"), r#"UriRef("http://anna:***@h/")"#);
    assert_eq!(debug("http://:a@h/"), r#"UriRef("http://:***@h/")"#);
    // An empty password is not masked (RFC 3986 section 3.2.1), and neither is the text after a colon outside of a
    // userinfo.
    assert_eq!(debug("http://anna:@h/"), r#"UriRef("http://anna:@h/")"#);
    assert_eq!(debug("http://anna@h:80/a:b@c"), r#"UriRef("http://anna@h:80/a:b@c")"#);
    assert_eq!(debug("a:b:c@d"), r#"UriRef("a:b:c@d")"#);
    assert_eq!(format!("{:?}", Ni::parse("ni://a:b@h/c;d").expect("a name")), r#"Ni("ni://a:***@h/c;d")"#);
}

#[test]
fn errors_contain_no_text() {
    // Texts with equal prefixes that fail at the same offset have equal errors.
    let mut random = Random::new(10);
    let samples: Vec<String> = data::urls().step_by(50).map(str::to_string).collect();
    let mut errors = 0;
    for _ in 0..5_000 {
        let text = inputs::mutated(&mut random, &samples);
        let Err(error) = Uri::parse(&text) else { continue };
        errors += 1;
        let letters = text.replace(|c: char| c.is_ascii_lowercase(), "z");
        if let Some(other) = Uri::parse(&letters).err().filter(|other| other.offset() == error.offset()) {
            assert_eq!(other.to_string(), error.to_string(), "{text:?} and {letters:?}");
        }
    }
    assert!(errors > 500, "only {errors} errors");
}

#[test]
fn display_pads_the_text() {
    assert_eq!(format!("[{:>6}]", UriRef::parse("a/b").expect("a path")), "[   a/b]");
}

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
