//! Repairs, inputs that are not repaired, and properties of all results.

use super::{RepairErrorKind, repair};
use crate::uri::{Iri, Uri, UriRef};
use std::string::{String, ToString};
use std::vec::Vec;

fn uri(text: &str) -> Result<String, (usize, RepairErrorKind)> {
    repair::<UriRef>(text)
        .map(|repaired| repaired.text().to_string())
        .map_err(|error| (error.offset(), error.kind()))
}

#[test]
fn encodes_characters_that_no_component_allows() {
    for (text, repaired) in [
        ("http://a/b c", "http://a/b%20c"),
        ("http://a/\"<>\\^`{|}", "http://a/%22%3C%3E%5C%5E%60%7B%7C%7D"),
        ("http://a/[b]?[c]#[d]", "http://a/%5Bb%5D?%5Bc%5D#%5Bd%5D"),
        ("a#b#c", "a#b%23c"),
        ("/é?ü", "/%C3%A9?%C3%BC"),
        ("http://é@ü.example/", "http://%C3%A9@%C3%BC.example/"),
        ("%", "%25"),
        ("/%4%41%g%", "/%254%41%25g%25"),
        ("/a\u{0}\u{7f}", "/a%00%7F"),
        (" \t/a\r\n", "/a"),
        ("a\\b", "a%5Cb"),
        ("/a\\b\tc", "/a%5Cb%09c"),
        ("mailto:a b@c", "mailto:a%20b@c"),
        // In a userinfo, if no parser reads them as delimiters.
        ("https://u:p%w@h/x", "https://u:p%25w@h/x"),
        ("https://u:p|{}^w@h/x", "https://u:p%7C%7B%7D%5Ew@h/x"),
        ("//u%@h", "//u%25@h"),
        ("ftp://\"<>`@h:21", "ftp://%22%3C%3E%60@h:21"),
        // Full-width delimiters, where they are no boundaries.
        ("/a：b?c／d", "/a%EF%BC%9Ab?c%EF%BC%8Fd"),
        ("a/b：c", "a/b%EF%BC%9Ac"),
        ("mailto:a：b@c", "mailto:a%EF%BC%9Ab@c"),
    ] {
        assert_eq!(uri(text).as_deref(), Ok(repaired), "{text:?}");
        assert_eq!(repair::<UriRef>(repaired).unwrap().changes().next(), None);
    }
}

/// RFC 3986 appendix C.
#[test]
fn removes_delimiters_and_line_ends() {
    for (text, repaired) in [
        ("<http://a/>", "http://a/"),
        (" < http://a/b c > ", "http://a/b%20c"),
        ("<URL:http://a/>", "http://a/"),
        ("\"http://a/\"", "http://a/"),
        ("'http://a/'", "http://a/"),
        ("\u{201c}http://a/\u{201d}", "http://a/"),
        ("`http://a/`", "http://a/"),
        ("<\"http://a/\">", "http://a/"),
        ("https://a/b/   \n   c.pdf", "https://a/b/c.pdf"),
        ("https://a/\r\n\tb", "https://a/b"),
        ("https://a/b?c\n  &d\n#e\nf", "https://a/b?c&d#ef"),
        ("https://a/b  c\n  d", "https://a/b%20%20cd"),
        ("mailto:a\n @b", "mailto:a@b"),
        // A delimiter alone is a character.
        ("http://a/b>", "http://a/b%3E"),
        ("<", "%3C"),
        // A valid text is unchanged.
        ("'a'", "'a'"),
    ] {
        assert_eq!(uri(text).as_deref(), Ok(repaired), "{text:?}");
    }
}

/// The buffer is allocated once, and has room for three bytes for each byte of the text.
#[test]
fn the_buffer_does_not_grow() {
    for part in ["é", "a", " b", "%", "%41", "{", "\n ", "\u{1F600}", "<>", "a\tb"] {
        let text = std::format!("http://h/x{}", part.repeat(1000));
        let made = super::fill::<UriRef>(&text).unwrap();
        assert!(made.capacity() <= 3 * text.len(), "{part:?}");
        assert!(made.len() <= made.capacity());
    }
}

#[test]
fn rejects_possible_boundaries() {
    for (text, offset) in [
        (r"http://good.example\@evil.example/", 19),
        ("http://a b/", 8),
        ("http://a\tb/", 8),
        ("http://a%/", 8),
        ("http://a|b/", 8),
        (r"\\evil.example", 0),
        (r"/\evil.example", 1),
        ("/\t/evil.example", 1),
        (r"http:\\evil.example", 5),
        (r"http:/\evil.example", 6),
        ("https://u:p w@h/", 11),
        ("https://u:p\\w@h/", 11),
        ("https://u:p\tw@h/", 11),
        ("https://u:p\nw@h/", 11),
        ("https://u@h|/", 11),
        ("https://u@h\n.example/", 11),
        // Full-width delimiters.
        ("https：//example.com", 5),
        ("a：b", 1),
        ("https:／／example.com", 6),
        ("／／example.com", 0),
        ("http://good.example／@evil.example/", 19),
        ("http://h：80/", 8),
    ] {
        assert_eq!(uri(text), Err((offset, RepairErrorKind::Boundary)), "{text:?}");
    }
}

#[test]
fn rejects_texts_that_encoding_does_not_repair() {
    for text in [
        "java\tscript:alert(1)",
        "a b:c",
        "http://a:8x/",
        "http://[::1",
        "ht tp://a/",
        "http://a:80 /",
        "http://[::1 ]/",
        "https://u:p@w@h/",
        "https://u:p/w{@h/",
    ] {
        assert_eq!(uri(text).unwrap_err().1, RepairErrorKind::Syntax, "{text:?}");
    }
    let error = repair::<Uri>("a b").unwrap_err();
    assert_eq!(error.parse_error().copied(), Uri::parse("a b").err());
    assert_eq!(repair::<Uri>("").unwrap_err().offset(), 0);
}

#[test]
fn changes_restore_the_original() {
    for text in [" http://a/b c%\u{e9}|# ", "/x", "a\\b ", "\u{e9}", "<URL:a:\u{e9}\n b c>", "a:x \n \r b  c"]
    {
        let repaired = repair::<UriRef>(text).unwrap();
        let (mut original, mut rest) = (String::new(), repaired.text());
        for change in repaired.changes() {
            let copied = change.offset - original.len();
            original += &rest[..copied];
            rest = rest[copied..].strip_prefix(change.replacement).unwrap();
            original += change.original;
        }
        assert_eq!(original + rest, text);
    }
}

#[test]
fn iris_keep_their_characters() {
    let repaired = repair::<Iri>("http://é/ü b").unwrap();
    assert_eq!(repaired.text(), "http://é/ü%20b");
    let offsets: Vec<usize> = repaired.changes().map(|change| change.offset).collect();
    assert_eq!(offsets, [12]);
    assert!(repair::<Iri>("http://é/ü").unwrap().into_value().is_borrowed());
}
