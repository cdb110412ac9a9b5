//! Laws of resolution: the target equals that of the pseudo code in RFC 3986 section 5.2, for every output, and it is a
//! URI.

use super::Outcome;
use super::text::Text;
use crate::holds;
use crate::naive::resolve::resolve;
use virgule::{Buffer, BufferFullError, Iri, IriRef, Resolver, Uri, UriRef};

/// Checks the law for a reference and a base, as IRIs, and as URIs if both are.
pub fn of_any(base: &str, reference: &str) -> Outcome {
    if let (Ok(base), Ok(reference)) = (Uri::parse(base), UriRef::parse(reference)) {
        of_uris(base, reference)?;
    }
    match (Iri::parse(base), IriRef::parse(reference)) {
        (Ok(base), Ok(reference)) => of_iris(base, reference),
        (Err(error), _) => Err(format!("{base:?}: {error}")),
        (_, Err(error)) => Err(format!("{reference:?}: {error}")),
    }
}

macro_rules! resolution {
    ($law:ident: $base:ident $reference:ident) => {
        /// Checks the laws of resolution with the types of one RFC.
        pub fn $law(base: $base<'_>, reference: $reference<'_>) -> Outcome {
            for strict in [true, false] {
                let resolver = Resolver::new(base).strict(strict);
                let expected = resolve(base.as_str(), reference.as_str(), strict);
                let asked = format!("{:?} from {:?}", reference.as_str(), base.as_str());
                let target = resolver.resolve(reference);
                holds!(target == *expected, "{asked}: {:?}, not {expected:?}", target.as_str());
                if strict {
                    holds!(reference.resolve(base) == target, "{asked}: strict is not the default");
                }
                // Parsing the target must return the same fields as the result.
                match $base::parse(&expected) {
                    Ok(parsed) => {
                        holds!(
                            parsed.fields() == target.borrow().fields(),
                            "{asked}: {target:?} has other fields"
                        );
                        parsed.components()?;
                    }
                    Err(error) => return Err(format!("{asked}: {expected:?}: {error}")),
                }
                let mut string = String::from("kept ");
                let room = resolver.resolve_into(reference, &mut string);
                holds!(room.is_ok() && string == format!("kept {expected}"), "{asked}: {string:?}");
                let most = base.as_str().len() + reference.as_str().len() + 3;
                let write = |size| {
                    let mut bytes = vec![b'!'; size];
                    let mut buffer = Buffer::new(&mut bytes);
                    resolver.resolve_into(reference, &mut buffer).map(|()| buffer.as_str().to_string())
                };
                holds!(write(most).as_ref() == Ok(&expected), "{asked}: {most} bytes are too few");
                let exact = write(expected.len());
                holds!(
                    exact == Err(BufferFullError) || exact.as_ref() == Ok(&expected),
                    "{asked}: {exact:?}"
                );
                for less in [1, 2, expected.len() / 2, expected.len()] {
                    let size = expected.len().saturating_sub(less);
                    holds!(write(size) == Err(BufferFullError), "{asked}: {:?} in {size} bytes", write(size));
                }
            }
            Ok(())
        }
    };
}

resolution! { of_uris: Uri UriRef }
resolution! { of_iris: Iri IriRef }
