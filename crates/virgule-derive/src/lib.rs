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
//! crate_path  `#[uri(crate = "path")]`: the path of the library in all of this code
//! ```
//!
//! The functions here wrap functions on `proc_macro2` token streams, which tests can call. `virgule_compiler` compiles
//! the grammar. The macro reads grammar files and `CARGO_MANIFEST_DIR`, and writes nothing.
//!
//! Programs use this crate through the feature `derive` of `virgule`.

#![forbid(unsafe_code)]

mod attributes;
mod bind;
mod crate_path;
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

use crate_path::Library;
use proc_macro2::TokenStream;
use syn::DeriveInput;

/// Implements a parser for one rule of a grammar; see `virgule::UriScheme`.
#[proc_macro_derive(UriScheme, attributes(uri))]
pub fn uri_scheme(item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand_item(item.into(), derive_scheme).into()
}

/// Implements the expansion of a URI template from the fields of a struct; see `virgule::UriTemplate`.
#[proc_macro_derive(UriTemplate, attributes(uri))]
pub fn uri_template(item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand_item(item.into(), derive_template).into()
}

/// Implements a set of patterns for an enum; see `virgule::patterns::UriPatterns`.
#[cfg(feature = "patterns")]
#[proc_macro_derive(UriPatterns, attributes(uri))]
pub fn uri_patterns(item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand_item(item.into(), patterns::derive).into()
}

/// Expands an item to code, or to errors with fallback code that prevents further errors. The code names the library by
/// the path of `#[uri(crate = "path")]`.
fn expand_item(item: TokenStream, expand: fn(&DeriveInput) -> TokenStream) -> TokenStream {
    let read = syn::parse2::<DeriveInput>(item).and_then(|mut item| Ok((Library::take(&mut item)?, item)));
    match read {
        Ok((library, item)) => library.rename(expand(&item)),
        Err(error) => error.into_compile_error(),
    }
}

/// Expands `UriTemplate`.
fn derive_template(item: &DeriveInput) -> TokenStream {
    template::derive(item).unwrap_or_else(syn::Error::into_compile_error)
}

/// Expands `UriScheme`.
fn derive_scheme(item: &DeriveInput) -> TokenStream {
    let outcome = input::read(item).and_then(|input| {
        if input.is_sum() {
            return sum::sum(&input);
        }
        let bound = bind::bind(&input)?;
        Ok(expand::expand(&input, &bound))
    });
    outcome.unwrap_or_else(|error| {
        let errors = error.into_compile_error();
        let fallback = expand::fallback(item);
        quote::quote!(#errors #fallback)
    })
}
