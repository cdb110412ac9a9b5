//! Checks the host of a request (RFC 9110 section 7.4), as protection against DNS rebinding.
//!
//! A web page can let its own host name resolve to 127.0.0.1 and then read from a local server as if the server were
//! its own. The `Host` field still contains the host of the page. So a server on a loopback address answers requests
//! for these hosts only:
//!
//! ```text
//! localhost, loopback addresses, and `Options::hosts`
//! ```
//!
//! A server on another address answers requests for every host, because its names are not known.

use super::ServerState;
use hyper::header::HOST;
use hyper::{Request, StatusCode};
use virgule::{Host, UriRef};

/// An error with a status and a sentence if the request is for another host.
pub(super) fn check<B>(request: &Request<B>, state: &ServerState) -> Result<(), (StatusCode, &'static str)> {
    let mut fields = request.headers().get_all(HOST).iter();
    let field = match (fields.next(), fields.next()) {
        // "MUST respond with a 400 … to any HTTP/1.1 request message that lacks a Host header field and to any request
        // message that contains more than one" (RFC 9112 section 3.2).
        (None, _) if request.version() >= hyper::Version::HTTP_11 => {
            return Err((StatusCode::BAD_REQUEST, "The request has no Host."));
        }
        (Some(_), Some(_)) => return Err((StatusCode::BAD_REQUEST, "The request has more than one Host.")),
        (None, _) => return Ok(()),
        (Some(field), None) => field.to_str().unwrap_or_default(),
    };
    // "the recipient MUST ignore the received Host header field" if the target has a host (RFC 9112 section 3.2.2).
    let authority = request.uri().authority().map_or(field, |authority| authority.as_str());
    let text = format!("//{authority}/");
    let host = UriRef::parse(&text).ok().filter(|parsed| parsed.authority() == Some(authority));
    let Some(host) = host.and_then(|parsed| parsed.host_typed()) else {
        return Err((StatusCode::BAD_REQUEST, "The Host of the request is none."));
    };
    match !state.local || is_local_host(&host, &state.hosts) {
        true => Ok(()),
        false => Err((StatusCode::MISDIRECTED_REQUEST, "The request is for another host.")),
    }
}

fn is_local_host(host: &Host<'_>, named: &[String]) -> bool {
    match host {
        Host::Ipv4(address) => address.is_loopback(),
        Host::Ipv6(address) => address.is_loopback(),
        Host::RegName(name) => {
            name.eq_ignore_ascii_case("localhost")
                || named.iter().any(|known| name.eq_ignore_ascii_case(known))
        }
        _ => false,
    }
}
