//! `virgule grammar check --json`, `stats`, `dot`, `sample`.

use crate::program::{call, texts};
use serde_json::Value;
use std::path::PathBuf;
use virgule_dynamic::Library;

/// Runs a subcommand of `grammar`. Returns standard output and the exit status.
fn run(arguments: &[&str]) -> (String, i32) {
    let (output, _, status) = texts(&mut call(&[&["grammar"], arguments].concat()), "");
    (output, status)
}

/// The strings are those that the parser accepts or rejects, at the same offset.
#[test]
fn samples_are_inside_or_just_outside() {
    let mut library = Library::new();
    for argument in ["uri", "ni", "mailto", "rfc3986:port"] {
        let parser = match argument.split_once(':') {
            Some((grammar, rule)) => library.rule(grammar, rule).expect("a rule"),
            None => library.parser(argument).expect("a kind"),
        };
        for (option, inside) in [("--covering", true), ("--random=50", true), ("--near-misses", false)] {
            let (output, status) = run(&["sample", option, "--json", argument]);
            assert_eq!(status, 0, "{argument} {option}");
            assert!(option != "--random=50" || output.lines().count() == 50, "{argument}");
            for line in output.lines() {
                let sample: Value = serde_json::from_str(line).expect("JSON");
                let error = parser.parse(sample["input"].as_str().expect("a string")).err();
                assert_eq!((error.is_none(), sample["ok"].as_bool()), (inside, Some(inside)), "{line}");
                let offset = error.map(|error| error.offset as u64);
                assert_eq!(sample["error"]["offset"].as_u64(), offset, "{line}");
            }
        }
    }
}

#[test]
fn sizes_are_counted() {
    let (text, status) = run(&["stats", "rfc3986"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), status), (5, 0), "{text}");
    assert!(lines[1].starts_with("URI ") && lines[1].ends_with(" ms"), "{text}");
    let (text, _) = run(&["stats", "--all", "--json", "rfc3986"]);
    let port = text.lines().find(|line| line.contains(r#""rule":"port""#)).expect("a line for each rule");
    assert!(port.contains(r#""states":1,"#), "{port}");
}

#[test]
fn fields_and_called_rules_are_drawn() {
    let (text, status) = run(&["dot", "--fields", "--states", "1000", "nih"]);
    assert!(status == 0 && text.contains('←'), "{text}");
    let (text, status) = run(&["dot", "--states", "500", "rfc4515"]);
    assert!(status == 0 && text.contains("subgraph cluster1") && text.contains("‹filter›"), "{text}");
}

#[test]
fn the_reason_of_a_shortest_string_is_its_alternative() {
    let mut sample = call(&["grammar", "sample", "--json", "--", "-:p"]);
    let (output, _, _) = texts(&mut sample, "p = %xE9 / %x1F600 / \"z\"\n");
    let shortest: Value = serde_json::from_str(output.lines().next().expect("a string")).expect("JSON");
    assert_eq!((&shortest["input"], &shortest["reason"]), (&"z".into(), &"alternative 3".into()));
}

#[test]
fn strings_with_line_breaks_are_printed_in_json_only() {
    let sample = |options: &[&str]| {
        let arguments = [&["grammar", "sample"], options, &["-"]].concat();
        texts(&mut call(&arguments), "lines = \"a\" CRLF\n")
    };
    let (output, errors, status) = sample(&[]);
    assert_eq!((output.as_str(), status), ("", 1), "{errors}");
    let (output, _, status) = sample(&["--json"]);
    assert!(output.lines().count() > 1 && status == 0, "{output}");
}

#[test]
fn a_built_in_grammar_is_no_file() {
    for arguments in [&["parse", "--grammar", "rfc3986", "a:b"][..], &["grammar", "check", "rfc3986"]] {
        let (output, errors, status) = texts(&mut call(arguments), "");
        assert_eq!((output.as_str(), status), ("", 2), "{arguments:?}");
        assert!(errors.starts_with("virgule: rfc3986: "), "{errors}");
        assert!(
            errors.contains("this grammar is built in: `virgule grammar list` has its kinds"),
            "{errors}"
        );
    }
    let (_, errors, _) = texts(&mut call(&["parse", "--grammar", "rfc3985", "a:b"]), "");
    assert!(!errors.contains("built in"), "{errors}");
}

/// The path of a built-in grammar.
fn grammar(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../grammars").join(format!("{name}.abnf"));
    path.to_str().expect("a path of text").to_string()
}

#[test]
fn programs_get_one_object_a_file() {
    let (shown, status) = run(&["check", "--json", &grammar("rfc3986"), &grammar("rfc4515")]);
    assert_eq!(status, 0);
    let objects: Vec<Value> =
        shown.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    assert_eq!(objects.len(), 2);
    let host = &objects[0]["ambiguities"][0];
    assert_eq!(host["rule"], "host");
    assert_eq!(host["text"], "//0.0.0.0");
    assert_eq!(host["readings"][0][0]["part"], "IPv4address");
    assert_eq!(host["readings"][1][0]["end"], 9);
    assert_eq!(host["preferred"], 0);
    assert_eq!(objects[0]["open"], Value::Null);
    assert_eq!(objects[1]["open"]["depth"], 3);
    let codes = objects[0]["findings"].as_array().expect("findings").iter().map(|finding| &finding["code"]);
    assert_eq!(codes.filter(|code| *code == "ambiguous").count(), 1);
}
