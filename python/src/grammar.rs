//! Grammars read at run time.

use crate::arguments::{name, normalization};
use crate::arguments::{utf8, utf8_or_raise};
use crate::batch::{OnError, Texts};
use crate::error::{Fault, grammar_error, kind_name, unknown};
use crate::kind::compose;
use pyo3::IntoPyObjectExt;
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};
use std::path::PathBuf;
use std::sync::Arc;
use virgule_columns::{LibrarySyntax, Syntax};
use virgule_dynamic::{Library, Mismatch, Parsed, Parser};

/// The parsers of a grammar file.
#[pyclass(frozen, module = "virgule")]
pub struct Grammar {
    library: Arc<Library>,
    kinds: Vec<String>,
    warnings: String,
    source: Source,
}

/// What a grammar was read from, and is read from again when it is unpickled.
enum Source {
    File(PathBuf),
    Text { text: String, name: String },
}

impl Grammar {
    /// Creates the object for the grammar that `add` adds to a library.
    fn read<E: ToString + Send>(
        py: Python<'_>,
        source: Source,
        add: impl FnOnce(&mut Library) -> Result<String, E> + Send,
    ) -> PyResult<Self> {
        let read = py.detach(|| {
            let mut library = Library::new();
            let warnings = add(&mut library).map_err(|error| error.to_string())?;
            let kinds: Vec<String> = library.added_kinds().into_iter().map(str::to_owned).collect();
            if let Some(kind) = kinds.iter().find(|kind| library.parser(kind).is_none()) {
                return Err(library.kind_error(kind).to_string());
            }
            Ok(Grammar { library: Arc::new(library), kinds, warnings, source })
        });
        read.map_err(|message| grammar_error(py, message))
    }

    /// The name of the requested kind; without one, the only kind of the grammar.
    fn kind<'k>(&'k self, given: Option<&'k str>) -> PyResult<&'k str> {
        let known: Vec<&str> = self.kinds.iter().map(String::as_str).collect();
        match (given, &known[..]) {
            (None, &[only]) => Ok(only),
            (None, _) => {
                let message = format!("the grammar has several kinds; name one of {}", known.join(", "));
                Err(PyValueError::new_err(message))
            }
            (Some(given), _) => match known.iter().find(|known| **known == given) {
                Some(kind) => Ok(kind),
                None => Err(unknown("kind", given, &known)),
            },
        }
    }

    /// The only kind as a syntax for columns.
    pub fn syntax(&self) -> PyResult<Syntax> {
        let kind = self.kind(None)?;
        LibrarySyntax::new(self.library.clone(), kind).ok_or_else(|| unknown("kind", kind, &[]))
    }

    fn parser<'k>(&'k self, kind: Option<&'k str>) -> PyResult<(&'k str, Parser<'k>)> {
        let kind = self.kind(kind)?;
        let parser = self.library.parser(kind).ok_or_else(|| unknown("kind", kind, &[]))?;
        Ok((kind, parser))
    }

    /// Calls `work` with a text of a kind.
    fn with<T>(
        &self,
        text: &Bound<'_, PyString>,
        kind: &str,
        parser: &Parser<'_>,
        work: impl FnOnce(&str) -> T,
    ) -> PyResult<T> {
        let utf8 = utf8_or_raise(text)?;
        match parser.parse(utf8) {
            Ok(_) => Ok(work(utf8)),
            Err(mismatch) => Err(fault(utf8, &mismatch).raise(text.py(), None)),
        }
        .map_err(|error| noted(text.py(), error, kind))
    }
}

/// The error with the name of the kind as a note, if this version of Python supports notes.
fn noted(py: Python<'_>, error: PyErr, kind: &str) -> PyErr {
    let _ = error.value(py).call_method1("add_note", (format!("kind: {kind}"),));
    error
}

/// The error of a text that the parser of a grammar refuses.
fn fault<'t>(text: &'t str, mismatch: &Mismatch) -> Fault<'t> {
    Fault {
        text,
        offset: mismatch.offset,
        kind: kind_name(mismatch.kind()),
        rule: mismatch.rule.clone(),
        expected: mismatch.expected.clone(),
        message: mismatch.to_string(),
        pretty: mismatch.pretty(text).to_string(),
    }
}

#[pymethods]
impl Grammar {
    #[new]
    #[pyo3(signature = (path, /))]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        // A file that cannot be read is an OSError with its name, as of `open`.
        py.import("builtins")?.call_method1("open", (&path,))?.call_method0("close")?;
        let path = std::path::absolute(path)?;
        Self::read(py, Source::File(path.clone()), |library| {
            library.add_file(&path).map(|warnings| warnings.render(false))
        })
    }

    /// Reads a grammar from a text.
    #[staticmethod]
    #[pyo3(signature = (text, /, name = "grammar"))]
    fn from_text(py: Python<'_>, text: &str, name: &str) -> PyResult<Self> {
        let source = Source::Text { text: text.to_owned(), name: name.to_owned() };
        Self::read(py, source, |library| library.add(name, text).map(|warnings| warnings.render(false)))
    }

    /// Pickled as what it was read from: the text, or the path of the file.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let class = py.get_type::<Self>();
        Ok(match &self.source {
            Source::File(path) => (class.into_any(), (path,).into_pyobject(py)?),
            Source::Text { text, name } => (class.getattr("from_text")?, (text, name).into_pyobject(py)?),
        })
    }

    /// The names of the kinds of the grammar, in the order of the file.
    #[getter]
    fn kinds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.kinds)
    }

    /// The warnings about the grammar, as a text.
    #[getter]
    fn warnings(&self) -> &str {
        &self.warnings
    }

    /// The match of a text.
    #[pyo3(signature = (text, kind = None))]
    fn parse(&self, text: &Bound<'_, PyString>, kind: Option<&str>) -> PyResult<Match> {
        let (kind, parser) = self.parser(kind)?;
        let utf8 = utf8_or_raise(text)?;
        match parser.parse(utf8) {
            Ok(parsed) => Ok(Match::of(kind, &parsed)),
            Err(mismatch) => Err(noted(text.py(), fault(utf8, &mismatch).raise(text.py(), None), kind)),
        }
    }

    /// True if a text is of a kind.
    #[pyo3(signature = (text, kind = None))]
    fn is_valid(&self, text: &Bound<'_, PyString>, kind: Option<&str>) -> PyResult<bool> {
        let (_, parser) = self.parser(kind)?;
        Ok(utf8(text)?.is_ok_and(|text| parser.accepts(text)))
    }

    /// For each text, the match.
    #[pyo3(signature = (texts, kind = None, errors = "raise"))]
    fn parse_many<'py>(
        &self,
        texts: &Bound<'py, PyAny>,
        kind: Option<&str>,
        errors: &str,
    ) -> PyResult<Bound<'py, PyList>> {
        let (py, on_error) = (texts.py(), OnError::named(errors)?);
        let (kind, parser) = self.parser(kind)?;
        let work = |text: &str| parser.parse(text).map(|parsed| Match::of(kind, &parsed));
        Texts::of(texts)?.collect(py, on_error, work, fault, |_, found| found.into_bound_py_any(py))
    }

    /// The normalized text, by the directives of the grammar too.
    #[pyo3(signature = (text, kind = None, steps = "syntax"))]
    fn normalize(&self, text: &Bound<'_, PyString>, kind: Option<&str>, steps: &str) -> PyResult<String> {
        let ((kind, parser), steps) = (self.parser(kind)?, normalization(steps)?);
        let normalize = |text: &str| {
            self.library.with_semantics(kind, |semantics| semantics.normalize(text, steps).into_owned())
        };
        self.with(text, kind, &parser, normalize)?.ok_or_else(|| unknown("kind", kind, &[]))
    }

    /// The strictest level at which two texts are equivalent; None if there is none.
    #[pyo3(signature = (one, other, kind = None))]
    fn equivalence(
        &self,
        one: &Bound<'_, PyString>,
        other: &Bound<'_, PyString>,
        kind: Option<&str>,
    ) -> PyResult<Option<&'static str>> {
        let (kind, parser) = self.parser(kind)?;
        let one = self.with(one, kind, &parser, str::to_owned)?;
        let compare = |other: &str| {
            self.library.with_semantics(kind, |semantics| semantics.equivalence(&one, other)).flatten()
        };
        Ok(name(self.with(other, kind, &parser, compare)?))
    }

    /// Composes a text of fields.
    #[pyo3(signature = (kind = None, /, **fields))]
    fn build(
        &self,
        py: Python<'_>,
        kind: Option<&str>,
        fields: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<String> {
        compose(self.library.builder(self.kind(kind)?), py, fields)
    }

    fn __repr__(&self) -> String {
        format!("<Grammar of {}>", self.kinds.join(", "))
    }
}

/// A text that a grammar matches, with its fields.
#[pyclass(frozen, module = "virgule")]
pub struct Match {
    kind: String,
    text: String,
    redacted: Option<String>,
    fields: Vec<(String, Option<String>)>,
    lists: Vec<(String, Vec<String>)>,
}

impl Match {
    fn of(kind: &str, parsed: &Parsed<'_, '_>) -> Self {
        let fields = parsed.fields().map(|(name, text)| (name.to_owned(), text.map(str::to_owned)));
        let lists = parsed
            .lists()
            .map(|(name, items)| (name.to_owned(), items.into_iter().map(str::to_owned).collect()));
        Match {
            kind: kind.to_owned(),
            text: parsed.text().to_owned(),
            redacted: (!parsed.secret_spans().is_empty()).then(|| parsed.redacted()),
            fields: fields.collect(),
            lists: lists.collect(),
        }
    }
}

#[pymethods]
impl Match {
    /// The name of the kind.
    #[getter]
    fn kind(&self) -> &str {
        &self.kind
    }

    /// The fields by name; an absent field is None.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let fields = PyDict::new(py);
        for (name, text) in &self.fields {
            fields.set_item(name, text.as_deref())?;
        }
        Ok(fields)
    }

    /// The lists by name.
    #[getter]
    fn lists<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let lists = PyDict::new(py);
        for (name, items) in &self.lists {
            lists.set_item(name, PyTuple::new(py, items)?)?;
        }
        Ok(lists)
    }

    /// The text without secrets.
    fn redacted(&self) -> &str {
        self.redacted.as_deref().unwrap_or(&self.text)
    }

    fn __getitem__(&self, name: &str) -> PyResult<Option<&str>> {
        match self.fields.iter().find(|(known, _)| known == name) {
            Some((_, text)) => Ok(text.as_deref()),
            None => {
                let known: Vec<&str> = self.fields.iter().map(|(name, _)| name.as_str()).collect();
                let message = format!("there is no field {name:?}; there are {}", known.join(", "));
                Err(pyo3::exceptions::PyKeyError::new_err(message))
            }
        }
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let text = PyString::new(py, self.redacted()).repr()?;
        Ok(format!("<Match of {}: {}>", self.kind, text.to_str()?))
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        (&self.kind, &self.text).into_bound_py_any(py)?.hash()
    }

    fn __richcmp__(&self, other: &Bound<'_, PyAny>, op: CompareOp) -> PyResult<Py<PyAny>> {
        let py = other.py();
        let other = other.cast::<Self>().ok().map(Bound::get);
        match other.filter(|_| matches!(op, CompareOp::Eq | CompareOp::Ne)) {
            Some(other) => {
                let same = (&self.kind, &self.text) == (&other.kind, &other.text);
                (same == matches!(op, CompareOp::Eq)).into_py_any(py)
            }
            None => Ok(py.NotImplemented()),
        }
    }
}
