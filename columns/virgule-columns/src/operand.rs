//! The second argument of a kernel: a base, or the name of a query pair. It is one text for all rows, or a column.

use crate::ColumnError;
use crate::texts::{DictionaryRows, Texts};
use arrow_array::Array;
use arrow_array::cast::AsArray;
use arrow_schema::DataType;

/// The second argument of a kernel.
#[derive(Debug, Clone, Copy)]
pub enum Operand<'a> {
    /// The kernel has no second argument.
    None,
    /// The same text for all rows; `None` is a NULL.
    Scalar(Option<&'a str>),
    /// A text for each row.
    Column(&'a dyn Array),
}

/// The second argument, after its type was checked.
pub(crate) enum Operands<'a> {
    Scalar(Option<&'a str>),
    Column(Box<dyn Column + 'a>),
}

/// A column of texts of any type.
pub(crate) trait Column {
    fn value(&self, row: usize) -> Option<&str>;
}

impl<T: Texts> Column for T {
    fn value(&self, row: usize) -> Option<&str> {
        self.text(row).map(|(_, text)| text)
    }
}

/// A reference to a column, as a column.
struct Borrowed<'a, T>(&'a T);

impl<T: Texts> Column for Borrowed<'_, T> {
    fn value(&self, row: usize) -> Option<&str> {
        self.0.value(row)
    }
}

impl<'a> Operands<'a> {
    /// Checks the type of an operand for a kernel over `rows` rows.
    pub(crate) fn of(operand: Operand<'a>, rows: usize, expected: &'static str) -> Result<Self, ColumnError> {
        match operand {
            Operand::None => Err(ColumnError::Operand { expected }),
            Operand::Scalar(text) => Ok(Operands::Scalar(text)),
            Operand::Column(array) if array.len() != rows => {
                Err(ColumnError::Length { texts: rows, operand: array.len() })
            }
            Operand::Column(array) => Ok(Operands::Column(column(array)?)),
        }
    }
}

fn column(array: &dyn Array) -> Result<Box<dyn Column + '_>, ColumnError> {
    Ok(match array.data_type() {
        DataType::Utf8 => Box::new(Borrowed(array.as_string::<i32>())),
        DataType::LargeUtf8 => Box::new(Borrowed(array.as_string::<i64>())),
        DataType::Utf8View => Box::new(Borrowed(array.as_string_view())),
        DataType::Dictionary(_, values) => {
            let dictionary = array.as_any_dictionary();
            match &**values {
                DataType::Utf8 => {
                    Box::new(DictionaryRows::new(dictionary, dictionary.values().as_string::<i32>()))
                }
                DataType::LargeUtf8 => {
                    Box::new(DictionaryRows::new(dictionary, dictionary.values().as_string::<i64>()))
                }
                DataType::Utf8View => {
                    Box::new(DictionaryRows::new(dictionary, dictionary.values().as_string_view()))
                }
                _ => return Err(ColumnError::NotText { data_type: array.data_type().clone() }),
            }
        }
        other => return Err(ColumnError::NotText { data_type: other.clone() }),
    })
}
