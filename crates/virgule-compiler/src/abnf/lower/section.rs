//! Lowers `;!` lines to sections: a start rule with its fields and settings.
//!
//! A file without `;! scheme` or `;! kind` has one section: a kind named like the file that starts at its first rule.

use super::directive::{DIRECTIVES, Directive, DirectiveScope, FORMER, REMOVE, words};
use super::documents::Documents;
use super::fields::Listed;
use super::grammar::{Example, Field, Section, SectionKind};
use super::reading::{Reading, find, find_all};
use super::scope::Scope;
use super::type_names;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Edit, Span, meant};
use crate::abnf::read::tree::{DirectiveNode, Name, PieceKind};
use crate::limits;
use std::collections::{HashMap, HashSet};

/// Directives about the normalization of URIs, which does not apply to the texts of a kind.
const OF_URIS: &[&str] = &["normalization", "default-port", "empty-path"];

/// Returns the nesting limit and the sections of the first document, ignoring the sections of imported documents.
pub fn sections(
    documents: &Documents,
    scope: &Scope,
    diagnostics: &mut Diagnostics,
) -> (usize, Vec<Section>) {
    let mut reading = Reading { document: &documents.list[0], index: 0, scope, diagnostics };
    let (file, sections) = reading.split();
    let nesting = reading.nesting(&file);
    if let Err(exceeded) = limits::within(sections.len(), limits::SECTIONS, "sections") {
        let help = "move some of the sections to another file";
        reading.error("limit", exceeded.to_string(), Span::default(), "", help);
        return (nesting, Vec::new());
    }
    reading.doubles(&file, &sections);
    let made: Vec<Section> = sections.iter().filter_map(|lines| reading.section(&file, lines)).collect();
    reading.types(&sections, &made);
    (nesting, made)
}

impl<'a> Reading<'a> {
    /// Returns the directives of the entire file, and those of each section. Reports misplaced directives.
    fn split(&mut self) -> (Vec<&'a DirectiveNode>, Vec<Vec<&'a DirectiveNode>>) {
        let (mut file, mut sections) = (Vec::new(), Vec::<Vec<&DirectiveNode>>::new());
        // An unknown directive may be a misspelled `scheme` or `kind`; then the lines below it are not misplaced.
        let mut lost = false;
        for directive in &self.document.tree.directives {
            let Some(known) = self.known(directive) else {
                lost = true;
                continue;
            };
            match (known.scope, sections.last_mut()) {
                (DirectiveScope::Opens, _) => sections.push(vec![directive]),
                (DirectiveScope::Section | DirectiveScope::Both, Some(section)) => section.push(directive),
                (DirectiveScope::File, _) | (DirectiveScope::Both, None) => file.push(directive),
                (DirectiveScope::Section, None) if lost => {}
                (DirectiveScope::Section, None) => {
                    let message = format!("`{}` is only allowed in a section", directive.name.text);
                    let help = "begin a section above this line, with `;! scheme NAME` or `;! kind NAME`";
                    self.error("misplaced-directive", message, directive.span, "outside a section", help);
                }
            }
        }
        if sections.is_empty() {
            sections.push(Vec::new());
        }
        (file, sections)
    }

    fn known(&mut self, directive: &DirectiveNode) -> Option<&'static Directive> {
        let name = &directive.name;
        let Some(known) = Directive::find(&name.text) else {
            let former = FORMER.iter().find(|(former, ..)| *former == name.text);
            let message = format!("there is no directive `{}`", name.text);
            let source = &self.document.tree.source;
            let error = Diagnostic::error("unknown-directive", message, source, name.span, "");
            self.diagnostics.push(match former {
                Some((_, help, renamed)) => {
                    error.help(*help).suggest(renamed.map(|now| Edit::new(name.span, now)))
                }
                None => {
                    let all: Vec<&str> = DIRECTIVES.iter().map(|known| known.name).collect();
                    let otherwise = || format!("the directives are {}", all.join(", "));
                    error.misspelled(&name.text, meant(&name.text, all.iter().copied()), otherwise)
                }
            });
            return None;
        };
        let (words, comment) = words(directive);
        if let (Some(first), Some(last)) = (comment.first(), comment.last()) {
            let message = "a comment cannot follow a directive on the same line";
            let span = first.span.to(last.span);
            let help = "move it to a separate line";
            self.error("directive-words", message, span, "read as words of the directive", help);
            return None;
        }
        let (min, max) = known.words;
        if words.len() < min || words.len() > max {
            let takes = match (min, max) {
                (1, 1) => "1 word".to_string(),
                (min, usize::MAX) => format!("at least {min} words"),
                (min, max) if min == max => format!("{min} words"),
                (min, max) => format!("{min} to {max} words"),
            };
            let message = format!("`{}` requires {takes}, not {}", name.text, words.len());
            let help = format!("write `;! {}`", known.usage());
            self.error("directive-words", message, directive.span, "", help);
            return None;
        }
        Some(known)
    }

    fn doubles(&mut self, file: &[&DirectiveNode], sections: &[Vec<&DirectiveNode>]) {
        self.twice(file, "");
        let mut names: HashSet<String> = HashSet::new();
        for lines in sections {
            let opens = lines.first().map(|opens| (&opens.args[0].text, opens.span));
            let doubled = opens.filter(|(name, _)| !names.insert(name.to_ascii_lowercase()));
            if let Some((name, span)) = doubled {
                let message = format!("there are two sections `{name}`");
                let help = "give one of them another name";
                self.error("duplicate-section", message, span, "", help);
            }
            self.twice(lines, " in a section");
        }
    }

    /// Reports directives that occur more than once in `lines`, but are allowed once. `among` completes the message.
    fn twice(&mut self, lines: &[&DirectiveNode], among: &str) {
        let mut seen = HashMap::new();
        for line in lines {
            let name = line.name.text.as_str();
            if Directive::find(name).is_some_and(|known| known.once) {
                self.is_first(&mut seen, name, line.span, || format!("`{name}` occurs twice{among}"));
            }
        }
    }

    /// Reports a section whose type name conflicts with that of another section. Does nothing if a section had an
    /// error, because `lines` and `sections` then do not correspond.
    fn types(&mut self, lines: &[Vec<&DirectiveNode>], sections: &[Section]) {
        let doubled = type_names::doubled(sections).filter(|_| lines.len() == sections.len());
        let Some((first, second)) = doubled else { return };
        let Some(opens) = lines[second].first() else { return };
        let [first, second] = [&sections[first], &sections[second]];
        // Two sections with the same name have already been reported.
        if first.name.eq_ignore_ascii_case(&second.name) {
            return;
        }
        let message = format!(
            "the types of `{}` and `{}`, `{}` and `{}`, are too similar",
            first.name, second.name, first.type_name, second.type_name
        );
        let help = "rename one of them with `;! type NAME`: types must differ in more than case, and the suffix \
                    `Builder` is reserved";
        self.error("type-name", message, opens.span, "", help);
    }

    fn section(&mut self, file: &[&DirectiveNode], lines: &[&DirectiveNode]) -> Option<Section> {
        let start = match find(lines, "start") {
            Some(start) => self.rule(&start.args[0])?,
            None if self.document.tree.rules.is_empty() => {
                // Rules with syntax errors have already been reported.
                if self.document.tree.pieces.iter().all(|piece| piece.kind != PieceKind::Unread) {
                    let message = "the file has no rules";
                    let help = "write a rule, or name an imported one with `;! start RULE`";
                    self.error("no-rules", message, Span::default(), "", help);
                }
                return None;
            }
            None => self.scope.find(0, &self.document.tree.rules[0].name.text)?,
        };
        let (kind, name) = match lines.first() {
            Some(opens) if opens.name.text == "scheme" => (SectionKind::Scheme, opens.args[0].text.clone()),
            Some(opens) => (SectionKind::Kind, opens.args[0].text.clone()),
            None => (SectionKind::Kind, self.document.name.clone()),
        };
        let Listed { fields, field_places, lists, parameters } = self.fields(file, lines);
        if kind == SectionKind::Scheme {
            self.scheme_name(&lines[0].args[0]);
        }
        let equal_by = find(lines, "equal-by").map_or_else(Vec::new, |line| self.equal_by(line, &fields));
        let checks = self.checks(lines, &fields);
        let forms = self.forms(lines, &fields, start);
        if kind == SectionKind::Kind && find(lines, "equal-by").is_none() {
            self.without_effect(lines);
        }
        let normalization = find(lines, "normalization").map(|line| self.normalization(line));
        let default_port = find(lines, "default-port").and_then(|line| self.port(&line.args[0]));
        let empty_path = find(lines, "empty-path").and_then(|line| self.path(&line.args[0]));
        let example = |arg: &Name| Example { text: arg.text.clone(), span: arg.span };
        let examples = find_all(lines, "example").flat_map(|line| line.args.iter().map(example)).collect();
        let type_name = match find(lines, "type") {
            Some(line) => self.type_name(&line.args[0])?,
            None => type_names::default(&name),
        };
        Some(Section {
            kind,
            name,
            name_place: lines.first().map_or(Span::default(), |opens| opens.args[0].span),
            start,
            type_name,
            fields,
            field_places,
            lists,
            parameters,
            equal_by,
            forms,
            normalization,
            default_port,
            empty_path,
            checks,
            examples,
        })
    }

    /// Returns the fields that an `equal-by` line lists, and reports a field that is listed twice.
    fn equal_by(&mut self, line: &DirectiveNode, fields: &[Field]) -> Vec<usize> {
        let mut listed = Vec::new();
        for arg in &line.args {
            let Some(index) = self.named_field(arg, fields) else { continue };
            if listed.contains(&index) {
                let message = format!("the field `{}` is listed twice", fields[index].name);
                self.error("duplicate-field", message, arg.span, "", REMOVE);
            } else {
                listed.push(index);
            }
        }
        listed
    }

    /// Reports the directives of [`OF_URIS`] in the section of a kind without `equal-by`, where they have no effect.
    fn without_effect(&mut self, lines: &[&DirectiveNode]) {
        for line in lines.iter().filter(|line| OF_URIS.contains(&line.name.text.as_str())) {
            let message = format!("`{}` has no effect in a kind without `equal-by`", line.name.text);
            let help = "strings of such a kind are not normalized as URIs; begin the section with `scheme`";
            self.error("misplaced-directive", message, line.span, "no effect here", help);
        }
    }
}
