//! The item → variants with templates, and fields with what they declare of their variables.

use proc_macro2::Span;
use syn::meta::ParseNestedMeta;
use syn::spanned::Spanned;
use syn::{
    Attribute, Data, DeriveInput, Error, Fields, GenericArgument, Ident, Lifetime, LitStr, PathArguments,
    Type,
};

/// The enum.
pub struct Input<'i> {
    /// The item.
    pub item: &'i DeriveInput,
    /// Its lifetime, which is that of texts.
    pub lifetime: Option<&'i Lifetime>,
    /// Its variants.
    pub variants: Vec<Variant<'i>>,
}

/// A variant.
pub struct Variant<'i> {
    /// Its name.
    pub name: &'i Ident,
    /// Its template.
    pub template: LitStr,
    /// True if the variables are texts of paths: `route = "…"` instead of `template = "…"`.
    pub is_route: bool,
    /// True if texts with two readings are accepted.
    pub allows_ambiguity: bool,
    /// Its fields.
    pub fields: Vec<Field<'i>>,
}

/// A field, which is a variable.
pub struct Field<'i> {
    /// Its name.
    pub name: &'i Ident,
    /// The name of the variable.
    pub variable: String,
    /// Where that is.
    pub span: Span,
    /// An expression of ABNF for its values.
    pub kind: Option<LitStr>,
    /// What its type says.
    pub shape: FieldShape,
}

/// What the type of a field says of its variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldShape {
    /// True for an `Option`.
    pub is_option: bool,
    /// What it is, or what is in the `Option`.
    pub content: FieldContent,
}

/// What the type of a field is, without `Option`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldContent {
    /// `&str`: the text as it is in the URI.
    Borrowed,
    /// `Vec<T>`
    List,
    /// `BTreeMap<String, T>`
    Map,
    /// Any other type.
    Value,
}

/// Reads the item; the error combines all mistakes.
pub fn read(item: &DeriveInput) -> syn::Result<Input<'_>> {
    let refused = |span: Span, message: &str| Error::new(span, message);
    let Data::Enum(data) = &item.data else {
        return Err(refused(
            item.ident.span(),
            "`UriPatterns` is derived for enums, whose variants are patterns",
        ));
    };
    if data.variants.is_empty() {
        return Err(refused(item.ident.span(), "no variant, and so no pattern"));
    }
    let mut lifetimes = item.generics.lifetimes().map(|parameter| &parameter.lifetime);
    let lifetime = lifetimes.next();
    if item.generics.params.len() > usize::from(lifetime.is_some()) {
        let message = "one lifetime at most, that of texts, and no other parameter";
        return Err(refused(item.generics.params.span(), message));
    }
    let mut errors = Errors::default();
    let mut variants = Vec::new();
    for one in &data.variants {
        let read = variant(one);
        variants.extend(errors.keep(read));
    }
    errors.none()?;
    Ok(Input { item, lifetime, variants })
}

fn variant(variant: &syn::Variant) -> syn::Result<Variant<'_>> {
    let (mut template, mut is_route, mut allows_ambiguity) = (None, false, false);
    attributes(&variant.attrs, |meta| {
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
        once(&mut template, meta)
    })?;
    let missing =
        "no template: write `#[uri(route = \"/users/{id}\")]`, or `template` for exactly what it expands to";
    let template = template.ok_or_else(|| Error::new(variant.ident.span(), missing))?;
    let mut errors = Errors::default();
    let mut fields = Vec::new();
    match &variant.fields {
        Fields::Unit => {}
        Fields::Named(named) => {
            for one in &named.named {
                let read = field(one);
                fields.extend(errors.keep(read).flatten());
            }
        }
        Fields::Unnamed(unnamed) => {
            let message = "fields need names, which are those of the variables";
            errors.add(Error::new(unnamed.span(), message));
        }
    }
    errors.none()?;
    Ok(Variant { name: &variant.ident, template, is_route, allows_ambiguity, fields })
}

fn field(field: &syn::Field) -> syn::Result<Option<Field<'_>>> {
    let (mut variable, mut kind) = (None, None);
    attributes(&field.attrs, |meta| match meta.path.get_ident().map(Ident::to_string).as_deref() {
        Some("variable") => once(&mut variable, meta),
        Some("kind") => once(&mut kind, meta),
        _ => {
            Err(meta.error("the keys here are `variable = \"…\"` and `kind = \"…\"`, an expression of ABNF"))
        }
    })?;
    let Some(name) = &field.ident else { return Ok(None) };
    let own = name.to_string();
    let own = own.strip_prefix("r#").unwrap_or(&own).to_string();
    let (variable, span) = variable.map_or((own, name.span()), |text: LitStr| (text.value(), text.span()));
    Ok(Some(Field { name, variable, span, kind, shape: shape(&field.ty) }))
}

/// What a type says, by its last name: an alias is any other type.
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

/// The first argument of a type of that name.
fn argument<'t>(of: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(path) = of else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    })
}

/// Calls `read` for each key of `#[uri(…)]`.
fn attributes(
    attributes: &[Attribute],
    mut read: impl FnMut(&ParseNestedMeta<'_>) -> syn::Result<()>,
) -> syn::Result<()> {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("uri")) {
        attribute.parse_nested_meta(|meta| read(&meta))?;
    }
    Ok(())
}

/// Reads the value of a key that is given once.
fn once(value: &mut Option<LitStr>, meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
    match value.replace(meta.value()?.parse()?) {
        Some(_) => Err(meta.error("given twice")),
        None => Ok(()),
    }
}

/// Mistakes, each of which is reported.
#[derive(Default)]
pub struct Errors(Option<Error>);

impl Errors {
    /// Adds a mistake.
    pub fn add(&mut self, error: Error) {
        match &mut self.0 {
            Some(errors) => errors.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// Adds the mistake, if it is one.
    pub fn keep<T>(&mut self, outcome: syn::Result<T>) -> Option<T> {
        outcome.map_err(|error| self.add(error)).ok()
    }

    /// The mistakes, if there are any.
    pub fn none(self) -> syn::Result<()> {
        self.0.map_or(Ok(()), Err)
    }
}
