//! Helpers for the tests of client and server, and for `examples/speed.rs`: temporary folders, a server with given responses, a
//! client that returns responses. All connections are to a loopback address, with timeouts of a few seconds.

#![allow(dead_code)] // Each file uses only a part of this module.

#[cfg(feature = "serve")]
pub mod running;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;
use virgule_ni::{Algorithm, Digest, Name};

pub const HELLO: &[u8] = b"Hello World!";

/// The name of a content by `sha-256`.
pub fn name(content: &[u8]) -> Name {
    Name::from(Digest::of(Algorithm::Sha256, content))
}

/// The path of a content by `sha-256` on a server.
pub fn path(content: &[u8]) -> String {
    format!("/.well-known/ni/sha-256/{}", name(content).digest().to_base64url())
}

/// A temporary folder.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Folder {
        // The server reports files by their canonical path.
        let parent = std::env::temp_dir().canonicalize().unwrap();
        Folder(tempfile::tempdir_in(parent).unwrap())
    }

    /// A temporary folder with these files.
    pub fn with(files: &[(&str, &[u8])]) -> Folder {
        let folder = Folder::new();
        for (name, content) in files {
            folder.write(name, content);
        }
        folder
    }

    /// Writes a file, and creates the folders of its path.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, content).unwrap();
        path
    }

    /// The names of the entries of the folder.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

/// Bytes without a short period, the same in every run.
pub fn noise(length: usize) -> Vec<u8> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut bytes = Vec::with_capacity(length + 8);
    while bytes.len() < length {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        bytes.extend(state.to_le_bytes());
    }
    bytes.truncate(length);
    bytes
}

/// A server that responds to each connection with the result of `answer` for the requested path, and records the
/// requests.
pub struct ScriptedServer {
    pub address: SocketAddr,
    requests: Arc<Mutex<Vec<String>>>,
}

impl ScriptedServer {
    pub fn new(answer: impl Fn(&mut TcpStream, &str) + Send + Sync + 'static) -> ScriptedServer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let requests = Arc::new(Mutex::new(Vec::new()));
        let (noted, answer) = (requests.clone(), Arc::new(answer));
        // The thread runs until the test process ends.
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (mut stream, noted, answer) = (stream.unwrap(), noted.clone(), answer.clone());
                thread::spawn(move || {
                    let Some(head) = head(&mut stream) else { return };
                    let path = head.split(' ').nth(1).unwrap_or_default().to_string();
                    noted.lock().unwrap().push(head);
                    answer(&mut stream, &path);
                });
            }
        });
        ScriptedServer { address, requests }
    }

    /// Responds to every request with these bytes, and closes the connection.
    pub fn bytes(bytes: impl Into<Vec<u8>>) -> ScriptedServer {
        let bytes = bytes.into();
        ScriptedServer::new(move |stream, _| {
            let _ = stream.write_all(&bytes);
        })
    }

    pub fn authority(&self) -> String {
        self.address.to_string()
    }

    pub fn requests(&self) -> Vec<String> {
        self.requests.lock().unwrap().clone()
    }
}

/// A response with a body and its length.
pub fn answer(status: &str, fields: &str, body: &[u8]) -> Vec<u8> {
    let head = format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\n{fields}\r\n", body.len());
    [head.as_bytes(), body].concat()
}

/// Reads up to the empty line after the header fields; `None` if the connection ends before.
fn head(stream: &mut TcpStream) -> Option<String> {
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).ok()? == 0 {
            return None;
        }
    }
    Some(head)
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub fields: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// True if the body has the declared length.
    pub whole: bool,
}

impl Answer {
    pub fn field(&self, name: &str) -> Option<&str> {
        let mut found = self.fields.iter().filter(|(known, _)| known.eq_ignore_ascii_case(name));
        let (first, second) = (found.next(), found.next());
        assert!(second.is_none(), "{name} is there twice");
        first.map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }
}

pub fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream.set_write_timeout(Some(Duration::from_secs(10))).unwrap();
    stream
}

/// Sends a request on a new connection.
pub fn send(address: SocketAddr, request: &str) -> Answer {
    let mut stream = connect(address);
    stream.write_all(request.as_bytes()).unwrap();
    read(&mut BufReader::new(stream), request.starts_with("HEAD"))
}

/// Sends a request on a new connection: the request line, and further fields.
pub fn ask(address: SocketAddr, line: &str, fields: &str) -> Answer {
    send(address, &format!("{line} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{fields}\r\n"))
}

pub fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, &format!("GET {path}"), "")
}

/// Reads one response.
pub fn read(reader: &mut impl BufRead, without_body: bool) -> Answer {
    let mut line = String::new();
    reader.read_line(&mut line).unwrap();
    let status = line.split(' ').nth(1).unwrap_or_else(|| panic!("{line:?}")).parse().unwrap();
    let mut fields = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        fields.push((name.to_string(), value.trim().to_string()));
    }
    let mut answer = Answer { status, fields, body: Vec::new(), whole: true };
    let length: u64 = answer.field("content-length").map_or(0, |length| length.parse().unwrap());
    if !without_body && status != 304 {
        let read = reader.take(length).read_to_end(&mut answer.body);
        answer.whole = read.is_ok() && answer.body.len() as u64 == length;
    }
    answer
}

/// The number of times that [`until`] polls.
const LOOKS: usize = 3_000;

/// Polls `so` until it is true; panics with `what` after [`LOOKS`] times.
pub fn until(what: &str, mut so: impl FnMut() -> bool) {
    for _ in 0..LOOKS {
        if so() {
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("it never came to be: {what}");
}

/// Reports that a test is skipped because a program is missing. If `VIRGULE_NO_SKIP` is set, a skipped test fails.
pub fn skipped(why: &str) {
    assert!(std::env::var_os("VIRGULE_NO_SKIP").is_none(), "not at hand: {why}");
    eprintln!("skipped: {why}");
}

/// A child process that is killed when the value is dropped.
pub struct Ended(pub std::process::Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
