//! `parse_url` and `try_parse_url`.

use super::java_uri::{JavaSyntax, PARTS};
use crate::function::{external, over_arrays, scalar};
use datafusion::arrow::array::cast::AsArray;
use datafusion::arrow::array::{Array, ArrayRef, StringViewBuilder, new_null_array};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{DataFusionError, Result};
use datafusion::logical_expr::{ColumnarValue, ScalarFunctionArgs};
use std::sync::Arc;
use virgule_columns::{ColumnError, Invalid, Kernel, Matcher, Operand, Operation, Refusal, Syntax};

/// A function; `invalid` selects an error or NULL for an invalid URL.
pub(super) struct ParseUrl<'f> {
    pub(super) name: &'f str,
    pub(super) invalid: Invalid,
}

impl ParseUrl<'_> {
    fn external(&self, error: ColumnError) -> DataFusionError {
        external(self.name, error)
    }

    pub(super) fn invoke(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        match &args.args[..] {
            [_, ColumnarValue::Scalar(part)] => {
                let part = scalar(self.name, part)?;
                over_arrays(&args.args, args.number_rows, |urls| match part {
                    Some(part) => self.part(urls, part),
                    None => Ok(new_null_array(urls.data_type(), urls.len())),
                })
            }
            arguments => {
                let more = &arguments[1..];
                over_arrays(arguments, args.number_rows, |urls| {
                    let urls = datafusion::arrow::array::make_array(urls.to_data());
                    let rows = urls.len();
                    let more = more.iter().map(|argument| argument.to_array(rows));
                    let all = std::iter::once(Ok(urls)).chain(more).collect::<Result<Vec<_>>>()?;
                    self.rows(&all, args.return_field.data_type())
                })
            }
        }
    }

    /// One part of each row; if the column has views, the result has views of the column.
    fn part(&self, urls: &dyn Array, part: &str) -> Result<ArrayRef> {
        let syntax = Syntax::own(Arc::new(JavaSyntax));
        // An invalid URL is an error even if the part does not exist.
        let operation = match PARTS.contains(&part) {
            true => Operation::Component(part.into()),
            false => Operation::IsValid,
        };
        let kernel = Kernel::new(operation, syntax.clone()).map_err(|error| self.external(error))?;
        let kernel = kernel.invalid(self.invalid);
        if PARTS.contains(&part) {
            return kernel.run(urls, Operand::None).map_err(|error| self.external(error));
        }
        if self.invalid == Invalid::Error {
            self.part(urls, "PROTOCOL")?;
        }
        let result = kernel.result_type(urls.data_type()).map(|_| urls.data_type().clone());
        Ok(new_null_array(&result.map_err(|error| self.external(error))?, urls.len()))
    }

    /// The result for each row if the part or the key is a column.
    fn rows(&self, arguments: &[ArrayRef], result: &DataType) -> Result<ArrayRef> {
        let texts =
            arguments.iter().map(|array| cast(array, &DataType::Utf8View)).collect::<Result<Vec<_>, _>>()?;
        let rows = texts.first().map_or(0, |array| array.len());
        let mut output = StringViewBuilder::with_capacity(rows);
        for row in 0..rows {
            let text = |array: &'_ ArrayRef| {
                let array = array.as_string_view();
                array.is_valid(row).then(|| array.value(row).to_string())
            };
            let given: Option<Vec<String>> = texts.iter().map(text).collect();
            output.append_option(match given.as_deref() {
                Some([url, part]) => self.value(row, url, part)?.map(str::to_string),
                Some([url, part, key]) if part == "QUERY" => {
                    self.value(row, url, part)?.and_then(|query| value_of(query, key)).map(str::to_string)
                }
                _ => None,
            });
        }
        Ok(cast(&output.finish(), result)?)
    }

    fn value<'u>(&self, row: usize, url: &'u str, part: &str) -> Result<Option<&'u str>> {
        let mut spans = [None; PARTS.len()];
        if JavaSyntax.spans(url, &mut spans).is_ok() {
            let part = PARTS.iter().position(|known| *known == part).and_then(|part| spans[part]);
            return Ok(part.and_then(|(begin, end)| url.get(begin..end)));
        }
        match (self.invalid, JavaSyntax.refusal(url)) {
            (Invalid::Error, Some(Refusal { offset, message })) => {
                Err(self.external(ColumnError::InvalidText { row, argument: "text", offset, message }))
            }
            _ => Ok(None),
        }
    }
}

/// The value of the first `key=value` of a query, without decoding.
fn value_of<'q>(query: &'q str, key: &str) -> Option<&'q str> {
    let pairs = query.split('&');
    pairs.filter_map(|pair| pair.strip_prefix(key)?.strip_prefix('=')).next()
}
