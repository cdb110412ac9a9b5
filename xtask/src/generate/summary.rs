//! A summary of what `gen` generated for a grammar, and of what it left out and why. `gen` prints it for each new or
//! changed grammar.

use super::ambiguities::Ambiguities;
use crate::tidy;
use std::fmt::Write;
use virgule_compiler::abnf::lower::grammar::{Grammar, Section, SectionKind};
use virgule_compiler::analysis::uri::UriSubset;
use virgule_compiler::codegen::unit::CompiledFamily;

/// The lines of the summary of a grammar.
pub fn of(
    grammar: &Grammar,
    source: &str,
    families: &[CompiledFamily<'_>],
    ambiguities: &Ambiguities,
) -> String {
    let mut text = String::new();
    let sections = families.iter().flat_map(|family| {
        let made = family.inside.iter().zip(&family.templates);
        family.sections.iter().zip(made)
    });
    // Writing to a string does not fail.
    for (section, (inside, template)) in sections {
        let _ = writeln!(text, "  {}", made(section));
        if let Err(obstacle) = template {
            let rule = &grammar.rule(obstacle.rule()).name;
            let _ = writeln!(text, "    no builder for `{}`: in `{rule}`, {obstacle}", section.name);
        }
        match inside {
            UriSubset::Yes => {}
            UriSubset::No(text_outside) => {
                let _ = writeln!(text, "    not inside RFC 3986: {text_outside:?}");
            }
            UriSubset::Unknown => {
                let _ = writeln!(text, "    whether it is inside RFC 3986 is not decided");
            }
        }
        if section.examples.is_empty() {
            let _ = writeln!(text, "    no `;! example`: nothing shows that a text matches");
        }
    }
    for message in tidy::grammars::missing(source) {
        let _ = writeln!(text, "  {message}");
    }
    let rules = ambiguities.rules();
    if !rules.is_empty() {
        let names: Vec<String> = rules.iter().map(|rule| format!("`{rule}`")).collect();
        let _ = writeln!(
            text,
            "  texts with two readings, by {}: see {}",
            names.join(", "),
            super::ambiguities::DOCUMENT
        );
    }
    text
}

/// The type of a section and its fields; an asterisk marks lists.
fn made(section: &Section) -> String {
    let sort = match section.kind {
        SectionKind::Scheme => "scheme",
        SectionKind::Kind => "kind",
    };
    let own = section.fields.iter().filter(|field| field.exposed).map(|field| field.name.clone());
    let lists = section.lists.iter().map(|list| format!("{}*", list.field.name));
    let values = section.values().map(str::to_string);
    let repeated = section.parameters.iter().flat_map(|held| &held.known).filter(|known| known.several);
    let repeated = repeated.map(|known| format!("{}*", known.name));
    let fields: Vec<String> = own.chain(lists).chain(values).chain(repeated).collect();
    let fields =
        if fields.is_empty() { "no fields".to_string() } else { format!("fields {}", fields.join(", ")) };
    format!("{sort} `{}`: `virgule::schemes::{}`, {fields}", section.name, section.type_name)
}
