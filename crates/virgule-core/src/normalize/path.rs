//! The path: percent-encodings in segments are decoded, then dot segments are removed (RFC 3986 section 6.2.2.3).
//!
//! With the step `PercentDecoding`, `/%2e%2E/` is `/../`. Without this step `%2E` is not a dot, but a later
//! normalization may decode it. So a `..` that would remove such a segment is kept: after decoding, `/a/%2E%2E/../b` is
//! `/b`, and not `/a/b`.

use super::characters::{self, CharacterMapping, unit};
use super::step::{Component, NormalizationReport, NormalizationStep};
use crate::resolve::dot_segments::{Dots, Path};
use crate::uri::output::{self, Output};
use virgule_automata::prescan::{Features, Prescan, prescan};

/// Writes the path of a URI with a scheme. `guard` is true if no authority precedes the path.
pub(crate) fn write<O: Output>(
    path: &str,
    guard: bool,
    mapping: CharacterMapping,
    changes: &mut NormalizationReport,
    out: &mut O,
) -> output::WriteResult {
    let seen = prescan(path.as_bytes(), 0);
    let encoded = may_decode_dots(path, seen, mapping);
    if !seen.has(Features::DOTS) && !encoded {
        return characters::write(path, mapping, Component::Path, changes, out);
    }
    let begin = out.as_bytes().len();
    let holds = !mapping.steps.contains(NormalizationStep::PercentDecoding) && has_encoded_dot(path, seen);
    let mut written = Path::new(out, guard).holding(holds);
    let segment =
        |out: &mut O, segment: &str| characters::write(segment, mapping, Component::Path, changes, out);
    written.segments(path, true, !encoded, |segment| dots(segment, mapping), segment)?;
    let dropped = written.dropped();
    // A `/.` prefix in the input is a dot segment, which is removed and written again.
    let begins = |text: &[u8]| text.starts_with(b"/.//");
    let guarded = begins(path.as_bytes()) && begins(out.as_bytes().get(begin..).unwrap_or(&[]));
    if dropped > usize::from(guarded) {
        changes.add(NormalizationStep::DotSegments, Component::Path);
    }
    Ok(())
}

/// True if a path may have dot segments after `mapping`.
#[inline]
pub(crate) fn may_have_dots(path: &str, mapping: CharacterMapping) -> bool {
    let seen = prescan(path.as_bytes(), 0);
    seen.has(Features::DOTS) || may_decode_dots(path, seen, mapping)
}

/// True if `mapping` may decode a dot segment: a segment with `%2E` or `%2e`.
#[inline]
fn may_decode_dots(path: &str, seen: Prescan, mapping: CharacterMapping) -> bool {
    mapping.steps.contains(NormalizationStep::PercentDecoding) && has_encoded_dot(path, seen)
}

#[inline]
fn has_encoded_dot(path: &str, seen: Prescan) -> bool {
    seen.has(Features::PERCENT) && path.as_bytes().windows(3).any(|three| three.eq_ignore_ascii_case(b"%2E"))
}

/// Returns the class of a segment after `mapping`.
#[inline]
pub(crate) fn dots(segment: &str, mapping: CharacterMapping) -> Dots {
    if !matches!(segment.as_bytes(), [b'.' | b'%', ..]) {
        return Dots::None;
    }
    let mut rest = segment.as_bytes();
    for count in 0.. {
        match (rest.is_empty(), count) {
            (true, 1) => return Dots::Here,
            (true, 2) => return Dots::Up,
            (true, _) | (false, 2) => break,
            (false, _) => {}
        }
        let unit = unit(rest, mapping);
        if unit.as_bytes() != b"." {
            break;
        }
        rest = rest.get(unit.taken..).unwrap_or(&[]);
    }
    Dots::None
}

#[cfg(all(test, feature = "alloc"))]
mod tests;
