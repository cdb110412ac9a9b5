//! Redaction of typed texts: what the policy finds, and the fields that a grammar declares.

use virgule::schemes::{Https, Jdbc, Mailto};
use virgule::{Iri, Ni, RedactPolicy, Uri, UriRef};
use virgule_dynamic::Library;
use virgule_tests::data;
use virgule_tests::tables::rows;

#[test]
fn values_are_hidden_by_name_or_all() {
    for (text, named, all) in rows::<(&str, &str, &str)>("redacted") {
        let reference = UriRef::parse(text).expect(text);
        assert_eq!(reference.redacted().to_string(), named, "{text}");
        assert_eq!(format!("{:?}", reference.redacted()), format!("{named:?}"), "{text}");
        assert_eq!(format!("{reference:?}"), format!("UriRef({named:?})"), "{text}");
        assert_eq!(reference.redacted().with(RedactPolicy::new().all_values()).to_string(), all, "{text}");
    }
}

#[test]
fn every_type_has_the_policy() {
    let policy = RedactPolicy::new().hiding(&["k"]);
    let https = Https::parse("https://a/?k=b").expect("a URI");
    assert_eq!(https.redacted().with(policy).to_string(), "https://a/?k=***");
    let ni = Ni::parse("ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk?k=b").expect("a name");
    assert!(ni.redacted().with(policy).to_string().ends_with("GBSKHWXfwtSx-j1ncoSt3SABJtkGk?k=***"));
    let iri = Iri::parse("http://é/?k=é&é=k").expect("an IRI");
    assert_eq!(iri.redacted().with(policy).to_string(), "http://é/?k=***&é=k");
    let mailto = Mailto::parse("mailto:a@b?k=c").expect("a URI");
    assert_eq!(mailto.redacted().with(policy).to_string(), "mailto:a@b?k=***");
}

#[test]
fn a_declared_field_is_hidden_besides_what_the_policy_finds() {
    let jdbc = Jdbc::parse("jdbc:postgresql://h/db?user=u&password=s3cret").expect("a JDBC URL");
    assert_eq!(jdbc.redacted().to_string(), "jdbc:postgresql:***");
}

#[test]
fn real_texts_parse_without_their_values() {
    let mut hidden = 0;
    for uri in data::urls().filter_map(|text| Uri::parse(text).ok()) {
        let all = uri.redacted().with(RedactPolicy::new().all_values()).to_string();
        // The redacted text parses.
        let shown = all.replace("***", "x");
        let shown = Uri::parse(&shown).expect("a URI");
        assert_eq!(shown.scheme(), uri.scheme());
        hidden += usize::from(all != uri);
    }
    assert!(hidden > 500, "{hidden}");
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
