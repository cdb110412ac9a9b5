//! Paths and queries: segments and pairs, decoded, and plain texts that become parts of them, percent-encoded.

use crate::arguments::{text_or_number, utf8_or_raise};
use crate::error::{characters, parse_error, unknown};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyList, PyMapping, PyString, PyTuple};
use virgule::encode::rule::TakesEmpty;
use virgule::encode::{self, Encoded, ISEGMENT, SEGMENT, Segments, Separator, encode};
use virgule::{BuildError, Editable, Owned};

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

/// A path that goes on with segments, which `further` separates by slashes.
pub fn longer_path(path: &str, further: &str, is_iri: bool) -> PyResult<String> {
    if further.starts_with('/') {
        return Err(PyValueError::new_err(
            "what is appended to a path does not begin with a slash; use join",
        ));
    }
    if further.split('/').any(|segment| matches!(segment, "." | "..")) {
        return Err(PyValueError::new_err("`.` and `..` cannot be names of segments; use join"));
    }
    let set = if is_iri { ISEGMENT } else { SEGMENT };
    let segments: Vec<String> =
        further.split('/').map(|segment| encode(segment, set).into_cow().into_owned()).collect();
    let slash = if path.ends_with('/') { "" } else { "/" };
    Ok(format!("{path}{slash}{}", segments.join("/")))
}

pub enum Query {
    /// As it is, or none.
    Text(Option<String>),
    /// Names and values, which are percent-encoded.
    Pairs(Vec<(String, Option<String>)>),
}

impl Query {
    /// A query: a `str`, `None`, or pairs in a mapping or a sequence. In a mapping, a value may be a sequence of values.
    pub fn of(query: &Bound<'_, PyAny>) -> PyResult<Self> {
        if query.is_none() {
            return Ok(Self::Text(None));
        }
        if let Ok(text) = query.cast::<PyString>() {
            return Ok(Self::Text(Some(utf8_or_raise(text)?.to_owned())));
        }
        let wrong = |_| PyTypeError::new_err("a query is a str, a mapping, a sequence of pairs or None");
        let mapping = query.cast::<PyMapping>().ok();
        let items =
            mapping.map_or_else(|| Ok(query.clone()), |mapping| mapping.items().map(Bound::into_any))?;
        let mut pairs = Vec::new();
        for item in items.try_iter().map_err(wrong)? {
            let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item?.extract().map_err(wrong)?;
            let Ok(name) = name.cast::<PyString>() else {
                return Err(PyTypeError::new_err("the name of a pair of a query is a str"));
            };
            let name = utf8_or_raise(name)?;
            if mapping.is_some() && (value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>()) {
                for value in value.try_iter()? {
                    pairs.push((name.to_owned(), plain(&value?)?));
                }
            } else {
                pairs.push((name.to_owned(), plain(&value)?));
            }
        }
        Ok(Self::Pairs(pairs))
    }

    /// Makes this the query of a value.
    pub fn set<V: Editable>(&self, owned: &mut Owned<V>) -> Result<(), BuildError> {
        match self {
            Self::Text(text) => owned.set_query(text.as_deref()),
            Self::Pairs(pairs) => {
                let pairs = pairs.iter().map(|(name, value)| (name.as_str(), value.as_deref()));
                owned.query_mut().clear()?.extend(pairs).map(drop)
            }
        }
    }
}

/// The text of a value: of a `str`, or of a number, but not of a `bool`, whose spelling each service chooses; `None` of `None`.
fn plain(value: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    if value.is_none() {
        return Ok(None);
    }
    match text_or_number(value)?.filter(|_| !value.is_instance_of::<PyBool>()) {
        Some(text) => Ok(Some(text)),
        None => Err(PyTypeError::new_err("the value of a pair of a query is a str, an int, a float or None")),
    }
}
