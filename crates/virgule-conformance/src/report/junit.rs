//! The report as JUnit XML: a test case for each exercised rule and for each group of differences.
//!
//! The format has no standard; this is the subset that common readers support (testsuite, testcase, failure, skipped,
//! system-err). An expected difference is a skipped test with its reason.

use super::{count, quoted, remarks};
use crate::escape;
use crate::examine::Report;
use crate::group::Group;
use std::fmt::Write;

/// The report as an XML document with one test suite.
pub fn junit(report: &Report) -> String {
    let at_fault = |rule: &str| report.groups.iter().any(|group| group.rule == rule);
    let tried = |rule: &&crate::coverage::CoveredRule| rule.inside.tried + rule.outside.tried > 0;
    let good: Vec<_> =
        report.coverage.rules.iter().filter(tried).filter(|rule| !at_fault(&rule.name)).collect();
    let expected = report.groups.iter().filter(|group| group.expected.is_some()).count();
    let faults = faults(report);
    let suite = escape::xml(&format!("virgule conform {}", report.language));
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing to a string does not fail.
    let _ = writeln!(
        xml,
        "<testsuite name=\"{suite}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{expected}\">",
        good.len() + report.groups.len() + faults.len(),
        report.groups.len() - expected + faults.len(),
    );
    let class = escape::xml(&report.language);
    for rule in good {
        let _ = writeln!(xml, "  <testcase classname=\"{class}\" name=\"{}\"/>", escape::xml(&rule.name));
    }
    for group in &report.groups {
        let name = escape::xml(&format!("{}: {}", group.rule, group.class));
        let _ = writeln!(xml, "  <testcase classname=\"{class}\" name=\"{name}\">");
        let _ = match &group.expected {
            Some(reason) => writeln!(xml, "    <skipped message=\"{}\"/>", escape::xml(reason)),
            None => {
                let message = escape::xml(&format!("{}: {}", quoted(&group.example), group.class));
                writeln!(
                    xml,
                    "    <failure type=\"{}\" message=\"{message}\">{}</failure>",
                    group.class.name(),
                    escape::xml(&lines(group))
                )
            }
        };
        xml.push_str("  </testcase>\n");
    }
    for (name, message) in faults {
        let _ = writeln!(
            xml,
            "  <testcase classname=\"{class}\" name=\"{name}\">\n    <failure type=\"{name}\" message=\"{}\"/>\n  </testcase>",
            escape::xml(&message)
        );
    }
    if !report.stderr.is_empty() {
        let _ = writeln!(xml, "  <system-err>{}</system-err>", escape::xml(&report.stderr));
    }
    xml.push_str("</testsuite>\n");
    xml
}

/// The failures that are not groups of differences.
fn faults(report: &Report) -> Vec<(&'static str, String)> {
    let mut faults: Vec<(&str, String)> = report
        .missed
        .iter()
        .map(|entry| ("unexpected-success", format!("{entry} is not found any more ({})", entry.reason)))
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
