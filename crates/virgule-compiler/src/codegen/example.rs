//! The doc example of a generated type: the grammar's first `;! example`, parsed, with some of its fields.

use super::known::members;
use super::unit::CompiledFamily;
use crate::abnf::lower::grammar::Section;
use crate::analysis::presence::Presence;
use crate::dfa::machine::{Base, Capture, Machine, Position};

/// Maximum number of fields in an example.
const SHOWN: usize = 4;

/// The first example of a section as lines of a doc comment; empty if the section has no example.
pub fn text(family: &CompiledFamily<'_>, section: &Section, kind: usize) -> String {
    let Some(example) = section.examples.first().map(|example| example.text.as_str()) else {
        return String::new();
    };
    let name = &section.type_name;
    let mut text =
        format!("    ///\n    /// ```\n    /// let value = virgule::schemes::{name}::parse({example:?})?;\n");
    let mut lines = fields(family, kind, example);
    if lines.is_empty() {
        lines.push(format!("assert_eq!(value, {example:?});"));
    }
    lines.iter().take(SHOWN).for_each(|line| text.push_str(&format!("    /// {line}\n")));
    text.push_str("    /// # Ok::<(), virgule::ParseError>(())\n    /// ```\n");
    text
}

/// An assertion for each non-empty field that is shorter than the text.
fn fields(family: &CompiledFamily<'_>, kind: usize, example: &str) -> Vec<String> {
    let captures = spans(&family.compiled.machines.main, kind, example).unwrap_or_default();
    let mut lines: Vec<(String, String)> = Vec::new();
    for (member, span) in members(family, kind).into_iter().zip(captures) {
        let part = span.and_then(|(begin, end)| example.get(begin..end)).filter(|part| !part.is_empty());
        let (Some((member, often)), Some(part)) = (member, part.filter(|part| *part != example)) else {
            continue;
        };
        let value = if often == Presence::Always { format!("{part:?}") } else { format!("Some({part:?})") };
        let line = format!("assert_eq!(value.{member}(), {value});");
        if lines.iter().all(|(known, _)| *known != member) {
            lines.push((member, line));
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Simulates the automaton; `None` if the text is not accepted without calling another rule.
fn spans(machine: &Machine, kind: usize, text: &str) -> Option<Vec<Option<(usize, usize)>>> {
    let mut registers: Vec<Option<usize>> = vec![None; machine.registers];
    let mut state = 0;
    for (at, byte) in text.bytes().enumerate() {
        let edge = machine.step(state, byte)?;
        let before = registers.clone();
        for op in &edge.ops {
            registers[op.to as usize] = op.from.map_or(Some(at), |from| before[from as usize]);
        }
        state = edge.target;
    }
    let position = |position: &Position| {
        let base = match position.base {
            Base::Zero => 0,
            Base::End => text.len(),
            Base::Register(register) => registers[register as usize]?,
        };
        base.checked_add_signed(position.offset as isize)
    };
    let span = |capture: &Capture| match capture {
        Capture::Present { begin, end, guard }
            if guard.is_none_or(|register| registers[register as usize].is_some()) =>
        {
            Some((position(begin)?, position(end)?))
        }
        _ => None,
    };
    Some(machine.states[state as usize].accepts[kind].as_ref()?.iter().map(span).collect())
}
