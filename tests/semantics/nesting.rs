//! The limit of the nesting depth: the grammar sets it, and the error is at the byte that opens the first level beyond
//! it.

use virgule_dynamic::Parser;
use virgule_tests::grammars::{library, parser, refused};

/// A grammar of nested brackets with the directive `nesting`.
fn brackets(nesting: &str) -> String {
    format!("{nesting};! kind brackets\n;! start nest\nnest = \"(\" nest \")\" / \"a\"\n")
}

/// A text with `levels` levels, such as `(((a)))`: the rule `nest` is one level, and each bracket is a further level.
fn nested(levels: usize) -> String {
    format!("{}a{}", "(".repeat(levels - 1), ")".repeat(levels - 1))
}

/// An LDAP filter with `levels` levels.
fn filter(levels: usize) -> String {
    format!("{}(a=b){}", "(!".repeat(levels - 1), ")".repeat(levels - 1))
}

/// Calls `see` with a parser, its depth limit, a function from a depth to a text, and the offset at which the first
/// level beyond the limit begins.
fn each(see: impl Fn(&Parser<'_>, usize, &dyn Fn(usize) -> String, usize)) {
    for (directive, depth) in
        [("", 128), (";! nesting 3\n", 3), (";! nesting 1\n", 1), (";! nesting 1024\n", 1024)]
    {
        let library = library("brackets.abnf", &brackets(directive));
        see(&library.parser("brackets").expect("the kind"), depth, &nested, depth);
    }
    // Each level except the last begins with "(!", so 128 such prefixes precede the bracket of level 129.
    see(&parser("ldap-filter"), 128, &filter, 2 * 128);
    let url = |filter: String| format!("ldap:///??sub?{filter}");
    let ldap = parser("ldap");
    see(&ldap, 128, &|levels| url(filter(levels)), 14 + 2 * 128);
    // The same filter percent-encoded: `(!` is six bytes, or four bytes with a literal exclamation mark.
    let encoded = |text: String| text.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>();
    see(&ldap, 128, &|levels| url(encoded(filter(levels))), 14 + 6 * 128);
    see(&ldap, 128, &|levels| url(filter(levels).replace('(', "%28")), 14 + 4 * 128);
}

/// Checks that `text` is refused because of its nesting depth, at `offset`, and that the message contains the limit
/// `depth`.
fn too_deep(parser: &Parser<'_>, text: &str, depth: usize, offset: usize) {
    let Err(error) = parser.parse(text) else { panic!("{text} is not too deep") };
    assert_eq!(error.offset, offset, "{error}");
    let words = error.to_string();
    assert!(words.contains(&depth.to_string()) && words.contains("deep"), "{words}");
}

#[test]
fn as_many_levels_as_the_grammar_says() {
    each(|parser, depth, text, _| {
        for levels in [1, depth / 2 + 1, depth] {
            let text = text(levels);
            assert!(parser.matches(&text), "{levels} of {depth}: {:?}", parser.parse(&text).err());
        }
    });
}

#[test]
fn more_are_refused_at_the_byte_that_opens_the_first_of_them() {
    each(|parser, depth, text, offset| {
        for levels in [depth + 1, depth + 2, 10 * depth] {
            too_deep(parser, &text(levels), depth, offset);
        }
    });
}

#[test]
fn depths_that_are_none_are_refused() {
    for depth in ["0", "1025", "-1", "many", "18446744073709551616", ""] {
        let found = refused("brackets.abnf", &brackets(&format!(";! nesting {depth}\n")));
        let code = if depth.is_empty() { "directive-words" } else { "nesting" };
        assert!(found.iter().any(|finding| finding.code == code), "{}", found.render(false));
    }
}

#[test]
fn a_megabyte_of_brackets_is_refused() {
    for text in [filter(300_000), "(!".repeat(500_000), "(&".repeat(500_000)] {
        let error = parser("ldap-filter").parse(&text).expect_err("too deep");
        assert_eq!(error.offset, 256, "{error}");
    }
    let url = format!("ldap:///???{}", "%28!".repeat(250_000));
    let error = parser("ldap").parse(&url).expect_err("too deep");
    assert_eq!(error.offset, 11 + 4 * 128, "{error}");
}

#[test]
fn a_megabyte_of_flat_filters_is_as_deep_as_one() {
    let text = format!("(&{})", "(a=b)".repeat(200_000));
    assert!(parser("ldap-filter").matches(&text));
}
