//! Generates the tables, the text type `__Text` over them, `Display`, and the description for conformance tests.
//!
//! The types of `virgule` are defined by the same macro; here, the accessors are numbered instead of named.

use crate::bind::{Bound, BoundMember, Check, Parser, Reused};
use crate::expand::convert;
use crate::expand::names::{Names, at};
use crate::input::Input;
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use virgule_compiler::abnf::lower::document_name;
use virgule_compiler::abnf::lower::grammar::{Field, Parameters, RuleId};
use virgule_compiler::analysis::schemes::schemes;
use virgule_compiler::codegen::layout::words;
use virgule_compiler::codegen::table_text;
use virgule_compiler::codegen::unit::Compiled;

/// Generates `__Text`: a new type, or an alias of a built-in one.
pub fn text(bound: &Bound<'_>) -> TokenStream {
    match &bound.parser {
        Parser::Tables(compiled, checks, parameters) => own(bound, compiled, checks, parameters.as_ref()),
        Parser::Reused(Reused { path, .. }) => {
            let path = path.iter().map(|part| format_ident!("{part}"));
            quote!(use ::virgule::__generated::#(#path)::* as __Text;)
        }
    }
}

fn own(
    bound: &Bound<'_>,
    compiled: &Compiled,
    checks: &[Check],
    parameters: Option<&Parameters>,
) -> TokenStream {
    let (tables, parse) = (&compiled.tables, quote!(::virgule::parse));
    let names: Vec<TokenStream> = (0..compiled.called.len())
        .map(|number| format_ident!("__CALLED_{number}").into_token_stream())
        .collect();
    let called = compiled.called.iter().zip(&names).map(|(called, name)| {
        let table = table_text::table(called, &parse, &[]);
        quote!(static #name: ::virgule::parse::Table<'static> = #table;)
    });
    let table = table_text::table(tables, &parse, &names);
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
            /// A string that matches the rule.
            __Text: table __TABLE, kind 0, captures #captures, schemes &[#(#schemes),*], inside #inside, secrets &[], checks [#(#checks),*];
            #(#fields)*
        }
        }
        use __text::__Text;
    }
}

/// Generates the table of the parameters that may occur once.
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

/// Generates code that includes the files that were read, so that cargo tracks their changes.
pub fn files(bound: &Bound<'_>) -> TokenStream {
    let files = bound.document.files.iter().map(|file| {
        let path = file.to_string_lossy();
        quote!(
            const _: &[u8] = ::core::include_bytes!(#path);
        )
    });
    files.collect()
}

// `Display` fills the template with the fields.

pub fn show(input: &Input<'_>, bound: &Bound<'_>, names: &Names<'_>) -> TokenStream {
    names.display(&if input.variants { variants(bound) } else { fields(bound) })
}

fn fields(bound: &Bound<'_>) -> TokenStream {
    let members = || bound.members.iter().enumerate();
    let items = |number: usize| format_ident!("__items_{number}");
    let lists = members().filter(|(_, bound)| bound.occurrences.is_some()).map(|(number, bound)| {
        let (items, name) = (items(number), bound.member.name);
        quote_spanned!(at(name.span())=> let mut #items = self.#name.texts();)
    });
    let left = members().map(|(number, bound)| {
        let member = bound.member;
        let name = member.name;
        match (&bound.occurrences, member.optional) {
            (Some(_), _) => {
                let items = items(number);
                quote!(::core::iter::Iterator::count(::core::clone::Clone::clone(&#items)))
            }
            (None, true) => quote!(self.#name.is_some() as usize),
            (None, false) => quote!(1),
        }
    });
    let arms = members().map(|(number, bound)| {
        let member = bound.member;
        let (literal, name) = (Literal::usize_unsuffixed(number), member.name);
        let written = match (&bound.occurrences, member.optional) {
            (Some(_), _) => {
                let items = items(number);
                let next = quote!(::core::iter::Iterator::next(&mut #items));
                quote!(__f.write_str(::core::option::Option::unwrap_or_default(#next)))
            }
            (None, true) => {
                let written = value(bound, &quote!(__value));
                quote! {
                    match &self.#name {
                        ::core::option::Option::Some(__value) => #written,
                        ::core::option::Option::None => ::core::result::Result::Ok(()),
                    }
                }
            }
            (None, false) => value(bound, &quote!(&self.#name)),
        };
        quote!(#literal => #written)
    });
    quote! {
        #(#lists)*
        ::virgule::__derive::show(__f, __TEMPLATE, [#(#left),*], &mut |__field, __f| match __field {
            #(#arms,)*
            _ => ::core::result::Result::Ok(()),
        })
    }
}

/// Generates code that fills only the field of the variant.
fn variants(bound: &Bound<'_>) -> TokenStream {
    let count = Literal::usize_unsuffixed(bound.members.len());
    let arms = bound.members.iter().enumerate().map(|(number, bound)| {
        let member = bound.member;
        let (number, name) = (Literal::usize_unsuffixed(number), member.name);
        let (pattern, written) = match (&member.value, &bound.fixed) {
            (Some(_), _) => (quote!(Self::#name(__value)), value(bound, &quote!(__value))),
            (None, fixed) => {
                let fixed = fixed.as_deref().unwrap_or_default();
                (quote!(Self::#name), quote!(__f.write_str(#fixed)))
            }
        };
        quote! {
            #pattern => {
                __left[#number] = 1;
                ::virgule::__derive::show(__f, __TEMPLATE, __left, &mut |_, __f| #written)
            }
        }
    });
    quote! {
        let mut __left = [0usize; #count];
        match self {
            #(#arms)*
        }
    }
}

/// Generates code that writes one value by reference, without formatting flags such as width.
fn value(bound: &BoundMember<'_>, value: &TokenStream) -> TokenStream {
    let member = bound.member;
    let span = at(member.value.map_or(member.name.span(), Spanned::span));
    // With the span of the value, rustc attributes type errors to it.
    let value: TokenStream = value
        .clone()
        .into_iter()
        .map(|mut token| {
            token.set_span(span);
            token
        })
        .collect();
    if member.attributes.decode.is_some() {
        let encoded = convert::encoded(bound, value);
        return quote!(::virgule::__derive::write(__f, #encoded));
    }
    quote_spanned!(span=> ::virgule::__derive::write(__f, #value))
}

// The description of the type for conformance tests: its grammar, and the fields that the parser finds.

/// Generates the implementation of the trait `Described`, for tests.
pub fn describe(bound: &Bound<'_>, names: &Names<'_>) -> TokenStream {
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
    let this = names.name;
    let origin = quote!(grammar: #name, texts: &[#(#texts),*], rule: #start, fields: &[#(#fields),*]);
    let read = quote! {
        #this::parse(__text)?;
        let __found = __Text::parse(__text)?;
        #(#seen)*
        ::core::result::Result::Ok(())
    };
    described(names, &origin, &read)
}

/// Generates the implementation of `Described` for the rule of `origin`.
pub fn described(names: &Names<'_>, origin: &TokenStream, read: &TokenStream) -> TokenStream {
    let implement = names.implement(quote!(::virgule::__derive::Described for));
    quote! {
        #implement {
            const ORIGIN: ::virgule::__derive::Origin = ::virgule::__derive::Origin::Rule { #origin };

            #[inline]
            fn read(
                __text: &str,
                __see: &mut dyn ::core::ops::FnMut(usize, ::core::option::Option<&str>),
            ) -> ::core::result::Result<(), ::virgule::SchemeError> {
                #read
            }
        }
    }
}

/// Returns the names and texts of the grammars that are not built in, the main grammar first.
fn texts(bound: &Bound<'_>) -> Vec<TokenStream> {
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
