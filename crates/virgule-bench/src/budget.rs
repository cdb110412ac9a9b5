//! Minimal ratios of the time of the fastest other library to that of virgule, over real URLs, in one run.

/// Parse, and read all components.
pub const PARSE: f64 = if cfg!(feature = "simd") { 3.0 } else { 1.3 };
/// Parse as a URI of its kind, compared with generic URI parsers.
pub const KIND: f64 = if cfg!(feature = "simd") { 2.0 } else { 1.2 };
/// Refuse a text that is not a URI.
pub const REFUSE: f64 = 1.0;
/// Parse and normalize.
pub const NORMALIZE: f64 = 3.0;
/// Parse a reference and resolve it into a buffer.
pub const RESOLVE_INTO: f64 = 2.0;
