//! The errors of the conversions in both directions: an offset and a reason. The messages contain no part of the input.

use crate::uri::macros::{enums_with_messages, located_errors};

located_errors! {
    /// The error for a path that cannot be written as a `file:` URI.
    ///
    /// ```
    /// use virgule::file::{NameFault, PathErrorKind, windows};
    ///
    /// let error = windows::to_uri(r"C:\dir\..\file").unwrap_err();
    /// assert_eq!((error.offset(), error.kind()), (7, PathErrorKind::Name(NameFault::DotSegment)));
    /// assert_eq!(error.to_string(), "`.` and `..` cannot be names: resolve them first (offset 7)");
    /// ```
    PathError of PathErrorKind, "Returns the byte offset of the error, or the length of a path that ends too early.";

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
    FileUriError of FileUriErrorKind, "Returns the byte offset of the error, or the length of a URI that ends too early.";
}

enums_with_messages! {
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
        Relative => "expected an absolute path",
        /// Windows: `C:file`, which depends on the current directory of the drive.
        DriveRelative => "expected a separator after the drive",
        /// Windows: `\dir`, which depends on the current drive.
        NoDrive => "expected a drive, as in `C:\\dir`",
        /// Windows: `\\.\COM1`, `\\?\Volume{…}\`: a path that does not name a file on a drive or a server.
        DevicePath => "expected a drive, or `UNC\\server\\share`: device paths have no URI",
        /// Windows: `\\server`, without a share, or without a server.
        IncompleteUnc => "expected a server and a share, as in `\\\\server\\share`",
        /// Unix: `//dir`. Its only URI would be `file:////dir`, which appendix E.3.2 reads as a server.
        TwoSlashes => "expected one slash: two begin the name of a server",
        /// Windows: a path that is not valid Unicode, from `file::to_uri`.
        NotUnicode => "expected Unicode",
        /// The URI would be longer than [`MAX_LENGTH`](crate::MAX_LENGTH).
        TooLong => "too long for a URI",
        /// A name in the path cannot be encoded, or would change.
        Name(fault: NameFault) => fault.message(),
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
        Scheme => "expected the scheme `file`",
        /// The URI has a userinfo (RFC 8089, appendix E.1), which paths do not have.
        Userinfo => "a file URI has no userinfo",
        /// Unix: the host is another machine.
        OtherHost => "expected no host or `localhost`: the file is on another machine",
        /// The URI has a port, which may be empty, as in `file://C:/dir`.
        Port => "a file URI has no port, and a drive is part of the path, as in `file:///C:/dir`",
        /// The URI has a query.
        Query => "a file URI has no query: write `?` in a name as `%3F`",
        /// The URI has a fragment.
        Fragment => "a file URI has no fragment: write `#` in a name as `%23`",
        /// The path of the URI is empty, or does not begin with a slash.
        Relative => "expected a path that begins with a slash",
        /// Unix: the path of the URI begins with two slashes, as that of a server does (appendix E.3.2).
        TwoSlashes => "expected one slash: two begin the name of a server",
        /// Windows: the URI names a file on this machine, but no drive.
        NoDrive => "expected a drive, as in `file:///C:/dir`",
        /// Windows: no slash follows the drive.
        DriveRelative => "expected a slash after the drive",
        /// Windows: the URI has a server without a share.
        IncompleteUnc => "expected a server and a share, as in `file://server/share`",
        /// Windows: the decoded text is not UTF-8.
        NotUtf8 => "expected UTF-8",
        /// A name in the path of the URI is invalid.
        Name(fault: NameFault) => fault.message(),
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
        Nul => "a name cannot contain NUL",
        /// The name contains a separator: `%2F` in a URI; for Windows also `%5C`; `/` in a path after `\\?\`.
        Separator => "a name cannot contain a separator",
        /// The name is `.` or `..`; the [module](super) explains why it is rejected.
        DotSegment => "`.` and `..` cannot be names: resolve them first",
        /// Windows: the name contains a control character or one of `< > : " | ? *`.
        Character => "a name on Windows cannot contain this character",
        /// Windows: the name ends with a space or a full stop, which Windows removes.
        Ending => "a name on Windows cannot end with a space or a full stop",
        /// Windows: the name is that of a device, such as `NUL` or `com1.txt`.
        Device => "on Windows this is the name of a device",
        /// Windows: the server is `localhost`, which means this machine in a URI (RFC 8089, section 2).
        Localhost => "`localhost` is this machine: a local path begins with a drive",
        /// Windows: the server is in brackets, as URIs write IP addresses; in paths, brackets and `:` have no meaning.
        Brackets => "on Windows, write an IPv6 address as a name, such as `2001-db8--7.ipv6-literal.net`",
    }
}
