//! What became of the texts that a type was asked about, and how that is told.

use super::is_beyond_grammar;
use crate::{Candidate, Plan, Reason};
use std::collections::BTreeMap;
use std::fmt;
use virgule::SchemeError;

/// What a type makes of texts, compared with its grammar.
#[derive(Debug, Clone)]
pub struct Agreement {
    /// The name of the type.
    pub type_name: &'static str,
    /// The rule that its texts match.
    pub rule: String,
    /// Which texts it was asked about.
    pub plan: Plan,
    /// How many texts it was asked about.
    pub asked: usize,
    /// How many it took.
    pub taken: usize,
    /// How many of those that the grammar takes were refused by the type of a field, or by a check; and a shortest one,
    /// with the reason.
    pub refused: usize,
    /// One of the shortest of them, with what was said of it.
    pub refusal: Option<(String, String)>,
    /// Where both disagree, the shortest text first.
    pub disagreements: Vec<Disagreement>,
}

/// A text of which the type says something else than the grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// The text.
    pub text: String,
    /// The rule that it tries, or breaks.
    pub rule: String,
    /// Why it was asked.
    pub reason: Reason,
    /// What the type says of it.
    pub difference: Difference,
}

/// What a type says else than the grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Difference {
    /// It takes a text that the grammar does not; where the text stops, and in which rule.
    Accepted((usize, String)),
    /// It refuses a text that the grammar takes, saying this.
    Refused(String),
    /// It finds another part for a field.
    Field {
        /// The field.
        name: String,
        /// What the grammar finds.
        expected: Option<String>,
        /// What the type finds.
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
        difference: Option<Difference>,
    ) {
        self.asked += 1;
        self.taken += usize::from(read.is_ok());
        if let Some(difference) = difference {
            let Candidate { text, rule, reason, .. } = candidate.clone();
            // The rule at fault is known better than the one that the text was made for.
            let rule = match (&difference, read) {
                (Difference::Field { name, .. }, _) => name.clone(),
                (_, Err(error)) => error.rule().map_or(rule, str::to_string),
                _ => rule,
            };
            self.disagreements.push(Disagreement { text, rule, reason, difference });
        } else if let (true, Err(error)) = (candidate.inside, read) {
            debug_assert!(is_beyond_grammar(error));
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

    /// Whether there is no disagreement, and the type took some text: one that takes none is not tested.
    pub fn is_good(&self) -> bool {
        self.disagreements.is_empty() && self.taken > 0
    }
}

/// No more texts of one rule are shown.
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
    /// The rules with a disagreement, that with the shortest text first.
    fn by_rule(&self) -> Vec<(&str, Vec<&Disagreement>)> {
        let mut rules: BTreeMap<&str, Vec<&Disagreement>> = BTreeMap::new();
        for disagreement in &self.disagreements {
            rules.entry(&disagreement.rule).or_default().push(disagreement);
        }
        let mut rules: Vec<_> = rules.into_iter().collect();
        rules.sort_by_key(|(_, texts)| texts.first().map(|disagreement| disagreement.text.len()));
        rules
    }
}

impl Disagreement {
    fn show(&self, f: &mut fmt::Formatter<'_>, name: &str, plan: &Plan) -> fmt::Result {
        let text = &self.text;
        match &self.difference {
            Difference::Accepted((offset, _)) => {
                writeln!(
                    f,
                    "  {name}::parse({text:?}) takes what the grammar does not, from offset {offset} on"
                )?;
            }
            Difference::Refused(error) => {
                writeln!(f, "  {name}::parse({text:?}) refuses what the grammar takes: {error}")?;
            }
            Difference::Field { name: field, expected, found } => {
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

/// The name of a type without its path and what stands in angle brackets.
fn short(name: &str) -> String {
    let name = name.split('<').next().unwrap_or(name);
    name.rsplit("::").next().unwrap_or(name).to_string()
}
