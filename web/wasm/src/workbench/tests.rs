//! Requests as the page sends them.

use super::Workbench;
use serde_json::{Value, json};
use virgule_tools::conformance::random::Random;

fn answer(request: Value) -> Value {
    ask(&mut Workbench::default(), request)
}

fn ask(workbench: &mut Workbench, request: Value) -> Value {
    serde_json::from_str(&workbench.answer(&request.to_string())).expect("an answer is JSON")
}

/// The answer to `match`.
fn matched(workbench: &mut Workbench, source: &Value, rule: &str, text: &str) -> Value {
    ask(workbench, json!({ "op": "match", "source": source, "rule": rule, "text": text }))
}

fn string(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn built_in(file: &str) -> Value {
    json!({ "builtin": file })
}

fn written(text: &str) -> Value {
    json!({ "text": text })
}

#[test]
fn all_built_in_grammars_are_listed_with_their_kinds() {
    let listed = answer(json!({ "op": "grammars" }));
    let grammars = list(&listed["grammars"]);
    assert_eq!(grammars.len(), virgule_compiler::grammars::GRAMMARS.len());
    let generic = grammars.iter().find(|grammar| grammar["file"] == "rfc3986.abnf").expect("RFC 3986");
    assert_eq!(generic["title"], "Uniform Resource Identifier (URI): Generic Syntax");
    assert_eq!(generic["kinds"][0], json!({ "name": "uri", "rule": "URI" }));
    assert!(grammars.iter().any(|grammar| list(&grammar["kinds"]).len() > 1));
}

#[test]
fn the_text_of_a_built_in_grammar_is_given_and_read_like_ones_own() {
    let text = answer(json!({ "op": "source", "source": built_in("rfc6920.abnf") }))["text"].clone();
    let checked = [json!({ "text": text }), built_in("rfc6920.abnf")]
        .map(|source| answer(json!({ "op": "check", "source": source })));
    assert_eq!(checked[0], checked[1]);
    assert_eq!(checked[0]["start"], "ni");
    assert_eq!(checked[0]["diagnostics"], json!([]));
    let rule = &checked[0]["rules"][0];
    let place =
        rule["start"].as_u64().expect("a start") as usize..rule["end"].as_u64().expect("an end") as usize;
    assert_eq!(string(&text)[place], *string(&rule["name"]));
}

#[test]
fn a_built_in_grammar_has_no_warnings() {
    for (name, text) in virgule_compiler::grammars::GRAMMARS {
        let checked = answer(json!({ "op": "check", "source": built_in(&format!("{name}.abnf")) }));
        assert_eq!(checked["diagnostics"], json!([]), "{name}");
        if *name == "rfc3986" {
            let own = answer(json!({ "op": "check", "source": written(text) }));
            assert!(!list(&own["diagnostics"]).is_empty());
        }
    }
}

#[test]
fn diagnostics_have_places_in_code_units() {
    let checked = answer(json!({ "op": "check", "source": written("; é𝒳\na = b\n") }));
    let found = &checked["diagnostics"][0];
    assert_eq!((&found["severity"], &found["code"]), (&json!("warning"), &json!("undefined-rule")));
    assert_eq!((&found["start"], &found["end"]), (&json!(10), &json!(11)));
    assert_eq!(found["labels"][0]["start"], 10);
    // The rules that could be read are listed all the same.
    assert_eq!(checked["rules"], json!([{ "name": "a", "start": 6, "end": 7, "regular": null }]));
    assert_eq!((&checked["kinds"], &checked["start"]), (&json!([]), &json!("a")));
}

#[test]
fn examples_are_checked_when_the_grammar_is_compiled() {
    let grammar = ";! kind badge\n;! example 12\n;! example x\nbadge = 1*DIGIT\n";
    let mut workbench = Workbench::default();
    let quick = ask(&mut workbench, json!({ "op": "check", "source": written(grammar) }));
    assert_eq!(quick["diagnostics"], json!([]));
    let complete = ask(&mut workbench, json!({ "op": "check", "source": written(grammar), "compile": true }));
    assert_eq!(list(&complete["diagnostics"]).len(), 1);
    let place = grammar.find('x').expect("the example");
    assert_eq!(complete["diagnostics"][0]["start"], grammar.find("x\n").unwrap_or(place));
}

#[test]
fn rules_that_nest_are_no_regular_ones_nor_are_those_that_name_them() {
    let grammar = "a = \"<\" b \">\"\nb = \"(\" [ b ] \")\"\nc = 1*DIGIT / c\n";
    let checked = answer(json!({ "op": "check", "source": written(grammar) }));
    let regular: Vec<&Value> = list(&checked["rules"]).iter().map(|rule| &rule["regular"]).collect();
    assert_eq!(regular, [&json!(false), &json!(false), &json!(true)]);
}

#[test]
fn a_match_has_nested_fields_and_a_drawing() {
    let text = "https://é@example.com:80/p";
    let matched = matched(&mut Workbench::default(), &built_in("rfc3987.abnf"), "iri", text);
    let units: Vec<u16> = text.encode_utf16().collect();
    let field = |name: &str| {
        let field = list(&matched["fields"]).iter().find(|field| field["name"] == name).expect("the field");
        let [start, end] = ["start", "end"].map(|end| field[end].as_u64().expect("an offset") as usize);
        (String::from_utf16(&units[start..end]).expect("whole characters"), field["depth"].as_u64())
    };
    assert_eq!(field("authority"), ("é@example.com:80".to_string(), Some(0)));
    assert_eq!(field("host"), ("example.com".to_string(), Some(1)));
    assert_eq!(field("path"), ("/p".to_string(), Some(0)));
    assert!(string(&matched["drawing"]).contains("authority"));
}

#[test]
fn an_error_has_a_place_in_code_units_and_what_is_expected() {
    let matched = matched(&mut Workbench::default(), &built_in("rfc3987.abnf"), "iri", "a:é b");
    assert_eq!((&matched["matches"], &matched["offset"]), (&json!(false), &json!(3)));
    assert!(!list(&matched["expected"]).is_empty());
    assert!(string(&matched["drawing"]).lines().nth(1).expect("a caret").starts_with("   ^"));
}

#[test]
fn the_start_rule_of_a_kind_and_any_other_rule_match_too() {
    let mut workbench = Workbench::default();
    let source = built_in("rfc3986.abnf");
    let mut matches = |rule: &str, text: &str| matched(&mut workbench, &source, rule, text);
    assert_eq!(matches("URI", "a:b")["fields"][0]["name"], "scheme");
    let port = matches("port", "80");
    assert_eq!((&port["fields"], &port["drawing"]), (&json!([]), &json!("80\n├┘\nport\n")));
    assert_eq!(matches("porter", "80")["error"], "`rfc3986` has no rule `porter`; did you mean `port`?");
}

#[test]
fn a_diagram_links_each_reference() {
    let diagram = answer(json!({ "op": "diagram", "source": built_in("rfc3986.abnf"), "rule": "uri" }));
    assert_eq!(diagram["rules"], json!(["scheme", "hier-part", "query", "fragment"]));
    let svg = string(&diagram["svg"]);
    for rule in list(&diagram["rules"]) {
        assert!(svg.contains(&format!("href=\"#rule-{}\"", string(rule))), "{rule}");
    }
}

#[test]
fn samples_match_and_near_misses_do_not() {
    let mut workbench = Workbench::default();
    // The kind demands a host that its rules do not.
    for (file, rule) in [("rfc9110.abnf", "http"), ("rfc3986.abnf", "IPv4address"), ("rfc6920.abnf", "ni")] {
        let source = built_in(file);
        let request = json!({ "op": "samples", "source": source, "rule": rule, "count": 10, "seed": 7 });
        let made = ask(&mut workbench, request.clone());
        assert_eq!((list(&made["samples"]).len(), list(&made["near_misses"]).len()), (10, 10), "{rule}");
        assert_eq!(ask(&mut workbench, request), made);
        let near = list(&made["near_misses"]).iter().map(|miss| (&miss["text"], false));
        for (text, expected) in list(&made["samples"]).iter().map(|text| (text, true)).chain(near) {
            let matched = matched(&mut workbench, &source, rule, string(text));
            assert_eq!(matched["matches"], expected, "{text}");
        }
    }
    let request = json!({ "op": "samples", "source": built_in("rfc6920.abnf"), "rule": "ni", "count": 201 });
    assert_eq!(ask(&mut workbench, request)["error"], "`count` is above the limit of 200 samples");
}

#[test]
fn an_ambiguity_has_two_readings_of_the_rule_that_is_asked_about() {
    let grammar = ";! kind x\nx = \"x\"\ny = a b\na = *\"a\"\nb = *\"a\" \"b\"\n";
    let request = |rule: &str| json!({ "op": "ambiguities", "source": written(grammar), "rule": rule });
    assert_eq!(answer(request("x")), json!({ "ok": true, "complete": true, "ambiguities": [] }));
    let found = answer(request("y"));
    assert_eq!(list(&found["ambiguities"]).len(), 1);
    let ambiguity = &found["ambiguities"][0];
    assert_eq!((&ambiguity["text"], &ambiguity["rule"]), (&json!("ab"), &json!("y")));
    let readings = list(&ambiguity["readings"]);
    assert_eq!(readings.len(), 2);
    assert_ne!(readings[0], readings[1]);
    assert_eq!(readings[0][0], json!({ "rule": "a", "start": 0, "end": 1, "depth": 0 }));
}

#[test]
fn two_rules_are_compared_with_witnesses() {
    let source = written("a = 1*2DIGIT\nb = 1*3DIGIT\nc = 1*ALPHA\nd = 1*2HEXDIG\n");
    let mut workbench = Workbench::default();
    let mut compare = |left: &str, right: &str| {
        let side = |rule: &str| json!({ "source": source, "rule": rule });
        let compared =
            ask(&mut workbench, json!({ "op": "compare", "left": side(left), "right": side(right) }));
        ["relation", "only_left", "only_right", "both"].map(|name| compared[name].clone())
    };
    assert_eq!(compare("a", "a"), [json!("equal"), Value::Null, Value::Null, json!("0")]);
    assert_eq!(compare("a", "b"), [json!("subset"), Value::Null, json!("000"), json!("0")]);
    assert_eq!(compare("b", "a"), [json!("superset"), json!("000"), Value::Null, json!("0")]);
    assert_eq!(compare("a", "c"), [json!("disjoint"), json!("0"), json!("a"), Value::Null]);
    assert_eq!(compare("c", "d"), [json!("overlap"), json!("g"), json!("0"), json!("a")]);
}

#[test]
fn kinds_of_two_grammars_are_compared() {
    let side = |file: &str, rule: &str| json!({ "source": built_in(file), "rule": rule });
    let compare =
        json!({ "op": "compare", "left": side("rfc3986.abnf", "uri"), "right": side("rfc3987.abnf", "iri") });
    let compared = answer(compare);
    assert_eq!((&compared["relation"], &compared["only_left"]), (&json!("subset"), &Value::Null));
    assert!(!string(&compared["only_right"]).is_ascii());
}

#[test]
fn a_uri_is_normalized_resolved_and_compared_and_read_by_a_browser() {
    let read = answer(json!({
        "op": "uri", "text": "HTTP://a/%7e/../b", "base": "http://x/y", "other": "http://a/b",
    }));
    assert_eq!((&read["valid"], &read["kind"], &read["error"]), (&json!(true), &json!("uri"), &Value::Null));
    assert_eq!(read["components"][0], json!({ "name": "scheme", "start": 0, "end": 4 }));
    let texts: Vec<&Value> = list(&read["normalization"]).iter().map(|level| &level["text"]).collect();
    assert_eq!(texts, ["http://a/%7E/../b", "HTTP://a/~/../b", "HTTP://a/b", "http://a/b", "http://a/b"]);
    assert_eq!(read["normalization"][2]["changes"], json!(["removing dot segments"]));
    assert_eq!(read["resolution"]["target"], "HTTP://a/b");
    let equivalent: Vec<&Value> =
        list(&read["equivalence"]).iter().map(|level| &level["equivalent"]).collect();
    assert_eq!(equivalent, [&json!(false), &json!(true), &json!(true)]);
    assert_eq!(read["browser"][0]["severity"], "serialization");

    let refused = answer(json!({ "op": "uri", "text": r"http://é\@b/", "base": "x", "other": " " }));
    assert_eq!((&refused["valid"], &refused["error"]["offset"]), (&json!(false), &json!(8)));
    assert_eq!((&refused["normalization"], &refused["components"]), (&json!([]), &json!([])));
    assert!(refused["resolution"]["error"].is_string() && refused["equivalence"]["error"].is_string());
    let meaning = |found: &&Value| found["severity"] == "meaning" && found["kind"] == "BackslashEndsHost";
    assert_eq!(list(&refused["browser"]).iter().filter(meaning).count(), 1);
    // Without a base and another text there is nothing to say of them.
    let alone = answer(json!({ "op": "uri", "text": "a:" }));
    assert_eq!((&alone["resolution"], &alone["equivalence"]), (&Value::Null, &Value::Null));
}

#[test]
fn the_steps_of_a_resolution_follow_the_reference() {
    for (base, reference, steps) in [
        ("http://a/b", "c:d", &["the reference has a scheme: nothing comes from the base"][..]),
        (
            "http://a/b/c",
            "../d#e",
            &[
                "scheme and authority come from the base",
                "the path is put behind the last slash of the path of the base",
                "dot segments are removed (section 5.2.4)",
                "the fragment is that of the reference",
            ],
        ),
        (
            "http://a/b?q#f",
            "",
            &[
                "the path of the reference is empty: scheme, authority and path come from the base",
                "the reference has no query: that of the base is kept",
                "the fragment of the base is dropped",
            ],
        ),
    ] {
        let answered = answer(json!({ "op": "uri", "text": reference, "base": base }));
        assert_eq!(answered["resolution"]["steps"], json!(steps), "{base} {reference}");
    }
}

#[test]
fn what_is_no_request_is_answered_with_an_error() {
    let mut workbench = Workbench::default();
    for request in [
        "",
        "[]",
        "{}",
        r#"{"op":1}"#,
        r#"{"op":"dance"}"#,
        r#"{"op":"check"}"#,
        r#"{"op":"check","source":{}}"#,
        r#"{"op":"check","source":{"builtin":"rfc1","text":""}}"#,
        r#"{"op":"check","source":{"builtin":"../etc/passwd"}}"#,
        r#"{"op":"match","source":{"text":"a = b"},"rule":"a","text":""}"#,
        r#"{"op":"samples","source":{"text":"a = %x61"},"rule":"a","count":-1}"#,
    ] {
        let answered: Value = serde_json::from_str(&workbench.answer(request)).expect("an answer is JSON");
        assert_eq!(answered["ok"], false, "{request}");
        assert!(answered["error"].as_str().is_some_and(|error| !error.is_empty()), "{request}");
    }
}

#[test]
fn a_grammar_that_is_too_large_says_so_and_the_next_request_is_answered() {
    let mut workbench = Workbench::default();
    let grammar = written("a = 1000000(\"a\" / b)\nb = *(\"a\" / \"b\") \"a\" 30(\"a\" / \"b\")\n");
    for request in [
        json!({ "op": "match", "source": grammar, "rule": "a", "text": "" }),
        json!({ "op": "samples", "source": grammar, "rule": "a" }),
        json!({ "op": "compare", "left": { "source": grammar, "rule": "a" }, "right": { "source": grammar, "rule": "b" } }),
    ] {
        let answered = ask(&mut workbench, request);
        assert_eq!((&answered["ok"], &answered["code"]), (&json!(false), &json!("limit")), "{answered}");
        assert_eq!(answered["diagnostics"][0]["code"], "limit");
    }
    assert_eq!(matched(&mut workbench, &built_in("rfc3986.abnf"), "uri", "a:")["matches"], true);
}

#[test]
fn what_is_too_large_to_be_shown_is_cut_at_a_limit() {
    let mut workbench = Workbench::default();
    let alternatives: Vec<String> = (0..9_000).map(|number| format!("\"{number}\"")).collect();
    let grammar = written(&format!("a = {}\n", alternatives.join(" / ")));
    let drawn = ask(&mut workbench, json!({ "op": "diagram", "source": grammar, "rule": "a" }));
    assert_eq!(
        (&drawn["code"], &drawn["error"]),
        (&json!("limit"), &json!("the diagram is above the limit of 1048576 bytes"))
    );

    let hosts = format!("mongodb://{}/", vec!["h"; 1_000].join(","));
    let cut = matched(&mut workbench, &built_in("mongodb.abnf"), "mongodb", &hosts);
    assert_eq!((list(&cut["fields"]).len(), &cut["drawing"]), (200, &json!("")));
    assert!(string(&cut["note"]).starts_with("the first 200 of "), "{}", cut["note"]);

    let long = format!("a:{}", "b".repeat(10_000));
    let cut = matched(&mut workbench, &built_in("rfc3986.abnf"), "uri", &long);
    assert_eq!(cut["note"], "texts above 10000 bytes are not drawn");
}

/// Pieces of ABNF, directives, and what is neither.
const PIECES: [&str; 24] = [
    "a",
    "b",
    " = ",
    " =/ ",
    "\n",
    "\n;! kind ",
    "\n;! fields ",
    "\n;! import rfc3986",
    "\n;! validate a not-empty",
    "\"x\"",
    "%x61-7A",
    "%x110000",
    "%d1.2",
    "*",
    "3*2",
    "1000000",
    " / ",
    "(",
    ")",
    "[",
    "]",
    "<b>",
    "é",
    "\r",
];

#[test]
fn every_operation_answers_for_any_grammar() {
    let (mut random, mut workbench) = (Random::new(6920), Workbench::default());
    for _ in 0..150 {
        let begin = *random.pick(&["", "a = ", "a = \"x\" b\nb = "]);
        let grammar: String =
            std::iter::once(begin).chain((0..random.below(12)).map(|_| *random.pick(&PIECES))).collect();
        let source = written(&grammar);
        let side = json!({ "source": source, "rule": "a" });
        for operation in ["check", "match", "diagram", "samples", "ambiguities", "compare"] {
            let request = json!({
                "op": operation, "source": source, "rule": "a", "text": "xx", "compile": true, "count": 3,
                "left": side, "right": side,
            });
            let answered = ask(&mut workbench, request);
            assert!(
                answered["ok"] == true || answered["error"].is_string(),
                "{grammar:?} {operation}: {answered}"
            );
        }
    }
}

#[test]
fn any_text_is_read_as_a_uri_or_has_an_error() {
    let mut random = Random::new(3986);
    let pieces = [
        "http", ":", "/", "//", "@", "[", "]", "%", "%2e", "..", "?", "#", "\\", " ", "é", "𝒳", "\n", "80",
        "::1", "xn--",
    ];
    for _ in 0..300 {
        let mut text = || (0..random.below(9)).map(|_| *random.pick(&pieces)).collect::<String>();
        let (text, base, other) = (text(), text(), text());
        let read = answer(json!({ "op": "uri", "text": text, "base": base, "other": other }));
        assert_eq!(read["valid"] == true, read["error"].is_null(), "{text:?}");
        let units = text.encode_utf16().count() as u64;
        for part in list(&read["components"]).iter().chain(list(&read["browser"])) {
            let (start, end) = (part["start"].as_u64(), part["end"].as_u64());
            assert!(start <= end && end <= Some(units), "{text:?} {part}");
        }
    }
}
