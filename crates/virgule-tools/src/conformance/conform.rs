//! Tests that a type conforms to its grammar.
//!
//! ```
//! # use virgule_tools::conformance::conform;
//! use virgule::Ni;
//!
//! conform::<Ni>();
//! ```
//!
//! ```text
//! type ── Described ──► its grammar ──► candidates ──► parsed by the type ──► disagreements
//! ```
//!
//! The grammar is compiled again at run time for the strings and verdicts. The type has tables that were compiled at
//! build time, and user code: types of fields, and checks. Strings that only the user code rejects are counted, but are
//! not disagreements.

use crate::conformance::language::checked;
use crate::conformance::{Candidate, Language, LanguageError, Plan, Reason, candidates};
use std::collections::BTreeMap;
use std::fmt;
use virgule::__derive::{Described, FieldRules, Origin, RuleName};
use virgule::{Kind, SchemeError};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId};
use virgule_compiler::analysis::alternatives::alternatives;
use virgule_dynamic::Library;

/// Checks that a type accepts the strings of its grammar with the same fields.
///
/// ```
/// use virgule::UriScheme;
/// use virgule_tools::conformance::conform;
///
/// #[derive(UriScheme)]
/// #[uri(abnf = "badge = \"badge:\" house \"-\" number\nhouse = 1*ALPHA\nnumber = 1*4DIGIT\n")]
/// struct Badge<'a> {
///     house: &'a str,
///     number: u16,
/// }
///
/// conform::<Badge>();
/// ```
///
/// # Panics
///
/// If the type and the grammar disagree, with the shortest strings by rule; if the type accepts no string; if the
/// grammar cannot be compiled.
#[track_caller]
pub fn conform<T: Described>() {
    conform_with::<T>(&Plan::default());
}

/// As [`conform`], with the strings of a plan.
///
/// # Panics
///
/// As [`conform`].
#[track_caller]
pub fn conform_with<T: Described>(plan: &Plan) {
    let name = std::any::type_name::<T>();
    match agreement::<T>(plan) {
        Ok(agreement) if agreement.is_good() => {}
        Ok(agreement) => panic!("{agreement}"),
        Err(error) => panic!("no strings can be generated for {name}: {error}"),
    }
}

/// Compares a type with its grammar on the strings of a plan.
pub fn agreement<T: Described>(plan: &Plan) -> Result<Agreement, LanguageError> {
    let language = language::<T>()?;
    let (type_name, rule) = (std::any::type_name::<T>(), language.name().to_string());
    let mut agreement = Agreement { type_name, rule, plan: *plan, ..Agreement::default() };
    for candidate in candidates(&language, plan) {
        let mut found: Vec<(usize, Option<String>)> = Vec::new();
        let mut see = |field: usize, part: Option<&str>| found.push((field, part.map(str::to_string)));
        let read = T::read(&candidate.text, &mut see);
        agreement.add(&candidate, &read, compare(&language, &candidate, &read, &found));
    }
    Ok(agreement.sorted())
}

/// Returns the language of a type, with its fields.
pub fn language<T: Described>() -> Result<Language, LanguageError> {
    match T::ORIGIN {
        Origin::Kind(table, number) => {
            let mut kinds = Kind::all();
            let kind = kinds.find(|kind| std::ptr::eq(kind.table, table) && kind.kind == number);
            let unknown =
                || LanguageError::Unknown("the type does not belong to a built-in kind".to_string());
            Language::kind(kind.ok_or_else(unknown)?.name)
        }
        Origin::Rule { grammar, texts, rule, fields } => {
            let checked = match texts {
                [] => Library::new().checked(grammar)?.clone(),
                [(name, text), beside @ ..] => checked(name, text, beside)?,
            };
            let start = named(&checked, rule)?;
            // Alternatives bound to variants by their text are additional rules after those of the grammar.
            let count = checked.grammar.rules.len();
            let is_new = |&(number, _): &RuleName| number as usize >= count;
            let checked = match fields.iter().any(|(_, rules, _)| rules.iter().any(is_new)) {
                true => alternatives(&checked, start).0,
                false => checked,
            };
            let fields = fields.iter().map(|field| bound(&checked, field)).collect::<Result<_, _>>()?;
            Language::new(&checked.grammar.rule(start).name.clone(), checked, start, fields, false)
        }
    }
}

/// Returns the rule with this index; an error if its name is not `name`.
fn named(checked: &Checked, (number, name): RuleName) -> Result<RuleId, LanguageError> {
    let rule = checked.grammar.rules.get(number as usize).filter(|rule| rule.name == name);
    let changed = || {
        let message =
            format!("the rule `{name}` has changed: virgule and virgule-tools have different versions");
        LanguageError::Unknown(message)
    };
    rule.map(|_| RuleId(number)).ok_or_else(changed)
}

fn bound(checked: &Checked, (name, rules, within): &FieldRules) -> Result<Field, LanguageError> {
    let rules = rules.iter().map(|&rule| named(checked, rule)).collect::<Result<_, _>>()?;
    let within = within.map(|rule| named(checked, rule)).transpose()?;
    Ok(Field { name: name.to_string(), rules, within, secret: None, exposed: true })
}

/// Returns the difference between the parse by the type, `read` and `found`, and the grammar; `None` if they agree.
fn compare(
    language: &Language,
    candidate: &Candidate,
    read: &Result<(), SchemeError>,
    found: &[(usize, Option<String>)],
) -> Option<TypeDifference> {
    let error = match (candidate.inside, read) {
        (false, Err(_)) => return None,
        (false, Ok(())) => return Some(TypeDifference::Accepted(language.blame(&candidate.text))),
        (true, Err(error)) if error.is_beyond_grammar() => return None,
        (true, Err(error)) => Some(error),
        (true, Ok(())) => None,
    };
    if let Some(error) = error {
        return Some(TypeDifference::Refused(error.to_string()));
    }
    let expected = language.all_fields(&candidate.text)?;
    let differs = |(number, part): &&(usize, Option<String>)| {
        expected.get(*number).is_some_and(|(_, expected)| expected != part)
    };
    let (number, part) = found.iter().find(differs)?;
    let (name, expected) = expected.get(*number)?.clone();
    Some(TypeDifference::Field { name, expected, found: part.clone() })
}

/// The comparison of a type with its grammar.
#[derive(Debug, Clone, Default)]
pub struct Agreement {
    /// The name of the type.
    pub type_name: &'static str,
    /// The start rule.
    pub rule: String,
    /// The plan of the strings.
    pub plan: Plan,
    /// Number of strings.
    pub asked: usize,
    /// Number of accepted strings.
    pub taken: usize,
    /// Number of strings in the language that the type of a field or a check rejected.
    pub refused: usize,
    /// A shortest string that was rejected in this way, with the error.
    pub refusal: Option<(String, String)>,
    /// The disagreements, the shortest string first.
    pub disagreements: Vec<TypeDisagreement>,
}

/// A string on which type and grammar disagree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypeDisagreement {
    /// The string.
    pub text: String,
    /// The rule that the string exercises or violates.
    pub rule: String,
    /// The reason for the string.
    pub reason: Reason,
    /// How type and grammar differ on the string.
    pub difference: TypeDifference,
}

/// A difference between type and grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum TypeDifference {
    /// The type accepts a string outside of the language; the offset and rule of the error.
    Accepted((usize, String)),
    /// The type rejects a string of the language, with this error.
    Refused(String),
    /// The value of a field differs.
    Field {
        /// The name of the field.
        name: String,
        /// The value of the field by the grammar; `None` if the field is absent.
        expected: Option<String>,
        /// The value of the field by the type; `None` if the field is absent.
        found: Option<String>,
    },
}

impl Agreement {
    fn add(
        &mut self,
        candidate: &Candidate,
        read: &Result<(), SchemeError>,
        difference: Option<TypeDifference>,
    ) {
        self.asked += 1;
        self.taken += usize::from(read.is_ok());
        if let Some(difference) = difference {
            let Candidate { text, rule, reason, .. } = candidate.clone();
            // The rule of the error is more precise than the one that the string was generated for.
            let rule = match (&difference, read) {
                (TypeDifference::Field { name, .. }, _) => name.clone(),
                (_, Err(error)) => error.rule().map_or(rule, str::to_string),
                _ => rule,
            };
            self.disagreements.push(TypeDisagreement { text, rule, reason, difference });
        } else if let (true, Err(error)) = (candidate.inside, read) {
            debug_assert!(error.is_beyond_grammar());
            self.refused += 1;
            let shorter = |known: &(String, String)| candidate.text.len() < known.0.len();
            if self.refusal.as_ref().is_none_or(shorter) {
                self.refusal = Some((candidate.text.clone(), error.to_string()));
            }
        }
    }

    fn sorted(mut self) -> Self {
        self.disagreements.sort_by_key(|disagreement| disagreement.text.len());
        self
    }

    /// True if there is no disagreement, and the type accepts at least one string.
    pub fn is_good(&self) -> bool {
        self.disagreements.is_empty() && self.taken > 0
    }
}

/// Number of strings shown per rule.
const SHOWN: usize = 3;

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = short(self.type_name);
        let (asked, count) = (self.asked, self.disagreements.len());
        match (count, self.taken) {
            (0, 0) => {
                writeln!(f, "`{name}` accepts none of {asked} strings, some of which match `{}`", self.rule)?
            }
            (0, taken) => writeln!(
                f,
                "`{name}` conforms to `{}`: {asked} strings, {taken} of them accepted",
                self.rule
            )?,
            (1, _) => {
                writeln!(f, "`{name}` does not conform to `{}`: 1 of {asked} strings differs", self.rule)?
            }
            _ => writeln!(
                f,
                "`{name}` does not conform to `{}`: {count} of {asked} strings differ",
                self.rule
            )?,
        }
        for (rule, texts) in self.by_rule() {
            writeln!(f, "\nin {rule}:")?;
            for disagreement in texts.iter().take(SHOWN) {
                disagreement.show(f, &name, &self.plan)?;
            }
            if texts.len() > SHOWN {
                writeln!(f, "  and {} more", texts.len() - SHOWN)?;
            }
        }
        if let Some((text, error)) = &self.refusal {
            let count = self.refused;
            let verb = if count == 1 { "string was" } else { "strings were" };
            write!(f, "\n{count} {verb} rejected by checks beyond the grammar, such as {text:?}: {error}\n")?;
        }
        Ok(())
    }
}

impl Agreement {
    /// Returns the disagreements by rule, the rule with the shortest string first.
    fn by_rule(&self) -> Vec<(&str, Vec<&TypeDisagreement>)> {
        let mut rules: BTreeMap<&str, Vec<&TypeDisagreement>> = BTreeMap::new();
        for disagreement in &self.disagreements {
            rules.entry(&disagreement.rule).or_default().push(disagreement);
        }
        let mut rules: Vec<_> = rules.into_iter().collect();
        rules.sort_by_key(|(_, texts)| texts.first().map(|disagreement| disagreement.text.len()));
        rules
    }
}

impl TypeDisagreement {
    fn show(&self, f: &mut fmt::Formatter<'_>, name: &str, plan: &Plan) -> fmt::Result {
        let text = &self.text;
        match &self.difference {
            TypeDifference::Accepted((offset, _)) => {
                writeln!(
                    f,
                    "  {name}::parse({text:?}) succeeds, but the grammar does not match from offset {offset} on"
                )?;
            }
            TypeDifference::Refused(error) => {
                writeln!(f, "  {name}::parse({text:?}) fails, but the grammar matches: {error}")?;
            }
            TypeDifference::Field { name: field, expected, found } => {
                writeln!(
                    f,
                    "  {name}::parse({text:?}) finds {found:?} for {field}, but the grammar {expected:?}"
                )?;
            }
        }
        match self.reason {
            Reason::Random => writeln!(f, "    ({}, seed {})", self.reason, plan.seed),
            _ => writeln!(f, "    ({})", self.reason),
        }
    }
}

/// Returns the name of a type without path and generic arguments.
fn short(name: &str) -> String {
    let name = name.split('<').next().unwrap_or(name);
    name.rsplit("::").next().unwrap_or(name).to_string()
}
