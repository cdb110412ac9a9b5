//! The grammar of ABNF in ABNF (RFC 5234 section 4, and RFC 7405 section 2). The grammar is recursive, and white space
//! may belong to a rule or to its successor, so one byte of lookahead does not decide every call.
//!
//! The grammar includes the verified errata 2968 and 3076 of RFC 5234: without them the white space after the elements
//! of a rule is ambiguous.

use virgule_compiler::grammars::GRAMMARS;
use virgule_dynamic::{Library, LoadError};
use virgule_tests::merged_grammar::merged;
use virgule_tests::tables::rows;

const ABNF: &str = "
;! kind abnf
;! start rulelist
rulelist       =  1*( rule / (*WSP c-nl) )
rule           =  rulename defined-as elements c-nl
rulename       =  ALPHA *(ALPHA / DIGIT / \"-\")
defined-as     =  *c-wsp (\"=\" / \"=/\") *c-wsp
elements       =  alternation *WSP
c-wsp          =  WSP / (c-nl WSP)
c-nl           =  comment / CRLF
comment        =  \";\" *(WSP / VCHAR) CRLF
alternation    =  concatenation *(*c-wsp \"/\" *c-wsp concatenation)
concatenation  =  repetition *(1*c-wsp repetition)
repetition     =  [repeat] element
repeat         =  1*DIGIT / (*DIGIT \"*\" *DIGIT)
element        =  rulename / group / option / char-val / num-val / prose-val
group          =  \"(\" *c-wsp alternation *c-wsp \")\"
option         =  \"[\" *c-wsp alternation *c-wsp \"]\"
char-val       =  case-insensitive-string / case-sensitive-string
case-insensitive-string = [ \"%i\" ] quoted-string
case-sensitive-string   = \"%s\" quoted-string
quoted-string  =  DQUOTE *(%x20-21 / %x23-7E) DQUOTE
num-val        =  \"%\" (bin-val / dec-val / hex-val)
bin-val        =  \"b\" 1*BIT [ 1*(\".\" 1*BIT) / (\"-\" 1*BIT) ]
dec-val        =  \"d\" 1*DIGIT [ 1*(\".\" 1*DIGIT) / (\"-\" 1*DIGIT) ]
hex-val        =  \"x\" 1*HEXDIG [ 1*(\".\" 1*HEXDIG) / (\"-\" 1*HEXDIG) ]
prose-val      =  \"<\" *(%x20-3D / %x3F-7E) \">\"
";

fn with_abnf(check: impl FnOnce(&virgule_dynamic::Parser<'_>)) {
    let mut library = Library::new();
    library.add("abnf.abnf", ABNF).unwrap_or_else(|error| panic!("{error}"));
    check(&library.parser("abnf").expect("the kind"));
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
