//! The transitions of a parser's tables, and texts that take them.
//!
//! ```text
//! octets            the octets of a text, decoded or not
//! steps             all transitions of tables, and those that a text takes
//! transition_texts  texts that take every transition, and texts that fail at every state
//! byte_classes      texts that distinguish every byte from those of other classes
//! captures          texts that use every capture with every field layout
//! ```
//!
//! The format of tables is not stable, and neither is this module: it is public for the project's own tests.

mod byte_classes;
mod captures;
pub mod octets;
pub mod steps;
pub mod transition_texts;
