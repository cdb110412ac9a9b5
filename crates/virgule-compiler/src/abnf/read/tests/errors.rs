//! Tests of the diagnostics of sources that cannot be read: message and span.

use super::{canonical, read_checked};

const ELEMENT: &str = "a rule name, a quoted string, a number such as %x41, \"(\", \"[\" or <prose>";

const EBNF: &str =
    "ABNF defines rules with \"=\"; for the EBNF of the W3C, begin the file with `;! dialect w3c-ebnf`";
const BACKSLASH: &str =
    "a backslash is no escape; a double quote inside a string is the core rule DQUOTE, or %x22";

/// Returns the line, column, message and help of the only error.
fn only_error(text: &str) -> (usize, usize, String, String) {
    let (_, diagnostics) = read_checked(text);
    assert_eq!(diagnostics.len(), 1, "{}", diagnostics.render(false));
    let error = diagnostics.iter().next().unwrap_or_else(|| panic!("{text}"));
    let (line, column) = error.position().unwrap_or_default();
    (line, column, error.message.clone(), error.help.join("\n"))
}

#[test]
fn errors_say_what_was_expected_where() {
    let element = format!("expected {ELEMENT}");
    let after_repeat = format!("expected {ELEMENT} directly after the repeat");
    let next = "expected another element, \"/\" or the end of the rule";
    let in_group = "expected another element, \"/\" or \")\"";
    let string = "expected the double quote that ends the string";
    let cases: &[(&str, (usize, usize), &str)] = &[
        ("a = ", (1, 4), &element),
        ("a =\n\n; end\n", (1, 4), &element),
        ("a = b / ; c\n", (1, 8), &element),
        ("a = b //c", (1, 8), &element),
        ("a == b", (1, 4), &element),
        ("a = b\n  c \u{a0}d", (2, 5), next),
        ("a = b)", (1, 6), next),
        ("a = ()", (1, 6), &element),
        ("a = (b / (c d) ; x\n\nb = c", (1, 15), in_group),
        ("a = (b / \n  (c d]", (2, 7), in_group),
        ("a = [b", (1, 7), "expected another element, \"/\" or \"]\""),
        ("a = \"abc", (1, 9), string),
        ("a = \"abc\nb = \"x\"", (1, 9), string),
        ("a = \"ab\u{fc}\"", (1, 8), string),
        ("a = \"a\tb\"", (1, 7), string),
        ("a = <abc\n", (1, 9), "expected the \">\" that ends the prose"),
        ("a = * b", (1, 6), &after_repeat),
        ("a = (b)*", (1, 9), &after_repeat),
        ("a = 3*4*5b", (1, 8), &after_repeat),
        ("a = %q", (1, 6), "expected \"x\", \"d\" or \"b\" after \"%\""),
        ("a = %s b", (1, 6), "expected \"x\", \"d\" or \"b\" after \"%\""),
        ("a = %x", (1, 7), "expected a hexadecimal digit"),
        ("a = %xZ", (1, 7), "expected a hexadecimal digit"),
        ("a = %d", (1, 7), "expected a decimal digit"),
        ("a = %b2", (1, 7), "expected a binary digit"),
        ("a = %x41-", (1, 10), "expected a hexadecimal digit"),
        ("a = %x41. b", (1, 10), "expected a hexadecimal digit"),
        ("a = %x4G", (1, 8), "expected the end of the number"),
        ("a = %d1A", (1, 8), "expected the end of the number"),
        ("a = %x41-42-43", (1, 12), "expected the end of the number"),
        ("a = b = c", (1, 5), &element),
        ("a = b\n3 = c", (2, 1), "expected a rule name"),
        ("a b", (1, 1), "expected a rule, such as name = \"text\""),
        ("; x\n  hello, world\n\na = b", (2, 3), "expected a rule, such as name = \"text\""),
        ("= b", (1, 1), "expected a rule, such as name = \"text\""),
    ];
    for (text, (line, column), message) in cases {
        let found = only_error(text);
        assert_eq!((found.0, found.1, found.2.as_str()), (*line, *column, *message), "{text}");
    }
}

#[test]
fn errors_know_the_habits_of_other_notations() {
    let cases = [
        ("a = 'x'", (1, 5), "ABNF writes strings in double quotes"),
        ("a = \u{201c}x\u{201d}", (1, 5), "ABNF writes strings in double quotes"),
        ("a := b", (1, 3), "ABNF defines rules with \"=\""),
        ("a = b\nc ::= d", (2, 3), EBNF),
        ("a : b", (1, 3), "ABNF defines rules with \"=\""),
        ("a -> b", (1, 3), "ABNF defines rules with \"=\""),
        ("a = b | c", (1, 7), "ABNF writes alternatives with \"/\""),
        ("a = b, c", (1, 6), "ABNF separates elements with white space"),
        ("a = {b}", (1, 5), "ABNF repeats with a count before the element: *element, 1*element, 2*5element"),
        ("a = b+", (1, 6), "ABNF repeats with a count before the element: *element, 1*element, 2*5element"),
        ("a = b?", (1, 6), "ABNF writes optional elements as [element]"),
        ("a = \"a\"-\"z\"", (1, 8), "ABNF writes ranges of characters as numbers, such as %x61-7A"),
        ("a = b // c", (1, 8), "ABNF comments begin with \";\""),
        ("a = b -- c", (1, 7), "ABNF comments begin with \";\""),
        ("a_b = c", (1, 2), "a rule name has letters, digits and \"-\""),
        ("a = b_c", (1, 6), "a rule name has letters, digits and \"-\""),
        ("<a> = b", (1, 1), "ABNF writes the name of a rule without \"<\" and \">\""),
        ("a = b\n<\"> = c", (2, 5), "`<\">` is the core rule DQUOTE; it needs no definition"),
        ("a = b # c", (1, 7), "ABNF comments begin with \";\""),
        (
            "a = 1#b",
            (1, 6),
            "`1#b` is a list of HTTP: add `;! dialect http-sender` or `;! dialect http-recipient` (RFC 9110 section 5.6.1)",
        ),
        (
            "a = 1#xab",
            (1, 6),
            "`1#xab` is a list of HTTP: add `;! dialect http-sender` or `;! dialect http-recipient` (RFC 9110 section 5.6.1)",
        ),
        ("3a = b", (1, 1), "a rule name begins with a letter"),
        (
            "a = b\nThor, et al.   [Page x]\n",
            (2, 5),
            "the last line of a page must end with \"[Page N]\", where N is a number",
        ),
        ("a = b = c", (1, 5), "a name followed by \"=\" begins a new rule; the previous rule is incomplete"),
        ("a = b )", (1, 7), "this \")\" has no matching \"(\""),
        ("a = b* c", (1, 7), "a repeat is written directly before its element: *element, 2*5element"),
        ("a = %s b", (1, 6), "\"%s\" and \"%i\" are written directly before a quoted string"),
        ("a = b\u{a0}c", (1, 6), "in ABNF, only the ASCII space and tab are white space"),
        (
            "a = ALPHA - \"x\"",
            (1, 11),
            "ABNF has no exceptions: list the characters or alternatives that are allowed",
        ),
        ("a = ALPHA -\"x\"", (1, 11), "ABNF writes ranges of characters as numbers, such as %x61-7A"),
        ("a = %x41 - %x5A", (1, 10), "ABNF writes ranges of characters as numbers, such as %x61-7A"),
        ("a = %x61:7A", (1, 9), "ABNF writes the range of characters as `%x61-7A`"),
        ("a = %x61..7A", (1, 10), "ABNF writes the range of characters as `%x61-7A`"),
        ("a = %d97..%d122", (1, 10), "ABNF writes the range of characters as `%d97-122`"),
        ("a = %x61-%x7A", (1, 10), "ABNF writes the range of characters as `%x61-7A`"),
        ("a = %x41\u{2013}5A", (1, 9), "ABNF writes the range of characters as `%x41-5A`"),
        ("a = #x41", (1, 5), "ABNF writes the character as `%x41`"),
        ("a = b / U+0041", (1, 10), "ABNF writes the character as `%x41`"),
        ("a = U+0009", (1, 6), "ABNF writes the character as `%x09`"),
        ("a = \\x41", (1, 5), "ABNF writes the character as `%x41`"),
        ("a = %41", (1, 6), "ABNF writes the character as `%x41`"),
        ("a = %u0041", (1, 6), "ABNF writes the character as `%x41`"),
        ("a = (* c *) b", (1, 7), "ABNF comments begin with \";\""),
        ("a = (*c*) b", (1, 9), "ABNF comments begin with \";\""),
        ("a += \"x\"", (1, 3), "ABNF adds alternatives to a rule with \"=/\""),
        ("b = c\na |= \"x\"", (2, 3), "ABNF adds alternatives to a rule with \"=/\""),
        ("a /= \"x\"", (1, 3), "ABNF adds alternatives to a rule with \"=/\""),
        ("b = c\na /= \"x\"", (2, 4), "ABNF adds alternatives to a rule with \"=/\""),
        ("a == \"x\"", (1, 4), "ABNF defines rules with \"=\""),
        ("a => \"x\"", (1, 4), "ABNF defines rules with \"=\""),
        ("a.b = \"x\"", (1, 2), "a rule name has letters, digits and \"-\""),
        ("c = a.b", (1, 6), "a rule name has letters, digits and \"-\""),
        ("A B = \"x\"", (1, 3), "a rule name has letters, digits and \"-\""),
        ("c = \"x\"\nA B = \"x\"", (2, 3), "a rule name has letters, digits and \"-\""),
        ("a = b & c", (1, 7), "ABNF separates elements with white space"),
        ("a = \"a\\\"b\"", (1, 11), BACKSLASH),
        ("[1] a ::= 'x'", (1, 1), EBNF),
        ("b = c\n[1] a ::= 'x'", (2, 3), EBNF),
        ("e.g. this is no rule", (1, 1), "write text that is not ABNF in comments, after \";\""),
    ];
    for (text, (line, column), help) in cases {
        let found = only_error(text);
        assert_eq!((found.0, found.1, found.3.as_str()), (line, column, help), "{text}");
    }
}

#[test]
fn what_abnf_has_in_place_of_a_habit_is_suggested() {
    for (text, expected) in [
        ("a = 'b c'", Some("a = \"b c\"")),
        ("a = \u{201c}b\u{201d} c", Some("a = \"b\" c")),
        ("a = 'b", None),
        ("a = 'b\"'", None),
        ("a = 'b\n'", None),
        ("a ::= b", Some("a = b")),
        ("a -> b", Some("a = b")),
        ("a = b || c", Some("a = b / c")),
        ("a = b, c", Some("a = b  c")),
        ("a = b // c", Some("a = b ; c")),
        ("a = b # c", Some("a = b ; c")),
        ("a = b_c", Some("a = b-c")),
        ("a.b = c", Some("a-b = c")),
        ("a == b", Some("a = b")),
        ("a => b", Some("a = b")),
        ("a += b", Some("a =/ b")),
        ("c = d\na /= b", Some("c = d\na =/ b")),
        ("a = b & c", Some("a = b   c")),
        ("a = %x61..7A b", Some("a = %x61-7A b")),
        ("a = %x61-%x7A b", Some("a = %x61-7A b")),
        ("a = U+0041 b", Some("a = %x41 b")),
        ("a = %u0041 b", Some("a = %x41 b")),
        ("a = %41 b", Some("a = %x41 b")),
        ("a = s\"b\"", Some("a = %s\"b\"")),
        ("a = b\nc : d", Some("a = b\nc = d")),
        // An equals sign does not belong there.
        ("a = b : c", None),
        ("a = b -> c", None),
        ("a = x:y", None),
        ("a = \"x\" => c", None),
        ("a =: b", None),
        ("a =| \"x\"", None),
        ("a = b /= c", None),
        // More than this place has to change.
        ("a = 'don't'", None),
        ("a = U+41..U+5A", None),
        ("a = [#x41-#x5A]", None),
        ("a = %x41..5a.5b", None),
        ("a = _b", None),
        ("a = b /* c */", None),
        ("a = {b}", None),
        ("a = b+", None),
        ("a = 1#b", None),
        ("a = b )", None),
    ] {
        let (_, diagnostics) = read_checked(text);
        let suggestion = diagnostics.iter().find_map(|found| found.suggestion.as_ref());
        let edited =
            suggestion.map(|edit| [&text[..edit.span.start], &edit.text, &text[edit.span.end..]].concat());
        assert_eq!(edited.as_deref(), expected, "{text}");
    }
}

#[test]
fn one_run_reports_every_bad_rule_and_keeps_the_good_ones() {
    let text = "x\n\na = 'b'\nc = d\n e := f\r\n  g =\n/ h\ni = (j\nk =/ l ; m\n";
    let (tree, diagnostics) = read_checked(text);
    let places: Vec<_> = diagnostics.iter().filter_map(|d| d.position()).collect();
    assert_eq!(places, [(1, 1), (3, 5), (5, 4), (7, 1), (8, 7)]);
    assert_eq!(canonical(&tree), ["c = d", "k =/ l"]);
}

#[test]
fn numbers_must_fit_32_bits() {
    let text = "a = %x100000000 / 4294967296*99999999999b / %d1.4294967296 / %xFFFFFFFF";
    let (tree, diagnostics) = read_checked(text);
    let found: Vec<_> = diagnostics.iter().map(|d| (d.code, d.labels[0].0)).collect();
    let at = |start, end| ("number-too-large", crate::abnf::diagnose::Span::new(start, end));
    assert_eq!(found, [at(6, 15), at(18, 28), at(29, 40), at(48, 58)]);
    assert_eq!(tree.rules.len(), 1);
}

#[test]
fn a_double_quote_in_a_string_is_written_as_a_rule() {
    let help = |text: &str| read_checked(text).1.first().map(|found| found.help.len());
    let text = "a = \"say \"\"hi\"\"\"";
    let found = read_checked(text).1;
    let last = "or write a double quote inside a string as the core rule DQUOTE, or as %x22";
    assert_eq!(found.iter().map(|found| found.code).collect::<Vec<_>>(), ["missing-space"; 2]);
    assert!(found.iter().all(|found| found.suggestion.is_none() && found.help[1] == last));
    assert_eq!(
        (help("a = b\"c\""), help("a = \"b\"%s\"c\""), help("a = \"b\"c")),
        (Some(1), Some(1), Some(1))
    );
}

#[test]
fn lines_that_continue_a_rule_are_indented() {
    let places = |text: &str| {
        let (_, found) = read_checked(text);
        assert!(found.iter().all(|found| found.code == "unindented-line"), "{}", found.render(false));
        found.iter().filter_map(|found| found.position()).collect::<Vec<_>>()
    };
    for (text, expected) in [
        ("a = \"x\"\nb / \"c\"\n", vec![(2, 1)]),
        ("a = \"x\"\n; c\n\"y\"\n\"z\"\r\nb =\r\n%x41\n", vec![(3, 1), (6, 1)]),
        ("a\n= (\nb\n)", vec![(2, 1)]),
        ("a = (\r*b\n\n)", vec![(2, 1)]),
        ("a = (b\n/ c\n) [\n d\n]\n; e\n;! f\n/ g\nb = c\n", vec![]),
        ("\u{feff}a = b\n c", vec![]),
        ("a = b\n\tc", vec![]),
    ] {
        assert_eq!(places(text), expected, "{text}");
    }
}

/// Printed grammars, and those of other authors, indent their lines.
#[test]
fn built_in_grammars_are_indented() {
    for (name, text) in crate::grammars::GRAMMARS {
        let (_, found) = read_checked(text);
        assert!(found.iter().all(|found| found.code != "unindented-line"), "{name}");
    }
}

#[test]
fn rules_begin_on_new_lines() {
    let (tree, diagnostics) = read_checked("a = b c = d\n");
    assert_eq!(
        diagnostics.iter().map(|d| (d.code, d.position())).collect::<Vec<_>>(),
        [("missing-line-end", Some((1, 7)))]
    );
    assert!(diagnostics.has_errors());
    assert_eq!(canonical(&tree), ["a = b", "c = d"]);
}

#[test]
fn directives_have_names() {
    let (tree, diagnostics) = read_checked("a = b\n ;!  \n;!\n;!x");
    let found: Vec<_> = diagnostics.iter().map(|d| (d.code, d.position())).collect();
    assert_eq!(found, [("empty-directive", Some((2, 2))), ("empty-directive", Some((3, 1)))]);
    assert_eq!(tree.directives.len(), 1);
}

#[test]
fn a_directive_stands_on_a_line_of_its_own() {
    for (text, position) in [
        ("a = \"b\" ;! start a", (1, 9)),
        ("a = \"b\" ;!start a  \n", (1, 9)),
        ("a = \"b\" /  ;! scheme a\r\n  \"c\"\r\n", (1, 12)),
        ("\u{feff}a = \"b\";!", (1, 8)),
        ("a = \"b\" ; the start ;! start a", (1, 21)),
        ("a = ;! start a\n  \"b\"\n", (1, 5)),
    ] {
        let (line, column, message, help) = only_error(text);
        assert_eq!((line, column), position, "{text}");
        assert_eq!(message, "a directive must be on a separate line", "{text}");
        assert_eq!(help, "move it to a separate line; a comment begins with \";\" without \"!\"", "{text}");
    }
    for text in [
        "; directives begin with ;! as in ;! start a\na = \"b\" ; sub-delims: $&,;!=\n  ;! start a\n",
        "\t; ;! start a\na = \"b\" ; any of \" ;!\"\n",
        "a = \";! start a\"\n",
    ] {
        let (_, diagnostics) = read_checked(text);
        assert!(diagnostics.is_empty(), "{}", diagnostics.render(false));
    }
}

#[test]
fn rendered_error_shows_the_open_bracket() {
    let (_, diagnostics) = read_checked("a = b\nhost = ( IP-literal\n     / reg-name\nport = *DIGIT\n");
    let wanted = "\
error[syntax]: expected another element, \"/\" or \")\"
 --> test.abnf:3:16
  |
2 | host = ( IP-literal
  |        - this group is not closed
3 |      / reg-name
  |                ^ the rule ends here
";
    assert_eq!(diagnostics.render(false), wanted);
}
