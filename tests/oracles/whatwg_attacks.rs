//! Known attacks with URLs, the divergences that are reported for each, and properties of all reports.
//!
//! `whatwg_divergences.rs` compares the reports with the crate `url`.

use virgule::IriRef;
use virgule::whatwg::{DivergenceKind, divergences, iri_divergences};
use virgule_tests::disagreements;
use virgule_tests::effort;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;

/// A text and its divergences: offset, length and kind.
type Trick = (&'static str, Vec<(usize, usize, &'static str)>);

#[test]
fn reports_attacks_with_offset_and_kind() {
    for (text, expected) in rows::<Trick>("whatwg").into_iter().chain(rows("whatwg-references")) {
        let shown = divergences(text).map(|found| (found.offset, found.length, format!("{:?}", found.kind)));
        let expected = expected.into_iter().map(|(offset, length, kind)| (offset, length, kind.to_string()));
        assert_eq!(shown.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{text:?}");
    }
}

#[test]
fn describes_divergences_in_sentences() {
    let message =
        |text: &str| divergences(text).map(|found| found.to_string()).collect::<Vec<_>>().join("\n");
    assert_eq!(
        message("http://a\\@b/"),
        "offset 8: `\\` is not allowed in a URI; a WHATWG parser treats it as `/`, so the host ends here"
    );
    assert_eq!(
        message("foo:a`"),
        "offset 5: a backtick is not allowed here in a URI; a WHATWG parser keeps it"
    );
    assert_eq!(
        message("foo:a\u{7f}b"),
        "offset 5: U+007F is not allowed here in a URI; a WHATWG parser percent-encodes it"
    );
    // Each kind of divergence has one sentence about both parsers.
    for (text, _) in rows::<Trick>("whatwg") {
        for found in divergences(text) {
            let message = found.kind.to_string();
            assert!(
                message.contains("; a WHATWG parser ") && !message.contains(". ") && !message.contains('\n'),
                "{message}"
            );
        }
    }
}

#[test]
fn characters_of_iris_are_spelling_outside_of_hosts() {
    let kinds = |text| iri_divergences(text).map(|found| found.kind).collect::<Vec<_>>();
    assert_eq!(kinds("http://é@a/é?é#é"), [DivergenceKind::IriCharacter; 4]);
    assert_eq!(kinds("foo://é"), [DivergenceKind::IriCharacter]);
    assert_eq!(kinds("http://é/"), [DivergenceKind::NonAsciiHost]);
    // `iprivate` is allowed only in queries, and U+FFFF nowhere.
    assert_eq!(
        kinds("http://a/\u{e000}?\u{e000}#\u{ffff}"),
        [DivergenceKind::NonAscii, DivergenceKind::IriCharacter, DivergenceKind::NonAscii]
    );
    let random = &mut Random::new(3);
    for _ in 0..effort::of(50_000, 5) {
        let text = disagreements::uri(random);
        let ascii_alike = !text.is_ascii() || divergences(&text).eq(iri_divergences(&text));
        assert!(ascii_alike, "{text:?}");
        // A text that both parsers accept and in which no host is mapped has no divergence, except in the serialization
        // of characters beyond ASCII.
        if IriRef::parse(&text).is_ok() {
            assert!(iri_divergences(&text).all(|found| found.kind != DivergenceKind::NonAscii), "{text:?}");
        }
    }
}

#[test]
fn every_place_lies_in_the_text_and_they_are_in_order() {
    let random = &mut Random::new(2);
    for _ in 0..effort::of(50_000, 5) {
        let text = disagreements::uri(random);
        let mut before = 0;
        for found in divergences(&text) {
            assert!(found.offset >= before, "{text:?}: {found}");
            assert!(text.get(found.offset..found.offset + found.length).is_some(), "{text:?}: {found}");
            before = found.offset;
        }
    }
}

/// A quadratic algorithm would take minutes for each of these texts.
#[test]
fn long_texts_take_linear_time() {
    for piece in [
        "/", "\\", "@", ":", ".", "/..", "/%2e", "%", "%41", "\t", "\t/", " ", "é", "xn--", "0", "0.", "[",
        "|",
    ] {
        for before in ["", "http:", "http://", "http://a/", "file://", "foo:", "foo://a", "http://a?", "a:#"]
        {
            let text = format!("{before}{}", piece.repeat(effort::of(100_000, 5)));
            assert!(divergences(&text).count() <= 2 * text.len(), "{before}{piece}");
        }
    }
}
