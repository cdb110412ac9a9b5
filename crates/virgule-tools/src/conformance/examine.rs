//! Asks a subject about candidates, compares its answers with the grammar, and makes a report.

use crate::conformance::coverage::Coverage;
use crate::conformance::group::Expected;
use crate::conformance::group::{Disagreement, Group, Spectrum, group};
use crate::conformance::run::{Answer, Parts, Runner, StartError};
use crate::conformance::{Candidate, Language, Reason, group};
use std::collections::HashSet;
use std::fmt;

/// Options of an examination.
#[derive(Debug, Clone, Default)]
pub struct ExamineOptions {
    /// Whether the parts of accepted texts are compared too.
    pub parts: bool,
    /// Expected differences.
    pub expected: Vec<Expected>,
    /// The seed of the candidates, for the report.
    pub seed: u64,
}

/// The result of an examination.
#[derive(Debug, Clone)]
pub struct Report {
    /// The name of the kind or rule.
    pub language: String,
    /// The command that starts the subject.
    pub command: Vec<String>,
    /// The seed of the candidates.
    pub seed: u64,
    /// Number of answered texts inside and outside.
    pub answered: (usize, usize),
    /// Number of wrong answers.
    pub wrong: usize,
    /// Number of texts that the subject does not support.
    pub unsupported: usize,
    /// Number of texts that the protocol cannot express, such as texts with line breaks in a protocol of lines.
    pub untold: usize,
    /// Number of texts not asked, because the limits were reached.
    pub unasked: usize,
    /// Number of texts of the language that the kind rejects for the contents of a field; the subject is not asked about them.
    pub beyond: usize,
    /// Number of restarts before shrinking.
    pub restarts: usize,
    /// True if the limits were reached.
    pub spent: bool,
    /// Failures that no single text reproduces.
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

    /// Number of answered texts.
    pub fn asked(&self) -> usize {
        self.answered.0 + self.answered.1
    }
}

/// Asks the subject about the candidates and makes a report.
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
    // Requirements on the contents of fields are not tested.
    let count = all.len();
    all.retain(|candidate| !candidate.inside || language.passes(&candidate.text));
    let beyond = count - all.len();

    let texts: Vec<&str> = all.iter().map(|candidate| candidate.text.as_str()).collect();
    runner.check_answers(&texts)?;
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
        let difference = compare(language, &candidate.text, answer, options.parts);
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
    let (wrong, spent, restarts) = (found.len(), runner.limits_reached(), runner.restarts());
    runner.extend_limits();
    let mut groups = group(language, runner, found, &spectrum, options.parts);
    let missed = group::apply(&options.expected, &mut groups);
    runner.shut_down();
    Ok(Report {
        language: language.name().to_string(),
        command: runner.command().to_vec(),
        seed: options.seed,
        answered,
        wrong,
        unsupported,
        untold,
        unasked,
        beyond,
        restarts,
        spent,
        unsteady: runner.unsteady().to_vec(),
        stderr: runner.stderr(),
        groups,
        missed,
        coverage,
    })
}

// Compares the answer of a subject with the grammar.

/// The class of a difference between subject and grammar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Class {
    /// The text is outside, and was accepted.
    Accepted,
    /// The text is inside, and was rejected.
    Refused,
    /// The text is inside, and its parts differ.
    Fields,
    /// The subject exited.
    Crash,
    /// The subject did not answer in time.
    Hang,
    /// The output was no answer.
    Garbage,
    /// The subject reported an error.
    Error,
}

impl Class {
    /// All classes, the most severe first.
    pub const ALL: [Class; 7] = [
        Class::Crash,
        Class::Hang,
        Class::Garbage,
        Class::Error,
        Class::Accepted,
        Class::Refused,
        Class::Fields,
    ];

    /// The name in files: `accepted`, `refused`, …
    pub fn name(self) -> &'static str {
        match self {
            Class::Accepted => "accepted",
            Class::Refused => "refused",
            Class::Fields => "fields",
            Class::Crash => "crash",
            Class::Hang => "hang",
            Class::Garbage => "garbage",
            Class::Error => "error",
        }
    }

    /// The class of that name.
    pub fn find(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.name() == name)
    }
}

/// `accepted, but outside`
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Class::Accepted => "accepted, but outside",
            Class::Refused => "refused, but inside",
            Class::Fields => "other parts",
            Class::Crash => "ended",
            Class::Hang => "no answer in time",
            Class::Garbage => "no answer, but something else",
            Class::Error => "could not decide",
        })
    }
}

/// A difference between subject and grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The class of the difference.
    pub class: Class,
    /// A message beyond the class, such as the two values of a part.
    pub detail: String,
    /// The part that differs; `None` if the difference is not about a part.
    pub part: Option<String>,
}

impl Difference {
    fn new(class: Class, detail: impl Into<String>) -> Self {
        Difference { class, detail: detail.into(), part: None }
    }
}

/// The difference between `answer` and the grammar; `None` if they agree, or if the text was not answered. With `parts`
/// the parts in the answer are compared too.
pub fn compare(language: &Language, text: &str, answer: &Answer, parts: bool) -> Option<Difference> {
    let inside = language.contains(text);
    match answer {
        Answer::Unsupported | Answer::Unasked => None,
        Answer::Yes(_) if !inside => {
            let detail = match language.repeated(text) {
                Some((offset, rule)) => {
                    format!("{rule} may occur once, and begins again at offset {offset}")
                }
                None => {
                    let (offset, rule) = language.blame(text);
                    format!("the grammar stops at offset {offset}, in {rule}")
                }
            };
            Some(Difference::new(Class::Accepted, detail))
        }
        Answer::Yes(answered) => parts.then(|| other_part(language, text, answered)).flatten(),
        Answer::No => inside.then(|| Difference::new(Class::Refused, "")),
        Answer::Error(message) => Some(Difference::new(Class::Error, message)),
        Answer::Garbage(line) => Some(Difference::new(Class::Garbage, line)),
        Answer::Crash(how) => Some(Difference::new(Class::Crash, how)),
        Answer::Hang => Some(Difference::new(Class::Hang, "")),
    }
}

/// The first part in the answer that differs. Parts that the subject does not report are not compared.
fn other_part(language: &Language, text: &str, answered: &Parts) -> Option<Difference> {
    let own = language.fields(text)?;
    let generic = generic(&own, text);
    let components = answered.components.iter().map(|part| (part, generic.as_deref().unwrap_or(&own)));
    let fields = answered.fields.iter().map(|part| (part, &own[..]));
    let part = components.chain(fields).find_map(|((name, theirs), ours)| {
        let (_, ours) = ours.iter().find(|(known, _)| known == name)?;
        (ours != theirs).then(|| {
            let show = |part: &Option<String>| {
                part.as_ref().map_or("nothing".to_string(), |part| format!("{part:?}"))
            };
            let detail = format!("{name} is {}, there {}", show(ours), show(theirs));
            Difference { part: Some(name.clone()), ..Difference::new(Class::Fields, detail) }
        })
    });
    part.or_else(|| other_list(language, text, answered))
}

/// The first list in the answer that differs.
fn other_list(language: &Language, text: &str, answered: &Parts) -> Option<Difference> {
    let own = if answered.lists.is_empty() { return None } else { language.lists(text) };
    answered.lists.iter().find_map(|(name, theirs)| {
        let (_, ours) = own.iter().find(|(known, _)| known == name)?;
        (ours != theirs).then(|| {
            let detail = format!("{name} is {ours:?}, there {theirs:?}");
            Difference { part: Some(name.clone()), ..Difference::new(Class::Fields, detail) }
        })
    })
}

/// The parts to compare with `components`: those of the text as a generic URI; `None` if the kind itself has them.
fn generic(own: &[(String, Option<String>)], text: &str) -> Option<Vec<(String, Option<String>)>> {
    const COMPONENTS: [&str; 7] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];
    let has = |name: &&str| own.iter().any(|(known, _)| known == *name);
    if COMPONENTS.iter().all(has) {
        return None;
    }
    let parser = virgule_dynamic::Parser::built_in(virgule::Kind::find("uri")?);
    let parsed = parser.parse(text).ok()?;
    Some(parsed.fields().map(|(name, part)| (name.to_string(), part.map(str::to_string))).collect())
}
