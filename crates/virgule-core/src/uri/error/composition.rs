//! The panic of operations that compose a text of valid components.

use super::ParseError;

/// Panics because a composed text does not parse.
///
/// Resolution, normalization and conversions compose texts of valid components, so the result is valid by the RFC. A type
/// cannot express that. The captures cannot be computed from the components either: those of a long text are the registers
/// of the accept state, which only a parse computes. So the result is parsed, and the parse fails only if the text is
/// longer than [`MAX_LENGTH`](super::MAX_LENGTH), which the operations document under `# Panics`.
#[cold]
#[inline]
pub(crate) fn composed_text_refused(error: &ParseError) -> ! {
    panic!("a text composed of valid components does not parse: {error}")
}
