//! Builders and `Display` of derived types: a built text parses to the fields that were set, and a parsed text is displayed
//! unchanged.

use std::borrow::Cow;
use virgule::builder::state::{Missing, Set};
use virgule::{BuildError, Occurrences, Uri, UriScheme};
use virgule_tests::random::Random;

#[derive(UriScheme, Debug, Clone, PartialEq)]
#[uri(grammar = "rfc3986", rule = "URI")]
struct Parts<'a> {
    scheme: &'a str,
    authority: Option<&'a str>,
    userinfo: Option<&'a str>,
    host: Option<&'a str>,
    port: Option<&'a str>,
    #[uri(rule = "path-abempty|path-absolute|path-rootless|path-empty")]
    path: &'a str,
    query: Option<&'a str>,
    fragment: Option<&'a str>,
}

fn fault(outcome: Result<String, BuildError>) -> (Option<&'static str>, String) {
    let error = outcome.unwrap_err();
    (error.field(), error.to_string())
}

#[test]
fn optional_parts_are_there_if_they_are_set() {
    let uri = || Parts::builder().scheme("http");
    assert_eq!(uri().build().as_deref(), Ok("http:"));
    assert_eq!(uri().path("a").build().as_deref(), Ok("http:a"));
    assert_eq!(uri().host("h").path("/a").query("").build().as_deref(), Ok("http://h/a?"));
    assert_eq!(uri().host("h").port(1).userinfo("u").build().as_deref(), Ok("http://u@h:1"));
    assert_eq!(uri().authority("u@h").fragment("f").build().as_deref(), Ok("http://u@h#f"));
}

#[test]
fn rejects_values_that_change_another_part() {
    let uri = || Parts::builder().scheme("http");
    let another =
        |field: &'static str| (Some(field), format!("field {field}: would be parsed as something else"));
    let at_field =
        |field, advice| (Some(field), format!("field {field}: {advice} (would be parsed as something else)"));
    assert_eq!(
        fault(uri().path("//a").build()),
        at_field("path", "a path that begins with `//` would be read as an authority; write `/.//`")
    );
    assert_eq!(fault(uri().path("/a?b").build()), at_field("path", "`?` would begin the query; write %3F"));
    assert_eq!(
        fault(uri().query("a#b").build()),
        at_field("query", "`#` would begin the fragment; write %23")
    );
    assert_eq!(
        fault(uri().host("a/b").build()),
        at_field("host", "`/` ends the authority; set the path separately")
    );
    assert_eq!(
        fault(uri().host("a@b").build()),
        at_field("host", "set the userinfo separately, not with the host")
    );
    assert_eq!(fault(uri().host("a").userinfo("a@b").build()).0, Some("userinfo"));
    assert_eq!(
        fault(uri().host("a").path("b").build()),
        at_field("path", "the path must begin with `/` after an authority")
    );
    assert_eq!(fault(Parts::builder().scheme("a:b").build()), another("scheme"));
    assert_eq!(fault(uri().host("a").authority("b").build()).0, Some("host"));
}

#[test]
fn a_refused_value_is_named() {
    let name = || Name::builder().tail("b");
    assert_eq!(fault(name().build()), (Some("first"), "field first: must be set".into()));
    assert_eq!(name().whole("a-x").build().as_deref(), Ok("n:a-x/b"));
    assert_eq!(name().first("a").second("x").build().as_deref(), Ok("n:a-x/b"));
    let (field, words) = fault(Parts::builder().scheme("1a").build());
    assert_eq!(
        (field, words.as_str()),
        (Some("scheme"), "field scheme: at byte 0 of the value: expected a letter")
    );
    let (field, words) = fault(Parts::builder().scheme("a").query("b c").build());
    assert_eq!(field, Some("query"));
    assert!(
        words.starts_with(
            "field query: a space is not allowed in a query; write %20 (at byte 1 of the value: expected "
        ),
        "{words}"
    );
}

#[derive(UriScheme)]
#[uri(abnf = r#"
name   = "n:" whole "/" tail
whole  = first "-" second
first  = 1*ALPHA
second = 1*ALPHA
tail   = 1*ALPHA
"#)]
struct Name<'a> {
    whole: &'a str,
    first: &'a str,
    second: &'a str,
    tail: &'a str,
}

/// The type of a builder has a state for each required field. Setters may be called repeatedly, in any order.
#[test]
fn required_fields_are_in_the_type() {
    let empty: NameBuilder<Missing> = Name::builder().whole("a-x").whole("a-y");
    let set: NameBuilder<Set> = empty.tail("b").tail("c").whole("a-z");
    assert_eq!(set.clone().build().as_deref(), Ok("n:a-z/c"));
    assert_eq!(set.tail("d").build().as_deref(), Ok("n:a-z/d"));
    let uri: PartsBuilder<Set> = Parts::builder().scheme("a");
    assert_eq!(uri.build().as_deref(), Ok("a:"));
}

/// For arbitrary values, `build` returns an error, or a text with exactly these fields.
#[test]
fn random_values_are_kept_or_rejected() {
    let mut random = Random::new(7);
    let pieces = ["a", "", "/", "//", "?", "#", "@", ":", "[::1]", "80", "%41", "%", " ", "é", "b.c", "."];
    let mut value = || {
        let count = random.below(4);
        (0..count).map(|_| pieces[random.below(pieces.len())]).collect::<String>()
    };
    let mut built = 0;
    for turn in 0..20_000u32 {
        let values: [String; 8] = std::array::from_fn(|_| value());
        let [scheme, authority, userinfo, host, port, path, query, fragment] = &values;
        let set = |bit: u32| turn >> bit & 1 != 0;
        let mut builder = Parts::builder().scheme(if set(7) { scheme } else { "x" });
        builder = if set(0) { builder.path(path) } else { builder };
        builder = if set(1) { builder.host(host) } else { builder };
        builder = if set(2) { builder.port(port) } else { builder };
        builder = if set(3) { builder.userinfo(userinfo) } else { builder };
        builder = if set(4) { builder.query(query) } else { builder };
        builder = if set(5) { builder.fragment(fragment) } else { builder };
        builder = if set(6) && !set(1) { builder.authority(authority) } else { builder };
        let Ok(text) = builder.build() else { continue };
        built += 1;
        let uri = Uri::parse(&text).unwrap();
        let same = |set: bool, value: &str, found: Option<&str>| {
            assert!(if set { found == Some(value) } else { true }, "{text} {value}");
        };
        same(set(0), path, Some(uri.path()));
        same(set(1), host, uri.host());
        same(set(2), port, uri.port());
        same(set(3), userinfo, uri.userinfo());
        assert_eq!(uri.query(), set(4).then_some(query.as_str()), "{text}");
        assert_eq!(uri.fragment(), set(5).then_some(fragment.as_str()), "{text}");
        assert_eq!(uri.authority().is_some(), set(1) || set(2) || set(3) || set(6), "{text}");
        assert_eq!(Parts::parse(&text).unwrap().to_string(), text);
    }
    assert!(built > 500, "{built}");
}

#[derive(UriScheme, Debug, PartialEq)]
#[uri(abnf = r#"
file-URI = "file:" ( "//" [ host ] path / path )
host     = *( ALPHA / "." )
path     = "/" *( ALPHA / DIGIT / "/" / "%" 2HEXDIG )
"#)]
struct File {
    host: Option<String>,
    #[uri(decode)]
    path: String,
}

/// By RFC 8089, an empty host differs from an absent host.
#[test]
fn an_empty_part_is_not_an_absent_one() {
    for (text, host) in [("file:///a", Some("")), ("file:/a", None), ("file://h/a", Some("h"))] {
        let file = File::parse(text).unwrap();
        assert_eq!((file.host.as_deref(), file.to_string().as_str()), (host, text));
    }
    assert_eq!(File::builder().path("/é b").build().as_deref(), Ok("file:/%C3%A9%20b"));
    assert_eq!(File::builder().path("/a").host("").build().as_deref(), Ok("file:///a"));
    let file: File = "file:/%C3%A9%20b".parse().unwrap();
    assert_eq!(file, File { host: None, path: "/é b".into() });
    let (_, uri) = File::parse_with_uri("file:///a%2f").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(uri.path(), "/a%2f");
}

/// The items of a list are percent-decoded; some are values of a derived type.
#[derive(UriScheme, Debug)]
#[uri(abnf = r#"
mint  = "mint:" house *( "&" param )
house = 1*ALPHA
param = *( ALPHA / DIGIT / "-" / "=" / "%" 2HEXDIG )
"#)]
struct Mint<'a> {
    house: &'a str,
    #[uri(each = "param", decode)]
    params: Occurrences<'a, Cow<'a, str>>,
}

#[test]
fn items_are_decoded() {
    let mint = Mint::parse("mint:a&x=%C3%A9&&y%26z").unwrap();
    assert_eq!(mint.house, "a");
    assert!(mint.params.clone().eq(["x=é", "", "y&z"]));
    assert!(matches!(mint.params.clone().nth(1), Some(Cow::Borrowed(_))), "nothing to decode");
    assert_eq!(mint.to_string(), "mint:a&x=%C3%A9&&y%26z", "shown as it was parsed");
    let built = Mint::builder().house("b").params(["é", "a&b", ""]).build();
    assert_eq!(built.as_deref(), Ok("mint:b&%C3%A9&a%26b&"));
    let error = Mint::parse("mint:a&b&c%FFd").err().unwrap();
    assert_eq!(error.to_string(), "offset 10, in param: not UTF-8 after percent-decoding");
}

/// The struct has a field for every rule of the grammar, so every parsed text can be built again.
#[test]
fn displays_the_parsed_text() {
    let mut count = 0;
    for url in virgule_tests::data::urls() {
        let Ok(parts) = Parts::parse(url) else { continue };
        assert_eq!(parts.to_string(), url);
        let again = Parts { authority: None, ..parts };
        assert_eq!(again.to_string(), url, "by its inner parts");
        count += 1;
    }
    assert!(count > 100, "{count}");
}
