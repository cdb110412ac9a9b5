//! Running text, near misses and templates: `virgule find`, `repair`, `expand`.

use crate::program::{bytes, call, run};

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
            "virgule: -: 20000000 bytes from byte 10 on are skipped: without white space, they could be one URI, and \
             the maximum is 16777216 bytes\nvirgule: part of the input was skipped\n",
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
fn other_files_are_searched_than_one_that_cannot_be_read() {
    let (output, errors, status) = run(&["find", "/no/such/file", "-"], "a://b/c\n");
    assert_eq!((output.as_str(), status), ("standard input:1:1: a://b/c\n", 2), "{errors}");
    assert!(errors.starts_with("virgule: /no/such/file: "), "{errors}");
}
