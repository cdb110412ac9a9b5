//! Running text, near misses and templates: `virgule find`, `repair`, `expand`.

use crate::program::{File, bytes, call, run, start};
use std::io::{BufRead, BufReader, Write};

const LOG: &str =
    "See <http://a.example/b>, é (https://c.example/d_(e)).\n\nmailto:x@y.example or http://ü.example/\n";

#[test]
fn uris_are_listed_with_their_positions() {
    let file = File::new("log", LOG);
    let listed = |name: &str| {
        format!(
            "{name}:1:6: http://a.example/b\n{name}:1:31: https://c.example/d_(e)\n{name}:3:1: mailto:x@y.example\n"
        )
    };
    assert_eq!(run(&["find", file.path()], ""), (listed(file.path()), String::new(), 0));
    assert_eq!(run(&["find"], LOG), (listed("standard input"), String::new(), 0));
    assert_eq!(run(&["find", "-"], LOG), (listed("standard input"), String::new(), 0));
    let (output, _, status) = run(&["find", "--json", file.path(), "-"], LOG);
    let objects: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!((objects.len(), status), (6, 0));
    for (number, object) in objects.iter().enumerate() {
        let offset = |name: &str| object[name].as_u64().expect("a number") as usize;
        assert_eq!(Some(&LOG[offset("start")..offset("end")]), object["uri"].as_str());
        assert_eq!(object["file"], if number < 3 { file.path() } else { "-" });
    }
    assert!(output.starts_with(&format!(
        r#"{{"file":"{}","line":1,"start":5,"end":23,"uri":"http://a.example/b","read_as":"uri"}}"#,
        file.path()
    )));
}

#[test]
fn schemes_and_iris_are_a_choice() {
    let found = |arguments: &[&str]| {
        let (output, _, status) = run(&[&["find"], arguments].concat(), LOG);
        let last = |line: &str| line.rsplit(' ').next().unwrap_or_default().to_string();
        (output.lines().map(last).collect::<Vec<_>>(), status)
    };
    assert_eq!(found(&["--scheme", "HTTPS"]), (vec!["https://c.example/d_(e)".to_string()], 0));
    assert_eq!(found(&["--scheme", "https", "--scheme=mailto"]).0.len(), 2);
    assert_eq!(found(&["--scheme", "ftp"]), (vec![], 1));
    assert_eq!(found(&["--iri"]).0.last().map(String::as_str), Some("http://ü.example/"));
    for wrong in [
        &["find", "--scheme", "a b"][..],
        &["find", "--redact", "--json"],
        &["find", "--redact", "--iri"],
        &["find", "-", "-"],
        &["find", "/no/such/file"],
    ] {
        let (output, errors, status) = run(wrong, LOG);
        assert_eq!((output.as_str(), status), ("", 2), "{wrong:?}: {errors}");
    }
    // The other files are searched.
    let (output, errors, status) = run(&["find", "/no/such/file", "-"], LOG);
    assert_eq!((output.lines().count(), status), (3, 2), "{errors}");
    assert!(errors.starts_with("virgule: /no/such/file: "), "{errors}");
}

#[test]
fn passwords_are_masked_and_all_else_is_kept() {
    let log = b"GET http://a:s3cret@b.example/ \xff\xfe postgres://u:p@h/x, no: uri\r\nhttp://a@b/";
    let masked = b"GET http://a:***@b.example/ \xff\xfe postgres://u:***@h/x, no: uri\r\nhttp://a@b/";
    assert_eq!(bytes(&mut call(&["find", "--redact"]), log), (masked.to_vec(), String::new(), 0));
    assert_eq!(bytes(&mut call(&["find", "--redact"]), b""), (Vec::new(), String::new(), 0));
    let (output, _, status) = run(&["find"], b"\xffhttp://a/\xff b");
    assert_eq!((output, status), ("standard input:1:2: http://a/\n".to_string(), 0));
}

/// A log of 6 MB on one line, and a word of 20 MB, which exceeds the buffer.
#[test]
fn a_line_may_have_any_length() {
    let unit = "200 https://u:p@example.com/a?b=c \u{1f600} ";
    let line = unit.repeat(150_000);
    let (output, errors, status) = run(&["find", "--json"], &line);
    assert_eq!((output.lines().count(), errors.as_str(), status), (150_000, "", 0));
    let start = 149_999 * unit.len() + 4;
    let last = output.lines().last().unwrap_or_default();
    assert!(last.starts_with(&format!(r#"{{"file":"-","line":1,"start":{start},"#)), "{last}");
    let (output, _, _) = run(&["find", "--redact"], &line);
    assert!(output == line.replace("u:p@", "u:***@"));
    let word = format!("http://a/ {} http://b/", "x".repeat(20_000_000));
    let (output, errors, status) = run(&["find"], &word);
    assert_eq!(output, "standard input:1:1: http://a/\nstandard input:1:20000012: http://b/\n");
    assert_eq!(
        (errors.as_str(), status),
        (
            "virgule: -: 20000000 bytes from byte 10 on are passed over: without white space between them they could be a URI, \
             and more than 16777216 bytes are not kept\nvirgule: a part of the input was passed over\n",
            2
        )
    );
    // Redaction keeps no word, and passes over nothing.
    let word = word.replace("//b/", "//u:p@b/");
    let (output, errors, status) = run(&["find", "--redact"], &word);
    assert!(output == word.replace("u:p@", "u:***@"));
    assert_eq!((errors.as_str(), status), ("", 0));
}

#[test]
fn a_line_is_searched_when_it_comes() {
    let mut child = start(&["find"]);
    let (mut stdin, stdout) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
    let mut answers = BufReader::new(stdout).lines();
    for number in 1..4 {
        stdin.write_all(b"at http://a/b now\n").expect("it reads");
        let answer = answers.next().expect("a line").expect("text");
        assert_eq!(answer, format!("standard input:{number}:4: http://a/b"));
    }
    drop(stdin);
    assert!(answers.next().is_none() && child.wait().expect("it ends").success());
}

#[test]
fn a_text_is_repaired_and_its_changes_are_told() {
    let changes = "virgule: offset 0: \" \" is removed\nvirgule: offset 21: \" \" becomes %20\n\
                   virgule: offset 23: \"é\" becomes %C3%A9\n";
    let call = ["repair", " http://example.com/a b\u{e9}"];
    assert_eq!(run(&call, ""), ("http://example.com/a%20b%C3%A9\n".into(), changes.into(), 0));
    let (output, errors, status) = run(&["repair", "--kind", "iri", "http://a/é b"], "");
    assert_eq!((output.as_str(), status), ("http://a/é%20b\n", 0));
    assert_eq!(errors, "virgule: offset 11: \" \" becomes %20\n");
    assert_eq!(run(&["repair", "a/b"], ""), ("a/b\n".into(), String::new(), 0));
    let (output, errors, status) = run(&["repair", r"https://good.example\@evil.example/"], "");
    assert_eq!((output.as_str(), status), ("", 1));
    assert!(
        errors.starts_with("virgule: input: percent-encoding this character may move a boundary"),
        "{errors}"
    );
    let (output, _, status) = run(&["repair", "--json", "http://a/b c"], "");
    let answer = r#"{"ok":true,"output":"http://a/b%20c","changes":[{"offset":10,"original":" ","replacement":"%20"}]}"#;
    assert_eq!((output.trim_end(), status), (answer, 0));
    let (output, _, status) = run(&["repair", "--json", "--kind", "uri", "http://a:8x/"], "");
    assert!(output.starts_with(r#"{"ok":false,"error":{"offset":10,"#) && status == 1, "{output}");
    for wrong in [&["repair"][..], &["repair", "--kind", "mailto", "a"], &["repair", "--kind", "urx", "a"]] {
        assert_eq!(run(wrong, "").2, 2, "{wrong:?}");
    }
}

#[test]
fn lines_are_repaired_each_for_itself() {
    let input = "a b\nhttp://a:8x/\n\nc\n";
    let (output, errors, status) = run(&["repair", "--lines"], input);
    assert_eq!((output.as_str(), status), ("a%20b\n\n\nc\n", 1));
    let begins: Vec<&str> = errors.lines().map(|line| line.split(": ").nth(1).unwrap_or_default()).collect();
    assert_eq!(begins, ["standard input:1", "standard input:2"], "{errors}");
    let (output, errors, status) = run(&["repair", "--lines", "--json", "-"], input);
    let lines: Vec<&str> = output.lines().collect();
    assert!(lines[0].starts_with(r#"{"ok":true,"output":"a%20b","changes":[{"#), "{output}");
    assert!(lines[1].starts_with(r#"{"file":"-","line":2,"ok":false,"error":{"offset":10,"#), "{output}");
    assert_eq!((lines.len(), errors.as_str(), status), (4, "", 1));
}

#[test]
fn a_template_is_expanded() {
    let template = "/users/{id}{?tag*,page}";
    let call = ["expand", template, "id=a b", "tag=x", "tag=y&z", "other=1"];
    assert_eq!(run(&call, ""), ("/users/a%20b?tag=x&tag=y%26z\n".into(), String::new(), 0));
    assert_eq!(run(&["expand", template], ""), ("/users/\n".into(), String::new(), 0));
    let object = r#"{"id": 7, "tag": ["x", null], "page": true, "keys": {"a": "1"}}"#;
    let call = ["expand", "--variables-file", "-", "/{id}{?tag*,page,keys*}", "page=2"];
    assert_eq!(run(&call, object).0, "/7?tag=x&page=2&a=1\n");
    assert_eq!(run(&["expand", "--json", "/{id}", "id=/"], "").0, "{\"ok\":true,\"output\":\"/%2F\"}\n");
    let (output, errors, status) = run(&["expand", "/{id"], "");
    assert_eq!((output.as_str(), status), ("", 1));
    assert!(errors.starts_with("virgule: template: "), "{errors}");
    let (output, _, status) = run(&["expand", "--json", "/{id"], "");
    assert!(output.starts_with(r#"{"ok":false,"error":{"offset":4,"#) && status == 1, "{output}");
    for (wrong, input) in [
        (&["expand"][..], ""),
        (&["expand", "/{id}", "id"], ""),
        (&["expand", "/", "--variables-file", "-"], "[]"),
        (&["expand", "/", "--variables-file", "-"], "{\"a\": [[1]]}"),
        (&["expand", "/", "--variables-file", "/no/such/file"], ""),
    ] {
        let (output, errors, status) = run(wrong, input);
        assert_eq!((output.as_str(), status), ("", 2), "{wrong:?}: {errors}");
        assert!(!errors.is_empty());
    }
}

/// A link that goes on beyond ASCII is listed whole, and what has no scheme on request.
#[test]
fn a_link_that_is_cut_is_listed_whole_with_a_note() {
    let text = "see https://example.com/Kr\u{E1}kora, anna@example.com\n";
    let (output, errors, status) = run(&["find", "--json"], text);
    let cut = "\"start\":4,\"end\":32,\"uri\":\"https://example.com/Kr\u{E1}kora\",\"read_as\":\"uri\",\"uri_end\":26}";
    assert!(output.trim_end().ends_with(cut) && status == 0, "{output}");
    assert!(errors.contains("standard input:1:5: the URI ends before `\u{E1}`"), "{errors}");
    let (output, errors, _) = run(&["find", "--iri", "--loose"], text);
    assert!(output.ends_with(":1:35: anna@example.com\n") && errors.is_empty(), "{output}{errors}");
}
