//! Tests that a type conforms to its grammar.
//!
//! ```
//! # use virgule_conformance::conform;
//! use virgule::Ni;
//!
//! conform::<Ni>();
//! ```
//!
//! ```text
//! type ── Described ──► its grammar ──► candidates ──► parsed by the type ──► disagreements
//! ```
//!
//! For the texts and verdicts the grammar is compiled again at run time; the type has tables that were compiled at
//! build time, and user code: types of fields, and checks. Texts that only the user code rejects are counted, but are
//! not disagreements.

mod report;

pub use report::{Agreement, TypeDifference, TypeDisagreement};

use crate::{Candidate, Language, LanguageError, Plan, candidates, source};
use virgule::__derive::{Described, FieldRules, Origin, RuleName};
use virgule::{Kind, SchemeError};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId};
use virgule_compiler::analysis::alternatives::alternatives;
use virgule_dynamic::Library;

/// Checks that a type accepts the texts of its grammar, and finds the same fields.
///
/// ```
/// use virgule::UriScheme;
/// use virgule_conformance::conform;
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
/// If the type and the grammar disagree, with the shortest texts by rule; if the type accepts no text at all; if the
/// grammar cannot be compiled.
#[track_caller]
pub fn conform<T: Described>() {
    conform_with::<T>(&Plan::default());
}

/// As [`conform`], with the texts of a plan.
///
/// # Panics
///
/// As [`conform`] does.
#[track_caller]
pub fn conform_with<T: Described>(plan: &Plan) {
    let name = std::any::type_name::<T>();
    match agreement::<T>(plan) {
        Ok(agreement) if agreement.is_good() => {}
        Ok(agreement) => panic!("{agreement}"),
        Err(error) => panic!("there are no texts for {name}: {error}"),
    }
}

/// Compares a type with its grammar, on the texts of a plan.
pub fn agreement<T: Described>(plan: &Plan) -> Result<Agreement, LanguageError> {
    let language = language::<T>()?;
    let mut agreement = Agreement::new(std::any::type_name::<T>(), language.name(), *plan);
    for candidate in candidates(&language, plan) {
        let mut found: Vec<(usize, Option<String>)> = Vec::new();
        let mut see = |field: usize, part: Option<&str>| found.push((field, part.map(str::to_string)));
        let read = T::read(&candidate.text, &mut see);
        agreement.add(&candidate, &read, compare(&language, &candidate, &read, &found));
    }
    Ok(agreement.sorted())
}

/// The language of a type, with its fields.
pub fn language<T: Described>() -> Result<Language, LanguageError> {
    match T::ORIGIN {
        Origin::Kind(table, number) => {
            let mut kinds = Kind::all();
            let kind = kinds.find(|kind| std::ptr::eq(kind.table, table) && kind.kind == number);
            let unknown =
                || LanguageError::Unknown("the type belongs to no kind that is built in".to_string());
            Language::kind(kind.ok_or_else(unknown)?.name)
        }
        Origin::Rule { grammar, texts, rule, fields } => {
            let checked = match texts {
                [] => Library::new().checked(grammar)?.clone(),
                [(name, text), beside @ ..] => source::checked(name, text, beside)?,
            };
            let start = named(&checked, rule)?;
            // Alternatives that variants are bound to by their text are additional rules after those of the grammar.
            let count = checked.grammar.rules.len();
            let is_new = |&(number, _): &RuleName| number as usize >= count;
            let checked = match fields.iter().any(|(_, rules, _)| rules.iter().any(is_new)) {
                true => alternatives(&checked, start).0,
                false => checked,
            };
            let fields = fields.iter().map(|field| bound(&checked, field)).collect::<Result<_, _>>()?;
            Language::new(&checked.grammar.rule(start).name.clone(), checked, start, fields)
        }
    }
}

/// The rule with this index; an error if its name is not `name`.
fn named(checked: &Checked, (number, name): RuleName) -> Result<RuleId, LanguageError> {
    let rule = checked.grammar.rules.get(number as usize).filter(|rule| rule.name == name);
    let changed = || {
        let message = format!(
            "`{name}` is another rule now: virgule and virgule-conformance are of different versions"
        );
        LanguageError::Unknown(message)
    };
    rule.map(|_| RuleId(number)).ok_or_else(changed)
}

fn bound(checked: &Checked, (name, rules, within): &FieldRules) -> Result<Field, LanguageError> {
    let rules = rules.iter().map(|&rule| named(checked, rule)).collect::<Result<_, _>>()?;
    let within = within.map(|rule| named(checked, rule)).transpose()?;
    Ok(Field { name: name.to_string(), rules, within, secret: None, exposed: true })
}

/// The difference between the parse by the type, `read` and `found`, and the grammar; `None` if they agree.
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
