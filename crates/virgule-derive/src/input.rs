//! Reads the item: a struct with fields or an enum with variants, and their attributes.
//!
//! Reports errors that do not depend on a grammar: unions, tuple structs, type parameters, conflicting keys.

use crate::attributes::{self, AttributeTarget, Attributes, Errors, all};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields, GenericArgument, GenericParam, Ident, PathArguments, Type};
use virgule_compiler::codegen::members;

pub struct Input<'i> {
    /// The item, which has no generics, or one lifetime.
    pub item: &'i DeriveInput,
    pub name: &'i Ident,
    pub attributes: Attributes,
    /// True for an enum, whose members are variants.
    pub variants: bool,
    pub members: Vec<Member<'i>>,
}

impl Input<'_> {
    /// True for a sum type: an enum of several kinds without a grammar.
    pub fn is_sum(&self) -> bool {
        self.variants && self.attributes.grammar.is_none() && self.attributes.abnf.is_none()
    }
}

/// A field of a struct, or a variant of an enum.
pub struct Member<'i> {
    pub name: &'i Ident,
    /// The type of the value without `Option`; `None` for a variant without a value.
    pub value: Option<&'i Type>,
    pub optional: bool,
    pub attributes: Attributes,
}

impl Member<'_> {
    /// Returns the name of the field in the grammar: `type` for `r#type` and `type_`, as in generated types.
    pub fn text(&self) -> String {
        members::field(&self.name.to_string()).to_string()
    }
}

/// Reads the item; all errors are combined into one.
pub fn read(item: &DeriveInput) -> syn::Result<Input<'_>> {
    let mut errors = Errors::default();
    let attributes = errors.keep(attributes::read(&item.attrs, AttributeTarget::Type));
    check_generics(item, &mut errors);
    let members = errors.keep(members(item)).unwrap_or_default();
    if let Some(attributes) = &attributes {
        errors.keep(sources(attributes, item));
    }
    let variants = matches!(item.data, Data::Enum(_));
    let attributes = attributes.unwrap_or_default();
    errors.or(Input { item, name: &item.ident, attributes, variants, members })
}

/// Requires exactly one of `grammar` and `abnf`; neither for a sum type, an enum whose variants all hold values.
fn sources(attributes: &Attributes, item: &DeriveInput) -> syn::Result<()> {
    let holds = |data: &syn::DataEnum| data.variants.iter().all(|variant| variant.fields.len() == 1);
    match (&attributes.grammar, &attributes.abnf) {
        (Some(_), None) | (None, Some(_)) => Ok(()),
        (None, None) if matches!(&item.data, Data::Enum(data) if !data.variants.is_empty() && holds(data)) => {
            Ok(())
        }
        (Some(_), Some(abnf)) => {
            Err(Error::new(abnf.span(), "`grammar` and `abnf` are both given: remove one of them"))
        }
        (None, None) => {
            let kinds = match item.data {
                Data::Enum(_) => "; an enum needs no grammar if each variant holds a kind: `Web(Https<'a>)`",
                _ => "",
            };
            let message = format!(
                "no grammar: write `#[uri(grammar = \"path/to/file.abnf\")]` with a path or the name of a built-in \
                 grammar, or `#[uri(abnf = \"…\")]`{kinds}"
            );
            Err(Error::new(item.ident.span(), message))
        }
    }
}

/// Reports all generic parameters except one lifetime.
fn check_generics(item: &DeriveInput, errors: &mut Errors) {
    let mut lifetimes = 0;
    for parameter in &item.generics.params {
        let is_lifetime = matches!(parameter, GenericParam::Lifetime(_));
        lifetimes += usize::from(is_lifetime);
        match (is_lifetime, lifetimes) {
            (true, 1) => {}
            (true, _) => {
                let message = "only one lifetime is allowed: all fields borrow from the same input";
                errors.add(Error::new(parameter.span(), message));
            }
            (false, _) => {
                let message = "a type bound to a rule cannot have type or const parameters";
                errors.add(Error::new(parameter.span(), message));
            }
        }
    }
}

fn members(item: &DeriveInput) -> syn::Result<Vec<Member<'_>>> {
    match &item.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => all(fields.named.iter().filter_map(|field| {
                let name = field.ident.as_ref()?;
                Some(member(name, Some(&field.ty), &field.attrs, AttributeTarget::Field))
            })),
            _ => {
                let message = "fields must have names: a field is bound to the rule with its name";
                Err(Error::new(item.ident.span(), message))
            }
        },
        Data::Enum(data) => all(data.variants.iter().map(|variant| match &variant.fields {
            Fields::Unit => member(&variant.ident, None, &variant.attrs, AttributeTarget::Variant),
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                let inner = fields.unnamed[0].attrs.iter().find(|attribute| attribute.path().is_ident("uri"));
                if let Some(inner) = inner {
                    return Err(Error::new_spanned(inner, "an attribute of a variant must precede its name"));
                }
                member(&variant.ident, Some(&fields.unnamed[0].ty), &variant.attrs, AttributeTarget::Variant)
            }
            _ => Err(Error::new(
                variant.ident.span(),
                "a variant has no field or one unnamed field: `Name` or `Name(Type)`",
            )),
        })),
        Data::Union(_) => {
            Err(Error::new(item.ident.span(), "a union cannot be bound to a rule: write a struct or an enum"))
        }
    }
}

fn member<'i>(
    name: &'i Ident,
    written: Option<&'i Type>,
    attributes: &[syn::Attribute],
    target: AttributeTarget,
) -> syn::Result<Member<'i>> {
    let attributes = attributes::read(attributes, target)?;
    if let (Some(each), Some(_)) = (&attributes.each, &attributes.rule) {
        return Err(Error::new(each.span(), "`each` already names the rule: remove `rule`"));
    }
    alternative(&attributes)?;
    let is_field = target == AttributeTarget::Field;
    let inner = written.filter(|_| is_field).and_then(|written| argument(written, "Option"));
    if let (Some(_), Some(each)) = (inner, &attributes.each) {
        let message = "a field with `each` cannot be an `Option`: its iterator may be empty";
        return Err(Error::new(each.span(), message));
    }
    if let (Some(written), Some(_)) = (written.filter(|written| is_other(written)), &attributes.each) {
        let message = "the type of a field with `each` must be `virgule::Occurrences<'a>`, or \
                       `virgule::Occurrences<'a, T>` for converted items";
        return Err(Error::new_spanned(written, message));
    }
    let value = inner.or(written);
    if let (Some(_), Some(value)) = (attributes.decode, value) {
        check_decoded(value, attributes.each.is_some())?;
    }
    Ok(Member { name, value, optional: inner.is_some(), attributes })
}

/// Reports a decoded value, or decoded items of a list, that would borrow from the input: decoding creates new text.
fn check_decoded(value: &Type, each: bool) -> syn::Result<()> {
    let borrows = match each {
        false => is_str(value),
        // The items of `Occurrences<'a>` are `&'a str`.
        true => argument(value, "Occurrences").map_or_else(|| is_occurrences(value), is_str),
    };
    let types = match each {
        false => "`Cow<'a, str>` or `String`",
        true => "`Occurrences<'a, Cow<'a, str>>` or `Occurrences<'a, String>`",
    };
    let message = format!("`decode` may create new text, which `&str` cannot hold: use {types}");
    if borrows { Err(Error::new_spanned(value, message)) } else { Ok(()) }
}

fn is_occurrences(written: &Type) -> bool {
    matches!(written, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Occurrences"))
}

/// Checks that at most one attribute binds a variant instead of its name.
fn alternative(attributes: &Attributes) -> syn::Result<()> {
    let named = [("rule", attributes.rule.as_ref()), ("text", attributes.text.as_ref())];
    let mut given = named.iter().filter_map(|&(key, value)| Some((key, value?.span())));
    let (first, second) = (given.next(), given.next().or(attributes.other.map(|target| ("other", target))));
    match first.zip(second) {
        None => Ok(()),
        Some(((first, _), (second, target))) => {
            let message = format!(
                "`{first}` and `{second}` cannot be combined: a variant has only one of `rule`, `text` and `other`"
            );
            Err(Error::new(target, message))
        }
    }
}

/// Returns the first type argument of a type whose last path segment is `name`: the `T` of `name<T>`.
pub fn argument<'t>(written: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(path) = written else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    })
}

/// True for a type that cannot be `Occurrences` under another name.
fn is_other(written: &Type) -> bool {
    const KNOWN: &[&str] =
        &["Box", "Cow", "HashSet", "String", "Vec", "VecDeque", "bool", "char", "u16", "u32", "u64", "usize"];
    let Type::Path(path) = written else { return true };
    path.path.segments.last().is_some_and(|last| KNOWN.iter().any(|known| last.ident == known))
}

/// True for `&str` with any lifetime.
pub fn is_str(written: &Type) -> bool {
    let Type::Reference(reference) = written else { return false };
    matches!(&*reference.elem, Type::Path(path) if path.qself.is_none() && path.path.is_ident("str"))
}
