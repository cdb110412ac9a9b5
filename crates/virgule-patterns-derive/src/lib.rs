//! `#[derive(UriPatterns)]`: an enum whose variants are URI templates, compiled to one automaton where it is declared.
//!
//! ```text
//! input    the item → variants with templates, and fields with what they declare of their variables
//! compile  variants → the set, by the compiler of `virgule-patterns-core`; all mistakes, each at its token
//! tables   the set → static arrays
//! expand   variants and arrays → code
//! ```
//!
//! This file is a shell over functions on token streams of `proc_macro2`, so that tests can call them. Programs use
//! this crate through the feature `derive` of `virgule-patterns`.

#![forbid(unsafe_code)]

mod compile;
mod expand;
mod input;
mod tables;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;

/// Implements a set of patterns for an enum; see `virgule_patterns::UriPatterns`.
#[proc_macro_derive(UriPatterns, attributes(uri))]
pub fn uri_patterns(item: TokenStream) -> TokenStream {
    derive(item.into()).into()
}

/// item → code, or errors with fallback code that prevents further ones.
fn derive(item: proc_macro2::TokenStream) -> proc_macro2::TokenStream {
    let item: syn::DeriveInput = match syn::parse2(item) {
        Ok(item) => item,
        Err(error) => return error.into_compile_error(),
    };
    let code = input::read(&item).and_then(|input| {
        let set = compile::compile(&input)?;
        Ok(expand::expand(&input, &set))
    });
    code.unwrap_or_else(|error| {
        let (errors, fallback) = (error.into_compile_error(), expand::fallback(&item));
        quote::quote!(#errors #fallback)
    })
}
