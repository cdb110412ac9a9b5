//! A progress line on the terminal: bytes read, total, rate, remaining time.
//!
//! ```text
//!  37 %  1.2 GB of 3.4 GB  812.0 MB/s  3 s left
//! ```
//!
//! The line is on standard error if this is a terminal, after half a second, and removed before other output. All
//! threads share one counter.

use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

const DELAY: Duration = Duration::from_millis(500);

const INTERVAL: Duration = Duration::from_millis(100);

pub struct Progress {
    read: AtomicU64,
    /// The total number of bytes; 0 if it is unknown.
    total: u64,
    begin: Instant,
    is_terminal: bool,
    /// The time of the last update, in milliseconds since `begin`.
    drawn: AtomicU64,
    shown: AtomicBool,
}

impl Progress {
    /// Starts with no bytes read, of `total` bytes (0 if unknown).
    pub fn new(total: u64) -> Self {
        Progress {
            read: AtomicU64::new(0),
            total,
            begin: Instant::now(),
            is_terminal: stderr().is_terminal(),
            drawn: AtomicU64::new(0),
            shown: AtomicBool::new(false),
        }
    }

    pub fn add(&self, bytes: u64) {
        self.read.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Updates the line, if the interval has passed.
    pub fn draw(&self) {
        if !self.is_terminal {
            return;
        }
        let took = self.begin.elapsed();
        let drawn = Duration::from_millis(self.drawn.load(Ordering::Relaxed));
        if took >= DELAY && took >= drawn + INTERVAL {
            self.drawn.store(took.as_millis() as u64, Ordering::Relaxed);
            self.shown.store(true, Ordering::Relaxed);
            let line = line(self.read.load(Ordering::Relaxed), self.total, took);
            // Returns to the start of the line, and erases the rest of the previous line.
            let _ = write!(stderr(), "\r{line}\x1b[K").and_then(|()| stderr().flush());
        }
    }

    /// Removes the line before other output.
    pub fn clear(&self) {
        if self.shown.swap(false, Ordering::Relaxed) {
            let _ = write!(stderr(), "\r\x1b[K").and_then(|()| stderr().flush());
        }
    }
}

fn line(read: u64, total: u64, took: Duration) -> String {
    let speed = (read as f64 / took.as_secs_f64()) as u64;
    let (read_size, speed) = (size(read), size(speed));
    match read.saturating_mul(100).checked_div(total).filter(|percent| *percent <= 100) {
        Some(percent) => {
            let left = (total - read) as f64 * took.as_secs_f64() / read.max(1) as f64;
            format!(
                "{percent:3} %  {read_size} of {}  {speed}/s  {} left",
                size(total),
                span(left.ceil() as u64)
            )
        }
        None => format!("{read_size}  {speed}/s"),
    }
}

/// Returns a duration in its two largest units.
fn span(seconds: u64) -> String {
    match (seconds / 3600, seconds / 60 % 60) {
        (0, 0) => format!("{seconds} s"),
        (0, minutes) => format!("{minutes} min {} s", seconds % 60),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

/// Returns a size in the largest unit that gives at least 1.
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
    use super::{line, size, span};
    use std::time::Duration;

    #[test]
    fn shows_bytes_and_rate() {
        let second = Duration::from_secs(2);
        assert_eq!(line(1_500_000, 3_000_000, second), " 50 %  1.5 MB of 3.0 MB  750.0 kB/s  2 s left");
        // The total is unknown for a pipe, and exceeded if a file grows.
        assert_eq!(line(3_000, 0, second), "3.0 kB  1.5 kB/s");
        assert_eq!(line(3_000, 1_000, second), "3.0 kB  1.5 kB/s");
        assert_eq!([59, 60, 3_599, 3_600].map(span), ["59 s", "1 min 0 s", "59 min 59 s", "1 h 0 min"]);
        assert_eq!([999, 1_000, 1_234_567_890].map(size), ["999 B", "1.0 kB", "1.2 GB"]);
    }
}
