//! Arrays of texts, read row by row, each with the output of the same type.

use crate::output::{Output, StringOutput, ViewOutput};
use arrow_array::array::AnyDictionaryArray;
use arrow_array::{Array, GenericStringArray, OffsetSizeTrait, StringViewArray};

/// An array of texts.
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

/// The rows of a dictionary, for kernels with a second column.
pub(crate) struct DictionaryRows<'d, T> {
    values: &'d T,
    keys: Vec<Option<usize>>,
}

impl<'d, T> DictionaryRows<'d, T> {
    pub(crate) fn new(dictionary: &dyn AnyDictionaryArray, values: &'d T) -> Self {
        DictionaryRows { values, keys: keys(dictionary) }
    }
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
