//! A grammar: read once, compiled on demand.

use super::request::Refusal;
use super::request::{GrammarSource, Request};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source, suggestion};
use virgule_compiler::abnf::lower::TextLoader;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::{self, Checked};
use virgule_compiler::grammars::GRAMMARS;
use virgule_dynamic::{Library, LoadError, Parser};
use virgule_tools::conformance::Language;
use virgule_tools::operations::subject::Subject;

/// The name of a grammar that the user wrote. No built-in one has it, so it imports any of them.
const OWN: &str = "grammar";

#[derive(Debug)]
pub struct Document {
    /// Its name, without `.abnf`.
    name: String,
    pub source: Arc<Source>,
    /// What reading it reported.
    diagnostics: Diagnostics,
    checked: Option<Checked>,
    library: Library,
    /// What compiling all kinds of the user's grammar reported, once that was done.
    compiled: Option<Result<Diagnostics, Diagnostics>>,
    pub built_in: bool,
}

/// The parser of a kind or of a rule.
#[derive(Debug)]
pub struct FoundParser<'d> {
    pub parser: Parser<'d>,
    /// True for a kind: the parser has its fields. False for any other rule.
    pub kind: bool,
    pub scheme: bool,
}

impl Document {
    /// Reads a grammar. A built-in one is found by its name, with or without `.abnf`.
    pub fn read(source: &GrammarSource) -> Result<Self, Refusal> {
        let (name, text, built_in) = match source {
            GrammarSource::Text(text) => (OWN, text.as_str(), false),
            GrammarSource::BuiltIn(file) => {
                let name = file.strip_suffix(".abnf").unwrap_or(file);
                let found = GRAMMARS.iter().find(|(known, _)| *known == name);
                let near = || suggestion(name, GRAMMARS.iter().map(|(known, _)| *known));
                let (name, text) = found.ok_or_else(|| format!("there is no grammar `{name}`{}", near()))?;
                (*name, *text, true)
            }
        };
        // The name that the library gives it: diagnostics of either are about the same file.
        let source = Source::new(name, text);
        let mut diagnostics = Diagnostics::new();
        let checked = abnf::analyze(&source, &TextLoader(&[GRAMMARS]), &mut diagnostics);
        let (name, library, compiled) = (name.to_string(), Library::new(), None);
        Ok(Document { name, source, diagnostics, checked, library, compiled, built_in })
    }

    /// What reading it reported.
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }

    /// Its rules; the diagnostics if it has errors.
    pub fn checked(&self) -> Result<&Checked, Refusal> {
        self.checked.as_ref().ok_or_else(|| self.diagnostics.clone().into())
    }

    /// What reading and compiling it reported: also examples that do not match, and kinds that are too large.
    pub fn all_diagnostics(&mut self) -> &Diagnostics {
        self.compile();
        match &self.compiled {
            Some(Ok(found) | Err(found)) => found,
            None => &self.diagnostics,
        }
    }

    /// The start rule of a kind, or a rule by name.
    pub fn start(&self, name: &str) -> Result<RuleId, Refusal> {
        let grammar = &self.checked()?.grammar;
        let kind = grammar.sections.iter().find(|section| section.name == name);
        let rule = kind.map(|section| section.start).or_else(|| grammar.find(name));
        rule.ok_or_else(|| grammar.unknown(name).into())
    }

    /// The index of the section with that name, or with that start rule; `None` for any other rule.
    fn section(&self, name: &str) -> Result<Option<usize>, Refusal> {
        let sections = &self.checked()?.grammar.sections;
        let named = sections.iter().position(|section| section.name == name);
        let start = self.start(name)?;
        Ok(named.or_else(|| sections.iter().position(|section| section.start == start)))
    }

    /// The parser of a kind, or of a rule by name. A rule that is the start rule of a kind has the fields of the kind.
    pub fn parser(&mut self, name: &str) -> Result<FoundParser<'_>, Refusal> {
        let Some(kind) = self.kind(name)? else {
            let parser = self.library.rule(&self.name, name)?;
            return Ok(FoundParser { parser, kind: false, scheme: false });
        };
        let parser = self.library.parser(&kind).ok_or_else(|| self.library.kind_error(&kind))?;
        Ok(FoundParser { parser, kind: true, scheme: self.library.is_scheme(&kind) })
    }

    /// The language of a kind, or of a rule by name.
    pub fn language(&mut self, name: &str) -> Result<Language, Refusal> {
        Ok(match self.kind(name)? {
            Some(kind) => Language::kind_of(&mut self.library, &kind)?,
            None => Language::of_rule(self.checked()?, name)?,
        })
    }

    /// A kind, or a rule by name, compiled to be compared.
    pub fn subject(&self, name: &str) -> Result<Subject, Refusal> {
        let (rule, kind) = (self.start(name)?, self.section(name)?);
        let mut library = Library::new();
        if !self.built_in {
            library.add(&self.name, &self.source.text)?;
        }
        Ok(Subject::new(library, &self.name, rule, kind, self.name.clone())?)
    }

    /// The kind with that name, or with that start rule, compiled; `None` for any other rule.
    fn kind(&mut self, name: &str) -> Result<Option<String>, Refusal> {
        let section = self.section(name)?;
        self.compile();
        if let Some(Err(found)) = &self.compiled {
            return Err(found.clone().into());
        }
        let sections = &self.checked()?.grammar.sections;
        Ok(section.and_then(|section| sections.get(section)).map(|section| section.name.clone()))
    }

    /// Compiles the kinds of the user's grammar, once; those of a built-in one are compiled into the module.
    fn compile(&mut self) {
        if self.built_in || self.checked.is_none() || self.compiled.is_some() {
            return;
        }
        self.compiled = Some(match self.library.add(&self.name, &self.source.text) {
            Ok(found) => Ok(found),
            Err(LoadError::Grammar(found)) => Err(found),
            // Unreachable: a text is neither a file nor unknown.
            Err(_) => Err(Diagnostics::new()),
        });
    }
}

/// How many grammars are kept, compiled.
const KEPT: usize = 4;

/// The grammars of the last requests, the latest first.
#[derive(Debug, Default)]
pub struct Documents {
    kept: Vec<(GrammarSource, Document)>,
}

impl Documents {
    pub fn of(&mut self, request: &Request) -> Result<&mut Document, Refusal> {
        let source = request.source()?;
        let found = match self.kept.iter().position(|(known, _)| *known == source) {
            Some(at) => self.kept.remove(at),
            None => {
                let document = Document::read(&source)?;
                (source, document)
            }
        };
        self.kept.insert(0, found);
        self.kept.truncate(KEPT);
        Ok(&mut self.kept[0].1)
    }
}
