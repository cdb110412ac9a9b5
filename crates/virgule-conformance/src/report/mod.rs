//! Output formats of a report.
//!
//! ```text
//! text       for a terminal
//! json       the complete report
//! junit      JUnit XML, for build servers
//! html       a page with the groups and the coverage of the grammar
//! annotated  the text of a grammar, split into parts with their coverage
//! ```

mod annotated;
mod html;
mod json;
mod junit;
mod text;

pub use html::html;
pub use json::json;
pub use junit::junit;
pub use text::text;

use crate::coverage::{Coverage, CoveredBranch, CoveredRule};
use crate::examine::Report;

/// A text in quotes, with escapes for invisible characters.
pub(crate) fn quoted(text: &str) -> String {
    let mut shown = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => shown.extend(['\\', character]),
            // Combining and bidirectional characters are escaped, because they would mislead the reader.
            _ if character.is_alphanumeric() || character.is_ascii_graphic() || character == ' ' => {
                shown.push(character)
            }
            _ => shown.extend(character.escape_debug()),
        }
    }
    shown.push('"');
    shown
}

/// `1 text`, `2 texts`
pub(crate) fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Number of exercised items, and of all.
fn covered<T>(all: &[T], tried: impl Fn(&T) -> bool) -> (usize, usize) {
    (all.iter().filter(|one| tried(one)).count(), all.len())
}

/// Numbers of exercised and all rules, and of exercised and all branches.
pub(crate) fn coverage(coverage: &Coverage) -> [(usize, usize); 2] {
    let rule = |rule: &CoveredRule| rule.inside.tried > 0;
    let place = |place: &CoveredBranch| place.inside.tried > 0;
    [covered(&coverage.rules, rule), covered(&coverage.branches, place)]
}

/// Remarks beside the groups, for all formats.
pub(crate) fn remarks(report: &Report) -> Vec<String> {
    let mut remarks = Vec::new();
    let mut add = |number: usize, what: &str| {
        if number > 0 {
            remarks.push(format!("{} {what}", count(number, "text")));
        }
    };
    add(report.unsupported, "not supported by the subject");
    add(report.untold, "not asked: a line cannot hold line breaks");
    add(report.unasked, "not asked: too much went wrong before");
    add(
        report.beyond,
        "not asked: the grammar matches, and a check of what a field contains (`;! validate`, `;! parameters`) rejects",
    );
    if report.restarts > 0 {
        remarks.push(format!(
            "started again {}",
            if report.restarts == 1 { "once".into() } else { format!("{} times", report.restarts) }
        ));
    }
    remarks.extend(report.unsteady.iter().map(|what| format!("unsteady: {what}")));
    remarks.extend(
        report
            .missed
            .iter()
            .map(|entry| format!("unexpected success: {entry} is not found any more ({})", entry.reason)),
    );
    if report.asked() == 0 {
        remarks.push("nothing was answered".to_string());
    }
    remarks
}
