//! Computes the byte ranges of the fields of a text, by the types of RFC 3986 and RFC 3987, and by built-in kinds.
//!
//! The loops over rows are compiled once for each common type, and once for all other matchers together.

use std::borrow::Cow;
use std::marker::PhantomData;
use virgule::__derive::TypeNames;
use virgule::parse::Matched;
use virgule::{
    AbsoluteIri, AbsoluteUri, Equivalence, Iri, IriRef, IriRelativeRef, Kind, ParseError, RelativeRef, Uri,
    UriRef, UriType,
};

/// The byte range of a field: its begin and its end.
pub type Span = (usize, usize);

/// The text is not valid by the syntax. [`Matcher::refusal`] returns the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotOfSyntax;

/// The offset and the reason of an error in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The byte offset of the error; the length of the text if the text ends too early.
    pub offset: usize,
    /// The message of the error, without any part of the text.
    pub message: String,
}

/// Parses texts of one syntax. All operations are linear in the length of the text, and none panics.
pub trait Matcher {
    /// Stores the byte range of each field at the index of the field. After an error the contents of `spans` are
    /// unspecified.
    ///
    /// # Errors
    ///
    /// If the text is not valid.
    fn spans(&self, text: &str, spans: &mut [Option<Span>]) -> Result<(), NotOfSyntax>;

    /// The byte range of one field; `None` if the field is absent.
    ///
    /// # Errors
    ///
    /// If the text is not valid.
    fn span(&self, text: &str, field: usize) -> Result<Option<Span>, NotOfSyntax>;

    /// True if the text is valid.
    fn is_valid(&self, text: &str) -> bool;

    /// The error of an invalid text; `None` for a valid text.
    fn refusal(&self, text: &str) -> Option<Refusal>;

    /// The text after the normalization of an equivalence, borrowed if nothing changes.
    ///
    /// # Errors
    ///
    /// If the text is not valid.
    fn normalized<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax>;

    /// A key that two valid texts have in common exactly if they are equivalent.
    ///
    /// # Errors
    ///
    /// If the text is not valid.
    fn key<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax>;
}

pub(crate) fn refusal_of(error: &ParseError) -> Refusal {
    let mut message = String::new();
    // Writing to a string does not fail.
    let _ = error.write_named(&mut message, TypeNames::KINDS);
    Refusal { offset: error.offset(), message }
}

/// A type of RFC 3986 or RFC 3987, which share their fields.
pub(crate) trait Generic: UriType {
    fn normalized(found: Matched<'_, Self::Captures>, level: Equivalence) -> Cow<'_, str>;

    /// The decoded value of the first pair of the query with the name `key`; `None` if there is no such pair, or if it
    /// has no `=`. The error is the offset in the text at which the value is not UTF-8.
    fn query_value<'t>(found: Matched<'t, Self::Captures>, key: &str) -> Result<Option<Cow<'t, str>>, usize>;
}

macro_rules! generic {
    ($($name:ident)*) => {$(
        impl Generic for $name<'static> {
            #[inline]
            fn normalized(found: Matched<'_, Self::Captures>, level: Equivalence) -> Cow<'_, str> {
                Self::of(found).normalize(level.normalization()).into_cow()
            }

            fn query_value<'t>(
                found: Matched<'t, Self::Captures>,
                key: &str,
            ) -> Result<Option<Cow<'t, str>>, usize> {
                // Names are compared after decoding: the name of `%61=1` is `a`.
                let (text, mut pairs) = (found.text(), Self::of(found).query_pairs());
                let found = pairs.find(|(name, _)| name.decoded().eq(key.bytes()));
                let Some((_, Some(found))) = found else { return Ok(None) };
                let begin = found.as_str().as_ptr() as usize - text.as_ptr() as usize;
                found.decode().map(Some).map_err(|error| begin + error.offset())
            }
        }
    )*};
}

generic! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }

/// The matcher of a type of RFC 3986 or RFC 3987.
pub(crate) struct Typed<V>(pub PhantomData<V>);

impl<V: Generic> Matcher for Typed<V> {
    #[inline]
    fn spans(&self, text: &str, spans: &mut [Option<Span>]) -> Result<(), NotOfSyntax> {
        let found = V::find(text).map_err(|_| NotOfSyntax)?;
        for (field, span) in spans.iter_mut().enumerate() {
            *span = V::span(&found, field);
        }
        Ok(())
    }

    #[inline]
    fn span(&self, text: &str, field: usize) -> Result<Option<Span>, NotOfSyntax> {
        let found = V::find(text).map_err(|_| NotOfSyntax)?;
        Ok(V::span(&found, field))
    }

    #[inline]
    fn is_valid(&self, text: &str) -> bool {
        V::is_valid(text)
    }

    fn refusal(&self, text: &str) -> Option<Refusal> {
        V::find(text).err().map(|error| refusal_of(&error))
    }

    #[inline]
    fn normalized<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax> {
        let found = V::find(text).map_err(|_| NotOfSyntax)?;
        Ok(V::normalized(found, level))
    }

    #[inline]
    fn key<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax> {
        self.normalized(text, level)
    }
}

pub(crate) struct BuiltIn(pub &'static Kind);

impl BuiltIn {
    fn each(&self, text: &str, mut see: impl FnMut(usize, Option<Span>)) -> Result<(), NotOfSyntax> {
        let begin = text.as_ptr() as usize;
        let span = |part: &str| {
            let from = part.as_ptr() as usize - begin;
            (from, from + part.len())
        };
        self.0.parse(text, &mut |field, part| see(field, part.map(span))).map_err(|_| NotOfSyntax)
    }
}

impl Matcher for BuiltIn {
    fn spans(&self, text: &str, spans: &mut [Option<Span>]) -> Result<(), NotOfSyntax> {
        self.each(text, |field, span| {
            if let Some(place) = spans.get_mut(field) {
                *place = span;
            }
        })
    }

    fn span(&self, text: &str, field: usize) -> Result<Option<Span>, NotOfSyntax> {
        let mut found = None;
        self.each(text, |number, span| found = if number == field { span } else { found })?;
        Ok(found)
    }

    fn is_valid(&self, text: &str) -> bool {
        self.0.parse(text, &mut |_, _| ()).is_ok()
    }

    fn refusal(&self, text: &str) -> Option<Refusal> {
        self.0.parse(text, &mut |_, _| ()).err().map(|error| refusal_of(&error))
    }

    fn normalized<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax> {
        match self.is_valid(text) {
            true => Ok(self.0.semantics().normalize(text, level.normalization())),
            false => Err(NotOfSyntax),
        }
    }

    fn key<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax> {
        match self.is_valid(text) {
            true => Ok(self.0.semantics().key(text, level)),
            false => Err(NotOfSyntax),
        }
    }
}
