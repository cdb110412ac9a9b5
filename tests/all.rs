//! All tests of this package, as one program.
//!
//! If each test were a separate program, all dependencies would be linked again for each, and cargo would run one
//! program after the other: other cores would be idle while the slowest test of a program finishes.

/// Types with `#[derive(UriScheme)]` and `#[derive(UriPatterns)]`.
mod derive {
    mod builders;
    mod checks;
    mod fields;
    mod occurrences;
    mod patterns;
    mod shapes;
    mod sum_types;
    mod variants;
}

/// Messages, diagrams and tables in the documentation, compared with the output of the code.
mod documents {
    mod ambiguities;
    mod diagnostics;
    mod diagram_pages;
    mod diagrams;
    mod dialects;
    mod errata;
    mod extended_rules;
    mod table_sizes;
}

/// Inputs that could cause a panic, a stack overflow, or excessive time or memory.
mod hostile {
    pub mod cost;
    mod costly_grammars;
    mod fuzz_corpus;
    mod mutated_grammars;
    mod patterns;
    mod text_length;
}

/// Properties that hold for every input: round trips, idempotence, and equivalence with transliterations of the RFCs.
mod laws {
    mod builders;
    mod components;
    mod editing;
    mod encoded_parts;
    mod equivalence;
    mod file_paths;
    mod helpers;
    mod interop;
    mod iri_mapping;
    mod normalization;
    mod pattern_sets;
    mod relativization;
    mod resolution;
    mod results;
    mod template_matching;
}

/// Answers compared with those of independent implementations, and of implementations that decide by exhaustive search.
mod oracles {
    mod addresses;
    mod ambiguity_search;
    mod conform;
    mod encode_sets;
    mod external_oracle;
    mod grammar_mutants;
    mod kind_languages;
    mod kinds;
    mod language_comparison;
    pub mod random_grammars;
    mod real_urls;
    mod rfc_messages;
    mod rule_analyses;
    mod samples;
    mod table_faults;
    mod whatwg_divergences;
}

/// The meaning of grammars, kinds and directives, case by case.
mod semantics {
    mod abnf_meaning;
    mod called_rules;
    mod cases;
    mod constants;
    mod finding;
    mod lists;
    mod nesting;
    mod parameters;
    mod redaction;
    mod schemes;
}

#[test]
fn every_file_is_a_module() {
    let package = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let modules = include_str!("all.rs");
    for group in ["derive", "documents", "hostile", "laws", "oracles", "semantics"] {
        let listed = modules.split(&format!("\nmod {group} {{\n")).nth(1).expect("its modules");
        let listed = listed.split("\n}").next().unwrap_or_default();
        for file in std::fs::read_dir(package.join(group)).expect("a folder") {
            let name = file.expect("a file").file_name().into_string().expect("a name in ASCII");
            if let Some(module) = name.strip_suffix(".rs") {
                assert!(listed.contains(&format!("mod {module};")), "{group}/{name} is not compiled");
            }
        }
    }
}
