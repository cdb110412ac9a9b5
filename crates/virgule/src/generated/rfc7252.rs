// @generated from grammars/rfc7252.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7252`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 55 states (0 with direct code), 23 byte classes, 7 registers: 1435 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 4, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 11, 1, 0, 1, 0, 12, 13, 14, 15, 16,
    15, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 17, 18, 1, 1, 19, 1, 1, 20, 1, 1, 1, 1, 21, 0, 22, 0, 1, 0, 14, 15, 16, 15, 15,
    15, 1, 1, 1, 1, 1, 1, 1, 1, 17, 18, 1, 1, 19, 1, 1, 20, 1, 1, 1, 1, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 4, 2, 0, 5, 1, 3,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 1, 255, 255, 2, 255, 255, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 4, 5, 4, 1, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 6, 7, 8, 1,
    // mask_of
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 5, 6, 7, 5, 5, 4, 4, 3, 4, 3, 4, 3, 4, 1, 2, 4, 5, 1, 2, 4, 0, 1, 2, 4, 0, 1, 2,
    4, 0, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 6, 7, 0, 6, 0,
    // masks
    224, 1, 0, 224, 3, 0, 0, 7, 0, 224, 7, 0, 224, 199, 1, 234, 207, 31, 250, 255, 31,
    // check
    255, 0, 1, 55, 2, 43, 3, 55, 255, 0, 255, 0, 5, 40, 6, 39, 7, 37, 2, 60, 5, 36, 6, 35, 7, 33, 5, 32, 6, 31, 7, 29,
    14, 4, 17, 55, 18, 55, 19, 55, 20, 55, 4, 61, 21, 9, 23, 55, 23, 18, 2, 41, 4, 56, 4, 54, 23, 20, 12, 62, 23, 59,
    23, 22, 16, 2, 11, 57, 12, 58, 12, 14, 13, 54, 6, 27, 7, 25, 9, 26, 23, 53, 9, 30, 10, 32, 9, 34, 10, 36, 2, 15, 23,
    54, 9, 38, 10, 40, 4, 7, 17, 3, 4, 8, 11, 6, 23, 24, 23, 24, 23, 22, 20, 12, 23, 20, 18, 5, 22, 11, 3, 23, 23, 18,
    23, 50, 3, 21, 255, 0, 23, 51, 23, 52, 23, 16, 3, 19, 23, 52, 255, 0, 23, 40, 23, 36, 23, 32, 23, 28, 23, 28, 23,
    24, 23, 32, 23, 22, 23, 36, 3, 13, 23, 20, 23, 40, 16, 46, 23, 18, 23, 42, 23, 54, 23, 44, 17, 47, 23, 55, 14, 48,
    18, 49, 23, 51, 19, 5, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 28, 36, 28, 32, 24, 28, 24, 28, 28, 11, 32, 32, 32, 28,
    36, 36, 36, 28, 40, 40, 40, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 10, 0, 17, 0, 28,
    // nibbles
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124, 184, 252, 248, 248, 252, 248, 252, 252,
    252, 252, 252, 92, 84, 92, 212, 116, 168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 112,
    168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 244, 92, 84, 92, 212, 112, 8, 88, 88, 88, 88, 88, 88, 8, 8, 8, 0,
    0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0,
    // layouts
    0, 1, 0, 1, 2, 1, 3, 1, 4, 5, 6, 3, 7, 3, 3, 1, 8, 1, 9, 1, 10, 1, 11, 1, 4, 5, 12, 13, 4, 14, 3, 1, 4, 5, 15, 1, 9,
    1, 9, 1, 16, 1, 3, 1, 17, 5, 6, 3, 18, 3, 3, 1, 19, 1, 11, 1, 20, 1, 21, 1, 17, 5, 12, 13, 17, 14, 3, 1, 17, 5, 15,
    1,
    // places
    0, 0, 7, 0, 7, 2, 0, 0, 0, 0, 0, 0, 7, 1, 0, 0, 1, 0, 1, 0, 0, 0, 7, 4, 0, 3, 4, 1, 3, 0, 0, 5, 0, 1, 255, 0, 0, 7,
    1, 255, 0, 0, 7, 0, 8, 0, 0, 8, 0, 8, 0, 0, 7, 0, 9, 0, 0, 9, 0, 9, 0, 5, 0, 6, 255, 0, 6, 0, 1, 0, 0, 4, 1, 1, 0,
    0, 5, 0, 1, 0, 0, 0, 8, 1, 0, 0, 0, 8, 4, 0, 0, 0, 8, 1, 255, 0, 0, 8, 0, 9, 0, 0, 8, 0, 10, 0, 0, 10, 0, 10,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 14, 18, 14, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 17,
    1, 18, 0, 0, 0, 0, 0, 1, 19, 1, 20, 1, 21, 1, 22, 1, 23, 1, 24, 0, 0, 0, 0, 1, 25, 1, 26, 1, 27, 1, 7, 1, 8, 1, 28,
    1, 10, 1, 11, 1, 29, 1, 13, 1, 14, 1, 30, 1, 31, 1, 17, 1, 18, 1, 32, 1, 33, 1, 34, 1, 35, 1, 36, 1, 19, 1, 20, 1,
    21, 1, 37, 1, 23, 1, 24,
    // groups
    255, 0, 4, 0, 0, 8, 0, 0, 12, 0, 0, 16, 0, 0, 20, 0, 0, 24, 0, 0, 30, 1, 2, 32, 2, 3, 37, 3, 0, 43, 3, 4, 44, 4, 4,
    48, 0, 5, 54, 5, 6, 44, 6, 6, 44, 0, 0, 58, 1, 0, 63, 7, 6, 44, 1, 6, 44, 4, 4, 64, 3, 3, 68, 5, 5, 54, 8, 0, 59, 7,
    7, 54, 1, 9, 62, 10, 10, 20, 10, 10, 24, 10, 10, 30, 3, 10, 43, 10, 5, 54, 10, 10, 58, 1, 10, 63, 255, 10, 4, 10,
    10, 8, 10, 10, 12, 10, 10, 16, 10, 10, 72, 8, 10, 59,
    // sets
    224, 207, 1, 0, 0, 1, 0, 0, 2, 0, 64, 0, 0, 0, 4, 0, 8, 0, 16, 0, 0, 254, 223, 63, 224, 207, 17, 0, 0, 64, 16, 24,
    0, 224, 199, 1, 234, 207, 31, 254, 255, 31, 240, 23, 0, 254, 223, 31, 232, 199, 1, 234, 207, 95, 0, 0, 8,
    // rules
    99, 111, 97, 112, 45, 85, 82, 73, 47, 104, 111, 115, 116, 47, 73, 80, 118, 54, 97, 100, 100, 114, 101, 115, 115, 47,
    73, 80, 45, 108, 105, 116, 101, 114, 97, 108, 47, 73, 80, 118, 70, 117, 116, 117, 114, 101, 47, 113, 117, 101, 114,
    121, 47, 112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 112, 97, 116, 104, 45, 97, 98, 101, 109, 112, 116,
    121, 47, 112, 111, 114, 116, 47, 114, 101, 103, 45, 110, 97, 109, 101, 47, 99, 111, 97, 112, 115, 45, 85, 82, 73,
    47,
    ],
    words: &[
    // rows
    0, 16, 33, 2, 40, 41, 45, 47, 1, 36, 37, 22, 39, 42, 7, 44, 46, 17, 48, 5, 49, 8, 50, 31, 51, 30, 52, 53, 0, 32, 54,
    55, 57, 34, 56, 58, 60, 38, 59, 61, 65, 62, 63, 64, 66, 67, 71, 76, 73, 74, 77, 69, 43, 3, 23, 4,
    // edges
    16438, 0, 6, 17, 0, 2, 14, 0, 6, 16436, 0, 8, 15, 0, 8, 16438, 0, 5, 14, 0, 5, 10, 0, 0,
    // starts
    1, 45,
    // call_list
    9, 0, 0, 65535, 7,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 151, base: 33, call_list: 82, calls: 1, check: 284, defaults: 486, edge_size: 3,
    edges: 56, fields: 4, first_skip: 50, groups: 988, highs: 0, hot: 0, kinds: 1, layouts: 638, mask_of: 207,
    mask_size: 3, masks: 263, moves: 820, nesting: 128, nibbles: 542, note_of: 821, note_shift: 30, notes: 877, places:
    710, rows: 0, rules: 1159, set_size: 3, sets: 1102, shift: 9, skip_of: 95, starts: 80, states: 56, streams: 255,
    stretch_list: 87, stretches: 0, stride: 23, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `coap-URI` matches as a whole.
    ///
    /// ```text
    /// coap-URI = "coap:" "//" host [":" port] path-abempty ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/coap.svg"))]
    ///
    /// For example `coap://example.com:5683/~sensors/temp.xml`.
    Coap: table TABLE, kind 0, registers 7, secret None,
    checks [not_empty 0 "host"];
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 0;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 1;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 3;
}

crate::__scheme! { Coap: TABLE, kind 0, checks &[(0, "not-empty")], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "coap", default_port: Some("5683"), empty_path: Some("/") } }

/// How the fields of [`Coap`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_COAP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "path", "query"],
    always: 0b101,
    pieces: &[Piece::Text("coap://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    CoapBuilder of Coap by TEMPLATE_COAP, states [];
    optional host = 0;
    optional port = 1;
    optional path = 2;
    optional query = 3;
}

crate::__typed! {
    /// A text that the rule `coaps-URI` matches as a whole.
    ///
    /// ```text
    /// coaps-URI = "coaps:" "//" host [":" port] path-abempty ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/coaps.svg"))]
    ///
    /// For example `coaps://example.com:5684/~sensors/temp.xml`.
    Coaps: table TABLE, kind 1, registers 7, secret None,
    checks [not_empty 0 "host"];
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 0;
    /// The `port`.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 1;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 3;
}

crate::__scheme! { Coaps: TABLE, kind 1, checks &[(0, "not-empty")], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "coaps", default_port: Some("5684"), empty_path: Some("/") } }

/// How the fields of [`Coaps`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_COAPS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "path", "query"],
    always: 0b101,
    pieces: &[Piece::Text("coaps://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    CoapsBuilder of Coaps by TEMPLATE_COAPS, states [];
    optional host = 0;
    optional port = 1;
    optional path = 2;
    optional query = 3;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "coap", scheme: true, grammar: "rfc7252", start: "coap-URI", table: &TABLE, kind: 0, fields: &["host", "port", "path", "query"], secret: None, inside: crate::Inside::Yes, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_COAP), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "coap", default_port: Some("5683"), empty_path: Some("/") }, each_field: |text, constant, see| Coap::each_field(text, constant, see) },
    crate::Kind { name: "coaps", scheme: true, grammar: "rfc7252", start: "coaps-URI", table: &TABLE, kind: 1, fields: &["host", "port", "path", "query"], secret: None, inside: crate::Inside::Yes, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_COAPS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "coaps", default_port: Some("5684"), empty_path: Some("/") }, each_field: |text, constant, see| Coaps::each_field(text, constant, see) },
];
