//! `docs/batch.md` describes all operations, and its examples get the answers that it shows.

use super::answers;
use super::members::NAMES;
use super::operation::{Operation, help};
use crate::args::Level;
use clap::ValueEnum;
use virgule_dynamic::Library;

const PAGE: &str = include_str!("../../../../docs/batch.md");

fn names<E: ValueEnum>() -> Vec<String> {
    let values = E::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    values.map(|value| value.get_name().to_string()).collect()
}

#[test]
fn the_page_has_a_section_for_each_operation() {
    let sections: Vec<&str> =
        PAGE.lines().filter_map(|line| line.strip_prefix("### `")?.strip_suffix('`')).collect();
    assert_eq!(sections, names::<Operation>());
}

#[test]
fn the_page_names_all_members_and_levels() {
    for name in NAMES.iter().map(ToString::to_string).chain(names::<Level>()) {
        assert!(PAGE.contains(&format!("`{name}`")), "{name}");
    }
}

/// Requests and answers of the page, which alternate in its blocks of JSON.
fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks = PAGE.split("\n```json\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    let lines: Vec<&str> = blocks.flat_map(str::lines).collect();
    lines.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

#[test]
fn requests_of_the_page_are_answered_as_it_says() {
    let examples = examples();
    assert!(examples.len() > Operation::value_variants().len());
    for (request, answer) in examples {
        assert_eq!(answers(&mut Library::new(), request.as_bytes()), format!("{answer}\n"), "{request}");
    }
}

#[test]
fn examples_of_the_help_are_on_the_page() {
    let (examples, help) = (examples(), help());
    for operation in Operation::value_variants() {
        let (request, answer) = operation.example();
        assert!(examples.contains(&(request, answer)), "{request}\n{answer}");
        assert!(help.contains(request) && help.contains(answer), "{help}");
    }
}
