//! Redaction: what the policy finds in typed texts, the fields that a grammar declares, and secrets of any printable
//! characters in every form of text.

use virgule::schemes::{Https, Jdbc, Mailto};
use virgule::{Iri, Ni, RedactPolicy, Uri, UriRef};
use virgule_tests::inputs::list;
use virgule_tests::random::Random;
use virgule_tests::secret_forms::{count, is_hidden};
use virgule_tests::tables::rows;
use virgule_tests::{data, effort, fuzz, grammars};

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
    let grammar = ";! scheme vault\n;! fields host key all\n;! redact key\n;! redact all\n\
                   vault = \"vault:\" host \"?\" all\nhost = 1*ALPHA\nall = \"a\" key \"b\"\nkey = *DIGIT\n";
    let library = grammars::library("vault.abnf", grammar);
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

#[test]
fn no_part_of_a_secret_is_shown() {
    let mut random = Random::new(35);
    for round in 0..effort::of(1_000_000, 10) {
        let length = 6 + random.below(20);
        let mut secret: Vec<u8> = (0..length).map(|_| b'!' + random.below(94) as u8).collect();
        match random.below(8) {
            // Bytes beyond ASCII, as in Latin-1.
            0 => secret[length / 2] = 0xA0 + random.below(96) as u8,
            // Many delimiters.
            1 => secret.iter_mut().for_each(|byte| *byte = *random.pick(b"ab1@:/?#[]\\|,;&=%<>\"'`{}")),
            _ => {}
        }
        if let Err(wrong) = is_hidden(round % count(), &secret, &mut random) {
            panic!("{wrong}");
        }
    }
}

#[test]
fn parts_and_repetition_change_nothing() {
    let mut random = Random::new(36);
    for _ in 0..effort::of(1_000_000, 10) {
        let text: String = (0..2 + random.below(12)).map(|_| *random.pick(list("secret-pieces"))).collect();
        fuzz::redact_text(text.as_bytes());
    }
}
