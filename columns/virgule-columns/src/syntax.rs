//! Syntaxes of texts by name: those of RFC 3986 and RFC 3987, built-in kinds, and other grammars.

use crate::ColumnError;
use crate::matcher::{BuiltIn, Matcher, Typed};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;
use virgule::{AbsoluteIri, AbsoluteUri, IriRelativeRef, Kind, RelativeRef};

/// A syntax that is not built in, such as a grammar that is read at run time.
pub trait SyntaxSource: fmt::Debug + Send + Sync {
    /// The name of the syntax, for errors.
    fn name(&self) -> &str;
    /// The names of the fields by number; a hidden field has an empty name.
    fn fields(&self) -> Vec<String>;
    /// A matcher for the texts of a batch.
    fn matcher(&self) -> Box<dyn Matcher + '_>;
}

/// The syntax of the texts of a column. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Syntax(pub(crate) Source);

#[derive(Debug, Clone)]
pub(crate) enum Source {
    Uri,
    UriReference,
    Iri,
    IriReference,
    Kind(&'static Kind),
    Own(Arc<dyn SyntaxSource>),
}

impl Syntax {
    /// The syntax of `URI` in RFC 3986.
    pub fn uri() -> Self {
        Syntax(Source::Uri)
    }

    /// The syntax of `URI-reference` in RFC 3986.
    pub fn uri_reference() -> Self {
        Syntax(Source::UriReference)
    }

    /// The syntax of `IRI` in RFC 3987.
    pub fn iri() -> Self {
        Syntax(Source::Iri)
    }

    /// The syntax of `IRI-reference` in RFC 3987.
    pub fn iri_reference() -> Self {
        Syntax(Source::IriReference)
    }

    /// The built-in kind named `name`, such as `uri`, `iri-reference`, `https`, `mailto` or `ni`.
    ///
    /// ```
    /// use virgule_columns::Syntax;
    ///
    /// assert_eq!(Syntax::find("ni")?.fields(), ["authority", "alg", "val", "query"]);
    /// assert!(Syntax::find("NI").is_err());
    /// # Ok::<(), virgule_columns::ColumnError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no such kind.
    pub fn find(name: &str) -> Result<Self, ColumnError> {
        let unknown = || ColumnError::UnknownSyntax { name: name.into() };
        Ok(match name {
            "uri" => Self::uri(),
            "uri-reference" => Self::uri_reference(),
            "iri" => Self::iri(),
            "iri-reference" => Self::iri_reference(),
            name => Syntax(Source::Kind(Kind::find(name).ok_or_else(unknown)?)),
        })
    }

    /// A syntax that is not built in.
    pub fn own(source: Arc<dyn SyntaxSource>) -> Self {
        Syntax(Source::Own(source))
    }

    /// The names of all built-in kinds.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Kind::all().map(|kind| kind.name)
    }

    /// The name of the syntax.
    pub fn name(&self) -> &str {
        match &self.0 {
            Source::Uri => "uri",
            Source::UriReference => "uri-reference",
            Source::Iri => "iri",
            Source::IriReference => "iri-reference",
            Source::Kind(kind) => kind.name,
            Source::Own(source) => source.name(),
        }
    }

    /// The names of the fields, in the order of the grammar.
    pub fn fields(&self) -> Vec<String> {
        self.numbered_fields().into_iter().map(|(_, name)| name).collect()
    }

    /// The fields that are not hidden, each with its number.
    pub(crate) fn numbered_fields(&self) -> Vec<(usize, String)> {
        let all = match &self.0 {
            Source::Own(source) => source.fields(),
            Source::Kind(kind) => kind.fields.iter().map(|name| name.to_string()).collect(),
            _ => ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"]
                .map(String::from)
                .to_vec(),
        };
        all.into_iter().enumerate().filter(|(_, name)| !name.is_empty()).collect()
    }

    /// A matcher for the texts of a batch, for kernels that are not compiled for each type.
    pub(crate) fn matcher(&self) -> Box<dyn Matcher + '_> {
        match &self.0 {
            Source::Uri => Box::new(Typed::<virgule::Uri<'static>>(PhantomData)),
            Source::UriReference => Box::new(Typed::<virgule::UriRef<'static>>(PhantomData)),
            Source::Iri => Box::new(Typed::<virgule::Iri<'static>>(PhantomData)),
            Source::IriReference => Box::new(Typed::<virgule::IriRef<'static>>(PhantomData)),
            // The normal form of these kinds depends on the scheme of the text, which only their types take into
            // account.
            Source::Kind(kind) => match kind.name {
                "absolute-uri" => Box::new(Typed::<AbsoluteUri<'static>>(PhantomData)),
                "relative-ref" => Box::new(Typed::<RelativeRef<'static>>(PhantomData)),
                "absolute-iri" => Box::new(Typed::<AbsoluteIri<'static>>(PhantomData)),
                "irelative-ref" => Box::new(Typed::<IriRelativeRef<'static>>(PhantomData)),
                _ => Box::new(BuiltIn(kind)),
            },
            Source::Own(source) => source.matcher(),
        }
    }
}

impl PartialEq for Syntax {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Source::Own(one), Source::Own(other)) => Arc::ptr_eq(one, other),
            (Source::Own(_), _) | (_, Source::Own(_)) => false,
            _ => self.name() == other.name(),
        }
    }
}

impl Eq for Syntax {}

impl Hash for Syntax {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}
