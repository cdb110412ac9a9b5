//! An output that borrows as long as the written text is a prefix of the input.
//!
//! ```text
//! input      http://a/b/../c
//! written    http://a/b            a prefix: no copy
//!            http://a              truncated: still a prefix
//!            http://a/c            no prefix: copied from here on
//! ```

use crate::uri::output::{BufferFullError, Output};
use alloc::borrow::Cow;
use alloc::string::String;

/// The text that was written, compared with `input`.
pub(crate) struct CowOutput<'a> {
    input: &'a str,
    /// As long as there is no copy, the length of the prefix of `input` that was written.
    same: usize,
    copy: Option<String>,
}

impl<'a> CowOutput<'a> {
    #[inline]
    pub fn new(input: &'a str) -> Self {
        CowOutput { input, same: 0, copy: None }
    }

    /// The copy of the written text, which is made at the first call.
    #[inline]
    fn copied(&mut self) -> &mut String {
        self.copy.get_or_insert_with(|| {
            let mut copy = String::with_capacity(self.input.len() + 2);
            copy.push_str(&self.input[..self.same]);
            copy
        })
    }

    /// The written text; borrowed if it equals the input.
    #[inline]
    pub fn finish(self) -> Cow<'a, str> {
        match self.copy {
            Some(copy) if copy != self.input => Cow::Owned(copy),
            // A borrowed result means that nothing changed, and a proper prefix of the input is a change.
            None if self.same < self.input.len() => Cow::Owned(self.input[..self.same].into()),
            _ => Cow::Borrowed(self.input),
        }
    }
}

impl Output for CowOutput<'_> {
    #[inline]
    fn push_str(&mut self, text: &str) -> Result<(), BufferFullError> {
        if let Some(copy) = &mut self.copy {
            copy.push_str(text);
            return Ok(());
        }
        let rest = &self.input.as_bytes()[self.same..];
        // A slice of the input at the same position needs no comparison.
        let same = text.as_ptr() == rest.as_ptr() && text.len() <= rest.len();
        if same || rest.starts_with(text.as_bytes()) {
            self.same += text.len();
            return Ok(());
        }
        self.copied().push_str(text);
        Ok(())
    }

    #[inline]
    fn as_bytes(&self) -> &[u8] {
        match &self.copy {
            Some(copy) => copy.as_bytes(),
            None => &self.input.as_bytes()[..self.same],
        }
    }

    #[inline]
    fn truncate(&mut self, length: usize) {
        match &mut self.copy {
            Some(copy) => copy.truncate(length),
            None => self.same = self.same.min(length),
        }
    }
}
