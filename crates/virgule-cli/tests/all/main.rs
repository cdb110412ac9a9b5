//! Tests of the `virgule` command as a program: output, messages, and exit status.

mod abnf_tools;
mod command;
mod comparison;
mod conform;
#[cfg(unix)]
mod conventions;
mod grammar;
mod lines;
#[cfg(feature = "lsp")]
mod lsp;
mod ni;
#[cfg(all(unix, feature = "fetch", feature = "serve"))]
mod ni_network;
mod program;
mod reference;
#[cfg(unix)]
mod rows;
#[cfg(unix)]
mod sessions;
mod snapshots;
#[cfg(all(unix, feature = "fetch", feature = "serve"))]
#[path = "../../../virgule-ni/tests/support/mod.rs"]
mod support;
mod text;
mod transcripts;
