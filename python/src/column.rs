//! Arrow columns: arrays of any library that implements the PyCapsule interface, such as pyarrow, polars, pandas and
//! duckdb.
//!
//! A column is one array or a sequence of arrays, its chunks. The buffers are shared with the library that created
//! them, in both directions; the interpreter's lock is released while a kernel runs.

use crate::arguments::{equivalence, utf8_or_raise};
use crate::error::column_error;
use crate::grammar::Grammar;
use arrow_array::cast::AsArray;
use arrow_array::types::UInt16Type;
use arrow_array::{Array, ArrayRef, PrimitiveArray, StructArray, new_null_array};
use arrow_schema::{ArrowError, DataType, Field, FieldRef, Fields};
use arrow_select::concat::concat;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyString, PyTuple, PyType};
use pyo3_arrow::ffi::{ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule};
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;
use virgule_columns::{ColumnError, Invalid, Kernel, Operand, Operation, Syntax};

/// The result of a kernel: an Arrow array, which may have chunks.
#[pyclass(frozen, module = "virgule.arrow")]
pub struct Column {
    chunks: Vec<ArrayRef>,
    field: FieldRef,
}

fn chunks(column: &Bound<'_, PyAny>) -> PyResult<(Vec<ArrayRef>, FieldRef)> {
    if let Ok(column) = column.cast::<Column>() {
        let Column { chunks, field } = column.get();
        return Ok((chunks.clone(), field.clone()));
    }
    let array: AnyArray = column.extract().map_err(|error: PyErr| {
        let message = "a column with __arrow_c_array__ or __arrow_c_stream__ is needed, such as a pyarrow.Array or a polars.Series";
        let refused = PyTypeError::new_err(message);
        refused.set_cause(column.py(), Some(error));
        refused
    })?;
    let reader = array.into_reader()?;
    let field = reader.field();
    // The type of a column without any value. Its arrays are not read: polars gives them a buffer, which arrow refuses.
    if field.data_type().is_null() {
        let texts = new_null_array(&DataType::Utf8, column.len()?);
        return Ok((vec![texts], Arc::new(Field::new(field.name(), DataType::Utf8, true))));
    }
    let chunks: Result<Vec<ArrayRef>, ArrowError> = reader.collect();
    Ok((chunks.map_err(|error| PyValueError::new_err(error.to_string()))?, field))
}

fn joined(chunks: &[ArrayRef], field: &Field) -> PyResult<ArrayRef> {
    match chunks {
        [] => Ok(arrow_array::new_empty_array(field.data_type())),
        [one] => Ok(one.clone()),
        several => {
            let several: Vec<&dyn Array> = several.iter().map(|chunk| &**chunk).collect();
            concat(&several).map_err(|error| PyValueError::new_err(error.to_string()))
        }
    }
}

#[pymethods]
impl Column {
    /// Exports the column as an array; several chunks are concatenated, which copies them.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let array = joined(&self.chunks, &self.field)?;
        Ok(to_array_pycapsules(py, self.field.clone(), &array, requested_schema)?)
    }

    /// Exports the column as a stream of its chunks.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let chunks = self.chunks.clone().into_iter().map(Ok);
        let reader = Box::new(ArrayIterator::new(chunks, self.field.clone()));
        Ok(to_stream_pycapsule(py, reader, requested_schema)?)
    }

    /// Exports the type of the column.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        Ok(to_schema_pycapsule(py, &*self.field)?)
    }

    fn __len__(&self) -> usize {
        self.chunks.iter().map(Array::len).sum()
    }

    fn __repr__(&self) -> String {
        format!("<Column of {}, {} rows>", self.field.data_type(), self.__len__())
    }
}

/// The syntax that a name, a class or a grammar denotes.
fn syntax(kind: &Bound<'_, PyAny>) -> PyResult<Syntax> {
    if let Ok(grammar) = kind.cast::<Grammar>() {
        return grammar.get().syntax();
    }
    let class = kind.cast::<PyType>().ok().and_then(|class| class.getattr("kind").ok());
    let name = class.as_ref().unwrap_or(kind).cast::<PyString>();
    let name =
        name.map_err(|_| PyTypeError::new_err("a kind is its name, a class of virgule, or a Grammar"))?;
    Syntax::find(utf8_or_raise(name)?).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// The operation named `name`; `detail` is the field or the level that it needs.
fn operation(name: &str, detail: Option<&str>) -> PyResult<Operation> {
    let detail = detail.unwrap_or_default();
    Ok(match name {
        "components" => Operation::Components,
        "component" => Operation::Component(detail.to_owned()),
        "is_valid" => Operation::IsValid,
        "error_offset" => Operation::ErrorOffset,
        "error_message" => Operation::ErrorMessage,
        "normalize" => Operation::Normalize(equivalence(detail)?),
        "equivalence_key" => Operation::EquivalenceKey(equivalence(detail)?),
        "resolve" => Operation::Resolve,
        "relativize" => Operation::Relativize,
        "query_value" => Operation::QueryValue,
        other => return Err(PyValueError::new_err(format!("there is no operation {other:?}"))),
    })
}

/// The second argument of a kernel.
enum Second {
    None,
    Scalar(String),
    Column(Vec<ArrayRef>),
}

impl Second {
    /// The second argument for the chunk with this index.
    fn of_chunk(&self, index: usize) -> Operand<'_> {
        match self {
            Second::None => Operand::None,
            Second::Scalar(text) => Operand::Scalar(Some(text)),
            Second::Column(chunks) => chunks.get(index).map_or(Operand::None, |chunk| Operand::Column(chunk)),
        }
    }
}

/// The kinds whose port is a number, as it is for objects of their classes.
const GENERIC: [&str; 4] = ["uri", "uri-reference", "iri", "iri-reference"];

/// Runs a kernel over a column: `virgule.arrow` has a function for each operation.
#[pyfunction]
#[pyo3(name = "_run_kernel", signature = (name, column, kind, detail, operand, invalid, /))]
pub fn run_kernel(
    name: &str,
    column: &Bound<'_, PyAny>,
    kind: &Bound<'_, PyAny>,
    detail: Option<&str>,
    operand: Option<&Bound<'_, PyAny>>,
    invalid: &str,
) -> PyResult<Column> {
    let py = column.py();
    let invalid = match invalid {
        "null" => Invalid::Null,
        "raise" => Invalid::Error,
        other => return Err(crate::error::unknown("treatment of invalid texts", other, &["null", "raise"])),
    };
    let refused = |error: ColumnError| column_error(py, error, 0);
    let kernel = Kernel::new(operation(name, detail)?, syntax(kind)?).map_err(refused)?.invalid(invalid);
    let (mut texts, field) = chunks(column)?;
    let second = match operand {
        None => Second::None,
        Some(operand) => match operand.cast::<PyString>() {
            Ok(text) => Second::Scalar(utf8_or_raise(text)?.to_owned()),
            Err(_) => {
                let (operands, operand_field) = chunks(operand)?;
                let lengths = |chunks: &[ArrayRef]| chunks.iter().map(Array::len).collect::<Vec<_>>();
                if lengths(&operands) == lengths(&texts) {
                    Second::Column(operands)
                } else {
                    texts = vec![joined(&texts, &field)?];
                    Second::Column(vec![joined(&operands, &operand_field)?])
                }
            }
        },
    };
    let data_type = kernel.result_type(field.data_type()).map_err(refused)?;
    let has_port = matches!(kernel.operation(), Operation::Components)
        || matches!(kernel.operation(), Operation::Component(name) if name == "port");
    let numbers = has_port && GENERIC.contains(&kernel.syntax().name());
    let made = py.detach(|| {
        let (mut made, mut before) = (Vec::with_capacity(texts.len()), 0);
        for (index, chunk) in texts.iter().enumerate() {
            let result = kernel.run(chunk, second.of_chunk(index)).and_then(|result| match numbers {
                true => port_numbers(&result, invalid == Invalid::Error),
                false => Ok(result),
            });
            made.push(result.map_err(|error| (error, before))?);
            before += chunk.len();
        }
        Ok(made)
    });
    let data_type = if numbers { port_type(&data_type) } else { data_type };
    let chunks = made.map_err(|(error, before)| column_error(py, error, before))?;
    Ok(Column { chunks, field: Arc::new(Field::new(name, data_type, true)) })
}

/// The type of `texts`, a port or a struct with one, with its port as a number.
fn port_type(texts: &DataType) -> DataType {
    match texts {
        DataType::Dictionary(keys, values) => DataType::Dictionary(keys.clone(), Box::new(port_type(values))),
        DataType::Struct(fields) => {
            let fields = fields.iter().map(|field| match is_port(field) {
                true => Arc::new(Field::new(field.name(), port_type(field.data_type()), true)),
                false => field.clone(),
            });
            DataType::Struct(Fields::from_iter(fields))
        }
        _ => DataType::UInt16,
    }
}

/// The array with its port as a number. An empty port is NULL, and one above 65535 too, or with `is_strict` an error.
fn port_numbers(texts: &ArrayRef, is_strict: bool) -> Result<ArrayRef, ColumnError> {
    if let Some(dictionary) = texts.as_any_dictionary_opt() {
        let values = port_numbers(dictionary.values(), is_strict).map_err(|error| match error {
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
                true => port_numbers(column, is_strict),
                false => Ok(column.clone()),
            });
            let columns = columns.collect::<Result<Vec<_>, _>>()?;
            let DataType::Struct(fields) = port_type(texts.data_type()) else { return Ok(texts.clone()) };
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
