//! Formats all grammars of the project: twice is once, and the rules are the same.

mod built_in;

use built_in::{all, checked};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::Source;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, RuleId, Section};
use virgule_compiler::analysis::compare;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::nfa::context::BuildContext;
use virgule_tools::format::{LineEnd, format};

fn formatted(name: &str, text: &str, end: Option<LineEnd>) -> String {
    let source = Source::new(format!("{name}.abnf"), text);
    format(&source, end).unwrap_or_else(|found| panic!("{name}: {}", found.render(false)))
}

/// True if both match the same, place by place.
fn same(one: &Expr, other: &Expr) -> bool {
    let all = |one: &[Expr], other: &[Expr]| {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
    };
    match (one, other) {
        (Expr::Sequence(one), Expr::Sequence(other)) | (Expr::Choice(one), Expr::Choice(other)) => {
            all(one, other)
        }
        (
            Expr::Repeat { inner: one, min, max, .. },
            Expr::Repeat { inner: other, min: other_min, max: other_max, .. },
        ) => (min, max) == (other_min, other_max) && same(one, other),
        (one, other) => one == other,
    }
}

#[test]
fn all_grammars_keep_their_rules() {
    let mut count = 0;
    for (name, text) in all() {
        let once = formatted(name, text, None);
        assert_eq!(formatted(name, &once, None), once, "{name} formatted twice");
        assert!(once.lines().all(|line| line == line.trim_end()), "{name}");
        let crlf = formatted(name, text, Some(LineEnd::CrLf));
        assert_eq!(crlf.replace("\r\n", "\n"), once, "{name}");
        assert_eq!(formatted(name, &crlf, None), crlf, "{name}");
        let (before, after) = (checked(name, text).grammar, checked(name, &once).grammar);
        assert_eq!(before.rules.len(), after.rules.len(), "{name}");
        for (before, after) in before.rules.iter().zip(&after.rules) {
            count += 1;
            assert_eq!(before.name, after.name, "{name}");
            assert!(same(&before.expr, &after.expr), "{name}: {}\n{}", before.text, after.text);
        }
        assert_eq!(sections(&before.sections), sections(&after.sections), "{name}");
    }
    assert!(count > 1000, "{count} rules");
}

/// Name, start rule, fields and examples of each section.
fn sections(sections: &[Section]) -> Vec<(&str, RuleId, &[Field], Vec<&str>)> {
    sections
        .iter()
        .map(|section| {
            let examples = section.examples.iter().map(|example| example.text.as_str()).collect();
            (section.name.as_str(), section.start, &section.fields[..], examples)
        })
        .collect()
}

/// The languages themselves, by their automata, where that is quick.
#[test]
fn start_rules_keep_their_languages() {
    let language = |checked: &Checked, rule: RuleId| {
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        Language::new(checked, rule, &mut context).expect("an automaton")
    };
    for name in ["rfc6920", "rfc4151", "rfc3966", "rfc5870", "rfc9562", "curie", "rfc3986"] {
        let (_, text) = all().find(|(known, _)| *known == name).expect("a built-in grammar");
        let (before, after) = (checked(name, text), checked(name, &formatted(name, text, None)));
        for section in &before.grammar.sections {
            let (one, other) = (language(&before, section.start), language(&after, section.start));
            for (one, other) in [(&one, &other), (&other, &one)] {
                let only = compare::only(one, other, 1).expect("within limits");
                assert!(only.is_none() && only.up_to.is_none(), "{name}: {:?}", only.texts);
            }
        }
    }
}
