//! An output that copies nothing as long as what is written is what stands there already.
//!
//! ```text
//! input      http://a/b/../c
//! written    http://a/b            all of it is the beginning of the input: nothing is copied
//!            http://a              cut off: still
//!            http://a/c            "/c" stands elsewhere: now there is a copy
//! ```

use crate::uri::output::{BufferFullError, Output};
use alloc::borrow::Cow;
use alloc::string::String;

/// A text that may turn out to be `input`.
pub(crate) struct CowOutput<'a> {
    input: &'a str,
    /// How much of the input was written, while there is no copy.
    same: usize,
    copy: Option<String>,
}

impl<'a> CowOutput<'a> {
    #[inline]
    pub fn new(input: &'a str) -> Self {
        CowOutput { input, same: 0, copy: None }
    }

    /// What was written, as a copy from now on.
    #[inline]
    fn copied(&mut self) -> &mut String {
        self.copy.get_or_insert_with(|| {
            let mut copy = String::with_capacity(self.input.len() + 2);
            copy.push_str(&self.input[..self.same]);
            copy
        })
    }

    /// What was written; borrowed if it is the input.
    #[inline]
    pub fn finish(self) -> Cow<'a, str> {
        match self.copy {
            Some(copy) if copy != self.input => Cow::Owned(copy),
            // Borrowed says that nothing changed; a beginning of the input is a change.
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
        // Bytes that are the same need no comparison.
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
