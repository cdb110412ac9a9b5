//! Railroad diagrams of ABNF rules: a rule as SVG, a grammar as an HTML page, and in documentation of generated types.
//!
//! ```text
//! track         ABNF syntax trees → tracks, the content of a diagram without layout
//! draw          tracks → boxes → SVG, by the crate `railroad`
//! page          all rules of a grammar as one HTML page
//! type_diagram  the start rule of a type and the rules below it, down to the fields
//! *.css         style sheets of diagrams, of diagrams in separate files, and of pages
//! ```
//!
//! Diagrams show the syntax (`Surface`), not the lowered grammar, so they match the document. Only the command and
//! `cargo xtask gen` depend on this crate; programs that parse URIs or derive types do not build it.
//!
//! ```
//! use virgule_compiler::abnf::diagnose::Source;
//! use virgule_compiler::abnf::lower::NoImports;
//! use virgule_tools::diagram::Diagrams;
//!
//! let source = Source::new("parcel.abnf", "parcel = \"parcel:\" country\ncountry = 2ALPHA\n");
//! let diagrams = Diagrams::read(&source, &NoImports).map_err(|found| found.render(false))?;
//! let country = diagrams.rule("country").ok_or("no such rule")?;
//! assert_eq!(diagrams.track(country).to_string(), "{ALPHA; 2 times}");
//! assert!(diagrams.svg(country).starts_with("<svg"));
//! assert!(diagrams.page().contains("id=\"parcel\""));
//! # Ok::<(), String>(())
//! ```

mod draw;
mod page;
mod track;
mod type_diagram;

use draw::{Mark, RuleDiagram};
use std::sync::Arc;
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId, Section};
use virgule_compiler::abnf::lower::{Loader, Surface};

pub use track::{Reference, Text, Track};

/// Text inherits its color, and boxes are translucent: one style works on light and dark pages and rustdoc's themes.
const DIAGRAM: &str = include_str!("diagram.css");

/// The rules of a document and its imports.
pub struct Diagrams {
    surface: Arc<Surface>,
    grammar: Grammar,
}

impl Diagrams {
    /// Reads a grammar.
    ///
    /// # Errors
    ///
    /// All diagnostics, if one of them is an error.
    pub fn read(source: &Arc<Source>, loader: &dyn Loader) -> Result<Self, Diagnostics> {
        let mut diagnostics = Diagnostics::new();
        let Some(checked) = abnf::analyze(source, loader, &mut diagnostics) else { return Err(diagnostics) };
        Ok(Diagrams::new(checked.grammar))
    }

    /// Returns the diagrams of a grammar without errors.
    pub fn new(grammar: Grammar) -> Self {
        Diagrams { surface: grammar.surface.clone(), grammar }
    }

    /// Returns the grammar, with its sections.
    pub fn grammar(&self) -> &Grammar {
        &self.grammar
    }

    /// Returns the rule called `name`: of the document, of its imports, or a core rule.
    pub fn rule(&self, name: &str) -> Option<RuleId> {
        self.surface.named(name)
    }

    /// Returns the track of a rule.
    pub fn track(&self, rule: RuleId) -> Track {
        track::track(&self.surface, rule)
    }

    /// Returns the diagram of a rule as a separate file without links, for light and dark color schemes.
    pub fn svg(&self, rule: RuleId) -> String {
        let mark = |named: &Reference| Mark { link: None, ..self.mark(rule, named) };
        let row = RuleDiagram { name: None, node: draw::whole(&self.track(rule), &mark) };
        let style = [DIAGRAM, include_str!("alone.css")].concat();
        draw::svg(&[row], &self.grammar.rule(rule).text, Some(&style))
    }

    /// Returns the diagram of a rule for a page that shows one rule at a time. Each reference links to the result of
    /// `link` for its rule; the style applies only to diagrams, and follows the colors of the page.
    ///
    /// ```
    /// # use virgule_compiler::abnf::{diagnose::Source, lower::NoImports};
    /// # use virgule_tools::diagram::Diagrams;
    /// let source = Source::new("parcel.abnf", "parcel = \"parcel:\" country\ncountry = 2ALPHA\n");
    /// let diagrams = Diagrams::read(&source, &NoImports).map_err(|found| found.render(false))?;
    /// let parcel = diagrams.rule("parcel").ok_or("no such rule")?;
    /// let svg = diagrams.linked_svg(parcel, &|rule| format!("#{}", diagrams.grammar().rule(rule).name));
    /// assert!(svg.contains("<a href=\"#country\">"));
    /// # Ok::<(), String>(())
    /// ```
    pub fn linked_svg(&self, rule: RuleId, link: &dyn Fn(RuleId) -> String) -> String {
        let mark = |named: &Reference| Mark { link: named.rule.map(link), ..self.mark(rule, named) };
        let row = RuleDiagram { name: None, node: draw::whole(&self.track(rule), &mark) };
        draw::svg(&[row], &self.grammar.rule(rule).text, Some(DIAGRAM))
    }

    /// Returns the rules that the definition of a rule references, each once, in order of the first reference.
    pub fn references(&self, rule: RuleId) -> Vec<RuleId> {
        let mut found = Vec::new();
        for named in page::named(&self.surface, rule) {
            if !found.contains(&named) {
                found.push(named);
            }
        }
        found
    }

    /// Returns all rules of the document, and the imported rules that they use, as one self-contained HTML page.
    pub fn page(&self) -> String {
        page::page(self)
    }

    /// Returns the diagram for the documentation of the type of a section: its start rule and the rules below it, down
    /// to the fields, as a block of HTML for Markdown.
    ///
    /// `accessors` are the names of the accessors of fields, by index; a field without an accessor is drawn like any
    /// rule.
    pub fn of_kind(&self, section: &Section, accessors: &[Option<String>]) -> String {
        type_diagram::html(self, section, accessors)
    }

    /// Returns the classes, link and tooltip of a reference on a page.
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
        let notes: Vec<String> = [field, from, prose].into_iter().flatten().collect();
        let title = (!notes.is_empty()).then(|| notes.join(", "));
        Mark { class, link: Some(format!("#{}", self.anchor(rule))), title }
    }

    /// True if the document itself defines the rule.
    fn is_own(&self, rule: RuleId) -> bool {
        rule.index() < self.grammar.own
    }

    fn fields(&self) -> impl Iterator<Item = (&Section, &Field)> {
        self.grammar.sections.iter().flat_map(|section| {
            section.fields.iter().filter(|field| field.exposed).map(move |field| (section, field))
        })
    }

    /// True if a field is bound to references to `rule` in `within`.
    fn is_field(&self, field: &Field, within: RuleId, rule: RuleId) -> bool {
        // A rule that is matched after percent-decoding has a second number, so rules are compared by name.
        let same = |bound: &RuleId| {
            let (bound, rule) = (self.grammar.rule(*bound), self.grammar.rule(rule));
            bound.name == rule.name && bound.document == rule.document
        };
        field.rules.iter().any(same) && field.within.is_none_or(|outer| outer == within)
    }

    /// Returns the anchor of a rule on a page: its name, with the document as a prefix for imported rules, and after it
    /// the documents whose extensions a copy sees. Names contain no dot, so anchors are unique.
    fn anchor(&self, rule: RuleId) -> String {
        let name = &self.grammar.rule(rule).name;
        let anchor = match (self.is_own(rule), self.surface.document(rule)) {
            (true, _) => name.clone(),
            (false, "") => format!("core.{name}"),
            (false, document) => format!("{document}.{name}"),
        };
        self.surface.seen_by(rule).fold(anchor, |anchor, document| format!("{anchor}..{document}"))
    }
}
