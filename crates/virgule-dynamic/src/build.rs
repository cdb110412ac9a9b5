//! Fields → text, of kinds that are built in and kinds that are read at run time alike.
//!
//! The work is that of the builders of generated types: compose by the template that is made of the grammar, parse,
//! and look whether every value is where it was put.

use crate::{Mismatch, Parser};
use std::fmt;
use virgule::__derive::{Blame, Composed, Draft, MISSING, Misplaced, Piece};
use virgule_compiler::compose::flat::Step;

/// Builds texts of one kind.
///
/// ```
/// use virgule_dynamic::Library;
///
/// let library = Library::new();
/// let mut builder = library.builder("ni")?;
/// builder.set("alg", "sha-256")?;
/// builder.set("val", "UyaQV")?;
/// assert_eq!(builder.build()?, "ni:///sha-256;UyaQV");
///
/// builder.set("val", "a/b")?;
/// let error = builder.build().err().ok_or("too lenient")?;
/// assert_eq!((error.field.as_deref(), error.offset), (Some("val"), Some(1)));
/// assert!(builder.set("value", "x").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Builder<'l> {
    parser: Parser<'l>,
    /// By field: its name, empty if it is not shown.
    names: Vec<&'l str>,
    /// The fields that are in every text, as bits.
    always: u64,
    pieces: Pieces,
    values: Vec<Option<String>>,
}

/// A template.
#[derive(Debug, Clone)]
pub(crate) enum Pieces {
    BuiltIn(&'static [Piece<'static>]),
    Read(Vec<Step>),
}

impl<'l> Builder<'l> {
    pub(crate) fn new(parser: Parser<'l>, names: Vec<&'l str>, always: u64, pieces: Pieces) -> Self {
        let values = vec![None; names.len()];
        Builder { parser, names, always, pieces, values }
    }

    /// The names of the fields that can be set. One that the template has no place for, as its text is a part of
    /// another one, must be found there as it was set.
    pub fn fields(&self) -> impl Iterator<Item = &'l str> + '_ {
        self.names.iter().copied().filter(|name| !name.is_empty())
    }

    /// Sets a field, as it is to stand in the text; again, if it was set.
    pub fn set(&mut self, name: &str, value: impl fmt::Display) -> Result<(), UnknownField> {
        let field = self.names.iter().position(|known| *known == name && !name.is_empty());
        match field.and_then(|field| self.values.get_mut(field)) {
            Some(place) => {
                *place = Some(value.to_string());
                Ok(())
            }
            None => Err(UnknownField {
                name: name.to_string(),
                known: self.fields().map(str::to_string).collect(),
            }),
        }
    }

    /// Composes the text, parses it, and looks whether every value is where it was put.
    pub fn build(&self) -> Result<String, Unbuilt> {
        let mut draft = Draft::default();
        for (field, value) in self.values.iter().enumerate() {
            if let Some(value) = value {
                draft.set(field, format_args!("{value}"));
            }
        }
        let mut composed = Composed::new(&draft, &self.names, self.always);
        match &self.pieces {
            Pieces::BuiltIn(pieces) => composed.fill(pieces),
            Pieces::Read(steps) => composed.fill(&steps.iter().map(piece).collect::<Vec<_>>()),
        }
        match self.parser.parse(composed.text()) {
            Err(mismatch) => {
                Err(Unbuilt::refused(composed.blame(mismatch.offset, mismatch.rule.as_deref()), mismatch))
            }
            Ok(parsed) => {
                composed.check_all(|field| parsed.place(field))?;
                Ok(composed.finish())
            }
        }
    }
}

/// A step of the compiler as the runtime's.
fn piece(step: &Step) -> Piece<'_> {
    match step {
        Step::Text(text) => Piece::Text(text),
        Step::Field(field) => Piece::Field(*field),
        Step::Item(field) => Piece::Item(*field),
        Step::Outer(field, length) => Piece::Outer(*field, *length),
        Step::Group(fields, length) => Piece::Group(*fields, *length),
        Step::Repeat(field, behind, length) => Piece::Repeat(*field, *behind, *length),
        Step::Choice(length) => Piece::Choice(*length),
        Step::Way(uses, length) => Piece::Way(*uses, *length),
    }
}

/// There is no field of that name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownField {
    /// The name.
    pub name: String,
    /// The names that there are.
    pub known: Vec<String>,
}

impl fmt::Display for UnknownField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no field `{}`; there are {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownField {}

/// Why no text can be built. Shown, it names no part of the values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unbuilt {
    /// The field at fault, if it is one field's.
    pub field: Option<String>,
    /// If the grammar refuses a value: the byte of it. If no field is at fault, that of the text.
    pub offset: Option<usize>,
    /// What could have stood there, item by item.
    pub expected: Vec<String>,
    /// The rule that the text was in.
    pub rule: Option<String>,
    message: String,
}

impl Unbuilt {
    fn refused(blame: Blame<'_>, mismatch: Mismatch) -> Self {
        let (field, offset, message) = match blame {
            Blame::Missing(field) => return Self::of(field, MISSING.to_string()),
            Blame::Value(field, byte) => {
                (Some(field), byte, format!("at byte {byte} of the value: {}", mismatch.words()))
            }
            Blame::Nobody => (None, mismatch.offset, mismatch.to_string()),
        };
        let field = field.map(str::to_string);
        Unbuilt { field, offset: Some(offset), expected: mismatch.expected, rule: mismatch.rule, message }
    }

    fn of(field: &str, message: String) -> Self {
        let field = Some(field.to_string());
        Unbuilt { field, offset: None, expected: Vec::new(), rule: None, message }
    }
}

impl From<Misplaced<'_>> for Unbuilt {
    fn from(misplaced: Misplaced<'_>) -> Self {
        Unbuilt::of(misplaced.field, misplaced.to_string())
    }
}

impl fmt::Display for Unbuilt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = &self.field {
            write!(f, "field {field}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for Unbuilt {}
