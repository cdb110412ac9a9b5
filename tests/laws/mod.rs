//! Properties that hold for every input: round trips, idempotence, and equivalence with transliterations of the RFCs.

mod builders;
mod components;
mod editing;
mod encoded_parts;
mod equivalence;
mod file_paths;
mod helpers;
mod interop;
mod iri_mapping;
mod normalization;
mod pattern_sets;
mod relativization;
mod resolution;
mod results;
mod secrets;
mod template_matching;
