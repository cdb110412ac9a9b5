//! The transitions of a parser's tables, and strings that use them.
//!
//! ```text
//! octets            the octets of a string, decoded or not
//! steps             all transitions of tables, and the transitions that a string uses
//! transition_texts  strings that use every transition, and strings that fail at every state
//! byte_classes      strings that distinguish every byte from those of other classes
//! ```
//!
//! Neither the format of tables nor this module is stable; the module is public for the tests of the project.

mod byte_classes;
pub mod octets;
pub mod steps;
pub mod transition_texts;
