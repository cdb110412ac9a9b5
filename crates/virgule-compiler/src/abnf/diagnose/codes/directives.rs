//! Codes for directives, the `;!` lines.

use super::{Code, CodeExample};

pub(super) const CODES: &[Code] = &[
    Code {
        name: "unknown-directive",
        summary: "there is no directive of that name",
        explanation: "Every line that begins with `;!` is a directive; misspelt ones are refused, because they would have no \
                      effect.",
        example: CodeExample::Grammar(";! kind foo\n;! feilds host\nfoo  = \"foo:\" host\nhost = *ALPHA\n"),
        remedy: "correct the name; `virgule grammar directives` lists all of them.",
    },
    Code {
        name: "directive-words",
        summary: "a directive has too many words, or too few",
        explanation: "What follows the name of a directive is split at blanks. There are no comments behind a directive.",
        example: CodeExample::Grammar(";! kind foo\n;! start foo ; the URI\nfoo = \"foo:\"\n"),
        remedy: "write it as the help says; put comments on lines of their own.",
    },
    Code {
        name: "misplaced-directive",
        summary: "a directive stands where it may not",
        explanation: "Directives of a section stand behind the `;! scheme` or `;! kind` that opens it. Some have an effect on URIs \
                      alone, so a `;! kind` refuses them.",
        example: CodeExample::Grammar(";! start foo\n;! kind foo\nfoo = \"foo:\"\n"),
        remedy: "move the line; `virgule grammar directives NAME` says where it may stand.",
    },
    Code {
        name: "duplicate-directive",
        summary: "something is said twice",
        explanation: "Where one line is all there may be, the second would have no effect or contradict the first.",
        example: CodeExample::Grammar(";! kind foo\n;! start foo\n;! start bar\nfoo = bar\nbar = \"x\"\n"),
        remedy: "remove one of the lines.",
    },
    Code {
        name: "duplicate-section",
        summary: "two sections have one name",
        explanation: "`--kind` and generated types find a section by its name; case does not count.",
        example: CodeExample::Grammar(";! kind foo\n;! kind FOO\nfoo = \"foo:\"\n"),
        remedy: "rename one of the sections.",
    },
    Code {
        name: "duplicate-field",
        summary: "a field is listed twice",
        explanation: "A field has one name and one place in a list; case does not count.",
        example: CodeExample::Grammar(";! fields host host\nfoo  = \"foo:\" host\nhost = *ALPHA\n"),
        remedy: "remove one of them.",
    },
    Code {
        name: "rule-bound-twice",
        summary: "two fields are bound to one rule",
        explanation: "What a rule matches can be one field, or the parse would not know which.",
        example: CodeExample::Grammar(";! fields host name=host\nfoo  = \"foo:\" host\nhost = *ALPHA\n"),
        remedy: "remove one field, or bind the rule in one place only: `NAME=OUTER/RULE`.",
    },
    Code {
        name: "repeating-field",
        summary: "a text may have a field more than once",
        explanation: "A field is one part of the text. Of several occurrences all but one would be lost in silence.",
        example: CodeExample::Grammar(
            ";! kind foo\n;! fields tag\nfoo = \"foo:\" tag *( \",\" tag )\ntag = 1*ALPHA\n",
        ),
        remedy: "list all occurrences: `tag*`; refuse a second one, where the specification does: \
                 `;! validate tag once`; or bind the rule in one place: `NAME=OUTER/RULE`.",
    },
    Code {
        name: "undecided-list",
        summary: "the occurrences of a field cannot be told apart from other text",
        explanation: "Where a part of the text may be an occurrence or something else, the preferred reading that matches \
                      decides. An occurrence is reported once every reading agrees on it; readings that stay apart over \
                      several occurrences would have to be remembered without a bound.",
        example: CodeExample::Grammar(
            ";! kind foo\n;! fields tag*\nfoo  = *( tag \",\" ) \"!\" / *( word \",\" ) \"?\"\ntag  = 1*ALPHA\n\
             word = 1*ALPHA\n",
        ),
        remedy: "let the two differ in a character before an occurrence ends, or make them one rule.",
    },
    Code {
        name: "field-name",
        summary: "a word is no name for a field",
        explanation: "A field has the form of a rule name: a letter, then letters, digits and hyphens.",
        example: CodeExample::Grammar(";! fields 1st=host\nfoo  = \"foo:\" host\nhost = *ALPHA\n"),
        remedy: "choose another name: `NAME=RULE` binds any rule to it.",
    },
    Code {
        name: "unknown-field",
        summary: "a directive names a field that the section does not have",
        explanation: "Fields are what `;! fields` lists, in the section or before the first one.",
        example: CodeExample::Grammar(
            ";! kind foo\n;! fields host\n;! equal-by hots\nfoo  = \"foo:\" host\nhost = *ALPHA\n",
        ),
        remedy: "correct the name, or list the field.",
    },
    Code {
        name: "unreached-field",
        summary: "a field can never match",
        explanation: "The start rule of the section does not lead to the rule of the field; or the rule stands within a \
                      recursion or within percent-encoded text, which hold no fields; or `OUTER` in `NAME=OUTER/RULE` does not name it.",
        example: CodeExample::Grammar(
            ";! kind foo\n;! fields port\nfoo  = \"foo:\" host\nhost = *ALPHA\nport = *DIGIT\n",
        ),
        remedy: "use the rule, name another one, or correct `;! start`.",
    },
    Code {
        name: "type-name",
        summary: "a word is no name for a Rust type",
        explanation: "A type has an upper-case letter, then letters and digits.",
        example: CodeExample::Grammar(";! kind foo\n;! type foo-uri\nfoo = \"foo:\"\n"),
        remedy: "write it in camel case, such as `FooUri`; without the line that is done for you.",
    },
    Code {
        name: "scheme-name",
        summary: "a word is no name of a URI scheme",
        explanation: "RFC 3986 section 3.1: a letter, then letters, digits, `+`, `-` and `.`.",
        example: CodeExample::Grammar(";! scheme foo_bar\nfoo = \"foo:\"\n"),
        remedy: "correct the name; `;! kind` opens a section for texts that are no scheme.",
    },
    Code {
        name: "port-number",
        summary: "a word is no port",
        explanation: "A port is a number from 0 to 65535, in digits.",
        example: CodeExample::Grammar(";! scheme foo\n;! default-port 70000\nfoo = \"foo:\"\n"),
        remedy: "correct the number.",
    },
    Code {
        name: "empty-path",
        summary: "a word cannot stand for an empty path",
        explanation: "Behind an authority it must be a path of its own, and normalizing it must change nothing: it begins with \
                      one `/`, has no `.` or `..` among its segments, and escapes only what needs it, in capitals.",
        example: CodeExample::Grammar(";! scheme foo\n;! empty-path index\nfoo = \"foo:\"\n"),
        remedy: "write `/`, or another path that begins with it.",
    },
    Code {
        name: "nesting",
        summary: "a word is no depth of nesting",
        explanation: "`;! nesting` says how deep recursive rules may nest in a text: a number from 1 to 1024.",
        example: CodeExample::Grammar(";! nesting deep\nfoo = \"(\" [ foo ] \")\"\n"),
        remedy: "write a number, or leave the line out for 128.",
    },
    Code {
        name: "unknown-check",
        summary: "`;! validate` names no check",
        explanation: "The checks beyond the grammar are a short list, which the message names.",
        example: CodeExample::Grammar(
            ";! kind foo\n;! fields host\n;! validate host isbm\nfoo  = \"foo:\" host\nhost = *ALPHA\n",
        ),
        remedy: "correct the name.",
    },
    Code {
        name: "unknown-form",
        summary: "`;! form` names no form",
        explanation: "The forms for comparison are a short list, which the message names.",
        example: CodeExample::Grammar(
            ";! kind foo\n;! fields host\n;! form host telephone\nfoo  = \"foo:\" host\nhost = *ALPHA\n",
        ),
        remedy: "correct the name.",
    },
    Code {
        name: "contradicting-form",
        summary: "a field has two forms",
        explanation: "A field is written in one form for comparison, and may be written in lower case besides.",
        example: CodeExample::Grammar(
            ";! kind foo\n;! fields host\n;! form host tel\n;! form host addresses\nfoo  = \"foo:\" host\nhost = *ALPHA\n",
        ),
        remedy: "remove one line; bind the parts to fields of their own if they differ.",
    },
    Code {
        name: "unknown-step",
        summary: "`;! normalization` names no step of normalization",
        explanation: "The steps of syntax-based normalization are a short list, which the message names; `none` stands alone.",
        example: CodeExample::Grammar(";! scheme foo\n;! normalization lower-case\nfoo = \"foo:\"\n"),
        remedy: "correct the name.",
    },
    Code {
        name: "parameter-separator",
        summary: "`;! parameters` names no separator",
        explanation: "`;! parameters FIELD SEPARATOR NAME…` splits the field at one character. Letters and digits may stand in names, \
                      `=` divides name and value, and `%` begins an escape.",
        example: CodeExample::Grammar(
            ";! kind foo\n;! fields query\n;! parameters query and size\nfoo = query\nquery = *( ALPHA / \"=\" / \"&\" )\n",
        ),
        remedy: "name the character that stands between two parameters, here `&`.",
    },
    Code {
        name: "redact",
        summary: "a match could not be redacted",
        explanation: "What `;! redact` names is hidden as one span of the text. A list, or a rule that a text may have several \
                      times, has several, of which all but one would be shown.",
        example: CodeExample::Grammar(";! redact key\nfoo = key *( \",\" key )\nkey = 1*ALPHA\n"),
        remedy: "redact the rule around all of them, here `foo`.",
    },
    Code {
        name: "percent-encoded",
        summary: "`;! percent-encoded` cannot be applied",
        explanation: "The rule behind `within` says which characters need no encoding: each of its alternatives is one ASCII \
                      character, and none is `%`. And nothing is decoded twice.",
        example: CodeExample::Grammar(
            ";! percent-encoded value within plain\nfoo   = \"foo:\" value\nvalue = *%x21-7E\nplain = 1*ALPHA\n",
        ),
        remedy: "name a rule of single characters, such as `plain = ALPHA / DIGIT`.",
    },
    Code {
        name: "unknown-import",
        summary: "there is no grammar of that name to import",
        explanation: "`;! import NAME` finds `NAME.abnf` in the folder of the grammar, and the grammars that come with virgule.",
        example: CodeExample::Grammar(";! import rfc9999\nfoo = \"foo:\"\n"),
        remedy: "correct the name (without `.abnf`), or put the file beside the grammar.",
    },
    Code {
        name: "unusable-import",
        summary: "a file cannot be imported",
        explanation: "What a grammar imports are regular files in its own folder, of at most 4 MiB, in UTF-8. So a grammar from a \
                      stranger neither waits for a pipe nor shows what stands in other files.",
        example: CodeExample::None("it takes a file that is none, such as a folder `other.abnf`"),
        remedy: "put a regular file into the folder of the grammar.",
    },
    Code {
        name: "import-cycle",
        summary: "documents import one another in a circle",
        explanation: "A document sees the rules of those that it imports, which therefore come first.",
        example: CodeExample::Grammar(
            "; This file is called example.abnf.\n;! import example\nfoo = \"foo:\"\n",
        ),
        remedy: "put the rules that both need into a third document.",
    },
];
