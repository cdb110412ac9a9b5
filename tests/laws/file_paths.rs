//! File paths and file URIs: cases with the section of RFC 8089 for each, and laws.
//!
//! - A path converts to a URI, and back to the same path, if and only if it matches an independent description of
//!   paths.
//! - The resulting text is a URI, a file URI by RFC 8089, and normalized.
//! - If a URI converts to a path, the path converts to a URI, which converts to the same path.
//!
//! The oracle for encoding is the automaton of RFC 8089: a byte is literal if the automaton allows it.

use virgule::Uri;
use virgule::file::{PathError, unix, windows};
use virgule::schemes::File;
use virgule_tests::inputs::{list, mutated};
use virgule_tests::random::Random;
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

/// Asserts that `uri` is a URI (RFC 3986) and a file URI (RFC 8089), and that syntax-based normalization (RFC 3986
/// section 6.2.2) would change nothing except the case of the host.
fn well_written(uri: &str) {
    let path = File::parse(uri).unwrap_or_else(|error| panic!("{uri}: {error}")).path();
    assert_eq!(Uri::parse(uri).map(|uri| uri.path()), Ok(path), "{uri}");
    assert!(path.split('/').all(|segment| segment != "." && segment != ".."), "{uri}: dot segments");
    for escape in path.split('%').skip(1).map(|part| &part[..2]) {
        let byte = u8::from_str_radix(escape, 16).expect("two digits");
        assert_eq!(format!("{byte:02X}"), escape, "{uri}: case");
        assert!(!byte.is_ascii_alphanumeric() && !b"-._~".contains(&byte), "{uri}: unreserved");
    }
}

/// A random Unix path of up to five names, many of which are special cases.
fn random_unix(random: &mut Random) -> Vec<u8> {
    let mut path = Vec::new();
    for _ in 0..random.below(6) {
        if !random.once_in(30) {
            path.push(b'/');
        }
        for _ in 0..random.below(3) {
            // One of sixteen is no UTF-8.
            match random.once_in(16) {
                true => path.push(0xFF),
                false => path.extend_from_slice(random.pick::<&str>(list("unix-name-pieces")).as_bytes()),
            }
        }
        if random.once_in(4) {
            path.push(random.below(256) as u8);
        }
    }
    path
}

/// A Windows path and the expected result of its conversion.
#[derive(Debug)]
struct WindowsPath {
    /// The path that is converted to a URI.
    path: String,
    /// The path to which the URI converts back.
    read: String,
    /// True if the path can be converted to a URI.
    is_fine: bool,
}

/// A random valid name.
fn random_name(random: &mut Random) -> String {
    let mut name: String = (0..random.below(5)).map(|_| *random.pick(list("windows-name-pieces"))).collect();
    // Windows interprets some endings of names, and some parts before a full stop, so they are changed.
    name.push_str(random.pick::<&str>(&["z", "é", "_"]));
    format!("x{name}")
}

/// A random path with up to four names after the root, one of which may be invalid.
fn random_windows(random: &mut Random) -> WindowsPath {
    // True if the root has the prefix `\\?\`, and the root.
    let (verbatim, root) = *random.pick(&[
        (false, "C:\\"),
        (false, "z:/"),
        (true, "d:\\"),
        (false, "\\\\server\\share\\"),
        (false, "//host@80.example/c$/"),
        (true, "UNC\\bücher\\a b\\"),
    ]);
    let names = random.below(4);
    let bad = random.once_in(4).then(|| random.below(names + 1));
    let mut path = root.to_owned();
    for index in 0..=names {
        if index > 0 {
            path.push_str(if !verbatim && random.once_in(3) { "/" } else { "\\" });
        }
        match bad {
            Some(at) if at == index => path.push_str(random.pick::<&str>(list("windows-invalid-names"))),
            _ if random.once_in(10) => {}
            _ => path.push_str(&random_name(random)),
        }
    }
    let read = path.replace('/', "\\");
    let read = read.strip_prefix("UNC").map_or(read.clone(), |unc| format!("\\{unc}"));
    let path = if verbatim { format!(r"\\?\{path}") } else { path };
    WindowsPath { path, read, is_fine: bad.is_none() }
}

/// A text that resembles a file URI.
fn random_uri(random: &mut Random) -> String {
    let head = *random.pick(list("file-uri-heads"));
    let tail: String = (0..random.below(8)).map(|_| *random.pick(list("file-uri-pieces"))).collect();
    format!("{head}{tail}")
}

/// The URI of a Unix path.
fn unix_uri(path: impl AsRef<[u8]>) -> Result<String, PathError> {
    unix::to_uri(path).map(String::from)
}

/// The URI of a Windows path.
fn windows_uri(path: &str) -> Result<String, PathError> {
    windows::to_uri(path).map(String::from)
}

/// A text that is a URI.
///
/// # Panics
///
/// If it is none.
fn parsed(text: &str) -> Uri<'_> {
    Uri::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

const RUNS: usize = 50_000;

/// Characters that no Windows file name may contain (Microsoft, "Naming Files, Paths, and Namespaces").
const FORBIDDEN: &str = "<>:\"/\\|?*";

#[test]
fn restores_unix_paths() {
    let mut random = Random::new(1);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..RUNS {
        let path = random_unix(&mut random);
        let names = || path.split(|&byte| byte == b'/');
        let is_fine = path.starts_with(b"/")
            && !path.starts_with(b"//")
            && !path.contains(&0)
            && names().all(|name| name != b"." && name != b"..");
        let shown = path.escape_ascii();
        match unix_uri(&path) {
            Ok(uri) => {
                assert!(is_fine, "{shown}");
                well_written(&uri);
                assert_eq!(unix::to_path(parsed(&uri)).as_ref(), Ok(&path), "{shown}");
                taken += 1;
            }
            Err(error) => {
                assert!(!is_fine, "{shown}: {error}");
                assert!(error.offset() <= path.len(), "{shown}: {error}");
                refused += 1;
            }
        }
    }
    assert!(taken > RUNS / 4 && refused > RUNS / 4, "{taken} taken, {refused} refused");
}

#[cfg(unix)]
#[test]
fn paths_of_this_machine_are_those_of_unix() {
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt;
    use std::path::PathBuf;
    use virgule::file;

    let mut random = Random::new(2);
    for _ in 0..RUNS / 10 {
        let bytes = random_unix(&mut random);
        let path = PathBuf::from(OsString::from_vec(bytes.clone()));
        let uri = file::to_uri(&path).map(String::from);
        assert_eq!(uri, unix_uri(&bytes));
        if let Ok(uri) = uri {
            assert!(path.is_absolute());
            assert_eq!(file::to_path(parsed(&uri)), Ok(path));
        }
    }
}

#[test]
fn keeps_bytes_that_the_grammar_allows() {
    for byte in (0..=255u8).filter(|byte| !b"/\0".contains(byte)) {
        let uri = unix_uri([b'/', b'a', byte, b'b']).expect("a path");
        let encoded = format!("%{byte:02X}");
        let plain = char::from(byte).to_string();
        let stands = byte.is_ascii() && File::parse(&format!("file:///a{plain}b")).is_ok();
        assert_eq!(uri, format!("file:///a{}b", if stands { &plain } else { &encoded }));
        let lower = format!("file:///a{}b", encoded.to_lowercase());
        assert_eq!(unix::to_path(parsed(&lower)), Ok(vec![b'/', b'a', byte, b'b']));
    }
}

#[test]
fn a_character_is_in_names_of_windows_unless_it_is_forbidden() {
    for character in (0..128u8).map(char::from) {
        let forbidden = FORBIDDEN.contains(character) || character.is_ascii_control() && character != '\x7F';
        let encoded = format!("%{:02X}", character as u32);
        // The character is in the name of a file, and in the name of a server.
        let places = [(r"C:\x\", "file:///C:/x/", ""), (r"\\", "file://", "/share")];
        for (before, uri_before, uri_behind) in places {
            let path = format!("{before}a{character}b{}", uri_behind.replace('/', "\\"));
            let read = format!("{uri_before}a{encoded}b{uri_behind}");
            let was_read = windows::to_path(parsed(&read));
            if forbidden {
                assert!(was_read.is_err(), "{read}");
                // In these paths the character is a separator.
                assert!("/\\".contains(character) || windows_uri(&path).is_err(), "{path}");
            } else {
                assert_eq!(was_read.as_ref(), Ok(&path));
                let plain = format!("{uri_before}a{character}b{uri_behind}");
                let stands = File::parse(&plain).is_ok();
                assert_eq!(windows_uri(&path), Ok(if stands { plain } else { read }));
            }
        }
    }
}

#[test]
fn restores_windows_paths() {
    let mut random = Random::new(3);
    for _ in 0..RUNS {
        let WindowsPath { path, read, is_fine } = random_windows(&mut random);
        match windows_uri(&path) {
            Ok(uri) => {
                assert!(is_fine, "{path:?}");
                well_written(&uri);
                assert_eq!(windows::to_path(parsed(&uri)), Ok(read.clone()), "{path:?}");
                assert_eq!(windows_uri(&read), Ok(uri));
            }
            Err(error) => {
                assert!(!is_fine, "{path:?}: {error}");
                assert!(path.is_char_boundary(error.offset()), "{path:?}: {error}");
            }
        }
    }
}

/// Converts a URI to paths of both styles, and the paths to URIs again. Returns the number of paths of each style.
fn stable(text: &str) -> [usize; 2] {
    let Ok(uri) = Uri::parse(text) else { return [0, 0] };
    let of_unix = match unix::to_path(uri) {
        Ok(path) => {
            assert!(path.starts_with(b"/"), "{text}");
            assert_eq!(slashes(uri.path().as_bytes()), slashes(&path), "{text}");
            let again = unix_uri(&path).unwrap_or_else(|error| panic!("{text}: {error}"));
            well_written(&again);
            assert_eq!(unix::to_path(parsed(&again)), Ok(path), "{text}");
            1
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.offset()), "{text}: {error}");
            0
        }
    };
    let of_windows = match windows::to_path(uri) {
        Ok(path) => {
            assert!(
                !path.starts_with(r"\\.\") && !path.starts_with(r"\\?\") && !path.contains('/'),
                "{text}"
            );
            let again = windows_uri(&path).unwrap_or_else(|error| panic!("{text}: {error}"));
            well_written(&again);
            assert_eq!(windows::to_path(parsed(&again)), Ok(path), "{text}");
            1
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.offset()), "{text}: {error}");
            0
        }
    };
    [of_unix, of_windows]
}

fn slashes(text: &[u8]) -> usize {
    text.iter().filter(|&&byte| byte == b'/').count()
}

#[test]
fn uris_are_stable_after_one_step() {
    let mut random = Random::new(4);
    let mut read = [0, 0];
    for _ in 0..RUNS {
        let text = random_uri(&mut random);
        for (sum, one) in read.iter_mut().zip(stable(&text)) {
            *sum += one;
        }
    }
    assert!(read.iter().all(|&read| read > RUNS / 20), "{read:?}");
}

#[test]
fn rejects_mutated_texts_without_panic() {
    let samples: Vec<String> =
        ["file:///home/anna/a%20b", "file:///C:/dir/file", "file://server/share/dir", "file:////h/s/a"]
            .map(String::from)
            .into();
    let mut random = Random::new(5);
    let mut read = [0, 0];
    for _ in 0..RUNS {
        let text = mutated(&mut random, &samples);
        for (sum, one) in read.iter_mut().zip(stable(&text)) {
            *sum += one;
        }
        let updated = windows::update(&text);
        if updated != text {
            let drive = windows::to_path(parsed(&updated)).map(|path| path.as_bytes().get(1).copied());
            assert!(Uri::parse(&text).is_err(), "{text}");
            assert!(drive.is_err() || drive == Ok(Some(b':')), "{text}");
        }
        // An arbitrary text either is a valid path, or is refused at an offset within it.
        for result in [unix_uri(&text), windows_uri(&text)] {
            match result {
                Ok(uri) => well_written(&uri),
                Err(error) => assert!(text.is_char_boundary(error.offset()), "{text}: {error}"),
            }
        }
    }
    assert!(read.iter().all(|&read| read > RUNS / 20), "{read:?}");
}
