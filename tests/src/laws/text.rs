//! Uniform access to the eight generic types.

use crate::naive::split::split;
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use virgule::{
    AbsoluteIri, AbsoluteUri, BufferFullError, Equivalence, Iri, IriRef, IriRelativeRef, Normalization,
    NormalizationReport, Output, ParseError, RelativeRef, Uri, UriRef,
};

/// A borrowed text of one of the eight types, with the methods that all have.
#[allow(missing_docs)]
pub trait Text<'a>: Copy + Eq + Ord + Hash + std::fmt::Debug {
    const NAME: &'static str;
    const IRI: bool;

    fn parse(text: &'a str) -> Result<Self, ParseError>;
    fn as_str(&self) -> &'a str;
    /// All fields, including fields within other fields.
    fn fields(&self) -> [Option<&'a str>; 8];
    fn normalize(&self, steps: Normalization) -> Cow<'a, str>;
    fn normalize_into(
        &self,
        steps: Normalization,
        out: &mut impl Output,
    ) -> Result<NormalizationReport, BufferFullError>;
    fn changes(&self, steps: Normalization) -> NormalizationReport;
    fn equivalence(&self, other: &Self) -> Option<Equivalence>;
    fn is_equivalent(&self, other: &Self, equivalence: Equivalence) -> bool;
    fn differences(&self, other: &Self, equivalence: Equivalence) -> NormalizationReport;

    /// The hash of the text.
    fn hashed(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// The components, computed from the fields of the type; an error if the naive splitter finds others.
    fn components(&self) -> Result<[Option<&'a str>; 7], String> {
        let [scheme, authority, userinfo, host, .., port, path, query, fragment] = self.fields();
        let components = [scheme, userinfo, host, port, path, query, fragment];
        let naive = split(self.as_str());
        let same = naive.components() == components && naive.authority == authority;
        if same { Ok(components) } else { Err(format!("{self:?} is {components:?}")) }
    }
}

/// One of the eight types, without a lifetime.
#[allow(missing_docs)]
pub trait Type {
    type Borrowed<'a>: Text<'a>;
}

macro_rules! text {
    ($($name:ident: $iri:literal, $value:ident => $scheme:expr, $fragment:expr;)*) => {$(
        impl Type for $name<'static> {
            type Borrowed<'a> = $name<'a>;
        }

        impl<'a> Text<'a> for $name<'a> {
            const NAME: &'static str = stringify!($name);
            const IRI: bool = $iri;

            fn parse(text: &'a str) -> Result<Self, ParseError> {
                $name::parse(text)
            }

            fn as_str(&self) -> &'a str {
                $name::as_str(self)
            }

            fn fields(&self) -> [Option<&'a str>; 8] {
                let $value = self;
                [
                    $scheme,
                    $value.authority(),
                    $value.userinfo(),
                    $value.host(),
                    $value.port(),
                    Some($value.path()),
                    $value.query(),
                    $fragment,
                ]
            }

            fn normalize(&self, steps: Normalization) -> Cow<'a, str> {
                $name::normalize(self, steps).into_cow()
            }

            fn normalize_into(&self, steps: Normalization, out: &mut impl Output) -> Result<NormalizationReport, BufferFullError> {
                $name::normalize_into(self, steps, out)
            }

            fn changes(&self, steps: Normalization) -> NormalizationReport {
                $name::changes(self, steps)
            }

            fn equivalence(&self, other: &Self) -> Option<Equivalence> {
                $name::equivalence(self, other)
            }

            fn is_equivalent(&self, other: &Self, equivalence: Equivalence) -> bool {
                $name::is_equivalent(self, other, equivalence)
            }

            fn differences(&self, other: &Self, equivalence: Equivalence) -> NormalizationReport {
                $name::differences(self, other, equivalence)
            }
        }
    )*};
}

text! {
    Uri: false, value => Some(value.scheme()), value.fragment();
    UriRef: false, value => value.scheme(), value.fragment();
    AbsoluteUri: false, value => Some(value.scheme()), None;
    RelativeRef: false, value => None, value.fragment();
    Iri: true, value => Some(value.scheme()), value.fragment();
    IriRef: true, value => value.scheme(), value.fragment();
    AbsoluteIri: true, value => Some(value.scheme()), None;
    IriRelativeRef: true, value => None, value.fragment();
}

/// Calls a law, a function that is generic over [`Type`](crate::laws::text::Type), for all types.
#[macro_export]
macro_rules! of_every_type {
    ($law:ident($($argument:expr),*)) => {{
        $law::<virgule::Uri<'static>>($($argument),*)?;
        $law::<virgule::UriRef<'static>>($($argument),*)?;
        $law::<virgule::AbsoluteUri<'static>>($($argument),*)?;
        $law::<virgule::RelativeRef<'static>>($($argument),*)?;
        $law::<virgule::Iri<'static>>($($argument),*)?;
        $law::<virgule::IriRef<'static>>($($argument),*)?;
        $law::<virgule::AbsoluteIri<'static>>($($argument),*)?;
        $law::<virgule::IriRelativeRef<'static>>($($argument),*)?;
        Ok(())
    }};
}
