//! Repetition operators of regular expressions: `*`, `+`, `?`, `{2,}`, `{2}`, `{2,3}`.

/// The operator for `min` to `max` repetitions.
pub fn counts(min: u32, max: Option<u32>) -> String {
    match (min, max) {
        (0, None) => "*".to_string(),
        (1, None) => "+".to_string(),
        (0, Some(1)) => "?".to_string(),
        (min, None) => format!("{{{min},}}"),
        (min, Some(max)) if min == max => format!("{{{min}}}"),
        (min, Some(max)) => format!("{{{min},{max}}}"),
    }
}
