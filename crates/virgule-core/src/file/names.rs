//! Checks and percent-encodes the names in paths, and splits a file URI into host and path.
//!
//! A name is the text between two separators. It is checked in decoded form, before encoding or after decoding, so that
//! both directions reject the same names.

use crate::encode;
use crate::encode::decode::decode;
use crate::encode::decode::encoded_offset;
use crate::encode::set::EncodeSet;
use crate::file::error::{FileUriError, FileUriErrorKind, NameFault};
use crate::uri::Uri;
use alloc::borrow::Cow;
use alloc::string::String;
use virgule_automata::captures::offset_in;

/// The first fault of a name with its byte offset in the name; `None` for a valid name.
pub(super) type FirstFault = Option<(usize, NameFault)>;

#[inline]
pub(super) fn push(uri: &mut String, name: &[u8], set: EncodeSet) {
    // Writing to a string does not fail; bytes that are not UTF-8 are encoded one by one.
    let _ = encode::write(uri, name, set);
}

/// Checks a Unix name: no NUL, slash (POSIX.1-2024, Base Definitions, chapter 3, "Filename") or dot segment.
#[inline]
pub(super) fn unix(name: &[u8]) -> FirstFault {
    let found = |byte: u8, fault| name.iter().position(|&known| known == byte).map(|at| (at, fault));
    match name {
        b"." | b".." => Some((0, NameFault::DotSegment)),
        _ => found(0, NameFault::Nul).or_else(|| found(b'/', NameFault::Separator)),
    }
}

/// Checks a name of a file or a directory on Windows (Microsoft, "Naming Files, Paths, and Namespaces").
#[inline]
pub(super) fn windows(name: &str) -> FirstFault {
    share(name).or_else(|| is_device(name).then_some((0, NameFault::Device)))
}

/// Checks the name of a share: as [`windows`], but a share may have the name of a device.
#[inline]
pub(super) fn share(name: &str) -> FirstFault {
    characters(name).or_else(|| ending(name))
}

/// Checks the name of a server, in a Windows path or in its URI. The name may end with the full stop of the DNS root.
///
/// The prefixes `\\.\` and `\\?\` are not servers: `.` is a dot segment, and `?` a forbidden character.
#[inline]
pub(super) fn server(name: &str) -> FirstFault {
    if name.starts_with('[') {
        return Some((0, NameFault::Brackets));
    }
    if is_localhost(name) {
        return Some((0, NameFault::Localhost));
    }
    characters(name).or_else(|| ending(name.strip_suffix('.').unwrap_or(name)))
}

/// `file-auth = "localhost" / host` (RFC 8089, section 2). `localhost` is this machine; ABNF strings ignore case.
#[inline]
pub(super) fn is_localhost(name: &str) -> bool {
    name.eq_ignore_ascii_case("localhost")
}

#[inline]
fn characters(name: &str) -> FirstFault {
    if matches!(name, "." | "..") {
        return Some((0, NameFault::DotSegment));
    }
    name.bytes().enumerate().find_map(|(at, byte)| match byte {
        0 => Some((at, NameFault::Nul)),
        b'/' | b'\\' => Some((at, NameFault::Separator)),
        1..=31 | b'<' | b'>' | b':' | b'"' | b'|' | b'?' | b'*' => Some((at, NameFault::Character)),
        _ => None,
    })
}

#[inline]
fn ending(name: &str) -> FirstFault {
    let last = name.len().checked_sub(1)?;
    name.ends_with(['.', ' ']).then_some((last, NameFault::Ending))
}

/// True if Windows reads a name as a device: only the part before the first full stop counts, without trailing spaces.
/// `CONIN$` and `CONOUT$` are the input and the output of the console.
#[inline]
fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or(name).trim_end_matches(' ');
    let is = |device: &str| stem.eq_ignore_ascii_case(device);
    let numbered = || {
        let (kind, number) = stem.split_at_checked(3)?;
        let one = matches!(number, "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "¹" | "²" | "³");
        Some(one && (kind.eq_ignore_ascii_case("COM") || kind.eq_ignore_ascii_case("LPT")))
    };
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].into_iter().any(is) || numbered() == Some(true)
}

/// The host and the path of a file URI, still encoded.
#[derive(Clone, Copy)]
pub(super) struct FileUriParts<'u> {
    text: &'u str,
    /// The host; empty if it is empty in the URI, or if there is no authority.
    pub(super) host: &'u str,
    pub(super) path: &'u str,
}

impl<'u> FileUriParts<'u> {
    /// `file-URI = file-scheme ":" file-hier-part` (RFC 8089, section 2), without checks of the path.
    ///
    /// A userinfo, port, query or fragment is rejected even if it is empty, because no path can express it.
    #[inline]
    pub(super) fn of(uri: Uri<'u>) -> Result<Self, FileUriError> {
        let parts = FileUriParts { text: uri.as_str(), host: uri.host().unwrap_or(""), path: uri.path() };
        if !uri.scheme().eq_ignore_ascii_case("file") {
            return Err(FileUriError::new(0, FileUriErrorKind::Scheme));
        }
        if let Some(userinfo) = uri.userinfo() {
            return Err(parts.error(userinfo, FileUriErrorKind::Userinfo));
        }
        let marked = [
            (uri.port(), FileUriErrorKind::Port),
            (uri.query(), FileUriErrorKind::Query),
            (uri.fragment(), FileUriErrorKind::Fragment),
        ];
        for (part, reason) in marked {
            if let Some(part) = part {
                // The offset of the `:`, `?` or `#` before the component.
                return Err(FileUriError::new(offset_in(parts.text, part).saturating_sub(1), reason));
            }
        }
        Ok(parts)
    }

    /// True if the file is on this machine: the host is empty, or `localhost` in any encoding.
    #[inline]
    pub(super) fn is_local(&self) -> bool {
        self.host.is_empty() || decode(self.host).is_ok_and(|host| is_localhost(&host))
    }

    #[inline]
    pub(super) fn error(&self, part: &str, reason: FileUriErrorKind) -> FileUriError {
        FileUriError::new(offset_in(self.text, part), reason)
    }

    /// Returns an error at the end of `part`, where something is missing.
    #[inline]
    pub(super) fn error_behind(&self, part: &str, reason: FileUriErrorKind) -> FileUriError {
        FileUriError::new(offset_in(self.text, part) + part.len(), reason)
    }

    #[inline]
    pub(super) fn fault(&self, segment: &str, (at, fault): (usize, NameFault)) -> FileUriError {
        let offset = offset_in(self.text, segment) + encoded_offset(segment, at);
        FileUriError::new(offset, FileUriErrorKind::Name(fault))
    }

    /// Returns the decoded name of `segment`, if `check` accepts it.
    #[inline]
    pub(super) fn name(
        &self,
        segment: &'u str,
        check: fn(&str) -> FirstFault,
    ) -> Result<Cow<'u, str>, FileUriError> {
        let name = decode(segment)
            .map_err(|at| FileUriError::new(offset_in(self.text, segment) + at, FileUriErrorKind::NotUtf8))?;
        match check(&name) {
            None => Ok(name),
            Some(found) => Err(self.fault(segment, found)),
        }
    }
}
