//! The functions behind the npm package in `web/npm/`: URIs read, normalized, resolved and compared as users of fast-uri expect.
//!
//! ```text
//! spelling   any text → a URI reference of RFC 3986, in the spelling that components are given in; a reference normalized
//! resolve    a reference against a base, which may be a reference itself
//! reader     texts → components, as offsets
//! ```
//!
//! Two rules differ from the rest of virgule, because a program that checks a path or a host before it fetches a URL depends
//! on them. `%2E` and `%2E%2E` in a path are data, not dot segments, as a percent-encoded slash is. And no escape is decoded
//! before the text is divided into components, nor twice.

mod reader;
mod resolve;
mod spelling;
#[cfg(test)]
mod tests;

pub use reader::{RECORD, Reader};
pub use resolve::resolve;

/// The normalized text (RFC 3986 section 6.2.2 and 6.2.3); characters that a URI may not have are percent-encoded.
///
/// # Errors
///
/// A message, if the text is no URI reference and percent-encoding does not make it one.
///
/// ```
/// assert_eq!(virgule_wasm::package::normalize("HTTP://a:80/./b c/%7e").as_deref(), Ok("http://a/b%20c/~"));
/// assert_eq!(virgule_wasm::package::normalize("http://a/b/%2e%2e/c").as_deref(), Ok("http://a/b/%2E%2E/c"));
/// assert!(virgule_wasm::package::normalize(r"http://a\@b/").is_err());
/// ```
pub fn normalize(text: &str) -> Result<String, String> {
    spelling::normalized(&spelling::valid(text)?)
}
