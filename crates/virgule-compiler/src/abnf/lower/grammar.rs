//! The linked grammar: rules in one arena, sections with their fields, and the rules as written.

use super::documents::Documents;
use super::expr::Prose;
pub use super::rule::{Acknowledgement, CodePoints, Expr, Field, Rule, RuleId, Secret, reach};
use super::scope::Scope;
use crate::abnf::diagnose::{Source, Span, suggestion};
use crate::abnf::read::tree::{RuleNode, Tree};
use std::fmt;
use std::sync::Arc;

/// A document and its imports, linked.
#[derive(Debug, Clone)]
pub struct Grammar {
    /// The document's name: its file name without `.abnf`.
    pub name: String,
    /// The source of the document.
    pub source: Arc<Source>,
    /// The rules of the document, then those of its imports, then the core rules (RFC 5234 appendix B.1).
    pub rules: Vec<Rule>,
    /// The number of rules that the document itself defines, which are the first of [`Self::rules`].
    pub own: usize,
    /// The sections of the `;!` lines, at least one.
    pub sections: Vec<Section>,
    /// Maximum depth to which calls of recursive rules may nest in a text (`nesting`).
    pub nesting: usize,
    /// Rules that only describe the UTF-8 octets of a `utf-8` rule. The grammar no longer references them, and they
    /// are not reported as unused.
    pub spelled: Vec<RuleId>,
    /// Rules whose ambiguities are acknowledged (`ambiguous`), in the document and its imports.
    pub acknowledged: Vec<Acknowledgement>,
    /// The rules as written, with their spans.
    pub surface: Arc<Surface>,
}

impl Grammar {
    /// Returns the rule with that id.
    pub fn rule(&self, id: RuleId) -> &Rule {
        &self.rules[id.index()]
    }

    /// Returns the ids of all rules.
    pub fn ids(&self) -> impl Iterator<Item = RuleId> + use<> {
        (0..self.rules.len() as u32).map(RuleId)
    }

    /// Returns, by rule, the rules whose definitions reference it, once for each reference.
    pub fn users(&self) -> Vec<Vec<RuleId>> {
        let mut users = vec![Vec::new(); self.rules.len()];
        for (user, rule) in self.ids().zip(&self.rules) {
            rule.expr.each_rule(&mut |named| users[named.index()].push(user));
        }
        users
    }

    /// Returns the start rules that directives name. Without a section there are none: each rule may be a start.
    pub fn named_starts(&self) -> impl Iterator<Item = RuleId> {
        self.sections.iter().filter(|section| section.is_named()).map(|section| section.start)
    }

    /// Returns the rule called `name`, ASCII case ignored, of the document itself, of its direct or indirect imports,
    /// or of the core rules.
    pub fn find(&self, name: &str) -> Option<RuleId> {
        self.surface.scope.find_anywhere(0, name)
    }

    /// True if the grammar defines a scheme, or has rules of RFC 3986 or RFC 3987.
    pub fn describes_uris(&self) -> bool {
        let is_generic = |rule: &Rule| matches!(rule.document.as_str(), "rfc3986" | "rfc3987");
        self.sections.iter().any(|section| section.kind == SectionKind::Scheme)
            || self.rules.iter().any(is_generic)
    }

    /// Returns the reason for which the ambiguities of a rule are accepted, if there is one.
    pub fn acknowledged(&self, rule: RuleId) -> Option<&str> {
        self.acknowledged.iter().find(|known| known.rule == rule).map(|known| known.reason.as_str())
    }

    /// Returns a one-line message for a name that [`Self::find`] does not find.
    pub fn unknown(&self, name: &str) -> String {
        let near = suggestion(name, self.rules.iter().map(|rule| rule.name.as_str()));
        format!("`{}` has no rule `{name}`{near}", self.name)
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
    /// The span of `name` in the grammar's own file. Empty if the file has no section.
    pub name_place: Span,
    /// The rule that the entire text must match.
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
    /// Indices of the fields that determine whether two texts are equal (`equal-by`); empty without the directive.
    pub equal_by: Vec<usize>,
    /// Canonical forms for comparison (`form`): the field's index, or `None` for the entire text, and the form's name.
    pub forms: Vec<(Option<usize>, &'static str)>,
    /// The steps of syntax-based normalization that the scheme allows (`normalization`); `None` means all steps.
    pub normalization: Option<Vec<&'static str>>,
    /// The port that is equivalent to an absent port (`default-port`).
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

    /// Returns the fields, including those that are lists.
    pub(super) fn bound_fields(&mut self) -> impl Iterator<Item = &mut Field> {
        self.fields.iter_mut().chain(self.lists.iter_mut().map(|list| &mut list.field))
    }

    /// Returns the names of the parameters that may occur once. They are numbered as fields after [`Self::fields`].
    pub fn values(&self) -> impl Iterator<Item = &str> {
        self.once_parameters().map(|known| known.name.as_str())
    }

    /// Returns the field numbers of the secret parameters that may occur once, which follow those of [`Self::fields`].
    pub fn secret_values(&self) -> impl Iterator<Item = usize> {
        let numbered = self.once_parameters().enumerate().filter(|(_, known)| known.secret);
        numbered.map(|(number, _)| self.fields.len() + number)
    }

    /// True if a text that the start rule matches can still fail a check.
    pub fn is_checked(&self) -> bool {
        !self.checks.is_empty() || self.once_parameters().next().is_some()
    }

    /// Returns the parameters that may occur once.
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

/// A list field: all occurrences of its rules.
#[derive(Debug, Clone)]
pub struct List {
    /// The name and rules of the field.
    pub field: Field,
    /// The span of the word that declares the field in the directive.
    pub span: Span,
}

/// A field of `name=value` parameters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameters {
    /// Index into the fields of the section.
    pub field: usize,
    /// The ASCII character between two parameters.
    pub separator: u8,
    /// True if parameter names are compared ignoring ASCII case.
    pub ignore_case: bool,
    /// The declared parameters, in the order of the directive.
    pub known: Vec<Parameter>,
}

/// A parameter, identified by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// The name of the field.
    pub name: String,
    /// The parameter's name in the text, percent-decoded.
    pub key: String,
    /// True if the parameter may occur more than once. Its field is then a list.
    pub several: bool,
    /// True if the value of the parameter is hidden (`redact`).
    pub secret: bool,
}

// A document and its imports as written, with resolved names.
//
// The result of [`lower`](super::lower) does not show how a rule is written: `[ a ]` is a repetition there, `"ab"` a
// sequence of two sets. Code that shows rules needs brackets, literals and counts as printed in the document, together
// with the rules to which names resolve. Rules have the ids of the lowered grammar.

/// The rules of a document, of its imports, and the core rules, as written.
pub struct Surface {
    pub(super) documents: Documents,
    pub(super) scope: Scope,
}

impl fmt::Debug for Surface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Surface").field("name", &self.name()).finish_non_exhaustive()
    }
}

impl Surface {
    /// Returns the name of the document itself.
    pub fn name(&self) -> &str {
        &self.documents.list[0].name
    }

    /// Returns the syntax tree of the document itself.
    pub fn own_tree(&self) -> &Tree {
        &self.documents.list[0].tree
    }

    /// Returns the documents with their names: the document itself, its imports, and the core rules, whose name is empty.
    pub fn trees(&self) -> impl Iterator<Item = (&str, &Tree)> {
        self.documents.list.iter().map(|document| (document.name.as_str(), &document.tree))
    }

    /// Returns all rules: those of the document, then those of its imports, then the core rules.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> {
        (0..self.scope.definitions.len()).map(|index| RuleId(index as u32))
    }

    /// Returns the definition of a rule as written: the right side of `=`, then of each `=/`.
    pub fn written(&self, rule: RuleId) -> impl Iterator<Item = &RuleNode> {
        let definition = self.scope.definition(rule);
        let tree = self.tree(rule);
        definition.rules.iter().map(|&index| &tree.rules[index])
    }

    /// Returns the definition of a rule of the lowered grammar, as [`Self::written`] does. The rule may be a decoded
    /// copy, whose id is not an id of this surface.
    pub fn definition(&self, rule: &Rule) -> Vec<&RuleNode> {
        let document = self.documents.list.iter().find(|known| Arc::ptr_eq(&known.tree.source, &rule.source));
        let rules = document.into_iter().flat_map(|document| &document.tree.rules);
        rules.filter(|written| written.name.text.eq_ignore_ascii_case(&rule.name)).collect()
    }

    /// Returns the syntax tree of the file that defines a rule.
    pub fn tree(&self, rule: RuleId) -> &Tree {
        &self.documents.list[self.scope.definition(rule).document].tree
    }

    /// Returns the name of the document that defines a rule, or an empty string for the core rules.
    pub fn document(&self, rule: RuleId) -> &str {
        &self.documents.list[self.scope.definition(rule).document].name
    }

    /// Returns the copy of the imported rule that a rule extends with `=/`. It is the first alternative.
    pub fn base(&self, rule: RuleId) -> Option<RuleId> {
        let definition = self.scope.definition(rule);
        definition.base.map(|base| self.scope.seen(&definition.seen_by, base))
    }

    /// Returns the names of the documents whose extensions a copy of a rule sees. Empty for other rules.
    pub fn seen_by(&self, rule: RuleId) -> impl Iterator<Item = &str> {
        self.scope
            .definition(rule)
            .seen_by
            .iter()
            .map(|&document| self.documents.list[document].name.as_str())
    }

    /// Returns the imported rules that the document itself sees as copies, because they reference a rule that it
    /// extends with `=/`. In the order of the rules; those that it extends are not among them.
    pub fn changed(&self) -> Vec<RuleId> {
        let copies = self.scope.copies[0].values().copied();
        let mut changed: Vec<RuleId> =
            copies.filter(|&rule| self.scope.definition(rule).document != 0).collect();
        changed.sort_unstable();
        changed
    }

    /// Returns the rule that `name` resolves to in the definition of `within`.
    pub fn find(&self, within: RuleId, name: &str) -> Option<RuleId> {
        let definition = self.scope.definition(within);
        self.scope.find(definition.document, name).map(|rule| self.scope.seen(&definition.seen_by, rule))
    }

    /// Returns the rule that the prose-val `<text>` resolves to in the definition of `within`.
    pub fn find_prose(&self, within: RuleId, text: &str) -> Option<RuleId> {
        let mut written = self.written(within);
        let first = written.next()?;
        let whole = written.next().is_none() && first.is_prose();
        let prose = Prose { text, rule: &first.name.text, whole };
        let definition = self.scope.definition(within);
        let found = prose.find(definition.document, &self.scope);
        found.map(|rule| self.scope.seen(&definition.seen_by, rule))
    }

    /// Returns the rule to which `name` resolves in the document itself: its own, an imported one, or a core rule.
    pub fn named(&self, name: &str) -> Option<RuleId> {
        self.scope.find(0, name)
    }
}
