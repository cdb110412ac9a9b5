//! The protocol: limits, the flow of answers, and its description. `tests/transcripts/batch.txt` has answers to requests.

use super::members::NAMES;
use super::operation::{Operation, PROTOCOL};
use super::serve;
use crate::Output;
use crate::line::MAX_LINE;
use crate::options::Level;
use clap::ValueEnum;
use serde_json::{Value, json};
use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use virgule_dynamic::Library;

fn answers(input: impl Read) -> Vec<Value> {
    answers_of(&mut Library::new(), input)
}

fn answers_of(library: &mut Library, input: impl Read) -> Vec<Value> {
    let mut out = Vec::new();
    assert!(serve(library, input, &mut |_| {}, &mut Output::new(&mut out)).is_ok());
    let lines = std::str::from_utf8(&out).expect("answers are UTF-8").lines();
    lines.map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

#[test]
fn rejects_invalid_utf8() {
    let answers = answers(&b"{\"id\":1,\xFF}\n{\"id\":2}\n"[..]);
    assert_eq!(answers[0], json!({"id": null, "error": "not UTF-8 at byte 8 of the line"}));
    assert_eq!(answers[1]["id"], 2);
}

#[test]
fn rejects_a_line_beyond_the_limit_and_answers_the_next() {
    let long = io::repeat(b'x').take(MAX_LINE as u64 + 1);
    let answers =
        answers(long.chain(&b"\n{\"id\":2,\"op\":\"parse\",\"kind\":\"uri\",\"input\":\"a:\"}"[..]));
    assert_eq!(answers.len(), 2);
    assert!(answers[0]["error"].as_str().is_some_and(|error| error.contains("67108864 bytes")));
    assert_eq!(answers[1]["ok"], true);
}

#[test]
fn an_unknown_kind_is_an_error_that_lists_the_known_ones() {
    let answers = answers(&b"{\"id\":15,\"op\":\"build\",\"kind\":\"URL\",\"fields\":{}}\n"[..]);
    let error = answers[0]["error"].as_str().expect("a message");
    assert!(error.starts_with("there is no kind `URL`; ") && error.contains(", uri,"), "{error}");
    assert_eq!(answers[0]["id"], 15);
}

#[test]
fn stops_when_the_reader_closes_the_output() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    assert!(serve(&mut Library::new(), &b"{}\n{}\n"[..], &mut |_| {}, &mut Output::new(Gone)).is_err());
}

/// The answer to a line must not wait for the next line.
#[test]
fn flushes_answers_before_waiting_for_input() {
    struct OneByOne<'a>(std::str::Lines<'a>, Arc<AtomicUsize>, usize);
    impl Read for OneByOne<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            assert_eq!(self.1.load(Ordering::SeqCst), self.2, "all lines that were read are answered");
            let Some(line) = self.0.next() else { return Ok(0) };
            self.2 += 1;
            buffer[..line.len()].copy_from_slice(line.as_bytes());
            buffer[line.len()] = b'\n';
            Ok(line.len() + 1)
        }
    }
    struct NewlineCounter(Arc<AtomicUsize>, usize);
    impl Write for NewlineCounter {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.1 += bytes.iter().filter(|&&byte| byte == b'\n').count();
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            self.0.store(self.1, Ordering::SeqCst);
            Ok(())
        }
    }
    let flushed = Arc::new(AtomicUsize::new(0));
    let mut out = Output::new(NewlineCounter(flushed.clone(), 0));
    let input = OneByOne("{}\n{}\n{}".lines(), flushed.clone(), 0);
    assert!(serve(&mut Library::new(), input, &mut |_| {}, &mut out).is_ok());
    assert_eq!(flushed.load(Ordering::SeqCst), 3);
}

/// A rule that is too large is compiled once, not for each request.
#[test]
fn a_rule_that_failed_is_not_compiled_again() {
    let mut library = Library::new();
    let grammar = ";! kind small\n;! start small\nsmall = \"x\"\nlarge = 200000\"x\"\n";
    assert!(library.add("sizes", grammar).is_ok());
    let request = |rule: &str| json!({"op": "match", "grammar": "sizes", "rule": rule, "input": "x"});
    let input: String =
        ["large", "small", "large", "LARGE", "small"].map(|rule| format!("{}\n", request(rule))).concat();
    let answers = answers_of(&mut library, input.as_bytes());
    let error = answers[0]["error"].as_str().expect("a message");
    assert!(error.contains("`large`"), "{error}");
    assert_eq!((&answers[2], &answers[3]), (&answers[0], &answers[0]));
    assert_eq!((&answers[1]["ok"], &answers[4]["ok"]), (&json!(true), &json!(true)));
    assert_eq!(library.compilations("sizes").ok(), Some(2));
}

#[test]
fn a_text_that_is_not_decided_is_answered_with_an_error() {
    let mut library = Library::with_general_matchers();
    let grammar = "small = DIGIT\nwide = wide wide / wide wide wide / \"a\"\n";
    library.add("wide", grammar).expect("a grammar");
    let request = json!({"op": "match", "grammar": "wide", "rule": "wide", "input": "a".repeat(3000)});
    let answers = answers_of(&mut library, format!("{request}\n{request}\n").as_bytes());
    let message = answers[0]["error"].as_str().expect("a message");
    assert!(
        message.starts_with("not decided: the input needs more than ") && message.ends_with(" of the chart"),
        "{message}"
    );
    assert_eq!((answers[0].get("ok"), &answers[1]), (None, &answers[0]));
    // A rule without automaton is compiled once too.
    assert_eq!(library.compilations("wide").ok(), Some(1));
}

/// Returns the description of the protocol. It lists all operations, and its examples get the answers that it shows.
fn page() -> &'static str {
    let (_, protocol) =
        include_str!("../../../../docs/command.md").split_once("\n## The batch protocol\n").unwrap();
    protocol
}

fn names<E: ValueEnum>() -> Vec<String> {
    let values = E::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    values.map(|value| value.get_name().to_string()).collect()
}

#[test]
fn the_page_has_a_section_for_each_operation() {
    let sections: Vec<&str> =
        page().lines().filter_map(|line| line.strip_prefix("### `")?.strip_suffix('`')).collect();
    assert_eq!(sections, names::<Operation>());
}

#[test]
fn the_page_names_all_members_and_levels() {
    for name in NAMES.iter().map(ToString::to_string).chain(names::<Level>()) {
        assert!(page().contains(&format!("`{name}`")), "{name}");
    }
}

/// Requests and answers of the page, which alternate in its blocks of JSON.
fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks = page().split("\n```json\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    let lines: Vec<&str> = blocks.flat_map(str::lines).collect();
    lines.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

#[test]
fn requests_of_the_page_are_answered_as_it_says() {
    let examples = examples();
    assert!(examples.len() > Operation::value_variants().len());
    for (request, answer) in examples {
        assert_eq!(
            crate::answers(&mut Library::new(), request.as_bytes()),
            format!("{answer}\n"),
            "{request}"
        );
    }
}

#[test]
fn the_help_has_an_example_of_each_operation_from_the_page() {
    let page = examples();
    let mut operations = Vec::new();
    let entries = PROTOCOL.split("\n\n  ").filter_map(|entry| entry.split_once("\n    {"));
    for (heading, example) in entries {
        let (request, answer) = example.split_once("\n    ").expect("a request and an answer");
        assert!(page.contains(&(&format!("{{{request}"), answer.trim_end())), "{request}");
        operations.push(heading.split(':').next().expect("a name").to_string());
    }
    assert_eq!(operations, names::<Operation>());
}
