//! Arrays of texts, read row by row, each with the output of the same type; and the second argument of a kernel, a base or
//! the name of a query pair, which is one text for all rows, or a column.

use crate::ColumnError;
use crate::output::{Output, StringOutput, ViewOutput};
use arrow_array::array::AnyDictionaryArray;
use arrow_array::cast::AsArray;
use arrow_array::{Array, GenericStringArray, OffsetSizeTrait, StringViewArray};
use arrow_schema::DataType;

pub(crate) trait Texts {
    /// An array of parts of these texts and of new texts.
    type Output<'a>: Output
    where
        Self: 'a;

    fn rows(&self) -> usize;

    /// The index of the value of a row, and the text; `None` for a NULL.
    fn text(&self, row: usize) -> Option<(usize, &str)>;

    fn output(&self, rows: usize) -> Self::Output<'_>;
}

impl<O: OffsetSizeTrait> Texts for GenericStringArray<O> {
    type Output<'a> = StringOutput<O>;

    #[inline]
    fn rows(&self) -> usize {
        self.len()
    }

    #[inline]
    fn text(&self, row: usize) -> Option<(usize, &str)> {
        self.is_valid(row).then(|| (row, self.value(row)))
    }

    fn output(&self, rows: usize) -> StringOutput<O> {
        StringOutput::new(rows)
    }
}

impl Texts for StringViewArray {
    type Output<'a> = ViewOutput<'a>;

    #[inline]
    fn rows(&self) -> usize {
        self.len()
    }

    #[inline]
    fn text(&self, row: usize) -> Option<(usize, &str)> {
        self.is_valid(row).then(|| (row, self.value(row)))
    }

    fn output(&self, rows: usize) -> ViewOutput<'_> {
        ViewOutput::new(self, rows)
    }
}

/// The rows of a dictionary, for kernels with a second argument.
pub(crate) struct DictionaryRows<'d, T> {
    pub(crate) values: &'d T,
    pub(crate) keys: Vec<Option<usize>>,
}

impl<T: Texts> Texts for DictionaryRows<'_, T> {
    type Output<'a>
        = T::Output<'a>
    where
        Self: 'a;

    fn rows(&self) -> usize {
        self.keys.len()
    }

    #[inline]
    fn text(&self, row: usize) -> Option<(usize, &str)> {
        self.values.text(self.keys[row]?)
    }

    fn output(&self, rows: usize) -> T::Output<'_> {
        self.values.output(rows)
    }
}

/// The index of the value of each row of a dictionary; `None` where the key is NULL.
pub(crate) fn keys(dictionary: &dyn AnyDictionaryArray) -> Vec<Option<usize>> {
    let keys = dictionary.keys();
    // Without values all keys are NULL, and `normalized_keys` panics.
    if dictionary.values().is_empty() {
        return vec![None; keys.len()];
    }
    let numbers = dictionary.normalized_keys().into_iter().enumerate();
    numbers.map(|(row, key)| keys.is_valid(row).then_some(key)).collect()
}

/// Evaluates an expression with an array as its own type; `None` for an array that does not contain texts.
macro_rules! with_texts {
    ($array:expr, $texts:ident => $call:expr) => {{
        let array: &dyn Array = $array;
        match array.data_type() {
            DataType::Utf8 => {
                let $texts = array.as_string::<i32>();
                Some($call)
            }
            DataType::LargeUtf8 => {
                let $texts = array.as_string::<i64>();
                Some($call)
            }
            DataType::Utf8View => {
                let $texts = array.as_string_view();
                Some($call)
            }
            _ => None,
        }
    }};
}
pub(crate) use with_texts;

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
    Column(TextOfRow<'a>),
}

/// The text of a row of a column of any type.
type TextOfRow<'a> = Box<dyn Fn(usize) -> Option<&'a str> + 'a>;

impl<'a> Operands<'a> {
    /// Checks the type of an operand for a kernel over `rows` rows.
    pub(crate) fn of(operand: Operand<'a>, rows: usize, expected: &'static str) -> Result<Self, ColumnError> {
        match operand {
            Operand::None => Err(ColumnError::Operand { expected }),
            Operand::Scalar(text) => Ok(Operands::Scalar(text)),
            Operand::Column(array) if array.len() != rows => {
                Err(ColumnError::Length { texts: rows, operand: array.len() })
            }
            Operand::Column(array) => {
                let not_text = || ColumnError::NotText { data_type: array.data_type().clone() };
                Ok(Operands::Column(column(array).ok_or_else(not_text)?))
            }
        }
    }
}

/// The texts of a column; `None` if the array does not contain texts.
fn column<'a>(array: &'a dyn Array) -> Option<TextOfRow<'a>> {
    match array.as_any_dictionary_opt() {
        Some(dictionary) => {
            let keys = keys(dictionary);
            with_texts!(dictionary.values(), values => {
                Box::new(move |row: usize| Some(values.text(keys[row]?)?.1)) as TextOfRow<'a>
            })
        }
        None => with_texts!(array, texts => {
            Box::new(move |row: usize| Some(texts.text(row)?.1)) as TextOfRow<'a>
        }),
    }
}
