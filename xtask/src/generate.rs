//! `gen`: grammars/ → crates/virgule/src/generated/, and the check that it is fresh.
//!
//! ```text
//! generic    RFC 3986's URI, which all are compared with
//! part       one grammar → automata, tables, diagrams, sets        all grammars at once
//! written    what they share, and what is known of all → files      in order
//! ```

mod generic;
mod parallel;
mod part;
mod written;

use crate::grammars;
use generic::Generic;
use part::Part;
pub use part::checked;
use std::collections::BTreeMap;
use written::Written;

/// Where generated code stands, below the root.
const GENERATED: &str = "crates/virgule/src/generated";
/// The folder of diagrams there.
const DIAGRAMS: &str = "diagrams";
/// Where copies of the grammars stand: a published crate holds the files of its own folder alone.
const COPIES: &str = "crates/virgule-compiler/grammars";
/// Writes all files that are not what they should be.
pub fn write() -> Result<(), String> {
    let files = files()?;
    for stale in stale_files(&files) {
        std::fs::remove_file(grammars::root().join(&stale)).map_err(|error| format!("{stale}: {error}"))?;
        println!("removed {stale}");
    }
    for (path, text) in files {
        let target = grammars::root().join(&path);
        if std::fs::read_to_string(&target).is_ok_and(|old| old == text) {
            continue;
        }
        let folder = target.parent().unwrap_or(&target);
        std::fs::create_dir_all(folder).map_err(|error| format!("{path}: {error}"))?;
        std::fs::write(&target, text).map_err(|error| format!("{path}: {error}"))?;
        println!("wrote {path}");
    }
    Ok(())
}

/// Says which files [`write()`] would change; changes nothing.
pub fn check() -> Result<(), String> {
    let files = files()?;
    let mut wrong: Vec<String> =
        stale_files(&files).into_iter().map(|path| format!("{path} has no grammar")).collect();
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
    Err(format!("{}\nrun `cargo xtask gen` and commit what it writes", wrong.join("\n")))
}

/// All generated files: path below the root, and text.
fn files() -> Result<BTreeMap<String, String>, String> {
    let names = grammars::names()?;
    let generic = Generic::new()?;
    let parts = parallel::each(&names, |name| Part::new(name, &generic));
    let mut written = Written::default();
    for (name, part) in names.iter().zip(parts) {
        written.add(name, part?)?;
    }
    let mut files = written.finish(&names, &generic)?;
    for name in &names {
        files.insert(format!("{COPIES}/{name}.abnf"), grammars::read(name)?.text.clone());
    }
    Ok(files)
}

/// Files where generated ones stand that are none of `files`.
fn stale_files(files: &BTreeMap<String, String>) -> Vec<String> {
    let mut stale = Vec::new();
    for folder in [GENERATED.to_string(), format!("{GENERATED}/{DIAGRAMS}"), COPIES.to_string()] {
        let Ok(entries) = std::fs::read_dir(grammars::root().join(&folder)) else { continue };
        let present = entries.flatten().filter(|entry| entry.path().is_file());
        let paths = present.map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy()));
        stale.extend(paths.filter(|path| !files.contains_key(path)));
    }
    stale.sort();
    stale
}
