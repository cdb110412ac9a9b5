//! The tables of a parser, walked: their steps, and texts that take them.
//!
//! ```text
//! units    what a rule is given of a text: bytes, or octets that are decoded
//! walk     tables → the steps that they have, and those that a text takes
//! routes   tables → texts that take every step, and texts that fail at every state
//! apart    tables → texts that tell every byte from those of other classes
//! ends     tables → texts that note a position and end in every way behind it
//! ```
//!
//! Tables are no part of what virgule promises, and so this is not either: it is public for the project's own tests.

mod apart;
mod ends;
pub mod routes;
pub mod units;
pub mod walk;
