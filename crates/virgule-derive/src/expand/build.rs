//! The builder: a setter for each field, and `build`, which composes, parses and compares.

use super::convert::marks_name;
use super::names::Names;
use crate::bind::{Bound, BoundMember};
use crate::input::{Input, Member};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use syn::Visibility;

/// The type, which stands beside the user's, and the code.
pub fn build(input: &Input<'_>, bound: &Bound, names: &Names<'_>) -> (TokenStream, TokenStream) {
    let (name, builder) = (input.name, builder_name(input.name));
    let count = Literal::usize_unsuffixed(input.members.len());
    let made = declaration(name, input.visibility, &quote!(draft: ::virgule::__derive::Draft<#count>));
    let members: Vec<(usize, &Member<'_>, &BoundMember)> =
        input.members.iter().zip(&bound.members).enumerate().map(|(n, (m, b))| (n, m, b)).collect();
    let setters = members.iter().map(|(number, member, bound)| setter(*number, member, bound));
    let checks = members.iter().map(|(number, member, bound)| check(*number, member, bound));
    let texts = members.iter().map(|(_, member, _)| member.text());
    let needed = members.iter().filter(|(_, member, bound)| !member.optional && bound.marks.is_none());
    let needed = needed.fold(0u64, |needed, (number, ..)| needed | 1 << number);
    let needed = Literal::u64_unsuffixed(needed);
    let inherent = names.implement(TokenStream::new());
    let about = format!("Composes the text, and parses it: what is given back is a valid `{name}`.");
    let code = quote! {
        ::virgule::__alloc_items! {
            #inherent {
                /// A builder without any field set.
                pub fn builder() -> #builder {
                    static __NAMES: [&str; #count] = [#(#texts),*];
                    #builder { draft: ::virgule::__derive::Draft::new(&__NAMES, #needed) }
                }
            }

            impl #builder {
                #(#setters)*

                #[doc = #about]
                pub fn build(
                    self,
                ) -> ::core::result::Result<::virgule::__derive::String, ::virgule::BuildError> {
                    let __draft = self.draft.compose(__TEMPLATE)?;
                    let __found = match __Text::parse(__draft.text()) {
                        ::core::result::Result::Ok(__found) => __found,
                        ::core::result::Result::Err(__error) => {
                            return ::core::result::Result::Err(__draft.blame(__error));
                        }
                    };
                    #(#checks)*
                    if let ::core::result::Result::Err(__error) = #name::parse(__draft.text()) {
                        return ::core::result::Result::Err(__draft.refused(__error));
                    }
                    ::core::result::Result::Ok(__draft.finish())
                }
            }
        }
    };
    (made, code)
}

/// The type of the builder.
pub fn declaration(name: &Ident, visibility: &Visibility, fields: &TokenStream) -> TokenStream {
    let builder = builder_name(name);
    let about = format!(
        "Builds the text of a [`{name}`]: set fields, then `build`. What it gives is valid, and every field is in it \
         as it was set."
    );
    quote! {
        ::virgule::__alloc_items! {
            #[doc = #about]
            #[derive(Clone)]
            #visibility struct #builder {
                #fields
            }
        }
    }
}

/// `Ni` has an `NiBuilder`.
pub fn builder_name(name: &Ident) -> Ident {
    format_ident!("{}Builder", name)
}

/// A field of the name `build` would be in the way.
pub fn setter_name(member: &Ident) -> Ident {
    if member == "build" { format_ident!("build_") } else { member.clone() }
}

fn setter(number: usize, member: &Member<'_>, bound: &BoundMember) -> TokenStream {
    let (name, number) = (setter_name(member.name), Literal::usize_unsuffixed(number));
    let text = member.text();
    if bound.marks.is_some() {
        let about = format!("Sets the items of `{text}`, in order.");
        return quote! {
            #[doc = #about]
            #[must_use]
            pub fn #name<__T: ::core::fmt::Display>(
                mut self,
                values: impl ::core::iter::IntoIterator<Item = __T>,
            ) -> Self {
                self.draft.set_all(#number, values);
                self
            }
        };
    }
    let (about, value) = if member.attributes.decode.is_some() {
        let plain = Literal::u128_unsuffixed(bound.plain);
        let about = format!("Sets `{text}`, which is percent-encoded where that is needed.");
        (about, quote!(&::virgule::__derive::Encoded { value, plain: #plain }))
    } else {
        (format!("Sets `{text}`, as it is to stand in the text."), quote!(&value))
    };
    quote! {
        #[doc = #about]
        #[must_use]
        pub fn #name(mut self, value: impl ::core::fmt::Display) -> Self {
            self.draft.set(#number, #value);
            self
        }
    }
}

/// The field must be found as it was set.
fn check(number: usize, member: &Member<'_>, bound: &BoundMember) -> TokenStream {
    let number = Literal::usize_unsuffixed(number);
    match &bound.accessor {
        None => {
            let marks = marks_name(&member.text());
            quote! {
                ::virgule::__derive::check_each(
                    &__draft, #number, ::virgule::__derive::Scan::new(&#marks, __draft.text()),
                )?;
            }
        }
        Some(accessor) => {
            let (accessor, always) = (format_ident!("{accessor}"), bound.always);
            quote! {
                ::virgule::__derive::check_span(
                    &__draft, #number, #always, ::core::option::Option::from(__found.#accessor()),
                )?;
            }
        }
    }
}
