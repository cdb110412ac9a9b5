//! A report in the forms in which it is read: by people at a terminal, by programs, by build servers, in a browser.
//!
//! ```text
//! text    a few lines, the groups first
//! json    everything
//! junit   a test case a rule and a group, as build servers show it
//! html    one page: the groups, and the grammar coloured by coverage and failure
//! marked  the text of a grammar → stretches, each with what is known of it
//! ```

mod html;
mod json;
mod junit;
mod marked;
mod text;

pub use html::html;
pub use json::json;
pub use junit::junit;
pub use text::text;

use crate::coverage::{Coverage, CoveredPlace, CoveredRule};
use crate::examine::Report;

/// A text in quotes, with what cannot be seen as escapes.
pub(crate) fn quoted(text: &str) -> String {
    let mut shown = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => shown.extend(['\\', character]),
            // Marks that combine or reorder are shown as what they are, or the reader is misled.
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

/// `takes 3 of 4`: what was tried of all.
fn covered<T>(all: &[T], tried: impl Fn(&T) -> bool) -> (usize, usize) {
    (all.iter().filter(|one| tried(one)).count(), all.len())
}

/// How many rules, and how many alternatives, options and repetitions were tried, of how many.
pub(crate) fn coverage(coverage: &Coverage) -> [(usize, usize); 2] {
    let rule = |rule: &CoveredRule| rule.inside.tried > 0;
    let place = |place: &CoveredPlace| place.inside.tried > 0;
    [covered(&coverage.rules, rule), covered(&coverage.places, place)]
}

/// The sentences that are said beside the groups, whatever the form.
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
    add(report.beyond, "left out: inside the grammar, refused by what is checked beyond it");
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
            .map(|entry| format!("unexpected success: {entry} is no difference any more ({})", entry.reason)),
    );
    if report.asked() == 0 {
        remarks.push("nothing was answered".to_string());
    }
    remarks
}
