//! `virgule grammar matrix`: the relation of the languages of all pairs of kinds.
//!
//! ```text
//!                  1 2 3
//!  1 uri           = ⊂ ·      the row is a subset of the column, a superset, overlaps it,
//!  2 uri-reference ⊃ = ×      or is disjoint from it
//!  3 sip           · × =
//! ```

use super::compare::too_large;
use super::rule_source::RuleSource;
use crate::options::DialectArg;
use crate::{Failure, Output, Verdict};
use clap::Args;
use serde_json::json;
use virgule::Kind;
use virgule_compiler::analysis::compare;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::error::BuildError;
use virgule_tools::operations::subject::refusal;

#[derive(Args)]
pub struct MatrixArgs {
    /// Rules, or files (`-` for standard input) or grammars with all their kinds [default: all built-in kinds]
    #[arg(value_name = "FILE[:RULE]")]
    subjects: Vec<String>,
    #[command(flatten)]
    dialect: DialectArg,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Print one JSON object for each pair with common strings
    #[arg(long)]
    json: bool,
}

struct NamedLanguage {
    name: String,
    language: Language,
}

/// The relation of the language of a row to that of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Relation {
    Same,
    Subset,
    Superset,
    Overlapping,
    Disjoint,
    /// Undecided: there is no common text up to the nesting bound, or only one that `;! validate` may reject.
    Unknown,
}

impl Relation {
    /// The sign in the matrix, the same in ASCII, and the name in JSON.
    fn shown(self) -> (char, char, &'static str) {
        match self {
            Relation::Same => ('=', '=', "same"),
            Relation::Subset => ('⊂', '<', "inside"),
            Relation::Superset => ('⊃', '>', "around"),
            Relation::Overlapping => ('×', 'x', "crossing"),
            Relation::Disjoint => ('·', '.', "apart"),
            Relation::Unknown => ('?', '?', "unknown"),
        }
    }

    fn sign(self, ascii: bool) -> char {
        let (sign, plain, _) = self.shown();
        if ascii { plain } else { sign }
    }

    /// The relation of the column to the row.
    fn converse(self) -> Self {
        match self {
            Relation::Subset => Relation::Superset,
            Relation::Superset => Relation::Subset,
            other => other,
        }
    }
}

/// A row and a later column, with their relation and a common text.
struct LanguagePair {
    row: usize,
    column: usize,
    relation: Relation,
    text: Option<String>,
}

/// Compares all pairs, and prints the matrix or a JSON object for each pair.
pub fn matrix(call: &MatrixArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let subjects = subjects(&call.subjects, call.dialect)?;
    let mut pairs = Vec::new();
    for row in 0..subjects.len() {
        for column in row + 1..subjects.len() {
            let (relation, text) = relation(&subjects[row].language, &subjects[column].language)?;
            pairs.push(LanguagePair { row, column, relation, text });
        }
    }
    if call.json {
        for pair in pairs.iter().filter(|pair| pair.relation != Relation::Disjoint) {
            let (one, other) = (&subjects[pair.row].name, &subjects[pair.column].name);
            let relation = pair.relation.shown().2;
            out.json(&json!({ "one": one, "other": other, "relation": relation, "text": pair.text }))?;
        }
        return Ok(Verdict::Yes);
    }
    table(call, &subjects, &pairs, out)?;
    crossing(&subjects, &pairs, out)?;
    Ok(Verdict::Yes)
}

fn subjects(names: &[String], dialect: DialectArg) -> Result<Vec<NamedLanguage>, Failure> {
    let mut subjects = Vec::new();
    let mut grammars: Vec<&str> = Kind::all().map(|kind| kind.grammar).collect();
    grammars.dedup();
    let all: Vec<&str> = match names {
        [] => grammars,
        names => names.iter().map(String::as_str).collect(),
    };
    for name in all {
        let mut source = RuleSource::find(name, dialect)?;
        let one = source.rule.is_some().then(|| source.rule()).transpose()?;
        let kind = source.kind()?.filter(|_| one.is_some());
        let checked = source.checked()?;
        let sections = &checked.grammar.sections;
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        let mut add = |name: &str, language: Result<Language, BuildError>| {
            let (name, language) = (name.to_string(), language.map_err(|error| refusal(checked, &error))?);
            subjects.push(NamedLanguage { name, language });
            Ok::<(), Failure>(())
        };
        match (one, kind) {
            (_, Some(kind)) => add(name, Language::kind(checked, &sections[kind], &mut context))?,
            (Some(rule), None) => add(name, Language::new(checked, rule, &mut context))?,
            (None, None) => {
                for section in sections {
                    add(&section.name, Language::kind(checked, section, &mut context))?;
                }
            }
        }
    }
    Ok(subjects)
}

fn relation(one: &Language, other: &Language) -> Result<(Relation, Option<String>), Failure> {
    let common = compare::both(one, other).map_err(too_large)?;
    let unchecked = |language: &Language| !language.unchecked().is_empty();
    if !common.is_none() && (unchecked(one) || unchecked(other)) {
        // `;! validate` may reject the common text.
        return Ok((Relation::Unknown, None));
    }
    let Some(text) = common.texts.into_iter().next() else {
        let relation = if common.up_to.is_none() { Relation::Disjoint } else { Relation::Unknown };
        return Ok((relation, None));
    };
    let inside = |one, other| {
        let only = compare::only(one, other, 1).map_err(too_large)?;
        // An undecided search is treated as "not a subset".
        Ok::<bool, Failure>(only.is_none() && only.up_to.is_none())
    };
    let relation = match (inside(one, other)?, inside(other, one)?) {
        (true, true) => Relation::Same,
        (true, false) => Relation::Subset,
        (false, true) => Relation::Superset,
        (false, false) => Relation::Overlapping,
    };
    Ok((relation, Some(text)))
}

fn table(
    call: &MatrixArgs,
    subjects: &[NamedLanguage],
    pairs: &[LanguagePair],
    out: &mut Output<'_>,
) -> Result<(), Failure> {
    let count = subjects.len();
    let mut signs = vec![vec![Relation::Same; count]; count];
    for pair in pairs {
        signs[pair.row][pair.column] = pair.relation;
        signs[pair.column][pair.row] = pair.relation.converse();
    }
    let digits = count.to_string().len();
    let widest = subjects.iter().map(|subject| subject.name.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    // Prints the numbers of the columns, digit by digit from top to bottom.
    for digit in 0..digits {
        let of = |column: usize| format!("{column:digits$}").chars().nth(digit).unwrap_or(' ');
        let row: String = (1..=count).map(|column| format!(" {}", of(column))).collect();
        text.push_str(&format!("{:width$}{row}\n", "", width = digits + 1 + widest));
    }
    for (row, subject) in subjects.iter().enumerate() {
        let signs: String =
            signs[row].iter().map(|relation| format!(" {}", relation.sign(call.ascii))).collect();
        let padding = widest - subject.name.chars().count();
        text.push_str(&format!("{:digits$} {}{:padding$}{signs}\n", row + 1, subject.name, ""));
    }
    let signs =
        [Relation::Subset, Relation::Superset, Relation::Overlapping, Relation::Disjoint, Relation::Same];
    let [inside, around, crossing, apart, same] = signs.map(|relation| relation.sign(call.ascii));
    text.push_str(&format!(
        "\nA row is a subset of a column ({inside}), a superset ({around}), overlaps it ({crossing}), is disjoint \
         from it ({apart}), or is equal to it ({same}).\n"
    ));
    write!(out, "{text}")
}

/// Lists overlapping and undecided pairs.
fn crossing(subjects: &[NamedLanguage], pairs: &[LanguagePair], out: &mut Output<'_>) -> Result<(), Failure> {
    for (relation, title) in [
        (Relation::Overlapping, "The shortest common strings of overlapping pairs:"),
        (Relation::Unknown, "Not decided, because of nested rules or checks:"),
    ] {
        let some: Vec<&LanguagePair> = pairs.iter().filter(|pair| pair.relation == relation).collect();
        if some.is_empty() {
            continue;
        }
        writeln!(out, "\n{title}")?;
        for pair in some {
            let names = format!("{}, {}", subjects[pair.row].name, subjects[pair.column].name);
            match &pair.text {
                Some(text) => writeln!(out, "  {names}: {text:?}")?,
                None => writeln!(out, "  {names}")?,
            }
        }
    }
    Ok(())
}
