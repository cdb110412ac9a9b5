//! Generated files that depend on all grammars.

use super::GENERATED;
use super::ambiguities::{self, Ambiguities};
use super::documents::{self, Kind};
use super::part::{self, Part};
use crate::grammars;
use std::collections::{BTreeMap, BTreeSet};
use virgule_compiler::analysis::uri::UriLanguage;
use virgule_compiler::codegen::members::members;
use virgule_compiler::codegen::rust::{self, Exports};
use virgule_compiler::codegen::sections::Schemes;
use virgule_compiler::codegen::sets::{self, SETS, Sets};
use virgule_compiler::codegen::table_text::Shared;
use virgule_compiler::codegen::text::{FIELDS, SCHEMES, SHARED, module_name};
use virgule_compiler::codegen::unit::CompiledFamily;
use virgule_compiler::codegen::{builder, docs, known};
use virgule_compiler::pipeline::CompiledGrammar;

/// The path of the compiler's list of grammars, below the root.
const TEXTS: &str = "crates/virgule-compiler/src/grammars.rs";
/// The path of the compiler's list of generated types, below the root.
const BUILTIN: &str = "crates/virgule-compiler/src/builtin.rs";
/// The path, below the root, of the list of all types, over which tests iterate.
const TYPES: &str = "tests/src/types.rs";

/// The files generated so far.
#[derive(Default)]
pub struct Written {
    files: BTreeMap<String, String>,
    /// The diagrams of all types, by their path below the root.
    pub diagrams: BTreeMap<String, String>,
    /// Tables that several grammars share.
    shared: Shared,
    schemes: Schemes,
    /// The types known to the compiler.
    known: String,
    /// The list of types for tests.
    types: String,
    /// The fields that builders require.
    fields: BTreeSet<String>,
    /// The rules with an encode set.
    encodable: Vec<Sets>,
    ambiguities: Vec<(String, Ambiguities)>,
    /// The rows of the table of kinds.
    kinds: Vec<Kind>,
    /// By module: the builders of its types.
    builders: Exports,
    pub summaries: BTreeMap<String, String>,
}

impl Written {
    /// Generates the module of a grammar, and collects the parts that files for all grammars need.
    pub fn add(&mut self, name: &str, part: Part<'_>) -> Result<(), String> {
        let Part { compiled, drawn, ambiguities } = part;
        let CompiledGrammar { checked, families, encodable } = compiled;
        let grammar = &checked.grammar;
        let source = grammars::read(name)?;
        let document = docs::document(&source.text);
        for family in &families {
            self.kinds.extend(kinds(name, &document, family));
        }
        self.summaries
            .insert(name.to_string(), part::summary(grammar, &source.text, &families, &ambiguities));
        self.ambiguities.push((name.to_string(), ambiguities));
        self.schemes.add(&grammar.sections);
        self.encodable.push(encodable);
        for family in &families {
            for (section, template) in family.sections.iter().zip(&family.templates) {
                if template.is_ok() {
                    let builders = self.builders.entry(module_name(name)).or_default();
                    builders.push(format!("{}Builder", section.type_name));
                }
                self.fields.extend(template.iter().flat_map(|template| builder::needed(section, template)));
            }
            self.known.push_str(&known::lines(name, family));
            self.types.push_str(&known::types(family));
            for (kind, section) in family.sections.iter().enumerate() {
                let accessors = members(family, kind).into_iter().map(|member| Some(member?.0));
                let path = format!("{GENERATED}/{}", rust::diagram(section));
                let diagram = drawn.of_kind(section, &accessors.collect::<Vec<_>>());
                if self.diagrams.insert(path, diagram).is_some() {
                    return Err(format!(
                        "grammars/{name}.abnf: another grammar has a kind `{}` already",
                        section.name
                    ));
                }
            }
        }
        let module = rust::module(grammar, &format!("grammars/{name}.abnf"), &families, &mut self.shared);
        match self.files.insert(format!("{GENERATED}/{}.rs", module_name(name)), module) {
            None => Ok(()),
            Some(_) => {
                Err("two grammars have the same module: their names differ only in punctuation".to_string())
            }
        }
    }

    /// Generates the files for all grammars.
    pub fn finish(self, names: &[String], uri: &UriLanguage) -> Result<BTreeMap<String, String>, String> {
        let mut files = self.files;
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        files.insert(
            format!("{GENERATED}/mod.rs"),
            rust::index(&names, &types(&self.kinds)?, &self.builders) + sets::DECLARATION,
        );
        if files.insert(format!("{GENERATED}/{SETS}.rs"), sets::module(&self.encodable)).is_some() {
            return Err(format!("a grammar cannot be named `{SETS}`: the module exists"));
        }
        files.insert(format!("{GENERATED}/{}.rs", SHARED), self.shared.module());
        files.insert(format!("{GENERATED}/{SCHEMES}.rs"), self.schemes.module());
        files.insert(format!("{GENERATED}/{FIELDS}.rs"), builder::fields(&self.fields));
        files.insert(TEXTS.to_string(), texts(&names)?);
        let uri = uri.constant().ok_or("the rule `URI` is too large")?;
        files.insert(BUILTIN.to_string(), builtin(&self.known, &uri));
        files.insert(TYPES.to_string(), all_types(&self.types));
        let ambiguities = ambiguities::document(&self.ambiguities, &ambiguities::reviewed()?);
        files.insert(ambiguities::DOCUMENT.to_string(), ambiguities);
        files.insert(documents::KINDS.to_string(), documents::kinds(self.kinds)?);
        files.insert(documents::CASES.to_string(), documents::cases()?);
        Ok(files)
    }
}

/// By module: the types of its kinds. A name that occurs twice is an error, because `virgule::schemes` exports all
/// types.
fn types(kinds: &[Kind]) -> Result<Exports, String> {
    let (mut types, mut known) = (Exports::new(), BTreeMap::new());
    for Kind { grammar, name, path: (module, type_name), .. } in kinds {
        if let Some((other, of)) = known.insert(type_name, (name, grammar)) {
            return Err(format!(
                "grammars/{grammar}.abnf: the kind `{name}` and the kind `{other}` of grammars/{of}.abnf both have \
                 the type `{type_name}` in `virgule::schemes`: rename one of them with `;! type`"
            ));
        }
        types.entry(module.clone()).or_default().push(type_name.clone());
    }
    Ok(types)
}

/// The rows of the kinds of a family in the table of kinds.
fn kinds<'f>(
    grammar: &'f str,
    document: &'f str,
    family: &'f CompiledFamily<'_>,
) -> impl Iterator<Item = Kind> {
    family.sections.iter().zip(&family.inside).map(move |(section, inside)| Kind {
        grammar: grammar.to_string(),
        name: section.name.clone(),
        path: (module_name(grammar), section.type_name.clone()),
        document: document.to_string(),
        inside: inside.clone(),
    })
}

fn texts(names: &[&str]) -> Result<String, String> {
    let (mut sources, mut texts) = (String::new(), String::new());
    for name in names {
        sources.push_str(&format!("/// | `{name}` | {} |\n", docs::document(&grammars::read(name)?.text)));
        texts.push_str(&format!("    ({name:?}, include_str!(\"../grammars/{name}.abnf\")),\n"));
    }
    Ok(format!(
        "// @generated from grammars/ by `cargo xtask gen`; do not edit.\n\n\
         //! The texts of the built-in grammars.\n\n\
         /// Name and text of each grammar, sorted by name. A copy of a text must keep the comment that it begins with: its\n\
         /// source, the changes to it, and the notice that the source requires.\n///\n\
         /// | name | source |\n/// |---|---|\n{sources}\
         #[rustfmt::skip]\npub static GRAMMARS: &[(&str, &str)] = &[\n{texts}];\n"
    ))
}

/// The compiler's list of generated types, with RFC 3986's URI.
fn builtin(known: &str, uri: &str) -> String {
    format!(
        "// @generated from grammars/ by `cargo xtask gen`; do not edit.\n\n\
         //! The types generated from the built-in grammars.\n\n\
         use crate::analysis::presence::Presence;\nuse crate::analysis::uri::Constant;\nuse crate::codegen::known::Known;\n\n\
         /// The generated types.\n#[rustfmt::skip]\npub const KNOWN: &[Known] = &[\n{known}];\n\n{uri}"
    )
}

/// The list of all types for tests.
fn all_types(types: &str) -> String {
    let lines: String = types.lines().map(|line| format!("        {line}\n")).collect();
    format!(
        "// @generated from grammars/ by `cargo xtask gen`; do not edit.\n\n\
         //! All types with the numbers of their fields, by the names of their kinds.\n\n\
         /// Calls a macro with the list of all types of `virgule::schemes`.\n#[macro_export]\n\
         macro_rules! with_types {{\n    ($see:ident) => {{\n        $see! {{\n{lines}        }}\n    }};\n}}\n"
    )
}
