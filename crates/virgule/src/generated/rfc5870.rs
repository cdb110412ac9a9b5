// @generated from grammars/rfc5870.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc5870`.

use crate::engine::{Edge, Field, Note, NoteGroup, Table};

/// 42 states (0 with direct code), 22 byte classes, 10 registers: 2859 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 1, 2, 1, 1, 1, 1, 1, 1, 3, 4, 5, 0, 6, 6, 6, 6, 7, 6, 6, 6, 8, 6, 9, 10, 0, 11, 0, 0, 0, 12, 12, 13, 12, 14, 12,
    15, 16, 16, 16, 16, 16, 16, 16, 17, 16, 16, 18, 19, 16, 20, 16, 21, 16, 16, 16, 1, 0, 1, 0, 1, 0, 12, 12, 13, 12,
    14, 12, 15, 16, 16, 16, 16, 16, 16, 16, 17, 16, 16, 18, 19, 16, 20, 16, 21, 16, 16, 16, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0],
    stride: 22,
    next: &[0, 16412, 29, 0, 16412, 16412, 16412, 16412, 16412, 16412, 5, 0, 16412, 16412, 16412, 16412, 16412, 16412,
    16412, 16412, 16412, 16412, 16403, 2, 16403, 16403, 16403, 16396, 16396, 16396, 16403, 20, 16403, 16403, 16403,
    16403, 16403, 16403, 21, 16403, 16419, 3, 16419, 16419, 16419, 16402, 16402, 16402, 16419, 16419, 16419, 16419,
    16419, 16419, 16419, 16419, 16419, 36, 32, 32, 32, 16412, 16412, 16412, 32, 32, 32, 16412, 16412, 16412, 34, 16415,
    16415, 16415, 6, 32773, 16391, 16391, 16391, 10, 4, 16395, 16395, 16395, 16, 0, 16401, 16401, 16401, 23, 24, 32769,
    16403, 14, 32768, 16411, 16411, 16411, 32770, 16403, 32772, 32772, 32772, 16421, 16421, 16421, 32768, 22, 9, 32769,
    32774, 16403, 32771, 0, 25, 26, 32770, 32771, 16403, 33, 30, 16419, 23, 32773, 16403, 39, 41, 42, 0, 0, 0, 0, 0, 40,
    0, 0, 0, 0, 0, 0, 0, 0],
    rows: &[0, 8, 27, 63, 1, 70, 7, 103, 75, 21, 81, 88, 91, 80, 39, 18, 109, 102, 106, 79, 96, 104, 89, 98, 0, 101, 94,
    107, 112, 52, 108, 65, 55, 36, 97, 100, 110, 113, 111, 114, 118, 120, 2],
    defaults: &[0, 0, 0, 0, 0, 0, 5, 6, 0, 0, 8, 10, 9, 0, 0, 0, 13, 16, 14, 15, 19, 19, 0, 15, 0, 19, 24, 22, 24, 0,
    19, 24, 0, 24, 28, 33, 35, 34, 15, 35, 35, 35, 35],
    check: &[255, 1, 2, 255, 4, 5, 6, 7, 8, 9, 9, 4, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 4, 15, 6, 7, 8, 6, 7, 8,
    12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 4, 14, 6, 7, 8, 6, 7, 8, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 6, 7, 8, 6,
    7, 8, 12, 13, 14, 12, 13, 14, 5, 6, 7, 8, 4, 10, 6, 7, 8, 4, 17, 6, 7, 8, 4, 4, 6, 7, 8, 10, 11, 3, 13, 5, 3, 6, 7,
    8, 10, 20, 6, 7, 8, 6, 7, 8, 3, 5, 5, 3, 10, 13, 10, 4, 18, 11, 10, 10, 20, 11, 19, 21, 10, 10, 13, 15, 8, 7, 255,
    255, 255, 255, 255, 19, 255, 255, 255, 255, 255, 255, 255, 255],
    edges: &[Edge::new(8, 255, 0, 0, 64), Edge::new(13, 255, 0, 0, 128), Edge::new(15, 255, 0, 0, 384), Edge::new(15, 255, 0, 0, 264),
    Edge::new(31, 0, 0, 0, 512), Edge::new(23, 255, 0, 0, 32), Edge::new(38, 255, 0, 0, 16)],
    moves: &[],
    hot: 0,
    nibbles: &[[8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0], [168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 80, 80],
    [168, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 116, 80, 116, 212, 112]],
    skip_of: &[255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 0, 0, 255, 255, 255, 255, 0, 0, 1, 255, 255, 255,
    255, 255, 255, 255, 0, 2, 255, 255, 0, 255, 255, 255, 1, 255, 0, 255, 255, 255, 255, 255],
    kinds: 1,
    accepts: &[255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 1, 0, 2, 3, 4, 255,
    255, 255, 5, 255, 1, 2, 255, 6, 7, 255, 255, 8, 9, 10, 7, 255, 11, 12, 13, 14],
    fields: 7,
    layouts: &[0, 1, 2, 3, 4, 3, 3, 0, 1, 5, 6, 4, 3, 3, 7, 1, 5, 8, 9, 10, 11, 12, 1, 5, 13, 14, 3, 3, 7, 1, 5, 8, 9,
    15, 3, 16, 1, 5, 17, 18, 3, 3, 19, 1, 5, 20, 21, 3, 3, 7, 1, 5, 8, 9, 10, 22, 7, 1, 5, 8, 9, 10, 3, 7, 1, 5, 8, 9,
    23, 3, 24, 1, 5, 25, 26, 27, 3, 28, 1, 5, 29, 30, 14, 3, 31, 1, 5, 32, 33, 18, 3, 34, 1, 5, 35, 36, 21, 3, 37, 1, 5,
    38, 39, 40, 3],
    places: &[Field::new(0, 0, 4, 1, 0), Field::new(0, 0, 4, 6, 0), Field::new(0, 6, 1, 1, 0), Field::new(2, 0, 0, 0, 0),
    Field::new(0, 1, 0, 1, 0), Field::new(0, 6, 1, 7, 0), Field::new(0, 7, 1, 1, 0), Field::new(0, 0, 4, 8, 0),
    Field::new(3, 7, 1, 3, 0), Field::new(0, 8, 0, 1, 0), Field::new(4, 8, 5, 4, 0), Field::new(5, 9, 0, 5, 0),
    Field::new(0, 0, 4, 1, -2), Field::new(3, 7, 1, 1, -2), Field::new(0, 1, -2, 1, 0), Field::new(4, 8, 5, 1, -2),
    Field::new(0, 0, 4, 1, -3), Field::new(3, 7, 1, 1, -3), Field::new(0, 1, -3, 1, 0), Field::new(0, 0, 4, 1, -4),
    Field::new(3, 7, 1, 1, -4), Field::new(0, 1, -4, 1, 0), Field::new(0, 9, 0, 1, 0), Field::new(0, 8, 5, 1, 0),
    Field::new(0, 0, 4, 1, -6), Field::new(3, 7, 1, 1, -6), Field::new(0, 1, -6, 1, 0), Field::new(0, 1, -1, 1, 0),
    Field::new(0, 0, 4, 1, -7), Field::new(3, 7, 1, 1, -7), Field::new(0, 1, -7, 1, 0), Field::new(0, 0, 4, 1, -8),
    Field::new(3, 7, 1, 1, -8), Field::new(0, 1, -8, 1, 0), Field::new(0, 0, 4, 1, -9), Field::new(3, 7, 1, 1, -9),
    Field::new(0, 1, -9, 1, 0), Field::new(0, 0, 4, 1, -10), Field::new(3, 7, 1, 1, -10), Field::new(0, 1, -10, 1, 0),
    Field::new(0, 1, -5, 1, 0)],
    note_of: &[65535, 0, 1, 2, 3, 4, 5, 6, 7, 8, 5, 9, 10, 7, 8, 11, 5, 12, 13, 14, 15, 16, 8, 17, 18, 19, 20, 21, 22,
    23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 30, 30, 30, 33],
    notes: &[Note::new(0, 1), Note::new(1, 2), Note::new(2, 3), Note::new(3, 4), Note::new(4, 5), Note::new(5, 6),
    Note::new(6, 7), Note::new(7, 8), Note::new(8, 9), Note::new(9, 10), Note::new(10, 11), Note::new(11, 14),
    Note::new(14, 15), Note::new(15, 16), Note::new(16, 17), Note::new(17, 19), Note::new(19, 21), Note::new(13, 14),
    Note::new(21, 22), Note::new(22, 24), Note::new(24, 26), Note::new(26, 27), Note::new(27, 28), Note::new(28, 29),
    Note::new(29, 31), Note::new(31, 33), Note::new(33, 34), Note::new(34, 36), Note::new(36, 38), Note::new(38, 40),
    Note::new(40, 42), Note::new(42, 44), Note::new(12, 14), Note::new(44, 46)],
    groups: &[NoteGroup::new(65535, 0, 0, false, false), NoteGroup::new(0, 0, 1, false, false), NoteGroup::new(0, 0, 2, false, false),
    NoteGroup::new(0, 1, 3, false, true), NoteGroup::new(1, 2, 4, false, false), NoteGroup::new(2, 3, 5, false, false),
    NoteGroup::new(2, 3, 6, false, false), NoteGroup::new(4, 2, 4, false, false), NoteGroup::new(3, 3, 5, false, false),
    NoteGroup::new(2, 3, 7, true, false), NoteGroup::new(3, 3, 8, false, false), NoteGroup::new(5, 5, 9, false, false),
    NoteGroup::new(6, 6, 10, false, false), NoteGroup::new(7, 8, 11, false, false), NoteGroup::new(2, 3, 12, true, false),
    NoteGroup::new(3, 3, 13, true, false), NoteGroup::new(7, 7, 14, true, false), NoteGroup::new(5, 5, 15, false, false),
    NoteGroup::new(8, 7, 14, true, true), NoteGroup::new(6, 6, 16, false, false), NoteGroup::new(8, 7, 14, true, true),
    NoteGroup::new(7, 9, 17, false, false), NoteGroup::new(5, 5, 18, false, false), NoteGroup::new(7, 7, 14, true, false),
    NoteGroup::new(6, 3, 5, false, false), NoteGroup::new(7, 9, 17, false, false), NoteGroup::new(3, 3, 19, true, false),
    NoteGroup::new(9, 9, 20, true, false), NoteGroup::new(9, 10, 21, false, false), NoteGroup::new(5, 5, 16, false, false),
    NoteGroup::new(7, 7, 14, true, false), NoteGroup::new(3, 3, 12, true, false), NoteGroup::new(9, 9, 17, false, false),
    NoteGroup::new(10, 10, 21, false, false), NoteGroup::new(5, 11, 11, false, false), NoteGroup::new(7, 9, 17, false, false),
    NoteGroup::new(3, 3, 5, false, false), NoteGroup::new(9, 9, 20, true, false), NoteGroup::new(11, 8, 22, true, false),
    NoteGroup::new(9, 9, 17, false, false), NoteGroup::new(11, 11, 22, true, false), NoteGroup::new(9, 9, 17, false, false),
    NoteGroup::new(3, 3, 19, true, false), NoteGroup::new(9, 9, 17, false, false), NoteGroup::new(11, 12, 22, true, true),
    NoteGroup::new(9, 9, 17, false, false)],
    sets: &[[0x0000000000000000, 0x0000008000000080, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0000002000000020, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0000800000008000, 0x0000000000000000, 0x0000000000000000], [0x0400000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x03ff200000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x03ff000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x03ff500000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x0bff500000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x03ff100000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0000000800000008, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0020000000200000, 0x0000000000000000, 0x0000000000000000], [0x03ff200000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000],
    [0x0bff400000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x0bff100000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x2bff200000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0004000000040000, 0x0000000000000000, 0x0000000000000000],
    [0x2000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x07ff6ff200000000, 0x47fffffeaffffffe, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0008000000080000, 0x0000000000000000, 0x0000000000000000], [0x0bff000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x0fff6ff200000000, 0x47fffffeaffffffe, 0x0000000000000000, 0x0000000000000000], [0x03ff000000000000, 0x0000007e0000007e, 0x0000000000000000, 0x0000000000000000],
    [0x0bff200000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000]],
    rules: "geo-scheme/geo-URI/num/pnum/coordinates/crsp/uncp/parameter/labeltext/paramchar/pct-encoded/crslabel/p/",
    calls: &[],
    wide: &[],
    nesting: 128,
    callees: &[],
};

crate::__typed! {
    /// A text that the rule `geo-URI` matches as a whole.
    ///
    /// ```text
    /// geo-URI = geo-scheme ":" geo-path
    /// ```
    ///
    /// For example `geo:13.4125,103.8667`.
    Geo: TABLE as &TABLE, kind 0, registers 10, secret None,
    checks [];
    /// The `coordinates`.
    ///
    /// ```text
    /// coordinates = coord-a "," coord-b ["," coord-c]
    /// ```
    always coordinates = 0;
    /// The `coord-a`.
    ///
    /// ```text
    /// coord-a = num
    /// ```
    always coord_a = 1;
    /// The `coord-b`.
    ///
    /// ```text
    /// coord-b = num
    /// ```
    always coord_b = 2;
    /// The `coord-c`.
    ///
    /// ```text
    /// coord-c = num
    /// ```
    maybe coord_c = 3;
    /// The `parameters`.
    ///
    /// ```text
    /// p = [crsp] [uncp] *parameter
    /// ```
    always parameters = 4;
    /// The `crs`.
    ///
    /// ```text
    /// crslabel = "wgs84" / labeltext
    /// ```
    maybe crs = 5;
    /// The `u`.
    ///
    /// ```text
    /// uval = pnum
    /// ```
    maybe u = 6;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "geo", scheme: true, grammar: "rfc5870", start: "geo-URI", table: &TABLE, kind: 0, fields: &["coordinates", "coord-a", "coord-b", "coord-c", "parameters", "crs", "u"], secret: None, inside: crate::Inside::No("geo:0,0;a=["), checks: &[], each_field: |text, constant, see| Geo::each_field(text, constant, see) },
];
