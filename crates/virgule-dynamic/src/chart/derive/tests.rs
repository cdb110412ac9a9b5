//! Trees of recursive, ambiguous and empty rules, drawn with one rule per line.

use super::{Derivation, derive};
use crate::chart::limits::{ChartLimits, TREE_MEMORY};
use crate::chart::tests::checked;
use crate::chart::{Exceeded, Program};
use std::fmt::Write;
use virgule_compiler::abnf::Checked;

/// Derives input by the first kind of a grammar.
fn derived(checked: &Checked, text: &str, memory: u64) -> Result<Option<Vec<Derivation>>, Exceeded> {
    let program = Program::marked(checked, checked.grammar.sections[0].start).expect("within the limits");
    derive(&program, text, ChartLimits { memory, ..ChartLimits::default() })
}

fn tree(checked: &Checked, text: &str) -> Vec<Derivation> {
    derived(checked, text, TREE_MEMORY).expect("within the limits").expect("the text matches")
}

/// Derives input by the first rule, and checks that the rules nest and match their ranges.
#[track_caller]
fn draw(grammar: &str, text: &str) -> String {
    let checked = checked(grammar);
    let tree = tree(&checked, text);
    let mut drawn = String::new();
    let mut outer: Vec<(usize, usize)> = Vec::new();
    for node in &tree {
        let [start, end, depth] = [node.start, node.end, node.depth].map(|number| number as usize);
        outer.truncate(depth);
        assert_eq!(outer.len(), depth, "depths grow by one");
        if let Some((from, to)) = outer.last_mut() {
            assert!(*from <= start && end <= *to, "{node:?} is within its rule, behind its neighbor");
            *from = end;
        }
        outer.push((start, end));
        let part = &text[start..end];
        let program = Program::new(&checked, node.rule, &[]).expect("within the limits");
        assert_eq!(program.matches(part), Ok(true), "{node:?}");
        let name = &checked.grammar.rule(node.rule).name;
        writeln!(drawn, "{}{name} {start}..{end} {part}", "  ".repeat(depth)).expect("memory");
    }
    drawn
}

#[test]
fn nested_rules() {
    let json =
        "value = array / number / \"\"\narray = \"[\" [ value *( \",\" value ) ] \"]\"\nnumber = 1*DIGIT\n";
    assert_eq!(
        draw(json, "[1,[],]"),
        "value 0..7 [1,[],]
  array 0..7 [1,[],]
    value 1..2 1
      number 1..2 1
        DIGIT 1..2 1
    value 3..5 []
      array 3..5 []
        value 4..4\x20
    value 6..6\x20
"
    );
}

#[test]
fn right_recursion_is_a_jump() {
    let list = "list = item \",\" list / item\nitem = 1*\"a\"\n";
    assert_eq!(
        draw(list, "a,aa,a"),
        "list 0..6 a,aa,a
  item 0..1 a
  list 2..6 aa,a
    item 2..4 aa
    list 5..6 a
      item 5..6 a
"
    );
    let several = "s = \"a\" t / \"a\"\nt = \"b\" s\n";
    assert_eq!(draw(several, "aba"), "s 0..3 aba\n  t 1..3 ba\n    s 2..3 a\n");
}

#[test]
fn left_recursion_is_a_loop() {
    let sum = "sum = sum \"+\" item / item\nitem = \"a\" / \"b\"\n";
    assert_eq!(
        draw(sum, "a+b+a"),
        "sum 0..5 a+b+a
  sum 0..3 a+b
    sum 0..1 a
      item 0..1 a
    item 2..3 b
  item 4..5 a
"
    );
    let several = "s = t \"a\" / \"a\"\nt = s \"b\"\n";
    assert_eq!(draw(several, "aba"), "s 0..3 aba\n  t 0..2 ab\n    s 0..1 a\n");
    let within = "list = \"(\" s \")\"\ns = t / [s] \"a\"\nt = \"t\"\n";
    assert_eq!(draw(within, "(ta)"), "list 0..4 (ta)\n  s 1..3 ta\n    s 1..2 t\n      t 1..2 t\n");
}

#[test]
fn the_earlier_alternative_and_the_longer_repetition_are_preferred() {
    let alternatives = "s = one / two\none = two two\ntwo = \"a\" / \"aa\" / \"aaa\"\n";
    assert_eq!(draw(alternatives, "aaa"), "s 0..3 aaa\n  one 0..3 aaa\n    two 0..1 a\n    two 1..3 aa\n");
    let repetitions = "s = x y\nx = *\"a\"\ny = *\"a\"\n";
    assert_eq!(draw(repetitions, "aa"), "s 0..2 aa\n  x 0..2 aa\n  y 2..2 \n");
    let both_ends = "e = e \"+\" e / \"1\"\n";
    assert_eq!(
        draw(both_ends, "1+1+1"),
        "e 0..5 1+1+1\n  e 0..3 1+1\n    e 0..1 1\n    e 2..3 1\n  e 4..5 1\n"
    );
}

#[test]
fn empty_rules_and_loops_of_empty_rules() {
    assert_eq!(draw("s = a b\na = [\"a\"]\nb = *a\n", ""), "s 0..0 \n  a 0..0 \n  b 0..0 \n");
    assert_eq!(draw("s = [t]\nt = [s]\n", ""), "s 0..0 \n  t 0..0 \n");
}

#[test]
fn repetitions_that_count_are_no_rules() {
    let drawn = draw("s = 100a\na = \"a\" / b\nb = \"b\"\n", &"ab".repeat(50));
    assert_eq!(drawn.lines().count(), 151);
    assert!(drawn.ends_with("  a 99..100 b\n    b 99..100 b\n"), "{drawn}");
}

#[test]
fn percent_encoded_rules_once() {
    let grammar = ";! percent-encoded value within plain\n;! kind foo\nfoo = value\nvalue = left \"=\" left\nleft = 1*plain\nplain = ALPHA\n";
    assert_eq!(
        draw_names(grammar, "a%3D%62"),
        "foo 0..7, value 0..7, left 0..1, plain 0..1, ALPHA 0..1, left 4..7, plain 4..7, ALPHA 4..7"
    );
}

/// Draws the rules of a derivation in one line. Decoded rules do not match by themselves.
fn draw_names(grammar: &str, text: &str) -> String {
    let checked = checked(grammar);
    let node =
        |node: &Derivation| format!("{} {}..{}", checked.grammar.rule(node.rule).name, node.start, node.end);
    tree(&checked, text).iter().map(node).collect::<Vec<_>>().join(", ")
}

#[test]
fn other_texts_have_none() {
    let checked = checked("s = 1*DIGIT\n");
    for text in ["12x", ""] {
        assert_eq!(derived(&checked, text, TREE_MEMORY), Ok(None));
    }
}

#[test]
fn deep_texts_and_limits() {
    for grammar in ["s = \"(\" s \")\" / \"\"\n", "s = \"(\" s / s2\ns2 = \")\" s2 / \"\"\n"] {
        let text = "(".repeat(50_000) + &")".repeat(50_000);
        let checked = checked(grammar);
        let tree = tree(&checked, &text);
        assert_eq!(tree.iter().map(|node| node.depth).max(), Some(tree.len() as u32 - 1));
        let exceeded = derived(&checked, &text, 1 << 20).expect_err("it takes more");
        assert_eq!(exceeded.what, "bytes of the chart");
    }
}

#[test]
fn an_infinite_derivation_is_an_error() {
    let checked = checked("list = elem *(\",\" elem)\nelem = list / \"x\"\n");
    let exceeded = derived(&checked, "x,x", TREE_MEMORY).expect_err("each list is an element");
    assert!(exceeded.to_string().ends_with("a rule derives itself without end"), "{exceeded}");
    // The same rules, in a finite derivation.
    let checked = self::checked("list = elem *(\",\" elem)\nelem = \"x\" / list\n");
    assert_eq!(tree(&checked, "x,x").len(), 3);
}
