//! A line on the terminal while bytes are read: how many, of how many, how fast.
//!
//! ```text
//!  37 %  1.2 of 3.4 GB  812 MB/s
//! ```
//!
//! It stands on standard error, only if that is a terminal, only after half a second, and is gone before an answer is
//! printed. One counter serves all threads.

use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What takes less time shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);

/// How many bytes have been read.
pub struct Progress {
    read: AtomicU64,
    /// How many there are, as far as that is known; 0 if not.
    total: u64,
    begin: Instant,
    visible: bool,
}

impl Progress {
    /// None read so far, of about `total`.
    pub fn new(total: u64) -> Self {
        Progress { read: AtomicU64::new(0), total, begin: Instant::now(), visible: stderr().is_terminal() }
    }

    /// So many more were read.
    pub fn add(&self, bytes: u64) {
        self.read.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Draws the line anew, if it is time for it.
    pub fn draw(&self) {
        let took = self.begin.elapsed();
        if self.visible && took >= PATIENCE {
            let line = line(self.read.load(Ordering::Relaxed), self.total, took);
            // Back to the begin of the line, and what is behind the new one erased.
            let _ = write!(stderr(), "\r{line}\x1b[K").and_then(|()| stderr().flush());
        }
    }

    /// Takes the line away, so that something else can be printed.
    pub fn clear(&self) {
        if self.visible && self.begin.elapsed() >= PATIENCE {
            let _ = write!(stderr(), "\r\x1b[K").and_then(|()| stderr().flush());
        }
    }
}

fn line(read: u64, total: u64, took: Duration) -> String {
    let speed = (read as f64 / took.as_secs_f64()) as u64;
    let (read_size, speed) = (size(read), size(speed));
    match read.saturating_mul(100).checked_div(total).filter(|percent| *percent <= 100) {
        Some(percent) => format!("{percent:3} %  {read_size} of {}  {speed}/s", size(total)),
        None => format!("{read_size}  {speed}/s"),
    }
}

/// In the largest unit of which there is at least one.
fn size(bytes: u64) -> String {
    const UNITS: [(u64, &str); 4] =
        [(1_000_000_000_000, "TB"), (1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")];
    match UNITS.iter().find(|(unit, _)| bytes >= *unit) {
        Some((unit, name)) => format!("{:.1} {name}", bytes as f64 / *unit as f64),
        None => format!("{bytes} B"),
    }
}

#[cfg(test)]
mod tests {
    use super::{line, size};
    use std::time::Duration;

    #[test]
    fn a_line_says_how_far_and_how_fast() {
        let second = Duration::from_secs(2);
        assert_eq!(line(1_500_000, 3_000_000, second), " 50 %  1.5 MB of 3.0 MB  750.0 kB/s");
        // A pipe has no length, and a file may grow.
        assert_eq!(line(3_000, 0, second), "3.0 kB  1.5 kB/s");
        assert_eq!(line(3_000, 1_000, second), "3.0 kB  1.5 kB/s");
        assert_eq!([999, 1_000, 1_234_567_890].map(size), ["999 B", "1.0 kB", "1.2 GB"]);
    }
}
