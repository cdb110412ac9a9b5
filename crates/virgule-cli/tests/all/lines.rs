//! Files with a text per line: `virgule check`, `normalize --lines`, `parse --lines --json`.

use crate::program::{File, run, start};
use std::io::{BufRead, BufReader, Read, Write};

/// Lines with CR LF, an invalid text, no text, invalid UTF-8, and a last line without LF.
const MIXED: &[u8] = b"http://a/\r\nhttp://b:8x/\n\nx\xff\nHTTP://A:80/%7e";

const PORT: &str = r##"a port is a number; an IPv6 address must be enclosed in brackets: `[::1]` (offset 10, in port: expected a digit, "/", "?", "#" or the end)"##;

#[test]
fn reports_invalid_lines_with_positions() {
    let file = File::new("mixed", MIXED);
    let path = file.path();
    let output = |name: &str| format!("{name}:2: {PORT}\n{name}:4: not UTF-8 at byte 1 of the line\n");
    let summary = "virgule: 5 lines, 2 invalid\n".to_string();
    for arguments in [&["check"][..], &["check", "-"], &["check", "--threads", "1"]] {
        assert_eq!(run(arguments, MIXED), (output("standard input"), summary.clone(), 1), "{arguments:?}");
    }
    assert_eq!(run(&["check", path], ""), (output(path), summary, 1));
    // Lines are counted separately for each file.
    let (printed, summary, status) = run(&["check", path, "-", path], b"a:\n");
    assert_eq!((printed, status), (output(path) + &output(path), 1));
    assert_eq!(summary, "virgule: 11 lines, 4 invalid\n");
}

/// Text and JSON output have the same findings, in the same order.
#[test]
fn findings_are_json_objects_if_asked() {
    let file = File::new("findings", MIXED);
    for (arguments, input) in [(&["check", file.path()][..], &b""[..]), (&["check", "--kind", "tel"], MIXED)]
    {
        let (lines, summary, status) = run(arguments, input);
        let (objects, json_summary, json_status) = run(&[arguments, &["--json"]].concat(), input);
        assert_eq!((&summary, status, 1), (&json_summary, json_status, status), "{arguments:?}");
        let mut shown = String::new();
        for object in objects.lines() {
            let finding: serde_json::Value = serde_json::from_str(object).expect("an object");
            let names: Vec<&str> =
                finding.as_object().expect("an object").keys().map(String::as_str).collect();
            assert_eq!(names, ["file", "line", "offset", "rule", "message"]);
            let place = finding["file"].as_str().expect("text").replace('-', "standard input");
            let place = if arguments[1] == file.path() { file.path() } else { &place };
            let message = finding["message"].as_str().expect("text");
            shown += &format!("{place}:{}: {message}\n", finding["line"]);
        }
        assert_eq!(shown, lines, "{arguments:?}");
    }
    let (objects, ..) = run(&["check", "--json"], b"http://b:8x/\n\xff\n");
    let message = PORT.replace('"', "\\\"");
    let port = format!(r#"{{"file":"-","line":1,"offset":10,"rule":"port","message":"{message}"}}"#);
    let bytes = r#"{"file":"-","line":2,"offset":0,"rule":null,"message":"not UTF-8 at byte 0 of the line"}"#;
    assert_eq!(objects, format!("{port}\n{bytes}\n"));
    assert_eq!(run(&["check", "--json"], b"a:\n"), (String::new(), "virgule: 1 line, 0 invalid\n".into(), 0));
}

#[test]
fn keeps_line_numbers() {
    let complaints = format!(
        "virgule: standard input:2: {PORT}\nvirgule: standard input:4: not UTF-8 at byte 1 of the line\n"
    );
    let (printed, output, status) = run(&["normalize", "--lines"], MIXED);
    assert_eq!((printed.as_str(), output, status), ("http://a/\n\n\n\nhttp://a/~\n", complaints, 1));
}

/// The result for a text is the same alone and among other lines, in any scheme.
#[test]
fn a_line_is_normalized_as_a_text_alone() {
    let texts = [
        "HTTP://A:80/%7e",
        "TEL:+1-2",
        "tel:x",
        "a/../b",
        "urn:ISBN:0-395-36341-1",
        "http://%C3%89/%7e",
        "a",
    ];
    let alone = texts.map(|text| run(&["normalize", text], "").0).concat();
    let note = "virgule: standard input:3: note: rejected by the kind tel; normalized as a URI\n".to_string();
    assert_eq!(run(&["normalize", "--lines"], texts.join("\n").as_bytes()), (alone, note, 0));
}

/// The answers are the same as those of `virgule parse --json` and `virgule batch`.
#[test]
fn a_line_is_parsed_as_a_text_alone() {
    for kind in ["uri", "ni", "mailto"] {
        let texts = ["http://u@h:1/p?q#f", "ni:///a;b", "mailto:a@b.c", "1", "a b"];
        let (printed, _, status) =
            run(&["parse", "--lines", "--json", "--kind", kind], texts.join("\n").as_bytes());
        for (number, (text, line)) in texts.into_iter().zip(printed.lines()).enumerate() {
            let alone = run(&["parse", "--json", "--kind", kind, text], "").0;
            let place = format!(r#"{{"file":"-","line":{},"#, number + 1);
            let expected = match alone.starts_with("{\"ok\":true") {
                true => alone.trim_end().to_string(),
                false => place + &alone.trim_end()[1..],
            };
            assert_eq!(line, expected);
        }
        assert_eq!((printed.lines().count(), status), (5, 1));
    }
    let (printed, _, _) = run(&["parse", "--lines", "--json"], b"\xff\n");
    let error = r#"{"offset":0,"expected":[],"rule":null,"message":"not UTF-8 at byte 0 of the line"}"#;
    assert_eq!(printed, format!("{{\"file\":\"-\",\"line\":1,\"ok\":false,\"error\":{error}}}\n"));
}

/// An unreadable file is reported by a message and the exit status; the other files are processed.
#[test]
fn other_files_are_processed_than_one_that_cannot_be_read() {
    let file = File::new("valid", b"a:\n");
    let nowhere = "virgule-lines-nowhere";
    let (printed, output, status) = run(&["normalize", "--lines", nowhere, file.path()], "");
    assert_eq!((printed.as_str(), status), ("a:\n", 2));
    assert!(output.starts_with(&format!("virgule: {nowhere}: ")), "{output}");
    assert!(output.ends_with("virgule: a file could not be read\n"), "{output}");
    let (printed, _, status) = run(&["check", nowhere, "-"], b"a b\n");
    assert!(printed.starts_with("standard input:1: ") && status == 2, "{printed}");
    // The messages are in the order of the lines.
    let wrong = File::new("wrong", b"a b\n");
    let (_, output, _) = run(&["normalize", "--lines", wrong.path(), nowhere, wrong.path()], "");
    let begins: Vec<&str> = output.lines().map(|line| line.split(": ").nth(1).unwrap_or_default()).collect();
    let place = format!("{}:1", wrong.path());
    assert_eq!(begins, [&place, nowhere, &place, "a file could not be read"], "{output}");
    // A folder is an error.
    assert_eq!(run(&["check", env!("CARGO_MANIFEST_DIR")], "").2, 2);
}

/// The answer to a line is printed before the next line is read.
#[test]
fn answers_each_line_before_reading_the_next() {
    let find = "at http://a/b now\n";
    for (arguments, lines) in [
        (
            &["normalize", "--lines"][..],
            [("A:b\n", "a:b"), ("\r\n", ""), ("HTTP://%c3%a9/\n", "http://%C3%A9/")],
        ),
        (
            &["find"],
            [
                (find, "standard input:1:4: http://a/b"),
                (find, "standard input:2:4: http://a/b"),
                (find, "standard input:3:4: http://a/b"),
            ],
        ),
    ] {
        let mut child = start(arguments);
        let (mut stdin, stdout) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let mut answers = BufReader::new(stdout).lines();
        for (text, answer) in lines {
            stdin.write_all(text.as_bytes()).expect("it reads");
            assert_eq!(answers.next().expect("a line").expect("text"), answer);
        }
        drop(stdin);
        assert!(answers.next().is_none() && child.wait().expect("it ends").success());
    }
}

#[test]
fn a_closed_output_is_not_an_error() {
    for (arguments, line, status) in [
        (&["normalize", "--lines"][..], "a:\n", 0),
        (&["check", "--threads", "1"], "a b\n", 1),
        (&["check", "--threads", "3"], "a b\n", 1),
        (&["parse", "--lines", "--json"], "a:\n", 0),
        (&["batch"], "{\"id\":1,\"op\":\"parse\",\"kind\":\"uri\",\"input\":\"a:\"}\n", 0),
    ] {
        let mut child = start(arguments);
        let (mut stdin, mut stdout) =
            (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let block = line.repeat(10_000);
        let writer = std::thread::spawn(move || while stdin.write_all(block.as_bytes()).is_ok() {});
        stdout.read_exact(&mut [0; 100]).expect("an answer");
        drop(stdout);
        let output = child.wait_with_output().expect("it ends");
        writer.join().expect("no panic");
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), stderr.as_str()), (Some(status), ""), "{arguments:?}");
    }
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

/// `check --fix` changes the lines that can be repaired, and nothing else.
#[test]
fn fixes_lines_in_place() {
    let before = b"http://a/\r\nhttp://b/c d\r\nhttp://b:8x/\n\nx\xff\n/a^b";
    let file = File::new("fixed", before);
    let path = file.path();
    let shown = format!(
        "{path}:2: offset 10: \" \" becomes %20\n{path}:3: not repaired: {PORT}\n{path}:5: not UTF-8 at byte 1 of the line\n\
         {path}:6: offset 2: \"^\" becomes %5E\n"
    );
    let summary = "virgule: 6 lines, 2 repaired, 2 invalid\n";
    assert_eq!(run(&["check", "--fix", path], ""), (shown, summary.to_string(), 1));
    let after = b"http://a/\r\nhttp://b/c%20d\r\nhttp://b:8x/\n\nx\xff\n/a%5Eb";
    assert_eq!(std::fs::read(path).expect("the file"), after);
    // A second call finds nothing to repair, and a file without mistakes is not touched.
    let (_, summary, status) = run(&["check", "--fix", path], "");
    assert_eq!((&*summary, status), ("virgule: 6 lines, 0 repaired, 2 invalid\n", 1));
    let valid = File::new("valid", "a\n");
    let written = || std::fs::metadata(valid.path()).and_then(|file| file.modified()).expect("a time");
    let time = written();
    let nothing = (String::new(), "virgule: 1 line, 0 repaired, 0 invalid\n".to_string(), 0);
    assert_eq!(run(&["check", "--fix", valid.path()], ""), nothing);
    assert_eq!(written(), time);
    let (objects, _, status) = run(&["check", "--fix", "--json", File::new("json", "a b").path()], "");
    let object: serde_json::Value = serde_json::from_str(&objects).expect("an object");
    assert_eq!((&object["output"], &object["line"], status), (&"a%20b".into(), &1.into(), 0));
    let (_, message, status) = run(&["check", "--fix"], "a b");
    assert!(status == 2 && message.contains("virgule repair --lines"), "{message}");
    // With a kind, the repaired line is of the kind.
    let base = File::new("kind", "a:b c\nd e\n");
    let (_, summary, status) = run(&["check", "--fix", "--kind", "absolute-uri", base.path()], "");
    assert_eq!((&*summary, status), ("virgule: 2 lines, 1 repaired, 1 invalid\n", 1));
}
