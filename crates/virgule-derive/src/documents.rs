//! Loads the grammar: a file below the folder of the manifest, a literal, or a built-in grammar.
//!
//! Imports resolve to files in the same folder, then to built-in grammars. The generated code includes every file that
//! was read, so that rustc expands the macro again after a change.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use syn::{Error, Ident, LitStr};
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Severity, Source, did_you_mean};
use virgule_compiler::abnf::files::{self, FileError, Folder};
use virgule_compiler::abnf::lower::{ImportError, Loader, TextLoader};
use virgule_compiler::grammars::GRAMMARS;

pub struct Document {
    pub checked: Checked,
    pub source: Arc<Source>,
    pub files: Vec<PathBuf>,
    /// The value of the attribute that names or contains the grammar.
    pub literal: LitStr,
    pub built_in: bool,
}

pub fn load(grammar: Option<&LitStr>, abnf: Option<&LitStr>, name: &Ident) -> syn::Result<Document> {
    match (grammar, abnf) {
        (Some(grammar), _) if is_path(&grammar.value()) => file(grammar),
        (Some(grammar), _) => built_in(grammar),
        (None, Some(abnf)) => {
            let source = Source::new(format!("{name}.abnf"), abnf.value());
            checked(&source, DocumentLoader::default(), abnf, false)
        }
        (None, None) => Err(Error::new(name.span(), "no grammar")),
    }
}

/// True for a path, which contains a separator or ends with `.abnf`; false for the name of a built-in grammar.
fn is_path(grammar: &str) -> bool {
    grammar.contains(['/', '\\']) || grammar.ends_with(".abnf")
}

fn file(grammar: &LitStr) -> syn::Result<Document> {
    let shown = grammar.value();
    let Some(root) = std::env::var_os("CARGO_MANIFEST_DIR") else {
        let message = "CARGO_MANIFEST_DIR is not set, so the path cannot be resolved";
        return Err(Error::new(grammar.span(), message));
    };
    let path = Path::new(&root).join(&shown);
    // Reading a pipe would block, and the generated code includes the file a second time.
    let text = files::read_regular(&path).map_err(|error| {
        let message = format!("cannot read `{shown}` in the folder of Cargo.toml: {}", reason(&error));
        Error::new(grammar.span(), message)
    })?;
    let folder = Some(Folder::of(&path));
    let beside = shown.rsplit_once(['/', '\\']).map(|(folder, _)| format!("{folder}/"));
    let texts = DocumentLoader { folder, shown: beside.unwrap_or_default(), files: RefCell::new(vec![path]) };
    checked(&Source::new(shown, text), texts, grammar, false)
}

/// Returns the message for an error. Messages of the system differ between platforms, so common ones are fixed.
fn reason(error: &FileError) -> String {
    match error {
        FileError::Io(error) if error.kind() == std::io::ErrorKind::NotFound => {
            "there is no such file".to_string()
        }
        _ => error.to_string(),
    }
}

fn built_in(grammar: &LitStr) -> syn::Result<Document> {
    let name = grammar.value();
    match DocumentLoader::default().load(&name) {
        Ok(source) => checked(&source, DocumentLoader::default(), grammar, true),
        Err(_) => {
            let near = did_you_mean(&name, GRAMMARS.iter().map(|(known, _)| *known));
            let help = match near {
                Some(near) => format!("did you mean `{near}`?"),
                None => "the path of a file contains `/` or ends with `.abnf`".to_string(),
            };
            Err(Error::new(grammar.span(), format!("there is no built-in grammar `{name}`: {help}")))
        }
    }
}

/// Reads, lowers and checks a grammar. The error shows the position in the ABNF.
fn checked(
    source: &Arc<Source>,
    texts: DocumentLoader,
    literal: &LitStr,
    built_in: bool,
) -> syn::Result<Document> {
    let mut findings = Diagnostics::new();
    match abnf::analyze(source, &texts, &mut findings) {
        Some(checked) => {
            let (source, files) = (source.clone(), texts.files.into_inner());
            Ok(Document { checked, source, files, literal: literal.clone(), built_in })
        }
        None => {
            let mut errors = Diagnostics::new();
            errors.extend(findings.into_iter().filter(|finding| finding.severity == Severity::Error));
            let message = format!("the grammar is invalid\n\n{}", errors.render(false).trim_end());
            Err(Error::new(literal.span(), message))
        }
    }
}

#[derive(Default)]
struct DocumentLoader {
    folder: Option<Folder>,
    /// The folder as spelled in the attribute, with a trailing slash.
    shown: String,
    files: RefCell<Vec<PathBuf>>,
}

impl Loader for DocumentLoader {
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError> {
        if let Some(imported) = self.folder.as_ref().and_then(|folder| folder.import(name)) {
            let imported = imported.map_err(|error| ImportError::Unusable(reason(&error)))?;
            self.files.borrow_mut().push(imported.path);
            return Ok(Source::new(format!("{}{name}.abnf", self.shown), imported.text));
        }
        TextLoader(&[GRAMMARS]).load(name)
    }

    fn names(&self) -> Vec<String> {
        TextLoader(&[GRAMMARS]).names()
    }
}
