// @generated from grammars/did-core.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `did-core`.

use crate::engine::{Edge, Field, Note, NoteGroup, Table};

/// 21 states (0 with direct code), 15 byte classes, 8 registers: 1900 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 4, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 1, 0, 1, 0, 8, 1, 9, 9, 9, 10, 9, 9, 4, 4,
    11, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 4, 0, 6, 6, 6, 12, 6, 6, 13, 13, 14, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    stride: 15,
    next: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 16390, 0, 0, 0, 0, 0, 16390, 16390, 16390, 0, 0, 0, 0, 0, 0, 16390, 32768, 0, 0, 0, 0, 16390,
    16390, 16390, 0, 0, 0, 8, 16393, 0, 16393, 7, 0, 16393, 16393, 16393, 16393, 16393, 16393, 0, 0, 0, 0, 0, 0, 10, 0,
    0, 10, 10, 0, 10, 0, 0, 0, 0, 32769, 8, 16393, 32770, 16393, 7, 32771, 16393, 16393, 16393, 16393, 16393, 16393, 0,
    0, 0, 0, 0, 0, 16393, 0, 0, 16393, 16393, 0, 16393, 0, 0, 0, 32772, 0, 32773, 32772, 32772, 32772, 32772, 32772,
    32772, 32772, 32772, 32772, 32772, 32772, 0, 16396, 32774, 16, 16396, 16396, 16396, 16396, 32775, 16396, 16396,
    16396, 16396, 16396, 16396, 0, 16401, 32776, 18, 16401, 16401, 16401, 16401, 16401, 16401, 16401, 16401, 16401,
    16401, 16401, 0, 16398, 0, 15, 16398, 16398, 16398, 16398, 16398, 16398, 16398, 16398, 16398, 16398, 16398, 0, 0, 0,
    0, 0, 0, 19, 0, 0, 19, 19, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 20, 20, 0, 20, 0, 0, 0, 16401, 32776, 18, 16401,
    16401, 16401, 16401, 16401, 16401, 16401, 16401, 16401, 16401, 16401, 0, 0, 0, 0, 0, 0, 21, 0, 0, 21, 21, 0, 21, 0,
    0, 0, 0, 0, 0, 0, 0, 16398, 0, 0, 16398, 16398, 0, 16398, 0, 0, 0, 0, 0, 0, 0, 0, 16396, 0, 0, 16396, 16396, 0,
    16396, 0, 0, 0, 0, 0, 0, 0, 0, 16401, 0, 0, 16401, 16401, 0, 16401, 0, 0],
    rows: &[],
    defaults: &[],
    check: &[],
    edges: &[Edge::new(7, 255, 0, 0, 16), Edge::new(11, 255, 0, 0, 96), Edge::new(12, 1, 0, 0, 32), Edge::new(13, 255, 0, 0, 96),
    Edge::new(14, 0, 0, 0, 128), Edge::new(15, 255, 0, 0, 128), Edge::new(11, 255, 0, 0, 64), Edge::new(13, 255, 0, 0, 64),
    Edge::new(11, 255, 0, 0, 8)],
    moves: &[],
    hot: 0,
    nibbles: &[[184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124], [184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 116],
    [168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112], [136, 200, 200, 200, 200, 200, 200, 200, 200, 200, 192, 64, 64, 64, 64, 64]],
    skip_of: &[255, 255, 255, 255, 255, 255, 3, 255, 255, 2, 255, 255, 1, 255, 0, 255, 255, 0, 255, 255, 255, 255],
    kinds: 1,
    accepts: &[255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 1, 2, 3, 4, 255, 255, 5, 255, 255, 255, 255],
    fields: 6,
    layouts: &[0, 1, 2, 3, 4, 4, 5, 1, 6, 7, 8, 3, 5, 1, 6, 9, 4, 4, 5, 1, 6, 10, 3, 4, 5, 1, 6, 7, 11, 12, 5, 1, 6, 7,
    13, 4],
    places: &[Field::new(0, 0, 0, 1, 0), Field::new(0, 0, 4, 4, 0), Field::new(0, 4, 1, 1, 0), Field::new(0, 1, 0, 1, 0),
    Field::new(2, 0, 0, 0, 0), Field::new(0, 0, 0, 5, 0), Field::new(0, 4, 1, 5, 0), Field::new(0, 5, 0, 6, 0),
    Field::new(3, 6, 1, 1, -1), Field::new(0, 5, 0, 1, 0), Field::new(0, 5, 0, 1, -1), Field::new(3, 6, 1, 3, 0),
    Field::new(0, 7, 0, 1, 0), Field::new(0, 6, 1, 1, 0)],
    note_of: &[65535, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 18, 18],
    notes: &[Note::new(0, 1), Note::new(1, 2), Note::new(2, 3), Note::new(3, 4), Note::new(4, 5), Note::new(5, 6),
    Note::new(6, 7), Note::new(7, 8), Note::new(8, 9), Note::new(9, 10), Note::new(10, 11), Note::new(11, 12),
    Note::new(12, 13), Note::new(13, 14), Note::new(14, 15), Note::new(15, 16), Note::new(16, 17), Note::new(17, 18),
    Note::new(9, 10)],
    groups: &[NoteGroup::new(65535, 0, 0, false, false), NoteGroup::new(0, 0, 1, false, false), NoteGroup::new(0, 0, 0, false, false),
    NoteGroup::new(0, 0, 2, false, false), NoteGroup::new(0, 1, 3, false, false), NoteGroup::new(1, 1, 4, false, false),
    NoteGroup::new(0, 2, 5, false, false), NoteGroup::new(2, 3, 6, false, false), NoteGroup::new(2, 2, 7, true, false),
    NoteGroup::new(3, 3, 6, false, false), NoteGroup::new(4, 5, 8, true, false), NoteGroup::new(6, 6, 9, true, false),
    NoteGroup::new(4, 7, 9, true, false), NoteGroup::new(5, 5, 8, true, false), NoteGroup::new(5, 3, 6, false, false),
    NoteGroup::new(6, 3, 6, false, false), NoteGroup::new(7, 7, 9, true, false), NoteGroup::new(7, 3, 6, false, false)],
    sets: &[[0x0000000000000000, 0x0000001000000010, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0000020000000200, 0x0000000000000000, 0x0000000000000000],
    [0x0400000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x03ff000000000000, 0x07fffffe00000000, 0x0000000000000000, 0x0000000000000000],
    [0x07ff000000000000, 0x07fffffe00000000, 0x0000000000000000, 0x0000000000000000], [0x07ff602000000000, 0x07fffffe87fffffe, 0x0000000000000000, 0x0000000000000000],
    [0x03ff000000000000, 0x0000007e0000007e, 0x0000000000000000, 0x0000000000000000], [0x87ffe02800000000, 0x07fffffe87fffffe, 0x0000000000000000, 0x0000000000000000],
    [0xaffffff200000000, 0x47fffffe87ffffff, 0x0000000000000000, 0x0000000000000000], [0xaffffffa00000000, 0x47fffffe87ffffff, 0x0000000000000000, 0x0000000000000000]],
    rules: "did/method-name/method-specific-id/pct-encoded/did-url/fragment/path-abempty/query/",
    calls: &[],
    wide: &[],
    nesting: 128,
    callees: &[],
};

crate::__typed! {
    /// A text that the rule `did-url` matches as a whole.
    ///
    /// ```text
    /// did-url = did path-abempty ["?" query] ["#" fragment]
    /// ```
    ///
    /// For example `did:example:123456789abcdefghi`.
    Did: TABLE as &TABLE, kind 0, registers 8, secret None,
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

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "did", scheme: true, grammar: "did-core", start: "did-url", table: &TABLE, kind: 0, fields: &["did", "method-name", "method-specific-id", "path", "query", "fragment"], secret: None, inside: crate::Inside::Yes, checks: &[], each_field: |text, constant, see| Did::each_field(text, constant, see) },
];
