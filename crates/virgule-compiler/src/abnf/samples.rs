//! Small grammars for the tests of all stages.

use super::diagnose::{Diagnostics, Source};
use super::lower::NoImports;
use super::lower::grammar::{Field, RuleId};
use super::{Checked, analyze};

pub fn checked(text: &str) -> Checked {
    let mut findings = Diagnostics::new();
    let checked = analyze(&Source::new("sample.abnf", text), &NoImports, &mut findings);
    checked.unwrap_or_else(|| panic!("{}", findings.render(false)))
}

pub fn rule(checked: &Checked, name: &str) -> RuleId {
    checked.grammar.find(name).unwrap_or_else(|| panic!("no rule {name}"))
}

pub fn field(checked: &Checked, rules: &[&str]) -> Field {
    let bound = rules.iter().map(|name| rule(checked, name)).collect();
    Field { name: rules[0].to_string(), rules: bound, within: None, secret: None, exposed: true }
}
