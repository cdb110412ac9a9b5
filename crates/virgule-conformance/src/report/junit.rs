//! The report as JUnit XML: a test case for each rule that was tried and for each group of differences.
//!
//! The format has no standard; this is what the common readers agree on (testsuite, testcase, failure, skipped,
//! system-err). An expected difference is a skipped case with its reason.

use super::{count, quoted, remarks};
use crate::examine::Report;
use crate::group::Group;
use std::fmt::Write;

/// A document with one suite.
pub fn junit(report: &Report) -> String {
    let at_fault = |rule: &str| report.groups.iter().any(|group| group.rule == rule);
    let tried = |rule: &&crate::coverage::CoveredRule| rule.inside.tried + rule.outside.tried > 0;
    let good: Vec<_> =
        report.coverage.rules.iter().filter(tried).filter(|rule| !at_fault(&rule.name)).collect();
    let expected = report.groups.iter().filter(|group| group.expected.is_some()).count();
    let faults = faults(report);
    let suite = escaped(&format!("virgule conform {}", report.language));
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing to a string does not fail.
    let _ = writeln!(
        xml,
        "<testsuite name=\"{suite}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{expected}\">",
        good.len() + report.groups.len() + faults.len(),
        report.groups.len() - expected + faults.len(),
    );
    let class = escaped(&report.language);
    for rule in good {
        let _ = writeln!(xml, "  <testcase classname=\"{class}\" name=\"{}\"/>", escaped(&rule.name));
    }
    for group in &report.groups {
        let name = escaped(&format!("{}: {}", group.rule, group.class));
        let _ = writeln!(xml, "  <testcase classname=\"{class}\" name=\"{name}\">");
        let _ = match &group.expected {
            Some(reason) => writeln!(xml, "    <skipped message=\"{}\"/>", escaped(reason)),
            None => {
                let message = escaped(&format!("{}: {}", quoted(&group.example), group.class));
                writeln!(
                    xml,
                    "    <failure type=\"{}\" message=\"{message}\">{}</failure>",
                    group.class.name(),
                    escaped(&lines(group))
                )
            }
        };
        xml.push_str("  </testcase>\n");
    }
    for (name, message) in faults {
        let _ = writeln!(
            xml,
            "  <testcase classname=\"{class}\" name=\"{name}\">\n    <failure type=\"{name}\" message=\"{}\"/>\n  </testcase>",
            escaped(&message)
        );
    }
    if !report.words.is_empty() {
        let _ = writeln!(xml, "  <system-err>{}</system-err>", escaped(&report.words));
    }
    xml.push_str("</testsuite>\n");
    xml
}

/// What fails and is no group.
fn faults(report: &Report) -> Vec<(&'static str, String)> {
    let mut faults: Vec<(&str, String)> = report
        .missed
        .iter()
        .map(|entry| ("unexpected-success", format!("{entry} is no difference any more ({})", entry.reason)))
        .collect();
    faults.extend(report.unsteady.iter().map(|what| ("unsteady", what.clone())));
    if report.spent || report.asked() == 0 {
        faults.push(("incomplete", remarks(report).join("; ")));
    }
    faults
}

fn lines(group: &Group) -> String {
    let mut text = group.detail.clone();
    // Writing to a string does not fail.
    let _ = write!(text, "\n{} in all", count(group.texts.len(), "text"));
    for other in group.texts.iter().take(20) {
        let _ = write!(text, "\n{}", quoted(other));
    }
    text
}

/// Text and attributes of XML 1.0, which has no way to write control characters: they become U+FFFD.
fn escaped(text: &str) -> String {
    let mut xml = String::new();
    for character in text.chars() {
        match character {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '"' => xml.push_str("&quot;"),
            '\n' | '\t' => {
                let _ = write!(xml, "&#{};", u32::from(character));
            }
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => xml.push('\u{fffd}'),
            _ => xml.push(character),
        }
    }
    xml
}
