//! What the general matcher costs: nanoseconds and items for each byte of a text, beside the automaton where there is
//! one.
//!
//! ```text
//! cargo run --release -p virgule-dynamic --example general_matcher
//! ```
//!
//! `docs/record/operations.md` has the figures.

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::Field;
use virgule_dynamic::chart::Program;
use virgule_dynamic::{Library, Parser};

/// Each text is matched in so many rounds, of which the fastest counts: on a busy machine the others were interrupted.
const ROUNDS: u32 = 200;

/// A round takes about so long.
const ROUND: Duration = Duration::from_millis(1);

/// A mail with the header fields that most have.
const MAIL: &str = "Received: from mail.example.org ([192.0.2.1]) by mx.example.net with ESMTP id 4ZxT;\r\n \
                    Tue, 1 Apr 2025 10:00:02 +0200\r\n\
                    From: Anna Example <anna@example.org>\r\n\
                    To: \"B. Reader\" <reader@example.net>, other@example.net\r\n\
                    Subject: Minutes (draft) of the meeting on Monday\r\n\
                    Date: Tue, 1 Apr 2025 10:00:00 +0200\r\n\
                    Message-ID: <20250401100000.1@example.org>\r\n";

/// A URI with all components.
const URI: &str = "https://anna@www.example.com:8080/docs/guide/index.html?lang=en&q=a%20b#part-2";

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/grammars/general");
    let mut library = Library::new();
    for name in ["rfc5322", "rfc7230"] {
        let text = fs::read_to_string(folder.join(name).with_extension("abnf"))?;
        // The kind of rfc7230 has no automaton.
        let mut general = Library::with_general_matchers();
        general.add(name, &text)?;
        let checked = general.checked(name)?;
        if name == "rfc5322" {
            library.add(name, &text)?;
            row("fields", checked, "fields", &[], MAIL, None)?;
            row("fields, 100 times", checked, "fields", &[], &MAIL.repeat(100), None)?;
            let automaton = library.rule(name, "addr-spec")?;
            row("addr-spec", checked, "addr-spec", &[], "anna@example.org", Some(&automaton))?;
        } else {
            row("Via", checked, "Via", &[], "1.1 proxy.example (squid (5.7)), 1.0 fred", None)?;
        }
    }
    let checked = library.checked("rfc3986")?.clone();
    let section =
        checked.grammar.sections.iter().find(|section| section.name == "uri").ok_or("no kind uri")?;
    let parser = library.parser("uri").ok_or("no kind uri")?;
    row("URI", &checked, "URI", &[], URI, Some(&parser))?;
    row("URI, fields", &checked, "URI", &section.fields, URI, Some(&parser))?;
    row("URI, wrong at its end", &checked, "URI", &[], &format!("{URI}%"), Some(&parser))?;
    Ok(())
}

fn row(
    name: &str,
    checked: &Checked,
    rule: &str,
    fields: &[Field],
    text: &str,
    automaton: Option<&Parser<'_>>,
) -> Result<(), Box<dyn Error>> {
    let start = checked.grammar.find(rule).ok_or("no such rule")?;
    let began = Instant::now();
    let program = Program::new(checked, start, fields)?;
    let built = began.elapsed();
    let general = nanoseconds(text, || drop(black_box(program.parse(text))));
    let by_automaton = automaton.map(|parser| nanoseconds(text, || drop(black_box(parser.parse(text)))));
    let items = program.cost(text)? as f64 / text.len() as f64;
    let shown = by_automaton.map_or("none".to_string(), |time| format!("{time:.1}"));
    println!(
        "{name:24} {:>7} bytes {:>6} nodes in {built:>7.1?} {items:>7.1} items/byte {general:>7.1} ns/byte, automaton {shown}",
        text.len(),
        program.size(),
    );
    Ok(())
}

/// The time of one call for each byte.
fn nanoseconds(text: &str, call: impl Fn()) -> f64 {
    let round = |calls: u32| {
        let began = Instant::now();
        (0..calls).for_each(|_| call());
        began.elapsed()
    };
    let mut calls = 1;
    while round(calls) < ROUND {
        calls *= 2;
    }
    let fastest = (0..ROUNDS).map(|_| round(calls)).min().unwrap_or_default();
    fastest.as_nanos() as f64 / f64::from(calls) / text.len() as f64
}
