//! `dump`: any stage of a grammar, for people.

use crate::generate;
use crate::grammars;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId};
use virgule_compiler::abnf::read;
use virgule_compiler::codegen::tokens;
use virgule_compiler::dfa::{self, tagged};
use virgule_compiler::limits::Budget;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::family;
use virgule_compiler::nfa::{self, graph::Nfa};
use virgule_compiler::pipeline;

/// What can be dumped, by the name of the stage or of what it makes.
const STAGES: &str = "stages are read (tree), lower and check (grammar), build (nfa), tdfa, determinize (machine), \
                          emit (tables), rust";

/// The text of `stage` for `grammar`; stages from `nfa` on are of a rule, or of all start rules without one.
pub fn dump(stage: &str, grammar: &str, rule: Option<&str>) -> Result<String, String> {
    let stage = match stage {
        "read" => "tree",
        "lower" | "check" => "grammar",
        "build" => "nfa",
        "determinize" => "machine",
        "emit" => "tables",
        product => product,
    };
    if stage == "tree" {
        return tree(grammar, rule);
    }
    let checked = generate::checked(grammar)?;
    let mut text = String::new();
    for (starts, fields) in subjects(&checked.grammar, rule)? {
        text.push_str(&match stage {
            "grammar" => rules(&checked, &starts),
            "nfa" => {
                let (nfa, context) = nfa(&checked, &starts, fields)?;
                nfa.dump(&context.labels, |rule| checked.grammar.rule(rule).name.clone())
            }
            "tdfa" => {
                let (nfa, mut context) = nfa(&checked, &starts, fields)?;
                let made = tagged::determinize(&nfa, &mut context.labels, &mut Budget::default());
                format!("{:#?}\n", made.map_err(|limit| limit.to_string())?.states)
            }
            "machine" => {
                let (nfa, mut context) = nfa(&checked, &starts, fields)?;
                let made = dfa::determinize(&nfa, &mut context.labels, &mut Budget::default());
                made.map_err(|limit| limit.to_string())?.dump()
            }
            "tables" | "rust" => {
                let compiled = pipeline::compile_rules(
                    &checked,
                    &starts,
                    fields,
                    &mut BuildContext::new(&checked.grammar, &checked.facts),
                )
                .map_err(|error| error.diagnostic(&checked.grammar).render(false))?;
                match stage {
                    "tables" => format!("{:#?}\n", compiled.tables),
                    _ => format!(
                        "{}\n",
                        tokens::table(&compiled.tables, &"engine".parse().unwrap_or_default(), &[])
                    ),
                }
            }
            _ => return Err(STAGES.to_string()),
        });
    }
    Ok(text)
}

/// Start rules and fields.
type Subject<'g> = (Vec<RuleId>, &'g [Field]);

/// What to dump: the rule alone, or the families of the grammar with their fields.
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

fn nfa(checked: &Checked, starts: &[RuleId], fields: &[Field]) -> Result<(Nfa, BuildContext), String> {
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let nfa = nfa::build(&checked.grammar, &checked.facts, starts, fields, &mut context)
        .map_err(|error| error.diagnostic(&checked.grammar).render(false))?;
    Ok((nfa, context))
}

fn tree(grammar: &str, rule: Option<&str>) -> Result<String, String> {
    let source = grammars::read(grammar)?;
    let mut diagnostics = Diagnostics::new();
    let tree = read::read(&source, &mut diagnostics);
    let wanted = |name: &str| rule.is_none_or(|rule| rule.eq_ignore_ascii_case(name));
    let rules = tree.rules.iter().filter(|rule| wanted(&rule.name.text));
    Ok(rules.map(|rule| format!("{rule:#?}\n")).collect::<String>() + &diagnostics.render(false))
}

fn rules(checked: &Checked, starts: &[RuleId]) -> String {
    let reached = virgule_compiler::abnf::check::reachable(&checked.grammar, starts);
    let mut text = String::new();
    for (index, rule) in checked.grammar.rules.iter().enumerate().filter(|(index, _)| reached[*index]) {
        let (nullable, recursion) = (checked.facts.nullable[index], checked.facts.recursion[index]);
        text.push_str(&format!(
            "{}   ; {} nullable: {nullable}, recursion: {recursion:?}\n",
            rule.text, rule.document
        ));
        text.push_str(&format!("    {:?}\n", rule.expr));
    }
    text
}
