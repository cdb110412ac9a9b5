// @generated from grammars/did-core.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `did-core`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 21 states (0 with direct code), 15 byte classes, 8 registers: 777 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\x02\x01\x03\x01\x01\x01\x01\x01\x01\x01\x04\x04\x05\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x07\x01\0\x01\0\
    \x08\x01\x09\x09\x09\x0a\x09\x09\x04\x04\x0b\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\0\
    \0\0\0\x04\0\x06\x06\x06\x0c\x06\x06\x0d\x0d\x0e\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x03\x02\x01\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\xff\xff\xff\xff\xff\xff\x02\x03\x04\x05\
    \0\0\0\0\0\0\0\x01\x01\x02\x02\x01\x01\x01\x01\x01\x01\0\0\0\x02\0\
    \x40\x16\xf2\x7f\
    \xff\0\x01\x13\x02\x1d\x03\x0c\x04\x13\x05\x13\xff\0\x07\x13\x08\x1e\x02\x18\x03\x0d\x0b\x13\x03\x17\x0d\x13\x0e\
    \x13\x03\x07\x04\x12\x07\x05\x0a\x02\x07\x06\x0c\x02\x06\x11\x0f\x15\x0b\x12\x0f\x16\x0d\x12\x0e\x12\x0c\x11\x0d\
    \x11\x0e\x11\x02\x1a\x0b\x03\x03\x0b\x05\x1b\x0e\x03\x0a\x04\x08\x1c\x0c\x04\x0f\x08\x0f\x12\xff\0\x0f\x0e\x0f\x0f\
    \x07\x19\x0f\x14\x0f\x10\x0f\x14\x0f\x13\x0f\x15\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\x08\0\0\0\0\0\0\0\0\0\0\x05\x06\x0f\0\x0a\
    \xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x74\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70\x88\xc8\xc8\xc8\xc8\xc8\xc8\xc8\
    \xc8\xc8\xc0\x40\x40\x40\x40\x40\
    \0\x01\x02\x03\x04\x05\0\x01\x02\x06\x05\x07\x08\x01\x09\x05\x07\x07\0\x01\x02\x0a\x07\x07\0\x01\x02\x03\x0b\x0c\0\
    \x01\x02\x03\x0d\x07\
    \0\0\0\x05\0\0\0\x04\x04\0\0\x04\x01\x05\0\0\x05\0\x06\0\x03\x06\x01\x01\xff\0\x01\0\x01\0\0\x05\0\x01\xff\x02\0\0\
    \0\0\0\0\0\x01\0\0\x04\x01\x01\0\0\x05\0\x01\0\x03\x06\x01\x03\0\0\x07\0\x01\0\0\x06\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0d\x0d\x0e\x0f\x10\x11\x12\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x07\x01\
    \x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\
    \xff\0\0\0\0\x04\0\0\0\0\0\x08\0\x01\x0c\0\x02\x10\x02\x03\x14\x03\x03\x14\x04\x05\x1a\x04\x06\x1e\x05\x03\x14\x07\
    \x03\x14\x06\x03\x14\x01\x01\x20\x02\x02\x26\x07\x07\x1e\x05\x05\x1a\x06\x06\x1e\
    \0\x14\0\x48\x80\0\x40\x70\xd8\x7e\x40\x16\xfa\x7f\xfe\x7f\xc0\x70\xfc\x7f\
    did/method-name/method-specific-id/pct-encoded/did-url/fragment/query/path-abempty/",
    words: &[
    // rows
    0, 8, 20, 25, 10, 15, 12, 23, 24, 9, 7, 26, 27, 30, 31, 32, 33, 36, 28, 0, 29, 1,
    // edges
    16404, 0, 16, 11, 0, 16, 9, 0, 1, 6, 0, 2, 9, 0, 12, 16403, 0, 4, 10, 0, 12, 9, 0, 8, 10, 0, 8,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 117, base: 33, call_list: 49, calls: 0, check: 165, defaults: 269, edge_size: 3,
    edges: 22, fields: 6, first_skip: 17, groups: 522, highs: 0, hot: 0, kinds: 1, layouts: 355, mask_of: 139,
    mask_size: 2, masks: 161, moves: 461, nesting: 128, nibbles: 291, note_of: 462, note_shift: 0, notes: 484, places:
    391, rows: 0, rules: 596, set_size: 2, sets: 576, shift: 0, skip_of: 95, starts: 49, states: 22, streams: 255,
    stretch_list: 49, stretches: 0, stride: 15, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `did-url` matches as a whole.
    ///
    /// ```text
    /// did-url = did path-abempty ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/did.svg"))]
    ///
    /// For example `did:example:123456789abcdefghi`.
    Did: table TABLE, kind 0, registers 8, secrets &[],
    checks [];
    /// The `did`.
    ///
    /// ```text
    /// did = "did:" method-name ":" method-specific-id
    /// ```
    always did = 0;
    /// The `method-name`.
    ///
    /// ```text
    /// method-name = 1*method-char
    /// ```
    always method_name = 1;
    /// The `method-specific-id`.
    ///
    /// ```text
    /// method-specific-id = *(*idchar ":") 1*idchar
    /// ```
    always method_specific_id = 2;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 3;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 4;
    /// The `fragment`.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 5;
}

crate::__scheme! { Did: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "did", default_port: None, empty_path: None } }

/// How the fields of [`Did`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_DID: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["did", "method-name", "method-specific-id", "path", "query", "fragment"],
    lists: &[],
    always: 0b1111,
    pieces: &[Piece::Outer(0, 4), Piece::Text("did:"), Piece::Field(1), Piece::Text(":"), Piece::Field(2),
    Piece::Field(3), Piece::Group(16, 2), Piece::Text("?"), Piece::Field(4), Piece::Group(32, 2), Piece::Text("#"),
    Piece::Field(5)],
};

crate::__builder! {
    DidBuilder of Did by TEMPLATE_DID, states [];
    optional did = 0;
    optional method_name = 1;
    optional method_specific_id = 2;
    optional path = 3;
    optional query = 4;
    optional fragment = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "did", scheme: true, grammar: "did-core", start: "did-url", table: &TABLE, kind: 0, fields: &["did", "method-name", "method-specific-id", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_DID), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "did", default_port: None, empty_path: None } },
];
