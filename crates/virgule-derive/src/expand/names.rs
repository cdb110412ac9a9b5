//! Lifetimes, generics and paths that all parts of the code share, and the functions that `virgule::literal!` calls.

use crate::bind::{Bound, BoundMember};
use crate::input::{Input, is_str};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{DeriveInput, GenericParam, Generics, Ident, Lifetime, LifetimeParam};

/// Gives a span for errors the hygiene of the derive: a type may come from another macro with its own hygiene.
pub fn at(span: Span) -> Span {
    span.resolved_at(Span::call_site())
}

pub struct Names<'i> {
    pub name: &'i Ident,
    generics: &'i Generics,
    /// The lifetime of the text: that of the type, or one that the parsing function declares.
    pub text: Lifetime,
    pub borrows: bool,
}

impl<'i> Names<'i> {
    pub fn new(item: &'i DeriveInput) -> Self {
        let own = item.generics.lifetimes().next().map(|parameter| parameter.lifetime.clone());
        Names {
            name: &item.ident,
            generics: &item.generics,
            borrows: own.is_some(),
            text: own.unwrap_or_else(|| Lifetime::new("'__text", Span::call_site())),
        }
    }

    /// Generates `impl<…> <what> Type<…> where …`; `what` ends with `for`, or is empty.
    pub fn implement(&self, what: TokenStream) -> TokenStream {
        let (parameters, arguments, conditions) = self.generics.split_for_impl();
        let name = self.name;
        quote!(impl #parameters #what #name #arguments #conditions)
    }

    /// Like [`Self::implement`], for a trait with the lifetime of the text, which the `impl` declares if necessary.
    pub fn implement_for_text(&self, what: TokenStream) -> TokenStream {
        if self.borrows {
            return self.implement(what);
        }
        let mut generics = self.generics.clone();
        generics.params.insert(0, GenericParam::Lifetime(LifetimeParam::new(self.text.clone())));
        let (parameters, ..) = generics.split_for_impl();
        let (_, arguments, conditions) = self.generics.split_for_impl();
        let name = self.name;
        quote!(impl #parameters #what #name #arguments #conditions)
    }

    /// Generates `Display`; the body writes to `__f`.
    pub fn display(&self, body: &TokenStream) -> TokenStream {
        let implement = self.implement(quote!(::core::fmt::Display for));
        quote! {
            #implement {
                fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    #body
                }
            }
        }
    }

    /// Returns the generics `<'a>` of a function that parses a text; empty if the type declares the lifetime.
    pub fn of_function(&self) -> TokenStream {
        let text = &self.text;
        if self.borrows { TokenStream::new() } else { quote!(<#text>) }
    }

    pub fn written(&self) -> TokenStream {
        let (_, arguments, _) = self.generics.split_for_impl();
        let name = self.name;
        quote!(#name #arguments)
    }

    pub fn conditions(&self) -> TokenStream {
        self.generics.where_clause.to_token_stream()
    }
}

// The functions that `virgule::literal!` calls: a check in const evaluation, and the value.
//
// A value is a constant if all its fields are plain text, and is parsed at run time otherwise.

pub fn literal(input: &Input<'_>, bound: &Bound<'_>, names: &Names<'_>) -> TokenStream {
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

/// Returns the fields of a constant, if all of them are plain text.
fn constant(input: &Input<'_>, bound: &Bound<'_>) -> Option<TokenStream> {
    if input.variants || input.attributes.validate.is_some() {
        return None;
    }
    bound.members.iter().map(field).collect()
}

fn field(bound: &BoundMember<'_>) -> Option<TokenStream> {
    let member = bound.member;
    let attributes = &member.attributes;
    let plain = attributes.decode.is_none() && attributes.validate.is_none();
    let accessor = bound.accessor.as_ref().filter(|_| plain && member.value.is_some_and(is_str))?;
    let (name, accessor) = (member.name, format_ident!("{accessor}"));
    Some(match (member.optional, bound.always) {
        (true, true) => quote!(#name: ::core::option::Option::Some(__found.#accessor()),),
        _ => quote!(#name: __found.#accessor(),),
    })
}
