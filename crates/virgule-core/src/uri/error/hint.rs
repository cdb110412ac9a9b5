//! Hints: the likely mistake that caused an error, and its correction.
//!
//! A list of expected characters does not explain why a blank is rejected. An error therefore stores the byte at its
//! offset; the hint depends on this byte, the rule and the expected set. Percent-encoding is suggested only where the
//! grammar allows it.

use super::Reason;
use core::fmt;
use virgule_automata::SchemeName;
use virgule_automata::expected::Expected;
use virgule_automata::fixed_text::FixedText;

/// The byte at the offset of an error. For this crate and for grammars read at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FoundByte(u8);

impl FoundByte {
    /// The byte is unknown. UTF-8 contains neither 0xFE nor 0xFF.
    pub const UNKNOWN: Self = FoundByte(0xFE);
    /// There is no byte: the input ends.
    const END: Self = FoundByte(0xFF);

    /// Returns the byte at `offset`, or the end of the input.
    #[inline(always)]
    pub const fn at(text: &[u8], offset: usize) -> Self {
        if offset < text.len() { FoundByte(text[offset]) } else { FoundByte::END }
    }

    /// True if the byte may occur in a scheme, or is its colon.
    #[inline]
    pub(super) const fn is_of_scheme(self) -> bool {
        self.0.is_ascii_alphanumeric() || matches!(self.0, b'+' | b'-' | b'.' | b':')
    }
}

/// Rule names of percent-encodings: RFC 3986 section 2.1 and RFC 2396 section 2.4.1.
const ESCAPES: [&str; 2] = ["pct-encoded", "escaped"];

/// Names of rules within an IP literal, RFC 3986 section 3.2.2.
const LITERALS: [&str; 5] = ["IP-literal", "IPvFuture", "IPv6address", "h16", "ls32"];

/// Rules of a relative path whose first segment has no colon, RFC 3986 section 3.3 and RFC 3987 section 2.2.
const FIRST_SEGMENTS: [&str; 4] = ["path-noscheme", "segment-nz-nc", "ipath-noscheme", "isegment-nz-nc"];

/// Rules of registered names, RFC 3986 section 3.2.2 and RFC 3987 section 2.2.
const NAMES: [&str; 2] = ["reg-name", "ireg-name"];

/// Rules of expressions in URI templates, RFC 6570 section 2.2. A percent-encoding there is a part of a variable's name.
const EXPRESSIONS: [&str; 2] = ["expression", "varchar"];

/// The components, each with the names of its rules.
const COMPONENTS: [(&str, &[&str]); 5] = [
    ("a path", &PATHS),
    ("a query", &["query", "iquery"]),
    ("a fragment", &["fragment", "ifragment"]),
    ("a userinfo", &["userinfo", "iuserinfo"]),
    (HOST, &["authority", "iauthority", "host", "ihost", "reg-name", "ireg-name"]),
];

#[rustfmt::skip]
const PATHS: [&str; 10] = [
    "path", "path-abempty", "path-absolute", "path-rootless", "path-noscheme", "segment", "segment-nz", "ipath",
    "ipath-abempty", "isegment",
];

/// The component "host". Encoding is not suggested for it: a host may contain percent-encoded characters, but DNS host
/// names do not.
const HOST: &str = "a host";

/// A frequent mistake. For this crate and for grammars read at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hint {
    /// The input is empty.
    Empty,
    /// The input does not have this scheme, which the grammar requires.
    OtherScheme(SchemeName),
    /// The input has none of these schemes, one of which the grammar requires.
    OtherSchemes(&'static [&'static str]),
    /// The input is a relative reference, not a URI.
    Relative,
    /// The part before the first colon is not a scheme.
    Scheme,
    /// The input has a fragment, but the type has none.
    Fragment,
    /// A `%` without two hexadecimal digits.
    Percent,
    /// A backslash.
    Backslash,
    /// An ASCII character that the component allows only percent-encoded, and the name of the component with its
    /// article.
    Encode(u8, &'static str),
    /// A non-ASCII character that only an IRI allows.
    NonAscii,
    /// A non-ASCII character that no IRI allows.
    NotInIri,
    /// A second colon in an authority, probably from an IPv6 address without brackets.
    Brackets,
    /// A colon in the first segment of a relative path. It would end a scheme.
    FirstSegment,
    /// A second `@` in an authority, probably from a user name that is a mail address.
    At,
    /// A letter in a port, perhaps a digit of an IPv6 address without brackets. The hint does not depend on the letter,
    /// because it would reveal a part of the input.
    Port,
    /// An IP literal without its closing bracket.
    Unclosed,
    /// A `%` inside an IP literal: a zone identifier.
    Zone,
    /// The end of an expression of a URI template that lacks a variable name.
    VariableName,
}

/// The type names used in hints. A program cannot show the types of this crate to its users.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TypeNames {
    /// A URI reference.
    pub uri_reference: &'static str,
    /// A URI.
    pub uri: &'static str,
    /// An IRI.
    pub iri: &'static str,
}

impl TypeNames {
    /// The names of the types of this crate.
    pub const RUST: Self =
        TypeNames { uri_reference: "`UriRef` or `IriRef`", uri: "`Uri`", iri: "`Iri` or `IriRef`" };
    /// The names of kinds.
    pub const KINDS: Self =
        TypeNames { uri_reference: "kind `uri-reference`", uri: "kind `uri`", iri: "kind `iri-reference`" };
}

/// A [`Hint`] with the type names that its reader knows.
#[derive(Debug, Clone, Copy)]
pub struct NamedHint {
    hint: Hint,
    names: TypeNames,
}

impl Hint {
    /// Returns the hint for an error with `reason` and `rule` at the byte `found`; `None` if the mistake is uncommon.
    #[inline]
    pub const fn of(
        reason: Reason,
        found: FoundByte,
        offset: usize,
        rule: Option<&str>,
        expected: &Expected,
    ) -> Option<Self> {
        match reason {
            Reason::TooLong | Reason::TooDeep(_) | Reason::Invalid(_) => return None,
            _ if offset == 0 && matches!(found, FoundByte::END) => return Some(Hint::Empty),
            Reason::Scheme(name) => return Some(Hint::OtherScheme(name)),
            Reason::Schemes(names) => return Some(Hint::OtherSchemes(names)),
            Reason::Unexpected => {}
        }
        let is_scheme = is_rule(rule, "scheme");
        let is_escape = is_one_of(rule, &ESCAPES);
        match found {
            FoundByte::UNKNOWN => return None,
            FoundByte(b'%') if is_scheme => return Some(Hint::Scheme),
            FoundByte(b'%') if is_literal(rule, expected) => return Some(Hint::Zone),
            FoundByte(b'%') => return Some(Hint::Percent),
            _ if is_escape => return Some(Hint::Percent),
            FoundByte::END if is_scheme && expected.bytes.contains(b':') => return Some(Hint::Relative),
            FoundByte::END | FoundByte(b'/' | b'?' | b'#') if is_literal(rule, expected) => {
                return Some(Hint::Unclosed);
            }
            FoundByte::END => return None,
            FoundByte(_) => {}
        }
        let is_port = is_rule(rule, "port") && expected.bytes.contains(b'0');
        let is_expression = is_one_of(rule, &EXPRESSIONS);
        match found.0 {
            b'/' | b'?' | b'#' if is_scheme => Some(Hint::Relative),
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'+' | b'-' | b'.' if is_scheme => None,
            _ if is_scheme => Some(Hint::Scheme),
            b':' if is_port => Some(Hint::Brackets),
            b':' if is_one_of(rule, &FIRST_SEGMENTS) => Some(Hint::FirstSegment),
            b'@' if is_one_of(rule, &NAMES) => Some(Hint::At),
            b'A'..=b'Z' | b'a'..=b'z' if is_port => Some(Hint::Port),
            b'#' if expected.end && !is_rule(rule, "fragment") => Some(Hint::Fragment),
            _ if !expected.bytes.contains(b'%') => None,
            b'}' if is_expression && !expected.bytes.contains(b'}') => Some(Hint::VariableName),
            _ if is_expression => None,
            b'\\' => Some(Hint::Backslash),
            byte if is_never_data(byte) => Some(Hint::Encode(byte, component(rule))),
            0x80.. if expected.bytes.0[2] | expected.bytes.0[3] != 0 => Some(Hint::NotInIri),
            0x80.. => Some(Hint::NonAscii),
            _ => None,
        }
    }

    pub(crate) const fn write<const N: usize>(self, names: &TypeNames, text: &mut FixedText<N>) {
        let end = match self {
            Hint::Empty => "the text is empty",
            Hint::OtherScheme(name) => {
                text.push_str("the scheme must be `");
                text.push_str(name.as_str());
                "`"
            }
            Hint::OtherSchemes(schemes) => {
                let mut number = 0;
                while number < schemes.len() {
                    text.push_str(match number {
                        0 => "the scheme must be `",
                        _ if number + 1 == schemes.len() => "` or `",
                        _ => "`, `",
                    });
                    text.push_str(schemes[number]);
                    number += 1;
                }
                "`"
            }
            Hint::Relative => {
                text.push_str("this is a relative reference: parse it as a reference (");
                text.push_str(names.uri_reference);
                ")"
            }
            Hint::Scheme => {
                "a URI begins with a scheme: a letter, then letters, digits, `+`, `-` or `.`, then a colon"
            }
            Hint::Fragment => {
                text.push_str("a fragment is not allowed here; a URI (");
                text.push_str(names.uri);
                ") may have one"
            }
            Hint::Percent => {
                "`%` begins a percent-encoding with two hex digits; a percent sign is written %25"
            }
            Hint::Backslash => {
                "a backslash is not allowed; a path is divided by `/`, and a backslash is written %5C"
            }
            Hint::Encode(byte, component) => return write_encode(byte, component, text),
            Hint::NonAscii => {
                text.push_str(
                    "only ASCII characters are allowed here; percent-encode the others, or use an IRI (",
                );
                text.push_str(names.iri);
                ")"
            }
            Hint::NotInIri => "this character is not allowed here; percent-encode it",
            Hint::Brackets => "an IPv6 address must be enclosed in brackets: `[::1]`",
            Hint::FirstSegment => {
                "the first segment of a relative path contains no colon (RFC 3986 section 4.2): write `./` before it"
            }
            Hint::At => "an `@` in a userinfo is written %40",
            Hint::Port => "a port is a number; an IPv6 address must be enclosed in brackets: `[::1]`",
            Hint::Unclosed => "the `[` is not closed: an address in brackets ends with `]`",
            Hint::Zone => {
                "this `%` begins a zone identifier, which is not part of a URI (RFC 9844): remove it, up to the `]`"
            }
            Hint::VariableName => "an expression needs a variable name, as in `{name}`",
        };
        text.push_str(end);
    }
}

/// True for ASCII characters that RFC 3986 allows nowhere, or only as a delimiter at one position.
#[inline]
pub(crate) const fn is_never_data(byte: u8) -> bool {
    byte.is_ascii_control()
        || matches!(
            byte,
            b' ' | b'"' | b'<' | b'>' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}' | b'[' | b']' | b'#'
        )
}

/// Appends a sentence about a character that a component does not allow.
const fn write_encode<const N: usize>(byte: u8, component: &str, text: &mut FixedText<N>) {
    match byte {
        b'!'..=b'~' => {
            text.push('`');
            text.push(byte as char);
            text.push('`');
        }
        b' ' => text.push_str("a space"),
        b'\n' | b'\r' => text.push_str("a line break"),
        _ => text.push_str("a control character"),
    }
    text.push_str(if component.is_empty() { " is not allowed here" } else { " is not allowed in " });
    text.push_str(component);
    if !is_rule(Some(component), HOST) {
        text.push_str(if matches!(byte, b'\n' | b'\r') { "; remove it, or write %" } else { "; write %" });
        text.push_hex(byte);
    }
}

/// Returns the component to which a rule belongs, with its article, or an empty string if it is unknown.
#[inline]
const fn component(rule: Option<&str>) -> &'static str {
    let mut index = 0;
    while index < COMPONENTS.len() {
        let (component, rules) = COMPONENTS[index];
        if is_one_of(rule, rules) {
            return component;
        }
        index += 1;
    }
    ""
}

/// True if an error is within an IP literal.
#[inline]
const fn is_literal(rule: Option<&str>, expected: &Expected) -> bool {
    expected.bytes.contains(b']') && !expected.bytes.contains(b'[') || is_one_of(rule, &LITERALS)
}

#[inline]
const fn is_one_of(rule: Option<&str>, names: &[&str]) -> bool {
    let mut index = 0;
    while index < names.len() {
        if is_rule(rule, names[index]) {
            return true;
        }
        index += 1;
    }
    false
}

/// Compares a rule with a name; usable in constants.
#[inline]
const fn is_rule(rule: Option<&str>, name: &str) -> bool {
    let Some(rule) = rule else { return false };
    let (rule, name) = (rule.as_bytes(), name.as_bytes());
    let mut at = 0;
    while at < rule.len() && at < name.len() && rule[at] == name[at] {
        at += 1;
    }
    at == rule.len() && at == name.len()
}

impl Hint {
    /// Returns the hint with other type names.
    #[inline]
    pub const fn with_names(self, names: TypeNames) -> NamedHint {
        NamedHint { hint: self, names }
    }
}

impl fmt::Display for Hint {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.with_names(TypeNames::RUST).fmt(f)
    }
}

impl fmt::Display for NamedHint {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = FixedText::<2048>::EMPTY;
        self.hint.write(&self.names, &mut text);
        text.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use crate::uri::error::ParseError;
    use crate::uri::{AbsoluteUri, Iri, Uri, UriRef};
    use std::string::{String, ToString};

    fn of<T>(result: Result<T, ParseError>) -> Option<String> {
        let error = result.err().expect("an error");
        let hint = error.hint()?.to_string();
        assert!(error.to_string().starts_with(&hint), "{error}");
        Some(hint)
    }

    const RELATIVE: &str = "this is a relative reference: parse it as a reference (`UriRef` or `IriRef`)";
    const SCHEME: &str =
        "a URI begins with a scheme: a letter, then letters, digits, `+`, `-` or `.`, then a colon";
    const PERCENT: &str = "`%` begins a percent-encoding with two hex digits; a percent sign is written %25";
    const BACKSLASH: &str =
        "a backslash is not allowed; a path is divided by `/`, and a backslash is written %5C";
    const BRACKETS: &str = "an IPv6 address must be enclosed in brackets: `[::1]`";
    const PORT: &str = "a port is a number; an IPv6 address must be enclosed in brackets: `[::1]`";
    const UNCLOSED: &str = "the `[` is not closed: an address in brackets ends with `]`";
    const ZONE: &str =
        "this `%` begins a zone identifier, which is not part of a URI (RFC 9844): remove it, up to the `]`";
    const ASCII: &str = "only ASCII characters are allowed here; percent-encode the others, or use an IRI (`Iri` or `IriRef`)";

    #[test]
    fn reports_frequent_mistakes() {
        for (text, expected) in [
            ("http://a/b c", "a space is not allowed in a path; write %20"),
            ("a:b c", "a space is not allowed in a path; write %20"),
            ("http://a b/", "a space is not allowed in a host"),
            ("http://a<b/", "`<` is not allowed in a host"),
            ("http://a/b\tc", "a control character is not allowed in a path; write %09"),
            ("http://a/b\n", "a line break is not allowed in a path; remove it, or write %0A"),
            ("http://u:p@x@a/", "an `@` in a userinfo is written %40"),
            ("http://a/?q=<b>", "`<` is not allowed in a query; write %3C"),
            ("http://a/b[1]", "`[` is not allowed in a path; write %5B"),
            ("http://a/#b#c", "`#` is not allowed in a fragment; write %23"),
            ("http://::1/", BRACKETS),
            ("http://1::/", BRACKETS),
            ("http://2001:db8::1/", PORT),
            ("http://a:8x/", PORT),
            ("http://[::1/", UNCLOSED),
            ("http://[::1", UNCLOSED),
            ("http://[1:2", UNCLOSED),
            ("http://[", UNCLOSED),
            ("http://[v1.a/", UNCLOSED),
            ("http://[fe80::1%eth0]/", ZONE),
            ("http://[fe80::1%25eth0]:80/", ZONE),
            ("http://u@[fe80::a%1]", ZONE),
            ("http://[::1%", ZONE),
            ("http://[1:2:3:4:5:6:7.8.9.10%a]", ZONE),
            ("", "the text is empty"),
            ("http://a\\b", BACKSLASH),
            ("C:\\dir", BACKSLASH),
            ("http://a/100%", PERCENT),
            ("http://a/%2x", PERCENT),
            ("http://a/%zz", PERCENT),
            ("http://a/%2", PERCENT),
            ("http://a/é", ASCII),
            ("/a/b", RELATIVE),
            ("//a", RELATIVE),
            ("a/b c", RELATIVE),
            ("a", RELATIVE),
            ("?a", RELATIVE),
            (":a", SCHEME),
            ("two words", SCHEME),
            ("a%20b", SCHEME),
            ("é", SCHEME),
        ] {
            assert_eq!(of(Uri::parse(text)).as_deref(), Some(expected), "{text:?}");
        }
        let segment = "the first segment of a relative path contains no colon (RFC 3986 section 4.2): write `./` before it";
        for text in ["12:30", "1a:b/c"] {
            assert_eq!(of(UriRef::parse(text)).as_deref(), Some(segment), "{text:?}");
        }
        let fragment = "a fragment is not allowed here; a URI (`Uri`) may have one";
        assert_eq!(of(AbsoluteUri::parse("a:b#c")).as_deref(), Some(fragment));
        let private = "this character is not allowed here; percent-encode it";
        assert_eq!(of(Iri::parse("a:\u{E000}")).as_deref(), Some(private));
    }

    #[test]
    fn gives_no_hint_for_unknown_mistakes() {
        // Ports and addresses do not allow percent-encodings.
        for text in ["http://a:8 0/", "http://[::1 ]/", "1:"] {
            assert_eq!(of(Uri::parse(text)), None, "{text:?}");
        }
        assert_eq!(of(UriRef::parse("http://[::1]x/")), None);
    }

    #[cfg(feature = "schemes")]
    #[test]
    fn reports_another_scheme() {
        use crate::schemes::{Https, Ni};
        let https = "the scheme must be `https`";
        for text in ["http://a/", "HTTP:", "/a", "ftp://a/", "httpsx://a/", "h"] {
            assert_eq!(of(Https::parse(text)).as_deref(), Some(https), "{text:?}");
            assert_eq!(Https::parse_const(text), Https::parse(text));
        }
        assert_eq!(of(Https::parse("https//a/")), None);
        assert_eq!(of(Https::parse("")).as_deref(), Some("the text is empty"));
        assert_eq!(
            of(Https::parse("https://a/b c")).as_deref(),
            Some("a space is not allowed in a path; write %20")
        );
        assert_eq!(of(Ni::parse("nih:x")).as_deref(), Some("the scheme must be `ni`"));
    }

    /// A result is as large as a `Uri` if the error fits next to the string pointer. It does not with 32-bit pointers,
    /// where the pointer is before the 40th byte.
    #[test]
    fn a_result_is_as_large_as_a_uri() {
        assert!(size_of::<ParseError>() <= 40 && size_of::<Uri>() <= 48);
        let limit = if cfg!(target_pointer_width = "64") { 48 } else { 64 };
        assert!(size_of::<Result<Uri, ParseError>>() <= limit);
    }
}
