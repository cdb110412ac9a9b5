//! A template, with what is known of its variables.

use crate::patterns::error::{PatternError, PatternErrorKind};
use crate::patterns::kind::ValueKind;
use crate::patterns::matcher::TemplateMatcher;
use crate::patterns::values::Shape;
use std::collections::BTreeMap;
use virgule_core::schemes::UriTemplate;
use virgule_core::template::TemplatePart;

/// A template with the kinds of its variables: which texts it matches.
///
/// A pattern matches the texts to which its template expands, and those that are equivalent to them by
/// percent-encoding (RFC 3986 section 6.2.2). Without declarations:
///
/// | variable | value |
/// |---|---|
/// | `{var}`, `{+var}` | any string; defined in every text |
/// | `{.var}`, `{/var}`, `{;var}`, `{?var}`, `{&var}`, `{#var}` | any string, or undefined |
/// | `{/var*}`, and other variables with `*` | a list of strings |
/// | `{var:3}` | the first three characters of a string |
///
/// In `{;a,b}`, `{?a,b}` and `{&a,b}` each variable may be undefined. In all other expressions the order tells which
/// variables are defined, so one that may be undefined is only defined if those before it in its expression are.
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

/// What was declared of a variable.
#[derive(Debug, Clone, Default)]
pub(crate) struct Declared {
    pub kind: Option<ValueKind>,
    pub shape: Option<Shape>,
    pub optional: Option<bool>,
}

impl Pattern {
    /// The pattern of a template.
    ///
    /// # Errors
    ///
    /// The text is no template.
    pub fn parse(template: &str) -> Result<Self, PatternError> {
        let template = UriTemplate::parse(template)
            .map_err(|error| PatternError::new(error.offset(), PatternErrorKind::Template(error)))?;
        Ok(Pattern::from(template))
    }

    /// The pattern of a template whose variables are texts of paths, as routers have them: `{var}`, `{.var}` and
    /// `{/var}` match a segment that is not empty ([`ValueKind::segment`]), `{+var}` the rest of a path
    /// ([`ValueKind::path`]). Characters such as `@` and `:`, which the expansion of `{var}` percent-encodes, match
    /// as they are.
    ///
    /// # Errors
    ///
    /// As [`Self::parse`].
    pub fn route(template: &str) -> Result<Self, PatternError> {
        Ok(Pattern { is_route: true, ..Self::parse(template)? })
    }

    /// The pattern that matches what a kind has, as the variable `text`.
    pub fn of_kind(kind: ValueKind) -> Self {
        Self::of("{+text}").kind("text", kind.as_text())
    }

    fn of(template: &str) -> Self {
        let template = template.to_string();
        Pattern { template, declared: BTreeMap::new(), is_route: false, allows_ambiguity: false }
    }

    /// Declares the kind of a variable: of each item of a list, of the values of an associative array.
    #[must_use]
    pub fn kind(self, variable: &str, kind: ValueKind) -> Self {
        self.declare(variable, |declared| declared.kind = Some(kind))
    }

    /// Declares that a variable is a list. Those with `*` are lists without it.
    #[must_use]
    pub fn list(self, variable: &str) -> Self {
        self.declare(variable, |declared| declared.shape = Some(Shape::List))
    }

    /// Declares that a variable is an associative array. The names in the value of an exploded one have no reserved
    /// characters.
    #[must_use]
    pub fn map(self, variable: &str) -> Self {
        self.declare(variable, |declared| declared.shape = Some(Shape::Map))
    }

    /// Declares that a variable is defined in every text.
    #[must_use]
    pub fn required(self, variable: &str) -> Self {
        self.declare(variable, |declared| declared.optional = Some(false))
    }

    /// Declares that a variable may be undefined.
    #[must_use]
    pub fn optional(self, variable: &str) -> Self {
        self.declare(variable, |declared| declared.optional = Some(true))
    }

    /// Accepts that some texts have two readings: a match gives the one in which earlier variables take the most.
    #[must_use]
    pub fn allow_ambiguity(self) -> Self {
        Pattern { allows_ambiguity: true, ..self }
    }

    /// The template.
    pub fn template(&self) -> &str {
        &self.template
    }

    /// The names of the variables, each once, in the order of the template.
    ///
    /// ```
    /// let pattern = virgule::patterns::Pattern::parse("/{user}{?page,user}")?;
    /// assert_eq!(pattern.variables(), ["user", "page"]);
    /// # Ok::<(), virgule::patterns::PatternError>(())
    /// ```
    pub fn variables(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        // A pattern is a template, so that there is no error.
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
    /// A declaration of a variable that the template does not have, an operator that RFC 6570 reserves for
    /// extensions, a prefix modifier on a list, a limit, or a text with two readings, unless
    /// [`Self::allow_ambiguity`] accepts it.
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

    /// The parts of the template.
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
