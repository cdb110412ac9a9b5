//! Repairs, texts that are not repaired, and properties of all results.

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
    ] {
        assert_eq!(uri(text).as_deref(), Ok(repaired), "{text:?}");
        assert_eq!(repair::<UriRef>(repaired).unwrap().changes(), []);
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
    ] {
        assert_eq!(uri(text).unwrap_err().1, RepairErrorKind::Syntax, "{text:?}");
    }
    let error = repair::<Uri>("a b").unwrap_err();
    assert_eq!(error.parse_error().copied(), Uri::parse("a b").err());
    assert_eq!(repair::<Uri>("").unwrap_err().offset(), 0);
}

#[test]
fn changes_restore_the_original() {
    for text in [" http://a/b c%\u{e9}|# ", "/x", "a\\b ", "\u{e9}"] {
        let repaired = repair::<UriRef>(text).unwrap();
        let (mut original, mut rest) = (String::new(), repaired.text());
        for change in repaired.changes() {
            let copied = change.offset - original.len();
            original += &rest[..copied];
            rest = rest[copied..].strip_prefix(&*change.replacement).unwrap();
            original += change.original;
        }
        assert_eq!(original + rest, text);
    }
}

#[test]
fn iris_keep_their_characters() {
    let repaired = repair::<Iri>("http://é/ü b").unwrap();
    assert_eq!(repaired.text(), "http://é/ü%20b");
    let offsets: Vec<usize> = repaired.changes().iter().map(|change| change.offset).collect();
    assert_eq!(offsets, [12]);
    assert!(repair::<Iri>("http://é/ü").unwrap().into_value().is_borrowed());
}
