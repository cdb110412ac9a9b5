//! Texts without their passwords, also texts that do not parse.
//!
//! RFC 3986 section 3.2.1: what follows the first colon of a userinfo is not to be shown. In a text that parses
//! it is known what that is. In one that does not it is a guess, and the guess is generous: better too much
//! hidden than a password shown.

/// A text as it may be shown.
pub struct Masked {
    /// The text, `***` in place of a password.
    pub text: String,
    /// The byte range of the password in the original.
    hidden: Option<(usize, usize)>,
}

/// What stands in place of a password.
const STARS: &str = "***";

/// Hides what might be meant as a password in a text that does not parse.
pub fn mask(text: &str) -> Masked {
    Masked::new(text, guess(text))
}

impl Masked {
    /// `text` without the byte range `hidden`.
    pub fn new(text: &str, hidden: Option<(usize, usize)>) -> Self {
        match hidden.filter(|&(begin, end)| begin < end) {
            Some((begin, end)) => {
                let shown = format!("{}{STARS}{}", &text[..begin], &text[end..]);
                Masked { text: shown, hidden: Some((begin, end)) }
            }
            None => Masked { text: text.to_string(), hidden: None },
        }
    }

    /// Where a byte offset of the original is in the masked text.
    pub fn offset(&self, offset: usize) -> usize {
        match self.hidden {
            Some((begin, end)) if offset >= end => offset - end + begin + STARS.len(),
            Some((begin, _)) if offset > begin => begin + (offset - begin).min(STARS.len() - 1),
            _ => offset,
        }
    }
}

/// From the first colon that is not a scheme's, to the last `@`: what might be meant as a password.
///
/// A colon is a scheme's if slashes follow it, also such as are meant to be. Nothing else is known of a text that
/// does not parse; `http://h:80/a@b c` loses its path to this, and no password is lost to the other side.
fn guess(text: &str) -> Option<(usize, usize)> {
    let end = text.rfind('@')?;
    let slash = |at: usize| text[at..].starts_with(['/', '\\']);
    let colons = text[..end].match_indices(':').map(|(at, _)| at + 1);
    let begin = colons.into_iter().find(|&behind| !slash(behind))?;
    (begin < end).then_some((begin, end))
}

#[cfg(test)]
mod tests {
    use super::mask;

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
}
