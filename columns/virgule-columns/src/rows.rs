//! The loops over rows, of one array and of two: resolution and relativization against a base, and the value of a query pair.

use crate::ColumnError;
use crate::kernel::Invalid;
use crate::matcher::{Generic, Matcher, NotOfSyntax, Refusal, Span, refusal_of};
use crate::output::Output;
use crate::texts::{Operands, Texts};
use arrow_array::builder::{BooleanBuilder, Int64Builder};
use arrow_array::{ArrayRef, StructArray};
use arrow_buffer::NullBufferBuilder;
use arrow_schema::Fields;
use std::borrow::Cow;
use std::sync::Arc;
use virgule::{Iri, IriRef, ParseError, Resolver, Uri, UriRef};

/// The result for an invalid text: NULL or the error, as selected by `invalid`.
#[cold]
fn refuse<R>(
    invalid: Invalid,
    (row, argument): (usize, &'static str),
    why: impl FnOnce() -> Option<Refusal>,
) -> Result<Option<R>, ColumnError> {
    match invalid {
        Invalid::Null => Ok(None),
        Invalid::Error => {
            let Refusal { offset, message } = why().unwrap_or(Refusal { offset: 0, message: String::new() });
            Err(ColumnError::InvalidText { row, argument, offset, message })
        }
    }
}

/// Calls `work` for each text. Its result is a part of the text, or a new text, or `None` for NULL.
#[inline]
fn each<T: Texts>(
    texts: &T,
    mut work: impl for<'t> FnMut(usize, &'t str) -> Result<Option<Cow<'t, str>>, ColumnError>,
) -> Result<ArrayRef, ColumnError> {
    let mut output = texts.output(texts.rows());
    for row in 0..texts.rows() {
        let Some((value, text)) = texts.text(row) else {
            output.null();
            continue;
        };
        match work(row, text)? {
            Some(Cow::Borrowed(part)) => {
                let begin = part.as_ptr() as usize - text.as_ptr() as usize;
                output.part(value, text, (begin, begin + part.len()))?;
            }
            Some(Cow::Owned(made)) => output.made(&made)?,
            None => output.null(),
        }
    }
    output.finish()
}

pub(crate) fn component<T: Texts, M: Matcher + ?Sized>(
    texts: &T,
    matcher: &M,
    field: usize,
    invalid: Invalid,
) -> Result<ArrayRef, ColumnError> {
    each(texts, |row, text| match matcher.span(text, field) {
        Ok(span) => Ok(span.map(|(begin, end)| Cow::Borrowed(text.get(begin..end).unwrap_or_default()))),
        Err(NotOfSyntax) => refuse(invalid, (row, "text"), || matcher.refusal(text)),
    })
}

/// Computes the fields with the given numbers of each text, as one column for each field.
pub(crate) fn components<T: Texts, M: Matcher + ?Sized>(
    texts: &T,
    matcher: &M,
    (numbers, fields): (&[usize], Fields),
    invalid: Invalid,
) -> Result<ArrayRef, ColumnError> {
    let rows = texts.rows();
    let mut outputs: Vec<T::Output<'_>> = numbers.iter().map(|_| texts.output(rows)).collect();
    let mut spans: Vec<Option<Span>> = vec![None; numbers.iter().max().map_or(0, |last| last + 1)];
    let mut nulls = NullBufferBuilder::new(rows);
    for row in 0..rows {
        let found = texts.text(row);
        let matches = found.map(|(_, text)| matcher.spans(text, &mut spans));
        let (Some((value, text)), Some(Ok(()))) = (found, matches) else {
            if let Some((_, text)) = found {
                refuse::<()>(invalid, (row, "text"), || matcher.refusal(text))?;
            }
            nulls.append_null();
            outputs.iter_mut().for_each(Output::null);
            continue;
        };
        nulls.append_non_null();
        for (output, &number) in outputs.iter_mut().zip(numbers) {
            match spans[number] {
                Some(span) => output.part(value, text, span)?,
                None => output.null(),
            }
        }
    }
    let columns = outputs.into_iter().map(Output::finish).collect::<Result<Vec<_>, _>>()?;
    Ok(Arc::new(StructArray::try_new_with_length(fields, columns, nulls.finish(), rows)?))
}

pub(crate) fn is_valid<T: Texts, M: Matcher + ?Sized>(texts: &T, matcher: &M) -> ArrayRef {
    let mut output = BooleanBuilder::with_capacity(texts.rows());
    for row in 0..texts.rows() {
        output.append_option(texts.text(row).map(|(_, text)| matcher.is_valid(text)));
    }
    Arc::new(output.finish())
}

pub(crate) fn error_offsets<T: Texts>(texts: &T, matcher: &dyn Matcher) -> ArrayRef {
    let mut output = Int64Builder::with_capacity(texts.rows());
    for row in 0..texts.rows() {
        let refusal = texts.text(row).and_then(|(_, text)| matcher.refusal(text));
        output.append_option(refusal.and_then(|refusal| i64::try_from(refusal.offset).ok()));
    }
    Arc::new(output.finish())
}

pub(crate) fn error_messages<T: Texts>(texts: &T, matcher: &dyn Matcher) -> Result<ArrayRef, ColumnError> {
    each(texts, |_, text| Ok(matcher.refusal(text).map(|refusal| Cow::Owned(refusal.message))))
}

/// Applies `change` to each text.
pub(crate) fn changed<T: Texts>(
    texts: &T,
    matcher: &dyn Matcher,
    invalid: Invalid,
    change: impl for<'t> Fn(&'t str) -> Result<Cow<'t, str>, NotOfSyntax>,
) -> Result<ArrayRef, ColumnError> {
    each(texts, |row, text| match change(text) {
        Ok(Cow::Borrowed(same)) if same.len() == text.len() => Ok(Some(Cow::Borrowed(text))),
        Ok(changed) => Ok(Some(Cow::Owned(changed.into_owned()))),
        Err(NotOfSyntax) => refuse(invalid, (row, "text"), || matcher.refusal(text)),
    })
}

/// Calls `work` for each row that has both texts; an error names the argument that is wrong.
fn with_operands<T: Texts>(
    texts: &T,
    operands: &Operands<'_>,
    invalid: Invalid,
    work: impl for<'t> Fn(&'t str, &str) -> Result<Option<Cow<'t, str>>, (&'static str, Refusal)>,
) -> Result<ArrayRef, ColumnError> {
    each(texts, |row, text| {
        let operand = match operands {
            Operands::Scalar(text) => *text,
            Operands::Column(text) => text(row),
        };
        let Some(operand) = operand else { return Ok(None) };
        let result = work(text, operand);
        result.or_else(|(argument, refusal)| refuse(invalid, (row, argument), || Some(refusal)))
    })
}

fn in_argument(argument: &'static str) -> impl Fn(ParseError) -> (&'static str, Refusal) {
    move |error| (argument, refusal_of(&error))
}

macro_rules! references {
    ($resolve:ident, $relativize:ident, $base:ident, $reference:ident) => {
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
            with_operands(texts, operands, invalid, |text, base| {
                let reference = $reference::parse(text).map_err(in_argument("text"))?;
                let resolver = match known {
                    Some(known) => known,
                    None => $base::parse(base).map(Resolver::new),
                };
                let target = resolver.map_err(in_argument("base"))?.resolve(reference);
                Ok(Some(Cow::Owned(target.into_string())))
            })
        }

        /// Computes the shortest reference that resolves to each text from the base.
        pub(crate) fn $relativize<T: Texts>(
            texts: &T,
            operands: &Operands<'_>,
            invalid: Invalid,
        ) -> Result<ArrayRef, ColumnError> {
            with_operands(texts, operands, invalid, |text, base| {
                let target = $base::parse(text).map_err(in_argument("text"))?;
                let base = $base::parse(base).map_err(in_argument("base"))?;
                Ok(target.relative_to(base).map(|reference| Cow::Owned(reference.into_string())))
            })
        }
    };
}

references!(resolve_uris, relativize_uris, Uri, UriRef);
references!(resolve_iris, relativize_iris, Iri, IriRef);

pub(crate) fn query_values<T: Texts, V: Generic>(
    texts: &T,
    operands: &Operands<'_>,
    invalid: Invalid,
) -> Result<ArrayRef, ColumnError> {
    with_operands(texts, operands, invalid, |text, key| {
        let found = V::find(text).map_err(in_argument("text"))?;
        V::query_value(found, key).map_err(|offset| {
            let message = format!("offset {offset}: the decoded value is no UTF-8");
            ("query", Refusal { offset, message })
        })
    })
}
