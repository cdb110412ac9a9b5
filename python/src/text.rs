//! Texts of Python as `&str`.

use crate::error::{parse_error, surrogate};
use pyo3::exceptions::PyUnicodeEncodeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::PyString;
use virgule::ParseError;

/// The UTF-8 form of a `str`, which Python keeps with it: for ASCII the text itself. `Err` is the index of a surrogate.
pub fn utf8<'t>(text: &'t Bound<'_, PyString>) -> PyResult<Result<&'t str, usize>> {
    text.to_str().map(Ok).or_else(|error| position(text.py(), error).map(Err))
}

/// The same, where a surrogate is an error.
pub fn utf8_or_raise<'t>(text: &'t Bound<'_, PyString>) -> PyResult<&'t str> {
    utf8(text)?.map_err(|offset| surrogate(text, offset, None).map_or_else(|error| error, PyErr::from_value))
}

/// The same, kept alive without the interpreter.
pub fn shared(text: &Bound<'_, PyString>) -> PyResult<Result<PyBackedStr, usize>> {
    PyBackedStr::try_from(text.clone()).map(Ok).or_else(|error| position(text.py(), error).map(Err))
}

/// The index of the surrogate that an error of encoding is about.
fn position(py: Python<'_>, error: PyErr) -> PyResult<usize> {
    if !error.is_instance_of::<PyUnicodeEncodeError>(py) {
        return Err(error);
    }
    error.value(py).getattr("start")?.extract()
}

/// The text as an exact `str`, because a subclass may convert itself to another text, and its captures.
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

/// A `str` as it would be written, behind the name of a class.
pub fn shown(py: Python<'_>, class: &str, text: &str) -> PyResult<String> {
    Ok(format!("{class}({})", PyString::new(py, text).repr()?.to_str()?))
}
