//! Both readers agree on every sample, and a difference is reported.

#[allow(dead_code)]
#[path = "../../../crates/virgule-compiler/src/abnf/read/tests/samples.rs"]
mod samples;

use super::compare;
use samples::ALL;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::read;
use virgule_compiler::abnf::read::tree::{ExprKind, Tree};

/// The tree of a text, without its errors.
fn read_tree(text: &str) -> Tree {
    read::read(&Source::new("test.abnf", text), &mut Diagnostics::new())
}

fn canonical(tree: &Tree) -> String {
    tree.rules.iter().map(|rule| format!("{rule}\n")).collect()
}

#[test]
fn both_readers_agree_on_the_samples() {
    for text in ALL {
        for text in [text.to_string(), text.replace('\n', "\r\n"), canonical(&read_tree(text))] {
            assert_eq!(compare(&read_tree(&text)), Ok(()), "{text}");
        }
    }
    let tree = read_tree("a = 3*2b(c)[d]%x41\"e\"<f>3g*h / (((i) / j) k) / %X41-%x42");
    assert!(compare(&tree).is_err(), "has errors");
    let tree = read_tree("a = 3*2b(c)[d]%x41\"e\"<f>3g*h / (((i) / j) k) / %XaB-FF");
    assert_eq!(compare(&tree), Ok(()));
}

#[test]
fn differences_are_named() {
    let mut tree = read_tree("a = b\nc = \"d\" e");
    tree.rules[1].expr.kind = ExprKind::Rule("f".into());
    let wanted = "rule `c`: parsed as Rule(\"f\"), by the other parser as Concatenation([Text(\"d\", false), \
                  Rule(\"e\")])";
    assert_eq!(compare(&tree), Err(wanted.into()));
    tree.rules[1].incremental = true;
    assert_eq!(compare(&tree), Err("rule `c`: the other parser has `c` here".into()));
    tree.rules.pop();
    assert_eq!(compare(&tree), Err("1 rules, the other parser has 2".into()));
}

/// Checks that [`CANNOT_READ`](super::CANNOT_READ) is still correct.
#[test]
fn the_other_reader_really_cannot_read_these() {
    assert!(abnf::rulelist("a = b\r\n\n; c\n \t\nd = %x41.42 / <e>\n  / \"f\" ; g\n   h\n").is_ok());
    let texts = [
        "\u{feff}a = b\n",
        "a = b\n\u{c}\nc = d\n",
        "a = b\nThor     [Page 1]\n",
        "a = b\rc = d\r",
        "a = b\n\n  c\n",
        "a = b\n; c\n  d\n",
        "  a = b\n",
        "a = b",
        "a = %X41\n",
        "a = %D65\n",
        "a = (b)(c)\n",
    ];
    for text in texts {
        assert!(abnf::rulelist(text).is_err(), "{text:?}");
    }
}

#[test]
fn deep_trees_and_large_numbers_are_compared_or_refused() {
    let deep = format!("a = {}b{}", "([".repeat(64), "])".repeat(64));
    assert_eq!(compare(&read_tree(&deep)), Ok(()));
    assert_eq!(compare(&read_tree("a = %xFFFFFFFF 4294967295*b")), Ok(()));
    assert!(compare(&read_tree("a = %x100000000 4294967296*b")).is_err());
}
