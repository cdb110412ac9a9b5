//! `virgule grammar dot`: the automaton of a rule for Graphviz, up to a number of states.

use super::rule_source::RuleSource;
use crate::{Failure, Verdict, write_answer};
use clap::Args;
use std::io::Write;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::analysis::dot;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::pipeline;
use virgule_operations::subject::refusal;

#[derive(Args)]
pub struct DotArgs {
    /// A rule: of a file, of standard input (`-`), of a built-in grammar such as rfc3986, or of a kind such as ni; without
    /// :RULE the start rule
    #[arg(value_name = "FILE[:RULE]")]
    subject: String,
    /// With the registers that find the fields of a start rule
    #[arg(long)]
    fields: bool,
    /// Draw up to so many states
    #[arg(long, value_name = "N", default_value_t = 100)]
    states: usize,
}

/// Prints the automaton in the language of Graphviz.
pub fn dot(call: &DotArgs, out: &mut impl Write) -> Result<Verdict, Failure> {
    let mut source = RuleSource::find(&call.subject)?;
    let rule = source.rule()?;
    print(&mut source, rule, call.states, call.fields, out)
}

/// Prints the automaton of a rule; an error if it has more than `most` states.
pub fn print(
    source: &mut RuleSource,
    rule: RuleId,
    most: usize,
    with_fields: bool,
    out: &mut impl Write,
) -> Result<Verdict, Failure> {
    let file = source.grammar.clone();
    let checked = source.checked()?;
    let grammar = &checked.grammar;
    let section = grammar.sections.iter().find(|section| section.start == rule);
    let name = &grammar.rule(rule).name;
    let fields = match section.filter(|_| with_fields) {
        Some(section) => &section.fields[..],
        None if with_fields => {
            return Err(Failure::Call(format!("`{name}` is no start rule, and so has no fields")));
        }
        None => &[],
    };
    let mut context = BuildContext::new(grammar, &checked.facts);
    let made = pipeline::compile_rules(checked, &[rule], fields, &mut context)
        .map_err(|error| refusal(checked, &error))?;
    let states: usize = made.machines.all().map(|machine| machine.states.len()).sum();
    if states > most {
        return Err(Failure::Call(format!(
            "the automaton of `{name}` has {states} states, too many to draw: draw a rule of it alone \
             (`virgule grammar stats {file} --all` says how large each is), or ask for it with --states {states}"
        )));
    }
    write_answer(out, dot::dot(grammar, rule, &made.machines))?;
    Ok(Verdict::Yes)
}
