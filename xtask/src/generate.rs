//! `gen`: writes crates/virgule-core/src/generated/ from grammars/, or checks that it is up to date.
//!
//! ```text
//! part       one grammar → automata, tables, diagrams, a summary    all grammars at once
//! written    shared parts, and lists of all grammars → files        in order
//! documents  tables in docs/kinds.md and tests/cases/README.md; `ambiguities`: docs/ambiguities.md
//! ```

mod ambiguities;
mod documents;
mod part;
mod written;

use crate::{grammars, outside};
use part::Part;
pub use part::checked;
use std::collections::BTreeMap;
use virgule_compiler::abnf::{Checked, lower};
use virgule_compiler::analysis::uri::UriLanguage;
use written::Written;

/// Texts by a path or a name.
type Texts = BTreeMap<String, String>;

/// The folder of generated code, below the root.
const GENERATED: &str = "crates/virgule-core/src/generated";
/// The folder of diagrams in the folder of generated code.
const DIAGRAMS: &str = "diagrams";
/// Copies of the grammars: a published crate holds only the files of its own folder.
const COPIES: &str = "crates/virgule-compiler/grammars";
/// The path of the reference of directives, below the root.
const DIRECTIVES: &str = "docs/directives.md";

/// Writes all files whose contents differ from the generated ones, and prints a summary of each new or changed grammar.
pub fn write() -> Result<(), String> {
    let Generated { files, summaries, .. } = generated()?;
    let mut report = String::new();
    for (name, summary) in summaries {
        let copy = format!("{COPIES}/{name}.abnf");
        let change = match std::fs::read_to_string(grammars::root().join(&copy)) {
            Ok(old) if files.get(&copy) == Some(&old) => continue,
            Ok(_) => "changed",
            Err(_) => "new",
        };
        report.push_str(&format!("grammars/{name}.abnf is {change}\n{summary}"));
    }
    for stale in stale_files(&files) {
        std::fs::remove_file(grammars::root().join(&stale)).map_err(|error| format!("{stale}: {error}"))?;
        report.push_str(&format!("removed {stale}\n"));
    }
    for path in write_changed(files)? {
        report.push_str(&format!("wrote {path}\n"));
    }
    // All files are written before anything is printed, so a closed pipe cannot interrupt the writing.
    outside::print(&report)
}

/// Writes the diagrams of all types, which docs.rs shows. They are part of the published crate, but not of the repository.
pub fn write_diagrams() -> Result<(), String> {
    let diagrams = generated()?.diagrams;
    // Those of former kinds would be published too.
    let folder = grammars::root().join(GENERATED).join(DIAGRAMS);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let written = write_changed(diagrams)?;
    outside::print(&format!("wrote {} diagrams\n", written.len()))
}

/// Writes the files whose contents differ, and returns their paths.
fn write_changed(files: Texts) -> Result<Vec<String>, String> {
    let mut written = Vec::new();
    for (path, text) in files {
        let target = grammars::root().join(&path);
        if std::fs::read_to_string(&target).is_ok_and(|old| old == text) {
            continue;
        }
        let folder = target.parent().unwrap_or(&target);
        std::fs::create_dir_all(folder).map_err(|error| format!("{path}: {error}"))?;
        std::fs::write(&target, text).map_err(|error| format!("{path}: {error}"))?;
        written.push(path);
    }
    Ok(written)
}

/// Lists the files that [`write()`] would change; changes nothing.
pub fn check() -> Result<(), String> {
    let Generated { files, .. } = generated()?;
    let mut wrong: Vec<String> =
        stale_files(&files).into_iter().map(|path| format!("{path} belongs to no grammar")).collect();
    for (path, text) in files {
        match std::fs::read_to_string(grammars::root().join(&path)) {
            Ok(old) if old == text => {}
            Ok(_) => wrong.push(format!("{path} is stale")),
            Err(_) => wrong.push(format!("{path} is missing")),
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("{}\nrun `cargo xtask gen`, and commit the result", wrong.join("\n")))
}

/// What is generated from all grammars.
struct Generated {
    /// The files of the repository, by their path below the root.
    files: Texts,
    /// The diagrams, by their path below the root.
    diagrams: Texts,
    /// By grammar: a summary.
    summaries: Texts,
}

fn generated() -> Result<Generated, String> {
    let names = grammars::names()?;
    let checked = part::each(&names, |name| checked(name));
    let checked = checked.into_iter().collect::<Result<Vec<Checked>, _>>()?;
    let uri = uri(&names, &checked)?;
    let parts = part::each(&checked, |checked| Part::new(checked, &uri));
    let mut written = Written::default();
    for (name, part) in names.iter().zip(parts) {
        written.add(name, part?)?;
    }
    let summaries = std::mem::take(&mut written.summaries);
    let diagrams = std::mem::take(&mut written.diagrams);
    let mut files = written.finish(&names, &uri)?;
    for name in &names {
        files.insert(format!("{COPIES}/{name}.abnf"), grammars::read(name)?.text.clone());
    }
    files.insert(DIRECTIVES.to_string(), lower::reference());
    Ok(Generated { files, diagrams, summaries })
}

/// The rule `URI` of RFC 3986, with which the languages of all kinds are compared.
fn uri(names: &[String], checked: &[Checked]) -> Result<UriLanguage, String> {
    let rfc3986 = names.iter().position(|name| name == "rfc3986").ok_or("there is no grammar rfc3986")?;
    let uri = UriLanguage::new(&checked[rfc3986]).ok_or("rfc3986 has no rule URI")?;
    uri.map_err(|error| error.diagnostic(&checked[rfc3986].grammar).render(false))
}

/// Files in the folders of generated code that are not among `files`.
fn stale_files(files: &BTreeMap<String, String>) -> Vec<String> {
    let mut stale = Vec::new();
    for folder in [GENERATED, COPIES] {
        let Ok(entries) = std::fs::read_dir(grammars::root().join(folder)) else { continue };
        let present = entries.flatten().filter(|entry| entry.path().is_file());
        let paths = present.map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy()));
        stale.extend(paths.filter(|path| !files.contains_key(path)));
    }
    stale.sort();
    stale
}
