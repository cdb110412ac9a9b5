//! The effect of errata on languages, and the schemes whose texts are URIs by RFC 3986: the rows of
//! `tests/data/errata.toml`, which `tests/documents/errata.rs` recomputes.

use crate::grammars;
use serde::Deserialize;
use virgule_compiler::abnf::Checked;

/// A rule of a built-in grammar, with textual changes of the grammar.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RuleVariant {
    pub grammar: String,
    pub rule: String,
    /// Parts of the grammar with their replacements; a sequence of white space counts as one space.
    #[serde(default)]
    pub changes: Vec<(String, String)>,
}

/// A comparison of two rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Comparison {
    /// The title of the row.
    pub what: String,
    pub one: RuleVariant,
    pub other: RuleVariant,
    /// A shortest text of `one` that `other` does not match; `None` if there is none.
    pub here: Option<String>,
    /// False if the row is about inclusion, so that `there` was not computed.
    #[serde(default)]
    pub reverse: bool,
    /// A shortest text of `other` that `one` does not match.
    pub there: Option<String>,
    /// A text from another source, true if `one` matches it, and true if `other` matches it.
    pub known: Option<(String, bool, bool)>,
    /// The conclusion from the comparison.
    pub says: String,
}

/// All comparisons.
pub fn comparisons() -> Vec<Comparison> {
    #[derive(Deserialize)]
    struct File {
        row: Vec<Comparison>,
    }
    let file: File = toml::from_str(include_str!("../data/errata.toml")).expect("comparisons");
    file.row
}

impl RuleVariant {
    /// The grammar with its changes. A replaced part must occur exactly once.
    pub fn checked(&self) -> Checked {
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
