//! One kind of text, built in or read at run time: text → fields.

use crate::Automaton;
use std::fmt;
use virgule::engine::{self, Match, Stop, Table};
use virgule::{Kind, MAX_LENGTH};

/// Parses texts of one kind.
#[derive(Debug, Clone)]
pub struct Parser<'g> {
    table: Table<'g>,
    kind: usize,
    /// By field: its name, empty if it is not shown.
    fields: Vec<&'g str>,
    /// The field that may hold a password.
    secret: Option<usize>,
    names: Names<'g>,
}

#[derive(Debug, Clone, Copy)]
enum Names<'g> {
    Table,
    Automaton(&'g Automaton),
}

impl Parser<'static> {
    /// A kind that is built in.
    pub fn built_in(kind: &'static Kind) -> Self {
        Parser {
            table: *kind.table,
            kind: kind.kind,
            fields: kind.fields.to_vec(),
            secret: kind.secret,
            names: Names::Table,
        }
    }
}

impl<'g> Parser<'g> {
    /// The start rule `kind` of `automaton`, whose fields have those names, one of them perhaps with a password.
    pub fn new(automaton: &'g Automaton, kind: usize, fields: Vec<&'g str>, secret: Option<usize>) -> Self {
        Parser { table: automaton.table(), kind, fields, secret, names: Names::Automaton(automaton) }
    }

    /// Parses the whole of `text`, in time linear in its length.
    pub fn parse<'p, 't>(&'p self, text: &'t str) -> Result<Parsed<'p, 't>, Mismatch> {
        match self.run(text) {
            Some(found) => {
                Ok(Parsed { table: &self.table, fields: &self.fields, secret: self.secret, found, text })
            }
            None => Err(self.explain(text)),
        }
    }

    /// Whether the whole of `text` matches.
    pub fn matches(&self, text: &str) -> bool {
        self.run(text).is_some()
    }

    fn run(&self, text: &str) -> Option<Match<REGISTERS>> {
        let fits = text.len() <= MAX_LENGTH;
        fits.then(|| engine::run(&self.table, text.as_bytes(), self.kind)).flatten()
    }

    fn explain(&self, text: &str) -> Mismatch {
        if text.len() > MAX_LENGTH {
            let message = format!("longer than {MAX_LENGTH} bytes");
            return Mismatch { offset: MAX_LENGTH, rule: None, expected: Vec::new(), message };
        }
        let Stop { offset, rule, expected, end } = engine::explain(&self.table, text, self.kind);
        let rule = match self.names {
            Names::Table => self.table.rules.get(rule as usize).copied(),
            Names::Automaton(automaton) => automaton.rule(rule),
        };
        let expected = engine::Expected { bytes: expected, end };
        let mut message = String::new();
        // Writing to a string does not fail.
        let _ = virgule::message(&mut message, offset, rule, &expected);
        let expected = expected.items().map(|item| item.to_string()).collect();
        Mismatch { offset, rule: rule.map(str::to_string), expected, message }
    }
}

const REGISTERS: usize = engine::MAX_REGISTERS;

/// A text that matched.
#[derive(Debug, Clone)]
pub struct Parsed<'p, 't> {
    table: &'p Table<'p>,
    fields: &'p [&'p str],
    secret: Option<usize>,
    found: Match<REGISTERS>,
    text: &'t str,
}

impl<'p, 't> Parsed<'p, 't> {
    /// The fields that are shown, in the order of the grammar: name, and byte range if it occurs.
    pub fn spans(&self) -> impl Iterator<Item = (&'p str, Option<(usize, usize)>)> + '_ {
        let shown = self.fields.iter().enumerate().filter(|(_, name)| !name.is_empty());
        shown.map(|(field, name)| (*name, engine::span(self.table, &self.found, field)))
    }

    /// The fields that are shown, in the order of the grammar: name, and text if it occurs.
    pub fn fields(&self) -> impl Iterator<Item = (&'p str, Option<&'t str>)> + '_ {
        let text = self.text;
        self.spans().map(move |(name, span)| (name, span.and_then(|(begin, end)| text.get(begin..end))))
    }

    /// The text of a field; `None` if it does not occur or is not known.
    pub fn get(&self, name: &str) -> Option<&'t str> {
        self.fields().find(|(known, _)| *known == name)?.1
    }

    /// The byte range of a password: what follows the first colon of the field that the grammar calls secret.
    pub fn password(&self) -> Option<(usize, usize)> {
        virgule::password(self.text, engine::span(self.table, &self.found, self.secret?)?)
    }

    /// The byte range of a field; `None` if it does not occur or is not known.
    pub fn span(&self, name: &str) -> Option<(usize, usize)> {
        self.spans().find(|(known, _)| *known == name)?.1
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
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Mismatch {}
