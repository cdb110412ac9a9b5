//! Types with `#[derive(UriScheme)]`.

mod builders;
mod checks;
mod fields;
mod occurrences;
mod shapes;
mod sum_types;
mod variants;
