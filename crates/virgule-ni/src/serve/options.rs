//! How a folder is served, and why it is not.

use crate::Algorithm;
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// How a folder is served.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Options {
    /// Where to listen. Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The algorithms of the names. Truncated ones are served where the whole one is; there must be one at least.
    pub algorithms: Vec<Algorithm>,
    /// Hosts that a server on a loopback address answers for, beside `localhost` and loopback addresses.
    pub hosts: Vec<String>,
    /// So many clients at once; more wait.
    pub clients: usize,
    /// How long a client may take to send a request, and to take 16 KiB of an answer.
    pub patience: Duration,
    /// How often to look for changes in the folder; less often where looking takes long.
    pub look: Duration,
    /// How long a server that stops waits for answers that are on their way.
    pub grace: Duration,
}

impl Default for Options {
    /// Port 6920 of this machine, `sha-256`, 1,024 clients with 30 seconds each, a look every 2 seconds, 10 seconds to
    /// stop.
    fn default() -> Self {
        Options {
            listen: (Ipv4Addr::LOCALHOST, 6920).into(),
            algorithms: vec![Algorithm::Sha256],
            hosts: Vec::new(),
            clients: 1024,
            patience: Duration::from_secs(30),
            look: Duration::from_secs(2),
            grace: Duration::from_secs(10),
        }
    }
}

/// Why a folder is not served.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServeError {
    /// It cannot be read, or is none.
    Folder(io::Error),
    /// The address cannot be listened at.
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The system refuses what a server needs: threads, a timer.
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
