//! Known attacks with URLs, the divergences that are reported for each, and properties of all reports.
//!
//! `whatwg_divergences.rs` compares the reports with the crate `url`.

use std::net::Ipv4Addr;
use virgule::IriRef;
use virgule::whatwg::{DivergenceKind, divergences, iri_divergences};
use virgule_tests::disagreements;
use virgule_tests::effort;
use virgule_tests::random::Random;

/// A text and its divergences: offset, length, kind.
type Trick = (&'static str, &'static [(usize, usize, DivergenceKind)]);

const TRICKS: &[Trick] = &[
    // Both parsers find the same components.
    ("http://a/", &[]),
    ("https://user:pw@example.com:8443/a;b=c/@:?x=y&'#/?", &[(46, 1, DivergenceKind::Respelled('\''))]),
    ("mailto:a@b", &[]),
    ("urn:a:b/../c", &[]),
    ("foo://HOST", &[]),
    ("foo://127.1/%2f", &[]),
    ("http://1.2.3.4/", &[]),
    ("http://[::1]/", &[]),
    // Both parsers refuse the text.
    ("http://a b/", &[]),
    ("http://[::1/", &[]),
    ("http://a:8x/", &[]),
    (" http://", &[]),
    // Backslashes, tabs, blanks.
    ("http:\\\\a/", &[(5, 1, DivergenceKind::Backslash), (6, 1, DivergenceKind::Backslash)]),
    ("http://a\\@b/", &[(8, 1, DivergenceKind::BackslashEndsHost)]),
    ("http://a/b\\c", &[(10, 1, DivergenceKind::Backslash)]),
    ("foo://a/b\\c", &[(9, 1, DivergenceKind::Kept('\\'))]),
    ("http://a/?\\", &[(10, 1, DivergenceKind::Kept('\\'))]),
    ("ht\ttp://a/\r\nb", &[(2, 1, DivergenceKind::Dropped), (10, 2, DivergenceKind::Dropped)]),
    ("\u{1} http://a/ ", &[(0, 2, DivergenceKind::Stripped), (11, 1, DivergenceKind::Stripped)]),
    // Slashes.
    ("http:a/", &[(5, 0, DivergenceKind::MissingSlashes)]),
    ("http:/a/", &[(5, 1, DivergenceKind::MissingSlashes)]),
    ("http:////a/", &[(5, 4, DivergenceKind::ExtraSlashes)]),
    ("http:", &[(5, 0, DivergenceKind::EmptyHost)]),
    ("http://", &[(7, 0, DivergenceKind::EmptyHost)]),
    ("foo://", &[]),
    ("foo://:80", &[(6, 0, DivergenceKind::EmptyHost)]),
    // Userinfo.
    ("http://a@b@c/", &[(8, 1, DivergenceKind::AtInUserinfo)]),
    (
        "http://a:b:c;d@e/",
        &[(10, 1, DivergenceKind::Respelled(':')), (12, 1, DivergenceKind::Respelled(';'))],
    ),
    ("http://a:@b/", &[(8, 1, DivergenceKind::EmptyUserinfo)]),
    ("http://:@b/", &[(7, 1, DivergenceKind::EmptyUserinfo)]),
    ("http://:p@b/", &[]),
    ("http://a@/", &[(9, 0, DivergenceKind::EmptyHost)]),
    // Hosts.
    ("http://127.1/", &[(7, 5, DivergenceKind::NumericHost(Ipv4Addr::LOCALHOST))]),
    ("http://1.2.3.4./", &[(7, 8, DivergenceKind::NumericHost(Ipv4Addr::new(1, 2, 3, 4)))]),
    ("http://%31.2.3.4/", &[(7, 9, DivergenceKind::NumericHost(Ipv4Addr::new(1, 2, 3, 4)))]),
    ("http://4294967296/", &[(7, 10, DivergenceKind::NumericHostRefused)]),
    ("http://%65xample.com/", &[(7, 13, DivergenceKind::DecodedHost)]),
    ("http://a%2Fb/", &[(8, 3, DivergenceKind::ForbiddenInHost('/'))]),
    ("http://a%C3%A9/", &[(7, 7, DivergenceKind::NonAsciiHost)]),
    ("http://é/", &[(7, 2, DivergenceKind::NonAsciiHost)]),
    ("http://a.xn--b/", &[(7, 7, DivergenceKind::Punycode)]),
    ("http://A/", &[(7, 1, DivergenceKind::HostCase)]),
    ("http://[0:0::1]/", &[(7, 8, DivergenceKind::Ipv6Form)]),
    ("foo://[::FFFF:1.2.3.4]", &[(6, 16, DivergenceKind::Ipv6Form)]),
    ("http://[v1.a]/", &[(7, 6, DivergenceKind::IpLiteral)]),
    ("http://a\"b/", &[(8, 1, DivergenceKind::Kept('"'))]),
    // Ports.
    ("http://a:65536/", &[(9, 5, DivergenceKind::PortRefused)]),
    ("http://a:080/", &[(9, 3, DivergenceKind::DefaultPort)]),
    ("http://a:081/", &[(9, 3, DivergenceKind::LeadingZeros)]),
    ("http://a:0/", &[]),
    ("http://a:/", &[(9, 0, DivergenceKind::EmptyPort)]),
    ("foo://a:80", &[]),
    // `file:` URLs.
    ("file:///C:/", &[]),
    ("file:///C|/", &[(9, 1, DivergenceKind::DriveLetter)]),
    ("file:///a/C|/", &[(11, 1, DivergenceKind::Kept('|'))]),
    ("file://C:/", &[(5, 2, DivergenceKind::DriveLetterHost)]),
    ("file://localhost/", &[(7, 9, DivergenceKind::Localhost)]),
    ("file://a:80/", &[(8, 1, DivergenceKind::ForbiddenInHost(':'))]),
    ("file:/a", &[(5, 0, DivergenceKind::FileWithoutAuthority)]),
    ("file:a", &[(5, 0, DivergenceKind::FileRootless)]),
    ("file:////a", &[]),
    // Paths.
    ("HTTP://a", &[(0, 4, DivergenceKind::SchemeCase), (8, 0, DivergenceKind::EmptyPath)]),
    ("http://a/./b/..", &[(9, 1, DivergenceKind::DotSegment), (13, 2, DivergenceKind::DotSegment)]),
    (
        "http://a/%2e/.%2E/b",
        &[(9, 3, DivergenceKind::EncodedDotSegment), (13, 4, DivergenceKind::EncodedDotSegment)],
    ),
    ("http://a/.../%2e%2e%2e", &[]),
    ("http://a/%zz/%", &[(9, 1, DivergenceKind::BadPercent), (13, 1, DivergenceKind::BadPercent)]),
    (
        "foo:/^`|",
        &[
            (5, 1, DivergenceKind::Encoded('^')),
            (6, 1, DivergenceKind::Encoded('`')),
            (7, 1, DivergenceKind::Kept('|')),
        ],
    ),
    ("foo:^`", &[(4, 1, DivergenceKind::Kept('^')), (5, 1, DivergenceKind::Kept('`'))]),
    ("a:b c ?", &[(3, 1, DivergenceKind::Kept(' ')), (5, 1, DivergenceKind::Encoded(' '))]),
    ("a:b ", &[(3, 1, DivergenceKind::Stripped)]),
    // Queries and fragments.
    ("foo:?'", &[]),
    ("foo:?\"`", &[(5, 1, DivergenceKind::Encoded('"')), (6, 1, DivergenceKind::Kept('`'))]),
    (
        "foo:#a#<|",
        &[
            (6, 1, DivergenceKind::Kept('#')),
            (7, 1, DivergenceKind::Encoded('<')),
            (8, 1, DivergenceKind::Kept('|')),
        ],
    ),
    ("foo:/é", &[(5, 2, DivergenceKind::NonAscii)]),
];

/// References; their reports assume a base with the scheme http.
const REFERENCES: &[Trick] = &[
    ("", &[]),
    ("../a/./b?c#d", &[]),
    ("%2e%2e/a", &[(0, 6, DivergenceKind::EncodedDotSegment)]),
    ("//127.1/", &[(2, 5, DivergenceKind::NumericHost(Ipv4Addr::LOCALHOST))]),
    ("//a:80/", &[]),
    ("//a", &[(3, 0, DivergenceKind::EmptyPath)]),
    ("//", &[(2, 0, DivergenceKind::EmptyHost)]),
    ("///a/", &[(0, 3, DivergenceKind::ExtraSlashes)]),
    ("/\\a/", &[(1, 1, DivergenceKind::Backslash)]),
    ("\\a", &[(0, 1, DivergenceKind::Backslash)]),
    ("1:a", &[(1, 1, DivergenceKind::Kept(':'))]),
    ("./1:a", &[]),
    (" a", &[(0, 1, DivergenceKind::Stripped)]),
    ("?a'", &[(2, 1, DivergenceKind::Respelled('\''))]),
];

#[test]
fn reports_attacks_with_offset_and_kind() {
    for (text, expected) in TRICKS.iter().chain(REFERENCES) {
        let found: Vec<_> = divergences(text).map(|found| (found.offset, found.length, found.kind)).collect();
        assert_eq!(found, *expected, "{text:?}");
    }
}

#[test]
fn describes_divergences_in_sentences() {
    let message =
        |text: &str| divergences(text).map(|found| found.to_string()).collect::<Vec<_>>().join("\n");
    assert_eq!(
        message("http://a\\@b/"),
        "offset 8: `\\` is not allowed in a URI; a WHATWG parser takes it for `/`, so the host ends here"
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
    for (text, _) in TRICKS {
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
