//! Tables as a Rust expression of type `virgule::parse::Table`.

use super::layout::{TableLayout, layout};
use super::tables::Tables;
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// The expression of a table. `parse` is the path of the runtime's module `parse`, such as `virgule::parse`, and
/// `callees` are the expressions of the tables that it calls.
pub fn table(tables: &Tables, parse: &TokenStream, callees: &[TokenStream]) -> TokenStream {
    let layout = layout(tables);
    // One literal, which rustc parses faster than thousands of numbers.
    let bytes = Literal::byte_string(&layout.all_bytes());
    let classes = Literal::byte_string(&layout.classes);
    let runs = layout.runs.iter().map(|set| Literal::byte_string(set));
    let shuffles = layout.shuffles.iter().map(|shuffle| Literal::byte_string(shuffle));
    let ends = layout.ends.iter().map(|branches| {
        let branches = branches.iter().map(|bytes| Literal::byte_string(bytes));
        quote!([#(*#branches),*])
    });
    let cells = layout.cells.iter().map(|&cell| Literal::u32_unsuffixed(cell));
    let words = layout.all_words().into_iter().map(Literal::u16_unsuffixed);
    let numbers = numbers(&layout);
    quote!(#parse::Table {
        classes: #classes,
        runs: &[#(*#runs),*],
        shuffles: &[#(*#shuffles),*],
        ends: &[#(#ends),*],
        cells: &[#(#cells),*],
        bytes: #bytes,
        words: &[#(#words),*],
        callees: &[#(&#callees),*],
        #(#numbers),*
    })
}

/// The numeric fields of a table, as `name: value`.
pub fn numbers(layout: &TableLayout) -> impl Iterator<Item = TokenStream> {
    layout.numbers.iter().map(|&(name, number)| {
        let (name, number) = (format_ident!("{name}"), Literal::usize_unsuffixed(number).into_token_stream());
        quote!(#name: #number)
    })
}
