//! Generates the template as a constant.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use virgule_compiler::analysis::compose::TemplatePiece;
use virgule_compiler::analysis::compose::flat::{self, Step};

/// The constant that holds the template.
pub fn constant(pieces: &[TemplatePiece]) -> TokenStream {
    let steps = flat::steps(pieces).into_iter().map(piece);
    quote!(static __TEMPLATE: &[::virgule::__derive::Piece<'static>] = &[#(#steps),*];)
}

fn piece(step: Step) -> TokenStream {
    let number = |number: usize| Literal::usize_unsuffixed(number);
    let bits = |fields: u64| Literal::u64_unsuffixed(fields);
    let (name, values) = match step {
        Step::Text(text) => return quote!(::virgule::__derive::Piece::Text(#text)),
        Step::Field(field) => ("Field", vec![number(field)]),
        Step::Item(field) => ("Item", vec![number(field)]),
        Step::Outer(field, length) => ("Outer", vec![number(field), number(length)]),
        Step::Group(fields, length) => ("Group", vec![bits(fields), number(length)]),
        Step::Repeat(fields, behind, length) => {
            ("Repeat", vec![bits(fields), number(behind), number(length)])
        }
        Step::Choice(length) => ("Choice", vec![number(length)]),
        Step::Way(uses, length) => ("Way", vec![bits(uses), number(length)]),
    };
    let name = format_ident!("{name}");
    quote!(::virgule::__derive::Piece::#name(#(#values),*))
}
