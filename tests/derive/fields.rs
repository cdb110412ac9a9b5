//! Structs with `#[derive(UriScheme)]`: parsing, errors, `Display` and builders.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use virgule::{Occurrences, SchemeError, UriScheme};
use virgule_tools::conformance::conform;

/// The type of the field `alg`: a hash algorithm.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Algorithm {
    Sha256,
    Sha512,
}

#[derive(Debug, PartialEq)]
struct UnknownAlgorithm;

impl fmt::Display for UnknownAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown algorithm")
    }
}

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(text: &str) -> Result<Self, UnknownAlgorithm> {
        match text {
            "sha-256" => Ok(Algorithm::Sha256),
            "sha-512" => Ok(Algorithm::Sha512),
            _ => Err(UnknownAlgorithm),
        }
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Algorithm::Sha256 { "sha-256" } else { "sha-512" })
    }
}

#[derive(UriScheme, Debug, Clone, PartialEq)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct Authority<'a> {
    userinfo: Option<&'a str>,
    host: &'a str,
    port: Option<u16>,
}

#[derive(UriScheme, Debug, Clone, PartialEq)]
#[uri(grammar = "rfc3986", rule = "query")]
struct Query<'a> {
    #[uri(rule = "query", decode)]
    text: Cow<'a, str>,
}

#[derive(UriScheme, Debug, Clone, PartialEq)]
#[uri(grammar = "../grammars/rfc6920.abnf", rule = "NI-URI")]
struct Ni<'a> {
    authority: Option<Authority<'a>>,
    alg: Algorithm,
    val: &'a str,
    #[uri(rule = "query")]
    params: Option<Query<'a>>,
}

const NAME: &str = "ni://example.com:80/sha-256;f4OxZX_x_FO5?a=%41&b";

#[test]
fn fields_of_all_types() {
    let ni = Ni::parse(NAME).unwrap();
    assert_eq!(ni.authority.as_ref().unwrap().host, "example.com");
    assert_eq!(ni.authority.as_ref().unwrap().port, Some(80));
    assert_eq!((ni.alg, ni.val), (Algorithm::Sha256, "f4OxZX_x_FO5"));
    assert_eq!(ni.params.as_ref().unwrap().text, "a=A&b");
    assert_eq!(Ni::try_from(NAME), Ok(ni));
    assert_eq!(Ni::parse("ni:///sha-512;x").unwrap().params, None);
    assert_eq!(virgule::literal!(Ni, "ni:///sha-256;x").val, "x");
}

#[test]
fn errors_have_the_place_in_the_whole_text() {
    let error = Ni::parse("ni:///md5;x").unwrap_err();
    assert_eq!((error.offset(), error.rule(), error.field()), (6, Some("alg"), Some("alg")));
    assert_eq!(error.to_string(), "offset 6, in alg: unknown algorithm");
    let error = Ni::parse("ni://a:99999/sha-256;x").unwrap_err();
    assert_eq!((error.offset(), error.rule(), error.field()), (7, Some("port"), Some("authority")));
    let error = Ni::parse("ni:///sha-256:x").unwrap_err();
    assert_eq!(
        error.to_string(),
        "offset 13, in alg: expected a letter, a digit, \"-\", \".\", \";\", \"_\" or \"~\""
    );
    assert_eq!(error.field(), None);
    let error = Ni::parse("ni:///sha-256;x?a%C3").unwrap_err();
    assert_eq!((error.offset(), error.field()), (17, Some("params")));
}

#[test]
fn what_is_valid_is_what_parses() {
    for text in
        [NAME, "ni:///sha-512;x", "ni:///md5;x", "ni://a:99999/sha-256;x", "ni:///sha-256;x?%C3", "ni:"]
    {
        assert_eq!(Ni::is_valid(text), Ni::parse(text).is_ok(), "{text}");
    }
    for text in ["1-2", "parcel:a/1", "Parcel:a/up/1;x", "Parcel:a/12", "Parcel:a/99999"] {
        assert_eq!(Remarks::is_valid(text), Remarks::parse(text).is_ok(), "{text}");
        assert_eq!(Parcel::is_valid(text), Parcel::parse(text).is_ok(), "{text}");
        assert_eq!(Level::is_valid(text), Level::parse(text).is_ok(), "{text}");
    }
    assert!(Level::is_valid("UP") && !Level::is_valid("left"));
}

#[test]
fn constants_say_what_the_type_is_bound_to() {
    assert_eq!(
        (Ni::GRAMMAR, Ni::RULE, Ni::SCHEMES, Ni::INSIDE_RFC3986),
        ("rfc6920", "NI-URI", &["ni"][..], true)
    );
    assert_eq!(
        (Authority::GRAMMAR, Authority::RULE, Authority::INSIDE_RFC3986),
        ("rfc3986", "authority", false)
    );
    assert_eq!(Authority::ABNF, r#"authority = [userinfo "@"] host [":" port]"#);
    let (ni, uri) = Ni::parse_with_uri(NAME).unwrap();
    assert_eq!((ni.val, uri.port_u16()), ("f4OxZX_x_FO5", Ok(Some(80))));
}

#[test]
fn display_recomposes() {
    for text in ["ni:///sha-256;x", "ni://a/sha-256;x?", "ni://u@a:1/sha-512;x?y"] {
        assert_eq!(Ni::parse(text).unwrap().to_string(), text);
    }
    assert_eq!(Ni::parse(NAME).unwrap().to_string(), NAME.replace("%41", "A"));
}

#[test]
fn builders_build_what_parses() {
    let built = Ni::builder().alg("sha-256").val("x").build();
    assert_eq!(built.as_deref(), Ok("ni:///sha-256;x"));
    let authority = Authority::builder().host("a").port(8080).build().unwrap();
    let built = Ni::builder().alg(Algorithm::Sha512).val("x").authority(authority).params("é#").build();
    assert_eq!(
        built.as_ref().unwrap_err().to_string(),
        "field params: only ASCII characters are allowed here; percent-encode the others, or use an IRI (`Iri` or `IriRef`) \
         (at byte 0 of the value: expected a letter, a digit, one of :/?@!$%&'()*+,-.;=_~ or the end)"
    );
}

#[derive(UriScheme, Debug, Clone, PartialEq)]
#[uri(grammar = "grammars/parcel.abnf")]
struct Parcel {
    shelf: String,
    level: Option<Level>,
    number: u16,
}

#[derive(UriScheme, Debug, Clone, Copy, PartialEq)]
#[uri(abnf = "level = up / down\nup = \"Up\"\ndown = \"down\"\n")]
enum Level {
    Up,
    Down,
}

#[derive(UriScheme, Debug, Clone, PartialEq)]
#[uri(grammar = "grammars/parcel.abnf", rule = "parcel-uri")]
struct Remarks<'a> {
    #[uri(rule = "parcel-uri")]
    whole: &'a str,
    shelf: &'a str,
    level: Option<&'a str>,
    number: &'a str,
    #[uri(each = "remark")]
    remarks: Occurrences<'a>,
}

#[test]
fn owned_types_are_from_str() {
    let parcel: Parcel = "parcel:north-3/up/0042".parse().unwrap();
    assert_eq!(parcel, Parcel { shelf: "north-3".into(), level: Some(Level::Up), number: 42 });
    assert_eq!(parcel.to_string(), "Parcel:north-3/Up/42");
    let error: SchemeError = "parcel:n-3/7;*".parse::<Parcel>().unwrap_err();
    assert_eq!(error.offset(), 13);
    conform::<Parcel>();
    conform::<Level>();
}

#[test]
fn items_are_found_in_order() {
    let parcel = Remarks::parse("parcel:n-3/7;a;;b-c").unwrap();
    assert_eq!(parcel.remarks.clone().collect::<Vec<_>>(), ["a", "", "b-c"]);
    assert_eq!(parcel.as_uri().scheme(), "parcel");
    assert_eq!(Remarks::parse("parcel:n-3/7").unwrap().remarks.count(), 0);
    assert_eq!(parcel.to_string(), "parcel:n-3/7;a;;b-c");
    let built = Remarks::builder().shelf("n-3").number(7).remarks(["a", "b"]).build();
    assert_eq!(built.as_deref(), Ok("Parcel:n-3/7;a;b"));
    let built = Remarks::builder().shelf("n-3").number(7).remarks(["a;b"]).build().unwrap_err();
    assert_eq!(built.to_string(), "field remarks: would be parsed as something else");
}

#[test]
fn serde_reads_and_writes_strings() {
    let json = format!("{NAME:?}");
    let ni: Ni = serde_json::from_str(&json).unwrap();
    assert_eq!(serde_json::to_string(&ni).unwrap(), json.replace("%41", "A"));
    let uri: virgule::Uri = serde_json::from_str(&json).unwrap();
    assert_eq!(serde_json::to_string(&uri).unwrap(), json);
    assert!(
        serde_json::from_str::<Parcel>("\"parcel:\"")
            .unwrap_err()
            .to_string()
            .starts_with("invalid Parcel: offset 7")
    );
}
