//! Operations on columns, and the types of their results.

use crate::ColumnError;
use crate::dictionary;
use crate::matcher::{Matcher, Typed};
use crate::rows;
use crate::syntax::{Source, Syntax};
use crate::texts::{DictionaryRows, Operand, Operands, Texts, keys, with_texts};
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef};
use arrow_schema::{DataType, Field, Fields};
use std::marker::PhantomData;
use virgule::{Equivalence, Iri, IriRef, Uri, UriRef};

/// The result for a text that is not valid by the syntax.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Invalid {
    /// The result is NULL.
    #[default]
    Null,
    /// The kernel returns [`ColumnError::InvalidText`].
    Error,
}

/// The operation of a kernel on each text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// All fields of the syntax as a struct; a field that is absent in the text is NULL.
    Components,
    /// The field with this name in the grammar.
    Component(String),
    /// True for a valid text, false for an invalid one.
    IsValid,
    /// The byte offset of the error; NULL for a valid text.
    ErrorOffset,
    /// The message of the error, without any part of the text; NULL for a valid text.
    ErrorMessage,
    /// The text after the normalization of an equivalence (RFC 3986 section 6.2).
    Normalize(Equivalence),
    /// A key that two rows have in common exactly if they are equivalent, for grouping and joins.
    EquivalenceKey(Equivalence),
    /// The target of the reference against a base (RFC 3986 section 5). For `uri-reference` and `iri-reference`.
    Resolve,
    /// The shortest reference that resolves to the text from a base; NULL if there is none. For `uri` and `iri`.
    Relativize,
    /// The decoded value of the first pair of the query with a given name (`name=value`, separated by `&`); `+` is not
    /// decoded. NULL if there is no such pair, or if it has no `=`. For `uri`, `uri-reference`, `iri` and
    /// `iri-reference`.
    QueryValue,
}

impl Operation {
    /// A description of the second argument; `None` if the operation has none.
    fn operand(&self) -> Option<&'static str> {
        match self {
            Operation::Resolve | Operation::Relativize => Some("a base URI as second argument"),
            Operation::QueryValue => Some("the name of a query pair as second argument"),
            _ => None,
        }
    }
}

/// An operation on the texts of one syntax.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Kernel {
    operation: Operation,
    syntax: Syntax,
    invalid: Invalid,
    /// The number of the field, for `Operation::Component`.
    field: usize,
}

/// Evaluates an expression with the matcher of a syntax: compiled for each of the common types, and once for all other
/// syntaxes.
macro_rules! with_matcher {
    ($syntax:expr, $matcher:ident => $call:expr) => {
        match &$syntax.0 {
            Source::Uri => {
                let $matcher = &Typed::<Uri<'static>>(PhantomData);
                $call
            }
            Source::UriReference => {
                let $matcher = &Typed::<UriRef<'static>>(PhantomData);
                $call
            }
            Source::Iri => {
                let $matcher = &Typed::<Iri<'static>>(PhantomData);
                $call
            }
            Source::IriReference => {
                let $matcher = &Typed::<IriRef<'static>>(PhantomData);
                $call
            }
            _ => {
                let boxed = $syntax.matcher();
                let $matcher: &dyn Matcher = &*boxed;
                $call
            }
        }
    };
}

impl Kernel {
    /// A kernel for an operation. The result for an invalid text is NULL.
    ///
    /// # Errors
    ///
    /// If the syntax does not have the field, or if the operation is not defined for the syntax.
    pub fn new(operation: Operation, syntax: Syntax) -> Result<Self, ColumnError> {
        let field = match &operation {
            Operation::Component(name) => {
                let fields = syntax.numbered_fields();
                let found = fields.iter().find(|(_, known)| known == name).map(|(number, _)| *number);
                found.ok_or_else(|| ColumnError::UnknownComponent {
                    component: name.clone(),
                    syntax: syntax.name().into(),
                    known: fields.into_iter().map(|(_, name)| name).collect(),
                })?
            }
            _ => 0,
        };
        let unsupported = |operation, expected| {
            Err(ColumnError::Unsupported { operation, syntax: syntax.name().into(), expected })
        };
        match (&operation, &syntax.0) {
            (Operation::Resolve, Source::UriReference | Source::IriReference) => {}
            (Operation::Resolve, _) => {
                return unsupported("resolution", "`uri-reference` or `iri-reference`");
            }
            (Operation::Relativize, Source::Uri | Source::Iri) => {}
            (Operation::Relativize, _) => return unsupported("relativization", "`uri` or `iri`"),
            (Operation::QueryValue, Source::Kind(_) | Source::Own(_)) => {
                return unsupported(
                    "the value of a query pair",
                    "`uri`, `uri-reference`, `iri` or `iri-reference`",
                );
            }
            _ => {}
        }
        Ok(Kernel { operation, syntax, invalid: Invalid::Null, field })
    }

    /// Sets the result for invalid texts.
    #[must_use]
    pub fn invalid(self, invalid: Invalid) -> Self {
        Kernel { invalid, ..self }
    }

    /// The operation.
    pub fn operation(&self) -> &Operation {
        &self.operation
    }

    /// The syntax.
    pub fn syntax(&self) -> &Syntax {
        &self.syntax
    }

    /// True if the operation has a second argument: a base, or the name of a query pair.
    pub fn has_operand(&self) -> bool {
        self.operation.operand().is_some()
    }

    /// The type of the result for texts of the type `texts`.
    ///
    /// For a dictionary, the result of an operation with a second argument is a plain array, because it is computed for
    /// each row.
    ///
    /// # Errors
    ///
    /// [`ColumnError::NotText`] if arrays of this type do not contain texts.
    pub fn result_type(&self, texts: &DataType) -> Result<DataType, ColumnError> {
        let not_text = || ColumnError::NotText { data_type: texts.clone() };
        let plain = match texts {
            DataType::Dictionary(_, values) => values,
            plain => plain,
        };
        if !matches!(plain, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View) {
            return Err(not_text());
        }
        let result = match &self.operation {
            Operation::Components => DataType::Struct(self.struct_fields(plain)),
            Operation::IsValid => DataType::Boolean,
            Operation::ErrorOffset => DataType::Int64,
            _ => plain.clone(),
        };
        Ok(if self.has_operand() { result } else { dictionary::result_type(texts, &result) })
    }

    fn struct_fields(&self, texts: &DataType) -> Fields {
        let names = self.syntax.fields().into_iter();
        names.map(|name| Field::new(name, texts.clone(), true)).collect()
    }

    /// Computes the result for each row.
    ///
    /// # Errors
    ///
    /// If an array does not contain texts, if the second argument is missing or has another number of rows, if the
    /// result is too long for its type, and for invalid texts with [`Invalid::Error`].
    pub fn run(&self, texts: &dyn Array, operand: Operand<'_>) -> Result<ArrayRef, ColumnError> {
        let not_text = || ColumnError::NotText { data_type: texts.data_type().clone() };
        let Some(expected) = self.operation.operand() else {
            if !matches!(operand, Operand::None) {
                return Err(ColumnError::Operand { expected: "one argument" });
            }
            return match texts.as_any_dictionary_opt() {
                Some(dictionary) => {
                    dictionary::run(dictionary, |values| self.plain(values).ok_or_else(not_text)?)
                }
                None => self.plain(texts).ok_or_else(not_text)?,
            };
        };
        let operands = Operands::of(operand, texts.len(), expected)?;
        let result = match texts.as_any_dictionary_opt() {
            Some(dictionary) => with_texts!(dictionary.values(), values => {
                self.two(&DictionaryRows { values, keys: keys(dictionary) }, &operands)
            }),
            None => with_texts!(texts, texts => self.two(texts, &operands)),
        };
        result.ok_or_else(not_text)?
    }

    /// The result of an operation without a second argument; `None` if the array does not contain texts.
    fn plain(&self, texts: &dyn Array) -> Option<Result<ArrayRef, ColumnError>> {
        with_texts!(texts, texts => self.one(texts, texts.data_type()))
    }

    fn one<T: Texts>(&self, texts: &T, data_type: &DataType) -> Result<ArrayRef, ColumnError> {
        let invalid = self.invalid;
        match &self.operation {
            Operation::Component(_) => {
                with_matcher!(self.syntax, matcher => rows::component(texts, matcher, self.field, invalid))
            }
            Operation::Components => {
                let numbers: Vec<usize> =
                    self.syntax.numbered_fields().iter().map(|(number, _)| *number).collect();
                let fields = self.struct_fields(data_type);
                with_matcher!(self.syntax, matcher => {
                    rows::components(texts, matcher, (&numbers, fields), invalid)
                })
            }
            Operation::IsValid => {
                with_matcher!(self.syntax, matcher => Ok(rows::is_valid(texts, matcher)))
            }
            Operation::ErrorOffset => Ok(rows::error_offsets(texts, &*self.syntax.matcher())),
            Operation::ErrorMessage => rows::error_messages(texts, &*self.syntax.matcher()),
            Operation::Normalize(level) => {
                let matcher = &*self.syntax.matcher();
                rows::changed(texts, matcher, invalid, |text| matcher.normalized(text, *level))
            }
            Operation::EquivalenceKey(level) => {
                let matcher = &*self.syntax.matcher();
                rows::changed(texts, matcher, invalid, |text| matcher.key(text, *level))
            }
            Operation::Resolve | Operation::Relativize | Operation::QueryValue => {
                Err(ColumnError::Operand { expected: self.operation.operand().unwrap_or_default() })
            }
        }
    }

    fn two<T: Texts>(&self, texts: &T, operands: &Operands<'_>) -> Result<ArrayRef, ColumnError> {
        let (iri, invalid) = (matches!(self.syntax.0, Source::Iri | Source::IriReference), self.invalid);
        match (&self.operation, &self.syntax.0) {
            (Operation::Resolve, _) if iri => rows::resolve_iris(texts, operands, invalid),
            (Operation::Resolve, _) => rows::resolve_uris(texts, operands, invalid),
            (Operation::Relativize, _) if iri => rows::relativize_iris(texts, operands, invalid),
            (Operation::Relativize, _) => rows::relativize_uris(texts, operands, invalid),
            (_, Source::Uri) => rows::query_values::<T, Uri<'static>>(texts, operands, invalid),
            (_, Source::Iri) => rows::query_values::<T, Iri<'static>>(texts, operands, invalid),
            (_, Source::IriReference) => rows::query_values::<T, IriRef<'static>>(texts, operands, invalid),
            _ => rows::query_values::<T, UriRef<'static>>(texts, operands, invalid),
        }
    }
}
