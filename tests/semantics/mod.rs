//! The meaning of grammars, kinds and directives, case by case.

mod abnf_in_abnf;
mod abnf_meaning;
mod balanced_grammars;
mod call_entry;
mod cases;
mod constants;
mod decoded_rules;
mod file_paths;
mod finding;
mod lists;
mod literals;
mod nesting;
mod parameters;
mod redaction;
mod schemes;
