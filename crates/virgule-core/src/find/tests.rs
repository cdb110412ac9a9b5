//! The boundaries of URIs in running text.

use super::{Finder, ReadAs};
use crate::uri::Uri;
use crate::work::bytes_read_by;
use std::string::String;
use std::vec::Vec;

fn found(text: &str) -> Vec<&str> {
    Finder::new().find(text).map(|found| found.as_str()).collect()
}

/// Texts with their matches.
#[test]
fn finds_uris_at_their_boundaries() {
    let cases: &[(&str, &[&str])] = &[
        // A scheme begins at the boundary of a word, or after other characters that it may contain.
        ("http://a/", &["http://a/"]),
        ("(http://a/", &["http://a/"]),
        (".-+http://a/", &["http://a/"]),
        ("éhttp://a/", &["http://a/"]),
        ("svn+ssh://a/ view-source:http://b/", &["svn+ssh://a/", "http://b/"]),
        ("2020http://a/ at1mailto:c@d", &["http://a/"]),
        ("://a :// a", &[]),
        // Escapes are not part of a scheme.
        (
            r"a\nhttp://a/ \u003chttp://b/ %3Dhttp://c/ %22mailto:d@e \x27http://f/",
            &["http://a/", "http://b/", "http://c/", "mailto:d@e", "http://f/"],
        ),
        ("\x1b[1;31mhttp://a/\x1b[0m \x1b[mhttp://b/", &["http://a/", "http://b/"]),
        // More than a scheme must follow, even without punctuation.
        ("Note: http: and mailto: or urn:, http:// file:// .", &[]),
        ("std::vec::Vec at 12:30, C:\\x, a:b", &[]),
        ("MAILTO:a@b.example urn:isbn:123", &["MAILTO:a@b.example", "urn:isbn:123"]),
        ("file:///etc/x", &["file:///etc/x"]),
        ("http://... mailto:, urn:.;", &[]),
        // The grammar ends a match.
        ("http://a/b c", &["http://a/b"]),
        ("<http://a/b>\"http://c\"{http://d}|http://e|", &["http://a/b", "http://c", "http://d", "http://e"]),
        ("http://[::1]/x http://[::1 http://[::g]/", &["http://[::1]/x"]),
        ("http://a:80x http://a/%zz http://a#b#c", &["http://a/", "http://a#b"]),
        ("http://a,http://b", &["http://a,http://b"]),
        // Punctuation after a match is dropped.
        ("(see http://a.example/b_(c).)", &["http://a.example/b_(c)"]),
        ("[x](http://a.example/b) http://c/?d=(e)f)", &["http://a.example/b", "http://c/?d=(e)f"]),
        (
            "http://a/- http://a/= http://a/? http://a//",
            &["http://a/-", "http://a/=", "http://a/", "http://a//"],
        ),
        // Unreserved characters end many URLs, so these marks are dropped only as the second of a pair.
        ("*http://a/b*", &["http://a/b"]),
        ("**see http://a/b**.", &["http://a/b"]),
        ("~~http://a/b~~", &["http://a/b"]),
        ("_see http://a/b_", &["http://a/b"]),
        ("*one* http://a/b*", &["http://a/b*"]),
        ("a_b http://a/b_", &["http://a/b_"]),
        ("*one\nhttp://a/b*", &["http://a/b*"]),
        ("http://a/~", &["http://a/~"]),
        // The counterpart of the character before a match ends it.
        ("f('http://a/b.js','g')", &["http://a/b.js"]),
        ("[x](http://a/b.) [y](http://a/b_(c)).", &["http://a/b.", "http://a/b_(c)"]),
        ("[y](http://a/b_(c)).", &["http://a/b_(c)"]),
        ("<http://a/b.>", &["http://a/b."]),
        ("{\"url\":\"http://a/b.\"}", &["http://a/b."]),
        ("\\\"http://a/b.\\\"", &["http://a/b."]),
        ("href=&quot;http://a/b&quot;&gt;c&lt;/a&gt;", &["http://a/b"]),
        ("\u{201E}http://a/b.\u{201C}", &["http://a/b"]),
        // A shorter authority would name another host.
        ("http://ex\u{E4}mple.com/", &[]),
        ("https://u:p/w@h/x", &[]),
        ("https://u:p{w@h/x", &[]),
        ("https://api.{region}.example.com/", &[]),
        ("https://${HOST}.example.com/", &[]),
        ("https://foo[.]example[.]com/", &[]),
        ("http://a:80x", &[]),
        ("http://a.example\\@b.example/", &[]),
        ("at://did:x/y", &[]),
        ("http://a.example\\nb http://a:80,http://b:80", &["http://a.example", "http://a:80", "http://b:80"]),
    ];
    for (text, matches) in cases {
        assert_eq!(found(text), *matches, "{text}");
    }
    for end in [".", ",", "...", "?!", ":", ";", "'", ")", ").", "]", ")].", "&amp;", "&quot;", "}"] {
        let text = String::from("http://a.example/b") + end;
        assert_eq!(found(&text), ["http://a.example/b"], "{text}");
    }
}

/// The colon may be in any block, at any offset.
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
fn takes_brackets_in_pairs_beyond_the_authority() {
    let text = "[http://a/?b[]=1&c[d]=2#e] http://a/b[ http://a/b] http://a/b[1].";
    let read = Finder::new().find(text).map(|found| (found.as_str(), found.read_as()));
    assert!(read.eq([
        ("http://a/?b[]=1&c[d]=2#e", ReadAs::Brackets),
        ("http://a/b", ReadAs::Uri),
        ("http://a/b", ReadAs::Uri),
        ("http://a/b[1]", ReadAs::Brackets),
    ]));
}

#[cfg(feature = "schemes")]
#[test]
fn finds_words_of_a_kind() {
    use crate::Kind;
    let kinds = [Kind::find("oci-reference").unwrap(), Kind::find("git-scp").unwrap()];
    let text = "image: ghcr.io/a/b:1, `x/y` image=\"a/b@sha256:00\" git@h.example:c/d.git http://e/f plain";
    let found: Vec<_> = Finder::new().words(&kinds).find(text).map(|found| found.as_str()).collect();
    assert_eq!(found, ["ghcr.io/a/b:1", "x/y", "git@h.example:c/d.git", "http://e/f"]);
}

#[test]
fn finds_names_without_a_scheme_if_asked_for() {
    let is_top_level = |label: &str| ["com", "example", "рф"].contains(&label);
    let text = "www.a.lan, see b.com. (c.example:80/d?e#f) anna.b+c@d.example; mailto:e@f.example http://g.example/h.com \
                main.rs .com @a.com a..com -b.com/ x@y пример.рф/я";
    let found: Vec<_> = Finder::new().loose(is_top_level).find(text).map(|found| found.as_str()).collect();
    let links =
        "www.a.lan b.com c.example:80/d?e#f anna.b+c@d.example mailto:e@f.example http://g.example/h.com";
    assert_eq!(found.join(" "), links);
    let found: Vec<_> =
        Finder::new().iris().loose(is_top_level).find("пример.рф/я, x").map(|found| found.as_str()).collect();
    assert_eq!(found, ["пример.рф/я"]);
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

/// Each byte is read a bounded number of times: by the search for a colon, as a character of a scheme before one, for
/// the extent of a few candidates that overlap, by automata, and at the end of a match, where brackets are counted.
#[test]
fn reads_a_long_line_in_linear_time() {
    let units = "a: a.a http:// http://[ http://[v1. mailto: ((( http://a/) : http://a% \
                 http://a:80, http://a\u{FF09} http://a/*b* urn:{ at://";
    let repeated: Vec<String> = units.split(' ').map(|unit| unit.repeat(1 << 12)).collect();
    let ends = [")", ".", "])", "...)"].map(|end| String::from("http://a/(") + &end.repeat(1 << 12));
    for text in repeated.iter().chain(&ends) {
        for finder in [Finder::new(), Finder::with_schemes(&["a", "http"])] {
            let bytes =
                bytes_read_by(|| assert!(finder.iris().find(text).all(|found| !found.as_str().is_empty())));
            assert!(
                bytes <= 40 * text.len(),
                "{bytes} bytes read of {}, which has {}",
                &text[..12],
                text.len()
            );
        }
    }
}
