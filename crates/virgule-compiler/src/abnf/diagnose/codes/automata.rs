//! Codes for rules without an automaton, for examples that do not match, and for ambiguities.

use super::{Code, CodeExample};

pub(super) const CODES: &[Code] = &[
    Code {
        name: "limit",
        summary: "the grammar is larger than a limit of the compiler",
        explanation: "A grammar may come from a stranger, and `1000000000\"a\"` is short to write. So rules, nodes, states and \
                      steps are counted, and the same grammar is refused on every machine. A repetition is written out as \
                      often as it may occur: the message points to the one with the highest count, if there is one.",
        example: CodeExample::Grammar("foo = \"foo:\" 1*300000( DIGIT / \"-\" )\n"),
        remedy: "use smaller counts, or `*` and check the length elsewhere; let alternatives differ early; bind fewer fields.",
    },
    Code {
        name: "lookahead",
        summary: "one character does not tell whether a recursive rule begins or ends there",
        explanation: "A rule that contains itself with text on both sides is read with a stack: each character must tell at \
                      once whether to go into the rule, or out of it. That keeps parsing linear. Rules that recur only first \
                      or only last in their alternatives, and all rules that do not recur, have no such limit.",
        example: CodeExample::Grammar("foo  = nest \"(\"\nnest = \"(\" nest \")\" *\"(\" / ALPHA\n"),
        remedy: "let characters that nothing else uses there open and close the nested part, as brackets do.",
    },
    Code {
        name: "example-mismatch",
        summary: "an example is no text of the section",
        explanation: "`;! example` gives texts that the start rule of its section matches; that is checked. The \
                      error stands at the character that does not fit and says what was expected there, as a parse would.",
        example: CodeExample::Grammar(";! kind foo\n;! example foo:a1\nfoo = \"foo:\" *ALPHA\n"),
        remedy: "correct the example, or the rule.",
    },
    Code {
        name: "other-scheme",
        summary: "the section of a scheme matches texts that do not begin with the scheme",
        explanation: "Every text of a section `;! scheme foo` begins with `foo:`, in any case of letters. A start rule that matches \
                      other texts belongs to another scheme, or is not the one that was meant: without `;! start RULE` it is \
                      the first rule of the file. The message shows a shortest text that should not match.",
        example: CodeExample::Grammar(";! scheme foo\nfoo = ( \"foo\" / \"bar\" ) \":\" 1*ALPHA\n"),
        remedy: "name the rule of the whole text by `;! start`. For each scheme write a section; for texts \
                 without a scheme open it with `;! kind NAME`.",
    },
    Code {
        name: "ambiguous",
        summary: "a text has two derivations",
        explanation: "A rule takes the same text apart in two ways. A parse always reports the same one (an earlier alternative, \
                      one more turn of a repetition), but another parser may report the other. `virgule grammar check` shows \
                      the shortest such text with both readings.",
        example: CodeExample::Grammar(
            "foo  = \"foo:\" ( name / word )\nname = 1*ALPHA\nword = 1*( ALPHA / DIGIT )\n",
        ),
        remedy: "let the alternatives differ; or, where the document is like that, acknowledge it in the file with \
                 `;! ambiguous RULE REASON…`.",
    },
    Code {
        name: "ambiguity-unknown",
        summary: "a rule is too large to be searched for ambiguities",
        explanation: "Whether a text has two derivations is found with an automaton of each rule that another one names. One of \
                      them meets a limit, so nothing is known of it.",
        example: CodeExample::None("it takes an automaton nearly as large as the limits allow"),
        remedy: "split the rule, or use smaller repetition counts.",
    },
    Code {
        name: "unused-acknowledgement",
        summary: "`;! ambiguous` names a rule that is not ambiguous",
        explanation: "An acknowledgement that applies to nothing is stale, or names the wrong rule. Rules that \
                      no start rule uses are not searched without `--all`.",
        example: CodeExample::Grammar("foo = \"foo:\" *ALPHA\n;! ambiguous foo the document says so\n"),
        remedy: "remove the line, or correct the name.",
    },
];
