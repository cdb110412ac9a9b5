//! Forms of text that hold a secret, and the law that no part of it is shown.

use crate::laws::Outcome;
use crate::random::Random;
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
const FORMS: &[(&str, Written)] = &[
    ("connect to https://u:%s@h.example.com/x failed\n", Written::Plainly),
    ("DATABASE_URL=postgres://user:%s@db.example:5432/app\n", Written::Plainly),
    ("17:02:03 3 amqp://u:%s@10.0.0.1,u:%s@b.example/v 200\n", Written::Plainly),
    ("https://u:%s@a.example/,https://u:%s@b.example/;https://u:%s@c.example\n", Written::Plainly),
    ("mongodb://u:%s@a.example:27017,b.example:27017/db?replicaSet=r\n", Written::Plainly),
    ("\x1b[1;36mredis://:%s@[::1]:6379/0\x1b[0m took 3s\n", Written::Plainly),
    ("url%3Dhttps://joe@corp.example:%s@localhost/\n", Written::Plainly),
    ("sip:alice:%s@h.example\n", Written::Plainly),
    (
        "{\"level\":\"info\",\"url\":\"https:\\/\\/u:%s@h.example.com\\/x\",\"mail\":\"a@b.example\"}\n",
        Written::Json,
    ),
    ("<a href=\"https://u:%s@h.example/\">x</a> <b>a@b.example</b>\n", Written::Without(b"\"")),
    ("curl 'https://u:%s@h.example/?a=b' -d 'c=d@e.example'\n", Written::Without(b"'")),
    ("<url>https://u:%s@h.example/</url><m>a@b.example</m>\n", Written::Without(b"<")),
    ("see <ftp://u:%s@h.example/>.\n", Written::Without(b">")),
    ("GET /next=https%3A%2F%2Fu%3A%s%40h.example.com%2Fx&a=b HTTP/1.1\n", Written::Percent),
    ("GET https://h.example/p?a=1&password=%s&b=2#c\n", Written::Percent),
    ("Location: https://h.example/cb#access_token=%s&state=1\n", Written::Percent),
    ("{\"u\":\"https://h.example/?sig=%s\\u0026b=2\"}\n", Written::Percent),
    ("jdbc:postgresql://h.example/db?user=u&password=%s\n", Written::Percent),
    ("jdbc:sqlserver://h.example:1433;user=u;password={%s};encrypt=true\n", Written::Doubled(b'}')),
    ("Server=h.example;User=u;Password=\"%s\";\n", Written::Doubled(b'"')),
    ("remote: https://%s@git.example/x.git\n", Written::Token),
    ("fetch https://h.example/v1/x?q=1&key=%s\n", Written::Token),
];

/// The number of forms.
pub const COUNT: usize = FORMS.len();

/// The text of form `number` with `secret`, and what of the secret must not be shown.
fn text(number: usize, secret: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let (form, written) = FORMS[number % COUNT];
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
