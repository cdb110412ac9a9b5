//! An HTTP server for the files below a folder, by name (RFC 6920 section 4).
//!
//! ```text
//! folder ─ index ─▶ digests → files, with block hashes; rescanned when files change
//! connection ─ write_timeout ─ hyper ─▶ request ─ host ─ answer ─▶ page, or file ─ range, body ─▶ verified blocks
//! ```
//!
//! Invariant: only bytes that belong to the requested name are sent, and each block is verified before it is sent. The
//! folder is rescanned every few seconds, and when a request finds a changed file.
//!
//! The following are bounded: the number of clients, in total and by address, with one or two blocks of memory for
//! each; the time to send a request and to read a response; the threads for the disk. The server has no TLS and no log:
//! use a reverse proxy for clients on other machines.

mod answer;
mod body;
mod index;
mod options;
mod page;
mod range;
mod tasks;

pub use options::{Options, ServeError};

use crate::Digest;
use crate::folder::Skipped;
use hyper_util::server::graceful::GracefulShutdown;
use index::Index;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use tasks::{accept, bind, done, race, rescan, signal};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Notify;

/// A listening server; [`run`](Server::run) answers requests.
///
/// ```
/// use virgule_ni::serve::{Options, Server};
///
/// # let folder = std::env::temp_dir().join(format!("served-{}", std::process::id()));
/// # std::fs::create_dir_all(&folder).unwrap();
/// let mut options = Options::default();
/// options.listen = "127.0.0.1:0".parse().unwrap();
/// let server = Server::new(&folder, options)?;
/// println!("http://{}/ has {} files", server.address(), server.files().len());
/// let stop = server.stop();
/// std::thread::spawn(move || stop.stop());
/// server.run()?;
/// # std::fs::remove_dir_all(&folder).unwrap();
/// # Ok::<(), virgule_ni::serve::ServeError>(())
/// ```
pub struct Server {
    state: Arc<ServerState>,
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
}

/// A handle that stops a server from another thread.
#[derive(Debug, Clone)]
pub struct Stop(Arc<Notify>);

impl Stop {
    /// Stops the server: [`Server::run`] returns, even if it is called later.
    pub fn stop(&self) {
        self.0.notify_one();
    }
}

struct ServerState {
    root: PathBuf,
    /// The options. Their algorithms are untruncated and distinct.
    options: Options,
    index: RwLock<Arc<Index>>,
    /// Notified when a request finds a changed file.
    rescan: Notify,
    stop: Arc<Notify>,
    /// True if the server is on a loopback address.
    local: bool,
    policy: String,
}

impl ServerState {
    fn index(&self) -> Arc<Index> {
        self.index.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn rescan(&self) {
        let index = Index::scan(&self.root, &self.options, &self.index());
        *self.index.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(index);
    }
}

impl Server {
    /// Hashes every file below the folder, and starts to listen.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read, or the address cannot be bound. Unreadable files are skipped: see
    /// [`Server::skipped`].
    pub fn new(folder: &Path, mut options: Options) -> Result<Server, ServeError> {
        let root = folder.canonicalize().map_err(ServeError::Folder)?;
        root.read_dir().map_err(ServeError::Folder)?;
        options.algorithms.iter_mut().for_each(|algorithm| *algorithm = algorithm.whole());
        options.algorithms.sort();
        options.algorithms.dedup();
        let runtime = Builder::new_current_thread().enable_all().max_blocking_threads(8).build();
        let runtime = runtime.map_err(ServeError::System)?;
        let listen = |error| ServeError::Listen { address: options.listen, error };
        let listener = runtime.block_on(async { bind(options.listen) }).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let state = Arc::new(ServerState {
            index: RwLock::new(Arc::new(Index::scan(&root, &options, &Index::default()))),
            root,
            options,
            rescan: Notify::new(),
            stop: Arc::new(Notify::new()),
            local: address.ip().is_loopback(),
            policy: page::policy(),
        });
        Ok(Server { state, runtime, listener, address })
    }

    /// Returns the address of the server, with the actual port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the served files: the path relative to the folder, and the digests.
    pub fn files(&self) -> Vec<(PathBuf, Vec<Digest>)> {
        let index = self.state.index();
        index.entries.iter().map(|entry| (entry.path.clone(), entry.digests.clone())).collect()
    }

    /// Returns the files that the last scan skipped, as `path: reason`.
    pub fn skipped(&self) -> Vec<String> {
        self.state.index().skipped.iter().map(Skipped::to_string).collect()
    }

    /// Returns a handle that stops the server.
    pub fn stop(&self) -> Stop {
        Stop(self.state.stop.clone())
    }

    /// Answers requests until [`Stop`], SIGINT or SIGTERM. Responses in progress may then finish within
    /// [`Options::grace`]; a second signal ends this period.
    pub fn run(self) -> Result<(), ServeError> {
        let Server { state, runtime, listener, .. } = self;
        let options = &state.options;
        let stopped = runtime.block_on(async {
            let rescanning = tokio::spawn(rescan(state.clone(), options.rescan));
            let graceful = GracefulShutdown::new();
            let accepting = done(accept(listener, &state, &graceful));
            // Dropping `accepting` closes the listener.
            let stopped = race(accepting, race(signal(), done(state.stop.notified()))).await;
            rescanning.abort();
            let grace = done(tokio::time::sleep(options.grace));
            // Waits until all responses are finished, the grace period ends, or there is a second signal.
            let _ = race(done(graceful.shutdown()), race(grace, signal())).await;
            stopped.map_err(ServeError::System)
        });
        // `shutdown_background` does not wait for blocking reads.
        runtime.shutdown_background();
        stopped
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}
