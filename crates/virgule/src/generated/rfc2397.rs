// @generated from grammars/rfc2397.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc2397`.

use crate::engine::{Edge, Field, Move, Note, NoteGroup, Table};

/// 38 states (0 with direct code), 18 byte classes, 9 registers: 2264 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 1, 2, 1, 1, 3, 3, 1, 1, 4, 1, 1, 5, 6, 6, 6, 6, 7, 6, 8, 6, 6, 6, 9, 10, 0, 11, 0, 3, 3, 12, 13, 6, 14, 15, 6, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 16, 17, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 12, 13, 6, 14, 15, 6, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 16, 17, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    stride: 18,
    next: &[0, 32770, 32771, 32770, 32770, 32770, 32770, 32770, 32770, 32770, 32770, 32770, 32770, 32770, 32770, 32770,
    32770, 32770, 16397, 14, 16397, 16397, 16397, 16397, 16397, 16397, 16397, 16397, 16397, 16397, 16397, 16397, 16397,
    16397, 16397, 16391, 8, 21, 9, 16399, 16391, 16391, 16391, 2, 32768, 3, 16391, 16391, 16391, 16391, 16391, 16391,
    16399, 16, 0, 32769, 32772, 16399, 16399, 16399, 0, 4, 32773, 16399, 17, 16399, 16399, 16399, 16399, 16402, 19,
    32774, 5, 6, 16402, 16402, 16402, 32775, 23, 27, 16402, 16402, 16402, 16402, 16402, 16402, 16409, 26, 30, 31, 32,
    16409, 16409, 16409, 34, 33, 35, 16409, 16409, 16409, 16409, 16409, 16409, 12, 12, 12, 32776, 36, 37, 12, 12, 12,
    12, 20, 20, 20, 38, 32777, 0, 20, 20, 20, 20, 22, 22, 22, 0, 0, 0, 22, 22, 22, 22, 24, 24, 24, 0, 0, 0, 24, 24, 24,
    24, 16397, 16397, 16397, 0, 0, 0, 16397, 16397, 16397, 16397, 29, 29, 29, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0,
    16399, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    rows: &[0, 29, 33, 44, 60, 64, 34, 50, 97, 0, 51, 68, 162, 17, 107, 26, 117, 66, 52, 127, 137, 85, 155, 63, 164, 67,
    147, 73, 76, 168, 82, 83, 87, 80, 102, 92, 100, 109, 113],
    defaults: &[0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 7, 0, 0, 10, 0, 15, 11, 0, 0, 0, 10, 15, 11, 21, 0, 15, 10, 21, 15,
    15, 15, 15, 15, 15, 15, 15, 15],
    check: &[255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    14, 15, 16, 17, 1, 2, 11, 4, 13, 6, 7, 8, 14, 10, 12, 12, 13, 14, 15, 16, 17, 1, 2, 4, 5, 4, 6, 7, 8, 10, 17, 10,
    12, 13, 14, 15, 16, 17, 1, 2, 4, 12, 9, 6, 7, 8, 10, 12, 16, 12, 13, 14, 15, 16, 17, 1, 2, 15, 13, 8, 6, 7, 8, 7,
    12, 16, 12, 13, 14, 15, 16, 17, 6, 7, 8, 4, 15, 8, 12, 13, 14, 15, 6, 7, 8, 7, 4, 255, 12, 13, 14, 15, 6, 7, 8, 255,
    255, 255, 12, 13, 14, 15, 6, 7, 8, 255, 255, 255, 12, 13, 14, 15, 6, 7, 8, 255, 255, 255, 12, 13, 14, 15, 6, 7, 8,
    1, 2, 255, 12, 13, 14, 15, 1, 2, 1, 2, 5, 13, 1, 2, 16, 17, 255, 255, 255, 255, 255, 16, 17, 16, 17, 255, 255, 16,
    17],
    edges: &[Edge::new(10, 255, 0, 0, 256), Edge::new(11, 255, 0, 0, 16), Edge::new(13, 1, 0, 0, 256), Edge::new(14, 255, 0, 0, 256),
    Edge::new(9, 255, 0, 0, 40), Edge::new(10, 255, 0, 0, 296), Edge::new(9, 255, 0, 1, 8), Edge::new(28, 255, 0, 0, 8),
    Edge::new(9, 255, 0, 0, 128), Edge::new(9, 255, 0, 1, 128)],
    moves: &[Move::new(6, 8)],
    hot: 0,
    nibbles: &[[168, 252, 248, 248, 252, 248, 252, 252, 248, 248, 244, 84, 80, 84, 212, 112], [184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124]],
    skip_of: &[255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 1, 255, 0, 255, 255, 0, 255, 255, 255,
    255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
    kinds: 1,
    accepts: &[255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 1, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
    fields: 6,
    layouts: &[0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 6, 7],
    places: &[Field::new(3, 0, 5, 3, 0), Field::new(4, 0, 5, 4, 0), Field::new(4, 4, 1, 5, 0), Field::new(6, 6, 0, 3, 0),
    Field::new(7, 1, -8, 1, -1), Field::new(0, 1, 0, 1, 0), Field::new(7, 7, -7, 7, 0), Field::new(0, 8, 0, 1, 0)],
    note_of: &[65535, 0, 1, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 6, 10, 17, 10, 18, 10, 19, 20, 21, 8,
    10, 22, 15, 23, 18, 24, 21, 22, 23, 24],
    notes: &[Note::new(0, 1), Note::new(1, 2), Note::new(2, 3), Note::new(3, 4), Note::new(4, 5), Note::new(5, 6),
    Note::new(6, 7), Note::new(7, 8), Note::new(8, 10), Note::new(10, 11), Note::new(11, 12), Note::new(12, 13),
    Note::new(13, 14), Note::new(14, 15), Note::new(15, 16), Note::new(16, 18), Note::new(18, 19), Note::new(19, 20),
    Note::new(20, 22), Note::new(22, 23), Note::new(23, 24), Note::new(24, 26), Note::new(26, 28), Note::new(28, 30),
    Note::new(30, 32)],
    groups: &[NoteGroup::new(65535, 0, 0, false, false), NoteGroup::new(0, 0, 1, false, false), NoteGroup::new(0, 0, 2, false, false),
    NoteGroup::new(0, 0, 3, false, false), NoteGroup::new(0, 1, 4, false, false), NoteGroup::new(1, 1, 5, false, false),
    NoteGroup::new(1, 2, 6, false, false), NoteGroup::new(0, 3, 7, true, false), NoteGroup::new(4, 1, 8, false, false),
    NoteGroup::new(5, 5, 9, false, false), NoteGroup::new(6, 1, 8, false, false), NoteGroup::new(2, 2, 6, false, false),
    NoteGroup::new(3, 3, 7, true, false), NoteGroup::new(3, 2, 6, false, false), NoteGroup::new(7, 7, 10, false, false),
    NoteGroup::new(7, 2, 6, false, false), NoteGroup::new(1, 7, 10, false, true), NoteGroup::new(5, 5, 1, false, false),
    NoteGroup::new(1, 1, 4, false, false), NoteGroup::new(7, 1, 8, false, false), NoteGroup::new(7, 7, 10, false, false),
    NoteGroup::new(5, 5, 11, false, false), NoteGroup::new(4, 4, 4, false, false), NoteGroup::new(4, 2, 6, false, false),
    NoteGroup::new(7, 7, 10, false, false), NoteGroup::new(5, 5, 12, false, false), NoteGroup::new(7, 7, 10, false, false),
    NoteGroup::new(5, 5, 13, false, false), NoteGroup::new(7, 7, 10, false, false), NoteGroup::new(5, 5, 14, false, false),
    NoteGroup::new(7, 7, 10, false, false), NoteGroup::new(5, 0, 15, false, true)],
    sets: &[[0x0000000000000000, 0x0000001000000010, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0000000200000002, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0010000000100000, 0x0000000000000000, 0x0000000000000000], [0x0400000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x0bff7cf200000000, 0x47fffffe87fffffe, 0x0000000000000000, 0x0000000000000000], [0x03ffecf200000000, 0x47fffffe87fffffe, 0x0000000000000000, 0x0000000000000000],
    [0x03ff000000000000, 0x0000007e0000007e, 0x0000000000000000, 0x0000000000000000], [0xaffffff200000000, 0x47fffffe87ffffff, 0x0000000000000000, 0x0000000000000000],
    [0x03ff6cf200000000, 0x47fffffe87fffffe, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0000000400000004, 0x0000000000000000, 0x0000000000000000],
    [0x23ff6cf200000000, 0x47fffffe87fffffe, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0008000000080000, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0000002000000020, 0x0000000000000000, 0x0000000000000000], [0x0040000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x0010000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x0000100000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000]],
    rules: "dataurl/token/pct-encoded/uric/parameters/base64/mediatype/parameter/",
    calls: &[],
    wide: &[],
    nesting: 128,
    callees: &[],
};

crate::__typed! {
    /// A text that the rule `dataurl` matches as a whole.
    ///
    /// ```text
    /// dataurl = "data:" [mediatype] [base64] "," data
    /// ```
    ///
    /// For example `data:,A%20brief%20note`.
    Data: TABLE as &TABLE, kind 0, registers 9, secret None,
    checks [];
    /// The `mediatype`.
    ///
    /// ```text
    /// mediatype = type "/" subtype [parameters] / parameters
    /// ```
    maybe mediatype = 0;
    /// The `type`.
    ///
    /// ```text
    /// type = token
    /// ```
    maybe type_ = 1;
    /// The `subtype`.
    ///
    /// ```text
    /// subtype = token
    /// ```
    maybe subtype = 2;
    /// The `parameters`.
    ///
    /// ```text
    /// parameters = 1*(";" parameter)
    /// ```
    maybe parameters = 3;
    /// The `base64`.
    ///
    /// ```text
    /// base64 = ";base64"
    /// ```
    maybe base64 = 4;
    /// The `data`.
    ///
    /// ```text
    /// data = *uric
    /// ```
    always data = 5;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "data", scheme: true, grammar: "rfc2397", start: "dataurl", table: &TABLE, kind: 0, fields: &["mediatype", "type", "subtype", "parameters", "base64", "data"], secret: None, inside: crate::Inside::Yes, checks: &[], each_field: |text, constant, see| Data::each_field(text, constant, see) },
];
