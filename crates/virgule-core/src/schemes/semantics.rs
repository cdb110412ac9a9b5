//! Normalization and equivalence by the rules of a scheme, on the fields of its own grammar.
//!
//! ```text
//! text  →  steps for any URI  →  canonical forms of fields  →  compared by some fields, or as a whole
//! ```
//!
//! The result is a string of the kind. A step is skipped if its result would not be one, and a syntax-based step is
//! also skipped if it would change which fields are present. Dot segments are removed only from paths that begin with a
//! slash, not from those of `data:` URIs.

use crate::equivalence::Equivalence;
use crate::normalize::characters::{self, CharacterMapping};
use crate::normalize::step::{Component, Normalization, NormalizationReport, NormalizationStep};
use crate::schemes::canonical_form::Form;
use crate::uri::scheme_rules::Rules;
use crate::uri::{IriRef, UriRef, check};
use alloc::borrow::Cow;
use alloc::string::String;
use virgule_automata::AnyMatched;
use virgule_automata::table::Table;

/// The semantics of a kind beyond its grammar. For generated code and for grammars read at run time.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Semantics<'k> {
    /// The table of the kind.
    pub table: &'k Table<'k>,
    /// The index of the start rule in the table.
    pub kind: usize,
    /// Fields by index, each with the name of a check.
    pub checks: &'k [(usize, &'k str)],
    /// Fields by index, or `None` for the entire string, each with its canonical form.
    pub forms: &'k [(Option<usize>, Form)],
    /// The indices of the fields that determine equivalence; empty if the entire string does.
    pub equal_by: &'k [usize],
    /// The syntax-based steps that preserve the meaning: all steps, except for the schemes `urn` and `tag`.
    pub steps: Normalization,
    /// The default port, and the path that is equivalent to an empty path.
    pub rules: Rules<'k>,
}

impl Semantics<'_> {
    /// Normalizes `text`, which must be of the kind, by `steps`; borrows it if nothing changes.
    #[inline]
    pub fn normalize<'a>(&self, text: &'a str, steps: Normalization) -> Cow<'a, str> {
        let Some(found) = self.find(text) else { return Cow::Borrowed(text) };
        let syntax = steps & Normalization::SYNTAX & self.steps;
        // Tries all steps first, then fewer, until the result is of the kind.
        let fewer = [syntax, syntax.without(NormalizationStep::DotSegments), syntax & Normalization::CASE];
        let keeps = |made: &Cow<'_, str>| self.find(made).is_some_and(|now| self.same_fields(&found, &now));
        let mut made =
            fewer.into_iter().map(|steps| self.generic(text, steps)).find(keeps).unwrap_or(text.into());
        // Removing a default port changes which fields are present, but the result must be of the kind.
        let by_scheme =
            match self.generic(&made, steps & Normalization::SCHEME.without_all(Normalization::SYNTAX)) {
                Cow::Owned(changed) if self.find(&changed).is_some() => Some(changed),
                _ => None,
            };
        if let Some(changed) = by_scheme {
            made = Cow::Owned(changed);
        }
        for &(field, form) in self.forms.iter().filter(|_| steps.contains(NormalizationStep::Fields)) {
            if let Some(formed) = self.formed(&made, field, form) {
                made = Cow::Owned(formed);
            }
        }
        if made == text { Cow::Borrowed(text) } else { made }
    }

    /// Returns the strictest level at which two strings of the kind are equivalent, or `None` if there is none.
    #[inline]
    pub fn equivalence(&self, one: &str, other: &str) -> Option<Equivalence> {
        [Equivalence::String, Equivalence::Syntax, Equivalence::Scheme]
            .into_iter()
            .find(|&equivalence| self.is_equivalent(one, other, equivalence))
    }

    /// True if two strings of the kind are equivalent at the level `equivalence`.
    #[inline]
    pub fn is_equivalent(&self, one: &str, other: &str, equivalence: Equivalence) -> bool {
        if one == other || equivalence == Equivalence::String {
            return one == other;
        }
        let (one, other) = (
            self.normalize(one, equivalence.normalization()),
            self.normalize(other, equivalence.normalization()),
        );
        one == other || (equivalence == Equivalence::Scheme && self.equal_fields(&one, &other))
    }

    /// Returns a key that two strings of the kind share if and only if they are equivalent at the level `equivalence`:
    /// the normalized string, or the fields that determine equivalence as netstrings, with `-,` for an absent field.
    #[inline]
    pub fn key<'a>(&self, text: &'a str, equivalence: Equivalence) -> Cow<'a, str> {
        let normal = self.normalize(text, equivalence.normalization());
        if equivalence != Equivalence::Scheme || self.equal_by.is_empty() {
            return normal;
        }
        let Some(found) = self.find(&normal) else { return normal };
        let mut key = String::with_capacity(normal.len());
        for &field in self.equal_by {
            match self.deciding(&found, field) {
                Some(text) => key += &alloc::format!("{}:{text},", text.len()),
                None => key.push_str("-,"),
            }
        }
        Cow::Owned(key)
    }

    /// True if two normalized strings agree in the fields that determine equivalence.
    #[inline]
    fn equal_fields(&self, one: &str, other: &str) -> bool {
        let (Some(found), Some(found_other)) = (self.find(one), self.find(other)) else { return false };
        let same = |&field: &usize| self.deciding(&found, field) == self.deciding(&found_other, field);
        !self.equal_by.is_empty() && self.equal_by.iter().all(same)
    }

    /// Returns the canonical form of a field of a normalized string, or `None` if the field is absent.
    #[inline]
    fn deciding(&self, found: &AnyMatched<'_>, field: usize) -> Option<String> {
        let part = found.field(self.table, self.kind, field)?;
        // The canonical form is compared even if it would not be a string of the kind.
        let forms = self.forms.iter().filter(|(of, _)| *of == Some(field));
        Some(forms.fold(String::from(part), |text, (_, form)| form.apply(&text, self.rules.default_port)))
    }

    /// Applies the syntax-based steps to a URI or IRI; to other strings, only those for scheme and percent-encodings.
    #[inline]
    fn generic<'a>(&self, text: &'a str, steps: Normalization) -> Cow<'a, str> {
        // Kinds without a scheme are not URIs, except for namespaces of a scheme, which define their equivalence.
        if self.rules.scheme.is_empty() && self.equal_by.is_empty() {
            return Cow::Borrowed(text);
        }
        // A path that does not begin with a slash has a format specific to its scheme: its dots are data.
        let hierarchical = |authority: Option<&str>, path: &str| authority.is_some() || path.starts_with('/');
        let fit = |is: bool| if is { steps } else { steps.without(NormalizationStep::DotSegments) };
        let rules = Some(&self.rules);
        if let Ok(uri) = UriRef::parse(text) {
            let steps = fit(hierarchical(uri.authority(), uri.path()));
            return crate::normalize::lazily(uri, text, steps, rules);
        }
        if let Ok(iri) = IriRef::parse(text) {
            let steps = fit(hierarchical(iri.authority(), iri.path()));
            return crate::normalize::lazily(iri, text, steps, rules);
        }
        let (mut out, mut changes) = (String::with_capacity(text.len()), NormalizationReport::default());
        let (scheme, rest) = text.split_at_checked(self.rules.scheme.len()).unwrap_or(("", text));
        let mapping = CharacterMapping::new(steps, false);
        let small = CharacterMapping::lower(steps, false, NormalizationStep::SchemeCase);
        // Writing to a string does not fail.
        let _ = characters::write(scheme, small, Component::Scheme, &mut changes, &mut out);
        let _ = characters::write(rest, mapping, Component::Path, &mut changes, &mut out);
        if changes.is_empty() { Cow::Borrowed(text) } else { Cow::Owned(out) }
    }

    /// Returns the string with one field, or the entire string, in its canonical form. Returns `None` if nothing
    /// changes, if the result is not of the kind, or if the form of a field would change which fields are present.
    #[inline]
    fn formed(&self, text: &str, field: Option<usize>, form: Form) -> Option<String> {
        let found = self.find(text)?;
        let (begin, end) = match field {
            Some(field) => self.span(&found, field)?,
            None => (0, text.len()),
        };
        let mut made = String::from(text.get(..begin)?);
        made.push_str(&form.apply(text.get(begin..end)?, self.rules.default_port));
        made.push_str(text.get(end..)?);
        let keeps = self.find(&made).is_some_and(|now| field.is_none() || self.same_fields(&found, &now));
        (keeps && made != text).then_some(made)
    }

    /// Matches a string; `None` if the string is not of the kind.
    #[inline]
    fn find<'t>(&self, text: &'t str) -> Option<AnyMatched<'t>> {
        let found = AnyMatched::find(self.table, text, self.kind).ok()?;
        let right = |&(field, name): &(usize, &str)| {
            let part = found.field(self.table, self.kind, field);
            let check = check::find(name);
            part.zip(check).is_none_or(|(part, check)| check(part).is_none())
        };
        self.checks.iter().all(right).then_some(found)
    }

    #[inline]
    fn span(&self, found: &AnyMatched<'_>, field: usize) -> Option<(usize, usize)> {
        found.span(self.table, self.kind, field)
    }

    /// True if the same fields are present in both strings.
    #[inline]
    fn same_fields(&self, one: &AnyMatched<'_>, other: &AnyMatched<'_>) -> bool {
        let has = |found, field| self.span(found, field).is_some();
        (0..self.table.fields as usize).all(|field| has(one, field) == has(other, field))
    }
}
