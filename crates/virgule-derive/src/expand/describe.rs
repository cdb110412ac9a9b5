//! The description of the type for conformance tests: its grammar, and the fields that the parser finds.

use super::names::Names;
use crate::bind::Bound;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use virgule_compiler::abnf::lower::document_name;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId};

/// The implementation of the trait `Described`, for tests.
pub fn describe(bound: &Bound, names: &Names<'_>) -> TokenStream {
    let grammar = &bound.document.checked.grammar;
    let (name, texts) = (&grammar.name, texts(bound));
    let rule = |id: RuleId| {
        let (number, name) = (Literal::u32_unsuffixed(id.0), &grammar.rule(id).name);
        quote!((#number, #name))
    };
    let field = |field: &Field| {
        let (name, rules) = (&field.name, field.rules.iter().map(|&id| rule(id)));
        let within = match field.within {
            Some(within) => {
                let within = rule(within);
                quote!(::core::option::Option::Some(#within))
            }
            None => quote!(::core::option::Option::None),
        };
        quote!((#name, &[#(#rules),*], #within))
    };
    let (start, fields) = (rule(bound.start), bound.texts.iter().map(field));
    let accessors = bound.members.iter().filter_map(|member| member.accessor.as_ref());
    let seen = accessors.enumerate().map(|(number, accessor)| {
        let (number, accessor) = (Literal::usize_unsuffixed(number), format_ident!("{accessor}"));
        quote!(__see(#number, ::core::option::Option::<&str>::from(__found.#accessor()));)
    });
    let (implement, this) = (names.implement(quote!(::virgule::__derive::Described for)), names.name);
    quote! {
        #implement {
            const ORIGIN: ::virgule::__derive::Origin = ::virgule::__derive::Origin::Rule {
                grammar: #name,
                texts: &[#(#texts),*],
                rule: #start,
                fields: &[#(#fields),*],
            };

            #[inline]
            fn read(
                __text: &str,
                __see: &mut dyn ::core::ops::FnMut(usize, ::core::option::Option<&str>),
            ) -> ::core::result::Result<(), ::virgule::SchemeError> {
                #this::parse(__text)?;
                let __found = __Text::parse(__text)?;
                #(#seen)*
                ::core::result::Result::Ok(())
            }
        }
    }
}

/// Names and texts of the grammars that are not built in, the main grammar first.
fn texts(bound: &Bound) -> Vec<TokenStream> {
    let document = &bound.document;
    match (document.built_in, &document.files[..]) {
        (true, _) => Vec::new(),
        (false, []) => {
            let (name, text) = (&document.checked.grammar.name, &document.literal);
            vec![quote!((#name, #text))]
        }
        (false, files) => {
            let file = |path: &std::path::PathBuf| {
                let path = path.to_string_lossy();
                let name = document_name(&path);
                quote!((#name, ::core::include_str!(#path)))
            };
            files.iter().map(file).collect()
        }
    }
}

/// The items of the trait `Described` after an error.
pub fn fallback() -> TokenStream {
    quote! {
        const ORIGIN: ::virgule::__derive::Origin = ::virgule::__derive::Origin::Rule {
            grammar: "",
            texts: &[],
            rule: (0, ""),
            fields: &[],
        };

        fn read(
            _: &str,
            _: &mut dyn ::core::ops::FnMut(usize, ::core::option::Option<&str>),
        ) -> ::core::result::Result<(), ::virgule::SchemeError> {
            loop {}
        }
    }
}
