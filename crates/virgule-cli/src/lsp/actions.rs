//! Code actions: changes that remove a finding, and the right spelling of a name.

use super::convert::{MAX_FINDINGS, findings, text_edit, workspace_edit};
use super::documents::Document;
use super::server::{Reply, Server, value};
use lsp_types as lsp;
use std::cell::OnceCell;
use std::collections::HashSet;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Edit, Span};
use virgule_compiler::abnf::lower::{Loader, definers, import_edit};
use virgule_compiler::abnf::read::read;
use virgule_tools::editor::DocumentAnalysis;
use virgule_tools::editor::names::{NameRole, occurrence_at};
use virgule_tools::editor::workspace::{OpenFiles, siblings};

/// Maximum number of imports that are offered for one undefined rule.
const MAX_IMPORTS: usize = 5;

impl Server {
    pub fn code_actions(&self, params: lsp::CodeActionParams) -> Reply {
        self.with(&params.text_document.uri, |document, analysis| {
            let is_wanted = |kind: &lsp::CodeActionKind| "quickfix".starts_with(kind.as_str());
            let wanted = params.context.only.as_ref().is_none_or(|only| only.iter().any(is_wanted));
            let mut actions: Vec<lsp::CodeAction> = Vec::new();
            if !document.is_abnf || !wanted {
                return value(&actions);
            }
            let range = document.span(params.range);
            let near = OnceCell::new();
            let touches = |span: Span| span.start <= range.end && range.start <= span.end;
            for finding in document.findings.iter().take(MAX_FINDINGS) {
                let is_own = finding.source.name == analysis.source().name;
                if !is_own || !finding.labels.first().is_some_and(|(span, _)| touches(*span)) {
                    continue;
                }
                let sent = findings(document, std::slice::from_ref(finding), self.client.unit);
                for edit in edits(finding, document, analysis, &self.open, &near) {
                    let is_certain = finding.is_certain && finding.suggestion.as_deref() == Some(&edit);
                    actions.push(self.action(document, &edit, sent.clone(), is_certain));
                }
            }
            if let Some(edit) = respelled(analysis, range.start) {
                actions.push(self.action(document, &edit, Vec::new(), false));
            }
            value(&actions)
        })
    }

    fn action(
        &self,
        document: &Document,
        edit: &Edit,
        fixes: Vec<lsp::Diagnostic>,
        certain: bool,
    ) -> lsp::CodeAction {
        let old = document.text.get(edit.span.start..edit.span.end).unwrap_or_default().trim_end();
        let new = edit.text.trim();
        let line = document.text.get(..edit.span.start).and_then(|before| before.rsplit('\n').next());
        let line = line.unwrap_or_default();
        let title = match (old.is_empty(), new.is_empty()) {
            (true, true) if line.is_empty() => "Indent the line".to_string(),
            (true, true) => "Insert a space".to_string(),
            (true, false) if new.starts_with(";!") => format!("Add `{new}`"),
            (true, false) if line.trim_start().starts_with(";! import") => format!("Import `{new}`"),
            (true, false) => format!("Insert `{new}`"),
            (false, true) => format!("Remove `{old}`"),
            (false, false) => format!("Replace `{old}` by `{new}`"),
        };
        let edits = vec![text_edit(&document.positions, &document.text, edit)];
        let files = vec![(document.uri.clone(), Some(document.version), edits)];
        lsp::CodeAction {
            title,
            kind: Some(lsp::CodeActionKind::QUICKFIX),
            diagnostics: (!fixes.is_empty()).then_some(fixes),
            edit: Some(workspace_edit(files, self.client.versioned_edits)),
            is_preferred: certain.then_some(true),
            ..lsp::CodeAction::default()
        }
    }
}

/// A file of the folder: the name of its document, and its rules in lower case.
type Neighbour = (String, HashSet<String>);

/// Returns the other files in the folder of a document.
fn neighbours(document: &Document, open: &OpenFiles) -> Vec<Neighbour> {
    let Some(path) = &document.path else { return Vec::new() };
    let rules = |name: String| {
        let source = document.loader(open).load(&name).ok()?;
        let tree = read(&source, &mut Diagnostics::new());
        Some((name, tree.rules.iter().map(|rule| rule.name.text.to_ascii_lowercase()).collect()))
    };
    siblings(path, open).0.into_iter().filter_map(rules).collect()
}

/// Returns the edits for a finding: the suggested one, unless it is one of the imports that define an undefined rule.
fn edits(
    finding: &Diagnostic,
    document: &Document,
    analysis: &DocumentAnalysis,
    open: &OpenFiles,
    near: &OnceCell<Vec<Neighbour>>,
) -> Vec<Edit> {
    let Some((span, _)) = finding.labels.first() else { return Vec::new() };
    let suggested = || finding.suggestion.as_deref().cloned().into_iter().collect();
    if finding.code != "undefined-rule" {
        return suggested();
    }
    let Some(rule) = analysis.source().text.get(span.start..span.end) else { return Vec::new() };
    let defines = |known: &&Neighbour| known.1.contains(&rule.to_ascii_lowercase());
    let near = near.get_or_init(|| neighbours(document, open));
    let files = near.iter().filter(defines).map(|known| known.0.as_str());
    // A file has precedence over a built-in grammar of its name.
    let built_in = definers(rule).iter().copied().filter(|name| near.iter().all(|known| known.0 != *name));
    let names = files.chain(built_in).take(MAX_IMPORTS);
    let imports: Vec<Edit> = names.map(|name| import_edit(analysis.tree(), name)).collect();
    let is_import = finding.suggestion.as_ref().is_some_and(|edit| edit.span != *span);
    let first: Vec<Edit> = if is_import && !imports.is_empty() { Vec::new() } else { suggested() };
    first.into_iter().chain(imports).collect()
}

/// Returns the edit that spells a name as in its definition.
fn respelled(analysis: &DocumentAnalysis, offset: usize) -> Option<Edit> {
    let found = occurrence_at(analysis, offset)?;
    let (written, name) =
        (analysis.source().text.get(found.span.start..found.span.end)?, analysis.name(found.rule?));
    let differs = written != name && written.eq_ignore_ascii_case(name);
    (differs && matches!(found.role, NameRole::Reference)).then(|| Edit::new(found.span, name))
}
