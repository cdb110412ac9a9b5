//! The fields of a section: `;! fields`, `;! parameters` and `;! redact`.
//!
//! Parameters are split and compared by name at run time, after the parse. The automaton does not depend on the names,
//! so the grammar needs no rule for each value.
//!
//! A redacted rule that is not a field becomes a field that is not exposed: the automaton captures it, but it has no
//! accessor. As for other fields, `crate::analysis::lists` checks that it occurs at most once in a text.

use super::directive::REMOVE;
use super::grammar::{Field, List, Parameter, Parameters, Secret};
use super::reading::{Reading, find_all};
use crate::abnf::diagnose::Span;
use crate::abnf::read::tree::{DirectiveNode, Name, is_rule_name};
use crate::limits;
use std::collections::HashMap;

/// Maximum number of parameters that a section may declare, because the field is searched once for each.
const KNOWN: usize = 64;

/// The word after which names are compared ignoring ASCII case.
const IGNORE_CASE: &str = "ignore-case";

/// The accessor of all parameters in generated types, which no field may use as its name.
const ALL: &str = "parameters";

/// The word after which only the text after the first colon is hidden.
const AFTER_COLON: &str = "after-colon";

/// The fields of a section, as listed by its directives.
#[derive(Default)]
pub(super) struct Listed {
    pub(super) fields: Vec<Field>,
    pub(super) field_places: Vec<Span>,
    pub(super) lists: Vec<List>,
    pub(super) parameters: Option<Parameters>,
}

impl Listed {
    fn all(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().chain(self.lists.iter().map(|list| &list.field))
    }

    fn add(&mut self, field: Field, span: Span) {
        self.fields.push(field);
        self.field_places.push(span);
    }
}

impl Reading<'_> {
    /// Returns the fields of the file, those of the section, and a field for each redacted rule that is not a field.
    pub(super) fn fields(&mut self, file: &[&DirectiveNode], lines: &[&DirectiveNode]) -> Listed {
        let mut listed = Listed::default();
        let both: Vec<&DirectiveNode> = file.iter().chain(lines).copied().collect();
        for arg in find_all(&both, "fields").flat_map(|line| &line.args) {
            let Some((field, is_list)) = self.field(arg) else { continue };
            if listed.all().any(|known| known.name.eq_ignore_ascii_case(&field.name)) {
                let message = format!("the field `{}` is listed twice", field.name);
                self.error("duplicate-field", message, arg.span, "", REMOVE);
                continue;
            }
            let bound = |known: &&Field| {
                known.within == field.within && known.rules.iter().any(|rule| field.rules.contains(rule))
            };
            if let Some(known) = listed.all().find(bound) {
                let message = format!("`{}` and `{}` are bound to the same rule", field.name, known.name);
                let help =
                    "a rule can be bound to only one field; `NAME=OUTER/RULE` binds it within OUTER only";
                self.error("rule-bound-twice", message, arg.span, "", help);
                continue;
            }
            match is_list {
                true => listed.lists.push(List { field, span: arg.span }),
                false => listed.add(field, arg.span),
            }
        }
        find_all(&both, "parameters").for_each(|line| self.parameters(line, &mut listed));
        self.secrets(&both, &mut listed);
        if let Err(exceeded) = limits::within(listed.all().count(), limits::FIELDS, "fields in a section") {
            let span = lines.first().map_or(Span::default(), |line| line.span);
            let help = "list fewer fields; another grammar can parse the text of a field";
            self.error("limit", exceeded.to_string(), span, "", help);
            listed = Listed::default();
        }
        listed
    }

    /// Parses `alg`, `path=path-abempty|path-empty` or `ipv4=host/IPv4address`. True if the field is a list, as in
    /// `alg*` or `all*=alg`.
    fn field(&mut self, arg: &Name) -> Option<(Field, bool)> {
        let (name, is_list, rules) = binding(&arg.text);
        let (within, rules) = match rules.split_once('/') {
            Some((outer, rules)) => (Some(self.rule_in(arg, outer)?), rules),
            None => (None, rules),
        };
        let rules = rules.split('|').map(|rule| self.rule_in(arg, rule)).collect::<Option<_>>()?;
        if !is_rule_name(name) {
            let message = format!("`{name}` is not a valid field name");
            let help = "a field name is a letter, then letters, digits and hyphens";
            self.error("field-name", message, arg.span, "", help);
            return None;
        }
        Some((Field { name: name.to_string(), rules, within, secret: None, exposed: true }, is_list))
    }

    /// Parses `query & amount note=message tr*`, and adds its parameters to `listed`, which accumulates several lines.
    fn parameters(&mut self, line: &DirectiveNode, listed: &mut Listed) {
        let [holder, separator, names @ ..] = line.args.as_slice() else { return };
        if listed.lists.iter().any(|list| list.field.name.eq_ignore_ascii_case(&holder.text)) {
            let message = format!("the list `{}` cannot have parameters", holder.text);
            let help = "a field with parameters occurs at most once: bind a rule that contains all of them";
            return self.error("unknown-field", message, holder.span, "", help);
        }
        let Some(field) = self.named_field(holder, &listed.fields) else { return };
        let (ignore_case, names) = match names {
            [first, names @ ..] if first.text == IGNORE_CASE && !names.is_empty() => (true, names),
            names => (false, names),
        };
        let is_separator = |byte: &u8| byte.is_ascii_punctuation() && !b"=%".contains(byte);
        let &[byte] = separator.text.as_bytes() else { return self.no_separator(separator) };
        if !is_separator(&byte) {
            return self.no_separator(separator);
        }
        if let Some(field) = listed.all().find(|field| is_alike(&field.name, ALL)) {
            let message =
                format!("the field `{}` has the name of the method that returns all parameters", field.name);
            let help = format!("rename it: `;! fields NAME={}`", field.name);
            return self.error("duplicate-field", message, line.span, "", help);
        }
        let empty = Parameters { field, separator: byte, ignore_case, known: Vec::new() };
        let mut parameters = listed.parameters.take().unwrap_or_else(|| empty.clone());
        if (Parameters { known: Vec::new(), ..parameters }) != empty {
            let message = "a section can have parameters in only one field, with one separator";
            let span = holder.span.to(separator.span);
            let help = "repeat the field, the separator and `ignore-case` of the first line";
            self.error("parameter-separator", message, span, "", help);
        } else {
            names.iter().for_each(|word| self.parameter(word, &mut parameters, listed));
            if let Some(extra) = parameters.known.get(KNOWN) {
                let message =
                    format!("more than {KNOWN} parameters in a section: `{}` is one too many", extra.name);
                let help = "list the most used ones; `parameters()` returns all of them";
                self.error("limit", message, line.span, "", help);
            }
        }
        listed.parameters = Some(parameters);
    }

    fn parameter(&mut self, word: &Name, parameters: &mut Parameters, listed: &Listed) {
        let (name, several, key) = binding(&word.text);
        let fits = |name| is_parameter_name(name, parameters.separator);
        if !fits(name) || !fits(key) {
            let message = format!("`{}` is not a valid parameter", word.text);
            let help =
                "write `NAME` or `FIELD=NAME`, in printable ASCII without `=`, `%`, `*` and the separator";
            return self.error("field-name", message, word.span, "", help);
        }
        let same_key = |known: &Parameter| match parameters.ignore_case {
            true => known.key.eq_ignore_ascii_case(key),
            false => known.key == key,
        };
        if parameters.known.iter().any(same_key) {
            let message = format!("the parameter `{key}` is listed twice");
            return self.error("duplicate-field", message, word.span, "", REMOVE);
        }
        let known = parameters.known.iter().map(|known| &known.name);
        let mut taken = known.chain(listed.all().map(|field| &field.name));
        if is_alike(ALL, name) || taken.any(|taken| is_alike(taken, name)) {
            let message = format!("the parameter `{name}` has the name of another field");
            let help = format!(
                "`OTHER={key}` names the field `OTHER`; names must differ in more than case and punctuation"
            );
            return self.error("duplicate-field", message, word.span, "", help);
        }
        let (name, key) = (name.to_string(), key.to_string());
        parameters.known.push(Parameter { name, key, several, secret: false });
    }

    fn no_separator(&mut self, word: &Name) {
        let message = format!("`{}` is not a valid separator of parameters", word.text);
        let help = "use one punctuation character other than `=` and `%`, usually `&` or `;`";
        self.error("parameter-separator", message, word.span, "", help);
    }

    /// Sets `secret` for the fields that `;! redact` lines name, and adds a field for each rule that they name.
    fn secrets(&mut self, lines: &[&DirectiveNode], listed: &mut Listed) {
        let mut marked = HashMap::new();
        let mut last = Span::default();
        for line in find_all(lines, "redact") {
            let Some((names, secret)) = self.secret_line(line) else { continue };
            for name in names {
                let message = || format!("`{}` is redacted twice", name.text);
                if self.is_first(&mut marked, name.text.to_ascii_lowercase(), name.span, message) {
                    last = name.span;
                    self.mark(name, secret, listed);
                }
            }
        }
        if let Err(exceeded) = limits::within(marked.len(), limits::SECRETS, "redacted fields in a section") {
            let help = "redact a rule or field that contains several of them";
            self.error("limit", exceeded.to_string(), last, "one too many", help);
        }
    }

    /// Returns the names in a line, and the part of each field that is hidden, or `None` if the line has an error.
    fn secret_line<'l>(&mut self, line: &'l DirectiveNode) -> Option<(&'l [Name], Secret)> {
        match line.args.as_slice() {
            [_, second, .., last] if last.text == AFTER_COLON => {
                let message = format!("`{AFTER_COLON}` applies to only one name");
                let help = format!("write a line for each name: `;! redact NAME {AFTER_COLON}`");
                self.error("redact", message, second.span, "a second name", help);
                None
            }
            [name, last] if last.text == AFTER_COLON => {
                Some((std::slice::from_ref(name), Secret::AfterColon))
            }
            names => Some((names, Secret::Whole)),
        }
    }

    fn mark(&mut self, name: &Name, secret: Secret, listed: &mut Listed) {
        let is_list = listed.lists.iter().any(|list| list.field.name.eq_ignore_ascii_case(&name.text));
        let known = listed.parameters.iter_mut().flat_map(|parameters| &mut parameters.known);
        let parameter = known.into_iter().find(|known| known.name == name.text);
        if is_list || parameter.as_ref().is_some_and(|known| known.several) {
            let message = format!("the list `{}` cannot be redacted", name.text);
            let help = "redact the rule or field that contains all of it";
            self.error("redact", message, name.span, "a list", help);
        } else if let Some(parameter) = parameter {
            parameter.secret = true;
        } else if let Some(field) =
            listed.fields.iter_mut().find(|field| field.name.eq_ignore_ascii_case(&name.text))
        {
            field.secret = Some(secret);
        } else if let Some((field, _)) = self.field(name) {
            listed.add(Field { secret: Some(secret), exposed: false, ..field }, name.span);
        }
    }
}

/// Returns the parts of `NAME`, `NAME=VALUE`, `NAME*` and `NAME*=VALUE`: the name, true if it has a star, and the
/// value, which defaults to the name.
pub(super) fn binding(word: &str) -> (&str, bool, &str) {
    let (name, value) = word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
    let (name, star) = name.strip_suffix('*').map_or((name, false), |name| (name, true));
    (name, star, value.unwrap_or(name))
}

fn is_parameter_name(name: &str, separator: u8) -> bool {
    let fits = |byte: u8| byte.is_ascii_graphic() && !b"=%*".contains(&byte) && byte != separator;
    name.bytes().any(|byte| byte.is_ascii_alphanumeric()) && name.bytes().all(fits)
}

/// True if both names would be the same Rust identifier.
fn is_alike(one: &str, other: &str) -> bool {
    let plain = |name: &str| -> String {
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect()
    };
    plain(one) == plain(other)
}
