//! 10,000 mutated grammars: each compiles to a parser, or is refused with an error message; none causes a panic.
//!
//! Most grammars are small examples and excerpts of RFCs, because the compiler is not fully optimized in tests; some
//! are whole documents. `costly_grammars.rs` contains grammars that are hostile by design.

use std::panic::{AssertUnwindSafe, catch_unwind};
use virgule_dynamic::{Library, LoadError};
use virgule_tests::effort;
use virgule_tests::grammars;
use virgule_tests::inputs::list;
use virgule_tests::random::Random;

/// The rules of a document from the first line that begins with `first` to the line that begins with `last`.
fn excerpt(document: &str, first: &str, last: &str) -> String {
    let lines: Vec<&str> = grammars::text(document).lines().map(str::trim_start).collect();
    let find = |rule: &str| {
        lines.iter().position(|line| line.split([' ', '=']).next() == Some(rule)).expect("a rule")
    };
    let rules = grammars::text(document).lines().collect::<Vec<_>>()[find(first)..find(last)].join("\n");
    format!("{rules}\n")
}

fn excerpts() -> Vec<String> {
    vec![
        excerpt("rfc3986", "IPv4address", "reg-name"),
        format!(";! import rfc3986\n{}", excerpt("rfc3986", "path", "segment")),
        format!(
            ";! import rfc3986\n;! kind name\n;! fields alg val\n;! equal-by alg\n{}",
            excerpt("rfc6920", "alg-val", "humanname")
        ),
        excerpt("rfc6920", "humanname", "checkdigit")
            .replace("checkdigit ]", "ahlc ]")
            .replace("alg ", "1*ALPHA "),
    ]
}

fn mutate(random: &mut Random, text: &str, tokens: &[&str]) -> String {
    let chars: Vec<char> = text.chars().collect();
    let lines: Vec<&str> = text.lines().collect();
    let (at, line) = (random.below(chars.len() + 1), random.below(lines.len().max(1)));
    let split = |skip: usize, put: &str| {
        let rest = chars.get(at + skip..).unwrap_or_default();
        chars[..at].iter().chain(put.chars().collect::<Vec<_>>().iter()).chain(rest).collect()
    };
    let with_lines = |change: &mut dyn FnMut(&mut Vec<&str>)| {
        let mut lines = lines.clone();
        if !lines.is_empty() {
            change(&mut lines);
        }
        lines.join("\n") + "\n"
    };
    match random.below(9) {
        0 => split(1, ""),
        1 => split(0, random.pick::<&str>(tokens)),
        2 => split(1, random.pick::<&str>(tokens)),
        3 => split(0, &char::from(random.below(128) as u8).to_string()),
        4 => with_lines(&mut |lines| {
            lines.remove(line);
        }),
        5 => with_lines(&mut |lines| lines.insert(line, lines[line])),
        6 => {
            let other = random.below(lines.len().max(1));
            with_lines(&mut |lines| lines.swap(line, other))
        }
        7 => {
            // Swaps two words.
            let mut words: Vec<&str> = text.split_inclusive(' ').collect();
            if words.is_empty() {
                return text.to_string();
            }
            let (one, two) = (random.below(words.len()), random.below(words.len()));
            words.swap(one, two);
            words.concat()
        }
        _ => {
            // Replaces a digit by another number.
            let digits: Vec<usize> = (0..chars.len()).filter(|&at| chars[at].is_ascii_digit()).collect();
            let Some(&digit) = digits.get(random.below(digits.len().max(1))) else { return text.to_string() };
            let number = *random.pick(&["0", "1", "2", "5", "17", "64", "999", "1000000000"]);
            chars[..digit].iter().collect::<String>()
                + number
                + &chars[digit + 1..].iter().collect::<String>()
        }
    }
}

/// Compiles a grammar and runs its parsers. Returns true if it has any; an error is a violated property.
fn outcome(grammar: &str) -> Result<bool, String> {
    let run = || {
        let mut library = Library::new();
        let built_in = library.kinds().len();
        match library.add("mutant.abnf", grammar) {
            Ok(findings) if findings.has_errors() => Err("a parser in spite of an error".to_string()),
            Ok(_) => {
                let kinds: Vec<String> =
                    library.kinds()[built_in..].iter().map(|kind| kind.to_string()).collect();
                for (kind, text) in kinds
                    .iter()
                    .flat_map(|kind| list("texts-for-grammars").iter().map(move |text| (kind, text)))
                {
                    let Some(parser) = library.parser(kind) else { return refusal(library.kind_error(kind)) };
                    match parser.parse(text) {
                        Ok(parsed) => assert!(
                            parsed
                                .spans()
                                .all(|(_, span)| span.is_none_or(|(a, b)| text.get(a..b).is_some()))
                        ),
                        Err(error) => {
                            assert!(text.is_char_boundary(error.offset) && !error.to_string().is_empty())
                        }
                    }
                    assert_eq!(parser.matches(text), parser.parse(text).is_ok());
                }
                if kinds.is_empty() { Err("neither a parser nor an error".into()) } else { Ok(true) }
            }
            Err(error) => refusal(error),
        }
    };
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| Err("panicked".into()))
}

/// Checks the error of a grammar, or of the first rule of one that names no start rule.
fn refusal(error: LoadError) -> Result<bool, String> {
    match error {
        LoadError::Grammar(findings) if findings.has_errors() => {
            let text = findings.render(false);
            match text.contains("error") {
                true => Ok(false),
                false => Err(format!("an error that shows none: {text}")),
            }
        }
        error => Err(format!("refused without an error: {error:?}")),
    }
}

/// Compiles `count` mutants of `grammars`, most with one mutation, some with many. Mutations insert tokens of the list with
/// that name.
fn try_mutants(seed: u64, count: usize, grammars: &[String], tokens: &str) {
    let (mut random, tokens) = (Random::new(seed), list(tokens));
    let (mut parsers, mut failures) = (0, Vec::new());
    for _ in 0..count {
        let mut grammar = random.pick(grammars).clone();
        for _ in 0..*random.pick(&[1, 1, 1, 2, 3, 8]) {
            grammar = mutate(&mut random, &grammar, tokens);
        }
        match outcome(&grammar) {
            Ok(parser) => parsers += usize::from(parser),
            Err(what) => failures.push(format!("{what}:\n{grammar}")),
        }
    }
    virgule_tests::assert_none(failures, count);
    assert!(
        parsers > count / 20 && parsers < count - count / 20,
        "{parsers} of {count} mutants became parsers"
    );
}

#[test]
fn the_originals_are_good() {
    let fixtures = list("grammars").iter().map(|fixture| fixture.to_string());
    for grammar in
        fixtures.chain(excerpts()).chain(["rfc3986", "rfc6920"].map(|name| grammars::text(name).to_string()))
    {
        assert_eq!(outcome(&grammar), Ok(true), "{grammar}");
    }
}

#[test]
fn mutated_fixtures() {
    let fixtures: Vec<String> = list("grammars").iter().map(|fixture| fixture.to_string()).collect();
    try_mutants(1, effort::of(6_500, 8), &fixtures, "grammar-tokens");
}

#[test]
fn mutated_excerpts() {
    try_mutants(2, effort::of(3_400, 8), &excerpts(), "grammar-tokens");
}

#[test]
fn mutated_documents() {
    // Mutations of the licence and the comments at the top would test nothing.
    let whole = |name: &str| {
        grammars::text(name).lines().filter(|line| !line.starts_with("; ")).collect::<Vec<_>>().join("\n")
            + "\n"
    };
    try_mutants(3, effort::of(100, 4), &[whole("rfc3986"), whole("rfc6920")], "grammar-tokens");
}

/// A grammar in each dialect.
const DIALECTS: &[&str] = &[
    ";! dialect http-sender\nfoo = \"foo:\" 1#name\nname = 1*ALPHA [ \"=\" 2#3( \"a\" / #DIGIT ) ]\nOWS = *( SP / HTAB )\n",
    ";! dialect http-recipient\nfoo = \"foo:\" 1#name ; list\nname = 1*ALPHA / \"(\" #4DIGIT \")\"\nOWS = *( SP / HTAB )\n",
    ";! dialect rfc822\nfoo = \"foo:\" [1#name] ; <x\n<name> = 1*2<letter> / <\"> #\"a\" <\">\nletter = %x61-7A / \"[\" [\"-\"] \"]\"\n\
     text = <any CHAR excepting <\">, ; folded\n \"x\">\n",
    ";! dialect w3c-ebnf\n[1] foo ::= 'foo:' (name | list)? /* comment */ [ vc: x ]\n[2] name ::= Char+ - ('x' | Char* 'end')\n\
     [3] list ::= \"(\" (name ',')* [0-9]+ ')'\n[4] Char ::= [a-z] | #x2D | ([^a-z] - #x41)\n",
];

#[test]
fn mutated_dialects() {
    for (seed, grammar) in (4..).zip(DIALECTS) {
        assert_eq!(outcome(grammar), Ok(true), "{grammar}");
        try_mutants(seed, effort::of(400, 8), &[grammar.to_string()], "dialect-tokens");
    }
}

#[test]
fn long_and_deep_texts_of_dialects_end_in_errors_or_parsers() {
    let n = 100_000;
    let many = |count: u32| (0..count).map(|c| format!("#x{:X}|", 2 * c)).collect::<String>();
    for (dialect, texts) in [
        (
            "http-recipient",
            vec![
                format!("a = {}\"x\"{}\n", "1#(".repeat(120), ")".repeat(120)),
                format!("a = {}\n", "1#( \"x\" \"y\" ) ".repeat(n / 10)),
                format!("a = {}\n", "#".repeat(n)),
                format!("a = 1#{}\n", "(".repeat(n)),
            ],
        ),
        (
            "rfc822",
            vec![
                format!("a = {}\n", "<".repeat(n)),
                format!("a = <{}\n", "\"\n".repeat(n)),
                format!("a = {}\n", "<x\n".repeat(n)),
                format!("a = <{}>\n", " <\">;".repeat(n)),
                "<a> = ".repeat(n),
            ],
        ),
        (
            "w3c-ebnf",
            vec![
                format!("a ::= {}'x'{}\n", "(".repeat(n), ")".repeat(n)),
                format!("a ::= {}\n", "('x' - ".repeat(n)),
                format!("a ::= 'x'{}\n", "?".repeat(n)),
                format!("a ::= 'x'{}\n", " - 'y'".repeat(n)),
                format!("a ::= {}\n", "[a]".repeat(n)),
                format!("a ::= {}\n", "[".repeat(n)),
                format!("a ::= {}\n", "[wfc:\n".repeat(n)),
                format!("a ::= {}\n", "/*".repeat(n)),
                format!("a ::= {}\n", "'".repeat(n)),
                format!("a ::= {}\n", "[1]\n".repeat(n)),
                "a ::= ".repeat(n),
                format!("Char ::= {}'x'\na ::= {}\n", many(10_000), "[^a]".repeat(n / 10)),
                format!("a ::= ({}'xy') - 'xy'\n", many(10_000)),
            ],
        ),
    ] {
        for text in texts {
            let text = format!(";! dialect {dialect}\n{text}");
            let shown: String = text.chars().take(60).collect();
            let outcome = outcome(&text).map_err(|error| error.chars().take(100).collect::<String>());
            assert!(outcome.is_ok(), "{shown}: {outcome:?}");
        }
    }
}
