//! Redaction by policy, compared with a second implementation.

use virgule::schemes::{Https, Mailto};
use virgule::{Iri, Ni, Uri, UriRef};
use virgule_dynamic::Library;
use virgule_tests::data;
use virgule_tests::random::Random;

/// Each case is a text, the text with `token` redacted, and the text with all values redacted.
const SHOWN: &[(&str, &str, &str)] = &[
    ("http://a", "http://a", "http://a"),
    ("http://a?", "http://a?", "http://a?"),
    ("http://a?token=b", "http://a?token=***", "http://a?token=***"),
    ("http://a?token=b&page=2", "http://a?token=***&page=2", "http://a?token=***&page=***"),
    ("http://a?page=2;token=b", "http://a?page=2;token=***", "http://a?page=***;token=***"),
    // Other spellings of the names, and other names.
    (
        "?TOKEN=b&to%6ben=c&to%6Ben=d",
        "?TOKEN=***&to%6ben=***&to%6Ben=***",
        "?TOKEN=***&to%6ben=***&to%6Ben=***",
    ),
    ("?tokens=b&token[0]=c", "", ""),
    ("?tokens=b&a.token=c", "?tokens=b&a.token=c", "?tokens=***&a.token=***"),
    ("?token%=b&%74oken%3D=c", "", ""),
    // Values with delimiters, empty values, missing values.
    ("?token=a=b/?:@", "?token=***", "?token=***"),
    ("?token=&token", "?token=&token", "?token=&***"),
    ("?token", "?token", "?***"),
    ("?&;=a&", "?&;=a&", "?&;=***&"),
    // Delimiters within the preceding value, or as separate parts.
    ("?token=a;b;c&d", "?token=***;***;***&d", "?token=***;***;***&***"),
    ("?page=a;b", "?page=a;b", "?page=***;***"),
    ("?token=;b", "?token=;***", "?token=;***"),
    // The policy ignores fragments; passwords are always redacted.
    (
        "http://a:b@c/token=d?token=e#token=f",
        "http://a:***@c/token=d?token=***#token=f",
        "http://a:***@c/token=d?token=***#token=f",
    ),
];

#[test]
fn values_are_hidden_by_name_or_all() {
    for (text, named, all) in SHOWN {
        let Ok(reference) = UriRef::parse(text) else {
            assert_eq!((*named, *all), ("", ""), "{text}: no reference");
            continue;
        };
        let shown = reference.redacted().hiding_values(|name| name.eq_ignore_ascii_case("token"));
        assert_eq!(shown.to_string(), *named, "{text}");
        assert_eq!(format!("{shown:?}"), format!("{named:?}"), "{text}");
        assert_eq!(reference.redacted().hiding_all_values().to_string(), *all, "{text}");
        let none = reference.redacted().hiding_values(|_| false).in_fragment_too();
        assert_eq!(none.to_string(), reference.redacted().to_string(), "{text}");
    }
}

#[test]
fn fragments_are_hidden_if_asked_for() {
    let uri = Uri::parse("https://a/#access_token=b&state=c").expect("a URI");
    let hidden = uri.redacted().hiding_values(|name| name.is_one_of(&["ACCESS_TOKEN", "code"]));
    assert_eq!(hidden.to_string(), "https://a/#access_token=b&state=c");
    assert_eq!(hidden.in_fragment_too().to_string(), "https://a/#access_token=***&state=c");
    let all = uri.redacted().hiding_all_values().in_fragment_too();
    assert_eq!(all.to_string(), "https://a/#access_token=***&state=***");
    // The fragment is a route with a query.
    let uri = Uri::parse("https://a/?b=c?code=d#/e?code=f").expect("a URI");
    let hidden = uri.redacted().hiding_values(|name| name.is_one_of(&["code"])).in_fragment_too();
    assert_eq!(hidden.to_string(), "https://a/?b=c?code=d#/e?code=***");
    let password = uri.redacted().in_fragment_too();
    assert_eq!(password.to_string(), uri.to_string());
}

#[test]
fn every_type_with_a_query_has_values() {
    let hides = |name: virgule::ValueName<'_>| name.as_str() == "k";
    let https = Https::parse("https://a/?k=b").expect("a URI");
    assert_eq!(https.redacted().hiding_values(hides).to_string(), "https://a/?k=***");
    let ni = Ni::parse("ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk?k=b").expect("a name");
    assert!(ni.redacted().hiding_values(hides).to_string().ends_with("GBSKHWXfwtSx-j1ncoSt3SABJtkGk?k=***"));
    let iri = Iri::parse("http://é/?k=é&é=k").expect("an IRI");
    assert_eq!(iri.redacted().hiding_values(hides).to_string(), "http://é/?k=***&é=k");
    // This type has no field named `query`.
    let mailto = Mailto::parse("mailto:a@b?k=c").expect("a URI");
    assert_eq!(mailto.redacted().hiding_all_values().to_string(), "mailto:a@b?k=c");
}

#[test]
fn debug_of_a_type_shows_values_as_before() {
    let uri = Uri::parse("http://a:b@c/?token=d").expect("a URI");
    assert_eq!(format!("{uri:?}"), r#"Uri("http://a:***@c/?token=d")"#);
}

/// All secrets are redacted, and the rest is unchanged.
#[test]
fn never_shows_secrets() {
    let random = &mut Random::new(1);
    const NAMES: &[&str] = &["token", "page", "Token", "%74oken", "t", ""];
    const SECRETS: &[&str] =
        &["SECRET", "SECRET;SECRET", "SECRET=SECRET", "%53SECRET", "/?SECRET", "SECRET;;SECRET"];
    for _ in 0..20_000 {
        let (mut text, mut expected) =
            (String::from("https://u:SECRET@h/p?"), String::from("https://u:***@h/p?"));
        for _ in 0..random.below(6) {
            let name = *random.pick(NAMES);
            let is_hidden = matches!(name, "token" | "Token" | "%74oken");
            let separator = *random.pick(&["&", ";", "&&"]);
            let value = if is_hidden { *random.pick(SECRETS) } else { "1" };
            text.push_str(&format!("{name}={value}{separator}"));
            let masked: Vec<&str> =
                value.split(';').map(|part| if part.is_empty() { "" } else { "***" }).collect();
            let value = if is_hidden { masked.join(";") } else { value.into() };
            expected.push_str(&format!("{name}={value}{separator}"));
        }
        let uri = Uri::parse(&text).expect("a URI");
        let shown = uri.redacted().hiding_values(|name| name.eq_ignore_ascii_case("token")).to_string();
        assert_eq!(shown, expected, "{text}");
    }
}

#[test]
fn real_queries_keep_their_names() {
    let mut hidden = 0;
    for uri in data::urls().filter_map(|text| Uri::parse(text).ok()) {
        let all = uri.redacted().hiding_all_values().in_fragment_too().to_string();
        // The redacted text parses, and differs from the text only in query and fragment.
        let replaced = all.replace("***", "x");
        let shown = Uri::parse(&replaced).expect("a URI");
        assert_eq!((shown.scheme(), shown.host(), shown.path()), (uri.scheme(), uri.host(), uri.path()));
        assert_eq!(shown.query().map(names), uri.query().map(names), "{all}");
        hidden += usize::from(all != uri);
    }
    assert!(hidden > 500, "{hidden}");
}

/// The names of the values in a query.
fn names(query: &str) -> Vec<&str> {
    query.split(['&', ';']).filter_map(|pair| Some(pair.split_once('=')?.0)).collect()
}

/// Fields of grammars read at run time are redacted in every output of a text or a builder.
#[test]
fn hides_fields_that_a_grammar_marks() {
    let mut library = Library::new();
    let grammar = ";! scheme vault\n;! fields host key all\n;! redact key\n;! redact all\n\
                   vault = \"vault:\" host \"?\" all\nhost = 1*ALPHA\nall = \"a\" key \"b\"\nkey = *DIGIT\n";
    library.add("vault.abnf", grammar).expect("a grammar");
    let parser = library.parser("vault").expect("a kind");
    let parsed = parser.parse("vault:h?a123b").expect("a text");
    // One redacted field lies within the other.
    assert_eq!(parsed.redacted(), "vault:h?***");
    assert_eq!(format!("{parsed:?}"), r#"Parsed("vault:h?***")"#);
    assert_eq!(parsed.get("key"), Some("123"), "accessors give it");
    let mut builder = library.builder("vault").expect("a builder");
    builder.set("host", "h").and_then(|()| builder.set("key", "456")).expect("two fields");
    assert_eq!(format!("{builder:?}"), r#"Builder { set: ["host", "key"], .. }"#);
}
