//! `#[derive(UriTemplate)]`: a struct whose fields are the variables of a template.
//!
//! ```text
//! struct + template → impl Variables, impl TypedTemplate, and without a lifetime impl FromVariables
//! ```
//!
//! The generated constant checks the template with the automaton of RFC 6570; the macro reads only variable names.

use crate::attributes::{Variable, agree, each_key, once_text};
use proc_macro2::TokenStream;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, Fields, Ident, LitStr};

/// Generates the code for a struct.
pub fn derive(item: &DeriveInput) -> syn::Result<TokenStream> {
    let (template, fields) = (template(item)?, fields(item)?);
    let text = template.value();
    if text.split('{').skip(1).any(|rest| !rest.contains('}')) {
        return Err(Error::new(template.span(), "not a URI template: a `{` is not closed"));
    }
    let of_fields: Vec<&Variable> = fields.iter().map(|(_, variable)| variable).collect();
    agree("the struct", template.span(), &variables(&text), &of_fields).or(())?;
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let arms = fields.iter().map(|(name, Variable { name: variable, .. })| {
        quote!(#variable => ::virgule::template::ToValue::to_value(&self.#name),)
    });
    // Decoded values are temporary, so a type with a lifetime cannot borrow from them.
    let from = item.generics.params.is_empty().then(|| {
        let made = fields.iter().map(|(name, Variable { name: variable, .. })| {
            quote!(#name: ::virgule::template::FromVariablesError::field(variables, #variable)?,)
        });
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

/// Returns the value of `#[uri(template = "…")]`.
fn template(item: &DeriveInput) -> syn::Result<LitStr> {
    let missing = "no template: write `#[uri(template = \"/users/{id}\")]`";
    value(&item.attrs, "template")?.ok_or_else(|| Error::new(item.ident.span(), missing))
}

/// Returns the value of the only key of `#[uri(…)]`.
fn value(attributes: &[Attribute], key: &str) -> syn::Result<Option<LitStr>> {
    let mut found: Option<LitStr> = None;
    each_key(attributes, |meta| match meta.path.is_ident(key) {
        true => once_text(&mut found, meta, &format!("`{key}` is given twice")),
        false => Err(meta.error(format!("the only key here is `{key} = \"…\"`"))),
    })?;
    Ok(found)
}

/// Returns the fields of the struct, with their variables.
fn fields(item: &DeriveInput) -> syn::Result<Vec<(&Ident, Variable)>> {
    let Data::Struct(syn::DataStruct { fields: Fields::Named(named), .. }) = &item.data else {
        let message =
            "`UriTemplate` can only be derived for structs with named fields, one for each variable";
        return Err(Error::new(item.ident.span(), message));
    };
    let named = named.named.iter().filter_map(|field| Some((field.ident.as_ref()?, field)));
    let variable = |(name, field): (_, &syn::Field)| {
        let written = value(&field.attrs, "variable")?;
        Ok((name, Variable::new(written.as_ref(), name, field.span())))
    };
    named.map(variable).collect()
}

/// Returns the names of the variables of a template. The generated constant checks the template.
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
