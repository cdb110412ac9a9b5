//! Generates replacement code after an error, so that uses of the type cause no further errors.
//!
//! The fallback has the same functions and traits, with bodies that are never called.

use super::build::{builder_name, declaration, setter_name};
use super::names::Names;
use super::{parse, text};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields};

pub fn fallback(item: &DeriveInput) -> TokenStream {
    let names = Names::new(item);
    let (text, function, inherent) = (&names.text, names.of_function(), names.implement(TokenStream::new()));
    let traits = parse::traits(&names);
    let scheme = parse::scheme(&names, &quote!(&[""]), &quote!(false));
    let never = quote!(loop {});
    let functions = parse::functions(&names, "", &never, &never);
    let origin = quote!(grammar: "", texts: &[], rule: (0, ""), fields: &[]);
    let described = text::described(&names, &origin, &never);
    let shows = !has_word(item, "parse_only");
    let show = shows.then(|| names.display(&never));
    let builder = shows.then(|| builder(item, &inherent));
    quote! {
        #[allow(dead_code, unused_variables, clippy::all)]
        const _: () = {
            #inherent {
                pub const GRAMMAR: &'static str = "";
                pub const RULE: &'static str = "";
                pub const ABNF: &'static str = "";

                #functions

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
            #traits
            #scheme
            #described
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

fn builder(item: &DeriveInput, inherent: &TokenStream) -> Option<TokenStream> {
    let Data::Struct(data) = &item.data else { return None };
    let Fields::Named(fields) = &data.fields else { return None };
    let (name, builder) = (&item.ident, builder_name(&item.ident));
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
            #inherent {
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
