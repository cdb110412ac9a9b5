//! The grammar after name resolution: rules in one arena, expressions over code points, fields bound to rules.
//!
//! There are no more names to resolve, no groups, options, literals or prose: an expression is a set of code points, a
//! sequence, a choice in order of preference, a repetition or a reference to a rule.

pub use super::code_points::CodePoints;
use super::surface::Surface;
use crate::abnf::diagnose::{Diagnostics, Source, Span, suggestion};
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

/// A document and its imports, linked.
#[derive(Debug, Clone)]
pub struct Grammar {
    /// The document's name: its file name without `.abnf`.
    pub name: String,
    /// The text of the document.
    pub source: Arc<Source>,
    /// The rules of the document, then those of its imports, then the core rules (RFC 5234 appendix B.1).
    pub rules: Vec<Rule>,
    /// The number of rules that the document itself defines; they are the first of [`Self::rules`].
    pub own: usize,
    /// The sections of the `;!` lines, at least one.
    pub sections: Vec<Section>,
    /// Maximum depth to which calls of recursive rules may nest in a text (`nesting`).
    pub nesting: usize,
    /// Rules that only describe the UTF-8 octets of a `utf-8` rule: the grammar no longer references them, and they are
    /// not reported as unused.
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
    /// The reason why the ambiguities are accepted.
    pub reason: String,
    /// The file with the directive.
    pub source: Arc<Source>,
    /// The span of the directive in `source`.
    pub span: Span,
}

impl Grammar {
    /// The rule with that id.
    pub fn rule(&self, id: RuleId) -> &Rule {
        &self.rules[id.index()]
    }

    /// The start rules that directives name. A file without a section names none: each of its rules may be a start.
    pub fn named_starts(&self) -> impl Iterator<Item = RuleId> {
        self.sections.iter().filter(|section| section.is_named()).map(|section| section.start)
    }

    /// The rule called `name`, ASCII case ignored: of the document itself, of its direct or indirect imports, or of the
    /// core rules.
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
    /// The expression that the rule matches.
    pub expr: Expr,
    /// The file that defines the rule.
    pub source: Arc<Source>,
    /// The span of the name in `source`.
    pub span: Span,
    /// If the rule matches percent-decoded text: the characters that may occur unencoded.
    pub decoded: Option<ByteSet>,
    /// Errors that leave the texts of the rule unknown: prose, undefined rules, values that are no characters. In their place
    /// the expression has the empty string, so no automaton is made of it. They concern those who need the rule.
    pub faults: Diagnostics,
}

/// An expression over code points, such as the right side of a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expr {
    /// One code point of the set.
    Class(CodePoints),
    /// All of the parts, in order; the empty list matches the empty string.
    Sequence(Vec<Expr>),
    /// One of the alternatives; if two match the same text, the earlier one is preferred.
    Choice(Vec<Expr>),
    /// `inner` between `min` and `max` times; more repetitions are preferred.
    Repeat {
        /// The repeated expression.
        inner: Box<Expr>,
        /// Minimum number of repetitions.
        min: u32,
        /// Maximum number of repetitions; `None` if unbounded.
        max: Option<u32>,
        /// The span of the repetition, in the file of its rule.
        span: Span,
    },
    /// A reference to a rule.
    Rule(RuleId),
}

impl Expr {
    /// The empty string.
    pub const EMPTY: Expr = Expr::Sequence(Vec::new());

    /// Calls `see` for every reference to a rule in this expression, from left to right.
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

/// The subject of a section: a URI scheme, or another kind of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SectionKind {
    /// `;! scheme ni`: a URI scheme.
    Scheme,
    /// `;! kind uri`: a kind of text that is not a URI scheme.
    Kind,
}

/// One start rule with its directives.
#[derive(Debug, Clone)]
pub struct Section {
    /// Scheme or kind.
    pub kind: SectionKind,
    /// The name of the scheme or kind, as in `--kind NAME`.
    pub name: String,
    /// The span of `name` in the grammar's own file; the empty span if the file has no section.
    pub name_place: Span,
    /// The rule that the whole text must match.
    pub start: RuleId,
    /// The name of the Rust type, such as `UriRef`.
    pub type_name: String,
    /// The fields with at most one occurrence, in the order of the directive.
    pub fields: Vec<Field>,
    /// By index in `fields`: the span of the field's name in the directive, in the grammar's own file.
    pub field_places: Vec<Span>,
    /// Fields that are lists of all occurrences (`NAME*`).
    pub lists: Vec<List>,
    /// The field that holds parameters, and the declared parameters (`parameters`).
    pub parameters: Option<Parameters>,
    /// Indices of the fields that decide whether two texts are equal (`equal-by`); empty without the directive.
    pub equal_by: Vec<usize>,
    /// Canonical forms for comparison (`form`): the index of the field, `None` for the whole text, and the name of the
    /// form.
    pub forms: Vec<(Option<usize>, &'static str)>,
    /// The steps of syntax-based normalization that the scheme allows (`normalization`); `None` means all steps.
    pub normalization: Option<Vec<&'static str>>,
    /// The port that is equivalent to no port (`default-port`).
    pub default_port: Option<u16>,
    /// The path that is equivalent to an empty path (`empty-path`).
    pub empty_path: Option<String>,
    /// Checks beyond the grammar (`validate`): the index of the field and the name of the check.
    pub checks: Vec<(usize, &'static str)>,
    /// Texts that the start rule must match (`example`).
    pub examples: Vec<Example>,
}

impl Section {
    /// False for the section of a file without `;! scheme` and `;! kind`.
    pub fn is_named(&self) -> bool {
        self.name_place != Span::default()
    }

    /// The names of the parameters that may occur once; they are numbered as fields after [`Self::fields`].
    pub fn values(&self) -> impl Iterator<Item = &str> {
        self.once_parameters().map(|known| known.name.as_str())
    }

    /// The field numbers of the secret parameters that may occur once, which follow those of [`Self::fields`].
    pub fn secret_values(&self) -> impl Iterator<Item = usize> {
        let numbered = self.once_parameters().enumerate().filter(|(_, known)| known.secret);
        numbered.map(|(number, _)| self.fields.len() + number)
    }

    /// Whether a text that the start rule matches can still fail a check.
    pub fn is_checked(&self) -> bool {
        !self.checks.is_empty() || self.once_parameters().next().is_some()
    }

    /// The parameters that may occur once.
    pub fn once_parameters(&self) -> impl Iterator<Item = &Parameter> {
        let known = self.parameters.iter().flat_map(|parameters| &parameters.known);
        known.filter(|known| !known.several)
    }
}

/// A text that the start rule must match.
#[derive(Debug, Clone)]
pub struct Example {
    /// The text.
    pub text: String,
    /// The span of the text in the grammar's own file.
    pub span: Span,
}

/// A field with the list of all occurrences of its rules.
#[derive(Debug, Clone)]
pub struct List {
    /// The name and rules of the field.
    pub field: Field,
    /// The span of the directive's word that declares the field.
    pub span: Span,
}

/// A field of `name=value` parameters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// Index into the fields of the section.
    pub field: usize,
    /// The ASCII character between two parameters.
    pub separator: u8,
    /// Whether parameter names are compared without regard to ASCII case.
    pub ignore_case: bool,
    /// The declared parameters, in the order of the directive.
    pub known: Vec<Parameter>,
}

/// A parameter that is found by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// The name of the field.
    pub name: String,
    /// The parameter's name in the text, percent-decoded.
    pub key: String,
    /// Whether the parameter may occur more than once: then its field is a list.
    pub several: bool,
    /// Whether the value of the parameter is hidden (`redact`).
    pub secret: bool,
}

/// A part of the text whose span a parse returns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The name, such as `reg-name`.
    pub name: String,
    /// The rules whose match is the field; several if the grammar has several rules for the same component.
    pub rules: Vec<RuleId>,
    /// `NAME=OUTER/RULE`: only references to the rules in the definition of this rule count. `None`: all references.
    pub within: Option<RuleId>,
    /// The part of the field that is hidden when a text is shown; `None` if it is not redacted.
    pub secret: Option<Secret>,
    /// True if the field is declared by `fields`; false if the rule is only named by `redact`, and has no accessor.
    pub exposed: bool,
}

/// Which part of a field is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secret {
    /// The whole field.
    Whole,
    /// The text after the first colon of the field: the password of a userinfo (RFC 3986 section 3.2.1).
    AfterColon,
}
