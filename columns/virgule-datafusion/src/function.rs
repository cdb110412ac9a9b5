//! A kernel as a function of DataFusion, and the arguments of functions: types, arrays and literals.

use datafusion::arrow::array::{Array, ArrayRef};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{DataFusionError, Result, ScalarValue, exec_err, plan_err};
use datafusion::logical_expr::interval_arithmetic::Interval;
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, Volatility,
};
use std::sync::Arc;
use virgule_columns::{ColumnError, Equivalence, Invalid, Kernel, Operand, Operation, Syntax};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Task {
    /// An operation. The arguments are a text, a text and a base, or a text and a name.
    Fixed(Operation),
    /// Normalization. The arguments are a text and optionally the level, a literal.
    Normalize,
    /// The equivalence key. The arguments are a text and optionally the level, a literal.
    Key,
}

#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct UriFunction {
    name: String,
    task: Task,
    /// The kernel; for normalization and keys, that of the default level.
    kernel: Kernel,
    invalid: Invalid,
    signature: Signature,
}

impl UriFunction {
    pub(crate) fn udf(name: String, task: Task, syntax: &Syntax, invalid: Invalid) -> Result<Arc<ScalarUDF>> {
        let operation = match &task {
            Task::Fixed(operation) => operation.clone(),
            Task::Normalize => Operation::Normalize(Equivalence::Syntax),
            Task::Key => Operation::EquivalenceKey(Equivalence::Scheme),
        };
        let kernel = Kernel::new(operation, syntax.clone()).map_err(|error| external(&name, error))?;
        let kernel = kernel.invalid(invalid);
        let signature = Signature::user_defined(Volatility::Immutable);
        Ok(Arc::new(ScalarUDF::new_from_impl(UriFunction { name, task, kernel, invalid, signature })))
    }

    /// The kernel for the level in a call.
    fn leveled(&self, level: Option<&str>) -> Result<Kernel> {
        let level = match level {
            Some("string") => Equivalence::String,
            Some("syntax") => Equivalence::Syntax,
            Some("scheme") => Equivalence::Scheme,
            Some(other) => {
                return exec_err!(
                    "{}: there is no level '{other}', expected 'string', 'syntax' or 'scheme'",
                    self.name
                );
            }
            None => return exec_err!("{}: the level is NULL", self.name),
        };
        let operation = match self.task {
            Task::Key => Operation::EquivalenceKey(level),
            _ => Operation::Normalize(level),
        };
        let kernel = Kernel::new(operation, self.kernel.syntax().clone());
        Ok(kernel.map_err(|error| external(&self.name, error))?.invalid(self.invalid))
    }
}

/// An error of a kernel, with the name of the function as context.
pub(crate) fn external(name: &str, error: ColumnError) -> DataFusionError {
    DataFusionError::External(Box::new(error)).context(name)
}

impl ScalarUDFImpl for UriFunction {
    fn name(&self) -> &str {
        &self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, types: &[DataType]) -> Result<Vec<DataType>> {
        let counts = match self.task {
            Task::Fixed(_) if self.kernel.has_operand() => (2, 2),
            Task::Fixed(_) => (1, 1),
            Task::Normalize | Task::Key => (1, 2),
        };
        coerce(&self.name, counts, types)
    }

    fn return_type(&self, types: &[DataType]) -> Result<DataType> {
        let Some(texts) = types.first() else { return exec_err!("{} without arguments", self.name) };
        self.kernel.result_type(texts).map_err(|error| external(&self.name, error))
    }

    fn is_strict(&self) -> bool {
        true
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let named = |error| external(&self.name, error);
        let rows = args.number_rows;
        match (&self.task, &args.args[..]) {
            (Task::Normalize | Task::Key, [_, level]) => {
                let kernel = self.leveled(literal(&self.name, level)?)?;
                over_arrays(&args.args[..1], rows, |texts| kernel.run(texts, Operand::None).map_err(named))
            }
            (_, [_]) => {
                over_arrays(&args.args, rows, |texts| self.kernel.run(texts, Operand::None).map_err(named))
            }
            (_, [_, ColumnarValue::Scalar(operand)]) => {
                let operand = Operand::Scalar(scalar(&self.name, operand)?);
                over_arrays(&args.args, rows, |texts| self.kernel.run(texts, operand).map_err(named))
            }
            (_, [_, ColumnarValue::Array(operand)]) => over_arrays(&args.args, rows, |texts| {
                self.kernel.run(texts, Operand::Column(operand)).map_err(named)
            }),
            _ => exec_err!("{} has {} arguments", self.name, args.args.len()),
        }
    }

    fn evaluate_bounds(&self, _input: &[&Interval]) -> Result<Interval> {
        match self.task {
            Task::Fixed(Operation::ErrorOffset) => {
                Interval::try_new(ScalarValue::Int64(Some(0)), ScalarValue::Int64(None))
            }
            Task::Fixed(Operation::IsValid) => Ok(Interval::TRUE_OR_FALSE),
            _ => Interval::make_unbounded(&DataType::Null),
        }
    }
}

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
