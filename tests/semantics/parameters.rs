//! `;! parameters`: lookup of names in a field, compared with a second implementation.

use virgule::Parameter;
use virgule_dynamic::Library;
use virgule_tests::grammars;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;

const GRAMMAR: &str = "; Source: invented\n;! import rfc3986\n;! scheme mint\n;! fields address query\n\
     ;! parameters query & amount label tr* key\n;! redact key\n\
     mint = \"mint:\" address [ \"?\" query ]\naddress = 1*ALPHA\n";

fn library() -> Library {
    grammars::library("mint.abnf", GRAMMAR)
}

#[test]
fn known_names_are_fields_and_lists() {
    let library = library();
    let parser = library.parser("mint").expect("a kind");
    let parsed = parser.parse("mint:a?tr=x&amount=20.3&other=1&label&tr=&tr").expect("a text");
    let fields: Vec<_> = parsed.fields().collect();
    assert_eq!(
        fields,
        [
            ("address", Some("a")),
            ("query", Some("tr=x&amount=20.3&other=1&label&tr=&tr")),
            ("amount", Some("20.3")),
            ("label", Some("")),
            ("key", None),
        ]
    );
    assert_eq!(parsed.lists().collect::<Vec<_>>(), [("tr", vec!["x", "", ""])]);
    assert_eq!(parsed.span("amount"), Some((19, 23)));
    let none = parser.parse("mint:a").expect("a text");
    assert_eq!((none.get("amount"), none.lists().next()), (None, Some(("tr", vec![]))));
}

#[test]
fn names_are_compared_decoded() {
    let library = library();
    let parser = library.parser("mint").expect("a kind");
    let value = |text: &str| parser.parse(text).map(|parsed| parsed.get("amount").map(str::to_string));
    assert_eq!(value("mint:a?%61mount=1"), Ok(Some("1".to_string())));
    assert_eq!(value("mint:a?amoun%74=%31"), Ok(Some("%31".to_string())));
    assert_eq!(value("mint:a?Amount=1&amount%3D=2&amount%26=3&amounts=4&amoun=5"), Ok(None));
    assert_eq!(value("mint:a?x=amount=1"), Ok(None));
}

#[test]
fn any_punctuation_separates() {
    for separator in (b'!'..=b'~').filter(|byte| byte.is_ascii_punctuation() && !b"=%".contains(byte)) {
        let separator = char::from(separator);
        let grammar = format!(
            ";! scheme mint\n;! fields all\n;! parameters all {separator} size tag*\nmint = \"mint:\" all\nall = *%x21-7E\n"
        );
        let library = grammars::library("mint.abnf", &grammar);
        let parser = library.parser("mint").expect("a kind");
        let text = ["mint:tag=x", "size=1", "tag=y"].join(&separator.to_string());
        let parsed = parser.parse(&text).expect("a text");
        assert_eq!(parsed.get("size"), Some("1"), "{text}");
        assert_eq!(parsed.lists().collect::<Vec<_>>(), [("tag", vec!["x", "y"])], "{text}");
    }
}

#[test]
fn a_second_one_is_refused_where_it_begins() {
    let library = library();
    let parser = library.parser("mint").expect("a kind");
    for (text, offset) in [
        ("mint:a?amount=1&amount=2", 16),
        ("mint:a?amount&%61mount", 14),
        ("mint:a?x&amount=1&&y&amount", 21),
    ] {
        let mismatch = parser.parse(text).expect_err(text);
        assert_eq!((mismatch.offset, mismatch.rule.as_deref()), (offset, Some("amount")), "{text}");
        assert!(mismatch.to_string().contains("must not occur twice"), "{mismatch}");
        assert!(!parser.accepts(text));
    }
    assert!(parser.accepts("mint:a?x=1&x=2&tr&tr"), "other names and lists may");
}

#[test]
fn secret_values_are_hidden() {
    let library = library();
    let parser = library.parser("mint").expect("a kind");
    let parsed = parser.parse("mint:a?key=s3cret&amount=1").expect("a text");
    assert_eq!(format!("{parsed:?}"), r#"Parsed("mint:a?key=***&amount=1")"#);
    let parsed = parser.parse("mint:a?amount=1&%6bey=s3cret").expect("a text");
    assert_eq!(parsed.redacted(), "mint:a?amount=1&%6bey=***");
}

#[test]
fn pieces_are_read_as_a_second_reader_does() {
    let library = library();
    let parser = library.parser("mint").expect("a kind");
    let random = &mut Random::new(7);
    let mut taken = 0;
    for _ in 0..20_000 {
        let pieces = ["amount", "tr", "=", "&", "%61", "%z", "x", "", "label", "==", "&&"];
        let query: String = (0..random.below(8)).map(|_| *random.pick(&pieces)).collect();
        let text = format!("mint:a?{query}");
        let named = |name: &str| -> Vec<String> {
            let pieces = query.split('&').filter(|piece| !piece.is_empty());
            let pairs = pieces.map(|piece| piece.split_once('=').unwrap_or((piece, "")));
            pairs
                .filter(|(known, _)| known.replace("%61", "a") == name)
                .map(|(_, value)| value.into())
                .collect()
        };
        let valid = !query.replace("%61", "").contains('%');
        let once = named("amount").len() < 2 && named("label").len() < 2;
        let Ok(parsed) = parser.parse(&text) else {
            assert!(!valid || !once, "{text}");
            continue;
        };
        assert!(valid && once, "{text}");
        taken += 1;
        assert_eq!(parsed.get("amount").map(str::to_string), named("amount").pop(), "{text}");
        let tr: Vec<String> = parsed.lists().flat_map(|(_, items)| items).map(str::to_string).collect();
        assert_eq!(tr, named("tr"), "{text}");
    }
    assert!(taken > 3_000, "{taken}");
}

#[test]
fn mistakes_are_errors() {
    for (line, code) in rows::<(&str, &str)>("parameter-faults") {
        let text = GRAMMAR.replace("query & amount label tr* key\n;! redact key", line);
        let found = grammars::refused("mint.abnf", &text);
        assert_eq!(found.iter().map(|known| known.code).collect::<Vec<_>>(), [code], "{line}");
    }
    let text = GRAMMAR.replace(";! redact key", ";! redact tr");
    assert!(Library::new().add("mint.abnf", &text).is_err(), "a list is no secret");
}

#[test]
fn a_parameter_is_decoded_on_demand() {
    let parameter = Parameter::new("l%61bel=a%2Bb+c=%C3%A9");
    assert!(parameter.is("label") && !parameter.is("l%61bel"));
    assert_eq!(parameter.decode_name().as_deref(), Ok("label"));
    assert_eq!(parameter.decode_value().and_then(Result::ok).as_deref(), Some("a+b+c=é"));
    assert!(Parameter::new("a=%FF").decode_value().is_some_and(|value| value.is_err()));
    assert_eq!(format!("{parameter:?}"), r#"Parameter { name: "l%61bel", .. }"#);
}

#[test]
fn a_builder_takes_parameters() {
    let library = library();
    let builder = || library.builder("mint").expect("a builder");
    let mut parts = builder();
    parts.set("address", "a").and_then(|()| parts.set("amount", "1")).expect("two fields");
    parts.set_all("tr", ["x", "y"]).expect("a list");
    assert_eq!(parts.build().as_deref(), Ok("mint:a?amount=1&tr=x&tr=y"));
    assert!(parts.is_list("tr") && !parts.is_list("amount"));
    // The value would be parsed as another parameter.
    parts.set("amount", "1&label=2").expect("a field");
    let error = parts.build().expect_err("another parameter");
    assert_eq!(error.field.as_deref(), Some("amount"));
    // Parameters are searched for only in the field that contains them.
    let mut both = builder();
    both.set("address", "a").and_then(|()| both.set("query", "x&%61mount=1")).expect("two fields");
    both.set("amount", "1").expect("a field");
    assert_eq!(both.build().as_deref(), Ok("mint:a?x&%61mount=1"));
    both.set("amount", "2").expect("a field");
    assert_eq!(both.build().expect_err("another value").field.as_deref(), Some("amount"));
}
