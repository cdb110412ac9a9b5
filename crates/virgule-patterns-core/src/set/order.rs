//! Which pattern is more specific: the rule is in the documentation of [`PatternSet`](super::PatternSet).

use crate::compose::Element;
use crate::encoding::Encoding;
use crate::kind::ValueKind;
use crate::language::Language;
use crate::limits::{self, LimitError};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;

/// The index of a language.
pub type LanguageId = usize;

/// A part of a pattern: a byte of a literal, or a variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A byte of a literal.
    Byte(u8),
    /// A string that is always defined.
    Value(LanguageId),
    /// A variable that may be undefined, or is no string.
    Other(LanguageId),
}

/// The languages of the variables of a set, as they are encoded.
#[derive(Debug, Default)]
pub struct Languages {
    known: HashMap<(Arc<Language>, Encoding), LanguageId>,
    all: Vec<(Language, Arc<[bool; 256]>)>,
}

impl Languages {
    /// A pattern as a sequence of parts.
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

    /// The bytes of the texts of a language.
    pub fn alphabet(&self, language: LanguageId) -> &Arc<[bool; 256]> {
        &self.all[language].1
    }

    /// By pattern: its place in the order, from 0 for the most specific one.
    pub fn ranks(&self, keys: &[Vec<Part>]) -> Vec<usize> {
        // How many languages include another one: more for a language than for those that include it.
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
    // A literal, the end, a string, any other variable; within each the narrower language.
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
