//! Groups differences by class and rule at fault, with the shortest example; handles expected differences.
//!
//! For a string outside, the rule at fault is the rule of its error. For a string inside, it is estimated from the
//! rules of its derivation and the rate of wrong answers for each (spectrum-based fault localization: Abreu, Zoeteweij
//! and van Gemund, 2007).
//!
//! ```text
//! rules of //[v0.a]      URI-reference   20 of 900 answers wrong
//!                        IP-literal      20 of  90 answers wrong
//!                        IPvFuture       20 of  20 answers wrong     ◀ the rule at fault
//! ```

use crate::conformance::Language;
use crate::conformance::coverage::Coverage;
use crate::conformance::difference::{Class, compare};
use crate::conformance::run::Runner;
use crate::conformance::shrink::shrink;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use virgule_compiler::abnf::lower::grammar::{Grammar, RuleId};

/// Number of differences that are shrunk per rule and class: the number of shortest strings, and the size of a sample
/// of the others. Several are shrunk because one rule may have several faults.
const SHRUNK: (usize, usize) = (3, 9);

/// A string on which subject and grammar differ.
#[derive(Debug, Clone)]
pub struct Disagreement {
    /// The string.
    pub text: String,
    /// The class of the difference.
    pub class: Class,
    /// A message about the difference.
    pub detail: String,
    /// The rule of the candidate, or the part that differs: the preliminary group, before the rule at fault is known.
    pub about: String,
}

/// Differences with the same class and rule.
#[derive(Debug, Clone)]
pub struct Group {
    /// The class of the difference.
    pub class: Class,
    /// The rule at fault, or the component or field whose boundaries differ in the implementation.
    pub rule: String,
    /// The shortest string of the group after shrinking.
    pub example: String,
    /// A message about the difference for `example`.
    pub detail: String,
    /// The other shrunk strings of the group.
    pub others: Vec<String>,
    /// All strings of the group before shrinking.
    pub texts: Vec<String>,
    /// The reason why the difference is expected; `None` if it is not.
    pub expected: Option<String>,
}

/// For each string inside the language: the rules of its derivation, and whether the answer was wrong.
#[derive(Debug, Clone, Default)]
pub struct Spectrum(Vec<(BTreeSet<RuleId>, bool)>);

/// By rule: the number of wrong answers, and of all answers.
type Counts = HashMap<RuleId, (usize, usize)>;

impl Spectrum {
    /// Adds a string with the rules of its derivation.
    pub fn add(&mut self, rules: BTreeSet<RuleId>, wrong: bool) {
        self.0.push((rules, wrong));
    }

    fn counts<'s>(&'s self, texts: impl Iterator<Item = &'s (BTreeSet<RuleId>, bool)>) -> Counts {
        let mut counts = Counts::new();
        for (rules, wrong) in texts {
            for rule in rules {
                let count = counts.entry(*rule).or_default();
                count.0 += usize::from(*wrong);
                count.1 += 1;
            }
        }
        counts
    }

    /// Returns the most suspicious of `rules`; of several with the same score, the outermost.
    ///
    /// Strings with another rule whose answers are nearly always wrong are excluded, because that rule is at fault.
    fn suspect(&self, grammar: &Grammar, rules: &[RuleId]) -> Option<RuleId> {
        let nearly_always = |(wrong, all): (usize, usize)| wrong * 4 >= all * 3;
        let others: BTreeSet<RuleId> = self
            .counts(self.0.iter())
            .into_iter()
            .filter(|(rule, count)| nearly_always(*count) && !rules.contains(rule))
            .map(|(rule, _)| rule)
            .collect();
        let counts = self.counts(self.0.iter().filter(|(rules, wrong)| !wrong || rules.is_disjoint(&others)));
        let score = |rule: &RuleId| {
            let (wrong, all) = counts.get(rule).copied().unwrap_or_default();
            // The exponent weights the number of wrong answers more than the rate.
            (wrong as f64).powf(1.25) / all.max(1) as f64
        };
        // Core rules such as ALPHA occur everywhere; they are suspects only if there are no others.
        let (own, core): (Vec<RuleId>, Vec<RuleId>) =
            rules.iter().partition(|rule| !grammar.rule(**rule).document.is_empty());
        let mut best: Option<(RuleId, f64)> = None;
        for rule in if own.is_empty() { core } else { own } {
            let score = score(&rule);
            if best.is_none_or(|(_, known)| score > known) {
                best = Some((rule, score));
            }
        }
        best.map(|(rule, _)| rule)
    }
}

/// Shrinks and groups differences. Groups are sorted by class, then by the length of the example.
pub fn group(
    language: &Language,
    runner: &mut Runner,
    found: Vec<Disagreement>,
    about_rules: (&Spectrum, &Coverage),
    parts: bool,
) -> Vec<Group> {
    let mut piles: Vec<((Class, String), Vec<Disagreement>)> = Vec::new();
    for disagreement in found {
        let key = (disagreement.class, disagreement.about.clone());
        match piles.iter_mut().find(|(known, _)| *known == key) {
            Some((_, pile)) => pile.push(disagreement),
            None => piles.push((key, vec![disagreement])),
        }
    }
    let mut groups: Vec<Group> = Vec::new();
    for ((class, about), mut pile) in piles {
        pile.sort_by_key(|one| (one.text.chars().count(), one.text.clone()));
        let step = (pile.len() / SHRUNK.1).max(1);
        let mut home: Option<usize> = None;
        for (number, one) in pile.into_iter().enumerate() {
            if number >= SHRUNK.0 && number % step != 0 {
                // An unshrunk string joins the group of the shortest string with the same class and preliminary group.
                if let Some(group) = home.and_then(|home| groups.get_mut(home)) {
                    group.texts.push(one.text);
                }
                continue;
            }
            let example = shrink(language, runner, &one.text, class, parts);
            let (rule, detail) = describe(language, runner, &example, &one, &about, about_rules, parts);
            let place = place(&mut groups, class, rule);
            home.get_or_insert(place);
            if let Some(group) = groups.get_mut(place) {
                group.take(example, detail);
                group.texts.push(one.text);
            }
        }
    }
    for group in &mut groups {
        group.others.sort_by_key(|text| (text.chars().count(), text.clone()));
        group.texts.sort();
        group.texts.dedup();
    }
    groups.sort_by_key(|group| {
        let class = Class::ALL.iter().position(|class| *class == group.class);
        (class, group.example.chars().count(), group.example.clone(), group.rule.clone())
    });
    groups
}

/// Returns the index of the group with this class and rule.
fn place(groups: &mut Vec<Group>, class: Class, rule: String) -> usize {
    let known = groups.iter().position(|group| group.class == class && group.rule == rule);
    known.unwrap_or_else(|| {
        let (example, detail) = (String::new(), String::new());
        groups.push(Group {
            class,
            rule,
            example,
            detail,
            others: Vec::new(),
            texts: Vec::new(),
            expected: None,
        });
        groups.len() - 1
    })
}

impl Group {
    /// Adds a shrunk string: as the example if it is the shortest, otherwise to `others`.
    fn take(&mut self, text: String, detail: String) {
        let key = |text: &str| (text.chars().count(), text.to_string());
        if self.texts.is_empty() {
            (self.example, self.detail) = (text, detail);
        } else if key(&text) < key(&self.example) {
            self.others.push(std::mem::replace(&mut self.example, text));
            self.detail = detail;
        } else if text != self.example && !self.others.contains(&text) {
            self.others.push(text);
        }
    }
}

/// Returns the rule at fault of a shrunk string, and a message.
fn describe(
    language: &Language,
    runner: &mut Runner,
    text: &str,
    before: &Disagreement,
    about: &str,
    about_rules: (&Spectrum, &Coverage),
    parts: bool,
) -> (String, String) {
    let answer = (text != before.text).then(|| runner.ask(&[text]).pop()).flatten();
    let difference = answer.and_then(|answer| compare(language, text, &answer, parts));
    let detail = difference.as_ref().map_or(before.detail.clone(), |found| found.detail.clone());
    if let Some(part) = difference.and_then(|found| found.part) {
        return (part, detail);
    }
    if before.class == Class::Fields {
        return (about.to_string(), detail);
    }
    if !language.contains(text) {
        return (language.blame(text).1, detail);
    }
    let (grammar, (spectrum, coverage)) = (language.grammar(), about_rules);
    let suspect = spectrum.suspect(grammar, &coverage.rules_of(text));
    (suspect.map_or(about.to_string(), |rule| grammar.rule(rule).name.clone()), detail)
}

// Expected failures: known differences, each with its reason, in a TOML file.
//
// ```toml
// [[expected]]
// class = "refused"                  # accepted, refused, fields, crash, hang, garbage, error
// rule = "IPvFuture"                 # the rule at fault, or the part, as the report names it
// input = "//[v0.a]"                 # optional: it is sent to the subject too
// reason = "No version is registered yet (RFC 3986, section 3.2.2)"
// ```
//
// An entry matches a group of differences if its class, rule and input match, where the input is the example or one of
// the strings. An entry that matches no group is an unexpected success, which is a failure too: the entry must be
// removed.

/// An entry of the file: a known difference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Expected {
    /// The class of the difference.
    pub class: Class,
    /// The rule at fault, or the part that differs; `None` for any.
    pub rule: Option<String>,
    /// A string with the difference; `None` for any.
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
            return wrong("it has neither `rule` nor `input`".to_string());
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
