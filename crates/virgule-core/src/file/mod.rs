//! Paths of files to `file:` URIs and back (RFC 8089).
//!
//! ```text
//! /home/anna/a b          ──to_uri──►   file:///home/anna/a%20b         unix
//! C:\dir\50%              ◄─to_path──   file:///C:/dir/50%25            windows, section 2 and appendix E.2
//! \\server\share\é.txt                  file://server/share/%C3%A9.txt  windows, appendix E.3.1
//! ```
//!
//! Which paths a text is one of does not show in it, so there is a module for each style, and both work on every
//! machine: [`unix`] for bytes, [`windows`] for strings. With the feature `std`, `file::to_uri` and `file::to_path` are for
//! the paths of the machine that the program runs on.
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
//! # What is promised
//!
//! - A path that is taken comes back from its URI byte for byte, but that Windows has `\` for every `/`, and no `\\?\`.
//! - What is written is a [`Uri`](crate::Uri), and a [`File`](crate::generated::rfc8089::File) by the grammar of RFC
//!   8089, section 2, which is narrower. The normalizations of RFC 3986, section 6.2.2, by case, percent-encoding and
//!   path, change no byte of its path.
//! - What is read names the file that the URI names, or is refused. Nothing is dropped, nothing is decoded twice, no
//!   `%2F` becomes a separator, and no path of Windows comes out that leads to a device. A path that was read can be
//!   written, and is then read as itself.
//!
//! # Dot segments are refused
//!
//! A URI has no way to say `/a/../b`. A receiver may take it for `/b` (RFC 3986, sections 5.2.4 and 6.2.2.3), but
//! where `/a` is a symbolic link the file system goes elsewhere. `%2E%2E` is the same as `..` (section 6.2.2.2). So
//! neither direction takes `.` or `..` for a name: resolve them first, of a path by `std::fs::canonicalize`.
//!
//! No disk is looked at. Whether a URI should be opened at all is for the program to decide.

mod error;
mod names;
#[cfg(all(feature = "std", any(unix, windows)))]
mod native;
mod parts;
pub mod unix;
pub mod windows;

pub use error::{FileUriError, FileUriErrorKind, NameFault, PathError, PathErrorKind};
#[cfg(all(feature = "std", any(unix, windows)))]
pub use native::{to_path, to_uri};
