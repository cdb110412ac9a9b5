//! Reads a grammar in pest's notation from standard input, and prints the parser that pest makes of it, as Rust.

use quote::quote;
use std::error::Error;
use std::io::{Read, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let mut grammar = String::new();
    std::io::stdin().read_to_string(&mut grammar)?;
    let parser = pest_generator::derive_parser(
        quote! {
            #[grammar_inline = #grammar]
            pub(super) struct Notation;
        },
        false,
    );
    let file = syn::parse2(quote! {
        pub(super) struct Notation;
        #parser
    })?;
    std::io::stdout().write_all(prettyplease::unparse(&file).as_bytes())?;
    Ok(())
}
