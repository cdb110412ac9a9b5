//! What cannot be read as ABNF.

use super::{Code, CodeExample};

pub(super) const CODES: &[Code] = &[
    Code {
        name: "syntax",
        summary: "the text is not ABNF",
        explanation: "The notation is that of RFC 5234 with RFC 7405. The message says what could have stood at the place; \
                      the help often names what other notations write there. One such error costs one rule: the others are \
                      read and checked all the same.",
        example: CodeExample::Grammar("scheme = 'foo' | \"bar\"\n"),
        remedy: "write it as ABNF does: alternatives with `/`, strings in double quotes, repetition before the element.",
    },
    Code {
        name: "inline-directive",
        summary: "a directive stands behind a rule on its line",
        explanation: "A directive begins its line, after blanks at most. Behind a rule, `;!` begins a comment, as it does for \
                      every other ABNF tool, so the directive would have no effect.",
        example: CodeExample::Grammar("foo = \"foo:\" *ALPHA  ;! start foo\n"),
        remedy: "move the directive to a line of its own.",
    },
    Code {
        name: "empty-directive",
        summary: "`;!` without the name of a directive",
        explanation: "A line that begins with `;!` is a directive, and a directive has a name.",
        example: CodeExample::Grammar(";!\nfoo = \"foo:\"\n"),
        remedy: "write the name of a directive (`virgule grammar directives` lists them), or `;` alone for a comment.",
    },
    Code {
        name: "missing-line-end",
        summary: "two rules stand on one line",
        explanation: "A name with `=` behind it begins a rule, and a rule begins on a new line.",
        example: CodeExample::Grammar("foo = bar bar = \"x\"\n"),
        remedy: "begin the second rule on a line of its own.",
    },
    Code {
        name: "missing-space",
        summary: "two elements touch each other",
        explanation: "RFC 5234 separates the elements of a sequence with white space. Some RFCs are printed without it, so \
                      this is a warning, and both elements are read.",
        example: CodeExample::Grammar("foo = *ALPHA\"-\"\n"),
        remedy: "put a blank between them.",
    },
    Code {
        name: "number-too-large",
        summary: "a number does not fit into 32 bits",
        explanation: "Repetition counts and the values of characters are numbers of 32 bits.",
        example: CodeExample::Grammar("foo = 4294967296ALPHA\n"),
        remedy: "use a smaller number.",
    },
    Code {
        name: "nesting-too-deep",
        summary: "groups and options nest too deep in one rule",
        explanation: "Each level of `(` and `[` costs stack in every stage of the compiler, so there is a limit.",
        example: CodeExample::None("it takes 129 brackets"),
        remedy: "give inner groups rules of their own.",
    },
    Code {
        name: "source-too-long",
        summary: "the file is too long",
        explanation: "A grammar may come from a stranger, so its length is limited.",
        example: CodeExample::None("it takes more than 4 MiB of text"),
        remedy: "split the file, and import its parts.",
    },
    Code {
        name: "too-many-findings",
        summary: "reading stopped after too many errors",
        explanation: "After so many errors the rest of the file is not read; mostly it is no ABNF at all.",
        example: CodeExample::None("it takes 1001 errors"),
        remedy: "mend the first errors, and check again.",
    },
];
