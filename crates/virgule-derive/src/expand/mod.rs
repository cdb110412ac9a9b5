//! Generates the code for bound members.
//!
//! ```text
//! names     lifetimes, generics and paths that all parts of the code share
//! text      the tables, and the text type over them
//! convert   a part of the text → the value of a field
//! parse     parse, and the traits based on it
//! build     the template as a constant, and the builder
//! fallback  replaces all of it after an error
//! ```
//!
//! Nearly all of the generated code is in an unnamed constant, so that its items do not conflict with names of the
//! user. The code calls `virgule::__derive`.

mod build;
mod convert;
mod fallback;
pub mod names;
pub mod parse;
mod text;

use crate::bind::Bound;
use crate::input::Input;
use names::Names;
use proc_macro2::TokenStream;
use quote::quote;

pub use fallback::fallback;

pub fn expand(input: &Input<'_>, bound: &Bound<'_>) -> TokenStream {
    let names = Names::new(input.item);
    let text = text::text(bound);
    let files = text::files(bound);
    let parse = parse::parse(input, bound, &names);
    let describe = text::describe(bound, &names);
    let literal = names::literal(input, bound, &names);
    let template = bound.template.as_ref().map(|made| build::template(&made.pieces));
    let show = template.as_ref().map(|_| text::show(input, bound, &names));
    let builder = bound.template.as_ref().filter(|_| !input.variants);
    let builder = builder.map(|made| build::build(input, bound, made.needed, &names));
    let (builder_type, builder_code) = builder.unzip();
    let serde = parse::serde(&names, template.is_some());
    quote! {
        #builder_type
        #[allow(
            clippy::all, dead_code, deprecated, non_upper_case_globals, unreachable_code, unreachable_patterns, unreachable_pub, unused_imports,
            unused_mut, unused_variables
        )]
        const _: () = {
            #files
            #text
            #template
            #parse
            #describe
            #literal
            #show
            #builder_code
            #serde
        };
    }
}
