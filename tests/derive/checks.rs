//! Checks beyond the grammar (`;! validate`) apply to a derived type, whichever fields it has.

use virgule::UriScheme;

/// The struct has the fields of the built-in type, whose tables are reused.
#[derive(UriScheme)]
#[uri(grammar = "rfc9110", rule = "http-URI")]
struct Reused<'a> {
    host: &'a str,
    #[uri(rule = "path-abempty")]
    path: &'a str,
    #[allow(dead_code)]
    port: Option<&'a str>,
    #[allow(dead_code)]
    query: Option<&'a str>,
}

/// The struct has the built-in fields and one more, so the derive macro generates new tables.
#[derive(UriScheme)]
#[uri(grammar = "rfc9110", rule = "http-URI", parse_only)]
struct Own<'a> {
    host: &'a str,
    #[uri(rule = "reg-name")]
    name: Option<&'a str>,
}

/// The struct has no field for the rule that `;! validate` names.
#[derive(UriScheme)]
#[uri(grammar = "rfc8254", rule = "urn-isbn")]
struct Book<'a> {
    #[uri(rule = "urn-isbn")]
    whole: &'a str,
}

#[test]
fn a_check_does_not_depend_on_the_fields() {
    assert_eq!(Reused::parse("http://h/a").map(|http| (http.host, http.path)).ok(), Some(("h", "/a")));
    assert_eq!(Own::parse("http://h/a").map(|http| (http.host, http.name)).ok(), Some(("h", Some("h"))));
    for text in ["http:///a", "http://:80", "http://@/"] {
        assert!(!Reused::is_valid(text) && !Own::is_valid(text), "{text}");
        let (reused, own) = (Reused::parse(text).err(), Own::parse(text).err());
        assert_eq!(own.map(|error| error.to_string()), reused.map(|error| error.to_string()), "{text}");
        assert!(own.expect(text).to_string().ends_with("in host: must not be empty"), "{text}");
    }
}

#[test]
fn checks_apply_without_a_field() {
    assert_eq!(
        Book::parse("urn:isbn:0-486-27557-4").map(|book| book.whole).ok(),
        Some("urn:isbn:0-486-27557-4")
    );
    let error = Book::parse("urn:isbn:0-486-27557-5").err().expect("a wrong check digit");
    assert_eq!(error.to_string(), "offset 21, in isbn: wrong check digit, expected \"4\"");
}

#[test]
fn the_compiler_and_the_runtime_know_the_same_checks() {
    let known: Vec<&str> =
        virgule::check::CHECKS.iter().map(|(name, _)| *name).chain([virgule::check::ONCE]).collect();
    assert_eq!(known, virgule_compiler::abnf::lower::CHECKS);
}

/// A struct with a field that contains parameters, but without fields for the single parameters. The checks of the
/// parameters apply.
#[derive(UriScheme, Debug)]
#[uri(
    parse_only,
    abnf = r#"
;! scheme mint
;! fields house query
;! parameters query & size tag*
mint  = "mint:" house [ "?" query ]
house = 1*ALPHA
query = *( ALPHA / DIGIT / "=" / "&" )
"#
)]
struct ParameterMint<'a> {
    house: &'a str,
}

#[test]
fn parameters_that_may_occur_once_do() {
    for text in ["mint:a", "mint:a?size=1", "mint:a?tag=1&tag=2&other&other"] {
        assert_eq!(ParameterMint::parse(text).map(|mint| mint.house).ok(), Some("a"), "{text}");
    }
    let error = ParameterMint::parse("mint:a?size=1&tag&size=2").err().unwrap();
    assert_eq!(error.to_string(), "offset 18, in size: must not occur twice");
}
