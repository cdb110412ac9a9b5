//! Advice in the messages about a component that a builder or a setter rejects.
//!
//! The reason "would be parsed as something else" covers many mistakes; the value shows which mistake was made. This
//! module makes no decisions: it only inspects values that were already rejected.

use crate::uri::macros::enums_with_messages;

enums_with_messages! {
    /// A correction that an error message suggests. For this crate and for grammars read at run time.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    #[allow(missing_docs)]
    pub enum Advice {
        SchemeColon => "set the scheme without its colon",
        Slash => "`/` ends the authority; set the path separately",
        Question => "`?` begins the query; set the query separately",
        Brackets => "an IPv6 address must be enclosed in brackets: `[::1]`",
        Userinfo => "set the userinfo separately, not with the host",
        Port => "set the port separately, not with the host",
        At => "`@` ends the userinfo; write %40",
        PortColon => "set the port without its colon",
        Absolute => "the path must begin with `/` after an authority",
        TwoSlashes => "a path that begins with `//` would be read as an authority; write `/.//`",
        EncodeQuestion => "`?` would begin the query; write %3F",
        EncodeHash => "`#` would begin the fragment; write %23",
        FirstSegment => "without a scheme, the first segment must not contain `:`; write `./` before it",
        NoAuthority => "there is no authority to put it in; set the host first",
        Dots => "`.` and `..` cannot be names: resolution and normalization remove them",
        NeedsScheme => "a URI needs a scheme; only a reference may have none",
        EmptyPair => "a single empty pair cannot be distinguished from no pair",
    }
}

impl Advice {
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
        type Edit = fn(&mut UriBuf) -> Result<(), BuildError>;
        let mut mailto: UriBuf = "mailto:x".parse().unwrap();
        let reference = || "a".parse::<UriRefBuf>().unwrap();
        let uri = || "http://me@example.com:80/a?q".parse::<UriBuf>().unwrap();
        let edits: [(Edit, &str, &str); 11] = [
            (|uri| uri.set_path("b"), "path", "the path must begin with `/` after an authority"),
            (|uri| uri.set_path("/b?c"), "path", "`?` would begin the query; write %3F"),
            (|uri| uri.set_path("/b c"), "path", "a space is not allowed in a path; write %20"),
            (|uri| uri.set_query("a#b"), "query", "`#` would begin the fragment; write %23"),
            (|uri| uri.set_host("::1"), "host", "an IPv6 address must be enclosed in brackets: `[::1]`"),
            (|uri| uri.set_host("a:80"), "host", "set the port separately, not with the host"),
            (|uri| uri.set_host("a@b"), "host", "set the userinfo separately, not with the host"),
            (|uri| uri.set_host("a/b"), "host", "`/` ends the authority; set the path separately"),
            (|uri| uri.set_port(":80"), "port", "set the port without its colon"),
            (|uri| uri.set_userinfo("a@b"), "userinfo", "`@` ends the userinfo; write %40"),
            (|uri| uri.set_scheme("http:"), "scheme", "set the scheme without its colon"),
        ];
        for (edit, field, words) in edits {
            let mut edited = uri();
            assert_eq!(field_and_words(edit(&mut edited)), (field.into(), words.into()));
            assert_eq!(edited, uri());
        }
        let http = || Uri::builder().scheme("http");
        let slashes = "a path that begins with `//` would be read as an authority; write `/.//`";
        for (built, field, words) in [
            (http().host("a").path("b").build(), "path", "the path must begin with `/` after an authority"),
            (
                http().host("::1").path("/").build(),
                "host",
                "an IPv6 address must be enclosed in brackets: `[::1]`",
            ),
            (http().path("//a").build(), "path", slashes),
        ] {
            assert_eq!(field_and_words(built), (field.into(), words.into()));
        }
        let first = "without a scheme, the first segment must not contain `:`; write `./` before it";
        for (edited, words) in [
            (mailto.set_scheme(None), "a URI needs a scheme; only a reference may have none"),
            (reference().set_port(80), "there is no authority to put it in; set the host first"),
            (reference().set_path("b:c/d"), first),
            (reference().replace_segment(7, "x"), "there is no segment 7, the path has 1"),
        ] {
            assert_eq!(field_and_words(edited).1, words);
        }
        let dots = field_and_words(reference().append_segment("..")).1;
        assert!(dots.starts_with("`.` and `..` cannot be names"));
    }
}
