//! The known ambiguities of all built-in grammars, and of RFC 3986 with errata.

use std::sync::LazyLock;
use virgule_compiler::abnf::Checked;
use virgule_compiler::grammars::GRAMMARS;
use virgule_tests::chart::Chart;
use virgule_tests::tables::rows;
use virgule_tests::{grammars, reviewed};
use virgule_tools::ambiguity::{AmbiguityReport, Wins, ambiguities};

/// A built-in grammar with its ambiguities.
struct Analyzed {
    name: &'static str,
    checked: Checked,
    report: AmbiguityReport,
}

/// All built-in grammars, analyzed once for all tests.
static ANALYZED: LazyLock<Vec<Analyzed>> = LazyLock::new(|| {
    let analyze = |&(name, _): &(&'static str, &str)| {
        let checked = grammars::built_in(name);
        let report = ambiguities(&checked, false);
        Analyzed { name, checked, report }
    };
    GRAMMARS.iter().map(analyze).collect()
});

/// The rows of the ambiguities of the grammar's own rules: grammar, rule, text, preferred and other derivation.
fn own_rows(known: &Analyzed) -> Vec<[String; 5]> {
    let grammar = &known.checked.grammar;
    let own = known.report.found.iter().filter(|found| grammar.rule(found.rule).document == known.name);
    own.map(|found| {
        let rule = grammar.rule(found.rule).name.clone();
        [known.name.to_string(), rule, found.text.clone(), found.reading(0), found.reading(1)]
    })
    .collect()
}

#[test]
fn the_reviewed_grammars_are_ambiguous_where_the_table_says() {
    let known = ANALYZED.iter().filter(|known| reviewed::is_reviewed(known.name));
    let found: Vec<[String; 5]> = known.flat_map(own_rows).collect();
    let rows: Vec<[String; 5]> = rows("ambiguities");
    let shown = || found.iter().map(|row| format!("    {row:?},\n")).collect::<String>();
    assert!(found == rows, "the rows are\n{}", shown());
    for [grammar, rule, ..] in &rows {
        let noted = reviewed::all()[grammar].ambiguities.contains_key(rule);
        assert!(noted, "{grammar} {rule}: what is to be thought of it?");
    }
    for (grammar, reviewed) in reviewed::all() {
        for rule in reviewed.ambiguities.keys() {
            let is_row = rows.iter().any(|row| (&row[0], &row[1]) == (grammar, rule));
            assert!(is_row, "{grammar} {rule}: no more");
        }
    }
}

#[test]
fn reviewed_grammars_are_built_in() {
    for grammar in reviewed::all().keys() {
        assert!(GRAMMARS.iter().any(|(name, _)| name == grammar), "there is no grammars/{grammar}.abnf");
    }
}

/// Each text matches its start rule by an independent matcher, and the rules of both derivations match their parts.
#[test]
fn every_text_matches() {
    for known in ANALYZED.iter() {
        let grammar = std::sync::Arc::new(known.checked.grammar.clone());
        for found in &known.report.found {
            let chart = Chart::new(&grammar, found.chain[0], &[]);
            assert!(chart.matches(&found.text), "{} {:?}", known.name, found.text);
            for part in found.readings.iter().flatten() {
                if let Some(rule) = grammar.find(&part.shown).filter(|_| !found.text.contains('%')) {
                    let matched = &found.text[part.span.clone()];
                    assert!(Chart::new(&grammar, rule, &[]).matches(matched), "{} {part:?}", known.name);
                }
            }
        }
    }
}

/// The grammar of RFC 3986 in which `definition` replaces the text from `rule` to the next empty line, with the
/// ambiguities.
fn changed(rule: &str, definition: &str) -> (Checked, AmbiguityReport) {
    let fields = [";! fields", ";! redact"];
    let lines =
        grammars::text("rfc3986").lines().filter(|line| !fields.iter().any(|field| line.starts_with(field)));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    let begin = text.find(&format!("\n   {rule} ")).unwrap_or_else(|| panic!("no rule {rule}")) + 1;
    let length = text[begin..].find("\n\n").expect("an empty line behind it");
    let text = format!("{}   {definition}{}", &text[..begin], &text[begin + length..]);
    let checked = grammars::checked(&text);
    let report = ambiguities(&checked, false);
    (checked, report)
}

/// The rules and texts of the ambiguities in a report.
fn places((checked, report): &(Checked, AmbiguityReport)) -> Vec<(String, String)> {
    assert!(report.open.is_empty() && report.large.is_empty(), "{report:?}");
    let place = |found: &virgule_tools::ambiguity::Ambiguity| {
        (checked.grammar.rule(found.rule).name.clone(), found.text.clone())
    };
    report.found.iter().map(place).collect()
}

#[test]
fn uri_reference_has_one_ambiguity_and_none_without_ipv4address() {
    let as_published = changed("query", "query = *( pchar / \"/\" / \"?\" )");
    assert_eq!(places(&as_published), [("host".into(), "//0.0.0.0".into())]);
    assert_eq!(as_published.1.found[0].wins, Wins::Earlier);
    let without = changed("authority", AUTHORITY_WITHOUT_IPV4);
    assert_eq!(places(&without), []);
}

/// The rules after `authority`, without the alternative `IPv4address` of `host`.
const AUTHORITY_WITHOUT_IPV4: &str = "authority = [ userinfo \"@\" ] host [ \":\" port ]
   userinfo = *( unreserved / pct-encoded / sub-delims / \":\" )
   host = IP-literal / reg-name
   port = *DIGIT";

/// The rejected erratum 4394 proposes an order of the alternatives of `IPv6address` in which the first match is always
/// the intended one. The language is unchanged, but each new rule contains the next rule twice.
#[test]
fn an_erratum_that_leaves_the_language_alone_makes_it_ambiguous() {
    let found = places(&changed("IPv6address", IPV6_OF_4394));
    let (hosts, new): (Vec<_>, Vec<_>) = found.into_iter().partition(|(rule, _)| rule == "host");
    assert_eq!(hosts, [("host".into(), "//0.0.0.0".into())]);
    assert!(new.contains(&("h16-7".into(), "//[a::]".into())), "{new:?}");
    assert!(new.iter().all(|(rule, text)| rule.starts_with("h16-") && text == "//[a::]"), "{new:?}");
}

const IPV6_OF_4394: &str = "IPv6address = 6( h16 \":\" ) ls32
               / \"::\" 5( h16 \":\" ) ls32
               / [ h16 ] \"::\" 4( h16 \":\" ) ls32
               / [ h16-2 ] \"::\" 3( h16 \":\" ) ls32
               / [ h16-3 ] \"::\" 2( h16 \":\" ) ls32
               / [ h16-4 ] \"::\" h16 \":\" ls32
               / [ h16-5 ] \"::\" ls32
               / [ h16-6 ] \"::\" h16
               / [ h16-7 ] \"::\"
   h16-7 = ( *6( h16 \":\" ) h16 ) / h16-6
   h16-6 = ( *5( h16 \":\" ) h16 ) / h16-5
   h16-5 = ( *4( h16 \":\" ) h16 ) / h16-4
   h16-4 = ( *3( h16 \":\" ) h16 ) / h16-3
   h16-3 = ( *2( h16 \":\" ) h16 ) / h16-2
   h16-2 = ( [ h16 \":\" ] h16 ) / h16";

#[test]
fn a_rule_that_nobody_uses_is_looked_at_only_if_asked() {
    let checked = grammars::checked(grammars::text("rfc3986"));
    let path = checked.grammar.find("path").expect("a rule");
    let of_path = |all| ambiguities(&checked, all).found.iter().filter(|found| found.rule == path).count();
    assert_eq!(of_path(false), 0);
    // The texts "/" and "" also match path-abempty; every path-noscheme also matches path-rootless.
    assert_eq!(of_path(true), 3);
}

#[test]
fn small_grammars() {
    for (text, expected) in rows::<(&str, Vec<(&str, &str)>)>("small-ambiguities") {
        let checked = grammars::checked(text);
        let report = ambiguities(&checked, false);
        let found: Vec<(&str, &str)> = report
            .found
            .iter()
            .map(|found| (checked.grammar.rule(found.rule).name.as_str(), found.text.as_str()))
            .collect();
        assert_eq!(found, expected, "{text}");
    }
}

/// A rule over decoded text, and a rule that contains it percent-encoded.
#[test]
fn what_is_percent_encoded_is_shown_as_it_is_written() {
    let text = ";! percent-encoded x within plain\ns = \"?\" x\nx = \"<\" y \">\"\ny = \"é\" / 1*z\nz = %x61-10FFFF\n\
                plain = ALPHA / \">\"\n"
        .replace("\"é\"", "%xE9");
    let checked = grammars::checked(&text);
    let report = ambiguities(&checked, false);
    let texts: Vec<&str> = report.found.iter().map(|found| found.text.as_str()).collect();
    assert_eq!(texts, ["?%3C%C3%A9>"]);
    assert_eq!(report.found[0].within, 4..10);
}

/// Hostile grammars for the search: it terminates, and reports what it did not analyze.
#[test]
fn large_rules_are_given_up_or_answered() {
    let same = vec!["\"a\""; 400].join(" / ");
    let word = |number: usize| format!("\"{number:04}\"").chars().rev().collect();
    let words: Vec<String> = (0..1_500).map(word).collect();
    let ring = |count: usize| -> String {
        (0..count).map(|rule| format!("r{rule} = \"(\" r{} \")\" / \"a\"\n", (rule + 1) % count)).collect()
    };
    let sequence = vec!["[\"a\"]"; 500].join(" ");
    let nested = vec!["x"; 1_000].join(" ");
    for (text, found, large) in [
        (format!("s = {same}\n"), Some(100), false),
        (format!("s = {}\n", words.join(" / ")), Some(0), false),
        (format!("s = {sequence}\n"), None, true),
        (format!("s = {nested}\nx = [\"a\"]\n"), None, true),
        (format!("s = r0\n{}", ring(2_000)), None, true),
    ] {
        let report = ambiguities(&grammars::checked(&text), false);
        assert_eq!(report.large.is_empty(), !large, "{:.60} {:?}", text, report.large.first());
        assert!(found.is_none_or(|found| report.found.len() == found), "{text:.60} {}", report.found.len());
    }
}
