//! Converts file paths to `file:` URIs and back (RFC 8089).
//!
//! ```text
//! /home/anna/a b          ──to_uri──►   file:///home/anna/a%20b         unix
//! C:\dir\50%              ◄─to_path──   file:///C:/dir/50%25            windows, section 2 and appendix E.2
//! \\server\share\é.txt                  file://server/share/%C3%A9.txt  windows, appendix E.3.1
//! ```
//!
//! Each path style has a module that works on every platform: [`unix`] for bytes, [`windows`] for strings. With the
//! feature `std`, `file::to_uri` and `file::to_path` convert paths of the current platform.
//!
//! ```
//! use virgule::file;
//!
//! let uri = file::unix::to_uri("/home/anna/a b").unwrap();
//! assert_eq!(uri, "file:///home/anna/a%20b");
//! assert_eq!(file::unix::to_path(&uri.borrow()).unwrap(), b"/home/anna/a b");
//!
//! let uri = file::windows::to_uri(r"\\server\share\50%").unwrap();
//! assert_eq!(uri, "file://server/share/50%25");
//! assert_eq!(file::windows::to_path(&uri.borrow()).unwrap(), r"\\server\share\50%");
//! ```
//!
//! # Guarantees
//!
//! - The URI of a path converts back to the path byte for byte, except that Windows paths get `\` for every `/` and
//!   lose `\\?\`.
//! - The URI of a path is a [`Uri`](crate::Uri), and also a [`File`](crate::generated::rfc8089::File) by the narrower
//!   grammar of RFC 8089, section 2. The normalizations of RFC 3986, section 6.2.2, do not change its path.
//! - The path of a URI names the file that the URI names; otherwise the URI is rejected. No component is dropped,
//!   nothing is decoded twice, no `%2F` becomes a separator, and no Windows path names a device. The path converts to a
//!   URI and back to itself.
//!
//! # Dot segments are rejected
//!
//! A receiver may normalize `/a/../b` to `/b` (RFC 3986, sections 5.2.4 and 6.2.2.3), but if `/a` is a symbolic link,
//! the file system resolves it to another file. `%2E%2E` is the same as `..` (section 6.2.2.2). So both directions
//! reject the names `.` and `..`: remove them first, for a path with `std::fs::canonicalize`.
//!
//! The conversion does not access the file system.

mod error;
mod names;
#[cfg(all(feature = "std", any(unix, windows)))]
mod native;
pub mod unix;
pub mod windows;

pub use error::{FileUriError, FileUriErrorKind, NameFault, PathError, PathErrorKind};
#[cfg(all(feature = "std", any(unix, windows)))]
pub use native::{to_path, to_uri};
