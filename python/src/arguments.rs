//! Arguments that may be of several types: texts, hosts, ports.

use crate::generic::{Iri, IriReference, Uri, UriReference};
use crate::kind::TypedText;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::net::IpAddr;

/// The text of an argument of a constructor: a `str`, or an object of this package.
pub fn text_of<'py>(class: &str, text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    let py = text.py();
    if let Ok(text) = text.cast::<PyString>() {
        return Ok(text.clone());
    }
    macro_rules! of {
        ($($class:ident)*) => {$(
            if let Ok(object) = text.cast::<$class>() {
                return Ok(object.get().text.bind(py).clone());
            }
        )*};
    }
    of! { Uri UriReference Iri IriReference }
    if let Ok(object) = text.cast::<TypedText>() {
        return Ok(object.get().text(py));
    }
    let message = format!("{class} takes a str or an object of virgule, not {}", text.get_type().name()?);
    Err(PyTypeError::new_err(message))
}

/// The text of a host, which is a `str` or an address of the module `ipaddress`.
pub fn host_text(host: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = host.cast::<PyString>() {
        return Ok(crate::text::utf8_or_raise(text)?.to_owned());
    }
    match host.extract::<IpAddr>() {
        Ok(IpAddr::V4(address)) => Ok(address.to_string()),
        Ok(IpAddr::V6(address)) => Ok(format!("[{address}]")),
        Err(_) => Err(PyTypeError::new_err("a host is a str, an IPv4Address or an IPv6Address")),
    }
}

/// The number of a port; `None` if there is none.
pub fn port_number(port: Option<&Bound<'_, PyAny>>) -> PyResult<Option<u16>> {
    let Some(port) = port else { return Ok(None) };
    if !port.is_instance_of::<pyo3::types::PyInt>() {
        return Err(PyTypeError::new_err("a port is an int or None"));
    }
    port.extract().map(Some).map_err(|_| PyValueError::new_err("a port is between 0 and 65535"))
}
