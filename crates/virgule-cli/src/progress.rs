//! A line on the terminal while bytes are read: how many, of how many, how fast, and how long still.
//!
//! ```text
//!  37 %  1.2 GB of 3.4 GB  812.0 MB/s  3 s left
//! ```
//!
//! It stands on standard error, only if that is a terminal, only after half a second, and is gone before an answer is
//! printed. One counter serves all threads.

use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What takes less time shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);

/// How long a line stands at least.
const PACE: Duration = Duration::from_millis(100);

/// How many bytes have been read.
pub struct Progress {
    read: AtomicU64,
    /// How many there are, as far as that is known; 0 if not.
    total: u64,
    begin: Instant,
    visible: bool,
    /// When the line was drawn, in milliseconds from the begin.
    drawn: AtomicU64,
    /// Whether it stands there.
    stands: AtomicBool,
}

impl Progress {
    /// None read so far, of about `total`.
    pub fn new(total: u64) -> Self {
        Progress {
            read: AtomicU64::new(0),
            total,
            begin: Instant::now(),
            visible: stderr().is_terminal(),
            drawn: AtomicU64::new(0),
            stands: AtomicBool::new(false),
        }
    }

    /// So many more were read.
    pub fn add(&self, bytes: u64) {
        self.read.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Draws the line anew, if it is time for it.
    pub fn draw(&self) {
        if !self.visible {
            return;
        }
        let took = self.begin.elapsed();
        let drawn = Duration::from_millis(self.drawn.load(Ordering::Relaxed));
        if took >= PATIENCE && took >= drawn + PACE {
            self.drawn.store(took.as_millis() as u64, Ordering::Relaxed);
            self.stands.store(true, Ordering::Relaxed);
            let line = line(self.read.load(Ordering::Relaxed), self.total, took);
            // Back to the begin of the line, and what is behind the new one erased.
            let _ = write!(stderr(), "\r{line}\x1b[K").and_then(|()| stderr().flush());
        }
    }

    /// Takes the line away, so that something else can be printed.
    pub fn clear(&self) {
        if self.stands.swap(false, Ordering::Relaxed) {
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

/// In the two largest units that count.
fn span(seconds: u64) -> String {
    match (seconds / 3600, seconds / 60 % 60) {
        (0, 0) => format!("{seconds} s"),
        (0, minutes) => format!("{minutes} min {} s", seconds % 60),
        (hours, minutes) => format!("{hours} h {minutes} min"),
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
    use super::{line, size, span};
    use std::time::Duration;

    #[test]
    fn a_line_says_how_far_and_how_fast() {
        let second = Duration::from_secs(2);
        assert_eq!(line(1_500_000, 3_000_000, second), " 50 %  1.5 MB of 3.0 MB  750.0 kB/s  2 s left");
        // A pipe has no length, and a file may grow.
        assert_eq!(line(3_000, 0, second), "3.0 kB  1.5 kB/s");
        assert_eq!(line(3_000, 1_000, second), "3.0 kB  1.5 kB/s");
        assert_eq!([59, 60, 3_599, 3_600].map(span), ["59 s", "1 min 0 s", "59 min 59 s", "1 h 0 min"]);
        assert_eq!([999, 1_000, 1_234_567_890].map(size), ["999 B", "1.0 kB", "1.2 GB"]);
    }
}
