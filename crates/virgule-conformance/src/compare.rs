//! What the grammar says of a text, and what the subject says: do they agree?

use crate::Language;
use crate::run::{Answer, Parts};
use std::fmt;

/// How an answer differs from the grammar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Class {
    /// The text is outside, and was accepted.
    Accepted,
    /// The text is inside, and was refused.
    Refused,
    /// The text is inside, and its parts are others.
    Fields,
    /// The subject ended.
    Crash,
    /// The subject did not answer in time.
    Hang,
    /// What came was no answer.
    Garbage,
    /// The subject could not decide.
    Error,
}

impl Class {
    /// All of them, the most telling first.
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

/// How an answer differs, and in what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// How.
    pub class: Class,
    /// In words, where there is more to say than the class does: the part and its two values, the last words.
    pub detail: String,
    /// The part that is another one.
    pub part: Option<String>,
}

impl Difference {
    fn new(class: Class, detail: impl Into<String>) -> Self {
        Difference { class, detail: detail.into(), part: None }
    }
}

/// How `answer` differs from what the grammar says of `text`; `None` if it does not, or if there was no answer to give.
/// `parts`: whether the parts that the subject names are compared too.
pub fn compare(language: &Language, text: &str, answer: &Answer, parts: bool) -> Option<Difference> {
    let inside = language.takes(text);
    match answer {
        Answer::Unsupported | Answer::Unasked => None,
        Answer::Yes(_) if !inside => {
            let (offset, rule) = language.blame(text);
            Some(Difference::new(Class::Accepted, format!("the grammar stops at offset {offset}, in {rule}")))
        }
        Answer::Yes(said) => parts.then(|| other_part(language, text, said)).flatten(),
        Answer::No => inside.then(|| Difference::new(Class::Refused, "")),
        Answer::Error(message) => Some(Difference::new(Class::Error, message)),
        Answer::Garbage(line) => Some(Difference::new(Class::Garbage, line)),
        Answer::Crash(how) => Some(Difference::new(Class::Crash, how)),
        Answer::Hang => Some(Difference::new(Class::Hang, "")),
    }
}

/// The first part that the subject names and the grammar sees otherwise. What a subject does not name is not compared:
/// not every library shows all of them.
fn other_part(language: &Language, text: &str, said: &Parts) -> Option<Difference> {
    let own = language.fields(text)?;
    let generic = generic(&own, text);
    let components = said.components.iter().map(|part| (part, generic.as_deref().unwrap_or(&own)));
    let fields = said.fields.iter().map(|part| (part, &own[..]));
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
    part.or_else(|| other_list(language, text, said))
}

/// The first list that the subject names and the grammar sees otherwise.
fn other_list(language: &Language, text: &str, said: &Parts) -> Option<Difference> {
    let own = if said.lists.is_empty() { return None } else { language.lists(text) };
    said.lists.iter().find_map(|(name, theirs)| {
        let (_, ours) = own.iter().find(|(known, _)| known == name)?;
        (ours != theirs).then(|| {
            let detail = format!("{name} is {ours:?}, there {theirs:?}");
            Difference { part: Some(name.clone()), ..Difference::new(Class::Fields, detail) }
        })
    })
}

/// The parts that are compared with `components`: those of the URI that the text is, unless its own are these.
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
