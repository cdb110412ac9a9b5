//! `Display`: fills the template with the fields.

use super::names::{Names, at};
use crate::bind::{Bound, BoundMember};
use crate::input::{Input, Member};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;

/// The implementation of `Display`.
pub fn show(input: &Input<'_>, bound: &Bound, names: &Names<'_>) -> TokenStream {
    let body = if input.variants { variants(input, bound) } else { fields(input, bound) };
    let implement = names.implement(quote!(::core::fmt::Display for));
    quote! {
        #implement {
            fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #body
            }
        }
    }
}

fn fields(input: &Input<'_>, bound: &Bound) -> TokenStream {
    let members = || input.members.iter().zip(&bound.members).enumerate();
    let items = |number: usize| format_ident!("__items_{number}");
    let lists =
        members().filter(|(_, (_, bound))| bound.occurrences.is_some()).map(|(number, (member, _))| {
            let (items, name) = (items(number), member.name);
            quote_spanned!(at(member.name.span())=> let mut #items = self.#name.texts();)
        });
    let left = members().map(|(number, (member, bound))| {
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
    let arms = members().map(|(number, (member, bound))| {
        let (literal, name) = (Literal::usize_unsuffixed(number), member.name);
        let written = match (&bound.occurrences, member.optional) {
            (Some(_), _) => {
                let items = items(number);
                let next = quote!(::core::iter::Iterator::next(&mut #items));
                quote!(__f.write_str(::core::option::Option::unwrap_or_default(#next)))
            }
            (None, true) => {
                let written = value(member, bound, &quote!(__value));
                quote! {
                    match &self.#name {
                        ::core::option::Option::Some(__value) => #written,
                        ::core::option::Option::None => ::core::result::Result::Ok(()),
                    }
                }
            }
            (None, false) => value(member, bound, &quote!(&self.#name)),
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

/// Fills only the field of the variant.
fn variants(input: &Input<'_>, bound: &Bound) -> TokenStream {
    let count = Literal::usize_unsuffixed(input.members.len());
    let arms = input.members.iter().zip(&bound.members).enumerate().map(|(number, (member, bound))| {
        let (number, name) = (Literal::usize_unsuffixed(number), member.name);
        let (pattern, written) = match (&member.value, &bound.fixed) {
            (Some(_), _) => (quote!(Self::#name(__value)), value(member, bound, &quote!(__value))),
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

/// Writes one value by reference, without formatting flags such as width.
fn value(member: &Member<'_>, bound: &BoundMember, value: &TokenStream) -> TokenStream {
    let span = at(member.value.map_or(member.name.span(), Spanned::span));
    // The span of the value attributes type errors to it.
    let value: TokenStream = value
        .clone()
        .into_iter()
        .map(|mut token| {
            token.set_span(span);
            token
        })
        .collect();
    if member.attributes.decode.is_some() {
        let plain = Literal::u128_unsuffixed(bound.plain);
        let encoded = quote!(::virgule::__derive::EncodedValue { value: #value, plain: #plain });
        return quote!(::virgule::__derive::write(__f, #encoded));
    }
    quote_spanned!(span=> ::virgule::__derive::write(__f, #value))
}
