// @generated from grammars/rfc4151.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4151`.

use crate::engine::{Edge, Field, Note, NoteGroup, Table};

/// 32 states (0 with direct code), 16 byte classes, 10 registers: 2013 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    2, 1, 3, 1, 1, 1, 1, 1, 1, 4, 5, 6, 1, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 1, 0, 1, 0, 1, 9, 10, 11, 11, 11, 11, 11,
    12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 13, 13, 13, 13, 13, 0, 0, 0, 0, 15, 0, 10, 11, 11, 11,
    11, 11, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 13, 13, 13, 13, 13, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0],
    stride: 16,
    next: &[0, 16406, 32774, 24, 16406, 16406, 16406, 16406, 16406, 16406, 16406, 16406, 16406, 16406, 16406, 16406,
    16410, 2, 27, 16410, 16410, 16410, 16410, 16410, 16410, 16410, 16410, 16410, 16410, 16410, 16410, 16390, 16390,
    32768, 3, 4, 32768, 32768, 32768, 32768, 32768, 16390, 9, 10, 11, 16391, 0, 5, 16391, 16391, 16391, 16391, 16391,
    32771, 14, 15, 16396, 32770, 16, 16396, 16396, 16396, 16396, 16396, 16390, 17, 8, 16390, 16390, 16390, 16390, 16390,
    32769, 18, 32773, 32769, 32769, 32769, 32769, 32769, 0, 16390, 16390, 32775, 28, 25, 30, 28, 28, 30, 30, 16406, 29,
    16410, 16406, 16406, 16410, 16410, 0, 0, 16390, 0, 19, 31, 0, 32772, 32, 0, 0, 0, 0, 0, 0, 0, 0],
    rows: &[0, 3, 24, 23, 39, 26, 57, 38, 65, 50, 94, 76, 49, 51, 95, 41, 58, 66, 97, 67, 0, 78, 1, 15, 77, 87, 2, 79,
    84, 96, 86, 99, 75],
    defaults: &[0, 0, 0, 0, 0, 0, 5, 6, 0, 0, 7, 7, 0, 0, 12, 14, 0, 0, 0, 0, 0, 0, 20, 0, 0, 18, 23, 0, 0, 0, 0, 0, 0],
    check: &[255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 14, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    5, 6, 7, 10, 12, 10, 11, 12, 13, 14, 15, 4, 5, 6, 7, 5, 8, 10, 11, 12, 13, 14, 4, 5, 6, 7, 7, 7, 10, 11, 12, 13, 14,
    7, 7, 9, 10, 11, 12, 13, 14, 7, 7, 7, 10, 11, 12, 13, 14, 4, 5, 6, 8, 7, 7, 7, 10, 11, 10, 11, 7, 5, 7, 10, 11, 10,
    11, 4, 4, 6, 6, 5, 7, 255, 8, 7, 255, 255, 255, 255, 255, 255, 255, 255],
    edges: &[Edge::new(7, 1, 0, 0, 64), Edge::new(12, 1, 0, 0, 64), Edge::new(13, 255, 0, 0, 128), Edge::new(9, 255, 0, 0, 8),
    Edge::new(20, 255, 0, 0, 256), Edge::new(21, 255, 0, 0, 16), Edge::new(23, 255, 0, 0, 512), Edge::new(20, 255, 0, 0, 288)],
    moves: &[],
    hot: 0,
    nibbles: &[[184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124], [168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80],
    [168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112]],
    skip_of: &[255, 255, 255, 255, 255, 255, 2, 1, 255, 255, 255, 255, 1, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    0, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255],
    kinds: 1,
    accepts: &[255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0,
    255, 1, 2, 255, 255, 3, 255, 255, 255, 255, 255, 255],
    fields: 10,
    layouts: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 11, 5, 6, 12, 13, 9, 10, 1, 2, 3, 11, 5, 6, 12, 14, 8, 10, 1,
    2, 3, 11, 5, 6, 12, 15, 16],
    places: &[Field::new(0, 0, 4, 1, -1), Field::new(0, 0, 4, 7, -1), Field::new(3, 0, 4, 3, 0), Field::new(0, 6, 0, 7, -1),
    Field::new(0, 7, 0, 1, -1), Field::new(0, 7, 0, 7, 4), Field::new(4, 4, 0, 4, 2), Field::new(5, 1, -3, 1, -1),
    Field::new(0, 1, 0, 1, 0), Field::new(2, 0, 0, 0, 0), Field::new(0, 0, 4, 8, 0), Field::new(0, 7, 0, 8, 0),
    Field::new(5, 4, 3, 4, 5), Field::new(0, 8, 1, 1, 0), Field::new(0, 8, 1, 1, -1), Field::new(0, 8, 1, 9, 0),
    Field::new(0, 9, 1, 1, 0)],
    note_of: &[65535, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 12, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 25, 27, 28],
    notes: &[Note::new(0, 1), Note::new(1, 2), Note::new(2, 3), Note::new(3, 4), Note::new(4, 5), Note::new(5, 6),
    Note::new(6, 8), Note::new(8, 9), Note::new(9, 10), Note::new(10, 12), Note::new(12, 14), Note::new(6, 7),
    Note::new(14, 15), Note::new(10, 11), Note::new(12, 13), Note::new(15, 16), Note::new(16, 17), Note::new(17, 18),
    Note::new(18, 19), Note::new(19, 20), Note::new(20, 21), Note::new(21, 22), Note::new(22, 23), Note::new(23, 24),
    Note::new(24, 25), Note::new(25, 26), Note::new(26, 27), Note::new(27, 28), Note::new(28, 29)],
    groups: &[NoteGroup::new(65535, 0, 0, false, false), NoteGroup::new(0, 0, 1, false, false), NoteGroup::new(0, 0, 2, false, false),
    NoteGroup::new(0, 0, 3, false, false), NoteGroup::new(0, 1, 4, false, false), NoteGroup::new(2, 2, 5, false, false),
    NoteGroup::new(3, 3, 6, false, false), NoteGroup::new(2, 2, 5, false, false), NoteGroup::new(2, 1, 7, false, false),
    NoteGroup::new(4, 5, 8, false, false), NoteGroup::new(3, 1, 9, false, false), NoteGroup::new(2, 2, 5, false, false),
    NoteGroup::new(3, 1, 7, false, false), NoteGroup::new(2, 2, 5, false, false), NoteGroup::new(5, 5, 8, false, false),
    NoteGroup::new(5, 6, 10, false, true), NoteGroup::new(6, 7, 8, false, false), NoteGroup::new(0, 8, 11, true, false),
    NoteGroup::new(7, 7, 8, false, false), NoteGroup::new(8, 8, 11, true, false), NoteGroup::new(0, 9, 12, true, false),
    NoteGroup::new(8, 10, 13, false, false), NoteGroup::new(7, 6, 10, false, true), NoteGroup::new(9, 9, 12, true, false),
    NoteGroup::new(9, 10, 13, false, false), NoteGroup::new(10, 10, 13, false, false), NoteGroup::new(6, 11, 8, false, false),
    NoteGroup::new(11, 11, 8, false, false), NoteGroup::new(11, 0, 3, false, true)],
    sets: &[[0x0000000000000000, 0x0010000000100000, 0x0000000000000000, 0x0000000000000000], [0x0000000000000000, 0x0000000200000002, 0x0000000000000000, 0x0000000000000000],
    [0x0000000000000000, 0x0000008000000080, 0x0000000000000000, 0x0000000000000000], [0x0400000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000],
    [0x03ff600000000000, 0x07fffffe87fffffe, 0x0000000000000000, 0x0000000000000000], [0x03ff600000000000, 0x07fffffe87ffffff, 0x0000000000000000, 0x0000000000000000],
    [0x03ff700000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000], [0x03ff000000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000],
    [0x03ff000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0x03ff200000000000, 0x07fffffe07fffffe, 0x0000000000000000, 0x0000000000000000],
    [0x0400200000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000], [0xaffffffa00000000, 0x47fffffe87ffffff, 0x0000000000000000, 0x0000000000000000],
    [0xaffffff200000000, 0x47fffffe87ffffff, 0x0000000000000000, 0x0000000000000000], [0x03ff000000000000, 0x0000007e0000007e, 0x0000000000000000, 0x0000000000000000]],
    rules: "tagURI/DNScomp/emailAddress/DNSname/taggingEntity/year/date/month/specific/fragment/pct-encoded/day/",
    calls: &[],
    wide: &[],
    nesting: 128,
    callees: &[],
};

crate::__typed! {
    /// A text that the rule `tagURI` matches as a whole.
    ///
    /// ```text
    /// tagURI = "tag:" taggingEntity ":" specific ["#" fragment]
    /// ```
    ///
    /// For example `tag:timothy@hpl.hp.com,2001:web/externalHome`.
    Tag: TABLE as &TABLE, kind 0, registers 10, secret None,
    checks [];
    /// The `tagging-entity`.
    ///
    /// ```text
    /// taggingEntity = authorityName "," date
    /// ```
    always tagging_entity = 0;
    /// The `authority-name`.
    ///
    /// ```text
    /// authorityName = DNSname / emailAddress
    /// ```
    always authority_name = 1;
    /// The `email-address`.
    ///
    /// ```text
    /// emailAddress = 1*(alphaNum / "-" / "." / "_") "@" DNSname
    /// ```
    maybe email_address = 2;
    /// The `dns-name`.
    ///
    /// ```text
    /// DNSname = DNScomp *("." DNScomp)
    /// ```
    always dns_name = 3;
    /// The `date`.
    ///
    /// ```text
    /// date = year ["-" month ["-" day]]
    /// ```
    always date = 4;
    /// The `year`.
    ///
    /// ```text
    /// year = 4DIGIT
    /// ```
    always year = 5;
    /// The `month`.
    ///
    /// ```text
    /// month = 2DIGIT
    /// ```
    maybe month = 6;
    /// The `day`.
    ///
    /// ```text
    /// day = 2DIGIT
    /// ```
    maybe day = 7;
    /// The `specific`.
    ///
    /// ```text
    /// specific = *(pchar / "/" / "?")
    /// ```
    always specific = 8;
    /// The `fragment`.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 9;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "tag", scheme: true, grammar: "rfc4151", start: "tagURI", table: &TABLE, kind: 0, fields: &["tagging-entity", "authority-name", "email-address", "dns-name", "date", "year", "month", "day", "specific", "fragment"], secret: None, inside: crate::Inside::Yes, checks: &[], each_field: |text, constant, see| Tag::each_field(text, constant, see) },
];
