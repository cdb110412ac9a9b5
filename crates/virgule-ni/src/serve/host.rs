//! The host that a request is meant for (RFC 9110 section 7.4).
//!
//! A server on a loopback address is for this machine. But a page from anywhere can have its own host name resolve to
//! 127.0.0.1 and read from there as if from its own server: DNS rebinding. The host that the browser puts into the request
//! tells, being still that of the page. So a server on a loopback address answers for these hosts only:
//!
//! ```text
//! localhost, an address of a loopback network, and what was named by `Options::hosts`
//! ```
//!
//! A server on other addresses is meant for others, under names that it cannot know: it answers for all.

use super::State;
use hyper::header::HOST;
use hyper::{Request, StatusCode};
use virgule::{Host, UriRef};

/// Fails with a status and a sentence if the request is for another host.
pub(super) fn check<B>(request: &Request<B>, state: &State) -> Result<(), (StatusCode, &'static str)> {
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
    // "the recipient MUST ignore the received Host header field" where the target has a host (RFC 9112 section 3.2.2).
    let authority = request.uri().authority().map_or(field, |authority| authority.as_str());
    let text = format!("//{authority}/");
    let host = UriRef::parse(&text).ok().filter(|parsed| parsed.authority() == Some(authority));
    let Some(host) = host.and_then(|parsed| parsed.host_typed()) else {
        return Err((StatusCode::BAD_REQUEST, "The Host of the request is none."));
    };
    match !state.local || is_here(&host, &state.hosts) {
        true => Ok(()),
        false => Err((StatusCode::MISDIRECTED_REQUEST, "The request is for another host.")),
    }
}

fn is_here(host: &Host<'_>, named: &[String]) -> bool {
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
