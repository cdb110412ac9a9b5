//! `compare`: the languages of two rules or kinds.

use super::documents::Documents;
use super::refusal::Refusal;
use super::request::Request;
use serde_json::{Value, json};
use virgule_operations::subject::Subject;
use virgule_operations::witness::{self, Certainty, Witnesses};

/// What is known of a set of texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Texts {
    /// It has a text.
    Some,
    /// It is empty.
    None,
    /// No text was found, but there may be one.
    Unknown,
}

/// `relation`, and the shortest texts of either side alone and of both. `note` says why a relation is unknown.
pub fn answer(documents: &mut Documents, request: &Request) -> Result<Value, Refusal> {
    let (mut left, mut right) = (side(documents, request, "left")?, side(documents, request, "right")?);
    let only_left = witness::only(&mut left, &mut right, 1)?;
    let only_right = witness::only(&mut right, &mut left, 1)?;
    let both = witness::both(&mut left, &mut right)?;
    let relation = relation(known(&only_left), known(&only_right), known(&both));
    let all = [&only_left, &only_right, &both];
    let note = (relation == "unknown").then(|| note(all, [&left, &right]));
    let [only_left, only_right, both] = all.map(|found| found.texts.first().cloned());
    Ok(json!({
        "ok": true, "relation": relation, "only_left": only_left, "only_right": only_right, "both": both, "note": note,
    }))
}

fn side(documents: &mut Documents, request: &Request, name: &str) -> Result<Subject, Refusal> {
    let side = request.object(name)?;
    let rule = side.text("rule")?;
    documents.of(&side)?.subject(rule)
}

fn known(found: &Witnesses) -> Texts {
    match (found.texts.is_empty(), found.certainty, found.up_to) {
        (false, ..) => Texts::Some,
        (true, Certainty::Yes, None) => Texts::None,
        _ => Texts::Unknown,
    }
}

/// The relation of the left language to the right one.
fn relation(only_left: Texts, only_right: Texts, both: Texts) -> &'static str {
    match (only_left, only_right, both) {
        (Texts::None, Texts::None, _) => "equal",
        (Texts::None, Texts::Some, _) => "subset",
        (Texts::Some, Texts::None, _) => "superset",
        (Texts::Some, Texts::Some, Texts::Some) => "overlap",
        (_, _, Texts::None) => "disjoint",
        _ => "unknown",
    }
}

/// Why the relation is unknown.
fn note(found: [&Witnesses; 3], sides: [&Subject; 2]) -> String {
    let depth = found.iter().filter_map(|found| found.up_to).min();
    let mut checks: Vec<&str> =
        sides.iter().flat_map(|side| side.language.unchecked()).map(String::as_str).collect();
    checks.sort_unstable();
    checks.dedup();
    match (depth, checks.is_empty()) {
        (Some(depth), _) => {
            format!("both nest: no text was found up to nesting depth {depth}; beyond, it is undecidable")
        }
        (None, false) => format!("not part of the automata: ;! {}", checks.join(", ;! ")),
        (None, true) => "not decided".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Texts, relation};

    #[test]
    fn a_relation_is_known_as_soon_as_two_answers_decide_it() {
        use Texts::{None, Some, Unknown};
        for (found, expected) in [
            ((None, None, Some), "equal"),
            ((None, None, Unknown), "equal"),
            ((None, Some, Unknown), "subset"),
            ((Some, None, Some), "superset"),
            ((Some, Some, Some), "overlap"),
            ((Some, Some, None), "disjoint"),
            ((Unknown, Some, None), "disjoint"),
            ((Some, Some, Unknown), "unknown"),
            ((Unknown, None, Some), "unknown"),
            ((Some, Unknown, Some), "unknown"),
        ] {
            assert_eq!(relation(found.0, found.1, found.2), expected, "{found:?}");
        }
    }
}
