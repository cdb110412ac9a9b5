//! Kernels over dictionaries: each value is parsed once, and the rows keep their keys.

use crate::ColumnError;
use crate::texts::keys;
use arrow_array::array::AnyDictionaryArray;
use arrow_array::builder::{BooleanBuilder, Int64Builder};
use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{Array, ArrayRef, StructArray, make_array};
use arrow_buffer::{BooleanBuffer, NullBuffer};
use arrow_schema::{DataType, Fields};
use std::sync::Arc;

/// Runs a kernel over the values of a dictionary to which rows refer.
pub(crate) fn run(
    dictionary: &dyn AnyDictionaryArray,
    kernel: impl Fn(&dyn Array) -> Result<ArrayRef, ColumnError>,
) -> Result<ArrayRef, ColumnError> {
    let keys = keys(dictionary);
    let values = referred(dictionary.values(), &keys)?;
    let result = match kernel(&values) {
        Err(error @ ColumnError::InvalidText { .. }) => {
            return Err(first_error(&keys, &values, kernel, error));
        }
        other => other?,
    };
    match result.data_type() {
        DataType::Boolean => {
            let (values, mut rows) = (result.as_boolean(), BooleanBuilder::with_capacity(keys.len()));
            rows.extend(present(&keys, &result).map(|key| key.map(|key| values.value(key))));
            Ok(Arc::new(rows.finish()))
        }
        DataType::Int64 => {
            let (values, mut rows) =
                (result.as_primitive::<Int64Type>(), Int64Builder::with_capacity(keys.len()));
            rows.extend(present(&keys, &result).map(|key| key.map(|key| values.value(key))));
            Ok(Arc::new(rows.finish()))
        }
        DataType::Struct(_) => {
            let columns = result.as_struct().columns().iter();
            let columns = columns
                .map(|column| with_values(dictionary, &keys, column))
                .collect::<Result<Vec<_>, _>>()?;
            let DataType::Struct(fields) = result_type(dictionary.data_type(), result.data_type()) else {
                return Err(ColumnError::NotText { data_type: result.data_type().clone() });
            };
            let nulls = NullBuffer::from_iter(present(&keys, &result).map(|key| key.is_some()));
            Ok(Arc::new(StructArray::try_new_with_length(fields, columns, Some(nulls), keys.len())?))
        }
        _ => with_values(dictionary, &keys, &result),
    }
}

/// The type of the result for a dictionary, if the result for its values has the type `values`.
pub(crate) fn result_type(dictionary: &DataType, values: &DataType) -> DataType {
    let DataType::Dictionary(key, _) = dictionary else { return values.clone() };
    match values {
        DataType::Boolean | DataType::Int64 => values.clone(),
        DataType::Struct(fields) => DataType::Struct(Fields::from_iter(fields.iter().map(|field| {
            let data_type = DataType::Dictionary(key.clone(), Box::new(field.data_type().clone()));
            field.as_ref().clone().with_data_type(data_type)
        }))),
        _ => DataType::Dictionary(key.clone(), Box::new(values.clone())),
    }
}

/// The error of the first row that has one. The order of values differs from that of rows.
#[cold]
fn first_error(
    keys: &[Option<usize>],
    values: &ArrayRef,
    kernel: impl Fn(&dyn Array) -> Result<ArrayRef, ColumnError>,
    error: ColumnError,
) -> ColumnError {
    let mut seen = vec![false; values.len()];
    for (row, key) in keys.iter().enumerate() {
        let Some(key) = key.filter(|&key| !std::mem::replace(&mut seen[key], true)) else { continue };
        match kernel(&values.slice(key, 1)) {
            Err(ColumnError::InvalidText { argument, offset, message, .. }) => {
                return ColumnError::InvalidText { row, argument, offset, message };
            }
            Err(other) => return other,
            Ok(_) => {}
        }
    }
    error
}

/// The key of each row, or `None` if its value in `values` is NULL.
fn present<'k>(keys: &'k [Option<usize>], values: &'k dyn Array) -> impl Iterator<Item = Option<usize>> + 'k {
    keys.iter().map(|key| key.filter(|&key| values.is_valid(key)))
}

/// The values, with NULL for each value to which no row refers: slices share all values, and an unused value must not
/// cause an error.
fn referred(values: &ArrayRef, keys: &[Option<usize>]) -> Result<ArrayRef, ColumnError> {
    let mut used = vec![false; values.len()];
    for &key in keys.iter().flatten() {
        used[key] = true;
    }
    if used.iter().all(|used| *used) {
        return Ok(values.clone());
    }
    let used = NullBuffer::new(BooleanBuffer::from(used));
    let nulls = NullBuffer::union(Some(&used), values.logical_nulls().as_ref());
    Ok(make_array(values.to_data().into_builder().nulls(nulls).build()?))
}

/// The dictionary with its values replaced by as many others. If the new value of a row is NULL, its key becomes NULL,
/// as engines expect.
fn with_values(
    dictionary: &dyn AnyDictionaryArray,
    keys: &[Option<usize>],
    values: &ArrayRef,
) -> Result<ArrayRef, ColumnError> {
    let nulls = NullBuffer::from_iter(present(keys, values).map(|key| key.is_some()));
    let data = dictionary.to_data().into_builder();
    let data = data.data_type(result_type(dictionary.data_type(), values.data_type()));
    let data = data.nulls(Some(nulls)).child_data(vec![values.to_data()]);
    Ok(make_array(data.build()?))
}
