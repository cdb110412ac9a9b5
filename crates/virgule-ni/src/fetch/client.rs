//! The HTTP client, the URLs that it may request, and the mapping of its errors.
//!
//! ureq performs single exchanges. It is configured to return every status as a response, and not to follow redirects
//! or decode content codings; this crate does both.

use crate::error::messages;
use crate::fetch::Fetch;
use crate::fetch::error::{FetchError, TimeoutKind};
use crate::fetch::ssrf::{GuardedResolver, SsrfGuard};
use std::io;
use std::sync::Arc;
use std::time::Instant;
use ureq::http::{Request, Response, header};
use ureq::tls::{PemItem, RootCerts, TlsConfig, parse_pem};
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::DefaultConnector;
use ureq::{Agent, Body, Proxy, Timeout, http};
use virgule::UriBuf;
use virgule::interop::http::ToHttpError;

/// Returns a client with the settings of `fetch` that connects only to addresses that `guard` allows.
pub(super) fn new(fetch: &Fetch, guard: &Arc<SsrfGuard>) -> Result<Agent, FetchError> {
    let config = Agent::config_builder()
        .max_redirects(0)
        .http_status_as_error(false)
        // A server may close an idle connection just as the next request is sent on it, so each request opens a new
        // connection.
        .max_idle_connections(0)
        .user_agent(concat!("virgule/", env!("CARGO_PKG_VERSION")))
        .proxy(fetch.proxy.then(Proxy::try_from_env).flatten())
        .timeout_resolve(Some(fetch.idle_timeout))
        .timeout_connect(Some(fetch.idle_timeout))
        .timeout_recv_response(Some(fetch.idle_timeout))
        .timeout_per_read(Some(fetch.idle_timeout))
        .timeout_per_write(Some(fetch.idle_timeout));
    let config = match &fetch.roots {
        None => config,
        Some(pem) => config.tls_config(TlsConfig::builder().root_certs(roots(pem)?).build()),
    };
    let resolver = GuardedResolver { guard: guard.clone(), inner: DefaultResolver::default() };
    Ok(Agent::with_parts(config.build(), DefaultConnector::default(), resolver))
}

/// Returns the certificates of a PEM file; an error if it contains none.
fn roots(pem: &[u8]) -> Result<RootCerts, FetchError> {
    let wrong = |error| FetchError::Network(Box::new(error));
    let mut roots = Vec::new();
    for item in parse_pem(pem) {
        if let PemItem::Certificate(certificate) = item.map_err(wrong)? {
            roots.push(certificate);
        }
    }
    match roots.is_empty() {
        true => Err(wrong(ureq::Error::Tls("the PEM text contains no certificate"))),
        false => Ok(RootCerts::from(roots)),
    }
}

/// The content codings that `copy` decodes, as a value of `Accept-Encoding`.
const ACCEPTED: &str = "gzip, deflate";

/// Sends a GET request. `begun` is the start time of the entire fetch, for its deadline.
pub(super) fn get(
    client: &Agent,
    target: &Target,
    begun: Instant,
    fetch: &Fetch,
) -> Result<Response<Body>, FetchError> {
    let left = fetch.deadline.saturating_sub(begun.elapsed());
    if left.is_zero() {
        return Err(FetchError::Timeout { limit: fetch.deadline, of: TimeoutKind::Total });
    }
    let request = Request::get(target.request.clone())
        .header(header::ACCEPT_ENCODING, ACCEPTED)
        .body(())
        .map_err(|error| FetchError::Network(Box::new(error.into())))?;
    let request = client.configure_request(request).timeout_global(Some(left)).build();
    client.run(request).map_err(|error| from_ureq(error, fetch))
}

/// Maps an error of the client to an error of this crate.
fn from_ureq(error: ureq::Error, fetch: &Fetch) -> FetchError {
    match error {
        ureq::Error::Timeout(Timeout::Global) => {
            FetchError::Timeout { limit: fetch.deadline, of: TimeoutKind::Total }
        }
        ureq::Error::Timeout(_) => FetchError::Timeout { limit: fetch.idle_timeout, of: TimeoutKind::Idle },
        ureq::Error::Io(error) => from_io(error, fetch, 0),
        ureq::Error::Other(other) => match other.downcast::<FetchError>() {
            Ok(refused) => *refused,
            Err(other) => FetchError::Network(Box::new(ureq::Error::Other(other))),
        },
        error => FetchError::Network(Box::new(error)),
    }
}

/// Maps an error of reading a body: ureq wraps its own errors in `io::Error`.
pub(super) fn from_io(error: io::Error, fetch: &Fetch, received: u64) -> FetchError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset | io::ErrorKind::ConnectionAborted
            if received > 0 =>
        {
            FetchError::Truncated { received }
        }
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => {
            FetchError::Timeout { limit: fetch.idle_timeout, of: TimeoutKind::Idle }
        }
        _ => match error.downcast::<ureq::Error>() {
            Ok(inner) => from_ureq(inner, fetch),
            Err(error) => FetchError::Network(Box::new(ureq::Error::Io(error))),
        },
    }
}

/// The maximal length of a URL in bytes: RFC 9110 section 4.1 recommends support for at least 8000 octets.
pub const MAX_URL: usize = 8192;

/// A URL that may be requested, parsed once. The grammar accepts more: other schemes; a userinfo, which RFC 9110
/// section 4.2.4 forbids in requests; an empty host (section 4.2.1); a port above 65535.
///
/// `request` is converted from `uri`, and both are compared component by component (`virgule::interop::http`), so that
/// no later code splits the authority differently.
#[derive(Debug, Clone)]
pub(super) struct Target {
    pub uri: UriBuf,
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
    /// The HTTP client rejects the URL or splits it into different components.
    Client(ToHttpError),
}

impl Target {
    pub fn new(uri: UriBuf) -> Result<Target, TargetError> {
        if uri.as_str().len() > MAX_URL {
            return Err(TargetError::TooLong { length: uri.as_str().len() });
        }
        let read = uri.borrow();
        if !["http", "https"].iter().any(|scheme| read.scheme().eq_ignore_ascii_case(scheme)) {
            return Err(TargetError::Scheme);
        }
        if read.userinfo().is_some() {
            return Err(TargetError::Userinfo);
        }
        if read.host().is_none_or(str::is_empty) {
            return Err(TargetError::NoHost);
        }
        if read.port_u16().is_err() {
            return Err(TargetError::Port);
        }
        let request = read.strip_fragment().try_into().map_err(TargetError::Client)?;
        Ok(Target { uri, request })
    }

    pub fn is_secure(&self) -> bool {
        self.uri.borrow().scheme().eq_ignore_ascii_case("https")
    }
}

messages! {
    TargetError {
        Self::TooLong { length } => "it has {length} bytes, more than {MAX_URL}";
        Self::Scheme => "its scheme is not http or https";
        Self::Userinfo => "it has a userinfo, which HTTP does not allow (RFC 9110 section 4.2.4)";
        Self::NoHost => "it has no host";
        Self::Port => "its port is above 65535";
        Self::Client(error) => "{error}";
    }
    source { Self::Client(error) => error; }
}
