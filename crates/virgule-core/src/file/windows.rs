//! Windows paths: strings, with `\` or `/` between names.
//!
//! ```text
//! C:\dir\file               file:///C:/dir/file          RFC 8089, appendix E.2
//! \\?\C:\dir\file           file:///C:/dir/file
//! \\server\share\dir        file://server/share/dir      appendix E.3.1
//! \\?\UNC\server\share\dir  file://server/share/dir
//! ```
//!
//! After the prefix `\\?\`, Windows does not interpret names: `C:\dir.\nul` is a device without the prefix, and a file
//! with it. A URI has no such prefix, so a name must mean the same with and without it: it may not end with a space or
//! a full stop, be the name of a device, or contain a character that Windows forbids (Microsoft, "Naming Files, Paths,
//! and Namespaces"), as in `file.txt:stream`.
//!
//! ```
//! use virgule::file::windows::{to_path, to_uri};
//!
//! let uri = to_uri(r"\\?\C:\dir\a b").unwrap();
//! assert_eq!(uri, "file:///C:/dir/a%20b");
//! assert_eq!(to_path(&uri.borrow()).unwrap(), r"C:\dir\a b");
//! to_uri(r"C:\dir\nul").unwrap_err();
//! ```

use super::error::{FileUriError, FileUriErrorKind, PathError, PathErrorKind};
use super::names::{self, FileUriParts, FirstFault};
use crate::encode::decode::decode;
use crate::encode::set::EncodeSet;
use crate::encode::{REG_NAME, SEGMENT};
use crate::uri::Uri;
use crate::uri::components::split;
use crate::uri::error::MAX_LENGTH;
use crate::uri::owned::UriBuf;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use virgule_automata::captures::offset_in;

/// The separators of names: `EITHER` in general, `VERBATIM` after `\\?\`.
const EITHER: &[char] = &['\\', '/'];
const VERBATIM: &[char] = &['\\'];

/// Converts an absolute path to a URI: `file:///C:/dir` (RFC 8089, section 2 and appendix E.2) or
/// `file://server/share/dir` (appendix E.3.1).
///
/// Characters that are not a `pchar` (RFC 3986, section 3.3), or, in the server, not part of a `reg-name` (section
/// 3.2.2), are encoded as their UTF-8 bytes; `%` is encoded too.
///
/// # Errors
///
/// [`PathError`] if the path is relative, as `C:file` and `\dir` are; if it names a device; if it has a server without
/// a share, or the server `localhost`; or if it contains a name that Windows does not allow or would change (listed in
/// the [module](self)), or a name `.` or `..`.
///
/// ```
/// use virgule::file::windows::to_uri;
///
/// assert_eq!(to_uri(r"C:\Program Files\50%").unwrap(), "file:///C:/Program%20Files/50%25");
/// assert_eq!(to_uri(r"\\?\UNC\server\share\é").unwrap(), "file://server/share/%C3%A9");
///
/// let error = to_uri("C:file").unwrap_err();
/// assert_eq!(error.to_string(), "expected a separator after the drive (offset 2)");
/// ```
#[inline]
pub fn to_uri(path: &str) -> Result<UriBuf, PathError> {
    let uri = Writer { path, separators: EITHER, uri: String::with_capacity("file:///".len() + path.len()) };
    let uri = match path.strip_prefix(r"\\?\") {
        Some(rest) => Writer { separators: VERBATIM, ..uri }.verbatim(rest),
        None => uri.usual(),
    }?;
    if uri.len() > MAX_LENGTH {
        return Err(PathError::new(path.len(), PathErrorKind::TooLong));
    }
    Ok(UriBuf::made(uri))
}

struct Writer<'p> {
    path: &'p str,
    separators: &'static [char],
    uri: String,
}

impl<'p> Writer<'p> {
    /// Writes a path after `\\?\`: a drive, or `UNC` with a server.
    #[inline]
    fn verbatim(self, rest: &'p str) -> Result<String, PathError> {
        match rest.split_once(self.separators) {
            Some((unc, rest)) if unc.eq_ignore_ascii_case("UNC") => self.unc(rest),
            Some((first, names)) => match drive_of(first) {
                Some((letter, "")) => self.drive(letter, names),
                _ => Err(self.error(rest, PathErrorKind::DevicePath)),
            },
            None => Err(self.error(rest, PathErrorKind::DevicePath)),
        }
    }

    /// Writes a path without the prefix `\\?\`.
    #[inline]
    fn usual(self) -> Result<String, PathError> {
        let path = self.path;
        if let Some(rest) = path.strip_prefix(self.separators) {
            return match rest.strip_prefix(self.separators) {
                Some(device) if matches!(device.split(self.separators).next(), Some("." | "?")) => {
                    Err(self.error(device, PathErrorKind::DevicePath))
                }
                Some(unc) => self.unc(unc),
                None => Err(self.error(path, PathErrorKind::NoDrive)),
            };
        }
        let Some((letter, rest)) = drive_of(path) else {
            return Err(self.error(path, PathErrorKind::Relative));
        };
        match rest.strip_prefix(self.separators) {
            Some(names) => self.drive(letter, names),
            None => Err(self.error(rest, PathErrorKind::DriveRelative)),
        }
    }

    /// Writes `/C:/dir` after an empty host.
    #[inline]
    fn drive(mut self, letter: char, names: &'p str) -> Result<String, PathError> {
        self.uri.extend(["file:///", letter.encode_utf8(&mut [0; 4]), ":"]);
        self.names(names)
    }

    /// Writes a server, a share and names: "Append the host-name field of the UNC string", "Append a delimiting slash
    /// character "/" and the transformed segment", of the share, then of each object (RFC 8089, appendix E.3.1).
    #[inline]
    fn unc(mut self, unc: &'p str) -> Result<String, PathError> {
        let Some((server, rest)) = unc.split_once(self.separators) else {
            return Err(PathError::new(self.path.len(), PathErrorKind::IncompleteUnc));
        };
        let (share, names) = match rest.split_once(self.separators) {
            Some((share, names)) => (share, Some(names)),
            None => (rest, None),
        };
        if let Some(missing) = [server, share].into_iter().find(|part| part.is_empty()) {
            return Err(self.error(missing, PathErrorKind::IncompleteUnc));
        }
        self.uri.push_str("file://");
        self.name(server, names::server, REG_NAME)?;
        self.uri.push('/');
        self.name(share, names::share, SEGMENT)?;
        match names {
            Some(names) => self.names(names),
            None => Ok(self.uri),
        }
    }

    #[inline]
    fn names(mut self, names: &'p str) -> Result<String, PathError> {
        for name in names.split(self.separators) {
            self.uri.push('/');
            self.name(name, names::windows, SEGMENT)?;
        }
        Ok(self.uri)
    }

    #[inline]
    fn name(&mut self, name: &str, check: fn(&str) -> FirstFault, set: EncodeSet) -> Result<(), PathError> {
        if let Some((at, fault)) = check(name) {
            let offset = offset_in(self.path, name) + at;
            return Err(PathError::new(offset, PathErrorKind::Name(fault)));
        }
        names::push(&mut self.uri, name.as_bytes(), set);
        Ok(())
    }

    #[inline]
    fn error(&self, part: &str, reason: PathErrorKind) -> PathError {
        PathError::new(offset_in(self.path, part), reason)
    }
}

/// `drive-letter = ALPHA ":" / ALPHA "|"` (RFC 8089, appendix E.2.2).
///
/// The case of the letter is kept; it is insignificant on Windows (appendix E.2).
#[inline]
fn drive_letter(text: &str) -> Option<char> {
    let mut characters = text.chars();
    match (characters.next()?, characters.next()?, characters.next()) {
        (letter, ':' | '|', None) if letter.is_ascii_alphabetic() => Some(letter),
        _ => None,
    }
}

/// Returns the drive letter of a path, and the rest after the colon, or `None` if the path has no drive.
#[inline]
fn drive_of(path: &str) -> Option<(char, &str)> {
    let (drive, rest) = path.split_at_checked(2)?;
    Some((drive_letter(drive).filter(|_| drive.ends_with(':'))?, rest))
}

/// Replaces the vertical line after a drive letter with a colon, if there is one: "To update such an old URI, replace
/// the vertical line "|" with a colon ":"" (RFC 8089, appendix E.2.2).
///
/// RFC 3986 does not allow vertical lines, so a string with one is not a [`Uri`]. All other bytes are unchanged, so the
/// error offsets of `Uri::parse` stay valid.
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

/// Returns the updated text, or `None` if nothing needs an update.
///
/// ```text
/// file:///C|/dir      the first byte that no URI contains is the vertical line
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

/// Converts a URI to the path that it names, with `\` between names, decoded once.
///
/// ```text
/// file:///C:/dir   file:/C:/dir   file://localhost/C:/dir       C:\dir              RFC 8089, section 2
/// file:C:/dir      file:///C%3A/dir   file:///C%7C/dir          C:\dir              appendices E.2, E.2.2
/// file://server/share/dir                                       \\server\share\dir  appendix E.3.1
/// file:////server/share/dir   file://///server/share/dir        \\server\share\dir  appendix E.3.2
/// ```
///
/// No URI contains the vertical line of `file:///C|/dir`; [`update`] converts such a string to a URI.
///
/// # Errors
///
/// [`FileUriError`] if the URI has another scheme, a userinfo, port, query or fragment; a path with neither a drive nor
/// a server; a server without a share; decoded text that is not UTF-8; `%2F` or `%5C` in a name, `%00`, a name that
/// Windows does not allow or would change (listed in the [module](self)), or a name that decodes to `.` or `..`.
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
            let (share, names) = split(rest, '/');
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

/// Returns the server and the path after its slash, or `None` if the file is on this machine.
///
/// The server is the host of the URI, or the start of its path: `unc-authority = 2*3"/" file-host` after an empty host
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

/// Returns the drive letter, and the path after its slash.
///
/// `local-path = [ drive-letter ] path-absolute / file-absolute`, `file-absolute = "/" drive-letter path-absolute` (RFC
/// 8089, appendices E.2 and E.2.2). The colon may be percent-encoded, as several programs write it.
#[inline]
fn drive<'u>(parts: &FileUriParts<'u>) -> Result<(char, &'u str), FileUriError> {
    let rest = parts.path.strip_prefix('/');
    let (first, names) = split(rest.unwrap_or(parts.path), '/');
    match (decode(first).ok().and_then(|drive| drive_letter(&drive)), names) {
        (Some(letter), Some(names)) => Ok((letter, names)),
        (Some(_), None) => Err(parts.error_behind(first, FileUriErrorKind::DriveRelative)),
        (None, _) if rest.is_none() => Err(parts.error(first, FileUriErrorKind::Relative)),
        (None, _) => Err(parts.error(first, FileUriErrorKind::NoDrive)),
    }
}
