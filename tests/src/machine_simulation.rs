//! Simulates the automaton that the compiler constructs, without tables and without the search loop of the runtime.
//!
//! Called automata are simulated too, without a limit of the nesting depth, which is a property of the runtime.

use crate::{Spans, octets};
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::dfa::machine::{Base, Capture, Edge, Machine, Position, State};

/// The spans of the fields if `text` matches the start rule `kind`.
pub fn spans(compiled: &Compiled, kind: usize, text: &str) -> Spans {
    let machine = &compiled.machines.main;
    let mut registers = vec![None; machine.registers];
    let (mut state, mut at) = (&machine.states[0], 0);
    while let Some(&byte) = text.as_bytes().get(at) {
        let (edge, end) = match transition(machine, state, byte) {
            Some(edge) => (edge, at + 1),
            None => {
                let (rule, plain, edge) = call(machine, state, byte)?;
                (edge, end_of_call(compiled, rule, plain, text.as_bytes(), at)?)
            }
        };
        let before = registers.clone();
        for op in &edge.ops {
            registers[op.to as usize] = op.from.map_or(Some(at), |from| before[from as usize]);
        }
        (state, at) = (&machine.states[edge.target as usize], end);
    }
    let layout = state.accepts[kind].as_ref()?;
    let position = |position: &Position| {
        let base = match position.base {
            Base::Zero => 0,
            Base::End => text.len(),
            Base::Register(register) => registers[register as usize].expect("a register that was written"),
        };
        base.checked_add_signed(position.offset as isize).expect("a position in the text")
    };
    let place = |place: &Capture| match place {
        Capture::Present { begin, end, guard }
            if guard.is_none_or(|guard| registers[guard as usize].is_some()) =>
        {
            Some((position(begin), position(end)))
        }
        _ => None,
    };
    Some(layout.iter().map(place).collect())
}

/// The end of the longest text of `rule` at `at`; `None` if there is none. One byte of lookahead decides calls, so no
/// shorter text needs to be tried.
fn end_of_call(
    compiled: &Compiled,
    rule: RuleId,
    plain: Option<&ByteSet>,
    text: &[u8],
    mut at: usize,
) -> Option<usize> {
    let machine = compiled.machines.called(rule).expect("an automaton for every rule that is called");
    let mut state = &machine.states[0];
    loop {
        let octet = octets::octet(text, at, plain);
        let taken = octet.and_then(|(byte, length)| Some((transition(machine, state, byte)?, at + length)));
        let called = || {
            let (rule, decoded, edge) = call(machine, state, octet?.0)?;
            Some((edge, end_of_call(compiled, rule, decoded.or(plain), text, at)?))
        };
        let Some((edge, end)) = taken.or_else(called) else { break };
        (state, at) = (&machine.states[edge.target as usize], end);
    }
    state.accepts.iter().any(Option::is_some).then_some(at)
}

fn transition<'m>(machine: &Machine, state: &'m State, byte: u8) -> Option<&'m Edge> {
    let class = u16::from(machine.classes.class_of[byte as usize]);
    state.edges.iter().find(|edge| edge.class == class)
}

/// The rule that a lookahead byte calls, the literal bytes if the rule is percent-decoded, and the edge after the call.
fn call<'m>(
    machine: &'m Machine,
    state: &'m State,
    byte: u8,
) -> Option<(RuleId, Option<&'m ByteSet>, &'m Edge)> {
    let called = |(callee, edge)| (&machine.callees[callee], edge);
    let (callee, edge) =
        state.calls().map(called).find(|(callee, _)| bytes::contains(&callee.first, byte))?;
    Some((callee.rule, callee.decoded.as_ref(), edge))
}
