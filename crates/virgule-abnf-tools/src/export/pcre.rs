//! Exports a regular expression of PCRE2 or Perl, in which each rule is a group that is called by its name.
//!
//! Since PCRE2 10.30 a failure backtracks into a called group, as in Perl, so that the order of alternatives does not
//! change the language.

use super::model::{Item, Model};
use super::names::{names, numbered};
use super::regex::write;
use super::{Export, ExportError, left};

/// Maximum count of a repetition (`man pcre2pattern`).
const MAX_BOUND: u32 = 65_535;

/// Maximum length of the name of a group in bytes, less the length of a number that is added to it.
const MAX_NAME: usize = 26;

pub fn export(model: &Model) -> Result<Export, ExportError> {
    left::refuse(model)?;
    for rule in &model.rules {
        bounds(&rule.body)?;
    }
    let spelled = |name: &str| {
        let mut name = name.replace('-', "_");
        name.truncate(MAX_NAME);
        name
    };
    let names = names(model, &[], spelled, numbered);
    let reference = |text: &mut String, rule: usize| {
        text.push_str("(?&");
        text.push_str(&names[rule]);
        text.push(')');
    };
    let mut text = String::from("(?x)\n(?(DEFINE)\n");
    for (rule, name) in model.rules.iter().zip(&names) {
        text.push_str(&format!("  (?<{name}> "));
        write(&rule.body, &reference, &mut text)?;
        text.push_str(")\n");
    }
    text.push_str(&format!(")\n\\A(?&{})\\z\n", names[0]));
    let mut warnings =
        vec!["needs PCRE2 10.30 or later, or Perl: before, a called group did not backtrack".to_string()];
    if model.rules.iter().any(|rule| beyond_ascii(&rule.body)) {
        warnings.push("characters beyond ASCII need the option for UTF (`/u`)".to_string());
    }
    Ok(Export { text, warnings })
}

fn bounds(item: &Item) -> Result<(), ExportError> {
    match item {
        Item::Class(_) | Item::Text { .. } | Item::Rule(_) => Ok(()),
        Item::Sequence(parts) | Item::Choice(parts) => parts.iter().try_for_each(bounds),
        Item::Repeat { inner, min, max } => match max.unwrap_or(*min).max(*min) {
            bound if bound > MAX_BOUND => Err(ExportError::Bound(bound)),
            _ => bounds(inner),
        },
    }
}

fn beyond_ascii(item: &Item) -> bool {
    match item {
        Item::Class(ranges) => ranges.iter().any(|(_, last)| !last.is_ascii()),
        Item::Text { text, .. } => !text.is_ascii(),
        Item::Sequence(parts) | Item::Choice(parts) => parts.iter().any(beyond_ascii),
        Item::Repeat { inner, .. } => beyond_ascii(inner),
        Item::Rule(_) => false,
    }
}
