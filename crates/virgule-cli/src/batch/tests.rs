//! The protocol: answers to valid requests, and errors for invalid ones, which do not affect the next request.

use super::members::NAMES;
use super::operation::{Operation, PROTOCOL};
use super::serve;
use crate::Output;
use crate::line::MAX_LINE;
use crate::options::Level;
use clap::ValueEnum;
use serde_json::{Value, json};
use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use virgule_dynamic::Library;

fn answers(input: impl Read) -> Vec<Value> {
    answers_of(&mut Library::new(), input)
}

fn answers_of(library: &mut Library, input: impl Read) -> Vec<Value> {
    let mut out = Vec::new();
    assert!(serve(library, input, &mut |_| {}, &mut Output::new(&mut out)).is_ok());
    let lines = std::str::from_utf8(&out).expect("answers are UTF-8").lines();
    lines.map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

fn answer(request: Value) -> Value {
    answers(format!("{request}\n").as_bytes()).remove(0)
}

#[test]
fn a_uri_has_components() {
    let request = json!({"id": 1, "op": "parse", "kind": "uri", "input": "http://u@h:/?#f"});
    let components = json!({"scheme": "http", "userinfo": "u", "host": "h", "port": "", "path": "/",
        "query": "", "fragment": "f"});
    assert_eq!(answer(request), json!({"id": 1, "ok": true, "components": components}));
}

#[test]
fn a_scheme_has_components_and_fields() {
    let input = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk?ct=text/plain";
    let answer = answer(json!({"id": "a", "op": "parse", "kind": "ni", "input": input}));
    assert_eq!(answer["components"]["path"], "/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
    let val = "f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
    let fields = json!({"authority": "", "alg": "sha-256", "val": val, "query": "ct=text/plain"});
    assert_eq!(answer["fields"], fields);
}

#[test]
fn an_error_has_offset_rule_and_expectation() {
    let answer = answer(json!({"op": "parse", "kind": "uri", "input": "http://example.com:8x/"}));
    let error = json!({
        "offset": 20,
        "expected": ["a digit", "\"/\"", "\"?\"", "\"#\"", "the end"],
        "rule": "port",
        "message": "a port is a number; an IPv6 address stands in brackets: `[::1]` (offset 20, in port: expected a digit, \"/\", \"?\", \"#\" or the end)",
    });
    assert_eq!(answer, json!({"id": null, "ok": false, "error": error}));
}

#[test]
fn any_rule_can_be_matched() {
    for (rule, input, ok) in [
        ("ipv6ADDRESS", "::1", true),
        ("IPv6address", ":::", false),
        ("path-empty", "", true),
        ("path", "//", true),
    ] {
        let request = json!({"id": 2, "op": "match", "grammar": "rfc3986", "rule": rule, "input": input});
        assert_eq!(answer(request), json!({"id": 2, "ok": ok}), "{rule} {input}");
    }
}

#[test]
fn a_text_is_built_of_its_fields() {
    let fields = json!({"scheme": "http", "host": "h", "port": "80", "path": "/a", "query": null});
    let request = json!({"id": 1, "op": "build", "fields": fields});
    assert_eq!(answer(request), json!({"id": 1, "ok": true, "output": "http://h:80/a"}));
    let request = json!({"op": "build", "kind": "ni", "fields": {"alg": "sha-256", "val": "a/b"}});
    let error = answer(request)["error"].clone();
    assert_eq!((&error["field"], &error["offset"]), (&json!("val"), &json!(1)), "{error}");
    let request = json!({"op": "build", "kind": "uri", "fields": {"scheme": "a", "path": "//b"}});
    let error = json!({"field": "path", "offset": null, "expected": [], "rule": null,
        "message": "field path: a path that begins with `//` would be read as an authority; write `/.//` (would be \
                    parsed as something else)"});
    assert_eq!(answer(request), json!({"id": null, "ok": false, "error": error}));
}

#[test]
fn a_hash_name_is_checked_beyond_its_syntax() {
    let digest = "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
    for input in [
        "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
        "http://example.com/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
        &format!("nih:1;{digest};d"),
    ] {
        let answer = answer(json!({"id": 1, "op": "name", "input": input}));
        assert_eq!(answer, json!({"id": 1, "ok": true, "algorithm": "sha-256", "digest": digest}), "{input}");
    }
    let wrong = answer(json!({"op": "name", "input": "nih:6;7f83b165;0"}));
    let error = json!({"offset": 15, "expected": ["\"f\""], "rule": "checkdigit",
        "message": "offset 15, in checkdigit: wrong check digit, expected \"f\""});
    assert_eq!(wrong, json!({"id": null, "ok": false, "error": error}));
    let wrong = answer(json!({"op": "name", "input": "ni:///sha-256"}));
    assert_eq!((&wrong["ok"], &wrong["error"]["rule"]), (&json!(false), &json!("alg")), "{wrong}");
}

#[test]
fn texts_are_resolved_normalized_and_compared() {
    for (request, member, value) in [
        (
            json!({"op": "resolve", "base": "http://a/b", "input": "http:g", "strict": false}),
            "output",
            json!("http://a/g"),
        ),
        (json!({"op": "resolve", "base": "urn:a:b", "input": "c"}), "output", json!("urn:c")),
        (json!({"op": "relativize", "base": "http://a/b/c", "input": "http://a/d"}), "output", json!("/d")),
        (
            json!({"op": "normalize", "kind": "uri", "input": "A://B/%7e", "level": "case"}),
            "output",
            json!("a://b/%7E"),
        ),
        (
            json!({"op": "normalize", "kind": "urn", "input": "urn:AB:c", "level": "scheme"}),
            "output",
            json!("urn:ab:c"),
        ),
        (json!({"op": "compare", "input": "a:b", "other": "a:b"}), "equal", json!("string")),
        (json!({"op": "compare", "input": "http://a", "other": "http://a/"}), "equal", json!("scheme")),
        (json!({"op": "compare", "input": "a:b", "other": "a:c"}), "equal", Value::Null),
        (json!({"op": "to-uri", "input": "é"}), "output", json!("%C3%A9")),
        (json!({"op": "to-iri", "input": "%C3%A9%2F"}), "output", json!("é%2F")),
    ] {
        let answer = answer(request.clone());
        assert_eq!((&answer["ok"], &answer[member]), (&json!(true), &value), "{request}");
    }
    let refused = answer(json!({"op": "resolve", "base": "/a", "input": "b"}));
    assert_eq!((&refused["ok"], &refused["error"]["offset"]), (&json!(false), &json!(0)));
}

#[test]
fn secrets_are_hidden_by_the_policy_of_the_request() {
    let input = "http://anna:s3cret@h/?sig=s3cret http://anna@h/?key=a&code=b";
    for (policy, output) in [
        (json!({}), "http://anna:***@h/?sig=*** http://anna@h/?key=a&code=***"),
        (json!({"redact_param": ["KEY", "x"]}), "http://anna:***@h/?sig=*** http://anna@h/?key=***&code=***"),
        (json!({"redact_param": "key"}), "http://anna:***@h/?sig=*** http://anna@h/?key=***&code=***"),
        (json!({"show_param": ["code"]}), "http://anna:***@h/?sig=*** http://anna@h/?key=a&code=b"),
        (json!({"all_userinfo": true}), "http://***:***@h/?sig=*** http://***@h/?key=a&code=***"),
    ] {
        let mut request = json!({"id": 3, "op": "redact", "input": input});
        request.as_object_mut().unwrap().append(&mut policy.as_object().unwrap().clone());
        assert_eq!(answer(request), json!({"id": 3, "ok": true, "output": output}), "{policy}");
    }
    for (policy, error) in [
        (json!({"redact_param": 1}), "`redact_param` is neither a string nor an array of strings"),
        (json!({"show_param": ["a", 1]}), "an item of `show_param` is not a string"),
        (json!({"all_userinfo": "yes"}), "`all_userinfo` is neither true nor false"),
        (json!({"input": null}), "`input` is not a string"),
    ] {
        let mut request = json!({"op": "redact", "input": input});
        request.as_object_mut().unwrap().append(&mut policy.as_object().unwrap().clone());
        assert_eq!(answer(request), json!({"id": null, "error": error}), "{policy}");
    }
}

#[test]
fn rejects_invalid_requests_with_their_id() {
    for (line, id) in [
        ("", Value::Null),
        ("{", Value::Null),
        ("[]", Value::Null),
        ("null", Value::Null),
        (r#"{"id":1}"#, json!(1)),
        (r#"{"id":[2],"op":7}"#, json!([2])),
        (r#"{"id":3,"op":"explode"}"#, json!(3)),
        (r#"{"id":4,"op":"parse","input":"a:"}"#, json!(4)),
        (r#"{"id":5,"op":"parse","kind":"uri"}"#, json!(5)),
        (r#"{"id":6,"op":"parse","kind":"uri","input":1}"#, json!(6)),
        (r#"{"id":7,"op":"parse","kind":"URL","input":""}"#, json!(7)),
        (r#"{"id":8,"op":"match","grammar":"rfc9999","rule":"a","input":""}"#, json!(8)),
        (r#"{"id":9,"op":"match","grammar":"rfc3986","rule":"IPv5","input":""}"#, json!(9)),
        (r#"{"id":11,"op":"build","kind":"uri"}"#, json!(11)),
        (r#"{"id":12,"op":"build","fields":{"path":1}}"#, json!(12)),
        (r#"{"id":13,"op":"build","fields":{"paths":"a"}}"#, json!(13)),
        (r#"{"id":14,"op":"build","kind":"tel","fields":{}}"#, json!(14)),
        (r#"{"id":15,"op":"build","kind":"URL","fields":{}}"#, json!(15)),
        (r#"{"id":10,"op":"parse","kind":"uri","input":"\ud800"}"#, Value::Null),
    ] {
        let both =
            format!("{line}\n{}\n", json!({"id": "next", "op": "parse", "kind": "uri", "input": "a:"}));
        let [first, second] = &answers(both.as_bytes())[..] else { panic!("two answers to {line}") };
        assert!(first["error"].is_string(), "{line}: {first}");
        assert_eq!(first["id"], id, "{line}");
        assert_eq!((&second["id"], &second["ok"]), (&json!("next"), &json!(true)), "{line}");
    }
}

#[test]
fn rejects_invalid_utf8() {
    let answers = answers(&b"{\"id\":1,\xFF}\n{\"id\":2}\n"[..]);
    assert_eq!(answers[0], json!({"id": null, "error": "not UTF-8 at byte 8 of the line"}));
    assert_eq!(answers[1]["id"], 2);
}

#[test]
fn rejects_a_line_beyond_the_limit_and_answers_the_next() {
    let long = io::repeat(b'x').take(MAX_LINE as u64 + 1);
    let answers =
        answers(long.chain(&b"\n{\"id\":2,\"op\":\"parse\",\"kind\":\"uri\",\"input\":\"a:\"}"[..]));
    assert_eq!(answers.len(), 2);
    assert!(answers[0]["error"].as_str().is_some_and(|error| error.contains("67108864 bytes")));
    assert_eq!(answers[1]["ok"], true);
}

#[test]
fn stops_when_the_reader_closes_the_output() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    assert!(serve(&mut Library::new(), &b"{}\n{}\n"[..], &mut |_| {}, &mut Output::new(Gone)).is_err());
}

/// The answer to a line must not wait for the next line.
#[test]
fn flushes_answers_before_waiting_for_input() {
    struct OneByOne<'a>(std::str::Lines<'a>, Arc<AtomicUsize>, usize);
    impl Read for OneByOne<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            assert_eq!(self.1.load(Ordering::SeqCst), self.2, "all lines that were read are answered");
            let Some(line) = self.0.next() else { return Ok(0) };
            self.2 += 1;
            buffer[..line.len()].copy_from_slice(line.as_bytes());
            buffer[line.len()] = b'\n';
            Ok(line.len() + 1)
        }
    }
    struct NewlineCounter(Arc<AtomicUsize>, usize);
    impl Write for NewlineCounter {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.1 += bytes.iter().filter(|&&byte| byte == b'\n').count();
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            self.0.store(self.1, Ordering::SeqCst);
            Ok(())
        }
    }
    let flushed = Arc::new(AtomicUsize::new(0));
    let mut out = Output::new(NewlineCounter(flushed.clone(), 0));
    let input = OneByOne("{}\n{}\n{}".lines(), flushed.clone(), 0);
    assert!(serve(&mut Library::new(), input, &mut |_| {}, &mut out).is_ok());
    assert_eq!(flushed.load(Ordering::SeqCst), 3);
}

/// A rule that is too large is compiled once, not for each request.
#[test]
fn a_rule_that_failed_is_not_compiled_again() {
    let mut library = Library::new();
    let grammar = ";! kind small\n;! start small\nsmall = \"x\"\nlarge = 200000\"x\"\n";
    assert!(library.add("sizes", grammar).is_ok());
    let request = |rule: &str| json!({"op": "match", "grammar": "sizes", "rule": rule, "input": "x"});
    let input: String =
        ["large", "small", "large", "LARGE", "small"].map(|rule| format!("{}\n", request(rule))).concat();
    let answers = answers_of(&mut library, input.as_bytes());
    let error = answers[0]["error"].as_str().expect("a message");
    assert!(error.contains("`large`"), "{error}");
    assert_eq!((&answers[2], &answers[3]), (&answers[0], &answers[0]));
    assert_eq!((&answers[1]["ok"], &answers[4]["ok"]), (&json!(true), &json!(true)));
    assert_eq!(library.compilations("sizes").ok(), Some(2));
}

/// Returns the answers of a library that matches rules without an automaton.
fn general_answers(grammar: &str, requests: &[Value]) -> Vec<Value> {
    let mut library = Library::with_general_matchers();
    library.add("wide", grammar).expect("a grammar");
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let answers = crate::answers(&mut library, lines.as_bytes());
    // A rule is compiled once, whatever the number of requests.
    assert_eq!(library.compilations("wide").ok(), Some(1));
    answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_rule_without_automaton_is_matched_by_the_general_matcher() {
    let grammar = "small = DIGIT\nmirror = \"a\" mirror \"a\" / \"b\" mirror \"b\" / \"a\" / \"b\"\n";
    let request = |input: &str| json!({"op": "match", "grammar": "wide", "rule": "mirror", "input": input});
    let answers = general_answers(grammar, &[request("abbba"), request("abba")]);
    assert_eq!(answers[0], json!({"id": null, "ok": true, "matcher": "general"}));
    assert_eq!(answers[1], json!({"id": null, "ok": false, "matcher": "general"}));
}

#[test]
fn a_text_that_is_not_decided_is_answered_with_an_error() {
    let grammar = "small = DIGIT\nwide = wide wide / wide wide wide / \"a\"\n";
    let request = json!({"op": "match", "grammar": "wide", "rule": "wide", "input": "a".repeat(3000)});
    let answers = general_answers(grammar, &[request]);
    let message = answers[0]["error"].as_str().expect("a message");
    assert!(
        message.starts_with("not decided: the input needs more than ") && message.ends_with(" of the chart"),
        "{message}"
    );
    assert_eq!(answers[0].get("ok"), None);
}

#[test]
fn a_kind_without_automaton_has_fields_and_errors() {
    let grammar =
        ";! kind wide\n;! fields head tail\nwide = head \":\" tail\nhead = 1*20000ALPHA\ntail = *ALPHA\n";
    let mut library = Library::with_general_matchers();
    library.add("wide", grammar).expect("a grammar");
    let mut answer = |request: Value| -> Value {
        let answer = crate::answers(&mut library, request.to_string().as_bytes());
        serde_json::from_str(answer.trim_end()).expect("JSON")
    };
    let parsed = answer(json!({"op": "parse", "kind": "wide", "input": "ab:c"}));
    assert_eq!(
        (&parsed["fields"], &parsed["matcher"]),
        (&json!({"head": "ab", "tail": "c"}), &json!("general"))
    );
    let refused = answer(json!({"op": "parse", "kind": "wide", "input": "ab:1"}));
    assert_eq!((&refused["error"]["offset"], &refused["error"]["rule"]), (&json!(3), &json!("tail")));
    assert_eq!(refused["matcher"], "general");
    let refused = answer(json!({"op": "normalize", "kind": "wide", "input": "ab:c", "level": "syntax"}));
    assert_eq!(refused["error"], "`wide` cannot be normalized, because it has no automaton");
}

/// Returns the description of the protocol. It lists all operations, and its examples get the answers that it shows.
fn page() -> &'static str {
    let (_, protocol) =
        include_str!("../../../../docs/command.md").split_once("\n## The batch protocol\n").unwrap();
    protocol
}

fn names<E: ValueEnum>() -> Vec<String> {
    let values = E::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    values.map(|value| value.get_name().to_string()).collect()
}

#[test]
fn the_page_has_a_section_for_each_operation() {
    let sections: Vec<&str> =
        page().lines().filter_map(|line| line.strip_prefix("### `")?.strip_suffix('`')).collect();
    assert_eq!(sections, names::<Operation>());
}

#[test]
fn the_page_names_all_members_and_levels() {
    for name in NAMES.iter().map(ToString::to_string).chain(names::<Level>()) {
        assert!(page().contains(&format!("`{name}`")), "{name}");
    }
}

/// Requests and answers of the page, which alternate in its blocks of JSON.
fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks = page().split("\n```json\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    let lines: Vec<&str> = blocks.flat_map(str::lines).collect();
    lines.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

#[test]
fn requests_of_the_page_are_answered_as_it_says() {
    let examples = examples();
    assert!(examples.len() > Operation::value_variants().len());
    for (request, answer) in examples {
        assert_eq!(
            crate::answers(&mut Library::new(), request.as_bytes()),
            format!("{answer}\n"),
            "{request}"
        );
    }
}

#[test]
fn the_help_has_an_example_of_each_operation_from_the_page() {
    let page = examples();
    let mut operations = Vec::new();
    let entries = PROTOCOL.split("\n\n  ").filter_map(|entry| entry.split_once("\n    {"));
    for (heading, example) in entries {
        let (request, answer) = example.split_once("\n    ").expect("a request and an answer");
        assert!(page.contains(&(&format!("{{{request}"), answer.trim_end())), "{request}");
        operations.push(heading.split(':').next().expect("a name").to_string());
    }
    assert_eq!(operations, names::<Operation>());
}
