//! File paths and their URIs, with the section of RFC 8089 for each case: results, and errors with offset and reason.
//!
//! The laws for all paths are in `tests/laws/file_paths.rs`.

use virgule::file::{unix, windows};
use virgule::schemes::File;
use virgule_tests::path_inputs::{parsed, unix_uri, windows_uri};
use virgule_tests::tables::rows;

#[test]
fn unix_paths_and_their_uris() {
    for (path, uri, why) in rows::<(&str, &str, &str)>("unix-paths") {
        assert_eq!(unix_uri(path).as_deref(), Ok(uri), "{why}");
        assert_eq!(unix::to_path(parsed(uri)).as_deref(), Ok(path.as_bytes()), "{uri}: {why}");
        assert_eq!(File::parse(uri).map(|file| file.host()), Ok(Some("")), "{uri}: {why}");
    }
    for (uri, path, why) in rows::<(&str, &str, &str)>("unix-paths-read") {
        assert_eq!(unix::to_path(parsed(uri)).as_deref(), Ok(path.as_bytes()), "{uri}: {why}");
    }
    // RFC 8089, section 4: bytes of no known encoding stay as they are, as an overlong slash does.
    assert_eq!(unix_uri(b"/caf\xE9").as_deref(), Ok("file:///caf%E9"));
    for (uri, path) in [("file:///caf%E9", b"/caf\xE9".as_slice()), ("file:///%C0%AF", b"/\xC0\xAF")] {
        assert_eq!(unix::to_path(parsed(uri)).as_deref(), Ok(path));
    }
}

#[test]
fn unix_refuses() {
    for (path, offset, reason) in rows::<(&str, usize, &str)>("unix-path-errors") {
        let error = unix_uri(path).expect_err("an error");
        assert_eq!((error.offset(), format!("{:?}", error.kind())), (offset, reason.to_string()), "{path}");
    }
    for (uri, offset, reason) in rows::<(&str, usize, &str)>("unix-uri-errors") {
        let error = unix::to_path(parsed(uri)).expect_err(uri);
        assert_eq!((error.offset(), format!("{:?}", error.kind())), (offset, reason.to_string()), "{uri}");
    }
}

#[test]
fn windows_paths_and_their_uris() {
    for (path, uri, why) in rows::<(&str, &str, &str)>("windows-paths") {
        assert_eq!(windows_uri(path).as_deref(), Ok(uri), "{path}: {why}");
        assert_eq!(windows::to_path(parsed(uri)).as_deref(), Ok(path), "{uri}: {why}");
        assert!(File::parse(uri).is_ok(), "{uri}: {why}");
    }
    for (path, uri, read) in rows::<(&str, &str, &str)>("windows-paths-spelled") {
        assert_eq!(windows_uri(path).as_deref(), Ok(uri), "{path}");
        assert_eq!(windows::to_path(parsed(uri)).as_deref(), Ok(read), "{uri}");
    }
    for (uri, path, why) in rows::<(&str, &str, &str)>("windows-paths-read") {
        assert_eq!(windows::to_path(parsed(uri)).as_deref(), Ok(path), "{uri}: {why}");
    }
}

#[test]
fn windows_refuses() {
    for (path, offset, reason) in rows::<(&str, usize, &str)>("windows-path-errors") {
        let error = windows_uri(path).expect_err(path);
        assert_eq!((error.offset(), format!("{:?}", error.kind())), (offset, reason.to_string()), "{path}");
    }
    for (uri, offset, reason) in rows::<(&str, usize, &str)>("windows-uri-errors") {
        let error = windows::to_path(parsed(uri)).expect_err(uri);
        assert_eq!((error.offset(), format!("{:?}", error.kind())), (offset, reason.to_string()), "{uri}");
    }
}

#[test]
fn old_texts_are_updated() {
    for (text, updated) in rows::<(&str, &str)>("obsolete-file-uris") {
        assert_eq!(windows::update(text), updated, "{text}");
        assert_eq!(windows::update(updated), updated, "{text}: a second time");
    }
}
