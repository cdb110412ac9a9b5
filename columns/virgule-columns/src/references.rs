//! Kernels with a second argument: resolution and relativization against a base, and the value of a query pair.

use crate::ColumnError;
use crate::kernel::Invalid;
use crate::matcher::{Generic, Refusal, refusal_of};
use crate::operand::Operands;
use crate::output::Output;
use crate::rows::refuse;
use crate::texts::Texts;
use arrow_array::ArrayRef;
use std::borrow::Cow;
use virgule::{Iri, IriRef, ParseError, Resolver, Uri, UriRef};

/// The result for a row: a new text, or a part of the first text, or `None` for NULL; or an error.
type Made<'t> = Result<Option<Cow<'t, str>>, Fault>;

/// An error in one of the arguments.
struct Fault {
    argument: &'static str,
    refusal: Refusal,
}

impl Fault {
    fn of(argument: &'static str) -> impl Fn(ParseError) -> Fault {
        move |error| Fault { argument, refusal: refusal_of(&error) }
    }
}

/// Calls `work` for each row that has both texts.
fn each<T: Texts>(
    texts: &T,
    operands: &Operands<'_>,
    invalid: Invalid,
    mut work: impl for<'t> FnMut(&'t str, &str) -> Made<'t>,
) -> Result<ArrayRef, ColumnError> {
    let mut output = texts.output(texts.rows());
    for row in 0..texts.rows() {
        let operand = match operands {
            Operands::Scalar(text) => *text,
            Operands::Column(column) => column.value(row),
        };
        let (Some((value, text)), Some(operand)) = (texts.text(row), operand) else {
            output.null();
            continue;
        };
        match work(text, operand) {
            Ok(Some(Cow::Borrowed(part))) => {
                let begin = part.as_ptr() as usize - text.as_ptr() as usize;
                output.part(value, text, (begin, begin + part.len()))?;
            }
            Ok(Some(Cow::Owned(made))) => output.made(&made)?,
            Ok(None) => output.null(),
            Err(Fault { argument, refusal }) => {
                refuse(invalid, (row, argument), || Some(refusal))?;
                output.null();
            }
        }
    }
    output.finish()
}

macro_rules! references {
    ($resolve:ident, $relativize:ident, $base:ident, $reference:ident) => {
        /// Resolves each reference against the base.
        pub(crate) fn $resolve<T: Texts>(
            texts: &T,
            operands: &Operands<'_>,
            invalid: Invalid,
        ) -> Result<ArrayRef, ColumnError> {
            // A base for all rows is parsed once.
            let known = match operands {
                Operands::Scalar(Some(base)) => Some($base::parse(base).map(Resolver::new)),
                _ => None,
            };
            each(texts, operands, invalid, |text, base| {
                let reference = $reference::parse(text).map_err(Fault::of("text"))?;
                let resolver = match known {
                    Some(known) => known,
                    None => $base::parse(base).map(Resolver::new),
                };
                let target = resolver.map_err(Fault::of("base"))?.resolve(reference);
                Ok(Some(Cow::Owned(target.into_string())))
            })
        }

        /// Computes the shortest reference that resolves to each text from the base.
        pub(crate) fn $relativize<T: Texts>(
            texts: &T,
            operands: &Operands<'_>,
            invalid: Invalid,
        ) -> Result<ArrayRef, ColumnError> {
            each(texts, operands, invalid, |text, base| {
                let target = $base::parse(text).map_err(Fault::of("text"))?;
                let base = $base::parse(base).map_err(Fault::of("base"))?;
                Ok(target.relative_to(base).map(|reference| Cow::Owned(reference.into_string())))
            })
        }
    };
}

references!(resolve_uris, relativize_uris, Uri, UriRef);
references!(resolve_iris, relativize_iris, Iri, IriRef);

/// Computes the decoded value of the query pair with a given name.
pub(crate) fn query_values<T: Texts, V: Generic>(
    texts: &T,
    operands: &Operands<'_>,
    invalid: Invalid,
) -> Result<ArrayRef, ColumnError> {
    each(texts, operands, invalid, |text, key| {
        let found = V::find(text).map_err(Fault::of("text"))?;
        V::query_value(found, key).map_err(|offset| Fault {
            argument: "query",
            refusal: Refusal { offset, message: format!("offset {offset}: the decoded value is no UTF-8") },
        })
    })
}
