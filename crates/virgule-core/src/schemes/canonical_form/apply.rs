//! Applies canonical forms. The hex digits of percent-encodings remain in upper case.

use super::Form;
use super::package_url::package_url;
use crate::uri::UriRef;
use alloc::string::String;
use alloc::vec::Vec;

impl Form {
    /// Converts a field to this canonical form, in a scheme with the given default port.
    #[inline]
    pub(crate) fn apply(self, text: &str, default_port: Option<&str>) -> String {
        match self {
            Form::Lowercase => lower(text),
            Form::NoHyphens => text.replace('-', ""),
            Form::Addresses => text.split_inclusive(',').map(address).collect(),
            Form::HeaderNames => text.split_inclusive('&').map(header).collect(),
            Form::Tel => tel(text),
            Form::PackageUrl => package_url(text),
            Form::Servers => servers(text, default_port),
            Form::LocalFile => local_file(text),
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

/// Returns the canonical form of a telephone number. RFC 3966 section 4: case, visual separators and the order of
/// parameters are insignificant. The canonical order is that of section 3: `ext` and `isub`, `phone-context`, then the
/// others alphabetically.
///
/// ```text
/// tel:+1-201-555-0123;Z=1;a=2;EXT=10.2    →    tel:+12015550123;ext=102;a=2;z=1
/// ```
#[inline]
fn tel(text: &str) -> String {
    let text = lower(text);
    let (scheme, rest) = after_scheme(&text);
    let mut parts = rest.split(';');
    let number = separated(parts.next().unwrap_or(""));
    let mut parameters: Vec<(u8, String)> = parts.map(parameter).collect();
    parameters.sort();
    let parameters = parameters.into_iter().flat_map(|(_, text)| [String::from(";"), text]);
    [String::from(scheme), number].into_iter().chain(parameters).collect()
}

/// Returns the canonical form of a parameter, and its rank in the order of parameters.
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

/// Converts the servers of an authority: each host to lower case, without a default port. A host that begins with an
/// encoded slash is the path of a socket, in which case is significant.
///
/// ```text
/// mongodb://u:P@H1:27017,%2Ftmp%2FA.sock/D    →    mongodb://u:P@h1,%2Ftmp%2FA.sock/D
/// ```
#[inline]
fn servers(text: &str, default_port: Option<&str>) -> String {
    let begin = text.find("//").map_or(text.len(), |slashes| slashes + 2);
    let rest = text.get(begin..).unwrap_or_default();
    let authority = rest.get(..rest.find(['/', '?', '#']).unwrap_or(rest.len())).unwrap_or_default();
    let host = begin + authority.rfind('@').map_or(0, |at| at + 1);
    let (before, list) = text.split_at(host);
    let (list, after) = list.split_at(begin + authority.len() - host);
    let is_socket = |server: &str| server.get(..3).is_some_and(|first| first.eq_ignore_ascii_case("%2F"));
    let server = |server: &str| {
        if is_socket(server) {
            return String::from(server);
        }
        match server.rsplit_once(':') {
            Some((host, port)) if port.is_empty() || Some(port) == default_port => lower(host),
            _ => lower(server),
        }
    };
    let list = list.split(',').map(server).collect::<Vec<_>>().join(",");
    [before, &list, after].concat()
}

/// RFC 8089 section 2: `localhost`, an empty host and no authority all mean the machine on which the URI is read.
///
/// ```text
/// file:/a    file://localhost/a    →    file:///a
/// ```
#[inline]
fn local_file(text: &str) -> String {
    let (scheme, rest) = after_scheme(text);
    let path = match UriRef::parse(text).map(|uri| uri.authority()) {
        Ok(None) => Some(rest),
        Ok(Some(host)) if host.eq_ignore_ascii_case("localhost") => rest.get("//".len() + host.len()..),
        _ => None,
    };
    path.map_or(String::from(text), |path| [scheme, "//", path].concat())
}

/// Splits a URI after its scheme and colon. For other strings, the first part is empty.
#[inline]
pub(super) fn after_scheme(text: &str) -> (&str, &str) {
    let scheme = UriRef::parse(text).ok().and_then(|uri| uri.scheme());
    text.split_at(scheme.map_or(0, |scheme| scheme.len() + 1))
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
            assert_eq!(form.apply(text, None), written);
        }
    }

    #[test]
    fn servers_have_no_default_port_and_sockets_keep_their_case() {
        for (text, written) in [
            ("mongodb://u:P@H1:27017,H2:1/D?x=H1:27017", "mongodb://u:P@h1,h2:1/D?x=H1:27017"),
            ("mongodb://%2Ftmp%2FA.sock,[2001:DB8::1]:27017", "mongodb://%2Ftmp%2FA.sock,[2001:db8::1]"),
            ("postgresql://A:,b", "postgresql://a,b"),
            ("postgresql://", "postgresql://"),
            ("postgresql:///D", "postgresql:///D"),
        ] {
            assert_eq!(Form::Servers.apply(text, Some("27017")), written);
        }
    }

    #[test]
    fn a_local_file_has_an_empty_host() {
        for (text, written) in [
            ("file:/a", "file:///a"),
            ("file://LOCALHOST/a", "file:///a"),
            ("file:///a", "file:///a"),
            ("file://h/a", "file://h/a"),
        ] {
            assert_eq!(Form::LocalFile.apply(text, None), written);
        }
    }
}
