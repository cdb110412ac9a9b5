//! Lowers `;!` lines to sections: a start rule with its fields and settings.
//!
//! A file without `;! scheme` or `;! kind` has one section: a kind with the name of the file that starts at its first
//! rule.

use super::directive::{DIRECTIVES, Directive, DirectiveScope, FORMER};
use super::documents::{Document, Documents};
use super::grammar::{Example, Field, List, Parameters, RuleId, Section, SectionKind};
use super::scope::Scope;
use super::type_names;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Span, did_you_mean};
use crate::abnf::read::tree::{DirectiveNode, Name, PieceKind};
use crate::limits;
use std::collections::{HashMap, HashSet};

/// The nesting limit and the sections of the first document. Sections of imported documents are ignored.
pub fn sections(
    documents: &Documents,
    scope: &Scope,
    diagnostics: &mut Diagnostics,
) -> (usize, Vec<Section>) {
    let mut reading = Reading { document: &documents.list[0], index: 0, scope, diagnostics };
    let (file, sections) = reading.split();
    let nesting = reading.nesting(&file);
    if let Err(exceeded) = limits::within(sections.len(), limits::SECTIONS, "sections") {
        let help = Some("move some of the sections to another file".to_string());
        reading.error("limit", exceeded.to_string(), Span::default(), "", help);
        return (nesting, Vec::new());
    }
    reading.doubles(&file, &sections);
    let made: Vec<Section> = sections.iter().filter_map(|lines| reading.section(&file, lines)).collect();
    reading.types(&sections, &made);
    (nesting, made)
}

/// Lowers the directives of a document.
pub(super) struct Reading<'a> {
    pub(super) document: &'a Document,
    /// Index of the document in [`Documents::list`].
    pub(super) index: usize,
    pub(super) scope: &'a Scope,
    pub(super) diagnostics: &'a mut Diagnostics,
}

impl<'a> Reading<'a> {
    /// The directives of the whole file, and those of each section; reports misplaced directives.
    fn split(&mut self) -> (Vec<&'a DirectiveNode>, Vec<Vec<&'a DirectiveNode>>) {
        let (mut file, mut sections) = (Vec::new(), Vec::<Vec<&DirectiveNode>>::new());
        // An unknown directive may be a misspelt `scheme` or `kind`: then the lines below it are not misplaced.
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
                (DirectiveScope::Section, None) => self.misplaced(directive),
            }
        }
        if sections.is_empty() {
            sections.push(Vec::new());
        }
        (file, sections)
    }

    fn known(&mut self, directive: &DirectiveNode) -> Option<&'static Directive> {
        let name = &directive.name;
        let Some(known) = DIRECTIVES.iter().find(|known| known.name == name.text) else {
            let former = FORMER.iter().find(|(former, _)| *former == name.text);
            let near = did_you_mean(&name.text, DIRECTIVES.iter().map(|known| known.name));
            let all: Vec<&str> = DIRECTIVES.iter().map(|known| known.name).collect();
            let help = match (former, near) {
                (Some((_, now)), _) => now.to_string(),
                (None, Some(near)) => format!("did you mean `{near}`?"),
                (None, None) => format!("the directives are {}", all.join(", ")),
            };
            let message = format!("there is no directive `{}`", name.text);
            self.error("unknown-directive", message, name.span, "unknown", Some(help));
            return None;
        };
        let (words, comment) = words(directive);
        if let (Some(first), Some(last)) = (comment.first(), comment.last()) {
            let message = "a comment stands on a line of its own, not behind a directive".to_string();
            let span = first.span.to(last.span);
            let help = Some("move it to a line of its own".to_string());
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
            let message = format!("`{}` takes {takes}, not {}", name.text, words.len());
            let help = format!("it is written `;! {}`", known.usage);
            self.error("directive-words", message, directive.span, "", Some(help));
            return None;
        }
        Some(known)
    }

    fn misplaced(&mut self, directive: &DirectiveNode) {
        let message = format!("`{}` stands in a section", directive.name.text);
        let help = "open a section above the line, with `;! scheme NAME` or `;! kind NAME`".to_string();
        self.error("misplaced-directive", message, directive.span, "not here", Some(help));
    }

    /// Reports sections with the same name, and repeated directives.
    fn doubles(&mut self, file: &[&DirectiveNode], sections: &[Vec<&DirectiveNode>]) {
        self.twice(file, "");
        let mut names: HashSet<String> = HashSet::new();
        for lines in sections {
            let opens = lines.first().map(|opens| (&opens.args[0].text, opens.span));
            let doubled = opens.filter(|(name, _)| !names.insert(name.to_ascii_lowercase()));
            if let Some((name, span)) = doubled {
                let message = format!("there are two sections `{name}`");
                let help = "give one of them another name".to_string();
                self.error("duplicate-section", message, span, "again", Some(help));
            }
            self.twice(lines, " in a section");
        }
    }

    /// Reports directives that occur more than once in `lines`, but are allowed once; `among` completes the message.
    fn twice(&mut self, lines: &[&DirectiveNode], among: &str) {
        let once: Vec<&str> = DIRECTIVES.iter().filter(|known| known.once).map(|known| known.name).collect();
        let mut seen: HashMap<&str, Span> = HashMap::new();
        for line in lines.iter().filter(|line| once.contains(&line.name.text.as_str())) {
            match seen.get(line.name.text.as_str()) {
                Some(&first) => {
                    self.again(format!("`{}` stands twice{among}", line.name.text), line.span, first);
                }
                None => {
                    seen.insert(&line.name.text, line.span);
                }
            }
        }
    }

    /// Reports a section whose type name conflicts with that of another section. Does nothing if a section had an
    /// error, because `lines` and `sections` do not correspond then.
    fn types(&mut self, lines: &[Vec<&DirectiveNode>], sections: &[Section]) {
        let doubled = type_names::doubled(sections).filter(|_| lines.len() == sections.len());
        let Some((first, second)) = doubled else { return };
        let Some(opens) = lines[second].first() else { return };
        let [first, second] = [&sections[first], &sections[second]];
        // Two sections with the same name have been reported.
        if first.name.eq_ignore_ascii_case(&second.name) {
            return;
        }
        let message = format!(
            "the types of `{}` and `{}`, `{}` and `{}`, are too much alike",
            first.name, second.name, first.type_name, second.type_name
        );
        let help = "give one of them another name by `;! type NAME`: it differs in more than case, and `Builder` at the \
                    end is what builders are called";
        self.error("type-name", message, opens.span, "", Some(help.to_string()));
    }

    fn section(&mut self, file: &[&DirectiveNode], lines: &[&DirectiveNode]) -> Option<Section> {
        let start = match find(lines, "start") {
            Some(start) => self.rule(&start.args[0])?,
            None if self.document.tree.rules.is_empty() => {
                // Rules with syntax errors have been reported.
                if self.document.tree.pieces.iter().all(|piece| piece.kind != PieceKind::Unread) {
                    let message = "the file has no rules".to_string();
                    let help = "write a rule, or name an imported one with `;! start RULE`".to_string();
                    self.error("no-rules", message, Span::default(), "", Some(help));
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
        let equal_by = self.listed_fields(find(lines, "equal-by"), &fields);
        let checks = self.checks(lines, &fields);
        let forms = self.forms(lines, &fields, start);
        if kind == SectionKind::Kind && find(lines, "equal-by").is_none() {
            self.without_effect(lines);
        }
        let normalization = find(lines, "normalization").map(|line| self.normalization(line));
        let default_port = find(lines, "default-port").and_then(|line| self.port(&line.args[0]));
        let empty_path = find(lines, "empty-path").and_then(|line| self.path(&line.args[0]));
        let texts = lines.iter().filter(|line| line.name.text == "example");
        let example = |arg: &Name| Example { text: arg.text.clone(), span: arg.span };
        let examples = texts.flat_map(|line| line.args.iter().map(example)).collect();
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

    /// The fields of the file, then those of the section, then a field for each redacted rule that is not a field.
    fn fields(&mut self, file: &[&DirectiveNode], lines: &[&DirectiveNode]) -> Listed {
        let mut listed = Listed::default();
        let both = || file.iter().chain(lines);
        for arg in both().filter(|line| line.name.text == "fields").flat_map(|line| &line.args) {
            let Some((field, is_list)) = self.field(arg) else { continue };
            if listed.all().any(|known| known.name.eq_ignore_ascii_case(&field.name)) {
                let message = format!("the field `{}` is listed twice", field.name);
                self.error("duplicate-field", message, arg.span, "again", Some(REMOVE.to_string()));
                continue;
            }
            let bound = |known: &&Field| {
                known.within == field.within && known.rules.iter().any(|rule| field.rules.contains(rule))
            };
            if let Some(known) = listed.all().find(bound).map(|known| known.name.clone()) {
                let message = format!("`{}` and `{known}` are bound to the same rule", field.name);
                let help = "a rule's match can be one field; `NAME=OUTER/RULE` binds it in one span only";
                self.error("rule-bound-twice", message, arg.span, "again", Some(help.to_string()));
                continue;
            }
            match is_list {
                true => listed.lists.push(List { field, span: arg.span }),
                false => {
                    listed.fields.push(field);
                    listed.field_places.push(arg.span);
                }
            }
        }
        for line in both().filter(|line| line.name.text == "parameters") {
            self.parameters(line, &mut listed);
        }
        self.secrets(both().filter(|line| line.name.text == "redact").copied(), &mut listed);
        let count = listed.all().count();
        if let Err(exceeded) = limits::within(count, limits::FIELDS, "fields in a section") {
            let span = lines.first().map_or(Span::default(), |line| line.span);
            let help = Some(
                "list fewer fields; the text of a field can be taken apart by another grammar".to_string(),
            );
            self.error("limit", exceeded.to_string(), span, "", help);
            listed = Listed::default();
        }
        listed
    }

    /// Parses `alg`, `path=path-abempty|path-empty` or `ipv4=host/IPv4address`. True if the field is a list: `alg*`,
    /// `all*=alg`.
    pub(super) fn field(&mut self, arg: &Name) -> Option<(Field, bool)> {
        let (name, rules) = match arg.text.split_once('=') {
            Some((name, rules)) => (name, Some(rules)),
            None => (arg.text.as_str(), None),
        };
        let (name, is_list) = match name.strip_suffix('*') {
            Some(name) => (name, true),
            None => (name, false),
        };
        let rules = rules.unwrap_or(name);
        let (within, rules) = match rules.split_once('/') {
            Some((outer, rules)) => {
                (Some(self.rule(&Name { text: outer.to_string(), span: arg.span })?), rules)
            }
            None => (None, rules),
        };
        let mut bound = Vec::new();
        for rule in rules.split('|') {
            bound.push(self.rule(&Name { text: rule.to_string(), span: arg.span })?);
        }
        if !is_rule_name(name) {
            let message = format!("`{name}` is no name for a field");
            let help = "a letter, then letters, digits and hyphens".to_string();
            self.error("field-name", message, arg.span, "", Some(help));
            return None;
        }
        Some((Field { name: name.to_string(), rules: bound, within, secret: None, exposed: true }, is_list))
    }

    /// The rule that a word names; reports an undefined one.
    pub(super) fn rule(&mut self, name: &Name) -> Option<RuleId> {
        let source = &self.document.tree.source;
        self.scope
            .resolve(self.index, &name.text, source, name.span)
            .map_err(|report| report.into_iter().for_each(|report| self.diagnostics.push(report)))
            .ok()
    }

    /// Index of the field that a word names; reports an unknown one.
    pub(super) fn named_field(&mut self, arg: &Name, fields: &[Field]) -> Option<usize> {
        let named = |field: &Field| field.exposed && field.name.eq_ignore_ascii_case(&arg.text);
        let found = fields.iter().position(named);
        if found.is_none() {
            let near = did_you_mean(&arg.text, fields.iter().map(|f| f.name.as_str()));
            let list = || {
                match self.scope.find(self.index, &arg.text) {
                Some(_) => format!("list it: `;! fields {}`", arg.text),
                None => "no rule has that name; a field of `;! parameters` is no match of a rule, so nothing can be said of it here".to_string(),
            }
            };
            let help = near.map_or_else(list, |near| format!("did you mean `{near}`?"));
            let message = format!("`{}` is no field of this section", arg.text);
            self.error("unknown-field", message, arg.span, "not listed in `fields`", Some(help));
        }
        found
    }

    /// Adds the fields that `fields` lines list; reports a field that is listed twice.
    fn listed_fields<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l DirectiveNode>,
        fields: &[Field],
    ) -> Vec<usize> {
        let mut listed = Vec::new();
        for arg in lines.into_iter().flat_map(|line| &line.args) {
            let Some(index) = self.named_field(arg, fields) else { continue };
            if listed.contains(&index) {
                let message = format!("the field `{}` is listed twice", fields[index].name);
                self.error("duplicate-field", message, arg.span, "again", Some(REMOVE.to_string()));
                continue;
            }
            listed.push(index);
        }
        listed
    }

    fn type_name(&mut self, arg: &Name) -> Option<String> {
        let mut chars = arg.text.chars();
        let upper = chars.next().is_some_and(|c| c.is_ascii_uppercase());
        let used = type_names::is_used(&arg.text);
        if upper && chars.all(|c| c.is_ascii_alphanumeric()) && !used {
            return Some(arg.text.clone());
        }
        let message = format!("`{}` is no name for a Rust type", arg.text);
        let help = match used {
            true => "generated code means something else by it: choose another name",
            false => "an upper-case letter, then letters and digits",
        };
        let help = Some(help.to_string());
        self.error("type-name", message, arg.span, "", help);
        None
    }

    /// Reports a repeated directive or value, with its first occurrence.
    pub(super) fn again(&mut self, message: String, span: Span, first: Span) {
        let source = &self.document.tree.source;
        let report = Diagnostic::error("duplicate-directive", message, source, span, "again");
        self.diagnostics.push(report.and(first, "first").help(REMOVE));
    }

    pub(super) fn error(
        &mut self,
        code: &'static str,
        message: String,
        span: Span,
        label: &str,
        help: Option<String>,
    ) {
        let mut report = Diagnostic::error(code, message, &self.document.tree.source, span, label);
        if let Some(help) = help {
            report = report.help(help);
        }
        self.diagnostics.push(report);
    }
}

/// The help for a repeated directive or value.
pub(super) const REMOVE: &str = "remove one of them";

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

/// The fields of a section, as its directives list them.
#[derive(Default)]
pub(super) struct Listed {
    pub(super) fields: Vec<Field>,
    pub(super) field_places: Vec<Span>,
    pub(super) lists: Vec<List>,
    pub(super) parameters: Option<Parameters>,
}

impl Listed {
    pub(super) fn all(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().chain(self.lists.iter().map(|list| &list.field))
    }
}

/// The lines of the directive called `name`.
pub(super) fn find_all<'a>(
    lines: &[&'a DirectiveNode],
    name: &str,
) -> impl Iterator<Item = &'a DirectiveNode> {
    lines.iter().filter(move |line| line.name.text == name).copied()
}

fn find<'a>(lines: &[&'a DirectiveNode], name: &str) -> Option<&'a DirectiveNode> {
    lines.iter().find(|line| line.name.text == name).copied()
}

/// RFC 5234 section 2.1: `rulename = ALPHA *(ALPHA / DIGIT / "-")`
pub fn is_rule_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// `uri-reference` becomes `UriReference`; characters that no Rust identifier contains are dropped.
pub fn camel_case(name: &str) -> String {
    let mut camel: String = name
        .split(|c: char| !c.is_ascii_alphanumeric())
        .map(|word| word[..word.len().min(1)].to_ascii_uppercase() + word.get(1..).unwrap_or(""))
        .collect();
    if !camel.starts_with(|c: char| c.is_ascii_alphabetic()) {
        camel.insert(0, 'X');
    }
    camel
}
