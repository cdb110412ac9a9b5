//! The compiler's message for an example that does not match equals the parse error of the text.

use virgule::parse::{ByteSet, Expected};
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, expected};
use virgule_compiler::abnf::lower::{Loader, TextLoader};
use virgule_compiler::analysis::mismatch;
use virgule_compiler::builtin::GRAMMARS;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::family;
use virgule_compiler::pipeline;
use virgule_dynamic::Library;

/// Byte sets for every part of the wording: classes and parts of them, delimiters, punctuation, control characters,
/// other bytes.
fn sets() -> Vec<[u64; 4]> {
    let ranges = [
        (b'0', b'9'),
        (b'A', b'Z'),
        (b'a', b'z'),
        (b'A', b'F'),
        (b'a', b'f'),
        (b'c', b'g'),
        (b'0', b'2'),
        (b'!', b'/'),
        (b':', b'@'),
        (b'[', b'`'),
        (0, 0x1F),
        (0x7F, 0x7F),
        (b' ', b'"'),
        (0xC3, 0xC3),
    ];
    let set = |chosen: u32| {
        let mut set = [0u64; 4];
        for (_, (first, last)) in ranges.iter().enumerate().filter(|(number, _)| chosen >> number & 1 != 0) {
            (*first..=*last).for_each(|byte| set[byte as usize / 64] |= 1 << (byte % 64));
        }
        set
    };
    (0..1 << ranges.len()).map(set).collect()
}

#[test]
fn sets_are_worded_alike() {
    let single = (0..0x80).map(|byte: u8| {
        let mut set = [0; 4];
        set[byte as usize / 64] = 1 << (byte % 64);
        set
    });
    for set in sets().into_iter().chain(single) {
        for end in [false, true] {
            let wanted = Expected { bytes: ByteSet(set), end }.to_string();
            assert_eq!(expected(&set, end), wanted, "{set:x?}");
        }
    }
}

const BUILT_IN: TextLoader<'_> = TextLoader(&[GRAMMARS]);

/// The examples of a section, cut, doubled and changed in one character.
fn wrong(examples: &[String]) -> Vec<String> {
    let mut texts = vec![String::new()];
    for example in examples {
        let places: Vec<usize> = example.char_indices().map(|(at, _)| at).take(40).collect();
        for at in places {
            let (before, after) = example.split_at(at);
            texts.push(before.to_string());
            texts.extend(["[", "\u{fc}", "%", "0", "(", " "].map(|c| format!("{before}{c}{after}")));
        }
        texts.push(format!("{example}{example}"));
    }
    texts
}

#[test]
fn an_example_that_does_not_match_stops_where_a_parse_does() {
    let library = Library::new();
    let (mut compared, mut escapes) = (0, 0);
    for name in ["rfc3986", "rfc6920", "rfc4515", "rfc4516", "rfc3966", "rfc3261"] {
        let source = BUILT_IN.load(name).expect("it is built in");
        let checked = abnf::analyze(&source, &BUILT_IN, &mut Diagnostics::new()).expect("a grammar");
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        for family in family::families(&checked.grammar) {
            let compiled = pipeline::compile(&checked, &family, &mut context).expect("an automaton");
            for (kind, section) in family.sections.iter().enumerate() {
                let parser = library.parser(&section.name).expect("it is built in");
                let examples: Vec<String> =
                    section.examples.iter().map(|example| example.text.clone()).collect();
                for text in wrong(&examples) {
                    let stop = mismatch::mismatch(&compiled.machines, &text, kind);
                    let Err(mismatch) = parser.parse(&text) else {
                        assert_eq!(stop, None, "{name} {text:?}");
                        continue;
                    };
                    // The automaton does not check beyond the grammar.
                    let Some(stop) = stop else { continue };
                    // Within an escape of decoded text the parser knows the decoded byte.
                    if mismatch.offset > stop.offset && text[stop.offset..].starts_with('%') {
                        escapes += 1;
                        continue;
                    }
                    let rule = stop.rule.map(|rule| checked.grammar.rule(rule).name.clone());
                    let shown = match rule {
                        Some(rule) => format!("offset {}, in {rule}: expected ", stop.offset),
                        None => format!("offset {}: expected ", stop.offset),
                    };
                    let shown = shown + &expected(&stop.expected, stop.end);
                    assert_eq!(shown, mismatch.message(), "{} {text:?}", section.name);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 1000 && escapes < compared / 10, "{compared} {escapes}");
}
