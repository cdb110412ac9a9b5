//! Ports as numbers, in place of the texts that a kernel finds: what `Uri.port` is for one URI.

use arrow_array::cast::AsArray;
use arrow_array::types::UInt16Type;
use arrow_array::{Array, ArrayRef, PrimitiveArray, StructArray};
use arrow_schema::{DataType, Field, Fields};
use std::sync::Arc;
use virgule_columns::ColumnError;

/// The type of `texts`, a port or a struct with one, with its port as a number.
pub fn data_type(texts: &DataType) -> DataType {
    match texts {
        DataType::Dictionary(keys, values) => DataType::Dictionary(keys.clone(), Box::new(data_type(values))),
        DataType::Struct(fields) => {
            let fields = fields.iter().map(|field| match is_port(field) {
                true => Arc::new(Field::new(field.name(), data_type(field.data_type()), true)),
                false => field.clone(),
            });
            DataType::Struct(Fields::from_iter(fields))
        }
        _ => DataType::UInt16,
    }
}

/// The array with its port as a number. An empty port is NULL, and one above 65535 too, or with `is_strict` an error.
pub fn array(texts: &ArrayRef, is_strict: bool) -> Result<ArrayRef, ColumnError> {
    if let Some(dictionary) = texts.as_any_dictionary_opt() {
        let values = array(dictionary.values(), is_strict).map_err(|error| match error {
            ColumnError::InvalidText { row: value, argument, offset, message } => {
                let row = dictionary.normalized_keys().iter().position(|key| *key == value);
                ColumnError::InvalidText { row: row.unwrap_or_default(), argument, offset, message }
            }
            other => other,
        });
        return Ok(dictionary.with_values(values?));
    }
    match texts.data_type() {
        DataType::Struct(fields) => {
            let parts = texts.as_struct();
            let columns = fields.iter().zip(parts.columns()).map(|(field, column)| match is_port(field) {
                true => array(column, is_strict),
                false => Ok(column.clone()),
            });
            let columns = columns.collect::<Result<Vec<_>, _>>()?;
            let DataType::Struct(fields) = data_type(texts.data_type()) else { return Ok(texts.clone()) };
            let made = StructArray::try_new(fields, columns, parts.nulls().cloned());
            made.map(|made| Arc::new(made) as ArrayRef).map_err(ColumnError::Arrow)
        }
        DataType::Utf8 => numbers(texts.as_string::<i32>().iter(), is_strict),
        DataType::LargeUtf8 => numbers(texts.as_string::<i64>().iter(), is_strict),
        DataType::Utf8View => numbers(texts.as_string_view().iter(), is_strict),
        other => Err(ColumnError::NotText { data_type: other.clone() }),
    }
}

fn is_port(field: &Field) -> bool {
    field.name() == "port"
}

fn numbers<'t>(
    texts: impl Iterator<Item = Option<&'t str>>,
    is_strict: bool,
) -> Result<ArrayRef, ColumnError> {
    let number = |(row, text): (usize, Option<&str>)| match text.filter(|text| !text.is_empty()) {
        None => Ok(None),
        Some(text) => match text.trim_start_matches('0') {
            "" => Ok(Some(0)),
            digits => match digits.parse() {
                Ok(number) => Ok(Some(number)),
                Err(_) if !is_strict => Ok(None),
                Err(_) => Err(ColumnError::InvalidText {
                    row,
                    argument: "text",
                    offset: 0,
                    message: "the port is above 65535".into(),
                }),
            },
        },
    };
    let numbers: Result<Vec<Option<u16>>, ColumnError> = texts.enumerate().map(number).collect();
    Ok(Arc::new(PrimitiveArray::<UInt16Type>::from(numbers?)))
}
