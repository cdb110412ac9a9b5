//! The HTTP client, and what its errors mean.
//!
//! ureq does one exchange at a time. It follows no redirection by itself, undoes no coding, and takes every status for
//! an answer: all three are decided here.

use super::border::{Border, Guarded, Inward};
use super::error::{FetchError, Wait};
use super::redirect::RedirectFault;
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

/// A client that does as `fetch` says, and connects to what the border lets through.
pub(super) fn new(fetch: &Fetch, border: &Arc<Border>) -> Result<Agent, FetchError> {
    let config = Agent::config_builder()
        .max_redirects(0)
        .http_status_as_error(false)
        // A server may close a kept connection at the moment at which the next request is sent on it: a redirection asks on
        // a connection of its own.
        .max_idle_connections(0)
        .user_agent(concat!("virgule/", env!("CARGO_PKG_VERSION")))
        .proxy(fetch.proxy.then(Proxy::try_from_env).flatten())
        .timeout_resolve(Some(fetch.silence))
        .timeout_connect(Some(fetch.silence))
        .timeout_recv_response(Some(fetch.silence))
        .timeout_per_read(Some(fetch.silence))
        .timeout_per_write(Some(fetch.silence));
    let config = match &fetch.roots {
        None => config,
        Some(pem) => config.tls_config(TlsConfig::builder().root_certs(roots(pem)?).build()),
    };
    let resolver = Guarded { border: border.clone(), inner: DefaultResolver::default() };
    Ok(Agent::with_parts(config.build(), DefaultConnector::default(), resolver))
}

/// The certificates of a PEM text; one at least.
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

/// Asks for `target`; `begun` is when the whole began.
pub(super) fn get(
    client: &Agent,
    target: &Target,
    begun: Instant,
    fetch: &Fetch,
) -> Result<Response<Body>, FetchError> {
    let left = fetch.deadline.saturating_sub(begun.elapsed());
    if left.is_zero() {
        return Err(FetchError::Timeout { limit: fetch.deadline, of: Wait::Whole });
    }
    let request = Request::get(target.request.clone())
        .header(header::ACCEPT_ENCODING, coding::ACCEPTED)
        .body(())
        .map_err(|error| FetchError::Network(Box::new(error.into())))?;
    let request = client.configure_request(request).timeout_global(Some(left)).build();
    client.run(request).map_err(|error| of_ureq(error, fetch))
}

/// An error of the client in the terms of this crate.
fn of_ureq(error: ureq::Error, fetch: &Fetch) -> FetchError {
    match error {
        ureq::Error::Timeout(Timeout::Global) => {
            FetchError::Timeout { limit: fetch.deadline, of: Wait::Whole }
        }
        ureq::Error::Timeout(_) => FetchError::Timeout { limit: fetch.silence, of: Wait::Silence },
        ureq::Error::Io(error) => of_io(error, fetch, 0),
        ureq::Error::Other(other) => match other.downcast::<Inward>() {
            Ok(inward) => {
                let Inward { status, address } = *inward;
                FetchError::Redirect { status, fault: RedirectFault::Inward { address } }
            }
            Err(other) => FetchError::Network(Box::new(ureq::Error::Other(other))),
        },
        error => FetchError::Network(Box::new(error)),
    }
}

/// The same for what reading a body says: ureq hands its errors through inside of others.
fn of_io(error: io::Error, fetch: &Fetch, received: u64) -> FetchError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof | io::ErrorKind::ConnectionReset | io::ErrorKind::ConnectionAborted
            if received > 0 =>
        {
            FetchError::Truncated { received }
        }
        io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => {
            FetchError::Timeout { limit: fetch.silence, of: Wait::Silence }
        }
        _ => match error.downcast::<ureq::Error>() {
            Ok(inner) => of_ureq(inner, fetch),
            Err(error) => FetchError::Network(Box::new(ureq::Error::Io(error))),
        },
    }
}

/// Gives what reading the body came to its name.
pub(super) fn named(error: super::copy::CopyError, fetch: &Fetch) -> FetchError {
    use super::copy::CopyError;
    match error {
        CopyError::Known(error) => error,
        CopyError::Read { error, received } => of_io(error, fetch, received),
    }
}
