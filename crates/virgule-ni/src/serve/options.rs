//! Options and errors of a server; the host of a request, and the media type of a file.

use crate::Algorithm;
use crate::error::messages;
use crate::serve::ServerState;
use hyper::header::HOST;
use hyper::{Request, StatusCode};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;
use virgule::{Host, UriRef};

/// Options of a server.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Options {
    /// The address to bind. Port 0 selects a free port.
    pub listen: SocketAddr,
    /// The algorithms of the names, at least one. The truncations of an algorithm are served too.
    pub algorithms: Vec<Algorithm>,
    /// Hosts for which a server on a loopback address answers, in addition to `localhost` and loopback addresses.
    pub hosts: Vec<String>,
    /// The maximal number of clients at a time; more clients wait.
    pub clients: usize,
    /// The maximal number of connections of one address, or of one network of 64 bits for IPv6; further ones are
    /// closed. Behind a reverse proxy all clients have the address of the proxy.
    pub clients_of_an_address: usize,
    /// True if files and folders whose names begin with a dot are served too.
    pub hidden: bool,
    /// The maximal time for a client to send a request, and to read 16 KiB of a response.
    pub client_timeout: Duration,
    /// The interval between scans of the folder; longer if a scan takes long.
    pub rescan: Duration,
    /// The maximal time that a stopping server waits for responses in progress.
    pub grace: Duration,
}

impl Default for Options {
    /// Returns the default options: port 6920 on the loopback address, `sha-256`, 1,024 clients with 30 seconds each,
    /// 256 of them at one address, no hidden files, a rescan every 2 seconds, 10 seconds to stop.
    fn default() -> Self {
        Options {
            listen: (Ipv4Addr::LOCALHOST, 6920).into(),
            algorithms: vec![Algorithm::Sha256],
            hosts: Vec::new(),
            clients: 1024,
            clients_of_an_address: 256,
            hidden: false,
            client_timeout: Duration::from_secs(30),
            rescan: Duration::from_secs(2),
            grace: Duration::from_secs(10),
        }
    }
}

/// The reason why a folder is not served.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServeError {
    /// The folder cannot be read, or is not a folder.
    Folder(io::Error),
    /// The address cannot be bound.
    Listen {
        /// The address that cannot be bound.
        address: SocketAddr,
        /// The error of the system.
        error: io::Error,
    },
    /// The runtime cannot be created: no threads, no timer.
    System(io::Error),
}

messages! {
    ServeError {
        Self::Folder(error) => "the folder cannot be read: {error}";
        Self::Listen { address, error } => "cannot listen at {address}: {error}";
        Self::System(error) => "the system cannot provide what a server needs: {error}";
    }
    source { Self::Folder(error) | Self::Listen { error, .. } | Self::System(error) => error; }
}

const TYPES: &[(&str, &str)] = &[
    ("avif", "image/avif"),
    ("css", "text/css"),
    ("csv", "text/csv"),
    ("gif", "image/gif"),
    ("gz", "application/gzip"),
    ("htm", "text/html"),
    ("html", "text/html"),
    ("jpeg", "image/jpeg"),
    ("jpg", "image/jpeg"),
    ("js", "text/javascript"),
    ("json", "application/json"),
    ("md", "text/markdown"),
    ("mp3", "audio/mpeg"),
    ("mp4", "video/mp4"),
    ("pdf", "application/pdf"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain"),
    ("wasm", "application/wasm"),
    ("webm", "video/webm"),
    ("webp", "image/webp"),
    ("xml", "application/xml"),
    ("zip", "application/zip"),
];

/// Returns the media type of a file by its extension, for types that browsers show. Other files have no `Content-Type`
/// (RFC 9110 section 8.3), so browsers save them: clients reject content whose type differs from the `ct` of the name.
pub(super) fn media_type(path: &Path) -> Option<&'static str> {
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    TYPES.iter().find(|(known, _)| *known == ending).map(|(_, media_type)| *media_type)
}

/// Returns an error with a status and a sentence if the request is for another host (RFC 9110 section 7.4).
///
/// The host name of a web page can resolve to 127.0.0.1, so that the page reads from a local server (DNS rebinding),
/// but `Host` is that of the page. So a server on a loopback address answers only for `localhost`, loopback addresses
/// and [`Options::hosts`]. A server on another address does not know its names, and answers for every host.
pub(super) fn check<B>(request: &Request<B>, state: &ServerState) -> Result<(), (StatusCode, &'static str)> {
    let mut fields = request.headers().get_all(HOST).iter();
    let field = match (fields.next(), fields.next()) {
        // "MUST respond with a 400 … to any HTTP/1.1 request message that lacks a Host header field and to any request
        // message that contains more than one" (RFC 9112 section 3.2).
        (None, _) if request.version() >= hyper::Version::HTTP_11 => {
            return Err((StatusCode::BAD_REQUEST, "The request has no Host field."));
        }
        (Some(_), Some(_)) => {
            return Err((StatusCode::BAD_REQUEST, "The request has more than one Host field."));
        }
        (None, _) => return Ok(()),
        (Some(field), None) => field.to_str().unwrap_or_default(),
    };
    // "the recipient MUST ignore the received Host header field" if the target has a host (RFC 9112 section 3.2.2).
    let authority = request.uri().authority().map_or(field, |authority| authority.as_str());
    let text = format!("//{authority}/");
    let host = UriRef::parse(&text).ok().filter(|parsed| parsed.authority() == Some(authority));
    let Some(host) = host.and_then(|parsed| parsed.host_typed()) else {
        return Err((StatusCode::BAD_REQUEST, "The Host of the request is invalid."));
    };
    match !state.local || is_local_host(&host, &state.options.hosts) {
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
