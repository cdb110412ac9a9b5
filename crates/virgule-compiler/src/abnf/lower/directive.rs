//! The directives: every word that may follow `;!`, documented in this one place, and the reference made from it.
//!
//! ABNF has no notation for the start rule, or for the fields of a parse. Directives are comments to every other ABNF
//! tool.

use crate::abnf::diagnose::{Diagnostic, Source, Span};
use crate::abnf::read::tree::{DirectiveNode, Name};
use std::fmt;
use std::fmt::{Display, Formatter};
use std::sync::Arc;

/// Where a directive is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DirectiveScope {
    /// Anywhere; the directive applies to the whole file.
    File,
    /// Anywhere; the directive opens a section.
    Opens,
    /// In a section only.
    Section,
    /// In a section, or before the first section, where it applies to all sections.
    Both,
}

/// A directive: its syntax, which is checked, and its documentation.
#[derive(Debug, Clone, Copy)]
pub struct Directive {
    /// The word after `;!`.
    pub name: &'static str,
    /// The name and its arguments, as documented.
    pub usage: &'static str,
    /// Where the directive is allowed.
    pub scope: DirectiveScope,
    /// Minimum and maximum number of words after the name.
    pub words: (usize, usize),
    /// True if a second line with this directive is an error: in a section, or, for a directive of the whole file, in
    /// the file. Several lines of any other directive accumulate.
    pub once: bool,
    /// The effect of the directive.
    pub does: &'static str,
    /// A grammar that uses the directive.
    pub example: &'static str,
}

impl Directive {
    /// The directive of that name.
    pub fn find(name: &str) -> Option<&'static Directive> {
        DIRECTIVES.iter().find(|known| known.name == name)
    }

    /// How often the directive is allowed, as English text.
    pub fn often(&self) -> &'static str {
        match (self.scope, self.once) {
            (DirectiveScope::Opens, _) => "once for each section",
            (DirectiveScope::File, true) => "once",
            (DirectiveScope::Section, true) => "once in a section",
            (DirectiveScope::Both, true) => "once in a section, and once before the first",
            (_, false) => "any number of times; the lines accumulate",
        }
    }
}

impl DirectiveScope {
    /// Where the directive is allowed, as English text.
    pub fn words(self) -> &'static str {
        match self {
            DirectiveScope::File => "anywhere; it holds for the whole file",
            DirectiveScope::Opens => "anywhere; what follows belongs to its section, up to the next one",
            DirectiveScope::Section => "in a section",
            DirectiveScope::Both => "in a section, or before the first one, where it holds for all",
        }
    }
}

/// All directives, in the order in which a file would use them.
pub static DIRECTIVES: &[Directive] = &[
    Directive {
        name: "import",
        usage: "import DOCUMENT…",
        scope: DirectiveScope::File,
        words: (1, usize::MAX),
        once: false,
        does: "makes the rules of other documents visible; those keep their own scope",
        example: ";! import rfc3986\n\
                  ;! scheme foo\n\
                  ;! fields authority path-abempty\n\
                  foo = \"foo://\" authority path-abempty\n",
    },
    Directive {
        name: "percent-encoded",
        usage: "percent-encoded RULE… within RULE",
        scope: DirectiveScope::File,
        words: (3, usize::MAX),
        once: false,
        does: "decodes percent-encoded text where these rules match; only the characters of the last rule may occur unencoded",
        example: "; `foo:a%28b%29` is a value as `a(b)` is.\n\
                  ;! percent-encoded value within plain\n\
                  foo   = \"foo:\" value\n\
                  value = *( plain / \"(\" / \")\" )\n\
                  plain = ALPHA / DIGIT\n",
    },
    Directive {
        name: "utf-8",
        usage: "utf-8 RULE…",
        scope: DirectiveScope::File,
        words: (1, usize::MAX),
        once: false,
        does: "reads these rules, which define characters by their octets in UTF-8, as any one character beyond ASCII",
        example: ";! utf-8 beyond\n\
                  foo    = \"foo:\" *( ALPHA / beyond )\n\
                  beyond = %xC2-DF tail / %xE0-EF 2tail / %xF0-F4 3tail\n\
                  tail   = %x80-BF\n",
    },
    Directive {
        name: "nesting",
        usage: "nesting NUMBER",
        scope: DirectiveScope::File,
        words: (1, 1),
        once: true,
        does: "sets how deep recursive rules may nest in a text; 128 by default",
        example: ";! nesting 16\n\
                  foo = \"(\" [ foo ] \")\"\n",
    },
    Directive {
        name: "ambiguous",
        usage: "ambiguous RULE REASON…",
        scope: DirectiveScope::File,
        words: (2, usize::MAX),
        once: false,
        does: "acknowledges that texts of a rule have two derivations, and gives the reason: `grammar check` no longer warns of \
               the rule",
        example: "; A telephone number is a name too; it is listed first, and meant.\n\
                  ;! ambiguous foo a number is a name too, and is meant where it is one\n\
                  foo    = \"foo:\" ( number / name )\n\
                  number = 1*DIGIT\n\
                  name   = 1*( ALPHA / DIGIT )\n",
    },
    Directive {
        name: "scheme",
        usage: "scheme NAME",
        scope: DirectiveScope::Opens,
        words: (1, 1),
        once: true,
        does: "opens the section of a URI scheme",
        example: ";! scheme foo\n\
                  ;! fields name\n\
                  foo  = \"foo:\" name\n\
                  name = 1*ALPHA\n",
    },
    Directive {
        name: "kind",
        usage: "kind NAME",
        scope: DirectiveScope::Opens,
        words: (1, 1),
        once: true,
        does: "opens the section of a kind of text that is not a scheme, such as uri-reference",
        example: ";! kind pair\n\
                  ;! fields left right\n\
                  pair  = left \"=\" right\n\
                  left  = 1*ALPHA\n\
                  right = *DIGIT\n",
    },
    Directive {
        name: "start",
        usage: "start RULE",
        scope: DirectiveScope::Section,
        words: (1, 1),
        once: true,
        does: "names the rule that the whole text must match; without it, the first rule of the file",
        example: ";! scheme foo\n\
                  ;! start foo-uri\n\
                  name    = 1*ALPHA\n\
                  foo-uri = \"foo:\" name\n",
    },
    Directive {
        name: "type",
        usage: "type NAME",
        scope: DirectiveScope::Section,
        words: (1, 1),
        once: true,
        does: "names the Rust type; without it, the section's name in camel case",
        example: ";! scheme foo\n\
                  ;! type FooUri\n\
                  foo = \"foo:\" 1*ALPHA\n",
    },
    Directive {
        name: "fields",
        usage: "fields NAME… or NAME=RULE|RULE… or NAME=OUTER/RULE… or NAME*… or NAME*=RULE…",
        scope: DirectiveScope::Both,
        words: (1, usize::MAX),
        once: false,
        does: "lists what a parse gives access to: the text that a rule, or one of several, matched, anywhere or \
               only where OUTER names it; with a star all of its occurrences, in order; a NAME that is a keyword of Rust, or \
               a method of every type, has `_` behind it in Rust alone (`type_`, `self_`, `parse_`)",
        example: "; `port` is the number in the authority, `id` is what either rule matches behind it.\n\
                  ;! scheme foo\n\
                  ;! fields host port=authority/number id=foo/name|number\n\
                  foo       = \"foo://\" authority \"/\" ( name / number )\n\
                  authority = host [ \":\" number ]\n\
                  host      = 1*( ALPHA / \".\" )\n\
                  name      = 1*ALPHA\n\
                  number    = 1*DIGIT\n",
    },
    Directive {
        name: "parameters",
        usage: "parameters FIELD SEPARATOR NAME… or FIELD SEPARATOR OTHER=NAME… or FIELD SEPARATOR NAME*… or FIELD SEPARATOR ignore-case NAME…",
        scope: DirectiveScope::Both,
        words: (3, usize::MAX),
        once: false,
        does: "finds parameters by name in a field of `name=value` pieces that a character such as `&` or `;` separates: each name is a field of \
               its own, whose value a text may have once, or with a star a list; other names are allowed. Names are compared \
               percent-decoded, with `ignore-case` without regard to ASCII case. A second value of a name without a star is refused",
        example: "; `foo:a?size=2&tag=x&tag=y` has the size `2` and the tags `x` and `y`.\n\
                  ;! scheme foo\n\
                  ;! fields name query\n\
                  ;! parameters query & size tag*\n\
                  foo   = \"foo:\" name [ \"?\" query ]\n\
                  name  = 1*ALPHA\n\
                  query = *( ALPHA / DIGIT / \"=\" / \"&\" )\n",
    },
    Directive {
        name: "redact",
        usage: "redact NAME… or NAME after-colon",
        scope: DirectiveScope::Both,
        words: (1, usize::MAX),
        once: false,
        does: "hides fields or rules wherever a text is shown (`Debug`, `redacted`, errors, drawings): all of each, or with \
               `after-colon` what follows the first colon, as RFC 3986 section 3.2.1 asks for the password of a userinfo",
        example: ";! scheme foo\n\
                  ;! fields userinfo host key\n\
                  ;! redact userinfo after-colon\n\
                  ;! redact key\n\
                  foo      = \"foo://\" [ userinfo \"@\" ] host \"?key=\" key\n\
                  userinfo = *( ALPHA / DIGIT / \":\" )\n\
                  host     = 1*( ALPHA / \".\" )\n\
                  key      = 1*ALPHA\n",
    },
    Directive {
        name: "equal-by",
        usage: "equal-by NAME…",
        scope: DirectiveScope::Section,
        words: (1, usize::MAX),
        once: true,
        does: "lists the fields that alone decide whether two names of the scheme are equal",
        example: "; What follows `?` makes no difference.\n\
                  ;! scheme foo\n\
                  ;! fields name note\n\
                  ;! equal-by name\n\
                  foo  = \"foo:\" name [ \"?\" note ]\n\
                  name = 1*DIGIT\n\
                  note = *ALPHA\n",
    },
    Directive {
        name: "form",
        usage: "form FIELD FORM…",
        scope: DirectiveScope::Section,
        words: (2, usize::MAX),
        once: false,
        does: "says how a field, or the whole text by the name of its start rule, is written for comparison: \
               `lowercase`, where the scheme ignores ASCII case, and at most one of `no-hyphens`, `addresses` (domains in \
               lower case), `header-names` (those in lower case), `tel` (as RFC 3966 section 4 compares), \
               `package-url` (as the Package-URL specification builds one), `servers` (each server of an authority with its host in \
               lower case and without the default port), `local-file` (as RFC 8089 section 2 reads one)",
        example: ";! scheme foo\n\
                  ;! fields number\n\
                  ;! form number lowercase no-hyphens\n\
                  foo    = \"foo:\" number\n\
                  number = 1*( HEXDIG / \"-\" )\n",
    },
    Directive {
        name: "normalization",
        usage: "normalization STEP…",
        scope: DirectiveScope::Section,
        words: (1, 5),
        once: true,
        does: "lists the steps of syntax-based normalization that a scheme allows, if it does not allow all: \
               `scheme-case`, `host-case`, `percent-case`, `percent-decoding`, `dot-segments`; or `none`",
        example: ";! scheme foo\n\
                  ;! normalization scheme-case percent-case\n\
                  foo = \"foo:\" *( ALPHA / \"%\" 2HEXDIG )\n",
    },
    Directive {
        name: "default-port",
        usage: "default-port NUMBER",
        scope: DirectiveScope::Section,
        words: (1, 1),
        once: true,
        does: "says which port means the same as none: a number from 0 to 65535",
        example: ";! import rfc3986\n\
                  ;! scheme foo\n\
                  ;! default-port 4711\n\
                  foo = \"foo://\" authority path-abempty\n",
    },
    Directive {
        name: "empty-path",
        usage: "empty-path TEXT",
        scope: DirectiveScope::Section,
        words: (1, 1),
        once: true,
        does: "says which path an empty one behind an authority means: one that begins with a single `/` and is \
               normalized",
        example: ";! import rfc3986\n\
                  ;! scheme foo\n\
                  ;! empty-path /\n\
                  foo = \"foo://\" authority path-abempty\n",
    },
    Directive {
        name: "validate",
        usage: "validate FIELD CHECK",
        scope: DirectiveScope::Section,
        words: (2, 2),
        once: false,
        does: "checks a field beyond the grammar: `isbn` its check digit, `not-empty` that it is not empty, `once` \
               that it does not occur twice",
        example: ";! scheme foo\n\
                  ;! fields host\n\
                  ;! validate host not-empty\n\
                  foo  = \"foo://\" host\n\
                  host = *( ALPHA / \".\" )\n",
    },
    Directive {
        name: "example",
        usage: "example TEXT…",
        scope: DirectiveScope::Section,
        words: (1, usize::MAX),
        once: false,
        does: "gives texts that match, which is checked",
        example: ";! scheme foo\n\
                  ;! example foo:bar foo:b\n\
                  foo = \"foo:\" 1*ALPHA\n",
    },
];

/// The names of checks that `validate` accepts, as in `virgule::check`.
pub const CHECKS: &[&str] = &["isbn", "not-empty", ONCE];

/// The check that a field occurs at most once: a field that the grammar repeats is then not a list.
pub const ONCE: &str = "once";

/// The words that `normalization` accepts: the steps of `virgule::Normalization::SYNTAX`, or [`NO_STEPS`].
pub const STEPS: &[&str] =
    &["scheme-case", "host-case", "percent-case", "percent-decoding", "dot-segments", NO_STEPS];

/// The word for no normalization step.
pub const NO_STEPS: &str = "none";

/// The words that `form` accepts: the names of `virgule::__derive::Form`.
pub const FORMS: &[&str] =
    &[LOWERCASE, "no-hyphens", "addresses", "header-names", "tel", "package-url", "servers", "local-file"];

/// The form that can be combined with another form.
pub const LOWERCASE: &str = "lowercase";

/// Former names of directives, each with a hint for its replacement.
pub const FORMER: &[(&str, &str)] = &[
    ("ignore-case", "write `;! form NAME lowercase`, a line for each field"),
    ("secret", "it is called `redact`"),
    ("steps", "it is called `normalization`"),
];

/// The help for a repeated directive or value.
pub(super) const REMOVE: &str = "remove one of them";

/// The error for a repeated directive or value, with its first occurrence.
pub(super) fn duplicate(message: String, source: &Arc<Source>, span: Span, first: Span) -> Diagnostic {
    Diagnostic::error("duplicate-directive", message, source, span, "again").and(first, "first").help(REMOVE)
}

/// Directives whose words are texts, which may begin with a semicolon.
const OF_TEXTS: &[&str] = &["ambiguous", "example"];

/// The words of a directive, and the words from the first one that begins with `;`: a comment there is an error. A single
/// semicolon may be the separator of `parameters`.
pub(super) fn words(directive: &DirectiveNode) -> (&[Name], &[Name]) {
    let name = directive.name.text.as_str();
    let is_separator = |at: usize, word: &Name| name == "parameters" && at == 1 && word.text == ";";
    let mut words = directive.args.iter().enumerate();
    let comment = words.position(|(at, word)| word.text.starts_with(';') && !is_separator(at, word));
    let comment = comment.filter(|_| !OF_TEXTS.contains(&name));
    directive.args.split_at(comment.unwrap_or(directive.args.len()))
}

// The reference of directives, made from the table that defines them: `virgule grammar directives` prints it, and
// `cargo xtask gen` writes it to `docs/directives.md`.

const HEAD: &str = "\
# Directives

`cargo xtask gen` writes this page from `crates/virgule-compiler/src/abnf/lower/directive.rs`. `virgule grammar directives` prints it,
and `virgule grammar directives NAME` prints one directive.

A line of a grammar that begins with `;!`, after optional blanks, is a directive: it adds what ABNF has no notation for. To
every other ABNF tool it is a comment. Blanks separate its name and its words. A directive has a line of its own: after a rule,
`;!` is an error, and so is a comment after a directive.

`scheme` and `kind` open a section, which ends at the next one. Order matters only there: directives may precede or follow the
rules and each other. A grammar without a section has one: a kind that has the name of the file and starts at its first rule.

A repeated directive adds to the earlier lines, or is an error; no line is ignored.
";

/// The text of `docs/directives.md`.
pub fn reference() -> String {
    let mut page = format!("{HEAD}\n| directive | |\n|---|---|\n");
    for directive in DIRECTIVES {
        // A vertical bar would end the cell of the table.
        let does = directive.does.replace('|', "\\|");
        page.push_str(&format!("| [`{0}`](#{0}) | {does} |\n", directive.name));
    }
    for directive in DIRECTIVES {
        let Directive { name, scope, example, .. } = directive;
        let usages: String = directive.usages().map(|usage| usage + "\n").collect();
        page.push_str(&format!("\n## {name}\n\n```abnf\n{usages}```\n\n{}\n\n", directive.sentence()));
        page.push_str(&format!("- Where: {}.\n- How often: {}.\n\n", scope.words(), directive.often()));
        page.push_str(&format!("```abnf\n{example}```\n"));
    }
    page
}

impl Directive {
    /// The forms of the directive, each with `;!`.
    fn usages(&self) -> impl Iterator<Item = String> {
        let forms = self.usage.split(" or ");
        forms.map(|form| match form.strip_prefix(self.name) {
            Some(_) => format!(";! {form}"),
            None => format!(";! {} {form}", self.name),
        })
    }

    fn sentence(&self) -> String {
        let mut chars = self.does.chars();
        let first = chars.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(chars).chain(['.']).collect()
    }
}

impl Display for Directive {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for usage in self.usages() {
            writeln!(f, "    {usage}")?;
        }
        writeln!(f, "\n{}\n", self.sentence())?;
        writeln!(f, "Where:     {}", self.scope.words())?;
        writeln!(f, "How often: {}\n\nFor example:\n", self.often())?;
        self.example.lines().try_for_each(|line| writeln!(f, "    {line}"))
    }
}
