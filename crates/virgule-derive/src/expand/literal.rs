//! The functions that `virgule::literal!` calls: a check in const evaluation, and the value.
//!
//! A value is a constant if all its fields are plain text, and is parsed at run time otherwise.

use super::names::Names;
use crate::bind::{Bound, BoundMember};
use crate::input::{Input, Member, is_str};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// Generates both functions.
pub fn literal(input: &Input<'_>, bound: &Bound, names: &Names<'_>) -> TokenStream {
    let (text, function) = (&names.text, names.of_function());
    let value = constant(input, bound).map_or_else(
        || {
            quote! {
                #[doc(hidden)]
                pub fn __literal #function(text: &#text str) -> Self {
                    match Self::parse(text) {
                        ::core::result::Result::Ok(__value) => __value,
                        ::core::result::Result::Err(__error) => ::core::panic!("{}", __error),
                    }
                }
            }
        },
        |fields| {
            quote! {
                #[doc(hidden)]
                pub const fn __literal #function(text: &#text str) -> Self {
                    match __Text::parse_const(text) {
                        ::core::result::Result::Ok(__found) => Self { #fields },
                        ::core::result::Result::Err(__error) => ::virgule::__refuse(&__error),
                    }
                }
            }
        },
    );
    let inherent = names.implement(TokenStream::new());
    quote! {
        #inherent {
            #[doc(hidden)]
            pub const fn __refused(text: &str) -> ::core::option::Option<::virgule::ParseError> {
                match __Text::parse_const(text) {
                    ::core::result::Result::Ok(_) => ::core::option::Option::None,
                    ::core::result::Result::Err(__error) => ::core::option::Option::Some(__error),
                }
            }
            #value
        }
    }
}

/// The fields of a constant, if all of them are plain text.
fn constant(input: &Input<'_>, bound: &Bound) -> Option<TokenStream> {
    if input.variants || input.attributes.validate.is_some() {
        return None;
    }
    let members = input.members.iter().zip(&bound.members);
    members.map(|(member, bound)| field(member, bound)).collect()
}

fn field(member: &Member<'_>, bound: &BoundMember) -> Option<TokenStream> {
    let attributes = &member.attributes;
    let plain = attributes.decode.is_none() && attributes.validate.is_none();
    let accessor = bound.accessor.as_ref().filter(|_| plain && member.value.is_some_and(is_str))?;
    let (name, accessor) = (member.name, format_ident!("{accessor}"));
    Some(match (member.optional, bound.always) {
        (true, true) => quote!(#name: ::core::option::Option::Some(__found.#accessor()),),
        _ => quote!(#name: __found.#accessor(),),
    })
}
