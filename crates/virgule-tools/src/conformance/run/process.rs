//! One run of the subject: pipes, standard error, exit.
//!
//! ```text
//!              requests (bounded)               stdin
//!   runner ────────────────────────▶ writer ───────────▶ subject
//!     ▲         lines (bounded)                stdout        │
//!     └───────────────────────────── reader ◀────────────────┤
//!            last 2048 bytes ◀── keep_tail ◀── stderr ───────┘
//! ```
//!
//! Each pipe has its own thread to prevent deadlocks. A subject that writes more than is read blocks; buffers here are
//! bounded.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

/// Number of buffered output lines.
const LINES: usize = 64;
/// Number of bytes kept of the end of standard error.
const STDERR_TAIL: usize = 2048;
/// Maximum time for a subject to exit after closing its output, or after the end of its input.
const GRACE: Duration = Duration::from_millis(500);

/// The result of waiting for a line of output.
#[derive(Debug, PartialEq, Eq)]
pub enum OutputEvent {
    /// A line.
    Line(String),
    /// No line in time.
    Timeout,
    /// The end of the output.
    Eof,
}

/// A running subject. Dropping it kills the subject.
#[derive(Debug)]
pub struct Process {
    child: Child,
    requests: Option<SyncSender<String>>,
    lines: Receiver<String>,
    stderr_tail: Arc<Mutex<VecDeque<u8>>>,
}

impl Process {
    /// Starts the subject; `window` is the number of buffered requests.
    pub fn start(command: &[String], window: usize) -> std::io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut called = Command::new(program);
        called.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        own_group(&mut called);
        let mut child = called.spawn()?;
        let (requests, asked) = sync_channel(window);
        let (output, lines) = sync_channel(LINES);
        let stderr_tail = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &asked));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &output));
        }
        if let Some(stderr) = child.stderr.take() {
            let tail = stderr_tail.clone();
            thread::spawn(move || keep_tail(stderr, &tail));
        }
        Ok(Process { child, requests: Some(requests), lines, stderr_tail })
    }

    /// Sends a request. A closed input is noticed only by the missing answer.
    pub fn send(&self, request: String) {
        if let Some(requests) = &self.requests {
            let _ = requests.send(request);
        }
    }

    /// Waits for the next line of output.
    pub fn next_event(&self, until: Instant) -> OutputEvent {
        match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => OutputEvent::Line(line),
            Err(RecvTimeoutError::Timeout) => OutputEvent::Timeout,
            Err(RecvTimeoutError::Disconnected) => OutputEvent::Eof,
        }
    }

    /// Waits for the exit of a subject that has closed its output; returns its status and the end of its standard
    /// error.
    pub fn end(mut self) -> String {
        let status = self.wait().map_or("it closed its output".to_string(), |status| status.to_string());
        let stderr = self.stderr();
        if stderr.is_empty() { status } else { format!("{status}: {stderr}") }
    }

    /// Returns the end of standard error, trimmed.
    pub fn stderr(&self) -> String {
        // Gives the reading thread time to read the last output.
        thread::sleep(Duration::from_millis(10));
        let tail = self.stderr_tail.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = tail.iter().copied().collect();
        String::from_utf8_lossy(&bytes).trim().to_string()
    }

    /// Closes the input of the subject.
    pub fn close(&mut self) {
        self.requests = None;
    }

    /// Closes the input, waits for the exit of the subject for [`GRACE`], then kills it.
    pub fn shut_down(mut self) {
        self.close();
        self.wait();
    }

    /// Waits for the exit of the subject for [`GRACE`].
    fn wait(&mut self) -> Option<ExitStatus> {
        let begin = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(None) if begin.elapsed() < GRACE => thread::sleep(Duration::from_millis(2)),
                status => return status.ok().flatten(),
            }
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

/// Puts the subject into its own process group, so that its children can be killed too: the command may be a shell or
/// `cargo run`.
#[cfg(unix)]
fn own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn own_group(_: &mut Command) {}

/// Kills the entire group, by the `kill` command, because the standard library has no function for it.
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

/// Writes requests to standard input, and flushes when no request is waiting.
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

/// Reads lines from standard output.
fn read(stdout: ChildStdout, output: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = next(&mut stdout) {
        if output.send(line).is_err() {
            return;
        }
    }
}

/// Reads standard error and keeps its last bytes.
fn keep_tail(mut stderr: ChildStderr, tail: &Mutex<VecDeque<u8>>) {
    let mut piece = [0; 1024];
    loop {
        match stderr.read(&mut piece) {
            Ok(0) => return,
            Ok(count) => {
                let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
                tail.extend(piece.iter().take(count));
                let excess = tail.len().saturating_sub(STDERR_TAIL);
                tail.drain(..excess);
            }
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}

// Reads lines of bounded length.
//
// The output of a subject is untrusted, so longer lines are truncated.

/// Maximum length of a line in bytes. Answers repeat a string of a few thousand bytes a few times.
pub const MAX_LINE: usize = 1 << 18;

/// Returns the next line without its line end; `None` at the end of the input. The last line needs no line end.
///
/// Invalid UTF-8 becomes U+FFFD, which reports can show; no valid answer contains it.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let (mut line, mut seen) = (Vec::new(), false);
    loop {
        let piece = match input.fill_buf() {
            Ok(piece) => piece,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if piece.is_empty() {
            return Ok(seen.then(|| text(&line)));
        }
        seen = true;
        let newline = piece.iter().position(|&byte| byte == b'\n');
        let kept = newline.unwrap_or(piece.len()).min(MAX_LINE.saturating_sub(line.len()));
        line.extend(piece.iter().take(kept));
        let taken = newline.map_or(piece.len(), |at| at + 1);
        input.consume(taken);
        // A truncated line is returned at once: it is not an answer, and its end may never arrive.
        if newline.is_some() || line.len() >= MAX_LINE {
            return Ok(Some(text(&line)));
        }
    }
}

fn text(line: &[u8]) -> String {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    String::from_utf8_lossy(line).into_owned()
}
