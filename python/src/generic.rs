//! The four generic classes: `Uri`, `UriReference`, `Iri`, `IriReference`.
//!
//! An object stores the `str` from which it was made, and its captures; a component is converted to a `str` when it is
//! read. One macro defines the methods of all four classes; the methods of the classes that always have a scheme are
//! arguments of the macro.

use crate::arguments::{equivalence, name, normalization};
use crate::arguments::{host_text, port_number, text_of};
use crate::arguments::{made, parsed, shown};
use crate::components::{Decoding, pairs, segments};
use crate::components::{Query, longer_path};
use crate::error::{Fault, build_error, parse_error};
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};
use pyo3::{IntoPyObjectExt, intern};
use std::borrow::Cow;
use std::net::IpAddr;
use virgule::iri::IdnaError;
use virgule::parse::Matched;
use virgule::{Owned, UriType};

/// A generic class, for functions that are generic over all four classes.
pub trait Generic: Sized + Sync + Send {
    /// The corresponding type of the runtime.
    type Value: UriType;

    /// Creates an object from a text and its captures.
    fn of(text: Py<PyString>, captures: CapturesOf<Self>) -> Self;
}

/// The captures of a generic class.
pub type CapturesOf<G> = <<G as Generic>::Value as UriType>::Captures;

/// Defines a generic class.
macro_rules! generic {
    (
        $(#[$about:meta])*
        $class:ident, $python:literal, $kind:literal, of $type:ident;
        other form $other:ident by $to:ident, $idna:expr;
        whole $whole:ident $whole_type:ident, reference $reference:ident $reference_type:ident;
        { $($methods:tt)* }
    ) => {
        $(#[$about])*
        #[pyclass(frozen, name = $python, module = "virgule", freelist = 256)]
        pub struct $class {
            pub(crate) text: Py<PyString>,
            captures: CapturesOf<$class>,
        }

        impl Generic for $class {
            type Value = virgule::$type<'static>;

            #[inline]
            fn of(text: Py<PyString>, captures: CapturesOf<Self>) -> Self {
                $class { text, captures }
            }
        }

        impl $class {
            /// True if characters beyond ASCII stand for themselves.
            const IS_IRI: bool = <virgule::$type<'static> as virgule::Editable>::IRI;

            /// The borrowed value of the runtime.
            #[inline]
            fn value<'t>(&'t self, py: Python<'t>) -> PyResult<virgule::$type<'t>> {
                let found = Matched::new(self.text.bind(py).to_str()?, self.captures);
                found.map(<virgule::$type<'static> as UriType>::of).ok_or_else(|| PyRuntimeError::new_err("a text that changed"))
            }

            /// A copy that owns its text.
            fn owned(&self, py: Python<'_>) -> PyResult<Owned<virgule::$type<'static>>> {
                Ok(self.value(py)?.to_owned())
            }

            /// Calls `work` with the value of an object of this class, or of a `str` that is parsed.
            fn with<T>(
                other: &Bound<'_, PyAny>,
                work: impl FnOnce(virgule::$type<'_>) -> T,
            ) -> PyResult<T> {
                let py = other.py();
                if let Ok(other) = other.cast::<Self>() {
                    return Ok(work(other.get().value(py)?));
                }
                let Ok(text) = other.cast::<PyString>() else {
                    let name = other.get_type().name()?;
                    let message = format!("a {} or a str is needed, not a {name}", $python);
                    return Err(PyTypeError::new_err(message));
                };
                let text = crate::arguments::utf8_or_raise(text)?;
                virgule::$type::parse(text).map(work).map_err(|error| parse_error(py, text, &error))
            }

            /// A copy of this object that `edit` has changed.
            fn edited(
                &self,
                py: Python<'_>,
                edit: impl FnOnce(&mut Owned<virgule::$type<'static>>) -> Result<(), virgule::BuildError>,
            ) -> PyResult<Self> {
                let mut owned = self.owned(py)?;
                edit(&mut owned).map_err(|error| build_error(py, &error))?;
                made(py, owned.as_str())
            }
        }

        #[pymethods]
        impl $class {
            #[new]
            #[pyo3(signature = (text, /))]
            fn new(text: &Bound<'_, PyAny>) -> PyResult<Self> {
                let text = text_of($python, text)?;
                let (text, captures) = parsed(&text, |text| <virgule::$type<'static> as UriType>::find(text).map(|found| found.captures()))?;
                Ok($class { text, captures })
            }

            /// The name of the kind.
            #[classattr]
            #[pyo3(name = "kind")]
            const KIND: &'static str = $kind;

            /// Composes a text of fields.
            #[staticmethod]
            #[pyo3(signature = (**fields))]
            fn build(py: Python<'_>, fields: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
                made(py, &crate::kind::build($kind, py, fields)?)
            }

            /// True if the text is valid for the class.
            #[staticmethod]
            #[pyo3(signature = (text, /))]
            fn is_valid(text: &Bound<'_, PyString>) -> PyResult<bool> {
                Ok(crate::arguments::utf8(text)?.is_ok_and(virgule::$type::is_valid))
            }

            /// The authority: userinfo, host and port.
            #[getter]
            fn authority<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                Ok(self.value(py)?.authority())
            }

            /// The userinfo.
            #[getter]
            fn userinfo<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                Ok(self.value(py)?.userinfo())
            }

            /// The userinfo before its first colon.
            #[getter]
            fn username<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                Ok(self.value(py)?.username())
            }

            /// The userinfo after its first colon.
            #[getter]
            fn password<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                Ok(self.value(py)?.password())
            }

            /// The host; an IPv6 address is in brackets.
            #[getter]
            fn host<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                Ok(self.value(py)?.host())
            }

            /// The host as an address; None if it is a name.
            #[getter]
            fn ip_address(&self, py: Python<'_>) -> PyResult<Option<IpAddr>> {
                Ok(self.value(py)?.host_typed().and_then(|host| host.ip_addr()))
            }

            /// The port as a number.
            #[getter]
            fn port(&self, py: Python<'_>) -> PyResult<Option<u16>> {
                self.value(py)?.port_u16().map_err(|error| PyValueError::new_err(error.to_string()))
            }

            /// The port as it is written in the text.
            #[getter]
            fn port_text<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                Ok(self.value(py)?.port())
            }

            /// The path.
            #[getter]
            fn path<'t>(&'t self, py: Python<'t>) -> PyResult<&'t str> {
                Ok(self.value(py)?.path())
            }

            /// The query.
            #[getter]
            fn query<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                Ok(self.value(py)?.query())
            }

            /// The fragment.
            #[getter]
            fn fragment<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                Ok(self.value(py)?.fragment())
            }

            /// The segments of the path.
            #[pyo3(signature = (*, decode = true, errors = "strict"))]
            fn segments<'py>(
                &self,
                py: Python<'py>,
                decode: bool,
                errors: &str,
            ) -> PyResult<Bound<'py, PyTuple>> {
                let value = self.value(py)?;
                segments(py, value.as_str(), value.segments(), Decoding { decode, form: false, errors })
            }

            /// The pairs of the query.
            #[pyo3(signature = (*, separator = "&", decode = true, form = false, errors = "strict"))]
            fn query_pairs<'py>(
                &self,
                py: Python<'py>,
                separator: &str,
                decode: bool,
                form: bool,
                errors: &str,
            ) -> PyResult<Bound<'py, PyTuple>> {
                let value = self.value(py)?;
                let decoding = Decoding { decode, form, errors };
                pairs(py, value.as_str(), value.query_encoded(), separator, decoding)
            }

            /// The text without its secrets.
            fn redacted(&self, py: Python<'_>) -> PyResult<String> {
                Ok(self.value(py)?.redacted().to_string())
            }

            /// The normalized object; the same object if nothing changes.
            #[pyo3(signature = (steps = "syntax", /))]
            fn normalize<'py>(slf: &Bound<'py, Self>, steps: &str) -> PyResult<Bound<'py, Self>> {
                let py = slf.py();
                match slf.get().value(py)?.normalize(normalization(steps)?).into_cow() {
                    Cow::Borrowed(_) => Ok(slf.clone()),
                    Cow::Owned(text) => Bound::new(py, made::<Self>(py, &text)?),
                }
            }

            /// The strictest level at which both are equivalent; None if there is none.
            #[pyo3(signature = (other, /))]
            fn equivalence(&self, other: &Bound<'_, PyAny>) -> PyResult<Option<&'static str>> {
                let value = self.value(other.py())?;
                Ok(name(Self::with(other, |other| value.equivalence(other))?))
            }

            /// True if both are equivalent at the given level.
            #[pyo3(signature = (other, equivalence = "scheme", /))]
            fn is_equivalent(&self, other: &Bound<'_, PyAny>, equivalence: &str) -> PyResult<bool> {
                let (value, by) = (self.value(other.py())?, self::equivalence(equivalence)?);
                Self::with(other, |other| value.is_equivalent(other, by))
            }

            /// A copy with another scheme.
            #[pyo3(signature = (scheme, /))]
            fn with_scheme(&self, py: Python<'_>, scheme: Option<&str>) -> PyResult<Self> {
                self.edited(py, |owned| owned.set_scheme(scheme))
            }

            /// A copy with another authority.
            #[pyo3(signature = (authority, /))]
            fn with_authority(&self, py: Python<'_>, authority: Option<&str>) -> PyResult<Self> {
                self.edited(py, |owned| owned.set_authority(authority))
            }

            /// A copy with another userinfo.
            #[pyo3(signature = (userinfo, /))]
            fn with_userinfo(&self, py: Python<'_>, userinfo: Option<&str>) -> PyResult<Self> {
                self.edited(py, |owned| owned.set_userinfo(userinfo))
            }

            /// A copy with another host.
            #[pyo3(signature = (host, /))]
            fn with_host(&self, host: &Bound<'_, PyAny>) -> PyResult<Self> {
                let text = host_text(host)?;
                self.edited(host.py(), |owned| owned.set_host(text))
            }

            /// A copy with another port.
            #[pyo3(signature = (port, /))]
            fn with_port(&self, py: Python<'_>, port: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
                let port = port_number(port)?;
                self.edited(py, |owned| owned.set_port(port))
            }

            /// A copy with another path.
            #[pyo3(signature = (path, /))]
            fn with_path(&self, py: Python<'_>, path: &str) -> PyResult<Self> {
                self.edited(py, |owned| owned.set_path(path))
            }

            /// A copy with another query: a text, or pairs that are percent-encoded.
            #[pyo3(signature = (query, /))]
            fn with_query(&self, query: &Bound<'_, PyAny>) -> PyResult<Self> {
                let (py, query) = (query.py(), Query::of(query)?);
                self.edited(py, |owned| query.set(owned))
            }

            /// A copy without query and fragment, whose path goes on with further segments.
            fn __truediv__(&self, py: Python<'_>, path: &str) -> PyResult<Self> {
                let longer = longer_path(self.value(py)?.path(), path, Self::IS_IRI)?;
                self.edited(py, |owned| {
                    owned.set_query(None::<&str>)?;
                    owned.set_fragment(None::<&str>)?;
                    owned.set_path(&longer)
                })
            }

            /// A copy with another fragment.
            #[pyo3(signature = (fragment, /))]
            fn with_fragment(&self, py: Python<'_>, fragment: Option<&str>) -> PyResult<Self> {
                self.edited(py, |owned| owned.set_fragment(fragment))
            }

            /// The components as a named tuple of the fields of `urllib.parse.SplitResult`.
            fn urlsplit<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                let value = virgule::$reference_type::from(self.value(py)?);
                let fields = (
                    value.scheme().unwrap_or_default(),
                    value.authority().unwrap_or_default(),
                    value.path(),
                    value.query().unwrap_or_default(),
                    value.fragment().unwrap_or_default(),
                );
                py.import(intern!(py, "virgule._split"))?.getattr(intern!(py, "SplitView"))?.call1(fields)
            }

            /// The object of the corresponding type of the other RFC; with `idna`, the host as a domain name.
            #[pyo3(signature = (*, idna = false))]
            fn $to(&self, py: Python<'_>, idna: bool) -> PyResult<$other> {
                let value = self.value(py)?;
                if !idna {
                    return made(py, value.$to().as_str());
                }
                let convert: fn(&virgule::$type<'_>) -> Result<String, IdnaError> = $idna;
                let converted = convert(&value)
                    .map_err(|error| Fault::invalid(value.as_str(), error.offset(), error.to_string()).raise(py, None));
                made(py, &converted?)
            }

            fn __str__<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
                self.text.bind(py).clone()
            }

            fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                shown(py, $python, &self.value(py)?.redacted().to_string())
            }

            fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
                self.text.bind(py).hash()
            }

            fn __richcmp__(&self, other: &Bound<'_, PyAny>, op: CompareOp) -> PyResult<Py<PyAny>> {
                let py = other.py();
                let Ok(other) = other.cast::<Self>() else { return Ok(py.NotImplemented()) };
                let (one, other) = (self.text.bind(py).to_str()?, other.get().text.bind(py).to_str()?);
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

            $($methods)*
        }
    };
}

/// Defines a class whose texts always have a scheme.
macro_rules! whole {
    ($(#[$about:meta])* $class:ident, $python:literal, $kind:literal, of $type:ident; other form $other:ident by $to:ident, $idna:expr;
        reference $reference:ident $reference_type:ident) => {
        generic! {
            $(#[$about])*
            $class, $python, $kind, of $type; other form $other by $to, $idna;
            whole $class $type, reference $reference $reference_type;
            {
                /// The scheme.
                #[getter]
                fn scheme<'t>(&'t self, py: Python<'t>) -> PyResult<&'t str> {
                    Ok(self.value(py)?.scheme())
                }

                /// The default port of the scheme.
                #[getter]
                fn default_port(&self, py: Python<'_>) -> PyResult<Option<u16>> {
                    Ok(self.value(py)?.default_port())
                }

                /// The port; the default port of the scheme if it is absent.
                #[getter]
                fn port_or_default(&self, py: Python<'_>) -> PyResult<Option<u16>> {
                    self.value(py)?.port_or_default().map_err(|error| PyValueError::new_err(error.to_string()))
                }

                /// The target of a reference, with this object as the base.
                #[pyo3(signature = (reference, /))]
                fn join(&self, reference: &Bound<'_, PyAny>) -> PyResult<Self> {
                    let (py, mut target) = (reference.py(), String::new());
                    let base = self.value(py)?;
                    // Writing to a string does not fail.
                    let mut resolve = |reference: virgule::$reference_type<'_>| {
                        let _ = reference.resolve_into(base, &mut target);
                    };
                    match reference.cast::<Self>() {
                        Ok(whole) => resolve(whole.get().value(py)?.into()),
                        Err(_) => $reference::with(reference, resolve)?,
                    }
                    made(py, &target)
                }

                /// The shortest reference that resolves to this object from a base.
                #[pyo3(signature = (base, /))]
                fn relative_to(&self, base: &Bound<'_, PyAny>) -> PyResult<Option<$reference>> {
                    let py = base.py();
                    let value = self.value(py)?;
                    let reference = Self::with(base, |base| value.relative_to(base))?;
                    reference.map(|reference| made(py, reference.as_str())).transpose()
                }

                /// This object as a reference.
                fn to_reference(&self, py: Python<'_>) -> PyResult<$reference> {
                    let reference = virgule::$reference_type::from(self.value(py)?);
                    Ok($reference { text: self.text.clone_ref(py), captures: <virgule::$reference_type<'static> as UriType>::found(reference).captures() })
                }
            }
        }
    };
}

/// Defines a class whose texts may have a scheme.
macro_rules! reference {
    ($(#[$about:meta])* $class:ident, $python:literal, $kind:literal, of $type:ident; other form $other:ident by $to:ident, $idna:expr;
        whole $whole:ident $whole_type:ident) => {
        generic! {
            $(#[$about])*
            $class, $python, $kind, of $type; other form $other by $to, $idna;
            whole $whole $whole_type, reference $class $type;
            {
                /// The scheme.
                #[getter]
                fn scheme<'t>(&'t self, py: Python<'t>) -> PyResult<Option<&'t str>> {
                    Ok(self.value(py)?.scheme())
                }

                /// True if there is no scheme.
                #[getter]
                fn is_relative(&self, py: Python<'_>) -> PyResult<bool> {
                    Ok(!self.value(py)?.has_scheme())
                }

                /// The target of this reference with the given base.
                #[pyo3(signature = (base, /))]
                fn resolve(&self, base: &Bound<'_, PyAny>) -> PyResult<$whole> {
                    let py = base.py();
                    let (value, mut target) = (self.value(py)?, String::new());
                    // Writing to a string does not fail.
                    $whole::with(base, |base| {
                        let _ = value.resolve_into(base, &mut target);
                    })?;
                    made(py, &target)
                }
            }
        }
    };
}

whole! {
    /// A URI (RFC 3986, section 3): it has a scheme.
    Uri, "Uri", "uri", of Uri; other form Iri by to_iri, |uri| Ok(uri.to_iri_idna().as_str().to_owned()); reference UriReference UriRef
}

reference! {
    /// A URI or a relative reference (RFC 3986, section 4.1).
    UriReference, "UriReference", "uri-reference", of UriRef; other form IriReference by to_iri, |uri| Ok(uri.to_iri_idna().as_str().to_owned()); whole Uri Uri
}

whole! {
    /// An IRI (RFC 3987, section 2): a URI with characters beyond ASCII.
    Iri, "Iri", "iri", of Iri; other form Uri by to_uri, |iri| Ok(iri.to_uri_idna()?.as_str().to_owned()); reference IriReference IriRef
}

reference! {
    /// An IRI or a relative reference with characters beyond ASCII (RFC 3987, section 2).
    IriReference, "IriReference", "iri-reference", of IriRef; other form UriReference by to_uri, |iri| Ok(iri.to_uri_idna()?.as_str().to_owned()); whole Iri Iri
}
