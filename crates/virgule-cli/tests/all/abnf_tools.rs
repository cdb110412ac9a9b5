//! `virgule grammar fmt`, `extract`, `export` and `test`, and the formats for CI.

use crate::program::Folder;
#[cfg(unix)]
use crate::program::shell;
use serde_json::{Value, json};

#[test]
fn formatting_replaces_a_file_at_once() {
    let folder = Folder::new(&[("a.abnf", "a=b\r\nb=\"b\"\r\n"), ("b.abnf", "b = \"b\"\n")]);
    assert_eq!(
        folder.grammar(&["fmt", "--check", "a.abnf", "b.abnf"]),
        ("a.abnf:1: not formatted\n".into(), String::new(), 1)
    );
    assert_eq!(folder.text("a.abnf"), "a=b\r\nb=\"b\"\r\n");
    assert_eq!(
        folder.grammar(&["fmt", "a.abnf", "b.abnf"]),
        ("a.abnf: formatted\n".into(), String::new(), 0)
    );
    assert_eq!(folder.text("a.abnf"), "a = b\r\nb = \"b\"\r\n");
    assert_eq!(folder.grammar(&["fmt", "--check", "a.abnf", "b.abnf"]), (String::new(), String::new(), 0));
    assert_eq!(folder.grammar(&["fmt", "--crlf", "b.abnf"]).2, 0);
    assert_eq!(folder.text("b.abnf"), "b = \"b\"\r\n");
    assert_eq!(folder.names(), ["a.abnf", "b.abnf"]);
}

#[test]
fn a_file_with_errors_stays_as_it_is() {
    let folder = Folder::new(&[("bad.abnf", "a=(b\n"), ("good.abnf", "a=\"a\"\n")]);
    let (output, errors, status) = folder.grammar(&["fmt", "bad.abnf", "good.abnf", "absent.abnf"]);
    // The other files are formatted; the absent file decides the exit status.
    assert_eq!((output.as_str(), status), ("good.abnf: formatted\n", 2));
    assert!(errors.contains("bad.abnf is not formatted:\nerror["), "{errors}");
    assert!(errors.contains("absent.abnf: "), "{errors}");
    assert_eq!(folder.text("bad.abnf"), "a=(b\n");
    assert_eq!(folder.grammar(&["fmt", "bad.abnf"]).2, 1);
    assert_eq!(folder.grammar(&["fmt", "--check", "bad.abnf"]).2, 1);
}

#[test]
fn dialects_are_read_and_converted() {
    let list = "a = 1#b\nb = ALPHA\nOWS = *SP\n";
    let rfc = "   The rules:\n\n     a = 1#b\n     b = ALPHA\n";
    let ebnf = "a ::= [a-z]+ - 'no'\n";
    let folder = Folder::new(&[("list.abnf", list), ("rfc.txt", rfc), ("a.ebnf", ebnf)]);
    assert_eq!(folder.grammar(&["check", "list.abnf"]).2, 1);
    assert_eq!(folder.grammar(&["check", "--dialect", "http-sender", "list.abnf"]).2, 0);
    let (abnf, errors, status) =
        folder.grammar(&["fmt", "--dialect", "http-sender", "--to", "abnf", "list.abnf"]);
    assert_eq!((errors.as_str(), status), ("", 0));
    assert_eq!(abnf, "a = b *(OWS \",\" OWS b)\nb = ALPHA\nOWS = *SP\n");
    assert_eq!(folder.text("list.abnf"), list);
    let extracted = folder.grammar(&["extract", "--quiet", "--dialect", "rfc822", "rfc.txt"]).0;
    assert_eq!(extracted, ";! dialect rfc822\n\na = 1#b\nb = ALPHA\n");
    assert_eq!(folder.grammar(&["extract", "--dialect", "w3c-ebnf", "rfc.txt"]).2, 2);
    let (_, errors, status) = folder.grammar(&["fmt", "--dialect", "w3c-ebnf", "a.ebnf"]);
    assert!(errors.contains("EBNF is not formatted") && status == 1, "{errors}");
    let (_, errors, status) = folder.grammar(&["fmt", "--check", "--dialect", "w3c-ebnf", "a.ebnf"]);
    assert!(errors.contains("EBNF is not formatted") && status == 0, "{errors}");
    assert_eq!(folder.grammar(&["check", "--dialect", "ebnf", "a.ebnf"]).2, 2);
    let grammar = folder.folder().join("a.ebnf").display().to_string();
    for (text, status) in [("yes", 0), ("no", 1), ("non", 0)] {
        let call = ["parse", "--dialect", "w3c-ebnf", "--grammar", &grammar, "--rule", "a", text];
        assert_eq!(crate::program::run(&call, "").2, status, "{text}");
    }
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new(&[("a.abnf", "a=\"a\"\n")]);
    let file = folder.folder().join("a.abnf");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink("a.abnf", folder.folder().join("link.abnf")).expect("a link");
    assert_eq!(folder.grammar(&["fmt", "link.abnf"]).2, 0);
    assert_eq!(folder.text("a.abnf"), "a = \"a\"\n");
    assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o640);
    assert!(folder.folder().join("link.abnf").symlink_metadata().expect("a link").is_symlink());
}

#[test]
fn a_document_in_latin_1_is_read() {
    let folder = Folder::new(&[]);
    folder.write("latin", b"M\xfcller\n   a = \"b\"\n");
    assert_eq!(folder.grammar(&["extract", "latin"]).0, "a = \"b\"\n");
}

const CASES: &str = "\
[[parse]]
input = \"badge:owl-42\"
fields = { house = \"owl\", number = \"42\" }

[[parse]]
kind = \"badge\"
input = \"badge:owl\"
components = { scheme = \"badge\", path = \"owl\" }

[[parse]]
kind = \"uri\"
input = \"http://[::1]:80/\"
components = { scheme = \"http\", host = \"[::1]\", port = \"80\", path = \"/\" }
host-kind = \"ipv6\"
address = \"::1\"
port-number = 80

[[reject]]
input = \"badge:owl-\"
offset = 10
rule = \"number\"

[[match]]
rule = \"house\"
input = \"owl\"
ok = true

[[match]]
grammar = \"rfc3986\"
rule = \"port\"
input = \"x\"
ok = false

[[resolve]]
base = \"http://a/b/c\"
input = \"../d\"
output = \"http://a/d\"
";

const BADGE: &str = ";! scheme badge\n;! fields house number\nbadge-uri = \"badge:\" house [ \"-\" number ]\n\
    house = 1*ALPHA\nnumber = 1*4DIGIT\n";

#[test]
fn cases_beside_a_grammar_are_run() {
    let folder = Folder::new(&[("badge.abnf", BADGE), ("badge.toml", CASES)]);
    for file in ["badge.abnf", "badge.toml"] {
        assert_eq!(
            folder.grammar(&["test", file]),
            ("badge.toml: 7 cases, 0 failed\n".into(), String::new(), 0)
        );
    }
    std::fs::rename(folder.path("badge.toml"), folder.path("other.toml")).expect("a file");
    assert_eq!(folder.grammar(&["test", "--grammar", "badge.abnf", "other.toml"]).2, 0);
    let (output, _, status) = folder.grammar(&["test", "other.toml"]);
    assert!(output.contains("other.toml:1: parse \"badge:owl-42\": `kind` is missing"), "{output}");
    assert_eq!(status, 1);
    assert_eq!(folder.grammar(&["test", "badge.abnf"]).2, 2);
}

/// Each change of the cases makes one case fail, with a message about the difference.
#[test]
fn a_case_that_differs_fails() {
    for (from, to, why) in [
        ("house = \"owl\"", "house = \"own\"", r#"1: parse "badge:owl-42": house is "owl", not "own""#),
        (", number = \"42\"", "", r#"1: parse "badge:owl-42": number is "42", not undefined"#),
        ("number = \"42\"", "numbre = \"42\"", "1: parse \"badge:owl-42\": there is no field `numbre`"),
        (
            "number = \"42\"",
            "number = [\"42\"]",
            "1: parse \"badge:owl-42\": `number` is a field, not a list",
        ),
        (
            "badge:owl-42",
            "badge:owl-x",
            "1: parse \"badge:owl-x\": rejected: offset 10, in number: expected a digit",
        ),
        ("path = \"owl\"", "path = \"\"", r#"5: parse "badge:owl": path is "owl", not """#),
        ("kind = \"badge\"", "kind = \"bagde\"", "5: parse \"badge:owl\": there is no kind `bagde`"),
        ("\"ipv6\"", "\"ipv4\"", r#"10: parse "http://[::1]:80/": host-kind is "ipv6", not "ipv4""#),
        (
            "address = \"::1\"",
            "address = \"::2\"",
            r#"10: parse "http://[::1]:80/": address is "::1", not "::2""#,
        ),
        (
            "port-number = 80",
            "port-number = 81",
            r#"10: parse "http://[::1]:80/": port-number is "80", not "81""#,
        ),
        ("offset = 10", "offset = 9", r#"18: reject "badge:owl-": offset is "10", not "9""#),
        (
            "rule = \"number\"",
            "rule = \"house\"",
            r#"18: reject "badge:owl-": rule is "number", not "house""#,
        ),
        ("input = \"badge:owl-\"", "input = \"badge:owl-1\"", "18: reject \"badge:owl-1\": accepted"),
        ("input = \"owl\"", "input = \"owl1\"", "23: match \"owl1\": rejected by `house`: "),
        ("input = \"x\"", "input = \"8\"", "28: match \"8\": accepted by `port`"),
        ("http://a/d", "http://a/e", r#"34: resolve "../d": output is "http://a/d", not "http://a/e""#),
    ] {
        let cases = CASES.replacen(from, to, 1);
        assert_ne!(cases, CASES, "{from}");
        let folder = Folder::new(&[("badge.abnf", BADGE), ("badge.toml", &cases)]);
        let (output, _, status) = folder.grammar(&["test", "badge.abnf"]);
        assert!(output.starts_with(&format!("badge.toml:{why}")), "{output}");
        assert!(output.ends_with(": 7 cases, 1 failed\n") && status == 1, "{output}");
    }
}

#[test]
fn what_is_no_case_file_is_refused() {
    for (text, status, why) in [
        ("", 1, "badge.toml:1: the file has no case"),
        ("[[parse]]\ninput = 1\n", 2, "badge.toml: "),
        ("[[parse]]\ninput = \"a:\"\ninputt = \"\"\n", 2, "unknown field `inputt`"),
        ("[[accept]]\ninput = \"a:\"\n", 2, "unknown field `accept`"),
    ] {
        let folder = Folder::new(&[("badge.abnf", BADGE), ("badge.toml", text)]);
        let (output, errors, found) = folder.grammar(&["test", "badge.abnf"]);
        assert_eq!(found, status, "{text}: {output}{errors}");
        assert!(format!("{output}{errors}").contains(why), "{text}: {output}{errors}");
    }
    let folder = Folder::new(&[("badge.abnf", ";! kind a\na = b\n"), ("badge.toml", CASES)]);
    let (output, _, status) = folder.grammar(&["test", "badge.abnf"]);
    assert!(output.contains("error[undefined-rule]") && output.contains("not run, because"), "{output}");
    assert_eq!(status, 1);
}

/// No built-in grammar has such rules: else the help would name it.
const FINDINGS: &str = ";! kind zone-a\nzone-a = zone-b\nunused = \"x\"\n";

#[test]
fn findings_of_all_files_are_one_sarif_log() {
    let folder = Folder::new(&[("a b.abnf", FINDINGS), ("c.abnf", ";! kind c\nc = d\n")]);
    let (output, _, status) = folder.grammar(&["check", "--format", "sarif", "a b.abnf", "c.abnf"]);
    let log: Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!((&log["version"], status), (&json!("2.1.0"), 1));
    let run = &log["runs"][0];
    assert_eq!(run["tool"]["driver"]["name"], "virgule");
    assert_eq!(run["tool"]["driver"]["rules"], json!([{"id": "undefined-rule"}]));
    let results = run["results"].as_array().expect("an array");
    assert_eq!(results.len(), 2, "{output}");
    let place =
        json!({"artifactLocation": {"uri": "a%20b.abnf"}, "region": {"startLine": 2, "startColumn": 10}});
    assert_eq!(results[0]["locations"], json!([{"physicalLocation": place}]));
    assert_eq!((&results[0]["ruleId"], &results[0]["level"]), (&json!("undefined-rule"), &json!("error")));
    let (output, _, status) = folder.grammar(&["check", "--format", "sarif", "/no/such/file.abnf"]);
    assert_eq!((output.as_str(), status), ("", 2));
}

#[test]
fn json_is_a_format_too() {
    let folder =
        Folder::new(&[("a.abnf", FINDINGS), ("a.toml", "[[reject]]\nkind = \"uri\"\ninput = \"a:b\"\n")]);
    let by_flag = folder.grammar(&["check", "--json", "a.abnf"]);
    assert_eq!(folder.grammar(&["check", "--format", "json", "a.abnf"]), by_flag);
    assert_eq!(folder.grammar(&["check", "--json", "--format", "text", "a.abnf"]).2, 2);
    let (output, _, status) = folder.grammar(&["test", "--format", "json", "a.toml"]);
    let object: Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(
        (&object["cases"], &object["findings"][0]["code"], status),
        (&json!(0), &json!("undefined-rule"), 1)
    );
    std::fs::remove_file(folder.folder().join("a.abnf")).expect("a file");
    let (output, _, status) = folder.grammar(&["test", "--format", "sarif", "a.toml"]);
    let log: Value = serde_json::from_str(&output).expect("JSON");
    let result = &log["runs"][0]["results"][0];
    assert_eq!((&result["ruleId"], status), (&json!("failed-case"), 1));
    assert_eq!(result["message"]["text"], "reject \"a:b\": accepted");
}

/// The script of the GitHub Action, with the command under test.
#[cfg(unix)]
#[test]
fn the_action_runs_all_checks() {
    let folder = Folder::new(&[("badge.abnf", BADGE), ("badge.toml", CASES), ("x.abnf", "x = \"x\"\n")]);
    let is_bash = |output: std::process::Output| output.status.success();
    if !shell("bash --version", folder.folder()).output().is_ok_and(is_bash) {
        return;
    }
    let script = concat!("exec bash ", env!("CARGO_MANIFEST_DIR"), "/../../action/check.sh");
    let run = |files: &str, fmt: &str, test: &str| {
        let mut bash = shell(script, folder.folder());
        bash.env("FILES", files).env("FMT", fmt).env("TEST", test).env("DENY_WARNINGS", "false");
        let output = bash.output().expect("it starts");
        (String::from_utf8(output.stdout).expect("text"), output.status.code().expect("no signal"))
    };
    assert_eq!(run("*.abnf", "true", "true"), ("badge.abnf:3: not formatted\n".to_string(), 1));
    assert_eq!(folder.grammar(&["fmt", "badge.abnf"]).2, 0);
    assert_eq!(run("*.abnf", "true", "true"), (String::new(), 0));
    folder.write("badge.toml", CASES.replace("offset = 10", "offset = 9"));
    assert_eq!(run("badge.abnf x.abnf", "true", "false"), (String::new(), 0));
    let (output, status) = run("badge.abnf x.abnf", "true", "true");
    assert!(output.starts_with("::error file=badge.toml,line=18,") && status == 1, "{output}");
    assert_eq!(run("none*.abnf", "true", "true").1, 2);
}

#[test]
fn an_ambiguous_list_is_one_warning() {
    let warnings = |lists: &str| {
        let text = format!(";! dialect http-recipient\n{lists}e = *ALPHA\nOWS = *( SP / HTAB )\n");
        let (checked, ..) = crate::program::run(&["grammar", "check", "-"], &text);
        (checked.matches("warning[ambiguous]").count(), checked.matches("a list is unambiguous if").count())
    };
    assert_eq!(warnings("a = 1#e\n"), (1, 1));
    assert_eq!(warnings("a = \"x\" #( e ) / \"y\" 1#2e\nb = \"#\" #a\n"), (3, 3));
    // The alternatives are no part of the list.
    assert_eq!(warnings("a = ( e / e ) #\"b\"\n"), (2, 0));
}
