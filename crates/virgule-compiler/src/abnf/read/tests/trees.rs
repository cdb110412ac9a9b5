//! Tests of the trees of sources without syntax errors.

use super::samples::{ALL, ODDITIES, RFC3966, RFC3986, RFC3986_CANONICAL};
use super::{canonical, read_checked, read_clean};
use crate::abnf::read::tree::{ExprKind, PieceKind, Tree};

#[test]
fn printed_rfc_is_read_across_its_page_break() {
    assert_eq!(canonical(&read_clean(RFC3986)), RFC3986_CANONICAL);
}

#[test]
fn layout_does_not_matter() {
    let line_by_line = |f: fn(&str) -> String| RFC3986.lines().map(f).collect::<String>();
    let variants = [
        RFC3986.replace('\n', "\r\n"),
        RFC3986.replace('\n', "\r"),
        RFC3986.trim_end().to_owned(),
        format!("\u{feff}{RFC3986}"),
        format!("\u{c}RFC 3986     URI Generic Syntax     January 2005\n{RFC3986}"),
        format!("\u{feff}Internet-Draft     URI Generic Syntax     January 2005\r\n{RFC3986}"),
        line_by_line(|line| format!("{line}   \n\n \t \n")),
        line_by_line(|line| format!("{}\r\n", line.strip_prefix("   ").unwrap_or(line))),
        line_by_line(|line| if line.len() % 2 == 0 { format!("{line}\r\n") } else { format!("{line}\n") }),
    ];
    for variant in variants {
        assert_eq!(canonical(&read_clean(&variant)), RFC3986_CANONICAL, "{variant}");
    }
    for variant in [
        line_by_line(|line| format!("{}\n", line.trim_start())),
        RFC3986.replace("= ", "\n      ; comment with a (\n\n   =\n"),
    ] {
        assert_eq!(canonical(&read_unindented(&variant)), RFC3986_CANONICAL, "{variant}");
    }
}

/// Reads lines that continue a rule in the first column, which is a warning.
fn read_unindented(text: &str) -> Tree {
    let (tree, found) = read_checked(text);
    assert!(found.iter().all(|found| found.code == "unindented-line"), "{}", found.render(false));
    tree
}

#[test]
fn page_breaks_are_white_space_everywhere() {
    let page = "\n\nA. \u{dc}. Thor & B. Other      Informational      [Page 7] \n\u{c}\nRFC 1\n\n";
    for tokens in [["a", "=", "(", "b", "/", "c", ")"], ["a", "=/", "[", "1*b", "%x41", "c", "]"]] {
        let broken = tokens.map(|token| format!("{page}{token}")).concat();
        assert_eq!(canonical(&read_unindented(&broken)), canonical(&read_clean(&tokens.join(" "))));
    }
}

#[test]
fn odd_spellings_are_read() {
    let tree = read_clean(ODDITIES);
    let wanted = [
        "Thing = %x4A.4B / %x0D.0A / %x01-0A / \"i\" / %s\"s\" / \"\" / <any \"prose\"; (at all>",
        "thing =/ 1*2a / 3*b / *4c / 5d / *e [(f)]",
    ];
    assert_eq!(canonical(&tree), wanted);
}

#[test]
fn touching_elements_are_read_with_a_warning() {
    let (tree, diagnostics) = read_checked(RFC3966);
    let found: Vec<_> = diagnostics.iter().map(|d| (d.code, d.position())).collect();
    assert_eq!(found, [("missing-space", Some((1, 63)))]);
    assert!(!diagnostics.has_errors());
    assert_eq!(tree.rules[0].expr.to_string(), "*phonedigit-hex (HEXDIG / \"*\" / \"#\") *phonedigit-hex");
}

#[test]
fn impossible_repeats_and_numbers_are_left_to_later_stages() {
    let tree = read_clean("a = 3*2b 0c 0*0d 00003e\nf = %x5A-41 / %xD800 / %xFFFFFFFF");
    assert_eq!(canonical(&tree), ["a = 3*2b 0c 0d 3e", "f = %x5A-41 / %xD800 / %xFFFFFFFF"]);
}

#[test]
fn canonical_form_reads_back() {
    for text in ALL {
        let (tree, _) = read_checked(text);
        let once = canonical(&tree);
        assert_eq!(canonical(&read_clean(&once.join("\n"))), once);
    }
}

#[test]
fn spans_point_at_what_they_name() {
    let tree = read_clean(ODDITIES);
    let at = |span: crate::abnf::diagnose::Span| &tree.source.text[span.start..span.end];
    let rule = &tree.rules[1];
    assert_eq!(at(rule.name.span), "thing");
    assert!(at(rule.span).starts_with("thing =/") && at(rule.span).ends_with(" ]"));
    let ExprKind::Alternation(parts) = &rule.expr.kind else { panic!("{rule}") };
    let spans: Vec<_> = parts.iter().map(|part| at(part.span)).collect();
    assert_eq!(spans[..4], ["1*2a", "3*b", "*4c", "5d"]);
    let ExprKind::Repetition { repeat, inner } = &parts[0].kind else { panic!("{rule}") };
    assert_eq!((at(repeat.span), at(inner.span)), ("1*2", "a"));
}

#[test]
fn directives_are_comments_that_begin_their_line() {
    let tree = read_clean(ODDITIES);
    let at = |span: crate::abnf::diagnose::Span| &tree.source.text[span.start..span.end];
    let words = |index: usize| {
        let directive = &tree.directives[index];
        assert_eq!(at(directive.name.span), directive.name.text);
        let args: Vec<_> = directive.args.iter().map(|arg| at(arg.span)).collect();
        (at(directive.span), directive.name.text.as_str(), args)
    };
    assert_eq!(words(0), (";! entry  thing\targ", "entry", vec!["thing", "arg"]));
    assert_eq!(words(1), (";! last", "last", vec![]));
    assert_eq!(tree.directives.len(), 2);
    let comments = tree.pieces.iter().filter(|piece| piece.kind == PieceKind::Comment);
    let comments: Vec<_> = comments.map(|piece| at(piece.span)).collect();
    assert_eq!(comments, ["; ümlaut ;! no directive", "; (", "; no directive either"]);
}

#[test]
fn directives_of_a_rule_that_cannot_be_read_are_kept() {
    let (tree, diagnostics) = read_checked("a = | \";\n  ;! one\n b ;! not\n\n  ;! two x  \nc = d\n");
    assert_eq!(diagnostics.len(), 1);
    let names: Vec<_> = tree.directives.iter().map(|directive| directive.name.text.as_str()).collect();
    assert_eq!(names, ["one", "two"]);
    assert_eq!(canonical(&tree), ["c = d"]);
}

#[test]
fn empty_texts_are_empty_grammars() {
    for text in ["", "\n", " \t", "\u{feff}", "; comment", "\u{c}\u{c}", "RFC 1\n", "x [Page 1]"] {
        assert!(read_clean(text).rules.is_empty());
    }
}
