//! Shared parts of the tests that run without the compiler, because building the compiler takes too long on some
//! targets: case files, types by the name of their kind, and texts to parse.
//!
//! The modules belong to `virgule-tests` and `virgule-tools`, which depend on the compiler; this package compiles
//! the same files with only the runtime.

#![forbid(unsafe_code)]

#[path = "../../../crates/virgule-tools/src/conformance/cases.rs"]
pub mod case_format;
#[path = "../../src/cases.rs"]
pub mod cases;
#[path = "../../src/data.rs"]
pub mod data;
#[path = "../../src/inputs.rs"]
pub mod inputs;
#[path = "../../../crates/virgule-tools/src/conformance/random.rs"]
pub mod random;
#[path = "../../src/typed.rs"]
pub mod typed;
#[path = "../../src/types.rs"]
mod types;

/// The folder of case files.
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cases");
