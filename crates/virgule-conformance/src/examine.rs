//! The whole examination: candidates and a subject → a report.

use crate::compare::compare;
use crate::coverage::Coverage;
use crate::expected::{self, Expected};
use crate::group::{Disagreement, Group, Spectrum, group};
use crate::run::{Answer, Runner, StartError};
use crate::{Candidate, Language, Reason};
use std::collections::HashSet;

/// What is asked beyond whether a text is taken.
#[derive(Debug, Clone, Default)]
pub struct Examination {
    /// Whether the parts that the subject names are compared too.
    pub parts: bool,
    /// Differences that are known.
    pub expected: Vec<Expected>,
    /// The seed of the candidates, for the report.
    pub seed: u64,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct Report {
    /// The kind or rule.
    pub language: String,
    /// The command.
    pub command: Vec<String>,
    /// The seed of the candidates.
    pub seed: u64,
    /// How many texts inside and outside were answered.
    pub answered: (usize, usize),
    /// How many of them were answered otherwise than the grammar does.
    pub wrong: usize,
    /// Texts that the subject said it does not support.
    pub unsupported: usize,
    /// Texts that the protocol cannot carry: with line breaks, where a text is a line.
    pub untold: usize,
    /// Texts that were not asked any more.
    pub unasked: usize,
    /// Texts that the grammar takes and a check beyond it refuses: nobody is asked about them.
    pub beyond: usize,
    /// How often the subject was started anew, before anything was shrunk.
    pub restarts: usize,
    /// Whether so much went wrong that the rest was not asked.
    pub spent: bool,
    /// What went wrong and cannot be blamed on one text.
    pub unsteady: Vec<String>,
    /// The last that the subject wrote to standard error.
    pub words: String,
    /// The differences.
    pub groups: Vec<Group>,
    /// Expected differences that are not there.
    pub missed: Vec<Expected>,
    /// What was tried.
    pub coverage: Coverage,
}

impl Report {
    /// Whether the subject does what the grammar says, but for what is expected of it.
    pub fn conforms(&self) -> bool {
        let expected = self.groups.iter().all(|group| group.expected.is_some());
        expected && self.missed.is_empty() && self.unsteady.is_empty() && !self.spent && self.asked() > 0
    }

    /// How many texts were answered.
    pub fn asked(&self) -> usize {
        self.answered.0 + self.answered.1
    }
}

/// Asks the subject about the candidates, and sums up.
pub fn examine(
    language: &Language,
    candidates: &[Candidate],
    runner: &mut Runner,
    examination: &Examination,
) -> Result<Report, StartError> {
    let given =
        examination.expected.iter().filter_map(|entry| entry.input.as_deref()).map(|text| Candidate {
            text: text.to_string(),
            inside: language.takes(text),
            rule: String::new(),
            reason: Reason::Given,
        });
    let mut seen = HashSet::new();
    let mut all: Vec<Candidate> = candidates.iter().cloned().chain(given).collect();
    all.retain(|candidate| seen.insert(candidate.text.clone()));
    // What prose demands beyond a grammar is not the grammar's to judge.
    let count = all.len();
    all.retain(|candidate| language.passes(&candidate.text));
    let beyond = count - all.len();

    let texts: Vec<&str> = all.iter().map(|candidate| candidate.text.as_str()).collect();
    runner.first(&texts)?;
    let answers = runner.ask(&texts);

    let (grammar, start) = (language.grammar(), language.start());
    let mut coverage = Coverage::new(grammar, start);
    let (mut spectrum, mut found) = (Spectrum::default(), Vec::new());
    let (mut answered, mut unsupported, mut untold, mut unasked) = ((0, 0), 0, 0, 0);
    for (candidate, answer) in all.iter().zip(&answers) {
        match answer {
            Answer::Unsupported => unsupported += 1,
            Answer::Unasked if !runner.can_ask(&candidate.text) => untold += 1,
            Answer::Unasked => unasked += 1,
            _ if candidate.inside => answered.0 += 1,
            _ => answered.1 += 1,
        }
        if matches!(answer, Answer::Unsupported | Answer::Unasked) {
            continue;
        }
        let difference = compare(language, &candidate.text, answer, examination.parts);
        let wrong = difference.is_some();
        if candidate.inside {
            if let Some(rules) = coverage.inside(grammar, start, &candidate.text, wrong) {
                spectrum.add(rules, wrong);
            }
        } else {
            coverage.outside(&language.blame(&candidate.text).1, wrong);
        }
        found.extend(difference.map(|difference| Disagreement {
            text: candidate.text.clone(),
            class: difference.class,
            about: difference.part.unwrap_or_else(|| candidate.rule.clone()),
            detail: difference.detail,
        }));
    }
    let (wrong, spent, restarts) = (found.len(), runner.is_spent(), runner.restarts());
    runner.allow_more();
    let mut groups = group(language, runner, found, &spectrum, examination.parts);
    let missed = expected::apply(&examination.expected, &mut groups);
    runner.leave();
    Ok(Report {
        language: language.name().to_string(),
        command: runner.command().to_vec(),
        seed: examination.seed,
        answered,
        wrong,
        unsupported,
        untold,
        unasked,
        beyond,
        restarts,
        spent,
        unsteady: runner.unsteady().to_vec(),
        words: runner.words(),
        groups,
        missed,
        coverage,
    })
}
