//! The tables, and a typed text over them: what finds the parts.
//!
//! The type comes from the same macro as the types of `virgule` itself; only its fields have numbers for names.

use crate::bind::{Bound, Check, Parser};
use crate::reuse::Reused;
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use virgule_compiler::compile::Compiled;
use virgule_compiler::emit::tokens;

/// `__Text`: the type, or a name for the one that is built in.
pub fn text(bound: &Bound) -> TokenStream {
    match &bound.parser {
        Parser::Tables(compiled, checks) => own(bound, compiled, checks),
        Parser::Reused(Reused { path, .. }) => {
            let path = path.iter().map(|part| format_ident!("{part}"));
            quote!(use ::virgule::generated::#(#path)::* as __Text;)
        }
    }
}

fn own(bound: &Bound, compiled: &Compiled, checks: &[Check]) -> TokenStream {
    let (tables, engine) = (&compiled.tables, quote!(::virgule::engine));
    let names: Vec<TokenStream> = (0..compiled.called.len())
        .map(|number| format_ident!("__CALLED_{number}").into_token_stream())
        .collect();
    let called = compiled.called.iter().zip(&names).map(|(called, name)| {
        let table = tokens::table(&called.tables, &engine, &[]);
        quote!(static #name: ::virgule::engine::Table<'static> = #table;)
    });
    let table = tokens::table(tables, &engine, &names);
    let registers = Literal::usize_unsuffixed(tables.registers);
    let checks = checks.iter().map(|Check { field, name, check }| {
        let (check, field) =
            (format_ident!("{}", check.replace('-', "_")), Literal::usize_unsuffixed(*field));
        quote!(#check #field #name)
    });
    let members = bound.members.iter().filter_map(|member| Some((member, member.accessor.as_ref()?)));
    let fields = members.enumerate().map(|(number, (member, accessor))| {
        let presence = format_ident!("{}", if member.always { "always" } else { "maybe" });
        let (accessor, number) = (format_ident!("{accessor}"), Literal::usize_unsuffixed(number));
        quote!(#presence #accessor = #number;)
    });
    // In a module of its own, where names have no other meaning than in every other module.
    quote! {
        mod __text {
        #(#called)*

        static __TABLE: ::virgule::engine::Table<'static> = #table;

        ::virgule::__typed! {
            /// A text that matches the rule.
            __Text: table __TABLE, kind 0, registers #registers, secret None, checks [#(#checks),*];
            #(#fields)*
        }
        }
        use __text::__Text;
    }
}

/// The files that were read, so that a change of one is a change of the crate.
pub fn files(bound: &Bound) -> TokenStream {
    let files = bound.document.files.iter().map(|file| {
        let path = file.to_string_lossy();
        quote!(
            const _: &[u8] = ::core::include_bytes!(#path);
        )
    });
    files.collect()
}
