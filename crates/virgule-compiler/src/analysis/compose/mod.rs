//! Templates of builders: how a text is composed of the values of its fields.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]
//!
//! Group [Field userinfo, Text "@"]   Field host   Group [Text ":", Field port]
//! ```
//!
//! Literals are written as the grammar spells them. An option, or a repetition that may be empty, is left out if it
//! contains no field. Any other part that is neither a literal nor a field cannot be composed, and neither can
//! alternatives that the fields do not distinguish; [`Obstacle`] names them.
//!
//! ```text
//! template  rules → pieces
//! ambiguous_alternatives    whether the fields distinguish alternatives
//! needed    the fields that must be set
//! flat      pieces → the flat list that the runtime interprets
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
