// @generated from grammars/rfc4151.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4151`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 32 states (0 with direct code), 16 byte classes, 10 registers: 927 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    bytes: &[
    // classes
    1, 0, 2, 1, 3, 1, 1, 1, 1, 1, 1, 4, 5, 6, 1, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 1, 0, 1, 0, 1, 9, 10, 11, 11, 11, 11,
    11, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 13, 13, 13, 13, 13, 0, 0, 0, 0, 15, 0, 10, 11, 11,
    11, 11, 11, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 13, 13, 13, 13, 13, 13, 0, 0, 0, 1, 0,
    // skip_of
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 2, 1, 1, 0, 0,
    // accepts
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 1, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 2, 3,
    // mask_of
    0, 0, 0, 0, 0, 2, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 3, 0, 3, 1, 0, 1, 1, 0, 1, 0, 0, 2, 0, 0, 0, 0,
    // masks
    128, 12, 128, 124, 114, 243,
    // check
    255, 0, 255, 0, 255, 0, 2, 38, 3, 20, 5, 28, 6, 28, 255, 0, 3, 22, 5, 16, 255, 0, 9, 6, 8, 36, 10, 3, 8, 5, 15, 28,
    16, 33, 16, 31, 16, 29, 12, 4, 4, 7, 16, 32, 6, 9, 4, 40, 14, 2, 6, 12, 8, 39, 16, 34, 7, 35, 5, 8, 7, 13, 5, 11, 7,
    14, 16, 30, 7, 15, 7, 37, 7, 21, 5, 24, 16, 23, 255, 0, 7, 26, 255, 0, 7, 27, 255, 0, 255, 0, 255, 0, 16, 25, 16,
    31, 255, 0, 255, 0, 16, 32, 255, 0, 16, 28,
    // defaults
    0, 0, 0, 0, 0, 0, 0, 0, 9, 5, 0, 12, 0, 0, 0, 0, 0, 23, 0, 25, 0, 15, 0, 0, 0, 0, 0, 0, 9, 8, 11, 17, 19,
    // nibbles
    184, 252, 248, 248, 252, 248, 252, 252, 252, 252, 252, 92, 84, 92, 212, 124, 168, 248, 248, 248, 248, 248, 248, 248,
    248, 248, 240, 80, 80, 80, 80, 80, 168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112,
    // layouts
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 11, 5, 6, 12, 13, 8, 10, 1, 2, 3, 11, 5, 6, 12, 14, 9, 10, 1, 2, 3, 11,
    5, 6, 12, 15, 16,
    // places
    0, 0, 4, 1, 255, 0, 0, 4, 7, 255, 3, 0, 4, 3, 0, 0, 6, 0, 7, 255, 0, 7, 0, 1, 255, 0, 7, 0, 7, 4, 4, 4, 0, 4, 2, 5,
    1, 253, 1, 255, 0, 1, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 4, 8, 0, 0, 7, 0, 8, 0, 5, 4, 3, 4, 5, 0, 8, 1, 1, 255, 0, 8, 1,
    1, 0, 0, 8, 1, 9, 0, 0, 9, 1, 1, 0,
    // moves
    0,
    // note_of
    255, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 9, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 20, 22, 23, 24, 25, 26, 27,
    28,
    // notes
    1, 0, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 7, 8, 2, 9, 8, 1, 10, 1, 7, 1, 9, 1, 11, 1, 12, 1, 13, 1, 14, 1, 15, 1,
    16, 1, 17, 1, 18, 1, 19, 1, 20, 1, 21, 1, 22, 1, 8, 2, 23, 8, 1, 23, 1, 24, 1, 25,
    // groups
    255, 0, 0, 0, 0, 4, 0, 0, 8, 0, 0, 12, 0, 1, 16, 2, 1, 20, 3, 4, 24, 5, 1, 28, 2, 2, 32, 5, 1, 20, 4, 4, 24, 4, 6,
    37, 6, 7, 24, 0, 8, 42, 7, 7, 24, 0, 9, 46, 8, 10, 48, 7, 6, 37, 9, 10, 48, 10, 10, 48, 6, 11, 24, 11, 11, 24, 11,
    0, 13, 5, 5, 52, 8, 8, 42, 9, 9, 46,
    // sets
    0, 64, 0, 4, 0, 16, 0, 1, 224, 252, 128, 124, 128, 0, 160, 124, 224, 254, 32, 1, 254, 255, 250, 255, 128, 12, 240,
    124,
    // rules
    116, 97, 103, 85, 82, 73, 47, 68, 78, 83, 99, 111, 109, 112, 47, 101, 109, 97, 105, 108, 65, 100, 100, 114, 101,
    115, 115, 47, 116, 97, 103, 103, 105, 110, 103, 69, 110, 116, 105, 116, 121, 47, 121, 101, 97, 114, 47, 68, 78, 83,
    110, 97, 109, 101, 47, 100, 97, 116, 101, 47, 109, 111, 110, 116, 104, 47, 115, 112, 101, 99, 105, 102, 105, 99, 47,
    102, 114, 97, 103, 109, 101, 110, 116, 47, 112, 99, 116, 45, 101, 110, 99, 111, 100, 101, 100, 47, 100, 97, 121, 47,
    ],
    words: &[
    // rows
    0, 10, 3, 7, 6, 0, 11, 21, 24, 2, 23, 26, 17, 25, 27, 4, 28, 1, 29, 5, 22, 32, 30, 31, 33, 34, 35, 18, 36, 16, 19,
    8, 9,
    // edges
    16413, 0, 8, 16414, 0, 8, 10, 0, 16, 17, 0, 32, 18, 0, 2, 19, 0, 64, 17, 0, 36, 7, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 128, base: 33, call_list: 57, calls: 0, check: 200, defaults: 306, edge_size: 3,
    edges: 33, fields: 10, first_skip: 28, groups: 607, highs: 0, hot: 0, kinds: 1, layouts: 387, mask_of: 161,
    mask_size: 2, masks: 194, moves: 512, nesting: 128, nibbles: 339, note_of: 513, note_shift: 0, notes: 546, places:
    427, rows: 0, rules: 713, set_size: 2, sets: 685, shift: 0, skip_of: 95, starts: 57, states: 33, streams: 255,
    stretch_list: 57, stretches: 0, stride: 16, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `tagURI` matches as a whole.
    ///
    /// ```text
    /// tagURI = "tag:" taggingEntity ":" specific ["#" fragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/tag.svg"))]
    ///
    /// For example `tag:timothy@hpl.hp.com,2001:web/externalHome`.
    Tag: table TABLE, kind 0, registers 10, secret None,
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

crate::__scheme! { Tag: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::NONE, rules: crate::Rules { scheme: "tag", default_port: None, empty_path: None } }

/// How the fields of [`Tag`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_TAG: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["tagging-entity", "authority-name", "email-address", "dns-name", "date", "year", "month", "day", "specific", "fragment"],
    always: 0b100111011,
    pieces: &[Piece::Text("tag:"), Piece::Outer(0, 15), Piece::Outer(1, 5), Piece::Choice(4), Piece::Way(8, 1),
    Piece::Field(3), Piece::Way(4, 1), Piece::Field(2), Piece::Text(","), Piece::Outer(4, 7), Piece::Field(5),
    Piece::Group(192, 5), Piece::Text("-"), Piece::Field(6), Piece::Group(128, 2), Piece::Text("-"), Piece::Field(7),
    Piece::Text(":"), Piece::Field(8), Piece::Group(512, 2), Piece::Text("#"), Piece::Field(9)],
};

crate::__builder! {
    TagBuilder of Tag by TEMPLATE_TAG, states [];
    optional tagging_entity = 0;
    optional authority_name = 1;
    optional email_address = 2;
    optional dns_name = 3;
    optional date = 4;
    optional year = 5;
    optional month = 6;
    optional day = 7;
    optional specific = 8;
    optional fragment = 9;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "tag", scheme: true, grammar: "rfc4151", start: "tagURI", table: &TABLE, kind: 0, fields: &["tagging-entity", "authority-name", "email-address", "dns-name", "date", "year", "month", "day", "specific", "fragment"], secret: None, inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_TAG), forms: &[], equal_by: &[], steps: crate::Steps::NONE, rules: crate::Rules { scheme: "tag", default_port: None, empty_path: None }, each_field: |text, constant, see| Tag::each_field(text, constant, see) },
];
