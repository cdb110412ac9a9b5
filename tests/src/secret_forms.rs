//! Forms of text that hold a secret, and the law that no part of it is shown.

use crate::laws::Outcome;
use crate::random::Random;
use crate::tables::rows;
use std::sync::LazyLock;
use virgule::RedactPolicy;
use virgule::redact::Redactor;

/// How the secret is written in a form.
#[derive(Debug, Clone, Copy)]
enum Written {
    /// Byte for byte.
    Plainly,
    /// Without these bytes, which end a text of this form.
    Without(&'static [u8]),
    /// Percent-encoded.
    Percent,
    /// As in a string of JSON, with `\/`.
    Json,
    /// Within braces or quotes, where this byte is doubled.
    Doubled(u8),
    /// After the prefix of a well-known token, as letters and digits.
    Token,
}

/// Texts with `%s` in place of a secret.
static FORMS: LazyLock<Vec<(&str, Written)>> = LazyLock::new(|| {
    let written = |how, about: &'static str| match how {
        "plainly" => Written::Plainly,
        "without" => Written::Without(about.as_bytes()),
        "percent" => Written::Percent,
        "json" => Written::Json,
        "doubled" => Written::Doubled(about.as_bytes()[0]),
        "token" => Written::Token,
        _ => panic!("there is no way {how}"),
    };
    let rows = rows::<(&str, &str, &str)>("secret-forms").into_iter();
    rows.map(|(form, how, about)| (form, written(how, about))).collect()
});

/// The number of forms.
pub fn count() -> usize {
    FORMS.len()
}

/// The text of form `number` with `secret`, and what of the secret must not be shown.
fn text(number: usize, secret: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let (form, written) = FORMS[number % count()];
    let mut bytes = Vec::new();
    for &byte in secret {
        match written {
            Written::Plainly => bytes.push(byte),
            Written::Without(ends) if ends.contains(&byte) => bytes.push(b'x'),
            Written::Without(_) => bytes.push(byte),
            Written::Percent if byte.is_ascii_alphanumeric() => bytes.push(byte),
            Written::Percent => bytes.extend_from_slice(format!("%{byte:02X}").as_bytes()),
            Written::Json if matches!(byte, b'"' | b'\\' | b'/') => bytes.extend_from_slice(&[b'\\', byte]),
            Written::Json => bytes.push(byte),
            Written::Doubled(doubled) if byte == doubled => bytes.extend_from_slice(&[byte, byte]),
            Written::Doubled(_) => bytes.push(byte),
            Written::Token => bytes.push(b"abcdefghijklmnopqrstuvwxyz0123456789"[usize::from(byte) % 36]),
        }
    }
    let before = if matches!(written, Written::Token) { "ghp_" } else { "" };
    let parts: Vec<&[u8]> = form.split("%s").map(str::as_bytes).collect();
    (parts.join(&[before.as_bytes(), &bytes].concat()[..]), bytes)
}

/// True for a secret that the documentation excepts: it looks like a port before a path, is too short to be told from the rest of
/// a text, or contains what a redaction leaves.
fn is_excepted(secret: &[u8]) -> bool {
    let digits = secret.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let ends_line = secret.iter().any(|byte| *byte < b' ' || *byte == 0x7F);
    secret.len() < 6
        || ends_line
        || secret.windows(3).any(|part| part == b"***")
        || (digits > 0 && matches!(secret.get(digits), None | Some(b'/' | b'?' | b'#')))
}

/// No six characters of `secret` in form `number` are shown, a second redaction changes nothing, and the input may arrive in parts.
pub fn is_hidden(number: usize, secret: &[u8], random: &mut Random) -> Outcome {
    if is_excepted(secret) {
        return Ok(());
    }
    let (text, secret) = text(number, secret);
    let shown = in_parts(&text, text.len());
    let about = || format!("{} is shown as {}", text.escape_ascii(), shown.escape_ascii());
    // Six characters that are not shown with another secret too; encoded, they have 18 bytes.
    let length = if secret.contains(&b'%') { 18 } else { 6 }.min(secret.len());
    let has = |text: &[u8], part: &[u8]| text.windows(length).any(|other| other == part);
    let other = self::text(number, b"zqxjkvwy").0;
    let without = in_parts(&other, other.len());
    let is_shown = secret.windows(length).any(|part| has(&shown, part) && !has(&without, part));
    if is_shown {
        return Err(format!("a secret is shown: {}", about()));
    }
    if !shown.ends_with(b"\n") {
        return Err(format!("the line end is hidden: {}", about()));
    }
    if in_parts(&shown, shown.len()) != shown {
        return Err(format!("the second redaction differs: {}", about()));
    }
    if in_parts(&text, 1 + random.below(text.len())) != shown {
        return Err(format!("the redaction in parts differs: {}", about()));
    }
    Ok(())
}

/// `text`, redacted in parts of this length.
pub fn in_parts(text: &[u8], length: usize) -> Vec<u8> {
    let (mut output, mut redactor) = (Vec::new(), Redactor::new(RedactPolicy::new()));
    for part in text.chunks(length.max(1)) {
        redactor.push(part, &mut output);
    }
    redactor.finish(&mut output);
    output
}
