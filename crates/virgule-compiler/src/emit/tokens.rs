//! Tables → a Rust expression that makes a `virgule::engine::Table` of them.

use super::tables::{Edge, Tables};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// The expression; `engine` is the path of the runtime's engine, such as `virgule::engine`, and `callees` are
/// those of the tables that it calls.
pub fn table(tables: &Tables, engine: &TokenStream, callees: &[TokenStream]) -> TokenStream {
    let fields = fields(tables, engine, callees).into_iter().map(|(name, value)| {
        let name = format_ident!("{name}");
        quote!(#name: #value)
    });
    quote!(#engine::Table { #(#fields),* })
}

/// The fields of the table by their names.
pub fn fields(
    tables: &Tables,
    engine: &TokenStream,
    callees: &[TokenStream],
) -> Vec<(&'static str, TokenStream)> {
    let bytes = |numbers: &[u8]| list(numbers.iter().map(|&number| Literal::u8_unsuffixed(number)));
    let wide = |numbers: &[u16]| list(numbers.iter().map(|&number| Literal::u16_unsuffixed(number)));
    let number = |number: usize| Literal::usize_unsuffixed(number).into_token_stream();
    let edges = tables.edges.iter().map(|&edge| edge_of(edge, engine));
    let moves = tables.moves.iter().map(|&(to, from)| {
        let [to, from] = [to, from].map(Literal::u8_unsuffixed);
        quote!(#engine::Move::new(#to, #from))
    });
    let places = tables.places.iter().map(|&(guard, begin, begin_offset, end, end_offset)| {
        let [guard, begin, end] = [guard, begin, end].map(Literal::u8_unsuffixed);
        let [begin_offset, end_offset] = [begin_offset, end_offset].map(Literal::i16_unsuffixed);
        quote!(#engine::Field::new(#guard, #begin, #begin_offset, #end, #end_offset))
    });
    let notes = tables.notes.iter().map(|&(first, last)| {
        let [first, last] = [first, last].map(Literal::u16_unsuffixed);
        quote!(#engine::Note::new(#first, #last))
    });
    let groups = tables.groups.iter().map(|&(from, rule, set, end, over)| {
        let [from, rule, set] = [from, rule, set].map(Literal::u16_unsuffixed);
        quote!(#engine::NoteGroup::new(#from, #rule, #set, #end, #over))
    });
    let calls = tables.calls.iter().map(|&(state, called, bytes, plain, edge)| {
        let [state, called, bytes, plain] = [state, called, bytes, plain].map(Literal::u16_unsuffixed);
        let edge = edge_of(edge, engine);
        quote!(#engine::Call::new(#state, #called, #bytes, #plain, #edge))
    });
    let sets = tables.sets.iter().map(|set| {
        let words = set.map(hexadecimal);
        quote!([#(#words),*])
    });
    vec![
        ("classes", bytes(&tables.classes)),
        ("stride", number(tables.stride)),
        ("next", wide(&tables.next)),
        ("rows", wide(&tables.rows)),
        ("defaults", wide(&tables.defaults)),
        ("check", bytes(&tables.check)),
        ("edges", list(edges)),
        ("moves", list(moves)),
        ("hot", number(tables.hot)),
        (
            "nibbles",
            list(tables.nibbles.iter().map(|set| list_of(set.map(Literal::u8_unsuffixed).into_iter()))),
        ),
        ("skip_of", bytes(&tables.skip_of)),
        ("kinds", number(tables.kinds)),
        ("accepts", bytes(&tables.accepts)),
        ("fields", number(tables.fields)),
        ("layouts", bytes(&tables.layouts)),
        ("places", list(places)),
        ("note_of", wide(&tables.note_of)),
        ("notes", list(notes)),
        ("groups", list(groups)),
        ("sets", list(sets)),
        ("rules", tables.rules.to_token_stream()),
        ("calls", list(calls)),
        ("wide", list(tables.wide.iter().map(|&number| Literal::u32_unsuffixed(number)))),
        ("nesting", number(tables.nesting)),
        ("callees", list(callees.iter().map(|callee| quote!(&#callee)))),
    ]
}

/// A list that is not borrowed.
fn list_of(items: impl Iterator<Item = impl ToTokens>) -> TokenStream {
    quote!([#(#items),*])
}

fn list(items: impl Iterator<Item = impl ToTokens>) -> TokenStream {
    quote!(&[#(#items),*])
}

/// Sets of bytes are bits, which nobody reads in decimal.
fn hexadecimal(word: u64) -> TokenStream {
    let text = format!("{word:#018x}");
    text.parse().unwrap_or_else(|_| Literal::u64_unsuffixed(word).into_token_stream())
}

fn edge_of((target, skip, first, last, set): Edge, engine: &TokenStream) -> TokenStream {
    let [target, first, last] = [target, first, last].map(Literal::u16_unsuffixed);
    let (skip, set) = (Literal::u8_unsuffixed(skip), Literal::u64_unsuffixed(set));
    quote!(#engine::Edge::new(#target, #skip, #first, #last, #set))
}
