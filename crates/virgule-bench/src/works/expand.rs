//! Parse a URI template and expand it (RFC 6570).

use super::{Subjects, Visit, candidates};
use crate::cell::Input;
use crate::sink::Sink;
use crate::subject::Expand;

/// Templates as APIs have them: of one variable, of a query, and of all operators.
const TEMPLATES: [(&str, &[&str]); 3] = [
    ("one variable", &["https://api.example.com/users/{user}", "/repos/{name}/issues", "/{user}"]),
    (
        "a path and a query",
        &[
            "https://api.example.com/users/{user}/repos{?page,sort}",
            "/search{?q,page,sort}",
            "/{user}/{name}{?q}{&page}",
            "https://example.com/{name}{?missing,page}",
        ],
    ),
    (
        "all operators",
        &[
            "{+path}/here{#q}",
            "X{.name,user}",
            "{/list*}{?keys*}",
            "{;page,q}{&list}",
            "{user:3}{?list,keys}",
        ],
    ),
];

/// The value of each variable of the templates: a text, a list, or pairs.
pub enum Variable {
    Text(&'static str),
    List(&'static [&'static str]),
    Pairs(&'static [(&'static str, &'static str)]),
}

/// The variables of all templates but `missing`.
pub const VARIABLES: &[(&str, Variable)] = &[
    ("user", Variable::Text("anna.müller")),
    ("name", Variable::Text("virgule")),
    ("q", Variable::Text("C++ & Rust: 100%")),
    ("page", Variable::Text("2")),
    ("sort", Variable::Text("updated")),
    ("path", Variable::Text("/foo/bar")),
    ("list", Variable::List(&["red", "green", "blue"])),
    ("keys", Variable::Pairs(&[("semi", ";"), ("dot", "."), ("comma", ",")])),
];

pub fn all(subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    for (name, templates) in TEMPLATES {
        let run = |expand: Expand, template: &&str, sink: &mut Sink| expand(template, sink);
        let candidates = candidates(subjects, templates, false, |works| works.expand, run);
        let bytes = &|at: usize| templates[at].len();
        visit(Input { work: "expand", name, budget: None, items: templates.len(), bytes }, candidates);
    }
}
