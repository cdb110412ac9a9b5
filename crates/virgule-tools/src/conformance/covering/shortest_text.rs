//! A shortest string and a shortest nonempty string of every rule and expression.
//!
//! A fixpoint iteration computes the strings of a rule from those of its parts until none becomes shorter. Readable
//! characters are preferred.

use crate::conformance::tables::octets;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::bytes::{self, ByteSet};

/// Shortest strings, by rule.
pub struct ShortestTexts {
    rules: Vec<Shortest>,
}

/// Shortest strings of an expression.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shortest {
    /// A shortest string; `None` if none is known yet.
    pub any: Option<String>,
    /// A shortest nonempty string; `None` if none is known yet.
    pub non_empty: Option<String>,
}

impl Shortest {
    fn of(text: String) -> Self {
        let more = (!text.is_empty()).then(|| text.clone());
        Shortest { any: Some(text), non_empty: more }
    }

    /// Returns the shortest strings of a choice between two alternatives.
    fn or(self, other: Shortest) -> Self {
        Shortest { any: shorter(self.any, other.any), non_empty: shorter(self.non_empty, other.non_empty) }
    }

    /// Returns the shortest strings of a concatenation.
    fn then(&self, other: &Shortest) -> Self {
        let both = |one: &Option<String>, other: &Option<String>| {
            Some(format!("{}{}", one.as_ref()?, other.as_ref()?))
        };
        Shortest {
            any: both(&self.any, &other.any),
            non_empty: shorter(both(&self.non_empty, &other.any), both(&self.any, &other.non_empty)),
        }
    }

    /// Percent-encodes the strings, except for the bytes in `plain`.
    fn encoded(self, plain: &ByteSet) -> Self {
        let encoded = |text: Option<String>| text.map(|text| percent_encode(&text, Some(plain)));
        Shortest { any: encoded(self.any), non_empty: encoded(self.non_empty) }
    }
}

fn shorter(one: Option<String>, other: Option<String>) -> Option<String> {
    match (one, other) {
        (Some(one), Some(other)) => Some(if other.len() < one.len() { other } else { one }),
        (one, other) => one.or(other),
    }
}

impl ShortestTexts {
    /// Computes the shortest strings of all rules.
    pub fn new(checked: &Checked) -> Self {
        let mut shortest = ShortestTexts { rules: vec![Shortest::default(); checked.grammar.rules.len()] };
        let mut changed = true;
        while changed {
            changed = false;
            for &id in &checked.facts.order {
                let rule = checked.grammar.rule(id);
                let inner = shortest.of(&rule.expr);
                let known = match &rule.decoded {
                    Some(plain) => inner.encoded(plain),
                    None => inner,
                };
                let lengths = |known: &Shortest| {
                    [&known.any, &known.non_empty].map(|text| text.as_ref().map(String::len))
                };
                if lengths(&known) != lengths(&shortest.rules[id.index()]) {
                    shortest.rules[id.index()] = known;
                    changed = true;
                }
            }
        }
        shortest
    }

    /// Returns the shortest strings of an expression.
    pub fn of(&self, expr: &Expr) -> Shortest {
        match expr {
            Expr::Class(ranges) => {
                readable(ranges).map(|character| Shortest::of(character.to_string())).unwrap_or_default()
            }
            Expr::Sequence(parts) => self.all(parts),
            Expr::Choice(parts) => {
                parts.iter().fold(Shortest::default(), |known, part| known.or(self.of(part)))
            }
            Expr::Repeat { inner, min, max, .. } => {
                let inner = self.of(inner);
                let any = inner.any.as_ref().map(|text| text.repeat(*min as usize));
                let any = if *min == 0 { Some(String::new()) } else { any };
                let longer = || {
                    let rest =
                        inner.any.as_ref().filter(|_| *min > 1).map(|text| text.repeat(*min as usize - 1));
                    Some(format!("{}{}", inner.non_empty.as_ref()?, rest.unwrap_or_default()))
                };
                Shortest { any, non_empty: if *max == Some(0) { None } else { longer() } }
            }
            Expr::Rule(id) => self.rule(*id).clone(),
        }
    }

    /// Returns the shortest strings of a sequence.
    pub fn all(&self, parts: &[Expr]) -> Shortest {
        parts.iter().fold(Shortest::of(String::new()), |known, part| known.then(&self.of(part)))
    }

    /// Returns the shortest strings of a rule, percent-encoded if the rule is decoded.
    pub fn rule(&self, id: RuleId) -> &Shortest {
        &self.rules[id.index()]
    }
}

/// Returns the most readable character of a class.
pub fn readable(ranges: &[(u32, u32)]) -> Option<char> {
    let has =
        |character: char| ranges.iter().any(|&(first, last)| (first..=last).contains(&(character as u32)));
    let mut liked = bytes::readable().filter(u8::is_ascii_graphic).map(char::from);
    liked.find(|&character| has(character)).or_else(|| char::from_u32(ranges.first()?.0))
}

/// Percent-encodes all bytes except those in `plain`; does nothing without `plain`.
pub fn percent_encode(text: &str, plain: Option<&ByteSet>) -> String {
    match plain {
        None => text.to_string(),
        Some(_) => text.bytes().flat_map(|byte| octets::encode(byte, plain, false)).map(char::from).collect(),
    }
}
