//! The boundaries of URIs in running text.

use super::{Finder, ReadAs};
use crate::uri::Uri;
use crate::work::bytes_read_by;
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
    assert_eq!(found("2020http://a/ at1mailto:c@d"), ["http://a/"]);
    assert_eq!(found("://a :// a"), [""; 0]);
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
    assert_eq!(found("http://a:80x http://a/%zz http://a#b#c"), ["http://a/", "http://a#b"]);
    assert_eq!(found("http://a,http://b"), ["http://a,http://b"]);
}

#[test]
fn drops_punctuation_after_a_uri() {
    for end in [".", ",", "...", "?!", ":", ";", "'", ")", ").", "]", ")].", "&amp;", "&quot;", "}"] {
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

/// Unreserved characters end many URLs, so these marks are dropped only as the second of a pair.
#[test]
fn drops_emphasis_that_opened_before() {
    for (text, kept) in [
        ("*http://a/b*", "http://a/b"),
        ("**see http://a/b**.", "http://a/b"),
        ("~~http://a/b~~", "http://a/b"),
        ("_see http://a/b_", "http://a/b"),
        ("*one* http://a/b*", "http://a/b*"),
        ("a_b http://a/b_", "http://a/b_"),
        ("*one\nhttp://a/b*", "http://a/b*"),
        ("http://a/~", "http://a/~"),
    ] {
        assert_eq!(found(text), [kept], "{text}");
    }
}

#[test]
fn ends_at_the_counterpart_of_what_stands_before() {
    for (text, kept) in [
        ("f('http://a/b.js','g')", "http://a/b.js"),
        ("[x](http://a/b.) [y](http://a/b_(c)).", "http://a/b."),
        ("<http://a/b.>", "http://a/b."),
        ("{\"url\":\"http://a/b.\"}", "http://a/b."),
        ("\\\"http://a/b.\\\"", "http://a/b."),
        ("href=&quot;http://a/b&quot;&gt;c&lt;/a&gt;", "http://a/b"),
        ("\u{201E}http://a/b.\u{201C}", "http://a/b"),
    ] {
        assert_eq!(found(text).first(), Some(&kept), "{text}");
    }
    assert_eq!(found("[y](http://a/b_(c))."), ["http://a/b_(c)"]);
}

/// A shorter authority would name another host.
#[test]
fn finds_no_part_of_an_authority() {
    for text in [
        "http://ex\u{E4}mple.com/",
        "https://u:p/w@h/x",
        "https://u:p{w@h/x",
        "https://api.{region}.example.com/",
        "https://${HOST}.example.com/",
        "https://foo[.]example[.]com/",
        "http://a:80x",
        "http://a.example\\@b.example/",
        "at://did:x/y",
    ] {
        assert_eq!(found(text), [""; 0], "{text}");
    }
    assert_eq!(
        found("http://a.example\\nb http://a:80,http://b:80"),
        ["http://a.example", "http://a:80", "http://b:80"]
    );
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

#[test]
fn begins_after_escapes() {
    let text = r"a\nhttp://a/ \u003chttp://b/ %3Dhttp://c/ %22mailto:d@e \x27http://f/";
    assert_eq!(
        found(&text.replace("\\\\", "\\")),
        ["http://a/", "http://b/", "http://c/", "mailto:d@e", "http://f/"]
    );
    assert_eq!(found("\x1b[1;31mhttp://a/\x1b[0m \x1b[mhttp://b/"), ["http://a/", "http://b/"]);
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
