//! The formats of the report for a subject with known faults. A subject is a program whose answers are tested.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::time::Duration;
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::NoImports;
use virgule_tools::conformance::coverage::Coverage;
use virgule_tools::conformance::examine::{ExamineOptions, Report, examine};
use virgule_tools::conformance::run::{Limits, Protocol, Runner};
use virgule_tools::conformance::{Candidate, Language, Reason, group, report};

const GRAMMAR: &str = "
;! kind place
;! start place
place = name [ \":\" port ]   ; where
name  = 1*( %x61-7A / \"-\" )
port  = *DIGIT
";

/// This subject exits at every "9", refuses empty ports, and accepts digits in names.
const SUBJECT: &str = "while IFS= read -r line; do case \"$line\" in *9*) echo 'out of <cheese>' >&2; exit 3;; \
    *:|:*|*[!a-z:0-9-]*|*:*[!0-9]*) echo no;; *) echo ok;; esac; done";

fn candidates(language: &Language) -> Vec<Candidate> {
    let texts = ["a", "b:1", "b-c", "bcd:", "xyz:", "b:29", "B", "b0", "a b", "a:1b", "-:12", "bcd\n"];
    let candidate = |text: &str| Candidate {
        inside: language.takes(text),
        rule: language.blame(text).1,
        text: text.to_string(),
        reason: Reason::Given,
    };
    texts.map(candidate).to_vec()
}

fn examined(known: &str) -> Report {
    let language = Language::read("place", GRAMMAR).expect("a grammar");
    let command = ["sh", "-c", SUBJECT].map(str::to_string);
    let limits = Limits { timeout: Duration::from_secs(5), ..Limits::default() };
    let mut runner = Runner::start(&command, Protocol::Lines, limits).expect("a shell");
    let expected = group::read(known).expect("a list");
    let options = ExamineOptions { expected, seed: 7, ..ExamineOptions::default() };
    let mut report = examine(&language, &candidates(&language), &mut runner, &options).expect("answers");
    report.command = vec!["./places".to_string()];
    report
}

const KNOWN: &str = r#"
[[expected]]
class = "crash"
rule = "PORT"
reason = "mended in the next version"

[[expected]]
class = "refused"
rule = "port"
input = "q:"
reason = "an empty port is none, they say"

[[expected]]
class = "accepted"
rule = "place"
reason = "digits are letters"
"#;

#[test]
fn text() {
    let expected = "\
place, tested on `./places`

exited
  port   \"a:9\"
         exit status: 3: out of <cheese>

accepted, but outside
  place  \"a0\"
         the grammar stops at offset 1, in place

rejected, but inside
  port   \"a:\"   the shortest of 2

7 strings inside and 4 outside, 4 answered incorrectly; tried 4 of 4 rules, 5 of 5 alternatives (seed 7)
1 string not sent: a line cannot contain line breaks
restarted 2 times
does not conform
";
    assert_eq!(report::text(&examined("")), expected);
}

#[test]
fn json() {
    let json = report::json(&examined(KNOWN));
    assert_eq!(json["conforms"], true);
    assert_eq!((&json["inside"], &json["outside"], &json["wrong"]), (&8.into(), &4.into(), &5.into()));
    let shown = format!("{}", json["groups"][2]);
    let expected = r#"{"class":"refused","rule":"port","example":"a:","detail":"","others":[],"count":3,"#
        .to_string()
        + r#""texts":["bcd:","q:","xyz:"],"expected":"an empty port is none, they say"}"#;
    assert_eq!(shown, expected);
    assert_eq!(json["coverage"]["by-rule"][1]["inside"]["tried"], 8);
}

/// The page is complete HTML, and marks the covered rules.
#[test]
fn html() {
    let page = report::html(&examined(""));
    let shown = "<b id=\"rule-port\" class=\"w2 fault\" title=\"5 strings, 3 of them wrong; 1 string outside stop \
                 here, 0 of them accepted\">port</b>  = *<span class=\"w2\" title=\"3 strings, 1 of them wrong\">DIGIT</span></pre>";
    assert!(page.contains(shown), "{page}");
    assert!(page.contains("out of &lt;cheese&gt;") && !page.contains("<cheese>"));
    assert!(!page.contains("<script") && !page.contains("http"), "it needs nothing from elsewhere");
    for tag in ["html", "head", "body", "table", "pre", "tr", "td", "span", "b", "dl", "ul", "style"] {
        let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

#[test]
fn an_unexpected_success_is_a_failure() {
    let none = "[[expected]]\nclass = \"accepted\"\nrule = \"name\"\nreason = \"long ago\"\n";
    let report = examined(&format!("{KNOWN}{none}"));
    assert!(report.groups.iter().all(|group| group.expected.is_some()));
    assert!(!report.conforms() && report.missed.len() == 1);
    let text = report::text(&report);
    assert!(text.contains("unexpected success: accepted name was not found; remove it (long ago)"), "{text}");
    // A corrected input is reported as an unexpected success, even if no candidate resembles it.
    let input = "[[expected]]\nclass = \"refused\"\ninput = \"a:7\"\nreason = \"long ago\"\n";
    assert_eq!(examined(input).missed.len(), 1);
}

#[test]
fn left_recursion_and_long_strings_are_covered() {
    let source = Source::new("left.abnf", "left = left \"+\" num / num\nnum = 1*DIGIT [ %s\"k\" ]\n");
    let left = abnf::analyze(&source, &NoImports, &mut Diagnostics::new()).expect("a grammar");
    let rule = |name: &str| left.grammar.find(name).expect("a rule");
    let mut coverage = Coverage::new(&left, rule("left"));
    assert_eq!(coverage.inside("1+2k", false), BTreeSet::from(["left", "num", "DIGIT"].map(rule)));
    coverage.inside(&format!("{}1", "1+".repeat(2000)), true);
    coverage.inside("2", false);
    let tried: Vec<(&str, usize, usize)> = coverage
        .branches
        .iter()
        .map(|branch| {
            let text = &left.grammar.rule(rule("left")).source.text;
            (&text[branch.span.start..branch.span.end], branch.inside.tried, branch.inside.wrong)
        })
        .collect();
    assert_eq!(tried, [("left \"+\" num", 2, 1), ("num", 3, 1), ("DIGIT", 3, 1), ("%s\"k\"", 1, 0)]);
    assert_eq!(coverage.rules_of("1"), ["left", "num", "DIGIT"].map(rule));
    assert!(coverage.rules_of("+").is_empty());
}

#[test]
fn lists_of_what_is_expected_are_checked() {
    let message = |text: &str| group::read(text).expect_err("a mistake").to_string();
    assert_eq!(group::read("").unwrap(), []);
    assert!(
        message("[[expected]]\nclass = \"odd\"\nrule = \"a\"\nreason = \"b\"")
            .contains("there is no class `odd`")
    );
    assert!(
        message("[[expected]]\nclass = \"crash\"\nreason = \"b\"").contains("neither `rule` nor `input`")
    );
    assert!(
        message("[[expected]]\nclass = \"crash\"\nrule = \"a\"\nreason = \" \"")
            .contains("`reason` is empty")
    );
    assert!(message("[[expected]]\nclass = \"crash\"\nrule = \"a\"").contains("reason"));
    assert!(message("[[expected]]\nclas = \"crash\"").contains("clas"));
}
