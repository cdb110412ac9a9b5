//! Random file paths and file URIs, and a check of the URI of a path.

use crate::inputs::list;
use crate::random::Random;
use virgule::Uri;
use virgule::file::{PathError, unix, windows};
use virgule::schemes::File;

/// Asserts that `uri` is a URI (RFC 3986) and a file URI (RFC 8089), and that syntax-based normalization (RFC 3986
/// section 6.2.2) would change nothing except the case of the host.
pub fn well_written(uri: &str) {
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
pub fn random_unix(random: &mut Random) -> Vec<u8> {
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
pub struct WindowsPath {
    /// The path that is converted to a URI.
    pub path: String,
    /// The path to which the URI converts back.
    pub read: String,
    /// True if the path can be converted to a URI.
    pub is_fine: bool,
}

/// A random valid name.
fn random_name(random: &mut Random) -> String {
    let mut name: String = (0..random.below(5)).map(|_| *random.pick(list("windows-name-pieces"))).collect();
    // Windows interprets some endings of names, and some parts before a full stop, so they are changed.
    name.push_str(random.pick::<&str>(&["z", "é", "_"]));
    format!("x{name}")
}

/// A random path with up to four names after the root, one of which may be invalid.
pub fn random_windows(random: &mut Random) -> WindowsPath {
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
pub fn random_uri(random: &mut Random) -> String {
    let head = *random.pick(list("file-uri-heads"));
    let tail: String = (0..random.below(8)).map(|_| *random.pick(list("file-uri-pieces"))).collect();
    format!("{head}{tail}")
}

/// The URI of a Unix path.
pub fn unix_uri(path: impl AsRef<[u8]>) -> Result<String, PathError> {
    unix::to_uri(path).map(String::from)
}

/// The URI of a Windows path.
pub fn windows_uri(path: &str) -> Result<String, PathError> {
    windows::to_uri(path).map(String::from)
}

/// A text that is a URI.
///
/// # Panics
///
/// If it is none.
pub fn parsed(text: &str) -> Uri<'_> {
    Uri::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
