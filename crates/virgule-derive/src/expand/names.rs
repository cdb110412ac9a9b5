//! Lifetimes, generics and paths that all parts of the code share.

use crate::input::Input;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Generics, Ident, Lifetime};

/// A span for errors, with the hygiene of the derive: a type may come from another macro with its own hygiene.
pub fn at(span: Span) -> Span {
    span.resolved_at(Span::call_site())
}

/// The spelling of the type in the code.
pub struct Names<'i> {
    /// The name of the type.
    pub name: &'i Ident,
    generics: &'i Generics,
    /// The lifetime of the text: that of the type, or one that the parsing function declares.
    pub text: Lifetime,
    /// True if the type has a lifetime.
    pub borrows: bool,
}

impl<'i> Names<'i> {
    /// The spelling of the type of `input`.
    pub fn new(input: &Input<'i>) -> Self {
        Names {
            name: input.name,
            generics: input.generics,
            text: input.lifetime.cloned().unwrap_or_else(|| Lifetime::new("'__text", Span::call_site())),
            borrows: input.lifetime.is_some(),
        }
    }

    /// `impl<…> <what> Type<…> where …`; `what` ends with `for`, or is empty.
    pub fn implement(&self, what: TokenStream) -> TokenStream {
        let (parameters, arguments, conditions) = self.generics.split_for_impl();
        let name = self.name;
        quote!(impl #parameters #what #name #arguments #conditions)
    }

    /// As [`Self::implement`], for a trait with the lifetime of the text, which is declared if the type has no
    /// lifetime.
    pub fn implement_for_text(&self, what: TokenStream) -> TokenStream {
        if self.borrows {
            return self.implement(what);
        }
        let (name, text) = (self.name, &self.text);
        quote!(impl<#text> #what #name)
    }

    /// The generics `<'a>` of a function with a text as its argument; empty if the type declares the lifetime.
    pub fn of_function(&self) -> TokenStream {
        let text = &self.text;
        if self.borrows { TokenStream::new() } else { quote!(<#text>) }
    }

    /// The type with its lifetime.
    pub fn written(&self) -> TokenStream {
        let (_, arguments, _) = self.generics.split_for_impl();
        let name = self.name;
        quote!(#name #arguments)
    }

    /// The `where` clause of the type.
    pub fn conditions(&self) -> TokenStream {
        self.generics.where_clause.to_token_stream()
    }
}
