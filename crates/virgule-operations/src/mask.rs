//! Masks secrets in texts, valid or not.
//!
//! In a valid text the spans of `;! redact` are known. In an invalid text they are estimated, and too much is masked
//! rather than too little. Passwords of a userinfo (RFC 3986 section 3.2.1) are found by colons and `@`; other secrets
//! may be anywhere after the scheme.

use virgule::Secret;
use virgule_dynamic::Parser;

/// A text without its secrets.
pub struct Masked {
    /// The text with `***` in place of each secret.
    pub text: String,
    /// The masked byte ranges of the original text: sorted, disjoint and not adjacent.
    hidden: Vec<(usize, usize)>,
}

/// The replacement of a secret.
const STARS: &str = "***";

/// Masks a possible password in an invalid text.
pub fn mask(text: &str) -> Masked {
    Masked::new(text, guess(text).into_iter().collect())
}

/// Masks possible secrets in a text that `parser` rejects.
pub fn mask_refused(text: &str, parser: &Parser<'_>) -> Masked {
    let anywhere = parser.secrets().iter().any(|secret| !matches!(secret, Secret::AfterColon(_)));
    if !anywhere {
        return mask(text);
    }
    let scheme = text.find(':').filter(|&colon| is_scheme(&text[..colon]));
    Masked::new(text, vec![(scheme.map_or(0, |colon| colon + 1), text.len())])
}

/// True for `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986 section 3.1).
fn is_scheme(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
}

impl Masked {
    /// Masks the byte ranges `secrets` of `text`.
    pub fn new(text: &str, mut secrets: Vec<(usize, usize)>) -> Self {
        secrets.retain(|(begin, end)| begin < end);
        secrets.sort_unstable();
        let mut hidden: Vec<(usize, usize)> = Vec::new();
        for (begin, end) in secrets {
            match hidden.last_mut() {
                Some(last) if begin <= last.1 => last.1 = last.1.max(end),
                _ => hidden.push((begin, end)),
            }
        }
        let (mut shown, mut from) = (String::new(), 0);
        for &(begin, end) in &hidden {
            shown.push_str(&text[from..begin]);
            shown.push_str(STARS);
            from = end;
        }
        shown.push_str(&text[from..]);
        Masked { text: shown, hidden }
    }

    /// Maps a byte offset of the original text to the masked text. An offset inside a secret is mapped into its mask.
    pub fn offset(&self, offset: usize) -> usize {
        let mut shown = offset;
        for &(begin, end) in &self.hidden {
            if offset <= begin {
                break;
            }
            let inside = offset.min(end) - begin;
            let masked = if offset >= end { STARS.len() } else { inside.min(STARS.len() - 1) };
            shown = shown - inside + masked;
        }
        shown
    }
}

/// The byte range of a possible password: from the first colon that does not end a scheme to the last `@`.
///
/// A colon ends a scheme if a slash or backslash follows. This masks the path of `http://h:80/a@b c` too, but never shows a
/// password.
fn guess(text: &str) -> Option<(usize, usize)> {
    let end = text.rfind('@')?;
    let slash = |at: usize| text[at..].starts_with(['/', '\\']);
    let colons = text[..end].match_indices(':').map(|(at, _)| at + 1);
    let begin = colons.into_iter().find(|&behind| !slash(behind))?;
    (begin < end).then_some((begin, end))
}

#[cfg(test)]
mod tests {
    use super::{Masked, mask};

    #[test]
    fn passwords_are_hidden() {
        for (text, shown) in [
            ("http://u:secret@h/ ", "http://u:***@h/ "),
            ("//u:se:cret@h x", "//u:***@h x"),
            ("http://u:se@cret@h/", "http://u:***@h/"),
            ("http://u:se/cret@h/p", "http://u:***@h/p"),
            ("http://u:12/secret@h/ ", "http://u:***@h/ "),
            ("http://[u:sec/ret@h/", "http://[u:***@h/"),
            ("http:\\\\u:secret@h", "http:\\\\u:***@h"),
            ("http:/u:secret@h/ ", "http:/u:***@h/ "),
            ("http:///u:secret@h/ ", "http:///u:***@h/ "),
            ("u:secret@h/ x", "u:***@h/ x"),
            ("http://http://u:secret@h/ x", "http://http://u:***@h/ x"),
            ("https://proxy/http://u:secret@h/ ", "https://proxy/http://u:***@h/ "),
            ("http://h:80/a@b c", "http://h:***@b c"),
            ("http://u:@h/ ", "http://u:@h/ "),
            ("http://u@h:80/ ", "http://u@h:80/ "),
            ("http://h:8x/", "http://h:8x/"),
            ("@", "@"),
            ("", ""),
        ] {
            assert_eq!(mask(text).text, shown, "{text}");
        }
    }

    #[test]
    fn offsets_follow() {
        let masked = mask("http://u:secret@h/");
        assert_eq!(
            ["http://u:", "http://u:s", "http://u:secret", "http://u:secret@h/"]
                .map(|before| { &masked.text[..masked.offset(before.len())] }),
            ["http://u:", "http://u:*", "http://u:***", "http://u:***@h/"]
        );
    }

    #[test]
    fn secrets_that_overlap_are_one() {
        let masked = Masked::new("abcdefghij", vec![(6, 8), (1, 4), (2, 5), (9, 9)]);
        assert_eq!(masked.text, "a***f***ij");
        assert_eq!([0, 1, 2, 4, 5, 6, 7, 8, 10].map(|at| masked.offset(at)), [0, 1, 2, 3, 4, 5, 6, 8, 10]);
    }
}
