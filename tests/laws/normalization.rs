//! Normalization: the examples of RFC 3986 section 6.2 and RFC 3987 section 5.3, cases from advisories of other
//! libraries, and laws on edge cases, texts that take every transition, and real URLs.

use std::net::Ipv6Addr;
use virgule::{Iri, IriRef, Normalization, NormalizationStep, Uri, UriRef};
use virgule_tests::laws::normalization::{LEVELS, of_every_type, random_steps};
use virgule_tests::laws::{of_numbers, of_texts};
use virgule_tests::naive::normalize::{normalize, stands_for_itself};
use virgule_tests::random::Random;
use virgule_tests::tables::rows;
use virgule_tests::transition_texts::TransitionTexts;
use virgule_tests::{cases, data, uri_inputs};

#[test]
fn examples_of_the_sections() {
    for (section, text, syntax, scheme) in rows::<(&str, &str, &str, &str)>("normalization") {
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
    for (text, normal) in rows::<(&str, &str)>("reference-normalization") {
        assert_eq!(UriRef::parse(text).unwrap().normalize(Normalization::SCHEME), normal);
    }
}

#[test]
fn never_changes_the_meaning_of_a_uri() {
    for (advisory, text, normal) in rows::<(&str, &str, &str)>("advisories") {
        let uri = Uri::parse(text).unwrap();
        assert_eq!(uri.normalize(Normalization::SCHEME), normal, "{advisory}");
        assert_eq!(Uri::parse(normal).unwrap().host().is_some(), uri.host().is_some(), "{advisory}");
        LEVELS.iter().for_each(|steps| of_every_type(text, *steps).unwrap());
    }
}

#[test]
fn rejects_texts_that_other_libraries_accept() {
    for (advisory, text, offset) in rows::<(&str, &str, usize)>("advisories-refused") {
        let error = Uri::parse(text).expect_err(advisory);
        assert!(Iri::parse(text).is_err(), "{advisory}");
        assert_eq!(error.offset(), offset, "{advisory}: {text:?}: {error}");
    }
}

/// RFC 3987 section 5.3.2.3: `iunreserved` is decoded; section 4.1: formatting characters are not.
#[test]
fn iris_are_decoded_beyond_ascii() {
    for (text, normal) in rows::<(&str, &str)>("iri-normalization") {
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
