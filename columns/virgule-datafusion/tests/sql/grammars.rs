//! Built-in kinds by name, and grammars read at run time.

use crate::support::{row, rows, session, value};
use std::collections::HashSet;

const BADGE: &str = "
;! scheme badge
;! fields house number parse=guest
;! equal-by house number
badge-uri = \"badge:\" house \"-\" number [ \"?\" guest ]
house     = 1*ALPHA
number    = 1*4DIGIT
guest     = 1*ALPHA
";

#[tokio::test]
async fn a_grammar_file_gives_its_functions() {
    let (context, folder) = (session(), tempfile::tempdir().unwrap());
    let path = folder.path().join("badge.abnf");
    std::fs::write(&path, BADGE).unwrap();
    let names = virgule_datafusion::register_grammar(&context, &path).unwrap();
    // The grammar has a field with the name of an operation.
    assert!(names.contains(&"badge_parse".to_string()) && names.contains(&"badge_parse_field".to_string()));
    let sql = "SELECT badge_house(u), badge_parse(u)['number'], badge_parse_field(u), badge_is_valid(u), badge_error_offset(u), badge_key(u)
               FROM (VALUES ('badge:kestrel-42?ann'), ('badge:owl'), (NULL)) AS t(u)";
    let expected = [
        row([Some("kestrel"), Some("42"), Some("ann"), Some("true"), None, Some("7:kestrel,2:42,")]),
        row([None, None, None, Some("false"), Some("9"), None]),
        row([None; 6]),
    ];
    assert_eq!(rows(&context, sql).await.unwrap(), expected);
    let error = rows(&context, "SELECT strict_badge_house('badge:owl')").await.unwrap_err();
    assert!(error.to_string().contains("offset 9, in house"), "{error}");
}

#[test]
fn a_grammar_with_errors_is_refused_with_their_places() {
    let (context, folder) = (session(), tempfile::tempdir().unwrap());
    let path = folder.path().join("badge.abnf");
    std::fs::write(&path, BADGE.replace("1*4DIGIT", "1*4DIGITS")).unwrap();
    let error = virgule_datafusion::register_grammar(&context, &path).unwrap_err().to_string();
    assert!(error.contains("DIGITS") && error.contains("badge.abnf:7"), "{error}");
    assert!(virgule_datafusion::register_grammar(&context, &folder.path().join("absent.abnf")).is_err());
}

#[tokio::test]
async fn kinds_by_name() {
    let context = session();
    let names = virgule_datafusion::register_kind(&context, "urn").unwrap();
    assert!(names.contains(&"urn_nid".to_string()));
    let sql = "SELECT urn_key('URN:ISBN:0451450523') = urn_key('urn:isbn:0451450523?+x')";
    assert_eq!(value(&context, sql).await.unwrap().as_deref(), Some("true"));
    assert!(virgule_datafusion::register_kind(&context, "url").is_err());
}

#[test]
fn the_functions_of_all_kinds_have_different_names() {
    let functions = virgule_datafusion::functions_of_kinds().unwrap();
    let names: HashSet<&str> = functions.iter().map(|function| function.name()).collect();
    assert_eq!(names.len(), functions.len());
    // `uri` and the other generic kinds are included, with the function names of `functions`.
    for function in virgule_datafusion::functions().unwrap() {
        let known = names.contains(function.name());
        assert!(known || function.name().contains("url"), "{}", function.name());
    }
}
