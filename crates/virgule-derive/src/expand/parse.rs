//! `parse`, and the traits based on it.

use super::convert;
use super::names::{Names, at};
use crate::bind::{Bound, BoundMember};
use crate::input::{Input, Member, is_str};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;

/// Generates `parse`, `is_valid`, and the traits based on them.
pub fn parse(input: &Input<'_>, bound: &Bound<'_>, names: &Names<'_>) -> TokenStream {
    let tables = convert::tables(bound);
    let body = if input.variants { variants(input, bound) } else { fields(input, bound, names) };
    let (with_uri, as_uri) = (with_uri(bound, names), as_uri(input, bound, names));
    let inherent = names.implement(TokenStream::new());
    let traits = traits(names);
    let inside = bound.inside;
    let scheme = scheme(names, &quote!(<__Text<'static> as ::virgule::UriType>::SCHEMES), &quote!(#inside));
    let origin = origin(bound);
    // Plain text fields accept everything that the grammar matches.
    let values = (!is_text(input)).then(|| quote!(&&Self::parse(text).is_ok()));
    let parse = quote! {
        let __found = __Text::parse(text)?;
        #body
    };
    let functions = functions(names, &about(bound), &parse, &quote!(__Text::is_valid(text) #values));
    quote! {
        #tables
        #inherent {
            #origin

            #functions
            #with_uri
            #as_uri
        }
        #traits
        #scheme
    }
}

/// Generates the functions `parse` and `is_valid` with these bodies.
pub fn functions(names: &Names<'_>, about: &str, parse: &TokenStream, is_valid: &TokenStream) -> TokenStream {
    let (text, function) = (&names.text, names.of_function());
    quote! {
        #[doc = #about]
        pub fn parse #function(text: &#text str) -> ::core::result::Result<Self, ::virgule::SchemeError> {
            #parse
        }

        /// True if [`Self::parse`] accepts `text`. Faster than `parse` for invalid input, because no error is
        /// computed.
        pub fn is_valid #function(text: &#text str) -> bool {
            #is_valid
        }
    }
}

/// Generates the implementation of `UriScheme`, with its constants.
pub fn scheme(names: &Names<'_>, schemes: &TokenStream, inside: &TokenStream) -> TokenStream {
    let text = &names.text;
    let implement = names.implement_for_text(quote!(::virgule::UriScheme<#text> for));
    quote! {
        #implement {
            const SCHEMES: &'static [&'static str] = #schemes;
            const INSIDE_RFC3986: bool = #inside;

            #[inline]
            fn parse(text: &#text str) -> ::core::result::Result<Self, ::virgule::SchemeError> {
                Self::parse(text)
            }

            #[inline]
            fn is_valid(text: &#text str) -> bool {
                Self::is_valid(text)
            }
        }
    }
}

/// Generates the constants that name the rule of the type.
fn origin(bound: &Bound<'_>) -> TokenStream {
    let grammar = &bound.document.checked.grammar;
    let rule = grammar.rule(bound.start);
    // The document that contains the rule, not the one that imports it.
    let document = if rule.document.is_empty() { &grammar.name } else { &rule.document };
    let (name, abnf) = (&rule.name, &rule.text);
    quote! {
        /// The name of the grammar that defines the rule.
        pub const GRAMMAR: &'static str = #document;
        /// The name of the rule.
        pub const RULE: &'static str = #name;
        /// The rule as ABNF.
        pub const ABNF: &'static str = #abnf;
    }
}

/// True if all members are plain parts of the text, whose conversion cannot fail.
fn is_text(input: &Input<'_>) -> bool {
    let plain = |member: &Member<'_>| {
        let attributes = &member.attributes;
        attributes.decode.is_none() && attributes.validate.is_none() && member.value.is_some_and(is_str)
    };
    !input.variants && input.attributes.validate.is_none() && input.members.iter().all(plain)
}

fn about(bound: &Bound<'_>) -> String {
    let rule = &bound.document.checked.grammar.rule(bound.start).name;
    format!("Parses the entire `text` as a `{rule}`. The error contains the offset and the reason.")
}

/// Generates code that converts all fields, then validates the entire value.
fn fields(input: &Input<'_>, bound: &Bound<'_>, names: &Names<'_>) -> TokenStream {
    let local = |number: usize| format_ident!("__field_{number}");
    let values = bound.members.iter().enumerate().map(|(number, bound)| {
        let (local, value) = (local(number), convert::field(bound, names));
        quote!(let #local = #value;)
    });
    let named = input.members.iter().enumerate().map(|(number, member)| {
        let (name, local) = (member.name, local(number));
        quote!(#name: #local)
    });
    let validated = validated(input, bound);
    quote! {
        #(#values)*
        let __whole = Self { #(#named),* };
        #validated
        ::core::result::Result::Ok(__whole)
    }
}

/// Generates code that selects the variant whose part is present.
fn variants(input: &Input<'_>, bound: &Bound<'_>) -> TokenStream {
    // `other` is tried last.
    let mut members: Vec<&BoundMember<'_>> = bound.members.iter().collect();
    members.sort_by_key(|bound| bound.member.attributes.other.is_some());
    let arms = members.into_iter().filter_map(|bound| {
        let member = bound.member;
        let (name, accessor) = (member.name, format_ident!("{}", bound.accessor.as_ref()?));
        let value = match member.value {
            Some(value) => {
                let converted = convert::part(bound, value);
                quote!(Self::#name(#converted))
            }
            None => quote!(Self::#name),
        };
        Some(quote! {
            if let ::core::option::Option::Some(__part) =
                ::core::option::Option::<&str>::from(__found.#accessor())
            {
                break '__found #value;
            }
        })
    });
    let rule = &bound.document.checked.grammar.rule(bound.start).name;
    let validated = validated(input, bound);
    quote! {
        let __whole = '__found: {
            #(#arms)*
            return ::core::result::Result::Err(
                ::virgule::__derive::refused(0, #rule, &"no alternative matches"),
            );
        };
        #validated
        ::core::result::Result::Ok(__whole)
    }
}

/// Generates a call of the type's `validate` function.
fn validated(input: &Input<'_>, bound: &Bound<'_>) -> Option<TokenStream> {
    let path = input.attributes.validate.as_ref()?;
    let refused = convert::refused(&bound.document.checked.grammar.rule(bound.start).name);
    Some(quote_spanned! {at(path.span())=>
        if let ::core::result::Result::Err(__error) = #path(&__whole) {
            return ::core::result::Result::Err(#refused);
        }
    })
}

/// Generates `parse_with_uri`, if every text is a URI.
fn with_uri(bound: &Bound<'_>, names: &Names<'_>) -> Option<TokenStream> {
    let (text, function) = (&names.text, names.of_function());
    bound.inside.then(|| {
        quote! {
            /// Like [`Self::parse`], but also returns the text as a URI: every text of the grammar is a URI.
            pub fn parse_with_uri #function(
                text: &#text str,
            ) -> ::core::result::Result<(Self, ::virgule::Uri<#text>), ::virgule::SchemeError> {
                ::core::result::Result::Ok((Self::parse(text)?, ::virgule::__derive::known_uri(text)))
            }
        }
    })
}

/// Generates `as_uri`, if every text is a URI and one field is the entire text.
fn as_uri(input: &Input<'_>, bound: &Bound<'_>, names: &Names<'_>) -> Option<TokenStream> {
    let plain = |member: &Member<'_>| {
        !member.optional && member.attributes.decode.is_none() && member.value.is_some_and(is_str)
    };
    let whole = bound.members.iter().find(|bound| bound.whole && plain(bound.member))?;
    let (name, text) = (whole.member.name, &names.text);
    (bound.inside && !input.variants).then(|| {
        quote! {
            /// Returns the text as a URI.
            ///
            /// # Panics
            ///
            /// If the field was set to a text that is not a URI. Parsed text is always a URI.
            pub fn as_uri(&self) -> ::virgule::Uri<#text> {
                match ::virgule::Uri::parse(self.#name) {
                    ::core::result::Result::Ok(__uri) => __uri,
                    ::core::result::Result::Err(__error) => ::core::panic!("the field is not a URI: {}", __error),
                }
            }
        }
    })
}

/// Generates `TryFrom<&str>`, and `FromStr` for types without borrowed text.
pub fn traits(names: &Names<'_>) -> TokenStream {
    let text = &names.text;
    let try_from = names.implement_for_text(quote!(::core::convert::TryFrom<&#text str> for));
    let from_str = (!names.borrows).then(|| {
        let from_str = names.implement(quote!(::core::str::FromStr for));
        quote! {
            #from_str {
                type Err = ::virgule::SchemeError;

                fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                    Self::parse(text)
                }
            }
        }
    });
    quote! {
        #try_from {
            type Error = ::virgule::SchemeError;

            fn try_from(text: &#text str) -> ::core::result::Result<Self, Self::Error> {
                Self::parse(text)
            }
        }
        #from_str
    }
}

/// Generates `Serialize` and `Deserialize` of serde, as strings.
pub fn serde(names: &Names<'_>, shows: bool) -> TokenStream {
    let serialize = shows.then(|| {
        let serialize = names.implement(quote!(::virgule::__derive::serde::Serialize for));
        quote! {
            #serialize {
                fn serialize<__S: ::virgule::__derive::serde::Serializer>(
                    &self,
                    to: __S,
                ) -> ::core::result::Result<__S::Ok, __S::Error> {
                    to.collect_str(self)
                }
            }
        }
    });
    let (written, conditions, text, name) = (names.written(), names.conditions(), &names.text, names.name);
    let (parameters, read) = match names.borrows {
        true => (quote!(<'__de: #text, #text>), quote!(borrowed)),
        false => (quote!(<'__de>), quote!(owned)),
    };
    quote! {
        ::virgule::__serde_impls! {
            #serialize

            impl #parameters ::virgule::__derive::serde::Deserialize<'__de> for #written #conditions {
                fn deserialize<__D: ::virgule::__derive::serde::Deserializer<'__de>>(
                    from: __D,
                ) -> ::core::result::Result<Self, __D::Error> {
                    ::virgule::__derive::#read(from, stringify!(#name), Self::parse)
                }
            }
        }
    }
}
