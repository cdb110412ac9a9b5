//! A grammar → a template that fields are put into: the way from values to text.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]
//!
//! Group [Field userinfo, Text "@"]   Field host   Group [Text ":", Field port]
//! ```
//!
//! Literals stand as they are printed. What stands in brackets, or may be repeated not at all, and holds no field, is
//! left out. Any other part that is neither a literal nor a field cannot be composed, and alternatives that the
//! fields do not tell apart cannot be composed again; [`Obstacle`] names them.

mod literals;
mod shadow;
mod template;
#[cfg(test)]
mod tests;

pub use template::{Binding, Obstacle, Piece, fixed, template};
