//! URI templates (RFC 6570), expanded from the values of Python.

use crate::arguments::{text_or_number, utf8_or_raise};
use crate::error::{Fault, parse_error};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyMapping, PyTuple};
use virgule::schemes::UriTemplate;
use virgule::template::Value;

/// The text of a template, expanded; a variable without a value, or with `None`, is undefined (section 2.3).
#[pyfunction]
#[pyo3(signature = (template, variables, /))]
pub fn expand(template: &Bound<'_, PyAny>, variables: &Bound<'_, PyAny>) -> PyResult<String> {
    let py = template.py();
    // An object of `schemes.UriTemplate` is its text.
    let text = template.str()?;
    let text = utf8_or_raise(&text)?;
    let parsed = UriTemplate::parse(text).map_err(|error| parse_error(py, text, &error))?;
    let mut values: Vec<(String, Value<'static>)> = Vec::new();
    for (name, value) in pairs(variables)? {
        values.extend(value_of(&value)?.map(|value| (name, value)));
    }
    let expansion = parsed.expand(&values);
    expansion.map_err(|error| Fault::invalid(text, error.offset(), error.to_string()).raise(py, None))
}

fn pairs<'py>(mapping: &Bound<'py, PyAny>) -> PyResult<Vec<(String, Bound<'py, PyAny>)>> {
    if let Ok(dict) = mapping.cast::<PyDict>() {
        return dict.iter().map(|(name, value)| Ok((text_of(&name)?, value))).collect();
    }
    let mapping = mapping.cast::<PyMapping>().map_err(|_| {
        PyTypeError::new_err("variables are a mapping of names to texts, numbers, lists and mappings")
    })?;
    mapping
        .items()?
        .iter()
        .map(|pair| pair.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>)>())
        .map(|pair| pair.and_then(|(name, value)| Ok((text_of(&name)?, value))))
        .collect()
}

/// The value of a variable; `None` for one that is undefined.
fn value_of(value: &Bound<'_, PyAny>) -> PyResult<Option<Value<'static>>> {
    if value.is_none() {
        return Ok(None);
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        let items: Vec<String> = value.try_iter()?.map(|item| text_of(&item?)).collect::<PyResult<_>>()?;
        return Ok(Some(Value::list(items)));
    }
    if value.cast::<PyMapping>().is_ok() {
        let pairs = pairs(value)?.into_iter().map(|(name, value)| Ok((name, text_of(&value)?)));
        return Ok(Some(Value::map(pairs.collect::<PyResult<Vec<_>>>()?)));
    }
    Ok(Some(Value::Text(text_of(value)?.into())))
}

/// A text or a number as text; `True` and `False` as in JSON.
fn text_of(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(value) = value.cast::<PyBool>() {
        return Ok(value.is_true().to_string());
    }
    if let Some(text) = text_or_number(value)? {
        return Ok(text);
    }
    let class = value.get_type();
    Err(PyTypeError::new_err(format!("a template has texts and numbers, not {}", class.name()?)))
}
