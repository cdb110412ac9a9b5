//! `;! parameters`: the names that are looked up in a field of `name=value` parameters.
//!
//! The field is split and its names are compared at run time, after the parse. The automaton does not depend on the
//! names, so the grammar needs no rule for each value.

use super::grammar::{Parameter, Parameters};
use super::section::{Listed, REMOVE, Reading};
use crate::abnf::diagnose::Span;
use crate::abnf::read::tree::{DirectiveNode, Name};

/// Maximum number of names that a section may declare: the field is searched for each of them in turn.
const KNOWN: usize = 64;

/// The word after which names are compared without regard to ASCII case.
const IGNORE_CASE: &str = "ignore-case";

/// The accessor of all parameters in generated types, whose name no field may have.
const ALL: &str = "parameters";

impl Reading<'_> {
    /// Parses `query & amount note=message tr*` and adds its parameters to `listed`; several lines accumulate.
    pub(super) fn parameters(&mut self, line: &DirectiveNode, listed: &mut Listed) {
        let [holder, separator, names @ ..] = line.args.as_slice() else { return };
        let Some(field) = self.named_field(holder, &listed.fields) else { return };
        let (ignore_case, names) = match names {
            [first, names @ ..] if first.text == IGNORE_CASE && !names.is_empty() => (true, names),
            names => (false, names),
        };
        let &[separator] = separator.text.as_bytes() else { return self.no_separator(separator) };
        if !separator.is_ascii_punctuation() || b"=%".contains(&separator) {
            return self.no_separator(&line.args[1]);
        }
        if let Some(field) = listed.all().find(|field| is_alike(&field.name, ALL)) {
            let message =
                format!("the field `{}` is called as the method that gives all parameters", field.name);
            let help = format!("give it another name: `;! fields NAME={}`", field.name);
            return self.error("duplicate-field", message, line.span, "", Some(help));
        }
        let before = listed.parameters.take();
        let same = |other: &Parameters| {
            (other.field, other.separator, other.ignore_case) == (field, separator, ignore_case)
        };
        if before.as_ref().is_some_and(|before| !same(before)) {
            let message = "a section has parameters in one field alone, with one separator".to_string();
            let help =
                "a line that adds names begins as the first one: the same field, separator and `ignore-case`";
            self.error(
                "parameter-separator",
                message,
                holder.span.to(line.args[1].span),
                "",
                Some(help.to_string()),
            );
            listed.parameters = before;
            return;
        }
        let mut known: Vec<Parameter> = before.map_or(Vec::new(), |before| before.known);
        for word in names {
            let (name, key) = match word.text.split_once('=') {
                Some((name, key)) => (name, Some(key)),
                None => (word.text.as_str(), None),
            };
            let (name, several) = match name.strip_suffix('*') {
                Some(name) => (name, true),
                None => (name, false),
            };
            let key = key.unwrap_or(name);
            if !is_parameter_name(name, separator) || !is_parameter_name(key, separator) {
                let message = format!("`{}` names no parameter", word.text);
                let help =
                    "`NAME` or `FIELD=NAME`, of printable ASCII without `=`, `%`, `*` and the separator";
                self.error("field-name", message, word.span, "", Some(help.to_string()));
                continue;
            }
            let same_key = |known: &Parameter| match ignore_case {
                true => known.key.eq_ignore_ascii_case(key),
                false => known.key == key,
            };
            if known.iter().any(same_key) {
                let message = format!("the parameter `{key}` is listed twice");
                self.error("duplicate-field", message, word.span, "again", Some(REMOVE.to_string()));
                continue;
            }
            let taken = is_alike(ALL, name) || listed.all().any(|field| is_alike(&field.name, name));
            if taken || known.iter().any(|known| is_alike(&known.name, name)) {
                let message = format!("the parameter `{name}` is called as another field");
                let help = format!(
                    "`OTHER={key}` gives its value as the field `OTHER`; names differ in more than case and punctuation"
                );
                self.error("duplicate-field", message, word.span, "again", Some(help));
                continue;
            }
            known.push(Parameter { name: name.to_string(), key: key.to_string(), several, secret: false });
        }
        if let Some(extra) = known.get(KNOWN) {
            let message =
                format!("more than {KNOWN} parameters in a section: `{}` is one too many", extra.name);
            let help = "list those that are read often; all others are among `parameters()`".to_string();
            self.error("limit", message, line.span, "", Some(help));
        }
        listed.parameters = Some(Parameters { field, separator, ignore_case, known });
    }

    fn no_separator(&mut self, word: &Name) {
        let message = format!("`{}` is no separator of parameters", word.text);
        let help =
            "one character that is no letter, no digit, no `=` and no `%`: mostly `&` or `;`".to_string();
        let span: Span = word.span;
        self.error("parameter-separator", message, span, "", Some(help));
    }
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
