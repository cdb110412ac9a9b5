//! Texts made of pieces that RFC 3986 and the WHATWG URL standard parse differently.

use crate::inputs::list;
use crate::random::Random;

/// A text that resembles a URI.
pub fn uri(random: &mut Random) -> String {
    let mut text = String::new();
    let ends = [" ", "\u{1}", "\t", "\n ", "\u{1f}"];
    if random.once_in(30) {
        text.push_str(random.pick::<&str>(&ends));
    }
    // Parts of texts, each with the reciprocal of its frequency.
    let pieces = [
        ("whatwg-schemes", 1),
        ("whatwg-slashes", 1),
        ("whatwg-userinfos", 3),
        ("whatwg-hosts", 1),
        ("whatwg-ports", 2),
        ("whatwg-paths", 2),
        ("whatwg-queries", 3),
        ("whatwg-fragments", 3),
    ];
    for (pieces, times) in pieces {
        if random.once_in(times) {
            text.push_str(random.pick::<&str>(list(pieces)));
        }
    }
    if random.once_in(30) {
        text.push_str(random.pick::<&str>(&ends));
    }
    text
}

/// A random text as [`uri`] returns, without its scheme: from the first slash on, or after the colon.
pub fn reference(random: &mut Random) -> String {
    let text = uri(random);
    let begin = if random.once_in(3) { text.find(':').map(|at| at + 1) } else { text.find(['/', '\\']) };
    text[begin.unwrap_or(0)..].into()
}
