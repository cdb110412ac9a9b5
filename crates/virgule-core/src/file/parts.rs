//! Splits a file URI into host and path; other components are an error.

use super::error::{FileUriError, FileUriErrorKind, NameFault};
use super::names::{FirstFault, is_localhost};
use crate::derive_support::decode::decode;
use crate::encode::decode::encoded_offset;
use crate::parse::captures::offset_in;
use crate::uri::Uri;
use alloc::borrow::Cow;

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
    /// A userinfo, port, query or fragment is refused even if it is empty, because no path can express it.
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

    /// An error at the begin of `part`.
    #[inline]
    pub(super) fn error(&self, part: &str, reason: FileUriErrorKind) -> FileUriError {
        FileUriError::new(offset_in(self.text, part), reason)
    }

    /// An error at the end of `part`, behind which something is missing.
    #[inline]
    pub(super) fn error_behind(&self, part: &str, reason: FileUriErrorKind) -> FileUriError {
        FileUriError::new(offset_in(self.text, part) + part.len(), reason)
    }

    /// An error in the name that `segment` encodes.
    #[inline]
    pub(super) fn fault(&self, segment: &str, (at, fault): (usize, NameFault)) -> FileUriError {
        let offset = offset_in(self.text, segment) + encoded_offset(segment, at);
        FileUriError::new(offset, FileUriErrorKind::Name(fault))
    }

    /// The decoded name of `segment`, if `check` accepts it.
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
