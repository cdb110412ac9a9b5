//! The grammar of ABNF in ABNF (RFC 5234 section 4, and RFC 7405 section 2). The grammar is recursive, and white space
//! may belong to a rule or to its successor, so one byte of lookahead does not decide every call.
//!
//! The grammar includes the verified errata 2968 and 3076 of RFC 5234: without them the white space after the elements
//! of a rule is ambiguous.

use virgule_compiler::grammars::GRAMMARS;
use virgule_dynamic::{Library, LoadError};
use virgule_tests::grammars;
use virgule_tests::merged_grammar::merged;
use virgule_tests::tables::rows;

const ABNF: &str = include_str!("../grammars/abnf.abnf");

fn with_abnf(check: impl FnOnce(&virgule_dynamic::Parser<'_>)) {
    check(&grammars::library("abnf.abnf", ABNF).parser("abnf").expect("the kind"));
}

/// The text with the line terminators of the RFC.
fn lines(text: &str) -> String {
    text.lines().map(|line| format!("{line}\r\n")).collect()
}

#[test]
fn it_reads_itself() {
    with_abnf(|abnf| {
        let text = lines(ABNF);
        assert!(abnf.matches(&text), "{}", abnf.parse(&text).expect_err("an error"));
    });
}

#[test]
fn it_reads_every_grammar_that_is_built_in() {
    with_abnf(|abnf| {
        for (name, _) in GRAMMARS {
            let text = lines(&merged(name));
            let error = abnf.parse(&text).err();
            assert!(
                error.is_none(),
                "{name}: {error:?}: {:?}",
                error.as_ref().map(|error| &text[error.offset..])
            );
        }
    });
}

#[test]
fn rejects_invalid_grammars() {
    with_abnf(|abnf| {
        for (text, offset) in rows::<(&str, usize)>("invalid-abnf") {
            let Err(error) = abnf.parse(text) else { panic!("{text:?} is accepted") };
            assert_eq!(error.offset, offset, "{text:?}: {error}");
        }
    });
}

#[test]
fn as_first_printed_it_cannot_be_decided_by_one_byte() {
    // Comments and line terminators after a rule could belong to its elements or follow them.
    let printed =
        ABNF.replace("alternation *WSP", "alternation *c-wsp").replace("(*WSP c-nl)", "(*c-wsp c-nl)");
    match Library::new().add("abnf.abnf", &printed) {
        Ok(_) => {}
        Err(LoadError::Grammar(found)) => {
            assert!(found.iter().any(|finding| finding.code == "lookahead"), "{}", found.render(false));
        }
        Err(error) => panic!("{error}"),
    }
}
