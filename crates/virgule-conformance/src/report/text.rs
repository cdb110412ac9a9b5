//! The report as lines for a terminal.

use super::{count, coverage, quoted, remarks};
use crate::compare::Class;
use crate::examine::Report;
use std::fmt::Write;

/// Number of texts that are shown of a group, besides its shortest.
const OTHERS: usize = 3;

/// The report as text; groups are listed by class, each with its shortest example. Below it are other texts of the group that
/// could not be made shorter: one rule may have several faults.
///
/// ```text
/// uri-reference, asked of `subject uriparse`
/// refused, but inside
///   IPvFuture   "//[v0.a]"   the shortest of 24
///               "//[V0.a]"
/// 3412 texts, 292 answered otherwise; 41 of 41 rules, 120 of 122 alternatives tried (seed 1)
/// does not conform
/// ```
pub fn text(report: &Report) -> String {
    let mut text = format!("{}, asked of `{}`\n", report.language, report.command.join(" "));
    let shown = |group: &crate::group::Group| (group.rule.clone(), quoted(&group.example));
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
                let _ = writeln!(text, "  {:rules$}  and {more} more that cannot be made shorter", "");
            }
            if let Some(reason) = &group.expected {
                let _ = writeln!(text, "  {:rules$}  expected: {reason}", "");
            }
        }
    }
    let [rules, branches] = coverage(&report.coverage);
    let _ = writeln!(
        text,
        "\n{} inside and {} outside, {} answered otherwise; tried {} of {} rules, {} of {} alternatives (seed {})",
        count(report.answered.0, "text"),
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
