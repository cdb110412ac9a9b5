//! `#[uri(crate = "path")]`: the path of the library in generated code, for programs that rename or re-export it.
//!
//! The macros generate `::virgule::…`. [`Library::take`] removes the key from the item, so that the macros need not
//! know it; [`Library::rename`] replaces `::virgule` in their code.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{Attribute, DeriveInput, Error, Expr, ExprLit, Lit, Meta, MetaNameValue, Path, Token};

/// The path that replaces `::virgule`, if one is given.
#[derive(Default)]
pub struct Library(Option<Path>);

impl Library {
    /// Removes `crate = "path"` from the attributes of an item. Attributes that cannot be read are left to the macros,
    /// which report them.
    pub fn take(item: &mut DeriveInput) -> syn::Result<Library> {
        let mut library = Library::default();
        for attribute in item.attrs.iter_mut().filter(|attribute| attribute.path().is_ident("uri")) {
            library.take_from(attribute)?;
        }
        Ok(library)
    }

    fn take_from(&mut self, attribute: &mut Attribute) -> syn::Result<()> {
        let Ok(entries) = attribute.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated) else {
            return Ok(());
        };
        let (paths, others): (Vec<_>, Vec<_>) =
            entries.into_iter().partition(|entry| entry.path().is_ident("crate"));
        for entry in &paths {
            let path = path(entry)?;
            if self.0.replace(path).is_some() {
                return Err(Error::new_spanned(entry, "`crate` is given twice"));
            }
        }
        if let (Meta::List(list), false) = (&mut attribute.meta, paths.is_empty()) {
            list.tokens = others.into_iter().collect::<Punctuated<_, Token![,]>>().into_token_stream();
        }
        Ok(())
    }

    /// Replaces each `::virgule` by the path.
    pub fn rename(&self, code: TokenStream) -> TokenStream {
        match &self.0 {
            Some(path) => replace(code, &path.to_token_stream()),
            None => code,
        }
    }
}

/// Returns the path of `crate = "path"`.
fn path(entry: &Meta) -> syn::Result<Path> {
    match entry {
        Meta::NameValue(MetaNameValue { value: Expr::Lit(ExprLit { lit: Lit::Str(text), .. }), .. }) => {
            text.parse_with(Path::parse_mod_style)
        }
        _ => Err(Error::new_spanned(entry, "write the path of virgule: `crate = \"path::of::virgule\"`")),
    }
}

fn replace(code: TokenStream, path: &TokenStream) -> TokenStream {
    let mut replaced: Vec<TokenTree> = Vec::new();
    for token in code {
        match token {
            TokenTree::Group(group) => {
                let mut changed = Group::new(group.delimiter(), replace(group.stream(), path));
                changed.set_span(group.span());
                replaced.push(changed.into());
            }
            TokenTree::Ident(name) if name == "virgule" && follows_colons(&replaced) => {
                replaced.truncate(replaced.len() - 2);
                replaced.extend(path.clone());
            }
            other => replaced.push(other),
        }
    }
    replaced.into_iter().collect()
}

/// True after `::` that begins a path, and does not continue one.
fn follows_colons(tokens: &[TokenTree]) -> bool {
    let is_colon = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
    let [before @ .., first, second] = tokens else { return false };
    // A keyword, such as `use`, is not a segment.
    let is_segment = |token: &TokenTree| matches!(token, TokenTree::Ident(name) if syn::parse_str::<Path>(&name.to_string()).is_ok());
    is_colon(first) && is_colon(second) && !before.last().is_some_and(is_segment)
}

#[cfg(test)]
mod tests {
    use crate::{derive_scheme, expand_item};

    fn code(attributes: &str) -> String {
        let item = format!(
            "{attributes} struct Host<'a> {{ #[uri(each = \"dec-octet\")] octets: own::virgule::Occurrences<'a> }}"
        );
        expand_item(item.parse().expect("tokens"), derive_scheme).to_string().replace(' ', "")
    }

    #[test]
    fn generated_paths_begin_with_the_given_one() {
        let item = r#"#[uri(crate = "own::uris", grammar = "rfc3986", rule = "IPv4address")]"#;
        let made = code(item);
        // What continues a path is the user's.
        assert!(made.contains("own::virgule::Occurrences"), "{made}");
        assert!(!made.replace("own::virgule", "").contains("::virgule"), "{made}");
        assert_eq!(
            made.replace("own::uris", "::virgule"),
            code(&item.replace(r#"crate = "own::uris", "#, ""))
        );
        let apart = code(&item.replace(", grammar", ")] #[uri(grammar"));
        assert_eq!(made, apart);
    }

    #[test]
    fn a_path_is_given_once_as_a_string() {
        for (attribute, message) in [
            (r#"#[uri(crate = "a", crate = "b")]"#, "`crate`isgiventwice"),
            (r#"#[uri(crate = "a")] #[uri(crate = "b")]"#, "`crate`isgiventwice"),
            ("#[uri(crate)]", "writethepathofvirgule"),
            ("#[uri(crate = uris)]", "writethepathofvirgule"),
            (r#"#[uri(crate = "a b")]"#, "unexpectedtoken"),
        ] {
            let made = code(attribute);
            assert!(made.contains("compile_error") && made.contains(message), "{attribute}: {made}");
        }
    }
}
