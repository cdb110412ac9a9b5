//! `;!` lines → sections: start rules, fields, and what a scheme says beyond its grammar.
//!
//! A file without a section of its own gets one: a kind with the file's name that starts at its first rule.

use super::directive::{DIRECTIVES, Directive as Known, Place};
use super::documents::{Document, Documents};
use super::grammar::{Example, Field, RuleId, Section, SectionKind};
use super::scope::Scope;
use crate::diagnose::{Diagnostic, Diagnostics, Span, did_you_mean};
use crate::limits;
use crate::read::tree::{Directive, Name, PieceKind};
use std::collections::{HashMap, HashSet};

/// How deep texts may nest, and the sections, of the first document; the directives of imported ones are theirs alone.
pub fn sections(
    documents: &Documents,
    scope: &Scope,
    diagnostics: &mut Diagnostics,
) -> (usize, Vec<Section>) {
    let mut reading = Reading { document: &documents.list[0], index: 0, scope, diagnostics };
    let (file, sections) = reading.split();
    let nesting = reading.nesting(&file);
    if let Err(exceeded) = limits::within(sections.len(), limits::SECTIONS, "sections") {
        reading.error("limit", exceeded.to_string(), Span::default(), "", None);
        return (nesting, Vec::new());
    }
    reading.doubles(&file, &sections);
    let sections: Vec<Section> = sections.iter().filter_map(|lines| reading.section(&file, lines)).collect();
    reading.shapes(&sections);
    (nesting, sections)
}

/// The directives of a document on their way to their meaning.
pub(super) struct Reading<'a> {
    pub(super) document: &'a Document,
    /// The document's number.
    pub(super) index: usize,
    pub(super) scope: &'a Scope,
    pub(super) diagnostics: &'a mut Diagnostics,
}

impl<'a> Reading<'a> {
    /// The directives that hold for the file, and those of each section; misplaced ones are reported.
    fn split(&mut self) -> (Vec<&'a Directive>, Vec<Vec<&'a Directive>>) {
        let (mut file, mut sections) = (Vec::new(), Vec::<Vec<&Directive>>::new());
        for directive in &self.document.tree.directives {
            let Some(known) = self.known(directive) else { continue };
            match (known.place, sections.last_mut()) {
                (Place::Opens, _) => sections.push(vec![directive]),
                (Place::Section | Place::Both, Some(section)) => section.push(directive),
                (Place::File, None) | (Place::Both, None) => file.push(directive),
                (Place::File, Some(_)) => self.misplaced(directive, "before the first section"),
                (Place::Section, None) => self.misplaced(directive, "behind `scheme` or `kind`"),
            }
        }
        if sections.is_empty() {
            sections.push(Vec::new());
        }
        (file, sections)
    }

    fn known(&mut self, directive: &Directive) -> Option<&'static Known> {
        let name = &directive.name;
        let Some(known) = DIRECTIVES.iter().find(|known| known.name == name.text) else {
            let near = did_you_mean(&name.text, DIRECTIVES.iter().map(|known| known.name));
            let all: Vec<&str> = DIRECTIVES.iter().map(|known| known.name).collect();
            let help = match near {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("the directives are {}", all.join(", ")),
            };
            let message = format!("there is no directive `{}`", name.text);
            self.error("unknown-directive", message, name.span, "unknown", Some(help));
            return None;
        };
        let (min, max) = known.words;
        if directive.args.len() < min || directive.args.len() > max {
            let message = format!("`{}` with {} words", name.text, directive.args.len());
            let help = format!("it is written `;! {}`", known.usage);
            self.error("directive-words", message, directive.span, "", Some(help));
            return None;
        }
        Some(known)
    }

    fn misplaced(&mut self, directive: &Directive, place: &str) {
        let message = format!("`{}` stands {place}", directive.name.text);
        self.error("misplaced-directive", message, directive.span, "not here", None);
    }

    /// Reports sections of one name, and directives that say one thing twice.
    fn doubles(&mut self, file: &[&Directive], sections: &[Vec<&Directive>]) {
        self.twice(file, "");
        let mut names: HashSet<String> = HashSet::new();
        for lines in sections {
            let opens = lines.first().map(|opens| (&opens.args[0].text, opens.span));
            let doubled = opens.filter(|(name, _)| !names.insert(name.to_ascii_lowercase()));
            if let Some((name, span)) = doubled {
                let message = format!("there are two sections `{name}`");
                self.error("duplicate-section", message, span, "again", None);
            }
            self.twice(lines, " in a section");
        }
    }

    /// Reports directives that stand twice among some lines, and may stand there once.
    fn twice(&mut self, lines: &[&Directive], among: &str) {
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

    /// Reports shapes of sections that share one automaton, for which there can be one.
    fn shapes(&mut self, sections: &[Section]) {
        for (index, section) in sections.iter().enumerate() {
            let shares = |other: &&Section| !section.fields.is_empty() && other.fields == section.fields;
            let first = sections[..index].iter().filter(shares).find_map(|other| other.shape.as_ref());
            if let (Some(shape), Some(first)) = (&section.shape, first) {
                let message = "`shape` stands in two sections with the same fields".to_string();
                self.again(message, shape.span, first.span);
            }
        }
    }

    fn section(&mut self, file: &[&Directive], lines: &[&Directive]) -> Option<Section> {
        let start = match find(lines, "start") {
            Some(start) => self.rule(&start.args[0])?,
            None if self.document.tree.rules.is_empty() => {
                // Rules that could not be read were reported.
                if self.document.tree.pieces.iter().all(|piece| piece.kind != PieceKind::Unread) {
                    let message = "the file has no rules".to_string();
                    self.error("no-rules", message, Span::default(), "", None);
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
        let fields = self.fields(file, lines);
        if kind == SectionKind::Scheme {
            self.scheme_name(&lines[0].args[0]);
        }
        let equal_by = self.listed_fields(find(lines, "equal-by"), &fields);
        let ignore_case = self.listed_fields(find_all(lines, "ignore-case"), &fields);
        let checks = self.checks(lines, &fields);
        let forms = self.forms(lines, &fields, start);
        if kind == SectionKind::Kind && find(lines, "equal-by").is_none() {
            self.without_effect(lines);
        }
        let steps = find(lines, "steps").map(|line| self.steps(line));
        let default_port = find(lines, "default-port").and_then(|line| self.port(&line.args[0]));
        let empty_path = find(lines, "empty-path").and_then(|line| self.path(&line.args[0]));
        let texts = lines.iter().filter(|line| ["example", "hot"].contains(&line.name.text.as_str()));
        let example = |line: &Directive, arg: &Name| Example {
            text: arg.text.clone(),
            span: arg.span,
            hot: line.name.text == "hot",
        };
        let examples = texts.flat_map(|line| line.args.iter().map(|arg| example(line, arg))).collect();
        let type_name = match find(lines, "type") {
            Some(line) => self.type_name(&line.args[0])?,
            None => camel_case(&name),
        };
        Some(Section {
            kind,
            name,
            start,
            type_name,
            fields,
            equal_by,
            ignore_case,
            forms,
            steps,
            default_port,
            empty_path,
            checks,
            examples,
            shape: find(lines, "shape").map(|line| line.args[0].clone()),
        })
    }

    /// The fields of the file, then those of the section, then what is secret without being a field.
    fn fields(&mut self, file: &[&Directive], lines: &[&Directive]) -> Vec<Field> {
        let mut fields: Vec<Field> = Vec::new();
        let both = || file.iter().chain(lines);
        for arg in both().filter(|line| line.name.text == "fields").flat_map(|line| &line.args) {
            let Some(field) = self.field(arg) else { continue };
            if fields.iter().any(|known| known.name.eq_ignore_ascii_case(&field.name)) {
                let message = format!("the field `{}` is listed twice", field.name);
                self.error("duplicate-field", message, arg.span, "again", None);
                continue;
            }
            let bound = |known: &&Field| {
                known.within == field.within && known.rules.iter().any(|rule| field.rules.contains(rule))
            };
            if let Some(known) = fields.iter().find(bound).map(|known| known.name.clone()) {
                let message = format!("`{}` and `{known}` are bound to the same rule", field.name);
                let help = "a rule's match can be one field; `NAME=OUTER/RULE` binds it in one place only";
                self.error("rule-bound-twice", message, arg.span, "again", Some(help.to_string()));
                continue;
            }
            fields.push(field);
        }
        self.secrets(both().filter(|line| line.name.text == "secret").copied(), &mut fields);
        if let Err(exceeded) = limits::within(fields.len(), limits::FIELDS, "fields in a section") {
            let span = lines.first().map_or(Span::default(), |line| line.span);
            self.error("limit", exceeded.to_string(), span, "", None);
            fields.clear();
        }
        fields
    }

    /// Marks the field that is secret, or adds the rule that is, which is not shown.
    fn secrets<'l>(&mut self, lines: impl Iterator<Item = &'l Directive>, fields: &mut Vec<Field>) {
        let mut first: Option<&Name> = None;
        for arg in lines.flat_map(|line| &line.args) {
            match first {
                Some(first) if first.text.eq_ignore_ascii_case(&arg.text) => {
                    self.again(format!("`{}` is marked as secret twice", arg.text), arg.span, first.span);
                }
                Some(first) => {
                    let message = "more than one field is secret";
                    let source = &self.document.tree.source;
                    self.diagnostics.push(
                        Diagnostic::error("secrets", message, source, arg.span, "the second")
                            .and(first.span, "the first")
                            .help("a URI has one userinfo"),
                    );
                }
                None => first = Some(arg),
            }
            match fields.iter_mut().find(|field| field.name.eq_ignore_ascii_case(&arg.text)) {
                Some(field) => field.secret = true,
                None => fields.extend(self.field(arg).map(|field| Field {
                    secret: true,
                    exposed: false,
                    ..field
                })),
            }
        }
    }

    /// `alg`, or `path=path-abempty|path-empty`, or `ipv4=host/IPv4address`.
    fn field(&mut self, arg: &Name) -> Option<Field> {
        let (name, rules) = match arg.text.split_once('=') {
            Some((name, rules)) => (name, rules),
            None => (arg.text.as_str(), arg.text.as_str()),
        };
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
        Some(Field { name: name.to_string(), rules: bound, within, secret: false, exposed: true })
    }

    /// The rule that a word names.
    pub(super) fn rule(&mut self, name: &Name) -> Option<RuleId> {
        let source = &self.document.tree.source;
        self.scope.resolve(self.index, &name.text, source, name.span, self.diagnostics)
    }

    /// The field that a word names.
    pub(super) fn named_field(&mut self, arg: &Name, fields: &[Field]) -> Option<usize> {
        let named = |field: &Field| field.exposed && field.name.eq_ignore_ascii_case(&arg.text);
        let found = fields.iter().position(named);
        if found.is_none() {
            let near = did_you_mean(&arg.text, fields.iter().map(|f| f.name.as_str()));
            let help = near.map(|near| format!("did you mean `{near}`?"));
            let message = format!("`{}` is no field of this section", arg.text);
            self.error("unknown-field", message, arg.span, "not listed in `fields`", help);
        }
        found
    }

    /// The fields that some lines list, each once.
    fn listed_fields<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l Directive>,
        fields: &[Field],
    ) -> Vec<usize> {
        let mut listed = Vec::new();
        for arg in lines.into_iter().flat_map(|line| &line.args) {
            let Some(index) = self.named_field(arg, fields) else { continue };
            if listed.contains(&index) {
                let message = format!("the field `{}` is listed twice", fields[index].name);
                self.error("duplicate-field", message, arg.span, "again", None);
                continue;
            }
            listed.push(index);
        }
        listed
    }

    fn type_name(&mut self, arg: &Name) -> Option<String> {
        let mut chars = arg.text.chars();
        let upper = chars.next().is_some_and(|c| c.is_ascii_uppercase());
        if upper && chars.all(|c| c.is_ascii_alphanumeric()) && arg.text != "Self" {
            return Some(arg.text.clone());
        }
        let message = format!("`{}` is no name for a Rust type", arg.text);
        let help = Some("an upper-case letter, then letters and digits".to_string());
        self.error("type-name", message, arg.span, "", help);
        None
    }

    /// Reports what was said before, at `first`.
    pub(super) fn again(&mut self, message: String, span: Span, first: Span) {
        let source = &self.document.tree.source;
        let report = Diagnostic::error("duplicate-directive", message, source, span, "again");
        self.diagnostics.push(report.and(first, "first"));
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

/// All lines of a directive.
pub(super) fn find_all<'a>(lines: &[&'a Directive], name: &str) -> impl Iterator<Item = &'a Directive> {
    lines.iter().filter(move |line| line.name.text == name).copied()
}

fn find<'a>(lines: &[&'a Directive], name: &str) -> Option<&'a Directive> {
    lines.iter().find(|line| line.name.text == name).copied()
}

/// RFC 5234 section 2.1: `rulename = ALPHA *(ALPHA / DIGIT / "-")`
pub fn is_rule_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// `uri-reference` is the type `UriReference`; what no Rust name may hold is left out.
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
