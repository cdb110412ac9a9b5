//! Arguments: `str` objects as `&str`, texts, hosts and ports of several types, and names of normalizations and equivalences.

use crate::error::{parse_error, surrogate, unknown};
use crate::generic::{Generic, Iri, IriReference, Uri, UriReference};
use crate::kind::TypedText;
use pyo3::exceptions::{PyTypeError, PyUnicodeEncodeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyFloat, PyInt, PyString};
use std::net::IpAddr;
use virgule::{Equivalence, Normalization, ParseError, UriType};

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

/// The text of an argument of a constructor: a `str`, or an object of this package.
pub fn text_of<'py>(class: &str, text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    let py = text.py();
    if let Ok(text) = text.cast::<PyString>() {
        return Ok(text.clone());
    }
    macro_rules! of {
        ($($class:ident)*) => {$(
            if let Ok(object) = text.cast::<$class>() {
                return Ok(object.get().text.bind(py).clone());
            }
        )*};
    }
    of! { Uri UriReference Iri IriReference }
    if let Ok(object) = text.cast::<TypedText>() {
        return Ok(object.get().text(py));
    }
    let message = format!("{class} takes a str or an object of virgule, not {}", text.get_type().name()?);
    Err(PyTypeError::new_err(message))
}

/// The text of a host, which is a `str` or an address of the module `ipaddress`.
pub fn host_text(host: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = host.cast::<PyString>() {
        return Ok(utf8_or_raise(text)?.to_owned());
    }
    match host.extract::<IpAddr>() {
        Ok(IpAddr::V4(address)) => Ok(address.to_string()),
        Ok(IpAddr::V6(address)) => Ok(format!("[{address}]")),
        Err(_) => Err(PyTypeError::new_err("a host is a str, an IPv4Address or an IPv6Address")),
    }
}

/// The text of a `str` or of a number, which a `bool` is too; `None` for any other object.
pub fn text_or_number(value: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(Some(utf8_or_raise(text)?.to_owned()));
    }
    let is_number = value.is_instance_of::<PyInt>() || value.is_instance_of::<PyFloat>();
    is_number.then(|| Ok(value.str()?.to_str()?.to_owned())).transpose()
}

/// The number of a port; `None` if there is none.
pub fn port_number(port: Option<&Bound<'_, PyAny>>) -> PyResult<Option<u16>> {
    let Some(port) = port else { return Ok(None) };
    if !port.is_instance_of::<PyInt>() {
        return Err(PyTypeError::new_err("a port is an int or None"));
    }
    port.extract().map(Some).map_err(|_| PyValueError::new_err("a port is between 0 and 65535"))
}

const STEPS: [(&str, Normalization); 5] = [
    ("case", Normalization::CASE),
    ("percent", Normalization::PERCENT),
    ("dots", Normalization::DOTS),
    ("syntax", Normalization::SYNTAX),
    ("scheme", Normalization::SCHEME),
];

/// The equivalences, by the name that `Display` writes.
const EQUIVALENCES: [(&str, Equivalence); 3] =
    [("string", Equivalence::String), ("syntax", Equivalence::Syntax), ("scheme", Equivalence::Scheme)];

/// The value named `name`; an exception that lists all names if there is none.
fn find<T: Copy>(what: &str, name: &str, all: &[(&str, T)]) -> PyResult<T> {
    match all.iter().find(|(known, _)| *known == name) {
        Some(&(_, value)) => Ok(value),
        None => Err(unknown(what, name, &all.iter().map(|(known, _)| *known).collect::<Vec<_>>())),
    }
}

pub fn normalization(name: &str) -> PyResult<Normalization> {
    find("normalization", name, &STEPS)
}

pub fn equivalence(name: &str) -> PyResult<Equivalence> {
    find("equivalence", name, &EQUIVALENCES)
}

/// The name of an equivalence; `None` for `None`.
pub fn name(equivalence: Option<Equivalence>) -> Option<&'static str> {
    let found = |equivalence| EQUIVALENCES.iter().find(|(_, known)| *known == equivalence);
    equivalence.and_then(found).map(|(name, _)| *name)
}
