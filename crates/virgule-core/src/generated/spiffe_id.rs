// @generated from grammars/spiffe-id.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `spiffe-id`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 15 states (0 with direct code), 16 byte classes, 4 registers: 466 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, check, defaults, nibbles, layouts, places, moves, note_of, notes,
    // groups, sets, rules.
    bytes: b"\
    \x0a\x02\x03\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x04\0\0\0\0\0\0\x01\x01\x01\x01\x05\x06\x01\x01\x07\x01\x01\
    \x01\x01\x01\x01\x08\x01\x01\x09\x01\x01\x01\x01\x01\x01\x01\0\0\0\0\x0a\0\x0a\x0a\x0a\x0a\x0b\x0c\x0a\x0a\x0d\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0e\x0a\x0a\x0f\x0a\x0a\x0a\x0a\x0a\x0a\x0a\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\x01\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \xff\0\x01\x0f\x02\x0d\xff\0\x03\x09\x05\x0f\x06\x0f\x07\x0f\x08\x0f\x09\x0f\x0a\x0f\x0b\x0f\x0c\x0f\x0d\x0f\x0e\
    \x0f\x0f\x0f\x09\x02\x08\x03\x07\x04\x06\x05\x06\x06\x05\x07\x0f\x02\x0e\x03\x0d\x04\x0c\x05\x0c\x06\x0b\x07\x04\
    \x08\x03\x0a\x03\x10\x02\x0e\x02\x0f\xff\0\x03\x0c\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\
    \0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\x0c\x0c\x0e\
    \xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70\
    \0\x01\x02\x03\
    \0\0\x09\x01\0\0\x01\0\x01\0\0\0\x09\x03\0\0\x03\0\x01\0\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x06\x07\x08\x09\x0a\x0a\x0b\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\x01\0\x01\x02\x1f\x02\x03\x20\x03\x03\x20\x02\x02\x26\
    \x04\xfc\0\x82\0\x41\x80\x20\x40\x10\x20\x08\x10\0\x08\0\xe6\xff\xee\xff\
    spiffe-id/trust-domain/path/segment/",
    words: &[
    // rows
    0, 7, 9, 11, 13, 14, 16, 24, 1, 26, 2, 27, 0, 29, 30, 31,
    // edges
    12, 0, 1, 11, 0, 0,
    // call_list
    10, 0, 0, 65535, 1,
    ],
    callees: &[&super::shared::TRUST_DOMAIN],
    cells: Cells::Narrow, accepts: 95, base: 45, call_list: 22, calls: 1, check: 127, defaults: 223, edge_size: 3,
    edges: 16, fields: 2, first_skip: 15, groups: 320, highs: 0, hot: 0, kinds: 1, layouts: 255, mask_of: 111,
    mask_size: 2, masks: 127, moves: 279, nesting: 128, nibbles: 239, note_of: 280, note_shift: 0, notes: 296, places:
    259, rows: 0, rules: 376, set_size: 2, sets: 356, shift: 0, skip_of: 79, starts: 22, states: 16, streams: 255,
    stretch_list: 27, stretches: 0, stride: 16, top: 78, width: 1,
};

crate::__typed! {
    /// A text that the rule `spiffe-id` matches as a whole.
    ///
    /// ```text
    /// spiffe-id = "spiffe://" trust-domain path
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/spiffe.svg"))]
    ///
    /// For example `spiffe://staging.example.com/payments/mysql`.
    SpiffeId: table TABLE, kind 0, registers 4, secrets &[],
    checks [];
    /// The `trust-domain`.
    ///
    /// ```text
    /// trust-domain = 1*255domain-char
    /// ```
    always trust_domain = 0;
    /// The `path`.
    ///
    /// ```text
    /// path = *("/" segment)
    /// ```
    always path = 1;
}

crate::__scheme! { SpiffeId: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "spiffe", default_port: None, empty_path: None } }

/// Reports the items of the list `segments`.
#[rustfmt::skip]
pub static OCCURRENCES_SPIFFEID_SEGMENTS: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 2, states: 4, next: &[0, 0,
    1, 2, 4, 1, 3, 5], edges: &[(3, 2), (2, 5)], ends: &[0, 0, 0, 9], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 1, 0,
    255, 0],
};

crate::__lists! {
    SpiffeId:
    /// The occurrences of `segments`, from the first to the last.
    ///
    /// ```text
    /// segment = segment-char *(segment-char / ".")
    ///         / "." segment-char *(segment-char / ".")
    ///         / ".." 1*(segment-char / ".")
    /// ```
    segments = OCCURRENCES_SPIFFEID_SEGMENTS;
}

/// How the fields of [`SpiffeId`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_SPIFFEID: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["trust-domain", "path", "segments"],
    lists: &[&OCCURRENCES_SPIFFEID_SEGMENTS],
    always: 0b11,
    pieces: &[Piece::Text("spiffe://"), Piece::Field(0), Piece::Outer(1, 3), Piece::Repeat(4, 0, 2), Piece::Text("/"),
    Piece::Item(2)],
};

crate::__builder! {
    SpiffeIdBuilder of SpiffeId by TEMPLATE_SPIFFEID, states [TrustDomain = trust_domain];
    optional path = 1;
    list segments = 2;
    needed trust_domain = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "spiffe", scheme: true, grammar: "spiffe-id", start: "spiffe-id", table: &TABLE, kind: 0, fields: &["trust-domain", "path"], lists: &[("segments", &OCCURRENCES_SPIFFEID_SEGMENTS)], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_SPIFFEID), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "spiffe", default_port: None, empty_path: None } },
];
