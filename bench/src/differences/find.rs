//! Differences between the links that linkify finds and the URIs that virgule finds, over the real URLs in prose: the
//! number of each class, with an example.

use crate::inputs;
use crate::subjects::linkify;
use std::fmt::Write;
use std::ops::Range;
use virgule::find::Finder;

/// A position in a text at which the ranges found by virgule and by linkify differ, or only one of them finds any.
pub struct Place<'t> {
    pub text: &'t str,
    pub ours: Option<Range<usize>>,
    pub theirs: Option<Range<usize>>,
}

pub struct SpanDifference {
    /// The behaviour of linkify, as the predicate of a sentence.
    pub what: &'static str,
    pub applies: fn(&Place<'_>) -> bool,
    /// A text, the URIs that virgule finds in it, and the links that linkify finds in it.
    pub example: (&'static str, &'static [&'static str], &'static [&'static str]),
    /// The correct behaviour.
    pub right: &'static str,
}

impl Place<'_> {
    fn ours(&self) -> &str {
        self.ours.clone().map_or("", |range| &self.text[range])
    }

    fn theirs(&self) -> &str {
        self.theirs.clone().map_or("", |range| &self.text[range])
    }

    /// The text by which the link of linkify is longer than the URI of virgule; `None` if it is not longer.
    fn longer(&self) -> Option<&str> {
        self.theirs().strip_prefix(self.ours()).filter(|rest| !rest.is_empty() && !self.ours().is_empty())
    }

    /// The text by which the URI of virgule is longer than the link of linkify; `None` if it is not longer.
    fn shorter(&self) -> Option<&str> {
        self.ours().strip_prefix(self.theirs()).filter(|rest| !rest.is_empty() && !self.theirs().is_empty())
    }
}

pub const SPAN_DIFFERENCES: &[SpanDifference] = &[
    SpanDifference {
        what: "finds nothing without `://`",
        applies: |place| place.theirs.is_none() && !place.ours().contains("://"),
        example: ("call tel:+1-201-555-0123", &["tel:+1-201-555-0123"], &[]),
        right: "virgule: the authority is optional (RFC 3986 section 3); virgule finds such URIs if their scheme is common",
    },
    SpanDifference {
        what: "finds nothing if the host is not a public DNS name",
        applies: |place| place.theirs.is_none() && place.ours().contains("://"),
        example: ("at http://a_b.example/", &["http://a_b.example/"], &[]),
        right: "virgule: `a_b` is a `reg-name`; section 3.2.2 leaves the form of names to the system that resolves them",
    },
    SpanDifference {
        what: "includes the closing emphasis of Markdown, or a closing quotation mark",
        applies: |place| place.longer().is_some_and(|rest| rest.chars().all(|c| "_~'*".contains(c))),
        example: ("_see http://a.example/b_", &["http://a.example/b"], &["http://a.example/b_"]),
        right: "neither: a URI may end with such a character; in prose it is more often emphasis",
    },
    SpanDifference {
        what: "omits everything after the host unless a `/` or `?` follows it",
        applies: |place| place.shorter().is_some_and(|rest| rest.starts_with(['#', ':'])),
        example: ("http://a.example#top", &["http://a.example#top"], &["http://a.example"]),
        right: "virgule: a path may be empty (section 3.3), and a fragment may follow it",
    },
    SpanDifference {
        what: "includes characters that no URI may contain",
        applies: |place| {
            place.longer().is_some_and(|rest| rest.starts_with(['{', '}', '\\', '^', '%', '#', '[', ']']))
        },
        example: ("http://a.example/{id}", &["http://a.example/"], &["http://a.example/{id}"]),
        right: "virgule: RFC 3986 appendix A",
    },
    SpanDifference {
        what: "treats a host as a DNS name, and starts or ends where such a name does",
        applies: |place| {
            let begins = |range: &Option<Range<usize>>| range.as_ref().map_or(0, |range| range.start);
            let later = place.theirs.is_some() && begins(&place.theirs) > begins(&place.ours);
            later || place.shorter().is_some_and(|rest| !rest.starts_with(['#', ':']))
        },
        example: ("http://www.%70ython.org/", &["http://www.%70ython.org/"], &["http://www"]),
        right: "virgule: section 3.2.2, `reg-name`",
    },
];

/// The ranges of the URIs that virgule finds.
fn ours(text: &str) -> Vec<Range<usize>> {
    Finder::new().find(text).map(|found| found.range()).collect()
}

/// The ranges of the links with a scheme that linkify finds.
fn theirs(text: &str) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    linkify::find(text, &mut |begin, end| ranges.push(begin..end));
    ranges
}

/// The differences in a text. Ranges that overlap are one difference.
pub fn places(text: &str) -> Vec<Place<'_>> {
    let (ours, theirs) = (ours(text), theirs(text));
    let overlaps = |one: &Range<usize>, other: &Range<usize>| one.start < other.end && other.start < one.end;
    let mut places = Vec::new();
    for range in &ours {
        let other = theirs.iter().find(|other| overlaps(range, other));
        if other != Some(range) {
            places.push(Place { text, ours: Some(range.clone()), theirs: other.cloned() });
        }
    }
    let alone = theirs.iter().filter(|range| !ours.iter().any(|other| overlaps(range, other)));
    places.extend(alone.map(|range| Place { text, ours: None, theirs: Some(range.clone()) }));
    places
}

/// Lines of prose that contain every real URL.
pub fn lines() -> Result<Vec<String>, String> {
    let real = inputs::real(&[], 1)?;
    let (Some(urls), Some(prose)) = (real.first(), inputs::others().next()) else { return Ok(Vec::new()) };
    let line = |(number, url): (usize, &String)| {
        let words = &prose.lines[number % prose.lines.len()];
        match number % 3 {
            0 => format!("{words} See {url}."),
            1 => format!("({url}) {words}"),
            _ => format!("{words} <{url}>, and so on"),
        }
    };
    Ok(urls.lines.iter().enumerate().map(line).collect())
}

/// The section about finding.
pub fn section() -> Result<String, String> {
    let lines = lines()?;
    let (mut spans, mut counts, mut total) = (0, vec![0; SPAN_DIFFERENCES.len()], 0);
    for line in &lines {
        spans += ours(line).len();
        for place in places(line) {
            total += 1;
            if let Some(class) = SPAN_DIFFERENCES.iter().position(|class| (class.applies)(&place)) {
                counts[class] += 1;
            }
        }
    }
    let mut text = format!(
        "\n## Finding URIs in prose\n\n### linkify 0.11\n\nIn {} lines of prose with one of the URLs of `tests/data/urls.txt` each, virgule finds {spans} URIs. \
         In {total} places linkify finds a different link, or none:\n\n",
        lines.len()
    );
    for (class, count) in SPAN_DIFFERENCES.iter().zip(counts) {
        let (example, ours, theirs) = class.example;
        let shown = |found: &[&str]| match found {
            [] => "nothing".to_string(),
            found => found.iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", "),
        };
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "- It {} ({count}).\n  In `{example}` it finds {}; virgule finds {}.\n  Correct: {}.",
            class.what,
            shown(theirs),
            shown(ours),
            class.right
        );
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{SPAN_DIFFERENCES, lines, ours, places, theirs};

    #[test]
    fn every_example_is_true() {
        for class in SPAN_DIFFERENCES {
            let (text, here, there) = class.example;
            let shown = |ranges: Vec<std::ops::Range<usize>>| {
                ranges.into_iter().map(|range| text[range].to_string()).collect::<Vec<_>>()
            };
            assert_eq!(shown(ours(text)), here, "{}", class.what);
            assert_eq!(shown(theirs(text)), there, "{}", class.what);
            assert!(places(text).iter().any(|place| (class.applies)(place)), "{}", class.what);
        }
    }

    #[test]
    fn every_difference_in_finding_is_described() {
        let lines = lines().expect("the URLs of the project");
        let mut unknown = Vec::new();
        for line in &lines {
            for place in places(line) {
                let known = SPAN_DIFFERENCES.iter().filter(|class| (class.applies)(&place)).count();
                if known != 1 {
                    unknown.push(format!("{known}: {:?} {:?}", place.ours(), place.theirs()));
                }
            }
        }
        unknown.sort_by_key(String::len);
        assert!(unknown.is_empty(), "{}:\n{}", unknown.len(), unknown[..unknown.len().min(60)].join("\n"));
    }
}
