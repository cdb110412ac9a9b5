//! Variants → pattern set, compiled by the compiler that also compiles sets at run time. Every error is reported at
//! its token. A variant that is never the first match is an error, because it would never be returned. Overlapping
//! variants are allowed: the first one in declaration order wins.

use crate::attributes::{Errors, Variable, agree, all};
use crate::patterns::input::{FieldContent, Variant, VariantField};
use std::collections::HashMap;
use syn::{Error, Ident, LitStr};
use virgule_dynamic::patterns::{Pattern, PatternError, PatternSet, ValueKind};

pub fn compile(name: &Ident, variants: &[Variant<'_>]) -> syn::Result<PatternSet> {
    let mut kinds = HashMap::new();
    let patterns = all(variants.iter().map(|variant| pattern(variant, &mut kinds)))?;
    let set = PatternSet::new(patterns).map_err(|error| {
        let span = error.pattern().map_or(name.span(), |at| variants[at].template.span());
        Error::new(span, message(&error))
    })?;
    let mut errors = Errors::default();
    for shadowed in set.report().shadowed() {
        let (template, why) = (&variants[shadowed.pattern].template, &shadowed.by);
        let why = match why {
            Some((first, text)) => {
                let first = &variants[*first];
                let (name, before) = (first.name, first.template.value());
                format!(
                    "earlier variants match all its inputs; for example, `{before}` of `{name}` matches `{text}`"
                )
            }
            None => "it matches no text".to_string(),
        };
        let message = format!("`{}` is never the first match: {why}", template.value());
        errors.add(Error::new(template.span(), message));
    }
    errors.or(set)
}

/// Value kinds by their ABNF expressions, so that each is compiled once.
type Kinds = HashMap<String, ValueKind>;

fn pattern(variant: &Variant<'_>, kinds: &mut Kinds) -> syn::Result<Pattern> {
    let text = variant.template.value();
    let parsed = if variant.is_route { Pattern::route(&text) } else { Pattern::parse(&text) };
    let mut pattern = parsed.map_err(|error| Error::new(variant.template.span(), message(&error)))?;
    if variant.allows_ambiguity {
        pattern = pattern.allow_ambiguity();
    }
    let of_fields: Vec<&Variable> = variant.fields.iter().map(|field| &field.variable).collect();
    let owner = format!("`{}`", variant.name);
    let mut errors = agree(&owner, variant.template.span(), &pattern.variables(), &of_fields);
    for field in &variant.fields {
        pattern = declare(pattern, field);
        if let Some(written) = &field.kind
            && let Some(kind) = errors.keep(kind(written, kinds))
        {
            pattern = pattern.kind(&field.variable.name, kind);
        }
    }
    errors.or(pattern)
}

/// Adds to the pattern what the type of a field implies for its variable.
fn declare(pattern: Pattern, field: &VariantField<'_>) -> Pattern {
    let variable = &field.variable.name;
    match field.shape.content {
        FieldContent::List => pattern.list(variable),
        FieldContent::Map => pattern.map(variable),
        // For other types, an undefined variable is `None`, or empty.
        FieldContent::Borrowed | FieldContent::Value if !field.shape.is_option => pattern.required(variable),
        FieldContent::Borrowed | FieldContent::Value => pattern,
    }
}

fn kind(expression: &LitStr, kinds: &mut Kinds) -> syn::Result<ValueKind> {
    let text = expression.value();
    if let Some(known) = kinds.get(&text) {
        return Ok(known.clone());
    }
    let kind = ValueKind::abnf(&text).map_err(|error| Error::new(expression.span(), message(&error)))?;
    kinds.insert(text, kind.clone());
    Ok(kind)
}

/// Returns the message of an error without the index of the pattern: the span shows the pattern.
fn message(error: &PatternError) -> String {
    let message = error.to_string();
    let prefix = error.pattern().map(|pattern| format!("pattern {pattern}: "));
    prefix.and_then(|prefix| message.strip_prefix(&prefix).map(str::to_string)).unwrap_or(message)
}
