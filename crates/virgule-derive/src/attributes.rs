//! Parses `#[uri(…)]` into values with spans, and collects errors.
//!
//! Each target of `UriScheme` has a table of its keys; the error for an unknown key suggests the nearest one.

use proc_macro2::{Span, TokenTree};
use syn::ext::IdentExt;
use syn::meta::ParseNestedMeta;
use syn::spanned::Spanned;
use syn::{Attribute, Error, Ident, LitStr, Path, Token};
use virgule_compiler::abnf::diagnose::{did_you_mean, suggestion};

/// Collected errors, all of which are reported.
#[derive(Default)]
pub struct Errors(Option<Error>);

impl Errors {
    pub fn add(&mut self, error: Error) {
        match &mut self.0 {
            Some(errors) => errors.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// Returns the value, or `None` after adding the error.
    pub fn keep<T>(&mut self, outcome: syn::Result<T>) -> Option<T> {
        outcome.map_err(|error| self.add(error)).ok()
    }

    /// Returns `value`, or all collected errors combined.
    pub fn or<T>(self, value: T) -> syn::Result<T> {
        self.0.map_or(Ok(value), Err)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

/// Returns all values, or all errors combined.
pub fn all<T>(outcomes: impl Iterator<Item = syn::Result<T>>) -> syn::Result<Vec<T>> {
    let (mut good, mut errors) = (Vec::new(), Errors::default());
    outcomes.for_each(|outcome| good.extend(errors.keep(outcome)));
    errors.or(good)
}

/// Calls `read` for each key of `#[uri(…)]`; all errors are combined into one.
pub fn each_key(
    attributes: &[Attribute],
    mut read: impl FnMut(&ParseNestedMeta<'_>) -> syn::Result<()>,
) -> syn::Result<()> {
    let mut errors = Errors::default();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("uri")) {
        let outcome = attribute.parse_nested_meta(|meta| {
            if errors.keep(read(&meta)).is_none() {
                // Skip the value of an unknown key, and continue with the next key.
                while !meta.input.is_empty() && !meta.input.peek(Token![,]) {
                    meta.input.parse::<TokenTree>()?;
                }
            }
            Ok(())
        });
        errors.keep(outcome);
    }
    errors.or(())
}

/// Sets a value that may be given once. `twice` is the message of the error for a second value.
pub fn once<T>(slot: &mut Option<T>, value: T, meta: &ParseNestedMeta<'_>, twice: &str) -> syn::Result<()> {
    match slot.replace(value) {
        Some(_) => Err(meta.error(twice)),
        None => Ok(()),
    }
}

/// Like [`once`], for the literal of `key = "…"`.
pub fn once_text(slot: &mut Option<LitStr>, meta: &ParseNestedMeta<'_>, twice: &str) -> syn::Result<()> {
    once(slot, meta.value()?.parse()?, meta, twice)
}

/// The contents of `#[uri(…)]` on a type, field or variant of `UriScheme`. A key without a value is stored as its span.
#[derive(Default, Clone)]
pub struct Attributes {
    pub grammar: Option<LitStr>,
    pub abnf: Option<LitStr>,
    pub rule: Option<LitStr>,
    pub each: Option<LitStr>,
    pub validate: Option<Path>,
    pub text: Option<LitStr>,
    pub other: Option<Span>,
    pub decode: Option<Span>,
    pub parse_only: Option<Span>,
}

impl Attributes {
    /// True for a variant that is not bound to a rule of the grammar.
    pub fn is_alternative(&self) -> bool {
        self.text.is_some() || self.other.is_some()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttributeTarget {
    Type,
    Field,
    Variant,
}

impl AttributeTarget {
    fn keys(self) -> &'static [&'static str] {
        match self {
            AttributeTarget::Type => &["grammar", "abnf", "rule", "validate", "parse_only", "crate"],
            AttributeTarget::Field => &["rule", "each", "decode", "validate"],
            AttributeTarget::Variant => &["rule", "text", "other"],
        }
    }

    fn name(self) -> &'static str {
        match self {
            AttributeTarget::Type => "a type",
            AttributeTarget::Field => "a field",
            AttributeTarget::Variant => "a variant",
        }
    }
}

/// Reads all `#[uri(…)]` of one target; all errors are combined into one.
pub fn read(attributes: &[Attribute], target: AttributeTarget) -> syn::Result<Attributes> {
    let mut read = Attributes::default();
    each_key(attributes, |meta| entry(&mut read, meta, target))?;
    Ok(read)
}

fn entry(read: &mut Attributes, meta: &ParseNestedMeta<'_>, target: AttributeTarget) -> syn::Result<()> {
    let name = meta.path.get_ident().map(ToString::to_string).unwrap_or_default();
    if !target.keys().contains(&name.as_str()) {
        let help = match nearest(&name, target.keys()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("the keys are {}", target.keys().join(", ")),
        };
        return Err(meta.error(format!("{} has no key `{name}`: {help}", target.name())));
    }
    let twice = format!("`{name}` is given twice");
    let text = |slot| once_text(slot, meta, &twice);
    let alone = |slot| match meta.input.is_empty() || meta.input.peek(Token![,]) {
        true => once(slot, meta.path.span(), meta, &twice),
        false => Err(meta.error(format!("`{name}` does not accept a value"))),
    };
    match name.as_str() {
        "grammar" => text(&mut read.grammar),
        "abnf" => text(&mut read.abnf),
        "rule" => text(&mut read.rule),
        "each" => text(&mut read.each),
        "text" => text(&mut read.text),
        "decode" => alone(&mut read.decode),
        "other" => alone(&mut read.other),
        "parse_only" => alone(&mut read.parse_only),
        // Removed before, except from an attribute that cannot be read, whose error follows.
        "crate" => meta.value()?.parse::<LitStr>().map(drop),
        _ => once(&mut read.validate, meta.value()?.parse::<LitStr>()?.parse()?, meta, &twice),
    }
}

/// Returns the key that `word` misspells, abbreviates or extends, such as `valid` for `validate`.
fn nearest(word: &str, keys: &'static [&'static str]) -> Option<&'static str> {
    let is_longer = |key: &&&str| word.len() >= 3 && (key.starts_with(word) || word.starts_with(**key));
    did_you_mean(word, keys.iter().copied()).or_else(|| keys.iter().find(is_longer).copied())
}

pub struct Variable {
    pub name: String,
    /// The span of the attribute that names the variable, or of the field.
    pub span: Span,
}

impl Variable {
    /// Creates the variable that an attribute names, or else the one named like the field at `span`.
    pub fn new(written: Option<&LitStr>, field: &Ident, span: Span) -> Self {
        match written {
            Some(written) => Variable { name: written.value(), span: written.span() },
            None => Variable { name: field.unraw().to_string(), span },
        }
    }
}

/// Checks that each variable of a template has a field, and each field a variable. `owner` names the item.
pub fn agree(owner: &str, template: Span, variables: &[impl AsRef<str>], fields: &[&Variable]) -> Errors {
    let mut errors = Errors::default();
    for variable in variables.iter().map(AsRef::as_ref) {
        if !fields.iter().any(|field| field.name == variable) {
            let message = format!(
                "{owner} has no field for the variable `{variable}`: add a field, or bind an existing one with \
                 `#[uri(variable = \"{variable}\")]`"
            );
            errors.add(Error::new(template, message));
        }
    }
    for (index, Variable { name, span }) in fields.iter().enumerate() {
        if fields[..index].iter().any(|before| before.name == *name) {
            errors.add(Error::new(*span, format!("two fields are bound to the variable `{name}`")));
        } else if !variables.iter().any(|variable| variable.as_ref() == name) {
            let near = suggestion(name, variables.iter().map(AsRef::as_ref));
            errors.add(Error::new(*span, format!("the template has no variable `{name}`{near}")));
        }
    }
    errors
}
