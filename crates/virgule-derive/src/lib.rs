//! `#[derive(UriScheme)]`: typed parsers from ABNF, made where they are used.
//!
//! ```text
//! attributes  #[uri(…)] → values with their places
//! input       the item → a struct of fields or an enum of variants
//! documents   the grammar's text: a file, a literal, or one that is built in
//! bind        fields → rules; every mistake is found here
//! expand      what was bound → code
//! sum         an enum of several kinds, without a grammar of its own → code
//! ```
//!
//! This file is a shell: the others are functions over the token streams of `proc_macro2`, so that they can be
//! called from tests. What is not about Rust, `virgule_compiler` does. The macro reads files, and nothing else
//! of the world but `CARGO_MANIFEST_DIR`; it writes nothing.
//!
//! Programs use this crate through the feature `derive` of `virgule`.

#![forbid(unsafe_code)]

mod attributes;
mod bind;
mod documents;
mod expand;
mod input;
mod reuse;
mod rules;
mod sum;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;

/// Makes a type for the texts of one rule of a grammar; see `virgule::UriScheme`.
#[proc_macro_derive(UriScheme, attributes(uri))]
pub fn uri_scheme(item: TokenStream) -> TokenStream {
    derive(item.into()).into()
}

/// item → code, or the errors and as much code as keeps the compiler from reporting more.
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
