//! Arrays of texts as results of a kernel: parts of the input's texts, or new texts.
//!
//! ```text
//! input   view  length prefix buffer offset ─┐
//! buffer        http://www.example.com/forum │     the view of a part has the same buffer, another offset and length;
//! output  view  length prefix buffer offset ─┘     parts of at most 12 bytes are in the view itself
//! ```

use crate::ColumnError;
use crate::matcher::Span;
use arrow_array::builder::{GenericStringBuilder, make_view};
use arrow_array::{ArrayRef, OffsetSizeTrait, StringViewArray};
use arrow_buffer::{Buffer, NullBufferBuilder};
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

/// The length in bytes at which a buffer for new texts is full.
const BLOCK: usize = 1 << 20;
/// The maximal length in bytes of a text that is stored in its view.
const INLINE: usize = 12;

/// An array of views. Parts of the input share the buffers of the input.
pub(crate) struct ViewOutput<'a> {
    input: &'a StringViewArray,
    views: Vec<u128>,
    nulls: NullBufferBuilder,
    /// True if any view refers to a buffer of the input.
    shares: bool,
    full: Vec<Buffer>,
    block: Vec<u8>,
}

impl<'a> ViewOutput<'a> {
    pub(crate) fn new(input: &'a StringViewArray, rows: usize) -> Self {
        ViewOutput {
            input,
            views: Vec::with_capacity(rows),
            nulls: NullBufferBuilder::new(rows),
            shares: false,
            full: Vec::new(),
            block: Vec::new(),
        }
    }

    #[inline]
    fn push(&mut self, view: u128) {
        self.views.push(view);
        self.nulls.append_non_null();
    }
}

impl Output for ViewOutput<'_> {
    #[inline]
    fn null(&mut self) {
        self.views.push(0);
        self.nulls.append_null();
    }

    #[inline]
    fn part(&mut self, value: usize, text: &str, (begin, end): Span) -> Result<(), ColumnError> {
        let part = text.as_bytes().get(begin..end).unwrap_or_default();
        if part.len() <= INLINE {
            self.push(make_view(part, 0, 0));
            return Ok(());
        }
        // The part is too long to be stored in its view, so the text of the input is in a buffer too.
        let ByteView { buffer_index, offset, .. } = ByteView::from(self.input.views()[value]);
        let begin = u32::try_from(begin).map_err(|_| ColumnError::TooLong)?;
        self.shares = true;
        self.push(make_view(part, buffer_index, offset + begin));
        Ok(())
    }

    fn made(&mut self, text: &str) -> Result<(), ColumnError> {
        if text.len() <= INLINE {
            self.push(make_view(text.as_bytes(), 0, 0));
            return Ok(());
        }
        if !self.block.is_empty() && self.block.len() + text.len() > BLOCK {
            self.full.push(Buffer::from_vec(std::mem::take(&mut self.block)));
        }
        let index = u32::try_from(self.input.data_buffers().len() + self.full.len());
        let (Ok(index), Ok(offset), Ok(_)) =
            (index, u32::try_from(self.block.len()), i32::try_from(text.len()))
        else {
            return Err(ColumnError::TooLong);
        };
        self.block.extend_from_slice(text.as_bytes());
        self.push(make_view(text.as_bytes(), index, offset));
        Ok(())
    }

    fn finish(mut self) -> Result<ArrayRef, ColumnError> {
        if !self.block.is_empty() {
            self.full.push(Buffer::from_vec(self.block));
        }
        let mut buffers = Vec::new();
        // If no view refers to the buffers of the input, they may be freed.
        if self.shares || !self.full.is_empty() {
            buffers.extend(self.input.data_buffers().iter().cloned());
            buffers.extend(self.full);
        }
        Ok(Arc::new(StringViewArray::try_new(self.views.into(), buffers, self.nulls.finish())?))
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Output, StringOutput, ViewOutput};
    use crate::ColumnError;
    use arrow_array::cast::AsArray;
    use arrow_array::{Array, StringViewArray};

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
    fn made_texts_fill_blocks_behind_the_buffers_of_the_input() {
        let text = "a text that no view holds itself";
        let input = StringViewArray::from(vec![text]);
        let mut output = ViewOutput::new(&input, 8);
        let long = "b".repeat(BLOCK - 1);
        let texts = [&long[..], "cccccccccccccc", &long, "short", "dddddddddddddd"];
        for text in texts {
            output.made(text).unwrap();
        }
        output.part(0, text, (2, 30)).unwrap();
        let array = output.finish().unwrap();
        let expected = texts.iter().copied().chain([&text[2..30]]);
        assert!(array.as_string_view().iter().flatten().eq(expected));
        assert_eq!(array.as_string_view().data_buffers().len(), 1 + 4);
        assert_eq!(array.null_count(), 0);
    }
}
