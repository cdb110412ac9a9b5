//! The boundaries of URIs in running text.

use super::Finder;
use crate::parse::work::bytes_read_by;
use crate::uri::Uri;
use std::string::String;
use std::vec::Vec;

fn found(text: &str) -> Vec<&str> {
    Finder::new().find(text).map(|found| found.as_str()).collect()
}

#[test]
fn finds_schemes_at_word_boundaries() {
    assert_eq!(found("http://a/"), ["http://a/"]);
    assert_eq!(found("(http://a/"), ["http://a/"]);
    assert_eq!(found(".-+http://a/"), ["http://a/"]);
    assert_eq!(found("éhttp://a/"), ["http://a/"]);
    assert_eq!(found("svn+ssh://a/ view-source:http://b/"), ["svn+ssh://a/", "http://b/"]);
    assert_eq!(found("1http://a/"), [""; 0]);
    assert_eq!(found("://a :// a"), [""; 0]);
}

/// Whatever the block in which the colon is, and wherever in it.
#[test]
fn finds_a_scheme_at_any_offset() {
    for before in 0..140 {
        for behind in [0, 1, 7, 8, 31, 32, 33, 90] {
            let text = " ".repeat(before) + "http://a/" + &" ".repeat(behind);
            let match_of = Finder::new().find(&text).next().map(|found| found.range());
            assert_eq!(match_of, Some(before..before + 9), "{before} {behind}");
            assert_eq!(Finder::new().find(&text).count(), 1);
        }
    }
}

#[test]
fn rejects_a_scheme_without_further_text() {
    assert_eq!(found("Note: http: and mailto: or urn:, http:// file:// ."), [""; 0]);
    assert_eq!(found("std::vec::Vec at 12:30, C:\\x, a:b"), [""; 0]);
    assert_eq!(found("MAILTO:a@b.example urn:isbn:123"), ["MAILTO:a@b.example", "urn:isbn:123"]);
    assert_eq!(found("file:///etc/x"), ["file:///etc/x"]);
}

#[test]
fn ends_matches_by_the_grammar() {
    assert_eq!(found("http://a/b c"), ["http://a/b"]);
    assert_eq!(
        found("<http://a/b>\"http://c\"{http://d}|http://e|"),
        ["http://a/b", "http://c", "http://d", "http://e"]
    );
    assert_eq!(found("http://[::1]/x http://[::1 http://[::g]/"), ["http://[::1]/x"]);
    assert_eq!(found("http://a:80x http://a/%zz http://a#b#c"), ["http://a:80", "http://a/", "http://a#b"]);
    assert_eq!(found("http://a,http://b"), ["http://a,http://b"]);
}

#[test]
fn drops_punctuation_after_a_uri() {
    for end in [".", ",", "...", "?!", ":", ";", "'", ")", ").", "*", "**", "_", "~~", "]", ")]."] {
        let text = String::from("http://a.example/b") + end;
        assert_eq!(found(&text), ["http://a.example/b"], "{text}");
    }
    assert_eq!(found("(see http://a.example/b_(c).)"), ["http://a.example/b_(c)"]);
    assert_eq!(
        found("[x](http://a.example/b) http://c/?d=(e)f)"),
        ["http://a.example/b", "http://c/?d=(e)f"]
    );
    assert_eq!(
        found("http://a/- http://a/= http://a/? http://a//"),
        ["http://a/-", "http://a/=", "http://a/", "http://a//"]
    );
    // Without its punctuation, a match must still be more than a scheme.
    assert_eq!(found("http://... mailto:, urn:.;"), [""; 0]);
}

#[test]
fn matches_parse_and_have_their_byte_range() {
    let text = "x http://a/,http:b mailto:c@d\r\nhttp://e/ü urn:f:g";
    for found in Finder::new().find(text) {
        assert_eq!(&text[found.range()], found.as_str());
        assert!(Uri::parse(found.as_str()).is_ok());
        assert!(found.iri().is_some());
    }
}

/// Each byte is read a bounded number of times: by the search for a colon, as a character of a scheme before one, by the
/// automaton, and at the end of a match, where brackets are counted.
#[test]
fn reads_a_long_line_in_linear_time() {
    let units =
        ["a:", "a.a", "http://", "http://[", "http://[v1.", "mailto:", "(((", "http://a/)", ":", "http://a%"];
    let repeated = units.map(|unit| unit.repeat(1 << 12));
    let ends = [")", ".", "])", "...)"].map(|end| String::from("http://a/(") + &end.repeat(1 << 12));
    for text in repeated.iter().chain(&ends) {
        for finder in [Finder::new(), Finder::with_schemes(&["a", "http"])] {
            let bytes =
                bytes_read_by(|| assert!(finder.iris().find(text).all(|found| !found.as_str().is_empty())));
            assert!(
                bytes <= 8 * text.len(),
                "{bytes} bytes read of {}, which has {}",
                &text[..12],
                text.len()
            );
        }
    }
}
