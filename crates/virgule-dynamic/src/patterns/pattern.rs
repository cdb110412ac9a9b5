//! A template with the declarations of its variables.

use crate::patterns::error::{PatternError, PatternErrorKind};
use crate::patterns::kind::ValueKind;
use crate::patterns::matcher::TemplateMatcher;
use crate::patterns::values::Shape;
use std::collections::BTreeMap;
use virgule_core::schemes::UriTemplate;
use virgule_core::template::TemplatePart;

/// A template with the kinds of its variables, which determine the strings that it matches.
///
/// A pattern matches the expansions of its template, and strings that are equivalent to them by percent-encoding (RFC
/// 3986 section 6.2.2). Without declarations:
///
/// | variable | value |
/// |---|---|
/// | `{var}`, `{+var}` | any string; always defined |
/// | `{.var}`, `{/var}`, `{;var}`, `{?var}`, `{&var}`, `{#var}` | any string, or undefined |
/// | `{/var*}`, and other variables with `*` | a list of strings |
/// | `{var:3}` | the first three characters of a string |
///
/// In `{;a,b}`, `{?a,b}` and `{&a,b}` each variable may be undefined. In all other expressions the order determines the
/// defined variables, so an optional variable is defined only if those before it in its expression are.
///
/// ```
/// use virgule::patterns::{Pattern, ValueKind};
///
/// let order = Pattern::parse("/orders/{id}{?lang,tag*}")?.kind("id", ValueKind::abnf("1*6DIGIT")?).matcher()?;
/// let found = order.match_text("/orders/4711?tag=new&tag=gift%20card")?;
/// assert_eq!(found.text("id").as_deref(), Some("4711"));
/// assert_eq!(found.list("tag"), ["new", "gift card"]);
/// assert_eq!(found.text("lang"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Pattern {
    pub(crate) template: String,
    pub(crate) declared: BTreeMap<String, Declared>,
    pub(crate) is_route: bool,
    pub(crate) allows_ambiguity: bool,
}

/// The declarations of a variable.
#[derive(Debug, Clone, Default)]
pub(crate) struct Declared {
    pub kind: Option<ValueKind>,
    pub shape: Option<Shape>,
    pub optional: Option<bool>,
}

impl Pattern {
    /// Parses a template.
    ///
    /// # Errors
    ///
    /// The string is not a URI template.
    pub fn parse(template: &str) -> Result<Self, PatternError> {
        let template = UriTemplate::parse(template)
            .map_err(|error| PatternError::new(error.offset(), PatternErrorKind::Template(error)))?;
        Ok(Pattern::from(template))
    }

    /// Parses a template whose variables are parts of paths, as routers have them: `{var}`, `{.var}` and `{/var}` match
    /// a nonempty segment ([`ValueKind::segment`]), `{+var}` matches the rest of a path ([`ValueKind::path`]).
    /// Characters such as `@` and `:`, which the expansion of `{var}` percent-encodes, match literally.
    ///
    /// # Errors
    ///
    /// As [`Self::parse`].
    pub fn route(template: &str) -> Result<Self, PatternError> {
        Ok(Pattern { is_route: true, ..Self::parse(template)? })
    }

    /// Returns a pattern that matches the strings of a kind, as the variable `text`.
    pub fn of_kind(kind: ValueKind) -> Self {
        Self::of("{+text}").kind("text", kind.as_text())
    }

    fn of(template: &str) -> Self {
        let template = template.to_string();
        Pattern { template, declared: BTreeMap::new(), is_route: false, allows_ambiguity: false }
    }

    /// Declares the kind of a variable. For a list it applies to each item, for an associative array to the values.
    #[must_use]
    pub fn kind(self, variable: &str, kind: ValueKind) -> Self {
        self.declare(variable, |declared| declared.kind = Some(kind))
    }

    /// Declares that a variable is a list. Variables with `*` are lists without this declaration.
    #[must_use]
    pub fn list(self, variable: &str) -> Self {
        self.declare(variable, |declared| declared.shape = Some(Shape::List))
    }

    /// Declares that a variable is an associative array. The names in an exploded associative array have no reserved
    /// characters.
    #[must_use]
    pub fn map(self, variable: &str) -> Self {
        self.declare(variable, |declared| declared.shape = Some(Shape::Map))
    }

    /// Declares that a variable is always defined.
    #[must_use]
    pub fn required(self, variable: &str) -> Self {
        self.declare(variable, |declared| declared.optional = Some(false))
    }

    /// Declares that a variable may be undefined.
    #[must_use]
    pub fn optional(self, variable: &str) -> Self {
        self.declare(variable, |declared| declared.optional = Some(true))
    }

    /// Allows input with two readings. A match returns the reading in which earlier variables match the most.
    #[must_use]
    pub fn allow_ambiguity(self) -> Self {
        Pattern { allows_ambiguity: true, ..self }
    }

    /// Returns the template.
    pub fn template(&self) -> &str {
        &self.template
    }

    /// Returns the names of the variables, each once, in the order of the template.
    ///
    /// ```
    /// let pattern = virgule::patterns::Pattern::parse("/{user}{?page,user}")?;
    /// assert_eq!(pattern.variables(), ["user", "page"]);
    /// # Ok::<(), virgule::patterns::PatternError>(())
    /// ```
    pub fn variables(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        // The template of a pattern is valid, so there is no error.
        let _ = self.parts(|parts| {
            for part in parts {
                if let TemplatePart::Expression(expression) = part {
                    for variable in expression.variables() {
                        if !names.iter().any(|known| known == variable.name()) {
                            names.push(variable.name().to_string());
                        }
                    }
                }
            }
            Ok(())
        });
        names
    }

    /// Compiles the pattern.
    ///
    /// # Errors
    ///
    /// The template does not have a declared variable, an operator is reserved for extensions by RFC 6570, a list has a
    /// prefix modifier, the pattern exceeds a limit, or some input has two readings, unless [`Self::allow_ambiguity`]
    /// allows that.
    ///
    /// ```
    /// use virgule::patterns::{Pattern, ValueKind};
    ///
    /// let dates = Pattern::parse("{from}-{to}")?;
    /// assert_eq!(
    ///     dates.clone().matcher().unwrap_err().to_string(),
    ///     r#"`--` has two readings: from = "-", to = ""; and from = "", to = "-": narrow the kind of a variable, declare it required, or allow it with `allow_ambiguity`"#
    /// );
    /// let day = ValueKind::abnf("8DIGIT")?;
    /// let dates = dates.kind("from", day.clone()).kind("to", day).matcher()?;
    /// assert_eq!(dates.match_text("20261124-20261231")?.text("to").as_deref(), Some("20261231"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn matcher(&self) -> Result<TemplateMatcher, PatternError> {
        TemplateMatcher::new(self)
    }

    fn declare(mut self, variable: &str, declare: impl FnOnce(&mut Declared)) -> Self {
        declare(self.declared.entry(variable.to_string()).or_default());
        self
    }

    /// Calls `work` with the parts of the template.
    pub(crate) fn parts<T>(
        &self,
        work: impl FnOnce(&mut dyn Iterator<Item = TemplatePart<'_>>) -> Result<T, PatternError>,
    ) -> Result<T, PatternError> {
        let template = UriTemplate::parse(&self.template)
            .map_err(|error| PatternError::new(error.offset(), PatternErrorKind::Template(error)))?;
        work(&mut template.parts())
    }
}

impl From<UriTemplate<'_>> for Pattern {
    fn from(template: UriTemplate<'_>) -> Self {
        Self::of(template.as_str())
    }
}
