//! Texts with a second occurrence of a field that may occur once (`;! validate … once`).
//!
//! The grammar matches them, so neither a covering text nor an edit of one need be among them. They are the texts of the start
//! rule that are no texts of the kind, if the kind had that check alone.

use crate::{Candidate, Language, Reason};
use virgule_compiler::abnf::lower::ONCE;
use virgule_compiler::abnf::lower::grammar::Section;
use virgule_compiler::analysis::{compare, language};
use virgule_compiler::nfa::context::BuildContext;

/// Number of texts per field: the shortest, and shortest ones with other errors.
const TEXTS: usize = 8;

/// Texts with a field twice that may occur once, the shortest first for each field; none for a field whose check is not part
/// of an automaton.
pub fn repeating(language: &Language) -> Vec<Candidate> {
    let Some(section) = language.section() else { return Vec::new() };
    let texts = language.once_fields().flat_map(|field| {
        let only = Section { checks: vec![(field, ONCE)], parameters: None, ..section.clone() };
        texts(language, &only).unwrap_or_default()
    });
    let repeated = |text: String| {
        let (_, rule) = language.repeated(&text)?;
        Some(Candidate { text, inside: false, rule, reason: Reason::Repeated })
    };
    texts.filter_map(repeated).collect()
}

/// Texts of the start rule that the checks of a section reject; `None` if a limit is met.
fn texts(language: &Language, section: &Section) -> Option<Vec<String>> {
    let checked = language.checked();
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let rule = language::Language::new(checked, section.start, &mut context).ok()?;
    let kind = language::Language::kind(checked, section, &mut context).ok()?;
    compare::only(&rule, &kind, TEXTS).ok().map(|answer| answer.texts)
}

#[cfg(test)]
mod tests {
    use super::repeating;
    use crate::{Language, Plan, candidates};

    #[test]
    fn a_second_occurrence_is_outside() {
        let tel = Language::kind("tel").expect("a kind");
        let texts = repeating(&tel);
        for rule in ["extension", "isdn-subaddress"] {
            let of_rule = texts.iter().filter(|candidate| candidate.rule == rule);
            let shown: Vec<&str> = of_rule.map(|candidate| candidate.text.as_str()).collect();
            assert!(!shown.is_empty(), "{rule}: {shown:?}");
            assert!(shown.iter().all(|text| tel.takes(text) && !tel.contains(text) && !tel.passes(text)));
        }
        let kind = virgule_dynamic::Library::new();
        let parser = kind.parser("tel").expect("a kind");
        for candidate in candidates(&tel, &Plan::default()) {
            if tel.takes(&candidate.text) && !candidate.inside {
                assert!(!parser.accepts(&candidate.text), "{candidate:?}");
            }
        }
    }

    #[test]
    fn occurrences_far_apart_are_found() {
        let grammar =
            ";! kind s\n;! fields f\n;! validate f once\ns = [ f ] \"-\" 3\"x\" [ f ] \"é\"\nf = \"f\"\n";
        let language = Language::read("s.abnf", &grammar.replace("\"é\"", "%xE9")).expect("a grammar");
        let texts: Vec<String> = repeating(&language).into_iter().map(|candidate| candidate.text).collect();
        assert_eq!(texts, ["f-xxxfé"]);
        assert_eq!(language.blame("f-xxxfé"), (5, "f".to_string()));
        assert!(language.contains("f-xxxé") && language.contains("-xxxfé"));
    }
}
