//! Input → values of the variables of a template.

use crate::patterns::ambiguity::{self, Ambiguity};
use crate::patterns::compose::compose;
use crate::patterns::error::{PatternError, PatternErrorKind};
use crate::patterns::nfa::Automaton;
use crate::patterns::pattern::Pattern;
use crate::patterns::reading::Reader;
use crate::patterns::values::{self, Parts, Slot};
use std::borrow::Cow;
use std::fmt;
use virgule_core::MAX_LENGTH;
use virgule_core::parse::Expected;
use virgule_core::template::{Value, Variables};

/// Matches input with a template: the inverse of its expansion. See [`Pattern`].
///
/// A match takes time linear in the length of the input.
#[derive(Debug, Clone)]
pub struct TemplateMatcher {
    reader: Reader,
    slots: Vec<Slot>,
    ambiguity: Option<Ambiguity>,
}

impl TemplateMatcher {
    pub(crate) fn new(pattern: &Pattern) -> Result<Self, PatternError> {
        let composed = compose(pattern)?;
        Self::of(pattern, Automaton::new(&composed.nfa)?, composed.slots)
    }

    pub(crate) fn of(
        pattern: &Pattern,
        automaton: Automaton,
        slots: Vec<Slot>,
    ) -> Result<Self, PatternError> {
        let ambiguity = match ambiguity::ambiguity(&automaton, &slots) {
            Ok(found) if pattern.allows_ambiguity => found,
            Ok(None) => None,
            Ok(Some(found)) => return Err(PatternError::new(0, PatternErrorKind::Ambiguous(found.into()))),
            Err(_) if pattern.allows_ambiguity => None,
            Err(error) => return Err(error.into()),
        };
        Ok(TemplateMatcher { reader: Reader::new(automaton)?, slots, ambiguity })
    }

    /// Returns a shortest input with two readings, if the pattern allows ambiguity and has one. Also `None` if the
    /// search exceeds its limit.
    pub fn ambiguity(&self) -> Option<&Ambiguity> {
        self.ambiguity.as_ref()
    }

    /// Returns the values of the variables whose expansion is `text`, or is equivalent to it by percent-encoding.
    ///
    /// ```
    /// use virgule::patterns::Pattern;
    /// use virgule::schemes::UriTemplate;
    ///
    /// let template = UriTemplate::parse("https://{host}{/path*}{?q,page}")?;
    /// let matcher = Pattern::from(template).matcher()?;
    /// let uri = "https://example.com/a/b%20c?page=2";
    /// let values = matcher.match_text(uri)?;
    /// assert_eq!((values.list("path"), values.get("page")), (vec!["a".into(), "b c".into()], Some("2")));
    /// assert_eq!(template.expand(&values)?, uri);
    ///
    /// let error = matcher.match_text("https://example.com/?size=1").unwrap_err();
    /// assert_eq!(error.to_string(), r#"offset 21: expected "p" or "q""#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// No such values exist: the error has the offset and what was expected there. Or occurrences of a variable have
    /// different values.
    pub fn match_text<'m, 't>(&'m self, text: &'t str) -> Result<TemplateMatch<'m, 't>, MatchError> {
        if text.len() > MAX_LENGTH {
            return Err(MatchError { offset: MAX_LENGTH, kind: MatchErrorKind::TooLong });
        }
        match self.reader.read(text.as_bytes()) {
            Some(reading) => {
                let found = TemplateMatch { slots: &self.slots, parts: values::parts(&reading), text };
                found.check_occurrences()?;
                Ok(found)
            }
            None => {
                let (offset, expected) = self.reader.explain(text.as_bytes());
                Err(MatchError { offset, kind: MatchErrorKind::Syntax(expected) })
            }
        }
    }

    /// True if [`Self::match_text`] succeeds.
    pub fn matches(&self, text: &str) -> bool {
        self.match_text(text).is_ok()
    }

    /// Returns the names of the variables, each once, in the order of the template.
    pub fn variables(&self) -> Vec<&str> {
        values::names(&self.slots)
    }

    pub(crate) fn into_reader(self) -> (Reader, Vec<Slot>) {
        (self.reader, self.slots)
    }
}

/// The values of the variables of a template in an input. They are [`Variables`], from which the template expands to
/// the input.
#[derive(Clone)]
pub struct TemplateMatch<'m, 't> {
    slots: &'m [Slot],
    parts: Vec<(usize, Parts)>,
    text: &'t str,
}

impl<'m, 't> TemplateMatch<'m, 't> {
    pub(crate) fn new(slots: &'m [Slot], parts: Vec<(usize, Parts)>, text: &'t str) -> Self {
        TemplateMatch { slots, parts, text }
    }

    /// Returns the value of a variable; `None` if it is undefined. For a variable that occurs only with a prefix
    /// modifier, returns the prefix.
    pub fn value(&self, variable: &str) -> Option<Value<'t>> {
        let found = self.occurrences(variable);
        let (slot, parts) =
            found.min_by_key(|(slot, _)| std::cmp::Reverse(slot.prefix.unwrap_or(u16::MAX)))?;
        Some(slot.value(parts, self.text))
    }

    /// Returns the value of a variable that is a string; `None` if it is undefined or not a string.
    pub fn text(&self, variable: &str) -> Option<Cow<'t, str>> {
        match self.value(variable)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns a variable as it appears in the URI, including percent-encodings: its first occurrence, or its first item.
    /// `None` if it is undefined.
    pub fn get(&self, variable: &str) -> Option<&'t str> {
        let (begin, end) = self.span(variable)?;
        self.text.get(begin..end)
    }

    /// Returns the items of a variable that is a list; empty if it is undefined or not a list.
    pub fn list(&self, variable: &str) -> Vec<Cow<'t, str>> {
        match self.value(variable) {
            Some(Value::List(items)) => items.into_owned(),
            _ => Vec::new(),
        }
    }

    /// Returns the byte range of a variable as it appears in the URI, including percent-encodings: of its first
    /// occurrence, or of its first item.
    pub fn span(&self, variable: &str) -> Option<(usize, usize)> {
        let (_, parts) = self.occurrences(variable).next()?;
        parts.spans.first().map(|&(begin, end)| (begin as usize, end as usize))
    }

    /// Returns the defined variables with their values, each once, in the order of the template.
    pub fn values(&self) -> impl Iterator<Item = (&'m str, Value<'t>)> + '_ {
        values::names(self.slots).into_iter().filter_map(|name| Some((name, self.value(name)?)))
    }

    fn occurrences(&self, variable: &str) -> impl Iterator<Item = (&'m Slot, &Parts)> {
        let all = self.parts.iter().map(|(slot, parts)| (&self.slots[*slot], parts));
        all.filter(move |(slot, _)| slot.name == variable)
    }

    /// Checks that all occurrences of a variable have one value or prefixes of it.
    pub(crate) fn check_occurrences(&self) -> Result<(), MatchError> {
        if values::names(self.slots).len() == self.slots.len() {
            return Ok(());
        }
        for name in values::names(self.slots) {
            let Some(value) = self.value(name) else { continue };
            let unequal = |at| MatchError { offset: at, kind: MatchErrorKind::Unequal(name.to_string()) };
            let (mut offset, mut count) = (0, 0);
            for (slot, parts) in self.occurrences(name) {
                offset = parts.spans.first().map_or(0, |span| span.0 as usize);
                let is_equal = match (slot.prefix, &value, slot.value(parts, self.text)) {
                    (Some(length), Value::Text(whole), Value::Text(prefix)) => {
                        values::is_prefix(whole, &prefix, length)
                    }
                    (_, _, other) => other == value,
                };
                if !is_equal {
                    return Err(unequal(offset));
                }
                count += 1;
            }
            if count != self.slots.iter().filter(|slot| slot.name == name).count() {
                return Err(unequal(offset));
            }
        }
        Ok(())
    }
}

impl Variables for TemplateMatch<'_, '_> {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        TemplateMatch::value(self, name)
    }
}

impl fmt::Debug for TemplateMatch<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.values()).finish()
    }
}

/// Why input does not match. `Display` shows no part of the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchError {
    offset: usize,
    kind: MatchErrorKind,
}

/// The reason of a [`MatchError`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatchErrorKind {
    /// No string of the template begins with the input up to the offset and the following character.
    Syntax(Expected),
    /// Occurrences of this variable have different values, or some are undefined.
    Unequal(String),
    /// The input is longer than [`MAX_LENGTH`].
    TooLong,
}

impl MatchError {
    /// Returns the offset in the input.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the reason, for programs.
    pub fn kind(&self) -> &MatchErrorKind {
        &self.kind
    }
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.offset;
        match &self.kind {
            MatchErrorKind::Syntax(expected) => write!(f, "offset {offset}: expected {expected}"),
            MatchErrorKind::Unequal(name) => {
                write!(f, "offset {offset}: the occurrences of `{name}` have different values")
            }
            MatchErrorKind::TooLong => write!(f, "the input is longer than {MAX_LENGTH} bytes"),
        }
    }
}

impl std::error::Error for MatchError {}
