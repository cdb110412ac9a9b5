//! Texts of any built-in kind, with the fields of its grammar.
//!
//! The classes of `virgule.schemes` extend `TypedText`. Python creates them from [`kind_table`]; their attribute `kind`
//! selects the parser.

use crate::arguments::text_of;
use crate::arguments::{equivalence, name, normalization};
use crate::arguments::{parsed, shown, utf8, utf8_or_raise};
use crate::error::{build_error_of, parse_error, unknown};
use crate::generic::Uri;
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use pyo3::{IntoPyObjectExt, intern};
use std::borrow::Cow;
use virgule::{Equivalence, Kind, Normalization, ParseError, UriSubset};
use virgule_dynamic::{Builder, Library, LoadError, Parser};

/// The byte ranges of the fields; `None` for an absent field.
type Spans = Box<[Option<(usize, usize)>]>;

/// A text of a built-in kind; the classes of `virgule.schemes` extend it.
#[pyclass(frozen, subclass, module = "virgule")]
pub struct TypedText {
    text: Py<PyString>,
    kind: &'static Kind,
    spans: Spans,
}

/// The byte ranges of the fields of a text of `kind`.
fn find(kind: &Kind, text: &str) -> Result<Spans, ParseError> {
    let mut spans = vec![None; kind.fields.len()].into_boxed_slice();
    // The parser passes slices of the text; the offset of a slice is the difference of the addresses.
    let begin = text.as_ptr().addr();
    kind.parse(text, &mut |field, part| {
        let span = part.map(|part| (part.as_ptr().addr() - begin, part.len()));
        if let Some(place) = spans.get_mut(field) {
            *place = span.map(|(begin, length)| (begin, begin + length));
        }
    })?;
    Ok(spans)
}

fn kind_of(class: &Bound<'_, PyType>) -> PyResult<&'static Kind> {
    let kind = class.getattr_opt(intern!(class.py(), "kind"))?;
    let named = kind.as_ref().and_then(|kind| kind.cast::<PyString>().ok());
    let found = named.map(|name| name.to_str()).transpose()?.and_then(Kind::find);
    found.ok_or_else(|| PyTypeError::new_err("TypedText is the base of the classes of virgule.schemes"))
}

pub fn named(name: &str) -> PyResult<&'static Kind> {
    Kind::find(name)
        .ok_or_else(|| unknown("kind", name, &Kind::all().map(|kind| kind.name).collect::<Vec<_>>()))
}

#[pymethods]
impl TypedText {
    #[new]
    #[classmethod]
    #[pyo3(signature = (text, /))]
    fn new(class: &Bound<'_, PyType>, text: &Bound<'_, PyAny>) -> PyResult<Self> {
        let kind = kind_of(class)?;
        let text = text_of(class.name()?.to_str()?, text)?;
        let (text, spans) = parsed(&text, |text| find(kind, text))?;
        Ok(TypedText { text, kind, spans })
    }

    /// True if the text is valid for the class.
    #[classmethod]
    #[pyo3(signature = (text, /))]
    fn is_valid(class: &Bound<'_, PyType>, text: &Bound<'_, PyString>) -> PyResult<bool> {
        let kind = kind_of(class)?;
        Ok(utf8(text)?.is_ok_and(|text| is_valid(kind, text)))
    }

    /// Composes a text of fields.
    #[classmethod]
    #[pyo3(signature = (**fields))]
    fn build<'py>(
        class: &Bound<'py, PyType>,
        fields: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        class.call1((build(kind_of(class)?.name, class.py(), fields)?,))
    }

    /// The fields by their names in the grammar.
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let fields = PyDict::new(py);
        for (number, name) in self.kind.fields.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            fields.set_item(name, self.field(py, number)?)?;
        }
        Ok(fields)
    }

    /// The lists by their names in the grammar.
    #[getter]
    fn lists<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let lists = PyDict::new(py);
        for name in self.kind.list_names() {
            lists.set_item(name, self.items(py, name)?)?;
        }
        Ok(lists)
    }

    /// A field by its number.
    #[pyo3(name = "_field", signature = (number, /))]
    fn field<'t>(&'t self, py: Python<'t>, number: usize) -> PyResult<Option<&'t str>> {
        let text = self.text.bind(py).to_str()?;
        let span = self.spans.get(number).copied().flatten();
        Ok(span.and_then(|(begin, end)| text.get(begin..end)))
    }

    /// The items of a list by its name.
    #[pyo3(name = "_items", signature = (name, /))]
    fn items<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyTuple>> {
        let items = self.kind.items(name, self.text.bind(py).to_str()?);
        PyTuple::new(py, items.into_iter().flatten().collect::<Vec<_>>())
    }

    /// The text without its secrets.
    fn redacted(&self, py: Python<'_>) -> PyResult<String> {
        let text = self.text.bind(py).to_str()?;
        let parser = Parser::built_in(self.kind);
        // The text was parsed before. Without a parse, any part may be a secret.
        Ok(parser.parse(text).map_or_else(|_| "***".to_owned(), |parsed| parsed.redacted()))
    }

    /// The normalized object, by the rules of the scheme too; the same object if nothing changes.
    #[pyo3(signature = (steps = "syntax", /))]
    fn normalize<'py>(slf: &Bound<'py, Self>, steps: &str) -> PyResult<Bound<'py, PyAny>> {
        let this = slf.get();
        let text = this.text.bind(slf.py()).to_str()?;
        match normalized(this.kind, text, normalization(steps)?) {
            Ok(Cow::Borrowed(_)) => Ok(slf.clone().into_any()),
            Ok(Cow::Owned(text)) => slf.get_type().call1((text,)),
            Err(error) => Err(parse_error(slf.py(), text, &error)),
        }
    }

    /// The strictest level at which both are equivalent; None if there is none.
    #[pyo3(signature = (other, /))]
    fn equivalence(&self, other: &Bound<'_, PyAny>) -> PyResult<Option<&'static str>> {
        let text = self.text.bind(other.py()).to_str()?;
        let found = self.with(other, |other| strictest(self.kind, text, other))?;
        Ok(name(found.map_err(|error| parse_error(other.py(), text, &error))?))
    }

    /// True if both are equivalent at the given level.
    #[pyo3(signature = (other, equivalence = "scheme", /))]
    fn is_equivalent(&self, other: &Bound<'_, PyAny>, equivalence: &str) -> PyResult<bool> {
        let (text, by) = (self.text.bind(other.py()).to_str()?, self::equivalence(equivalence)?);
        let found = self.with(other, |other| strictest(self.kind, text, other))?;
        let strictest = found.map_err(|error| parse_error(other.py(), text, &error))?;
        Ok(strictest.is_some_and(|strictest| strictest <= by))
    }

    /// The text as a URI; an error if it is not a URI.
    fn to_uri<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.get_type::<Uri>().call1((&self.text,))
    }

    fn __str__<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        self.text(py)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let py = slf.py();
        shown(py, slf.get_type().name()?.to_str()?, &slf.get().redacted(py)?)
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.text.bind(py).hash()
    }

    fn __richcmp__(slf: &Bound<'_, Self>, other: &Bound<'_, PyAny>, op: CompareOp) -> PyResult<Py<PyAny>> {
        let py = other.py();
        let same = other.cast::<Self>().ok().filter(|other| other.get().kind == slf.get().kind);
        let Some(other) = same else { return Ok(py.NotImplemented()) };
        let (one, other) = (slf.get().text.bind(py).to_str()?, other.get().text.bind(py).to_str()?);
        op.matches(one.cmp(other)).into_py_any(py)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (Py<PyString>,)) {
        (slf.get_type(), (slf.get().text.clone_ref(slf.py()),))
    }

    fn __copy__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        let _ = memo;
        slf.clone()
    }
}

impl TypedText {
    pub fn text<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        self.text.bind(py).clone()
    }

    /// Calls `work` with the text of an object of the same kind, or with a `str` of this kind.
    fn with<T>(&self, other: &Bound<'_, PyAny>, work: impl FnOnce(&str) -> T) -> PyResult<T> {
        let py = other.py();
        if let Ok(other) = other.cast::<Self>()
            && other.get().kind == self.kind
        {
            return Ok(work(other.get().text.bind(py).to_str()?));
        }
        let Ok(text) = other.cast::<PyString>() else {
            let message = format!(
                "a str or an object of the kind {} is needed, not a {}",
                self.kind.name,
                other.get_type().name()?
            );
            return Err(PyTypeError::new_err(message));
        };
        let text = utf8_or_raise(text)?;
        match find(self.kind, text) {
            Ok(_) => Ok(work(text)),
            Err(error) => Err(parse_error(py, text, &error)),
        }
    }
}

/// Evaluates `$generic` with the type of a generic kind, or `$other` for other kinds.
macro_rules! by_kind {
    ($kind:expr, $type:ident => $generic:expr, $other:expr) => {
        by_kind! { $kind, $type => $generic, $other;
            "uri" Uri, "uri-reference" UriRef, "absolute-uri" AbsoluteUri, "relative-ref" RelativeRef,
            "iri" Iri, "iri-reference" IriRef, "absolute-iri" AbsoluteIri, "irelative-ref" IriRelativeRef }
    };
    ($kind:expr, $type:ident => $generic:expr, $other:expr; $($name:literal $of:ident),*) => {
        match $kind.name {
            $($name => {
                use virgule::$of as $type;
                $generic
            })*
            _ => $other,
        }
    };
}

pub fn is_valid(kind: &Kind, text: &str) -> bool {
    by_kind!(kind, Type => Type::is_valid(text), kind.parse(text, &mut |_, _| ()).is_ok())
}

pub fn normalized<'t>(kind: &Kind, text: &'t str, steps: Normalization) -> Result<Cow<'t, str>, ParseError> {
    by_kind!(kind, Type => Ok(Type::parse(text)?.normalize(steps).into_cow()), {
        kind.parse(text, &mut |_, _| ())?;
        Ok(kind.semantics().normalize(text, steps))
    })
}

/// The strictest level at which two texts of a kind are equivalent; `None` if there is none.
fn strictest(kind: &Kind, one: &str, other: &str) -> Result<Option<Equivalence>, ParseError> {
    by_kind!(kind, Type => Ok(Type::parse(one)?.equivalence(Type::parse(other)?)), {
        Ok(kind.semantics().equivalence(one, other))
    })
}

pub fn build(kind: &str, py: Python<'_>, fields: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let library = Library::new();
    compose(library.builder(kind), py, fields)
}

/// The text that a builder composes of the keyword arguments of a call.
pub fn compose(
    builder: Result<Builder<'_>, LoadError>,
    py: Python<'_>,
    fields: Option<&Bound<'_, PyDict>>,
) -> PyResult<String> {
    let mut builder = builder.map_err(|error| build_error_of(py, error.to_string(), None, None, None))?;
    let names: Vec<&str> = builder.fields().collect();
    for (given, value) in fields.into_iter().flatten() {
        let given: String = given.extract()?;
        let known = names.iter().find(|name| **name == given || attribute(name) == given);
        let Some(&known) = known else {
            let names: Vec<String> = names.iter().map(|name| attribute(name)).collect();
            let message = format!("there is no field {given:?}; there are {}", names.join(", "));
            return Err(PyTypeError::new_err(message));
        };
        let set = match (value.is_none(), builder.is_list(known)) {
            (true, _) => continue,
            (false, false) => builder.set(known, value.str()?.to_str()?),
            (false, true) if value.is_instance_of::<PyString>() => {
                builder.set(known, value.extract::<String>()?)
            }
            (false, true) => builder.set_all(known, value.extract::<Vec<String>>()?),
        };
        set.map_err(|error| PyTypeError::new_err(error.to_string()))?;
    }
    let refused = |error: virgule_dynamic::Unbuilt| {
        build_error_of(py, error.to_string(), error.field.as_deref(), Some("refused"), error.offset)
    };
    builder.build().map_err(refused)
}

/// Names that an attribute cannot have: keywords, and the attributes of `TypedText`.
const RESERVED: &str = "and as class def from global if in is not or pass with \
    build equivalence fields grammar kind lists normalize rule";

/// The name of the attribute for a field or list: `NID` is `nid`, `appName` is `app_name`, `in` is `in_`.
pub fn attribute(name: &str) -> String {
    let mut made = String::new();
    let mut before = None::<char>;
    for character in name.chars() {
        if character.is_ascii_uppercase() && before.is_some_and(|before| before.is_ascii_lowercase()) {
            made.push('_');
        }
        made.push(if character.is_ascii_alphanumeric() { character.to_ascii_lowercase() } else { '_' });
        before = Some(character);
    }
    if RESERVED.split(' ').any(|name| name == made) {
        made.push('_');
    }
    made
}

/// A kind: its name, its grammar, its start rule, true if it is a scheme, true if all its texts are URIs, the
/// attributes of the fields with their numbers, and the attributes of the lists with their names.
type KindRow = (
    &'static str,
    &'static str,
    &'static str,
    bool,
    Option<bool>,
    Vec<(String, usize)>,
    Vec<(String, &'static str)>,
);

/// All kinds, from which Python creates classes.
#[pyfunction]
#[pyo3(name = "_kind_table")]
pub fn kind_table() -> Vec<KindRow> {
    let row = |kind: &'static Kind| {
        let fields = kind.fields.iter().enumerate().filter(|(_, name)| !name.is_empty());
        let inside = match kind.inside {
            UriSubset::Yes => Some(true),
            UriSubset::No { .. } => Some(false),
            UriSubset::Unknown => None,
        };
        (
            kind.name,
            kind.grammar,
            kind.start,
            kind.scheme,
            inside,
            fields.map(|(number, name)| (attribute(name), number)).collect(),
            kind.list_names().map(|name| (attribute(name), name)).collect(),
        )
    };
    Kind::all().map(row).collect()
}
