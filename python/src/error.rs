//! Converts errors of the runtime to exceptions of Python.
//!
//! The classes are written in Python (`virgule/_errors.py`), because a class of a stable-ABI module cannot extend an exception
//! before Python 3.12.

use pyo3::call::PyCallArgs;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use virgule::__derive::TypeNames;
use virgule::{BuildError, BuildErrorKind, ParseError, ParseErrorKind};
use virgule_columns::ColumnError;

static PARSE_ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static BUILD_ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static COLUMN_ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static GRAMMAR_ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// The classes that hints name.
const NAMES: TypeNames = TypeNames { uri_reference: "`UriReference`", uri: "`Uri`", iri: "`Iri`" };

/// What precedes the hint in a drawing of an error.
const HELP: &str = "\nhelp: ";

/// The error of a text, from which an exception is made.
pub struct Fault<'t> {
    pub text: &'t str,
    /// The byte offset of the error in the text.
    pub offset: usize,
    pub kind: &'static str,
    /// The rule that was being matched at the offset.
    pub rule: Option<String>,
    /// Descriptions of the items that are expected at the offset.
    pub expected: Vec<String>,
    /// The message, without any part of the text.
    pub message: String,
    /// The text with a caret and the message below it.
    pub pretty: String,
}

pub fn fault<'t>(text: &'t str, error: &ParseError) -> Fault<'t> {
    Fault {
        text,
        offset: error.offset(),
        kind: kind_name(error.kind()),
        rule: error.rule().map(str::to_owned),
        expected: error.expected().map(|item| item.to_string()).collect(),
        message: message(error),
        pretty: pretty(text, error),
    }
}

/// The message of an error, with the names of Python's classes.
pub fn message(error: &ParseError) -> String {
    let mut message = String::new();
    // Writing to a string does not fail.
    let _ = error.write_named(&mut message, NAMES);
    message
}

/// The text with the error below it, with the names of Python's classes.
fn pretty(text: &str, error: &ParseError) -> String {
    let pretty = error.pretty(text).to_string();
    match (error.hint(), pretty.rsplit_once(HELP)) {
        (Some(hint), Some((drawn, _))) => format!("{drawn}{HELP}{}", hint.with_names(NAMES)),
        _ => pretty,
    }
}

impl<'t> Fault<'t> {
    /// A text of the right syntax that is refused at a byte offset for another reason.
    pub fn invalid(text: &'t str, offset: usize, message: String) -> Self {
        let pretty = format!("{text}\n{message}");
        Fault { text, offset, kind: "invalid", rule: None, expected: Vec::new(), message, pretty }
    }

    /// Creates the exception object. Its offset counts characters, as an index of a `str` does.
    pub fn object<'py>(self, py: Python<'py>, index: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let offset = characters(self.text, self.offset);
        let expected = PyTuple::new(py, &self.expected)?;
        let Fault { text, offset: bytes, kind, rule, message, pretty, .. } = self;
        let fields = (message, text, offset, bytes, kind, rule, expected, pretty, index);
        PARSE_ERROR.import(py, "virgule._errors", "ParseError")?.call1(fields)
    }

    /// Creates the exception, to be raised.
    pub fn raise(self, py: Python<'_>, index: Option<usize>) -> PyErr {
        self.object(py, index).map_or_else(|error| error, PyErr::from_value)
    }
}

pub fn kind_name(kind: ParseErrorKind) -> &'static str {
    match kind {
        ParseErrorKind::TooLong => "too-long",
        ParseErrorKind::TooDeep => "too-deep",
        ParseErrorKind::Invalid => "invalid",
        _ => "unexpected",
    }
}

/// The number of characters before a byte offset.
pub fn characters(text: &str, offset: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < offset).count()
}

pub fn parse_error(py: Python<'_>, text: &str, error: &ParseError) -> PyErr {
    fault(text, error).raise(py, None)
}

/// The exception for a `str` with a surrogate, which is not a Unicode scalar value, so that no grammar matches it.
pub fn surrogate<'py>(
    text: &Bound<'py, PyAny>,
    offset: usize,
    index: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = text.py();
    let message = format!("offset {offset}: a surrogate is not a character");
    // The codec option `backslashreplace` shows a surrogate as an escape sequence.
    let shown =
        text.call_method1("encode", ("utf-8", "backslashreplace"))?.call_method1("decode", ("utf-8",))?;
    let pretty = format!("{}\n{message}", shown.extract::<String>()?);
    let nothing = py.None();
    let before = text.get_item(pyo3::types::PySlice::new(py, 0, offset as isize, 1))?;
    let bytes = before.call_method1("encode", ("utf-8",))?.len()?;
    let fields = (message, text, offset, bytes, "surrogate", &nothing, PyTuple::empty(py), pretty, index);
    PARSE_ERROR.import(py, "virgule._errors", "ParseError")?.call1(fields)
}

/// The exception for components that cannot be composed to a text.
pub fn build_error(py: Python<'_>, error: &BuildError) -> PyErr {
    let kind = match error.kind() {
        BuildErrorKind::Missing => "missing",
        BuildErrorKind::NoPlace => "no-place",
        BuildErrorKind::Reinterpreted => "reinterpreted",
        _ => "refused",
    };
    build_error_of(py, error.to_string(), error.field(), Some(kind), error.offset())
}

/// An exception of a class of `virgule/_errors.py`.
fn exception<'py>(
    py: Python<'py>,
    class: &PyOnceLock<Py<PyType>>,
    name: &str,
    arguments: impl PyCallArgs<'py>,
) -> PyErr {
    let class = class.import(py, "virgule._errors", name);
    class.and_then(|class| class.call1(arguments)).map_or_else(|error| error, PyErr::from_value)
}

/// The exception of a builder, from its parts.
pub fn build_error_of(
    py: Python<'_>,
    message: String,
    field: Option<&str>,
    kind: Option<&str>,
    offset: Option<usize>,
) -> PyErr {
    exception(py, &BUILD_ERROR, "BuildError", (message, field, kind, offset))
}

pub fn grammar_error(py: Python<'_>, message: String) -> PyErr {
    exception(py, &GRAMMAR_ERROR, "GrammarError", (message,))
}

/// A `ValueError` for an argument that is not one of `known`.
pub fn unknown(what: &str, given: &str, known: &[&str]) -> PyErr {
    PyValueError::new_err(format!("there is no {what} {given:?}; there are {}", known.join(", ")))
}

/// The exception of a kernel; `before` is the number of rows in earlier chunks.
pub fn column_error(py: Python<'_>, error: ColumnError, before: usize) -> PyErr {
    match error {
        ColumnError::NotText { .. } => PyTypeError::new_err(error.to_string()),
        ColumnError::InvalidText { row, argument, offset, message } => {
            let row = row + before;
            let message = format!("row {row}, {argument}: {message}");
            exception(py, &COLUMN_ERROR, "ColumnError", (message, row, argument, offset))
        }
        other => PyValueError::new_err(other.to_string()),
    }
}
