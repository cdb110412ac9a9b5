//! Paths and queries that are composed of plain texts, which are percent-encoded.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt, PyList, PyMapping, PyString, PyTuple};
use virgule::encode::{IQUERY, ISEGMENT, QUERY, SEGMENT, encode};

/// A path that goes on with segments, which `further` separates by slashes.
pub fn longer_path(path: &str, further: &str, is_iri: bool) -> PyResult<String> {
    if further.starts_with('/') {
        return Err(PyValueError::new_err(
            "what is appended to a path does not begin with a slash; use join",
        ));
    }
    if further.split('/').any(|segment| matches!(segment, "." | "..")) {
        return Err(PyValueError::new_err("`.` and `..` are no names of segments; use join"));
    }
    let set = if is_iri { ISEGMENT } else { SEGMENT };
    let segments: Vec<String> =
        further.split('/').map(|segment| encode(segment, set).into_cow().into_owned()).collect();
    let slash = if path.ends_with('/') { "" } else { "/" };
    Ok(format!("{path}{slash}{}", segments.join("/")))
}

/// A query: a `str` as it is, `None`, or pairs in a mapping or a sequence. In a mapping, a value may be a sequence of values.
pub fn query_text(query: &Bound<'_, PyAny>, is_iri: bool) -> PyResult<Option<String>> {
    if query.is_none() {
        return Ok(None);
    }
    if let Ok(text) = query.cast::<PyString>() {
        return Ok(Some(crate::text::utf8_or_raise(text)?.to_owned()));
    }
    let mut pairs = Pairs { text: String::new(), count: 0, is_iri };
    if let Ok(mapping) = query.cast::<PyMapping>() {
        for item in mapping.items()?.try_iter()? {
            let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item?.extract()?;
            if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
                for value in value.try_iter()? {
                    pairs.push(&name, &value?)?;
                }
            } else {
                pairs.push(&name, &value)?;
            }
        }
    } else {
        let wrong = |_| PyTypeError::new_err("a query is a str, a mapping, a sequence of pairs or None");
        for item in query.try_iter().map_err(wrong)? {
            let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item?.extract().map_err(wrong)?;
            pairs.push(&name, &value)?;
        }
    }
    Ok((pairs.count > 0).then_some(pairs.text))
}

/// The text of pairs.
struct Pairs {
    text: String,
    count: usize,
    is_iri: bool,
}

impl Pairs {
    /// Appends a pair; a value of `None` is none.
    fn push(&mut self, name: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        // Form decoding reads `+` as a space.
        let set = if self.is_iri { IQUERY } else { QUERY }.without_all(b"&;+");
        let Ok(name) = name.cast::<PyString>() else {
            return Err(PyTypeError::new_err("the name of a pair of a query is a str"));
        };
        if self.count > 0 {
            self.text.push('&');
        }
        self.count += 1;
        self.text.push_str(&encode(crate::text::utf8_or_raise(name)?, set.without(b'=')).into_cow());
        if !value.is_none() {
            self.text.push('=');
            self.text.push_str(&encode(&plain(value)?, set).into_cow());
        }
        Ok(())
    }
}

/// The text of a value: of a `str`, or of a number, but not of a `bool`, whose spelling each service chooses.
fn plain(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(crate::text::utf8_or_raise(text)?.to_owned());
    }
    let is_number = value.is_instance_of::<PyInt>() || value.is_instance_of::<PyFloat>();
    if !is_number || value.is_instance_of::<PyBool>() {
        let message = "the value of a pair of a query is a str, an int, a float or None";
        return Err(PyTypeError::new_err(message));
    }
    Ok(value.str()?.to_str()?.to_owned())
}
