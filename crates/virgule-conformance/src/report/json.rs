//! The report as one JSON object, with everything that is known.

use super::coverage;
use crate::coverage::Count;
use crate::examine::Report;
use crate::group::Group;
use serde_json::{Value, json};

/// The object; its members are named as those of [`Report`].
pub fn json(report: &Report) -> Value {
    let [rules, places] = coverage(&report.coverage);
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
        "stderr": report.words,
        "groups": report.groups.iter().map(group).collect::<Vec<_>>(),
        "missed": report.missed.iter().map(|entry| json!({
            "class": entry.class.name(), "rule": entry.rule, "input": entry.input, "reason": entry.reason,
        })).collect::<Vec<_>>(),
        "coverage": {
            "rules": {"tried": rules.0, "all": rules.1},
            "alternatives": {"tried": places.0, "all": places.1},
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

fn tried(count: Count) -> Value {
    json!({"tried": count.tried, "wrong": count.wrong})
}
