//! The languages of kinds, including checks beyond the rules, compared with the parsers.

use virgule::{Kind, UriSubset};
use virgule_compiler::abnf::Checked;
use virgule_compiler::analysis::compare;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::nfa::context::BuildContext;
use virgule_dynamic::Parser;
use virgule_tests::effort;
use virgule_tests::random::Random;
use virgule_tests::{grammars, reviewed};

fn kind_language(kind: &Kind, checked: &Checked) -> Language {
    let section = grammars::section(checked, kind.name);
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    Language::kind(checked, section, &mut context).expect("within the limits")
}

/// The automaton contains the checks of `;! validate`: it agrees with the parser on texts that nearly satisfy them.
#[test]
fn kinds_with_checks() {
    let (mut taken, mut refused) = (0, 0);
    for kind in Kind::all().filter(|kind| !kind.checks.is_empty()) {
        let language = kind_language(kind, &grammars::built_in(kind.grammar));
        if !reviewed::is_reviewed(kind.grammar) && !language.unchecked().is_empty() {
            continue;
        }
        assert!(language.unchecked().is_empty(), "{}: {:?}", kind.name, language.unchecked());
        let parser = Parser::built_in(kind);
        let rule = virgule_tools::conformance::Language::kind(kind.name).expect("a kind");
        let plan =
            virgule_tools::conformance::Plan { seed: 55, random: effort::of(4_000, 4), max_length: 60 };
        for candidate in virgule_tools::conformance::candidates(&rule, &plan) {
            let accepted = parser.accepts(&candidate.text);
            assert_eq!(
                language.takes(&candidate.text),
                Some(accepted),
                "{}: {:?}",
                kind.name,
                candidate.text
            );
            taken += usize::from(accepted);
            refused += usize::from(rule.takes(&candidate.text) && !accepted);
        }
    }
    // ISBNs with every check digit, so that some are valid. Those of ten digits are divided into groups in thirteen
    // ways.
    let isbn = Kind::find("urn-isbn").expect("a kind");
    let (language, parser) = (kind_language(isbn, &grammars::built_in(isbn.grammar)), Parser::built_in(isbn));
    let mut random = Random::new(56);
    for _ in 0..effort::of(2_000, 4) {
        let digits: String = (0..12).map(|_| *random.pick(&["0", "1", "4", "7", "8", "9"])).collect();
        let start = random.pick(&["978", "979", "978-0-", "0-", ""]);
        for last in "0123456789Xx".chars() {
            for length in [8, 9] {
                let divided = if start.ends_with('-') {
                    format!("{}-{}-", &digits[..2], &digits[2..8])
                } else {
                    digits[..length].to_string()
                };
                let text = format!("urn:isbn:{start}{divided}{last}");
                let accepted = parser.accepts(&text);
                assert_eq!(language.takes(&text), Some(accepted), "{text}");
                taken += usize::from(accepted);
                refused += usize::from(!accepted && parser.matches(&text));
            }
        }
    }
    assert!(taken > 1_000 && refused > 1_000, "{taken} {refused}");
}

/// Unique parameters (`;! parameters`), compared with the parser on texts of names, escapes and separators.
#[test]
fn parameters_are_counted_by_the_automaton() {
    let text = ";! import rfc3986\n;! kind coin\n;! fields query\n;! parameters query & a ab c*\n\
                coin = \"x\" [ \"?\" query ] [ \"#\" fragment ]\n";
    let library = grammars::library("coin.abnf", text);
    let checked = grammars::checked(text);
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let language =
        Language::kind(&checked, &checked.grammar.sections[0], &mut context).expect("within the limits");
    assert!(language.unchecked().is_empty(), "{:?}", language.unchecked());
    let parser = library.parser("coin").expect("a kind");
    let mut random = Random::new(58);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..effort::of(20_000, 4) {
        let pieces = ["a&", "ab&", "a=1&", "%61&", "%61b=&", "c&", "&", "a", "b", "=", "%6", "%3D", "#"];
        let query: String = (0..random.below(7)).map(|_| *random.pick(&pieces)).collect();
        let text = format!("x?{query}");
        let accepted = parser.accepts(&text);
        assert_eq!(language.takes(&text), Some(accepted), "{text}");
        taken += usize::from(accepted);
        refused += usize::from(!accepted && parser.matches(&text));
    }
    assert!(taken > 500 && refused > 50, "{taken} {refused}");
}

/// All pairs of built-in kinds, compared with their parsers. Every pair must be decided within the limits, but only for
/// reviewed grammars.
#[test]
fn kinds_that_are_built_in() {
    let mut kinds: Vec<(&'static Kind, Language)> = Vec::new();
    for kind in Kind::all() {
        let checked = grammars::built_in(kind.grammar);
        kinds.push((kind, kind_language(kind, &checked)));
    }
    let takes = |kind: &'static Kind, text: &str| Parser::built_in(kind).accepts(text);
    for (number, (one, language)) in kinds.iter().enumerate() {
        // All kinds are compared with `uri`.
        let chosen = |(place, (other, _)): &(usize, &(&'static Kind, Language))| {
            other.name == "uri" || (place + number) % effort::every(3) == 0
        };
        for (_, (other, beside)) in kinds.iter().enumerate().filter(chosen) {
            let shown = format!("{} and {}", one.name, other.name);
            let (both, only) = (compare::both(language, beside), compare::only(language, beside, 4));
            let reviewed = [one, other].iter().all(|kind| reviewed::is_reviewed(kind.grammar));
            let (both, only) = match (both, only) {
                (Ok(both), Ok(only)) => (both, only),
                _ if !reviewed => continue,
                (both, only) => (both.expect("within the limits"), only.expect("within the limits")),
            };
            assert!(
                both.texts.iter().all(|text| takes(one, text) && takes(other, text)),
                "{shown}: {both:?}"
            );
            assert!(
                only.texts.iter().all(|text| takes(one, text) && !takes(other, text)),
                "{shown}: {only:?}"
            );
            let decided = (both.up_to, only.up_to) == (None, None);
            assert!(decided || !reviewed, "{shown}: all pairs are decided");
            assert!(
                !decided || !both.is_none() || !only.is_none(),
                "{shown}: no text of a kind is in either"
            );
            if other.name == "uri" {
                let inside = match one.inside {
                    UriSubset::Yes => None,
                    UriSubset::No { witness: text } => Some(text),
                    UriSubset::Unknown if reviewed => Some("(a=)"),
                    UriSubset::Unknown => continue,
                };
                assert_eq!(only.texts.first().map(String::as_str), inside, "{shown}");
            }
        }
    }
}
