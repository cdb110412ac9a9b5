//! Fields → text, of kinds that are built in and kinds that are read at run time alike.
//!
//! The work is that of the builders of generated types: compose by the template that is made of the grammar, parse,
//! and look whether every value is where it was put.

use crate::{Mismatch, Parsed, Parser};
use std::fmt;
use virgule::__derive::{Advice, Blame, Composed, Draft, Hint, KnownParameter, MISSING, Misplaced, Piece};
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
#[derive(Clone)]
pub struct Builder<'l> {
    parser: Parser<'l>,
    /// By field: its name, empty if it is not shown.
    names: Vec<&'l str>,
    /// The fields that are in every text, as bits.
    always: u64,
    pieces: Pieces,
    /// By name: the value, or the items of a list; behind those of the template by known parameter.
    values: Vec<Option<Vec<String>>>,
}

/// A template.
#[derive(Debug, Clone)]
pub(crate) enum Pieces {
    BuiltIn(&'static [Piece<'static>]),
    Read(Vec<Step>),
}

impl<'l> Builder<'l> {
    pub(crate) fn new(parser: Parser<'l>, names: Vec<&'l str>, always: u64, pieces: Pieces) -> Self {
        let known = parser.parameters().map_or(0, |table| table.names.len());
        let values = vec![None; names.len() + known];
        Builder { parser, names, always, pieces, values }
    }

    /// The names of the fields that can be set. One that the template has no place for, as its text is a part of
    /// another one, must be found there as it was set; so must a parameter (`;! parameters`) if the field that holds it is
    /// set. If that is not, it is made of the parameters.
    pub fn fields(&self) -> impl Iterator<Item = &'l str> + '_ {
        self.names.iter().copied().filter(|name| !name.is_empty()).chain(self.parameters())
    }

    /// The names of the known parameters.
    fn parameters(&self) -> impl Iterator<Item = &'l str> + '_ {
        self.parser.known().iter().map(|known| known.name)
    }

    /// Sets a field, as it is to stand in the text; again, if it was set. Of a list it is the only item.
    pub fn set(&mut self, name: &str, value: impl fmt::Display) -> Result<(), UnknownField> {
        self.put(name, vec![value.to_string()])
    }

    /// Sets the items of a list, in order.
    pub fn set_all<T: fmt::Display>(
        &mut self,
        name: &str,
        items: impl IntoIterator<Item = T>,
    ) -> Result<(), UnknownField> {
        self.put(name, items.into_iter().map(|item| item.to_string()).collect())
    }

    /// Whether there is a list of that name.
    pub fn is_list(&self, name: &str) -> bool {
        let lists = self.names.len() - self.parser.list_tables().len();
        let repeats = |known: &KnownParameter<'_>| known.several && known.name == name;
        self.names[lists..].contains(&name) || self.parser.known().iter().any(repeats)
    }

    fn put(&mut self, name: &str, values: Vec<String>) -> Result<(), UnknownField> {
        let all = self.names.iter().copied().chain(self.parameters());
        let field = all.into_iter().position(|known| known == name && !name.is_empty());
        match field.and_then(|field| self.values.get_mut(field)) {
            Some(place) => {
                *place = Some(values);
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
        for (field, values) in self.values.iter().enumerate().take(self.names.len()) {
            if let Some(values) = values {
                draft.set_all(field, values);
            }
        }
        if let Some((field, text)) = self.held() {
            draft.set(field, text);
        }
        let mut composed = Composed::new(&draft, &self.names, self.always);
        match &self.pieces {
            Pieces::BuiltIn(pieces) => composed.fill(pieces),
            Pieces::Read(steps) => composed.fill(&steps.iter().map(piece).collect::<Vec<_>>()),
        }
        match self.parser.parse(composed.text()) {
            Err(mismatch) => Err(Unbuilt::refused(&composed, mismatch)),
            Ok(parsed) => {
                let all = composed.check_all(&self.parser.list_tables(), |field| parsed.place(field));
                all.map_err(|misplaced| Unbuilt::misplaced(&composed, misplaced))?;
                self.check_parameters(&parsed)?;
                Ok(composed.finish())
            }
        }
    }

    /// The field that holds the parameters, and its text, if parameters are set and it is not.
    fn held(&self) -> Option<(usize, String)> {
        let table = self.parser.parameters()?;
        let set = self.values[self.names.len()..].iter();
        let pairs = self.parser.known().iter().zip(set).flat_map(|(known, values)| {
            values.iter().flatten().map(|value| format!("{}={value}", known.key))
        });
        let pairs: Vec<String> = pairs.collect();
        let is_free = self.values[table.field].is_none() && !pairs.is_empty();
        is_free.then(|| (table.field, pairs.join(&char::from(table.separator).to_string())))
    }

    /// Each parameter that is set must be found with its values.
    fn check_parameters(&self, parsed: &Parsed<'_, '_>) -> Result<(), Unbuilt> {
        let set = self.parser.known().iter().zip(&self.values[self.names.len()..]);
        for (known, values) in set.filter_map(|(known, values)| Some((known, values.as_ref()?))) {
            let found = parsed.values(known.key);
            let same =
                |((begin, end), value): (&(usize, usize), &String)| parsed.text()[*begin..*end] == **value;
            if found.len() != values.len() || !found.iter().zip(values).all(same) {
                return Err(Unbuilt::of(known.name, MISPLACED_PARAMETER.to_string()));
            }
        }
        Ok(())
    }
}

/// What is wrong with a parameter that is not found as it was set.
const MISPLACED_PARAMETER: &str = "is not found in the text with that value: encode the separator, and set the field that holds \
                                   it to the same parameters or not at all";

/// Names what is set, not its values, which may be secret.
impl fmt::Debug for Builder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = self.names.iter().zip(&self.values).filter(|(_, value)| value.is_some());
        f.debug_struct("Builder")
            .field("set", &set.map(|(name, _)| name).collect::<Vec<_>>())
            .finish_non_exhaustive()
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
        Step::Repeat(fields, behind, length) => Piece::Repeat(*fields, *behind, *length),
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
    /// The grammar refuses the text that was composed.
    fn refused(composed: &Composed<'_, '_>, mismatch: Mismatch) -> Self {
        let (field, offset, message) = match composed.blame(mismatch.offset, mismatch.rule.as_deref()) {
            Blame::Missing(field) => return Self::of(field, MISSING.to_string()),
            Blame::Value(field, byte) => {
                (Some(field), byte, format!("at byte {byte} of the value: {}", mismatch.words()))
            }
            Blame::Nobody => (None, mismatch.offset, mismatch.message().to_string()),
        };
        let (field, advice) = composed.advice(field, false);
        let hint = mismatch
            .hint
            .filter(|hint| !matches!(hint, Hint::Relative | Hint::Empty))
            .map(|hint| hint.to_string());
        let message = told(advice.map(|advice| advice.words().to_string()).or(hint).as_deref(), message);
        let field = field.map(str::to_string);
        Unbuilt { field, offset: Some(offset), expected: mismatch.expected, rule: mismatch.rule, message }
    }

    /// A value is not found where it was put.
    fn misplaced(composed: &Composed<'_, '_>, misplaced: Misplaced<'_>) -> Self {
        let (field, advice) = composed.advice(Some(misplaced.field), misplaced.changed);
        let message = told(advice.map(Advice::words), misplaced.to_string());
        Self::of(field.unwrap_or(misplaced.field), message)
    }

    fn of(field: &str, message: String) -> Self {
        let field = Some(field.to_string());
        Unbuilt { field, offset: None, expected: Vec::new(), rule: None, message }
    }
}

/// What to do, if that is known, and what is wrong.
fn told(advice: Option<&str>, message: String) -> String {
    match advice {
        Some(advice) => format!("{advice} ({message})"),
        None => message,
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
