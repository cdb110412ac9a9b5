//! One kind, one text, and all who can say whether it matches and where its fields are: do they agree?
//!
//! ```text
//! the type         the generated code and tables, as a program uses them
//! the constant     the same tables, driven by the functions for constants
//! the automaton    the grammar compiled now, its tables in memory, as `virgule-dynamic` does for any grammar
//! the second       the rule as a regular expression, by the PikeVM of regex-automata: language and fields;
//!                  the chart where the rule contains itself or is read decoded, which no regular expression says
//! abnf-oracle      the rules as they are printed, by other hands: the language alone
//! ```
//!
//! The first two share the tables, the first three the compiler and the loop that runs tables, the first four what the
//! compiler reads of a grammar; the last shares nothing with any. A mistake shows unless all make it.

use crate::external_oracle::{self, Foreign};
use crate::sampled_inputs::Drawn;
use crate::subject::{self, Subject};
use crate::{Spans, grammars};
use std::collections::HashMap;
use std::fmt;
use std::rc::Rc;
use virgule::Kind;
use virgule_dynamic::Library;

/// A kind and those who can read it.
pub struct Agreement {
    /// The kind, its generated parser, and the second.
    pub subject: Subject,
    /// Its grammar, compiled now.
    library: Rc<Library>,
    /// The same, read by other hands; none where they cannot.
    foreign: Option<Foreign>,
}

/// What all say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Agreed {
    /// The text matches, with the same fields for all.
    Inside,
    /// The text does not match.
    Outside,
    /// All but `abnf-oracle` say the same, which gave up.
    Undecided,
    /// Our own refuse it because it nests too deep; the others know no depth, and were not asked.
    TooDeep,
}

/// What one of them says.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Says {
    Outside,
    /// Inside, with those fields, of those that are shown.
    Inside(Vec<Option<(usize, usize)>>),
    /// Inside; of fields it knows nothing.
    Takes,
    /// Outside by the rules, where the others refuse only what prose demands beyond them.
    Refuses,
    Undecided(String),
}

/// Not all say the same of a text.
#[derive(Debug, Clone)]
pub struct Disagreement {
    kind: &'static Kind,
    text: String,
    said: Vec<(&'static str, Says)>,
}

/// All kinds that are built in.
pub fn all() -> Vec<Agreement> {
    let mut known = HashMap::new();
    subject::all().into_iter().map(|subject| Agreement::new(subject, &mut known)).collect()
}

/// The kind of that name.
pub fn of(kind: &str) -> Agreement {
    Agreement::new(subject::of(kind), &mut HashMap::new())
}

/// Asks about the text of that number. An error says who said what, and how to ask again.
pub fn turn(agreement: &mut Agreement, drawn: &Drawn, number: u64) -> Result<Agreed, String> {
    let kind = agreement.subject.kind.name;
    agreement.ask(&drawn.text(number)).map_err(|disagreement| {
        let again = format!("cargo xtask soak --only oracles --kind {kind} --seed {number} --count 1");
        format!("{disagreement}\n  again: {again}")
    })
}

impl Agreement {
    /// `known` are the grammars that were read before.
    fn new(subject: Subject, known: &mut HashMap<&'static str, (Rc<Library>, Option<Foreign>)>) -> Self {
        let name = subject.kind.grammar;
        let (library, foreign) = known.entry(name).or_insert_with(|| {
            let mut library = Library::new();
            let added = library.add(name, grammars::text(name));
            added.unwrap_or_else(|error| panic!("{name}: {error}"));
            let foreign = external_oracle::can(name)
                .then(|| Foreign::new(name).unwrap_or_else(|error| panic!("{error}")));
            (Rc::new(library), foreign)
        });
        Agreement { library: library.clone(), foreign: foreign.clone(), subject }
    }

    /// Asks all of them about `text`.
    pub fn ask(&mut self, text: &str) -> Result<Agreed, Box<Disagreement>> {
        let mut said = self.compiled(text);
        let too_deep = self.subject.nests_too_deep(text);
        if !too_deep {
            said.extend(self.others(text));
        }
        let agreed = self.judge(text, said)?;
        Ok(if too_deep { Agreed::TooDeep } else { agreed })
    }

    /// Asks those alone that take time linear in the length: the type, the constant and the automaton.
    pub fn ask_compiled(&self, text: &str) -> Result<Agreed, Box<Disagreement>> {
        self.judge(text, self.compiled(text))
    }

    fn compiled(&self, text: &str) -> Vec<(&'static str, Says)> {
        let parser = self.library.parser(self.subject.kind.name).expect("the kinds of its grammar");
        let parsed = parser.parse(text).ok();
        let automaton = parsed.map(|parsed| parsed.spans().map(|(_, span)| span).collect());
        vec![
            ("the type", Says::of(self.subject.typed(text))),
            ("the constant", Says::of(self.subject.constant(text))),
            ("the automaton", Says::of(automaton)),
        ]
    }

    fn others(&mut self, text: &str) -> Vec<(&'static str, Says)> {
        let expected = self.subject.expected(text);
        // What prose demands beyond the rules is not in the rules as they are printed.
        let beyond = expected.is_none() && self.subject.matches_the_rules(text);
        let second = if self.subject.is_more_than_regular() { "the chart" } else { "PikeVM" };
        let mut said = vec![(second, Says::of(expected))];
        if let Some(foreign) = &self.foreign {
            said.push((
                "abnf-oracle",
                match foreign.takes(self.subject.kind.start, text) {
                    Ok(true) if beyond => Says::Outside,
                    Ok(true) => Says::Takes,
                    Ok(false) if beyond => Says::Refuses,
                    Ok(false) => Says::Outside,
                    Err(error) => Says::Undecided(error.to_string()),
                },
            ));
        }
        said
    }

    fn judge(&self, text: &str, said: Vec<(&'static str, Says)>) -> Result<Agreed, Box<Disagreement>> {
        let first = said[0].1.clone();
        if !said.iter().all(|(_, says)| says.fits(&first)) {
            let (kind, text) = (self.subject.kind, text.to_string());
            return Err(Box::new(Disagreement { kind, text, said }));
        }
        let undecided = said.iter().any(|(_, says)| matches!(says, Says::Undecided(_)));
        Ok(match first {
            _ if undecided => Agreed::Undecided,
            Says::Outside => Agreed::Outside,
            _ => Agreed::Inside,
        })
    }
}

impl Says {
    fn of(spans: Spans) -> Self {
        spans.map_or(Says::Outside, Says::Inside)
    }

    /// Whether it may be said beside `first`, which says where the fields are.
    fn fits(&self, first: &Says) -> bool {
        match self {
            Says::Takes => matches!(first, Says::Inside(_)),
            Says::Undecided(_) => true,
            says => says == first,
        }
    }
}

/// The kind, the text, and what each says of it.
impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.kind.fields.iter().copied().filter(|name| !name.is_empty()).collect();
        write!(f, "{}: {:?}", self.kind.name, self.text)?;
        for (who, says) in &self.said {
            write!(f, "\n  {who:14} ")?;
            match says {
                Says::Outside => f.write_str("outside")?,
                Says::Refuses => f.write_str("outside, by the rules alone")?,
                Says::Takes => f.write_str("inside")?,
                Says::Undecided(why) => write!(f, "gives up: {why}")?,
                Says::Inside(spans) => {
                    f.write_str("inside")?;
                    for (name, span) in names.iter().zip(spans) {
                        let Some((begin, end)) = span else { continue };
                        write!(f, " {name} {begin}..{end}")?;
                    }
                }
            }
        }
        Ok(())
    }
}
