//! Formats an automaton in the DOT language of Graphviz.
//!
//! Accept states have a double circle, transitions are labeled with their bytes, and each called automaton has a box.
//! With fields, a transition also shows the registers that it writes, and an accept state the positions of the fields.
//!
//! ```text
//! digraph "port" {
//!   m0s0 [shape=doublecircle];
//!   m0s0 -> m0s0 [label="0-9"];
//! }
//! ```

use crate::abnf::lower::grammar::{Grammar, RuleId};
use crate::dfa::{machine::Machine, program::Machines};
use std::fmt::Write;

/// Returns the automaton of `rule` and the automata that it calls, as DOT.
pub fn dot(grammar: &Grammar, rule: RuleId, machines: &Machines) -> String {
    let name = |rule: RuleId| quoted(&grammar.rule(rule).name);
    let mut text = format!("digraph {} {{\n  rankdir=LR;\n  node [shape=circle];\n", name(rule));
    text.push_str("  start [shape=none, label=\"\"];\n  start -> m0s0;\n");
    machine(&mut text, grammar, 0, &machines.main);
    for (number, (rule, called)) in machines.called.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = writeln!(text, "  subgraph cluster{} {{\n    label={};", number + 1, name(*rule));
        machine(&mut text, grammar, number + 1, called);
        text.push_str("  }\n");
    }
    text.push_str("}\n");
    text
}

fn machine(text: &mut String, grammar: &Grammar, number: usize, machine: &Machine) {
    let callee = |callee: usize| format!("‹{}›", grammar.rule(machine.callees[callee].rule).name);
    for (index, state) in machine.states.iter().enumerate() {
        let ends = state.accepts.iter().any(Option::is_some);
        let shape = if ends { ", shape=doublecircle" } else { "" };
        let mut label = index.to_string();
        if machine.fields > 0 && ends {
            label.push_str(&machine.show_accepts(state));
        }
        let _ = writeln!(text, "  m{number}s{index} [label={}{shape}];", quoted(&label));
    }
    for (index, state) in machine.states.iter().enumerate() {
        for (target, bytes, ops) in machine.grouped(state, &callee) {
            let label = quoted(&format!("{bytes}{ops}"));
            let _ = writeln!(text, "  m{number}s{index} -> m{number}s{target} [label={label}];");
        }
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::super::recognizer;
    use super::dot;
    use crate::abnf::samples;
    use crate::nfa::{calls::CallApproximation, context::BuildContext};

    #[test]
    fn bytes_stand_at_the_edges() {
        let checked = samples::checked("a = \"(\" *( DIGIT / %x22 / %x5C ) \")\"\n");
        let rule = samples::rule(&checked, "a");
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        let machine = recognizer(&checked, rule, CallApproximation::Under, &mut context).unwrap();
        let picture = dot(&checked.grammar, rule, &machine.into());
        assert_eq!(
            picture,
            "digraph \"a\" {\n  rankdir=LR;\n  node [shape=circle];\n  start [shape=none, label=\"\"];\n  \
             start -> m0s0;\n  m0s0 [label=\"0\"];\n  m0s1 [label=\"1\"];\n  m0s2 [label=\"2\", \
             shape=doublecircle];\n  m0s0 -> m0s1 [label=\"(\"];\n  m0s1 -> m0s1 [label=\"\\\" 0-9 \\\\\"];\n  \
             m0s1 -> m0s2 [label=\")\"];\n}\n"
        );
    }
}
