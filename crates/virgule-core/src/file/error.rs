//! The errors of the conversions in both directions: an offset and a reason. The messages contain no part of the input.

use crate::uri::macros::{located_errors, messages};

/// The error for a path that cannot be written as a `file:` URI.
///
/// ```
/// use virgule::file::{NameFault, PathErrorKind, windows};
///
/// let error = windows::to_uri(r"C:\dir\..\file").unwrap_err();
/// assert_eq!((error.offset(), error.kind()), (7, PathErrorKind::Name(NameFault::DotSegment)));
/// assert_eq!(error.to_string(), "`.` and `..` cannot be names: resolve them first (offset 7)");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PathError {
    offset: usize,
    kind: PathErrorKind,
}

/// The error for a URI that does not name a path of the requested style.
///
/// ```
/// use virgule::file::{FileUriErrorKind, unix};
///
/// let uri = virgule::uri!("file:///dir/what?");
/// let error = unix::to_path(&uri).unwrap_err();
/// assert_eq!((error.offset(), error.kind()), (16, FileUriErrorKind::Query));
/// assert_eq!(error.to_string(), "a file URI has no query: write `?` in a name as `%3F` (offset 16)");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FileUriError {
    offset: usize,
    kind: FileUriErrorKind,
}

located_errors! {
    PathError of PathErrorKind, "Returns the byte offset of the error, or the length of a path that ends too early.";
    FileUriError of FileUriErrorKind, "Returns the byte offset of the error, or the length of a URI that ends too early.";
}

/// The reason why a path cannot be written as a URI.
///
/// ```
/// use virgule::file::{PathErrorKind, unix};
///
/// assert_eq!(unix::to_uri("dir/file").unwrap_err().kind(), PathErrorKind::Relative);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PathErrorKind {
    /// The path is not absolute: `dir/file`, or empty.
    Relative,
    /// Windows: `C:file`, which depends on the current directory of the drive.
    DriveRelative,
    /// Windows: `\dir`, which depends on the current drive.
    NoDrive,
    /// Windows: `\\.\COM1`, `\\?\Volume{…}\`: a path that does not name a file on a drive or a server.
    DevicePath,
    /// Windows: `\\server`, without a share, or without a server.
    IncompleteUnc,
    /// Unix: `//dir`. Its only URI would be `file:////dir`, which appendix E.3.2 reads as a server.
    TwoSlashes,
    /// Windows: a path that is not valid Unicode, from `file::to_uri`.
    NotUnicode,
    /// The URI would be longer than [`MAX_LENGTH`](crate::MAX_LENGTH).
    TooLong,
    /// A name in the path cannot be encoded, or would change.
    Name(NameFault),
}

/// The reason why a URI does not name a path.
///
/// ```
/// use virgule::file::{FileUriErrorKind, unix};
///
/// let uri = virgule::uri!("http://example.com/");
/// assert_eq!(unix::to_path(&uri).unwrap_err().kind(), FileUriErrorKind::Scheme);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FileUriErrorKind {
    /// The scheme is not `file`.
    Scheme,
    /// The URI has a userinfo (RFC 8089, appendix E.1), which paths do not have.
    Userinfo,
    /// Unix: the host is another machine.
    OtherHost,
    /// The URI has a port, which may be empty, as in `file://C:/dir`.
    Port,
    /// The URI has a query.
    Query,
    /// The URI has a fragment.
    Fragment,
    /// The path of the URI is empty, or does not begin with a slash.
    Relative,
    /// Unix: the path of the URI begins with two slashes, as that of a server does (appendix E.3.2).
    TwoSlashes,
    /// Windows: the URI names a file on this machine, but no drive.
    NoDrive,
    /// Windows: no slash follows the drive.
    DriveRelative,
    /// Windows: the URI has a server without a share.
    IncompleteUnc,
    /// Windows: the decoded text is not UTF-8.
    NotUtf8,
    /// A name in the path of the URI is invalid.
    Name(NameFault),
}

/// The reason why a name in a path is invalid.
///
/// ```
/// use virgule::file::{FileUriErrorKind, NameFault, unix};
///
/// let error = unix::to_path(&virgule::uri!("file:///srv/a%2Fb")).unwrap_err();
/// assert_eq!(error.kind(), FileUriErrorKind::Name(NameFault::Separator));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NameFault {
    /// The name contains a NUL.
    Nul,
    /// The name contains a separator: `%2F` in a URI; for Windows also `%5C`; `/` in a path after `\\?\`.
    Separator,
    /// The name is `.` or `..`; the [module](super) explains why it is rejected.
    DotSegment,
    /// Windows: the name contains a control character or one of `< > : " | ? *`.
    Character,
    /// Windows: the name ends with a space or a full stop, which Windows removes.
    Ending,
    /// Windows: the name is that of a device, such as `NUL` or `com1.txt`.
    Device,
    /// Windows: the server is `localhost`, which means this machine in a URI (RFC 8089, section 2).
    Localhost,
    /// Windows: the server is in brackets, as URIs write IP addresses; in paths, brackets and `:` have no meaning.
    Brackets,
}

messages! {
    PathErrorKind {
        PathErrorKind::Relative => "expected an absolute path",
        PathErrorKind::DriveRelative => "expected a separator after the drive",
        PathErrorKind::NoDrive => "expected a drive, as in `C:\\dir`",
        PathErrorKind::DevicePath => "expected a drive, or `UNC\\server\\share`: device paths have no URI",
        PathErrorKind::IncompleteUnc => "expected a server and a share, as in `\\\\server\\share`",
        PathErrorKind::TwoSlashes => "expected one slash: two begin the name of a server",
        PathErrorKind::NotUnicode => "expected Unicode",
        PathErrorKind::TooLong => "too long for a URI",
        PathErrorKind::Name(fault) => fault.message(),
    }
}

messages! {
    FileUriErrorKind {
        FileUriErrorKind::Scheme => "expected the scheme `file`",
        FileUriErrorKind::Userinfo => "a file URI has no userinfo",
        FileUriErrorKind::OtherHost => "expected no host or `localhost`: the file is on another machine",
        FileUriErrorKind::Port => "a file URI has no port, and a drive is part of the path, as in `file:///C:/dir`",
        FileUriErrorKind::Query => "a file URI has no query: write `?` in a name as `%3F`",
        FileUriErrorKind::Fragment => "a file URI has no fragment: write `#` in a name as `%23`",
        FileUriErrorKind::Relative => "expected a path that begins with a slash",
        FileUriErrorKind::TwoSlashes => "expected one slash: two begin the name of a server",
        FileUriErrorKind::NoDrive => "expected a drive, as in `file:///C:/dir`",
        FileUriErrorKind::DriveRelative => "expected a slash after the drive",
        FileUriErrorKind::IncompleteUnc => "expected a server and a share, as in `file://server/share`",
        FileUriErrorKind::NotUtf8 => "expected UTF-8",
        FileUriErrorKind::Name(fault) => fault.message(),
    }
}

messages! {
    NameFault {
        NameFault::Nul => "a name cannot contain NUL",
        NameFault::Separator => "a name cannot contain a separator",
        NameFault::DotSegment => "`.` and `..` cannot be names: resolve them first",
        NameFault::Character => "a name on Windows cannot contain this character",
        NameFault::Ending => "a name on Windows cannot end with a space or a full stop",
        NameFault::Device => "on Windows this is the name of a device",
        NameFault::Localhost => "`localhost` is this machine: a local path begins with a drive",
        NameFault::Brackets => {
            "on Windows, write an IPv6 address as a name, such as `2001-db8--7.ipv6-literal.net`"
        }
    }
}
