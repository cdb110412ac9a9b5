// @generated from grammars/rfc6455.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6455`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 50 states (0 with direct code), 20 byte classes, 7 registers: 1342 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x01\x01\x01\x01\x01\x01\x03\x04\x05\x06\x07\x08\x08\x09\x0a\x0a\x0a\x0a\x0b\x01\0\x01\0\
    \x0c\x0d\x0e\x0e\x0e\x0e\x0e\x0e\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x0f\x01\x01\x10\x11\x01\x01\x01\
    \x12\0\x13\0\x01\0\x0e\x0e\x0e\x0e\x0e\x0e\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x0f\x01\x01\x10\x11\x01\
    \x01\x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x04\x02\0\x05\x01\x03\
    \xff\xff\xff\xff\xff\xff\0\xff\xff\x01\xff\xff\x02\xff\xff\x03\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x04\x05\x04\x01\xff\xff\xff\xff\xff\xff\xff\xff\x06\x07\x08\x01\
    \0\0\0\0\0\0\x03\0\0\0\x05\x06\x07\x05\x05\x04\x04\x03\x04\x03\x04\x03\x04\x01\x02\x04\x05\x01\x02\x04\0\x01\x02\
    \x04\0\x01\x02\x04\0\x05\x05\x05\x05\0\0\0\x06\x07\0\x06\0\
    \xe0\x01\0\xe0\x03\0\0\x07\0\xe0\x07\0\xe0\x47\0\xea\xcf\x03\xfa\xff\x03\
    \xff\0\x01\x32\x02\x29\x03\x32\xff\0\x03\x15\x05\x26\x06\x25\x07\x23\x05\x22\x06\x21\x07\x1f\x02\x27\x02\x37\x04\
    \x31\x0f\x32\x10\x32\x11\x32\x0f\x03\x12\x07\x14\x32\x14\x10\x0c\x0c\x0d\x31\x14\x12\x05\x1e\x06\x1d\x07\x1b\x04\
    \x33\x04\x38\x14\x31\x14\x36\x06\x19\x07\x17\x11\x02\x0b\x34\x0c\x35\x0c\x39\x09\x1c\x0a\x1e\x14\x14\x09\x20\x0a\
    \x22\x09\x24\x0a\x26\x14\x30\x14\x16\x09\x18\x02\x0d\x14\x14\x0b\x04\x04\x05\x14\x12\x04\x06\x14\x10\x13\x09\x10\
    \x0a\x14\x2d\x14\x16\xff\0\x03\x13\x14\x2e\x14\x0e\x14\x2f\x14\x26\x14\x22\x14\x2f\x03\x11\x14\x1e\x03\x0b\x14\x1a\
    \x14\x1a\x14\x16\x14\x1e\x14\x14\x14\x22\x14\x12\xff\0\x14\x26\x14\x10\x14\x28\x14\x31\x14\x2a\x14\x32\x11\x2c\x0f\
    \x02\xff\0\xff\0\x14\x2e\xff\0\xff\0\
    \0\0\0\0\0\0\x1a\0\0\0\0\0\0\0\0\0\x26\x1a\x22\x1a\x1e\x16\x1a\x16\x1a\x1a\x09\x1e\x1e\x1e\x1a\x22\x22\x22\x1a\x26\
    \x26\x26\x1a\0\0\0\0\0\0\x0a\x08\0\x0f\0\x1a\
    \xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x74\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\
    \xfc\xfc\xf4\x5c\x54\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\0\0\0\0\0\0\
    \0\x01\0\x01\x02\x01\x03\x01\x04\x05\x06\x03\x07\x03\x03\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x04\x05\x0c\x0d\x04\
    \x0e\x03\x01\x04\x05\x0f\x01\x09\x01\x09\x01\x10\x01\x03\x01\x11\x05\x06\x03\x12\x03\x03\x01\x13\x01\x0b\x01\x14\
    \x01\x15\x01\x11\x05\x0c\x0d\x11\x0e\x03\x01\x11\x05\x0f\x01\
    \0\0\x05\0\x05\x02\0\0\0\0\0\0\x05\x01\0\0\x01\0\x01\0\0\0\x05\x04\0\x03\x04\x01\x03\0\0\x05\0\x01\xff\0\0\x05\x01\
    \xff\0\0\x05\0\x06\0\0\x06\0\x06\0\0\x05\0\x07\0\0\x07\0\x07\0\x05\0\x06\xff\0\x06\0\x01\0\0\x04\x01\x01\0\0\x05\0\
    \x01\0\0\0\x06\x01\0\0\0\x06\x04\0\0\0\x06\x01\xff\0\0\x06\0\x07\0\0\x06\0\x08\0\0\x08\0\x08\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0e\x0e\x0e\x0e\x0e\x0f\x0f\x0f\x0f\x0f\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x10\x0c\x11\x0c\x12\x13\x14\x15\x16\x17\x18\x19\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\0\0\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\0\x01\x18\x01\x19\x01\x1a\x01\x1b\
    \x01\x05\x01\x06\x01\x1c\x01\x08\x01\x09\x01\x1d\x01\x0b\x01\x0c\x01\x1e\x01\x0e\x01\x1f\x01\x10\x01\x11\x01\x20\
    \x01\x18\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x16\x01\x02\x18\x02\x03\x1d\x03\0\x23\x03\x04\x24\x04\x04\x28\0\x05\x2e\
    \x05\x06\x24\x06\x06\x24\0\x07\x32\x01\x01\x36\x01\0\x37\x08\x06\x24\x01\x06\x24\x04\x04\x38\x03\x03\x3c\x05\x05\
    \x2e\x07\x07\x32\x08\x08\x2e\x01\x09\x36\x0a\x0a\x08\x0a\x0a\x0c\x0a\x0a\x10\x0a\x01\x16\x03\x0a\x23\x0a\x05\x2e\
    \x0a\x07\x32\x01\x0a\x37\xff\x0a\x04\
    \xe0\x4f\0\0\0\x02\0\x80\0\0\x08\0\x10\0\0\xfe\xdf\x07\xe0\x4f\x01\0\0\x08\x10\x18\0\xe0\x47\0\xea\xcf\x03\xfe\xff\
    \x03\xf0\x17\0\xfe\xdf\x03\xe8\x47\0\xea\xcf\x0b\
    ws-URI/host/IPv6address/IP-literal/IPvFuture/query/pct-encoded/port/path-abempty/reg-name/wss-URI/",
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
    Ws: table TABLE, kind 0, registers 7, secrets &[],
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
    lists: &[],
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
    Wss: table TABLE, kind 1, registers 7, secrets &[],
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
    lists: &[],
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
    crate::Kind { name: "ws", scheme: true, grammar: "rfc6455", start: "ws-URI", table: &TABLE, kind: 0, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_WS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") } },
    crate::Kind { name: "wss", scheme: true, grammar: "rfc6455", start: "wss-URI", table: &TABLE, kind: 1, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_WSS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") } },
];
