//! One life of the subject: its pipes, its last words, its end.
//!
//! ```text
//!              requests (bounded)               stdin
//!   runner ────────────────────────▶ writer ───────────▶ subject
//!     ▲         lines (bounded)                stdout        │
//!     └───────────────────────────── reader ◀────────────────┤
//!                 the last words ◀── listener ◀── stderr ────┘
//! ```
//!
//! Each pipe has a thread, so that none of the three can wait for another one for ever. A subject that writes more than
//! is read waits; nothing piles up here.

use super::lines;
use std::collections::VecDeque;
use std::io::{BufReader, BufWriter, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many lines wait to be looked at.
const LINES: usize = 64;
/// How much of what the subject says last on standard error is kept, in bytes.
const LAST_WORDS: usize = 2048;
/// How long a subject whose output has ended may take to end itself.
const GRACE: Duration = Duration::from_millis(500);

/// What came of waiting for a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line.
    Line(String),
    /// Nothing, for too long.
    Silence,
    /// The end of the output.
    End,
}

/// A running subject. It is ended when this is dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    requests: Option<SyncSender<String>>,
    lines: Receiver<String>,
    words: Arc<Mutex<VecDeque<u8>>>,
}

impl Process {
    /// Starts the subject; `window` is how many requests may be on their way.
    pub fn start(command: &[String], window: usize) -> std::io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut called = Command::new(program);
        called.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        own_group(&mut called);
        let mut child = called.spawn()?;
        let (requests, asked) = sync_channel(window);
        let (said, lines) = sync_channel(LINES);
        let words = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &asked));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &said));
        }
        if let Some(stderr) = child.stderr.take() {
            let words = words.clone();
            thread::spawn(move || listen(stderr, &words));
        }
        Ok(Process { child, requests: Some(requests), lines, words })
    }

    /// Sends a request. That nobody takes it any more is found out when no answer comes.
    pub fn send(&self, request: String) {
        if let Some(requests) = &self.requests {
            let _ = requests.send(request);
        }
    }

    /// The next line of the output.
    pub fn hear(&self, until: Instant) -> Heard {
        match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Silence,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// How a subject ended whose output has ended: its status, and its last words.
    pub fn end(mut self) -> String {
        let begin = Instant::now();
        let status = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break status.to_string(),
                Ok(None) if begin.elapsed() < GRACE => thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => break "it closed its output".to_string(),
            }
        };
        let words = self.words();
        if words.is_empty() { status } else { format!("{status}: {words}") }
    }

    /// What the subject wrote to standard error last, without the white space around it.
    pub fn words(&self) -> String {
        // What was written just before the end may be on its way still.
        thread::sleep(Duration::from_millis(10));
        let words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = words.iter().copied().collect();
        String::from_utf8_lossy(&bytes).trim().to_string()
    }

    /// Tells the subject that nothing more is asked.
    pub fn close(&mut self) {
        self.requests = None;
    }

    /// Ends a subject that has answered everything: it sees the end of its input, and has a moment to leave.
    pub fn leave(mut self) {
        self.close();
        let begin = Instant::now();
        while begin.elapsed() < GRACE && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            kill_group(&self.child);
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Gives the subject a process group of its own, so that what it starts can be ended with it: a command may be a shell,
/// or `cargo run`, and the one that hangs its child.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}

/// Ends the whole group. The standard library cannot; `kill` (POSIX) can.
#[cfg(unix)]
fn kill_group(child: &Child) {
    let group = format!("-{}", child.id());
    let quiet = |command: &mut Command| {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()
    };
    let _ = quiet(Command::new("kill").args(["-KILL", "--", &group]));
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

/// Requests → standard input, flushed whenever none is waiting.
fn write(stdin: ChildStdin, requests: &Receiver<String>) {
    let mut stdin = BufWriter::new(stdin);
    while let Ok(request) = requests.recv() {
        let mut written = stdin.write_all(request.as_bytes());
        while let Ok(request) = requests.try_recv() {
            written = written.and_then(|()| stdin.write_all(request.as_bytes()));
        }
        if written.and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Standard output → lines.
fn read(stdout: ChildStdout, said: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = lines::next(&mut stdout) {
        if said.send(line).is_err() {
            return;
        }
    }
}

/// Standard error → its last bytes.
fn listen(mut stderr: ChildStderr, words: &Mutex<VecDeque<u8>>) {
    let mut piece = [0; 1024];
    loop {
        match stderr.read(&mut piece) {
            Ok(0) => return,
            Ok(count) => {
                let mut words = words.lock().unwrap_or_else(PoisonError::into_inner);
                words.extend(piece.iter().take(count));
                let surplus = words.len().saturating_sub(LAST_WORDS);
                words.drain(..surplus);
            }
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}
