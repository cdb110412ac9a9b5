//! All tests of this package, one program.
//!
//! As programs of their own, each would be built and linked with all that it uses once more, and they would run behind one
//! another, with one core idle while the last test of each is slow.

mod abnf;
mod addresses;
mod ambiguities;
mod ambiguity;
mod analyses;
mod balance;
mod build;
mod calls;
mod captures;
mod cases;
mod chains;
mod codes;
mod comparison;
mod components;
mod conform;
mod conform_reports;
mod conform_subjects;
mod constants;
mod corpus;
mod counted;
mod derive;
mod derive_build;
mod derive_checks;
mod derive_kinds;
mod derive_shapes;
mod derive_variants;
mod diagram_pages;
mod diagrams;
mod directives;
mod editing;
mod encoded_parts;
mod encoding;
mod entering;
mod errata;
mod escapes;
mod faults;
mod file_laws;
mod file_paths;
mod findings;
mod grammars;
mod hostile;
mod interop;
mod iri_domains;
mod iri_mapping;
mod kept;
mod kind_languages;
mod language;
mod languages;
mod limits;
mod lists;
mod literals;
mod memory;
mod mutants;
mod nesting;
mod normalization;
mod occurrences;
mod oracles;
mod parameters;
mod recursion;
mod redaction;
mod relativization;
mod resolution;
mod samples;
mod schemes;
mod semantics;
mod sizes;
mod transitions;
mod whatwg;
mod whatwg_tricks;

#[test]
fn every_file_is_here() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files =
        std::fs::read_dir(folder).expect("the folder of this file").map(|file| file.expect("a file").path());
    let names = files.filter(|file| file.extension().is_some_and(|extension| extension == "rs"));
    for name in names.filter_map(|file| Some(file.file_stem()?.to_str()?.to_string())) {
        let line = format!("\nmod {name};\n");
        assert!(name == "all" || include_str!("all.rs").contains(&line), "{name} is not run");
    }
}
