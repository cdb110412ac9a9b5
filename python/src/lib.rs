//! The extension module `virgule._virgule` of the Python package `virgule`.
//!
//! ```text
//! generic       Uri, UriReference, Iri, IriReference: one macro
//! kind          the kinds by name; TypedText, the class of their texts
//! grammar       Grammar, Match: grammars read at run time
//! column        Column, and kernels over Arrow columns
//! batch         functions over lists, without the interpreter's lock
//! running_text  URIs and secrets in running text; repairs
//! template      URI templates
//! error         errors of the runtime as exceptions
//! arguments     str as &str; texts, hosts and ports, each of several types; names of normalizations and equivalences
//! components    paths and queries: segments and pairs
//! ```

mod arguments;
mod batch;
mod column;
mod components;
mod error;
mod generic;
mod grammar;
mod kind;
mod running_text;
mod template;

/// The items that the package `virgule` re-exports.
#[pyo3::pymodule]
mod _virgule {
    #[pymodule_export]
    use super::batch::{is_valid, is_valid_many, normalize_many, parse_many, resolve_many};
    #[pymodule_export]
    use super::column::{Column, run_kernel};
    #[pymodule_export]
    use super::generic::{Iri, IriReference, Uri, UriReference};
    #[pymodule_export]
    use super::grammar::{Grammar, Match};
    #[pymodule_export]
    use super::kind::{TypedText, kind_table};
    #[pymodule_export]
    use super::running_text::{find, redact_in, repair};
    #[pymodule_export]
    use super::template::expand;
}
