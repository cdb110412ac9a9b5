//! Tests of errors in directives: each input with the code of the error and its line.

use super::directive::{DIRECTIVES, FORMER};
use super::grammar::Grammar;
use super::{Loader, NoImports, TextLoader, lower};
use crate::abnf::diagnose::{Diagnostics, Source};

/// A document with two of the rules of RFC 3986.
const TWO_RULES: TextLoader<'_> =
    TextLoader(&[&[("rfc3986", "authority = 1*ALPHA\npath-abempty = *( \"/\" ALPHA )\n")]]);

/// The rules that the directives of the tests name.
const RULES: &str = "s = \"s:\" a b [ c ]\na = 1*ALPHA\nb = 1*DIGIT\nc = \"/\" *ALPHA\n";

/// Returns a grammar with its findings.
fn lower_text(text: &str, loader: &dyn Loader) -> (Grammar, Diagnostics) {
    let mut found = Diagnostics::new();
    let grammar = lower(&Source::new("test.abnf", text), loader, &mut found);
    found.sort();
    (grammar, found)
}

/// Returns a grammar without findings.
fn clean(text: &str) -> Grammar {
    let (grammar, found) = lower_text(text, &TWO_RULES);
    assert!(found.is_empty(), "{}", found.render(false));
    grammar
}

/// Returns the findings of the directives before [`RULES`].
fn lowered(directives: &str) -> Diagnostics {
    lower_text(&format!("{directives}{RULES}"), &NoImports).1
}

/// Returns the codes and lines of all findings.
fn found(directives: &str) -> Vec<(&'static str, usize)> {
    let line = |finding: &crate::abnf::diagnose::Diagnostic| finding.position().map_or(0, |(line, _)| line);
    lowered(directives).iter().map(|finding| (finding.code, line(finding))).collect()
}

/// Returns the codes and lines of all findings about a scheme with the fields `a`, `b` and `c`; `lines` begin at line
/// 3.
fn in_section(lines: &str) -> Vec<(&'static str, usize)> {
    found(&format!(";! scheme s\n;! fields a b c\n{lines}"))
}

#[test]
fn a_line_that_may_stand_once_is_refused_the_second_time() {
    for line in
        ["start s", "type S", "equal-by a", "normalization scheme-case", "default-port 80", "empty-path /"]
    {
        assert_eq!(in_section(&format!(";! {line}\n")), [], "{line}");
        let twice = format!(";! {line}\n;! form a lowercase\n;! {line}\n");
        assert_eq!(in_section(&twice), [("duplicate-directive", 5)], "{line}");
    }
    assert_eq!(in_section(";! equal-by a\n;! equal-by b\n"), [("duplicate-directive", 4)]);
    assert_eq!(found(";! nesting 3\n;! nesting 4\n"), [("duplicate-directive", 2)]);
}

#[test]
fn types_have_names_of_their_own() {
    assert_eq!(in_section(";! type Option\n"), [("type-name", 3)]);
    assert_eq!(found(";! kind option\n;! start s\n"), []);
    for (other, expected) in [("a.b", 3), ("ab", 3), ("a-b-builder", 3)] {
        let text = format!(";! kind a-b\n;! start s\n;! kind {other}\n;! start s\n");
        assert_eq!(found(&text), [("type-name", expected)], "{other}");
    }
    assert_eq!(found(";! kind a-b\n;! start s\n;! kind ab\n;! start s\n;! type Other\n"), []);
}

#[test]
fn lines_that_list_add_up() {
    let text =
        format!(";! scheme s\n;! fields a\n;! fields b\n;! form a lowercase\n;! form b lowercase\n{RULES}");
    assert_eq!(clean(&text).sections[0].forms, [(Some(0), "lowercase"), (Some(1), "lowercase")]);
}

#[test]
fn a_directive_that_is_repeated_adds_up_or_is_refused() {
    let examples = |text: &str| {
        let (grammar, found) = lower_text(text, &TWO_RULES);
        (found.is_empty(), grammar.sections.iter().map(|section| section.examples.len()).sum::<usize>())
    };
    for directive in DIRECTIVES {
        let begin = format!(";! {} ", directive.name);
        let example = directive.example();
        let line = example.lines().find(|line| line.starts_with(&begin)).unwrap();
        let twice = example.replacen(line, &format!("{line}\n{line}"), 1);
        let (one, two) = (examples(example), examples(&twice));
        assert!(one.0, "{}", directive.name);
        assert!(!two.0 || two.1 == 2 * one.1 && one.1 > 0, "{} is dropped", directive.name);
    }
}

#[test]
fn directives_of_the_file_stand_anywhere() {
    let lower = |text: String| {
        let grammar = clean(&text);
        (grammar.rules.len(), grammar.nesting, grammar.spelled.len(), grammar.acknowledged.len())
    };
    let section = ";! scheme foo\n;! start foo\n";
    for (line, rules) in [
        (";! import rfc3986\n", "foo = \"foo:\" authority\n"),
        (";! nesting 3\n", "foo = \"foo:\" [ foo ]\n"),
        (";! utf-8 bar\n", "foo = \"foo:\" bar\nbar = %xC2 tail\ntail = %x80-BF\n"),
        (";! ambiguous foo for a reason\n", "foo = \"foo:\" / \"foo:\"\n"),
        (";! percent-encoded bar within plain\n", "foo = bar\nbar = plain \"(\"\nplain = \"x\"\n"),
    ] {
        let first = lower(format!("{line}{section}{rules}"));
        assert_eq!(lower(format!("{section}{line}{rules}")), first, "{line}");
        assert_eq!(lower(format!("{section}{rules}{line}")), first, "{line}");
    }
}

#[test]
fn directives_of_a_section_have_no_order() {
    let lines = "start s, type S, fields a b c, form a lowercase, equal-by a, redact b, validate c not-empty, \
                 normalization none, default-port 80, empty-path /, example s:a1";
    let lines: Vec<&str> = lines.split(", ").collect();
    let lowered = |lines: &[&str]| {
        let lines: String = lines.iter().map(|line| format!(";! {line}\n")).collect();
        let section = clean(&format!(";! scheme s\n{RULES}{lines}")).sections.remove(0);
        let secret: Vec<bool> = section.fields.iter().map(|field| field.secret.is_some()).collect();
        (section.forms, section.equal_by, section.checks, section.normalization, secret, section.type_name)
    };
    let reversed: Vec<&str> = lines.iter().rev().copied().collect();
    assert_eq!(lowered(&lines), lowered(&reversed));
}

#[test]
fn former_names_say_what_is_written_now() {
    for (former, now, _) in FORMER {
        let found = lowered(&format!(";! scheme s\n;! fields a\n;! {former} a\n"));
        assert!(found.iter().all(|finding| finding.code == "unknown-directive"));
        assert!(found.render(false).contains(now), "{former}");
    }
}

#[test]
fn what_is_listed_twice_is_refused() {
    assert_eq!(in_section(";! equal-by a a\n"), [("duplicate-field", 3)]);
    assert_eq!(in_section(";! form a lowercase lowercase\n"), [("duplicate-directive", 3)]);
    assert_eq!(
        in_section(";! form a lowercase\n;! form b lowercase\n;! form A lowercase\n"),
        [("duplicate-directive", 5)]
    );
    assert_eq!(
        in_section(";! normalization host-case scheme-case host-case\n"),
        [("duplicate-directive", 3)]
    );
    assert_eq!(in_section(";! validate a isbn\n;! validate a isbn\n"), [("duplicate-directive", 4)]);
    assert_eq!(in_section(";! validate a isbn\n;! validate a not-empty\n"), []);
    assert_eq!(in_section(";! redact a\n;! redact a\n"), [("duplicate-directive", 4)]);
    assert_eq!(in_section(";! redact a b\n;! redact c\n"), []);
    assert_eq!(in_section(";! redact a after-colon\n;! redact A\n"), [("duplicate-directive", 4)]);
    assert_eq!(in_section(";! redact a b after-colon\n"), [("redact", 3)]);
    assert_eq!(found(";! redact a\n;! scheme s\n;! redact a\n"), [("duplicate-directive", 3)]);
    assert_eq!(found(";! utf-8 a a\n"), [("duplicate-directive", 1)]);
    assert_eq!(
        found(";! percent-encoded c within a\n;! percent-encoded c within b\n")[0].0,
        "duplicate-directive"
    );
}

#[test]
fn forms_that_contradict_are_refused_at_the_second() {
    assert_eq!(in_section(";! form a no-hyphens\n;! form b tel\n;! form s tel\n"), []);
    assert_eq!(in_section(";! form a lowercase\n;! form a no-hyphens\n;! form b tel lowercase\n"), []);
    assert_eq!(in_section(";! form a tel\n;! form A tel\n"), [("duplicate-directive", 4)]);
    let lines = ";! scheme s\n;! fields a b c\n;! form a no-hyphens\n;! form a tel\n";
    assert_eq!(found(lines), [("contradicting-form", 4)]);
    let shown = lowered(lines).render(false);
    assert!(shown.contains("`no-hyphens`") && shown.contains("test.abnf:4:"), "{shown}");
}

#[test]
fn a_path_for_an_empty_one_moves_no_boundary() {
    for path in ["/", "/a", "/a/", "/a//b", "/a:@!$&'()*+,;=-._~", "/%20", "/..a", "/..."] {
        assert_eq!(in_section(&format!(";! empty-path {path}\n")), [], "{path}");
    }
    let wrong = r#"@evil.com/ :80/ a a/ // //a /? /a?b /a#b /. /a/.. /./a /%2e /% /%2 /%2x /%c3 /%41 /[ /é /\ /a" ? #"#;
    for path in wrong.split(' ') {
        assert_eq!(in_section(&format!(";! empty-path {path}\n")), [("empty-path", 3)], "{path}");
    }
}

#[test]
fn numbers_are_digits() {
    for port in ["+80", "-1", "65536", "eighty", "８０"] {
        assert_eq!(in_section(&format!(";! default-port {port}\n")), [("port-number", 3)], "{port}");
    }
    for depth in ["+3", "0", "1025", "three"] {
        assert_eq!(found(&format!(";! nesting {depth}\n")), [("nesting", 1)], "{depth}");
    }
}

#[test]
fn what_has_no_effect_on_a_kind_is_refused_there() {
    for line in ["default-port 80", "empty-path /", "normalization none"] {
        let of = |opens: &str| found(&format!(";! {opens}\n;! fields a\n;! {line}\n"));
        assert_eq!(of("scheme s"), [], "{line}");
        assert_eq!(of("kind s"), [("misplaced-directive", 3)], "{line}");
        let with = format!(";! kind s\n;! fields a\n;! equal-by a\n;! {line}\n");
        assert_eq!(found(&with), [], "{line}");
    }
}

#[test]
fn a_scheme_has_a_name_that_a_uri_can_begin_with() {
    for name in ["s", "S", "a1+-.x"] {
        assert_eq!(found(&format!(";! scheme {name}\n")), [], "{name}");
    }
    for name in ["1a", "-a", "a_b", "a:", "é", "a/b"] {
        assert_eq!(found(&format!(";! scheme {name}\n")), [("scheme-name", 1)], "{name}");
    }
}

#[test]
fn an_import_is_named_once() {
    let imports = ["one", "two", "three"].map(|name| (name, "x = \"x\"\n"));
    let codes = |text: &str| {
        let (_, found) = lower_text(&format!("{text}{RULES}"), &TextLoader(&[&imports]));
        found.iter().map(|finding| finding.code).collect::<Vec<_>>()
    };
    assert_eq!(codes(";! import one two\n;! import three\n"), [""; 0]);
    assert_eq!(codes(";! import one two\n;! import one\n"), ["duplicate-directive"]);
}

#[test]
fn an_acknowledgement_needs_a_rule_and_a_reason() {
    assert_eq!(found(";! ambiguous a as the document says\n"), []);
    assert_eq!(in_section(";! ambiguous a why\n;! ambiguous b why\n"), []);
    assert_eq!(found(";! ambiguous a\n"), [("directive-words", 1)]);
    assert_eq!(found(";! ambiguous d why\n"), [("undefined-rule", 1)]);
    assert_eq!(found(";! ambiguous a why\n;! ambiguous A so\n"), [("duplicate-directive", 2)]);
    let grammar = clean(&format!(";! ambiguous a  it is  so \n{RULES}"));
    assert_eq!(grammar.acknowledged(grammar.find("a").expect("a rule")), Some("it is  so"));
    assert_eq!(grammar.acknowledged(grammar.find("b").expect("a rule")), None);
}

#[test]
fn a_dialect_does_not_apply_to_imports() {
    let loader = TextLoader(&[&[
        ("abnf", "b = 1#DIGIT\n"),
        ("lists", ";! dialect http-sender\nb = 1#DIGIT\nOWS = *SP\n"),
        ("ebnf", ";! dialect w3c-ebnf\nb ::= [0-9]\n"),
    ]]);
    let codes = |text: &str| {
        let mut found = Diagnostics::new();
        crate::abnf::analyze(&Source::new("test.abnf", text), &loader, &mut found);
        found.iter().map(|found| found.code).collect::<Vec<_>>()
    };
    assert_eq!(codes(";! dialect http-sender\n;! import abnf\na = b\n"), ["syntax"]);
    assert_eq!(codes(";! import lists ebnf\na = b DIGIT\n"), [""; 0]);
    assert_eq!(codes(";! import lists\na = 1#b\n"), ["syntax"]);
    // EBNF does not see the core rules through an import.
    assert_eq!(codes(";! dialect w3c-ebnf\n;! import lists\na ::= b OWS\n"), [""; 0]);
    assert_eq!(codes(";! dialect w3c-ebnf\n;! import lists\na ::= b SP\n"), ["undefined-rule"]);
}

/// Returns the codes and messages of all findings, after the check of the rules.
fn analyzed(text: &str, loader: &dyn Loader) -> Vec<(&'static str, String)> {
    let mut found = Diagnostics::new();
    crate::abnf::analyze(&Source::new("test.abnf", text), loader, &mut found);
    found.into_iter().map(|finding| (finding.code, finding.message)).collect()
}

#[test]
fn a_field_is_found_in_an_extended_rule() {
    let base = "param = name \"=\" value\nname = 1*ALPHA\nvalue = 1*DIGIT\n";
    let middle = ";! import base\nparam =/ \"?\"\n";
    let loader = TextLoader(&[&[("base", base), ("middle", middle)]]);
    for import in ["base", "middle base"] {
        for field in ["v=param/value", "v*=param/value"] {
            let text =
                format!(";! import {import}\n;! kind e\n;! fields {field}\ne = param\nparam =/ name\n");
            assert_eq!(analyzed(&text, &loader), [], "{text}");
        }
    }
    for (rule, added) in [("e", "name"), ("value", "value")] {
        let text =
            format!(";! import base\n;! kind e\n;! fields v=param/{rule}\ne=param\nparam =/ {added}\n");
        assert_eq!(analyzed(&text, &loader)[0].0, "unreached-field", "{text}");
    }
}

#[test]
fn a_list_has_no_parameters() {
    let found = lowered(";! kind k\n;! fields a*\n;! parameters a ; w\n");
    let messages: Vec<_> = found.iter().map(|finding| (finding.code, finding.message.as_str())).collect();
    assert_eq!(messages, [("unknown-field", "the list `a` cannot have parameters")]);
    let found = lowered(";! kind k\n;! fields x*=a\n;! equal-by X\n");
    let help = "it is a list, and only a field that occurs at most once can be used here";
    assert_eq!(found[0].help, [help]);
}

#[test]
fn a_rule_whose_base_is_missing_matches_some_text() {
    let loader = TextLoader(&[&[("cycle", ";! import test\nx = \"x\"\n")]]);
    for (import, code) in [("none", "unknown-import"), ("cycle", "import-cycle")] {
        let text = format!(";! import {import}\ncommand =/ \"(\" command \")\"\n");
        let found = analyzed(&text, &loader);
        let expected = if import == "cycle" { vec![code, "increment-without-base"] } else { vec![code] };
        assert_eq!(found.iter().map(|found| found.0).collect::<Vec<_>>(), expected, "{found:?}");
    }
}

/// Returns the help and the suggestion of the first finding.
fn helped(text: &str, loader: &dyn Loader) -> (String, Option<String>) {
    let mut found = Diagnostics::new();
    crate::abnf::analyze(&Source::new("test.abnf", text), loader, &mut found);
    let first = found.into_iter().next().unwrap_or_else(|| panic!("{text}"));
    (first.help.join("\n"), first.suggestion.map(|edit| edit.text))
}

#[test]
fn words_of_other_notations_are_not_imported() {
    for (word, help, edit) in [
        ("or", "ABNF writes alternatives with \"/\"", Some("/")),
        ("OR", "ABNF writes alternatives with \"/\"", Some("/")),
        ("And", "ABNF separates elements with white space", None),
        ("not", "ABNF has no exceptions: list the characters or alternatives that are allowed", None),
    ] {
        let found = helped(&format!("a = \"x\" {word} \"y\"\n"), &TWO_RULES);
        assert_eq!(found, (help.to_string(), edit.map(str::to_string)), "{word}");
    }
    // RFC 4515 without its import.
    let (help, _) = helped("a = \"x\" / or / \"y\"\n", &TWO_RULES);
    assert_eq!(help, "`rfc4515` defines it: add `;! import rfc4515`");
}

#[test]
fn prose_suggests_only_a_document_that_it_means() {
    let general = "add `;! import DOCUMENT` for the document that defines it";
    for (text, expected) in [
        ("domain = <domain, see [RFC1034], Section 3.5>\n", general),
        ("dtext = <any CHAR excluding \"[\", \"]\">\n", general),
        ("a = <any>\n", general),
        ("a = <any octet>\n", general),
        ("a = <pchar, see [URI]>\n", "`rfc3986` defines it: add `;! import rfc3986`"),
        ("a = <filterlist, see RFC 4515>\n", "`rfc4515` defines it: add `;! import rfc4515`"),
    ] {
        let (help, _) = helped(text, &TWO_RULES);
        assert_eq!(help, format!("{expected}\nor define the rule in ABNF"), "{text}");
    }
}

#[test]
fn a_name_that_is_near_is_suggested() {
    let loader = TextLoader(&[&[("rfc5538", "x = \"x\"\n"), ("other", "x = \"x\"\n")]]);
    let listed = "an import is the file `rfc5539.abnf` in the folder of the grammar, or the name of a built-in grammar\n\
                  `virgule grammar list` lists the built-in grammars";
    let core = "the core rules need no import: remove this name";
    let define = "define it, or import the document that defines it: `;! import DOCUMENT`";
    for (text, help, edit) in [
        (";! import rfc5234\na = \"a\"\n", core, None),
        (";! import RFC7405\na = \"a\"\n", core, None),
        (";! import rfc5539\na = \"a\"\n", listed, None),
        (";! import RFC5538\na = \"a\"\n", "did you mean `rfc5538`?", Some("rfc5538")),
        (";! import ./other\na = \"a\"\n", "write `;! import other`", Some("other")),
        (";! import other.abnf\na = \"a\"\n", "write `;! import other`", Some("other")),
        (
            ";! import ./none\na = \"a\"\n",
            "an import is the file `none.abnf` in the folder of the grammar, or the name of a built-in grammar",
            None,
        ),
        ("bar = baz\n", define, None),
        ("list = \"x\" [ \",\" lst ]\n", "did you mean `list`?", Some("list")),
        ("a = DIGTI\n", "did you mean `DIGIT`?", Some("DIGIT")),
        ("a = foo-baz\nFoo-Bar = \"x\"\n", "did you mean `Foo-Bar`?", Some("Foo-Bar")),
        (";! kind a\n;! fields unit\na = units\nunits = \"x\"\n", "did you mean `units`?", Some("units")),
    ] {
        assert_eq!(helped(text, &loader), (help.to_string(), edit.map(str::to_string)), "{text}");
    }
}

#[test]
fn a_character_as_in_c_is_an_undefined_rule() {
    for (number, written) in [("0x41", "%x41"), ("0d65", "%d65"), ("0b1", "%b1"), ("0X4a", "%X4a")] {
        let text = format!(";! kind a\na = {number}\n");
        let found = analyzed(&text, &NoImports);
        assert_eq!(found, [("undefined-rule", format!("there is no rule `{}`", &number[1..]))]);
        let help = format!("ABNF writes the character as `{written}`");
        assert_eq!(helped(&text, &NoImports), (help, Some(written.to_string())));
    }
    assert_eq!(helped("a = 1*0x41\n", &NoImports).1.as_deref(), Some("%x41"));
    for text in ["a = 0x41\nx41 = \"a\"\n", "a = 0d4a\nd4a = \"a\"\n"] {
        assert_eq!(analyzed(text, &NoImports)[0].0, "zero-repetition", "{text}");
    }
}

/// Returns the code of the first finding, and the text with its suggestion applied if it is certain.
fn fixed(text: &str) -> Option<(&'static str, String)> {
    let mut found = Diagnostics::new();
    crate::abnf::analyze(&Source::new("test.abnf", text), &TWO_RULES, &mut found);
    let first = found.first()?;
    let edit = first.suggestion.as_ref().filter(|_| first.is_certain)?;
    let (before, after) = (&text[..edit.span.start], &text[edit.span.end..]);
    Some((first.code, format!("{before}{}{after}", edit.text)))
}

#[test]
fn certain_changes_are_suggested() {
    for (code, text, expected) in [
        ("undefined-rule", "; x\r\na = ucschar\r\n", "; x\r\n;! import rfc3987\r\na = ucschar\r\n"),
        ("undefined-rule", ";! import rfc3986 \na = ucschar\n", ";! import rfc3986 rfc3987 \na = ucschar\n"),
        ("undefined-rule", "\u{feff}a = ucschar", "\u{feff};! import rfc3987\na = ucschar"),
        (
            "unbound-prose",
            "a = <pchar, see [RFC3986], Section 3.3>\n",
            ";! import rfc3986\na = <pchar, see [RFC3986], Section 3.3>\n",
        ),
        ("unknown-import", ";! import RFC3986\na = authority\n", ";! import rfc3986\na = authority\n"),
        ("unknown-import", ";! import rfc3986.abnf\na = port\n", ";! import rfc3986\na = port\n"),
        ("missing-space", "a = DIGIT\"b\"\n", "a = DIGIT \"b\"\n"),
        ("missing-space", "a = \"b\"%s\"c\"\n", "a = \"b\" %s\"c\"\n"),
        ("unknown-import", ";! import ./rfc3986\na = port\n", ";! import rfc3986\na = port\n"),
        ("unknown-import", ";! import ./rfc3986.abnf\na = port\n", ";! import rfc3986\na = port\n"),
        ("syntax", "a = \"a\" | \"b\"\n", "a = \"a\" / \"b\"\n"),
        ("syntax", "a := \"a\"\n", "a = \"a\"\n"),
        ("unknown-directive", ";! Kind a\na = \"a\"\n", ";! kind a\na = \"a\"\n"),
        ("unknown-directive", ";! kind a\n;! secret a\na = \"a\"\n", ";! kind a\n;! redact a\na = \"a\"\n"),
        (
            "unknown-check",
            ";! kind a\n;! fields b\n;! validate b ISBN\na = b\nb = \"b\"\n",
            ";! kind a\n;! fields b\n;! validate b isbn\na = b\nb = \"b\"\n",
        ),
        ("reversed-range", "a = %x5a-41\n", "a = %x41-5a\n"),
        ("reversed-range", "a = %d90-65\n", "a = %d65-90\n"),
        ("unproductive-rule", "a = DIGIT\ndigit = DIGIT ; x\nb = \"b\"\n", "a = DIGIT\nb = \"b\"\n"),
    ] {
        assert_eq!(fixed(text), Some((code, expected.to_string())), "{text}");
    }
}

#[test]
fn the_nearest_word_is_suggested_but_not_certain() {
    let suggested = |text: &str| {
        let mut found = Diagnostics::new();
        crate::abnf::analyze(&Source::new("test.abnf", text), &TWO_RULES, &mut found);
        let first = found.into_iter().next()?;
        Some((first.suggestion.map(|edit| edit.text), first.is_certain, first.help))
    };
    let help = || vec!["did you mean `bcd`?".to_string()];
    assert_eq!(suggested("a = bce\nbcd = \"c\"\n"), Some((Some("bcd".to_string()), false, help())));
    let written = || vec!["write `2*3`".to_string()];
    assert_eq!(suggested("a = 3*2\"a\"\n"), Some((Some("2*3".to_string()), false, written())));
    // The span is not only the word.
    let part = ";! kind a\n;! fields x=bce\na = bcd\nbcd = \"c\"\n";
    assert_eq!(suggested(part), Some((None, false, help())));
}

#[test]
fn rules_are_joined_as_their_notation_writes_it() {
    let (help, _) = helped("a = \"x\"\na = \"y\"\n", &NoImports);
    assert_eq!(help, "rule names are case-insensitive; write `=/` to add an alternative");
    let (help, _) = helped(";! dialect w3c-ebnf\na ::= 'x'\na ::= 'y'\n", &NoImports);
    assert_eq!(help, "remove one of them, or join them with \"|\"");
}

#[test]
fn messages_enumerate_and_are_not_repeated() {
    let found = analyzed("a = b\nb = c\nc = a\n", &NoImports);
    assert_eq!(found[0].1, "`a` matches no text: each of its alternatives needs `a`, `b` or `c` again");
    for text in [
        ";! kind a\n;! fields b b\na = b\nb = \"b\"\n",
        ";! kind a\n;! form a lowercaes\na = \"b\"\n",
        ";! feilds b\na = \"b\"\n",
        ";! import none\na = \"b\"\n",
    ] {
        let mut found = Diagnostics::new();
        crate::abnf::analyze(&Source::new("test.abnf", text), &NoImports, &mut found);
        assert_eq!(found[0].labels[0].1, "", "{text}");
    }
}

#[test]
fn a_choice_of_the_author_is_not_certain() {
    for text in [
        // Several built-in grammars define the rule, or none.
        "a = host\n",
        "a = no-such-rule\n",
        "a = ab\nac = \"c\"\n",
        "a = 3*2\"a\"\n",
        ";! import rfc3985\na = \"a\"\n",
        ";! import none.abnf\na = \"a\"\n",
        // Only one built-in grammar defines the rule, but it is about another subject.
        "a = filterlist\n",
        "a = <filterlist, see RFC 4515>\n",
        "a = \"x\" or \"y\"\n",
        "a = \"say \"\"hi\"\"\"\n",
        "a = 0x41\n",
        // ABNF ignores the case of strings.
        "a = 'a'\n",
        ";! kinds a\na = \"a\"\n",
        ";! ignore-case a\na = \"a\"\n",
    ] {
        assert_eq!(fixed(text), None, "{text}");
    }
}
