// @generated from grammars/rfc9110.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc9110`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 87 states (0 with direct code), 22 byte classes, 9 registers: 2189 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 4, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 11, 1, 0, 1, 0, 12, 13, 14, 14, 14,
    14, 14, 14, 1, 15, 1, 1, 1, 1, 1, 1, 1, 16, 1, 1, 17, 18, 1, 19, 1, 1, 1, 1, 20, 0, 21, 0, 1, 0, 14, 14, 14, 14, 14,
    14, 1, 15, 1, 1, 1, 1, 1, 1, 1, 16, 1, 1, 17, 18, 1, 19, 1, 1, 1, 1, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2, 5, 0, 1, 3, 2, 0, 4, 1,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 1, 2, 255, 255, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 5, 6, 5, 4, 255, 255, 7, 255, 255, 8, 255, 255, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    10, 11, 10, 9, 255, 255, 255, 255, 255, 255, 255, 255, 255, 12, 255, 255, 4, 13, 14, 255, 15, 9,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 4, 5, 8, 7, 4, 3, 4, 3, 4, 3, 4, 1, 2, 4, 6, 1, 2, 4, 0, 1, 2, 4, 0, 1, 2, 4, 0,
    5, 5, 9, 5, 5, 4, 5, 5, 4, 3, 4, 3, 4, 3, 4, 1, 2, 4, 6, 1, 2, 4, 0, 1, 2, 4, 0, 1, 2, 4, 0, 5, 5, 5, 5, 0, 0, 0, 0,
    0, 0, 0, 8, 0, 9, 0, 8, 8, 0,
    // masks
    224, 1, 0, 224, 3, 0, 0, 7, 0, 224, 7, 0, 224, 71, 0, 10, 128, 15, 10, 192, 15, 234, 207, 15, 250, 255, 15,
    // check
    255, 0, 255, 0, 2, 89, 2, 112, 4, 90, 5, 91, 6, 92, 7, 93, 8, 94, 9, 94, 10, 94, 11, 95, 12, 96, 11, 6, 5, 34, 6,
    33, 7, 31, 5, 30, 6, 29, 7, 27, 20, 98, 2, 105, 22, 88, 22, 111, 5, 106, 6, 107, 7, 108, 8, 109, 9, 109, 10, 109,
    11, 110, 22, 18, 13, 0, 2, 72, 22, 20, 4, 99, 2, 39, 2, 70, 4, 99, 4, 86, 15, 2, 22, 104, 11, 113, 12, 101, 13, 97,
    11, 100, 12, 101, 12, 41, 13, 86, 5, 65, 6, 64, 7, 62, 16, 5, 22, 87, 4, 99, 4, 102, 22, 82, 22, 86, 5, 61, 6, 60,
    7, 58, 11, 100, 12, 101, 12, 103, 6, 25, 7, 23, 22, 49, 18, 3, 9, 28, 10, 30, 9, 32, 10, 34, 18, 4, 22, 79, 4, 102,
    22, 51, 9, 36, 10, 38, 6, 56, 7, 54, 22, 22, 22, 20, 12, 103, 22, 18, 9, 59, 10, 61, 9, 63, 10, 65, 9, 24, 22, 16,
    9, 67, 10, 69, 22, 84, 2, 45, 22, 53, 9, 55, 2, 42, 22, 51, 22, 80, 22, 49, 4, 7, 22, 22, 4, 8, 22, 47, 13, 97, 21,
    11, 19, 13, 22, 81, 22, 53, 3, 21, 22, 38, 22, 34, 22, 30, 22, 85, 22, 26, 22, 26, 22, 83, 22, 22, 3, 19, 22, 30, 3,
    17, 22, 20, 22, 34, 22, 18, 22, 38, 22, 16, 22, 40, 22, 82, 3, 52, 22, 43, 22, 83, 22, 46, 22, 85, 22, 69, 22, 65,
    22, 61, 22, 57, 3, 50, 22, 57, 3, 48, 22, 53, 22, 61, 22, 51, 22, 65, 22, 49, 22, 69, 22, 47, 15, 75, 22, 71, 22,
    86, 22, 73, 22, 87, 3, 14, 18, 76, 16, 78, 18, 77, 17, 5, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 22, 81, 255, 0,
    255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 0, 0, 85, 0, 0, 0, 0, 0, 0, 8, 38, 26, 34, 26, 30, 22, 26, 22, 26, 26, 40, 30, 30, 30, 26, 34, 34,
    34, 26, 38, 38, 38, 26, 0, 0, 0, 0, 0, 85, 0, 0, 69, 57, 65, 57, 61, 53, 57, 53, 57, 57, 73, 61, 61, 61, 57, 65, 65,
    65, 57, 69, 69, 69, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 13, 10, 26, 0, 44, 0, 0, 57,
    // nibbles
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112, 168, 252, 248, 248, 252, 248, 252, 252,
    252, 252, 244, 92, 84, 92, 212, 112, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 184, 252, 248, 248, 252, 248,
    252, 252, 252, 252, 252, 92, 84, 92, 212, 124, 184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92,
    212, 116, 8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0, 0, 0, 0, 0, 0,
    // layouts
    0, 1, 0, 1, 0, 1, 2, 3, 4, 1, 5, 1, 2, 3, 6, 5, 5, 1, 2, 7, 5, 1, 5, 1, 2, 8, 9, 1, 5, 1, 2, 10, 11, 1, 5, 1, 2, 12,
    13, 1, 5, 1, 14, 3, 15, 16, 17, 5, 2, 1, 7, 5, 5, 1, 2, 1, 2, 1, 5, 1, 18, 1, 18, 1, 19, 1, 20, 1, 20, 1, 21, 1, 2,
    3, 15, 22, 5, 1, 14, 3, 15, 16, 23, 24, 2, 1, 25, 22, 5, 1, 14, 3, 15, 16, 26, 1, 19, 1, 19, 1, 19, 1, 27, 28, 4, 1,
    5, 1, 27, 28, 6, 5, 5, 1, 27, 29, 5, 1, 5, 1, 27, 30, 9, 1, 5, 1, 27, 31, 11, 1, 5, 1, 27, 32, 13, 1, 5, 1, 33, 28,
    15, 16, 17, 5, 27, 1, 29, 5, 5, 1, 27, 1, 27, 1, 5, 1, 34, 1, 34, 1, 21, 1, 35, 1, 35, 1, 36, 1, 27, 28, 15, 22, 5,
    1, 33, 28, 15, 16, 23, 24, 27, 1, 37, 22, 5, 1, 33, 28, 15, 16, 26, 1,
    // places
    0, 0, 7, 0, 7, 2, 0, 0, 0, 0, 0, 0, 7, 1, 0, 3, 0, 7, 3, 0, 0, 5, 0, 1, 0, 0, 1, 0, 1, 0, 0, 5, 0, 1, 255, 0, 0, 7,
    1, 255, 0, 0, 7, 3, 0, 0, 3, 1, 1, 0, 0, 0, 7, 1, 254, 0, 1, 255, 1, 0, 0, 0, 7, 1, 253, 0, 1, 254, 1, 0, 0, 0, 7,
    7, 0, 0, 5, 0, 6, 0, 4, 6, 1, 4, 0, 0, 7, 0, 1, 255, 0, 0, 7, 0, 8, 0, 0, 8, 0, 8, 0, 0, 7, 0, 9, 0, 0, 9, 0, 9, 0,
    6, 1, 1, 0, 0, 7, 0, 8, 255, 0, 8, 0, 1, 0, 0, 0, 7, 6, 0, 0, 7, 0, 1, 0, 0, 0, 8, 1, 0, 3, 0, 8, 3, 0, 0, 0, 8, 1,
    255, 0, 0, 8, 3, 0, 0, 0, 8, 1, 254, 0, 0, 8, 1, 253, 0, 0, 8, 7, 0, 0, 0, 8, 0, 9, 0, 0, 8, 0, 10, 0, 0, 10, 0, 10,
    0, 0, 8, 6, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 15, 16, 17, 18, 16, 19, 20, 16, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 23, 16, 24, 25, 26, 27, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 17,
    1, 18, 2, 19, 9, 1, 20, 2, 19, 13, 2, 19, 14, 1, 21, 2, 20, 15, 2, 16, 16, 0, 0, 0, 0, 1, 22, 1, 23, 1, 24, 1, 25,
    1, 26, 2, 19, 22, 1, 19, 1, 27, 2, 19, 25, 0, 0, 0, 1, 28, 1, 29, 1, 30, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1,
    12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 31, 1, 18, 2, 19, 9, 1, 20, 2, 19, 13, 2, 19, 14, 1, 21, 2, 20, 15, 2, 16, 16, 1,
    32, 1, 33, 1, 34, 1, 35, 1, 22, 1, 23, 1, 24, 1, 25, 1, 26, 2, 19, 22, 1, 19, 1, 27, 2, 19, 25,
    // groups
    255, 0, 4, 0, 0, 8, 0, 0, 12, 0, 0, 16, 0, 0, 20, 0, 1, 26, 2, 3, 28, 3, 4, 33, 4, 1, 39, 1, 5, 42, 4, 6, 44, 6, 6,
    48, 1, 2, 54, 2, 2, 58, 2, 1, 59, 2, 7, 44, 7, 7, 44, 0, 8, 62, 8, 7, 44, 9, 9, 64, 9, 7, 44, 10, 7, 44, 5, 5, 42,
    6, 6, 68, 4, 4, 72, 2, 11, 58, 8, 8, 62, 10, 10, 62, 12, 12, 16, 12, 12, 20, 12, 1, 26, 12, 8, 62, 255, 12, 4, 12,
    12, 8, 12, 12, 12, 12, 12, 76,
    // sets
    224, 79, 0, 0, 128, 0, 0, 0, 4, 0, 0, 1, 0, 8, 0, 16, 0, 0, 254, 255, 31, 224, 79, 8, 0, 0, 32, 16, 24, 0, 240, 23,
    0, 224, 71, 0, 234, 207, 15, 254, 223, 31, 254, 223, 15, 254, 255, 15, 238, 239, 15, 232, 71, 0, 234, 207, 47, 0, 0,
    2,
    // rules
    104, 116, 116, 112, 45, 85, 82, 73, 47, 97, 117, 116, 104, 111, 114, 105, 116, 121, 47, 104, 111, 115, 116, 47, 73,
    80, 118, 54, 97, 100, 100, 114, 101, 115, 115, 47, 73, 80, 45, 108, 105, 116, 101, 114, 97, 108, 47, 112, 111, 114,
    116, 47, 73, 80, 118, 70, 117, 116, 117, 114, 101, 47, 112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 113,
    117, 101, 114, 121, 47, 117, 115, 101, 114, 105, 110, 102, 111, 47, 112, 97, 116, 104, 45, 97, 98, 101, 109, 112,
    116, 121, 47, 114, 101, 103, 45, 110, 97, 109, 101, 47, 104, 116, 116, 112, 115, 45, 85, 82, 73, 47,
    ],
    words: &[
    // rows
    0, 25, 49, 54, 36, 2, 96, 98, 0, 87, 84, 50, 51, 76, 85, 19, 88, 9, 89, 12, 90, 58, 92, 79, 93, 95, 34, 59, 97, 99,
    106, 61, 100, 101, 115, 67, 102, 103, 117, 104, 105, 1, 107, 108, 70, 109, 110, 111, 44, 112, 53, 113, 72, 114, 86,
    116, 118, 31, 75, 119, 120, 125, 77, 121, 122, 134, 81, 123, 124, 136, 126, 127, 128, 129, 132, 135, 137, 138, 139,
    3, 149, 140, 4, 94, 5, 91, 35, 6,
    // edges
    16471, 0, 4, 72, 0, 4, 16470, 0, 28, 69, 0, 4, 68, 0, 4, 66, 0, 4, 47, 0, 4, 44, 0, 12, 41, 0, 28, 15, 0, 1, 9, 0,
    4, 16470, 0, 24, 12, 0, 8, 41, 0, 24, 16470, 0, 18, 41, 0, 18, 16466, 0, 4, 39, 0, 4, 38, 0, 4, 37, 0, 4, 35, 0, 4,
    16, 0, 4, 12, 0, 12, 16467, 0, 32, 42, 0, 32, 44, 0, 8, 10, 0, 0,
    // starts
    1, 74,
    // call_list
    9, 0, 0, 65535, 26,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 183, base: 33, call_list: 171, calls: 1, check: 386, defaults: 730, edge_size: 3,
    edges: 88, fields: 6, first_skip: 79, groups: 1548, highs: 0, hot: 0, kinds: 1, layouts: 914, mask_of: 271,
    mask_size: 3, masks: 359, moves: 1296, nesting: 128, nibbles: 818, note_of: 1297, note_shift: 39, notes: 1385,
    places: 1106, rows: 0, rules: 1716, set_size: 3, sets: 1656, shift: 16, skip_of: 95, starts: 169, states: 88,
    streams: 255, stretch_list: 176, stretches: 0, stride: 22, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `http-URI` matches as a whole.
    ///
    /// ```text
    /// http-URI = "http" "://" authority path-abempty ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/http.svg"))]
    ///
    /// For example `http://www.example.com/hello.txt`.
    Http: table TABLE, kind 0, registers 9, secret Some(1),
    checks [not_empty 2 "host"];
    /// The `authority`.
    ///
    /// ```text
    /// authority = <authority, see [URI], Section 3.2>
    /// ```
    always authority = 0;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 1;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 2;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 3;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = <path-abempty, see [URI], Section 3.3>
    /// ```
    always path = 4;
    /// The `query`.
    ///
    /// ```text
    /// query = <query, see [URI], Section 3.4>
    /// ```
    maybe query = 5;
}

crate::__scheme! { Http: TABLE, kind 0, checks &[(2, "not-empty")], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "http", default_port: Some("80"), empty_path: Some("/") } }

/// How the fields of [`Http`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_HTTP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    always: 0b10101,
    pieces: &[Piece::Text("http://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    HttpBuilder of Http by TEMPLATE_HTTP, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

crate::__typed! {
    /// A text that the rule `https-URI` matches as a whole.
    ///
    /// ```text
    /// https-URI = "https" "://" authority path-abempty ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/https.svg"))]
    ///
    /// For example `https://www.example.com/hello.txt`.
    Https: table TABLE, kind 1, registers 9, secret Some(1),
    checks [not_empty 2 "host"];
    /// The `authority`.
    ///
    /// ```text
    /// authority = <authority, see [URI], Section 3.2>
    /// ```
    always authority = 0;
    /// The `userinfo`.
    ///
    /// ```text
    /// userinfo = *(unreserved / pct-encoded / sub-delims / ":")
    /// ```
    maybe userinfo = 1;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 2;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 3;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = <path-abempty, see [URI], Section 3.3>
    /// ```
    always path = 4;
    /// The `query`.
    ///
    /// ```text
    /// query = <query, see [URI], Section 3.4>
    /// ```
    maybe query = 5;
}

crate::__scheme! { Https: TABLE, kind 1, checks &[(2, "not-empty")], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "https", default_port: Some("443"), empty_path: Some("/") } }

/// How the fields of [`Https`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_HTTPS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "userinfo", "host", "port", "path", "query"],
    always: 0b10101,
    pieces: &[Piece::Text("https://"), Piece::Outer(0, 7), Piece::Group(2, 2), Piece::Field(1), Piece::Text("@"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text(":"), Piece::Field(3), Piece::Field(4), Piece::Group(32, 2),
    Piece::Text("?"), Piece::Field(5)],
};

crate::__builder! {
    HttpsBuilder of Https by TEMPLATE_HTTPS, states [];
    optional authority = 0;
    optional userinfo = 1;
    optional host = 2;
    optional port = 3;
    optional path = 4;
    optional query = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "http", scheme: true, grammar: "rfc9110", start: "http-URI", table: &TABLE, kind: 0, fields: &["authority", "userinfo", "host", "port", "path", "query"], secret: Some(1), inside: crate::Inside::Yes, checks: &[(2, "not-empty")], template: Some(&TEMPLATE_HTTP), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "http", default_port: Some("80"), empty_path: Some("/") }, each_field: |text, constant, see| Http::each_field(text, constant, see) },
    crate::Kind { name: "https", scheme: true, grammar: "rfc9110", start: "https-URI", table: &TABLE, kind: 1, fields: &["authority", "userinfo", "host", "port", "path", "query"], secret: Some(1), inside: crate::Inside::Yes, checks: &[(2, "not-empty")], template: Some(&TEMPLATE_HTTPS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "https", default_port: Some("443"), empty_path: Some("/") }, each_field: |text, constant, see| Https::each_field(text, constant, see) },
];
