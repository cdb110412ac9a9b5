//! A shortest text of every rule and expression, and a shortest one that is not empty.
//!
//! The texts are found as in a table of distances: rules begin unknown, and what a rule's parts are known to need makes
//! it known, until nothing gets shorter. Of characters that will do, one that people can read is taken.

use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::bytes::{self, ByteSet};

/// Shortest texts, by rule.
pub struct Least {
    rules: Vec<Known>,
}

/// What is known of an expression: a shortest text, and a shortest one that is not empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Known {
    /// A shortest text; `None` while none is known.
    pub any: Option<String>,
    /// A shortest one that is not empty; `None` if there is none.
    pub more: Option<String>,
}

impl Known {
    fn of(text: String) -> Self {
        let more = (!text.is_empty()).then(|| text.clone());
        Known { any: Some(text), more }
    }

    /// The shorter ones of both.
    fn or(self, other: Known) -> Self {
        Known { any: shorter(self.any, other.any), more: shorter(self.more, other.more) }
    }

    /// One behind the other.
    fn then(&self, other: &Known) -> Self {
        let both = |one: &Option<String>, other: &Option<String>| {
            Some(format!("{}{}", one.as_ref()?, other.as_ref()?))
        };
        Known {
            any: both(&self.any, &other.any),
            more: shorter(both(&self.more, &other.any), both(&self.any, &other.more)),
        }
    }

    /// As it is written where it is percent-encoded.
    fn encoded(self, plain: &ByteSet) -> Self {
        let encoded = |text: Option<String>| text.map(|text| written(&text, Some(plain)));
        Known { any: encoded(self.any), more: encoded(self.more) }
    }
}

fn shorter(one: Option<String>, other: Option<String>) -> Option<String> {
    match (one, other) {
        (Some(one), Some(other)) => Some(if other.len() < one.len() { other } else { one }),
        (one, other) => one.or(other),
    }
}

impl Least {
    /// Finds the texts of all rules.
    pub fn new(checked: &Checked) -> Self {
        let mut least = Least { rules: vec![Known::default(); checked.grammar.rules.len()] };
        let mut changed = true;
        while changed {
            changed = false;
            for &id in &checked.facts.order {
                let rule = checked.grammar.rule(id);
                let inner = least.of(&rule.expr);
                let known = match &rule.decoded {
                    Some(plain) => inner.encoded(plain),
                    None => inner,
                };
                let lengths =
                    |known: &Known| [&known.any, &known.more].map(|text| text.as_ref().map(String::len));
                if lengths(&known) != lengths(&least.rules[id.index()]) {
                    least.rules[id.index()] = known;
                    changed = true;
                }
            }
        }
        least
    }

    /// The texts of an expression, as they stand.
    pub fn of(&self, expr: &Expr) -> Known {
        match expr {
            Expr::Class(ranges) => {
                readable(ranges).map(|character| Known::of(character.to_string())).unwrap_or_default()
            }
            Expr::Sequence(parts) => self.all(parts),
            Expr::Choice(parts) => parts.iter().fold(Known::default(), |known, part| known.or(self.of(part))),
            Expr::Repeat { inner, min, max, .. } => {
                let inner = self.of(inner);
                let any = inner.any.as_ref().map(|text| text.repeat(*min as usize));
                let any = if *min == 0 { Some(String::new()) } else { any };
                let longer = || {
                    let rest =
                        inner.any.as_ref().filter(|_| *min > 1).map(|text| text.repeat(*min as usize - 1));
                    Some(format!("{}{}", inner.more.as_ref()?, rest.unwrap_or_default()))
                };
                Known { any, more: if *max == Some(0) { None } else { longer() } }
            }
            Expr::Rule(id) => self.rule(*id).clone(),
        }
    }

    /// The texts of expressions one behind the other.
    pub fn all(&self, parts: &[Expr]) -> Known {
        parts.iter().fold(Known::of(String::new()), |known, part| known.then(&self.of(part)))
    }

    /// The texts of a rule, as they stand in what names it.
    pub fn rule(&self, id: RuleId) -> &Known {
        &self.rules[id.index()]
    }
}

/// The character of a set that is read best.
pub fn readable(ranges: &[(u32, u32)]) -> Option<char> {
    let has =
        |character: char| ranges.iter().any(|&(first, last)| (first..=last).contains(&(character as u32)));
    let mut liked = bytes::readable().filter(u8::is_ascii_graphic).map(char::from);
    liked.find(|&character| has(character)).or_else(|| char::from_u32(ranges.first()?.0))
}

/// A text as it is written: percent-encoded, but for `plain`, if that is given.
///
/// ```text
/// pct-encoded = "%" HEXDIG HEXDIG          ; RFC 3986, section 2.1
/// ```
pub fn written(text: &str, plain: Option<&ByteSet>) -> String {
    let Some(plain) = plain else { return text.to_string() };
    let mut made = String::new();
    for byte in text.bytes() {
        match bytes::contains(plain, byte) && byte.is_ascii() && byte != b'%' {
            true => made.push(byte as char),
            false => made.push_str(&format!("%{byte:02X}")),
        }
    }
    made
}
