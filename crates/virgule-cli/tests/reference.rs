//! `virgule explain`, `virgule grammar directives` and `virgule grammar print`.

mod program;

use program::virgule;
use std::process::{Command, Stdio};

/// Runs a call. Returns standard output, standard error and the exit status.
fn run(arguments: &[&str]) -> (String, String, i32) {
    let output = Command::new(virgule()).args(arguments).stdin(Stdio::null()).output().expect("it starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal"))
}

#[test]
fn a_code_is_explained_with_an_example() {
    let (shown, _, status) = run(&["explain", "undefined-rule"]);
    assert_eq!(status, 0);
    assert!(shown.starts_with("undefined-rule: a name is no rule that the grammar knows\n\n"), "{shown}");
    assert!(shown.contains("\nThis grammar causes it:\n\n    foo = \"foo:\" hots\n"), "{shown}");
    assert!(shown.contains("\nWhat to do: "), "{shown}");
    assert_eq!(run(&["explain", "error[undefined-rule]"]).0, shown);
}

#[test]
fn all_codes_are_listed() {
    let (shown, _, status) = run(&["explain"]);
    assert_eq!(status, 0);
    assert!(shown.lines().count() > 50 && shown.lines().is_sorted(), "{shown}");
    for line in shown.lines() {
        let code = line.split(' ').next().expect("a word");
        assert_eq!(run(&["explain", code]).2, 0, "{code}");
    }
}

#[test]
fn suggests_a_similar_code_or_directive() {
    let (_, shown, status) = run(&["explain", "undefined-rules"]);
    assert_eq!(
        (shown.as_str(), status),
        (
            "virgule: there is no diagnostic `undefined-rules`; did you mean `undefined-rule`? (`virgule explain` lists all)\n",
            2
        )
    );
    let (_, shown, status) = run(&["grammar", "directives", "feilds"]);
    assert_eq!(
        (shown.as_str(), status),
        (
            "virgule: there is no directive `feilds`; did you mean `fields`? (`virgule grammar directives` lists all)\n",
            2
        )
    );
    let (_, shown, status) = run(&["grammar", "print", "urii"]);
    assert!(shown.contains("did you mean `uri`?") && status == 2, "{shown}");
}

#[test]
fn a_directive_is_described_from_its_table() {
    let described = "    ;! default-port NUMBER

Says which port means the same as none: a number from 0 to 65535.

Where:     in a section
How often: once in a section

For example:

    ;! import rfc3986
    ;! scheme foo
    ;! default-port 4711
    foo = \"foo://\" authority path-abempty
";
    assert_eq!(run(&["grammar", "directives", "default-port"]), (described.to_string(), String::new(), 0));
    let (shown, ..) = run(&["grammar", "directives", "fields"]);
    let forms = "    ;! fields NAME…\n    ;! fields NAME=RULE|RULE…\n    ;! fields NAME=OUTER/RULE…\n    ;! fields NAME*…\n    \
                 ;! fields NAME*=RULE…\n\n";
    assert!(shown.starts_with(forms), "{shown}");
    assert_eq!(run(&["grammar", "directives"]).0, include_str!("../../../docs/directives.md"));
}

#[test]
fn the_grammar_of_a_kind_is_printed_as_it_is() {
    let text = include_str!("../../virgule-grammars/grammars/rfc6920.abnf");
    for name in ["ni", "nih", "rfc6920"] {
        assert_eq!(run(&["grammar", "print", name]), (text.to_string(), String::new(), 0), "{name}");
    }
}
