//! Sum types: generates code for an enum of several kinds that selects a variant by scheme.
//!
//! ```text
//! enum Link<'a> { Web(Https<'a>), Mail(Mailto<'a>), #[uri(other)] Other(Uri<'a>) }
//! ```
//!
//! Variants are tried in declaration order, with `#[uri(other)]` last. Each type has its schemes as a constant, so a
//! kind can be built in or derived in another crate, and the macro does not compile a grammar.

use crate::attributes::Errors;
use crate::expand::names::Names;
use crate::expand::parse;
use crate::input::{Input, Member};
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Error, Type};

pub fn sum(input: &Input<'_>) -> syn::Result<TokenStream> {
    check(input)?;
    let names = Names::new(input.item);
    let (schemes, parse) = (schemes(input), parsing(input, &names));
    let (traits, scheme) =
        (parse::traits(&names), parse::scheme(&names, &quote!(__SCHEMES), &inside(input, &names)));
    let shown = input.attributes.parse_only.is_none();
    let show = shown.then(|| show(input, &names));
    let text = (shown && names.conditions().is_empty()).then(|| text(input, &names));
    let from = from(input, &names);
    let serde = parse::serde(&names, shown);
    Ok(quote! {
        #[allow(clippy::all, unused_imports)]
        const _: () = {
            #schemes
            #parse
            #traits
            #scheme
            #show
            #text
            #from
            #serde
        };
    })
}

fn kinds<'i>(input: &'i Input<'i>) -> impl Iterator<Item = (&'i Member<'i>, &'i Type)> {
    input.members.iter().filter_map(|member| Some((member, member.value?)))
}

/// Reports attributes that need a grammar, variants whose value is plain text, and two variants with the same type.
fn check(input: &Input<'_>) -> syn::Result<()> {
    let mut errors = Errors::default();
    let attributes = &input.attributes;
    let of_type =
        [attributes.rule.as_ref().map(Spanned::span), attributes.validate.as_ref().map(Spanned::span)];
    let of_variant = |member: &Member<'_>| {
        member.attributes.rule.as_ref().or(member.attributes.text.as_ref()).map(Spanned::span)
    };
    for span in of_type.into_iter().chain(input.members.iter().map(of_variant)).flatten() {
        let message = "`rule`, `text` and `validate` need a grammar, and this enum has none: add \
                       `#[uri(grammar = \"…\")]`, or remove the attribute";
        errors.add(Error::new(span, message));
    }
    let others = input.members.iter().filter_map(|member| member.attributes.other);
    for second in others.skip(1) {
        let message = "`other` is given for two variants: only one can accept all other inputs";
        errors.add(Error::new(second, message));
    }
    for (_, kind) in kinds(input).filter(|(_, kind)| !is_named(kind)) {
        let message = "without a grammar, each variant must hold a kind, not text: `Other(virgule::Uri<'a>)`; to bind \
                       variants to rules, add `#[uri(grammar = \"…\")]`";
        errors.add(Error::new_spanned(kind, message));
    }
    let written: Vec<String> = kinds(input).map(|(_, kind)| kind.to_token_stream().to_string()).collect();
    for (number, (member, kind)) in kinds(input).enumerate() {
        if let Some(before) = written[..number].iter().position(|other| *other == written[number]) {
            let (one, other) = (input.members[before].name, member.name);
            let message =
                format!("`{one}` and `{other}` hold the same kind, so `{other}` is never constructed");
            errors.add(Error::new_spanned(kind, message));
        }
    }
    errors.or(())
}

/// False for references, arrays, tuples and `String`, which cannot be kinds.
fn is_named(kind: &Type) -> bool {
    matches!(kind, Type::Path(path) if !path.path.is_ident("String"))
}

/// Generates `__SCHEMES`, the schemes of all variants, and an assertion that only `other` accepts any scheme.
fn schemes(input: &Input<'_>) -> TokenStream {
    let lifetime = input.item.generics.lifetimes().next().map(|known| known.lifetime.ident.to_string());
    let mut lists = Vec::new();
    let mut any = Vec::new();
    for (member, kind) in kinds(input) {
        let kind = for_constants(kind.to_token_stream(), lifetime.as_deref());
        let list = quote_spanned!(kind.span()=> <#kind as ::virgule::UriScheme<'static>>::SCHEMES);
        if member.attributes.other.is_some() {
            any.push(quote!(true));
        } else {
            let name = member.name;
            let message = format!(
                "`{name}` accepts every scheme: write `#[uri(other)]` before it, so that it is tried last"
            );
            any.push(quote_spanned!(name.span()=> {
                ::core::assert!(!#list.is_empty(), #message);
                false
            }));
        }
        lists.push(list);
    }
    quote! {
        const __LISTS: &[&[&str]] = &[#(#lists),*];
        const __ALL: [&str; ::virgule::__derive::count(__LISTS)] = ::virgule::__derive::joined(__LISTS);
        const __SCHEMES: &[&str] = if #(#any)|* { &[] } else { &__ALL };
    }
}

/// Replaces the enum's lifetime with `'static`, the only lifetime that a constant can name.
fn for_constants(written: TokenStream, lifetime: Option<&str>) -> TokenStream {
    let mut behind_quote = false;
    let tokens = written.into_iter().map(|token| match token {
        TokenTree::Ident(name)
            if behind_quote && (name == "_" || lifetime.is_some_and(|known| name == known)) =>
        {
            behind_quote = false;
            TokenTree::Ident(proc_macro2::Ident::new("static", name.span()))
        }
        TokenTree::Group(group) => {
            behind_quote = false;
            let mut inner =
                proc_macro2::Group::new(group.delimiter(), for_constants(group.stream(), lifetime));
            inner.set_span(group.span());
            TokenTree::Group(inner)
        }
        token => {
            behind_quote = matches!(&token, TokenTree::Punct(mark) if mark.as_char() == '\'');
            token
        }
    });
    tokens.collect()
}

/// Generates `parse` and `is_valid`.
fn parsing(input: &Input<'_>, names: &Names<'_>) -> TokenStream {
    let (text, inherent) = (&names.text, names.implement(TokenStream::new()));
    // `other` is tried last.
    let mut members: Vec<_> = kinds(input).collect();
    members.sort_by_key(|(member, _)| member.attributes.other.is_some());
    let variant = quote!(::virgule::UriScheme<#text>);
    let tries = members.iter().map(|(member, kind)| {
        let name = member.name;
        quote! {
            if ::virgule::__derive::may_be(<#kind as #variant>::SCHEMES, text) {
                match <#kind as #variant>::parse(text) {
                    ::core::result::Result::Ok(__value) => return ::core::result::Result::Ok(Self::#name(__value)),
                    ::core::result::Result::Err(__error) => {
                        __refused.get_or_insert(__error);
                    }
                }
            }
        }
    });
    let asks = members.iter().map(|(_, kind)| {
        quote! {
            (::virgule::__derive::may_be(<#kind as #variant>::SCHEMES, text) && <#kind as #variant>::is_valid(text))
        }
    });
    let parse = quote! {
        let mut __refused: ::core::option::Option<::virgule::SchemeError> = ::core::option::Option::None;
        #(#tries)*
        ::core::result::Result::Err(match __refused {
            ::core::option::Option::Some(__error) => __error,
            ::core::option::Option::None => ::virgule::__derive::other_scheme(&__ALL, text),
        })
    };
    let about = "Parses the entire `text` as the first kind that accepts it. If none does, the error is that of the \
                 first kind with its scheme.";
    let functions = parse::functions(names, about, &parse, &quote!(#(#asks)||*));
    quote!(#inherent { #functions })
}

/// Generates an expression that is true if every string of every kind is a URI.
fn inside(input: &Input<'_>, names: &Names<'_>) -> TokenStream {
    let (text, kinds) = (&names.text, kinds(input).map(|(_, kind)| kind));
    quote!(#(<#kinds as ::virgule::UriScheme<#text>>::INSIDE_RFC3986)&&*)
}

/// Generates `Display`, forwarded to the variant.
fn show(input: &Input<'_>, names: &Names<'_>) -> TokenStream {
    let arms = kinds(input).map(|(member, kind)| {
        let name = member.name;
        let shown = quote_spanned!(kind.span()=> ::core::fmt::Display::fmt(__value, __f));
        quote!(Self::#name(__value) => #shown,)
    });
    names.display(&quote!(match self { #(#arms)* }))
}

/// Generates `as_str` and `AsRef<str>`, for sum types whose kinds all implement `AsRef<str>`. Derived kinds do not,
/// because they store fields instead of the text.
fn text(input: &Input<'_>, names: &Names<'_>) -> TokenStream {
    let (inherent, implement) =
        (names.implement(TokenStream::new()), names.implement(quote!(::core::convert::AsRef<str> for)));
    // A bound over a lifetime is checked at the call of the method, not here.
    let bounds: TokenStream =
        kinds(input).map(|(_, kind)| quote!(for<'__text> #kind: ::core::convert::AsRef<str>,)).collect();
    let arms = kinds(input).map(|(member, _)| {
        let name = member.name;
        quote!(Self::#name(__value) => ::core::convert::AsRef::<str>::as_ref(__value),)
    });
    quote! {
        #implement where #bounds {
            fn as_ref(&self) -> &str {
                match self { #(#arms)* }
            }
        }

        #inherent {
            /// Returns the entire text, as it was parsed.
            pub fn as_str(&self) -> &str where #bounds {
                ::core::convert::AsRef::<str>::as_ref(self)
            }
        }
    }
}

/// Generates `From` for each kind.
fn from(input: &Input<'_>, names: &Names<'_>) -> TokenStream {
    let each = kinds(input).map(|(member, kind)| {
        let name = member.name;
        let implement = names.implement(quote!(::core::convert::From<#kind> for));
        quote! {
            #implement {
                #[inline]
                fn from(value: #kind) -> Self {
                    Self::#name(value)
                }
            }
        }
    });
    each.collect()
}
