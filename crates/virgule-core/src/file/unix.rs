//! Unix paths: bytes, with `/` between names.
//!
//! ```text
//!        /home/caf\xE9/a b           any byte except NUL
//! file://│    │        │
//!        /home/caf%E9/a%20b          a byte that is not a pchar is %XX, UTF-8 or not
//! ```

use super::error::{FileUriError, FileUriErrorKind, PathError, PathErrorKind};
use super::names::{self, FileUriParts};
use crate::encode::SEGMENT;
use crate::encode::decode::bytes;
use crate::uri::Uri;
use crate::uri::error::MAX_LENGTH;
use crate::uri::owned::UriBuf;
use alloc::string::String;
use alloc::vec::Vec;

/// Converts an absolute path to a URI: `//` with an empty host, and `path-absolute` (RFC 8089, section 2: `auth-path =
/// [ file-auth ] path-absolute`).
///
/// Bytes that are not a `pchar` (RFC 3986, section 3.3) are percent-encoded, including `%` and all non-ASCII bytes. All
/// slashes are kept.
///
/// # Errors
///
/// [`PathError`] if the path is relative, begins with two slashes (which POSIX leaves to the implementation, and which
/// would name a server in a URI), or contains NUL or a name `.` or `..` (the [module](super) explains why).
///
/// ```
/// use virgule::file::unix::to_uri;
///
/// assert_eq!(to_uri("/home/anna/100%.txt").unwrap(), "file:///home/anna/100%25.txt");
/// assert_eq!(to_uri(b"/caf\xE9").unwrap(), "file:///caf%E9");
/// assert_eq!(to_uri("dir/file").unwrap_err().to_string(), "expected an absolute path (offset 0)");
/// ```
pub fn to_uri(path: impl AsRef<[u8]>) -> Result<UriBuf, PathError> {
    write(path.as_ref()).map(UriBuf::made)
}

#[inline]
fn write(path: &[u8]) -> Result<String, PathError> {
    let Some(rest) = path.strip_prefix(b"/") else {
        return Err(PathError::new(0, PathErrorKind::Relative));
    };
    if rest.starts_with(b"/") {
        return Err(PathError::new(1, PathErrorKind::TwoSlashes));
    }
    let mut uri = String::with_capacity("file://".len() + path.len());
    uri.push_str("file://");
    let mut begin = 1;
    for name in rest.split(|&byte| byte == b'/') {
        if let Some((at, fault)) = names::unix(name) {
            return Err(PathError::new(begin + at, PathErrorKind::Name(fault)));
        }
        uri.push('/');
        names::push(&mut uri, name, SEGMENT);
        begin += name.len() + 1;
    }
    if uri.len() > MAX_LENGTH {
        return Err(PathError::new(path.len(), PathErrorKind::TooLong));
    }
    Ok(uri)
}

/// Converts a URI to the path that it names: `file:///p`, `file:/p` or `file://localhost/p`, decoded once.
///
/// # Errors
///
/// [`FileUriError`] if the URI has another scheme or host, a userinfo, port, query or fragment, a path that begins with
/// two slashes or with none, `%2F` or `%00` in a name, or a name that decodes to `.` or `..`.
///
/// ```
/// use virgule::{file::unix::to_path, uri};
///
/// assert_eq!(to_path(&uri!("file:///home/anna/100%25.txt")).unwrap(), b"/home/anna/100%.txt");
///
/// let error = to_path(&uri!("file:///srv/..%2Fetc")).unwrap_err();
/// assert_eq!(error.to_string(), "a name cannot contain a separator (offset 14)");
/// ```
#[inline]
pub fn to_path<'u>(uri: impl Into<Uri<'u>>) -> Result<Vec<u8>, FileUriError> {
    let parts = FileUriParts::of(uri.into())?;
    if !parts.is_local() {
        return Err(parts.error(parts.host, FileUriErrorKind::OtherHost));
    }
    let Some(rest) = parts.path.strip_prefix('/') else {
        return Err(parts.error(parts.path, FileUriErrorKind::Relative));
    };
    if rest.starts_with('/') {
        return Err(parts.error(rest, FileUriErrorKind::TwoSlashes));
    }
    let mut path = Vec::with_capacity(parts.path.len());
    for segment in rest.split('/') {
        let name = bytes(segment);
        if let Some(found) = names::unix(&name) {
            return Err(parts.fault(segment, found));
        }
        path.push(b'/');
        path.extend_from_slice(&name);
    }
    Ok(path)
}
