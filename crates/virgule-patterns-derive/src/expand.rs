//! Variants and arrays → code.

use crate::input::{FieldContent, Input, Variant};
use crate::tables::tables;
use proc_macro2::TokenStream;
use quote::quote;
use virgule_patterns_core::PatternSet;

/// `impl UriPatterns`, with the set as a static.
pub fn expand(input: &Input<'_>, set: &PatternSet) -> TokenStream {
    let name = &input.item.ident;
    let (_, arguments, bounds) = input.item.generics.split_for_impl();
    let lifetime = input.lifetime.map_or_else(|| quote!('__text), |lifetime| quote!(#lifetime));
    let arms = input.variants.iter().enumerate().map(|(index, variant)| {
        let value = value(variant);
        // The last one has all other indices, of which there are none.
        if index + 1 == input.variants.len() { quote!(_ => #value) } else { quote!(#index => #value) }
    });
    let tables = tables(set);
    quote! {
        const _: () = {
            use ::virgule_patterns::derive_support as __support;
            #tables
            impl<#lifetime> ::virgule_patterns::UriPatterns<#lifetime> for #name #arguments #bounds {
                #[inline]
                fn patterns() -> &'static ::virgule_patterns::PatternSet {
                    &SET
                }
                fn from_match(
                    found: &::virgule_patterns::PatternMatch<'static, #lifetime>,
                ) -> ::core::result::Result<Self, __support::FromVariablesError> {
                    ::core::result::Result::Ok(match found.index() { #(#arms,)* })
                }
            }
        };
    }
}

/// An implementation for an item with mistakes, so that what uses it is no further mistake.
pub fn fallback(item: &syn::DeriveInput) -> TokenStream {
    let name = &item.ident;
    let (_, arguments, bounds) = item.generics.split_for_impl();
    let mut generics = item.generics.clone();
    let lifetime = item.generics.lifetimes().next().map(|parameter| parameter.lifetime.clone());
    let lifetime = lifetime.unwrap_or_else(|| {
        let text = syn::Lifetime::new("'__text", proc_macro2::Span::call_site());
        generics.params.insert(0, syn::GenericParam::Lifetime(syn::LifetimeParam::new(text.clone())));
        text
    });
    let (parameters, ..) = generics.split_for_impl();
    quote! {
        impl #parameters ::virgule_patterns::UriPatterns<#lifetime> for #name #arguments #bounds {
            fn patterns() -> &'static ::virgule_patterns::PatternSet {
                ::core::unreachable!()
            }
            fn from_match(
                _: &::virgule_patterns::PatternMatch<'static, #lifetime>,
            ) -> ::core::result::Result<Self, ::virgule_patterns::derive_support::FromVariablesError> {
                ::core::unreachable!()
            }
        }
    }
}

/// A variant of what was found.
fn value(variant: &Variant<'_>) -> TokenStream {
    let name = variant.name;
    let fields = variant.fields.iter().map(|field| {
        let (name, variable) = (field.name, &field.variable);
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
