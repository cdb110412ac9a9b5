//! Strings of a language from the bytes of a fuzzer.
//!
//! Arbitrary bytes are hardly ever a URI. So the bytes select strings of a language, as [`Uniform`] counts them. When
//! the bytes are exhausted, the first choice is used.

use crate::conformance::samples::accepted;
use crate::conformance::uniform::Paths;
use crate::conformance::{Language, Reason, Uniform};
use arbitrary::{Error, Result, Unstructured};

/// Returns a string of the language. The same bytes yield the same string.
///
/// For each string that is tried, time is linear in its length, or quadratic if the rule has called rules. A string that
/// nests too deep or fails a check is replaced by a shorter one. Fails if `counted` has no string, or if a parser accepts
/// none of its 10,000 shortest.
///
/// ```
/// use arbitrary::Unstructured;
/// use virgule_tools::conformance::{Language, Uniform, arbitrary_text};
///
/// let http = Language::kind("http")?;
/// let counted = Uniform::try_new(&http, 60)?;
/// for bytes in [&b"any bytes that a fuzzer comes by"[..], b""] {
///     let text = arbitrary_text(&http, &counted, &mut Unstructured::new(bytes))?;
///     assert!(http.contains(&text));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn arbitrary_text(
    language: &Language,
    counted: &Uniform,
    bytes: &mut Unstructured<'_>,
) -> Result<String> {
    let mut lengths = counted.lengths();
    while !lengths.is_empty() {
        let length = *bytes.choose(lengths)?;
        let mut fraction = || f64::from(bytes.arbitrary::<u32>().unwrap_or(0)) / (f64::from(u32::MAX) + 1.0);
        let text = counted.draw_by(&mut fraction, length).ok_or(Error::IncorrectFormat)?;
        if language.contains(&text) {
            return Ok(text);
        }
        // Shorter strings nest less.
        lengths = &lengths[..lengths.len() / 2];
    }
    let mut paths = Paths::default();
    let shortest = accepted(language, Reason::Given, || counted.next_path(&mut paths)).next();
    shortest.map(|sample| sample.text).ok_or(Error::IncorrectFormat)
}

/// Returns a string one edit away from a string of the language; true if it is in the language and passes the checks.
///
/// ```
/// use arbitrary::Unstructured;
/// use virgule::Ni;
/// use virgule_tools::conformance::{Language, Uniform, arbitrary_near};
///
/// let language = Language::kind("ni")?;
/// let counted = Uniform::new(&language, 60);
/// let mut bytes = Unstructured::new(b"any bytes that a fuzzer comes by");
/// let (text, inside) = arbitrary_near(&language, &counted, &mut bytes)?;
/// assert_eq!(Ni::parse(&text).is_ok(), inside);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn arbitrary_near(
    language: &Language,
    counted: &Uniform,
    bytes: &mut Unstructured<'_>,
) -> Result<(String, bool)> {
    let text = arbitrary_text(language, counted, bytes)?;
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let at = if places.is_empty() { 0 } else { *bytes.choose(&places)? };
    let (before, behind) = text.split_at(at);
    let rest = behind.get(behind.chars().next().map_or(0, char::len_utf8)..).unwrap_or_default();
    let other: char = bytes.arbitrary()?;
    let changed = match bytes.int_in_range(0..=2u8)? {
        0 => format!("{before}{rest}"),
        1 => format!("{before}{other}{rest}"),
        _ => format!("{before}{other}{behind}"),
    };
    let inside = language.contains(&changed);
    Ok((changed, inside))
}
