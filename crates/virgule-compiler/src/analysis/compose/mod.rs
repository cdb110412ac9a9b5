//! A grammar → a template that fields are put into: from values to text.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]
//!
//! Group [Field userinfo, Text "@"]   Field host   Group [Text ":", Field port]
//! ```
//!
//! Literals are written as printed. An option, or a repetition that may be empty, without a field is
//! left out. Any other part that is neither a literal nor a field cannot be composed, and alternatives that the
//! fields do not distinguish cannot be composed again; [`Obstacle`] names them.
//!
//! ```text
//! template  rules → pieces
//! ambiguous_alternatives    do the fields distinguish alternatives?
//! needed    which fields must be set in any case?
//! flat      pieces → the flat list that the runtime takes
//! section   the template of a section and its fields
//! ```

mod ambiguous_alternatives;
pub mod flat;
mod needed;
mod section;
mod template;
#[cfg(test)]
mod tests;

pub use needed::needed;
pub use section::{Template, always, section};
pub use template::{Binding, Obstacle, TemplatePiece, constant_text, template};
