//! Semantics of schemes beyond the syntax: equivalence and normalization for each kind.
//!
//! Each case contains the section that decides.

use toml::Spanned;
use virgule::{Equivalence, Kind, Normalization};
use virgule_tests::laws::normalization::{LEVELS, of_kind};
use virgule_tests::tables::{level, rows};
use virgule_tests::{cases, grammars};

fn kind(name: &str) -> &'static Kind {
    Kind::find(name).unwrap_or_else(|| panic!("there is a kind {name}"))
}

#[test]
fn equivalence_follows_the_scheme() {
    for (name, one, other, equivalence, why) in rows::<(&str, &str, &str, &str, &str)>("scheme-equivalence") {
        let semantics = kind(name).semantics();
        let equivalence = level(equivalence);
        assert_eq!(semantics.equivalence(one, other), equivalence, "{one} {other}: {why}");
        assert_eq!(semantics.equivalence(other, one), equivalence, "{other} {one}: {why}");
        assert_eq!(semantics.equivalence(one, one), Some(Equivalence::String));
    }
}

#[test]
fn normalization_follows_the_scheme() {
    for (name, text, normalized) in rows::<(&str, &str, &str)>("scheme-normalization") {
        let kind = kind(name);
        assert!(virgule_dynamic::Parser::built_in(kind).parse(text).is_ok(), "{text}");
        assert_eq!(kind.semantics().normalize(text, Normalization::SCHEME), normalized, "{name}");
    }
}

/// In some kinds a percent sign may encode nothing, and then it stays.
#[test]
fn normalization_keeps_percent_signs_that_encode_nothing() {
    let (jdbc, mut kept) = (kind("jdbc").semantics(), 0);
    let characters = || (b'!'..=b'~').map(char::from);
    for (high, low) in characters().flat_map(|high| characters().map(move |low| (high, low))) {
        let text = format!("jdbc:l:%{high}{low}x");
        if !(high.is_ascii_hexdigit() && low.is_ascii_hexdigit())
            && jdbc.normalize(&text, Normalization::SCHEME) == text
        {
            kept += 1;
        }
    }
    assert_eq!(kept, 94 * 94 - 22 * 22);
}

#[test]
fn normalization_keeps_the_kind_and_is_idempotent() {
    let mut count = 0;
    for case in cases::all().iter().flat_map(|(_, cases)| &cases.parse).map(Spanned::get_ref) {
        let Some(kind) = Kind::find(&case.kind) else { continue };
        assert!(virgule_dynamic::Parser::built_in(kind).parse(&case.input).is_ok(), "{}", case.input);
        LEVELS.iter().for_each(|steps| of_kind(kind, &case.input, *steps).unwrap());
        count += 1;
    }
    assert!(count > 500, "{count}");
}

/// With the same directives, a grammar read at run time has the same semantics.
#[test]
fn a_loaded_scheme_limits_its_steps() {
    let compared = |steps: &str| {
        let text = format!(";! import rfc3986\n;! scheme x\n;! normalization {steps}\nx = \"x:\" *pchar\n");
        let library = grammars::library("x", &text);
        let compare = |one, other| library.with_semantics("x", |kind| kind.equivalence(one, other)).flatten();
        [compare("x:%2f", "x:%2F"), compare("x:%7e", "x:~"), compare("x:a", "X:a")]
    };
    let equal = Some(Equivalence::Syntax);
    assert_eq!(compared("none"), [None, None, None]);
    assert_eq!(compared("percent-case"), [equal, None, None]);
    assert_eq!(compared("percent-decoding"), [None, equal, None]);
    assert_eq!(compared("scheme-case percent-case percent-decoding"), [equal; 3]);
}
