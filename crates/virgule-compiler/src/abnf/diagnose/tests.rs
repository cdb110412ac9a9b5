//! Tests of the rendering of diagnostics, which must not panic for any span.

use super::{Diagnostic, Diagnostics, Source, Span, did_you_mean, meant, suggestion};

#[test]
fn position_counts_characters_and_every_kind_of_line_end() {
    let source = Source::new("x", "\u{feff}aé=b\r\nc\rd\n");
    let places = [3, 4, 6, 7, 10, 12, 14, 99].map(|offset| source.position(offset));
    assert_eq!(places, [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (3, 1), (4, 1), (4, 1)]);
    assert_eq!(source.position(5), (1, 2), "within a character");
    assert_eq!(Source::new("x", "").position(7), (1, 1));
}

#[test]
fn render_shows_file_line_column_caret_label_and_help() {
    let source = Source::new("tel.abnf", "a = b\nc = d | e\n");
    let shown = Diagnostic::error("syntax", "expected \"/\"", &source, Span::new(12, 13), "found \"|\"")
        .and(Span::new(6, 7), "in this rule")
        .help("ABNF writes alternatives with \"/\"")
        .render(false);
    let wanted = "\
error[syntax]: expected \"/\"
 --> tel.abnf:2:7
  |
2 | c = d | e
  | -     ^ found \"|\"
  | |
  | in this rule
  |
  = help: ABNF writes alternatives with \"/\"
";
    assert_eq!(shown, wanted);
}

#[test]
fn render_escapes_control_characters() {
    let source = Source::new("a\nb", "x\u{1b}[31m = y");
    let shown =
        Diagnostic::warning("w", "a\u{1b}[0mb\u{202e}", &source, Span::new(1, 2), "l\nm").render(false);
    assert!(shown.starts_with("warning[w]: a\\u{1b}[0mb\\u{202e}\n --> a\\nb:1:2\n"), "{shown}");
    assert!(shown.contains("^ l\\nm"), "{shown}");
    assert!(!shown.contains('\u{1b}'), "{shown}");
}

#[test]
fn render_knows_lone_cr_as_a_line_end() {
    let source = Source::new("f", "a = b\rc = | d\r\ne = f");
    let shown = Diagnostic::error("e", "m", &source, Span::new(10, 11), "").render(false);
    assert!(shown.contains("--> f:2:5"), "{shown}");
    assert!(shown.contains("2 | c = | d\n"), "{shown}");
}

#[test]
fn render_takes_any_span() {
    for text in
        ["", "\n", "é", "a\u{feff}é\r\n\r\tü\n\n", "\u{feff}a", "\u{feff}", "\r\n", "日本\u{c}語\u{0}"]
    {
        let source = Source::new("f", text);
        for start in 0..text.len() + 3 {
            for end in 0..text.len() + 3 {
                let mut all = Diagnostics::new();
                all.push(
                    Diagnostic::error("e", "m", &source, Span::new(start, end), "l")
                        .and(Span::new(end, start), "k"),
                );
                all.extend(all.clone());
                assert!(all.render(end % 2 == 0).contains("f:"), "{text:?} {start} {end}");
            }
        }
    }
    let source = Source::new("f", "");
    let nowhere =
        Diagnostic { labels: Vec::new(), ..Diagnostic::error("e", "m", &source, Span::default(), "") };
    assert!(nowhere.render(false).contains("--> f"));
}

#[test]
fn render_cuts_long_lines() {
    let source = Source::new("f", format!("a = {}|{}", "é ".repeat(100_000), "x ".repeat(100_000)));
    let at = source.text.find('|').unwrap_or_default();
    let shown = Diagnostic::error("e", "m", &source, Span::new(at, at + 1), "here").render(false);
    assert!(shown.contains("--> f:1:200005"), "{shown}");
    assert!(shown.contains("^ here"), "{shown}");
    assert!(shown.len() < 4_000, "{}", shown.len());
}

#[test]
fn did_you_mean_finds_slips_and_nothing_else() {
    let rules = ["scheme", "authority", "path-abempty", "path-absolute", "host", "h16"];
    let guess = |word: &str| did_you_mean(word, rules);
    assert_eq!(guess("Sheme"), Some("scheme"));
    assert_eq!(guess("shceme"), Some("scheme"));
    assert_eq!(guess("PATH-ABSOLUT"), Some("path-absolute"));
    assert_eq!(guess("path-ab"), None);
    assert_eq!(guess("ghost"), Some("host"));
    assert_eq!(guess("query"), None);
    assert_eq!(did_you_mean("abc", ["acc", "aac"]), Some("acc"), "the first of equals");
    assert_eq!(did_you_mean("", ["a"]), None);
    assert_eq!(did_you_mean("ab", ["ac", "AB"]), Some("AB"), "a third of two characters is none");
    assert_eq!(did_you_mean("uri", ["xri"]), None);
    assert_eq!(did_you_mean("urx", ["xri", "uri"]), Some("uri"));
    assert_eq!(did_you_mean("a", []), None);
    assert_eq!(suggestion("abc", ["acc"]), "; did you mean `acc`?");
    assert_eq!(suggestion("ab", ["xyz"]), "");
}

#[test]
fn a_part_of_only_one_word_of_a_vocabulary_means_it() {
    let dialects = ["abnf", "http-sender", "http-recipient", "rfc822", "w3c-ebnf"];
    let guess = |word: &str| meant(word, dialects);
    assert_eq!(guess("EBNF"), Some("w3c-ebnf"), "not abnf, which is near");
    assert_eq!(guess("822"), Some("rfc822"));
    assert_eq!(guess("abmf"), Some("abnf"));
    assert_eq!(guess("http"), None, "two dialects contain it");
    assert_eq!(guess("bn"), None);
    assert_eq!(guess(""), None);
}
