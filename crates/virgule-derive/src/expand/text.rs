//! Generates the tables, and a text type `__Text` over them with an accessor for each field.
//!
//! The same macro defines the types of `virgule`; here the accessors are numbered.

use super::convert;
use crate::bind::{Bound, Check, Parser};
use crate::reuse::Reused;
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use virgule_compiler::abnf::lower::grammar::Parameters;
use virgule_compiler::analysis::schemes::schemes;
use virgule_compiler::codegen::layout::words;
use virgule_compiler::codegen::tokens;
use virgule_compiler::codegen::unit::Compiled;

/// `__Text`: the type, or an alias of a built-in one.
pub fn text(bound: &Bound) -> TokenStream {
    match &bound.parser {
        Parser::Tables(compiled, checks, parameters) => own(bound, compiled, checks, parameters.as_ref()),
        Parser::Reused(Reused { path, .. }) => {
            let path = path.iter().map(|part| format_ident!("{part}"));
            quote!(use ::virgule::__generated::#(#path)::* as __Text;)
        }
    }
}

fn own(bound: &Bound, compiled: &Compiled, checks: &[Check], parameters: Option<&Parameters>) -> TokenStream {
    let (tables, parse) = (&compiled.tables, quote!(::virgule::parse));
    let names: Vec<TokenStream> = (0..compiled.called.len())
        .map(|number| format_ident!("__CALLED_{number}").into_token_stream())
        .collect();
    let called = compiled.called.iter().zip(&names).map(|(called, name)| {
        let table = tokens::table(called, &parse, &[]);
        quote!(static #name: ::virgule::parse::Table<'static> = #table;)
    });
    let table = tokens::table(tables, &parse, &names);
    let captures = Literal::usize_unsuffixed(words(tables));
    let (schemes, inside) = (schemes(&compiled.machines.main, 0), bound.inside);
    let once_name = |number: usize| format_ident!("__ONCE_{number}");
    let once = checks.iter().enumerate();
    let once =
        once.filter_map(|(number, check)| Some(convert::table(&once_name(number), check.once.as_ref()?)));
    let checks = checks.iter().enumerate().map(|(number, Check { field, name, check, once })| {
        let field = Literal::usize_unsuffixed(*field);
        if once.is_some() {
            let table = once_name(number);
            return quote!((once #field #name #table));
        }
        let check = format_ident!("{}", check.replace('-', "_"));
        quote!((#check #field #name))
    });
    let checks = checks.chain(parameters.map(|_| quote!((parameters __PARAMETERS))));
    let parameters = parameters.map(parameter_table);
    let members = bound.members.iter().filter_map(|member| Some((member, member.accessor.as_ref()?)));
    let fields = members.enumerate().map(|(number, (member, accessor))| {
        let presence = format_ident!("{}", if member.always { "always" } else { "maybe" });
        let (accessor, number) = (format_ident!("{accessor}"), Literal::usize_unsuffixed(number));
        quote!(#presence #accessor = #number;)
    });
    // A module isolates the code from names in scope at the derive.
    quote! {
        mod __text {
        #(#called)*
        #(#once)*
        #parameters

        static __TABLE: ::virgule::parse::Table<'static> = #table;

        ::virgule::__typed! {
            /// A text that matches the rule.
            __Text: table __TABLE, kind 0, captures #captures, schemes &[#(#schemes),*], inside #inside, secrets &[], checks [#(#checks),*];
            #(#fields)*
        }
        }
        use __text::__Text;
    }
}

/// The table of the parameters that may occur once.
fn parameter_table(held: &Parameters) -> TokenStream {
    let (field, separator) = (Literal::usize_unsuffixed(held.field), Literal::byte_character(held.separator));
    let ignore_case = held.ignore_case;
    let names = held.known.iter().filter(|known| !known.several).map(|known| {
        let (key, name) = (&known.key, &known.name);
        quote!(::virgule::__derive::KnownParameter { key: #key, name: #name, several: false })
    });
    quote! {
        static __PARAMETERS: ::virgule::__derive::ParameterTable<'static> = ::virgule::__derive::ParameterTable {
            field: #field,
            separator: #separator,
            ignore_case: #ignore_case,
            names: &[#(#names),*],
        };
    }
}

/// Includes the files that were read, so that cargo tracks their changes.
pub fn files(bound: &Bound) -> TokenStream {
    let files = bound.document.files.iter().map(|file| {
        let path = file.to_string_lossy();
        quote!(
            const _: &[u8] = ::core::include_bytes!(#path);
        )
    });
    files.collect()
}
