//! What a kernel refuses, and what to do about it.

use arrow_schema::{ArrowError, DataType};
use std::fmt;

/// Why a kernel has no result.
#[derive(Debug)]
#[non_exhaustive]
pub enum ColumnError {
    /// An array is not one of texts: binary columns, for example, may hold bytes that are no UTF-8.
    NotText {
        /// Its type.
        data_type: DataType,
    },
    /// There is no kind of that name.
    UnknownSyntax {
        /// The name.
        name: String,
    },
    /// The syntax has no such field.
    UnknownComponent {
        /// The name that was asked for.
        component: String,
        /// The name of the syntax.
        syntax: String,
        /// The fields that it has.
        known: Vec<String>,
    },
    /// The operation is defined for other syntaxes only.
    Unsupported {
        /// The operation.
        operation: &'static str,
        /// The name of the syntax.
        syntax: String,
        /// The syntaxes that it is defined for.
        expected: &'static str,
    },
    /// A text is not of the syntax, and [`Invalid::Error`](crate::Invalid::Error) was chosen.
    InvalidText {
        /// The row, counted from 0.
        row: usize,
        /// Which argument: `text`, `base` or `query`.
        argument: &'static str,
        /// The byte offset of the error in the text.
        offset: usize,
        /// The error, without any part of the text.
        message: String,
    },
    /// The second argument is missing, or there is one too many.
    Operand {
        /// What the operation needs.
        expected: &'static str,
    },
    /// Two columns have different numbers of rows.
    Length {
        /// The rows of the texts.
        texts: usize,
        /// The rows of the second argument.
        operand: usize,
    },
    /// The texts of the result are longer than the offsets of its type can say: `LargeUtf8` and `Utf8View` hold more.
    TooLong,
    /// Arrow refused the arrays that a kernel made.
    Arrow(ArrowError),
}

impl fmt::Display for ColumnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ColumnError::NotText { data_type } => write!(
                f,
                "a column of {data_type} is no column of texts: expected Utf8, LargeUtf8, Utf8View or a dictionary of these; \
                 cast it first"
            ),
            ColumnError::UnknownSyntax { name } => {
                write!(f, "there is no kind `{name}`; `Syntax::names` lists them")
            }
            ColumnError::UnknownComponent { component, syntax, known } => {
                write!(f, "`{syntax}` has no field `{component}`; its fields are {}", known.join(", "))
            }
            ColumnError::Unsupported { operation, syntax, expected } => {
                write!(f, "{operation} is not defined for `{syntax}`: expected {expected}")
            }
            ColumnError::InvalidText { row, argument, message, .. } => {
                write!(f, "row {row}, {argument}: {message}")
            }
            ColumnError::Operand { expected } => write!(f, "expected {expected}"),
            ColumnError::Length { texts, operand } => {
                write!(f, "the second argument has {operand} rows, expected {texts}")
            }
            ColumnError::TooLong => f.write_str(
                "the result is longer than its type can hold: cast the column to LargeUtf8 or Utf8View, or use smaller batches",
            ),
            ColumnError::Arrow(error) => write!(f, "arrow: {error}"),
        }
    }
}

impl std::error::Error for ColumnError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ColumnError::Arrow(error) => Some(error),
            _ => None,
        }
    }
}

impl From<ArrowError> for ColumnError {
    fn from(error: ArrowError) -> Self {
        ColumnError::Arrow(error)
    }
}
