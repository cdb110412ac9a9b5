//! `check`: diagnostics, rules and kinds of a grammar.
//!
//! Without `compile` no automaton is made, so that the answer is there between two keystrokes.

use super::document::Document;
use super::offsets::Offsets;
use super::refusal::Refusal;
use super::request::Request;
use serde_json::{Value, json};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::recursion::Recursion;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Severity, Span};
use virgule_compiler::abnf::lower::grammar::{RuleId, Section};
use virgule_compiler::abnf::read;
use virgule_compiler::abnf::read::tree::RuleNode;

/// `diagnostics`, `rules`, `kinds` and `start`. With `"compile": true` the kinds are compiled, and the diagnostics are
/// complete.
pub fn answer(document: &mut Document, request: &Request) -> Result<Value, Refusal> {
    let offsets = Offsets::new(&document.source().text);
    let (name, built_in) = (document.source().name.clone(), document.is_built_in());
    let found = if request.flag("compile")? { document.all_diagnostics() } else { document.diagnostics() };
    // What a built-in grammar could do better is for its author, not for who reads it.
    let shown = found.iter().filter(|found| !built_in || found.severity == Severity::Error);
    let diagnostics: Vec<Value> = shown.map(|found| finding(found, &name, &offsets)).collect();
    let (rules, kinds, start) = match document.checked() {
        Ok(checked) => (rules(checked, &offsets), kinds(checked), start(checked)),
        Err(_) => (written_rules(document, &offsets), Vec::new(), Value::Null),
    };
    Ok(json!({ "ok": true, "diagnostics": diagnostics, "rules": rules, "kinds": kinds, "start": start }))
}

/// A diagnostic. One about another file than `name`, which is imported, has no place and says the file.
pub fn finding(found: &Diagnostic, name: &str, offsets: &Offsets) -> Value {
    let own = found.source.name == name;
    let message =
        if own { found.message.clone() } else { format!("{}: {}", found.source.name, found.message) };
    let label = |(span, text): &(Span, String)| {
        let (start, end) = offsets.span(span.start, span.end);
        json!({ "start": start, "end": end, "text": text })
    };
    let labels: Vec<Value> = if own { found.labels.iter().map(label).collect() } else { Vec::new() };
    let main = found.labels.first().filter(|_| own).map(|(span, _)| offsets.span(span.start, span.end));
    let (start, end) = main.unzip();
    let help = (!found.help.is_empty()).then(|| found.help.join("\n"));
    json!({
        "severity": if found.severity == Severity::Error { "error" } else { "warning" },
        "code": found.code,
        "message": message,
        "start": start.unwrap_or_default(),
        "end": end.unwrap_or_default(),
        "labels": labels,
        "help": help,
    })
}

/// The document's own rules, in its order.
fn rules(checked: &Checked, offsets: &Offsets) -> Vec<Value> {
    let nests = nests(checked);
    let own = checked.grammar.surface.rules().take_while(|rule| rule.index() < checked.grammar.own);
    let rule = |rule: RuleId| {
        let known = checked.grammar.rule(rule);
        let (start, end) = offsets.span(known.span.start, known.span.end);
        // Of a rule with a part that no rule defines it is not known.
        let regular = checked.facts.faulty[rule.index()].is_none().then(|| !nests[rule.index()]);
        json!({ "name": known.name, "start": start, "end": end, "regular": regular })
    };
    own.map(rule).collect()
}

/// By rule: true if it or a rule that it reaches nests, so that no finite automaton alone matches it.
fn nests(checked: &Checked) -> Vec<bool> {
    let (rules, recursion) = (&checked.grammar.rules, &checked.facts.recursion);
    let mut nests: Vec<bool> = recursion.iter().map(|rule| matches!(rule, Recursion::Nested(_))).collect();
    nests.resize(rules.len(), false);
    let mut changed = true;
    while changed {
        changed = false;
        // Each rule is behind those that it names, so rules that do not recur need one round.
        for &rule in &checked.facts.order {
            let mut reaches = false;
            checked.grammar.rule(rule).expr.each_rule(&mut |named| reaches |= nests[named.index()]);
            changed |= reaches && !nests[rule.index()];
            nests[rule.index()] |= reaches;
        }
    }
    nests
}

/// The rules of a document with errors, as far as it can be read. Whether they are regular is not known.
fn written_rules(document: &Document, offsets: &Offsets) -> Vec<Value> {
    let tree = read::read(&document.shared_source(), &mut Diagnostics::new());
    let rules = tree.rules.iter().filter(|rule| !rule.incremental);
    let rule = |rule: &RuleNode| {
        let (start, end) = offsets.span(rule.name.span.start, rule.name.span.end);
        json!({ "name": rule.name.text, "start": start, "end": end, "regular": null })
    };
    rules.map(rule).collect()
}

/// The kinds that the document names. One without directives has an unnamed section, for its first rule.
fn kinds(checked: &Checked) -> Vec<Value> {
    let named = checked.grammar.sections.iter().filter(|section| section.name_place != Span::default());
    let kind =
        |section: &Section| json!({ "name": section.name, "rule": checked.grammar.rule(section.start).name });
    named.map(kind).collect()
}

/// The first kind, or else the first rule.
fn start(checked: &Checked) -> Value {
    let first = checked.grammar.sections.first();
    Value::from(first.map(|section| match section.name_place == Span::default() {
        true => checked.grammar.rule(section.start).name.clone(),
        false => section.name.clone(),
    }))
}
