//! The canonical forms of fields, which schemes compare, by the names that `;! form` uses.
//!
//! A form maps the text of one field, after syntax-based normalization (RFC 3986 section 6.2.2), to one text for all
//! texts that the scheme defines as equivalent.

#[cfg(feature = "alloc")]
mod apply;

/// A canonical form of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[doc(hidden)]
pub enum Form {
    /// ASCII letters in lower case: `lowercase`.
    Lowercase,
    /// Without hyphens, which only make the text legible: `no-hyphens`.
    NoHyphens,
    /// Mail addresses with domains in lower case: `addresses`.
    Addresses,
    /// Header fields with names in lower case: `header-names`.
    HeaderNames,
    /// A telephone number with its parameters: `tel`.
    Tel,
}

/// The forms by their names in directives.
const FORMS: [(&str, Form); 5] = [
    ("lowercase", Form::Lowercase),
    ("no-hyphens", Form::NoHyphens),
    ("addresses", Form::Addresses),
    ("header-names", Form::HeaderNames),
    ("tel", Form::Tel),
];

impl Form {
    /// The form of that name.
    #[inline]
    pub fn find(name: &str) -> Option<Self> {
        FORMS.iter().find(|(known, _)| *known == name).map(|&(_, form)| form)
    }
}
