//! Item → variants with templates, and fields with the properties of their variables.

use crate::attributes::{Variable, all, each_key, once_text};
use crate::input::argument;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields, Ident, LitStr, Type};

pub struct Variant<'i> {
    pub name: &'i Ident,
    pub template: LitStr,
    /// True for `route = "…"`, whose variables match path text, instead of `template = "…"`.
    pub is_route: bool,
    pub allows_ambiguity: bool,
    pub fields: Vec<VariantField<'i>>,
}

pub struct VariantField<'i> {
    pub name: &'i Ident,
    pub variable: Variable,
    /// The ABNF expression that the values match.
    pub kind: Option<LitStr>,
    pub shape: FieldShape,
}

/// The properties of a variable that the type of its field determines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldShape {
    pub is_option: bool,
    /// The content of the field, without `Option`.
    pub content: FieldContent,
}

/// The type of a field, without `Option`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldContent {
    /// `&str`: the value as written in the URI.
    Borrowed,
    List,
    Map,
    Value,
}

/// Reads the variants; all errors are combined into one.
pub fn read(item: &DeriveInput) -> syn::Result<Vec<Variant<'_>>> {
    let name = item.ident.span();
    let Data::Enum(data) = &item.data else {
        let message = "`UriPatterns` can only be derived for enums, whose variants are patterns";
        return Err(Error::new(name, message));
    };
    if data.variants.is_empty() {
        return Err(Error::new(name, "the enum has no variants, so there are no patterns"));
    }
    if item.generics.params.len() > item.generics.lifetimes().take(1).count() {
        let message = "only one lifetime is allowed, and no other generic parameters";
        return Err(Error::new(item.generics.params.span(), message));
    }
    all(data.variants.iter().map(variant))
}

fn variant(variant: &syn::Variant) -> syn::Result<Variant<'_>> {
    let (mut template, mut is_route, mut allows_ambiguity) = (None, false, false);
    each_key(&variant.attrs, |meta| {
        if meta.path.is_ident("allow_ambiguity") {
            allows_ambiguity = true;
            return Ok(());
        }
        is_route = meta.path.is_ident("route");
        if !is_route && !meta.path.is_ident("template") {
            return Err(
                meta.error("the keys here are `route = \"…\"` or `template = \"…\"`, and `allow_ambiguity`")
            );
        }
        once_text(&mut template, meta, "given twice")
    })?;
    let missing = "no template: write `#[uri(route = \"/users/{id}\")]`, or `template` to match only what it expands to";
    let template = template.ok_or_else(|| Error::new(variant.ident.span(), missing))?;
    let fields = match &variant.fields {
        Fields::Unit => Vec::new(),
        Fields::Named(named) => {
            all(named.named.iter().filter_map(|one| Some(field(one.ident.as_ref()?, one))))?
        }
        Fields::Unnamed(unnamed) => {
            let message = "fields must have names: those of the variables";
            return Err(Error::new(unnamed.span(), message));
        }
    };
    Ok(Variant { name: &variant.ident, template, is_route, allows_ambiguity, fields })
}

fn field<'i>(name: &'i Ident, field: &syn::Field) -> syn::Result<VariantField<'i>> {
    let (mut variable, mut kind) = (None, None);
    each_key(&field.attrs, |meta| match meta.path.get_ident().map(Ident::to_string).as_deref() {
        Some("variable") => once_text(&mut variable, meta, "given twice"),
        Some("kind") => once_text(&mut kind, meta, "given twice"),
        _ => Err(meta.error("the keys here are `variable = \"…\"` and `kind = \"…\"` (an ABNF expression)")),
    })?;
    let variable = Variable::new(variable.as_ref(), name, name.span());
    Ok(VariantField { name, variable, kind, shape: shape(&field.ty) })
}

/// Returns the shape of a type, by the last segment of its path; an alias counts as any other type.
fn shape(of: &Type) -> FieldShape {
    let inner = argument(of, "Option");
    let of = inner.unwrap_or(of);
    let content = match of {
        Type::Reference(_) => FieldContent::Borrowed,
        _ if argument(of, "Vec").is_some() => FieldContent::List,
        _ if argument(of, "BTreeMap").is_some() => FieldContent::Map,
        _ => FieldContent::Value,
    };
    FieldShape { is_option: inner.is_some(), content }
}
