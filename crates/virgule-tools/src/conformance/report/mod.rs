//! Output formats of a report: lines for a terminal, JSON, and a page with the groups and the coverage of the grammar.

mod html;

pub use html::html;

use crate::conformance::coverage::{Coverage, CoveredBranch, CoveredRule};
use crate::conformance::difference::Class;
use crate::conformance::examine::Report;
use crate::conformance::group::Group;
use serde_json::{Value, json};
use std::fmt::Write;

/// Returns a string in quotes, with escapes for invisible characters.
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

/// Returns a number with its noun: `1 text`, `2 texts`.
pub fn count(number: usize, noun: &str) -> String {
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

/// Returns remarks that belong to no group, for all formats.
pub(crate) fn remarks(report: &Report) -> Vec<String> {
    let mut remarks = Vec::new();
    let mut add = |number: usize, what: &str| {
        if number > 0 {
            remarks.push(format!("{} {what}", count(number, "string")));
        }
    };
    add(report.unsupported, "not supported by the subject");
    add(report.untold, "not sent: a line cannot contain line breaks");
    add(report.unasked, "not sent: too many failures before");
    if report.restarts > 0 {
        remarks.push(format!(
            "restarted {}",
            if report.restarts == 1 { "once".into() } else { format!("{} times", report.restarts) }
        ));
    }
    remarks.extend(report.unsteady.iter().map(|what| format!("not reproducible: {what}")));
    remarks.extend(
        report
            .missed
            .iter()
            .map(|entry| format!("unexpected success: {entry} was not found; remove it ({})", entry.reason)),
    );
    if report.asked() == 0 {
        remarks.push("no request was answered".to_string());
    }
    remarks
}

/// Number of strings shown per group, in addition to its shortest.
const OTHERS: usize = 3;

/// Returns the report as text. Groups are listed by class, each with its shortest example, followed by other strings of
/// the group that could not be shrunk further: one rule may have several faults.
///
/// ```text
/// uri-reference, tested on `subject uriparse`
/// rejected, but inside
///   IPvFuture   "//[v0.a]"   the shortest of 24
///               "//[V0.a]"
/// 3412 strings inside and 903 outside, 292 answered incorrectly; tried 41 of 41 rules, 9 of 9 alternatives (seed 1)
/// does not conform
/// ```
pub fn text(report: &Report) -> String {
    let mut text = format!("{}, tested on `{}`\n", report.language, report.command.join(" "));
    let shown = |group: &Group| (group.rule.clone(), quoted(&group.example));
    let widest = |part: fn(&(String, String)) -> &String| {
        report.groups.iter().map(|group| part(&shown(group)).chars().count()).max().unwrap_or(0).min(40)
    };
    let (rules, examples) = (widest(|shown| &shown.0), widest(|shown| &shown.1));
    for class in Class::ALL {
        let groups: Vec<_> = report.groups.iter().filter(|group| group.class == class).collect();
        if groups.is_empty() {
            continue;
        }
        // Writing to a string does not fail.
        let _ = writeln!(text, "\n{class}");
        for group in groups {
            let (rule, example) = shown(group);
            let more = match group.texts.len().saturating_sub(1) {
                0 => String::new(),
                more => format!("the shortest of {}", more + 1),
            };
            let line = format!("  {rule:rules$}  {example:examples$}  {more}");
            let _ = writeln!(text, "{}", line.trim_end());
            for line in group.detail.lines().take(8) {
                let _ = writeln!(text, "  {:rules$}  {line}", "");
            }
            for other in group.others.iter().take(OTHERS) {
                let _ = writeln!(text, "  {:rules$}  {}", "", quoted(other));
            }
            if let more @ 1.. = group.others.len().saturating_sub(OTHERS) {
                let _ = writeln!(text, "  {:rules$}  and {more} more that cannot be shortened", "");
            }
            if let Some(reason) = &group.expected {
                let _ = writeln!(text, "  {:rules$}  expected: {reason}", "");
            }
        }
    }
    let [rules, branches] = coverage(&report.coverage);
    let _ = writeln!(
        text,
        "\n{} inside and {} outside, {} answered incorrectly; tried {} of {} rules, {} of {} alternatives (seed {})",
        count(report.answered.0, "string"),
        report.answered.1,
        report.wrong,
        rules.0,
        rules.1,
        branches.0,
        branches.1,
        report.seed
    );
    for remark in remarks(report) {
        let _ = writeln!(text, "{remark}");
    }
    text.push_str(if report.conforms() { "conforms\n" } else { "does not conform\n" });
    text
}

/// Returns the report as an object whose members are the fields of [`Report`].
pub fn json(report: &Report) -> Value {
    let [rules, branches] = coverage(&report.coverage);
    json!({
        "conforms": report.conforms(),
        "language": report.language,
        "command": report.command,
        "seed": report.seed,
        "inside": report.answered.0,
        "outside": report.answered.1,
        "wrong": report.wrong,
        "unsupported": report.unsupported,
        "untold": report.untold,
        "unasked": report.unasked,
        "restarts": report.restarts,
        "spent": report.spent,
        "unsteady": report.unsteady,
        "stderr": report.stderr,
        "groups": report.groups.iter().map(group).collect::<Vec<_>>(),
        "missed": report.missed,
        "coverage": {
            "rules": {"tried": rules.0, "all": rules.1},
            "alternatives": {"tried": branches.0, "all": branches.1},
            "by-rule": report.coverage.rules.iter().map(|rule| json!({
                "rule": rule.name, "grammar": rule.document, "inside": rule.inside, "outside": rule.outside,
            })).collect::<Vec<_>>(),
        },
    })
}

fn group(group: &Group) -> Value {
    json!({
        "class": group.class,
        "rule": group.rule,
        "example": group.example,
        "detail": group.detail,
        "others": group.others,
        "count": group.texts.len(),
        "texts": group.texts,
        "expected": group.expected,
    })
}
