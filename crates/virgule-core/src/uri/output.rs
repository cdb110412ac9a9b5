//! Outputs for composed strings: a `String`, or a buffer that the caller provides.

use crate::uri::macros::{messages, opaque_debug};

/// An output of resolution and normalization, which supports append and truncate.
///
/// A `String` grows; a [`Buffer`] has a fixed capacity.
///
/// ```
/// use virgule::{Buffer, BufferFullError, Output, Uri, UriRef};
///
/// fn target(reference: &str, out: &mut impl Output) -> Result<(), BufferFullError> {
///     UriRef::parse(reference).unwrap().resolve_into(Uri::parse("http://a/b").unwrap(), out)
/// }
///
/// let mut buffer = [0; 16];
/// target("c", &mut Buffer::new(&mut buffer))?;
/// # #[cfg(feature = "alloc")] {
/// let mut text = String::from("to ");
/// target("c", &mut text)?;
/// assert_eq!(text, "to http://a/c");
/// # }
/// # Ok::<(), BufferFullError>(())
/// ```
pub trait Output {
    /// Appends `text`.
    ///
    /// # Errors
    ///
    /// If the remaining capacity is too small for `text`. Then nothing is appended.
    ///
    /// ```
    /// use virgule::{Buffer, BufferFullError, Output};
    ///
    /// let mut bytes = [0; 4];
    /// let mut buffer = Buffer::new(&mut bytes);
    /// buffer.push_str("abc")?;
    /// assert_eq!(buffer.push_str("de"), Err(BufferFullError));
    /// buffer.truncate(1);
    /// assert_eq!(buffer.as_bytes(), b"a");
    /// # Ok::<(), BufferFullError>(())
    /// ```
    fn push_str(&mut self, text: &str) -> Result<(), BufferFullError>;

    /// Returns all bytes of the output: its initial contents and everything appended since.
    fn as_bytes(&self) -> &[u8];

    /// Truncates the output to `length` bytes. `length` is the offset of an ASCII byte, or an offset at which an
    /// appended string began.
    fn truncate(&mut self, length: usize);
}

/// The result of writing to an [`Output`].
pub(crate) type WriteResult<T = ()> = Result<T, BufferFullError>;

/// Calls `write`; if it fails, restores the previous length of `out`.
#[inline]
pub(crate) fn whole<O: Output, T, E>(
    out: &mut O,
    write: impl FnOnce(&mut O) -> Result<T, E>,
) -> Result<T, E> {
    let before = out.as_bytes().len();
    let written = write(out);
    if written.is_err() {
        out.truncate(before);
    }
    written
}

/// The capacity of the output is too small for the string.
///
/// ```
/// use virgule::{Buffer, BufferFullError, Uri, UriRef};
///
/// let mut bytes = [0; 8];
/// let mut buffer = Buffer::new(&mut bytes);
/// let base = Uri::parse("http://a/b")?;
/// assert_eq!(UriRef::parse("c")?.resolve_into(base, &mut buffer), Err(BufferFullError));
/// assert_eq!(buffer.as_str(), "");
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BufferFullError;

messages! { BufferFullError { _ => "the text does not fit into the buffer" } }

impl core::error::Error for BufferFullError {}

/// An output that writes into a borrowed byte slice.
///
/// ```
/// use virgule::{Buffer, Uri, UriRef};
///
/// let mut bytes = [0; 64];
/// let mut buffer = Buffer::new(&mut bytes);
/// let base = Uri::parse("http://a/b/c/d;p?q").unwrap();
/// UriRef::parse("../g").unwrap().resolve_into(base, &mut buffer)?;
/// assert_eq!(buffer.as_str(), "http://a/b/g");
/// buffer.clear();
/// assert_eq!(buffer.as_str(), "");
/// # Ok::<(), virgule::BufferFullError>(())
/// ```
///
/// `Debug` omits the contents, which may contain a password.
pub struct Buffer<'b> {
    bytes: &'b mut [u8],
    length: usize,
}

opaque_debug! { Buffer<'_>: length; }

impl<'b> Buffer<'b> {
    /// Creates an empty buffer with the capacity of `bytes`.
    ///
    /// ```
    /// use virgule::{Buffer, Output};
    ///
    /// let mut bytes = [0; 8];
    /// let mut buffer = Buffer::new(&mut bytes);
    /// buffer.push_str("a:b")?;
    /// assert_eq!(buffer.as_str(), "a:b");
    /// buffer.clear();
    /// assert_eq!(buffer.as_str(), "");
    /// # Ok::<(), virgule::BufferFullError>(())
    /// ```
    #[inline]
    pub fn new(bytes: &'b mut [u8]) -> Self {
        Buffer { bytes, length: 0 }
    }

    /// Returns the contents.
    #[inline]
    pub fn as_str(&self) -> &str {
        // Only complete strings are appended, and truncated at character boundaries, so this is valid UTF-8.
        core::str::from_utf8(self.as_bytes()).unwrap_or("")
    }

    /// Removes the contents and keeps the capacity.
    #[inline]
    pub fn clear(&mut self) {
        self.length = 0;
    }
}

impl Output for Buffer<'_> {
    #[inline]
    fn push_str(&mut self, text: &str) -> Result<(), BufferFullError> {
        let end = self.length + text.len();
        self.bytes.get_mut(self.length..end).ok_or(BufferFullError)?.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }

    #[inline]
    fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    #[inline]
    fn truncate(&mut self, length: usize) {
        self.length = self.length.min(length);
    }
}

#[cfg(feature = "alloc")]
impl Output for alloc::string::String {
    #[inline]
    fn push_str(&mut self, text: &str) -> Result<(), BufferFullError> {
        self.push_str(text);
        Ok(())
    }

    #[inline]
    fn as_bytes(&self) -> &[u8] {
        self.as_str().as_bytes()
    }

    #[inline]
    fn truncate(&mut self, length: usize) {
        self.truncate(length);
    }
}
