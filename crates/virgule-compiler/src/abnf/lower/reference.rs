//! The reference of directives, made from the table that defines them: `virgule grammar directives`, and
//! `docs/directives.md`, which `cargo xtask gen` writes.

use super::directive::{DIRECTIVES, Directive};
use std::fmt::{self, Display, Formatter};

/// What stands above the directives in `docs/directives.md`.
const HEAD: &str = "\
# Directives

Written from `crates/virgule-compiler/src/abnf/lower/directive.rs` by `cargo xtask gen`. `virgule grammar directives` lists them,
and `virgule grammar directives NAME` prints one.

A line of a grammar that begins with `;!`, after blanks at most, is a directive. It says what ABNF cannot; to every other
ABNF tool it is a comment. The words behind its name are split at blanks. A comment stands on a line of its own, and so does a
directive: behind a rule, `;!` is an error.

`scheme` and `kind` open a section; the directives of a section stand behind that line. A grammar without one is a section
all the same: a kind by the name of the file that starts at its first rule.
";

/// The text of `docs/directives.md`.
pub fn reference() -> String {
    let mut page = format!("{HEAD}\n| directive | |\n|---|---|\n");
    for directive in DIRECTIVES {
        // A bar in a cell would end it.
        let does = directive.does.replace('|', "\\|");
        page.push_str(&format!("| [`{0}`](#{0}) | {does} |\n", directive.name));
    }
    for directive in DIRECTIVES {
        let Directive { name, place, example, .. } = directive;
        let usages: String = directive.usages().map(|usage| usage + "\n").collect();
        page.push_str(&format!("\n## {name}\n\n```abnf\n{usages}```\n\n{}\n\n", directive.sentence()));
        page.push_str(&format!("- Where: {}.\n- How often: {}.\n\n", place.words(), directive.often()));
        page.push_str(&format!("```abnf\n{example}```\n"));
    }
    page
}

impl Directive {
    /// Its forms, as they are written.
    fn usages(&self) -> impl Iterator<Item = String> {
        let forms = self.usage.split(" or ");
        forms.map(|form| match form.strip_prefix(self.name) {
            Some(_) => format!(";! {form}"),
            None => format!(";! {} {form}", self.name),
        })
    }

    /// What it does, as a sentence.
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
        writeln!(f, "Where:     {}", self.place.words())?;
        writeln!(f, "How often: {}\n\nFor example:\n", self.often())?;
        self.example.lines().try_for_each(|line| writeln!(f, "    {line}"))
    }
}
