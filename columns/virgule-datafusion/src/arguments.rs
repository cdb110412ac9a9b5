//! Arguments of functions: types, arrays and literals.

use datafusion::arrow::array::{Array, ArrayRef};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{Result, ScalarValue, exec_err, plan_err};
use datafusion::logical_expr::ColumnarValue;

/// Checks that arguments are texts; an untyped NULL becomes a text. `counts` are the minimal and the maximal number of
/// arguments.
pub(crate) fn coerce(name: &str, counts: (usize, usize), types: &[DataType]) -> Result<Vec<DataType>> {
    if types.len() < counts.0 || types.len() > counts.1 {
        let expected =
            if counts.0 == counts.1 { counts.0.to_string() } else { format!("{} or {}", counts.0, counts.1) };
        return plan_err!("{name} has {} arguments, expected {expected}", types.len());
    }
    types
        .iter()
        .map(|given| match given {
            DataType::Null => Ok(DataType::Utf8),
            given if is_text(given) => Ok(given.clone()),
            DataType::Dictionary(_, values) if is_text(values) => Ok(given.clone()),
            given => plan_err!(
                "{name} takes texts (Utf8, LargeUtf8, Utf8View or a dictionary of these), not {given}: cast it first"
            ),
        })
        .collect()
}

fn is_text(data_type: &DataType) -> bool {
    matches!(data_type, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View)
}

/// The text of a literal; `None` for a NULL. An argument that is not a literal is an error.
pub(crate) fn literal<'a>(name: &str, argument: &'a ColumnarValue) -> Result<Option<&'a str>> {
    match argument {
        ColumnarValue::Scalar(value) => scalar(name, value),
        ColumnarValue::Array(_) => exec_err!("{name}: this argument is a literal, not a column"),
    }
}

/// The text of a scalar; `None` for a NULL.
pub(crate) fn scalar<'a>(name: &str, value: &'a ScalarValue) -> Result<Option<&'a str>> {
    match value.try_as_str() {
        Some(text) => Ok(text),
        None => exec_err!("{name}: expected a text, not {}", value.data_type()),
    }
}

/// Calls a function of arrays. If all arguments are scalars, the result is a scalar.
pub(crate) fn over_arrays(
    arguments: &[ColumnarValue],
    rows: usize,
    call: impl FnOnce(&dyn Array) -> Result<ArrayRef>,
) -> Result<ColumnarValue> {
    let all_scalars = arguments.iter().all(|argument| matches!(argument, ColumnarValue::Scalar(_)));
    let rows = if all_scalars { 1 } else { rows };
    let Some(first) = arguments.first() else { return exec_err!("a function without arguments") };
    let result = call(&first.to_array(rows)?)?;
    match all_scalars {
        true => Ok(ColumnarValue::Scalar(ScalarValue::try_from_array(&result, 0)?)),
        false => Ok(ColumnarValue::Array(result)),
    }
}
