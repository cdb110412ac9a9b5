//! Segments of paths and pairs of queries, decoded or encoded.

use crate::error::unknown;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use virgule::encode::rule::TakesEmpty;
use virgule::encode::{self, Encoded, Segments, Separator};

/// The segments of a path.
pub fn segments<'py, R: TakesEmpty>(
    py: Python<'py>,
    segments: Segments<'_, R>,
    decode: bool,
) -> PyResult<Bound<'py, PyTuple>> {
    let all = segments.map(|segment| piece(py, segment, decode, false));
    PyTuple::new(py, all.collect::<PyResult<Vec<_>>>()?)
}

/// The pairs of a query: the name, and the value if the pair has a `=`.
pub fn pairs<'py, R: TakesEmpty>(
    py: Python<'py>,
    query: Option<Encoded<'_, R>>,
    separator: &str,
    decode: bool,
    form: bool,
) -> PyResult<Bound<'py, PyTuple>> {
    let separator = match separator {
        "&" => Separator::Ampersand,
        ";" => Separator::Semicolon,
        "&;" => Separator::Either,
        other => return Err(unknown("separator", other, &["&", ";", "&;"])),
    };
    let all = query.into_iter().flat_map(|query| encode::pairs(query, separator)).map(|(name, value)| {
        let value = value.map(|value| piece(py, value, decode, form)).transpose()?;
        Ok((piece(py, name, decode, form)?, value))
    });
    PyTuple::new(py, all.collect::<PyResult<Vec<_>>>()?)
}

/// A piece of a component. If `form`, `+` is decoded to a space.
fn piece<'py, R: encode::Rule>(
    py: Python<'py>,
    piece: Encoded<'_, R>,
    decode: bool,
    form: bool,
) -> PyResult<Bound<'py, PyString>> {
    let decoded = match (decode, form) {
        (false, _) => return Ok(PyString::new(py, piece.as_str())),
        (true, false) => piece.decode(),
        (true, true) => piece.decode_form(),
    };
    let refused =
        |error: encode::NotUtf8Error| PyValueError::new_err(format!("{error}; read it with decode=False"));
    Ok(PyString::new(py, &decoded.map_err(refused)?))
}
