//! Plain texts that become parts of paths and queries, percent-encoded.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt, PyList, PyMapping, PyString, PyTuple};
use virgule::encode::{ISEGMENT, SEGMENT, Separator, encode};
use virgule::{BuildError, Editable, Owned};

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

/// A new query.
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
            return Ok(Self::Text(Some(crate::text::utf8_or_raise(text)?.to_owned())));
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
            let name = crate::text::utf8_or_raise(name)?;
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
                owned.query_mut(Separator::Ampersand).clear()?.extend(pairs).map(drop)
            }
        }
    }
}

/// The text of a value: of a `str`, or of a number, but not of a `bool`, whose spelling each service chooses; `None` of `None`.
fn plain(value: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
    if value.is_none() {
        return Ok(None);
    }
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(Some(crate::text::utf8_or_raise(text)?.to_owned()));
    }
    let is_number = value.is_instance_of::<PyInt>() || value.is_instance_of::<PyFloat>();
    if !is_number || value.is_instance_of::<PyBool>() {
        let message = "the value of a pair of a query is a str, an int, a float or None";
        return Err(PyTypeError::new_err(message));
    }
    Ok(Some(value.str()?.to_str()?.to_owned()))
}
