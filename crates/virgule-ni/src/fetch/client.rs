//! The HTTP client, and the mapping of its errors.
//!
//! ureq performs single exchanges. It is configured to return every status as a response, and not to follow redirects
//! or decode content codings: this crate does both.

use super::error::{FetchError, TimeoutKind};
use super::redirect::RedirectError;
use super::ssrf::{GuardedResolver, PrivateAddress, SsrfGuard};
use super::target::Target;
use super::{Fetch, coding};
use std::io;
use std::sync::Arc;
use std::time::Instant;
use ureq::http::{Request, Response, header};
use ureq::tls::{PemItem, RootCerts, TlsConfig, parse_pem};
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::DefaultConnector;
use ureq::{Agent, Body, Proxy, Timeout};

/// A client with the settings of `fetch` that connects only to addresses that `guard` allows.
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

/// The certificates of a PEM text; an error if the text contains none.
fn roots(pem: &[u8]) -> Result<RootCerts, FetchError> {
    let wrong = |error| FetchError::Network(Box::new(error));
    let mut roots = Vec::new();
    for item in parse_pem(pem) {
        if let PemItem::Certificate(certificate) = item.map_err(wrong)? {
            roots.push(certificate);
        }
    }
    match roots.is_empty() {
        true => Err(wrong(ureq::Error::Tls("there is no certificate in the PEM text"))),
        false => Ok(RootCerts::from(roots)),
    }
}

/// Sends one GET request. `begun` is the start time of the whole fetch, for its deadline.
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
        .header(header::ACCEPT_ENCODING, coding::ACCEPTED)
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
        ureq::Error::Other(other) => match other.downcast::<PrivateAddress>() {
            Ok(inward) => {
                let PrivateAddress { status, address } = *inward;
                FetchError::Redirect { status, fault: RedirectError::PrivateAddress { address } }
            }
            Err(other) => FetchError::Network(Box::new(ureq::Error::Other(other))),
        },
        error => FetchError::Network(Box::new(error)),
    }
}

/// Maps an error of reading a body: ureq wraps its own errors in `io::Error`.
fn from_io(error: io::Error, fetch: &Fetch, received: u64) -> FetchError {
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

/// Maps an error of copying the body.
pub(super) fn classify(error: super::copy::CopyError, fetch: &Fetch) -> FetchError {
    use super::copy::CopyError;
    match error {
        CopyError::Known(error) => error,
        CopyError::Read { error, received } => from_io(error, fetch, received),
    }
}
