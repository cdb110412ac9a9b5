//! Witnesses for kinds with checks that are not part of their automata.
//!
//! The automata ignore these checks, so the strings that they find are only proposals. A proposal is parsed; if a check
//! rejects it, strings with one byte inserted, replaced or removed at the error are tried: at most 64 strings with 378
//! changes each. If no witness is found, the question is undecided.
//!
//! A rule without an automaton has a subset, `below`, and a superset, `above`:
//!
//! ```text
//! below(one) not within above(other)    a witness, which is certain
//! above(one) within below(other)        no witness exists
//! otherwise                             the witnesses of above(one) and below(other) are proposals
//! ```

use crate::operations::subject::Subject;
use std::fmt;
use virgule_compiler::analysis::compare::{self, Answer};
use virgule_compiler::limits::Exceeded;
use virgule_dynamic::{LoadError, Mismatch};

/// The maximal number of proposals.
const PROPOSALS: usize = 64;

/// The reason why two rules cannot be compared.
#[derive(Debug, Clone)]
pub enum ComparisonError {
    /// The rules together exceed a limit.
    TooLarge(Exceeded),
    /// One of the rules has no parser.
    Load(LoadError),
}

impl fmt::Display for ComparisonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ComparisonError::TooLarge(exceeded) => f.write_str(&too_large(exceeded)),
            ComparisonError::Load(error) => error.fmt(f),
        }
    }
}

/// Returns the message about two rules that together exceed a limit.
pub fn too_large(exceeded: &Exceeded) -> String {
    format!("these rules are too large to compare: they have {exceeded}")
}

impl std::error::Error for ComparisonError {}

impl From<LoadError> for ComparisonError {
    fn from(error: LoadError) -> Self {
        ComparisonError::Load(error)
    }
}

/// Witnesses, and the certainty of the answer.
#[derive(Debug, Clone)]
pub struct Witnesses {
    /// The witnesses.
    pub texts: Vec<String>,
    /// The nesting depth up to which the answer is proven, as in [`Answer`].
    pub up_to: Option<usize>,
    /// The certainty of the answer.
    pub certainty: Certainty,
}

/// The certainty of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Certainty {
    /// The answer is proven.
    Yes,
    /// The rules have no witness, but an ignored check may change this.
    UpToChecks,
    /// Undecided: the automata have witnesses, but checks or rules without an automaton reject all that were tried.
    No,
}

/// Returns strings of `one` that `other` rejects; the shortest first if decided by the automata.
///
/// # Errors
///
/// The limit that both exceed together, or the diagnostics of a rule without a parser.
pub fn only(one: &mut Subject, other: &mut Subject, most: usize) -> Result<Witnesses, ComparisonError> {
    if one.is_same(other) {
        return Ok(Witnesses::decided(Answer { texts: Vec::new(), up_to: None }));
    }
    let unchecked = [&one.language, &other.language].map(|language| !language.unchecked().is_empty());
    let is_approximate = one.approximation.is_some() || other.approximation.is_some();
    if unchecked == [false, false] {
        let certain = compare::only(&one.language, other.above(), most).map_err(ComparisonError::TooLarge)?;
        if !is_approximate || !certain.is_none() {
            return Ok(Witnesses::decided(certain));
        }
    }
    let ask = |most| compare::only(one.above(), &other.language, most).map_err(ComparisonError::TooLarge);
    let answer = ask(PROPOSALS)?;
    let proposed = !answer.is_none();
    let mut proposals = answer.texts;
    if unchecked[1] {
        proposals
            .extend(compare::both(&one.language, &other.language).map_err(ComparisonError::TooLarge)?.texts);
    }
    let mut texts = Vec::new();
    for proposal in proposals {
        let mut found = differs(one, other, &proposal)?.then(|| proposal.clone());
        for at in stops(one, other, &proposal)? {
            if found.is_none() {
                found = nearby(&proposal, at, |text| differs(one, other, text))?;
            }
        }
        texts.extend(found.filter(|text| !texts.contains(text)));
        if texts.len() == most {
            break;
        }
    }
    let certainty = match (texts.is_empty(), proposed, unchecked[1]) {
        (false, ..) | (true, false, false) => Certainty::Yes,
        (true, false, true) => Certainty::UpToChecks,
        (true, true, _) => Certainty::No,
    };
    Ok(Witnesses { texts, up_to: answer.up_to, certainty })
}

/// Returns a common string.
///
/// # Errors
///
/// As for [`only`].
pub fn both(one: &mut Subject, other: &mut Subject) -> Result<Witnesses, ComparisonError> {
    let mut answer = compare::both(&one.language, &other.language).map_err(ComparisonError::TooLarge)?;
    let mut exact = one.language.unchecked().is_empty() && other.language.unchecked().is_empty();
    if answer.is_none() && (one.approximation.is_some() || other.approximation.is_some()) {
        answer = compare::both(one.above(), other.above()).map_err(ComparisonError::TooLarge)?;
        exact = false;
    }
    let Some(proposal) = answer.texts.first().filter(|_| !exact).cloned() else {
        return Ok(Witnesses::decided(answer));
    };
    let at = stops(one, other, &proposal)?;
    let mut found = at.is_empty().then(|| proposal.clone());
    for at in at {
        if found.is_none() {
            found = nearby(&proposal, at, |text| Ok(stops(one, other, text)?.is_empty()))?;
        }
    }
    let certainty = if found.is_some() { Certainty::Yes } else { Certainty::No };
    Ok(Witnesses { texts: found.into_iter().collect(), up_to: None, certainty })
}

impl Witnesses {
    fn decided(answer: Answer) -> Self {
        Witnesses { texts: answer.texts, up_to: answer.up_to, certainty: Certainty::Yes }
    }
}

fn differs(one: &mut Subject, other: &mut Subject, text: &str) -> Result<bool, ComparisonError> {
    let refuses = |stop: Option<Mismatch>| stop.is_some_and(|stop| stop.exceeded().is_none());
    Ok(one.stop(text)?.is_none() && refuses(other.stop(text)?))
}

/// Returns the offsets of the errors of an input.
fn stops(one: &mut Subject, other: &mut Subject, text: &str) -> Result<Vec<usize>, ComparisonError> {
    Ok([one.stop(text)?, other.stop(text)?].into_iter().flatten().map(|stop| stop.offset).collect())
}

/// Returns the first string that `fits`, among those with one byte inserted, replaced or removed at an offset.
fn nearby(
    text: &str,
    at: usize,
    mut fits: impl FnMut(&str) -> Result<bool, ComparisonError>,
) -> Result<Option<String>, ComparisonError> {
    let Some((before, behind)) = text.split_at_checked(at) else { return Ok(None) };
    let mut rest = behind.chars();
    let dropped = rest.next().map(|_| rest.as_str());
    let graphic = || ('!'..='~').map(String::from);
    let inserted = graphic().map(|byte| format!("{before}{byte}{behind}"));
    let rest = dropped.unwrap_or_default();
    let changed = graphic().chain([String::new()]).filter(|_| dropped.is_some());
    let changed = changed.map(|byte| format!("{before}{byte}{rest}"));
    for tried in inserted.chain(changed) {
        if fits(&tried)? {
            return Ok(Some(tried));
        }
    }
    Ok(None)
}
