//! Options and errors of a server.

use crate::Algorithm;
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

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
    /// The maximal number of connections of one address, or of one network of 64 bits for IPv6; further ones are closed. Behind a
    /// reverse proxy all clients have its address.
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
    /// The default options: port 6920 on the loopback address, `sha-256`, 1,024 clients with 30 seconds each, 256 of
    /// them at one address, no hidden files, a rescan every 2 seconds, 10 seconds to stop.
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

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Folder(error) => write!(f, "the folder cannot be read: {error}"),
            ServeError::Listen { address, error } => write!(f, "{address} cannot be listened at: {error}"),
            ServeError::System(error) => write!(f, "the system refuses what a server needs: {error}"),
        }
    }
}

impl core::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ServeError::Folder(error) | ServeError::Listen { error, .. } | ServeError::System(error) => {
                Some(error)
            }
        }
    }
}
