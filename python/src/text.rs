//! Conversion of `str` objects to `&str`.

use crate::error::{parse_error, surrogate};
use crate::generic::Generic;
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::PyString;
use virgule::{ParseError, UriType};

/// The UTF-8 text of a `str`, which Python caches in the object; for ASCII it is the text itself. `Err` is the index of
/// a surrogate.
pub fn utf8<'t>(text: &'t Bound<'_, PyString>) -> PyResult<Result<&'t str, usize>> {
    text.to_str().map(Ok).or_else(|error| position(text.py(), error).map(Err))
}

/// The UTF-8 text of a `str`; an exception if it contains a surrogate.
pub fn utf8_or_raise<'t>(text: &'t Bound<'_, PyString>) -> PyResult<&'t str> {
    utf8(text)?.map_err(|offset| surrogate(text, offset, None).map_or_else(|error| error, PyErr::from_value))
}

/// The UTF-8 text of a `str`, as an object that is valid without the interpreter's lock. `Err` is the index of a
/// surrogate.
pub fn shared(text: &Bound<'_, PyString>) -> PyResult<Result<PyBackedStr, usize>> {
    PyBackedStr::try_from(text.clone()).map(Ok).or_else(|error| position(text.py(), error).map(Err))
}

/// The index of the surrogate at which an encoding failed.
fn position(py: Python<'_>, error: PyErr) -> PyResult<usize> {
    if !error.is_instance_of::<PyUnicodeEncodeError>(py) {
        return Err(error);
    }
    error.value(py).getattr("start")?.extract()
}

/// The text as an exact `str`, because a subclass may convert itself to another text, and the captures.
pub fn parsed<'py, C>(
    text: &Bound<'py, PyString>,
    find: impl FnOnce(&str) -> Result<C, ParseError>,
) -> PyResult<(Py<PyString>, C)> {
    let py = text.py();
    let utf8 = utf8_or_raise(text)?;
    match find(utf8) {
        Ok(captures) if text.is_exact_instance_of::<PyString>() => Ok((text.clone().unbind(), captures)),
        Ok(captures) => Ok((PyString::new(py, utf8).unbind(), captures)),
        Err(error) => Err(parse_error(py, utf8, &error)),
    }
}

/// The representation of an object: the name of the class, and the text as a literal.
pub fn shown(py: Python<'_>, class: &str, text: &str) -> PyResult<String> {
    Ok(format!("{class}({})", PyString::new(py, text).repr()?.to_str()?))
}

/// Creates an object from the resulting text of an operation.
pub fn made<G: Generic>(py: Python<'_>, text: &str) -> PyResult<G> {
    match G::Value::find(text) {
        Ok(found) => Ok(G::of(PyString::new(py, text).unbind(), found.captures())),
        Err(error) => Err(parse_error(py, text, &error)),
    }
}
