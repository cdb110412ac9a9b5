//! Field values → string, for built-in kinds and for kinds of grammars read at run time.
//!
//! Works like the builders of generated types: composes a string by the template of the grammar, parses it, and checks
//! that every field has its value.

use crate::{Mismatch, Parsed, Parser};
use std::fmt;
use virgule_compiler::analysis::compose::flat::Step;
use virgule_core::__derive::{
    BuilderFields, Composed, FaultyField, Hint, KnownParameter, MISSING, Misplaced, Piece, TypeNames,
};

/// Builds strings of one kind from the values of its fields.
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
    /// The names of the fields, empty for hidden ones.
    names: Vec<&'l str>,
    /// The fields that are never absent, as bits.
    always: u64,
    pieces: Pieces,
    /// The value or the items of each name of the template, then of each known parameter.
    values: Vec<Option<Vec<String>>>,
}

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

    /// Returns the names of the fields that can be set. A field within another field must have the value that it has
    /// there. The same holds for a parameter (`;! parameters`) if the field that contains it is set; otherwise that
    /// field is composed from the parameters.
    pub fn fields(&self) -> impl Iterator<Item = &'l str> + '_ {
        self.names.iter().copied().filter(|name| !name.is_empty()).chain(self.parameters())
    }

    /// Returns the names of the known parameters.
    fn parameters(&self) -> impl Iterator<Item = &'l str> + '_ {
        self.parser.known().iter().map(|known| known.name)
    }

    /// Sets a field to a value as it appears in the URI, or a list to a single item. Replaces an earlier value.
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

    /// True if a list has that name.
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

    /// Composes the string, parses it, and checks that every field has its value.
    pub fn build(&self) -> Result<String, Unbuilt> {
        self.compose().map_err(|unbuilt| {
            let advice = if unbuilt.advised {
                None
            } else {
                unbuilt.field.as_ref().and_then(|field| self.encodings(field))
            };
            let message = with_advice(advice.as_deref(), unbuilt.message);
            Unbuilt { advised: true, message, ..unbuilt }
        })
    }

    /// Returns the characters to percent-encode in the value of a field, if that fixes the field.
    fn encodings(&self, name: &str) -> Option<String> {
        let mut names = self.names.iter().copied().chain(self.parameters());
        let field = names.position(|known| known == name)?;
        let [value] = &self.values.get(field)?.as_ref()?[..] else { return None };
        let builds = |encoded: &[u8]| {
            let mut builder = self.clone();
            builder.values[field] = Some(vec![with_encoded(value, encoded)]);
            // Another field may be wrong too.
            match builder.compose() {
                Ok(_) => true,
                Err(unbuilt) => unbuilt.field.is_some_and(|field| field != name),
            }
        };
        let is_delimiter = |byte: &u8| byte.is_ascii_punctuation() && !b"%-._~".contains(byte);
        let mut delimiters: Vec<u8> = value.bytes().filter(is_delimiter).collect();
        delimiters.sort_unstable();
        delimiters.dedup();
        if !builds(&delimiters) {
            return None;
        }
        // There are fewer than 30 delimiters, so the time is linear in the length of the value.
        for delimiter in delimiters.clone() {
            let others: Vec<u8> = delimiters.iter().copied().filter(|&other| other != delimiter).collect();
            if builds(&others) {
                delimiters = others;
            }
        }
        let written = delimiters.iter().map(|&byte| format!("`{}` is written %{byte:02X}", char::from(byte)));
        Some(written.collect::<Vec<_>>().join(" and "))
    }

    fn compose(&self) -> Result<String, Unbuilt> {
        let mut set_fields = BuilderFields::default();
        for (field, values) in self.values.iter().enumerate().take(self.names.len()) {
            if let Some(values) = values {
                set_fields.set_all(field, values);
            }
        }
        if let Some((field, text)) = self.held() {
            set_fields.set(field, text);
        }
        let mut composed = Composed::new(&set_fields, &self.names, self.always);
        match &self.pieces {
            Pieces::BuiltIn(pieces) => composed.fill(pieces),
            Pieces::Read(steps) => composed.fill(&steps.iter().map(piece).collect::<Vec<_>>()),
        }
        match self.parser.parse(composed.text()) {
            Err(mismatch) => Err(Unbuilt::refused(&composed, mismatch)),
            Ok(parsed) => {
                let all = composed
                    .check_all(composed.text(), &self.parser.list_tables(), |field| parsed.place(field));
                all.map_err(|misplaced| Unbuilt::misplaced(&composed, misplaced))?;
                self.check_parameters(&parsed)?;
                Ok(composed.finish())
            }
        }
    }

    /// Returns the field that contains the parameters, and its composed value, if it is unset but parameters are set.
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

    /// Checks that the composed string has the values of each parameter that is set.
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

/// Returns `value` with these characters percent-encoded.
fn with_encoded(value: &str, encoded: &[u8]) -> String {
    let encode = |c: char| match u8::try_from(c) {
        Ok(byte) if encoded.contains(&byte) => format!("%{byte:02X}"),
        _ => c.to_string(),
    };
    value.chars().map(encode).collect()
}

/// The error for a parameter whose parsed values differ from those that were set.
const MISPLACED_PARAMETER: &str = "does not have this value in the result: encode the separator, and set the field \
                                   that contains the parameters to the same ones or not at all";

/// Shows the names of the fields that are set, not the values, which may be secret.
impl fmt::Debug for Builder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = self.names.iter().zip(&self.values).filter(|(_, value)| value.is_some());
        f.debug_struct("Builder")
            .field("set", &set.map(|(name, _)| name).collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}

/// Converts a step of a template to the type of the runtime.
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

/// The kind has no field with that name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownField {
    /// The unknown name.
    pub name: String,
    /// The existing names.
    pub known: Vec<String>,
}

impl fmt::Display for UnknownField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no field `{}`; there are {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownField {}

/// Why nothing can be built. `Display` shows no part of the values but delimiters that must be encoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unbuilt {
    /// The field, if the error concerns a single one.
    pub field: Option<String>,
    /// The offset in the value of the field at which the grammar rejects it; an offset in the composed string if the
    /// error concerns no single field.
    pub offset: Option<usize>,
    /// The items expected there.
    pub expected: Vec<String>,
    /// The rule at that offset.
    pub rule: Option<String>,
    /// True if the message contains advice.
    advised: bool,
    message: String,
}

impl Unbuilt {
    /// Returns the error of a composed string that the grammar rejects.
    fn refused(composed: &Composed<'_, '_>, mismatch: Mismatch) -> Self {
        let (field, offset, message) = match composed.faulty_field(mismatch.offset, mismatch.rule.as_deref())
        {
            FaultyField::Missing(field) => return Self::of(field, MISSING.to_string()),
            FaultyField::Value(field, byte) => {
                (Some(field), byte, format!("at byte {byte} of the value: {}", mismatch.words()))
            }
            FaultyField::Unknown => (None, mismatch.offset, mismatch.message().to_string()),
        };
        let (field, advice) = composed.advice(field, false);
        let hint = mismatch
            .hint
            .filter(|hint| !matches!(hint, Hint::Relative | Hint::Empty))
            .map(|hint| hint.with_names(TypeNames::KINDS).to_string());
        let advice = advice.map(|advice| advice.to_string()).or(hint);
        let (advised, message) = (advice.is_some(), with_advice(advice.as_deref(), message));
        let field = field.map(str::to_string);
        let Mismatch { expected, rule, .. } = mismatch;
        Unbuilt { field, offset: Some(offset), expected, rule, advised, message }
    }

    /// Returns the error of a composed string in which a field has another value than was set.
    fn misplaced(composed: &Composed<'_, '_>, misplaced: Misplaced<'_>) -> Self {
        let (field, advice) = composed.advice(Some(misplaced.field), misplaced.changed);
        let message = with_advice(advice, misplaced.to_string());
        Unbuilt { advised: advice.is_some(), ..Self::of(field.unwrap_or(misplaced.field), message) }
    }

    fn of(field: &str, message: String) -> Self {
        let field = Some(field.to_string());
        Unbuilt { field, offset: None, expected: Vec::new(), rule: None, advised: false, message }
    }
}

/// Returns the advice, if there is any, followed by the message in parentheses.
fn with_advice(advice: Option<impl fmt::Display>, message: String) -> String {
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

#[cfg(test)]
mod tests {
    use crate::Library;

    #[test]
    fn each_literal_is_written_as_the_grammar_spells_it_there() {
        let mut library = Library::new();
        let text = ";! kind k\n;! fields f\ns = \"GET\" f %s\"get\" ; not \"Get\"\nf = 1*DIGIT\n";
        library.add("k.abnf", text).expect("a grammar");
        let mut builder = library.builder("k").expect("a builder");
        builder.set("f", 1).expect("a field");
        assert_eq!(builder.build().expect("a text"), "GET1get");
    }
}
