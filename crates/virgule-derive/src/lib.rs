//! `#[derive(UriScheme)]`: typed parsers from ABNF. `#[derive(UriTemplate)]`: variables of URI templates.
//! `#[derive(UriPatterns)]`: sets of URI templates.
//!
//! ```text
//! attributes  #[uri(…)] → values with spans
//! input       the item → a struct of fields or an enum of variants
//! documents   the grammar: a file, a literal, or a built-in one
//! bind        members → rules; reports all errors that depend on the grammar
//! expand      bound members → code
//! sum         an enum of several kinds, without its own grammar → code
//! patterns    `#[derive(UriPatterns)]`: an enum whose variants are templates → code
//! template    `#[derive(UriTemplate)]`: a struct whose fields are the variables of a template → code
//! ```
//!
//! The functions here wrap functions on `proc_macro2` token streams, which tests can call. `virgule_compiler` compiles
//! the grammar. The macro reads grammar files and `CARGO_MANIFEST_DIR`, and writes nothing.
//!
//! Programs use this crate through the feature `derive` of `virgule`.

#![forbid(unsafe_code)]

mod attributes;
mod bind;
mod documents;
mod expand;
mod input;
#[cfg(feature = "patterns")]
mod patterns;
mod rules;
mod sum;
mod template;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;

/// Implements a parser for one rule of a grammar; see `virgule::UriScheme`.
#[proc_macro_derive(UriScheme, attributes(uri))]
pub fn uri_scheme(item: TokenStream) -> TokenStream {
    derive(item.into()).into()
}

/// Implements the expansion of a URI template from the fields of a struct; see `virgule::UriTemplate`.
#[proc_macro_derive(UriTemplate, attributes(uri))]
pub fn uri_template(item: TokenStream) -> TokenStream {
    derive_template(item.into()).into()
}

/// Implements a set of patterns for an enum; see `virgule::patterns::UriPatterns`.
#[cfg(feature = "patterns")]
#[proc_macro_derive(UriPatterns, attributes(uri))]
pub fn uri_patterns(item: TokenStream) -> TokenStream {
    patterns::derive(item.into()).into()
}

/// Expands `UriTemplate` to code, or to errors.
fn derive_template(item: proc_macro2::TokenStream) -> proc_macro2::TokenStream {
    let code = syn::parse2(item).and_then(|item| template::derive(&item));
    code.unwrap_or_else(syn::Error::into_compile_error)
}

/// Expands `UriScheme` to code, or to errors with fallback code that prevents further errors.
fn derive(item: proc_macro2::TokenStream) -> proc_macro2::TokenStream {
    let item: syn::DeriveInput = match syn::parse2(item) {
        Ok(item) => item,
        Err(error) => return error.into_compile_error(),
    };
    let outcome = input::read(&item).and_then(|input| {
        if input.is_sum() {
            return sum::sum(&input);
        }
        let bound = bind::bind(&input)?;
        Ok(expand::expand(&input, &bound))
    });
    outcome.unwrap_or_else(|error| {
        let errors = error.into_compile_error();
        let fallback = expand::fallback(&item);
        quote::quote!(#errors #fallback)
    })
}
