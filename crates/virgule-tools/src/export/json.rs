//! Exports the lowered rules as a JSON object. `docs/command.md` describes its members.

use super::Export;
use serde_json::{Value, json};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::{reachable, recursion::Recursion};
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};

pub fn export(checked: &Checked, start: RuleId) -> Export {
    let grammar = &checked.grammar;
    let reached = reachable(grammar, &[start]);
    let rules = (0..grammar.rules.len()).filter(|&rule| reached[rule]).map(|id| {
        let rule = &grammar.rules[id];
        let recursion = match checked.facts.recursion[id] {
            Recursion::None => "none",
            Recursion::Right(_) => "right",
            Recursion::Left(_) => "left",
            Recursion::Nested(_) => "nested",
        };
        json!({
            "id": id,
            "name": rule.name,
            "document": rule.document,
            "file": rule.source.name,
            "span": [rule.span.start, rule.span.end],
            "abnf": rule.text,
            "recursion": recursion,
            "empty": checked.facts.nullable[id],
            "encoded": rule.decoded.is_some(),
            "expr": expr(&rule.expr),
        })
    });
    let rules: Vec<Value> = rules.collect();
    let object = json!({ "format": 1, "grammar": grammar.name, "start": start.0, "rules": rules });
    Export { text: format!("{object}\n"), warnings: Vec::new() }
}

/// Converts an expression to JSON. The parser bounds the nesting depth of expressions, and so the recursion.
fn expr(lowered: &Expr) -> Value {
    let all = |parts: &[Expr]| Value::from(parts.iter().map(expr).collect::<Vec<Value>>());
    match lowered {
        Expr::Class(set) => {
            let ranges: Vec<[u32; 2]> = set.iter().map(|&(first, last)| [first, last]).collect();
            json!({ "class": ranges })
        }
        Expr::Sequence(parts) => json!({ "sequence": all(parts) }),
        Expr::Choice(parts) => json!({ "choice": all(parts) }),
        Expr::Repeat { inner, min, max, span } => {
            json!({ "repeat": expr(inner), "min": min, "max": max, "span": [span.start, span.end] })
        }
        Expr::Rule(rule) => json!({ "rule": rule.0 }),
    }
}
