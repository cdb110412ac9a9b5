//! Generates the module of the rules that text can be encoded for (`analysis::encodable`), for all grammars.
//!
//! Constants and marker types are written with the runtime's `sets!` macro: for each rule, a line of documentation and
//! a line of numbers.
//!
//! ```text
//! rfc3986 "rfc3986" {
//!     /// `query = *(pchar / "/" / "?")`
//!     QUERY Query "query" 0x47fffffe…, &[], empty, Whole;
//! }
//! ```

use super::members::constant;
use super::text::{header, list, module_name};
use crate::abnf::Checked;
use crate::abnf::check::reachable;
use crate::abnf::lower::grammar::{Grammar, RuleId, Secret, Section, reach};
use crate::analysis::encodable::{Encodable, encodable};
use crate::analysis::{decodes, is_exact, recognizer};
use crate::nfa::calls::CallApproximation;
use crate::nfa::context::BuildContext;
use crate::nfa::error::BuildError;

/// The name of the module.
pub const SETS: &str = "sets";

/// The documentation of a grammar's module in the list of modules.
pub const DECLARATION: &str = "\n/// The rules that text can be encoded for.\npub mod sets;\n";

/// The rules of one grammar that text can be encoded for.
#[derive(Debug)]
pub struct Sets {
    /// The name of the document.
    grammar: String,
    rules: Vec<EncodableRule>,
}

#[derive(Debug)]
struct EncodableRule {
    name: String,
    text: String,
    set: Encodable,
    /// The variant of the runtime's type for the part of the rule's text that may be shown in errors.
    shown: &'static str,
}

/// Returns the rules that `checked` itself defines and that text can be encoded for.
pub fn sets(checked: &Checked, context: &mut BuildContext) -> Result<Sets, BuildError> {
    let grammar = &checked.grammar;
    let mut rules = Vec::new();
    for (id, rule) in grammar.ids().zip(&grammar.rules).take(grammar.own) {
        if !is_exact(checked, id) || decodes(checked, id) {
            continue;
        }
        if let Some(set) = encodable(&recognizer(checked, id, CallApproximation::Over, context)?) {
            let (name, text) = (rule.name.clone(), rule.text.clone());
            rules.push(EncodableRule { name, text, set, shown: shown(grammar, id) });
        }
    }
    Ok(Sets { grammar: grammar.name.clone(), rules })
}

/// Returns the part of a rule's text that may be shown. A rule called `password` is secret; other rules are if a
/// section redacts them.
fn shown(grammar: &Grammar, rule: RuleId) -> &'static str {
    let fields = || grammar.sections.iter().flat_map(|section| &section.fields);
    let marked = |part| fields().any(|field| field.secret == Some(part) && field.rules.contains(&rule));
    let password = grammar.rule(rule).name.eq_ignore_ascii_case("password");
    if password
        || marked(Secret::Whole)
        || grammar.sections.iter().any(|section| is_inside_secret(grammar, section, rule))
    {
        "Nothing"
    } else if marked(Secret::AfterColon) {
        "BeforeColon"
    } else {
        "Whole"
    }
}

/// True if the start rule of the section reaches the rule, which is not itself secret, only through secret rules.
fn is_inside_secret(grammar: &Grammar, section: &Section, rule: RuleId) -> bool {
    let secret =
        section.fields.iter().filter(|field| field.secret == Some(Secret::Whole) && field.within.is_none());
    let secret: Vec<RuleId> = secret.flat_map(|field| field.rules.iter().copied()).collect();
    let mut outside = vec![false; grammar.rules.len()];
    secret.iter().for_each(|rule| outside[rule.index()] = true);
    reach(&grammar.rules, vec![section.start], &mut outside);
    !outside[rule.index()] && reachable(grammar, &secret)[rule.index()]
}

/// Returns the source of the module.
pub fn module(grammars: &[Sets]) -> String {
    let about = "The rules that text can be encoded for, grammar by grammar: a set and a marker type each.";
    let mut text = header("grammars/", about);
    let mut wide: Vec<&[(u32, u32)]> = Vec::new();
    for EncodableRule { set, .. } in grammars.iter().flat_map(|sets| &sets.rules) {
        if !set.beyond.is_empty() && !wide.contains(&set.beyond.as_slice()) {
            wide.push(&set.beyond);
        }
    }
    for (number, ranges) in wide.iter().enumerate() {
        let ranges = list(ranges.iter().map(|(first, last)| format!("({first:#x}, {last:#x})")));
        text += &format!("const BEYOND_{number}: &[(u32, u32)] = &[{ranges}];\n");
    }
    text += "\ncrate::encode::sets! {\n";
    for sets in grammars.iter().filter(|sets| !sets.rules.is_empty()) {
        text += &format!("    {} {:?} {{\n", module_name(&sets.grammar), sets.grammar);
        for EncodableRule { name, text: abnf, set, shown } in &sets.rules {
            let beyond = match wide.iter().position(|ranges| *ranges == set.beyond) {
                Some(number) => format!("super::BEYOND_{number}"),
                None => "&[]".to_string(),
            };
            let empty = if set.empty { "empty" } else { "filled" };
            text += &format!(
                "        /// `{abnf}`\n        {} {} {name:?} {:#x}, {beyond}, {empty}, {shown};\n",
                constant(name),
                marker(name),
                set.plain
            );
        }
        text += "    }\n";
    }
    text + "}\n"
}

/// Returns the marker type of a rule: `SegmentNz` for `segment-nz`.
fn marker(rule: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first: String = letters.next().into_iter().map(|c| c.to_ascii_uppercase()).collect();
        first + &letters.as_str().to_ascii_lowercase()
    };
    rule.split('-').map(word).collect()
}
