//! Generates, for each section, its template and the invocation of the runtime's `__builder!`.
//!
//! ```text
//! pub static TEMPLATE_URI: crate::__derive::Template<'static> = …;     fields → text
//! crate::__builder! { UriBuilder of Uri by TEMPLATE_URI, … }           the setters, and the fields that `build`
//! requires
//! ```
//!
//! A required field has a type parameter of the builder, which records whether the field is set, and a marker type,
//! whose name appears in compiler errors. All grammars share the marker types.

use super::members::{constant, is_keyword, member};
use super::sections::list_name;
use super::text::{filled, header, list};
use crate::abnf::lower::grammar::Section;
use crate::abnf::lower::type_names::is_used;
use crate::analysis::compose::{Template, TemplatePiece, flat};
use std::collections::BTreeSet;

/// Returns the source of the module with the marker types of fields.
pub fn fields(names: &BTreeSet<String>) -> String {
    let header =
        header("grammars/", "Fields that builders ask for, as types: names for what a compiler says.");
    let marker =
        |name: &String| format!("\n/// The field `{name}`.\n#[derive(Debug)]\npub enum {name} {{}}\n");
    format!("{header}#![allow(non_camel_case_types)]\n{}", names.iter().map(marker).collect::<String>())
}

/// Returns the marker types of the fields that must be set.
pub fn needed(section: &Section, template: &Template) -> impl Iterator<Item = String> {
    let needed = section.fields.iter().enumerate().filter(|(field, _)| template.needed >> field & 1 != 0);
    needed.map(|(_, field)| setter(&field.name))
}

/// Returns the name of a section's template.
pub fn template_name(section: &Section) -> String {
    format!("TEMPLATE_{}", constant(&section.type_name))
}

/// Returns the template and the builder of a section; `always` are the fields, as bits, that every text has.
pub(super) fn text(section: &Section, template: &Template, always: u64) -> String {
    let (name, constant) = (&section.type_name, template_name(section));
    let fields = section.fields.iter().map(|field| if field.exposed { field.name.as_str() } else { "" });
    let names: Vec<&str> = fields.chain(section.lists.iter().map(|list| list.field.name.as_str())).collect();
    let lists = section.lists.iter().map(|list| format!("&{}", list_name(section, &list.field.name)));
    let pieces = flat::steps(&template.pieces);
    let pieces = list(pieces.iter().map(|step| format!("Piece::{step:?}")));
    let needed: Vec<String> = needed(section, template).collect();
    let states = parameters(&needed, name);
    let listed = states.iter().zip(&needed).map(|(state, field)| format!("{state} = {field}"));
    let mut text = format!(
        "\n/// How the fields of [`{name}`] make a text.\n#[rustfmt::skip]\n\
         pub static {constant}: crate::__derive::Template<'static> = crate::__derive::Template {{\n    \
         names: &{names:?},\n    lists: &[{}],\n    always: {always:#b},\n{}}};\n\n\
         crate::__builder! {{\n    {name}Builder of {name} by {constant}, states [{}];\n",
        list(lists),
        filled(&format!("    pieces: &[{pieces}],")),
        list(listed)
    );
    let placed = TemplatePiece::fields(&template.pieces);
    let placed = section.fields.iter().enumerate().filter(|(number, _)| placed >> number & 1 != 0);
    let (required, optional): (Vec<_>, Vec<_>) =
        placed.partition(|(number, _)| template.needed >> number & 1 != 0);
    for (number, field) in optional {
        text += &format!("    optional {} = {number};\n", setter(&field.name));
    }
    for (number, list) in (section.fields.len()..).zip(&section.lists) {
        text += &format!("    list {} = {number};\n", setter(&list.field.name));
    }
    for (at, (number, field)) in required.into_iter().enumerate() {
        let state = |state: usize| if state == at { "crate::builder::state::Set" } else { &states[state] };
        let next: Vec<&str> = (0..states.len()).map(state).collect();
        text += &format!("    needed {} = {number}, {};\n", setter(&field.name), next.join(" | "));
    }
    text + "}\n"
}

/// Returns the setter of a field: named like its accessor, except `build_`, because `build` is the method that builds.
fn setter(field: &str) -> String {
    match member(field) {
        name if name == "build" => "build_".to_string(),
        name => name,
    }
}

/// True if a word of letters, digits and underscores is an identifier.
fn is_identifier(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_alphabetic()) && !is_keyword(word)
}

/// Returns the type parameters of a builder, one for each field: `MethodName` for `method_name`. None of them shadows
/// the type `built` or a name that generated code uses.
pub fn parameters(fields: &[String], built: &str) -> Vec<String> {
    let mut known: Vec<String> = Vec::new();
    for field in fields {
        let upper = |word: &str| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>())
        };
        let camel: String = field.split('_').filter_map(upper).collect();
        let free = is_identifier(&camel) && !is_used(&camel) && camel != built;
        let mut name = if free { camel } else { format!("Field{camel}") };
        while known.contains(&name) {
            name.push('_');
        }
        known.push(name);
    }
    known
}

#[cfg(test)]
mod tests {
    use super::parameters;

    #[test]
    fn parameters_are_types_of_their_own() {
        let fields = ["host", "method_name", "x_1", "x1", "self_", "_"].map(str::to_string);
        assert_eq!(parameters(&fields, "Uri"), ["Host", "MethodName", "X1", "X1_", "FieldSelf", "Field"]);
        let fields = ["badge", "result"].map(str::to_string);
        assert_eq!(parameters(&fields, "Badge"), ["FieldBadge", "FieldResult"]);
    }
}
