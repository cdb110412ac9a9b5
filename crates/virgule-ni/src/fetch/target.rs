//! A URL that may be asked, parsed once.
//!
//! ```text
//! Name + context          ── to_well_known ─▶ UriBuf ── check ──▶ Target { uri, request }
//! Location + last Target  ── resolve ───────▶ UriBuf ── check ──▶ Target { uri, request }
//! ```
//!
//! `request` is what the HTTP client gets. It is made of the parsed URI, and both are compared component by component
//! (`virgule::interop::http`): no code after this splits the authority in a way of its own.
//!
//! What is refused beyond the grammar: other schemes; a userinfo, which a sender must not put into a request and a
//! recipient should take for an attempt to deceive (RFC 9110 section 4.2.4); a host that is empty (section 4.2.1);
//! a port that no number names.

use std::fmt;
use ureq::http;
use virgule::interop::http::ToHttpError;
use virgule::{Uri, UriBuf};

/// The longest URL that is asked: section 4.1 wants 8,000 octets to be possible.
pub const MAX_URL: usize = 8192;

/// A URL of `http` or `https`, without a fragment.
#[derive(Debug, Clone)]
pub(super) struct Target {
    /// As virgule parsed it.
    pub uri: UriBuf,
    /// The same for the client.
    pub request: http::Uri,
}

/// Why a URL is not asked.
#[derive(Debug)]
#[non_exhaustive]
pub enum TargetFault {
    /// It is longer than [`MAX_URL`].
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// Its scheme is not `http` or `https`.
    Scheme,
    /// It has a userinfo.
    Userinfo,
    /// It has no host, or an empty one.
    NoHost,
    /// Its port is none, being above 65535.
    Port,
    /// The HTTP client does not take it, or reads another component in it.
    Client(ToHttpError),
}

impl Target {
    /// Checks a URL.
    pub fn new(uri: UriBuf) -> Result<Target, TargetFault> {
        if uri.as_str().len() > MAX_URL {
            return Err(TargetFault::TooLong { length: uri.as_str().len() });
        }
        let request = check(&uri.borrow())?;
        Ok(Target { uri, request })
    }

    /// Whether it is of the scheme `https`.
    pub fn is_secure(&self) -> bool {
        self.uri.borrow().scheme().eq_ignore_ascii_case("https")
    }
}

fn check(uri: &Uri<'_>) -> Result<http::Uri, TargetFault> {
    if !["http", "https"].iter().any(|scheme| uri.scheme().eq_ignore_ascii_case(scheme)) {
        return Err(TargetFault::Scheme);
    }
    if uri.userinfo().is_some() {
        return Err(TargetFault::Userinfo);
    }
    if uri.host().is_none_or(str::is_empty) {
        return Err(TargetFault::NoHost);
    }
    if uri.port_u16().is_err() {
        return Err(TargetFault::Port);
    }
    uri.strip_fragment().try_into().map_err(TargetFault::Client)
}

impl fmt::Display for TargetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TargetFault::TooLong { length } => write!(f, "it has {length} bytes, more than {MAX_URL}"),
            TargetFault::Scheme => f.write_str("its scheme is not http or https"),
            TargetFault::Userinfo => {
                f.write_str("it has a userinfo, which HTTP does not allow (RFC 9110 section 4.2.4)")
            }
            TargetFault::NoHost => f.write_str("it has no host"),
            TargetFault::Port => f.write_str("its port is above 65535"),
            TargetFault::Client(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for TargetFault {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            TargetFault::Client(error) => Some(error),
            _ => None,
        }
    }
}
