//! Parses `#[uri(…)]` into values with spans.
//!
//! One table for each target lists the keys; the error for an unknown key suggests the nearest one.

use syn::meta::ParseNestedMeta;
use syn::spanned::Spanned;
use syn::{Attribute, LitStr, Path};
use virgule_compiler::abnf::diagnose::did_you_mean;

/// The contents of `#[uri(…)]` on a type, field or variant.
#[derive(Default, Clone)]
pub struct Attributes {
    /// `grammar = "path or name"`
    pub grammar: Option<LitStr>,
    /// `abnf = "text"`
    pub abnf: Option<LitStr>,
    /// `rule = "name"`
    pub rule: Option<LitStr>,
    /// `each = "name"`
    pub each: Option<LitStr>,
    /// `validate = "path"`, as a path
    pub validate: Option<Path>,
    /// `text = "text"`
    pub text: Option<LitStr>,
    /// `other`, with its span
    pub other: Option<proc_macro2::Span>,
    /// `decode`, with its span
    pub decode: Option<proc_macro2::Span>,
    /// `parse_only`
    pub parse_only: bool,
}

impl Attributes {
    /// True for a variant that is not bound to a rule of the grammar.
    pub fn is_alternative(&self) -> bool {
        self.text.is_some() || self.other.is_some()
    }
}

/// The target of an attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttributeTarget {
    /// A type.
    Type,
    /// A field.
    Field,
    /// A variant of an enum.
    Variant,
}

impl AttributeTarget {
    fn keys(self) -> &'static [&'static str] {
        match self {
            AttributeTarget::Type => &["grammar", "abnf", "rule", "validate", "parse_only"],
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

/// Reads all `#[uri(…)]` of one target; the error combines all mistakes.
pub fn read(attributes: &[Attribute], target: AttributeTarget) -> syn::Result<Attributes> {
    let mut read = Attributes::default();
    let mut errors: Option<syn::Error> = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("uri")) {
        let outcome = attribute.parse_nested_meta(|meta| {
            let known = entry(&mut read, &meta, target);
            // An unknown key may have a value, which must be skipped to continue.
            known.inspect_err(|_| skip_value(&meta)).or_else(|error| {
                combine(&mut errors, error);
                Ok(())
            })
        });
        if let Err(error) = outcome {
            combine(&mut errors, error);
        }
    }
    errors.map_or(Ok(read), Err)
}

/// Combines an error with earlier ones.
pub fn combine(errors: &mut Option<syn::Error>, error: syn::Error) {
    match errors {
        Some(known) => known.combine(error),
        None => *errors = Some(error),
    }
}

fn entry(read: &mut Attributes, meta: &ParseNestedMeta<'_>, target: AttributeTarget) -> syn::Result<()> {
    let name = meta.path.get_ident().map(ToString::to_string).unwrap_or_default();
    if !target.keys().contains(&name.as_str()) {
        let near = nearest(&name, target.keys());
        let help = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("{} has {}", target.name(), target.keys().join(", ")),
        };
        return Err(meta.error(format!("there is no `{name}` for {}: {help}", target.name())));
    }
    let twice = || meta.error(format!("`{name}` stands here twice"));
    let once = |slot: &mut Option<LitStr>| match slot.replace(meta.value()?.parse()?) {
        Some(_) => Err(twice()),
        None => Ok(()),
    };
    let alone = ["decode", "other", "parse_only"].contains(&name.as_str());
    if alone && !(meta.input.is_empty() || meta.input.peek(syn::Token![,])) {
        return Err(meta.error(format!("`{name}` stands alone, without a value")));
    }
    match name.as_str() {
        "grammar" => once(&mut read.grammar),
        "abnf" => once(&mut read.abnf),
        "rule" => once(&mut read.rule),
        "each" => once(&mut read.each),
        "text" => once(&mut read.text),
        "decode" | "other" => {
            let slot = if name == "decode" { &mut read.decode } else { &mut read.other };
            match slot.replace(meta.path.span()) {
                Some(_) => Err(twice()),
                None => Ok(()),
            }
        }
        "parse_only" if read.parse_only => Err(twice()),
        "parse_only" => {
            read.parse_only = true;
            Ok(())
        }
        _ => {
            let path: LitStr = meta.value()?.parse()?;
            match read.validate.replace(path.parse()?) {
                Some(_) => Err(twice()),
                None => Ok(()),
            }
        }
    }
}

/// The key that is nearest to a word: by a typing error, or because one is a prefix of the other, such as `valid` and
/// `validate`.
fn nearest(word: &str, keys: &'static [&'static str]) -> Option<&'static str> {
    let is_longer = |key: &&&str| word.len() >= 3 && (key.starts_with(word) || word.starts_with(**key));
    did_you_mean(word, keys.iter().copied()).or_else(|| keys.iter().find(is_longer).copied())
}

/// Skips `= value` or `(…)`.
fn skip_value(meta: &ParseNestedMeta<'_>) {
    if let Ok(value) = meta.value() {
        let _ = value.parse::<syn::Expr>();
    } else if meta.input.peek(syn::token::Paren) {
        let _ = meta.parse_nested_meta(|inner| {
            skip_value(&inner);
            Ok(())
        });
    }
}
