//! Finds a rule in all documents of a folder, and renames it.
//!
//! A rename is applied to copies of the documents first. If a name in any of them would then refer to another rule, the
//! rename is rejected, so it never changes which strings a grammar matches.

use super::DocumentAnalysis;
use super::names::{NameRole, Occurrence, occurrences};
use super::workspace::{MAX_FILES, OpenFiles, WorkspaceLoader, siblings};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Edit, Source, Span};
use virgule_compiler::abnf::files::Folder;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId, Section};
use virgule_compiler::abnf::lower::{abnf_name, is_rule_name};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::abnf::read::tree::PieceKind;

/// A rule, identified in all documents by the name of its file and its own name. A rule that extends an imported one
/// with `=/` has the key of the imported one, because both have one name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleKey {
    file: String,
    name: String,
}

impl RuleKey {
    /// Returns the key of a rule of a document.
    pub fn new(analysis: &DocumentAnalysis, rule: RuleId) -> Self {
        let origin = origin(analysis, rule);
        let file = analysis.surface().tree(origin).source.name.clone();
        RuleKey { file, name: analysis.name(origin).to_ascii_lowercase() }
    }

    /// Returns the occurrences of the rule in a document.
    pub fn occurrences(&self, analysis: &DocumentAnalysis) -> Vec<Occurrence> {
        let mut found = occurrences(analysis);
        found.retain(|found| found.rule.is_some_and(|rule| RuleKey::new(analysis, rule) == *self));
        found
    }
}

/// Returns the rule that others extend with `=/` to `rule`, or the rule itself.
fn origin(analysis: &DocumentAnalysis, mut rule: RuleId) -> RuleId {
    while let Some(base) = analysis.surface().base(rule) {
        rule = base;
    }
    rule
}

/// Returns the documents that may refer to a rule: `own` at `file`, then those in the folder that import the document of
/// the rule, directly or not. The second value is false if the folder has too many files.
pub fn related(
    key: &RuleKey,
    own: &Arc<DocumentAnalysis>,
    file: &Path,
    open: &OpenFiles,
) -> (Vec<Arc<DocumentAnalysis>>, bool) {
    let (names, complete) = siblings(file, open);
    let mut found = vec![own.clone()];
    for path in names.iter().map(|name| file.with_file_name(format!("{name}.abnf"))) {
        let Some(source) = text(&path, open) else { continue };
        let analysis = DocumentAnalysis::new(&source, &WorkspaceLoader { open, file: Some(&path) });
        if analysis.surface().trees().any(|(_, tree)| tree.source.name == key.file) {
            found.push(Arc::new(analysis));
        }
    }
    (found, complete)
}

/// Returns the text of a file, or `None` if it cannot be read.
fn text(path: &Path, open: &OpenFiles) -> Option<Arc<Source>> {
    if let Some(source) = open.get(path) {
        return Some(source.clone());
    }
    let imported = Folder::of(path).import(path.file_stem()?.to_str()?)?.ok()?;
    Some(Source::new(imported.path.display().to_string(), imported.text))
}

/// The reason why a rule is not renamed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RenameError {
    /// The new name is not the name of a rule.
    NotAName(String),
    /// The rule belongs to a built-in document, or is a core rule (an empty name).
    BuiltIn(String),
    /// The file has a syntax error, so that it may use the rule where it is not read.
    Unread(String),
    /// The folder has too many files.
    TooManyFiles,
    /// A name would refer to another rule: the file, and the line from 1.
    Captured(String, usize),
}

impl fmt::Display for RenameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenameError::NotAName(name) => {
                write!(f, "`{name}` is not a rule name: write a letter, then letters, digits and hyphens")
            }
            RenameError::BuiltIn(document) if document.is_empty() => {
                f.write_str("core rules of RFC 5234 cannot be renamed")
            }
            RenameError::BuiltIn(document) => {
                write!(f, "the rule belongs to the built-in document `{document}`, which cannot be changed")
            }
            RenameError::Unread(file) => {
                write!(f, "{file} has syntax errors, so uses of the rule may be missed: fix them first")
            }
            RenameError::TooManyFiles => {
                write!(
                    f,
                    "the folder has more than {MAX_FILES} ABNF files, so uses of the rule may be missed"
                )
            }
            RenameError::Captured(file, line) => {
                write!(
                    f,
                    "{file}:{line}: with this name, the line would mean another rule: choose another name"
                )
            }
        }
    }
}

impl std::error::Error for RenameError {}

/// Returns an error if a rule cannot be renamed at all.
pub fn check_renamable(analysis: &DocumentAnalysis, rule: RuleId) -> Result<(), RenameError> {
    let rule = origin(analysis, rule);
    match analysis.is_built_in(rule) {
        true => Err(RenameError::BuiltIn(analysis.surface().document(rule).to_string())),
        false => Ok(()),
    }
}

/// The edits of a source, in order.
pub type SourceEdits = (Arc<Source>, Vec<Edit>);

/// Returns the edits that rename a rule, by file. `documents` are those of [`related`], or the only document.
pub fn rename(
    key: &RuleKey,
    new: &str,
    documents: &[Arc<DocumentAnalysis>],
    open: &OpenFiles,
) -> Result<Vec<SourceEdits>, RenameError> {
    let ebnf = documents.iter().any(|document| document.tree().dialect == Dialect::W3cEbnf);
    if !is_rule_name(&if ebnf { abnf_name(new) } else { new.to_string() }) {
        return Err(RenameError::NotAName(new.to_string()));
    }
    let mut edits = Vec::new();
    for document in documents {
        let source = document.source();
        if document.tree().pieces.iter().any(|piece| piece.kind == PieceKind::Unread) {
            return Err(RenameError::Unread(source.name.clone()));
        }
        edits.push((source.clone(), edits_of(key, new, document)));
    }
    // The same documents with the new name, as if they were open.
    let mut renamed = open.clone();
    let sources: Vec<Arc<Source>> = edits
        .iter()
        .map(|(source, edits)| Source::new(source.name.as_str(), apply(&source.text, edits)))
        .collect();
    let files = sources.iter().filter(|source| Path::new(&source.name).is_absolute());
    renamed.extend(files.map(|source| (PathBuf::from(&source.name), source.clone())));
    for (before, source) in documents.iter().zip(&sources) {
        let path = Path::new(&source.name);
        let file = path.is_absolute().then_some(path);
        let after = DocumentAnalysis::new(source, &WorkspaceLoader { open: &renamed, file });
        check_same(before, &after)?;
    }
    edits.retain(|(_, edits)| !edits.is_empty());
    Ok(edits)
}

fn edits_of(key: &RuleKey, new: &str, document: &DocumentAnalysis) -> Vec<Edit> {
    let text = &document.source().text;
    // Only EBNF has names with `_`; documents that import the rule spell it with `-`.
    let is_ebnf = document.tree().dialect == Dialect::W3cEbnf;
    let new = &if is_ebnf { new.to_string() } else { abnf_name(new) };
    let edit = |Occurrence { span, role, .. }: Occurrence| match role {
        // The prose of `host = <URI host, see [RFC3986]>` does not begin with the name. EBNF has `_` for `-`.
        _ if !text[span.start..span.end].replace('_', "-").eq_ignore_ascii_case(&key.name) => None,
        NameRole::Definition | NameRole::Reference => Some(Edit::new(span, new)),
        NameRole::Shorthand if key.name.eq_ignore_ascii_case(new) => None,
        // The field keeps its name: `alg*` becomes `alg*=algorithm`.
        NameRole::Shorthand => {
            let end = span.end + usize::from(text[span.end..].starts_with('*'));
            Some(Edit::new(Span::new(end, end), format!("={new}")))
        }
        NameRole::Field => None,
    };
    key.occurrences(document).into_iter().filter_map(edit).collect()
}

/// Applies edits, which are sorted and do not overlap.
pub fn apply(text: &str, edits: &[Edit]) -> String {
    let mut changed = String::with_capacity(text.len());
    let mut done = 0;
    for Edit { span, text: new } in edits {
        changed.push_str(&text[done..span.start]);
        changed.push_str(new);
        done = span.end;
    }
    changed + &text[done..]
}

/// Rules are numbered in the order of their definitions, so a name refers to the same rule if it has the same number.
fn check_same(before: &DocumentAnalysis, after: &DocumentAnalysis) -> Result<(), RenameError> {
    // The name of a field is that of a rule only by chance.
    let rules = |analysis| {
        let mut names = occurrences(analysis);
        names.retain(|name| name.role != NameRole::Field);
        names
    };
    let (one, other) = (rules(before), rules(after));
    let differs = |(one, other): (&Occurrence, &Occurrence)| one.rule != other.rule;
    let at = one.iter().zip(&other).position(differs);
    let same = at.is_none()
        && one.len() == other.len()
        && before.diagnostics.len() == after.diagnostics.len()
        && before.grammar().sections.iter().map(meaning).eq(after.grammar().sections.iter().map(meaning));
    if same {
        return Ok(());
    }
    let at = at.and_then(|at| one.get(at)).map_or(0, |occurrence| occurrence.span.start);
    Err(RenameError::Captured(before.source().name.clone(), before.source().position(at).0))
}

/// Returns the parts of a section that its directives determine, without spans, and without the names of fields that are
/// not exposed: `;! redact alg` names the field as the rule.
fn meaning(section: &Section) -> String {
    let Section { start, fields, parameters, equal_by, forms, checks, .. } = section;
    let name = |field: &Field| if field.exposed { field.name.clone() } else { String::new() };
    let fields: Vec<_> = fields.iter().map(|field| Field { name: name(field), ..field.clone() }).collect();
    let lists: Vec<_> = section.lists.iter().map(|list| &list.field).collect();
    format!("{:?}", (start, fields, lists, parameters, equal_by, forms, checks))
}
