//! Converts paths of Windows to URIs.

use super::drive_letter;
use crate::encode::set::EncodeSet;
use crate::encode::{REG_NAME, SEGMENT};
use crate::file::error::{PathError, PathErrorKind};
use crate::file::names::{self, FirstFault};
use crate::parse::captures::offset_in;
use crate::uri::error::MAX_LENGTH;
use crate::uri::owned::UriBuf;
use alloc::string::String;

/// The separators of names: `EITHER` in general, `VERBATIM` after `\\?\`.
const EITHER: &[char] = &['\\', '/'];
const VERBATIM: &[char] = &['\\'];

/// Converts an absolute path to a URI: `file:///C:/dir` (RFC 8089, section 2 and appendix E.2) or
/// `file://server/share/dir` (appendix E.3.1).
///
/// Characters that are not a `pchar` (RFC 3986, section 3.3), or in the server not part of a `reg-name` (section
/// 3.2.2), are encoded as their UTF-8 bytes; `%` is encoded too.
///
/// # Errors
///
/// [`PathError`] if the path is relative, as `C:file` and `\dir` are; if it names a device; if it has a server without
/// a share, or the server `localhost`; or if it contains a name that Windows does not have or would change (listed in
/// the [module](super)), or a name `.` or `..`.
///
/// ```
/// use virgule::file::windows::to_uri;
///
/// assert_eq!(to_uri(r"C:\Program Files\50%").unwrap(), "file:///C:/Program%20Files/50%25");
/// assert_eq!(to_uri(r"\\?\UNC\server\share\é").unwrap(), "file://server/share/%C3%A9");
///
/// let error = to_uri("C:file").unwrap_err();
/// assert_eq!(error.to_string(), "expected a separator behind the drive (offset 2)");
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

/// A URI under construction, and the path that is converted.
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

    /// Writes the remaining names of the path, and returns the URI.
    #[inline]
    fn names(mut self, names: &'p str) -> Result<String, PathError> {
        for name in names.split(self.separators) {
            self.uri.push('/');
            self.name(name, names::windows, SEGMENT)?;
        }
        Ok(self.uri)
    }

    /// Writes one name, if `check` accepts it.
    #[inline]
    fn name(&mut self, name: &str, check: fn(&str) -> FirstFault, set: EncodeSet) -> Result<(), PathError> {
        if let Some((at, fault)) = check(name) {
            let offset = offset_in(self.path, name) + at;
            return Err(PathError::new(offset, PathErrorKind::Name(fault)));
        }
        names::push(&mut self.uri, name.as_bytes(), set);
        Ok(())
    }

    /// An error at the begin of `part` of the path.
    #[inline]
    fn error(&self, part: &str, reason: PathErrorKind) -> PathError {
        PathError::new(offset_in(self.path, part), reason)
    }
}

/// The drive letter of a path, and the rest after the colon; `None` if the path has no drive.
#[inline]
fn drive_of(path: &str) -> Option<(char, &str)> {
    let (drive, rest) = path.split_at_checked(2)?;
    Some((drive_letter(drive).filter(|_| drive.ends_with(':'))?, rest))
}
