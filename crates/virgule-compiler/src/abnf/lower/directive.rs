//! The directives that may follow `;!`, and their reference documentation, whose text is in `directives.md`.
//!
//! ABNF has no notation for the start rule or the fields of a parse. To other ABNF tools, directives are comments.

use crate::abnf::diagnose::{Diagnostic, Source, Span};
use crate::abnf::read::tree::{DirectiveNode, Name};
use DirectiveScope::{Both, File, Opens, Section};
use std::fmt;
use std::fmt::{Display, Formatter};
use std::sync::Arc;

/// The introduction, and for each directive its usage, its effect and an example.
const PAGE: &str = include_str!("directives.md");

/// The position at which a directive is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DirectiveScope {
    /// Anywhere. The directive applies to the entire file.
    File,
    /// Anywhere. The directive opens a section.
    Opens,
    /// In a section only.
    Section,
    /// In a section, or before the first section, where it applies to all sections.
    Both,
}

/// The syntax of a directive. Its documentation is in `directives.md`.
#[derive(Debug, Clone, Copy)]
pub struct Directive {
    /// The word after `;!`.
    pub name: &'static str,
    /// Where the directive is allowed.
    pub scope: DirectiveScope,
    /// Minimum and maximum number of words after the name.
    pub words: (usize, usize),
    /// True if the directive may occur only once: in a section or, for a directive of the entire file, in the file.
    /// Several lines of any other directive accumulate.
    pub once: bool,
}

impl Directive {
    /// Returns the directive called `name`.
    pub fn find(name: &str) -> Option<&'static Directive> {
        DIRECTIVES.iter().find(|known| known.name == name)
    }

    /// Returns the parts of the directive's section in `directives.md`: usage, effect, example.
    fn section(&self) -> [&'static str; 3] {
        let mut sections = PAGE.split("\n## ").map(|section| section.split("\n\n"));
        let parts = sections.find_map(|mut parts| (parts.next() == Some(self.name)).then_some(parts));
        let mut parts = parts.into_iter().flatten();
        std::array::from_fn(|_| parts.next().unwrap_or_default())
    }

    /// Returns the name and its arguments. ` or ` separates several forms.
    pub fn usage(&self) -> &'static str {
        self.section()[0]
    }

    /// Returns the effect of the directive, as a phrase.
    fn effect(&self) -> String {
        self.section()[1].replace('\n', " ")
    }

    /// Returns a grammar that uses the directive.
    pub fn example(&self) -> &'static str {
        let [.., example] = self.section();
        let grammar = example.trim_end().strip_prefix("```abnf\n").and_then(|rest| rest.strip_suffix("```"));
        grammar.unwrap_or_default()
    }

    /// Returns how often the directive is allowed, in English.
    pub fn often(&self) -> &'static str {
        match (self.scope, self.once) {
            (DirectiveScope::Opens, _) => "once for each section",
            (DirectiveScope::File, true) => "once",
            (DirectiveScope::Section, true) => "once in each section",
            (DirectiveScope::Both, true) => "once in each section, and once before the first section",
            (_, false) => "any number of times; the lines accumulate",
        }
    }
}

impl DirectiveScope {
    /// Returns where the directive is allowed, in English.
    pub fn words(self) -> &'static str {
        match self {
            DirectiveScope::File => "anywhere; it applies to the entire file",
            DirectiveScope::Opens => "anywhere; the section ends where the next one begins",
            DirectiveScope::Section => "in a section",
            DirectiveScope::Both => {
                "in a section, or before the first section, where it applies to all sections"
            }
        }
    }
}

/// Maximum number of words of a directive without a specific limit.
const MANY: usize = usize::MAX;

/// All directives, in the order in which a file would use them.
#[rustfmt::skip]
pub static DIRECTIVES: &[Directive] = &[
    Directive { name: "dialect", scope: File, words: (1, 1), once: true },
    Directive { name: "import", scope: File, words: (1, MANY), once: false },
    Directive { name: "percent-encoded", scope: File, words: (3, MANY), once: false },
    Directive { name: "utf-8", scope: File, words: (1, MANY), once: false },
    Directive { name: "nesting", scope: File, words: (1, 1), once: true },
    Directive { name: "ambiguous", scope: File, words: (2, MANY), once: false },
    Directive { name: "scheme", scope: Opens, words: (1, 1), once: true },
    Directive { name: "kind", scope: Opens, words: (1, 1), once: true },
    Directive { name: "start", scope: Section, words: (1, 1), once: true },
    Directive { name: "type", scope: Section, words: (1, 1), once: true },
    Directive { name: "fields", scope: Both, words: (1, MANY), once: false },
    Directive { name: "parameters", scope: Both, words: (3, MANY), once: false },
    Directive { name: "redact", scope: Both, words: (1, MANY), once: false },
    Directive { name: "equal-by", scope: Section, words: (1, MANY), once: true },
    Directive { name: "form", scope: Section, words: (2, MANY), once: false },
    Directive { name: "normalization", scope: Section, words: (1, 5), once: true },
    Directive { name: "default-port", scope: Section, words: (1, 1), once: true },
    Directive { name: "empty-path", scope: Section, words: (1, 1), once: true },
    Directive { name: "validate", scope: Section, words: (2, 2), once: false },
    Directive { name: "example", scope: Section, words: (1, MANY), once: false },
];

/// The names of checks that `validate` accepts, as in `virgule::check`.
pub const CHECKS: &[&str] = &["isbn", "not-empty", ONCE];

/// The check that a field occurs at most once. A field that the grammar repeats is then not a list.
pub const ONCE: &str = "once";

/// The words that `normalization` accepts: the steps of `virgule::Normalization::SYNTAX`, or `none`.
pub const STEPS: &[&str] =
    &["scheme-case", "host-case", "percent-case", "percent-decoding", "dot-segments", NO_STEPS];

/// The word for no normalization step.
pub const NO_STEPS: &str = "none";

/// The words that `form` accepts: the names of `virgule::__derive::Form`.
pub const FORMS: &[&str] =
    &[LOWERCASE, "no-hyphens", "addresses", "header-names", "tel", "package-url", "servers", "local-file"];

/// The form that can be combined with another form.
pub const LOWERCASE: &str = "lowercase";

/// Former names of directives, each with a hint about its replacement, and the new name if only the name has changed.
pub const FORMER: &[(&str, &str, Option<&str>)] = &[
    ("ignore-case", "write `;! form NAME lowercase`, a line for each field", None),
    ("secret", "it is now called `redact`", Some("redact")),
    ("steps", "it is now called `normalization`", Some("normalization")),
];

/// The help for a repeated directive or value.
pub(super) const REMOVE: &str = "remove one of them";

/// Returns the error for a repeated directive or value, with its first occurrence.
pub(super) fn duplicate(message: String, source: &Arc<Source>, span: Span, first: Span) -> Diagnostic {
    Diagnostic::error("duplicate-directive", message, source, span, "").and(first, "first").help(REMOVE)
}

/// Directives whose words may begin with a semicolon.
const OF_TEXTS: &[&str] = &["ambiguous", "example"];

/// Returns the words of a directive, and the words from the first one that begins with `;`, because a comment there is
/// an error. A single semicolon may be the separator of `parameters`.
pub(super) fn words(directive: &DirectiveNode) -> (&[Name], &[Name]) {
    let name = directive.name.text.as_str();
    let is_separator = |at: usize, word: &Name| name == "parameters" && at == 1 && word.text == ";";
    let mut words = directive.args.iter().enumerate();
    let comment = words.position(|(at, word)| word.text.starts_with(';') && !is_separator(at, word));
    let comment = comment.filter(|_| !OF_TEXTS.contains(&name));
    directive.args.split_at(comment.unwrap_or(directive.args.len()))
}

// Generates the reference of directives from their table and `directives.md`. `virgule grammar directives` prints it,
// and `cargo xtask gen` writes it to `docs/directives.md`.

/// Returns the text of `docs/directives.md`.
pub fn reference() -> String {
    let head = PAGE.split("\n## ").next().unwrap_or_default();
    let mut page = format!("{head}\n| directive | |\n|---|---|\n");
    for directive in DIRECTIVES {
        // A vertical bar would end the table cell.
        let effect = directive.effect().replace('|', "\\|");
        page.push_str(&format!("| [`{0}`](#{0}) | {effect} |\n", directive.name));
    }
    for directive in DIRECTIVES {
        let (Directive { name, scope, .. }, example) = (directive, directive.example());
        let usages: String = directive.usages().map(|usage| usage + "\n").collect();
        page.push_str(&format!("\n## {name}\n\n```abnf\n{usages}```\n\n{}\n\n", directive.sentence()));
        page.push_str(&format!("- Where: {}.\n- How often: {}.\n\n", scope.words(), directive.often()));
        page.push_str(&format!("```abnf\n{example}```\n"));
    }
    page
}

impl Directive {
    /// Returns the forms of the directive, each with `;!`.
    fn usages(&self) -> impl Iterator<Item = String> {
        let forms = self.usage().split(" or ");
        forms.map(|form| match form.strip_prefix(self.name) {
            Some(_) => format!(";! {form}"),
            None => format!(";! {} {form}", self.name),
        })
    }

    fn sentence(&self) -> String {
        let effect = self.effect();
        let mut chars = effect.chars();
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
        self.example().lines().try_for_each(|line| writeln!(f, "    {line}"))
    }
}
