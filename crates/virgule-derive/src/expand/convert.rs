//! Generates code that converts a part of the text to the value of a field.

use super::names::{Names, at};
use crate::bind::{Bound, BoundMember};
use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Path, Type};
use virgule_compiler::analysis::occurrence_dfa::OccurrenceDfa;
use virgule_compiler::codegen::sections::occurrences;

/// Generates the value of a struct's field, from `__found` and `text`.
pub fn field(bound: &BoundMember<'_>, names: &Names<'_>) -> TokenStream {
    let member = bound.member;
    let (Some(value), Some(accessor)) = (member.value, &bound.accessor) else {
        return each(bound, names);
    };
    let accessor = format_ident!("{accessor}");
    let converted = part(bound, value);
    let found = quote!(::core::option::Option::<&str>::from(__found.#accessor()));
    if member.optional {
        quote! {
            match #found {
                ::core::option::Option::Some(__part) => ::core::option::Option::Some(#converted),
                ::core::option::Option::None => ::core::option::Option::None,
            }
        }
    } else {
        quote! {{
            let __part: &str = ::core::option::Option::unwrap_or_default(#found);
            #converted
        }}
    }
}

/// Generates the conversion of `__part`, a part of `text`, to the type `value`, with errors.
pub fn part(bound: &BoundMember<'_>, value: &Type) -> TokenStream {
    let BoundMember { member, rule, .. } = bound;
    let field = member.text();
    let converted = match member.attributes.decode {
        Some(span) => decoded(span, &quote!(#value), at(value.span()), rule),
        None => converted(value, &quote!(__part), rule),
    };
    let converted = named(&converted, &field);
    match &member.attributes.validate {
        None => converted,
        Some(path) => {
            let checked = named(&validated(path, "__value", rule), &field);
            quote!({ let __value: #value = #converted; #checked; __value })
        }
    }
}

/// Generates a call of a member's `validate` function with a reference to the value.
fn validated(path: &Path, value: &str, rule: &str) -> TokenStream {
    let (refused, value) = (refused(rule), syn::Ident::new(value, at(path.span())));
    quote_spanned! {at(path.span())=>
        match #path(&#value) {
            ::core::result::Result::Ok(()) => ::core::result::Result::Ok(()),
            ::core::result::Result::Err(__error) => ::core::result::Result::Err(#refused),
        }
    }
}

/// Generates a member's value as written in the text: percent-encoded if the member is decoded.
pub fn encoded(bound: &BoundMember<'_>, value: TokenStream) -> TokenStream {
    if bound.member.attributes.decode.is_none() {
        return value;
    }
    let plain = Literal::u128_unsuffixed(bound.plain);
    quote!(::virgule::__derive::EncodedValue { value: #value, plain: #plain })
}

/// Generates the value of a `Result` expression whose error concerns `__part`.
fn named(result: &TokenStream, field: &str) -> TokenStream {
    quote! {
        match #result {
            ::core::result::Result::Ok(__value) => __value,
            ::core::result::Result::Err(__error) => {
                let __base = ::virgule::__derive::offset_in(text, __part);
                return ::core::result::Result::Err(::virgule::__derive::named(__error, #field, __base));
            }
        }
    }
}

/// Generates the conversion of `part` to the type `value`.
fn converted(value: &Type, part: &TokenStream, rule: &str) -> TokenStream {
    let converted = conversion(&quote!(#value), at(value.span()), part);
    let refused = refused(rule);
    quote! { (#converted).map_err(|__error| #refused) }
}

fn conversion(value: &TokenStream, span: Span, part: &TokenStream) -> TokenStream {
    let call = quote_spanned!(span=> (&&&::virgule::__derive::Convert::<#value>::new(#part)).__convert());
    quote! {{
        use ::virgule::__derive::{ViaFromStr as _, ViaNothing as _, ViaTryFrom as _};
        #call
    }}
}

/// Generates the conversion of `__error` to an error of the derive, without offset.
pub fn refused(rule: &str) -> TokenStream {
    quote! {{
        use ::virgule::__derive::{ViaAny as _, ViaDisplay as _, ViaNested as _};
        (&&&::virgule::__derive::Refused(&__error)).__refused(#rule)
    }}
}

/// Generates the conversion of the percent-decoded `__part` to the type `value`, with `written` as span.
fn decoded(span: Span, value: &TokenStream, written: Span, rule: &str) -> TokenStream {
    let made = quote_spanned!(written=> <#value as ::core::convert::From<_>>::from(__decoded));
    let decode = quote_spanned!(at(span)=> ::virgule::__derive::decode(__part));
    quote! {
        match #decode {
            ::core::result::Result::Ok(__decoded) => ::core::result::Result::Ok(#made),
            ::core::result::Result::Err(__at) => ::core::result::Result::Err(
                ::virgule::__derive::refused(__at, #rule, &"not UTF-8 after percent-decoding"),
            ),
        }
    }
}

fn each(bound: &BoundMember<'_>, names: &Names<'_>) -> TokenStream {
    let member = bound.member;
    let Some(value) = member.value else { return TokenStream::new() };
    let (field, rule, text) = (member.text(), &bound.rule, &names.text);
    let table = table_name(member.name);
    let span = at(value.span());
    let item = quote_spanned!(span=> <#value as ::virgule::__derive::OccurrencesOf<#text>>::Item);
    let made = match member.attributes.decode {
        Some(asked) => decoded(asked, &quote!(__Item<#text>), span, rule),
        None => conversion(&quote!(__Item), span, &quote!(__part)),
    };
    let refused = refused(rule);
    let validated = member.attributes.validate.as_ref().map(|path| {
        let part = quote! {
            let __first = ::core::iter::Iterator::next(&mut __each.texts());
            let __part = ::core::option::Option::unwrap_or(__first, text.split_at(0).0);
        };
        let checked = named(&validated(path, "__each", rule), &field);
        quote!(#part #checked;)
    });
    quote! {{
        type __Item<#text> = #item;
        fn __convert<#text>(__part: &#text str) -> ::core::option::Option<__Item<#text>> {
            (#made).ok()
        }
        let __each: #value = ::virgule::__derive::each(&#table, text, __convert, |__part: &#text str| {
            match #made {
                ::core::result::Result::Ok(_) => ::core::result::Result::Ok(()),
                ::core::result::Result::Err(__error) => {
                    let __base = ::virgule::__derive::offset_in(text, __part);
                    ::core::result::Result::Err(::virgule::__derive::named(#refused, #field, __base))
                }
            }
        })?;
        #validated
        __each
    }}
}

pub fn tables(bound: &Bound<'_>) -> TokenStream {
    let lists =
        bound.members.iter().filter_map(|bound| Some((bound.member.name, bound.occurrences.as_ref()?)));
    lists.map(|(field, dfa)| table(&table_name(field), dfa)).collect()
}

pub fn table_name(field: &syn::Ident) -> syn::Ident {
    format_ident!("__OCCURRENCES_{field}")
}

pub fn table(name: &syn::Ident, dfa: &OccurrenceDfa) -> TokenStream {
    let table = occurrences(dfa, &quote!(::virgule::__derive));
    quote!(static #name: ::virgule::__derive::OccurrenceTable<'static> = #table;)
}
