//! The notation of RFC 822 section 2, apart from its lists.
//!
//! ```text
//! <word>                   a rule, also to the left of "="     blanks instead of the brackets, to the left
//! <any CHAR excluding "(", ; => may be folded
//!  ")", "\" & CR>          prose over several lines            a comment and the line ends become blanks
//! <any CHAR excepting <">> a quote mark in prose               '"' instead
//! ```
//!
//! Strings are case-insensitive, as in ABNF, and `1*2DIGIT` means the same.

/// Replaces what the ABNF reader does not read by ABNF of the same length.
pub(super) fn mask(text: &str) -> String {
    let mut masked = text.as_bytes().to_vec();
    let mut at = 0;
    let mut line = 0;
    while at < text.len() {
        // Within a character, there is no ASCII byte.
        let rest = text.get(at..).unwrap_or_default();
        let skipped = match text.as_bytes()[at] {
            b'\n' | b'\r' | b'\x0c' => {
                line = at + 1;
                1
            }
            b'"' => {
                // A line end ends a string too, and is counted below.
                let inner = rest[1..].find(['"', '\n', '\r', '\x0c']).unwrap_or(rest.len() - 1);
                1 + inner + usize::from(rest[1 + inner..].starts_with('"'))
            }
            b';' => rest.find(['\n', '\r', '\x0c']).unwrap_or(rest.len()),
            b'<' => match defined(rest).filter(|_| text[line..at].trim_matches([' ', '\t']).is_empty()) {
                Some(length) => {
                    masked[at] = b' ';
                    masked[at + length - 1] = b' ';
                    length
                }
                None => prose(rest, &mut masked[at..]),
            },
            _ => 1,
        };
        at += skipped;
    }
    // Only ASCII bytes are replaced, and comments are replaced as a whole.
    String::from_utf8(masked).unwrap_or_else(|_| text.to_string())
}

/// Returns the length of `<name>` before an equals sign.
fn defined(text: &str) -> Option<usize> {
    let name = text[1..].find(|c: char| !c.is_ascii_alphanumeric() && c != '-')?;
    let rest = text[1 + name..].strip_prefix('>')?;
    let defines = rest.trim_start_matches([' ', '\t']).starts_with('=');
    (defines && text[1..].starts_with(|c: char| c.is_ascii_alphabetic())).then_some(name + 2)
}

/// Masks the prose at the start of the text, and returns its length. Text that is not prose is skipped up to the next
/// `<`, so the time is linear.
fn prose(text: &str, masked: &mut [u8]) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut blanks) = (1, Vec::new());
    while at < bytes.len() {
        match bytes[at] {
            b'>' => {
                blanks.into_iter().for_each(|(at, with)| masked[at] = with);
                return at + 1;
            }
            b'<' if text[at..].starts_with("<\">") => {
                blanks.extend([(at, b'\''), (at + 2, b'\'')]);
                at += 3;
                continue;
            }
            b'<' => return at,
            b';' => {
                let end = text[at..].find(['\n', '\r', '\x0c']).map_or(bytes.len(), |end| at + end);
                blanks.extend((at..end).map(|at| (at, b' ')));
                at = end;
                continue;
            }
            b'\n' | b'\r' | b'\x0c' | b'\t' => blanks.push((at, b' ')),
            _ => {}
        }
        at += 1;
    }
    // Not closed: the reader reports it.
    at
}
