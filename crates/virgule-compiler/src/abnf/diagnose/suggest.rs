//! Suggests a known word for a misspelt one.

use strsim::osa_distance;

/// The candidate nearest to `word`, if it is near enough to be a typing error.
///
/// The limit is a Damerau-Levenshtein distance (optimal string alignment) of 1, or of a third of the word's characters
/// if that is more. The case of ASCII letters is ignored. Of equally near candidates the first is taken.
pub fn did_you_mean<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let length = word.chars().count();
    let limit = (length / 3).max(1);
    let mut best: Option<(usize, &'a str)> = None;
    for candidate in candidates {
        // The distance is at least the difference in length; this avoids most of the work.
        if candidate.chars().count().abs_diff(length) > limit {
            continue;
        }
        let distance = osa_distance(&word, &candidate.to_ascii_lowercase());
        if distance <= limit && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// The suffix `; did you mean ...?` of a one-line message; empty if no candidate is near enough.
pub fn suggestion<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    did_you_mean(word, candidates).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default()
}
