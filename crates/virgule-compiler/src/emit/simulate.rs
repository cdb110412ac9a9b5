//! A text run over machines, one byte at a time, calls included: for examples, before there are tables.

use crate::bytes::{self, ByteSet};
use crate::determinize::machine::Machine;
use crate::lower::grammar::RuleId;

/// What became of a text.
pub struct Run {
    /// The states of the main machine that it passed, the start first.
    pub states: Vec<u32>,
    /// How many bytes were taken.
    pub taken: usize,
    /// Whether all were, and the text may end there.
    pub accepted: bool,
}

/// Where a run is: a machine, its state, and what of the text is decoded there.
type Place<'m> = (&'m Machine, u32, Option<ByteSet>);

/// Runs `text` over `main`; `called` knows the machines of the rules that are called.
pub fn run<'m>(
    main: &'m Machine,
    called: &dyn Fn(RuleId) -> Option<&'m Machine>,
    text: &str,
    kind: usize,
) -> Run {
    let text = text.as_bytes();
    let mut run = Run { states: vec![0], taken: 0, accepted: false };
    let mut place: Place<'_> = (main, 0, None);
    // Where the callers go on.
    let mut callers: Vec<Place<'_>> = Vec::new();
    loop {
        let (machine, state, decoded) = place;
        let read = read(&text[run.taken..], decoded);
        if let Some((target, length)) =
            read.and_then(|(byte, length)| Some((machine.step(state, byte)?.target, length)))
        {
            place.1 = target;
            run.taken += length;
        } else if let Some((callee, target)) = read.and_then(|(byte, _)| machine.call(state, byte)) {
            let Some(entered) = called(callee.rule) else { return run };
            callers.push((machine, target, decoded));
            place = (entered, 0, callee.decoded.or(decoded));
        } else {
            let ends = machine.states[state as usize].accepts.iter().any(Option::is_some);
            let Some(caller) = callers.pop().filter(|_| ends) else { break };
            place = caller;
        }
        if callers.is_empty() {
            run.states.push(place.1);
        }
    }
    let accepted = || place.0.states[place.1 as usize].accepts[kind].is_some();
    run.accepted = run.taken == text.len() && callers.is_empty() && std::ptr::eq(place.0, main) && accepted();
    run
}

/// The byte that a machine is given, and how many of the text it is.
pub(crate) fn read(text: &[u8], decoded: Option<ByteSet>) -> Option<(u8, usize)> {
    match (text, decoded) {
        ([], _) => None,
        ([byte, ..], None) => Some((*byte, 1)),
        ([b'%', high, low, ..], Some(_)) => {
            let digit = |byte: u8| (byte as char).to_digit(16);
            Some(((digit(*high)? * 16 + digit(*low)?) as u8, 3))
        }
        ([byte, ..], Some(plain)) => bytes::contains(&plain, *byte).then_some((*byte, 1)),
    }
}
