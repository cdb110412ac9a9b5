//! Texts without their passwords, also texts that are no URI.
//!
//! RFC 3986 section 3.2.1: what follows the first colon of a userinfo is not to be shown. In a text that does
//! not parse, what would be the userinfo is a guess, so the guess is generous: better too much hidden than
//! a password shown.

/// A text as it may be shown.
pub struct Masked {
    /// The text, `***` in place of a password.
    pub text: String,
    /// The byte range of the password in the original.
    hidden: Option<(usize, usize)>,
}

/// What stands in place of a password.
const STARS: &str = "***";

/// Hides what is, or might be meant as, a password.
pub fn mask(text: &str) -> Masked {
    match password(text) {
        Some((begin, end)) => {
            let shown = format!("{}{STARS}{}", &text[..begin], &text[end..]);
            Masked { text: shown, hidden: Some((begin, end)) }
        }
        None => Masked { text: text.to_string(), hidden: None },
    }
}

impl Masked {
    /// Where a byte offset of the original is in the masked text.
    pub fn offset(&self, offset: usize) -> usize {
        match self.hidden {
            Some((begin, end)) if offset >= end => offset - end + begin + STARS.len(),
            Some((begin, _)) if offset > begin => begin + (offset - begin).min(STARS.len() - 1),
            _ => offset,
        }
    }
}

/// The byte range of what is, or might be meant as, a password.
///
/// From the first colon behind `//` to the last `@` before the next `/`, `?` or `#`. If there is no `@` there
/// but what follows the colon is no port, the password may itself hold such a character: then to the last
/// `@` of all.
fn password(text: &str) -> Option<(usize, usize)> {
    let authority = text.find("//")? + 2;
    let length = text[authority..].find(['/', '?', '#']).unwrap_or(text.len() - authority);
    let inside = &text[authority..authority + length];
    let colon = inside.find(':')? + 1;
    let begin = authority + colon;
    let end = match inside.rfind('@') {
        Some(at) if at >= colon => authority + at,
        Some(_) => return None,
        None if inside[colon..].bytes().all(|byte| byte.is_ascii_digit()) => return None,
        None if inside.starts_with('[') => return None,
        None => text.rfind('@')?,
    };
    (begin < end).then_some((begin, end))
}

#[cfg(test)]
mod tests {
    use super::mask;

    #[test]
    fn passwords_are_hidden() {
        for (text, shown) in [
            ("http://u:secret@h/", "http://u:***@h/"),
            ("//u:se:cret@h", "//u:***@h"),
            ("http://u:se@cret@h/", "http://u:***@h/"),
            ("http://u:se/cret@h/p", "http://u:***@h/p"),
            ("http://u:se cr^et@h/", "http://u:***@h/"),
            ("http://u:@h/", "http://u:@h/"),
            ("http://u@h:80/", "http://u@h:80/"),
            ("http://h:80/a@b", "http://h:80/a@b"),
            ("http://[::1]/a@b", "http://[::1]/a@b"),
            ("mailto:a@b", "mailto:a@b"),
            ("http://h:8x/", "http://h:8x/"),
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
