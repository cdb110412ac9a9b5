//! Asking a subject: any program that says of texts whether they are in the language.
//!
//! ```text
//! protocol   a text → a line for the subject; a line of the subject → an answer
//! lines      bytes → lines of bounded length
//! process    one life of the subject: its pipes, its last words, its end
//! runner     texts → answers; time limits, restarts
//! blame      trouble among many texts → the text that is to blame
//! ```
//!
//! A subject is not trusted with anything: it may end, hang, flood its output, answer what nobody asked, or in any
//! order. Memory is bounded by what is on its way, restarts by [`Limits`].

mod blame;
mod lines;
mod process;
mod protocol;
mod runner;

pub use protocol::{Answer, Parts, Protocol, Question};
pub use runner::{Limits, Runner, StartError};
