//! Runs a subject: a program that decides whether texts are in the language.
//!
//! ```text
//! protocol   texts → requests; lines → answers
//! lines      bytes → lines of bounded length
//! process    one run of the subject: pipes, standard error, exit
//! runner     texts → answers; timeouts, restarts
//! isolate    finds the text that causes a failure among many
//! ```
//!
//! A subject is not trusted: it may exit, hang, flood its output, or answer unknown requests, in any order. Memory is
//! bounded by the requests in flight, restarts by [`Limits`].

mod isolate;
mod lines;
mod process;
mod protocol;
mod runner;

pub use protocol::{Answer, Parts, Protocol, Question};
pub use runner::{Limits, Runner, StartError};
