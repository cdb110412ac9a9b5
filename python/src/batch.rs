//! Functions over many texts. The interpreter's lock is released while the texts are parsed.

use crate::error::{Fault, fault, surrogate, unknown};
use crate::generic::{CapturesOf, Generic, Iri, IriReference, Uri, UriReference};
use crate::kind::{TypedText, is_valid as is_valid_of, named, normalized};
use crate::steps::normalization;
use crate::text::{shared, utf8, utf8_or_raise};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyList, PyString, PyType};
use pyo3::{PyClass, intern};
use std::borrow::Cow;
use virgule::{Kind, Resolver, UriType};

/// The treatment of a text that is refused.
#[derive(Clone, Copy, PartialEq)]
pub enum OnError {
    Raise,
    Null,
    Return,
}

impl OnError {
    /// The value of an argument `errors`.
    pub fn named(name: &str) -> PyResult<Self> {
        match name {
            "raise" => Ok(OnError::Raise),
            "none" => Ok(OnError::Null),
            "return" => Ok(OnError::Return),
            other => Err(unknown("treatment of errors", other, &["raise", "none", "return"])),
        }
    }
}

/// The texts of a call. `Err` is the index of a surrogate in a `str`.
pub struct Texts<'py> {
    objects: Vec<Bound<'py, PyString>>,
    texts: Vec<Result<PyBackedStr, usize>>,
}

impl<'py> Texts<'py> {
    /// The items of a sequence of `str`.
    pub fn of(texts: &Bound<'py, PyAny>) -> PyResult<Self> {
        if texts.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("a sequence of texts is needed, not one str"));
        }
        let mut all = Texts { objects: Vec::new(), texts: Vec::new() };
        for (index, text) in texts.try_iter()?.enumerate() {
            let text = text?;
            let Ok(text) = text.cast_into_exact::<PyString>().or_else(|error| exact(error.into_inner()))
            else {
                return Err(PyTypeError::new_err(format!("item {index} is no str")));
            };
            all.texts.push(shared(&text)?);
            all.objects.push(text);
        }
        Ok(all)
    }

    /// The results as a list. `work` computes a result without the lock, `make` converts it to an object with the lock,
    /// and `describe` converts an error to an exception.
    pub fn collect<T: Send, E: Send>(
        &self,
        py: Python<'py>,
        on_error: OnError,
        work: impl Fn(&str) -> Result<T, E> + Sync + Send,
        describe: impl for<'t> Fn(&'t str, &E) -> Fault<'t>,
        make: impl Fn(&Bound<'py, PyString>, T) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyList>> {
        let find = |text: &Result<PyBackedStr, usize>| text.as_ref().ok().map(|text| work(text));
        let texts = &self.texts;
        let found: Vec<Option<Result<T, E>>> = py.detach(|| texts.iter().map(find).collect());
        let results = PyList::empty(py);
        for (index, (found, (object, text))) in
            found.into_iter().zip(self.objects.iter().zip(texts)).enumerate()
        {
            let error = match (found, text) {
                (Some(Ok(found)), _) => {
                    results.append(make(object, found)?)?;
                    continue;
                }
                _ if on_error == OnError::Null => {
                    results.append(py.None())?;
                    continue;
                }
                (Some(Err(error)), Ok(text)) => describe(text, &error).object(py, Some(index))?,
                (_, text) => surrogate(object, text.as_ref().err().copied().unwrap_or(0), Some(index))?,
            };
            match on_error {
                OnError::Raise => return Err(PyErr::from_value(error)),
                _ => results.append(error)?,
            }
        }
        Ok(results)
    }
}

/// Converts an instance of a subclass of `str` to an exact `str` with the same text; fails for any other object.
fn exact(object: Bound<'_, PyAny>) -> PyResult<Bound<'_, PyString>> {
    let text = object.cast_into::<PyString>()?;
    let py = text.py();
    let class = py.get_type::<PyString>();
    // `str(text)` is not used, because a subclass may return another text.
    let copy = class.call_method1(intern!(py, "__getitem__"), (&text, pyo3::types::PySlice::full(py)))?;
    Ok(copy.cast_into()?)
}

/// The kind that a name or a class denotes.
fn selected(kind: &Bound<'_, PyAny>) -> PyResult<&'static Kind> {
    if let Ok(name) = kind.cast::<PyString>() {
        return named(utf8_or_raise(name)?);
    }
    let class = kind.cast::<PyType>().ok().and_then(|class| class.getattr("kind").ok());
    match class.as_ref().and_then(|name| name.cast::<PyString>().ok()) {
        Some(name) => named(name.to_str()?),
        None => Err(PyTypeError::new_err("a kind is its name, or a class of virgule")),
    }
}

/// True if the text is of the kind.
#[pyfunction]
#[pyo3(signature = (text, kind = None))]
pub fn is_valid(text: &Bound<'_, PyString>, kind: Option<&Bound<'_, PyAny>>) -> PyResult<bool> {
    let kind = kind.map_or_else(|| named("uri"), selected)?;
    Ok(utf8(text)?.is_ok_and(|text| is_valid_of(kind, text)))
}

/// For each text, true if it is of the kind.
#[pyfunction]
#[pyo3(signature = (texts, kind = None))]
pub fn is_valid_many<'py>(
    texts: &Bound<'py, PyAny>,
    kind: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<bool>> {
    let kind = kind.map_or_else(|| named("uri"), selected)?;
    let Texts { texts: all, .. } = Texts::of(texts)?;
    let is_valid =
        |text: &Result<PyBackedStr, usize>| text.as_ref().is_ok_and(|text| is_valid_of(kind, text));
    Ok(texts.py().detach(|| all.iter().map(is_valid).collect()))
}

/// The objects of a generic class.
fn generic_objects<'py, G>(
    texts: &Texts<'py>,
    py: Python<'py>,
    on_error: OnError,
) -> PyResult<Bound<'py, PyList>>
where
    G: Generic + PyClass + Into<PyClassInitializer<G>>,
    CapturesOf<G>: Send,
{
    texts.collect(py, on_error, G::Value::find, fault, |text, captures| {
        Ok(Bound::new(py, G::of(text.clone().unbind(), captures))?.into_any())
    })
}

/// For each text, an object of the class.
#[pyfunction]
#[pyo3(signature = (texts, kind, errors = "raise"))]
pub fn parse_many<'py>(
    texts: &Bound<'py, PyAny>,
    kind: &Bound<'py, PyType>,
    errors: &str,
) -> PyResult<Bound<'py, PyList>> {
    let (py, on_error) = (texts.py(), OnError::named(errors)?);
    let texts = Texts::of(texts)?;
    macro_rules! generic {
        ($($class:ident)*) => {$(
            if kind.is(py.get_type::<$class>()) {
                return generic_objects::<$class>(&texts, py, on_error);
            }
        )*};
    }
    generic! { Uri UriReference Iri IriReference }
    if !kind.is_subclass_of::<TypedText>()? {
        return Err(PyTypeError::new_err("a class of virgule or virgule.schemes is needed"));
    }
    // The constructor of a class made in Python parses its text itself; here the texts are parsed to report errors.
    let known = selected(kind)?;
    let work = |text: &str| known.parse(text, &mut |_, _| ());
    texts.collect(py, on_error, work, fault, |text, ()| kind.call1((text,)))
}

/// For each text of the kind, the normalized text.
#[pyfunction]
#[pyo3(signature = (texts, kind = None, steps = "syntax", errors = "raise"))]
pub fn normalize_many<'py>(
    texts: &Bound<'py, PyAny>,
    kind: Option<&Bound<'py, PyAny>>,
    steps: &str,
    errors: &str,
) -> PyResult<Bound<'py, PyList>> {
    let (py, on_error, steps) = (texts.py(), OnError::named(errors)?, normalization(steps)?);
    let kind = kind.map_or_else(|| named("uri"), selected)?;
    let work = |text: &str| match normalized(kind, text, steps)? {
        Cow::Borrowed(_) => Ok(None),
        Cow::Owned(made) => Ok(Some(made)),
    };
    Texts::of(texts)?.collect(py, on_error, work, fault, |text, made| match made {
        Some(made) => made.into_bound_py_any(py),
        None => Ok(text.clone().into_any()),
    })
}

/// For each reference, the target.
#[pyfunction]
#[pyo3(signature = (references, base, errors = "raise"))]
pub fn resolve_many<'py>(
    references: &Bound<'py, PyAny>,
    base: &Bound<'py, PyAny>,
    errors: &str,
) -> PyResult<Bound<'py, PyList>> {
    let (py, on_error) = (references.py(), OnError::named(errors)?);
    let references = Texts::of(references)?;
    let make = |_: &Bound<'py, PyString>, made: String| made.into_bound_py_any(py);
    macro_rules! resolve {
        ($type:ident $reference:ident) => {{
            let text = base.str()?;
            let text = utf8_or_raise(&text)?;
            let base =
                virgule::$type::parse(text).map_err(|error| crate::error::parse_error(py, text, &error))?;
            let resolver = Resolver::new(base);
            let work = |text: &str| {
                let (reference, mut target) = (virgule::$reference::parse(text)?, String::new());
                // Writing to a string does not fail.
                let _ = resolver.resolve_into(reference, &mut target);
                Ok(target)
            };
            references.collect(py, on_error, work, fault, make)
        }};
    }
    if base.is_instance_of::<Iri>() {
        return resolve!(Iri IriRef);
    }
    if base.is_instance_of::<Uri>() || base.is_instance_of::<PyString>() {
        return resolve!(Uri UriRef);
    }
    Err(PyTypeError::new_err("a base is a Uri, an Iri or a str"))
}
