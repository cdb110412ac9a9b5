//! `dump`: the result of any stage for a grammar, as text.

use crate::generate;
use crate::grammars;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId};
use virgule_compiler::abnf::read;
use virgule_compiler::nfa::family;
use virgule_compiler::pipeline::dump::{self, Stage};

/// The text of `stage` for `grammar`. Stages from `nfa` on show one rule, or all start rules if none is named.
pub fn dump(stage: &str, grammar: &str, rule: Option<&str>) -> Result<String, String> {
    if matches!(stage, "read" | "tree") {
        return tree(grammar, rule);
    }
    let stage = Stage::named(stage).ok_or_else(|| {
        let names: Vec<&str> = Stage::NAMES.iter().map(|(name, _)| *name).collect();
        format!("stages are read, tree, {}", names.join(", "))
    })?;
    let checked = generate::checked(grammar)?;
    let subjects = subjects(&checked.grammar, rule)?.into_iter();
    let dumped = subjects.map(|(starts, fields)| dump::dump(stage, &checked, &starts, fields));
    dumped.collect::<Result<_, _>>().map_err(|error| error.diagnostic(&checked.grammar).render(false))
}

/// The start rules and fields of a family.
type Subject<'g> = (Vec<RuleId>, &'g [Field]);

/// The rules to show: one rule, or the families of the grammar with their fields.
fn subjects<'g>(grammar: &'g Grammar, rule: Option<&str>) -> Result<Vec<Subject<'g>>, String> {
    let Some(name) = rule else {
        return Ok(family::families(grammar)
            .iter()
            .map(|family| (family.starts(), family.fields()))
            .collect());
    };
    let id = grammar.find(name).ok_or_else(|| grammar.unknown(name))?;
    let section = grammar.sections.iter().find(|section| section.start == id);
    Ok(vec![(vec![id], section.map_or(&[], |section| &section.fields))])
}

fn tree(grammar: &str, rule: Option<&str>) -> Result<String, String> {
    let source = grammars::read(grammar)?;
    let mut diagnostics = Diagnostics::new();
    let tree = read::read(&source, &mut diagnostics);
    let wanted = |name: &str| rule.is_none_or(|rule| rule.eq_ignore_ascii_case(name));
    let rules = tree.rules.iter().filter(|rule| wanted(&rule.name.text));
    Ok(rules.map(|rule| format!("{rule:#?}\n")).collect::<String>() + &diagnostics.render(false))
}
