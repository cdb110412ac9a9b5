//! `FILE:RULE`: a rule of a built-in grammar or of a file.
//!
//! ```text
//! uri                  a kind
//! rfc3986              a grammar: its first start rule
//! rfc3986:authority    a rule of a grammar, or of the grammar of a kind
//! old/badge.abnf       a file; files with the same name are different grammars
//! old/badge.abnf:tag   a rule of a file; if there is none, a kind of the file
//! -                    standard input; write `-:tag` after `--`
//! ```
//!
//! The language of a kind includes `;! validate` and `;! parameters`, as in `virgule parse`; the language of a rule is
//! its ABNF.

use crate::Failure;
use crate::inputs::{STDIN, add_grammar, grammar_name, is_dash};
use crate::options::DialectArg;
use std::path::Path;
use virgule::Kind;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::suggestion;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::lower::{abnf_name, built_in_text, is_rule_name};
use virgule_compiler::grammars::GRAMMARS;
use virgule_dynamic::{Library, LoadError};
use virgule_tools::operations::subject::Subject;

/// A grammar, and one of its rules if the argument names a rule.
pub struct RuleSource {
    pub library: Library,
    pub grammar: String,
    pub rule: Option<String>,
    /// The kind if the argument names one; `rule` is then its start rule.
    kind: Option<String>,
    /// The name of the grammar in messages: that of the grammar or of the file.
    pub shown: String,
}

impl RuleSource {
    /// Loads the grammar of an argument. The dialect is that of a file or of standard input.
    pub fn find(name: &str, dialect: DialectArg) -> Result<RuleSource, Failure> {
        let (file, rule) = split(name);
        // Commands on a single rule must not depend on whether other rules have an automaton.
        let mut library = Library::with_general_matchers();
        let path = Path::new(file);
        let looks_like_path = file.ends_with(".abnf") || file.contains(std::path::is_separator);
        let rule = rule.map(str::to_string);
        let built_in = built_in_text(file).is_some();
        if !looks_like_path && built_in {
            let (grammar, shown) = (file.to_string(), file.to_string());
            return RuleSource { library, grammar, rule, kind: None, shown }.or_kind();
        }
        if let Some(kind) = Kind::find(file).filter(|_| !looks_like_path) {
            let name = rule.is_none().then(|| kind.name.to_string());
            let rule = rule.unwrap_or_else(|| kind.start.to_string());
            let grammar = kind.grammar.to_string();
            let shown = grammar.clone();
            return RuleSource { library, shown, grammar, rule: Some(rule), kind: name }.or_kind();
        }
        if !looks_like_path && !is_dash(path) && !path.exists() {
            let kinds = Kind::all().map(|kind| kind.name);
            let near = suggestion(file, GRAMMARS.iter().map(|(name, _)| *name).chain(kinds));
            let message = format!("there is no grammar, kind or file `{file}`{near}");
            return Err(LoadError::Unknown(message).into());
        }
        add_grammar(&mut library, path, dialect.name)?;
        let shown = if is_dash(path) { STDIN } else { file }.to_string();
        let grammar = grammar_name(path);
        RuleSource { library, grammar, rule, kind: None, shown }.or_kind()
    }

    /// If the grammar has no rule with the name, uses it as the name of a kind.
    fn or_kind(mut self) -> Result<RuleSource, Failure> {
        let Some(name) = self.rule.clone() else { return Ok(self) };
        let grammar = &self.checked()?.grammar;
        if grammar.find(&name).is_none()
            && let Some(section) = grammar.sections.iter().find(|section| section.name == name)
        {
            self.rule = Some(grammar.rule(section.start).name.clone());
            self.kind = Some(name);
        }
        Ok(self)
    }

    /// Returns the index of the named kind; of the first kind if neither a kind nor a rule is named.
    pub fn kind(&mut self) -> Result<Option<usize>, Failure> {
        let (kind, rule) = (self.kind.clone(), self.rule.is_some());
        let sections = &self.checked()?.grammar.sections;
        Ok(match kind {
            Some(kind) => sections.iter().position(|section| section.name == kind),
            None => (!rule && !sections.is_empty()).then_some(0),
        })
    }

    /// Returns the named rule, or the first start rule. Fails if it needs a rule with faults.
    pub fn rule(&mut self) -> Result<RuleId, Failure> {
        let rule = match &self.rule {
            Some(rule) => self.library.rule_id(&self.grammar, rule)?,
            None => {
                let section = self.checked()?.grammar.sections.first().map(|section| section.start);
                let none = || Failure::Call(format!("`{}` has no start rule", self.grammar));
                section.ok_or_else(none)?
            }
        };
        self.checked()?.require(rule).map_err(LoadError::Grammar)?;
        Ok(rule)
    }

    pub fn checked(&mut self) -> Result<&Checked, Failure> {
        Ok(self.library.checked(&self.grammar)?)
    }
}

/// Splits `FILE:RULE`. The rule is `None` if the second part is not a rule name, as in the path `C:\\a.abnf`.
pub fn split(name: &str) -> (&str, Option<&str>) {
    match name.rsplit_once(':') {
        Some((file, rule)) if is_rule_name(&abnf_name(rule)) && !file.is_empty() => (file, Some(rule)),
        _ => (name, None),
    }
}

/// Finds and compiles the rule or kind of an argument.
pub fn subject(name: &str, dialect: DialectArg) -> Result<Subject, Failure> {
    let mut source = RuleSource::find(name, dialect)?;
    let (rule, kind) = (source.rule()?, source.kind()?);
    let RuleSource { library, grammar, shown, .. } = source;
    Ok(Subject::new(library, &grammar, rule, kind, shown)?)
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn reads_the_rule_after_the_last_colon() {
        assert_eq!(split("rfc3986"), ("rfc3986", None));
        assert_eq!(split("rfc3986:IP-literal"), ("rfc3986", Some("IP-literal")));
        assert_eq!(split("a/b.abnf:c"), ("a/b.abnf", Some("c")));
        assert_eq!(split(r"C:\a\b.abnf"), (r"C:\a\b.abnf", None));
        assert_eq!(split(r"C:\a\b.abnf:c"), (r"C:\a\b.abnf", Some("c")));
        assert_eq!(split(":a"), (":a", None));
    }
}
