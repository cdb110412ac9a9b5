//! How fast virgule has to be: times as fast as the fastest other library, over real URLs, in one run.

/// Parse, and read all components.
pub const PARSE: f64 = if cfg!(feature = "simd") { 3.0 } else { 1.3 };
/// Parse as its own kind, beside libraries that parse any URI.
pub const KIND: f64 = if cfg!(feature = "simd") { 2.0 } else { 1.2 };
/// Refuse what is no URI.
pub const REFUSE: f64 = 1.0;
/// Parse and normalize.
pub const NORMALIZE: f64 = 3.0;
/// Parse a reference and resolve it into a buffer.
pub const RESOLVE_INTO: f64 = 2.0;
