//! Tests a subject on candidates, compares its answers with the grammar, and creates a report.

use crate::conformance::coverage::Coverage;
use crate::conformance::difference::compare;
use crate::conformance::group::Expected;
use crate::conformance::group::{Disagreement, Group, Spectrum, group};
use crate::conformance::run::{Answer, Runner, StartError};
use crate::conformance::{Candidate, Language, Reason, group};
use std::collections::HashSet;

/// Options of an examination.
#[derive(Debug, Clone, Default)]
pub struct ExamineOptions {
    /// Whether the parts of accepted strings are compared too.
    pub parts: bool,
    /// Expected differences.
    pub expected: Vec<Expected>,
    /// The seed of the candidates, for the report.
    pub seed: u64,
}

/// The result of an examination.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// The name of the kind or rule.
    pub language: String,
    /// The command that starts the subject.
    pub command: Vec<String>,
    /// The seed of the candidates.
    pub seed: u64,
    /// Number of answered strings inside and outside.
    pub answered: (usize, usize),
    /// Number of wrong answers.
    pub wrong: usize,
    /// Number of strings that the subject does not support.
    pub unsupported: usize,
    /// Number of strings that the protocol cannot express, such as strings with line breaks in a protocol of lines.
    pub untold: usize,
    /// Number of strings that were not sent, because the limits were reached.
    pub unasked: usize,
    /// Number of restarts before shrinking.
    pub restarts: usize,
    /// True if the limits were reached.
    pub spent: bool,
    /// Failures that no single string reproduces.
    pub unsteady: Vec<String>,
    /// The end of the standard error of the subject.
    pub stderr: String,
    /// The differences, grouped by class and rule.
    pub groups: Vec<Group>,
    /// Expected differences that were not found.
    pub missed: Vec<Expected>,
    /// The coverage of the grammar.
    pub coverage: Coverage,
}

impl Report {
    /// True if the subject agrees with the grammar, except for expected differences.
    pub fn conforms(&self) -> bool {
        let expected = self.groups.iter().all(|group| group.expected.is_some());
        expected && self.missed.is_empty() && self.unsteady.is_empty() && !self.spent && self.asked() > 0
    }

    /// Number of answered strings.
    pub fn asked(&self) -> usize {
        self.answered.0 + self.answered.1
    }
}

/// Sends the candidates to the subject and creates a report.
pub fn examine(
    language: &Language,
    candidates: &[Candidate],
    runner: &mut Runner,
    options: &ExamineOptions,
) -> Result<Report, StartError> {
    let given = options.expected.iter().filter_map(|entry| entry.input.as_deref()).map(|text| Candidate {
        text: text.to_string(),
        inside: language.contains(text),
        rule: String::new(),
        reason: Reason::Given,
    });
    let mut seen = HashSet::new();
    let mut all: Vec<Candidate> = candidates.iter().cloned().chain(given).collect();
    all.retain(|candidate| seen.insert(candidate.text.clone()));
    let texts: Vec<&str> = all.iter().map(|candidate| candidate.text.as_str()).collect();
    runner.check_answers(&texts)?;
    let answers = runner.ask(&texts);

    let mut report = Report {
        language: language.name().to_string(),
        command: runner.command().to_vec(),
        seed: options.seed,
        coverage: Coverage::new(language.checked(), language.start()),
        ..Report::default()
    };
    let (mut spectrum, mut found) = (Spectrum::default(), Vec::new());
    for (candidate, answer) in all.iter().zip(&answers) {
        match answer {
            Answer::Unsupported => report.unsupported += 1,
            Answer::Unasked if !runner.can_ask(&candidate.text) => report.untold += 1,
            Answer::Unasked => report.unasked += 1,
            _ if candidate.inside => report.answered.0 += 1,
            _ => report.answered.1 += 1,
        }
        if matches!(answer, Answer::Unsupported | Answer::Unasked) {
            continue;
        }
        let difference = compare(language, &candidate.text, answer, options.parts);
        let wrong = difference.is_some();
        if candidate.inside {
            spectrum.add(report.coverage.inside(&candidate.text, wrong), wrong);
        } else {
            report.coverage.outside(&language.blame(&candidate.text).1, wrong);
        }
        found.extend(difference.map(|difference| Disagreement {
            text: candidate.text.clone(),
            class: difference.class,
            about: difference.part.unwrap_or_else(|| candidate.rule.clone()),
            detail: difference.detail,
        }));
    }
    (report.wrong, report.spent, report.restarts) = (found.len(), runner.limits_reached(), runner.restarts());
    runner.extend_limits();
    report.groups = group(language, runner, found, (&spectrum, &report.coverage), options.parts);
    report.missed = group::apply(&options.expected, &mut report.groups);
    runner.shut_down();
    (report.unsteady, report.stderr) = (runner.unsteady().to_vec(), runner.stderr());
    Ok(report)
}
