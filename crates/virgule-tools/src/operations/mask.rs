//! Masks secrets in input, valid or not: those of [`virgule::redact`], and the fields of a grammar with `;! redact`.
//!
//! Valid input has the byte ranges of the fields. Input that such a grammar rejects is masked after its scheme.

use virgule::redact::MASK;
use virgule::{Kind, RedactPolicy, Secret};
use virgule_dynamic::Parser;

/// An input without its secrets.
pub struct Masked {
    /// The input with `***` in place of each secret.
    pub text: String,
    /// The masked byte ranges of the original input: sorted, disjoint and not adjacent.
    hidden: Vec<(usize, usize)>,
}

/// Masks the secrets of any input.
pub fn mask(text: &str) -> Masked {
    Masked::new(text, Vec::new())
}

/// Returns the byte ranges of the fields that the built-in grammar of the scheme of `text` declares secret.
pub fn scheme_secrets(text: &str) -> Vec<(usize, usize)> {
    let scheme = text.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    let kind = scheme.and_then(|scheme| Kind::find(&scheme)).filter(|kind| kind.scheme);
    let mut spans = Vec::new();
    let Some(kind) = kind else { return spans };
    let mut see = |field: usize, part: Option<&str>| {
        let secrets = kind.secrets.iter().filter(|secret| secret.field() == field);
        let Some(part) = part else { return };
        let begin = part.as_ptr() as usize - text.as_ptr() as usize;
        spans.extend(secrets.filter_map(|secret| secret.span(text, (begin, begin + part.len()))));
    };
    // Input that the grammar rejects has no fields.
    let _ = kind.parse(text, &mut see);
    spans
}

/// Masks possible secrets in input that `parser` rejects.
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
    /// Masks the byte ranges `secrets` of `text`, and the secrets that the default policy finds.
    pub fn new(text: &str, mut secrets: Vec<(usize, usize)>) -> Self {
        let found = RedactPolicy::new().secrets_of_reference(text.as_bytes());
        secrets.extend(found.map(|range| (range.start, range.end)));
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
            shown.push_str(MASK);
            from = end;
        }
        shown.push_str(&text[from..]);
        Masked { text: shown, hidden }
    }

    /// Maps a byte offset of the original input to the masked one. An offset inside a secret is mapped into its mask.
    pub fn offset(&self, offset: usize) -> usize {
        let mut shown = offset;
        for &(begin, end) in &self.hidden {
            if offset <= begin {
                break;
            }
            let inside = offset.min(end) - begin;
            let masked = if offset >= end { MASK.len() } else { inside.min(MASK.len() - 1) };
            shown = shown - inside + masked;
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::{Masked, mask, scheme_secrets};

    #[test]
    fn secrets_of_references_are_hidden() {
        for (text, shown) in [
            ("http://u:se@cret@h/", "http://u:***@h/"),
            ("//u:se:cret@h x", "//u:***@h x"),
            ("http:\\\\u:secret@h", "http:\\\\u:***@h"),
            ("http:/u:secret@h/ ", "http:/u:***@h/ "),
            ("http:///u:secret@h/ ", "http:///u:***@h/ "),
            ("/a?token=b c", "/a?token=*** c"),
            ("mailto:joe smith@example.com", "mailto:joe smith@example.com"),
            ("u:secret@h/ x", "u:secret@h/ x"),
            ("", ""),
        ] {
            assert_eq!(mask(text).text, shown, "{text}");
        }
    }

    #[test]
    fn a_scheme_has_its_own_secrets() {
        assert_eq!(scheme_secrets("JDBC:h2:mem:x;PASSWORD=y"), [(8, 24)]);
        assert_eq!(scheme_secrets("otpauth://totp/A:b?secret=GEZDGNBV&issuer=A"), [(26, 34)]);
        assert_eq!(scheme_secrets("x:y"), []);
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
