//! The part of the output for one grammar that does not depend on other grammars, computed on all processors; and a
//! summary of it: what `gen` generated for a grammar, and what it left out and why. `gen` prints it for each new or changed
//! grammar.

use super::ambiguities::{Ambiguities, DOCUMENT};
use crate::grammars::{self, Folder};
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{panic, thread};
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Severity};
use virgule_compiler::abnf::lower::grammar::{Grammar, Section, SectionKind};
use virgule_compiler::analysis::uri::{UriLanguage, UriSubset};
use virgule_compiler::codegen::unit::CompiledFamily;
use virgule_compiler::pipeline::{self, CompiledGrammar};
use virgule_tools::ambiguity::ambiguities;
use virgule_tools::diagram::Diagrams;

pub struct Part<'g> {
    pub compiled: CompiledGrammar<'g>,
    pub drawn: Diagrams,
    pub ambiguities: Ambiguities,
}

impl<'g> Part<'g> {
    pub fn new(checked: &'g Checked, uri: &UriLanguage) -> Result<Self, String> {
        let shown = |found: Diagnostics| found.render(false);
        let drawn = Diagrams::new(checked.grammar.clone());
        let compiled = pipeline::compile_grammar(checked, uri).map_err(shown)?;
        let ambiguities = Ambiguities::new(&checked.grammar, &ambiguities(checked, false));
        Ok(Part { compiled, drawn, ambiguities })
    }
}

/// Checks a grammar of the folder; it may have warnings, but no errors.
pub fn checked(name: &str) -> Result<Checked, String> {
    let source = grammars::read(name)?;
    let mut diagnostics = Diagnostics::new();
    let checked = abnf::analyze(&source, &Folder, &mut diagnostics);
    let Some(checked) = checked else { return Err(diagnostics.render(false)) };
    debug_assert!(diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning));
    Ok(checked)
}

/// The results of `work`, in the order of `things`. An idle thread processes the next value.
pub fn each<'t, T: Sync, R: Send>(things: &'t [T], work: impl Fn(&'t T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let take = || {
        let mut made = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(place) else { return made };
            made.push((place, work(thing)));
        }
    };
    let mut made = thread::scope(|scope| {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..processors.min(things.len())).map(|_| scope.spawn(take)).collect();
        let made = threads.into_iter().map(|thread| thread.join());
        made.flat_map(|made| made.unwrap_or_else(|cause| panic::resume_unwind(cause))).collect::<Vec<_>>()
    });
    made.sort_by_key(|(place, _)| *place);
    made.into_iter().map(|(_, made)| made).collect()
}

/// The lines of the summary of a grammar.
pub fn summary(
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
                let _ = writeln!(text, "    it is unknown whether it is inside RFC 3986");
            }
        }
        if section.examples.is_empty() {
            let _ = writeln!(text, "    no `;! example`: no test shows that a string matches");
        }
    }
    for message in missing(source) {
        let _ = writeln!(text, "  {message}");
    }
    let rules = ambiguities.rules();
    if !rules.is_empty() {
        let names: Vec<String> = rules.iter().map(|rule| format!("`{rule}`")).collect();
        let _ = writeln!(text, "  strings with two derivations, by {}: see {}", names.join(", "), DOCUMENT);
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

/// The required parts that are missing in the comment at the top of a grammar.
fn missing(text: &str) -> impl Iterator<Item = &'static str> {
    let header: Vec<&str> = text.lines().take_while(|line| line.starts_with(';')).collect();
    let about = header.first().is_some_and(|line| !line.starts_with(";!"));
    let source = header.iter().any(|line| line.starts_with("; Source: "));
    let parts = [
        (about, "no comment at the top that describes the grammar"),
        (source, "no `; Source: ` line in the comment at the top"),
    ];
    parts.into_iter().filter_map(|(is_there, message)| (!is_there).then_some(message))
}

#[cfg(test)]
mod tests {
    use super::{each, missing};

    #[test]
    fn results_are_in_order() {
        let things: Vec<usize> = (0..100).collect();
        // The first values take the longest.
        let made = each(&things, |thing| {
            (0..(100 - thing) * 1_000).fold(*thing, |sum, _| std::hint::black_box(sum))
        });
        assert_eq!(made, things);
        assert!(each(&[], |thing: &usize| *thing).is_empty());
    }

    #[test]
    fn a_grammar_names_its_source() {
        assert_eq!(missing("; Things\n;\n; Source: RFC 0\n\na = b\n").count(), 0);
        assert_eq!(missing("a = b\n; Source: RFC 0\n").count(), 2);
        assert_eq!(missing(";! kind a\n; Source: RFC 0\n").count(), 1);
        assert_eq!(missing("; Things\n\n; Source: RFC 0\n").count(), 1);
    }
}
