//! The environment of a measurement, as far as the system reports it.

use serde_json::{Value, json};
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Date, processor, vector level of virgule, number of cores, and compiler.
pub fn json() -> Value {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    json!({
        "date": date(since.as_secs() / 86_400),
        "processor": processor(),
        "level": virgule::VectorLevel::current().name(),
        "cores": std::thread::available_parallelism().map_or(1, usize::from),
        "rustc": rustc(),
    })
}

/// The date `days` days after 1970-01-01 in the proleptic Gregorian calendar.
fn date(mut days: u64) -> String {
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

/// The name of the processor on Linux, else the architecture.
fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let named = text.lines().filter_map(|line| line.split_once(':'));
    let mut model = named.filter(|(key, _)| key.trim() == "model name").map(|(_, name)| name.trim());
    model.next().unwrap_or(std::env::consts::ARCH).to_string()
}

/// The output of `rustc --version`.
fn rustc() -> Option<String> {
    let output = Command::new("rustc").arg("--version").output().ok()?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_dates() {
        for (days, day) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (11_016, "2000-02-29"),
            (20_453, "2025-12-31"),
            (20_779, "2026-11-22"),
        ] {
            assert_eq!(date(days), day);
        }
    }
}
