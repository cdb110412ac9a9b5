//! How schemes write a field for comparison, by the names that `;! form` uses.
//!
//! A form takes the text of one field, already normalized as RFC 3986 section 6.2.2 says, and gives the one text for
//! all that the scheme holds for the same.

#[cfg(feature = "alloc")]
mod apply;

/// How a field is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[doc(hidden)]
pub enum Form {
    /// ASCII letters in lower case: `lowercase`.
    Lowercase,
    /// Without hyphens, which only help the eye: `no-hyphens`.
    NoHyphens,
    /// Mail addresses, their domains small: `addresses`.
    Addresses,
    /// Header fields, their names small: `header-names`.
    HeaderNames,
    /// A telephone number with its parameters: `tel`.
    Tel,
}

/// By the names in directives.
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
