//! Arrays of texts as results of a kernel: parts of the input's texts, or new texts.
//!
//! ```text
//! input   view  length prefix buffer offset ─┐
//! buffer        http://www.example.com/forum │     the view of a long part has the same buffer, another offset and length;
//! output  view  length prefix buffer offset ─┘     short parts are copied, those of at most 12 bytes into the view itself
//! ```

use crate::ColumnError;
use crate::matcher::Span;
use arrow_array::builder::{GenericStringBuilder, StringViewBuilder};
use arrow_array::{ArrayRef, OffsetSizeTrait, StringViewArray};
use arrow_data::ByteView;
use std::sync::Arc;

/// An array that is built row by row.
pub(crate) trait Output {
    fn null(&mut self);

    /// Appends a part of a text of the input: `value` is the index of the text, `text` the text, and `span` the part.
    fn part(&mut self, value: usize, text: &str, span: Span) -> Result<(), ColumnError>;

    /// Appends a text that is not a part of the input.
    fn made(&mut self, text: &str) -> Result<(), ColumnError>;

    fn finish(self) -> Result<ArrayRef, ColumnError>;
}

/// An array with offsets, for which all texts are copied.
pub(crate) struct StringOutput<O: OffsetSizeTrait> {
    builder: GenericStringBuilder<O>,
    bytes: usize,
}

impl<O: OffsetSizeTrait> StringOutput<O> {
    pub(crate) fn new(rows: usize) -> Self {
        StringOutput { builder: GenericStringBuilder::with_capacity(rows, 0), bytes: 0 }
    }
}

impl<O: OffsetSizeTrait> Output for StringOutput<O> {
    #[inline]
    fn null(&mut self) {
        self.builder.append_null();
    }

    #[inline]
    fn part(&mut self, _value: usize, text: &str, (begin, end): Span) -> Result<(), ColumnError> {
        self.made(text.get(begin..end).unwrap_or_default())
    }

    #[inline]
    fn made(&mut self, text: &str) -> Result<(), ColumnError> {
        // The builder panics if offsets overflow.
        self.bytes = self.bytes.saturating_add(text.len());
        if self.bytes > O::MAX_OFFSET {
            return Err(ColumnError::TooLong);
        }
        self.builder.append_value(text);
        Ok(())
    }

    fn finish(mut self) -> Result<ArrayRef, ColumnError> {
        Ok(Arc::new(self.builder.finish()))
    }
}

/// The longest part that is copied instead of shared. In safe code a view of the input's buffers is made by checking that it is
/// UTF-8, which takes longer than copying a short part: hosts take 1.9 times a parse if shared, and 1.2 if copied. A copy also
/// lets the buffers of the input be freed. A long part is shared.
const COPIED: usize = 64;

/// Views: short parts are copied, long ones share the buffers of the input.
pub(crate) struct ViewOutput<'a> {
    input: &'a StringViewArray,
    builder: StringViewBuilder,
    /// The index in the builder of the input's first buffer, as soon as a view refers to one.
    first_buffer: Option<u32>,
}

impl<'a> ViewOutput<'a> {
    pub(crate) fn new(input: &'a StringViewArray, rows: usize) -> Self {
        ViewOutput { input, builder: StringViewBuilder::with_capacity(rows), first_buffer: None }
    }

    /// Appends the buffers of the input, and returns the index of the first.
    #[cold]
    fn share_buffers(&mut self) -> Result<u32, ColumnError> {
        let buffers = self.input.data_buffers();
        // The builder panics where it has no index or offset for them.
        if buffers.iter().any(|buffer| buffer.len() >= u32::MAX as usize)
            || buffers.len() >= i32::MAX as usize
        {
            return Err(ColumnError::TooLong);
        }
        let indices: Vec<u32> =
            buffers.iter().map(|buffer| self.builder.append_block(buffer.clone())).collect();
        self.first_buffer = indices.first().copied();
        self.first_buffer.ok_or(ColumnError::TooLong)
    }
}

impl Output for ViewOutput<'_> {
    #[inline]
    fn null(&mut self) {
        self.builder.append_null();
    }

    #[inline]
    fn part(&mut self, value: usize, text: &str, (begin, end): Span) -> Result<(), ColumnError> {
        let part = text.get(begin..end).unwrap_or_default();
        if part.len() <= COPIED {
            return self.made(part);
        }
        let first = match self.first_buffer {
            Some(first) => first,
            None => self.share_buffers()?,
        };
        // The part is longer than a view holds, so the view of the whole text refers to a buffer too.
        let ByteView { buffer_index, offset, .. } = ByteView::from(self.input.views()[value]);
        // Both are less than the length of a text of the input, which is 32 bits.
        Ok(self.builder.try_append_view(first + buffer_index, offset + begin as u32, part.len() as u32)?)
    }

    #[inline]
    fn made(&mut self, text: &str) -> Result<(), ColumnError> {
        if text.len() > i32::MAX as usize {
            return Err(ColumnError::TooLong);
        }
        Ok(self.builder.try_append_value(text)?)
    }

    fn finish(mut self) -> Result<ArrayRef, ColumnError> {
        Ok(Arc::new(self.builder.finish()))
    }
}

#[cfg(test)]
mod tests {
    use super::{COPIED, Output, StringOutput, ViewOutput};
    use crate::ColumnError;
    use arrow_array::StringViewArray;
    use arrow_array::cast::AsArray;

    #[test]
    fn offsets_that_would_overflow_are_an_error() {
        let mut output = StringOutput::<i32>::new(1);
        output.bytes = i32::MAX as usize - 3;
        assert!(output.made("abc").is_ok());
        assert!(matches!(output.made("a"), Err(ColumnError::TooLong)));
        let mut output = StringOutput::<i64>::new(1);
        output.bytes = i32::MAX as usize;
        assert!(output.made("abc").is_ok());
    }

    #[test]
    fn views_of_long_parts_share_the_buffers_of_the_input() {
        let text = "a".repeat(4 * COPIED);
        let input = StringViewArray::from(vec![&text[..]]);
        let mut output = ViewOutput::new(&input, 8);
        let made = "a text that the input does not have";
        output.made(made).unwrap();
        output.part(0, &text, (2, 2 + COPIED + 1)).unwrap();
        output.made("short").unwrap();
        output.made(made).unwrap();
        output.part(0, &text, (0, 6)).unwrap();
        output.part(0, &text, (5, 4 * COPIED)).unwrap();
        let array = output.finish().unwrap();
        let expected = [made, &text[..COPIED + 1], "short", made, &text[..6], &text[5..]];
        assert!(array.as_string_view().iter().flatten().eq(expected));
        let [before, shared, after] = array.as_string_view().data_buffers() else { panic!("three buffers") };
        assert_eq!((&before[..], shared.as_ptr()), (made.as_bytes(), input.data_buffers()[0].as_ptr()));
        assert_eq!(&after[..], made.as_bytes());
    }

    #[test]
    fn buffers_that_no_view_refers_to_are_not_kept() {
        let text = "a".repeat(2 * COPIED);
        let input = StringViewArray::from(vec![&text[..]]);
        let mut output = ViewOutput::new(&input, 3);
        output.part(0, &text, (2, 6)).unwrap();
        output.null();
        output.part(0, &text, (2, 2 + COPIED)).unwrap();
        let array = output.finish().unwrap();
        assert!(array.as_string_view().iter().eq([Some("aaaa"), None, Some(&text[..COPIED])]));
        let [copied] = array.as_string_view().data_buffers() else { panic!("one buffer") };
        assert_eq!(copied.len(), COPIED);
    }
}
