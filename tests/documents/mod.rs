//! Messages, diagrams and tables in the documentation, compared with the output of the code.

mod ambiguities;
mod diagnostic_codes;
mod diagnostics;
mod diagram_pages;
mod diagrams;
mod directives;
mod errata;
mod table_sizes;
