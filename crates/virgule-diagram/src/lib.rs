//! Railroad diagrams of ABNF rules: one rule as SVG, a whole grammar as one page, and what stands in the documentation
//! of generated types.
//!
//! ```text
//! words     characters and counts as people read them
//! track     what a diagram shows, before anything has a place
//! shape     ABNF as it is written → tracks
//! label     boxes
//! draw      tracks → SVG, by the crate `railroad`
//! printed   a rule as its document prints it, as HTML
//! page      all rules of a grammar as one HTML page
//! kind      the start rule of a type, and the rules below it down to its fields
//! style     colours
//! ```
//!
//! It is drawn from the rules as they are written (`Surface`), not from what they mean: a reader should find the words
//! of the document. Nothing else depends on it but the command and `cargo xtask gen`, so that no program that parses
//! URIs or derives a type builds any of it.
//!
//! ```
//! use virgule_compiler::abnf::diagnose::Source;
//! use virgule_compiler::abnf::lower::NoImports;
//! use virgule_diagram::Diagrams;
//!
//! let source = Source::new("parcel.abnf", "parcel = \"parcel:\" country\ncountry = 2ALPHA\n");
//! let diagrams = Diagrams::read(&source, &NoImports).map_err(|found| found.render(false))?;
//! let country = diagrams.rule("country").ok_or("no such rule")?;
//! assert_eq!(diagrams.track(country).to_string(), "{ALPHA; 2 times}");
//! assert!(diagrams.svg(country).starts_with("<svg"));
//! assert!(diagrams.page().contains("id=\"parcel\""));
//! # Ok::<(), String>(())
//! ```

#![forbid(unsafe_code)]

mod draw;
mod kind;
mod label;
mod page;
mod printed;
mod shape;
mod style;
mod track;
mod words;

use draw::Row;
use label::Mark;
use std::sync::Arc;
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId, Section};
use virgule_compiler::abnf::lower::{Loader, Surface};

pub use track::{Reference, Text, Track};

/// The rules of a document, and of what it imports, ready to be drawn.
pub struct Diagrams {
    surface: Arc<Surface>,
    grammar: Grammar,
}

impl Diagrams {
    /// Reads a grammar.
    ///
    /// # Errors
    ///
    /// All findings, if there is an error among them.
    pub fn read(source: &Arc<Source>, loader: &dyn Loader) -> Result<Self, Diagnostics> {
        let mut diagnostics = Diagnostics::new();
        let Some(checked) = abnf::analyze(source, loader, &mut diagnostics) else { return Err(diagnostics) };
        Ok(Diagrams::new(checked.grammar))
    }

    /// The diagrams of a grammar without errors.
    pub fn new(grammar: Grammar) -> Self {
        Diagrams { surface: grammar.surface.clone(), grammar }
    }

    /// The grammar, with the sections that its directives make.
    pub fn grammar(&self) -> &Grammar {
        &self.grammar
    }

    /// The rule that the document means by a name: its own, an imported one or a core rule.
    pub fn rule(&self, name: &str) -> Option<RuleId> {
        self.surface.named(name)
    }

    /// What the diagram of a rule shows.
    pub fn track(&self, rule: RuleId) -> Track {
        shape::rule(&self.surface, rule)
    }

    /// The diagram of a rule as a file of its own, for light and dark pages, without links.
    pub fn svg(&self, rule: RuleId) -> String {
        let mark = |named: &Reference| Mark { link: None, ..self.mark(rule, named) };
        let row = Row { name: None, node: draw::whole(&self.track(rule), &mark) };
        let style = [style::DIAGRAM, style::ALONE].concat();
        draw::svg(&[row], &self.grammar.rule(rule).text, Some(&style))
    }

    /// All rules of the document, and those of others that they lead to, as one HTML page that needs nothing else.
    pub fn page(&self) -> String {
        page::page(self)
    }

    /// What the documentation of a section's type shows: its start rule and the rules below it, down to the fields.
    ///
    /// `members` are the methods that give the fields of the section, by their numbers; a field without one is a rule
    /// like others. The text is a block of HTML for Markdown.
    pub fn of_kind(&self, section: &Section, members: &[Option<String>]) -> String {
        kind::html(self, section, members)
    }

    /// What a page says of a rule that is named within another.
    fn mark(&self, within: RuleId, named: &Reference) -> Mark {
        let Some(rule) = named.rule else { return Mark::default() };
        let (own, document) = (self.is_own(rule), self.surface.document(rule));
        let field = self.fields().find(|(_, field)| self.is_field(field, within, rule));
        let class = match (&field, own, document.is_empty()) {
            (Some(_), true, _) => "field",
            (Some(_), false, _) => "field imported",
            (None, _, true) => "core",
            (None, true, _) => "",
            (None, false, _) => "imported",
        };
        let prose = named.prose.as_ref().map(|prose| format!("<{prose}>"));
        let field = field.map(|(_, field)| format!("the field {}", field.name));
        let from = (!own).then(|| format!("from {}", page::title(document)));
        let said: Vec<String> = [field, from, prose].into_iter().flatten().collect();
        let title = (!said.is_empty()).then(|| said.join(", "));
        Mark { class, link: Some(format!("#{}", self.anchor(rule))), title }
    }

    /// Whether the document defines the rule itself.
    fn is_own(&self, rule: RuleId) -> bool {
        rule.index() < self.grammar.own
    }

    /// The fields that a parse gives access to, with their sections.
    fn fields(&self) -> impl Iterator<Item = (&Section, &Field)> {
        self.grammar.sections.iter().flat_map(|section| {
            section.fields.iter().filter(|field| field.exposed).map(move |field| (section, field))
        })
    }

    /// Whether a field is what `rule` matches where `within` names it.
    fn is_field(&self, field: &Field, within: RuleId, rule: RuleId) -> bool {
        // A rule that a text holds percent-encoded is bound under a number of its own, but is written as it was.
        let same = |bound: &RuleId| {
            let (bound, rule) = (self.grammar.rule(*bound), self.grammar.rule(rule));
            bound.name == rule.name && bound.document == rule.document
        };
        field.rules.iter().any(same) && field.within.is_none_or(|outer| outer == within)
    }

    /// Where a rule is on a page: the document's own under their names, others behind the name of their document.
    /// Names of rules have no dot, so no two are the same.
    fn anchor(&self, rule: RuleId) -> String {
        let name = &self.grammar.rule(rule).name;
        match (self.is_own(rule), self.surface.document(rule)) {
            (true, _) => name.clone(),
            (false, "") => format!("core.{name}"),
            (false, document) => format!("{document}.{name}"),
        }
    }
}
