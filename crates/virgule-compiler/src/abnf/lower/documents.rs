//! The grammar file and the documents that it imports, each read once.
//!
//! A [`Loader`] finds the document that an import such as `;! import rfc3986` names. Imports form an acyclic graph: a
//! document that two others import is read once.

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Edit, Severity, Source, Span, meant};
use crate::abnf::lower::directive::{duplicate, words};
use crate::abnf::read::read;
use crate::abnf::read::tree::{Name, Tree};
use crate::limits;
use std::collections::HashMap;
use std::sync::Arc;

/// The core rules, which every grammar may use (RFC 5234 appendix B.1).
pub(super) const CORE: &str = include_str!("core.abnf");

/// Finds the source of a document by its name.
pub trait Loader {
    /// Returns the source of the document called `name`.
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError>;
    /// Returns all names that [`Self::load`] finds, for "did you mean".
    fn names(&self) -> Vec<String>;
}

/// The reason why a document cannot be imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportError {
    /// There is no document of that name.
    Unknown,
    /// The document of that name cannot be used, for this reason.
    Unusable(String),
}

/// A [`Loader`] without documents, for a grammar without imports.
#[derive(Debug, Clone, Copy)]
pub struct NoImports;

impl Loader for NoImports {
    fn load(&self, _: &str) -> Result<Arc<Source>, ImportError> {
        Err(ImportError::Unknown)
    }

    fn names(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Documents in memory: lists of names and sources. The first document with a name is used.
#[derive(Debug, Clone, Copy)]
pub struct TextLoader<'t>(pub &'t [&'t [(&'t str, &'t str)]]);

impl TextLoader<'_> {
    fn all(&self) -> impl Iterator<Item = &(&str, &str)> {
        self.0.iter().copied().flatten()
    }
}

impl Loader for TextLoader<'_> {
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError> {
        let (_, text) = self.all().find(|(known, _)| *known == name).ok_or(ImportError::Unknown)?;
        Ok(Source::new(format!("{name}.abnf"), *text))
    }

    fn names(&self) -> Vec<String> {
        self.all().map(|(name, _)| name.to_string()).collect()
    }
}

/// A document with its syntax tree.
pub struct Document {
    /// The file name without folder and `.abnf`; empty for the core rules.
    pub name: String,
    /// The syntax tree of the text.
    pub tree: Tree,
    /// Indices of the imported documents, in the order of the directives.
    pub imports: Vec<usize>,
    /// True if an import was not found. Undefined names are then not reported, because the import may define them.
    pub incomplete: bool,
}

/// All documents of a grammar: the file itself first, the core rules last.
pub struct Documents {
    /// The documents.
    pub list: Vec<Document>,
}

impl Documents {
    /// Returns the index of the document that holds the core rules.
    pub fn core(&self) -> usize {
        self.list.len() - 1
    }
}

/// Reads `source` and, depth first, the documents that it imports.
pub fn load(source: &Arc<Source>, loader: &dyn Loader, diagnostics: &mut Diagnostics) -> Documents {
    let mut loading = Loading { loader, diagnostics, list: Vec::new(), open: Vec::new() };
    loading.document(document_name(&source.name), source);
    let core = Source::new("core rules of RFC 5234", CORE);
    let tree = read(&core, loading.diagnostics);
    loading.list.push(Document { name: String::new(), tree, imports: Vec::new(), incomplete: false });
    Documents { list: loading.list }
}

/// Returns the name of the document in a file: `rfc3986` for `grammars/rfc3986.abnf`.
pub fn document_name(path: &str) -> String {
    let file = path.rsplit(['/', '\\']).next().unwrap_or(path);
    file.strip_suffix(".abnf").unwrap_or(file).to_string()
}

struct Loading<'a> {
    loader: &'a dyn Loader,
    diagnostics: &'a mut Diagnostics,
    list: Vec<Document>,
    /// The documents whose imports are being read, outermost first.
    open: Vec<usize>,
}

impl Loading<'_> {
    fn document(&mut self, name: String, source: &Arc<Source>) -> usize {
        let tree = self.read(source);
        let index = self.list.len();
        self.list.push(Document { name, tree: tree.clone(), imports: Vec::new(), incomplete: false });
        self.open.push(index);
        let lines = tree.directives.iter().filter(|directive| directive.name.text == "import");
        let wanted: Vec<&Name> = lines.flat_map(|directive| words(directive).0).collect();
        let mut seen: HashMap<&str, Span> = HashMap::new();
        for wanted in wanted {
            if let Some(&first) = seen.get(wanted.text.as_str()) {
                let message = format!("`{}` is imported twice", wanted.text);
                self.diagnostics.push(duplicate(message, &tree.source, wanted.span, first));
                continue;
            }
            seen.insert(&wanted.text, wanted.span);
            match self.import(&tree.source, wanted) {
                Ok(import) => self.list[index].imports.push(import),
                Err(error) => {
                    self.diagnostics.push(error);
                    self.list[index].incomplete = true;
                }
            }
        }
        self.open.pop();
        index
    }

    /// Drop warnings about an imported document: they are reported when that document itself is checked.
    fn read(&mut self, source: &Arc<Source>) -> Tree {
        let mut found = Diagnostics::new();
        let tree = read(source, &mut found);
        let own = self.list.is_empty();
        let reported = found.into_iter().filter(|finding| own || finding.severity == Severity::Error);
        self.diagnostics.extend(reported);
        tree
    }

    fn import(&mut self, source: &Arc<Source>, name: &Name) -> Result<usize, Diagnostic> {
        let wanted = &name.text;
        let error = |code, message, label| Diagnostic::error(code, message, source, name.span, label);
        if let Some(known) = self.list.iter().position(|document| document.name == *wanted) {
            let Some(from) = self.open.iter().position(|&open| open == known) else { return Ok(known) };
            let names: Vec<&str> =
                self.open[from..].iter().map(|&open| self.list[open].name.as_str()).collect();
            let message = format!("the imports form a cycle: {} → {wanted}", names.join(" → "));
            let help = "move the rules that both need to a third document";
            return Err(error("import-cycle", message, "closes the cycle").help(help));
        }
        limits::within(self.open.len(), limits::IMPORTS, "levels of imports").map_err(|exceeded| {
            error("limit", exceeded.to_string(), "one too many").help("import the deeper documents directly")
        })?;
        match self.loader.load(wanted) {
            Ok(source) => Ok(self.document(wanted.clone(), &source)),
            Err(ImportError::Unknown) => {
                let message = format!("there is no grammar `{wanted}` to import");
                Err(self.explain_unknown(name, error("unknown-import", message, "")))
            }
            Err(ImportError::Unusable(reason)) => {
                let message = format!("`{wanted}` cannot be imported: {reason}");
                let help = "an imported grammar must be a regular file in the same folder, with at most 4 MiB of UTF-8";
                Err(error("unusable-import", message, "").help(help))
            }
        }
    }

    /// Adds the help for the name of an import that does not exist.
    fn explain_unknown(&self, name: &Name, error: Diagnostic) -> Diagnostic {
        let wanted = name.text.as_str();
        let plain = wanted.strip_prefix("./").unwrap_or(wanted);
        let stem = plain.strip_suffix(".abnf").unwrap_or(plain);
        let is_unknown = |name: &str| matches!(self.loader.load(name), Err(ImportError::Unknown));
        if stem != wanted && !is_unknown(stem) {
            return error.help(format!("write `;! import {stem}`")).suggest(Edit::new(name.span, stem));
        }
        if stem != plain {
            return error.help(format!("write the name without `.abnf`: `;! import {stem}`"));
        }
        let names = self.loader.names();
        let names = || names.iter().map(String::as_str);
        // The numbers of unrelated RFCs are similar.
        let near = match rfc_number(stem) {
            Some(_) => names().find(|known| known.eq_ignore_ascii_case(stem)),
            None => meant(wanted, names()),
        };
        let error = error.misspelled(wanted, near, || match rfc_number(stem) {
            Some(number) if CORE_RFCS.contains(&number) => "the core rules need no import: remove this name".to_string(),
            _ => format!(
                "an import is the file `{stem}.abnf` in the folder of the grammar, or the name of a built-in grammar"
            ),
        });
        match (near, rfc_number(stem)) {
            (None, Some(number)) if !CORE_RFCS.contains(&number) => {
                error.help("`virgule grammar list` lists the built-in grammars")
            }
            _ => error,
        }
    }
}

/// The RFCs that define ABNF, whose rules need no import.
const CORE_RFCS: [&str; 2] = ["5234", "7405"];

/// Returns the number in a name such as `rfc3986`, in any case.
fn rfc_number(name: &str) -> Option<&str> {
    let (rfc, number) = name.split_at_checked(3)?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    (rfc.eq_ignore_ascii_case("rfc") && is_number).then_some(number)
}
