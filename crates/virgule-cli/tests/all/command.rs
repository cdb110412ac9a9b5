//! The command line: output and exit status.

use crate::program::{File, call, run, start, texts};
use std::io::{Read, Write};

/// Runs a call. Returns standard output and the exit status.
fn answer(arguments: &[&str]) -> (String, i32) {
    let (output, _, status) = run(arguments, "");
    (output, status)
}

/// Runs a call that must print nothing on standard output. Returns standard error and the exit status.
fn refused(arguments: &[&str]) -> (String, i32) {
    let (output, errors, status) = run(arguments, "");
    assert_eq!(output, "", "{arguments:?}");
    (errors, status)
}

#[test]
fn a_uri_is_drawn() {
    let uri = "https://john.doe@www.example.com:123/forum/questions/?tag=networking#top";
    let picture = "
        userinfo       host      port
        ┌──┴───┐ ┌──────┴──────┐ ┌┴┐
https://john.doe@www.example.com:123/forum/questions/?tag=networking#top
└─┬─┘   └────────────┬─────────────┘└───────┬───────┘ └─────┬──────┘ └┬┘
scheme           authority                 path           query    fragment
";
    assert_eq!(answer(&["parse", uri]), (picture[1..].to_string(), 0));
}

#[test]
fn draws_an_error_below_its_offset() {
    let picture = r##"
http://example.com:8x/
                    ^ offset 20, in port: expected a digit, "/", "?", "#" or the end
help: a port is a number; an IPv6 address stands in brackets: `[::1]`
"##;
    assert_eq!(refused(&["parse", "http://example.com:8x/"]), (picture[1..].to_string(), 1));
}

#[test]
fn json_is_one_object() {
    let (text, status) = answer(&["parse", "--json", "a:b?c"]);
    let components =
        r#"{"scheme":"a","userinfo":null,"host":null,"port":null,"path":"b","query":"c","fragment":null}"#;
    assert_eq!((text, status), (format!("{{\"ok\":true,\"components\":{components}}}\n"), 0));
    let (text, status) = answer(&["parse", "--json", "--kind", "uri", ""]);
    assert!(
        text.starts_with(r#"{"ok":false,"error":{"offset":0,"expected":["a letter"],"rule":"scheme""#),
        "{text}"
    );
    assert_eq!(status, 1);
}

#[test]
fn a_text_is_built_of_its_fields() {
    let (text, status) = answer(&["build", "scheme=http", "host=[::1]", "path=/a", "query=b=c"]);
    assert_eq!((text.as_str(), status), ("http://[::1]/a?b=c\n", 0));
    let (text, status) = answer(&["build", "--kind", "uri", "--json", "scheme=a"]);
    assert_eq!((text.as_str(), status), ("{\"ok\":true,\"output\":\"a:\"}\n", 0));
    let (text, status) = refused(&["build", "--kind", "uri", "path=/a"]);
    assert_eq!((text.as_str(), status), ("virgule: field scheme: must be set\n", 1));
    for wrong in [&["build", "hosts=a"][..], &["build", "host"], &["build", "--kind", "tel", "ext=1"]] {
        assert_eq!(answer(wrong).1, 2, "{wrong:?}");
    }
    let message = "virgule: the field `host` is given twice, and is no list\n";
    assert_eq!(refused(&["build", "host=a", "path=/", "host=b"]), (message.to_string(), 2));
    let grammar = File::new(
        "built.abnf",
        ";! scheme badge\n;! fields house\nbadge-uri = \"badge:\" house\nhouse = 1*ALPHA\n",
    );
    let path = grammar.path();
    let (text, status) = answer(&["build", "--grammar", path, "--kind", "badge", "house=owl"]);
    assert_eq!((text.as_str(), status), ("badge:owl\n", 0));
    std::fs::write(path, ";! kind one\none = \"a\"\n;! kind two\ntwo = \"b\"\n").expect("a temporary file");
    let (message, status) = refused(&["build", "--grammar", path]);
    assert_eq!(
        (message.as_str(), status),
        ("virgule: the grammar has several kinds, one, two: name one by --kind\n", 2)
    );
}

/// Each case is the arguments, the output, and the exit status: 0 yes, 1 no, 2 an invalid call.
#[test]
fn texts_are_related() {
    for (arguments, output, status) in [
        (&["resolve", "http://a/b/c/d;p?q", "../g"][..], "http://a/b/g", 0),
        (&["resolve", "--not-strict", "http://a/b/c/d;p?q", "http:g"], "http://a/b/c/g", 0),
        (&["resolve", "--json", "f:/a", ".//g"], r#"{"ok":true,"output":"f:/.//g"}"#, 0),
        (&["relativize", "http://a/b/c/d", "http://a/b/g"], "../g", 0),
        (&["normalize", "HTTP://A:80/%7e"], "http://a/~", 0),
        (&["normalize", "--level", "case", "HTTP://A:80/%7e"], "http://a:80/%7E", 0),
        (&["normalize", "tel:+1-2"], "tel:+12", 0),
        (&["normalize", "pkg://pypi/django"], "pkg:pypi/django", 0),
        (
            &["compare", "http://a/~b", "http://a/%7Eb"],
            "equal after percent-decoding unreserved characters in path",
            0,
        ),
        (&["compare", "ni:///a;b", "ni://x/a;b?c=d"], "equal by the rules of the scheme", 0),
        (&["compare", "http://a/b", "http://a/B"], "not equal", 1),
        (&["compare", "a:b", "a:c"], "not equal", 1),
        (&["compare", "urn:example:a/../b", "urn:other:c/../b"], "not equal", 1),
        (&["compare", "tel:+1-2", "tel:+%312"], "equal by the rules of the scheme", 0),
        (&["compare", "--json", "a:b", "A:b"], r#"{"ok":true,"equal":"syntax"}"#, 0),
        (&["to-uri", "http://é/"], "http://%C3%A9/", 0),
        (&["to-iri", "http://%C3%A9/"], "http://é/", 0),
        (&["whatwg", "https://example.com/"], "both read the same", 0),
    ] {
        assert_eq!(answer(arguments), (format!("{output}\n"), status), "{arguments:?}");
    }
    let (shown, status) = answer(&["whatwg", "http://0x7f.1/"]);
    assert!(shown.contains("^ offset 7: RFC 3986 reads a name") && status == 1, "{shown}");
    // A message is not printed on standard output, where it could be read as a URI.
    assert_eq!(answer(&["resolve", "/a", "b"]), (String::new(), 1));
    assert_eq!(answer(&["normalize", "--kind", "nothing", "a:b"]).1, 2);
}

#[test]
fn no_password_is_shown() {
    for text in
        ["http://anna:s3cret@h/", "http://anna:s3 cret@h/", "http://anna:s3cret@[h/", "//anna:s3/cret@h x"]
    {
        for arguments in [&["parse", text][..], &["parse", "--ascii", text]] {
            let (output, errors, _) = run(arguments, "");
            let shown = output + &errors;
            assert!(shown.contains("anna:***@") && !shown.contains("cret"), "{text}: {shown}");
        }
    }
}

#[test]
fn no_password_is_shown_of_a_wrong_call() {
    for arguments in [&["http://anna:s3cret@h/"][..], &["parse", "a:", "http://anna:s3cret@h/"]] {
        let (_, shown, _) = run(arguments, "");
        assert!(shown.contains("'http://anna:***@h/'"), "{shown}");
    }
}

#[test]
fn a_grammar_is_read_at_run_time() {
    let grammar = File::new(
        "badge.abnf",
        ";! scheme badge\n;! fields house\nbadge-uri = \"badge:\" house\nhouse = 1*ALPHA\n",
    );
    let path = grammar.path();
    let (picture, status) = answer(&["parse", "--grammar", path, "badge:owl"]);
    assert!(picture.contains("house") && status == 0, "{picture}");
    let rule = grammar.stem();
    let requests = format!(
        "{{\"id\":1,\"op\":\"parse\",\"kind\":\"badge\",\"input\":\"badge:owl\"}}\n\
         {{\"id\":2,\"op\":\"match\",\"grammar\":\"{rule}\",\"rule\":\"HOUSE\",\"input\":\"42\"}}\n"
    );
    let (answers, _, status) = run(&["batch", "--grammar", path], &requests);
    let lines: Vec<&str> = answers.lines().collect();
    assert!(lines[0].ends_with(r#""fields":{"house":"owl"}}"#), "{answers}");
    assert_eq!((lines[1], status), (r#"{"id":2,"ok":false}"#, 0));
    assert_eq!(answer(&["parse", "--grammar", path, "--rule", "house", "4"]).1, 1);
    assert_eq!(answer(&["parse", "--grammar", path, "--rule", "hous", "owl"]).1, 2);
    assert_eq!(answer(&["grammar", "check", path]).1, 0);
}

#[test]
fn shows_the_positions_of_grammar_errors() {
    let grammar = File::new("bad.abnf", ";! kind a\na = b\nc = 3*2\"x\"\n");
    let path = grammar.path();
    let (shown, status) = answer(&["grammar", "check", path]);
    for part in ["undefined-rule", "reversed-repetition", ":2:5", ":3:5", "2 errors, 0 warnings"] {
        assert!(shown.contains(part), "{part} in {shown}");
    }
    assert_eq!(status, 1);
    assert_eq!(answer(&["parse", "--grammar", path, "a"]).1, 2);
    std::fs::remove_file(path).expect("still there");
    assert_eq!(answer(&["grammar", "check", path]).1, 2);
}

#[test]
fn rules_and_grammars_are_drawn() {
    let (svg, status) = answer(&["grammar", "diagram", "rfc3986:Authority"]);
    assert!(
        svg.starts_with("<svg xmlns") && svg.contains(">\nuserinfo</text>") && !svg.contains("href"),
        "{svg}"
    );
    assert_eq!(status, 0);
    // Diagrams of the grammar of a kind, of a file, and written to a file.
    assert!(answer(&["grammar", "diagram", "nih"]).0.contains("<h1>Naming Things with Hashes</h1>"));
    let (grammar, page) =
        (File::new("crate.abnf", ";! import rfc3986\na = \"crate:\" host\n"), File::new("crate.html", ""));
    let path = grammar.path();
    let to = page.path();
    assert_eq!(answer(&["grammar", "diagram", path, "--out", to]), (String::new(), 0));
    assert!(std::fs::read_to_string(to).expect("it was written").contains("href=\"#rfc3986.host\""));
    assert!(answer(&["grammar", "diagram", &format!("{path}:a")]).0.contains("\ncrate:</text>"));
    for wrong in [&format!("{path}:b")[..], "rfc3985", "/", "/:a"] {
        assert_eq!(answer(&["grammar", "diagram", wrong]).1, 2, "{wrong}");
    }
    assert_eq!(answer(&["grammar", "diagram", path, "--out", "/nowhere/x"]).1, 2);
}

#[test]
fn a_wrong_call_exits_with_status_2() {
    for arguments in
        [&["parse"][..], &["parse", "--kind", "urx", "a:"], &["explode"], &[], &["batch", "--grammar", "/"]]
    {
        assert_eq!(answer(arguments).1, 2, "{arguments:?}");
    }
}

#[test]
fn a_closed_output_is_not_an_error() {
    let mut child = start(&["batch"]);
    let mut stdin = child.stdin.take().expect("piped");
    let mut stdout = child.stdout.take().expect("piped");
    let writer = std::thread::spawn(move || {
        let line = b"{\"id\":1,\"op\":\"parse\",\"kind\":\"uri\",\"input\":\"a:\"}\n".repeat(1000);
        while stdin.write_all(&line).is_ok() {}
    });
    let mut first = [0; 100];
    stdout.read_exact(&mut first).expect("an answer");
    drop(stdout);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    writer.join().expect("no panic");
}

#[test]
fn lists_the_kinds_with_their_properties() {
    let (text, status) = answer(&["grammar", "list"]);
    let line = |name: &str| {
        let found = text.lines().find(|line| line.split_whitespace().next() == Some(name));
        found.unwrap_or_else(|| panic!("{name} is not listed")).to_string()
    };
    assert_eq!(status, 0);
    assert!(line("ni").ends_with("inside RFC 3986"), "{}", line("ni"));
    assert!(line("ldap").ends_with("inside RFC 3986"), "{}", line("ldap"));
    assert!(line("tel").contains("not inside: \"tel:"), "{}", line("tel"));
    let (text, _) = answer(&["grammar", "list", "--json"]);
    assert!(
        text.lines().any(|line| line.contains(r#""name":"ni","scheme":true,"grammar":"rfc6920""#)),
        "{text}"
    );
}

#[test]
fn a_vector_level_is_forced_by_the_environment() {
    let parse_at = |level: &str| {
        let (_, errors, status) = texts(call(&["parse", "http://a/"]).env("VIRGULE_LEVEL", level), "");
        (errors, status)
    };
    for level in virgule::VectorLevel::ALL {
        let status = if level.is_available() { 0 } else { 2 };
        assert_eq!(parse_at(level.name()).1, status, "{level}");
    }
    assert_eq!(parse_at(""), (String::new(), 0));
    let message = "error: VIRGULE_LEVEL: no vector level has that name; the levels are none, ssse3, avx2, avx512, neon, simd128\n";
    assert_eq!(parse_at("sse9"), (message.to_string(), 2));
}
