//! Values in the directives of a section: checks, forms, steps of normalization, ports and paths.
//!
//! Unknown, repeated and contradicting values are reported at their spans.

use super::directive::{CHECKS, FORMS, LOWERCASE, NO_STEPS, STEPS};
use super::grammar::{Field, RuleId};
use super::section::{Reading, find_all};
use crate::abnf::diagnose::{Diagnostic, Span, did_you_mean};
use crate::abnf::read::tree::{DirectiveNode, Name};

/// Directives about the normalization of URIs, which is not applied to the texts of a kind.
const OF_URIS: &[&str] = &["normalization", "default-port", "empty-path"];

impl Reading<'_> {
    /// Reports an argument that is not a scheme (RFC 3986 section 3.1): `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`
    pub(super) fn scheme_name(&mut self, arg: &Name) {
        let first = arg.text.starts_with(|c: char| c.is_ascii_alphabetic());
        if !first || !arg.text.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c)) {
            let message = format!("`{}` is no name of a scheme", arg.text);
            let help = "a letter, then letters, digits, `+`, `-` and `.` (RFC 3986 section 3.1)".to_string();
            self.error("scheme-name", message, arg.span, "", Some(help));
        }
    }

    /// Reports the directives of [`OF_URIS`] in the section of a kind without `equal-by`, where they have no effect.
    pub(super) fn without_effect(&mut self, lines: &[&DirectiveNode]) {
        for line in lines.iter().filter(|line| OF_URIS.contains(&line.name.text.as_str())) {
            let message = format!("`{}` has no effect on a kind of text without `equal-by`", line.name.text);
            let help =
                Some("texts of such a kind are not normalized as URIs; open the section by `scheme`".into());
            self.error("misplaced-directive", message, line.span, "not here", help);
        }
    }

    /// The checks of all lines such as `validate host not-empty`: the index of the field and the name of the check.
    pub(super) fn checks(
        &mut self,
        lines: &[&DirectiveNode],
        fields: &[Field],
    ) -> Vec<(usize, &'static str)> {
        let mut checks: Vec<((usize, &'static str), Span)> = Vec::new();
        for line in find_all(lines, "validate") {
            let [field, name] = &line.args[..] else { continue };
            let Some(check) = self.one_of(CHECKS, "check", "unknown-check", name) else { continue };
            let Some(field) = self.named_field(field, fields) else { continue };
            match checks.iter().find(|(known, _)| *known == (field, check)) {
                Some(&(_, first)) => {
                    self.again(format!("`{check}` is checked twice"), line.span, first);
                }
                None => checks.push(((field, check), line.span)),
            }
        }
        checks.into_iter().map(|(check, _)| check).collect()
    }

    /// The forms of all lines such as `form to addresses`; `None` instead of a field is the whole text, which the name
    /// of the start rule means. `lowercase` can be combined with one other form.
    pub(super) fn forms(
        &mut self,
        lines: &[&DirectiveNode],
        fields: &[Field],
        start: RuleId,
    ) -> Vec<(Option<usize>, &'static str)> {
        let mut forms: Vec<(Option<usize>, &'static str, Span)> = Vec::new();
        for line in find_all(lines, "form") {
            let [field, names @ ..] = &line.args[..] else { continue };
            let named: Vec<_> = names
                .iter()
                .filter_map(|name| Some((self.one_of(FORMS, "form", "unknown-form", name)?, name.span)))
                .collect();
            if named.is_empty() {
                continue;
            }
            let whole = self.scope.find(self.index, &field.text) == Some(start);
            let number = if whole { None } else { self.named_field(field, fields) };
            if !whole && number.is_none() {
                continue;
            }
            for (form, span) in named {
                let excludes = |known: &str| known == form || (known != LOWERCASE && form != LOWERCASE);
                match forms.iter().find(|(of, known, _)| *of == number && excludes(known)) {
                    Some(&(_, known, first)) if known == form => {
                        let message = format!("the form `{form}` of `{}` stands twice", field.text);
                        self.again(message, span, first);
                    }
                    Some(&(_, known, first)) => {
                        self.contradicting(field, (known, first), (form, span));
                    }
                    None => forms.push((number, form, span)),
                }
            }
        }
        forms.into_iter().map(|(field, form, _)| (field, form)).collect()
    }

    fn contradicting(&mut self, field: &Name, first: (&str, Span), second: (&str, Span)) {
        let message =
            format!("`{}` has the form `{}` already: `{}` contradicts it", field.text, first.0, second.0);
        let source = &self.document.tree.source;
        self.diagnostics.push(
            Diagnostic::error("contradicting-form", message, source, second.1, "the second form")
                .and(first.1, "the first form")
                .help("a field has one form, and `lowercase`; bind the parts to fields of their own if they differ"),
        );
    }

    /// The steps of a line such as `normalization scheme-case percent-case`.
    pub(super) fn normalization(&mut self, line: &DirectiveNode) -> Vec<&'static str> {
        let mut named: Vec<(&'static str, Span)> = Vec::new();
        for arg in &line.args {
            let Some(step) = self.one_of(STEPS, "step", "unknown-step", arg) else { continue };
            match named.iter().find(|(known, _)| *known == step) {
                Some(&(_, first)) => {
                    self.again(format!("the step `{step}` is listed twice"), arg.span, first)
                }
                None => named.push((step, arg.span)),
            }
        }
        let mut steps: Vec<&'static str> = named.into_iter().map(|(step, _)| step).collect();
        if steps.len() > 1 && steps.contains(&NO_STEPS) {
            let message = format!("`{NO_STEPS}` stands beside other steps");
            let help = Some(format!("remove `{NO_STEPS}`, or the others"));
            self.error("unknown-step", message, line.span, "either none or some", help);
        }
        steps.retain(|step| *step != NO_STEPS);
        steps
    }

    /// The element of `known` that a word names; reports any other word.
    fn one_of(
        &mut self,
        known: &[&'static str],
        what: &str,
        code: &'static str,
        name: &Name,
    ) -> Option<&'static str> {
        let found = known.iter().find(|known| **known == name.text).copied();
        if found.is_none() {
            let near = did_you_mean(&name.text, known.iter().copied());
            let all = || format!("the {what}s are {}", known.join(", "));
            let help = near.map_or_else(all, |near| format!("did you mean `{near}`?"));
            let message = format!("there is no {what} `{}`", name.text);
            self.error(code, message, name.span, "unknown", Some(help));
        }
        found
    }

    pub(super) fn port(&mut self, arg: &Name) -> Option<u16> {
        let port = number(&arg.text).and_then(|port| u16::try_from(port).ok());
        if port.is_none() {
            let message = format!("`{}` is no port", arg.text);
            let help = Some("a port is a number from 0 to 65535".to_string());
            self.error("port-number", message, arg.span, "", help);
        }
        port
    }

    /// The path that replaces an empty path.
    pub(super) fn path(&mut self, arg: &Name) -> Option<String> {
        if is_normal_path(&arg.text) {
            return Some(arg.text.clone());
        }
        let message = format!("`{}` is no path for an empty one", arg.text);
        let source = &self.document.tree.source;
        self.diagnostics.push(
            Diagnostic::error("empty-path", message, source, arg.span, "")
                .help("it begins with one `/`, and has only characters of a path (RFC 3986 section 3.3)")
                .help("it is normalized: no segment is `.` or `..`, and only what needs it is percent-encoded, in capitals"),
        );
        None
    }
}

/// A number in digits, without a sign.
pub(super) fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// RFC 3986 section 3.3: `path-absolute = "/" [ segment-nz *( "/" segment ) ]`, normalized (section 6.2.2).
///
/// Such a path can follow any authority without being read as part of it, and normalization does not change it.
fn is_normal_path(path: &str) -> bool {
    let Some(rest) = path.strip_prefix('/') else { return false };
    !rest.starts_with('/') && rest.split('/').all(is_normal_segment)
}

/// `segment = *pchar`, `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"`, normalized.
fn is_normal_segment(segment: &str) -> bool {
    let mut pieces = segment.split('%');
    let literal =
        |text: &str| text.bytes().all(|byte| is_unreserved(byte) || b"!$&'()*+,;=:@".contains(&byte));
    let escaped = |text: &str| {
        let digits = text.get(..2).filter(|digits| {
            digits.bytes().all(|byte| byte.is_ascii_digit() || (b'A'..=b'F').contains(&byte))
        });
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        byte.is_some_and(|byte| !is_unreserved(byte)) && literal(&text[2..])
    };
    segment != "." && segment != ".." && pieces.next().is_some_and(literal) && pieces.all(escaped)
}

/// RFC 3986 section 2.3: `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"`
fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)
}
