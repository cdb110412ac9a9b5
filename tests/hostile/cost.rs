//! Measures the cost of compiling a grammar by counters, which are the same on every machine.
//!
//! Hostile grammars are compiled in a thread with a bounded stack. A stack overflow aborts the whole program, which no
//! test can catch.

use allocation_counter::measure;
use std::thread;
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::family;
use virgule_compiler::pipeline;
use virgule_dynamic::{Library, LoadError};
use virgule_tests::grammars::BUILT_IN;

/// The memory in bytes that no compilation may exceed, as documented in `virgule_compiler::limits`.
pub const PROMISED: u64 = 512 << 20;

/// The default stack size of threads in bytes.
const STACK: usize = 2 << 20;

/// The cost of a compilation.
#[derive(Debug, Clone, Copy)]
pub struct Cost {
    /// The steps that the compiler counts against its budget.
    pub steps: u64,
    /// The number of visits of rules in fixpoint iterations.
    pub visits: u64,
    /// The number of allocations.
    pub allocations: u64,
    /// The total number of allocated bytes.
    pub bytes: u64,
    /// The maximal number of bytes allocated at the same time.
    pub peak: u64,
}

/// Compiles all kinds of a grammar. Returns the codes of all diagnostics, and the cost.
pub fn cost(grammar: &str) -> (Vec<&'static str>, Cost) {
    let (mut found, mut steps, mut visits) = (Diagnostics::new(), 0, 0);
    let source = Source::new("test.abnf", grammar);
    let memory = measure(|| {
        let Some(checked) = abnf::analyze(&source, &BUILT_IN, &mut found) else { return };
        visits = checked.facts.visits as u64;
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        for family in family::families(&checked.grammar) {
            if let Err(error) = pipeline::compile(&checked, &family, &mut context) {
                found.push(error.diagnostic(&checked.grammar));
                break;
            }
        }
        steps = context.budget.spent();
    });
    let codes = found.iter().map(|finding| finding.code).collect();
    let (allocations, bytes, peak) = (memory.count_total, memory.bytes_total, memory.bytes_max);
    (codes, Cost { steps, visits, allocations, bytes, peak })
}

/// Checks that doubling the size of a grammar about doubles every counter: a quadratic algorithm would quadruple a
/// counter. Returns the codes of the diagnostics of the larger grammar.
pub fn in_proportion(grammar: impl Fn(usize) -> String, size: usize) -> Vec<&'static str> {
    // Capacities are powers of two, so one more item may double the bytes again.
    at_most_times(3, grammar, size)
}

/// Checks that doubling the size of a grammar multiplies no counter by more than `factor`. Returns the codes of the
/// diagnostics of the larger grammar.
pub fn at_most_times(factor: u64, grammar: impl Fn(usize) -> String, size: usize) -> Vec<&'static str> {
    let (_, half) = cost(&grammar(size / 2));
    let (codes, full) = cost(&grammar(size));
    let counts = |cost: Cost| [cost.steps, cost.visits, cost.allocations, cost.bytes, cost.peak];
    for (half, full) in counts(half).into_iter().zip(counts(full)) {
        assert!(full <= factor * half, "{half} → {full}");
    }
    codes
}

/// Compiles a grammar within the memory limit. Returns the rendered error, or for each of `texts` whether it matches.
pub fn compile<const N: usize>(grammar: &str, texts: [&str; N]) -> Result<[bool; N], String> {
    let shown = grammar.get(..200).unwrap_or(grammar);
    let (result, peak) = thread::scope(|scope| {
        let compiling = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || {
            let mut result = None;
            let memory = measure(|| result = Some(matches(grammar, texts)));
            (result, memory.bytes_max)
        });
        compiling.expect("a thread").join().unwrap_or_else(|_| panic!("panicked: {shown}"))
    });
    assert!(peak < PROMISED, "{peak} bytes at once: {shown}");
    result.expect("a result")
}

fn matches<const N: usize>(grammar: &str, texts: [&str; N]) -> Result<[bool; N], String> {
    let mut library = Library::new();
    match library.add("hostile.abnf", grammar) {
        Ok(_) => {
            let name = library.kinds().last().expect("a kind").to_string();
            match library.parser(&name) {
                Some(parser) => Ok(texts.map(|text| parser.matches(text))),
                None => Err(library.kind_error(&name).to_string()),
            }
        }
        Err(LoadError::Grammar(findings)) if findings.has_errors() => Err(findings.render(false)),
        Err(error) => panic!("refused without an error: {error:?}"),
    }
}

/// Checks that a grammar is refused, with an error that contains all of `parts`.
pub fn refused(grammar: &str, parts: &[&str]) {
    let error = compile(grammar, []).expect_err("a grammar that must be refused");
    for part in parts {
        assert!(error.contains(part), "{part:?} is not in:\n{}", &error[..error.len().min(2_000)]);
    }
}
