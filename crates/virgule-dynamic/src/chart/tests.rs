//! Small and hostile grammars and inputs. `tests/oracles/kinds.rs` and `random_grammars.rs` compare
//! with automata and oracles.

use crate::chart::limits::ChartLimits;
use crate::chart::{FieldSpans, Outcome, Program};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::TextLoader;
use virgule_compiler::abnf::{self, Checked};

pub(crate) fn checked(grammar: &str) -> Checked {
    let mut diagnostics = Diagnostics::new();
    let checked = abnf::analyze(&Source::new("test.abnf", grammar), &TextLoader(&[]), &mut diagnostics);
    checked.unwrap_or_else(|| panic!("{}", diagnostics.render(false)))
}

/// Compiles the first kind of a grammar.
fn program(grammar: &str) -> Program {
    program_of(&checked(grammar))
}

fn program_of(checked: &Checked) -> Program {
    let section = &checked.grammar.sections[0];
    Program::new(checked, section.start, &section.fields).expect("within the limits")
}

#[track_caller]
fn decides(grammar: &str, matching: &[&str], others: &[&str]) {
    let program = program(grammar);
    for (texts, expected) in [(matching, true), (others, false)] {
        for text in texts {
            assert_eq!(program.matches(text), Ok(expected), "{grammar}\n{text:?}");
            // Input of any length may be matched by states.
            for states_from in [0, usize::MAX] {
                let limits = ChartLimits { states_from, ..ChartLimits::default() };
                assert_eq!(program.matches_within(text, limits), Ok(expected), "{grammar}\n{text:?}");
            }
        }
    }
}

fn fields(program: &Program, text: &str) -> FieldSpans {
    match program.parse(text).expect("within the limits") {
        Outcome::Match(spans) => spans,
        Outcome::Mismatch(error) => panic!("{text:?}: {error:?}"),
    }
}

/// Returns the offset of the error and the name of the rule.
fn error(grammar: &str, text: &str) -> (usize, Option<String>) {
    let checked = checked(grammar);
    match program_of(&checked).parse(text).expect("within the limits") {
        Outcome::Mismatch(error) => {
            (error.offset, error.rule.map(|rule| checked.grammar.rule(rule).name.clone()))
        }
        Outcome::Match(_) => panic!("{text:?} matches"),
    }
}

#[test]
fn literals_ranges_and_characters_beyond_ascii() {
    decides("s = \"aB\" %s\"c\" %x31-33\n", &["abc1", "ABc3", "aBc2"], &["abC1", "abc4", "abc", "abc11", ""]);
    decides("s = 1*( %x61-7A / %xE9-153 / %x1F600 )\n", &["é", "aœ😀"], &["É\u{154}", "😁", "à"]);
}

#[test]
fn counts_are_not_copied() {
    let large = program("s = 1000000000\"a\"\n");
    assert_eq!(large.size(), 8);
    assert_eq!(large.matches("aaa"), Ok(false));
    let exact = "s = 300( \"a\" / \"bc\" )\n";
    decides(
        exact,
        &[&"a".repeat(300), &"bca".repeat(150)],
        &[&"a".repeat(299), &"a".repeat(301), &"bc".repeat(301)],
    );
    let range = "s = 100*200( 1*3\"a\" \"-\" )\n";
    decides(range, &[&"aa-".repeat(100), &"a-".repeat(200)], &[&"a-".repeat(99), &"a-".repeat(201)]);
    let least = "s = 100*\"a\" \"b\"\n";
    decides(least, &[&("a".repeat(100) + "b"), &("a".repeat(5000) + "b")], &[&("a".repeat(99) + "b")]);
    let nested = "s = 100( 100\"a\" \"-\" )\n";
    decides(nested, &[&("a".repeat(100) + "-").repeat(100)], &[&("a".repeat(99) + "-").repeat(100)]);
}

#[test]
fn counted_iterations_may_be_empty() {
    decides(
        "s = 1000*2000[\"a\"] \"b\"\n",
        &["b", "aab", &("a".repeat(2000) + "b")],
        &[&("a".repeat(2001) + "b"), "a"],
    );
    decides("s = 500( *\"a\" x )\nx = [\"b\"]\n", &["", "aab", &"ab".repeat(500)], &[&"ab".repeat(501), "c"]);
    // A body that ends in an empty rule is not itself empty.
    decides("s = 300( \"a\" x )\nx = *(\"b\" \"c\")\n", &[&"a".repeat(300)], &["aaa", &"a".repeat(301)]);
}

#[test]
fn every_sort_of_recursion() {
    decides("s = s \",\" \"a\" / \"a\"\n", &["a", "a,a,a"], &["", "a,", ",a"]);
    decides("s = \"a\" \",\" s / \"a\"\n", &["a", "a,a,a"], &["", "a,", ",a"]);
    decides("s = \"(\" s \")\" s / \"\"\n", &["", "()", "(()())()"], &["(", ")(", "(()"]);
    // Mutual recursion, hidden by a nullable element or not at all.
    decides("s = t \"x\" / \"y\"\nt = [\"z\"] s\n", &["y", "yx", "zyx", "zzyxx"], &["z", "zy", "x"]);
    decides("s = s s / \"a\" / \"\"\n", &["", "a", "aaaaa"], &["b", "ab"]);
    decides("s = *s \"a\"\n", &["a", "aaa"], &["", "ab"]);
    decides("s = *( *[\"a\"] [s] ) \"b\"\n", &["b", "aabb", "bab"], &["", "a"]);
    // One byte of lookahead does not decide it.
    decides("s = \"a\" s \"a\" / \"a\"\n", &["a", "aaa", "aaaaa"], &["", "aa", "aaaa"]);
}

#[test]
fn fields_are_those_of_the_preferred_reading() {
    for (grammar, text, expected) in [
        (
            ";! kind k\n;! fields x y\ns = x y\nx = \"a\" / \"aa\"\ny = *\"a\"\n",
            "aaa",
            vec![Some((0, 1)), Some((1, 3))],
        ),
        (
            ";! kind k\n;! fields x y\ns = x y\nx = *\"a\"\ny = *\"a\"\n",
            "aaa",
            vec![Some((0, 3)), Some((3, 3))],
        ),
        (";! kind k\n;! fields x\ns = *( x \",\" )\nx = *\"a\"\n", "a,,aa,", vec![Some((3, 5))]),
        (";! kind k\n;! fields x y\ns = [ x ] y\nx = \"a\"\ny = 1*\"a\"\n", "a", vec![None, Some((0, 1))]),
        (
            ";! kind k\n;! fields n x\ns = n x\nn = n n / \"a\"\nx = \"a\" / \"b\"\n",
            "aab",
            vec![Some((0, 2)), Some((2, 3))],
        ),
        // In a counted repetition the last iteration counts too.
        (
            ";! kind k\n;! fields x\ns = 100( x \",\" )\nx = *\"a\"\n",
            &("a,".repeat(99) + "aa,"),
            vec![Some((198, 200))],
        ),
        // The binding applies only to references in that rule.
        (";! kind k\n;! fields x=t/x\ns = x t x\nt = \"-\" x\nx = 1*\"a\"\n", "aa-aa", vec![]),
    ] {
        let expected = if expected.is_empty() { vec![Some((3, 4))] } else { expected };
        assert_eq!(fields(&program(grammar), text), expected, "{grammar}{text}");
    }
}

#[test]
fn errors_have_an_offset_and_a_rule() {
    let nest = "s = \"[\" *item \"]\"\nitem = s / number\nnumber = 1*DIGIT\n";
    assert_eq!(error(nest, "[1[2x]]"), (4, Some("number".into())));
    assert_eq!(error(nest, "[1[2]"), (5, Some("s".into())));
    assert_eq!(error(nest, ""), (0, Some("s".into())));
    // The likely reading ended earlier.
    let port = "s = host [ \":\" port ] [ \"/\" ] / user \"@\" host\nhost = 1*ALPHA\nport = 1*DIGIT\n\
                user = 1*( ALPHA / DIGIT / \":\" )\n";
    assert_eq!(error(port, "a:8x/"), (3, Some("port".into())));
}

#[test]
fn time_is_linear_without_recursion_however_ambiguous() {
    // Each line may be the last one, or the begin of an element that contains all others.
    let lines = program("s = *( line / rest )\nline = *%x21-7E CRLF\nrest = \"a\" *( %x20-7E / CR / LF )\n");
    let cost = |count: usize| lines.cost(&"abc\r\n".repeat(count)).expect("within the limits");
    assert!(cost(2000) < 11 * cost(200), "{} for ten times {}", cost(2000), cost(200));
    let recursive = program("list = item \",\" list / item\nitem = 1*\"a\"\n");
    let cost = |count: usize| recursive.cost(&("a,".repeat(count) + "a")).expect("within the limits");
    assert!(cost(5000) < 11 * cost(500));
    let left = program("list = list \",\" item / item\nitem = 1*\"a\"\n");
    let cost = |count: usize| left.cost(&("a,".repeat(count) + "a")).expect("within the limits");
    assert!(cost(5000) < 11 * cost(500));
}

#[test]
fn deep_nesting_needs_no_stack() {
    let nest = program(";! kind k\n;! fields n\ns = n\nn = \"(\" n \")\" / \"a\"\n");
    let deep = 200_000;
    let text = "(".repeat(deep) + "a" + &")".repeat(deep);
    assert_eq!(fields(&nest, &text), [Some((0, text.len()))]);
    assert!(matches!(nest.parse(&text[1..]), Ok(Outcome::Mismatch(error)) if error.offset == text.len() - 2));
    assert!(
        matches!(nest.parse(&text[..text.len() - 1]), Ok(Outcome::Mismatch(error)) if error.offset == text.len() - 1)
    );
    // A long chain of rules.
    let chain: String = (0..1000).map(|rule| format!("r{rule} = [\"a\"] r{} \n", rule + 1)).collect();
    decides(
        &(chain + "r1000 = \"b\"\n"),
        &["b", "aab", &("a".repeat(1000) + "b")],
        &[&("a".repeat(1001) + "b"), "a"],
    );
}

#[test]
fn a_text_of_a_megabyte() {
    let list =
        program(";! kind k\n;! fields last\ns = *( word \" \" ) last\nword = 1*ALPHA\nlast = 1*DIGIT\n");
    let text = "abcdefg ".repeat(131_072) + "42";
    assert_eq!(fields(&list, &text), [Some((text.len() - 2, text.len()))]);
}

#[test]
fn limits_are_named() {
    let ambiguous = program("s = s s s / s s / \"a\"\n");
    let limits = ChartLimits { items: 100_000, ..ChartLimits::default() };
    let text = "a".repeat(400);
    let exceeded = ambiguous.matches_within(&text, limits).expect_err("too many items");
    assert_eq!(exceeded.to_string(), "more than 100000 items of the chart");
    let limits = ChartLimits { memory: 10_000, ..ChartLimits::default() };
    let exceeded = ambiguous.parse_within(&text, limits).expect_err("too much memory");
    assert_eq!(exceeded.to_string(), "more than 10000 bytes of the chart");
    assert_eq!(ambiguous.matches(&"a".repeat(100)), Ok(true));
}

#[test]
fn more_stacks_than_are_counted_are_shared_by_offset() {
    // Each rule references the next one twice, and all are nullable: 2^30 stacks at the first offset.
    let rules: String = (0..30).map(|rule| format!("r{rule} = r{next} r{next}\n", next = rule + 1)).collect();
    decides(&(rules + "r30 = [\"a\"]\n"), &["", "aaaa"], &["b", "aab"]);
}

#[test]
fn a_program_is_limited() {
    // Nested copies are counted, not made.
    let nested = program("s = 9(9(9(9(9(9(9(9(9\"a\"))))))))\n");
    assert!(nested.size() < 400, "{} nodes", nested.size());
    assert_eq!(nested.matches("aaa"), Ok(false));
    // Single characters are one class, however often they are referenced.
    let doubled: String =
        (0..40).map(|rule| format!("r{rule} = r{next} / r{next}\n", next = rule + 1)).collect();
    decides(&(doubled + "r40 = \"a\" / \"b\"\n"), &["a", "B"], &["", "c"]);
}

#[test]
fn states_are_learned_once() {
    let list = program("s = item *( \",\" item )\nitem = 1*( ALPHA / %xE9 ) [ \"=\" 1*DIGIT ]\n");
    let text = "abé=12,".repeat(2000) + "x";
    assert_eq!(list.matches(&text), Ok(true));
    assert_eq!(list.matches(&text[..text.len() - 1]), Ok(false));
    // One item for each character except the first ones.
    let items = list.cost(&text).expect("within the limits");
    let characters = text.chars().count() as u64;
    assert!(items < characters + 200, "{items} items for {characters} characters");
    // No states are used within a recursion; after it they are used again.
    let nested = program("s = *( ALPHA \",\" ) [ n ] *\"x\"\nn = \"(\" [ n ] \")\"\n");
    let text = "a,".repeat(1000) + &"(".repeat(50) + &")".repeat(50) + "xx";
    assert_eq!(nested.matches(&text), Ok(true));
    assert_eq!(nested.matches(&text.replace(")x", "x")), Ok(false));
    let comments = program("s = *( ALPHA / n / \",\" )\nn = \"(\" *( ALPHA / n ) \")\"\n");
    let text = "abcdefgh,(a(b)c),".repeat(500) + &"a".repeat(50_000);
    assert_eq!(comments.matches(&text), Ok(true));
    assert_eq!(comments.matches(&(text.clone() + ")")), Ok(false));
    let items = comments.cost(&text).expect("within the limits");
    assert!(items < 2 * text.len() as u64, "{items} items for {} characters", text.len());
}

#[test]
fn states_are_forgotten_when_they_are_too_many() {
    // The states are the sets of offsets of the last 16 letters.
    let window = program("s = *( \"a\" / \"b\" ) \"a\" 16( \"a\" / \"b\" )\n");
    let mut seed = 1u32;
    let letters = (0..40_000).map(|_| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        if seed >> 16 & 1 == 0 { 'a' } else { 'b' }
    });
    let mut text: String = letters.collect();
    let decides = text.len() - 17;
    for (letter, expected) in [("a", true), ("b", false)] {
        text.replace_range(decides..=decides, letter);
        assert_eq!(window.matches(&text), Ok(expected));
    }
}
