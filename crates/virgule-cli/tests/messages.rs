//! What the command says about a text that is valid in another way than it is read, or not at all.

mod program;

use program::virgule;
use std::io::Write;
use std::process::{Command, Stdio};

/// Runs a call with `input` as standard input. Returns standard output, standard error and the exit status.
fn run(arguments: &[&str], input: &[u8]) -> (String, String, i32) {
    let mut command = Command::new(virgule());
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    // A command that does not read its input may have exited.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(input));
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal"))
}

#[test]
fn a_base_without_a_scheme_needs_an_option() {
    for call in [["resolve", "a/b", "c"], ["relativize", "a/b", "a/c"]] {
        let (output, complaint, status) = run(&call, b"");
        assert_eq!((output.as_str(), status), ("", 1));
        assert!(complaint.contains("a base needs a scheme (RFC 3986 section 5.1)"), "{complaint}");
    }
    assert!(run(&["resolve", "a/b", "c"], b"").1.contains("--relative-base"));
    for (base, reference, target) in [
        ("a/b", "c", "a/c"),
        ("a/b?q#f", "#g", "a/b?q#g"),
        ("a/b", "../../c", "../c"),
        ("a/b", "..", "./"),
        ("../a", "../b", "../../b"),
        ("/a/b", "../../c", "/c"),
        ("//h/a", "../b", "//h/b"),
        ("a/b", "http://h/x/../y", "http://h/y"),
        ("http://h/a", "b", "http://h/b"),
        ("a/b", "../c:d", "./c:d"),
        ("a/b", "..//c", ".//c"),
    ] {
        let (output, complaint, status) = run(&["resolve", "--relative-base", base, reference], b"");
        assert_eq!(
            (output.as_str(), complaint.as_str(), status),
            (&*format!("{target}\n"), "", 0),
            "{base} {reference}"
        );
    }
}

#[test]
fn messages_name_no_type_of_rust() {
    for call in [
        &["parse", "--kind", "uri", "a/b"][..],
        &["parse", "--kind", "uri", "--json", "a/b"],
        &["parse", "--kind", "absolute-uri", "a:b#c"],
        &["normalize", "https://例え.jp/"],
        &["to-iri", "é"],
        &["compare", "a b", "é"],
        &["resolve", "a/b", "c"],
        &["relativize", "http://a/", "b"],
        &["repair", "--kind", "uri", "a/b"],
        &["expand", "/{é}"],
        &["whatwg", "http://é b/"],
        &["build", "--kind", "uri", "host=é"],
    ] {
        let (output, complaint, _) = run(call, b"");
        for name in ["UriRef", "`Uri`", "`Iri`", "IriRef"] {
            assert!(!output.contains(name) && !complaint.contains(name), "{call:?}: {output}{complaint}");
        }
    }
    let checked = run(&["check", "--kind", "uri"], b"a/b\n").0;
    assert!(checked.contains("`--kind uri-reference`"), "{checked}");
}

/// RFC 3986 section 5.2.2 removes these dot segments from whatever base.
#[test]
fn dot_segments_of_references_with_a_slash_are_removed() {
    for (text, normal) in [
        ("/foo/%2E%2E/bar", "/bar"),
        ("//h/foo/%2e%2e/bar", "//h/bar"),
        ("/a/./b?c/../d#e/..", "/a/b?c/../d#e/.."),
        ("/..//a", "/.//a"),
        ("//H", "//h"),
        ("//h/..", "//h/"),
        ("foo/%2E%2E/bar", "foo/../bar"),
        ("../a", "../a"),
        ("?a/../b", "?a/../b"),
    ] {
        assert_eq!(run(&["normalize", text], b""), (format!("{normal}\n"), String::new(), 0), "{text}");
        assert_eq!(run(&["normalize", normal], b"").0, format!("{normal}\n"), "{text}, again");
        assert_eq!(
            run(&["normalize", "--lines"], text.as_bytes()).0,
            format!("{normal}\n"),
            "{text}, as a line"
        );
    }
    assert_eq!(run(&["normalize", "--kind", "iri-reference", "/é/../ü"], b"").0, "/ü\n");
    assert_eq!(run(&["normalize", "--level", "case", "/a/../b"], b"").0, "/a/../b\n");
    assert_eq!(run(&["normalize", "--level", "dots", "/a/%2E%2E/../b"], b"").0, "/a/%2E%2E/../b\n");
}

#[test]
fn whatwg_says_when_both_reject() {
    let (output, _, status) = run(&["whatwg", "http://h:8x/"], b"");
    assert!(output.starts_with("both reject it: a port is a number"), "{output}");
    assert_eq!(status, 0);
    let json: serde_json::Value =
        serde_json::from_str(&run(&["whatwg", "--json", "http://a b/"], b"").0).expect("JSON");
    assert!(json["rejected"].is_string());
    assert_eq!(run(&["whatwg", "http://h:8/"], b"").0, "both read the same\n");
}

#[test]
fn texts_that_are_no_uris_have_no_components() {
    for (kind, text) in [("oci-reference", "localhost:5000/a"), ("git-scp", "host:a/b")] {
        let (output, complaint, _) = run(&["parse", "--json", "--kind", kind, text], b"");
        let json: serde_json::Value = serde_json::from_str(&output).expect("JSON");
        assert!(json["components"].is_null() && json["fields"].is_object(), "{output}");
        assert_eq!(complaint, "");
        assert!(!run(&["parse", "--kind", kind, text], b"").0.contains("scheme"));
    }
}

#[test]
fn notes_are_members_of_json_objects() {
    let json =
        |call: &[&str]| -> serde_json::Value { serde_json::from_str(&run(call, b"").0).expect("JSON") };
    assert!(json(&["parse", "--json", "http://h:65536/"])["notes"][0].is_string());
    assert!(json(&["normalize", "--json", "tel:abc"])["notes"][0].is_string());
    assert!(json(&["parse", "--json", "http://h:65535/"])["notes"].is_null());
}
