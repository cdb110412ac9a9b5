//! The grammar after names mean something: rules in one arena, expressions over code points, fields bound.
//!
//! After this point there are no more names to resolve, no groups, options, literals or prose: an expression
//! is a set of code points, a sequence, a choice in order of preference, a repetition or another rule.

pub use super::code_points::CodePoints;
use super::surface::Surface;
use crate::abnf::diagnose::{Source, Span, suggestion};
use crate::bytes::ByteSet;
use std::sync::Arc;

/// The index of a rule in [`Grammar::rules`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub u32);

impl RuleId {
    /// The index as a number for slices.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A document with all that it imports, linked.
#[derive(Debug, Clone)]
pub struct Grammar {
    /// The document's name: its file name without `.abnf`.
    pub name: String,
    /// The document itself.
    pub source: Arc<Source>,
    /// The rules of the document, then those of its imports, then the core rules (RFC 5234 appendix B.1).
    pub rules: Vec<Rule>,
    /// How many of [`Self::rules`] are the document's own.
    pub own: usize,
    /// The sections of the `;!` lines, at least one.
    pub sections: Vec<Section>,
    /// How deep rules may nest in a text.
    pub nesting: usize,
    /// Rules that only spell out the octets of others (`utf-8`), and so are not used.
    pub spelled: Vec<RuleId>,
    /// Rules whose ambiguities are acknowledged (`ambiguous`), in the document and those that it imports.
    pub acknowledged: Vec<Acknowledgement>,
    /// The rules as they are written, with their spans.
    pub surface: Arc<Surface>,
}

/// A rule whose ambiguities are acknowledged.
#[derive(Debug, Clone)]
pub struct Acknowledgement {
    /// The rule.
    pub rule: RuleId,
    /// Why they are as they should be.
    pub reason: String,
    /// The file with the directive.
    pub source: Arc<Source>,
    /// The place of the line there.
    pub span: Span,
}

impl Grammar {
    /// The rule with that id.
    pub fn rule(&self, id: RuleId) -> &Rule {
        &self.rules[id.index()]
    }

    /// The rule of that name: of the document itself, of one that it imports, also through others, or of the
    /// core rules; ASCII case ignored.
    pub fn find(&self, name: &str) -> Option<RuleId> {
        let found = self.rules.iter().position(|rule| rule.name.eq_ignore_ascii_case(name))?;
        Some(RuleId(found as u32))
    }

    /// The reason why the ambiguities of a rule are accepted, if a file gives one.
    pub fn acknowledged(&self, rule: RuleId) -> Option<&str> {
        self.acknowledged.iter().find(|known| known.rule == rule).map(|known| known.reason.as_str())
    }

    /// The message for a name that [`Self::find`] does not find, in one line.
    pub fn unknown(&self, name: &str) -> String {
        let near = suggestion(name, self.rules.iter().map(|rule| rule.name.as_str()));
        format!("`{}` has no rule `{name}`{near}", self.name)
    }
}

/// A rule whose references are resolved.
#[derive(Debug, Clone)]
pub struct Rule {
    /// The name in the spelling of its definition.
    pub name: String,
    /// The document that defines it; empty for the core rules.
    pub document: String,
    /// The definition as ABNF on one line, increments included.
    pub text: String,
    /// What it matches.
    pub expr: Expr,
    /// The file that defines it.
    pub source: Arc<Source>,
    /// The place of its name there.
    pub span: Span,
    /// If the text is percent-encoded what the rule matches: the characters that need no encoding.
    pub decoded: Option<ByteSet>,
}

/// What a rule matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expr {
    /// One code point out of these.
    Class(CodePoints),
    /// All of these, in order; none is the empty string.
    Sequence(Vec<Expr>),
    /// One of these; where two match the same text the earlier one is preferred.
    Choice(Vec<Expr>),
    /// Between `min` and `max` times; more is preferred.
    Repeat {
        /// What is repeated.
        inner: Box<Expr>,
        /// At least so often.
        min: u32,
        /// At most so often, `None` without bound.
        max: Option<u32>,
        /// The span of the repetition, in the file of its rule.
        span: Span,
    },
    /// Another rule.
    Rule(RuleId),
}

impl Expr {
    /// The empty string.
    pub const EMPTY: Expr = Expr::Sequence(Vec::new());

    /// Calls `see` for every rule that is named in this expression, from left to right.
    pub fn each_rule(&self, see: &mut impl FnMut(RuleId)) {
        match self {
            Expr::Class(_) => {}
            Expr::Sequence(parts) | Expr::Choice(parts) => parts.iter().for_each(|part| part.each_rule(see)),
            Expr::Repeat { max: Some(0), .. } => {}
            Expr::Repeat { inner, .. } => inner.each_rule(see),
            Expr::Rule(id) => see(*id),
        }
    }
}

/// What a section describes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SectionKind {
    /// `;! scheme ni`: a URI scheme.
    Scheme,
    /// `;! kind uri`: a form of text that is no scheme of its own.
    Kind,
}

/// One start rule with its directives.
#[derive(Debug, Clone)]
pub struct Section {
    /// Scheme or kind.
    pub kind: SectionKind,
    /// Its name, by which `--kind` finds it.
    pub name: String,
    /// The span of its name, in the grammar's own file; the empty span if the file has no section.
    pub name_place: Span,
    /// The rule that the whole text must match.
    pub start: RuleId,
    /// The name of the Rust type, such as `UriRef`.
    pub type_name: String,
    /// What a parse gives access to, in the order of the directive.
    pub fields: Vec<Field>,
    /// By field: the span of its name in the directive, in the grammar's own file.
    pub field_places: Vec<Span>,
    /// Fields that are lists of all occurrences (`NAME*`).
    pub lists: Vec<List>,
    /// The field that holds parameters, and the known ones (`parameters`).
    pub parameters: Option<Parameters>,
    /// Indices into [`Self::fields`]: two texts are equal if these are (`equal-by`); empty if not given.
    pub equal_by: Vec<usize>,
    /// How fields, or the whole text, are written for comparison (`form`).
    pub forms: Vec<(Option<usize>, &'static str)>,
    /// The steps of syntax-based normalization that the scheme allows (`normalization`); `None`: all.
    pub normalization: Option<Vec<&'static str>>,
    /// The port that may be left out (`default-port`).
    pub default_port: Option<u16>,
    /// What an empty path means (`empty-path`).
    pub empty_path: Option<String>,
    /// Fields with what is checked of them beyond the grammar (`validate`).
    pub checks: Vec<(usize, &'static str)>,
    /// Texts that match (`example`).
    pub examples: Vec<Example>,
}

impl Section {
    /// The names of parameters that a text has once: the fields behind [`Self::fields`].
    pub fn values(&self) -> impl Iterator<Item = &str> {
        self.once_parameters().map(|known| known.name.as_str())
    }

    /// The numbers of secret parameters, counted on from [`Self::fields`].
    pub fn secret_values(&self) -> impl Iterator<Item = usize> {
        let numbered = self.once_parameters().enumerate().filter(|(_, known)| known.secret);
        numbered.map(|(number, _)| self.fields.len() + number)
    }

    /// Whether a parse demands more of a text than that the start rule matches it.
    pub fn is_checked(&self) -> bool {
        !self.checks.is_empty() || self.once_parameters().next().is_some()
    }

    /// The parameters that a text has once.
    pub fn once_parameters(&self) -> impl Iterator<Item = &Parameter> {
        let known = self.parameters.iter().flat_map(|parameters| &parameters.known);
        known.filter(|known| !known.several)
    }
}

/// A text that matches.
#[derive(Debug, Clone)]
pub struct Example {
    /// The text.
    pub text: String,
    /// Its span.
    pub span: Span,
}

/// A field that is the list of all occurrences of its rules.
#[derive(Debug, Clone)]
pub struct List {
    /// Its name and rules.
    pub field: Field,
    /// Where it is listed.
    pub span: Span,
}

/// A field that is `name=value` pieces with a separator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// Index into the fields of the section.
    pub field: usize,
    /// The separator of parameters, an ASCII character.
    pub separator: u8,
    /// Whether their names are compared without regard to ASCII case.
    pub ignore_case: bool,
    /// The known ones, in the order of the directive.
    pub known: Vec<Parameter>,
}

/// A parameter that is found by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// The name of the field.
    pub name: String,
    /// The name in the text, as it is without percent-encoding.
    pub key: String,
    /// Whether it may occur more than once: then it is a list.
    pub several: bool,
    /// Whether its value is hidden (`redact`).
    pub secret: bool,
}

/// A part of the text that a parse gives access to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The name, such as `reg-name`.
    pub name: String,
    /// The rules whose match it is; several where the grammar has several rules for the same parameter.
    pub rules: Vec<RuleId>,
    /// Only where a rule is named in the definition of this one, if given.
    pub within: Option<RuleId>,
    /// What of it is hidden wherever a text is shown; `None`: nothing.
    pub secret: Option<Secret>,
    /// Whether it was asked for; a field that is only secret is not shown.
    pub exposed: bool,
}

/// Which part of a field is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secret {
    /// All of it.
    Whole,
    /// What follows its first colon: the password of a userinfo (RFC 3986 section 3.2.1).
    AfterColon,
}
