//! Laws of conversion between types: a converted value equals the value that the other type parses from the same text,
//! with all fields; the text is not copied; and if the other type does not match the text, the error is that of its
//! parser.

use super::Outcome;
use super::text::Text;
use crate::holds;
use virgule::{
    AbsoluteIri, AbsoluteUri, IntoOwnedError, Iri, IriRef, IriRelativeRef, Owned, ParseError, RelativeRef,
    Uri, UriRef, UriType,
};

/// Checks all conversions of a text.
pub fn of_every_type(text: &str) -> Outcome {
    macro_rules! pairs {
        ($($narrow:ident in $wide:ident)*) => {$(
            wider::<$narrow<'_>, $wide<'_>>(text)?;
            wider_owned::<$narrow<'static>, $wide<'static>>(text)?;
        )*};
    }
    pairs! {
        AbsoluteUri in Uri
        Uri in UriRef
        RelativeRef in UriRef
        AbsoluteUri in UriRef
        AbsoluteIri in Iri
        Iri in IriRef
        IriRelativeRef in IriRef
        AbsoluteIri in IriRef
        Uri in Iri
        UriRef in IriRef
        AbsoluteUri in AbsoluteIri
        RelativeRef in IriRelativeRef
    }
    Ok(())
}

/// Checks that the conversion from the narrow type to the wide type always succeeds, and that the inverse succeeds if
/// the text is of the narrow type.
fn wider<'a, N, W>(text: &'a str) -> Outcome
where
    N: Text<'a> + TryFrom<W, Error = ParseError>,
    W: Text<'a> + From<N>,
{
    let asked = format!("{text:?} between {} and {}", N::NAME, W::NAME);
    if let Ok(narrow) = N::parse(text) {
        let parsed = W::parse(text).map_err(|error| format!("{asked}: {error}"))?;
        let wide = W::from(narrow);
        holds!(std::ptr::eq(wide.as_str(), text), "{asked}: copied");
        holds!(wide.fields() == parsed.fields(), "{asked}: {:?}, not {:?}", wide.fields(), parsed.fields());
        wide.components()?;
    }
    if let Ok(wide) = W::parse(text) {
        match (N::try_from(wide), N::parse(text)) {
            (Ok(narrow), Ok(parsed)) => {
                holds!(std::ptr::eq(narrow.as_str(), text), "{asked}: copied on the way back");
                let (fields, expected) = (narrow.fields(), parsed.fields());
                holds!(fields == expected, "{asked}: back {fields:?}, not {expected:?}");
            }
            (Err(error), Err(expected)) => holds!(error == expected, "{asked}: {error}, not {expected}"),
            (narrow, parsed) => return Err(format!("{asked}: {narrow:?}, but parsed {parsed:?}")),
        }
    }
    Ok(())
}

/// As [`wider`], for owned texts: the memory is moved with the text, and an error returns the text.
fn wider_owned<N, W>(text: &str) -> Outcome
where
    N: UriType,
    W: UriType,
    Owned<N>: TryFrom<Owned<W>, Error = IntoOwnedError>,
    Owned<W>: From<Owned<N>>,
    for<'t> N::Borrowed<'t>: Text<'t>,
    for<'t> W::Borrowed<'t>: Text<'t>,
{
    let given = text.to_string();
    let place = given.as_ptr();
    match Owned::<N>::parse(given) {
        Ok(narrow) => {
            let (expected, parsed) = (owned::<N>(text)?, owned::<W>(text)?);
            let wide = Owned::<W>::from(narrow);
            holds!(wide == *text && wide.as_str().as_ptr() == place, "{text:?}: copied");
            let fields = wide.borrow().fields();
            holds!(fields == parsed.borrow().fields(), "{text:?}: {fields:?} in an owned text");
            let back = Owned::<N>::try_from(wide).map_err(|error| format!("{text:?}: {error}"))?;
            holds!(back == *text && back.as_str().as_ptr() == place, "{text:?}: copied on the way back");
            let fields = back.borrow().fields();
            holds!(
                fields == expected.borrow().fields(),
                "{text:?}: {fields:?} in an owned text on the way back"
            );
        }
        Err(rejected) => {
            let error = rejected.error();
            let given = rejected.into_input();
            holds!(given == text && given.as_ptr() == place, "{text:?}: given back as {given:?}");
            let Ok(wide) = Owned::<W>::parse(given) else { return Ok(()) };
            match Owned::<N>::try_from(wide) {
                Ok(narrow) => return Err(format!("{text:?}: refused, then taken over as {narrow}")),
                Err(rejected) => {
                    holds!(rejected.error() == error, "{text:?}: {rejected}, not {error}");
                    let given = rejected.into_input();
                    holds!(given == text && given.as_ptr() == place, "{text:?}: given back as {given:?}");
                }
            }
        }
    }
    Ok(())
}

fn owned<V: UriType>(text: &str) -> Result<Owned<V>, String> {
    Owned::parse(text).map_err(|error| format!("{text:?}: {error}"))
}
