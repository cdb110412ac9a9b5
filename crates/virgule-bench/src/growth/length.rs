//! Parse time by the length of a text, from 10 bytes to 16 MB.

use super::nanoseconds;
use super::series::{Growth, Series, steps};
use std::fmt::Write;
use virgule::schemes::LdapFilter;
use virgule::{Iri, Uri};

/// A sequence of texts: its name, the prefix, the part that is repeated after it, and true if the texts are IRIs.
const SHAPES: &[(&str, &str, &str, bool)] = &[
    ("path", "http://a/", "segment/", false),
    ("query", "http://a?", "name=value&", false),
    ("percent-encodings", "http://a/", "%7E", false),
    ("host", "http://", "example.", false),
    ("path of an IRI, ASCII and not", "http://a/", "páth/語/", true),
];
/// The name of a sequence of texts that are refused at their end.
const REFUSED: &str = "error at the end of a path";
/// The name of a sequence of texts that have a called rule in each repeated part.
const CALLS: &str = "members of a filter of LDAP";

/// Two lengths in bytes whose throughput must be equal, and the tolerance.
const SHORT: f64 = 1e3;
const LONG: f64 = 1e6;
const BUDGET: f64 = 0.2;

pub fn measure() -> Growth {
    let lengths = steps(10, 16_000_000, 2);
    let mut series: Vec<Series> = SHAPES
        .iter()
        .map(|&(name, begin, part, iri)| {
            let points = lengths.iter().map(|&length| {
                let text = text(begin, part, length);
                let time = if iri {
                    nanoseconds(|| Iri::parse(&text).is_ok())
                } else {
                    nanoseconds(|| Uri::parse(&text).is_ok())
                };
                (text.len() as f64, time)
            });
            Series { name, points: points.collect() }
        })
        .collect();
    let points = lengths.iter().map(|&length| {
        let text = text("http://a/", "segment/", length) + "^";
        (text.len() as f64, nanoseconds(|| Uri::parse(&text).is_err()))
    });
    series.push(Series { name: REFUSED, points: points.collect() });
    let points = lengths.iter().map(|&length| {
        let text = text("(&", "(a=b)", length) + ")";
        (text.len() as f64, nanoseconds(|| LdapFilter::parse(&text).is_ok()))
    });
    series.push(Series { name: CALLS, points: points.collect() });
    let about = throughputs(&series);
    let (title, work, cost) = ("Parse time by length", "length of the text in bytes", "time in nanoseconds");
    Growth { file: "length", title, about, work, cost, from: SHORT, series }
}

/// A text of about the given length: `begin`, and whole copies of `part`.
fn text(begin: &str, part: &str, length: usize) -> String {
    let count = length.saturating_sub(begin.len()).div_ceil(part.len()).max(1);
    format!("{begin}{}", part.repeat(count))
}

/// The throughput in MB/s of a long and a short text, and the result of the comparison with the tolerance.
fn throughputs(series: &[Series]) -> String {
    let mut text = format!(
        "A text of 1 MB is to be no slower than one of 1 kB by more than {:.0} %:\n\n\
         | part that grows | MB/s at 1 kB | MB/s at 1 MB | differs by |\n|---|---|---|---|\n",
        100.0 * BUDGET
    );
    let mut slower = Vec::new();
    for series in series {
        let (Some(short), Some(long)) = (series.at(SHORT), series.at(LONG)) else { continue };
        let rate = |(bytes, time): (f64, f64)| 1e3 * bytes / time;
        let ratio = rate(long) / rate(short);
        if ratio < 1.0 - BUDGET {
            slower.push(series.name);
        }
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "| {} | {:.0} | {:.0} | {:+.0} % |",
            series.name,
            rate(short),
            rate(long),
            100.0 * (ratio - 1.0)
        );
    }
    if slower.is_empty() {
        text.push_str("\nNone is.");
    } else {
        let _ = write!(text, "\nThe budget is missed by: {}.", slower.join("; "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{SHAPES, text, throughputs};
    use crate::growth::series::Series;
    use virgule::schemes::LdapFilter;
    use virgule::{Iri, Uri};

    #[test]
    fn texts_match_and_are_as_long_as_asked_for() {
        for &(name, begin, part, iri) in SHAPES {
            for length in [10, 1000, 100_000] {
                let text = text(begin, part, length);
                assert!(if iri { Iri::parse(&text).is_ok() } else { Uri::parse(&text).is_ok() }, "{name}");
                assert!((length..length + begin.len() + part.len()).contains(&text.len()), "{name} {length}");
            }
        }
        assert!(Uri::parse(&(text("http://a/", "segment/", 100) + "^")).is_err());
        assert!(LdapFilter::parse(&(text("(&", "(a=b)", 100_000) + ")")).is_ok());
    }

    #[test]
    fn a_long_text_that_is_slower_misses_the_budget() {
        let series = |long: f64| Series { name: "path", points: vec![(1e3, 100.0), (1e6, long)] };
        let summary = |long: f64| throughputs(&[series(long)]);
        assert!(
            summary(1e5).contains("| path | 10000 | 10000 | +0 % |") && summary(1e5).ends_with("None is.")
        );
        assert!(summary(1.2e5).ends_with("None is."), "{}", summary(1.2e5));
        assert!(summary(1.3e5).contains("| -23 % |") && summary(1.3e5).ends_with("missed by: path."));
    }
}
