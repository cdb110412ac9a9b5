//! One kind of text, built in or read at run time: text → fields.

use crate::Automaton;
use std::fmt;
use virgule::engine::{self, ByteSet, Expected, Match, Stop, Table};
use virgule::{Kind, MAX_LENGTH, Reason, check};

/// Parses texts of one kind.
#[derive(Debug, Clone)]
pub struct Parser<'g> {
    tables: Tables<'g>,
    kind: usize,
    /// By field: its name, empty if it is not shown.
    fields: Vec<&'g str>,
    /// The field that may hold a password.
    secret: Option<usize>,
    /// Fields, by their numbers, with the names of their checks.
    checks: Vec<(usize, &'g str)>,
}

#[derive(Debug, Clone, Copy)]
enum Tables<'g> {
    BuiltIn(&'static Table<'static>),
    Read(&'g Automaton),
}

impl Parser<'static> {
    /// A kind that is built in.
    pub fn built_in(kind: &'static Kind) -> Self {
        let (tables, fields) = (Tables::BuiltIn(kind.table), kind.fields.to_vec());
        Parser { tables, kind: kind.kind, fields, secret: kind.secret, checks: kind.checks.to_vec() }
    }
}

impl<'g> Parser<'g> {
    /// The start rule `kind` of `automaton`, whose fields have those names, one of them perhaps with a password.
    pub fn new(automaton: &'g Automaton, kind: usize, fields: Vec<&'g str>, secret: Option<usize>) -> Self {
        Parser { tables: Tables::Read(automaton), kind, fields, secret, checks: Vec::new() }
    }

    /// The same, with checks of fields beyond the grammar (`;! validate`).
    pub fn checking(self, checks: Vec<(usize, &'g str)>) -> Self {
        Parser { checks, ..self }
    }

    /// Parses the whole of `text`, in time linear in its length.
    pub fn parse<'p, 't>(&'p self, text: &'t str) -> Result<Parsed<'p, 't>, Mismatch> {
        match self.find(text) {
            Some(parsed) => self.check(&parsed).map(|()| parsed),
            None => Err(self.with_table(|table| self.explain(table, text))),
        }
    }

    /// Whether [`Self::parse`] takes the text. What to say of one that it does not is not looked for, which would take
    /// longer.
    pub fn accepts(&self, text: &str) -> bool {
        self.find(text).is_some_and(|parsed| self.check(&parsed).is_ok())
    }

    /// A text that the grammar takes.
    fn find<'p, 't>(&'p self, text: &'t str) -> Option<Parsed<'p, 't>> {
        let found = self.run(text)?;
        let table = match self.tables {
            Tables::BuiltIn(table) => *table,
            Tables::Read(automaton) => automaton.table(),
        };
        Some(Parsed { table, fields: &self.fields, secret: self.secret, found, text })
    }

    /// What is demanded of fields beyond the grammar.
    fn check(&self, parsed: &Parsed<'_, '_>) -> Result<(), Mismatch> {
        for &(field, name) in &self.checks {
            let span = parsed.place(field);
            let (Some((begin, end)), Some(check)) = (span, check::find(name)) else { continue };
            let Some(fault) = check(&parsed.text[begin..end]) else { continue };
            let expected = Expected { bytes: fault.expected, end: false };
            let (rule, reason) = (Some(self.fields[field]), Reason::Invalid(fault.why));
            return Err(Mismatch::new(begin + fault.offset, rule, reason, expected));
        }
        Ok(())
    }

    /// Whether the grammar takes the whole of `text`; what is demanded beyond it is not asked.
    pub fn matches(&self, text: &str) -> bool {
        self.run(text).is_some()
    }

    fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        match self.tables {
            Tables::BuiltIn(table) => work(table),
            Tables::Read(automaton) => automaton.with_table(work),
        }
    }

    fn run(&self, text: &str) -> Option<Match<REGISTERS>> {
        let mut found = Match::NONE;
        let run = |table: &Table<'_>| engine::find(table, text.as_bytes(), self.kind, &mut found.registers);
        found.layout = self.with_table(run)?;
        Some(found)
    }

    fn explain(&self, table: &Table<'_>, text: &str) -> Mismatch {
        if text.len() > MAX_LENGTH {
            return Mismatch::new(
                MAX_LENGTH,
                None,
                Reason::TooLong,
                Expected { bytes: ByteSet([0; 4]), end: false },
            );
        }
        let Stop { offset, rule, expected, end, too_deep } = engine::explain(table, text, self.kind);
        let reason = if too_deep { Reason::TooDeep(table.nesting as usize) } else { Reason::Unexpected };
        Mismatch::new(offset, rule, reason, Expected { bytes: expected, end })
    }
}

const REGISTERS: usize = engine::MAX_REGISTERS;

/// A text that matched.
#[derive(Debug, Clone)]
pub struct Parsed<'p, 't> {
    table: Table<'p>,
    fields: &'p [&'p str],
    secret: Option<usize>,
    found: Match<REGISTERS>,
    text: &'t str,
}

impl<'p, 't> Parsed<'p, 't> {
    /// The byte range of a field by its number.
    pub(crate) fn place(&self, field: usize) -> Option<(usize, usize)> {
        engine::span(&self.table, &self.found.registers, self.found.layout, field)
    }

    /// The fields that are shown, in the order of the grammar: name, and byte range if it occurs.
    pub fn spans(&self) -> impl Iterator<Item = (&'p str, Option<(usize, usize)>)> + '_ {
        let shown = self.fields.iter().enumerate().filter(|(_, name)| !name.is_empty());
        shown.map(|(field, name)| (*name, self.place(field)))
    }

    /// The fields that are shown, in the order of the grammar: name, and text if it occurs.
    pub fn fields(&self) -> impl Iterator<Item = (&'p str, Option<&'t str>)> + '_ {
        let text = self.text;
        self.spans().map(move |(name, span)| (name, span.and_then(|(begin, end)| text.get(begin..end))))
    }

    /// The text of a field; `None` if it does not occur or is not known.
    pub fn get(&self, name: &str) -> Option<&'t str> {
        let (begin, end) = self.span(name)?;
        self.text.get(begin..end)
    }

    /// The text, as it was parsed.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// The byte range of a password: what follows the first colon of the field that the grammar calls secret.
    pub fn password(&self) -> Option<(usize, usize)> {
        virgule::password(self.text, self.place(self.secret?)?)
    }

    /// The byte range of a field; `None` if it does not occur or is not known.
    pub fn span(&self, name: &str) -> Option<(usize, usize)> {
        self.place(self.field(name)?)
    }

    /// Whether there is a field of that name, in this text or in another.
    pub fn has(&self, name: &str) -> bool {
        self.field(name).is_some()
    }

    /// The number of a field that is shown.
    fn field(&self, name: &str) -> Option<usize> {
        self.fields.iter().position(|known| *known == name && !known.is_empty())
    }
}

/// Why a text does not match. Shown, it names no part of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    /// The byte offset at which the text goes wrong; its length where it ends too early.
    pub offset: usize,
    /// The rule that the text was in.
    pub rule: Option<String>,
    /// What could have stood there, item by item.
    pub expected: Vec<String>,
    message: String,
    /// Where the words behind the place begin in the message.
    words: usize,
}

impl Mismatch {
    fn new(offset: usize, rule: Option<&str>, reason: Reason, expected: Expected) -> Self {
        let mut message = String::new();
        // Writing to a string does not fail.
        let _ = virgule::message(&mut message, offset, rule, reason, &expected);
        let mut words = String::new();
        let _ = virgule::words(&mut words, reason, &expected);
        let words = message.len().saturating_sub(words.len());
        let expected = expected.items().map(|item| item.to_string()).collect();
        Mismatch { offset, rule: rule.map(str::to_string), expected, message, words }
    }

    /// What is wrong, without the place.
    pub(crate) fn words(&self) -> &str {
        self.message.get(self.words..).unwrap_or_default()
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Mismatch {}
