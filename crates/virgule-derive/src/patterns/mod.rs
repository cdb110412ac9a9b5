//! `#[derive(UriPatterns)]`: an enum whose variants are URI templates, compiled to one automaton at compile time.
//!
//! ```text
//! input    item → variants with templates, and fields with the properties of their variables
//! compile  variants → pattern set, by `virgule_dynamic::patterns`; reports every error at its token
//! tables   pattern set → static arrays
//! ```

mod compile;
mod input;
mod tables;

use crate::expand::names::Names;
use input::{FieldContent, Variant};
use proc_macro2::TokenStream;
use quote::quote;
use virgule_dynamic::patterns::PatternSet;

/// Expands an item to code, or to errors with fallback code that prevents further errors.
pub fn derive(item: &syn::DeriveInput) -> TokenStream {
    let names = Names::new(item);
    let code = input::read(item).and_then(|variants| {
        let set = compile::compile(&item.ident, &variants)?;
        Ok(expand(&names, &variants, &set))
    });
    code.unwrap_or_else(|error| {
        let (errors, fallback) = (error.into_compile_error(), fallback(&names));
        quote!(#errors #fallback)
    })
}

/// Generates `impl UriPatterns`, with the pattern set as a static.
fn expand(names: &Names<'_>, variants: &[Variant<'_>], set: &PatternSet) -> TokenStream {
    let (text, implement, tables) = (&names.text, implement(names), tables::tables(set));
    let arms = variants.iter().enumerate().map(|(index, variant)| {
        let value = value(variant);
        // The last arm is a wildcard for exhaustiveness; no larger index occurs.
        if index + 1 == variants.len() { quote!(_ => #value) } else { quote!(#index => #value) }
    });
    quote! {
        const _: () = {
            use ::virgule::patterns::derive_support as __support;
            #tables
            #implement {
                #[inline]
                fn patterns() -> &'static ::virgule::patterns::PatternSet {
                    &SET
                }
                fn from_match(
                    found: &::virgule::patterns::PatternMatch<'static, #text>,
                ) -> ::core::result::Result<Self, __support::FromVariablesError> {
                    ::core::result::Result::Ok(match found.index() { #(#arms,)* })
                }
            }
        };
    }
}

/// Generates an implementation for an item with errors, so that uses of the item cause no further errors.
fn fallback(names: &Names<'_>) -> TokenStream {
    let (text, implement) = (&names.text, implement(names));
    quote! {
        #implement {
            fn patterns() -> &'static ::virgule::patterns::PatternSet {
                ::core::unreachable!()
            }
            fn from_match(
                _: &::virgule::patterns::PatternMatch<'static, #text>,
            ) -> ::core::result::Result<Self, ::virgule::patterns::derive_support::FromVariablesError> {
                ::core::unreachable!()
            }
        }
    }
}

fn implement(names: &Names<'_>) -> TokenStream {
    let text = &names.text;
    names.implement_for_text(quote!(::virgule::patterns::UriPatterns<#text> for))
}

fn value(variant: &Variant<'_>) -> TokenStream {
    let name = variant.name;
    let fields = variant.fields.iter().map(|field| {
        let (name, variable) = (field.name, &field.variable.name);
        let value = match (field.shape.content, field.shape.is_option) {
            (FieldContent::Borrowed, true) => quote!(found.get(#variable)),
            (FieldContent::Borrowed, false) => quote!(found.get(#variable).unwrap_or_default()),
            _ => quote!(__support::FromVariablesError::field(&values, #variable)?),
        };
        quote!(#name: #value)
    });
    let value = quote!(Self::#name { #(#fields,)* });
    let decodes = variant.fields.iter().any(|field| field.shape.content != FieldContent::Borrowed);
    if decodes { quote!({ let values = found.values(); #value }) } else { value }
}
