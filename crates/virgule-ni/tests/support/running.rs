//! A server of this crate for the duration of a test.

use std::net::SocketAddr;
use std::path::Path;
use std::thread::{self, JoinHandle};
use std::time::Duration;
use virgule_ni::serve::{Options, Server, Stop};

/// A server that is stopped at the end of the test, and must stop without an error.
pub struct Running {
    pub address: SocketAddr,
    pub stop: Stop,
    pub thread: Option<JoinHandle<()>>,
}

/// The options of a server on a free port; `change` may change them.
pub fn options(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options::default();
    options.listen = "127.0.0.1:0".parse().unwrap();
    options.rescan = Duration::from_millis(50);
    change(&mut options);
    options
}

impl Running {
    /// Starts a server.
    pub fn new(folder: &Path, change: impl FnOnce(&mut Options)) -> Running {
        let server = Server::new(folder, options(change)).unwrap();
        let (address, stop) = (server.address(), server.stop());
        let thread = thread::spawn(move || server.run().unwrap());
        Running { address, stop, thread: Some(thread) }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.stop();
        let ended = self.thread.take().unwrap().join();
        assert!(ended.is_ok() || thread::panicking());
    }
}
