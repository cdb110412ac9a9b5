//! Advice in the messages about a component that a builder or a setter rejects.
//!
//! The reason "would be parsed as something else" covers many mistakes; the value shows which mistake was made. This
//! module makes no decisions: it only inspects values that were already rejected.

/// A correction that an error message suggests. For this crate and for grammars read at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Advice {
    SchemeColon,
    Slash,
    Question,
    Brackets,
    Userinfo,
    Port,
    At,
    PortColon,
    Absolute,
    TwoSlashes,
    EncodeQuestion,
    EncodeHash,
    FirstSegment,
    NoAuthority,
    Dots,
    EmptyPair,
    NeedsScheme,
}

impl Advice {
    /// Returns the sentence of the message.
    #[inline]
    pub const fn words(self) -> &'static str {
        match self {
            Advice::SchemeColon => "set the scheme without its colon",
            Advice::Slash => "`/` ends the authority; set the path separately",
            Advice::Question => "`?` begins the query; set the query separately",
            Advice::Brackets => "an IPv6 address stands in brackets: `[::1]`",
            Advice::Userinfo => "set the userinfo separately, not with the host",
            Advice::Port => "set the port separately, not with the host",
            Advice::At => "`@` ends the userinfo; write %40",
            Advice::PortColon => "set the port without its colon",
            Advice::Absolute => "the path must begin with `/` after an authority",
            Advice::TwoSlashes => "a path that begins with `//` would be read as an authority; write `/.//`",
            Advice::EncodeQuestion => "`?` would begin the query; write %3F",
            Advice::EncodeHash => "`#` would begin the fragment; write %23",
            Advice::FirstSegment => {
                "without a scheme, the first segment must not contain `:`; write `./` before it"
            }
            Advice::NoAuthority => "there is no authority to put it in; set the host first",
            Advice::Dots => "`.` and `..` cannot be names: resolution and normalization remove them",
            Advice::NeedsScheme => "a URI needs a scheme; only a reference may have none",
            Advice::EmptyPair => "a single empty pair cannot be distinguished from no pair",
        }
    }

    /// Returns the offset in the rejected value that the advice is about; `None` if it is not about a single byte.
    #[inline]
    pub(crate) fn offset(self, value: &str) -> Option<usize> {
        match self {
            Advice::Absolute | Advice::TwoSlashes => Some(0),
            Advice::Question | Advice::EncodeQuestion => value.find('?'),
            Advice::EncodeHash => value.find('#'),
            Advice::Slash => value.find('/'),
            Advice::Userinfo | Advice::At => value.find('@'),
            _ => None,
        }
    }
}

/// The components that are present besides the rejected one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PresentComponents {
    /// True if there is a scheme.
    pub scheme: bool,
    /// True if there is an authority.
    pub authority: bool,
}

/// Returns the correction for the rejected value of a component, or `None` if the mistake is unknown.
#[cold]
#[inline]
pub(crate) fn advice(component: &str, value: &str, present: PresentComponents) -> Option<Advice> {
    let has = |mark: char| value.contains(mark);
    let first = value.split('/').next().unwrap_or_default();
    let colons = value.bytes().filter(|&byte| byte == b':').count();
    match component {
        "scheme" if value.ends_with(':') => Some(Advice::SchemeColon),
        "authority" | "userinfo" | "host" | "port" if has('/') => Some(Advice::Slash),
        "authority" | "userinfo" | "host" | "port" if has('?') => Some(Advice::Question),
        // RFC 3986 section 3.2.2: `IP-literal = "[" ( IPv6address / IPvFuture  ) "]"`
        "host" if !value.starts_with('[') && colons > 1 => Some(Advice::Brackets),
        "host" if has('@') => Some(Advice::Userinfo),
        "host" if !value.starts_with('[') && colons == 1 => Some(Advice::Port),
        "userinfo" if has('@') => Some(Advice::At),
        "port" if value.starts_with(':') => Some(Advice::PortColon),
        // RFC 3986 section 3.3: with an authority the path is `path-abempty`, without an authority it cannot begin with
        // `//`, and in a relative reference its first segment has no colon.
        "path" if present.authority && !value.is_empty() && !value.starts_with('/') => Some(Advice::Absolute),
        "path" if !present.authority && value.starts_with("//") => Some(Advice::TwoSlashes),
        "path" if has('?') => Some(Advice::EncodeQuestion),
        "path" | "query" if has('#') => Some(Advice::EncodeHash),
        "path" if !present.scheme && !present.authority && first.contains(':') => Some(Advice::FirstSegment),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::builder::build_error::BuildError;
    use crate::uri::Uri;
    use crate::uri::owned::{UriBuf, UriRefBuf};
    use std::string::ToString;

    /// The field, and the part of the message between `field …: ` and the parenthesis.
    fn field_and_words<T: core::fmt::Debug>(
        result: Result<T, BuildError>,
    ) -> (std::string::String, std::string::String) {
        let error = result.unwrap_err();
        let (text, field) = (error.to_string(), error.field().unwrap().to_string());
        let words = text.strip_prefix(&std::format!("field {field}: ")).unwrap();
        (field, words.split(" (").next().unwrap().to_string())
    }

    #[test]
    fn advises_on_the_component_at_fault() {
        let uri = || "http://me@example.com:80/a?q".parse::<UriBuf>().unwrap();
        for (component, value, expected) in [
            ("path", "b", "the path must begin with `/` after an authority"),
            ("path", "/b?c", "`?` would begin the query; write %3F"),
            ("path", "/b c", "a blank is not allowed in a path; write %20"),
            ("query", "a#b", "`#` would begin the fragment; write %23"),
            ("host", "::1", "an IPv6 address stands in brackets: `[::1]`"),
            ("host", "a:80", "set the port separately, not with the host"),
            ("host", "a@b", "set the userinfo separately, not with the host"),
            ("host", "a/b", "`/` ends the authority; set the path separately"),
            ("port", ":80", "set the port without its colon"),
            ("userinfo", "a@b", "`@` ends the userinfo; write %40"),
            ("scheme", "http:", "set the scheme without its colon"),
        ] {
            let mut edited = uri();
            let result = match component {
                "scheme" => edited.set_scheme(value),
                "userinfo" => edited.set_userinfo(value),
                "host" => edited.set_host(value),
                "port" => edited.set_port(value),
                "path" => edited.set_path(value),
                _ => edited.set_query(value),
            };
            assert_eq!(field_and_words(result), (component.into(), expected.into()), "{value:?}");
            assert_eq!(edited, uri());
        }
    }

    #[test]
    fn builders_give_the_same_advice() {
        let http = || Uri::builder().scheme("http");
        let expected = |field: &str, words: &str| (field.to_string(), words.to_string());
        let behind = expected("path", "the path must begin with `/` after an authority");
        assert_eq!(field_and_words(http().host("a").path("b").build()), behind);
        let brackets = expected("host", "an IPv6 address stands in brackets: `[::1]`");
        assert_eq!(field_and_words(http().host("::1").path("/").build()), brackets);
        let slashes = "a path that begins with `//` would be read as an authority; write `/.//`";
        assert_eq!(field_and_words(http().path("//a").build()), expected("path", slashes));
    }

    #[test]
    fn advises_on_missing_components() {
        let mut reference: UriRefBuf = "a".parse().unwrap();
        let mut uri: UriBuf = "mailto:x".parse().unwrap();
        let needs = "a URI needs a scheme; only a reference may have none";
        assert_eq!(field_and_words(uri.set_scheme(None)).1, needs);
        let no_authority = "there is no authority to put it in; set the host first";
        assert_eq!(field_and_words(reference.set_port(80)).1, no_authority);
        assert_eq!(
            field_and_words(reference.set_path("b:c/d")).1,
            "without a scheme, the first segment must not contain `:`; write `./` before it"
        );
        assert_eq!(
            field_and_words(reference.replace_segment(7, "x")).1,
            "there is no segment 7, the path has 1"
        );
        let dots = field_and_words(reference.append_segment("..")).1;
        assert!(dots.starts_with("`.` and `..` cannot be names"));
    }
}
