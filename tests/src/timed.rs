//! Compiling a grammar that may mean harm, within a time limit.
//!
//! It runs in a thread of its own, with the stack that threads have, so that one that hangs does not hang
//! the tests. One that overflows the stack ends the whole program; no test can catch that.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use virgule_dynamic::{Library, LoadError};

/// No grammar may take longer.
pub const LIMIT: Duration = Duration::from_secs(10);

/// Compiles a grammar within the limit; gives the error as people see it, or which of `texts` match.
pub fn compile<const N: usize>(grammar: &str, texts: [&str; N]) -> Result<[bool; N], String> {
    let (sender, receiver) = mpsc::channel();
    let owned = grammar.to_string();
    let texts = texts.map(str::to_string);
    let compiling = thread::spawn(move || {
        let mut library = Library::new();
        let result = match library.add("hostile.abnf", &owned) {
            Ok(_) => {
                let name = library.kinds().last().expect("a kind").to_string();
                let parser = library.parser(&name).expect("the parser of a kind");
                Ok(texts.map(|text| parser.matches(&text)))
            }
            Err(LoadError::Grammar(findings)) if findings.has_errors() => Err(findings.render(false)),
            Err(error) => panic!("refused without an error: {error:?}"),
        };
        // The receiver is gone if this took too long.
        let _ = sender.send(result);
    });
    let shown = &grammar[..grammar.len().min(200)];
    match receiver.recv_timeout(LIMIT) {
        Ok(result) => result,
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("still compiling after {LIMIT:?}: {shown}"),
        Err(mpsc::RecvTimeoutError::Disconnected) => {
            panic!("panicked: {:?}: {shown}", compiling.join().expect_err("nothing was sent"))
        }
    }
}

/// Checks that a grammar is refused, by an error with all of `parts`.
pub fn refused(grammar: &str, parts: &[&str]) {
    let error = compile(grammar, []).expect_err("a grammar that must be refused");
    for part in parts {
        assert!(error.contains(part), "{part:?} is not in:\n{}", &error[..error.len().min(2_000)]);
    }
}
