//! virgule for JavaScript.
//!
//! ```text
//! workbench  requests about grammars and texts as JSON, for the page in `web/workbench/`   feature workbench
//! package    URIs as users of fast-uri expect them, for the npm package in `web/npm/`       feature package
//! exports    what JavaScript calls                                                     wasm32 only
//! ```
//!
//! All answers are made by ordinary functions, which `cargo test` tests on any processor. `exports` only passes strings.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
mod exports;
#[cfg(feature = "package")]
pub mod package;
#[cfg(feature = "workbench")]
pub mod workbench;
