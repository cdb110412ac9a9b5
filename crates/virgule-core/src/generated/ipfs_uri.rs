// @generated from grammars/ipfs-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `ipfs-uri`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 21 states, 19 byte classes, 7 registers: 2937 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\0\x0f\x10\0\x11\0\0\0\0\0\0\0\0\0\x01\x02\x02\x03\x03\x03\x03\x03\x03\x02\x02\x04\0\x0f\0\x0f\
    \x12\0\x02\x02\x02\x02\x02\x05\0\0\x06\0\0\0\0\0\0\x07\0\0\x08\0\0\0\0\0\0\0\x0f\x0f\x0f\x0f\0\x0f\x03\x09\x03\x03\
    \x03\x0a\x0b\x0b\x0c\x0b\x0b\x0b\x0b\x0b\x0b\x0d\x0b\x0b\x0e\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0f\x0f\x0f\0\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\
    \x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f",
    runs: &[184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 116],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0,
    52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 78, 0, 0, 0, 0, 0, 78, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 0, 0, 0, 0, 0, 0, 104, 0, 0, 0, 0, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130,
    0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 5, 0, 0, 182, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 208, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 234, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 260, 0, 0, 0, 0, 0, 260, 260, 260, 260, 260, 260, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9,
    0, 0, 2097464, 0, 260, 0, 0, 0, 0, 0, 260, 260, 260, 260, 260, 260, 0, 1048862, 0, 1048914, 0, 0, 0, 0, 0, 10, 0,
    3146092, 3146092, 3146092, 3146092, 3146092, 3146092, 3146092, 3146092, 3146092, 3146092, 3146092, 3146092, 3146092,
    3146092, 3146092, 0, 0, 3146118, 3146092, 0, 0, 6291846, 6291820, 3146092, 11, 0, 312, 312, 312, 312, 312, 312, 312,
    312, 312, 312, 312, 312, 312, 312, 312, 0, 4194590, 416, 4194642, 0, 4194590, 416, 4194642, 312, 12, 312, 442, 442,
    442, 442, 442, 442, 442, 442, 442, 442, 442, 442, 442, 442, 442, 0, 5243166, 468, 442, 0, 5243166, 468, 442, 442,
    13, 442, 364, 364, 364, 364, 364, 364, 364, 364, 364, 364, 364, 364, 364, 364, 364, 0, 0, 390, 364, 0, 0, 390, 364,
    364, 14, 364, 0, 0, 494, 494, 0, 494, 0, 0, 0, 494, 494, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 364, 0, 0, 520,
    520, 0, 520, 0, 0, 0, 520, 520, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 312, 442, 442, 442, 442, 442, 442, 442,
    442, 442, 442, 442, 442, 442, 442, 442, 0, 5243166, 468, 442, 0, 5243166, 468, 442, 442, 17, 442, 0, 0, 546, 546, 0,
    546, 0, 0, 0, 546, 546, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 442, 0, 0, 364, 364, 0, 364, 0, 0, 0, 364, 364,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 364, 0, 0, 312, 312, 0, 312, 0, 0, 0, 312, 312, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 20, 312, 0, 0, 442, 442, 0, 442, 0, 0, 0, 442, 442, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 442,
    ],
    // Line by line: accepts, prefixes, layouts, places, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\x02\x03\x04\xff\xff\x05\xff\xff\xff\xff\
    \x69\x70\x66\x73\x3a\x2f\x2f\x62\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xea\0\0\0\
    \0\x01\x02\x02\x03\x04\x05\x01\x03\x06\x02\x02\x03\x07\x01\x02\x03\x04\x08\x09\x03\x04\x0a\x02\
    \0\0\x07\x01\0\0\x01\0\x01\0\x02\0\0\0\0\0\0\x07\x04\0\0\x04\0\x05\0\x03\x05\x01\x01\xff\0\x04\0\x01\0\0\x04\0\x01\
    \xff\x03\x05\x01\x03\0\0\x06\0\x01\0\0\x05\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x11\x11\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x18\x01\x01\x1c\x01\x01\x22\0\x02\x26\x03\x03\x2a\0\x04\x2a\
    \x02\x02\x26\x02\x05\x2c\x03\x05\x2c\x04\x04\x2a\x04\x05\x2c\x05\x05\x2c\
    \x40\x10\0\x80\x20\0\x20\x04\0\0\x41\0\x10\0\0\x02\0\0\0\x02\0\x08\x7e\0\x0a\x7e\x05\xff\x7f\x06\xff\x7f\x07\x2c\
    \x06\0\
    ipfs-URI/cidv1-base32/fragment/path-abempty/query/pct-encoded/",
    words: &[
    // operations
    0, 6, 0, 0, 2, 0, 0, 8, 0, 0, 4, 0, 0, 1, 0, 0, 0, 8,
    ],
    callees: &[],
    accepts: 0, call_list: 18, calls: 0, copies: 130, fields: 4, first_mark: 15, groups: 189, highs: 0, kinds: 1,
    layouts: 51, nesting: 128, note_of: 131, note_shift: 0, notes: 153, number_size: 1, operations: 0, operations_words:
    1, places: 75, prefixes: 22, registers: 7, rules: 279, run: 23, set_size: 3, sets: 243, shift: 0, shift_marks: 4,
    starts: 18, states: 22, streams: 255, stretch_list: 18, stretches: 0, width: 26,
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
