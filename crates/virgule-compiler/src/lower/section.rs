//! `;!` lines → sections: start rules, fields, and what a scheme says beyond its grammar.
//!
//! A file without a section of its own gets one: a kind with the file's name that starts at its first rule.

use super::directive::{CHECKS, DIRECTIVES, Directive as Known, FORMS, NO_STEPS, Place, STEPS};
use super::documents::{Document, Documents};
use super::grammar::{Example, Field, RuleId, Section, SectionKind};
use super::scope::Scope;
use crate::diagnose::{Diagnostic, Diagnostics, Span, did_you_mean};
use crate::limits;
use crate::read::tree::{Directive, Name, PieceKind};
use std::collections::HashSet;

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
    let sections = sections.iter().filter_map(|lines| reading.section(&file, lines)).collect();
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
        if let Some(again) = find_all(file, "nesting").nth(1) {
            let message = "`nesting` stands twice".to_string();
            self.error("duplicate-directive", message, again.span, "again", None);
        }
        let mut names: HashSet<String> = HashSet::new();
        for lines in sections {
            let opens = lines.first().map(|opens| (&opens.args[0].text, opens.span));
            let doubled = opens.filter(|(name, _)| !names.insert(name.to_ascii_lowercase()));
            if let Some((name, span)) = doubled {
                let message = format!("there are two sections `{name}`");
                self.error("duplicate-section", message, span, "again", None);
            }
            for (index, line) in lines.iter().enumerate() {
                let once = ["start", "type", "steps", "default-port", "empty-path"]
                    .contains(&line.name.text.as_str());
                if once && lines[..index].iter().any(|earlier| earlier.name.text == line.name.text) {
                    let message = format!("`{}` stands twice in a section", line.name.text);
                    self.error("duplicate-directive", message, line.span, "again", None);
                }
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
        let named = |directive: &str, reading: &mut Self| {
            let args = find(lines, directive).map_or(&[][..], |line| &line.args);
            reading.field_indices(args, &fields)
        };
        let (equal_by, ignore_case) = (named("equal-by", self), named("ignore-case", self));
        let checks = find_all(lines, "validate").filter_map(|line| self.check(line, &fields)).collect();
        let forms = find_all(lines, "form").filter_map(|line| self.form(line, &fields, start)).collect();
        let steps = find(lines, "steps").map(|line| self.steps(line));
        let default_port = find(lines, "default-port").and_then(|line| self.port(&line.args[0]));
        let empty_path = find(lines, "empty-path").map(|line| line.args[0].text.clone());
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
        for arg in both().filter(|line| line.name.text == "secret").flat_map(|line| &line.args) {
            match fields.iter_mut().find(|field| field.name.eq_ignore_ascii_case(&arg.text)) {
                Some(field) => field.secret = true,
                None => fields.extend(self.field(arg).map(|field| Field {
                    secret: true,
                    exposed: false,
                    ..field
                })),
            }
        }
        if fields.iter().filter(|field| field.secret).count() > 1 {
            let span = lines.first().map_or(Span::default(), |line| line.span);
            let message = "more than one field is secret".to_string();
            self.error("secrets", message, span, "in this section", Some("a URI has one userinfo".into()));
        }
        if let Err(exceeded) = limits::within(fields.len(), limits::FIELDS, "fields in a section") {
            let span = lines.first().map_or(Span::default(), |line| line.span);
            self.error("limit", exceeded.to_string(), span, "", None);
            fields.clear();
        }
        fields
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

    fn field_indices(&mut self, args: &[Name], fields: &[Field]) -> Vec<usize> {
        let mut indices = Vec::new();
        for arg in args {
            let named = |field: &Field| field.exposed && field.name.eq_ignore_ascii_case(&arg.text);
            match fields.iter().position(named) {
                Some(index) => indices.push(index),
                None => {
                    let near = did_you_mean(&arg.text, fields.iter().map(|f| f.name.as_str()));
                    let help = near.map(|near| format!("did you mean `{near}`?"));
                    let message = format!("`{}` is no field of this section", arg.text);
                    self.error("unknown-field", message, arg.span, "not listed in `fields`", help);
                }
            }
        }
        indices
    }

    /// `validate host not-empty`.
    fn check(&mut self, line: &Directive, fields: &[Field]) -> Option<(usize, &'static str)> {
        let [_, name] = &line.args[..] else { return None };
        let check = self.one_of(CHECKS, "check", name)?;
        Some((*self.field_indices(&line.args[..1], fields).first()?, check))
    }

    /// `form to addresses`; the start rule is the whole text.
    fn form(
        &mut self,
        line: &Directive,
        fields: &[Field],
        start: RuleId,
    ) -> Option<(Option<usize>, &'static str)> {
        let [field, name] = &line.args[..] else { return None };
        let form = self.one_of(FORMS, "form", name)?;
        if self.scope.find(self.index, &field.text) == Some(start) {
            return Some((None, form));
        }
        Some((Some(*self.field_indices(&line.args[..1], fields).first()?), form))
    }

    /// `steps scheme-case percent-case`.
    fn steps(&mut self, line: &Directive) -> Vec<&'static str> {
        let named: Vec<_> = line.args.iter().filter_map(|arg| self.one_of(STEPS, "step", arg)).collect();
        if named.len() > 1 && named.contains(&NO_STEPS) {
            let message = format!("`{NO_STEPS}` stands beside other steps");
            self.error("unknown-step", message, line.span, "either none or some", None);
        }
        named.into_iter().filter(|name| *name != NO_STEPS).collect()
    }

    /// The one of `known` that a word names.
    fn one_of(&mut self, known: &[&'static str], what: &str, name: &Name) -> Option<&'static str> {
        let found = known.iter().find(|known| **known == name.text).copied();
        if found.is_none() {
            let near = did_you_mean(&name.text, known.iter().copied());
            let all = || format!("the {what}s are {}", known.join(", "));
            let help = near.map_or_else(all, |near| format!("did you mean `{near}`?"));
            let (code, message) = (
                match what {
                    "check" => "unknown-check",
                    "step" => "unknown-step",
                    _ => "unknown-form",
                },
                format!("there is no {what} `{}`", name.text),
            );
            self.error(code, message, name.span, "unknown", Some(help));
        }
        found
    }

    fn port(&mut self, arg: &Name) -> Option<u16> {
        let port = arg.text.parse().ok();
        if port.is_none() {
            let message = format!("`{}` is no port", arg.text);
            let help = Some("a port is a number from 0 to 65535".to_string());
            self.error("port-number", message, arg.span, "", help);
        }
        port
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
