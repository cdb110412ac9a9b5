//! Mistakes in URI templates (RFC 6570), most of them from the route patterns of web frameworks.

use super::{Recognizer, Rejected};

/// The recognizers, the most specific ones first.
pub(super) const RECOGNIZERS: &[Recognizer] =
    &[double_braces, prefix, non_ascii, angle_brackets, other_character];

/// The kind of URI templates.
const KIND: &str = "uri-template";

impl<'t> Rejected<'t> {
    /// The expression around the error, without braces, and the offset of the error in it; `None` if the error is outside
    /// of any.
    fn expression(&self) -> Option<(&'t str, usize)> {
        let text = self.text;
        let (before, _) = text.split_at_checked(self.offset).filter(|_| self.kind == KIND)?;
        let begin = before.rfind(['{', '}']).filter(|&at| before[at..].starts_with('{'))? + 1;
        let expression = text[begin..].split('}').next().unwrap_or_default();
        Some((expression, self.offset - begin))
    }
}

/// The name of a variable in brackets of another sort, if it is one.
fn variable(text: &str) -> Option<&str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    (!text.is_empty() && text.chars().all(is_name)).then_some(text)
}

/// `{{id}}`, as in Mustache and Jinja.
fn double_braces(rejected: &Rejected<'_>) -> Option<String> {
    let (expression, at) = rejected.expression()?;
    let inner = expression.get(at..)?.strip_prefix('{').filter(|_| at == 0)?;
    Some(format!("a variable stands in one pair of braces: {{{}}}", variable(inner.trim()).unwrap_or("id")))
}

/// `{id:[0-9]+}`, `{id:int}` and `{path:.*}`.
fn prefix(rejected: &Rejected<'_>) -> Option<String> {
    let (expression, at) = rejected.expression()?;
    let (before, _) = expression.split_at_checked(at)?;
    let (name, _) = before.split_once(':')?;
    let name = variable(name).unwrap_or("id");
    Some(format!(
        "after `:` is a prefix, a number from 1 to 9999; RFC 6570 has no regular expressions and no types: {{{name}}}"
    ))
}

/// `{é}`.
fn non_ascii(rejected: &Rejected<'_>) -> Option<String> {
    let (expression, at) = rejected.expression()?;
    expression.get(at..).filter(|rest| rest.starts_with(|c: char| !c.is_ascii()))?;
    let encode = |c: char| match c.is_ascii() {
        true => c.to_string(),
        false => c.encode_utf8(&mut [0; 4]).bytes().map(|byte| format!("%{byte:02X}")).collect(),
    };
    let encoded: String = expression.chars().map(encode).collect();
    Some(format!("a name of a variable has ASCII characters; percent-encode the others: {{{encoded}}}"))
}

/// `<id>` and `<int:id>`, as in Flask.
fn angle_brackets(rejected: &Rejected<'_>) -> Option<String> {
    let rest = rejected.text.get(rejected.offset..).filter(|_| rejected.kind == KIND)?;
    let (inner, _) = rest.strip_prefix('<')?.split_once('>')?;
    let name = variable(inner.rsplit(':').next()?)?;
    Some(format!("RFC 6570 writes a variable in braces: {{{name}}}"))
}

/// Any other character that an expression does not have; percent-encoding it would not help.
fn other_character(rejected: &Rejected<'_>) -> Option<String> {
    let (expression, at) = rejected.expression()?;
    let found = expression.get(at..)?.chars().next().filter(|&c| c != '%')?;
    let found = if found == ' ' { "a blank".to_string() } else { format!("`{}`", found.escape_debug()) };
    Some(format!(
        "{found} cannot stand in an expression: an operator, then names of letters, digits, `_` and `.`"
    ))
}
