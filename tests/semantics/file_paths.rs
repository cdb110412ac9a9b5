//! File paths and their URIs, with the section of RFC 8089 for each case: results, and errors with offset and reason.
//!
//! The laws for all paths are in `tests/laws/file_paths.rs`.

use virgule::Uri;
use virgule::file::{FileUriErrorKind, NameFault, PathError, PathErrorKind, unix, windows};
use virgule::schemes::File;

fn parsed(text: &str) -> Uri<'_> {
    Uri::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Each case is a Unix path, its URI, and the reason.
const UNIX: &[(&[u8], &str, &str)] = &[
    (b"/path/to/file", "file:///path/to/file", "RFC 8089, appendix B"),
    (b"/", "file:///", "the root"),
    (b"/home/anna/a b", "file:///home/anna/a%20b", "RFC 3986, section 3.3: a space is no pchar"),
    (b"/100%", "file:///100%25", "RFC 3986, section 2.4: a percent sign is data"),
    (b"/%20", "file:///%2520", "RFC 3986, section 2.4: encoded once"),
    (b"/a?b#c", "file:///a%3Fb%23c", "RFC 3986, section 3: what would end the path"),
    (b"/a[b]\"c\"", "file:///a%5Bb%5D%22c%22", "RFC 3986, section 3.3: brackets and quotes are no pchar"),
    (b"/a;b=c,d@e:f!$&'()*+~", "file:///a;b=c,d@e:f!$&'()*+~", "RFC 3986, section 3.3: all that a pchar is"),
    (b"/C:/dir", "file:///C:/dir", "a colon means nothing on Unix"),
    (b"/a\\b", "file:///a%5Cb", "a backslash is no separator"),
    (b"/\xE4\xBE\x8B", "file:///%E4%BE%8B", "RFC 8089, section 4: UTF-8"),
    (b"/caf\xE9", "file:///caf%E9", "RFC 8089, section 4: bytes of no known encoding"),
    (b"/a//b/", "file:///a//b/", "slashes are kept"),
    (b"/...", "file:///...", "three dots are a name"),
    (b"/.a/a.", "file:///.a/a.", "so is what only begins or ends with one"),
    (b"/a\nb\x7F", "file:///a%0Ab%7F", "control characters"),
    (b"/localhost", "file:///localhost", "a name like any other"),
];

/// Each case is a URI that is not canonical, its Unix path, and the reason.
const UNIX_READ: &[(&str, &[u8], &str)] = &[
    ("file:/path/to/file", b"/path/to/file", "RFC 8089, appendix B: the minimal form"),
    ("file://localhost/path", b"/path", "RFC 8089, section 2: this machine"),
    ("FILE://LocalHost/path", b"/path", "RFC 5234, section 2.3: strings have no case"),
    ("file://%6Cocalhost/path", b"/path", "RFC 3986, section 6.2.2.2: the same host"),
    ("file:///%61%2d%7E", b"/a-~", "RFC 3986, section 2.3: the same as unencoded"),
    ("file:///%2525", b"/%25", "RFC 3986, section 2.4: decoded once"),
    ("file:///%C0%AF", b"/\xC0\xAF", "bytes stay what they are: no overlong slash"),
    ("file:///a%5Cb", b"/a\\b", "a backslash is no separator"),
];

const UNIX_PATHS_REFUSED: &[(&[u8], usize, PathErrorKind)] = &[
    (b"", 0, PathErrorKind::Relative),
    (b"dir/file", 0, PathErrorKind::Relative),
    (b"~/file", 0, PathErrorKind::Relative),
    (b"C:\\file", 0, PathErrorKind::Relative),
    (b"//server/share", 1, PathErrorKind::TwoSlashes),
    (b"///", 1, PathErrorKind::TwoSlashes),
    (b"/a\0b", 2, PathErrorKind::Name(NameFault::Nul)),
    (b"/.", 1, PathErrorKind::Name(NameFault::DotSegment)),
    (b"/a/../b", 3, PathErrorKind::Name(NameFault::DotSegment)),
    (b"/a//./", 4, PathErrorKind::Name(NameFault::DotSegment)),
];

const UNIX_URIS_REFUSED: &[(&str, usize, FileUriErrorKind)] = &[
    ("http://localhost/a", 0, FileUriErrorKind::Scheme),
    ("files:///a", 0, FileUriErrorKind::Scheme),
    ("file://server/a", 7, FileUriErrorKind::OtherHost),
    ("file://127.0.0.1/a", 7, FileUriErrorKind::OtherHost),
    ("file://localhost.example/a", 7, FileUriErrorKind::OtherHost),
    ("file://[::1]/a", 7, FileUriErrorKind::OtherHost),
    ("file://%FF/a", 7, FileUriErrorKind::OtherHost),
    ("file://anna@/a", 7, FileUriErrorKind::Userinfo),
    ("file://@localhost/a", 7, FileUriErrorKind::Userinfo),
    ("file://localhost:80/a", 16, FileUriErrorKind::Port),
    ("file://:/a", 7, FileUriErrorKind::Port),
    ("file:///a?b", 9, FileUriErrorKind::Query),
    ("file:///a?", 9, FileUriErrorKind::Query),
    ("file:///a#b", 9, FileUriErrorKind::Fragment),
    ("file:///a#", 9, FileUriErrorKind::Fragment),
    ("file:", 5, FileUriErrorKind::Relative),
    ("file:a/b", 5, FileUriErrorKind::Relative),
    ("file://", 7, FileUriErrorKind::Relative),
    ("file://localhost", 16, FileUriErrorKind::Relative),
    ("file:////server/share", 8, FileUriErrorKind::TwoSlashes),
    ("file:///a%2Fb", 9, FileUriErrorKind::Name(NameFault::Separator)),
    ("file:///%61/..%2f..", 14, FileUriErrorKind::Name(NameFault::Separator)),
    ("file:///a/%20%00", 13, FileUriErrorKind::Name(NameFault::Nul)),
    ("file:///a/../b", 10, FileUriErrorKind::Name(NameFault::DotSegment)),
    ("file:///a/%2E%2e", 10, FileUriErrorKind::Name(NameFault::DotSegment)),
    ("file:/.", 6, FileUriErrorKind::Name(NameFault::DotSegment)),
];

/// Each case is a Windows path, its URI, and the reason.
const WINDOWS: &[(&str, &str, &str)] = &[
    (r"C:\dir\file", "file:///C:/dir/file", "RFC 8089, appendix E.2"),
    (r"c:\", "file:///c:/", "RFC 8089, appendix E.2: the letter keeps its case"),
    (r"C:\Program Files\50%.txt", "file:///C:/Program%20Files/50%25.txt", "RFC 3986, section 2.1"),
    (r"C:\é\🦀", "file:///C:/%C3%A9/%F0%9F%A6%80", "RFC 8089, section 4: UTF-8"),
    (r"C:\a#b [c]{d}^`", "file:///C:/a%23b%20%5Bc%5D%7Bd%7D%5E%60", "RFC 3986, section 3.3"),
    (r"C:\a;b=c,d@e!$&'()+~", "file:///C:/a;b=c,d@e!$&'()+~", "RFC 3986, section 3.3"),
    (r"C:\a\\b\", "file:///C:/a//b/", "separators are kept"),
    (r"C:\\a", "file:///C://a", "behind the drive too"),
    (r"C:\.a\...b\ c", "file:///C:/.a/...b/%20c", "full stops and spaces in front"),
    (r"C:\nuls\com\com0\com10\lpt", "file:///C:/nuls/com/com0/com10/lpt", "names like those of devices"),
    (
        r"\\host.example.com\Share\path\to\file.txt",
        "file://host.example.com/Share/path/to/file.txt",
        "RFC 8089, appendix E.3.1",
    ),
    (r"\\server\share", "file://server/share", "the share alone"),
    (r"\\server\share\", "file://server/share/", "its directory"),
    (r"\\server\c$\a", "file://server/c$/a", "RFC 3986, section 2.2: a dollar stands for itself"),
    (r"\\192.0.2.16\share\a", "file://192.0.2.16/share/a", "RFC 3986, section 3.2.2"),
    (r"\\host.\share\a", "file://host./share/a", "the full stop of the DNS root"),
    (
        r"\\host@SSL@443\share",
        "file://host%40SSL%40443/share",
        "RFC 3986, section 3.2.2: no reg-name has an @",
    ),
    (r"\\bücher\é", "file://b%C3%BCcher/%C3%A9", "RFC 3986, section 3.2.2: UTF-8 in a reg-name"),
    (r"\\prn\prn\a", "file://prn/prn/a", "servers and shares are no devices"),
];

/// Paths that change in a round trip: each case is a path, its URI, and the path of the URI.
const WINDOWS_SPELLED: &[(&str, &str, &str)] = &[
    ("C:/dir/file", "file:///C:/dir/file", r"C:\dir\file"),
    (r"C:\a/b", "file:///C:/a/b", r"C:\a\b"),
    ("//server/share/a", "file://server/share/a", r"\\server\share\a"),
    (r"\/server\share/a", "file://server/share/a", r"\\server\share\a"),
    (r"\\?\C:\dir", "file:///C:/dir", r"C:\dir"),
    (r"\\?\UNC\server\share\dir", "file://server/share/dir", r"\\server\share\dir"),
    (r"\\?\unc\server\share", "file://server/share", r"\\server\share"),
];

/// Each case is a URI that is not canonical, its Windows path, and the reason.
const WINDOWS_READ: &[(&str, &str, &str)] = &[
    ("file:/c:/path", r"c:\path", "RFC 8089, appendix E.2"),
    ("file:c:/path", r"c:\path", "RFC 8089, appendix E.2: without a slash in front"),
    ("file://localhost/c:/path", r"c:\path", "RFC 8089, section 2: this machine"),
    ("file:///c%3A/path", r"c:\path", "RFC 3986, section 6.2.2: an encoded colon"),
    ("file:///%63%3a/path", r"c:\path", "RFC 3986, section 6.2.2.2: an encoded letter"),
    ("file:///c%7C/path", r"c:\path", "RFC 8089, appendix E.2.2: a vertical line"),
    ("file:////host.example.com/path/to", r"\\host.example.com\path\to", "RFC 8089, appendix E.3.2"),
    ("file://///host.example.com/path/to", r"\\host.example.com\path\to", "RFC 8089, appendix E.3.2"),
    ("file://Server/share", r"\\Server\share", "RFC 8089, appendix E.3.1"),
    ("file:///C:/%2525", r"C:\%25", "RFC 3986, section 2.4: decoded once"),
];

const WINDOWS_PATHS_REFUSED: &[(&str, usize, PathErrorKind)] = &[
    ("", 0, PathErrorKind::Relative),
    (r"dir\file", 0, PathErrorKind::Relative),
    (r"é:\file", 0, PathErrorKind::Relative),
    (r"1:\file", 0, PathErrorKind::Relative),
    (r"C|\file", 0, PathErrorKind::Relative),
    ("C:", 2, PathErrorKind::DriveRelative),
    ("C:file", 2, PathErrorKind::DriveRelative),
    (r"\dir\file", 0, PathErrorKind::NoDrive),
    ("/", 0, PathErrorKind::NoDrive),
    (r"\??\C:\file", 0, PathErrorKind::NoDrive),
    (r"\\.\COM1", 2, PathErrorKind::DevicePath),
    (r"\\.\C:\file", 2, PathErrorKind::DevicePath),
    ("//./pipe/name", 2, PathErrorKind::DevicePath),
    ("//?/C:/file", 2, PathErrorKind::DevicePath),
    (r"\\?", 2, PathErrorKind::DevicePath),
    (r"\\?\Volume{b75e2c83-0000-0000-0000-602f00000000}\file", 4, PathErrorKind::DevicePath),
    (r"\\?\GLOBALROOT\Device\Null", 4, PathErrorKind::DevicePath),
    (r"\\?\C:", 4, PathErrorKind::DevicePath),
    (r"\\?\C:/dir", 4, PathErrorKind::DevicePath),
    (r"\\?\C:dir\file", 4, PathErrorKind::DevicePath),
    (r"\\?\UNC", 4, PathErrorKind::DevicePath),
    (r"\\?\", 4, PathErrorKind::DevicePath),
    (r"\\", 2, PathErrorKind::IncompleteUnc),
    (r"\\server", 8, PathErrorKind::IncompleteUnc),
    (r"\\server\", 9, PathErrorKind::IncompleteUnc),
    (r"\\server\\a", 9, PathErrorKind::IncompleteUnc),
    (r"\\\server\share", 2, PathErrorKind::IncompleteUnc),
    (r"\\?\UNC\server", 14, PathErrorKind::IncompleteUnc),
    (r"\\localhost\c$\a", 2, PathErrorKind::Name(NameFault::Localhost)),
    (r"\\?\UNC\LocalHost\c$", 8, PathErrorKind::Name(NameFault::Localhost)),
    (r"\\[2001:db8::7]\share", 2, PathErrorKind::Name(NameFault::Brackets)),
    (r"\\host:80\share", 6, PathErrorKind::Name(NameFault::Character)),
    (r"\\..\share", 2, PathErrorKind::Name(NameFault::DotSegment)),
    (r"\\...\share", 3, PathErrorKind::Name(NameFault::Ending)),
    (r"\\host \share", 6, PathErrorKind::Name(NameFault::Ending)),
    (r"\\server\.\a", 9, PathErrorKind::Name(NameFault::DotSegment)),
    (r"\\server\C:\a", 10, PathErrorKind::Name(NameFault::Character)),
    (r"\\server\share.\a", 14, PathErrorKind::Name(NameFault::Ending)),
    (r"C:\a\..\b", 5, PathErrorKind::Name(NameFault::DotSegment)),
    (r"C:\.", 3, PathErrorKind::Name(NameFault::DotSegment)),
    (r"\\?\C:\a\..", 9, PathErrorKind::Name(NameFault::DotSegment)),
    (r"\\?\C:\a/b", 8, PathErrorKind::Name(NameFault::Separator)),
    ("C:\\a\0", 4, PathErrorKind::Name(NameFault::Nul)),
    ("C:\\a\n", 4, PathErrorKind::Name(NameFault::Character)),
    (r"C:\file.txt:stream", 11, PathErrorKind::Name(NameFault::Character)),
    (r"C:\*.txt", 3, PathErrorKind::Name(NameFault::Character)),
    (r"C:\dir.\file", 6, PathErrorKind::Name(NameFault::Ending)),
    (r"\\?\C:\file ", 11, PathErrorKind::Name(NameFault::Ending)),
    (r"C:\...", 5, PathErrorKind::Name(NameFault::Ending)),
    (r"C:\nul", 3, PathErrorKind::Name(NameFault::Device)),
    (r"\\?\C:\dir\Aux.tar.gz", 11, PathErrorKind::Name(NameFault::Device)),
    (r"C:\COM1 .txt", 3, PathErrorKind::Name(NameFault::Device)),
    (r"C:\lpt²\a", 3, PathErrorKind::Name(NameFault::Device)),
    (r"C:\conin$", 3, PathErrorKind::Name(NameFault::Device)),
];

const WINDOWS_URIS_REFUSED: &[(&str, usize, FileUriErrorKind)] = &[
    ("http://server/share", 0, FileUriErrorKind::Scheme),
    ("file://anna@server/share", 7, FileUriErrorKind::Userinfo),
    ("file://C:/dir", 8, FileUriErrorKind::Port),
    ("file:///C:/a?", 12, FileUriErrorKind::Query),
    ("file:///C:/a#b", 12, FileUriErrorKind::Fragment),
    ("file:", 5, FileUriErrorKind::Relative),
    ("file:dir", 5, FileUriErrorKind::Relative),
    ("file:///", 8, FileUriErrorKind::NoDrive),
    ("file:///home/anna", 8, FileUriErrorKind::NoDrive),
    ("file:///C", 8, FileUriErrorKind::NoDrive),
    ("file:///CC:/", 8, FileUriErrorKind::NoDrive),
    ("file:///%FF:/", 8, FileUriErrorKind::NoDrive),
    ("file://localhost//server/share", 17, FileUriErrorKind::NoDrive),
    ("file:///C:", 10, FileUriErrorKind::DriveRelative),
    ("file:C%7c", 9, FileUriErrorKind::DriveRelative),
    ("file:///C:dir", 8, FileUriErrorKind::NoDrive),
    ("file://server", 13, FileUriErrorKind::IncompleteUnc),
    ("file://server/", 14, FileUriErrorKind::IncompleteUnc),
    ("file://server//a", 14, FileUriErrorKind::IncompleteUnc),
    ("file:////server", 15, FileUriErrorKind::IncompleteUnc),
    ("file:////server/", 16, FileUriErrorKind::IncompleteUnc),
    ("file://////server/share", 10, FileUriErrorKind::IncompleteUnc),
    ("file://./pipe/name", 7, FileUriErrorKind::Name(NameFault::DotSegment)),
    ("file:////./COM1/a", 9, FileUriErrorKind::Name(NameFault::DotSegment)),
    ("file:////%2E/COM1/a", 9, FileUriErrorKind::Name(NameFault::DotSegment)),
    ("file://%3F/C:/a", 7, FileUriErrorKind::Name(NameFault::Character)),
    ("file:////%3F/C:/a", 9, FileUriErrorKind::Name(NameFault::Character)),
    ("file:////C:/a", 10, FileUriErrorKind::Name(NameFault::Character)),
    ("file:////localhost/share", 9, FileUriErrorKind::Name(NameFault::Localhost)),
    ("file://[2001:db8::7]/share", 7, FileUriErrorKind::Name(NameFault::Brackets)),
    ("file:////%5B2001:db8::7%5D/share", 9, FileUriErrorKind::Name(NameFault::Brackets)),
    ("file://a%5Cb/share", 8, FileUriErrorKind::Name(NameFault::Separator)),
    ("file://server/C:/a", 15, FileUriErrorKind::Name(NameFault::Character)),
    ("file://server/share%2Fa", 19, FileUriErrorKind::Name(NameFault::Separator)),
    ("file:///C:/a%2Fb", 12, FileUriErrorKind::Name(NameFault::Separator)),
    ("file:///C:/a%5cb", 12, FileUriErrorKind::Name(NameFault::Separator)),
    ("file:///C:/%61%00", 14, FileUriErrorKind::Name(NameFault::Nul)),
    ("file:///C:/a/../b", 13, FileUriErrorKind::Name(NameFault::DotSegment)),
    ("file:///C:/%2e", 11, FileUriErrorKind::Name(NameFault::DotSegment)),
    ("file:///C:/%61:stream", 14, FileUriErrorKind::Name(NameFault::Character)),
    ("file:///C:/a%20", 12, FileUriErrorKind::Name(NameFault::Ending)),
    ("file:///C:/a/nul.txt", 13, FileUriErrorKind::Name(NameFault::Device)),
    ("file:///C:/%C0%AF", 11, FileUriErrorKind::NotUtf8),
    ("file:///C:/%61/%61%FF", 18, FileUriErrorKind::NotUtf8),
    ("file://%FF/share", 7, FileUriErrorKind::NotUtf8),
];

/// Each case is an obsolete form, and the updated text (RFC 8089 appendix E.2.2).
const OLD: &[(&str, &str)] = &[
    ("file:///c|/path/to/file", "file:///c:/path/to/file"),
    ("file:/c|/path/to/file", "file:/c:/path/to/file"),
    ("file:c|/path/to/file", "file:c:/path/to/file"),
    ("file://localhost/c|/", "file://localhost/c:/"),
    ("FILE:///C|/a|b c", "FILE:///C:/a|b c"),
    // Texts without a drive, or without the root of a drive are unchanged.
    ("file:///c|", "file:///c|"),
    ("file:///c|file", "file:///c|file"),
    ("file:///cc|/", "file:///cc|/"),
    ("file:///a/c|/", "file:///a/c|/"),
    ("file://c|/path", "file://c|/path"),
    ("file:////c|/path", "file:////c|/path"),
    ("file:////server/c|/path", "file:////server/c|/path"),
    ("file:///c:/d|/path", "file:///c:/d|/path"),
    ("http:///c|/path", "http:///c|/path"),
    ("c|/path", "c|/path"),
    // Valid texts, and texts that cannot be updated are unchanged.
    ("file:///c:/path", "file:///c:/path"),
    ("", ""),
    ("|", "|"),
];

#[test]
fn unix_paths_and_their_uris() {
    for &(path, uri, why) in UNIX {
        assert_eq!(unix_uri(path).as_deref(), Ok(uri), "{why}");
        assert_eq!(unix::to_path(parsed(uri)).as_deref(), Ok(path), "{uri}: {why}");
        assert_eq!(File::parse(uri).map(|file| file.host()), Ok(Some("")), "{uri}: {why}");
    }
    for &(uri, path, why) in UNIX_READ {
        assert_eq!(unix::to_path(parsed(uri)).as_deref(), Ok(path), "{uri}: {why}");
    }
}

#[test]
fn unix_refuses() {
    for &(path, offset, reason) in UNIX_PATHS_REFUSED {
        let error = unix_uri(path).expect_err("an error");
        assert_eq!((error.offset(), error.kind()), (offset, reason), "{}", path.escape_ascii());
    }
    for &(uri, offset, reason) in UNIX_URIS_REFUSED {
        let error = unix::to_path(parsed(uri)).expect_err(uri);
        assert_eq!((error.offset(), error.kind()), (offset, reason), "{uri}");
    }
}

#[test]
fn windows_paths_and_their_uris() {
    for &(path, uri, why) in WINDOWS {
        assert_eq!(windows_uri(path).as_deref(), Ok(uri), "{path}: {why}");
        assert_eq!(windows::to_path(parsed(uri)).as_deref(), Ok(path), "{uri}: {why}");
        assert!(File::parse(uri).is_ok(), "{uri}: {why}");
    }
    for &(path, uri, read) in WINDOWS_SPELLED {
        assert_eq!(windows_uri(path).as_deref(), Ok(uri), "{path}");
        assert_eq!(windows::to_path(parsed(uri)).as_deref(), Ok(read), "{uri}");
    }
    for &(uri, path, why) in WINDOWS_READ {
        assert_eq!(windows::to_path(parsed(uri)).as_deref(), Ok(path), "{uri}: {why}");
    }
}

#[test]
fn windows_refuses() {
    for &(path, offset, reason) in WINDOWS_PATHS_REFUSED {
        let error = windows_uri(path).expect_err(path);
        assert_eq!((error.offset(), error.kind()), (offset, reason), "{path}");
    }
    for &(uri, offset, reason) in WINDOWS_URIS_REFUSED {
        let error = windows::to_path(parsed(uri)).expect_err(uri);
        assert_eq!((error.offset(), error.kind()), (offset, reason), "{uri}");
    }
}

#[test]
fn old_texts_are_updated() {
    for &(text, updated) in OLD {
        assert_eq!(windows::update(text), updated, "{text}");
        assert_eq!(windows::update(updated), updated, "{text}: a second time");
    }
}

fn unix_uri(path: impl AsRef<[u8]>) -> Result<String, PathError> {
    unix::to_uri(path).map(String::from)
}

fn windows_uri(path: &str) -> Result<String, PathError> {
    windows::to_uri(path).map(String::from)
}
