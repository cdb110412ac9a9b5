//! Editing the segments of a path, for owned types.
//!
//! ```text
//! /a/b        append c  →  /a/b/c        pop  →  /a        replace 0 by x y  →  /x%20y/b
//! /a/         append c  →  /a/c          a path that ends with a slash is a directory, and c goes into it
//! ```
//!
//! Arguments are plain strings, which are percent-encoded by the rule of a segment: a `/` in an argument becomes `%2F`.

use super::edit::Editable;
use crate::builder::advice::Advice;
use crate::builder::build_error::{BuildError, BuildErrorCause};
use crate::encode::set::encode;
use crate::encode::{ISEGMENT, SEGMENT};
use crate::uri::owned::Owned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Edits the segments of the path that [`Uri::segments`](crate::Uri::segments) returns. No edit changes whether the
/// path begins with a slash.
///
/// ```
/// use virgule::UriBuf;
///
/// let mut uri: UriBuf = "http://example.com/a/b?q".parse().unwrap();
/// uri.append_segment("50% / more")?;
/// assert_eq!(uri, "http://example.com/a/b/50%25%20%2F%20more?q");
/// assert_eq!(uri.pop_segment()?.as_deref(), Some("50%25%20%2F%20more"));
/// uri.replace_segment(0, "ä")?;
/// uri.append_segment("")?;
/// assert_eq!(uri, "http://example.com/%C3%A4/b/?q");
///
/// let mut uri: UriBuf = "http://example.com/a".parse().unwrap();
/// assert_eq!((uri.pop_segment()?.as_deref(), uri.as_str()), (Some("a"), "http://example.com/"));
/// assert_eq!((uri.pop_segment()?, uri.as_str()), (None, "http://example.com/"));
/// uri.append_segment("..").unwrap_err();
///
/// let error = uri.replace_segment(7, "x").unwrap_err();
/// assert_eq!(error.to_string(), "field path: there is no segment 7, the path has 0");
/// # Ok::<(), virgule::BuildError>(())
/// ```
impl<V: Editable> Owned<V> {
    /// Appends a segment. If the path ends with a slash, the segment follows that slash.
    ///
    /// # Errors
    ///
    /// If the segment is `.` or `..`, which resolution removes, or if the resulting path would be parsed differently
    /// (see [`set_path`](Self::set_path)).
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/a/".parse().unwrap();
    /// uri.append_segment("b/c")?;
    /// assert_eq!(uri, "http://example.com/a/b%2Fc");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn append_segment<T: AsRef<[u8]> + ?Sized>(&mut self, text: &T) -> Result<(), BuildError> {
        let text = encoded::<V, T>(text)?;
        self.with_segments(|segments| {
            segments.pop_if(|last| last.is_empty());
            segments.push(text);
        })
    }

    /// Appends several segments in order; see [`Self::append_segment`].
    ///
    /// # Errors
    ///
    /// If [`Self::append_segment`] rejects any of the segments. Then no segment is appended.
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/a/".parse().unwrap();
    /// uri.append_segments(["b", "c d"])?;
    /// assert_eq!(uri, "http://example.com/a/b/c%20d");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn append_segments<T: AsRef<[u8]>>(
        &mut self,
        texts: impl IntoIterator<Item = T>,
    ) -> Result<(), BuildError> {
        let texts = texts.into_iter().map(|text| encoded::<V, [u8]>(text.as_ref()));
        let texts: Vec<String> = texts.collect::<Result<_, _>>()?;
        self.with_segments(|segments| {
            if !texts.is_empty() {
                segments.pop_if(|last| last.is_empty());
            }
            segments.extend(texts);
        })
    }

    /// Removes and returns the last segment, still encoded; returns `None` if the path is empty or only a slash.
    ///
    /// # Errors
    ///
    /// If the resulting path would be parsed differently (see [`set_path`](Self::set_path)).
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/a/b/".parse().unwrap();
    /// assert_eq!(uri.pop_segment()?.as_deref(), Some(""));
    /// assert_eq!(uri.pop_segment()?.as_deref(), Some("b"));
    /// assert_eq!(uri, "http://example.com/a");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn pop_segment(&mut self) -> Result<Option<String>, BuildError> {
        let mut popped = None;
        self.with_segments(|segments| popped = segments.pop())?;
        Ok(popped)
    }

    /// Replaces the segment with the given index, counted from 0.
    ///
    /// # Errors
    ///
    /// If the path has no such segment, the new segment is `.` or `..`, or the resulting path would be parsed
    /// differently (see [`set_path`](Self::set_path)).
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/a/b".parse().unwrap();
    /// uri.replace_segment(0, "x y")?;
    /// assert_eq!(uri, "http://example.com/x%20y/b");
    /// uri.replace_segment(2, "c").unwrap_err();
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn replace_segment<T: AsRef<[u8]> + ?Sized>(
        &mut self,
        index: usize,
        text: &T,
    ) -> Result<(), BuildError> {
        let text = encoded::<V, T>(text)?;
        let mut beyond = None;
        self.with_segments(|segments| match segments.get_mut(index) {
            Some(segment) => *segment = text,
            None => {
                beyond = Some(BuildError::of(Some("path"), BuildErrorCause::NoSegment(index, segments.len())))
            }
        })?;
        beyond.map_or(Ok(()), Err)
    }

    fn with_segments(&mut self, change: impl FnOnce(&mut Vec<String>)) -> Result<(), BuildError> {
        let path = self.split().0.path;
        let (slash, rest) = match path.strip_prefix('/') {
            Some(rest) => ("/", rest),
            // After an authority, a path is empty or begins with a slash.
            None if self.split().0.authority.is_some() => ("/", ""),
            None => ("", path),
        };
        let mut segments: Vec<String> = rest.split('/').map(ToString::to_string).collect();
        // A single slash has no segments here.
        if rest.is_empty() {
            segments.clear();
        }
        let before = segments.clone();
        change(&mut segments);
        if segments == before {
            return Ok(());
        }
        let path = [slash, &segments.join("/")].concat();
        self.set_path(&path)
    }
}

/// Encodes a segment. `.` and `..` are rejected, because resolution and normalization remove them.
fn encoded<V: Editable, T: AsRef<[u8]> + ?Sized>(text: &T) -> Result<String, BuildError> {
    match text.as_ref() {
        b"." | b".." => {
            let advice = Advice::Dots;
            Err(BuildError::changed("path").advised(Some(advice)))
        }
        bytes => Ok(encode(bytes, if V::IRI { ISEGMENT } else { SEGMENT }).to_string()),
    }
}
