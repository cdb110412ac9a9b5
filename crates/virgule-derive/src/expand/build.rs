//! Generates the builder: a setter for each field, and `build`, which composes and parses a text and compares fields.
//!
//! A required member is a type parameter of the builder: `Missing` until it is set. `build` requires `Set`, so a
//! missing member is a compile-time error.

use super::convert::{encoded, table_name};
use super::names::Names;
use crate::bind::{Bound, BoundMember};
use crate::input::{Input, Member};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use syn::Visibility;
use syn::ext::IdentExt;
use virgule_compiler::analysis::compose::TemplatePiece;
use virgule_compiler::analysis::compose::flat;
use virgule_compiler::codegen::builder::parameters;

/// Returns the builder type, which belongs in the scope of the user's type, and the code. `needed` are the required
/// members, as bits.
pub fn build(
    input: &Input<'_>,
    bound: &Bound<'_>,
    needed: u64,
    names: &Names<'_>,
) -> (TokenStream, TokenStream) {
    let (name, builder) = (input.name, builder_name(input.name));
    let members = || bound.members.iter().enumerate();
    let states = States::new(input, needed);
    let parameters = &states.parameters;
    let made = declaration(
        name,
        &input.item.vis,
        parameters,
        &quote! {
            set_fields: ::virgule::__derive::Box<::virgule::__derive::BuilderFields>,
            states: ::virgule::__derive::States<(#(#parameters,)*)>,
        },
    );
    let setters = members().map(|(number, bound)| {
        let next = states.with(number).map(|states| quote!(#builder<#(#states),*>));
        setter(number, bound, next)
    });
    let checks = members().map(|(number, bound)| check(number, bound));
    let texts = input.members.iter().map(Member::text);
    let required = members().filter(|(_, bound)| !bound.member.optional && bound.occurrences.is_none());
    let required = required.fold(0u64, |required, (number, _)| required | 1 << number);
    let required = Literal::u64_unsuffixed(required);
    let inherent = names.implement(TokenStream::new());
    let about = format!("Composes the text and parses it, so that the result is a valid `{name}`.");
    let fields = &states.fields;
    let code = quote! {
        ::virgule::__alloc_items! {
            /// Types that name the required fields in compiler errors.
            #[allow(non_camel_case_types)]
            pub mod __fields {
                #(#[derive(Debug)] pub enum #fields {})*
            }

            #inherent {
                /// Returns a builder without any field set.
                pub fn builder() -> #builder {
                    #builder {
                        set_fields: ::core::default::Default::default(),
                        states: ::core::marker::PhantomData,
                    }
                }
            }

            impl<#(#parameters),*> #builder<#(#parameters),*> {
                #(#setters)*

                #[doc = #about]
                pub fn build(
                    self,
                ) -> ::core::result::Result<::virgule::__derive::String, ::virgule::BuildError>
                where
                    #(#parameters: ::virgule::builder::state::IsSet<__fields::#fields>,)*
                {
                    let mut __composed = ::virgule::__derive::Composed::new(
                        &self.set_fields, &[#(#texts),*], #required,
                    );
                    __composed.fill(__TEMPLATE);
                    let __found = match __Text::parse(__composed.text()) {
                        ::core::result::Result::Ok(__found) => __found,
                        ::core::result::Result::Err(__error) => {
                            return ::core::result::Result::Err(
                                ::virgule::__derive::unbuilt(&__composed, __error)
                            );
                        }
                    };
                    #(#checks)*
                    if let ::core::result::Result::Err(__error) = #name::parse(__composed.text()) {
                        return ::core::result::Result::Err(::virgule::__derive::unbuilt(&__composed, __error));
                    }
                    ::core::result::Result::Ok(__composed.finish())
                }
            }
        }
    };
    (made, code)
}

/// The required members, and the type parameters of the builder that track them.
struct States {
    numbers: Vec<usize>,
    fields: Vec<Ident>,
    parameters: Vec<Ident>,
}

impl States {
    fn new(input: &Input<'_>, needed: u64) -> Self {
        let members = input.members.iter().enumerate().filter(|(number, _)| needed >> number & 1 != 0);
        let (numbers, fields): (Vec<usize>, Vec<Ident>) =
            members.map(|(number, member)| (number, member.name.clone())).unzip();
        let names: Vec<String> = fields.iter().map(|field| field.unraw().to_string()).collect();
        let built = input.name.unraw().to_string();
        let parameters = parameters(&names, &built).iter().map(|name| format_ident!("{name}")).collect();
        States { numbers, fields, parameters }
    }

    /// Returns the type arguments after that member is set; `None` for an optional member.
    fn with(&self, member: usize) -> Option<Vec<TokenStream>> {
        let place = self.numbers.iter().position(|number| *number == member)?;
        let state = |(number, state): (usize, &Ident)| {
            if number == place { quote!(::virgule::builder::state::Set) } else { quote!(#state) }
        };
        Some(self.parameters.iter().enumerate().map(state).collect())
    }
}

pub fn declaration(
    name: &Ident,
    visibility: &Visibility,
    parameters: &[Ident],
    fields: &TokenStream,
) -> TokenStream {
    let builder = builder_name(name);
    let shown = builder.to_string();
    let about = format!(
        "Builds the text of a [`{name}`]: set the fields, then call `build`. The result is valid, and contains every \
         field with the value that was set. The type parameters track which required fields are set."
    );
    quote! {
        ::virgule::__alloc_items! {
            #[doc = #about]
            #[derive(Clone)]
            #[allow(non_camel_case_types)]
            #visibility struct #builder<#(#parameters = ::virgule::builder::state::Missing),*> {
                #fields
            }

            /// Omits the values, which may be secret.
            impl<#(#parameters),*> ::core::fmt::Debug for #builder<#(#parameters),*> {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    f.debug_struct(#shown).finish_non_exhaustive()
                }
            }
        }
    }
}

pub fn builder_name(name: &Ident) -> Ident {
    format_ident!("{}Builder", name)
}

/// Returns the name of a setter: that of the field, but `build_` for `build`, which would conflict with the method.
pub fn setter_name(member: &Ident) -> Ident {
    if member == "build" { format_ident!("build_") } else { member.clone() }
}

/// Generates the setter of a member. `next` is the builder type after it, `None` for an optional member.
fn setter(number: usize, bound: &BoundMember<'_>, next: Option<TokenStream>) -> TokenStream {
    let member = bound.member;
    let (name, number) = (setter_name(member.name), Literal::usize_unsuffixed(number));
    let text = member.text();
    let (given, made) = match next {
        None => (quote!(Self), quote!(self)),
        Some(next) => {
            let builder = quote!(set_fields: self.set_fields, states: ::core::marker::PhantomData);
            let constructor = next.clone().into_iter().next();
            (next, quote!(#constructor { #builder }))
        }
    };
    if bound.occurrences.is_some() {
        let about = format!("Sets the items of `{text}`, in order.");
        let values = match member.attributes.decode {
            Some(_) => {
                let encoded = encoded(bound, quote!(value));
                quote!(::core::iter::Iterator::map(::core::iter::IntoIterator::into_iter(values), |value| #encoded))
            }
            None => quote!(values),
        };
        return quote! {
            #[doc = #about]
            #[must_use]
            pub fn #name<__T: ::core::fmt::Display>(
                mut self,
                values: impl ::core::iter::IntoIterator<Item = __T>,
            ) -> #given {
                self.set_fields.set_all(#number, #values);
                #made
            }
        };
    }
    let about = match member.attributes.decode {
        Some(_) => format!("Sets `{text}`. The value is percent-encoded where necessary."),
        None => format!("Sets `{text}`. The value is used as written, without percent-encoding."),
    };
    let value = encoded(bound, quote!(value));
    quote! {
        #[doc = #about]
        #[must_use]
        pub fn #name(mut self, value: impl ::core::fmt::Display) -> #given {
            self.set_fields.set(#number, #value);
            #made
        }
    }
}

/// Generates code that checks that the parsed field has the value that was set.
fn check(number: usize, bound: &BoundMember<'_>) -> TokenStream {
    let number = Literal::usize_unsuffixed(number);
    match &bound.accessor {
        None => {
            let tables = table_name(bound.member.name);
            quote! {
                ::virgule::__derive::check_each(
                    &__composed, #number, ::virgule::__derive::Scan::new(&#tables, __composed.text()),
                )?;
            }
        }
        Some(accessor) => {
            let (accessor, always) = (format_ident!("{accessor}"), bound.always);
            quote! {
                ::virgule::__derive::check_span(
                    &__composed, #number, #always, ::core::option::Option::from(__found.#accessor()),
                )?;
            }
        }
    }
}

pub fn template(pieces: &[TemplatePiece]) -> TokenStream {
    // The runtime has the same steps. Names, numbers and escaped strings always parse as tokens.
    let steps = flat::steps(pieces).into_iter().map(|step| format!("::virgule::__derive::Piece::{step:?}"));
    let steps = steps.map(|step| step.parse::<TokenStream>().unwrap_or_default());
    quote!(static __TEMPLATE: &[::virgule::__derive::Piece<'static>] = &[#(#steps),*];)
}
