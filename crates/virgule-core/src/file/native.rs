//! Paths of the platform that the program runs on, as `std::path` represents them.

use super::error::{FileUriError, PathError};
#[cfg(unix)]
use super::unix;
#[cfg(windows)]
use super::windows;
use crate::uri::Uri;
use crate::uri::owned::UriBuf;
use std::path::{Path, PathBuf};

/// Converts an absolute path to a URI, by [`unix::to_uri`](super::unix::to_uri) or
/// [`windows::to_uri`](super::windows::to_uri).
///
/// `std::path::absolute` makes a path absolute; `std::fs::canonicalize` also resolves `..`.
///
/// # Errors
///
/// The errors of the function for the platform; on Windows also if the path is not Unicode.
///
/// ```
/// # #[cfg(unix)]
/// assert_eq!(virgule::file::to_uri("/home/anna/a b").unwrap(), "file:///home/anna/a%20b");
/// # #[cfg(windows)]
/// # assert_eq!(virgule::file::to_uri(r"C:\anna\a b").unwrap(), "file:///C:/anna/a%20b");
/// ```
pub fn to_uri(path: impl AsRef<Path>) -> Result<UriBuf, PathError> {
    #[cfg(unix)]
    return unix::to_uri(std::os::unix::ffi::OsStrExt::as_bytes(path.as_ref().as_os_str()));
    #[cfg(windows)]
    return windows::to_uri(unicode(path.as_ref().as_os_str())?);
}

/// Converts a URI to the path that it names, by [`unix::to_path`](super::unix::to_path) or
/// [`windows::to_path`](super::windows::to_path).
///
/// # Errors
///
/// The errors of the function for the platform.
///
/// ```
/// # #[cfg(unix)] {
/// use std::path::Path;
///
/// let path = virgule::file::to_path(&virgule::uri!("file:///home/anna/a%20b")).unwrap();
/// assert_eq!(path, Path::new("/home/anna/a b"));
/// # }
/// ```
#[inline]
pub fn to_path<'u>(uri: impl Into<Uri<'u>>) -> Result<PathBuf, FileUriError> {
    #[cfg(unix)]
    return unix::to_path(uri)
        .map(|path| PathBuf::from(<std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(path)));
    #[cfg(windows)]
    return windows::to_path(uri).map(PathBuf::from);
}

/// Returns the path as a string. On Windows it may contain an unpaired surrogate, which no URI can express.
#[cfg(any(windows, test))]
#[inline]
fn unicode(path: &std::ffi::OsStr) -> Result<&str, PathError> {
    let reason = super::error::PathErrorKind::NotUnicode;
    // The valid prefix has the same length in UTF-8 as in WTF-8, the encoding of the standard library.
    str::from_utf8(path.as_encoded_bytes()).map_err(|error| PathError::new(error.valid_up_to(), reason))
}

#[cfg(all(test, unix))]
mod tests {
    use super::unicode;
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::string::ToString;

    #[test]
    fn reports_the_offset_of_invalid_unicode() {
        assert_eq!(unicode(OsStr::new("C:\\é")), Ok("C:\\é"));
        // The encoding of an unpaired surrogate on Windows (WTF-8).
        let error = unicode(OsStr::from_bytes(b"C:\\\xED\xA0\x80")).unwrap_err();
        assert_eq!(error.to_string(), "expected Unicode (offset 3)");
    }
}
