//! Values in the directives of a section: scheme and type names, checks, forms, normalization steps, ports and paths.
//!
//! Unknown, repeated and contradictory values are reported at their spans.

use super::directive::{CHECKS, FORMS, LOWERCASE, NO_STEPS, STEPS};
use super::grammar::{Field, RuleId};
use super::reading::{Reading, find_all};
use super::type_names;
use crate::abnf::diagnose::{Diagnostic, Span, meant};
use crate::abnf::read::tree::{DirectiveNode, Name};
use std::collections::HashMap;

impl Reading<'_> {
    /// Reports an argument that is not a scheme (RFC 3986 section 3.1): `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`
    pub(super) fn scheme_name(&mut self, arg: &Name) {
        let first = arg.text.starts_with(|c: char| c.is_ascii_alphabetic());
        if !first || !arg.text.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c)) {
            let message = format!("`{}` is not a valid scheme name", arg.text);
            let help =
                "a scheme name is a letter, then letters, digits, `+`, `-` and `.` (RFC 3986 section 3.1)";
            self.error("scheme-name", message, arg.span, "", help);
        }
    }

    pub(super) fn type_name(&mut self, arg: &Name) -> Option<String> {
        let mut chars = arg.text.chars();
        let upper = chars.next().is_some_and(|c| c.is_ascii_uppercase());
        let used = type_names::is_used(&arg.text);
        if upper && chars.all(|c| c.is_ascii_alphanumeric()) && !used {
            return Some(arg.text.clone());
        }
        let message = format!("`{}` is not a valid name for a Rust type", arg.text);
        let help = match used {
            true => "generated code uses this name for something else: choose another name",
            false => "a type name is an upper-case letter, then letters and digits",
        };
        self.error("type-name", message, arg.span, "", help);
        None
    }

    /// Returns the checks of all lines such as `validate host not-empty`: the field's index and the check's name.
    pub(super) fn checks(
        &mut self,
        lines: &[&DirectiveNode],
        fields: &[Field],
    ) -> Vec<(usize, &'static str)> {
        let (mut checks, mut seen) = (Vec::new(), HashMap::new());
        for line in find_all(lines, "validate") {
            let [field, name] = &line.args[..] else { continue };
            let Some(check) = self.one_of(CHECKS, "check", "unknown-check", name) else { continue };
            let Some(field) = self.named_field(field, fields) else { continue };
            let message = || format!("the check `{check}` is listed twice");
            if self.is_first(&mut seen, (field, check), line.span, message) {
                checks.push((field, check));
            }
        }
        checks
    }

    /// Returns the forms of all lines such as `form to addresses`. `None` instead of a field means the entire text,
    /// for which a line uses the name of the start rule. `lowercase` can be combined with one other form.
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
                        self.again(
                            format!("the form `{form}` of `{}` is listed twice", field.text),
                            span,
                            first,
                        );
                    }
                    Some(&(_, known, first)) => {
                        let message = format!(
                            "`{}` already has the form `{known}`, which contradicts `{form}`",
                            field.text
                        );
                        let help = "a field can have `lowercase` and one other form; bind parts with different forms \
                                    to separate fields";
                        let source = &self.document.tree.source;
                        self.diagnostics.push(
                            Diagnostic::error("contradicting-form", message, source, span, "the second form")
                                .and(first, "the first form")
                                .help(help),
                        );
                    }
                    None => forms.push((number, form, span)),
                }
            }
        }
        forms.into_iter().map(|(field, form, _)| (field, form)).collect()
    }

    /// Returns the steps of a line such as `normalization scheme-case percent-case`.
    pub(super) fn normalization(&mut self, line: &DirectiveNode) -> Vec<&'static str> {
        let (mut steps, mut seen) = (Vec::new(), HashMap::new());
        for arg in &line.args {
            let Some(step) = self.one_of(STEPS, "step", "unknown-step", arg) else { continue };
            if self.is_first(&mut seen, step, arg.span, || format!("the step `{step}` is listed twice")) {
                steps.push(step);
            }
        }
        if steps.len() > 1 && steps.contains(&NO_STEPS) {
            let message = format!("`{NO_STEPS}` cannot be combined with other steps");
            let help = format!("remove `{NO_STEPS}`, or the others");
            self.error("unknown-step", message, line.span, "contradictory steps", help);
        }
        steps.retain(|step| *step != NO_STEPS);
        steps
    }

    /// Returns the element of `known` that a word names, or reports an unknown word.
    fn one_of(
        &mut self,
        known: &[&'static str],
        what: &str,
        code: &'static str,
        name: &Name,
    ) -> Option<&'static str> {
        let found = known.iter().find(|known| **known == name.text).copied();
        if found.is_none() {
            let all = || format!("the {what}s are {}", known.join(", "));
            let message = format!("there is no {what} `{}`", name.text);
            let error = Diagnostic::error(code, message, &self.document.tree.source, name.span, "");
            self.diagnostics.push(error.misspelled(
                &name.text,
                meant(&name.text, known.iter().copied()),
                all,
            ));
        }
        found
    }

    pub(super) fn port(&mut self, arg: &Name) -> Option<u16> {
        let port = number(&arg.text).and_then(|port| u16::try_from(port).ok());
        if port.is_none() {
            let message = format!("`{}` is not a valid port", arg.text);
            let help = "a port is a number from 0 to 65535";
            self.error("port-number", message, arg.span, "", help);
        }
        port
    }

    pub(super) fn path(&mut self, arg: &Name) -> Option<String> {
        if is_normal_path(&arg.text) {
            return Some(arg.text.clone());
        }
        let message = format!("`{}` is not a valid replacement for an empty path", arg.text);
        self.diagnostics.push(
            Diagnostic::error("empty-path", message, &self.document.tree.source, arg.span, "")
                .help("it must begin with one `/`, and contain only path characters (RFC 3986 section 3.3)")
                .help("it must be normalized: no segment is `.` or `..`, and only necessary percent-encodings, in \
                       upper case"),
        );
        None
    }
}

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
