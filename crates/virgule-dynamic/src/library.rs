//! Grammar files → grammars by name, with imports.

use crate::build::Pieces;
use crate::kinds::{AddedKind, Meaning, RuleEngine};
use crate::matchers::{self, without_automaton};
use crate::{Automaton, Builder, Parser, TreeMatcher};
use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Source, suggestion};
use virgule_compiler::abnf::files::{self, Folder};
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::lower::{ImportError, Loader, TextLoader, document_name};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::analysis::compose;
use virgule_compiler::analysis::lists::{self, SectionLists};
use virgule_compiler::grammars::GRAMMARS;
use virgule_compiler::limits::Budget;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::error::Fault;
use virgule_compiler::nfa::family;
use virgule_compiler::pipeline::{self, examples};
use virgule_core::__derive::Semantics;
use virgule_core::Kind;

/// Built-in and added grammars, with a cache of their automata.
#[derive(Debug, Default)]
pub struct Library {
    added: Vec<Added>,
    /// Built-in grammars, loaded on demand.
    read: HashMap<String, Grammar>,
    /// True if rules without an automaton get general matchers.
    general: bool,
}

/// Why a grammar or rule cannot be used.
#[derive(Debug, Clone)]
pub enum LoadError {
    /// The file cannot be read.
    File(String),
    /// The grammar has errors; the diagnostics include warnings.
    Grammar(Diagnostics),
    /// No grammar or rule has that name.
    Unknown(String),
    /// The fields of the kind do not determine a string.
    Composed(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::File(message) | LoadError::Unknown(message) | LoadError::Composed(message) => {
                f.write_str(message)
            }
            LoadError::Grammar(diagnostics) => f.write_str(diagnostics.render(false).trim_end()),
        }
    }
}

impl std::error::Error for LoadError {}

/// An added grammar, with its kinds.
#[derive(Debug)]
struct Added {
    name: String,
    source: Arc<Source>,
    grammar: Grammar,
    kinds: Vec<AddedKind>,
}

/// A grammar, with a cache of matchers for single rules.
#[derive(Debug)]
pub(crate) struct Grammar {
    pub checked: Checked,
    context: BuildContext,
    /// By rule index: the matcher, or why there is none. Failures are cached too: reaching a limit takes longest.
    rules: HashMap<usize, Result<RuleEngine, Diagnostics>>,
    /// The number of rules compiled.
    compilations: usize,
    /// By rule index: the tree matcher, or why there is none.
    pub trees: HashMap<usize, Result<Arc<TreeMatcher>, LoadError>>,
}

impl Library {
    /// Returns a library of the built-in grammars.
    pub fn new() -> Self {
        Library::default()
    }

    /// Returns a library of the built-in grammars that also matches rules without an automaton: rules that are too
    /// large, and rules whose recursion one byte of lookahead does not decide. Their
    /// [`GeneralMatcher`](crate::GeneralMatcher) is slower than an automaton. [`Parser::general`] shows which rules
    /// have one.
    ///
    /// ```
    /// use virgule_dynamic::Library;
    ///
    /// let mirror = ";! kind mirror\nmirror = \"a\" mirror \"a\" / \"b\" mirror \"b\" / \"a\" / \"b\"\n";
    /// assert!(Library::new().add("mirror", mirror).is_err());
    ///
    /// let mut library = Library::with_general_matchers();
    /// library.add("mirror", mirror)?;
    /// let parser = library.parser("mirror").ok_or("no such kind")?;
    /// assert!(parser.general().is_some());
    /// assert!(parser.decide("abbabba")?);
    /// let error = parser.parse("abx").err().ok_or("too lenient")?;
    /// assert_eq!(error.to_string(), "offset 2, in mirror: expected \"A\", \"B\", \"a\" or \"b\"");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_general_matchers() -> Self {
        Library { general: true, ..Library::default() }
    }

    /// True if rules without an automaton are matched too ([`Self::with_general_matchers`]).
    pub fn has_general_matchers(&self) -> bool {
        self.general
    }

    /// Reads a grammar file, which may import built-in grammars, grammars added before, and files in the same folder.
    ///
    /// Returns the warnings. The name of the grammar is the file name without folder and extension.
    pub fn add_file(&mut self, path: &Path) -> Result<Diagnostics, LoadError> {
        self.add_file_in_dialect(path, None)
    }

    /// As [`add_file`](Self::add_file), for a file in a dialect that it need not declare.
    pub fn add_file_in_dialect(
        &mut self,
        path: &Path,
        dialect: Option<Dialect>,
    ) -> Result<Diagnostics, LoadError> {
        self.add_loaded(source(path, dialect)?, Some(Folder::of(path)))
    }

    /// Reads a grammar from memory, which may import built-in grammars and grammars added before.
    pub fn add(&mut self, name: &str, text: &str) -> Result<Diagnostics, LoadError> {
        self.add_loaded(Source::new(name, text), None)
    }

    /// As [`add_file`](Self::add_file), for the content of a file that is already in memory, such as standard input.
    pub fn add_file_text(&mut self, path: &Path, text: &str) -> Result<Diagnostics, LoadError> {
        self.add_file_text_in_dialect(path, text, None)
    }

    /// As [`add_file_text`](Self::add_file_text), for a text in a dialect that it need not declare.
    pub fn add_file_text_in_dialect(
        &mut self,
        path: &Path,
        text: &str,
        dialect: Option<Dialect>,
    ) -> Result<Diagnostics, LoadError> {
        let source = Source::in_dialect(path.display().to_string(), text, dialect);
        self.add_loaded(source, Some(Folder::of(path)))
    }

    /// Calls `work` with the source of a grammar and a loader for its imports. The grammar is a file, or a built-in
    /// grammar named by itself or by one of its kinds.
    pub fn with_text<T>(
        &self,
        grammar: &str,
        dialect: Option<Dialect>,
        work: impl FnOnce(&Arc<Source>, &dyn Loader) -> T,
    ) -> Result<T, LoadError> {
        let (path, name) = (Path::new(grammar), Kind::find(grammar).map_or(grammar, |kind| kind.grammar));
        let built_in = LibraryLoader { library: self, folder: None };
        match built_in.load(name).ok().filter(|_| !path.is_file()) {
            Some(source) => Ok(work(&source, &built_in)),
            None => Ok(work(
                &source(path, dialect)?,
                &LibraryLoader { library: self, folder: Some(Folder::of(path)) },
            )),
        }
    }

    /// As [`with_text`](Self::with_text), for a source that is already in memory, such as standard input.
    pub fn with_file_text<T>(
        &self,
        path: &Path,
        text: &str,
        dialect: Option<Dialect>,
        work: impl FnOnce(&Arc<Source>, &dyn Loader) -> T,
    ) -> T {
        let source = Source::in_dialect(path.display().to_string(), text, dialect);
        work(&source, &LibraryLoader { library: self, folder: Some(Folder::of(path)) })
    }

    fn add_loaded(&mut self, source: Arc<Source>, folder: Option<Folder>) -> Result<Diagnostics, LoadError> {
        let mut diagnostics = Diagnostics::new();
        match abnf::analyze(&source, &LibraryLoader { library: self, folder }, &mut diagnostics) {
            Some(checked) => self.add_checked(checked, diagnostics),
            None => Err(LoadError::Grammar(diagnostics)),
        }
    }

    /// As [`add`](Self::add), for a grammar that is already analyzed, with the warnings of the analysis.
    pub fn add_checked(
        &mut self,
        checked: Checked,
        mut diagnostics: Diagnostics,
    ) -> Result<Diagnostics, LoadError> {
        let source = checked.grammar.source.clone();
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        let mut kinds = Vec::new();
        for family in family::families(&checked.grammar) {
            let compiled = pipeline::compile(&checked, &family, &mut context);
            // The matcher of each section, and the fields that are never absent.
            let engines: Vec<(Result<RuleEngine, Diagnostics>, u64)> = match compiled {
                Ok(compiled) => {
                    let machines = &compiled.machines;
                    let automaton = Arc::new(Automaton::from(&compiled));
                    let both = (machines, &*automaton);
                    examples::check_examples(&checked, &family, both, &source, &mut diagnostics);
                    let kinds = family.sections.iter().enumerate().map(|(kind, section)| {
                        let always = compose::always(section, &machines.main, kind);
                        (Ok(RuleEngine::Automaton(automaton.clone(), kind)), always)
                    });
                    kinds.collect()
                }
                // `analyze` reports faults of a named start rule.
                Err(error) if error.fault == Fault::Unknown => {
                    let faults = checked.require(family.sections[0].start).err().unwrap_or_default();
                    vec![(Err(faults), 0)]
                }
                Err(error) => {
                    let matchers = match self.general {
                        true => matchers::of_family(&checked, &family, &error),
                        false => Err(Box::new(without_automaton(&checked, &error))),
                    };
                    match matchers {
                        Ok(matchers) => {
                            diagnostics.push(matchers::warning(error.diagnostic(&checked.grammar)));
                            matchers
                                .into_iter()
                                .map(|matcher| (Ok(RuleEngine::General(matcher)), 0))
                                .collect()
                        }
                        Err(error) if family.sections.iter().all(|section| !section.is_named()) => {
                            let errors = only(*error);
                            family.sections.iter().map(|_| (Err(errors.clone()), 0)).collect()
                        }
                        Err(error) => {
                            diagnostics.push(*error);
                            return Err(LoadError::Grammar(diagnostics));
                        }
                    }
                }
            };
            for (section, (engine, always)) in family.sections.iter().zip(engines) {
                let lists = match engine {
                    Err(_) => SectionLists::default(),
                    Ok(_) => lists::lists(&checked, section, &source, &mut context, &mut diagnostics),
                };
                kinds.push(AddedKind::new(section, engine, always, lists));
            }
        }
        if diagnostics.has_errors() {
            return Err(LoadError::Grammar(diagnostics));
        }
        let name = document_name(&source.name);
        let grammar = Grammar { context, ..Grammar::new(checked) };
        self.added.retain(|added| added.name != name);
        self.added.push(Added { name, source, grammar, kinds });
        Ok(diagnostics)
    }

    /// Returns the parser of a kind or scheme by name. Added grammars have precedence over built-in ones. `None` if
    /// there is no parser; [`Self::kind_error`] returns the reason.
    pub fn parser(&self, name: &str) -> Option<Parser<'_>> {
        match self.added_kind(name) {
            Some((added, kind)) => {
                let has_uri_hints = added.grammar.checked.grammar.describes_uris();
                Parser::added(kind).map(|parser| parser.with_uri_hints(has_uri_hints))
            }
            None => Kind::find(name).map(Parser::built_in),
        }
    }

    /// Returns the reason why a kind has no parser: the name is unknown, or its rule cannot be matched.
    pub fn kind_error(&self, name: &str) -> LoadError {
        if let Some((_, AddedKind { engine: Err(why), .. })) = self.added_kind(name) {
            return LoadError::Grammar(why.clone());
        }
        let kinds = self.kinds();
        let near = suggestion(name, kinds.iter().copied());
        let list = if near.is_empty() { "; there" } else { " There" };
        LoadError::Unknown(format!("there is no kind `{name}`{near}{list} are {}", kinds.join(", ")))
    }

    /// Returns the builder of a kind or scheme by name.
    pub fn builder(&self, name: &str) -> Result<Builder<'_>, LoadError> {
        let unknown = || self.kind_error(name);
        let parser = self.parser(name).ok_or_else(unknown)?;
        let composed = |why: &dyn fmt::Display| {
            LoadError::Composed(format!("strings of `{name}` cannot be built from their fields: {why}"))
        };
        match self.added_kind(name) {
            Some((_, AddedKind { engine: Ok(RuleEngine::General(_)), .. })) => {
                Err(composed(&"it has no automaton"))
            }
            Some((added, kind)) => {
                let checked = &added.grammar.checked;
                let made = compose::section(checked, &kind.section, kind.always);
                let steps = compose::flat::steps(&made.map_err(|obstacle| composed(&obstacle))?.pieces);
                let lists = kind.section.lists.iter().map(|list| &list.field.name);
                let own = kind.fields[..kind.section.fields.len()].iter();
                let names = own.chain(lists).map(String::as_str).collect();
                Ok(Builder::new(parser, names, kind.always, Pieces::Read(steps)))
            }
            None => {
                let kind = Kind::find(name).ok_or_else(unknown)?;
                let why = "the fields do not contain all of a text, or do not distinguish its alternatives";
                let template = kind.template.ok_or_else(|| composed(&why))?;
                let pieces = Pieces::BuiltIn(template.pieces);
                Ok(Builder::new(parser, template.names.to_vec(), template.always, pieces))
            }
        }
    }

    /// Returns the semantics of a kind or scheme by name; `None` also for a kind without an automaton.
    pub fn meaning(&self, name: &str) -> Option<Meaning<'_>> {
        match self.added_kind(name) {
            Some((_, kind)) => match &kind.engine {
                Ok(RuleEngine::Automaton(automaton, number)) => {
                    Some(Meaning::added(automaton, *number, kind))
                }
                Ok(RuleEngine::General(_)) | Err(_) => None,
            },
            None => Kind::find(name).map(Meaning::built_in),
        }
    }

    /// Calls `work` with the semantics.
    pub fn with_semantics<T>(&self, name: &str, work: impl FnOnce(&Semantics<'_>) -> T) -> Option<T> {
        Some(self.meaning(name)?.with(work))
    }

    /// True if the kind with that name is a URI scheme.
    pub fn is_scheme(&self, name: &str) -> bool {
        match self.added_kind(name) {
            Some((_, kind)) => kind.is_scheme(),
            None => Kind::find(name).is_some_and(|kind| kind.scheme),
        }
    }

    /// Returns the kinds of an added grammar, in file order.
    pub fn kinds_of(&self, grammar: &str) -> Vec<&str> {
        let added = self.added.iter().filter(|added| added.name == grammar);
        added.flat_map(|added| added.kinds.iter().map(AddedKind::name)).collect()
    }

    /// Returns the kinds of all added grammars, in the order of addition.
    pub fn added_kinds(&self) -> Vec<&str> {
        self.added.iter().flat_map(|added| added.kinds.iter().map(AddedKind::name)).collect()
    }

    /// Returns an added kind. The last one with that name has precedence.
    fn added_kind(&self, name: &str) -> Option<(&Added, &AddedKind)> {
        let added = self.added.iter().rev();
        let mut kinds = added.flat_map(|added| added.kinds.iter().map(move |kind| (added, kind)));
        kinds.find(|(_, kind)| kind.name() == name)
    }

    /// Returns the names of all kinds, built-in ones first.
    pub fn kinds(&self) -> Vec<&str> {
        Kind::all().map(|kind| kind.name).chain(self.added_kinds()).collect()
    }

    /// Returns the name of the grammar with that kind or scheme.
    pub fn grammar_of(&self, kind: &str) -> Option<&str> {
        let added = self.added_kind(kind).map(|(added, _)| added.name.as_str());
        added.or_else(|| Kind::find(kind).map(|kind| kind.grammar))
    }

    /// Returns the parser of any rule of a grammar. It has no fields unless the rule is a start rule. Rules are
    /// compiled on first use, and failures are cached.
    pub fn rule(&mut self, grammar: &str, rule: &str) -> Result<Parser<'_>, LoadError> {
        let general = self.general;
        let grammar = self.grammar(grammar)?;
        let has_uri_hints = grammar.checked.grammar.describes_uris();
        Ok(Parser::of_engine(grammar.rule(rule, general)?, Vec::new()).with_uri_hints(has_uri_hints))
    }

    /// Returns the number of single rules of a grammar compiled so far, including those without an automaton.
    pub fn compilations(&mut self, grammar: &str) -> Result<usize, LoadError> {
        Ok(self.grammar(grammar)?.compilations)
    }

    /// Returns the rules of a grammar and the facts about them, for `virgule_compiler::analysis`.
    pub fn checked(&mut self, grammar: &str) -> Result<&Checked, LoadError> {
        Ok(&self.grammar(grammar)?.checked)
    }

    /// Returns a rule of a grammar by name, ASCII case-insensitively.
    pub fn rule_id(&mut self, grammar: &str, rule: &str) -> Result<RuleId, LoadError> {
        self.grammar(grammar)?.find(rule)
    }

    pub(crate) fn grammar(&mut self, name: &str) -> Result<&mut Grammar, LoadError> {
        match self.added.iter().position(|added| added.name == name) {
            Some(position) => Ok(&mut self.added[position].grammar),
            None => self.built_in(name),
        }
    }

    fn built_in(&mut self, name: &str) -> Result<&mut Grammar, LoadError> {
        if !self.read.contains_key(name) {
            let texts = LibraryLoader { library: self, folder: None };
            let Ok(source) = texts.load(name) else {
                let names = texts.names();
                let near = suggestion(name, names.iter().map(String::as_str));
                return Err(LoadError::Unknown(format!("there is no grammar `{name}`{near}")));
            };
            let mut diagnostics = Diagnostics::new();
            let checked = abnf::analyze(&source, &texts, &mut diagnostics);
            let grammar = Grammar::new(checked.ok_or(LoadError::Grammar(diagnostics))?);
            self.read.insert(name.to_string(), grammar);
        }
        let unknown = || LoadError::Unknown(format!("there is no grammar `{name}`"));
        self.read.get_mut(name).ok_or_else(unknown)
    }
}

impl Grammar {
    fn new(checked: Checked) -> Self {
        let context = BuildContext::new(&checked.grammar, &checked.facts);
        Grammar { checked, context, rules: HashMap::new(), compilations: 0, trees: HashMap::new() }
    }

    fn find(&self, name: &str) -> Result<RuleId, LoadError> {
        let grammar = &self.checked.grammar;
        grammar.find(name).ok_or_else(|| LoadError::Unknown(grammar.unknown(name)))
    }

    fn rule(&mut self, name: &str, general: bool) -> Result<&RuleEngine, LoadError> {
        let id = self.find(name)?;
        if !self.rules.contains_key(&id.index()) {
            let compiled = self.compile(id, general);
            self.rules.insert(id.index(), compiled);
        }
        self.rules[&id.index()].as_ref().map_err(|found| LoadError::Grammar(found.clone()))
    }

    fn compile(&mut self, id: RuleId, general: bool) -> Result<RuleEngine, Diagnostics> {
        self.checked.require(id)?;
        self.compilations += 1;
        // Rules are compiled one at a time, each with its own budget.
        self.context.budget = Budget::default();
        let compiled = pipeline::compile_rules(&self.checked, &[id], &[], &mut self.context);
        let engine = match compiled {
            Ok(compiled) => Ok(RuleEngine::Automaton(Arc::new(Automaton::from(&compiled)), 0)),
            Err(error) if general => {
                matchers::of_rule(&self.checked, id, &[], &error).map(RuleEngine::General)
            }
            Err(error) => Err(Box::new(without_automaton(&self.checked, &error))),
        };
        engine.map_err(|error| only(*error))
    }
}

pub(crate) fn only(finding: Diagnostic) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(finding);
    diagnostics
}

/// Reads a file as a source with the given name.
fn source(path: &Path, dialect: Option<Dialect>) -> Result<Arc<Source>, LoadError> {
    let named = |error| LoadError::File(format!("{}: {error}", path.display()));
    let text = files::read_named(path).map_err(named)?;
    Ok(Source::in_dialect(path.display().to_string(), text, dialect))
}

/// The search order of imports: added grammars, files in the folder of the grammar, built-in grammars.
struct LibraryLoader<'a> {
    library: &'a Library,
    folder: Option<Folder>,
}

impl Loader for LibraryLoader<'_> {
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError> {
        if let Some(added) = self.library.added.iter().find(|added| added.name == name) {
            return Ok(added.source.clone());
        }
        if let Some(imported) = self.folder.as_ref().and_then(|folder| folder.import(name)) {
            let imported = imported.map_err(|error| ImportError::Unusable(error.to_string()))?;
            return Ok(Source::new(imported.path.display().to_string(), imported.text));
        }
        TextLoader(&[GRAMMARS]).load(name)
    }

    fn names(&self) -> Vec<String> {
        let built_in = TextLoader(&[GRAMMARS]).names().into_iter();
        built_in.chain(self.library.added.iter().map(|added| added.name.clone())).collect()
    }
}
