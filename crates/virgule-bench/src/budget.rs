//! Minimal ratios of the time of the fastest other library to that of virgule, over real URLs, in one run.

/// Minimal ratio for parsing a text and reading all components.
pub const PARSE: f64 = if cfg!(feature = "simd") { 3.0 } else { 1.3 };
/// Minimal ratio for parsing a URI as its own kind, compared with generic URI parsers.
pub const KIND: f64 = if cfg!(feature = "simd") { 2.0 } else { 1.2 };
/// Minimal ratio for refusing a text that is not a URI.
pub const REFUSE: f64 = 1.0;
/// Minimal ratio for parsing and normalizing a text.
pub const NORMALIZE: f64 = 3.0;
/// Minimal ratio for parsing a reference and resolving it into a buffer.
pub const RESOLVE_INTO: f64 = 2.0;
