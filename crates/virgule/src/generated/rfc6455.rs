// @generated from grammars/rfc6455.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6455`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 50 states (0 with direct code), 20 byte classes, 7 registers: 1342 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 4, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 11, 1, 0, 1, 0, 12, 13, 14, 14, 14,
    14, 14, 14, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 1, 1, 16, 17, 1, 1, 1, 18, 0, 19, 0, 1, 0, 14, 14, 14, 14, 14,
    14, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 1, 1, 16, 17, 1, 1, 1, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 4, 2,
    0, 5, 1, 3,
    // accepts
    255, 255, 255, 255, 255, 255, 0, 255, 255, 1, 255, 255, 2, 255, 255, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 4, 5, 4, 1, 255, 255, 255, 255, 255, 255, 255, 255, 6, 7, 8, 1,
    // mask_of
    0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 5, 6, 7, 5, 5, 4, 4, 3, 4, 3, 4, 3, 4, 1, 2, 4, 5, 1, 2, 4, 0, 1, 2, 4, 0, 1, 2, 4, 0,
    5, 5, 5, 5, 0, 0, 0, 6, 7, 0, 6, 0,
    // masks
    224, 1, 0, 224, 3, 0, 0, 7, 0, 224, 7, 0, 224, 71, 0, 234, 207, 3, 250, 255, 3,
    // check
    255, 0, 1, 50, 2, 41, 3, 50, 255, 0, 3, 21, 5, 38, 6, 37, 7, 35, 5, 34, 6, 33, 7, 31, 2, 39, 2, 55, 4, 49, 15, 50,
    16, 50, 17, 50, 15, 3, 18, 7, 20, 50, 20, 16, 12, 12, 13, 49, 20, 18, 5, 30, 6, 29, 7, 27, 4, 51, 4, 56, 20, 49, 20,
    54, 6, 25, 7, 23, 17, 2, 11, 52, 12, 53, 12, 57, 9, 28, 10, 30, 20, 20, 9, 32, 10, 34, 9, 36, 10, 38, 20, 48, 20,
    22, 9, 24, 2, 13, 20, 20, 11, 4, 4, 5, 20, 18, 4, 6, 20, 16, 19, 9, 16, 10, 20, 45, 20, 22, 255, 0, 3, 19, 20, 46,
    20, 14, 20, 47, 20, 38, 20, 34, 20, 47, 3, 17, 20, 30, 3, 11, 20, 26, 20, 26, 20, 22, 20, 30, 20, 20, 20, 34, 20,
    18, 255, 0, 20, 38, 20, 16, 20, 40, 20, 49, 20, 42, 20, 50, 17, 44, 15, 2, 255, 0, 255, 0, 20, 46, 255, 0, 255, 0,
    // defaults
    0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 26, 34, 26, 30, 22, 26, 22, 26, 26, 9, 30, 30, 30, 26, 34, 34,
    34, 26, 38, 38, 38, 26, 0, 0, 0, 0, 0, 0, 10, 8, 0, 15, 0, 26,
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
    0, 0, 5, 0, 5, 2, 0, 0, 0, 0, 0, 0, 5, 1, 0, 0, 1, 0, 1, 0, 0, 0, 5, 4, 0, 3, 4, 1, 3, 0, 0, 5, 0, 1, 255, 0, 0, 5,
    1, 255, 0, 0, 5, 0, 6, 0, 0, 6, 0, 6, 0, 0, 5, 0, 7, 0, 0, 7, 0, 7, 0, 5, 0, 6, 255, 0, 6, 0, 1, 0, 0, 4, 1, 1, 0,
    0, 5, 0, 1, 0, 0, 0, 6, 1, 0, 0, 0, 6, 4, 0, 0, 0, 6, 1, 255, 0, 0, 6, 0, 7, 0, 0, 6, 0, 8, 0, 0, 8, 0, 8,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 16, 12, 17, 12, 18, 19, 20, 21, 22, 23, 24, 25,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1, 16, 1, 17,
    0, 0, 1, 18, 1, 19, 1, 20, 1, 21, 1, 22, 1, 23, 0, 1, 24, 1, 25, 1, 26, 1, 27, 1, 5, 1, 6, 1, 28, 1, 8, 1, 9, 1, 29,
    1, 11, 1, 12, 1, 30, 1, 14, 1, 31, 1, 16, 1, 17, 1, 32, 1, 24, 1, 18, 1, 19, 1, 20, 1, 21, 1, 22, 1, 23,
    // groups
    255, 0, 4, 0, 0, 8, 0, 0, 12, 0, 0, 16, 0, 1, 22, 1, 2, 24, 2, 3, 29, 3, 0, 35, 3, 4, 36, 4, 4, 40, 0, 5, 46, 5, 6,
    36, 6, 6, 36, 0, 7, 50, 1, 1, 54, 1, 0, 55, 8, 6, 36, 1, 6, 36, 4, 4, 56, 3, 3, 60, 5, 5, 46, 7, 7, 50, 8, 8, 46, 1,
    9, 54, 10, 10, 8, 10, 10, 12, 10, 10, 16, 10, 1, 22, 3, 10, 35, 10, 5, 46, 10, 7, 50, 1, 10, 55, 255, 10, 4,
    // sets
    224, 79, 0, 0, 0, 2, 0, 128, 0, 0, 8, 0, 16, 0, 0, 254, 223, 7, 224, 79, 1, 0, 0, 8, 16, 24, 0, 224, 71, 0, 234,
    207, 3, 254, 255, 3, 240, 23, 0, 254, 223, 3, 232, 71, 0, 234, 207, 11,
    // rules
    119, 115, 45, 85, 82, 73, 47, 104, 111, 115, 116, 47, 73, 80, 118, 54, 97, 100, 100, 114, 101, 115, 115, 47, 73, 80,
    45, 108, 105, 116, 101, 114, 97, 108, 47, 73, 80, 118, 70, 117, 116, 117, 114, 101, 47, 113, 117, 101, 114, 121, 47,
    112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 112, 111, 114, 116, 47, 112, 97, 116, 104, 45, 97, 98, 101,
    109, 112, 116, 121, 47, 114, 101, 103, 45, 110, 97, 109, 101, 47, 119, 115, 115, 45, 85, 82, 73, 47,
    ],
    words: &[
    // rows
    0, 17, 3, 39, 47, 49, 1, 40, 36, 24, 37, 41, 11, 42, 43, 25, 44, 4, 45, 20, 48, 26, 50, 38, 51, 52, 0, 29, 53, 54,
    2, 32, 55, 56, 57, 34, 58, 59, 64, 60, 61, 62, 63, 67, 70, 66, 68, 46, 5, 10, 6,
    // edges
    16433, 0, 6, 15, 0, 2, 12, 0, 6, 16431, 0, 8, 13, 0, 8, 16433, 0, 5, 12, 0, 5, 8, 0, 0,
    // starts
    1, 43,
    // call_list
    7, 0, 0, 65535, 7,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 146, base: 33, call_list: 77, calls: 1, check: 269, defaults: 451, edge_size: 3,
    edges: 51, fields: 4, first_skip: 45, groups: 933, highs: 0, hot: 0, kinds: 1, layouts: 598, mask_of: 197,
    mask_size: 3, masks: 248, moves: 780, nesting: 128, nibbles: 502, note_of: 781, note_shift: 26, notes: 832, places:
    670, rows: 0, rules: 1080, set_size: 3, sets: 1032, shift: 9, skip_of: 95, starts: 75, states: 51, streams: 255,
    stretch_list: 82, stretches: 0, stride: 20, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `ws-URI` matches as a whole.
    ///
    /// ```text
    /// ws-URI = "ws:" "//" host [":" port] path ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ws.svg"))]
    ///
    /// For example `ws://example.com/chat`.
    Ws: table TABLE, kind 0, registers 7, secret None,
    checks [];
    /// The `host`.
    ///
    /// ```text
    /// host = <host, defined in [RFC3986], Section 3.2.2>
    /// ```
    always host = 0;
    /// The `port`.
    ///
    /// ```text
    /// port = <port, defined in [RFC3986], Section 3.2.3>
    /// ```
    maybe port = 1;
    /// The `path`.
    ///
    /// ```text
    /// path = <path-abempty, defined in [RFC3986], Section 3.3>
    /// ```
    always path = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = <query, defined in [RFC3986], Section 3.4>
    /// ```
    maybe query = 3;
}

crate::__scheme! { Ws: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") } }

/// How the fields of [`Ws`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_WS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "path", "query"],
    always: 0b101,
    pieces: &[Piece::Text("ws://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    WsBuilder of Ws by TEMPLATE_WS, states [];
    optional host = 0;
    optional port = 1;
    optional path = 2;
    optional query = 3;
}

crate::__typed! {
    /// A text that the rule `wss-URI` matches as a whole.
    ///
    /// ```text
    /// wss-URI = "wss:" "//" host [":" port] path ["?" query]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/wss.svg"))]
    ///
    /// For example `wss://example.com/chat`.
    Wss: table TABLE, kind 1, registers 7, secret None,
    checks [];
    /// The `host`.
    ///
    /// ```text
    /// host = <host, defined in [RFC3986], Section 3.2.2>
    /// ```
    always host = 0;
    /// The `port`.
    ///
    /// ```text
    /// port = <port, defined in [RFC3986], Section 3.2.3>
    /// ```
    maybe port = 1;
    /// The `path`.
    ///
    /// ```text
    /// path = <path-abempty, defined in [RFC3986], Section 3.3>
    /// ```
    always path = 2;
    /// The `query`.
    ///
    /// ```text
    /// query = <query, defined in [RFC3986], Section 3.4>
    /// ```
    maybe query = 3;
}

crate::__scheme! { Wss: TABLE, kind 1, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") } }

/// How the fields of [`Wss`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_WSS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port", "path", "query"],
    always: 0b101,
    pieces: &[Piece::Text("wss://"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    WssBuilder of Wss by TEMPLATE_WSS, states [];
    optional host = 0;
    optional port = 1;
    optional path = 2;
    optional query = 3;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ws", scheme: true, grammar: "rfc6455", start: "ws-URI", table: &TABLE, kind: 0, fields: &["host", "port", "path", "query"], secret: None, inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_WS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") }, each_field: |text, constant, see| Ws::each_field(text, constant, see) },
    crate::Kind { name: "wss", scheme: true, grammar: "rfc6455", start: "wss-URI", table: &TABLE, kind: 1, fields: &["host", "port", "path", "query"], secret: None, inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_WSS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") }, each_field: |text, constant, see| Wss::each_field(text, constant, see) },
];
