//! Codes for the names, values and meanings of rules.

use super::{Code, CodeExample};

pub(super) const CODES: &[Code] = &[
    Code {
        name: "undefined-rule",
        summary: "a name is no rule that the grammar knows",
        explanation: "A rule is known if the file defines it, if a document that the file imports defines it, or if it is a \
                      core rule of RFC 5234 (`ALPHA`, `DIGIT`, …). Case does not count. What imported documents import in \
                      turn is theirs alone.",
        example: CodeExample::Grammar("foo = \"foo:\" hots\nhost = 1*ALPHA\n"),
        remedy: "correct the name, define the rule, or add `;! import DOCUMENT`.",
    },
    Code {
        name: "duplicate-rule",
        summary: "a rule is defined twice",
        explanation: "A rule has one definition; names that differ only in case are the same name.",
        example: CodeExample::Grammar("foo = \"foo:\"\nFoo = \"bar:\"\n"),
        remedy: "rename or remove one of them; `=/` instead of `=` adds an alternative.",
    },
    Code {
        name: "increment-without-base",
        summary: "`=/` extends a rule that does not exist, or not yet",
        explanation: "`name =/ elements` adds an alternative to a rule that stands above in the same file. Rules of imported \
                      documents cannot be extended.",
        example: CodeExample::Grammar("foo =/ \"foo:\"\n"),
        remedy: "write `=` for the first definition, and `=/` below it.",
    },
    Code {
        name: "reversed-repetition",
        summary: "a repetition has a minimum above its maximum",
        explanation: "`3*2x` asks for at least 3 and at most 2, which no text has.",
        example: CodeExample::Grammar("foo = 3*2ALPHA\n"),
        remedy: "exchange the numbers.",
    },
    Code {
        name: "zero-repetition",
        summary: "something is repeated zero times",
        explanation: "`0x` matches the empty text and nothing else. RFC 3986 writes `0<pchar>` for that, so it is a warning.",
        example: CodeExample::Grammar("foo = \"foo:\" 0ALPHA\n"),
        remedy: "write `\"\"` if the empty text is meant, `*` for any number.",
    },
    Code {
        name: "reversed-range",
        summary: "a range of characters ends before it begins",
        explanation: "`%x5A-41` runs from Z to A, so no character is in it.",
        example: CodeExample::Grammar("foo = %x5A-41\n"),
        remedy: "exchange the numbers.",
    },
    Code {
        name: "not-a-code-point",
        summary: "a number is no character",
        explanation: "Characters are U+0000 to U+10FFFF without the surrogates U+D800 to U+DFFF, which UTF-8 does not encode.",
        example: CodeExample::Grammar("foo = %x110000\n"),
        remedy: "use the value of a character; ranges may span the surrogates.",
    },
    Code {
        name: "unbound-prose",
        summary: "prose names no rule",
        explanation: "`<…>` is text for people. If its first word is the name of a rule, that rule is meant, as in \
                      `<authority, see [RFC3986]>`. Of other prose no automaton can be made.",
        example: CodeExample::Grammar("foo = \"foo:\" <any text the server knows>\n"),
        remedy: "import the document that defines the rule, or write the prose as ABNF.",
    },
    Code {
        name: "no-rules",
        summary: "the file has no rules",
        explanation: "A section starts at a rule. Without `;! start` that is the first rule of the file, and there is none.",
        example: CodeExample::Grammar(""),
        remedy: "write a rule, or name one of an imported document with `;! start RULE`.",
    },
    Code {
        name: "unproductive-rule",
        summary: "a rule matches no text, because each alternative needs the rule again",
        explanation: "A recursive rule needs an alternative that ends. Of several rules that name one another the first is \
                      reported; rules that only use one of them are not.",
        example: CodeExample::Grammar("list = list \",\" ALPHA\n"),
        remedy: "add an alternative that ends: `list = list \",\" ALPHA / ALPHA`.",
    },
    Code {
        name: "nullable-loop",
        summary: "a repetition without bound repeats something that may be empty",
        explanation: "The empty text can then be repeated any number of times, so a text has infinitely many derivations. The \
                      texts are the same without it, so this is a warning; it is mostly a `*` too many.",
        example: CodeExample::Grammar("foo = \"foo:\" *( *ALPHA )\n"),
        remedy: "let the repeated part need a character: `*ALPHA`, or `*( 1*ALPHA )`.",
    },
    Code {
        name: "unused-rule",
        summary: "no start rule uses a rule of the file",
        explanation: "Only what a start rule leads to is compiled. Rules that only an unused rule uses are not reported beside \
                      it. A section without `;! start` starts at the first rule of the \
                      file. In a file without `;! scheme` and `;! kind` each rule may be a start.",
        example: CodeExample::Grammar(";! kind foo\nfoo = \"foo:\"\nbar = \"bar:\"\n"),
        remedy: "use the rule, remove it, or name the start rule with `;! start RULE` in a section.",
    },
];
