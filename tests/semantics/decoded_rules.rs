//! Percent-encoded rules: the filters of LDAP in URLs (RFC 4516 section 2.1), and the offsets of errors.
//!
//! In a percent-encoding that does not match, the offset is that of the first byte after which no encoding matches: the
//! first `z` of `%zz`, the second zero of `%00`. The oracles test which texts match.

use virgule::Kind;
use virgule_dynamic::Parser;
use virgule_tests::inputs::list;
use virgule_tests::tables::rows;

/// The text before each filter.
const BEFORE: &str = "ldap:///???";

fn parser() -> Parser<'static> {
    Parser::built_in(Kind::find("ldap").expect("a kind"))
}

#[test]
fn filters_are_read_decoded_and_shown_as_they_stand() {
    for &filter in list("ldap-filters") {
        let text = format!("{BEFORE}{filter}");
        let parser = parser();
        let parsed = parser.parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(parsed.get("filter"), Some(filter));
    }
}

#[test]
fn reports_the_first_byte_without_a_continuation() {
    for (filter, wrong) in rows::<(&str, usize)>("ldap-filter-errors") {
        let text = format!("{BEFORE}{filter}");
        let parser = parser();
        let Err(error) = parser.parse(&text) else { panic!("{text} is accepted") };
        assert_eq!(error.offset, BEFORE.len() + wrong, "{text}: {error}");
    }
}

#[test]
fn both_digits_are_read_in_either_case() {
    for octet in 0x20..0x7Fu8 {
        let ways = [format!("{BEFORE}(cn=%{octet:02x})"), format!("{BEFORE}(cn=%{octet:02X})")];
        let parser = parser();
        let matches = ways.each_ref().map(|text| parser.matches(text));
        assert_eq!(matches[0], matches[1], "{ways:?}");
        // Brackets and backslashes have their meaning whether or not they are percent-encoded.
        assert_eq!(matches[0], !b"()\\".contains(&octet), "{ways:?}");
    }
}
