//! Kinds by name, for programs that select the kind at run time.

use crate::builder::compose::Template;
use crate::encode::parameters::{ParameterTable, ParameterValues, parameter_again};
use crate::redact::secret_fields::Secret;
use crate::uri::check;
use crate::uri::error::ParseError;
use crate::uri::occurrences::{OccurrenceTable, Occurrences, second};
use virgule_automata::AnyMatched;
use virgule_automata::table::Table;

/// A start rule of a grammar, with the table that parses it.
///
/// ```
/// let kinds: Vec<&str> = virgule::Kind::all().map(|kind| kind.name).collect();
/// assert!(kinds.contains(&"uri-reference") && kinds.contains(&"ni"));
/// ```
///
/// `Eq` and `Hash` use the name, which is unique.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Kind {
    /// The name of the kind, such as `uri-reference` or `ni`.
    pub name: &'static str,
    /// True if the kind is a URI scheme.
    pub scheme: bool,
    /// The name of the grammar that defines the kind, such as `rfc3986`.
    pub grammar: &'static str,
    /// The rule that must match all of the input, such as `URI-reference`.
    pub start: &'static str,
    /// The automaton, which start rules with the same fields share.
    #[doc(hidden)]
    pub table: &'static Table<'static>,
    /// The index of the start rule among those that share the automaton.
    #[doc(hidden)]
    pub kind: usize,
    /// The names of the fields; a hidden field has an empty name. Parameters that the grammar declares are fields too.
    pub fields: &'static [&'static str],
    /// The fields that are hidden in every output.
    pub secrets: &'static [Secret],
    /// Whether every string of the kind is a URI by RFC 3986.
    pub inside: UriSubset,
    /// The names of the lists, each with the transducer that finds the items: see [`Self::occurrences`].
    #[doc(hidden)]
    pub lists: &'static [(&'static str, &'static OccurrenceTable<'static>)],
    /// The fields that may occur only once, by index, each with the transducer that finds its occurrences.
    #[doc(hidden)]
    pub once: &'static [(usize, &'static OccurrenceTable<'static>)],
    /// The field that contains parameters; the parameters that may occur once are the last of [`Self::fields`].
    #[doc(hidden)]
    pub parameters: Option<&'static ParameterTable<'static>>,
    /// Fields by index, each with the name of a check.
    #[doc(hidden)]
    pub checks: &'static [(usize, &'static str)],
    /// The template of the builder; `None` if parts of the string are in no field, or if the fields do not determine
    /// the alternative of the grammar.
    #[doc(hidden)]
    pub template: Option<&'static Template<'static>>,
    /// Fields by index, or `None` for the entire string, each with the canonical form used for comparison.
    #[doc(hidden)]
    pub forms: &'static [(Option<usize>, crate::schemes::canonical_form::Form)],
    /// The indices of the fields that determine equivalence; empty if the entire string does.
    #[doc(hidden)]
    pub equal_by: &'static [usize],
    /// The steps of syntax-based normalization that the scheme allows.
    #[doc(hidden)]
    pub steps: crate::normalize::step::Normalization,
    /// The rules of the scheme beyond its grammar.
    #[doc(hidden)]
    pub rules: crate::uri::scheme_rules::Rules<'static>,
}

impl PartialEq for Kind {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Kind {}

impl core::hash::Hash for Kind {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// Whether every string of a kind is a URI, computed from the automata.
///
/// ```
/// use virgule::{Kind, UriSubset};
///
/// assert_eq!(Kind::find("urn").unwrap().inside, UriSubset::Yes);
/// // An address of a mailto may be a domain literal in brackets, which RFC 3986 takes in hosts only.
/// assert!(matches!(Kind::find("mailto").unwrap().inside, UriSubset::No { witness } if witness.contains('[')));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UriSubset {
    /// Every string of the kind is a URI.
    Yes,
    /// Some string of the kind is not a URI.
    No {
        /// A shortest string of the kind that is not a URI.
        witness: &'static str,
    },
    /// Unknown: the decision would need a larger automaton than the limits allow.
    Unknown,
}

impl Kind {
    /// Returns all built-in kinds.
    ///
    /// ```
    /// use virgule::Kind;
    ///
    /// assert!(Kind::all().any(|kind| (kind.name, kind.grammar, kind.start) == ("uri", "rfc3986", "URI")));
    /// ```
    #[inline]
    pub fn all() -> impl Iterator<Item = &'static Kind> {
        crate::generated::KINDS.iter().flat_map(|kinds| kinds.iter())
    }

    /// Parses all of `text` like the type of the kind, and calls `see` with the index and the string of each field.
    ///
    /// ```
    /// let kind = virgule::Kind::find("urn").unwrap();
    /// let mut fields = vec![None; kind.fields.len()];
    /// kind.parse("urn:isbn:0451450523", &mut |field, text| fields[field] = text)?;
    /// assert_eq!((kind.fields[0], fields[0]), ("NID", Some("isbn")));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The [`ParseError`] of the type. In this case `see` was not necessarily called.
    #[inline]
    pub fn parse<'t>(
        &self,
        text: &'t str,
        see: &mut dyn FnMut(usize, Option<&'t str>),
    ) -> Result<(), ParseError> {
        let found = match AnyMatched::find(self.table, text, self.kind) {
            Ok(found) => found,
            Err(failure) => return Err(ParseError::of(self.table, text, self.kind, failure)),
        };
        for &(field, name) in self.checks {
            let part = found.field_with_offset(self.table, self.kind, field);
            let check = check::find(name);
            if let (Some((begin, part)), Some(check)) = (part, check)
                && let Some(fault) = check(part)
            {
                return Err(ParseError::invalid(fault, &self.fields[field], begin));
            }
        }
        for &(field, table) in self.once {
            if let Some(begin) = second(table, text) {
                return Err(ParseError::invalid(check::DUPLICATE, &self.fields[field], begin));
            }
        }
        let holder = self.parameters.and_then(|parameters| {
            Some((parameters, found.field_with_offset(self.table, self.kind, parameters.field)?))
        });
        if let Some((begin, parameter)) =
            holder.and_then(|(parameters, field)| parameter_again(parameters, field))
        {
            return Err(ParseError::invalid(check::DUPLICATE, &parameter.name, begin));
        }
        let own = usize::from(self.table.fields);
        for (field, _) in self.fields.iter().enumerate().take(own).filter(|(_, name)| !name.is_empty()) {
            see(field, found.field(self.table, self.kind, field));
        }
        for number in 0..self.fields.len().saturating_sub(own) {
            let value = holder.and_then(|(parameters, field)| parameters.span(field, number));
            see(own + number, value.and_then(|(begin, end)| text.get(begin..end)));
        }
        Ok(())
    }

    /// Returns the items of the list `name` in a string that [`Self::parse`] accepts; `None` if there is no such list.
    ///
    /// For a string of another kind the result is unspecified.
    ///
    /// ```
    /// let spiffe = virgule::Kind::find("spiffe").unwrap();
    /// let segments = spiffe.occurrences("segments", "spiffe://example.org/ns/prod").unwrap();
    /// assert!(segments.eq(["ns", "prod"]));
    /// assert!(spiffe.occurrences("hosts", "spiffe://example.org/ns/prod").is_none());
    /// ```
    #[inline]
    pub fn occurrences<'t>(&self, name: &str, text: &'t str) -> Option<Occurrences<'t>> {
        let found = self.lists.iter().find(|(known, _)| *known == name);
        found.map(|(_, table)| Occurrences::of(table, text))
    }

    /// Returns the names of the lists: first the lists of rules, then those of parameters.
    ///
    /// ```
    /// let mongodb = virgule::Kind::find("mongodb").unwrap();
    /// assert!(mongodb.list_names().eq(["server", "host", "port", "readPreferenceTags"]));
    /// ```
    #[inline]
    pub fn list_names(&self) -> impl Iterator<Item = &'static str> + use<> {
        let repeated = self.parameters.into_iter().flat_map(ParameterTable::lists);
        self.lists.iter().map(|(name, _)| *name).chain(repeated.map(|known| known.name))
    }

    /// Returns the items of the list `name`, of a rule or of a parameter, in a string that [`Self::parse`] accepts, or
    /// `None` if the kind has no such list.
    ///
    /// ```
    /// let magnet = virgule::Kind::find("magnet").unwrap();
    /// let items = magnet.items("tr", "magnet:?xt=urn:btih:c12f&tr=http://a.example&tr=http://b.example").unwrap();
    /// assert!(items.eq(["http://a.example", "http://b.example"]));
    /// ```
    #[inline]
    pub fn items<'t>(&self, name: &str, text: &'t str) -> Option<impl Iterator<Item = &'t str> + use<'t>> {
        let occurrences = self.occurrences(name, text);
        let known = self.parameters.and_then(|table| {
            let known = table.lists().find(|known| known.name == name)?;
            let mut holder = None;
            let is_text = self
                .parse(text, &mut |field, part| holder = if field == table.field { part } else { holder });
            is_text.ok()?;
            Some(ParameterValues::of(table, holder, known.key))
        });
        let is_list = occurrences.is_some() || known.is_some();
        is_list.then(|| occurrences.into_iter().flatten().chain(known.into_iter().flatten()))
    }

    /// Returns the semantics of the kind beyond its syntax.
    #[cfg(feature = "alloc")]
    #[doc(hidden)]
    #[inline]
    pub fn semantics(&self) -> crate::schemes::semantics::Semantics<'static> {
        let Kind { table, kind, checks, forms, equal_by, steps, rules, .. } = *self;
        crate::schemes::semantics::Semantics { table, kind, checks, forms, equal_by, steps, rules }
    }

    /// Returns the kind of a scheme, ignoring ASCII case.
    #[cfg(feature = "find")]
    pub(crate) fn of_scheme(scheme: &str) -> Option<&'static Kind> {
        Self::all().find(|kind| kind.scheme && kind.name.eq_ignore_ascii_case(scheme))
    }

    /// Returns the kind named `name`, or `None` if there is none.
    ///
    /// ```
    /// use virgule::Kind;
    ///
    /// let kind = Kind::find("mailto").unwrap();
    /// assert_eq!((kind.grammar, kind.scheme), ("rfc6068", true));
    /// assert!(Kind::find("MAILTO").is_none());
    /// ```
    #[inline]
    pub fn find(name: &str) -> Option<&'static Kind> {
        Self::all().find(|kind| kind.name == name)
    }
}
