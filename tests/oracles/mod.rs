//! Answers compared with those of independent implementations, and of implementations that decide by exhaustive search.

mod addresses;
mod ambiguity_search;
mod captures;
mod conform;
mod conform_reports;
mod conform_subjects;
mod encode_sets;
mod external_oracle;
mod general_matcher;
mod grammar_mutants;
mod iri_domains;
mod kind_languages;
mod kinds;
mod language_comparison;
mod real_urls;
mod recursion;
mod rfc_messages;
mod rule_analyses;
mod rule_calls;
mod samples;
mod table_faults;
mod transitions;
mod whatwg_attacks;
mod whatwg_divergences;
