//! Grammars read at run time.

use crate::matcher::{Matcher, NotOfSyntax, Refusal, Span};
use crate::syntax::{Syntax, SyntaxSource};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use virgule::Equivalence;
use virgule_dynamic::{Library, Meaning, Parser};

/// A kind of a library as a syntax.
pub struct LibrarySyntax {
    library: Arc<Library>,
    kind: String,
}

impl LibrarySyntax {
    /// The syntax of a kind of `library`; `None` if the library has no such kind.
    ///
    /// ```
    /// use arrow_array::cast::AsArray;
    /// use arrow_array::StringArray;
    /// use std::sync::Arc;
    /// use virgule_columns::{Kernel, LibrarySyntax, Operand, Operation};
    ///
    /// let mut library = virgule_dynamic::Library::new();
    /// library.add("badge", "
    ///     ;! scheme badge
    ///     ;! fields house number
    ///     badge-uri = \"badge:\" house \"-\" number
    ///     house     = 1*ALPHA
    ///     number    = 1*4DIGIT
    /// ")?;
    /// let badge = LibrarySyntax::new(Arc::new(library), "badge").ok_or("no such kind")?;
    /// let house = Kernel::new(Operation::Component("house".into()), badge)?;
    /// let houses = house.run(&StringArray::from(vec!["badge:kestrel-42", "badge:42"]), Operand::None)?;
    /// assert_eq!(houses.as_string::<i32>().iter().collect::<Vec<_>>(), [Some("kestrel"), None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[allow(clippy::new_ret_no_self)]
    pub fn new(library: Arc<Library>, kind: &str) -> Option<Syntax> {
        library.parser(kind)?;
        Some(Syntax::own(Arc::new(LibrarySyntax { library, kind: kind.into() })))
    }
}

impl fmt::Debug for LibrarySyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("LibrarySyntax").field(&self.kind).finish()
    }
}

impl SyntaxSource for LibrarySyntax {
    fn name(&self) -> &str {
        &self.kind
    }

    fn fields(&self) -> Vec<String> {
        self.library
            .parser(&self.kind)
            .map_or(Vec::new(), |parser| parser.field_names().iter().map(|name| name.to_string()).collect())
    }

    fn matcher(&self) -> Box<dyn Matcher + '_> {
        Box::new(LibraryMatcher {
            parser: self.library.parser(&self.kind),
            meaning: self.library.meaning(&self.kind),
        })
    }
}

/// The parser for a batch. `new` has checked that the library has the kind; without a parser no text would be valid.
struct LibraryMatcher<'l> {
    parser: Option<Parser<'l>>,
    meaning: Option<Meaning<'l>>,
}

impl Matcher for LibraryMatcher<'_> {
    fn spans(&self, text: &str, spans: &mut [Option<Span>]) -> Result<(), NotOfSyntax> {
        let parsed = self.parser.as_ref().and_then(|parser| parser.parse(text).ok()).ok_or(NotOfSyntax)?;
        for (field, span) in spans.iter_mut().enumerate() {
            *span = parsed.span_by_index(field);
        }
        Ok(())
    }

    fn span(&self, text: &str, field: usize) -> Result<Option<Span>, NotOfSyntax> {
        let parsed = self.parser.as_ref().and_then(|parser| parser.parse(text).ok()).ok_or(NotOfSyntax)?;
        Ok(parsed.span_by_index(field))
    }

    fn is_valid(&self, text: &str) -> bool {
        self.parser.as_ref().is_some_and(|parser| parser.accepts(text))
    }

    fn refusal(&self, text: &str) -> Option<Refusal> {
        let mismatch = self.parser.as_ref()?.parse(text).err()?;
        Some(Refusal { offset: mismatch.offset, message: mismatch.to_string() })
    }

    fn normalized<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax> {
        match &self.meaning {
            Some(meaning) if self.is_valid(text) => {
                Ok(meaning.with(|semantics| semantics.normalize(text, level.normalization())))
            }
            _ => Err(NotOfSyntax),
        }
    }

    fn key<'t>(&self, text: &'t str, level: Equivalence) -> Result<Cow<'t, str>, NotOfSyntax> {
        match &self.meaning {
            Some(meaning) if self.is_valid(text) => Ok(meaning.with(|semantics| semantics.key(text, level))),
            _ => Err(NotOfSyntax),
        }
    }
}
