//! Expected failures: differences that are known, each with its reason, in a TOML file.
//!
//! ```toml
//! [[expected]]
//! class = "refused"                  # accepted, refused, fields, crash, hang, garbage, error
//! rule = "IPvFuture"                 # the rule at fault, or the part, as the report names it
//! input = "//[v0.a]"                 # optional: it is asked about too
//! reason = "No version is registered yet (RFC 3986, section 3.2.2)"
//! ```
//!
//! An entry matches a group of differences if its class, rule and input match, the input being the example or one of
//! the texts. An entry that matches no group is an unexpected success, which is a failure too: the entry must be
//! removed.

use crate::compare::Class;
use crate::group::Group;
use serde::Deserialize;
use std::fmt;

/// An entry of the file: a known difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expected {
    /// The class of the difference.
    pub class: Class,
    /// The rule at fault, or the part that differs; `None` for any.
    pub rule: Option<String>,
    /// A text with the difference; `None` for any.
    pub input: Option<String>,
    /// Why the difference is expected.
    pub reason: String,
}

/// The error of reading a file of expected failures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExpectedError(String);

impl fmt::Display for ExpectedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ExpectedError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    expected: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    class: String,
    rule: Option<String>,
    input: Option<String>,
    reason: String,
}

/// Parses a file of expected failures.
pub fn read(text: &str) -> Result<Vec<Expected>, ExpectedError> {
    let file: File = toml::from_str(text).map_err(|error| ExpectedError(error.to_string()))?;
    file.expected.into_iter().enumerate().map(|(index, entry)| entry.check(index + 1)).collect()
}

impl Entry {
    fn check(self, number: usize) -> Result<Expected, ExpectedError> {
        let wrong = |what: String| Err(ExpectedError(format!("entry {number}: {what}")));
        let Some(class) = Class::find(&self.class) else {
            let names: Vec<&str> = Class::ALL.iter().map(|class| class.name()).collect();
            return wrong(format!("there is no class `{}`; there are {}", self.class, names.join(", ")));
        };
        if self.rule.is_none() && self.input.is_none() {
            return wrong("it names neither `rule` nor `input`".to_string());
        }
        if self.reason.trim().is_empty() {
            return wrong("`reason` is empty".to_string());
        }
        Ok(Expected { class, rule: self.rule, input: self.input, reason: self.reason })
    }
}

impl Expected {
    fn covers(&self, group: &Group) -> bool {
        let rule = self.rule.as_ref().is_none_or(|rule| rule.eq_ignore_ascii_case(&group.rule));
        let input = self.input.as_ref();
        let input = input.is_none_or(|input| group.example == *input || group.texts.contains(input));
        self.class == group.class && rule && input
    }
}

/// `refused IPvFuture "//[v0.a]"`
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.class.name())?;
        self.rule.iter().try_for_each(|rule| write!(f, " {rule}"))?;
        self.input.iter().try_for_each(|input| write!(f, " {input:?}"))
    }
}

/// Sets the reasons of the groups that match an entry; returns the entries that match no group.
pub fn apply(expected: &[Expected], groups: &mut [Group]) -> Vec<Expected> {
    let mut missed = Vec::new();
    for entry in expected {
        let mut covered = false;
        for group in groups.iter_mut().filter(|group| entry.covers(group)) {
            covered = true;
            group.expected.get_or_insert_with(|| entry.reason.clone());
        }
        if !covered {
            missed.push(entry.clone());
        }
    }
    missed
}
