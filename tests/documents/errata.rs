//! The effect of errata on languages, and the schemes whose texts are URIs by RFC 3986: the rows of
//! `tests/data/errata.toml` equal the result of comparing the languages.

use serde::Deserialize;
use std::sync::Arc;
use virgule_compiler::abnf::Checked;
use virgule_compiler::analysis::compare;
use virgule_compiler::analysis::language::Language;
use virgule_tests::chart::Chart;
use virgule_tests::grammars;

/// A rule of a built-in grammar, with textual changes of the grammar.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleVariant {
    grammar: String,
    rule: String,
    /// Parts of the grammar with their replacements; a sequence of white space counts as one space.
    #[serde(default)]
    changes: Vec<(String, String)>,
}

/// A comparison of two rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Comparison {
    /// The title of the row.
    what: String,
    one: RuleVariant,
    other: RuleVariant,
    /// A shortest text of `one` that `other` does not match; `None` if there is none.
    here: Option<String>,
    /// False if the row is about inclusion, so that `there` was not computed.
    #[serde(default)]
    reverse: bool,
    /// A shortest text of `other` that `one` does not match.
    there: Option<String>,
    /// A text from another source, true if `one` matches it, and true if `other` matches it.
    known: Option<(String, bool, bool)>,
    /// The conclusion from the comparison.
    #[serde(rename = "says")]
    _says: String,
}

/// All comparisons.
fn comparisons() -> Vec<Comparison> {
    #[derive(Deserialize)]
    struct File {
        row: Vec<Comparison>,
    }
    let file: File = toml::from_str(include_str!("../data/errata.toml")).expect("comparisons");
    file.row
}

impl RuleVariant {
    /// The grammar with its changes. A replaced part must occur exactly once.
    fn checked(&self) -> Checked {
        let mut text = grammars::text(&self.grammar).to_string();
        for (from, to) in &self.changes {
            let words: Vec<&str> = from.split_whitespace().collect();
            let place = find(&text, &words).unwrap_or_else(|| panic!("{}: {from}", self.grammar));
            text.replace_range(place, to);
        }
        grammars::checked(&text)
    }
}

/// The range of the first occurrence of `words` in sequence outside of comment lines.
fn find(text: &str, words: &[&str]) -> Option<std::ops::Range<usize>> {
    let behind = |begin: usize| {
        let mut at = begin;
        for (number, word) in words.iter().enumerate() {
            if number > 0 {
                at += text[at..].len() - text[at..].trim_start().len();
            }
            at += text[at..].strip_prefix(word).map(|_| word.len())?;
        }
        Some(at)
    };
    let comment = |at: usize| text[..at].rsplit('\n').next().is_some_and(|line| line.starts_with(';'));
    let places = text.match_indices(words[0]).map(|(begin, _)| begin).filter(|&begin| !comment(begin));
    places.filter_map(|begin| Some(begin..behind(begin)?)).next()
}

/// The language of a variant of a rule, and an oracle for it.
fn subject(side: &RuleVariant) -> (Language, Chart) {
    let checked = side.checked();
    let rule = checked.grammar.find(&side.rule).expect("a rule of that name");
    let language = grammars::language(&checked, rule).expect("within the limits");
    (language, Chart::new(&Arc::new(checked.grammar), rule, &[]))
}

#[test]
fn every_row_is_true() {
    for row in comparisons() {
        let ((one, oracle), (other, beside)) = (subject(&row.one), subject(&row.other));
        let only = |one, other| {
            let answer = compare::only(one, other, 1).expect("within the limits");
            assert_eq!(answer.up_to, None, "{}: is decided", row.what);
            answer.texts.into_iter().next()
        };
        assert_eq!(only(&one, &other), row.here, "{}", row.what);
        if row.reverse {
            assert_eq!(only(&other, &one), row.there, "{}, the other way round", row.what);
        }
        let (here, there) = (row.here.as_deref(), row.there.as_deref());
        let known = row.known.iter().map(|(text, first, second)| (text.as_str(), *first, *second));
        let found =
            here.map(|text| (text, true, false)).into_iter().chain(there.map(|text| (text, false, true)));
        for (text, first, second) in found.chain(known) {
            assert_eq!((oracle.matches(text), beside.matches(text)), (first, second), "{}: {text}", row.what);
            // A text from another source is not shorter than the computed shortest text.
            let shortest = if first { here } else { there };
            assert!(first == second || shortest.is_some_and(|found| found.len() <= text.len()), "{text}");
        }
    }
}
