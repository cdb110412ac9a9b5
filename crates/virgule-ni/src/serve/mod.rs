//! A folder → a server that has every file below it by name (RFC 6920 section 4).
//!
//! ```text
//! folder ─ index ─▶ digests → files, with the sums of their blocks; again when files change
//! connection ─ pace ─ hyper ─▶ request ─ host ─ answer ─▶ page, or file ─ range, body ─▶ blocks, each compared
//! ```
//!
//! No byte leaves that does not belong to the name it was asked by: each block of a file is compared before it is sent. A file that was changed, removed
//! or added is found by looking at the folder again every few seconds, and when a request meets a change.
//!
//! What it takes from a machine is bounded: so many clients at once, a block or two of memory for each, so long to send a
//! request or to read an answer, a few threads for the disk. Whoever comes when all places are taken waits.
//!
//! It does no TLS and writes no log. Something that does both stands before it, if it is to be reached from elsewhere.

mod answer;
mod blocks;
mod body;
mod host;
mod index;
mod kind;
mod options;
mod pace;
mod page;
mod range;
mod tasks;

pub use options::{Options, ServeError};

use crate::folder::Skipped;
use crate::{Algorithm, Digest};
use hyper_util::server::graceful::GracefulShutdown;
use index::Index;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use tasks::{accept, bind, first, look, signal};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Notify;

/// A server that listens, and answers when it is run.
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
    state: Arc<State>,
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    options: Options,
}

/// Stops a server from elsewhere.
#[derive(Debug, Clone)]
pub struct Stop(Arc<Notify>);

impl Stop {
    /// Has [`Server::run`] stop, also if it has not begun.
    pub fn stop(&self) {
        self.0.notify_one();
    }
}

/// What all connections share.
struct State {
    /// Canonical.
    root: PathBuf,
    algorithms: Vec<Algorithm>,
    index: RwLock<Arc<Index>>,
    /// A reader met a change.
    rescan: Notify,
    stop: Arc<Notify>,
    /// Whether the address is a loopback one.
    local: bool,
    hosts: Vec<String>,
    policy: String,
}

impl State {
    fn index(&self) -> Arc<Index> {
        self.index.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn look(&self) {
        let index = Index::scan(&self.root, &self.algorithms, &self.index());
        *self.index.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(index);
    }
}

impl Server {
    /// Reads the folder, hashing every file below it, and begins to listen.
    ///
    /// # Errors
    ///
    /// The folder cannot be read, or the address not be listened at. Single files that cannot be read are left out: see
    /// [`Server::skipped`].
    pub fn new(folder: &Path, options: Options) -> Result<Server, ServeError> {
        let root = folder.canonicalize().map_err(ServeError::Folder)?;
        root.read_dir().map_err(ServeError::Folder)?;
        let mut algorithms: Vec<Algorithm> = options.algorithms.iter().map(|known| known.whole()).collect();
        algorithms.sort();
        algorithms.dedup();
        let runtime = Builder::new_current_thread().enable_all().max_blocking_threads(8).build();
        let runtime = runtime.map_err(ServeError::System)?;
        let listen = |error| ServeError::Listen { address: options.listen, error };
        let listener = runtime.block_on(async { bind(options.listen) }).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let state = Arc::new(State {
            index: RwLock::new(Arc::new(Index::scan(&root, &algorithms, &Index::default()))),
            root,
            algorithms,
            rescan: Notify::new(),
            stop: Arc::new(Notify::new()),
            local: address.ip().is_loopback(),
            hosts: options.hosts.clone(),
            policy: page::policy(),
        });
        Ok(Server { state, runtime, listener, address, options })
    }

    /// Where it listens, with the port that was found if any would do.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The files that it has now, by their paths below the folder, and their digests.
    pub fn files(&self) -> Vec<(PathBuf, Vec<Digest>)> {
        let index = self.state.index();
        index.entries.iter().map(|entry| (entry.path.clone(), entry.digests.clone())).collect()
    }

    /// What was left out when it was last looked at, as `path: why`.
    pub fn skipped(&self) -> Vec<String> {
        self.state.index().skipped.iter().map(Skipped::to_string).collect()
    }

    /// What stops it.
    pub fn stop(&self) -> Stop {
        Stop(self.state.stop.clone())
    }

    /// Answers until it is stopped by [`Stop`], or by an interrupt or a request to terminate from the system. Answers
    /// that are on their way are finished, within [`Options::grace`]; a second interrupt ends that too.
    pub fn run(self) -> Result<(), ServeError> {
        let Server { state, runtime, listener, options, .. } = self;
        let stopped = runtime.block_on(async {
            let looking = tokio::spawn(look(state.clone(), options.look));
            let graceful = GracefulShutdown::new();
            let accepting = async {
                accept(listener, &state, &graceful, &options).await;
                Ok(())
            };
            let stopped = async {
                state.stop.notified().await;
                Ok(())
            };
            // The listener is closed with what accepts: nobody else is let in.
            let stopped = first(accepting, first(signal(), stopped)).await;
            looking.abort();
            let grace = async {
                tokio::time::sleep(options.grace).await;
                Ok(())
            };
            let finished = async {
                graceful.shutdown().await;
                Ok(())
            };
            // A second signal, the end of the grace, the end of the answers: all are the end.
            let _ = first(finished, first(grace, signal())).await;
            stopped.map_err(ServeError::System)
        });
        // What still reads from a disk is not waited for.
        runtime.shutdown_background();
        stopped
    }
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}
