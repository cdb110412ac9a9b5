//! The transitions of a parser's tables, and texts that use them.
//!
//! ```text
//! octets            the octets of a text, decoded or not
//! steps             all transitions of tables, and the transitions that a text uses
//! transition_texts  texts that use every transition, and texts that fail at every state
//! byte_classes      texts that distinguish every byte from those of other classes
//! ```
//!
//! Neither the format of tables nor this module is stable; the module is public for the project's own tests.

mod byte_classes;
pub mod octets;
pub mod steps;
pub mod transition_texts;
