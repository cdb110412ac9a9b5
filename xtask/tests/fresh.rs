//! Generated code, and the excerpts in `docs/walkthrough.md`, are up to date. This only compares; `cargo xtask gen`
//! writes the code.
//!
//! A block that begins with "```text dump STAGE GRAMMAR [RULE]" is an excerpt of that dump. `…` on a line of its own
//! represents any lines, and within a line any text.

#[test]
fn generated_code_is_fresh() {
    if let Err(message) = xtask::generate::check() {
        panic!("{message}");
    }
}

#[test]
fn the_tree_is_tidy() {
    if let Err(message) = xtask::tidy::tidy() {
        panic!("{message}");
    }
}

const WALKTHROUGH: &str = include_str!("../../docs/walkthrough.md");

/// The excerpts: the arguments of `dump`, and the lines.
fn excerpts(document: &str) -> Vec<(Vec<&str>, Vec<&str>)> {
    let blocks = document.split("\n```text dump ").skip(1);
    blocks
        .map(|block| {
            let (arguments, rest) = block.split_once('\n').expect("a block");
            let (excerpt, _) = rest.split_once("\n```").expect("the end of the block");
            (arguments.split(' ').collect(), excerpt.lines().collect())
        })
        .collect()
}

/// True if `parts` match `whole`, where `any` represents any number of items.
fn matches<T: Copy>(
    parts: &[T],
    whole: &[T],
    any: impl Fn(T) -> bool + Copy,
    alike: impl Fn(T, T) -> bool + Copy,
) -> bool {
    match (parts.split_first(), whole.split_first()) {
        (None, _) => whole.is_empty(),
        (Some((&part, rest)), _) if any(part) => {
            (0..=whole.len()).any(|skipped| matches(rest, &whole[skipped..], any, alike))
        }
        (Some((&part, rest)), Some((&first, behind))) => {
            alike(part, first) && matches(rest, behind, any, alike)
        }
        (Some(_), None) => false,
    }
}

fn line_matches(excerpt: &str, line: &str) -> bool {
    let (excerpt, line): (Vec<char>, Vec<char>) =
        (excerpt.trim_end().chars().collect(), line.trim_end().chars().collect());
    matches(&excerpt, &line, |c| c == '…', |a, b| a == b)
}

#[test]
fn excerpts_are_what_dump_prints() {
    let excerpts = excerpts(WALKTHROUGH);
    assert!(excerpts.len() >= 6, "{} excerpts", excerpts.len());
    for (arguments, excerpt) in excerpts {
        let dump = xtask::dump::dump(arguments[0], arguments[1], arguments.get(2).copied()).unwrap();
        let lines: Vec<&str> = dump.lines().collect();
        let found = matches(&excerpt, &lines, |line| line.trim() == "…", line_matches);
        let stale: Vec<&&str> = excerpt
            .iter()
            .filter(|part| part.trim() != "…" && !lines.iter().any(|line| line_matches(part, line)))
            .collect();
        assert!(found, "docs/walkthrough.md is stale: dump {}: {stale:#?}", arguments.join(" "));
    }
}

#[test]
fn ellipses_match_lines_and_text() {
    let dump = ["a", "b c", "d"];
    let is = |excerpt: &[&str]| matches(excerpt, &dump, |line| line == "…", line_matches);
    assert!(is(&["a", "b c", "d"]) && is(&["…", "b c", "…"]) && is(&["a", "b …", "d"]) && is(&["…"]));
    assert!(!is(&["b c", "…"]) && !is(&["a", "d"]) && !is(&["…", "d", "b c", "…"]) && !is(&["…", "b"]));
}
