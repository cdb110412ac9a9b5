//! Applies canonical forms. The hex digits of percent-encodings stay in upper case.

use super::Form;
use super::package_url::package_url;
use alloc::string::String;
use alloc::vec::Vec;

impl Form {
    /// The text of a field in this canonical form.
    #[inline]
    pub(crate) fn apply(self, text: &str) -> String {
        match self {
            Form::Lowercase => lower(text),
            Form::NoHyphens => text.replace('-', ""),
            Form::Addresses => text.split_inclusive(',').map(address).collect(),
            Form::HeaderNames => text.split_inclusive('&').map(header).collect(),
            Form::Tel => tel(text),
            Form::PackageUrl => package_url(text),
        }
    }
}

/// Converts ASCII letters to lower case, except for the digits of percent-encodings.
#[inline]
pub(super) fn lower(text: &str) -> String {
    let mut digits = 0;
    let small = |c: char| {
        let keep = digits > 0;
        digits = if c == '%' { 2 } else { usize::saturating_sub(digits, 1) };
        if keep { c } else { c.to_ascii_lowercase() }
    };
    text.chars().map(small).collect()
}

/// `addr-spec = local-part "@" domain` (RFC 6068 section 2). The case of a local part may be significant for its host
/// (RFC 5321 section 2.4), the case of a domain is not. A comma within the brackets of a domain needs no special case:
/// the parts before and after it are both converted to lower case.
#[inline]
fn address(text: &str) -> String {
    let domain = text.find('@').unwrap_or(if text.contains(']') { 0 } else { text.len() });
    let (local, domain) = text.split_at(domain);
    [local, &lower(domain)].concat()
}

/// `hfield = hfname "=" hfvalue` (RFC 6068 section 2): names of header fields are case-insensitive (RFC 5322 section
/// 1.2.2).
#[inline]
fn header(text: &str) -> String {
    let (name, value) = text.split_at(text.find('=').unwrap_or(text.len()));
    [&lower(name), value].concat()
}

/// The canonical form of a telephone number. RFC 3966 section 4: case, visual separators and the order of parameters
/// are insignificant. The canonical order is that of section 3: `ext` and `isub`, `phone-context`, then the others
/// alphabetically.
///
/// ```text
/// tel:+1-201-555-0123;Z=1;a=2;EXT=10.2    →    tel:+12015550123;ext=102;a=2;z=1
/// ```
#[inline]
fn tel(text: &str) -> String {
    let text = lower(text);
    let (scheme, rest) = text.split_at(text.find(':').map_or(0, |colon| colon + 1));
    let mut parts = rest.split(';');
    let number = separated(parts.next().unwrap_or(""));
    let mut parameters: Vec<(u8, String)> = parts.map(parameter).collect();
    parameters.sort();
    let parameters = parameters.into_iter().flat_map(|(_, text)| [String::from(";"), text]);
    [String::from(scheme), number].into_iter().chain(parameters).collect()
}

/// The canonical form of a parameter, and its rank in the order of parameters.
#[inline]
fn parameter(text: &str) -> (u8, String) {
    match text.split_once('=') {
        Some(("ext", value)) => (0, ["ext=", &separated(value)].concat()),
        Some(("isub", _)) => (0, text.into()),
        Some(("phone-context", value)) if value.starts_with('+') => {
            (1, ["phone-context=", &separated(value)].concat())
        }
        Some(("phone-context", _)) => (1, text.into()),
        _ => (2, text.into()),
    }
}

/// Removes `visual-separator = "-" / "." / "(" / ")"` (RFC 3966 section 3).
#[inline]
fn separated(number: &str) -> String {
    number.chars().filter(|c| !matches!(c, '-' | '.' | '(' | ')')).collect()
}

#[cfg(test)]
mod tests {
    use super::Form;

    #[test]
    fn forms_are_those_of_their_rfcs() {
        for (form, text, written) in [
            (Form::Lowercase, "A%C3%AFB", "a%C3%AFb"),
            (Form::NoHyphens, "0-486-27557-4", "0486275574"),
            (Form::Addresses, "Anna@EXAMPLE.com,Bob%2C@[IPv6:X,Y]", "Anna@example.com,Bob%2C@[ipv6:x,y]"),
            (Form::HeaderNames, "?Subject=Hi&CC=A@B", "?subject=Hi&cc=A@B"),
            (Form::Tel, "tel:+1-(201)-555;Z=1;a=%2F;EXT=10.2", "tel:+1201555;ext=102;a=%2F;z=1"),
            (Form::Tel, "tel:7-0;x;phone-context=+1-9", "tel:70;phone-context=+19;x"),
            (Form::Tel, "tel:7-0;isub=1-2;phone-context=A-b.C", "tel:70;isub=1-2;phone-context=a-b.c"),
        ] {
            assert_eq!(form.apply(text), written);
        }
    }
}
