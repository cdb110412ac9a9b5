//! The complete report as a JSON object.

use super::coverage;
use crate::coverage::Tally;
use crate::examine::Report;
use crate::group::Group;
use serde_json::{Value, json};

/// The report as an object whose members are the fields of [`Report`].
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
        "beyond": report.beyond,
        "restarts": report.restarts,
        "spent": report.spent,
        "unsteady": report.unsteady,
        "stderr": report.stderr,
        "groups": report.groups.iter().map(group).collect::<Vec<_>>(),
        "missed": report.missed.iter().map(|entry| json!({
            "class": entry.class.name(), "rule": entry.rule, "input": entry.input, "reason": entry.reason,
        })).collect::<Vec<_>>(),
        "coverage": {
            "rules": {"tried": rules.0, "all": rules.1},
            "alternatives": {"tried": branches.0, "all": branches.1},
            "by-rule": report.coverage.rules.iter().map(|rule| json!({
                "rule": rule.name, "grammar": rule.document, "inside": tried(rule.inside), "outside": tried(rule.outside),
            })).collect::<Vec<_>>(),
        },
    })
}

fn group(group: &Group) -> Value {
    json!({
        "class": group.class.name(),
        "rule": group.rule,
        "example": group.example,
        "detail": group.detail,
        "others": group.others,
        "count": group.texts.len(),
        "texts": group.texts,
        "expected": group.expected,
    })
}

fn tried(count: Tally) -> Value {
    json!({"tried": count.tried, "wrong": count.wrong})
}
