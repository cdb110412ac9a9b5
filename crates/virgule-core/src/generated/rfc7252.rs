// @generated from grammars/rfc7252.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7252`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 55 states (0 with direct code), 23 byte classes, 7 registers: 1435 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x01\x01\x01\x01\x01\x01\x03\x04\x05\x06\x07\x08\x08\x09\x0a\x0a\x0a\x0a\x0b\x01\0\x01\0\
    \x0c\x0d\x0e\x0f\x10\x0f\x0f\x0f\x01\x01\x01\x01\x01\x01\x01\x01\x11\x12\x01\x01\x13\x01\x01\x14\x01\x01\x01\x01\
    \x15\0\x16\0\x01\0\x0e\x0f\x10\x0f\x0f\x0f\x01\x01\x01\x01\x01\x01\x01\x01\x11\x12\x01\x01\x13\x01\x01\x14\x01\x01\
    \x01\x01\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x04\x02\0\x05\x01\x03\
    \xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\x01\xff\xff\x02\xff\xff\x03\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x04\x05\x04\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x06\x07\x08\x01\
    \0\0\0\0\0\0\0\0\x03\0\0\0\x05\x06\x07\x05\x05\x04\x04\x03\x04\x03\x04\x03\x04\x01\x02\x04\x05\x01\x02\x04\0\x01\
    \x02\x04\0\x01\x02\x04\0\x05\x05\x05\x05\0\0\0\0\0\0\x06\x07\0\x06\0\
    \xe0\x01\0\xe0\x03\0\0\x07\0\xe0\x07\0\xe0\xc7\x01\xea\xcf\x1f\xfa\xff\x1f\
    \xff\0\x01\x37\x02\x2b\x03\x37\xff\0\xff\0\x05\x28\x06\x27\x07\x25\x02\x3c\x05\x24\x06\x23\x07\x21\x05\x20\x06\x1f\
    \x07\x1d\x0e\x04\x11\x37\x12\x37\x13\x37\x14\x37\x04\x3d\x15\x09\x17\x37\x17\x12\x02\x29\x04\x38\x04\x36\x17\x14\
    \x0c\x3e\x17\x3b\x17\x16\x10\x02\x0b\x39\x0c\x3a\x0c\x0e\x0d\x36\x06\x1b\x07\x19\x09\x1a\x17\x35\x09\x1e\x0a\x20\
    \x09\x22\x0a\x24\x02\x0f\x17\x36\x09\x26\x0a\x28\x04\x07\x11\x03\x04\x08\x0b\x06\x17\x18\x17\x18\x17\x16\x14\x0c\
    \x17\x14\x12\x05\x16\x0b\x03\x17\x17\x12\x17\x32\x03\x15\xff\0\x17\x33\x17\x34\x17\x10\x03\x13\x17\x34\xff\0\x17\
    \x28\x17\x24\x17\x20\x17\x1c\x17\x1c\x17\x18\x17\x20\x17\x16\x17\x24\x03\x0d\x17\x14\x17\x28\x10\x2e\x17\x12\x17\
    \x2a\x17\x36\x17\x2c\x11\x2f\x17\x37\x0e\x30\x12\x31\x17\x33\x13\x05\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\x1c\0\0\0\0\0\0\0\0\0\x28\x1c\x24\x1c\x20\x18\x1c\x18\x1c\x1c\x0b\x20\x20\x20\x1c\x24\x24\x24\x1c\
    \x28\x28\x28\x1c\0\0\0\0\0\0\0\0\0\x0c\x0a\0\x11\0\x1c\
    \xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x74\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\
    \xfc\xfc\xf4\x5c\x54\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\0\0\0\0\0\0\
    \0\x01\0\x01\x02\x01\x03\x01\x04\x05\x06\x03\x07\x03\x03\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x04\x05\x0c\x0d\x04\
    \x0e\x03\x01\x04\x05\x0f\x01\x09\x01\x09\x01\x10\x01\x03\x01\x11\x05\x06\x03\x12\x03\x03\x01\x13\x01\x0b\x01\x14\
    \x01\x15\x01\x11\x05\x0c\x0d\x11\x0e\x03\x01\x11\x05\x0f\x01\
    \0\0\x07\0\x07\x02\0\0\0\0\0\0\x07\x01\0\0\x01\0\x01\0\0\0\x07\x04\0\x03\x04\x01\x03\0\0\x05\0\x01\xff\0\0\x07\x01\
    \xff\0\0\x07\0\x08\0\0\x08\0\x08\0\0\x07\0\x09\0\0\x09\0\x09\0\x05\0\x06\xff\0\x06\0\x01\0\0\x04\x01\x01\0\0\x05\0\
    \x01\0\0\0\x08\x01\0\0\0\x08\x04\0\0\0\x08\x01\xff\0\0\x08\0\x09\0\0\x08\0\x0a\0\0\x0a\0\x0a\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x11\x0e\x12\x0e\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\0\0\0\0\0\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\x01\x18\0\0\0\0\x01\x19\x01\
    \x1a\x01\x1b\x01\x07\x01\x08\x01\x1c\x01\x0a\x01\x0b\x01\x1d\x01\x0d\x01\x0e\x01\x1e\x01\x1f\x01\x11\x01\x12\x01\
    \x20\x01\x21\x01\x22\x01\x23\x01\x24\x01\x13\x01\x14\x01\x15\x01\x25\x01\x17\x01\x18\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1e\x01\x02\x20\x02\x03\x25\x03\0\x2b\x03\x04\x2c\x04\x04\
    \x30\0\x05\x36\x05\x06\x2c\x06\x06\x2c\0\0\x3a\x01\0\x3f\x07\x06\x2c\x01\x06\x2c\x04\x04\x40\x03\x03\x44\x05\x05\
    \x36\x08\0\x3b\x07\x07\x36\x01\x09\x3e\x0a\x0a\x14\x0a\x0a\x18\x0a\x0a\x1e\x03\x0a\x2b\x0a\x05\x36\x0a\x0a\x3a\x01\
    \x0a\x3f\xff\x0a\x04\x0a\x0a\x08\x0a\x0a\x0c\x0a\x0a\x10\x0a\x0a\x48\x08\x0a\x3b\
    \xe0\xcf\x01\0\0\x01\0\0\x02\0\x40\0\0\0\x04\0\x08\0\x10\0\0\xfe\xdf\x3f\xe0\xcf\x11\0\0\x40\x10\x18\0\xe0\xc7\x01\
    \xea\xcf\x1f\xfe\xff\x1f\xf0\x17\0\xfe\xdf\x1f\xe8\xc7\x01\xea\xcf\x5f\0\0\x08\
    coap-URI/host/IPv6address/IP-literal/IPvFuture/query/pct-encoded/path-abempty/port/reg-name/coaps-URI/",
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
    Coap: table TABLE, kind 0, registers 7, secrets &[],
    checks [(not_empty 0 "host")];
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
    lists: &[],
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
    Coaps: table TABLE, kind 1, registers 7, secrets &[],
    checks [(not_empty 0 "host")];
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
    lists: &[],
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
    crate::Kind { name: "coap", scheme: true, grammar: "rfc7252", start: "coap-URI", table: &TABLE, kind: 0, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_COAP), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "coap", default_port: Some("5683"), empty_path: Some("/") } },
    crate::Kind { name: "coaps", scheme: true, grammar: "rfc7252", start: "coaps-URI", table: &TABLE, kind: 1, fields: &["host", "port", "path", "query"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_COAPS), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "coaps", default_port: Some("5684"), empty_path: Some("/") } },
];
