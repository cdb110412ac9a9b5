//! `;! redact`: which fields are hidden when a text is shown, and which part of each.
//!
//! A redacted rule that is not a field becomes a field that is not exposed: the automaton captures it, but it has no
//! accessor. That a redacted field occurs at most once in a text is checked as for other fields
//! (`crate::analysis::lists`).

use super::grammar::{Field, Secret};
use super::section::{Listed, Reading};
use crate::abnf::diagnose::Span;
use crate::abnf::read::tree::{DirectiveNode, Name};
use crate::limits;

/// The word after which only the text after the first colon is hidden.
const AFTER_COLON: &str = "after-colon";

impl Reading<'_> {
    /// Sets `secret` of the fields that `;! redact` lines name, and adds a field for each rule that they name.
    pub(super) fn secrets<'l>(
        &mut self,
        lines: impl Iterator<Item = &'l DirectiveNode>,
        listed: &mut Listed,
    ) {
        let mut marked: Vec<&Name> = Vec::new();
        for line in lines {
            let Some((names, secret)) = self.secret_line(line) else { continue };
            for name in names {
                let first = marked.iter().find(|first| first.text.eq_ignore_ascii_case(&name.text));
                match first {
                    Some(first) => {
                        self.again(format!("`{}` is redacted twice", name.text), name.span, first.span);
                    }
                    None => {
                        marked.push(name);
                        self.mark(name, secret, listed);
                    }
                }
            }
        }
        if let Err(exceeded) = limits::within(marked.len(), limits::SECRETS, "redacted fields in a section") {
            let span = marked.last().map_or(Span::default(), |name| name.span);
            let help = "redact a rule or field that holds several of them".to_string();
            self.error("limit", exceeded.to_string(), span, "one too many", Some(help));
        }
    }

    /// The names in a line, and the part of each field that is hidden; `None` if the line has an error.
    fn secret_line<'l>(&mut self, line: &'l DirectiveNode) -> Option<(&'l [Name], Secret)> {
        match line.args.as_slice() {
            [name @ .., last] if last.text == AFTER_COLON && !name.is_empty() => {
                if let [_, second, ..] = name {
                    let message = format!("`{AFTER_COLON}` stands behind one name");
                    let help = format!("write a line for each: `;! redact NAME {AFTER_COLON}`");
                    self.error("redact", message, second.span, "a second name", Some(help));
                    return None;
                }
                Some((name, Secret::AfterColon))
            }
            names => Some((names, Secret::Whole)),
        }
    }

    fn list_is_no_secret(&mut self, name: &Name) {
        let message = format!("the list `{}` cannot be redacted", name.text);
        let help = "redact the rule or field that holds all of it".to_string();
        self.error("redact", message, name.span, "a list", Some(help));
    }

    fn mark(&mut self, name: &Name, secret: Secret, listed: &mut Listed) {
        if listed.lists.iter().any(|list| list.field.name.eq_ignore_ascii_case(&name.text)) {
            self.list_is_no_secret(name);
            return;
        }
        let known = listed.parameters.iter_mut().flat_map(|parameters| &mut parameters.known);
        if let Some(parameter) = known.into_iter().find(|known| known.name == name.text) {
            match parameter.several {
                false => parameter.secret = true,
                true => self.list_is_no_secret(name),
            }
            return;
        }
        match listed.fields.iter_mut().find(|field| field.name.eq_ignore_ascii_case(&name.text)) {
            Some(field) => field.secret = Some(secret),
            None => {
                let Some((field, _)) = self.field(name) else { return };
                listed.fields.push(Field { secret: Some(secret), exposed: false, ..field });
                listed.field_places.push(name.span);
            }
        }
    }
}
