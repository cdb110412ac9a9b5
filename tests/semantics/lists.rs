//! Lists and unique fields, in grammars read at run time and in built-in kinds.

use virgule::schemes::Tel;
use virgule_tests::grammars;

const MAGNET: &str = r#"
;! scheme magnet
;! start magnet-uri
;! fields topics*=topic-value trackers*=tracker-value name=name-value others*=other
;! validate name once
magnet-uri    = "magnet:?" param *( "&" param )
param         = topic / tracker / display-name / other
topic         = "xt" [ "." 1*DIGIT ] "=" topic-value
topic-value   = value
tracker       = "tr=" tracker-value
tracker-value = value
display-name  = "dn=" name-value
name-value    = value
other         = 1*( ALPHA / DIGIT / "." ) [ "=" value ]
value         = *( ALPHA / DIGIT / "-" / "." / ":" / "/" / "+" / "%" 2HEXDIG )
"#;

fn refused(grammar: &str) -> String {
    grammars::refused("sample.abnf", grammar).render(false)
}

#[test]
fn all_occurrences_are_found_in_order() {
    let library = grammars::library("magnet.abnf", MAGNET);
    let parser = library.parser("magnet").unwrap();
    let parsed = parser.parse("magnet:?tr=a&xt=urn:x:1&zz&dn=n&xt.1=urn:x:2&tr=&tr=b&x=1").unwrap();
    let lists: Vec<_> = parsed.lists().collect();
    assert_eq!(
        lists,
        [
            ("topics", vec!["urn:x:1", "urn:x:2"]),
            ("trackers", vec!["a", "", "b"]),
            ("others", vec!["zz", "x=1"])
        ]
    );
    assert_eq!(parsed.get("name"), Some("n"));
}

/// `tr` and `xt.` are a prefix of a declared parameter, or of an undeclared one; the end of the name decides.
#[test]
fn a_known_parameter_is_known_by_its_end() {
    let library = grammars::library("magnet.abnf", MAGNET);
    let parser = library.parser("magnet").unwrap();
    let parsed = parser.parse("magnet:?trx=1&tr&xt.=2&xt.3=4").unwrap();
    let lists: Vec<_> = parsed.lists().map(|(_, items)| items).collect();
    assert_eq!(lists, [vec!["4"], vec![], vec!["trx=1", "tr", "xt.=2"]]);
}

#[test]
fn a_second_occurrence_is_refused_where_the_scheme_forbids_it() {
    let library = grammars::library("magnet.abnf", MAGNET);
    let error = library.parser("magnet").unwrap().parse("magnet:?dn=a&x&dn=bc").unwrap_err();
    assert_eq!(error.to_string(), "offset 18, in name: must not occur twice");
    let error = Tel::parse("tel:+1;ext=1;x=2;ext=3").unwrap_err();
    assert_eq!((error.offset(), error.rule()), (16, Some("ext")));
    assert_eq!(error.to_string(), "offset 16, in ext: must not occur twice");
    assert_eq!(Tel::parse_const("tel:+1;ext=1;x=2;ext=3"), Err(error));
    assert_eq!(Tel::parse("tel:+1;ext=1;x=2").unwrap().ext(), Some(";ext=1"));
}

#[test]
fn lists_are_built_item_by_item() {
    let library = grammars::library("magnet.abnf", MAGNET);
    let mut builder = library.builder("magnet").unwrap();
    assert!(builder.is_list("topics") && !builder.is_list("name") && !builder.is_list("topic"));
    builder.set_all("topics", ["urn:x:1", "urn:x:2"]).unwrap();
    builder.set_all("trackers", ["a", "b"]).unwrap();
    builder.set("name", "n").unwrap();
    builder.set_all("others", ["z=1"]).unwrap();
    let text = builder.build().unwrap();
    assert_eq!(text, "magnet:?xt=urn:x:1&xt=urn:x:2&tr=a&tr=b&dn=n&z=1");
    let parser = library.parser("magnet").unwrap();
    let lists: Vec<_> = parser.parse(&text).unwrap().lists().map(|(_, items)| items.len()).collect();
    assert_eq!(lists, [2, 2, 1]);
    // Values that would be parsed as other fields.
    builder.set_all("others", ["tr=c"]).unwrap();
    assert_eq!(builder.build().unwrap_err().to_string(), "field trackers: would be parsed as something else");
    builder.set_all("others", ["z&dn=2"]).unwrap();
    assert!(builder.build().is_err());
}

#[test]
fn a_field_that_repeats_and_is_no_list_is_an_error() {
    let why = refused(&MAGNET.replace("topics*=", "topics="));
    assert!(why.contains("error[repeating-field]: the field `topics` may occur more than once"), "{why}");
    assert!(
        why.contains("`topics*=…` is the list of all; `;! validate topics once` rejects a second one"),
        "{why}"
    );
}

#[test]
fn lists_that_cannot_be_are_errors() {
    let sections = ";! kind sample\n;! start s\n;! fields ";
    let why = refused(&format!("{sections}f*\n;! redact f\ns = *( f \",\" )\nf = 1*ALPHA\n"));
    assert!(why.contains("the list `f` cannot be redacted"), "{why}");
    let why = refused(&format!("{sections}f*\ns = \"(\" [ s ] \")\" f\nf = 1*ALPHA\n"));
    assert!(why.contains("the field `f` never matches: its rule is within a recursive rule"), "{why}");
    let why = refused(&format!("{sections}f f*=g\ns = f *( \",\" g )\nf = 1*ALPHA\ng = 1*DIGIT\n"));
    assert!(why.contains("the field `f` is listed twice"), "{why}");
    let why = refused(&format!("{sections}f*\n;! equal-by f\ns = *( f \",\" )\nf = 1*ALPHA\n"));
    assert!(why.contains("`f` is not a field of this section"), "{why}");
    let why = refused(&format!(
        "{sections}f*\ns = *( f \",\" ) \"!\" / *( g \",\" ) \"?\"\nf = ALPHA\ng = ALPHA\n"
    ));
    assert!(why.contains("error[undecided-list]: the occurrences of `f` cannot be distinguished"), "{why}");
}
