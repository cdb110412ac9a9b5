//! Binds every member (field or variant) to rules, and reports all errors.
//!
//! ```text
//! member   one member: the presence of its rule, and whether its type fits
//! variant  a variant without a rule: a fixed text, or `other`
//! other    the template of an enum with a variant `other`
//! ```
//!
//! The automaton determines which fields are present in every text, in some, or in none; the rules determine which
//! fields may repeat. A conflict with a type is an error at the span of the type or name.

mod member;
mod other;
mod variant;

use crate::attributes::Errors;
use crate::documents::{self, Document};
use crate::input::{Input, Member};
use crate::rules;
use std::cell::RefCell;
use syn::{Error, LitStr};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::lower::ONCE;
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, Parameters, RuleId, Section};
use virgule_compiler::analysis::compose::Template;
use virgule_compiler::analysis::occurrence_dfa::{OccurrenceDfa, occurrence_dfa};
use virgule_compiler::analysis::presence::{Presence, presence};
use virgule_compiler::analysis::recognizer;
use virgule_compiler::builtin::KNOWN;
use virgule_compiler::codegen::automaton::Automaton;
use virgule_compiler::codegen::rust::ALWAYS_COMPILED;
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::dfa::machine::Machine;
use virgule_compiler::limits;
use virgule_compiler::nfa::calls::CallApproximation;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::error::BuildError;
use virgule_compiler::pipeline;
use virgule_compiler::pipeline::examples;

/// The result of the binding, from which code is generated.
pub struct Bound<'i> {
    pub document: Document,
    pub start: RuleId,
    pub parser: Parser,
    /// The fields of the parser: the members that are a single part of the text.
    pub texts: Vec<Field>,
    pub members: Vec<BoundMember<'i>>,
    /// The template; `None` for `parse_only`.
    pub template: Option<Template>,
    /// True if every text is a URI of RFC 3986.
    pub inside: bool,
}

pub enum Parser {
    /// New tables, with the checks beyond the grammar, and the parameters of a field if there are any.
    Tables(Box<Compiled>, Vec<Check>, Option<Parameters>),
    /// The type of `virgule` for the same rule.
    Reused(Reused),
}

/// A field with a check beyond the grammar (`;! validate`).
pub struct Check {
    /// Index of the field in the tables.
    pub field: usize,
    pub name: String,
    pub check: &'static str,
    /// For the check `once`: the DFA that reports the occurrences of the field.
    pub once: Option<OccurrenceDfa>,
}

pub struct BoundMember<'i> {
    pub member: &'i Member<'i>,
    /// The name of the member's rule, for errors.
    pub rule: String,
    /// The accessor of the member's text; `None` for a list.
    pub accessor: Option<String>,
    pub always: bool,
    /// For a list: the DFA that reports its items.
    pub occurrences: Option<OccurrenceDfa>,
    /// The ASCII characters, as bits, that are not percent-encoded in the member's value.
    pub plain: u128,
    /// For a variant without a value: its text.
    pub fixed: Option<String>,
    pub whole: bool,
}

/// Binds all members; all errors are combined into one.
pub fn bind<'i>(input: &'i Input<'i>) -> syn::Result<Bound<'i>> {
    let attributes = &input.attributes;
    let mut document = documents::load(attributes.grammar.as_ref(), attributes.abnf.as_ref(), input.name)?;
    let start = match &attributes.rule {
        Some(rule) => rules::one(&document.checked.grammar, &rule.value(), rule.span())?,
        None => document.checked.grammar.sections[0].start,
    };
    let texts = variant::texts(input, &mut document.checked, start);
    let context = RefCell::new(BuildContext::new(&document.checked.grammar, &document.checked.facts));
    let binding = Binder { input, document: &document, start, texts, context };
    let fields = binding.fields()?;
    let (parser, members, template) = binding.finish(&fields)?;
    let inside = variant::inside(&parser);
    let texts = binding.texts(&fields).map(|(_, field)| field.clone()).collect();
    Ok(Bound { texts, parser, members, template, inside, start, document })
}

/// Maximum number of members: a set of members fits a 64-bit word.
const MEMBERS: usize = 64;

struct Binder<'b, 'i> {
    input: &'i Input<'i>,
    document: &'b Document,
    start: RuleId,
    /// The alternatives of an enum's rule that match a single text.
    texts: Vec<(String, RuleId)>,
    context: RefCell<BuildContext>,
}

impl<'i> Binder<'_, 'i> {
    fn checked(&self) -> &Checked {
        &self.document.checked
    }

    /// By member: the field, with its rules.
    fn fields(&self) -> syn::Result<Vec<Field>> {
        let grammar = &self.checked().grammar;
        let (mut fields, mut errors): (Vec<Field>, _) = (Vec::new(), Errors::default());
        for member in &self.input.members {
            let name = member.text();
            let attributes = &member.attributes;
            let found = match attributes.rule.as_ref().or(attributes.each.as_ref()) {
                Some(written) => rules::field(grammar, &name, written),
                None if attributes.is_alternative() => self.alternative(member),
                None if self.input.variants => self.variant(member, &name),
                None => rules::named(grammar, &name, &rules::of_field(&name), member.name.span()),
            };
            let found = found.and_then(|field| self.not_twice(member, field, &fields));
            fields.extend(errors.keep(found));
        }
        let texts = self.texts(&fields).count();
        if errors.is_empty() && (texts > limits::FIELDS || fields.len() > MEMBERS) {
            let message = format!(
                "too many fields: the limit is {}, or {MEMBERS} with fields that have `each`",
                limits::FIELDS
            );
            return Err(Error::new(self.input.name.span(), message));
        }
        errors.or(fields)
    }

    fn not_twice(&self, member: &Member<'_>, field: Field, known: &[Field]) -> syn::Result<Field> {
        let shares = |other: &&Field| {
            other.within == field.within && other.rules.iter().any(|rule| field.rules.contains(rule))
        };
        match known.iter().find(shares) {
            None => Ok(field),
            Some(other) => {
                let (one, other) = (&other.name, &field.name);
                let message = match member.attributes.is_alternative() {
                    true => format!("`{one}` and `{other}` match the same texts"),
                    false => format!("`{one}` and `{other}` are bound to the same rule"),
                };
                Err(Error::new(literal(member).span(), message))
            }
        }
    }

    fn finish(&self, fields: &[Field]) -> syn::Result<(Parser, Vec<BoundMember<'i>>, Option<Template>)> {
        let mut errors = Errors::default();
        errors.keep(self.check_alternatives(fields));
        let texts: Vec<Field> = self.texts(fields).map(|(_, field)| field.clone()).collect();
        let (parser, known) = self.parser(&texts)?;
        let mut known = known.into_iter();
        let mut members = Vec::new();
        for (member, field) in self.input.members.iter().zip(fields) {
            let each = member.attributes.each.is_some();
            let slot = if each { None } else { known.next() };
            members.extend(errors.keep(self.member(member, field, slot)));
        }
        errors.or(())?;
        let template = self.template(fields)?;
        Ok((parser, members, template))
    }

    fn texts<'f>(&'f self, fields: &'f [Field]) -> impl Iterator<Item = (&'f Member<'f>, &'f Field)> {
        let members = self.input.members.iter().zip(fields);
        members.filter(|(member, _)| member.attributes.each.is_none())
    }

    /// Returns a parser for the fields, with the accessor and the presence of each.
    fn parser(&self, fields: &[Field]) -> syn::Result<(Parser, Vec<(String, Presence)>)> {
        let grammar = &self.checked().grammar;
        let reused = built_in(grammar, self.start, fields).filter(|_| self.document.built_in);
        if let Some(reused) = reused {
            let known = reused.fields.clone();
            return Ok((Parser::Reused(reused), known));
        }
        let mut context = self.context.borrow_mut();
        let (mut all, checks) = self.checks(fields, &mut context)?;
        let parameters = self.parameters(&mut all)?;
        let made = pipeline::compile_rules(self.checked(), &[self.start], &all, &mut context);
        let made = made.map_err(|error| self.refused(&error))?;
        self.check_examples(&made)?;
        let often = |field: usize| (format!("field_{field}"), presence(&made.machines.main, 0, field));
        let accessors = (0..fields.len()).map(often).collect();
        Ok((Parser::Tables(Box::new(made), checks, parameters), accessors))
    }

    /// Returns the section of the grammar file whose start rule is the rule of the type.
    fn section(&self) -> Option<&Section> {
        self.checked().grammar.sections.iter().find(|section| section.start == self.start)
    }

    /// Returns `fields` followed by the fields that only checks read, and the checks (`;! validate`), which ABNF
    /// cannot express, of the type's section.
    fn checks(&self, fields: &[Field], context: &mut BuildContext) -> syn::Result<(Vec<Field>, Vec<Check>)> {
        let (mut all, mut checks) = (fields.to_vec(), Vec::new());
        let section = self.section();
        for (section, &(number, check)) in section.iter().flat_map(|s| s.checks.iter().map(move |c| (s, c))) {
            let wanted = &section.fields[number];
            if check == ONCE {
                let made = occurrence_dfa(self.checked(), self.start, wanted, context);
                let made = made.map_err(|error| {
                    Error::new(self.input.name.span(), error.message(&self.checked().grammar, &wanted.name))
                })?;
                checks.push(Check { field: 0, name: wanted.name.clone(), check, once: Some(made) });
                continue;
            }
            let field = self.number(wanted, &mut all)?;
            checks.push(Check { field, name: wanted.name.clone(), check, once: None });
        }
        Ok((all, checks))
    }

    /// Returns the declared parameters of the type's section, with the index of their field in `all`.
    fn parameters(&self, all: &mut Vec<Field>) -> syn::Result<Option<Parameters>> {
        let held = self.section().and_then(|section| Some((section, section.parameters.as_ref()?)));
        let Some((section, held)) = held.filter(|(section, _)| section.values().next().is_some()) else {
            return Ok(None);
        };
        let field = self.number(&section.fields[held.field], all)?;
        Ok(Some(Parameters { field, ..held.clone() }))
    }

    /// Returns the index of a checked field, and adds the field if no member is bound to it.
    fn number(&self, wanted: &Field, all: &mut Vec<Field>) -> syn::Result<usize> {
        let known = all.iter().position(|field| field.within == wanted.within && field.rules == wanted.rules);
        let shares = |field: &Field| field.rules.iter().any(|rule| wanted.rules.contains(rule));
        if let (None, Some(other)) = (known, all.iter().find(|field| shares(field))) {
            let message = format!(
                "the grammar checks `{}`, and `{}` is bound to a part of it: bind it to the same rules",
                wanted.name, other.name
            );
            return Err(Error::new(self.input.name.span(), message));
        }
        Ok(known.unwrap_or_else(|| {
            all.push(wanted.clone());
            all.len() - 1
        }))
    }

    fn check_examples(&self, made: &Compiled) -> syn::Result<()> {
        let Document { checked, source, literal, .. } = self.document;
        let mut wrong = Diagnostics::new();
        let mut sections =
            checked.grammar.sections.iter().filter(|section| section.start == self.start).peekable();
        if sections.peek().is_some() {
            let automaton = Automaton::from(made);
            for section in sections {
                let both = (&made.machines, &automaton, 0);
                examples::check_section(checked, section, both, source, &mut wrong);
            }
        }
        if wrong.is_empty() {
            return Ok(());
        }
        let message = format!("the grammar is invalid\n\n{}", wrong.render(false).trim_end());
        Err(Error::new(literal.span(), message))
    }

    fn refused(&self, error: &BuildError) -> Error {
        let shown = error.diagnostic(&self.checked().grammar).render(false);
        Error::new(
            self.document.literal.span(),
            format!("the grammar cannot be compiled\n\n{}", shown.trim_end()),
        )
    }

    fn recognizer(&self, rule: RuleId) -> syn::Result<Machine> {
        let made = recognizer(self.checked(), rule, CallApproximation::Over, &mut self.context.borrow_mut());
        made.map_err(|error| self.refused(&error))
    }
}

/// A type of `virgule` that has the fields of the derived type.
pub struct Reused {
    /// The module and name of the type below `virgule::__generated`.
    pub path: [&'static str; 2],
    pub inside: bool,
    /// The accessor and the presence of each field.
    pub fields: Vec<(String, Presence)>,
}

/// Returns the generated type for the start rule `start`, if it has all of `fields`.
fn built_in(grammar: &Grammar, start: RuleId, fields: &[Field]) -> Option<Reused> {
    let is_compiled = cfg!(feature = "schemes") || ALWAYS_COMPILED.contains(&grammar.name.as_str());
    let section = grammar.sections.iter().find(|section| section.start == start && is_compiled)?;
    let known = KNOWN.iter().find(|known| known.grammar == grammar.name && known.section == section.name)?;
    let reached = check::reachable(grammar, &[start]);
    let found = fields.iter().map(|field| {
        let number = section.fields.iter().position(|known| same(known, field, &reached))?;
        let (accessor, often) = (*known.fields.get(number)?)?;
        Some((accessor.to_string(), often))
    });
    Some(Reused {
        path: [known.module, known.type_name],
        inside: known.inside,
        fields: found.collect::<Option<_>>()?,
    })
}

/// True if two fields are bound to the same reachable rules.
fn same(known: &Field, field: &Field, reached: &[bool]) -> bool {
    let all = |some: &Field, others: &Field| {
        let mut rules = some.rules.iter().filter(|rule| reached[rule.index()]);
        rules.all(|rule| others.rules.contains(rule))
    };
    known.within == field.within && all(known, field) && all(field, known)
}

/// Returns the span of the binding of a member: its attribute, or its name.
fn literal(member: &Member<'_>) -> LitStr {
    let attributes = &member.attributes;
    let written = attributes.rule.as_ref().or(attributes.each.as_ref()).or(attributes.text.as_ref());
    let named = || LitStr::new(&member.text(), attributes.other.unwrap_or(member.name.span()));
    written.cloned().unwrap_or_else(named)
}
