//! `FILE:RULE`: a rule of a grammar that is built in, or in a file.
//!
//! ```text
//! uri                  a kind
//! rfc3986              a grammar: the rule that it starts at
//! rfc3986:authority    a rule of a grammar, or of the grammar of a kind
//! old/badge.abnf       a file, the same way; two of one name are two grammars
//! ```

use crate::Failure;
use std::fmt;
use std::path::Path;
use virgule::Kind;
use virgule_compiler::analyze::language::Language;
use virgule_compiler::build::{BuildError, Fragments};
use virgule_compiler::builtin::GRAMMARS;
use virgule_compiler::compile::{self, Checked};
use virgule_compiler::diagnose::suggestion;
use virgule_compiler::lower::grammar::RuleId;
use virgule_compiler::lower::{document_name, is_rule_name};
use virgule_dynamic::{Library, LoadError, Mismatch};

/// A grammar, and the rule of it that was named, if one was.
pub struct Source {
    pub library: Library,
    pub grammar: String,
    pub rule: Option<String>,
    /// What people know the grammar by: its name, or the file's.
    pub shown: String,
}

impl Source {
    /// Finds what `name` names, and reads it.
    pub fn find(name: &str) -> Result<Source, Failure> {
        let (file, rule) = split(name);
        let mut library = Library::new();
        let path = Path::new(file);
        let looks_like_path = file.ends_with(".abnf") || file.contains(std::path::is_separator);
        let rule = rule.map(str::to_string);
        let built_in = GRAMMARS.iter().any(|(known, _)| *known == file);
        if !looks_like_path && built_in {
            return Ok(Source { library, grammar: file.to_string(), rule, shown: file.to_string() });
        }
        if let Some(kind) = Kind::find(file).filter(|_| !looks_like_path) {
            let rule = rule.unwrap_or_else(|| kind.start.to_string());
            let grammar = kind.grammar.to_string();
            return Ok(Source { library, shown: grammar.clone(), grammar, rule: Some(rule) });
        }
        if !looks_like_path && !path.exists() {
            let kinds = Kind::all().map(|kind| kind.name);
            let near = suggestion(file, GRAMMARS.iter().map(|(name, _)| *name).chain(kinds));
            let message = format!("there is no grammar, kind or file `{file}`{near}");
            return Err(LoadError::Unknown(message).into());
        }
        library.add_file(path)?;
        Ok(Source { library, grammar: document_name(file), rule, shown: file.to_string() })
    }

    /// The rule that was named, or the one that the grammar starts at.
    pub fn rule(&mut self) -> Result<RuleId, Failure> {
        match &self.rule {
            Some(rule) => Ok(self.library.rule_id(&self.grammar, rule)?),
            None => {
                let section = self.checked()?.grammar.sections.first().map(|section| section.start);
                let none = || Failure::Call(format!("`{}` has no start rule", self.grammar));
                section.ok_or_else(none)
            }
        }
    }

    pub fn checked(&mut self) -> Result<&Checked, Failure> {
        Ok(self.library.checked(&self.grammar)?)
    }
}

/// `FILE:RULE` in two; what is no name of a rule belongs to the file, so that the path `C:\\a.abnf` has no rule in it.
pub fn split(name: &str) -> (&str, Option<&str>) {
    match name.rsplit_once(':') {
        Some((file, rule)) if is_rule_name(rule) && !file.is_empty() => (file, Some(rule)),
        _ => (name, None),
    }
}

/// A rule, and its texts.
pub struct Subject {
    library: Library,
    grammar: String,
    pub rule: String,
    /// What people know the grammar by.
    pub shown: String,
    pub language: Language,
}

impl Subject {
    /// Finds what `name` names, and compiles it.
    pub fn find(name: &str) -> Result<Subject, Failure> {
        let mut source = Source::find(name)?;
        let id = source.rule()?;
        let checked = source.checked()?;
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let language =
            Language::new(checked, id, &mut fragments).map_err(|error| refusal(checked, &error))?;
        let rule = checked.grammar.rule(id).name.clone();
        let Source { library, grammar, shown, .. } = source;
        Ok(Subject { library, grammar, rule, shown, language })
    }

    /// Why a text does not match; none if it does.
    pub fn stop(&mut self, text: &str) -> Result<Option<Mismatch>, Failure> {
        Ok(self.library.rule(&self.grammar, &self.rule)?.parse(text).err())
    }
}

/// `URI (rfc3986)`, `URI (mine/rfc3986.abnf)`
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.rule, self.shown)
    }
}

/// Why a rule has no automaton.
pub fn refusal(checked: &Checked, error: &BuildError) -> Failure {
    Failure::Call(compile::refusal(&checked.grammar, error).render(false).trim_end().to_string())
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn a_rule_stands_behind_the_last_colon() {
        assert_eq!(split("rfc3986"), ("rfc3986", None));
        assert_eq!(split("rfc3986:IP-literal"), ("rfc3986", Some("IP-literal")));
        assert_eq!(split("a/b.abnf:c"), ("a/b.abnf", Some("c")));
        assert_eq!(split(r"C:\a\b.abnf"), (r"C:\a\b.abnf", None));
        assert_eq!(split(r"C:\a\b.abnf:c"), (r"C:\a\b.abnf", Some("c")));
        assert_eq!(split(":a"), (":a", None));
    }
}
