//! Canonical forms of fields, used for comparison. `;! form` refers to a form by its name.
//!
//! A form maps the string of one field, after syntax-based normalization (RFC 3986 section 6.2.2), to the same string
//! for all values that the scheme defines as equivalent.

#[cfg(feature = "alloc")]
mod apply;
#[cfg(feature = "alloc")]
mod package_url;

/// A canonical form of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[doc(hidden)]
pub enum Form {
    /// `lowercase`: ASCII letters in lower case.
    Lowercase,
    /// `no-hyphens`: without hyphens, which serve only legibility.
    NoHyphens,
    /// `addresses`: mail addresses with domains in lower case.
    Addresses,
    /// `header-names`: header fields with names in lower case.
    HeaderNames,
    /// `tel`: a telephone number with its parameters.
    Tel,
    /// `package-url`: a package URL with its components.
    PackageUrl,
    /// `servers`: a URI whose authority has several servers.
    Servers,
    /// `local-file`: a file URI of this machine.
    LocalFile,
}

/// The forms with their names in directives.
const FORMS: [(&str, Form); 8] = [
    ("lowercase", Form::Lowercase),
    ("no-hyphens", Form::NoHyphens),
    ("addresses", Form::Addresses),
    ("header-names", Form::HeaderNames),
    ("tel", Form::Tel),
    ("package-url", Form::PackageUrl),
    ("servers", Form::Servers),
    ("local-file", Form::LocalFile),
];

impl Form {
    /// Returns the form named `name`, or `None` if there is none.
    #[inline]
    pub fn find(name: &str) -> Option<Self> {
        FORMS.iter().find(|(known, _)| *known == name).map(|&(_, form)| form)
    }
}
