//! Overlapping patterns, with witnesses.

use crate::patterns::compose::Element;
use crate::patterns::kind::ValueKind;
use crate::patterns::language::Language;
use crate::patterns::limits::{self, LimitError};
use crate::patterns::set::dfa::SetDfa;
use crate::patterns::set::tables::SetPattern;
use crate::patterns::values::Encoding;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::Arc;

/// The overlapping and the shadowed patterns of a set.
///
/// ```
/// use virgule::patterns::{Pattern, PatternSet};
///
/// let routes = PatternSet::new([
///     Pattern::route("/a/{x}")?,
///     Pattern::route("/{y}/b")?,
///     Pattern::route("/a/{z}")?,
/// ])?;
/// let report = routes.report().to_string();
/// let lines: Vec<&str> = report.lines().collect();
/// assert_eq!(lines[0], "pattern 2 `/a/{z}` is never the first match: for `/a/a`, pattern 0 `/a/{x}` precedes it");
/// assert_eq!(lines[2], "pattern 0 `/a/{x}` precedes pattern 1 `/{y}/b` for `/a/b`");
/// # Ok::<(), virgule::patterns::PatternError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PatternReport {
    /// The templates of the patterns below, in order of their indices.
    templates: Cow<'static, [(usize, Cow<'static, str>)]>,
    overlaps: Cow<'static, [Overlap]>,
    shadowed: Cow<'static, [Shadowed]>,
    is_complete: bool,
}

/// Two patterns that match a common input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overlap {
    /// The pattern that precedes the other.
    pub first: usize,
    /// The other pattern.
    pub second: usize,
    /// A shortest input that both match.
    pub text: Cow<'static, str>,
}

/// A pattern that is never first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shadowed {
    /// The pattern.
    pub pattern: usize,
    /// A shortest input that it matches, with the first pattern that matches it; `None` if it matches no input.
    pub by: Option<(usize, Cow<'static, str>)>,
}

impl PatternReport {
    /// For derived code: assembles the report of a set without shadowed patterns.
    #[doc(hidden)]
    pub const fn from_parts(
        templates: &'static [(usize, Cow<'static, str>)],
        overlaps: &'static [Overlap],
        is_complete: bool,
    ) -> Self {
        PatternReport {
            templates: Cow::Borrowed(templates),
            overlaps: Cow::Borrowed(overlaps),
            shadowed: Cow::Borrowed(&[]),
            is_complete,
        }
    }

    /// Returns the templates of the reported patterns.
    #[doc(hidden)]
    pub fn templates(&self) -> &[(usize, Cow<'static, str>)] {
        &self.templates
    }

    /// Returns the pairs of patterns that match a common input, at most 1,000 of them, shortest inputs first.
    pub fn overlaps(&self) -> &[Overlap] {
        &self.overlaps
    }

    /// False if there are more overlaps.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Returns the patterns that are never first.
    pub fn shadowed(&self) -> &[Shadowed] {
        &self.shadowed
    }
}

impl fmt::Display for PatternReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let template = |pattern: usize| {
            let found = self.templates.binary_search_by_key(&pattern, |(pattern, _)| *pattern);
            found.ok().map_or("", |found| self.templates[found].1.as_ref())
        };
        for Shadowed { pattern, by } in self.shadowed.iter() {
            write!(f, "pattern {pattern} `{}` is never the first match: ", template(*pattern))?;
            match by {
                Some((first, text)) => {
                    writeln!(f, "for `{text}`, pattern {first} `{}` precedes it", template(*first))?;
                }
                None => writeln!(f, "it matches no input")?,
            }
        }
        for Overlap { first, second, text } in self.overlaps.iter() {
            let (one, other) = (template(*first), template(*second));
            writeln!(f, "pattern {first} `{one}` precedes pattern {second} `{other}` for `{text}`")?;
        }
        if !self.is_complete {
            writeln!(f, "there are more than {} overlaps", limits::OVERLAPS)?;
        }
        Ok(())
    }
}

pub fn report(dfa: &SetDfa, patterns: &[SetPattern]) -> PatternReport {
    let order = dfa.shortest();
    let text = |at: usize| {
        let mut text = Vec::new();
        let mut at = at;
        while at > 0 {
            text.push(order[at].2);
            at = order[at].1;
        }
        text.reverse();
        String::from_utf8_lossy(&text).into_owned()
    };
    let mut seen = BTreeSet::new();
    let mut is_first = vec![false; patterns.len()];
    let mut witness: Vec<Option<(usize, usize)>> = vec![None; patterns.len()];
    let mut pairs = BTreeSet::new();
    let mut overlaps = Vec::new();
    let mut is_complete = true;
    for (at, &(state, ..)) in order.iter().enumerate() {
        if !seen.insert(dfa.list_id(state)) {
            continue;
        }
        let list = dfa.list(state);
        let Some(&first) = list.first() else { continue };
        // A pattern that compares values may fail, in which case the next one is first.
        let firsts = list.iter().scan(true, |goes_on, &pattern| {
            std::mem::replace(goes_on, patterns[pattern as usize].repeats && *goes_on).then_some(pattern)
        });
        firsts.for_each(|pattern| is_first[pattern as usize] = true);
        for (index, &pattern) in list.iter().enumerate() {
            witness[pattern as usize].get_or_insert((first as usize, at));
            for &second in &list[index + 1..] {
                if overlaps.len() == limits::OVERLAPS {
                    is_complete &= pairs.contains(&(pattern, second));
                    if !is_complete {
                        break;
                    }
                } else if pairs.insert((pattern, second)) {
                    let (first, second) = (pattern as usize, second as usize);
                    overlaps.push(Overlap { first, second, text: text(at).into() });
                }
            }
        }
    }
    let shadowed = (0..patterns.len()).filter(|&pattern| !is_first[pattern]).map(|pattern| {
        let by = witness[pattern].map(|(first, at)| (first, text(at).into()));
        Shadowed { pattern, by }
    });
    let shadowed: Vec<Shadowed> = shadowed.collect();
    let named: BTreeSet<usize> = overlaps
        .iter()
        .flat_map(|overlap| [overlap.first, overlap.second])
        .chain(shadowed.iter().flat_map(|shadowed| {
            shadowed.by.as_ref().map(|(first, _)| *first).into_iter().chain([shadowed.pattern])
        }))
        .collect();
    let templates = named.into_iter().map(|pattern| (pattern, patterns[pattern].template.clone()));
    let templates: Vec<(usize, Cow<'static, str>)> = templates.collect();
    PatternReport {
        templates: templates.into(),
        overlaps: overlaps.into(),
        shadowed: shadowed.into(),
        is_complete,
    }
}

// The order of patterns, as documented for [`PatternSet`](super::PatternSet).

pub type LanguageId = usize;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Byte(u8),
    /// A string that is always defined.
    Value(LanguageId),
    /// A variable that may be undefined or is not a string.
    Other(LanguageId),
}

/// The languages of the variables of a set, in encoded form.
#[derive(Debug, Default)]
pub struct Languages {
    known: HashMap<(Arc<Language>, Encoding), LanguageId>,
    all: Vec<(Language, Arc<[bool; 256]>)>,
}

impl Languages {
    /// Returns a pattern as a sequence of parts.
    pub fn key(&mut self, elements: &[Element]) -> Result<Vec<Part>, LimitError> {
        let mut key = Vec::new();
        for element in elements {
            match element {
                Element::Literal(text) => key.extend(text.bytes().map(Part::Byte)),
                Element::Value(kind, encoding) => key.push(Part::Value(self.of(kind, *encoding)?)),
                Element::Other(kind, encoding) => key.push(Part::Other(self.of(kind, *encoding)?)),
            }
        }
        Ok(key)
    }

    fn of(&mut self, kind: &ValueKind, encoding: Encoding) -> Result<LanguageId, LimitError> {
        let key = (kind.language.clone(), encoding);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let encoded = kind.language.encoded(encoding)?;
        let id = match self.all.iter().position(|(known, _)| *known == encoded) {
            Some(known) => known,
            None => {
                let alphabet = Arc::new(encoded.alphabet());
                self.all.push((encoded, alphabet));
                limits::within(self.all.len(), limits::LANGUAGES, "different languages of variables")?;
                self.all.len() - 1
            }
        };
        self.known.insert(key, id);
        Ok(id)
    }

    /// Returns the bytes that occur in the strings of a language.
    pub fn alphabet(&self, language: LanguageId) -> &Arc<[bool; 256]> {
        &self.all[language].1
    }

    /// Returns the rank of each pattern in the order, from 0 for the most specific one.
    pub fn ranks(&self, keys: &[Vec<Part>]) -> Vec<usize> {
        // The number of languages that include a language: it is larger for a sublanguage.
        let includes = |language: &Language, other: &Language| language != other && language.is_within(other);
        let narrowness: Vec<usize> = self
            .all
            .iter()
            .map(|(language, _)| self.all.iter().filter(|(other, _)| includes(language, other)).count())
            .collect();
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by(|&a, &b| compare(&keys[a], &keys[b], &narrowness));
        let mut ranks = vec![0; keys.len()];
        order.into_iter().enumerate().for_each(|(rank, pattern)| ranks[pattern] = rank);
        ranks
    }
}

/// Compares two patterns from left to right.
fn compare(a: &[Part], b: &[Part], narrowness: &[usize]) -> Ordering {
    // A literal, the end, a string, any other variable; variables of one sort by language, the narrowest first.
    let weight = |part: Option<&Part>| match part {
        Some(Part::Byte(byte)) => (0, usize::from(*byte)),
        None => (1, 0),
        Some(Part::Value(language)) => (2, usize::MAX - narrowness[*language]),
        Some(Part::Other(language)) => (3, usize::MAX - narrowness[*language]),
    };
    let length = a.len().max(b.len());
    let differences = (0..length).map(|index| weight(a.get(index)).cmp(&weight(b.get(index))));
    differences.into_iter().find(|ordering| ordering.is_ne()).unwrap_or(Ordering::Equal)
}
