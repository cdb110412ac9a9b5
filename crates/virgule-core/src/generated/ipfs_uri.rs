// @generated from grammars/ipfs-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `ipfs-uri`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 21 states (0 with direct code), 19 byte classes, 7 registers: 727 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\x02\x01\x03\x01\x01\x01\x01\x01\x01\x01\x01\x01\x04\x05\x05\x06\x06\x06\x06\x06\x06\x05\x05\x07\x01\0\x01\0\
    \x08\x01\x05\x05\x05\x05\x05\x09\x01\x01\x0a\x01\x01\x01\x01\x01\x01\x0b\x01\x01\x0c\x01\x01\x01\x01\x01\x01\x01\0\
    \0\0\0\x01\0\x06\x0d\x06\x06\x06\x0e\x0f\x0f\x10\x0f\x0f\x0f\x0f\x0f\x0f\x11\x0f\x0f\x12\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02\x01\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\xff\xff\xff\xff\xff\x02\x03\x04\x05\
    \0\0\0\0\0\0\0\0\0\0\x02\x02\x01\x01\x01\x01\x01\x01\0\0\x02\0\
    \x60\x62\0\xf2\xff\x07\
    \xff\0\x01\x13\x02\x1c\x03\x0d\x04\x13\x04\x07\xff\0\x07\x13\x08\x1d\x07\x06\x0a\x13\x0b\x13\x0c\x13\x06\x12\x09\
    \x04\x0f\x13\x10\x13\x11\x13\x12\x13\x0e\x04\x0d\x12\x0e\x12\x0f\x12\x10\x12\x11\x12\x12\x12\x02\x18\x03\x0e\x02\
    \x19\x0a\x02\x04\x1a\x0b\x03\x03\x17\x0c\x05\x08\x1b\x10\x02\x03\x0c\x11\x03\x04\x08\x12\x05\x0d\x09\x13\x0f\x13\
    \x10\x13\x15\x13\x11\xff\0\xff\0\x13\x14\x13\x16\x13\x13\x13\x15\xff\0\x13\x14\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x09\x10\0\x0b\
    \xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x74\x80\xc0\xc8\xc8\xc8\xc8\xc8\xc8\xc0\xc0\xc0\x40\x40\x40\x40\x40\
    \0\x01\x02\x03\0\x04\x03\x05\x06\x03\x05\x05\0\x07\x05\x05\0\x01\x08\x09\0\x01\x0a\x05\
    \0\0\x07\x04\0\0\x04\0\x05\0\x03\x05\x01\x01\xff\0\x01\0\x01\0\0\x04\0\x01\xff\x02\0\0\0\0\0\0\x07\x01\0\0\x04\0\
    \x01\0\x03\x05\x01\x03\0\0\x06\0\x01\0\0\x05\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0d\x0d\x0e\x0f\x10\x11\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x18\x01\x01\x1c\0\x02\x22\0\x03\x26\x02\x04\x28\x05\x04\x28\
    \x03\x04\x28\x04\x04\x28\x01\x01\x2e\x05\x05\x26\x02\x02\x22\x03\x03\x26\
    \0\x04\x01\0\x08\x02\0\x42\0\0\x10\x04\x80\0\0\x10\0\0\0\x20\0\x40\xe0\x07\xfa\xff\x07\xfe\xff\x07\x60\x62\0\x54\
    \xe1\x07\
    ipfs-URI/cidv1-base32/fragment/query/pct-encoded/path-abempty/",
    words: &[
    // rows
    0, 19, 20, 5, 21, 2, 1, 34, 27, 7, 29, 24, 22, 23, 25, 28, 30, 31, 26, 0, 33, 3,
    // edges
    16404, 0, 8, 12, 0, 8, 10, 0, 1, 10, 0, 6, 16403, 0, 2, 11, 0, 6, 10, 0, 4, 11, 0, 4,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 117, base: 33, call_list: 46, calls: 0, check: 167, defaults: 275, edge_size: 3,
    edges: 22, fields: 4, first_skip: 18, groups: 483, highs: 0, hot: 0, kinds: 1, layouts: 345, mask_of: 139,
    mask_size: 3, masks: 161, moves: 424, nesting: 128, nibbles: 297, note_of: 425, note_shift: 0, notes: 447, places:
    369, rows: 0, rules: 573, set_size: 3, sets: 537, shift: 0, skip_of: 95, starts: 46, states: 22, streams: 255,
    stretch_list: 46, stretches: 0, stride: 19, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `ipfs-URI` matches as a whole.
    ///
    /// ```text
    /// ipfs-URI = "ipfs://" ipfs-authority path-abempty ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ipfs.svg"))]
    ///
    /// For example `ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/wiki/Vincent_van_Gogh.html#some-fragment`.
    Ipfs: table TABLE, kind 0, registers 7, secrets &[],
    checks [];
    /// The `cid`.
    ///
    /// ```text
    /// ipfs-authority = cidv1-base32
    /// ```
    always cid = 0;
    /// The `path`.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 1;
    /// The `query`.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 2;
    /// The `fragment`.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 3;
}

crate::__scheme! { Ipfs: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "ipfs", default_port: None, empty_path: Some("/") } }

/// How the fields of [`Ipfs`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IPFS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["cid", "path", "query", "fragment"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("ipfs://"), Piece::Field(0), Piece::Field(1), Piece::Group(4, 2), Piece::Text("?"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("#"), Piece::Field(3)],
};

crate::__builder! {
    IpfsBuilder of Ipfs by TEMPLATE_IPFS, states [Cid = cid];
    optional path = 1;
    optional query = 2;
    optional fragment = 3;
    needed cid = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ipfs", scheme: true, grammar: "ipfs-uri", start: "ipfs-URI", table: &TABLE, kind: 0, fields: &["cid", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_IPFS), forms: &[], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::SchemeCase), rules: crate::Rules { scheme: "ipfs", default_port: None, empty_path: Some("/") } },
];
