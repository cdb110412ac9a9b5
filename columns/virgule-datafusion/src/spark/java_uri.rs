//! The syntax of `java.net.URI`, as a syntax of columns.

use std::borrow::Cow;
use virgule::UriScheme;
use virgule_columns::{Equivalence, Matcher, NotOfSyntax, Refusal, Span, SyntaxSource};

#[derive(UriScheme)]
#[uri(grammar = "grammars/java-net-uri.abnf", parse_only)]
struct JavaUri<'a> {
    #[uri(rule = "j-scheme")]
    scheme: Option<&'a str>,
    #[uri(rule = "authority-part")]
    authority: Option<&'a str>,
    #[uri(rule = "j-userinfo")]
    userinfo: Option<&'a str>,
    #[uri(rule = "j-host")]
    host: Option<&'a str>,
    #[uri(rule = "j-port")]
    port: Option<&'a str>,
    #[uri(rule = "path-after|path-only|path-none|path-rooted|path-first")]
    path: Option<&'a str>,
    #[uri(rule = "j-query")]
    query: Option<&'a str>,
    #[uri(rule = "j-fragment")]
    fragment: Option<&'a str>,
}

/// The parts of `parse_url`, in the order of the fields of [`JavaSyntax`].
pub(super) const PARTS: [&str; 8] =
    ["PROTOCOL", "AUTHORITY", "USERINFO", "HOST", "PATH", "QUERY", "REF", "FILE"];

/// The syntax of `java.net.URI`, with the parts of `parse_url` as fields.
#[derive(Debug)]
pub(super) struct JavaSyntax;

impl JavaSyntax {
    /// The byte ranges of the parts, in the order of [`PARTS`].
    fn parts(text: &str) -> Result<[Option<Span>; PARTS.len()], Refusal> {
        let uri = JavaUri::parse(text)
            .map_err(|error| Refusal { offset: error.offset(), message: error.to_string() })?;
        let begin = text.as_ptr() as usize;
        let span = |part: Option<&str>| {
            part.map(|part| {
                let from = part.as_ptr() as usize - begin;
                (from, from + part.len())
            })
        };
        let [scheme, authority, mut userinfo, mut host, port, path, query, fragment] =
            [uri.scheme, uri.authority, uri.userinfo, uri.host, uri.port, uri.path, uri.query, uri.fragment]
                .map(span);
        // The class stores a port in 32 bits; an authority with a larger port is not that of a server.
        let digits = port.and_then(|(begin, end)| text.get(begin..end)).filter(|digits| !digits.is_empty());
        if let Some(digits) = digits
            && digits.parse::<i32>().is_err()
        {
            let literal =
                host.and_then(|(begin, _)| text.get(begin..)).is_some_and(|host| host.starts_with('['));
            if literal {
                let offset = port.map_or(0, |(begin, _)| begin);
                return Err(Refusal {
                    offset,
                    message: format!("offset {offset}, in port: more than 2147483647"),
                });
            }
            (userinfo, host) = (None, None);
        }
        // The part FILE is the path and the query with the question mark between them.
        let file = path.map(|(begin, end)| (begin, query.map_or(end, |(_, end)| end)));
        Ok([scheme, authority, userinfo, host, path, query, fragment, file])
    }
}

impl SyntaxSource for JavaSyntax {
    fn name(&self) -> &str {
        "java-net-uri"
    }

    fn fields(&self) -> Vec<String> {
        PARTS.map(String::from).to_vec()
    }

    fn matcher(&self) -> Box<dyn Matcher + '_> {
        Box::new(JavaSyntax)
    }
}

impl Matcher for JavaSyntax {
    fn spans(&self, text: &str, spans: &mut [Option<Span>]) -> Result<(), NotOfSyntax> {
        let parts = Self::parts(text).map_err(|_| NotOfSyntax)?;
        spans.iter_mut().zip(parts).for_each(|(span, part)| *span = part);
        Ok(())
    }

    fn span(&self, text: &str, field: usize) -> Result<Option<Span>, NotOfSyntax> {
        let parts = Self::parts(text).map_err(|_| NotOfSyntax)?;
        Ok(parts.get(field).copied().flatten())
    }

    fn is_valid(&self, text: &str) -> bool {
        Self::parts(text).is_ok()
    }

    fn refusal(&self, text: &str) -> Option<Refusal> {
        Self::parts(text).err()
    }

    // Spark has no function for normalization: the text is its own normal form.
    fn normalized<'t>(&self, text: &'t str, _level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax> {
        self.is_valid(text).then_some(Cow::Borrowed(text)).ok_or(NotOfSyntax)
    }

    fn key<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax> {
        self.normalized(text, level)
    }
}
