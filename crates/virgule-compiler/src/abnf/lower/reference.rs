//! The reference of directives, made from the table that defines them: `virgule grammar directives` prints it, and
//! `cargo xtask gen` writes it to `docs/directives.md`.

use super::directive::{DIRECTIVES, Directive};
use std::fmt::{self, Display, Formatter};

/// The introduction.
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

    /// The effect of the directive, as a sentence.
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
