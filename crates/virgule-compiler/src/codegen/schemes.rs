//! Generates the runtime's table of default ports and empty paths, by scheme.
//!
//! With it a generic URI is normalized by the rules of its scheme without the scheme's parser.

use super::rust::header;
use crate::abnf::lower::grammar::{Section, SectionKind};
use crate::abnf::lower::section::camel_case;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The module of the table.
pub const SCHEMES: &str = "schemes";

/// The properties of a section beyond its grammar, as members of a `Kind` constant.
pub fn semantics(section: &Section) -> String {
    let forms = section.forms.iter();
    let forms: Vec<String> = forms
        .map(|(field, form)| format!("({field:?}, crate::__derive::Form::{})", camel_case(form)))
        .collect();
    let scheme = if section.kind == SectionKind::Scheme { section.name.as_str() } else { "" };
    let rules = rules("crate::__derive::Rules", scheme, section.default_port, section.empty_path.as_deref());
    let steps = steps(section.normalization.as_deref());
    format!(
        "forms: &[{}], equal_by: &{:?}, steps: {steps}, rules: {rules}",
        forms.join(", "),
        section.equal_by
    )
}

/// The steps of syntax-based normalization that a scheme allows, as an expression; `None` means all.
fn steps(named: Option<&[&str]>) -> String {
    let Some(named) = named else { return "crate::Normalization::SYNTAX".into() };
    let with = named.iter().map(|name| format!(".with(crate::NormalizationStep::{})", camel_case(name)));
    format!("crate::Normalization::NONE{}", with.collect::<String>())
}

fn rules(name: &str, scheme: &str, port: Option<u16>, path: Option<&str>) -> String {
    let port = port.map(|port| port.to_string());
    format!("{name} {{ scheme: {scheme:?}, default_port: {port:?}, empty_path: {path:?} }}")
}

/// The default ports and empty paths of all schemes that declare one.
#[derive(Debug, Default)]
pub struct Schemes {
    /// By scheme: the default port, and the path that is equivalent to an empty one.
    rules: BTreeMap<String, (Option<u16>, Option<String>)>,
}

impl Schemes {
    /// Adds the sections of a grammar.
    pub fn add(&mut self, sections: &[Section]) {
        for section in sections.iter().filter(|section| section.kind == SectionKind::Scheme) {
            if section.default_port.is_some() || section.empty_path.is_some() {
                let rules = (section.default_port, section.empty_path.clone());
                self.rules.insert(section.name.to_ascii_lowercase(), rules);
            }
        }
    }

    /// The source of the module.
    pub fn module(&self) -> String {
        let mut text = header("grammars/", "What schemes say beyond their grammars.");
        text.push_str("use crate::uri::scheme_rules::Rules;\n\n/// By scheme: its default port, and the path that an empty one means.\n");
        text.push_str("#[rustfmt::skip]\npub static RULES: &[Rules<'static>] = &[\n");
        for (scheme, (port, path)) in &self.rules {
            let _ = writeln!(text, "    {},", rules("Rules", scheme, *port, path.as_deref()));
        }
        text.push_str("];\n");
        text
    }
}
