//! `gen`: grammars/ → crates/virgule/src/generated/, and the check that it is fresh.

use crate::grammars::{self, Folder};
use std::collections::{BTreeMap, BTreeSet};
use virgule_compiler::analyze::compare;
use virgule_compiler::analyze::constant;
use virgule_compiler::analyze::language::Language;
use virgule_compiler::build::Fragments;
use virgule_compiler::compile::{self, Checked, Compiled};
use virgule_compiler::compose;
use virgule_compiler::diagnose::{Diagnostics, Severity};
use virgule_compiler::emit::builder::{self, FIELDS};
use virgule_compiler::emit::known;
use virgule_compiler::emit::rust::{self, Inside, Unit};
use virgule_compiler::emit::schemes::{SCHEMES, Schemes};
use virgule_compiler::emit::sets::{self, SETS, Sets};
use virgule_compiler::emit::shared::Shared;
use virgule_compiler::lower::grammar::Section;
use virgule_compiler::read::{read, second};
use virgule_diagram::Diagrams;

/// Where generated code stands, below the root.
const GENERATED: &str = "crates/virgule/src/generated";
/// The folder of diagrams there.
const DIAGRAMS: &str = "diagrams";
/// Where the compiler's list of grammars stands, below the root.
const BUILTIN: &str = "crates/virgule-compiler/src/builtin.rs";
/// Where the list of all types stands that tests ask alike, below the root.
const TYPES: &str = "tests/src/types.rs";

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
    let mut files = BTreeMap::new();
    let (mut shared, mut known, mut types) = (Shared::default(), String::new(), String::new());
    let (generic, mut schemes) = (Generic::new()?, Schemes::default());
    let (mut fields, mut encodable) = (BTreeSet::new(), Vec::new());
    let mut diagrams = BTreeMap::new();
    for name in &names {
        let checked = checked(name)?;
        schemes.add(&checked.grammar.sections);
        let (text, lines, typed) =
            module(name, &checked, &generic, &mut shared, &mut fields, &mut encodable, &mut diagrams)?;
        files.insert(format!("{GENERATED}/{}.rs", rust::module_name(name)), text);
        known.push_str(&lines);
        types.push_str(&typed);
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    if names.len() != files.len() {
        return Err("two grammars would be one module: their names differ only in punctuation".to_string());
    }
    files.insert(format!("{GENERATED}/mod.rs"), rust::index(&names) + sets::DECLARATION);
    if files.insert(format!("{GENERATED}/{SETS}.rs"), sets::module(&encodable)).is_some() {
        return Err(format!("a grammar cannot be called `{SETS}`: the module is taken"));
    }
    files.insert(format!("{GENERATED}/{}.rs", rust::SHARED), rust::shared(&shared));
    files.insert(format!("{GENERATED}/{SCHEMES}.rs"), schemes.module());
    files.insert(format!("{GENERATED}/{FIELDS}.rs"), builder::fields(&fields));
    files.insert(BUILTIN.to_string(), builtin(&names, &known) + &generic.constant()?);
    files.insert(TYPES.to_string(), all_types(&types));
    files.extend(diagrams);
    Ok(files)
}

/// Files where generated ones stand that are none of `files`.
fn stale_files(files: &BTreeMap<String, String>) -> Vec<String> {
    let mut stale = Vec::new();
    for folder in [GENERATED.to_string(), format!("{GENERATED}/{DIAGRAMS}")] {
        let Ok(entries) = std::fs::read_dir(grammars::root().join(&folder)) else { continue };
        let present = entries.flatten().filter(|entry| entry.path().is_file());
        let paths = present.map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy()));
        stale.extend(paths.filter(|path| !files.contains_key(path)));
    }
    stale.sort();
    stale
}

/// The module of one grammar, what is known of its types, and their list for tests. Fields that its builders ask for go to `fields`, rules that
/// text can be encoded for to `encodable`, diagrams of its types to `diagrams`.
fn module(
    name: &str,
    checked: &Checked,
    generic: &Generic,
    shared: &mut Shared,
    fields: &mut BTreeSet<String>,
    encodable: &mut Vec<Sets>,
    diagrams: &mut BTreeMap<String, String>,
) -> Result<(String, String, String), String> {
    let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
    let drawn = Diagrams::read(&grammars::read(name)?, &Folder).map_err(|found| found.render(false))?;
    let mut units = Vec::new();
    let (mut known, mut types) = (String::new(), String::new());
    for family in compile::families(&checked.grammar) {
        let compiled = compile::back(checked, &family, &mut fragments)
            .and_then(|compiled| compile::with_streams(&family, compiled, &shared.streams))
            .map_err(|error| compile::refusal(&checked.grammar, &error).render(false))?;
        let mut wrong = Diagnostics::new();
        compile::check_examples(checked, &family, &compiled, &grammars::read(name)?, &mut wrong);
        if wrong.has_errors() {
            return Err(wrong.render(false));
        }
        rust::share(name, units.len(), &compiled.tables, shared);
        let inside = (0..family.sections.len()).map(|kind| generic.holds(&compiled, kind)).collect();
        let template = |(kind, section): (usize, &&Section)| {
            let always = compose::always(section, &compiled.machine, kind);
            compose::section(checked, section, always).ok()
        };
        let templates: Vec<_> = family.sections.iter().enumerate().map(template).collect();
        for (section, template) in family.sections.iter().zip(&templates) {
            fields.extend(template.iter().flat_map(|template| builder::needed(section, template)));
        }
        let unit = Unit { family, compiled, inside, templates };
        known.push_str(&known::lines(name, &unit));
        types.push_str(&known::types(name, &unit));
        for (kind, section) in unit.family.sections.iter().enumerate() {
            let members = known::members(&unit, kind).into_iter().map(|member| Some(member?.0));
            let path = format!("{GENERATED}/{}", rust::diagram(section));
            if diagrams.insert(path, drawn.of_kind(section, &members.collect::<Vec<_>>())).is_some() {
                return Err(format!("two sections are called `{}`", section.name));
            }
        }
        units.push(unit);
    }
    let refusal = |error| compile::refusal(&checked.grammar, &error).render(false);
    encodable.push(sets::sets(checked, &mut fragments).map_err(refusal)?);
    Ok((rust::module(&checked.grammar, &format!("grammars/{name}.abnf"), &units, shared), known, types))
}

/// The rule `URI` of RFC 3986.
struct Generic {
    uri: Language,
}

impl Generic {
    fn new() -> Result<Self, String> {
        let checked = checked("rfc3986")?;
        let rule = checked.grammar.find("URI").ok_or("rfc3986 has no rule URI")?;
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let made = Language::new(&checked, rule, &mut fragments);
        Ok(Generic { uri: made.map_err(|error| compile::refusal(&checked.grammar, &error).render(false))? })
    }

    /// Whether every text of a start rule is a URI. `URI` does not nest, so that is decided, as long as there is room.
    fn holds(&self, compiled: &Compiled, kind: usize) -> Inside {
        let Ok(only) = compare::only(&Language::compiled(compiled, kind), &self.uri, 1) else {
            return Inside::Unknown;
        };
        only.texts.into_iter().next().map_or(Inside::Yes, Inside::No)
    }

    /// The same for those who do not compile it.
    fn constant(&self) -> Result<String, String> {
        let says = "The rule `URI` of RFC 3986, to compare other languages with.";
        constant::source(&self.uri, "URI", says).ok_or_else(|| "the rule `URI` is too large".to_string())
    }
}

/// A grammar of the folder, read by both readers and found good, perhaps with warnings.
pub fn checked(name: &str) -> Result<Checked, String> {
    let source = grammars::read(name)?;
    let mut diagnostics = Diagnostics::new();
    let checked = compile::front(&source, &Folder, &mut diagnostics);
    let Some(checked) = checked else { return Err(diagnostics.render(false)) };
    debug_assert!(diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning));
    let mut quiet = Diagnostics::new();
    second::compare(&read(&source, &mut quiet))
        .map_err(|difference| format!("{}: the two readers differ: {difference}", source.name))?;
    Ok(checked)
}

/// The compiler's list of the grammars that come with it, and of their types.
fn builtin(names: &[&str], known: &str) -> String {
    let mut text = "// @generated from grammars/ by `cargo xtask gen`; do not edit.\n\n".to_string();
    text.push_str(
        "//! The grammars that come with the compiler: for `;! import`, and for any rule by its name.\n\n",
    );
    text.push_str("use crate::analyze::constant::Constant;\nuse crate::analyze::presence::Presence;\nuse crate::emit::known::Known;\n\n");
    text.push_str(
        "/// Name and text of each grammar.\n#[rustfmt::skip]\npub const GRAMMARS: &[(&str, &str)] = &[\n",
    );
    for name in names {
        text.push_str(&format!("    ({name:?}, include_str!(\"../../../grammars/{name}.abnf\")),\n"));
    }
    text.push_str("];\n\n");
    text.push_str(
        "/// The types that are generated of them.\n#[rustfmt::skip]\npub const KNOWN: &[Known] = &[\n",
    );
    text.push_str(known);
    text.push_str("];\n\n");
    text
}

/// The list of all types for tests.
fn all_types(types: &str) -> String {
    format!(
        "// @generated from grammars/ by `cargo xtask gen`; do not edit.\n\n\
         //! All types with the numbers of their fields, by the names of their kinds.\n\n\
         use crate::typed::each_type;\nuse virgule::generated::*;\n\n\
         each_type! {{\n{types}}}\n"
    )
}
