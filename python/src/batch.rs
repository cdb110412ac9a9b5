//! Functions over many texts. The interpreter's lock is released while the texts are parsed.

use crate::arguments::normalization;
use crate::arguments::{shared, utf8, utf8_or_raise};
use crate::error::{Fault, fault, surrogate, unknown};
use crate::generic::{CapturesOf, Generic, Iri, IriReference, Uri, UriReference};
use crate::kind::{is_valid as is_valid_of, named, normalized};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::{PyIterator, PyList, PyString, PyType};
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
    pub fn named(name: &str) -> PyResult<Self> {
        match name {
            "raise" => Ok(OnError::Raise),
            "none" => Ok(OnError::Null),
            "return" => Ok(OnError::Return),
            other => Err(unknown("treatment of errors", other, &["raise", "none", "return"])),
        }
    }
}

/// The texts of a call, in batches that stay in the cache of a processor.
pub struct Texts<'py> {
    items: Bound<'py, PyIterator>,
    /// The number of items in earlier batches.
    before: usize,
    batch: Vec<(Bound<'py, PyString>, Shared)>,
}

/// A text that is valid without the interpreter's lock. `Err` is the index of a surrogate in a `str`.
type Shared = Result<PyBackedStr, usize>;

const BATCH: usize = 512;

impl<'py> Texts<'py> {
    /// The items of a sequence of `str`.
    pub fn of(texts: &Bound<'py, PyAny>) -> PyResult<Self> {
        if texts.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("a sequence of texts is needed, not one str"));
        }
        Ok(Texts { items: texts.try_iter()?, before: 0, batch: Vec::with_capacity(BATCH) })
    }

    /// Reads the next batch; false at the end.
    fn read(&mut self) -> PyResult<bool> {
        self.before += self.batch.len();
        self.batch.clear();
        for text in self.items.by_ref().take(BATCH) {
            let text = text?;
            let Ok(text) = text.cast_into_exact::<PyString>().or_else(|error| exact(error.into_inner()))
            else {
                let index = self.before + self.batch.len();
                return Err(PyTypeError::new_err(format!("item {index} is no str")));
            };
            let shared = shared(&text)?;
            self.batch.push((text, shared));
        }
        Ok(!self.batch.is_empty())
    }

    /// The results of `work`, which is called without the lock, for one batch.
    fn run<T: Send>(&self, py: Python<'py>, work: impl Fn(&Shared) -> T + Sync + Send) -> Vec<T> {
        let texts: Vec<&Shared> = self.batch.iter().map(|(_, text)| text).collect();
        py.detach(|| texts.into_iter().map(work).collect())
    }

    /// The results as a list. `work` computes a result without the lock, `make` converts it to an object with the lock,
    /// and `describe` converts an error to an exception.
    pub fn collect<T: Send, E: Send>(
        mut self,
        py: Python<'py>,
        on_error: OnError,
        work: impl Fn(&str) -> Result<T, E> + Sync + Send,
        describe: impl for<'t> Fn(&'t str, &E) -> Fault<'t>,
        make: impl Fn(&Bound<'py, PyString>, T) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyList>> {
        let results = PyList::empty(py);
        while self.read()? {
            let found = self.run(py, |text| text.as_ref().ok().map(|text| work(text)));
            for (place, (found, (object, text))) in found.into_iter().zip(&self.batch).enumerate() {
                let index = Some(self.before + place);
                let error = match (found, text) {
                    (Some(Ok(found)), _) => {
                        results.append(make(object, found)?)?;
                        continue;
                    }
                    _ if on_error == OnError::Null => {
                        results.append(py.None())?;
                        continue;
                    }
                    (Some(Err(error)), Ok(text)) => describe(text, &error).object(py, index)?,
                    (_, text) => surrogate(object, text.as_ref().err().copied().unwrap_or(0), index)?,
                };
                match on_error {
                    OnError::Raise => return Err(PyErr::from_value(error)),
                    _ => results.append(error)?,
                }
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
        None => Err(PyTypeError::new_err("a kind is its name, or a class of virgule or virgule.schemes")),
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
) -> PyResult<Bound<'py, PyList>> {
    let py = texts.py();
    let kind = kind.map_or_else(|| named("uri"), selected)?;
    let (mut texts, results) = (Texts::of(texts)?, PyList::empty(py));
    while texts.read()? {
        for valid in texts.run(py, |text| text.as_ref().is_ok_and(|text| is_valid_of(kind, text))) {
            results.append(valid)?;
        }
    }
    Ok(results)
}

fn generic_objects<'py, G>(
    texts: Texts<'py>,
    py: Python<'py>,
    on_error: OnError,
) -> PyResult<Bound<'py, PyList>>
where
    G: Generic + PyClass + Into<PyClassInitializer<G>>,
    CapturesOf<G>: Send,
{
    let find = |text: &str| G::Value::find(text).map(|found| found.captures());
    texts.collect(py, on_error, find, fault, |text, captures| {
        Ok(Bound::new(py, G::of(text.clone().unbind(), captures))?.into_any())
    })
}

/// For each text, an object of the class.
#[pyfunction]
#[pyo3(signature = (texts, kind = None, errors = "raise"))]
pub fn parse_many<'py>(
    texts: &Bound<'py, PyAny>,
    kind: Option<&Bound<'py, PyAny>>,
    errors: &str,
) -> PyResult<Bound<'py, PyList>> {
    let (py, on_error) = (texts.py(), OnError::named(errors)?);
    let kind = kind.map_or_else(|| named("uri"), selected)?;
    let texts = Texts::of(texts)?;
    match kind.name {
        "uri" => generic_objects::<Uri>(texts, py, on_error),
        "uri-reference" => generic_objects::<UriReference>(texts, py, on_error),
        "iri" => generic_objects::<Iri>(texts, py, on_error),
        "iri-reference" => generic_objects::<IriReference>(texts, py, on_error),
        name => {
            let classes = py.import(intern!(py, "virgule.schemes"))?.getattr(intern!(py, "KINDS"))?;
            let class = classes.get_item(name)?;
            // The constructor of a class made in Python parses its text itself; here the texts are parsed to report errors.
            let work = |text: &str| kind.parse(text, &mut |_, _| ());
            texts.collect(py, on_error, work, fault, |text, ()| class.call1((text,)))
        }
    }
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
