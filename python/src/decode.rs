//! Segments of paths and pairs of queries, decoded or encoded.

use crate::error::{characters, parse_error, unknown};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString, PyTuple};
use virgule::encode::rule::TakesEmpty;
use virgule::encode::{self, Encoded, Segments, Separator};

/// How a component is decoded.
#[derive(Clone, Copy)]
pub struct Decoding<'e> {
    /// False: it stays as it is written.
    pub decode: bool,
    /// `+` is decoded to a space.
    pub form: bool,
    /// What happens to bytes that are no UTF-8, as for `bytes.decode`.
    pub errors: &'e str,
}

/// The segments of a path of `text`.
pub fn segments<'py, R: TakesEmpty>(
    py: Python<'py>,
    text: &str,
    segments: Segments<'_, R>,
    decoding: Decoding<'_>,
) -> PyResult<Bound<'py, PyTuple>> {
    let all = segments.map(|segment| piece(py, text, segment, decoding));
    PyTuple::new(py, all.collect::<PyResult<Vec<_>>>()?)
}

/// The pairs of a query of `text`: the name, and the value if the pair has a `=`.
pub fn pairs<'py, R: TakesEmpty>(
    py: Python<'py>,
    text: &str,
    query: Option<Encoded<'_, R>>,
    separator: &str,
    decoding: Decoding<'_>,
) -> PyResult<Bound<'py, PyTuple>> {
    let separator = match separator {
        "&" => Separator::Ampersand,
        ";" => Separator::Semicolon,
        "&;" => Separator::Either,
        other => return Err(unknown("separator", other, &["&", ";", "&;"])),
    };
    let all = query.into_iter().flat_map(|query| encode::pairs(query, separator)).map(|(name, value)| {
        let value = value.map(|value| piece(py, text, value, decoding)).transpose()?;
        Ok((piece(py, text, name, decoding)?, value))
    });
    PyTuple::new(py, all.collect::<PyResult<Vec<_>>>()?)
}

/// A piece of a component of `text`.
fn piece<'py, R: encode::Rule>(
    py: Python<'py>,
    text: &str,
    piece: Encoded<'_, R>,
    decoding: Decoding<'_>,
) -> PyResult<Bound<'py, PyString>> {
    if !decoding.decode {
        return Ok(PyString::new(py, piece.as_str()));
    }
    let decoded = if decoding.form { piece.decode_form() } else { piece.decode() };
    match decoded {
        Ok(decoded) => Ok(PyString::new(py, &decoded)),
        Err(error) if decoding.errors == "strict" => {
            let begin = piece.as_str().as_ptr().addr() - text.as_ptr().addr();
            let offset = characters(text, begin + error.offset());
            Err(PyValueError::new_err(format!(
                "offset {offset}: the escapes are no UTF-8; errors='replace' and other names of bytes.decode read them, \
                 decode=False keeps them"
            )))
        }
        Err(_) => {
            let blanks = if decoding.form { "%20" } else { "+" };
            let plain = piece.as_str().replace('+', blanks);
            let piece = Encoded::<R>::new(&plain).map_err(|error| parse_error(py, &plain, &error))?;
            let bytes = PyBytes::new(py, &piece.decode_bytes());
            Ok(bytes.call_method1("decode", ("utf-8", decoding.errors))?.cast_into()?)
        }
    }
}
