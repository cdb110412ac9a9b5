//! Types with `#[derive(UriScheme)]` and `#[derive(UriPatterns)]`.

mod builders;
mod checks;
mod fields;
mod occurrences;
mod patterns;
mod shapes;
mod sum_types;
mod variants;
