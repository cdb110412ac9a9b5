//! A URL that may be requested, parsed once.
//!
//! ```text
//! Name + context          ── to_well_known ─▶ UriBuf ── check ──▶ Target { uri, request }
//! Location + last Target  ── resolve ───────▶ UriBuf ── check ──▶ Target { uri, request }
//! ```
//!
//! `request` is passed to the HTTP client. It is converted from the parsed URI, and both are compared component by
//! component (`virgule::interop::http`), so that no later code splits the authority differently.
//!
//! Beyond the grammar, these URLs are refused: other schemes; a userinfo, which RFC 9110 section 4.2.4 forbids in
//! requests; an empty host (section 4.2.1); a port above 65535.

use std::fmt;
use ureq::http;
use virgule::interop::http::ToHttpError;
use virgule::{Uri, UriBuf};

/// The maximal length of a URL in bytes: RFC 9110 section 4.1 recommends support for at least 8000 octets.
pub const MAX_URL: usize = 8192;

/// A URL of `http` or `https`, without a fragment.
#[derive(Debug, Clone)]
pub(super) struct Target {
    /// The parsed URI.
    pub uri: UriBuf,
    /// The URL as the HTTP client represents it.
    pub request: http::Uri,
}

/// The reason why a URL cannot be requested.
#[derive(Debug)]
#[non_exhaustive]
pub enum TargetError {
    /// The URL is longer than [`MAX_URL`].
    TooLong {
        /// The length of the URL in bytes.
        length: usize,
    },
    /// The scheme is not `http` or `https`.
    Scheme,
    /// The URL has a userinfo.
    Userinfo,
    /// The URL has no host, or an empty host.
    NoHost,
    /// The port is above 65535.
    Port,
    /// The HTTP client rejects the URL, or splits it into different components.
    Client(ToHttpError),
}

impl Target {
    /// Checks that a URL can be requested.
    pub fn new(uri: UriBuf) -> Result<Target, TargetError> {
        if uri.as_str().len() > MAX_URL {
            return Err(TargetError::TooLong { length: uri.as_str().len() });
        }
        let request = check(&uri.borrow())?;
        Ok(Target { uri, request })
    }

    /// True if the scheme is `https`.
    pub fn is_secure(&self) -> bool {
        self.uri.borrow().scheme().eq_ignore_ascii_case("https")
    }
}

fn check(uri: &Uri<'_>) -> Result<http::Uri, TargetError> {
    if !["http", "https"].iter().any(|scheme| uri.scheme().eq_ignore_ascii_case(scheme)) {
        return Err(TargetError::Scheme);
    }
    if uri.userinfo().is_some() {
        return Err(TargetError::Userinfo);
    }
    if uri.host().is_none_or(str::is_empty) {
        return Err(TargetError::NoHost);
    }
    if uri.port_u16().is_err() {
        return Err(TargetError::Port);
    }
    uri.strip_fragment().try_into().map_err(TargetError::Client)
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TargetError::TooLong { length } => write!(f, "it has {length} bytes, more than {MAX_URL}"),
            TargetError::Scheme => f.write_str("its scheme is not http or https"),
            TargetError::Userinfo => {
                f.write_str("it has a userinfo, which HTTP does not allow (RFC 9110 section 4.2.4)")
            }
            TargetError::NoHost => f.write_str("it has no host"),
            TargetError::Port => f.write_str("its port is above 65535"),
            TargetError::Client(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for TargetError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            TargetError::Client(error) => Some(error),
            _ => None,
        }
    }
}
