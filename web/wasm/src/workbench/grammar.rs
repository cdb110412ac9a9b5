//! Answers about a grammar: `grammars`, `source`, `check` and `diagram`.

use super::document::Document;
use super::offsets::Offsets;
use super::request::{Refusal, Request, finding};
use serde_json::{Value, json};
use virgule::Kind;
use virgule_compiler::abnf::check::recursion::Recursion;
use virgule_compiler::abnf::diagnose::{Diagnostics, Severity, Span};
use virgule_compiler::abnf::lower::grammar::{RuleId, Section};
use virgule_compiler::abnf::read::tree::RuleNode;
use virgule_compiler::abnf::{Checked, read};
use virgule_compiler::grammars::GRAMMARS;
use virgule_tools::diagram::Diagrams;

/// `grammars`: for each its `file`, `title` and `kinds`, each with its `name` and start `rule`.
pub fn grammars() -> Value {
    let kinds = |grammar: &str| -> Vec<Value> {
        let own = Kind::all().filter(|kind| kind.grammar == grammar);
        own.map(|kind| json!({ "name": kind.name, "rule": kind.start })).collect()
    };
    let grammar = |(name, text): &(&str, &str)| json!({ "file": format!("{name}.abnf"), "title": title(name, text), "kinds": kinds(name) });
    let grammars: Vec<Value> = GRAMMARS.iter().map(grammar).collect();
    json!({ "ok": true, "grammars": grammars })
}

/// The first line of the header comment.
fn title<'t>(name: &'t str, text: &'t str) -> &'t str {
    let first = text.lines().next().and_then(|line| line.strip_prefix(';')).map(str::trim);
    first.filter(|title| !title.is_empty()).unwrap_or(name)
}

/// `text`: what the file of the grammar holds.
pub fn source(document: &Document) -> Result<Value, Refusal> {
    Ok(json!({ "ok": true, "text": document.source.text }))
}

/// `diagnostics`, `rules`, `kinds` and `start`. With `"compile": true` the kinds are compiled, and the diagnostics are
/// complete.
pub fn check(document: &mut Document, request: &Request) -> Result<Value, Refusal> {
    let offsets = Offsets::new(&document.source.text);
    let (name, built_in) = (document.source.name.clone(), document.built_in);
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
    let tree = read::read(&document.source, &mut Diagnostics::new());
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

fn start(checked: &Checked) -> Value {
    let first = checked.grammar.sections.first();
    Value::from(first.map(|section| match section.name_place == Span::default() {
        true => checked.grammar.rule(section.start).name.clone(),
        false => section.name.clone(),
    }))
}

/// Maximum length of a diagram in bytes: a longer one makes a page slow.
const MAX_SVG: usize = 1 << 20;

/// `svg`, whose references are links to `#rule-NAME`, and the `rules` that it refers to. The rule is named, or the start rule
/// of the kind that is.
pub fn diagram(document: &Document, request: &Request) -> Result<Value, Refusal> {
    let (grammar, rule) = (&document.checked()?.grammar, document.start(request.text("rule")?)?);
    let diagrams = Diagrams::new(grammar.clone());
    let names: Vec<&str> =
        diagrams.references(rule).iter().map(|&rule| grammar.rule(rule).name.as_str()).collect();
    let link = |rule: RuleId| format!("#rule-{}", grammar.rule(rule).name);
    let svg = diagrams.linked_svg(rule, &link);
    if svg.len() > MAX_SVG {
        return Err(Refusal::limit(format!("the diagram is above the limit of {MAX_SVG} bytes")));
    }
    Ok(json!({ "ok": true, "svg": svg, "rules": names }))
}
