//! Messages, diagrams and tables that users read, compared with what the code computes.

mod ambiguities;
mod diagnostic_codes;
mod diagnostics;
mod diagram_pages;
mod diagrams;
mod directives;
mod errata;
mod table_sizes;
