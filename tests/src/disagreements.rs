//! Texts made of pieces that RFC 3986 and the WHATWG URL standard parse differently.

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
        (SCHEMES, 1),
        (SLASHES, 1),
        (USERINFOS, 3),
        (HOSTS, 1),
        (PORTS, 2),
        (PATHS, 2),
        (QUERIES, 3),
        (FRAGMENTS, 3),
    ];
    for (pieces, times) in pieces {
        if random.once_in(times) {
            text.push_str(random.pick::<&str>(pieces));
        }
    }
    if random.once_in(30) {
        text.push_str(random.pick::<&str>(&ends));
    }
    text
}

const SCHEMES: &[&str] = &[
    "http", "http", "https", "HTTPS", "ws", "wss", "ftp", "file", "file", "foo", "foo", "mailto", "h\tttp",
    "fo", "1a", "",
];
const SLASHES: &[&str] =
    &["://", "://", "://", "://", ":", ":/", ":///", ":////", ":\\\\", ":/\\", "://\\", ":\n//", "//"];
const USERINFOS: &[&str] = &[
    "", "", "", "", "@", ":@", "a@", "a:@", "a:b@", "a:b:c@", "a;b=c@", "a@b@", "%41@", "a'@", ":b@", "::@",
    "é@", "[@", "a|@",
];
const HOSTS: &[&str] = &[
    "a",
    "example.com",
    "EXAMPLE.com",
    "a.",
    ".",
    "..",
    "",
    "",
    "127.1",
    "0x7f.1",
    "2130706433",
    "0177.0.0.1",
    "1.2.3.4",
    "1.2.3.4.",
    "1.2.3.4..",
    "256.1.1.1",
    "4294967296",
    "09",
    "a.1",
    "1.a",
    "0x",
    "0X1",
    "1..2",
    "%65xample.com",
    "%31.2.3.4",
    "a%2Fb",
    "a%00",
    "a%",
    "%",
    "a%C3%A9",
    "é",
    "ｅ",
    "１",
    "xn--a",
    "xn--mgbh0fb",
    "a.xn--",
    "XN--BCHER-KVA",
    "a b",
    "a^b",
    "a|b",
    "a<b",
    "a\"b",
    "a`{}",
    "a!$&'()*+,;=b",
    "[::1]",
    "[0:0::1]",
    "[::1.2.3.4]",
    "[::ffff:1.2.3.4]",
    "[::FFFF]",
    "[1:2:3:4:5:6:7::]",
    "[v1.a]",
    "[::1",
    "[::1]a",
    "[]",
    "[::1%25eth0]",
    "localhost",
    "LOCALHOST",
    "%6cocalhost",
    "C:",
    "c|",
    "C:80",
    "a\tb",
    "a_b~",
    "\u{7f}",
    "a\u{1}",
];
const PORTS: &[&str] = &[
    "",
    "",
    "",
    "",
    ":",
    ":80",
    ":443",
    ":21",
    ":080",
    ":0",
    ":00",
    ":65535",
    ":65536",
    ":8080",
    ":8x",
    ":99999999999999999999999",
    ":8:9",
    ":é",
];
const PATHS: &[&str] = &[
    "",
    "",
    "/",
    "/a",
    "/a/b",
    "//",
    "//a",
    "/.",
    "/..",
    "/./a",
    "/a/../b",
    "/%2e",
    "/%2E./b",
    "/.%2e",
    "/...",
    "/%2e%2e%2e",
    "/a\\b",
    "\\",
    "\\..\\a",
    "/a b",
    "/a^b",
    "/a|b",
    "/{a}`",
    "/%zz",
    "/%",
    "/C|/a",
    "/C:/../a",
    "/C:/a",
    "/c|",
    "/a/c|",
    "/../c|/",
    "/.%2",
    "/'",
    "/é",
    "/a;b=c@d:e",
    "/[a]",
    "/\"<>",
    "/\u{1}",
    "/\u{7f}",
    "a",
    "a/b",
    "C:/a",
    "c|/a",
    "/.//a",
    "/a/.\t./b",
];
const QUERIES: &[&str] = &[
    "", "", "", "?", "?a=b", "?'", "?a b", "?\"<>", "?^|`{}\\", "?%zz", "?é", "?/?:@", "?[a]", "?a\tb",
    "?\u{7f}",
];
const FRAGMENTS: &[&str] =
    &["", "", "", "#", "#a", "#a#b", "#a b", "#`", "#'\"<>", "#^|{}\\", "#%z", "#é", "#/?", "#[", "#\n"];

/// A random text as [`uri`] returns, without its scheme: from the first slash on, or after the colon.
pub fn reference(random: &mut Random) -> String {
    let text = uri(random);
    let begin = if random.once_in(3) { text.find(':').map(|at| at + 1) } else { text.find(['/', '\\']) };
    text[begin.unwrap_or(0)..].into()
}
