//! Variants → the set, by the compiler that compiles sets at run time. All mistakes, each at its token.
//!
//! A variant that is never the first is a mistake, because no text gives it. Variants that overlap are none: the
//! order of patterns says which is first.

use crate::input::{Errors, Field, FieldContent, Input, Variant};
use std::collections::HashMap;
use syn::{Error, LitStr};
use virgule_compiler::abnf::diagnose::suggestion;
use virgule_patterns_core::{Pattern, PatternError, PatternSet, ValueKind};

/// Compiles the patterns of all variants.
pub fn compile(input: &Input<'_>) -> syn::Result<PatternSet> {
    let mut errors = Errors::default();
    let mut kinds = Kinds::default();
    let mut patterns = Vec::new();
    for variant in &input.variants {
        let pattern = pattern(variant, &mut kinds);
        patterns.extend(errors.keep(pattern));
    }
    errors.none()?;
    let set = PatternSet::new(patterns).map_err(|error| {
        let span = error.pattern().map_or(input.item.ident.span(), |at| input.variants[at].template.span());
        Error::new(span, message(&error))
    })?;
    let mut errors = Errors::default();
    for shadowed in set.report().shadowed() {
        let (template, why) = (&input.variants[shadowed.pattern].template, &shadowed.by);
        let why = match why {
            Some((first, text)) => {
                let first = &input.variants[*first];
                let (name, before) = (first.name, first.template.value());
                format!(
                    "`{text}` is matched by `{before}` of `{name}` before, as all its texts by some variant"
                )
            }
            None => "it matches no text".to_string(),
        };
        errors.add(Error::new(template.span(), format!("`{}` is never the first: {why}", template.value())));
    }
    errors.none().map(|()| set)
}

fn pattern(variant: &Variant<'_>, kinds: &mut Kinds) -> syn::Result<Pattern> {
    let text = variant.template.value();
    let parsed = if variant.is_route { Pattern::route(&text) } else { Pattern::parse(&text) };
    let mut pattern = parsed.map_err(|error| Error::new(variant.template.span(), message(&error)))?;
    if variant.allows_ambiguity {
        pattern = pattern.allow_ambiguity();
    }
    let mut errors = agree(variant, &pattern);
    for field in &variant.fields {
        pattern = declare(pattern, field);
        if let Some(kind) = &field.kind
            && let Some(kind) = errors.keep(kinds.of(kind))
        {
            pattern = pattern.kind(&field.variable, kind);
        }
    }
    errors.none().map(|()| pattern)
}

/// What the type of a field says of its variable.
fn declare(pattern: Pattern, field: &Field<'_>) -> Pattern {
    let pattern = match field.shape.content {
        FieldContent::List => pattern.list(&field.variable),
        FieldContent::Map => pattern.map(&field.variable),
        FieldContent::Borrowed | FieldContent::Value => pattern,
    };
    match (field.shape.is_option, field.shape.content) {
        (false, FieldContent::Borrowed | FieldContent::Value) => pattern.required(&field.variable),
        // An undefined variable is `None`, or empty.
        (true, _) | (_, FieldContent::List | FieldContent::Map) => pattern,
    }
}

/// Each variable is a field, and each field a variable.
fn agree(variant: &Variant<'_>, pattern: &Pattern) -> Errors {
    let variables = pattern.variables();
    let mut errors = Errors::default();
    for variable in &variables {
        if !variant.fields.iter().any(|field| field.variable == *variable) {
            let message = format!(
                "`{}` has no field for the variable `{variable}`: add one, or name it with `#[uri(variable = \"{variable}\")]`",
                variant.name
            );
            errors.add(Error::new(variant.template.span(), message));
        }
    }
    for (index, field) in variant.fields.iter().enumerate() {
        let name = &field.variable;
        if variant.fields[..index].iter().any(|before| before.variable == *name) {
            errors.add(Error::new(field.span, format!("two fields are the variable `{name}`")));
        } else if !variables.contains(name) {
            let near = suggestion(name, variables.iter().map(String::as_str));
            errors.add(Error::new(field.span, format!("the template has no variable `{name}`{near}")));
        }
    }
    errors
}

/// The kinds of values by their expressions: each is compiled once.
#[derive(Default)]
struct Kinds(HashMap<String, ValueKind>);

impl Kinds {
    fn of(&mut self, expression: &LitStr) -> syn::Result<ValueKind> {
        let text = expression.value();
        if let Some(known) = self.0.get(&text) {
            return Ok(known.clone());
        }
        let kind = ValueKind::abnf(&text).map_err(|error| Error::new(expression.span(), message(&error)))?;
        self.0.insert(text, kind.clone());
        Ok(kind)
    }
}

/// Without the index of the pattern, which the place says.
fn message(error: &PatternError) -> String {
    let message = error.to_string();
    let prefix = error.pattern().map(|pattern| format!("pattern {pattern}: "));
    prefix.and_then(|prefix| message.strip_prefix(&prefix).map(str::to_string)).unwrap_or(message)
}
