//! The loops over rows.

use crate::ColumnError;
use crate::kernel::Invalid;
use crate::matcher::{Matcher, NotOfSyntax, Refusal, Span};
use crate::output::Output;
use crate::texts::Texts;
use arrow_array::builder::{BooleanBuilder, Int64Builder};
use arrow_array::{ArrayRef, StructArray};
use arrow_buffer::NullBufferBuilder;
use arrow_schema::Fields;
use std::borrow::Cow;
use std::sync::Arc;

/// The result for an invalid text: `Ok`, which means NULL, or the error, as selected by `invalid`.
#[cold]
pub(crate) fn refuse(
    invalid: Invalid,
    (row, argument): (usize, &'static str),
    why: impl FnOnce() -> Option<Refusal>,
) -> Result<(), ColumnError> {
    match invalid {
        Invalid::Null => Ok(()),
        Invalid::Error => {
            let Refusal { offset, message } = why().unwrap_or(Refusal { offset: 0, message: String::new() });
            Err(ColumnError::InvalidText { row, argument, offset, message })
        }
    }
}

/// Computes one field of each text.
pub(crate) fn component<T: Texts, M: Matcher + ?Sized>(
    texts: &T,
    matcher: &M,
    field: usize,
    invalid: Invalid,
) -> Result<ArrayRef, ColumnError> {
    let mut output = texts.output(texts.rows());
    for row in 0..texts.rows() {
        let Some((value, text)) = texts.text(row) else {
            output.null();
            continue;
        };
        match matcher.span(text, field) {
            Ok(Some(span)) => output.part(value, text, span)?,
            Ok(None) => output.null(),
            Err(NotOfSyntax) => {
                refuse(invalid, (row, "text"), || matcher.refusal(text))?;
                output.null();
            }
        }
    }
    output.finish()
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
                refuse(invalid, (row, "text"), || matcher.refusal(text))?;
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

/// Computes for each text whether it is valid.
pub(crate) fn is_valid<T: Texts, M: Matcher + ?Sized>(texts: &T, matcher: &M) -> ArrayRef {
    let mut output = BooleanBuilder::with_capacity(texts.rows());
    for row in 0..texts.rows() {
        output.append_option(texts.text(row).map(|(_, text)| matcher.is_valid(text)));
    }
    Arc::new(output.finish())
}

/// Computes the offset of the error of each invalid text.
pub(crate) fn error_offsets<T: Texts>(texts: &T, matcher: &dyn Matcher) -> ArrayRef {
    let mut output = Int64Builder::with_capacity(texts.rows());
    for row in 0..texts.rows() {
        let refusal = texts.text(row).and_then(|(_, text)| matcher.refusal(text));
        output.append_option(refusal.and_then(|refusal| i64::try_from(refusal.offset).ok()));
    }
    Arc::new(output.finish())
}

/// Computes the message of the error of each invalid text.
pub(crate) fn error_messages<T: Texts>(texts: &T, matcher: &dyn Matcher) -> Result<ArrayRef, ColumnError> {
    let mut output = texts.output(texts.rows());
    for row in 0..texts.rows() {
        match texts.text(row).and_then(|(_, text)| matcher.refusal(text)) {
            Some(refusal) => output.made(&refusal.message)?,
            None => output.null(),
        }
    }
    output.finish()
}

/// Applies `change` to each text.
pub(crate) fn changed<T: Texts>(
    texts: &T,
    matcher: &dyn Matcher,
    invalid: Invalid,
    change: impl for<'t> Fn(&'t str) -> Result<Cow<'t, str>, NotOfSyntax>,
) -> Result<ArrayRef, ColumnError> {
    let mut output = texts.output(texts.rows());
    for row in 0..texts.rows() {
        let Some((value, text)) = texts.text(row) else {
            output.null();
            continue;
        };
        match change(text) {
            Ok(Cow::Borrowed(same)) if same.len() == text.len() => {
                output.part(value, text, (0, text.len()))?
            }
            Ok(made) => output.made(&made)?,
            Err(NotOfSyntax) => {
                refuse(invalid, (row, "text"), || matcher.refusal(text))?;
                output.null();
            }
        }
    }
    output.finish()
}
