//! Converts URIs to paths of Windows.

use super::drive_letter;
use crate::derive_support::decode::decode;
use crate::file::error::{FileUriError, FileUriErrorKind};
use crate::file::names;
use crate::file::parts::FileUriParts;
use crate::uri::Uri;
use alloc::string::String;

/// Converts a URI to the path that it names, with `\` between names, decoded once.
///
/// ```text
/// file:///C:/dir   file:/C:/dir   file://localhost/C:/dir       C:\dir              RFC 8089, section 2
/// file:C:/dir      file:///C%3A/dir   file:///C%7C/dir          C:\dir              appendices E.2, E.2.2
/// file://server/share/dir                                       \\server\share\dir  appendix E.3.1
/// file:////server/share/dir   file://///server/share/dir        \\server\share\dir  appendix E.3.2
/// ```
///
/// No URI contains the vertical line of `file:///C|/dir`; [`update`](super::update) converts such a text to a URI.
///
/// # Errors
///
/// [`FileUriError`] if the URI has another scheme, a userinfo, port, query or fragment; a path without drive and
/// server; a server without a share; decoded text that is not UTF-8; `%2F` or `%5C` in a name, `%00`, a name that
/// Windows does not have or would change (listed in the [module](super)), or a name that decodes to `.` or `..`.
///
/// ```
/// use virgule::{file::windows::to_path, uri};
///
/// assert_eq!(to_path(&uri!("file:///c%3A/Program%20Files/50%25")).unwrap(), r"c:\Program Files\50%");
/// assert_eq!(to_path(&uri!("file://server/share/%C3%A9")).unwrap(), r"\\server\share\é");
///
/// let error = to_path(&uri!("file://./pipe/name")).unwrap_err();
/// assert_eq!(error.offset(), 7);
/// ```
#[inline]
pub fn to_path<'u>(uri: impl Into<Uri<'u>>) -> Result<String, FileUriError> {
    let parts = FileUriParts::of(uri.into())?;
    let mut path = String::with_capacity(parts.path.len() + parts.host.len() + 2);
    let names = match server(&parts)? {
        Some((host, rest)) => {
            let (share, names) = cut(rest);
            if let Some(missing) = [host, share].into_iter().find(|part| part.is_empty()) {
                return Err(parts.error(missing, FileUriErrorKind::IncompleteUnc));
            }
            path.extend([r"\\", &parts.name(host, names::server)?, r"\", &parts.name(share, names::share)?]);
            names
        }
        None => {
            let (letter, names) = drive(&parts)?;
            path.extend([letter, ':']);
            Some(names)
        }
    };
    for segment in names.into_iter().flat_map(|names| names.split('/')) {
        path.push('\\');
        path.push_str(&parts.name(segment, names::windows)?);
    }
    Ok(path)
}

/// The server and the path after its slash; `None` if the file is on this machine.
///
/// The server is the host of the URI, or the begin of its path: `unc-authority = 2*3"/" file-host` after an empty host
/// (RFC 8089, appendix E.3.2).
#[inline]
fn server<'u>(parts: &FileUriParts<'u>) -> Result<Option<(&'u str, &'u str)>, FileUriError> {
    let incomplete = || parts.error_behind(parts.path, FileUriErrorKind::IncompleteUnc);
    if !parts.is_local() {
        let rest = parts.path.strip_prefix('/').ok_or_else(incomplete)?;
        return Ok(Some((parts.host, rest)));
    }
    match parts.path.strip_prefix("//").filter(|_| parts.host.is_empty()) {
        None => Ok(None),
        Some(unc) => unc.strip_prefix('/').unwrap_or(unc).split_once('/').ok_or_else(incomplete).map(Some),
    }
}

/// The drive letter, and the path after its slash.
///
/// `local-path = [ drive-letter ] path-absolute / file-absolute`, `file-absolute = "/" drive-letter path-absolute` (RFC
/// 8089, appendices E.2 and E.2.2). The colon may be percent-encoded, as several programs write it.
#[inline]
fn drive<'u>(parts: &FileUriParts<'u>) -> Result<(char, &'u str), FileUriError> {
    let rest = parts.path.strip_prefix('/');
    let (first, names) = cut(rest.unwrap_or(parts.path));
    match (decode(first).ok().and_then(|drive| drive_letter(&drive)), names) {
        (Some(letter), Some(names)) => Ok((letter, names)),
        (Some(_), None) => Err(parts.error_behind(first, FileUriErrorKind::DriveRelative)),
        (None, _) if rest.is_none() => Err(parts.error(first, FileUriErrorKind::Relative)),
        (None, _) => Err(parts.error(first, FileUriErrorKind::NoDrive)),
    }
}

/// Splits a path at its first slash. The second part is `None` if there is no slash.
#[inline]
fn cut(path: &str) -> (&str, Option<&str>) {
    match path.split_once('/') {
        Some((first, rest)) => (first, Some(rest)),
        None => (path, None),
    }
}
