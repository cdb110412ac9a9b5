//! A grammar: read once, compiled on demand.

use super::refusal::Refusal;
use super::request::GrammarSource;
use std::sync::Arc;
use virgule::Kind;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source, suggestion};
use virgule_compiler::abnf::lower::TextLoader;
use virgule_compiler::abnf::{self, Checked};
use virgule_compiler::builtin::GRAMMARS;
use virgule_dynamic::{Library, LoadError, Parser};

/// The name of a grammar that the user wrote. No built-in one has it, so it imports any of them.
const OWN: &str = "grammar";

/// A grammar.
#[derive(Debug)]
pub struct Document {
    /// Its name, without `.abnf`.
    name: String,
    source: Arc<Source>,
    /// What reading it reported.
    diagnostics: Diagnostics,
    /// Its rules, unless it has errors.
    checked: Option<Checked>,
    /// Compiles it.
    library: Library,
    /// What compiling all kinds of the user's grammar reported, once that was done.
    compiled: Option<Result<Diagnostics, Diagnostics>>,
    built_in: bool,
}

/// The parser of a kind or of a rule.
#[derive(Debug)]
pub struct FoundParser<'d> {
    /// The parser.
    pub parser: Parser<'d>,
    /// True for a kind: the parser has its fields. False for any other rule.
    pub kind: bool,
    /// True for a kind that is a scheme.
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
        let source = Source::new(format!("{name}.abnf"), text);
        let mut diagnostics = Diagnostics::new();
        let checked = abnf::analyze(&source, &TextLoader(&[GRAMMARS]), &mut diagnostics);
        let (name, library, compiled) = (name.to_string(), Library::new(), None);
        Ok(Document { name, source, diagnostics, checked, library, compiled, built_in })
    }

    /// Its text and the name of its file.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The same, to be kept.
    pub fn shared_source(&self) -> Arc<Source> {
        self.source.clone()
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

    /// The parser of a kind, or of a rule by name. A rule that is the start rule of a kind has the fields of the kind.
    pub fn parser(&mut self, name: &str) -> Result<FoundParser<'_>, Refusal> {
        let grammar = &self.checked()?.grammar;
        let named = grammar.sections.iter().find(|section| section.name == name);
        let start = || {
            let rule = grammar.find(name)?;
            grammar.sections.iter().find(|section| section.start == rule)
        };
        let kind = named.or_else(start).map(|section| section.name.clone());
        if let (Some(kind), true) = (&kind, self.built_in) {
            let kind = Kind::find(kind).filter(|kind| kind.grammar == self.name);
            if let Some(kind) = kind {
                return Ok(FoundParser { parser: Parser::built_in(kind), kind: true, scheme: kind.scheme });
            }
        }
        self.compile();
        if let Some(Err(found)) = &self.compiled {
            return Err(found.clone().into());
        }
        match kind.filter(|kind| self.library.kinds_of(&self.name).contains(&kind.as_str())) {
            Some(kind) => {
                let scheme = self.library.is_scheme(&kind);
                let parser = self.library.parser(&kind);
                let parser = parser.ok_or_else(|| format!("there is no kind `{kind}`"))?;
                Ok(FoundParser { parser, kind: true, scheme })
            }
            None => {
                let parser = self.library.rule(&self.name, name)?;
                Ok(FoundParser { parser, kind: false, scheme: false })
            }
        }
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
