//! Normalization: the examples of RFC 3986 section 6.2 and RFC 3987 section 5.3, cases from advisories of other
//! libraries, and laws on edge cases, texts that take every transition, and real URLs.

use std::net::Ipv6Addr;
use virgule::{Iri, IriRef, Normalization, NormalizationStep, Uri, UriRef};
use virgule_tests::laws::normalization::{LEVELS, of_every_type, random_steps};
use virgule_tests::laws::{of_numbers, of_texts};
use virgule_tests::naive::normalize::{normalize, stands_for_itself};
use virgule_tests::random::Random;
use virgule_tests::transition_texts::TransitionTexts;
use virgule_tests::{cases, data, uri_inputs};

/// Each case is a section, a text, and its syntax-based and scheme-based normal forms.
const SECTIONS: [(&str, &str, &str, &str); 30] = [
    ("6.2.2", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D", "example://a/b/c/%7Bfoo%7D"),
    ("6.2.2.1", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "http://www.example.com/"),
    ("6.2.2.1", "s://h/%3a", "s://h/%3A", "s://h/%3A"),
    ("6.2.2.1", "s://U@h/P?Q#F", "s://U@h/P?Q#F", "s://U@h/P?Q#F"),
    ("6.2.2.1", "s://[v1.AB:C]", "s://[v1.ab:c]", "s://[v1.ab:c]"),
    ("6.2.2.2", "s:%7Euser", "s:~user", "s:~user"),
    ("6.2.2.2", "s:%41%2D%2e%5f%7e%30", "s:A-._~0", "s:A-._~0"),
    ("6.2.2.2", "s://%41%c3%89/", "s://a%C3%89/", "s://a%C3%89/"),
    ("6.2.2.2", "s:%21%2f%3F%23%5b%5D%40", "s:%21%2F%3F%23%5B%5D%40", "s:%21%2F%3F%23%5B%5D%40"),
    ("6.2.2.3", "s://h/a/./b/../c/.", "s://h/a/c/", "s://h/a/c/"),
    ("6.2.2.3", "s://h/../..", "s://h/", "s://h/"),
    ("6.2.2.3", "s:/a/..//b", "s:/.//b", "s:/.//b"),
    ("6.2.2.3", "s:/.//b", "s:/.//b", "s:/.//b"),
    ("6.2.2.3", "s:/%2E//b", "s:/.//b", "s:/.//b"),
    ("5.2.4", "s:a/..", "s:/", "s:/"),
    ("5.2.4", "s:./a", "s:a", "s:a"),
    ("6.2.3", "http://example.com", "http://example.com", "http://example.com/"),
    ("6.2.3", "http://example.com/", "http://example.com/", "http://example.com/"),
    ("6.2.3", "http://example.com:/", "http://example.com:/", "http://example.com/"),
    ("6.2.3", "http://example.com:80/", "http://example.com:80/", "http://example.com/"),
    ("6.2.3", "http://example.com:0080?q", "http://example.com:0080?q", "http://example.com/?q"),
    ("6.2.3", "https://example.com:80", "https://example.com:80", "https://example.com:80/"),
    ("6.2.3", "ftp://h:21", "ftp://h:21", "ftp://h/"),
    ("6.2.3", "s://h:", "s://h:", "s://h"),
    ("6.2.3", "s://h:00", "s://h:00", "s://h:00"),
    ("6.2.3", "http:", "http:", "http:"),
    ("6.2.3", "http://u@/", "http://u@/", "http://u@/"),
    ("5952 4.1", "s://[2001:0DB8::0001]", "s://[2001:0db8::0001]", "s://[2001:db8::1]"),
    ("5952 4.2.3", "s://[2001:db8:0:0:1:0:0:1]", "s://[2001:db8:0:0:1:0:0:1]", "s://[2001:db8::1:0:0:1]"),
    ("5952 5", "s://[::FFFF:c000:201]", "s://[::ffff:c000:201]", "s://[::ffff:192.0.2.1]"),
];

#[test]
fn examples_of_the_sections() {
    for (section, text, syntax, scheme) in SECTIONS {
        let uri = Uri::parse(text).unwrap();
        assert_eq!(uri.normalize(Normalization::SYNTAX), syntax, "{section}: {text}");
        assert_eq!(uri.normalize(Normalization::SCHEME), scheme, "{section}: {text}");
        LEVELS.iter().for_each(|steps| of_every_type(text, *steps).unwrap());
    }
}

/// References without a scheme keep their dot segments (section 6.2.2.3 applies to URIs), and scheme-based rules do not
/// apply to them.
#[test]
fn references_keep_their_dot_segments() {
    for (text, normal) in [
        ("../a/./b", "../a/./b"),
        ("%2e%2E/a", "../a"),
        ("//H:80/..", "//h:80/.."),
        ("//h:", "//h"),
        ("a%3Ab", "a%3Ab"),
        ("", ""),
    ] {
        assert_eq!(UriRef::parse(text).unwrap().normalize(Normalization::SCHEME), normal);
    }
}

/// Texts whose meaning another library changed: each case is the advisory, the text, and its normal form.
const ADVISORIES: [(&str, &str, &str); 13] = [
    // Decoding a delimiter of the authority would change the host.
    ("GHSA-v39h-62p7-jpjc", "http://trusted%40evil/", "http://trusted%40evil/"),
    ("GHSA-v39h-62p7-jpjc", "http://trusted%3a80%40evil:80/", "http://trusted%3A80%40evil/"),
    ("GHSA-v39h-62p7-jpjc", "http://trusted%2fevil/", "http://trusted%2Fevil/"),
    // Decoding a slash would change the segments. Dots are unreserved (section 2.3), so two encoded dots are a dot
    // segment, and prefixes must be compared after normalization.
    ("GHSA-q3j6-qgpj-74h6", "http://h/public/%2e%2e%2fadmin", "http://h/public/..%2Fadmin"),
    ("GHSA-q3j6-qgpj-74h6", "http://h/public/%2e%2e/admin", "http://h/admin"),
    ("GHSA-q3j6-qgpj-74h6", "http://h/a%2Fb", "http://h/a%2Fb"),
    // A dot segment with a literal and an encoded dot, and a text that is encoded twice.
    ("CVE-2021-41773", "http://h/cgi-bin/.%2e/%2e%2e/etc", "http://h/etc"),
    ("CVE-2021-42013", "http://h/cgi-bin/%252e%252e/etc", "http://h/cgi-bin/%252e%252e/etc"),
    ("CVE-2021-42013", "http://h/%25%32%65/etc", "http://h/%252e/etc"),
    // In a component whose case is insignificant, decoded letters are in lower case.
    ("GHSA-hrr3-gc8f-f4qj", "http://%45XAMPLE.%63om/", "http://example.com/"),
    // Removing dot segments must not turn a path into an authority.
    ("GHSA-jqff-g426-hqxp", "s:/.//evil/", "s:/.//evil/"),
    ("GHSA-jqff-g426-hqxp", "s:x/..//evil/", "s:/.//evil/"),
    ("GHSA-jqff-g426-hqxp", "s:%2F%2Fevil/", "s:%2F%2Fevil/"),
];

#[test]
fn never_changes_the_meaning_of_a_uri() {
    for (advisory, text, normal) in ADVISORIES {
        let uri = Uri::parse(text).unwrap();
        assert_eq!(uri.normalize(Normalization::SCHEME), normal, "{advisory}");
        assert_eq!(Uri::parse(normal).unwrap().host().is_some(), uri.host().is_some(), "{advisory}");
        LEVELS.iter().for_each(|steps| of_every_type(text, *steps).unwrap());
    }
}

/// Invalid texts that another library accepted: each case is the advisory, the text, and the offset of the error.
#[test]
fn rejects_texts_that_other_libraries_accept() {
    for (advisory, text, offset) in [
        ("GHSA-jqff-g426-hqxp", "htt%70://evil/", 3),
        ("GHSA-jqff-g426-hqxp", "%2f%2fevil.example:/pwn", 0),
        ("GHSA-v2hh-gcrm-f6hx", "http://trusted\\@evil/", 14),
        ("GHSA-7p8r-x3mc-p8w7", "http:\\\\evil/", 5),
        ("CVE-2023-24329", " http://evil/", 0),
        ("CVE-2023-24329", "http://evil/ ", 12),
        ("CVE-2025-0938", "http://[trusted]/", 8),
        ("CVE-2025-0938", "http://trusted[evil]/", 14),
        ("CVE-2024-11168", "http://[::1]evil/", 12),
        ("CVE-2025-47912", "http://[192.0.2.1]/", 11),
    ] {
        let error = Uri::parse(text).expect_err(advisory);
        assert!(Iri::parse(text).is_err(), "{advisory}");
        assert_eq!(error.offset(), offset, "{advisory}: {text:?}: {error}");
    }
}

/// RFC 3987 section 5.3.2.3: `iunreserved` is decoded; section 4.1: formatting characters are not.
#[test]
fn iris_are_decoded_beyond_ascii() {
    for (text, normal) in [
        ("http://h/r%c3%A9sum%C3%a9", "http://h/résumé"),
        ("http://h/%E2%88%9A?%e2%88%9a#%E2%88%9A", "http://h/√?√#√"),
        ("http://%c3%89.example/É", "http://É.example/É"),
        ("http://h/%F0%90%80%80%f3%a1%80%80", "http://h/\u{10000}\u{E1000}"),
        // Two of the three octets of a character, a continuation octet alone, an overlong encoding, half of a surrogate
        // pair, a code point above U+10FFFF.
        ("http://h/%e2%88é", "http://h/%E2%88é"),
        ("http://h/%a9%c3", "http://h/%A9%C3"),
        ("http://h/%c0%ae%c1%81", "http://h/%C0%AE%C1%81"),
        ("http://h/%ed%a0%80", "http://h/%ED%A0%80"),
        ("http://h/%f4%90%80%80", "http://h/%F4%90%80%80"),
        // The second octet is invalid; the third octet begins a character.
        ("http://h/%e2%c3%a9", "http://h/%E2é"),
        // Characters that are not in `ucschar`: controls, private use characters even in a query, noncharacters, tags.
        ("http://h/%c2%80", "http://h/%C2%80"),
        ("http://h/?%ee%80%80", "http://h/?%EE%80%80"),
        ("http://h/%ef%bf%bf", "http://h/%EF%BF%BF"),
        ("http://h/%f3%a0%81%81", "http://h/%F3%A0%81%81"),
        // Directional marks and overrides.
        ("http://h/%e2%80%8f%e2%80%ae", "http://h/%E2%80%8F%E2%80%AE"),
    ] {
        assert_eq!(Iri::parse(text).unwrap().normalize(Normalization::SYNTAX), normal);
        LEVELS.iter().for_each(|steps| of_every_type(text, *steps).unwrap());
    }
}

/// All characters up to U+20FF and at the ends of ranges, percent-encoded: the ABNF of `iunreserved` decides which are
/// decoded.
#[test]
fn characters_encoded() {
    let edges = [0xD7FF, 0xE000, 0xF8FF, 0xF900, 0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0, 0xFFEF, 0xFFF0];
    let planes = (0..=0x10)
        .flat_map(|plane| [0, 0xFFF, 0x1000, 0xFFFD, 0xFFFE, 0xFFFF].map(|code| plane << 16 | code));
    let (mut decoded, mut kept) = (0, 0);
    for character in (0..0x2100).chain(edges).chain(planes).filter_map(char::from_u32) {
        let octets: String = character.to_string().bytes().map(|octet| format!("%{octet:02x}")).collect();
        let text = format!("a{octets}");
        let normal = IriRef::parse(&text).unwrap().normalize(Normalization::PERCENT).into_string();
        let stands = stands_for_itself(character, true);
        let expected = if stands { format!("a{character}") } else { text };
        assert_eq!(normal, expected, "U+{:04X}", character as u32);
        *(if stands { &mut decoded } else { &mut kept }) += 1;
    }
    assert!(decoded > 8_000 && kept > 100, "{decoded} and {kept}");
}

/// Encoded reserved octets and `%` stay encoded, even if they are encoded several times.
#[test]
fn reserved_octets_stay_encoded_in_every_component() {
    for octet in 0..=255u8 {
        let stays = !stands_for_itself(char::from(octet), false);
        for (begin, end) in
            [("s://", "@h"), ("s://", ""), ("s://h/x", ""), ("s:", ""), ("s:?", ""), ("s:#", "")]
        {
            let text = format!("{begin}%{octet:02X}{end}");
            let normal = Uri::parse(&text).unwrap().normalize(Normalization::PERCENT);
            assert_eq!(normal.is_borrowed(), stays, "{text}: {normal}");
            let twice = format!("{begin}%25{octet:02X}{end}");
            assert_eq!(Uri::parse(&twice).unwrap().normalize(Normalization::PERCENT), twice);
        }
    }
}

/// The standard library formats addresses by RFC 5952, except for dotted decimals.
#[test]
fn addresses() {
    let mut random = Random::new(5952);
    for _ in 0..1_000 {
        let groups = [(); 8].map(|()| match random.below(3) {
            0 => random.number() as u16,
            _ => *random.pick(&[0, 0, 0, 1, 0xFFFF, 0xAB]),
        });
        let address = Ipv6Addr::from(groups);
        let long = groups.map(|group| format!("{group:04X}")).join(":");
        let text = format!("s://[{long}]");
        let normal = Uri::parse(&text).unwrap().normalize(Normalization::SCHEME).into_string();
        let inner = normal.strip_prefix("s://[").and_then(|rest| rest.strip_suffix(']')).unwrap();
        assert_eq!(inner.parse(), Ok(address), "{text}");
        if !inner.contains('.') || address.to_ipv4_mapped().is_some() {
            assert_eq!(inner, address.to_string());
        }
        of_every_type(&text, Normalization::SCHEME).unwrap();
    }
}

#[test]
fn edge_cases() {
    of_numbers(1_500, |random| {
        of_every_type(&uri_inputs::uri(random, false), random_steps(random))?;
        of_every_type(&uri_inputs::uri(random, true), random_steps(random))?;
        of_every_type(&uri_inputs::reference(random, true), random_steps(random))
    });
}

/// Texts that take every transition of the tables, and the texts of the case files.
#[test]
fn texts_of_the_tables_and_of_the_cases() {
    let kind = virgule::Kind::find("iri-reference").unwrap();
    let mut texts = TransitionTexts::new(kind.table, kind.kind).samples();
    texts.extend(cases::inputs());
    for steps in [Normalization::SYNTAX, Normalization::SCHEME.without(NormalizationStep::DotSegments)] {
        of_texts(&texts, |text| of_every_type(text, steps));
    }
}

#[test]
fn real_urls() {
    of_texts(data::urls().step_by(50), |url| of_every_type(url, Normalization::SCHEME));
    let changed =
        data::urls().step_by(50).filter(|url| normalize(url, Normalization::SCHEME, false) != *url).count();
    assert!(changed > 10, "only {changed} are not normal");
}
