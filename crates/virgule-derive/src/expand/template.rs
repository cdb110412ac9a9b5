//! The template as a constant.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use virgule_compiler::compose::Piece;

/// The template by the name that the code uses.
pub fn constant(pieces: &[Piece]) -> TokenStream {
    let pieces = list(pieces);
    quote!(static __TEMPLATE: &[::virgule::__derive::Piece] = #pieces;)
}

fn list(pieces: &[Piece]) -> TokenStream {
    let pieces = pieces.iter().map(piece);
    quote!(&[#(#pieces),*])
}

fn piece(piece: &Piece) -> TokenStream {
    let number = |number: &usize| Literal::usize_unsuffixed(*number);
    let made = match piece {
        Piece::Text(text) => quote!(Text(#text)),
        Piece::Field(field) => {
            let field = number(field);
            quote!(Field(#field))
        }
        Piece::Item(field) => {
            let field = number(field);
            quote!(Item(#field))
        }
        Piece::Outer(field, inner) => {
            let (field, inner) = (number(field), list(inner));
            quote!(Outer(#field, #inner))
        }
        Piece::Group(inner) => {
            let (fields, inner) = (Literal::u64_unsuffixed(Piece::fields(inner)), list(inner));
            quote!(Group(#fields, #inner))
        }
        Piece::Repeat(field, behind, inner) => {
            let (field, behind, inner) = (number(field), number(behind), list(inner));
            quote!(Repeat(#field, #behind, #inner))
        }
        Piece::Choice(ways) => {
            let ways = ways.iter().map(|way| alternative(way));
            quote!(Choice(&[#(#ways),*]))
        }
    };
    quote!(::virgule::__derive::Piece::#made)
}

fn alternative(way: &[Piece]) -> TokenStream {
    let (uses, pieces) = (Literal::u64_unsuffixed(Piece::fields(way)), list(way));
    quote!(::virgule::__derive::Alternative { uses: #uses, pieces: #pieces })
}
