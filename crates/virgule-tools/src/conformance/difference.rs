//! The difference between the answer of a subject and the grammar.

use crate::conformance::Language;
use crate::conformance::language::Violation;
use crate::conformance::run::{Answer, Parts};
use serde::Serialize;
use std::fmt;

/// The class of a difference between subject and grammar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Class {
    /// The string is outside, and was accepted.
    Accepted,
    /// The string is inside, and was rejected.
    Refused,
    /// The string is inside, and its parts differ.
    Fields,
    /// The subject exited.
    Crash,
    /// The subject did not answer in time.
    Hang,
    /// The output was not an answer.
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

    /// Returns the name in files, and the words of reports.
    fn words(self) -> [&'static str; 2] {
        match self {
            Class::Accepted => ["accepted", "accepted, but outside"],
            Class::Refused => ["refused", "rejected, but inside"],
            Class::Fields => ["fields", "different parts"],
            Class::Crash => ["crash", "exited"],
            Class::Hang => ["hang", "no answer in time"],
            Class::Garbage => ["garbage", "not a valid answer"],
            Class::Error => ["error", "could not decide"],
        }
    }

    /// Returns the name in files: `accepted`, `refused`, …
    pub fn name(self) -> &'static str {
        self.words()[0]
    }

    /// Returns the class of that name.
    pub fn find(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.name() == name)
    }
}

/// `accepted, but outside`
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words()[1])
    }
}

/// A difference between subject and grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The class of the difference.
    pub class: Class,
    /// A message beyond the class, such as the two values of a part.
    pub detail: String,
    /// The part that differs; `None` if the difference concerns no part.
    pub part: Option<String>,
}

impl Difference {
    fn new(class: Class, detail: impl Into<String>) -> Self {
        Difference { class, detail: detail.into(), part: None }
    }
}

/// Returns the difference between `answer` and the grammar; `None` if they agree, or if the subject did not answer.
/// With `parts`, also compares the parts in the answer.
pub fn compare(language: &Language, text: &str, answer: &Answer, parts: bool) -> Option<Difference> {
    let inside = language.contains(text);
    match answer {
        Answer::Unsupported | Answer::Unasked => None,
        Answer::Yes(_) if !inside => {
            let detail = match language.violation(text) {
                Some(Violation { offset, rule, is_repeated: true }) => {
                    format!("{rule} may occur only once, but begins again at offset {offset}")
                }
                Some(Violation { offset, rule, .. }) => {
                    format!("a check of {rule} rejects it at offset {offset}")
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

/// Returns the first part in the answer that differs. Parts that the subject does not report are not compared.
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
            let detail = format!("{name} is {}, but the answer has {}", show(ours), show(theirs));
            Difference { part: Some(name.clone()), ..Difference::new(Class::Fields, detail) }
        })
    });
    part.or_else(|| other_list(language, text, answered))
}

/// Returns the first list in the answer that differs.
fn other_list(language: &Language, text: &str, answered: &Parts) -> Option<Difference> {
    let own = if answered.lists.is_empty() { return None } else { language.lists(text) };
    answered.lists.iter().find_map(|(name, theirs)| {
        let (_, ours) = own.iter().find(|(known, _)| known == name)?;
        (ours != theirs).then(|| {
            let detail = format!("{name} is {ours:?}, but the answer has {theirs:?}");
            Difference { part: Some(name.clone()), ..Difference::new(Class::Fields, detail) }
        })
    })
}

/// Returns the parts to compare with `components`: those of a generic URI; `None` if the kind itself has them.
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
