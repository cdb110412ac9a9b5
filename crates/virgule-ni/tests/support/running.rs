//! A server of this crate, for as long as a test needs it.

use std::net::SocketAddr;
use std::path::Path;
use std::thread::{self, JoinHandle};
use std::time::Duration;
use virgule_ni::serve::{Options, Server, Stop};

/// A server that stops at the end, and must then have ended well.
pub struct Running {
    pub address: SocketAddr,
    pub stop: Stop,
    pub thread: Option<JoinHandle<()>>,
}

impl Running {
    /// On a port of its own, with other options where `change` says so.
    pub fn new(folder: &Path, change: impl FnOnce(&mut Options)) -> Running {
        let mut options = Options::default();
        options.listen = "127.0.0.1:0".parse().unwrap();
        options.rescan = Duration::from_millis(50);
        change(&mut options);
        let server = Server::new(folder, options).unwrap();
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
