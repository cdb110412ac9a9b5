//! Replaces the generated code after an error, so that uses of the type cause no further errors.
//!
//! The fallback has the same functions and traits, with bodies that are never called.

use super::build::{builder_name, declaration, setter_name};
use super::describe;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields, GenericParam, Lifetime};

/// All items that the expansion would have.
pub fn fallback(item: &DeriveInput) -> TokenStream {
    let name = &item.ident;
    let (parameters, arguments, conditions) = item.generics.split_for_impl();
    let lifetime = item.generics.params.iter().find_map(|parameter| match parameter {
        GenericParam::Lifetime(lifetime) => Some(lifetime.lifetime.clone()),
        _ => None,
    });
    let own = |generics: &syn::Generics| {
        let mut generics = generics.clone();
        let text: GenericParam = syn::parse_quote!('__text);
        generics.params.insert(0, text);
        generics
    };
    let (generics, text) = match &lifetime {
        Some(lifetime) => (item.generics.clone(), lifetime.clone()),
        None => (own(&item.generics), Lifetime::new("'__text", proc_macro2::Span::call_site())),
    };
    let (with_text, ..) = generics.split_for_impl();
    let function = lifetime.is_none().then(|| quote!(<#text>));
    let from_str = lifetime.is_none().then(|| {
        quote! {
            impl #parameters ::core::str::FromStr for #name #arguments #conditions {
                type Err = ::virgule::SchemeError;

                fn from_str(_: &str) -> ::core::result::Result<Self, Self::Err> {
                    loop {}
                }
            }
        }
    });
    let shows = !has_word(item, "parse_only");
    let show = shows.then(|| {
        quote! {
            impl #parameters ::core::fmt::Display for #name #arguments #conditions {
                fn fmt(&self, _: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    loop {}
                }
            }
        }
    });
    let described = describe::fallback();
    let builder = shows.then(|| builder(item));
    quote! {
        #[allow(dead_code, clippy::all)]
        const _: () = {
            impl #parameters #name #arguments #conditions {
                pub fn parse #function(
                    _: &#text str,
                ) -> ::core::result::Result<Self, ::virgule::SchemeError> {
                    loop {}
                }

                pub fn is_valid #function(_: &#text str) -> bool {
                    loop {}
                }

                pub fn parse_with_uri #function(
                    _: &#text str,
                ) -> ::core::result::Result<(Self, ::virgule::Uri<#text>), ::virgule::SchemeError> {
                    loop {}
                }

                pub fn as_uri #function(&self) -> ::virgule::Uri<#text> {
                    loop {}
                }

                pub const fn __refused(_: &str) -> ::core::option::Option<::virgule::ParseError> {
                    ::core::option::Option::None
                }

                pub const fn __literal #function(_: &#text str) -> Self {
                    loop {}
                }
            }

            impl #with_text ::core::convert::TryFrom<&#text str> for #name #arguments #conditions {
                type Error = ::virgule::SchemeError;

                fn try_from(_: &#text str) -> ::core::result::Result<Self, Self::Error> {
                    loop {}
                }
            }

            impl #with_text ::virgule::UriScheme<#text> for #name #arguments #conditions {
                const GRAMMAR: &'static str = "";
                const RULE: &'static str = "";
                const ABNF: &'static str = "";
                const INSIDE_RFC3986: bool = false;

                fn parse(_: &#text str) -> ::core::result::Result<Self, ::virgule::SchemeError> {
                    loop {}
                }
            }

            impl #with_text ::virgule::__derive::Variant<#text> for #name #arguments #conditions {
                const SCHEMES: &'static [&'static str] = &[""];
                const INSIDE_RFC3986: bool = false;

                fn parse(_: &#text str) -> ::core::result::Result<Self, ::virgule::SchemeError> {
                    loop {}
                }

                fn is_valid(_: &#text str) -> bool {
                    loop {}
                }
            }

            impl #parameters ::virgule::__derive::Described for #name #arguments #conditions {
                #described
            }

            #from_str
            #show
        };
        #builder
    }
}

/// True if a word occurs in one of the attributes, even in malformed ones.
fn has_word(item: &DeriveInput, word: &str) -> bool {
    let ours = item.attrs.iter().filter(|attribute| attribute.path().is_ident("uri"));
    let mut lists = ours.filter_map(|attribute| attribute.meta.require_list().ok());
    lists.any(|list| list.tokens.clone().into_iter().any(|token| token.to_string() == word))
}

/// The builder of a struct with named fields.
fn builder(item: &DeriveInput) -> Option<TokenStream> {
    let Data::Struct(data) = &item.data else { return None };
    let Fields::Named(fields) = &data.fields else { return None };
    let (name, builder) = (&item.ident, builder_name(&item.ident));
    let (parameters, arguments, conditions) = item.generics.split_for_impl();
    let made = declaration(name, &item.vis, &[], &quote!());
    let setters = fields.named.iter().filter_map(|field| {
        let setter = setter_name(field.ident.as_ref()?);
        Some(quote! {
            #[allow(missing_docs)]
            pub fn #setter<__T>(self, _: __T) -> Self {
                self
            }
        })
    });
    Some(quote! {
        #made
        ::virgule::__alloc_items! {
            #[allow(dead_code, missing_docs, clippy::all)]
            impl #parameters #name #arguments #conditions {
                pub fn builder() -> #builder {
                    loop {}
                }
            }

            #[allow(dead_code, missing_docs, clippy::all)]
            impl #builder {
                #(#setters)*

                pub fn build(
                    self,
                ) -> ::core::result::Result<::virgule::__derive::String, ::virgule::BuildError> {
                    loop {}
                }
            }
        }
    })
}
