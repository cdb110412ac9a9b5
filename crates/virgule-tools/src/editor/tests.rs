//! Tests of the answers for an editor, without a protocol.

use super::complete::MAX_COMPLETIONS;
use super::names::{NameRole, occurrences};
use super::positions::{ColumnUnit, LineColumn, Positions};
use super::rename::{RenameError, RuleKey, apply, rename};
use super::tokens::{TokenKind, tokens};
use super::workspace::{OpenFiles, WorkspaceLoader, only_abnf};
use super::{DocumentAnalysis, complete, hover};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Source, Span};

fn analyze(text: &str) -> DocumentAnalysis {
    let open = OpenFiles::new();
    DocumentAnalysis::new(&Source::new("test.abnf", text), &WorkspaceLoader { open: &open, file: None })
}

#[test]
fn positions_and_offsets_are_inverse() {
    let long = format!("{}\u{1F600}é|\r\n", "aé\u{1F600}".repeat(500));
    for text in [
        "",
        "\n",
        "a\r\nb\rc\n",
        "\u{feff}é\u{1F600}x\n\u{1F600}",
        &long,
        &"é".repeat(512),
        &"é".repeat(2000),
    ] {
        for unit in [ColumnUnit::Utf8, ColumnUnit::Utf16] {
            let positions = Positions::new(text, unit);
            for (at, c) in text.char_indices() {
                let position = positions.position(text, at);
                // A position within a line end is the end of the line.
                if c != '\n' {
                    assert_eq!(positions.offset(text, position), at, "{text:?} {at}");
                }
                let inside = LineColumn { column: position.column + 1, ..position };
                let is_long = if unit == ColumnUnit::Utf8 { c.len_utf8() } else { c.len_utf16() } > 1;
                if is_long {
                    assert_eq!(positions.offset(text, inside), at, "within a character");
                }
            }
            for (line, column) in [(0, u32::MAX), (u32::MAX, 0), (u32::MAX, u32::MAX), (1, 9999)] {
                let offset = positions.offset(text, LineColumn { line, column });
                assert!(text.is_char_boundary(offset), "{text:?} {line} {column}");
            }
            assert_eq!(positions.offset(text, positions.position(text, usize::MAX)), text.len());
        }
    }
    let positions = Positions::new("a\u{1F600}b", ColumnUnit::Utf16);
    assert_eq!(positions.position("a\u{1F600}b", 5), LineColumn { line: 0, column: 3 });
    assert_eq!(
        positions.span("a\u{1F600}b", LineColumn { line: 0, column: 3 }..LineColumn { line: 0, column: 0 }),
        Span::new(0, 5)
    );
}

const ALL: &str = ";! import rfc3986\n;! kind t\n;! start top\n;! fields a b=b c=Top/c|host l*\n;! equal-by a\n;! redact b c\n;! redact d\n;! form top lowercase\n;! ambiguous c because a b\ntop = A b *c *l d\na = <host, see [RFC3986]>\nb = \"a\" c\nc = \"c\"\nd = \"d\"\nl = \"l\"\na =/ x\n";

#[test]
fn each_occurrence_of_a_name_is_found() {
    let analysis = analyze(ALL);
    let names = |role| {
        let found = occurrences(&analysis).into_iter().filter(move |found| found.role == role);
        found.map(|found| &ALL[found.span.start..found.span.end]).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(NameRole::Definition), "top a b c d l a");
    assert_eq!(names(NameRole::Shorthand), "a l");
    assert_eq!(names(NameRole::Field), "a b c");
    assert_eq!(names(NameRole::Reference), "top b Top c host d top c A b c l d host c x");
    let undefined: Vec<_> = occurrences(&analysis).into_iter().filter(|found| found.rule.is_none()).collect();
    assert_eq!(undefined.len(), 1);
}

/// Returns the text with the rule `old` renamed.
fn renamed(text: &str, old: &str, new: &str) -> Result<String, RenameError> {
    let analysis = analyze(text);
    let rule = analysis.surface().named(old).expect("a rule");
    super::rename::check_renamable(&analysis, rule)?;
    let key = RuleKey::new(&analysis, rule);
    let edits = rename(&key, new, &[Arc::new(analysis)], &OpenFiles::new())?;
    Ok(edits.first().map_or(text.to_string(), |(source, edits)| apply(&source.text, edits)))
}

#[test]
fn a_rename_changes_no_meaning() {
    let text = ";! kind t\n;! fields a l* b=t/B\n;! equal-by a\n;! form t lowercase\nt = A *l B C\na = \"a\"\nl = \"l\"\nb = \"b\"\nc = \"c\"\n";
    let after = renamed(text, "A", "first").expect("renamed");
    assert_eq!(
        after,
        text.replace("fields a l*", "fields a=first l*")
            .replace("= A", "= first")
            .replace("\na =", "\nfirst =")
    );
    let after = renamed(text, "l", "item").expect("renamed");
    assert!(
        after.contains(";! fields a l*=item b=t/B\n")
            && after.contains("*item B")
            && after.contains("\nitem ="),
        "{after}"
    );
    let after = renamed(text, "t", "top").expect("renamed");
    assert!(after.contains("b=top/B\n") && after.contains("form top lowercase\ntop ="), "{after}");
    let redacted = ";! kind t\n;! redact a\nt = a\na = \"a\"\n";
    let expected = ";! kind t\n;! redact b\nt = b\nb = \"a\"\n";
    assert_eq!(renamed(redacted, "a", "b").as_deref(), Ok(expected));
    assert_eq!(renamed(text, "b", "B").expect("renamed"), text.replace("\nb =", "\nB ="));
    assert!(matches!(renamed(text, "c", "a"), Err(RenameError::Captured(..))));
    assert!(matches!(renamed("s = x DIGIT\nx = \"x\"\n", "x", "digit"), Err(RenameError::Captured(_, 1))));
    assert!(matches!(renamed(text, "c", "1x"), Err(RenameError::NotAName(_))));
    assert!(
        matches!(renamed("s = DIGIT\n", "DIGIT", "x"), Err(RenameError::BuiltIn(name)) if name.is_empty())
    );
    assert!(
        matches!(renamed(";! import rfc3986\ns = host\n", "host", "x"), Err(RenameError::BuiltIn(name)) if name == "rfc3986")
    );
    assert!(matches!(renamed("s = x\nx = \"x\"\ny = (\n", "x", "z"), Err(RenameError::Unread(_))));
}

#[test]
fn a_hover_text_describes_rules_directives_and_imports() {
    let text = ";! import rfc3986\ns = 2*3\"ab\"  ; x\n  / host\nt = ALPHA `\n";
    let analysis = analyze(text);
    let shown = |word: &str| match hover::subject(&analysis, text.find(word).expect("a word")) {
        Some((_, hover::HoverSubject::Rule(rule))) => hover::definition(&analysis, rule),
        Some((_, hover::HoverSubject::Text(text))) => text,
        None => String::new(),
    };
    assert_eq!(shown("s ="), "```abnf\ns = 2*3\"ab\"  ; x\n  / host\n```\n\n`test`\n");
    assert!(shown("host").contains("`rfc3986`: RFC 3986, section 3.2.2"), "{}", shown("host"));
    assert!(shown("import").contains(";! import") && shown("rfc").starts_with("`rfc3986`, RFC 3986"));
    assert_eq!(shown("; x"), "");
    assert_eq!(hover::fenced("", "a ``` b"), "````\na ``` b\n````\n");

    let strings = |text: &str| {
        let analysis = analyze(text);
        let checked = analysis.checked().expect("no errors");
        hover::strings(checked, analysis.surface().named("s").expect("a rule"))
    };
    let shown = strings("s = 2*3\"ab\"\n");
    assert!(shown.starts_with("\nautomaton with 7 states\n"), "{shown}");
    assert!(shown.contains("\"ABAB\"  ; shortest\n"), "{shown}");
    assert_eq!(shown.lines().filter(|line| line.starts_with('"')).count(), 3, "{shown}");
    let mirror = strings("s = \"a\" s \"a\" / \"b\" s \"b\" / \"a\" / \"b\"\n");
    assert!(mirror.starts_with("\ngeneral matcher: "), "{mirror}");
    assert!(strings("s = t\n").starts_with("\nnot matchable: there is no rule `t`"));
    assert!(strings("s = 50\"a\"\n").ends_with("\nno string of at most 40 bytes\n"));
}

#[test]
fn a_rule_with_errors_keeps_its_name() {
    let text = "a = B\nb = \"x\" | c\nc = a\n";
    let analysis = analyze(text);
    let roles: Vec<_> = occurrences(&analysis).iter().map(|found| (found.span.start, found.role)).collect();
    assert!(
        roles.contains(&(4, NameRole::Reference)) && roles.contains(&(6, NameRole::Definition)),
        "{roles:?}"
    );
    let (tree, name) = analysis.unread(Span::new(4, 5)).expect("a rule with errors");
    assert_eq!((&tree.source.text, name.span), (&text.to_string(), Span::new(6, 7)));
    for offset in [4, 6] {
        let Some((_, hover::HoverSubject::Text(shown))) = hover::subject(&analysis, offset) else {
            panic!("no hover text at {offset}");
        };
        assert_eq!(shown, "```abnf\nb = \"x\" | c\n```\n\n`b` has syntax errors\n");
    }
    let (_, completed) = complete::completions(&analysis, 5, None, &OpenFiles::new());
    assert!(completed.iter().any(|completion| completion.name == "b"), "{completed:?}");
}

#[test]
fn completions_depend_on_the_context() {
    let names = |text: &str| {
        let offset = text.find('|').expect("an offset");
        let text = text.replace('|', "");
        let (span, found) = complete::completions(&analyze(&text), offset, None, &OpenFiles::new());
        let names: Vec<String> = found.into_iter().map(|completion| completion.name).collect();
        (text[span.start..span.end].to_string(), names.join(" "))
    };
    let found = |text: &str| names(text).1;
    assert_eq!(names("s = hex|\nhexes = \"h\"\n"), ("hex".to_string(), "hexes HEXDIG".to_string()));
    assert_eq!(found(";! import rfc3986\ns = port|\n"), "port");
    assert_eq!(found(";! fi|\n"), "fields");
    assert_eq!(found(";! import rfc398|\n"), "rfc3986 rfc3987");
    assert_eq!(found(";! validate s not|\ns = \"a\"\n"), "not-empty");
    assert_eq!(found(";! start sc|\nscheme = \"a\"\n"), "scheme");
    assert_eq!(found(";! redact s a|\ns = \"a\"\nas = \"a\"\n"), "as ALPHA after-colon");
    assert_eq!(found(";! percent-encoded s w|\ns = \"a\"\n"), "WSP within");
    // The rules that do not begin with the typed name do not count for the maximum.
    let many: String = (0..MAX_COMPLETIONS + 1).map(|number| format!("r{number} = \"a\"\n")).collect();
    assert_eq!(found(&format!(";! start s|\n{many}s = \"a\"\n")), "s SP");
    for text in ["s = \"hex|\"\n", "s = x ; hex|\n", "s = <hex|\n", "; hex|\n", ";! type hex|\n"] {
        assert_eq!(found(text), "", "{text}");
    }
}

#[test]
fn a_difference_has_the_names_that_are_written() {
    let text = ";! dialect w3c-ebnf\nTop ::= (Name_ - 'x') No 'm'\nName_ ::= [a-z]+\nNo ::= [a-z] - Digit\nDigit ::= [0-9]\n";
    let analysis = analyze(text);
    assert!(analysis.checked().is_some() && analysis.surface().named("Top-minus-1").is_some());
    let found = occurrences(&analysis);
    let names: Vec<&str> = found.iter().map(|found| &text[found.span.start..found.span.end]).collect();
    assert_eq!(names, ["Top", "Name_", "No", "Name_", "No", "Digit", "Digit"]);
    assert_eq!(hover::subject(&analysis, text.find("- 'x'").expect("a difference")), None);
    let (_, found) = complete::completions(&analysis, text.len(), None, &OpenFiles::new());
    assert!(found.iter().all(|completion| !completion.name.contains("minus")), "{found:?}");
    let after = renamed(text, "Name-", "Word").expect("renamed");
    assert_eq!(after, text.replace("Name_", "Word"));
    assert_eq!(renamed(text, "digit", "d").expect("renamed"), text.replace("Digit", "d"));
}

#[test]
fn tokens_do_not_overlap() {
    let analysis = analyze(ALL);
    let found = tokens(&analysis);
    assert!(found.windows(2).all(|pair| pair[0].0.end <= pair[1].0.start));
    let kind = |word: &str| {
        let at = ALL.find(word).expect("a word");
        found.iter().find(|(span, _)| span.start == at).map(|(_, kind)| *kind)
    };
    assert_eq!(kind(";! import"), Some(TokenKind::Directive));
    assert_eq!(kind("top = "), Some(TokenKind::Definition));
    assert_eq!(kind("host, see"), Some(TokenKind::BuiltIn));
    assert_eq!(kind("\"a\" c"), Some(TokenKind::Text));
    assert_eq!(kind("*c *l"), Some(TokenKind::Number));
}

#[test]
fn the_abnf_of_a_text_keeps_its_offsets() {
    let text = "1.  Täxt\r\n\r\n   Words = are not.\r\n\r\n      badge = \"b\" house\r\n      house = 1*ALPHA  ; é\r\n\r\n   More.\r\n";
    let masked = only_abnf(text).expect("rules");
    assert_eq!(masked.len(), text.len());
    assert_eq!(masked.find("badge ="), text.find("badge ="));
    assert!(analyze(&masked).diagnostics.is_empty());
    // A page break of a printed RFC within a rule.
    let paged = "   Text.\n\n   s = \"a\" /\n\n\n\nNobody                      Standards Track                    [Page 1]\n\u{c}\n\
                 RFC 1                       Example                   January 2005\n\n\n       \"b\"\n\n   Text.\n";
    let masked = only_abnf(paged).expect("a rule");
    assert_eq!(masked.find("\"b\""), paged.find("\"b\""));
    assert!(analyze(&masked).diagnostics.is_empty());
    assert_eq!(only_abnf("no rule\n"), None);
    assert_eq!(only_abnf("<?xml?><rfc></rfc>"), None);
}

#[test]
fn the_abnf_of_a_text_is_checked_with_its_errors() {
    let errors = |text: &str| -> Vec<String> {
        let masked = only_abnf(text).expect("ABNF");
        let analysis = analyze(&masked);
        let place = |line: usize| text.lines().nth(line - 1).unwrap_or_default().trim().to_string();
        analysis.diagnostics.iter().filter_map(|found| Some(place(found.position()?.0))).collect()
    };
    // All of a block that is declared to be ABNF.
    let block = "Text.\n\n```abnf\nfoo = %x5A-41\nbar = foo *( \"x\"\nfoo = \"y\"\n```\n";
    assert_eq!(errors(block), ["foo = %x5A-41", "bar = foo *( \"x\"", "foo = \"y\""]);
    assert_eq!(errors("```abnf\nstray text\nfoo = \"a\"\n```\n"), ["stray text"]);
    assert_eq!(errors("```abnf\nfoo = \"a\"\n```\n\n```abnf\nfoo = \"a\"\nb = bar\n```\n"), ["b = bar"]);
    assert_eq!(errors("```abnf\n;! import rfc3986\n\nfoo = host\n```\n").len(), 0);
    for none in ["```c\nfoo = %x5A-41;\n```\n", "```abnf\n; a comment\n```\n"] {
        assert_eq!(only_abnf(none), None);
    }
    // In other text, only lines that are printed among rules, or that a rule uses.
    assert_eq!(errors("   a = 1*b\n\n   b = \"b\"\n   c = b (\"c\"\n"), ["c = b (\"c\""]);
    assert_eq!(errors("   a = 1*b\n\n   Text.\n\n   b = %xZZ\n"), ["b = %xZZ"]);
    assert_eq!(errors("   a = 1*\"a\"\n\n   Text.\n\n   b = %xZZ\n").len(), 0);
    assert_eq!(
        errors("   a = 1*b\n   b = \"b\"\n\n   For example:\n      c=\"x\",\n      a=\"y\",\n").len(),
        0
    );
    assert_eq!(errors("   x = \"a\"\n   y = \"b\"\n   z = x + y\n").len(), 0);
    assert_eq!(
        errors("   sms = telephone ; defined in RFC 3966\n   a = sms \"b\"\n").len(),
        1,
        "one of `telephone`"
    );
}

#[test]
fn a_name_with_an_underscore_is_renamed_in_ebnf() {
    let text = ";! dialect w3c-ebnf\n;! kind top\n;! fields a_b\nTop ::= a_b 'x' a_b\na_b ::= [a-z]+\n";
    let after = renamed(text, "a_b", "c_d").expect("renamed");
    assert!(after.ends_with("\nTop ::= c_d 'x' c_d\nc_d ::= [a-z]+\n"), "{after}");
    let after = renamed(text, "a_b", "c-d").expect("renamed");
    assert!(after.ends_with("\nTop ::= c-d 'x' c-d\nc-d ::= [a-z]+\n"), "{after}");
    assert!(matches!(renamed(text, "a_b", "1_d"), Err(RenameError::NotAName(_))));
    assert!(matches!(renamed("a = b\nb = \"b\"\n", "b", "c_d"), Err(RenameError::NotAName(_))));
}
