//! What the command says about a text that is valid in another way than it is read, or not at all; and that it shows no
//! value masked by `;! redact`, of valid and of invalid texts.

use crate::program::{File, json, run};

#[test]
fn a_base_without_a_scheme_needs_an_option() {
    for call in [["resolve", "a/b", "c"], ["relativize", "a/b", "a/c"]] {
        let (output, complaint, status) = run(&call, "");
        assert_eq!((output.as_str(), status), ("", 1));
        assert!(complaint.contains("a base needs a scheme (RFC 3986 section 5.1)"), "{complaint}");
    }
    assert!(run(&["resolve", "a/b", "c"], "").1.contains("--relative-base"));
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
        let (output, complaint, status) = run(&["resolve", "--relative-base", base, reference], "");
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
        let (output, complaint, _) = run(call, "");
        for name in ["UriRef", "`Uri`", "`Iri`", "IriRef"] {
            assert!(!output.contains(name) && !complaint.contains(name), "{call:?}: {output}{complaint}");
        }
    }
    let checked = run(&["check", "--kind", "uri"], "a/b\n").0;
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
        assert_eq!(run(&["normalize", text], ""), (format!("{normal}\n"), String::new(), 0), "{text}");
        assert_eq!(run(&["normalize", normal], "").0, format!("{normal}\n"), "{text}, again");
        assert_eq!(
            run(&["normalize", "--lines"], text.as_bytes()).0,
            format!("{normal}\n"),
            "{text}, as a line"
        );
    }
    assert_eq!(run(&["normalize", "--kind", "iri-reference", "/é/../ü"], "").0, "/ü\n");
    assert_eq!(run(&["normalize", "--level", "case", "/a/../b"], "").0, "/a/../b\n");
    assert_eq!(run(&["normalize", "--level", "dots", "/a/%2E%2E/../b"], "").0, "/a/%2E%2E/../b\n");
}

#[test]
fn whatwg_says_when_both_reject() {
    let (output, _, status) = run(&["whatwg", "http://h:8x/"], "");
    assert!(output.starts_with("both reject it: a port is a number"), "{output}");
    assert_eq!(status, 0);
    assert!(json(&["whatwg", "--json", "http://a b/"]).0["rejected"].is_string());
    assert_eq!(run(&["whatwg", "http://h:8/"], "").0, "both read the same\n");
}

#[test]
fn texts_that_are_no_uris_have_no_components() {
    for (kind, text) in [("oci-reference", "localhost:5000/a"), ("git-scp", "host:a/b")] {
        let (output, complaint, _) = run(&["parse", "--json", "--kind", kind, text], "");
        let json: serde_json::Value = serde_json::from_str(&output).expect("JSON");
        assert!(json["components"].is_null() && json["fields"].is_object(), "{output}");
        assert_eq!(complaint, "");
        assert!(!run(&["parse", "--kind", kind, text], "").0.contains("scheme"));
    }
}

#[test]
fn notes_are_members_of_json_objects() {
    assert!(json(&["parse", "--json", "http://h:65536/"]).0["notes"][0].is_string());
    assert!(json(&["normalize", "--json", "tel:abc"]).0["notes"][0].is_string());
    assert!(json(&["parse", "--json", "http://h:65535/"]).0["notes"].is_null());
}

/// A grammar with a secret field, a secret rule that is not a field, and a password after a colon.
const VAULT: &str = r#"; Source: invented
;! scheme vault
;! fields user host key
;! redact user after-colon
;! redact key token
;! example vault://anna:owl@h?key=fox&token=elk
vault = "vault://" user "@" host "?key=" key [ "&token=" token ]
user  = *( ALPHA / ":" )
host  = 1*ALPHA
key   = 1*ALPHA
token = *ALPHA
"#;

/// Standard output and standard error of a call.
fn output(arguments: &[&str]) -> String {
    let (output, errors, _) = run(arguments, "");
    output + &errors
}

#[test]
fn drawings_hide_each_secret() {
    let grammar = File::new("vault.abnf", VAULT);
    let path = grammar.path();
    let output = output(&["parse", "--grammar", path, "vault://anna:owl@h?key=fox&token=elk"]);
    assert!(output.contains("vault://anna:***@h?key=***&token=***\n"), "{output}");
    assert!(!["owl", "fox", "elk"].iter().any(|secret| output.contains(secret)), "{output}");
}

#[test]
fn masks_invalid_texts_after_the_scheme() {
    let grammar = File::new("vault.abnf", VAULT);
    let path = grammar.path();
    for text in
        ["vault://anna:owl@h?key=fo#x", "vault://anna:owl@h?key=fox&token=el k", "vault:key=fox", "fox"]
    {
        for command in ["parse", "check"] {
            let input = File::new("texts", format!("{text}\n"));
            let last = if command == "parse" { text } else { input.path() };
            let output = output(&[command, "--grammar", path, last]);
            assert!(output.contains("expected"), "{output}");
            assert!(
                !["owl", "fo", "el"].iter().any(|secret| output.contains(&format!("={secret}"))),
                "{output}"
            );
            assert!(!output.contains("owl@"), "{output}");
        }
    }
}

#[test]
fn a_secret_that_may_occur_twice_is_refused() {
    let twice = VAULT.replace("[ \"&token=\" token ]", "*( \"&token=\" token )");
    let output = output(&["grammar", "check", File::new("vault.abnf", twice).path()]);
    assert!(
        output.contains("error[redact]: the redacted `token` may occur more than once, in `vault`"),
        "{output}"
    );
    assert!(output.contains("redact the rule that holds all of them"), "{output}");
}
