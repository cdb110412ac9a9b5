//! Paths of Windows: strings, with `\` or `/` between names.
//!
//! ```text
//! C:\dir\file               file:///C:/dir/file          RFC 8089, appendix E.2
//! \\?\C:\dir\file           file:///C:/dir/file
//! \\server\share\dir        file://server/share/dir      appendix E.3.1
//! \\?\UNC\server\share\dir  file://server/share/dir
//! ```
//!
//! After the prefix `\\?\`, Windows does not interpret names: `C:\dir.\nul` is a device without the prefix, and a file
//! with it. A URI has no such prefix. So paths and URIs are accepted only if their names mean the same with and without
//! the prefix: no name may end with a space or a full stop, be the name of a device, or contain a character that
//! Windows forbids (Microsoft, "Naming Files, Paths, and Namespaces"). This also excludes streams, as in
//! `file.txt:stream`.
//!
//! ```
//! use virgule::file::windows::{to_path, to_uri};
//!
//! let uri = to_uri(r"\\?\C:\dir\a b").unwrap();
//! assert_eq!(uri, "file:///C:/dir/a%20b");
//! assert_eq!(to_path(&uri.borrow()).unwrap(), r"C:\dir\a b");
//! to_uri(r"C:\dir\nul").unwrap_err();
//! ```

mod old;
mod read;
mod write;

pub use old::update;
pub use read::to_path;
pub use write::to_uri;

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
