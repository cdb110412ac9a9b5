//! `#[derive(UriTemplate)]`: a struct whose fields are the variables of a template.
//!
//! ```text
//! struct + template → impl Variables, impl TypedTemplate, and without a lifetime impl FromVariables
//! ```
//!
//! The generated constant checks the template by the automaton of RFC 6570; the macro reads only the names of
//! variables.

use crate::attributes::combine;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, Fields, Ident, LitStr};
use virgule_compiler::abnf::diagnose::suggestion;

/// A field with the name of its variable.
struct Field<'i> {
    name: &'i Ident,
    variable: String,
    span: Span,
}

/// The code for a struct.
pub fn derive(item: &DeriveInput) -> syn::Result<TokenStream> {
    let (template, fields) = (template(item)?, fields(item)?);
    agree(&template, &fields)?;
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let arm = |field: &Field<'_>| {
        let (name, variable) = (field.name, &field.variable);
        quote!(#variable => ::virgule::template::ToValue::to_value(&self.#name),)
    };
    let arms = fields.iter().map(arm);
    let made = |field: &Field<'_>| {
        let (name, variable) = (field.name, &field.variable);
        quote!(#name: ::virgule::template::FromVariablesError::field(variables, #variable)?,)
    };
    // Decoded values are temporary, so a type with a lifetime cannot borrow from them.
    let from = item.generics.params.is_empty().then(|| {
        let made = fields.iter().map(made);
        quote! {
            impl ::virgule::template::FromVariables for #name {
                fn from_variables(
                    variables: &(impl ::virgule::template::Variables + ?::core::marker::Sized),
                ) -> ::core::result::Result<Self, ::virgule::template::FromVariablesError> {
                    ::core::result::Result::Ok(#name { #(#made)* })
                }
            }
        }
    });
    Ok(quote! {
        impl #generics ::virgule::template::Variables for #name #arguments #bounds {
            fn value(&self, name: &str) -> ::core::option::Option<::virgule::template::Value<'_>> {
                match name {
                    #(#arms)*
                    _ => ::core::option::Option::None,
                }
            }
        }
        impl #generics ::virgule::template::TypedTemplate for #name #arguments #bounds {
            const TEMPLATE: ::virgule::schemes::UriTemplate<'static> = ::virgule::uri_template!(#template);
        }
        #from
    })
}

/// The value of `#[uri(template = "…")]`.
fn template(item: &DeriveInput) -> syn::Result<LitStr> {
    let missing = "no template: write `#[uri(template = \"/users/{id}\")]`";
    value(&item.attrs, "template")?.ok_or_else(|| Error::new(item.ident.span(), missing))
}

/// The value of the only key of `#[uri(…)]`.
fn value(attributes: &[Attribute], key: &str) -> syn::Result<Option<LitStr>> {
    let mut found: Option<LitStr> = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("uri")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident(key) {
                return Err(meta.error(format!("the only key here is `{key} = \"…\"`")));
            }
            match found.replace(meta.value()?.parse()?) {
                Some(_) => Err(meta.error(format!("`{key}` is given twice"))),
                None => Ok(()),
            }
        })?;
    }
    Ok(found)
}

/// The fields of the struct, with the names of their variables.
fn fields(item: &DeriveInput) -> syn::Result<Vec<Field<'_>>> {
    let named = match &item.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(named) => Some(named.named.iter()),
            Fields::Unit | Fields::Unnamed(_) => None,
        },
        Data::Enum(_) | Data::Union(_) => None,
    };
    let refused = "`UriTemplate` is derived for structs with named fields, which are the variables";
    let named = named.ok_or_else(|| Error::new(item.ident.span(), refused))?;
    let field = |field: &'_ syn::Field| -> syn::Result<(String, Span)> {
        let text = value(&field.attrs, "variable")?;
        let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
        let name = name.strip_prefix("r#").unwrap_or(&name).to_string();
        Ok(text.map_or((name, field.span()), |text| (text.value(), text.span())))
    };
    let mut fields = Vec::new();
    for one in named {
        let (variable, span) = field(one)?;
        fields.extend(one.ident.as_ref().map(|name| Field { name, variable, span }));
    }
    Ok(fields)
}

/// Checks that each variable has a field, and each field a variable.
fn agree(template: &LitStr, fields: &[Field<'_>]) -> syn::Result<()> {
    let text = template.value();
    if text.split('{').skip(1).any(|rest| !rest.contains('}')) {
        return Err(Error::new(template.span(), "no URI template: a `{` without its `}`"));
    }
    let variables = variables(&text);
    let mut errors = None;
    for variable in &variables {
        if !fields.iter().any(|field| field.variable == *variable) {
            let message = format!(
                "the struct has no field for the variable `{variable}`: add one, or name it with `#[uri(variable = \
                 \"{variable}\")]`"
            );
            combine(&mut errors, Error::new(template.span(), message));
        }
    }
    for (index, field) in fields.iter().enumerate() {
        if fields[..index].iter().any(|before| before.variable == field.variable) {
            combine(
                &mut errors,
                Error::new(field.span, format!("two fields are the variable `{}`", field.variable)),
            );
        }
        if !variables.contains(&field.variable.as_str()) {
            let near = suggestion(&field.variable, variables.iter().copied());
            let message = format!("the template has no variable `{}`{near}", field.variable);
            combine(&mut errors, Error::new(field.span, message));
        }
    }
    errors.map_or(Ok(()), Err)
}

/// The names of the variables of a template, which the generated constant checks.
fn variables(template: &str) -> Vec<&str> {
    let expressions = template.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    let mut names = Vec::new();
    for (expression, _) in expressions {
        let list =
            expression.trim_start_matches(['+', '#', '.', '/', ';', '?', '&', '=', ',', '!', '@', '|']);
        for variable in list.split(',') {
            let name = variable.split([':', '*']).next().unwrap_or_default();
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}
