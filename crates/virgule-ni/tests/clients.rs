//! Many, slow, silent and persistent clients of the server.

mod support;

use std::fs;
use std::io::{BufReader, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;
use support::running::Running;
use support::{Folder, HELLO, connect, get, noise, path, read, until};

/// A request for a content; `fields` are further fields.
fn request(content: &[u8], fields: &str) -> String {
    format!("GET {} HTTP/1.1\r\nHost: localhost\r\n{fields}\r\n", path(content))
}

/// There are more clients at a time than the limit; each receives the whole file.
#[test]
fn a_thousand_clients() {
    let content = noise(150_000);
    let folder = Folder::with(&[("file", &content)]);
    let server = Running::new(folder.path(), |options| {
        options.clients = 300;
        options.clients_of_an_address = 1000;
    });
    let request = request(&content, "Connection: close\r\n");
    let memory = resident();
    // All connections are opened first: those beyond the limit wait in the queue of the system.
    let streams: Vec<TcpStream> = (0..most()).map(|_| connect(server.address)).collect();
    for mut stream in &streams {
        stream.write_all(request.as_bytes()).unwrap();
    }
    for stream in streams {
        let answer = read(&mut BufReader::new(stream), false);
        assert!(answer.status == 200 && answer.whole && answer.body == content);
    }
    // 300 clients with two blocks each are 40 MB; a thousand copies of the file would be 150.
    if let (Some(before), Some(after)) = (memory, resident()) {
        assert!(after < before + (100 << 20), "{before} bytes before, {after} after");
    }
}

/// A thousand, if this process may open two files for each client: those of the client and of the server.
fn most() -> usize {
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let files =
        limits.lines().find_map(|line| line.strip_prefix("Max open files")?.split_whitespace().next());
    let files = files.and_then(|files| files.parse::<usize>().ok()).unwrap_or(1024);
    files.saturating_sub(200).div_euclid(2).min(1000)
}

/// The memory of this process in bytes; `None` if the system does not report it.
fn resident() -> Option<u64> {
    let pages = fs::read_to_string("/proc/self/statm").ok()?;
    Some(pages.split(' ').nth(1)?.parse::<u64>().ok()? * 4096)
}

/// Who opens many connections and says nothing does not keep others out: those beyond the limit of an address are closed.
#[test]
fn an_address_has_a_bounded_number_of_connections() {
    let folder = Folder::with(&[("file", HELLO)]);
    let server = Running::new(folder.path(), |options| options.clients_of_an_address = 3);
    let mut silent: Vec<TcpStream> = (0..3).map(|_| connect(server.address)).collect();
    let mut refused = connect(server.address);
    assert_eq!(refused.read(&mut [0]).unwrap_or_default(), 0);
    // A place that is given back is there again.
    silent.pop();
    until("the place is free again", || {
        let mut stream = connect(server.address);
        let mut answer = Vec::new();
        stream.write_all(request(HELLO, "Connection: close\r\n").as_bytes()).is_ok()
            && stream.read_to_end(&mut answer).is_ok()
            && answer.ends_with(HELLO)
    });
}

#[test]
fn disconnects_idle_clients() {
    let content = noise(32 << 20);
    let folder = Folder::with(&[("long", &content), ("hello.txt", HELLO)]);
    let server = Running::new(folder.path(), |options| {
        options.clients = 4;
        options.client_timeout = Duration::from_millis(500);
    });
    // The four clients: one is silent, one sends a head byte by byte, one keeps its connection open, one does not read.
    let silent = connect(server.address);
    let mut slow = connect(server.address);
    slow.write_all(b"GET / HTTP/1.1\r\nHost: ").unwrap();
    let mut idle = connect(server.address);
    idle.write_all(request(HELLO, "").as_bytes()).unwrap();
    let mut deaf = connect(server.address);
    deaf.write_all(request(&content, "").as_bytes()).unwrap();
    let trickle = thread::spawn(move || {
        while slow.write_all(b"x").is_ok() {
            thread::sleep(Duration::from_millis(50));
        }
    });
    // All four slots are occupied; other clients are served when these time out.
    for _ in 0..4 {
        assert_eq!(get(server.address, &path(HELLO)).body, HELLO);
    }
    trickle.join().unwrap();
    thread::sleep(Duration::from_secs(2));
    let mut all = Vec::new();
    let _ = deaf.read_to_end(&mut all);
    assert!(all.len() < content.len());
    drop((silent, idle));
    // A slow reader receives the whole file.
    let mut patient = connect(server.address);
    patient.write_all(request(&content, "Connection: close\r\n").as_bytes()).unwrap();
    let (mut count, mut buffer) = (0, vec![0; 1 << 20]);
    loop {
        match patient.read(&mut buffer).unwrap() {
            0 => break,
            read => count += read,
        }
        thread::sleep(Duration::from_millis(30));
    }
    assert!(count > content.len());
}

#[test]
fn finishes_responses_before_stopping() {
    let content = noise(32 << 20);
    let folder = Folder::with(&[("long", &content)]);
    let mut server = Running::new(folder.path(), |_| {});
    let mut stream = connect(server.address);
    stream.write_all(request(&content, "").as_bytes()).unwrap();
    let mut begin = [0; 1000];
    stream.read_exact(&mut begin).unwrap();
    server.stop.stop();
    until("nobody else is let in", || TcpStream::connect(server.address).is_err());
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
    assert!(begin.len() + rest.len() > content.len());
    server.thread.take().unwrap().join().unwrap();
    server.thread = Some(thread::spawn(|| {}));
}
