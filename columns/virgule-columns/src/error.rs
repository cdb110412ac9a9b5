//! The error of a kernel.

use arrow_schema::{ArrowError, DataType};
use std::fmt;

/// The reason why a kernel returns no result.
#[derive(Debug)]
#[non_exhaustive]
pub enum ColumnError {
    /// An array does not contain texts. For example, binary columns may contain bytes that are not UTF-8.
    NotText {
        /// The type of the array.
        data_type: DataType,
    },
    /// There is no kind with this name.
    UnknownSyntax {
        /// The name.
        name: String,
    },
    /// The syntax has no such field.
    UnknownComponent {
        /// The requested name.
        component: String,
        /// The name of the syntax.
        syntax: String,
        /// The fields of the syntax.
        known: Vec<String>,
    },
    /// The operation is not defined for this syntax.
    Unsupported {
        /// The name of the operation.
        operation: &'static str,
        /// The name of the syntax.
        syntax: String,
        /// The syntaxes for which the operation is defined.
        expected: &'static str,
    },
    /// A text is not valid by the syntax, and the kernel was created with [`Invalid::Error`](crate::Invalid::Error).
    InvalidText {
        /// The row, counted from 0.
        row: usize,
        /// The name of the argument with the text: `text`, `base` or `query`.
        argument: &'static str,
        /// The byte offset of the error in the text.
        offset: usize,
        /// The message of the error, without any part of the text.
        message: String,
    },
    /// The second argument is missing, or there is one although the operation has none.
    Operand {
        /// The second argument that the operation requires.
        expected: &'static str,
    },
    /// Two columns have different numbers of rows.
    Length {
        /// The number of rows of the texts.
        texts: usize,
        /// The number of rows of the second argument.
        operand: usize,
    },
    /// The texts of the result exceed the offsets of its type: `LargeUtf8` and `Utf8View` have no such limit.
    TooLong,
    /// Arrow refused the arrays of the result.
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
