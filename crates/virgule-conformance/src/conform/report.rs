//! The result of comparing a type with its grammar.

use crate::{Candidate, Plan, Reason};
use std::collections::BTreeMap;
use std::fmt;
use virgule::SchemeError;

/// The comparison of a type with its grammar.
#[derive(Debug, Clone)]
pub struct Agreement {
    /// The name of the type.
    pub type_name: &'static str,
    /// The start rule.
    pub rule: String,
    /// The plan of the texts.
    pub plan: Plan,
    /// Number of texts.
    pub asked: usize,
    /// Number of accepted texts.
    pub taken: usize,
    /// Number of texts inside the grammar that were rejected by the type of a field or by a check.
    pub refused: usize,
    /// A shortest text that was rejected in that way, with the error.
    pub refusal: Option<(String, String)>,
    /// The disagreements, the shortest text first.
    pub disagreements: Vec<TypeDisagreement>,
}

/// A text on which type and grammar disagree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypeDisagreement {
    /// The text.
    pub text: String,
    /// The rule that the text exercises or violates.
    pub rule: String,
    /// Why the text was made.
    pub reason: Reason,
    /// How type and grammar differ on the text.
    pub difference: TypeDifference,
}

/// A difference between type and grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum TypeDifference {
    /// The type accepts a text outside of the grammar; the offset and rule of the error.
    Accepted((usize, String)),
    /// The type rejects a text of the grammar, with this error.
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
    pub(super) fn new(type_name: &'static str, rule: &str, plan: Plan) -> Self {
        let rule = rule.to_string();
        Agreement {
            type_name,
            rule,
            plan,
            asked: 0,
            taken: 0,
            refused: 0,
            refusal: None,
            disagreements: Vec::new(),
        }
    }

    pub(super) fn add(
        &mut self,
        candidate: &Candidate,
        read: &Result<(), SchemeError>,
        difference: Option<TypeDifference>,
    ) {
        self.asked += 1;
        self.taken += usize::from(read.is_ok());
        if let Some(difference) = difference {
            let Candidate { text, rule, reason, .. } = candidate.clone();
            // The rule of the error is more precise than the one that the text was made for.
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

    pub(super) fn sorted(mut self) -> Self {
        self.disagreements.sort_by_key(|disagreement| disagreement.text.len());
        self
    }

    /// True if there is no disagreement, and the type accepts at least one text.
    pub fn is_good(&self) -> bool {
        self.disagreements.is_empty() && self.taken > 0
    }
}

/// Number of texts shown per rule.
const SHOWN: usize = 3;

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = short(self.type_name);
        let (asked, count) = (self.asked, self.disagreements.len());
        match (count, self.taken) {
            (0, 0) => writeln!(f, "`{name}` takes none of {asked} texts, some of which are `{}`", self.rule)?,
            (0, taken) => {
                writeln!(f, "`{name}` keeps to `{}`: {asked} texts, {taken} of them taken", self.rule)?
            }
            (1, _) => writeln!(f, "`{name}` does not keep to `{}`: of {asked} texts 1 disagrees", self.rule)?,
            _ => writeln!(f, "`{name}` does not keep to `{}`: of {asked} texts {count} disagree", self.rule)?,
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
            let verb = if count == 1 { "text was" } else { "texts were" };
            write!(f, "\n{count} {verb} refused beyond the grammar, as {text:?}: {error}\n")?;
        }
        Ok(())
    }
}

impl Agreement {
    /// The disagreements by rule, the rule with the shortest text first.
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
                    "  {name}::parse({text:?}) takes what the grammar does not, from offset {offset} on"
                )?;
            }
            TypeDifference::Refused(error) => {
                writeln!(f, "  {name}::parse({text:?}) refuses what the grammar takes: {error}")?;
            }
            TypeDifference::Field { name: field, expected, found } => {
                writeln!(
                    f,
                    "  {name}::parse({text:?}) finds {found:?} for {field}, the grammar {expected:?}"
                )?;
            }
        }
        match self.reason {
            Reason::Random => writeln!(f, "    ({}, seed {})", self.reason, plan.seed),
            _ => writeln!(f, "    ({})", self.reason),
        }
    }
}

/// The name of a type without path and generic arguments.
fn short(name: &str) -> String {
    let name = name.split('<').next().unwrap_or(name);
    name.rsplit("::").next().unwrap_or(name).to_string()
}
