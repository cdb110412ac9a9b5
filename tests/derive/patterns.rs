//! A set that is compiled with the program matches what the same set compiled at run time matches.

use std::collections::BTreeMap;
use virgule::patterns::{Pattern, PatternSet, UriPatterns, ValueKind, VariantErrorKind};

#[derive(Debug, Clone, PartialEq, UriPatterns)]
enum Route<'t> {
    #[uri(route = "/{+rest}")]
    Rest { rest: &'t str },
    #[uri(route = "/users/{id}")]
    User {
        #[uri(kind = "1*DIGIT")]
        id: u16,
    },
    #[uri(route = "/users/me")]
    Me,
    #[uri(route = "/users/{name}.{extension}", allow_ambiguity)]
    Photo { name: &'t str, extension: String },
    #[uri(template = "/tags{/tags*}{?q,page}")]
    Tags {
        tags: Vec<String>,
        #[uri(variable = "q")]
        query: Option<&'t str>,
        page: Option<u8>,
    },
    #[uri(template = "/filters{;filter*}")]
    Filters { filter: BTreeMap<String, String> },
    #[uri(route = "/same/{a}/{a}")]
    Same { a: String },
    #[uri(template = "/caf%C3%A9/{x:3}/{x}")]
    Escaped { x: String },
    #[uri(route = "")]
    Empty,
}

fn at_run_time() -> PatternSet {
    let digits = ValueKind::abnf("1*DIGIT").expect("an expression");
    let patterns = [
        Pattern::route("/{+rest}"),
        Pattern::route("/users/{id}").map(|pattern| pattern.kind("id", digits)),
        Pattern::route("/users/me"),
        Pattern::route("/users/{name}.{extension}").map(Pattern::allow_ambiguity),
        Pattern::parse("/tags{/tags*}{?q,page}"),
        Pattern::parse("/filters{;filter*}").map(|pattern| pattern.map("filter")),
        Pattern::route("/same/{a}/{a}"),
        Pattern::parse("/caf%C3%A9/{x:3}/{x}"),
        Pattern::route(""),
    ];
    PatternSet::new(patterns.into_iter().map(|pattern| pattern.expect("a template"))).expect("a set")
}

#[test]
fn both_sets_match_the_same_texts_with_the_same_values() {
    let (compiled, own) = (Route::patterns(), at_run_time());
    assert_eq!((compiled.len(), compiled.states()), (own.len(), own.states()));
    assert_eq!(compiled.report(), own.report());
    assert!(!own.report().overlaps().is_empty());
    let witnesses = own.report().overlaps().iter().map(|overlap| overlap.text.to_string());
    let texts = [
        "",
        "/",
        "/users/42",
        "/users/me",
        "/users/a.b.c",
        "/tags/a/b%20?q=&page=2",
        "/same/a/a",
        "/same/a/b",
    ];
    for text in witnesses.chain(texts.map(str::to_string)).chain(["/caf%c3%a9/abc/abcd".to_string()]) {
        let shown = |set: &PatternSet| format!("{:?}", set.matches(&text).collect::<Vec<_>>());
        assert_eq!(shown(compiled), shown(&own), "{text}");
    }
}

#[test]
fn a_variant_has_the_fields_of_its_text() {
    assert_eq!(Route::match_text("/users/42"), Ok(Route::User { id: 42 }));
    assert_eq!(Route::match_text("/users/me"), Ok(Route::Me));
    assert_eq!(Route::match_text("/a/b%20c"), Ok(Route::Rest { rest: "a/b%20c" }));
    assert_eq!(Route::match_text(""), Ok(Route::Empty));
    let photo = Route::Photo { name: "a.b%20", extension: "c d".to_string() };
    assert_eq!(Route::match_text("/users/a.b%20.c%20d"), Ok(photo));
    let tags = |query, page, tags: &[&str]| Route::Tags {
        tags: tags.iter().map(ToString::to_string).collect(),
        query,
        page,
    };
    assert_eq!(Route::match_text("/tags"), Ok(tags(None, None, &[])));
    assert_eq!(Route::match_text("/tags/a/b%20?q=%20&page=2"), Ok(tags(Some("%20"), Some(2), &["a", "b "])));
    let filter = BTreeMap::from([("a".to_string(), "b".to_string()), ("c".to_string(), " ".to_string())]);
    assert_eq!(Route::match_text("/filters;a=b;c=%20"), Ok(Route::Filters { filter }));
    assert_eq!(Route::match_text("/same/a/a"), Ok(Route::Same { a: "a".to_string() }));
    assert_eq!(Route::match_text("/same/a/b"), Ok(Route::Rest { rest: "same/a/b" }));
}

#[test]
fn what_is_no_variant_says_why() {
    let no_match = Route::match_text("users").unwrap_err();
    assert_eq!(no_match.kind(), VariantErrorKind::NoMatch);
    assert_eq!(no_match.to_string(), "no template matches");
    let refused = Route::match_text("/users/70000").unwrap_err();
    assert!(matches!(refused.kind(), VariantErrorKind::Value(error) if error.variable() == "id"));
    assert_eq!(refused.to_string(), "the type of its field rejects the value of the variable `id`");
}
