//! Obsolete texts that are not URIs: a vertical line after a drive letter.

use super::read::to_path;
use crate::uri::Uri;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

/// Replaces the vertical line after a drive letter by a colon, if there is one: "To update such an old URI, replace the
/// vertical line "|" with a colon ":"" (RFC 8089, appendix E.2.2).
///
/// RFC 3986 does not allow vertical lines, so a text with one is not a [`Uri`]. All other bytes are unchanged, so the
/// offsets of errors of `Uri::parse` stay valid.
///
/// ```
/// use virgule::{Uri, file::windows};
///
/// let text = windows::update("file:///C|/dir/file");
/// assert_eq!(text, "file:///C:/dir/file");
/// assert_eq!(windows::to_path(&Uri::parse(&text).unwrap()).unwrap(), r"C:\dir\file");
/// assert_eq!(windows::update("file:///C:/a|b"), "file:///C:/a|b");
/// ```
#[inline]
pub fn update(text: &str) -> Cow<'_, str> {
    match updated(text) {
        Some(updated) => Cow::Owned(updated),
        None => Cow::Borrowed(text),
    }
}

/// The updated text; `None` if nothing needs an update.
///
/// ```text
/// file:///C|/dir      the first byte that no URI has is the vertical line
/// file:///C:/         the text up to there, with a colon, must be the root of a drive
/// ```
#[inline]
fn updated(text: &str) -> Option<String> {
    let stop = Uri::parse(text).err()?.offset();
    let (head, rest) = text.split_at_checked(stop)?;
    let rest = rest.strip_prefix('|').filter(|rest| rest.starts_with('/'))?;
    let root = format!("{head}:/");
    to_path(Uri::parse(&root).ok()?).ok()?;
    Some(format!("{head}:{rest}"))
}
