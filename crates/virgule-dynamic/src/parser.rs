//! Input → fields, for built-in kinds and kinds read at run time.

use crate::Automaton;
use crate::chart::{Exceeded, FieldSpans};
use crate::kinds::{AddedKind, RuleEngine, occurrence_table};
use crate::matchers::GeneralMatcher;
use crate::mismatch::Mismatch;
use std::fmt;
use virgule_compiler::abnf::lower::grammar::Parameters;
use virgule_core::__derive::{
    FoundByte, Hint, KnownParameter, OccurrenceTable, ParameterTable, Reason, Scan, parameter_again, second,
    value_spans,
};
use virgule_core::parse::{self, AnyMatched, ByteSet, Expected, Table};
use virgule_core::redact::MASK;
use virgule_core::{Kind, MAX_LENGTH, RedactPolicy, Secret, UriSubset, check};

const NOTHING: Expected = Expected { bytes: ByteSet::EMPTY, end: false };

/// Parses input of one kind.
#[derive(Debug, Clone)]
pub struct Parser<'g> {
    engine: Engine<'g>,
    kind: usize,
    /// The names of the fields, empty for hidden ones.
    fields: Vec<&'g str>,
    /// The secrets, which `Debug` and errors hide.
    secrets: Vec<Secret>,
    /// The field that contains parameters, without the names.
    parameters: Option<ParameterTable<'g>>,
    /// The known parameters; unique ones are the last fields.
    known: Vec<KnownParameter<'g>>,
    /// Field indices with the names of their checks.
    checks: Vec<(usize, &'g str)>,
    /// The lists: name, and the automaton that finds the items.
    lists: Vec<(&'g str, OccurrenceTable<'g>)>,
    /// Indices of unique fields, with the automata that find their occurrences.
    once: Vec<(usize, OccurrenceTable<'g>)>,
    /// False if input that is also a URI is not meant as a URI.
    means_uris: bool,
    /// False if errors have no hints about URIs, because the grammar does not describe URIs.
    has_uri_hints: bool,
}

#[derive(Debug, Clone, Copy)]
enum Engine<'g> {
    Automaton(Tables<'g>),
    General(&'g GeneralMatcher),
}

#[derive(Debug, Clone, Copy)]
enum Tables<'g> {
    BuiltIn(&'static Table<'static>),
    Read(&'g Automaton),
}

impl<'g> Tables<'g> {
    fn with_table<T>(self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        match self {
            Tables::BuiltIn(table) => work(table),
            Tables::Read(automaton) => automaton.with_table(work),
        }
    }

    /// Returns the fields of input of the start rule `kind`.
    fn find<'t>(self, text: &'t str, kind: usize) -> Option<Found<'g, 't>> {
        let found = self.with_table(|table| AnyMatched::find(table, text, kind).ok())?;
        let table = match self {
            Tables::BuiltIn(table) => *table,
            Tables::Read(automaton) => automaton.table(),
        };
        Some(Found::Match(table, kind, found))
    }
}

impl Parser<'static> {
    /// Returns the parser of a built-in kind.
    pub fn built_in(kind: &'static Kind) -> Self {
        Parser {
            secrets: kind.secrets.to_vec(),
            parameters: kind.parameters.copied(),
            known: kind.parameters.map_or(Vec::new(), |table| table.names.to_vec()),
            checks: kind.checks.to_vec(),
            lists: kind.lists.iter().map(|&(name, table)| (name, *table)).collect(),
            once: kind.once.iter().map(|&(field, table)| (field, *table)).collect(),
            means_uris: kind.scheme || !matches!(kind.inside, UriSubset::No { .. }),
            ..Self::of(Engine::Automaton(Tables::BuiltIn(kind.table)), kind.kind, kind.fields.to_vec())
        }
    }
}

impl<'g> Parser<'g> {
    /// Returns the parser for the start rule `kind` of `automaton`, with these names of the fields.
    pub fn new(automaton: &'g Automaton, kind: usize, fields: Vec<&'g str>) -> Self {
        Self::of(Engine::Automaton(Tables::Read(automaton)), kind, fields)
    }

    /// Returns the parser for a rule with these names of the fields.
    pub(crate) fn of_engine(engine: &'g RuleEngine, fields: Vec<&'g str>) -> Self {
        match engine {
            RuleEngine::Automaton(automaton, number) => Self::new(automaton, *number, fields),
            RuleEngine::General(matcher) => Self::of(Engine::General(matcher), 0, fields),
        }
    }

    /// Returns the parser of an added kind; `None` if the kind has no matcher.
    pub(crate) fn added(kind: &'g AddedKind) -> Option<Self> {
        let engine = kind.engine.as_ref().ok()?;
        let tables = kind.occurrences.lists.iter().map(occurrence_table);
        let once = kind.occurrences.once.iter();
        let lists = kind.section.lists.iter().map(|list| list.field.name.as_str());
        let parameters = kind.section.parameters.as_ref();
        Some(Parser {
            secrets: kind.secrets.clone(),
            parameters: parameters.map(|parameters| parameter_table(parameters, &[])),
            known: parameters.map_or(Vec::new(), known_parameters),
            checks: kind.section.checks.clone(),
            lists: lists.zip(tables).collect(),
            once: once.map(|(field, dfa)| (*field, occurrence_table(dfa))).collect(),
            ..Self::of_engine(engine, kind.fields.iter().map(String::as_str).collect())
        })
    }

    fn of(engine: Engine<'g>, kind: usize, fields: Vec<&'g str>) -> Self {
        Parser {
            engine,
            kind,
            fields,
            secrets: Vec::new(),
            parameters: None,
            known: Vec::new(),
            checks: Vec::new(),
            lists: Vec::new(),
            once: Vec::new(),
            means_uris: true,
            has_uri_hints: true,
        }
    }

    /// Sets whether errors have hints about URIs.
    pub(crate) fn with_uri_hints(self, has_uri_hints: bool) -> Self {
        Parser { has_uri_hints, ..self }
    }

    /// Returns the syntax of the parameters of a field; [`Self::known`] has their names.
    pub(crate) fn parameters(&self) -> Option<ParameterTable<'_>> {
        self.parameters.map(|table| ParameterTable { names: &self.known, ..table })
    }

    pub(crate) fn known(&self) -> &[KnownParameter<'g>] {
        &self.known
    }

    /// Returns the secrets, which `Debug` and errors hide.
    pub fn secrets(&self) -> &[Secret] {
        &self.secrets
    }

    /// Returns the automata that find the items of the lists, in the order of the grammar.
    pub(crate) fn list_tables(&self) -> Vec<&OccurrenceTable<'g>> {
        self.lists.iter().map(|(_, table)| table).collect()
    }

    /// Returns the names of the fields by index; those of hidden fields are empty.
    pub fn field_names(&self) -> &[&'g str] {
        &self.fields
    }

    /// Returns the general matcher of this parser, if its rule has no automaton.
    pub fn general(&self) -> Option<&'g GeneralMatcher> {
        match self.engine {
            Engine::General(matcher) => Some(matcher),
            Engine::Automaton(_) => None,
        }
    }

    /// Parses the entire `text`, in time linear in its length; a general matcher may take longer
    /// (`virgule_dynamic::chart::Program::parse`).
    pub fn parse<'p, 't>(&'p self, text: &'t str) -> Result<Parsed<'p, 't>, Mismatch> {
        let hinted = |error: Mismatch| if self.has_uri_hints { error } else { error.without_uri_hint() };
        self.parse_any(text).map_err(hinted)
    }

    fn parse_any<'p, 't>(&'p self, text: &'t str) -> Result<Parsed<'p, 't>, Mismatch> {
        let found = match self.engine {
            Engine::General(matcher) => Found::Spans(matcher.parse(text)?),
            Engine::Automaton(tables) => tables
                .find(text, self.kind)
                .ok_or_else(|| tables.with_table(|table| self.explain(table, text)))?,
        };
        let parsed = Parsed { found, parser: self, text };
        self.check(&parsed).map(|()| parsed)
    }

    /// True if [`Self::parse`] accepts the input. Faster than `parse` for other input, because no error is computed.
    pub fn accepts(&self, text: &str) -> bool {
        let found = match self.engine {
            Engine::General(matcher) if self.is_unchecked() => return matcher.matches(text).unwrap_or(false),
            Engine::General(matcher) => matcher.parse(text).ok().map(Found::Spans),
            Engine::Automaton(tables) => tables.find(text, self.kind),
        };
        found.is_some_and(|found| self.check(&Parsed { found, parser: self, text }).is_ok())
    }

    /// True if there are no checks beyond the grammar.
    fn is_unchecked(&self) -> bool {
        self.checks.is_empty() && self.once.is_empty() && self.parameters.is_none()
    }

    /// Runs the checks of fields beyond the grammar.
    fn check(&self, parsed: &Parsed<'_, '_>) -> Result<(), Mismatch> {
        for &(field, name) in &self.checks {
            let span = parsed.place(field);
            let (Some((begin, end)), Some(check)) = (span, check::find(name)) else { continue };
            let Some(fault) = check(&parsed.text[begin..end]) else { continue };
            let expected = Expected { bytes: ByteSet::of(fault.expected), end: false };
            let (rule, reason) = (Some(self.fields[field]), Reason::Invalid(fault.why));
            return Err(Mismatch::new(begin + fault.offset, rule, reason, expected));
        }
        let again = |(field, table): &(usize, _)| Some((second(table, parsed.text)?, self.fields[*field]));
        match self.once.iter().find_map(again).or_else(|| parsed.parameter_again()) {
            None => Ok(()),
            Some((begin, name)) => {
                Err(Mismatch::new(begin, Some(name), Reason::Invalid(check::DUPLICATE.why), NOTHING))
            }
        }
    }

    /// True if the grammar matches the entire `text`, ignoring checks beyond it. Also false if a general matcher does
    /// not decide; [`Self::decide`] reports that.
    pub fn matches(&self, text: &str) -> bool {
        self.decide(text).unwrap_or(false)
    }

    /// True if the grammar matches the entire `text`, ignoring checks beyond it. Fails if a general matcher exceeds a
    /// limit.
    pub fn decide(&self, text: &str) -> Result<bool, Exceeded> {
        match self.engine {
            Engine::General(matcher) => matcher.matches(text),
            Engine::Automaton(tables) => Ok(tables.find(text, self.kind).is_some()),
        }
    }

    fn explain(&self, table: &Table<'_>, text: &str) -> Mismatch {
        if text.len() > MAX_LENGTH {
            return Mismatch::new(MAX_LENGTH, None, Reason::TooLong, NOTHING);
        }
        let mismatch = parse::explain(table, text, self.kind);
        let found = FoundByte::at(text.as_bytes(), mismatch.offset);
        let reason = Reason::of(table, self.kind, found, &mismatch);
        let parse::Mismatch { offset, rule, expected, end, .. } = mismatch;
        let rule = rule.map(|rule| rule.name());
        let expected = Expected { bytes: expected, end };
        let hint = Hint::of(reason, found, offset, rule, &expected);
        Mismatch::new(offset, rule, reason, expected).with_hint(hint)
    }
}

/// Converts the known parameters of a section to the type of the runtime.
pub fn known_parameters(parameters: &Parameters) -> Vec<KnownParameter<'_>> {
    let known = parameters.known.iter();
    known.map(|known| KnownParameter { key: &known.key, name: &known.name, several: known.several }).collect()
}

/// Returns the syntax of the parameters of a section, with those names.
pub fn parameter_table<'t>(parameters: &Parameters, names: &'t [KnownParameter<'t>]) -> ParameterTable<'t> {
    let Parameters { field, separator, ignore_case, .. } = *parameters;
    ParameterTable { field, separator, ignore_case, names }
}

/// The fields of an input: a table with the index of its start rule and the match, or the spans.
#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "a parse by an automaton allocates nothing")]
enum Found<'p, 't> {
    Match(Table<'p>, usize, AnyMatched<'t>),
    Spans(FieldSpans),
}

impl Found<'_, '_> {
    /// Returns the number of fields.
    fn count(&self) -> usize {
        match self {
            Found::Match(table, ..) => usize::from(table.fields),
            Found::Spans(spans) => spans.len(),
        }
    }

    fn span(&self, field: usize) -> Option<(usize, usize)> {
        match self {
            Found::Match(table, kind, found) => found.span(table, *kind, field),
            Found::Spans(spans) => spans.get(field).copied()?,
        }
    }
}

/// Input that matched. `Debug` hides the secrets.
#[derive(Clone)]
pub struct Parsed<'p, 't> {
    found: Found<'p, 't>,
    parser: &'p Parser<'p>,
    text: &'t str,
}

impl<'p, 't> Parsed<'p, 't> {
    pub(crate) fn place(&self, field: usize) -> Option<(usize, usize)> {
        match field.checked_sub(self.found.count()) {
            Some(number) => self.parser.parameters()?.span(self.parameter_field()?, number),
            None => self.found.span(field),
        }
    }

    /// Returns the begin and the value of the field that contains parameters.
    fn parameter_field(&self) -> Option<(usize, &'t str)> {
        let (begin, end) = self.place(self.parser.parameters()?.field)?;
        Some((begin, self.text.get(begin..end)?))
    }

    /// Returns the offset and name of a repeated unique parameter.
    fn parameter_again(&self) -> Option<(usize, &'p str)> {
        let (begin, parameter) = parameter_again(&self.parser.parameters()?, self.parameter_field()?)?;
        Some((begin, parameter.name))
    }

    /// True if the components would be those of the input parsed as a URI. False for built-in kinds without a scheme
    /// whose inputs are not all URIs: `localhost:5000/a` is a reference to an image, with no scheme `localhost`.
    pub fn means_uri(&self) -> bool {
        self.parser.means_uris
    }

    /// Returns the exposed fields in the order of the grammar: name, and byte range if present.
    pub fn spans(&self) -> impl Iterator<Item = (&'p str, Option<(usize, usize)>)> + '_ {
        let shown = self.parser.fields.iter().enumerate().filter(|(_, name)| !name.is_empty());
        shown.map(|(field, name)| (*name, self.place(field)))
    }

    /// Returns the exposed fields in the order of the grammar: name, and value if present.
    pub fn fields(&self) -> impl Iterator<Item = (&'p str, Option<&'t str>)> + '_ {
        let text = self.text;
        self.spans().map(move |(name, span)| (name, span.and_then(|(begin, end)| text.get(begin..end))))
    }

    /// Returns the lists in the order of the grammar: name, and the byte ranges of the items.
    pub fn list_spans(&self) -> impl Iterator<Item = (&'p str, Vec<(usize, usize)>)> + '_ {
        let lists = self.parser.lists.iter().map(|(name, table)| {
            let mut scan = Scan::new(table, self.text);
            (*name, std::iter::from_fn(|| scan.next_span()).collect())
        });
        let known = self.parser.parameters().into_iter().flat_map(|table| table.lists());
        lists.chain(known.map(|known| (known.name, self.values(known.key))))
    }

    /// Returns the byte ranges of the values of a parameter.
    pub(crate) fn values(&self, key: &str) -> Vec<(usize, usize)> {
        let (Some(table), Some(field)) = (self.parser.parameters(), self.parameter_field()) else {
            return Vec::new();
        };
        value_spans(&table, field, key).collect()
    }

    /// Returns the lists in the order of the grammar: name, and the items.
    pub fn lists(&self) -> impl Iterator<Item = (&'p str, Vec<&'t str>)> + '_ {
        let text = self.text;
        self.list_spans().map(move |(name, spans)| {
            (name, spans.into_iter().filter_map(|(begin, end)| text.get(begin..end)).collect())
        })
    }

    /// Returns the value of a field; `None` if it is absent or unknown.
    pub fn get(&self, name: &str) -> Option<&'t str> {
        let (begin, end) = self.span(name)?;
        self.text.get(begin..end)
    }

    /// Returns the parsed input.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// Returns the byte ranges of the secrets, in order. None of them is empty.
    pub fn secret_spans(&self) -> Vec<(usize, usize)> {
        let span = |secret: &Secret| secret.span(self.text, self.place(secret.field())?);
        let mut spans: Vec<_> = self.parser.secrets.iter().filter_map(span).collect();
        spans.sort_unstable();
        spans
    }

    /// Returns the input with `***` in place of each secret: the fields that the grammar declares secret, and
    /// everything that [`virgule_core::redact`] finds.
    pub fn redacted(&self) -> String {
        let mut spans = self.secret_spans();
        let found = RedactPolicy::new().secrets_of_reference(self.text.as_bytes());
        spans.extend(found.map(|range| (range.start, range.end)));
        spans.sort_unstable();
        let (mut shown, mut from) = (String::new(), 0);
        for (begin, end) in spans {
            if begin > from || from == 0 {
                shown.push_str(&self.text[from..begin]);
                shown.push_str(MASK);
            }
            from = from.max(end);
        }
        shown + &self.text[from..]
    }

    /// Returns the byte range of a field; `None` if it is absent or unknown.
    pub fn span(&self, name: &str) -> Option<(usize, usize)> {
        self.place(self.field(name)?)
    }

    /// Returns the byte range of a field by its index in [`Parser::field_names`]; `None` if it is absent or unknown.
    pub fn span_by_index(&self, field: usize) -> Option<(usize, usize)> {
        self.parser.fields.get(field).and_then(|_| self.place(field))
    }

    /// True if the kind has a field with that name, present in this input or not.
    pub fn has(&self, name: &str) -> bool {
        self.field(name).is_some()
    }

    fn field(&self, name: &str) -> Option<usize> {
        self.parser.fields.iter().position(|known| *known == name && !known.is_empty())
    }
}

impl fmt::Debug for Parsed<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Parsed").field(&self.redacted()).finish()
    }
}
