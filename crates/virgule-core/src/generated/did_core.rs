// @generated from grammars/did-core.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `did-core`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 21 states, 15 byte classes, 8 registers: 2889 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x09\x08\x0a\x09\x0b\x09\x09\x09\x09\x09\x09\x09\0\0\x0c\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x0d\x09\x08\x09\x08\x0e\x09\x02\x02\x02\x03\x02\x02\0\0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\x08\x08\x08\
    \0\x08\x01\x01\x01\x05\x01\x01\x06\x06\x07\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x08\
    \x08\x08\x09\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08",
    runs: &[168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 84, 84, 112],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0e\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 50, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 75, 0, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
    0, 0, 100, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 150, 0, 0, 0, 150, 150, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    5, 0, 0, 150, 0, 0, 0, 150, 150, 150, 0, 0, 0, 0, 0, 1048751, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 225, 225, 225, 225,
    225, 225, 225, 225, 0, 0, 0, 200, 0, 175, 0, 0, 0, 2097427, 200, 3146028, 175, 2097477, 225, 7, 225, 0, 250, 250,
    250, 0, 250, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 225, 225, 225, 225, 225, 225, 225, 225, 225, 0,
    0, 2097427, 200, 3146028, 175, 2097477, 0, 0, 2097427, 200, 3146028, 175, 2097477, 225, 9, 225, 0, 225, 225, 225, 0,
    225, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 225, 4194654, 4194654, 4194654, 4194654, 4194654,
    4194654, 4194654, 4194654, 0, 4194654, 0, 4194679, 4194654, 4194654, 4194654, 0, 7340382, 0, 7340407, 7340382,
    7340382, 7340382, 4194654, 11, 0, 300, 300, 300, 300, 300, 300, 300, 300, 0, 300, 5243155, 400, 300, 300, 5243205,
    0, 300, 5243155, 400, 300, 300, 5243205, 300, 12, 300, 425, 425, 425, 425, 425, 425, 425, 425, 0, 425, 6291731, 450,
    425, 425, 425, 0, 425, 6291731, 450, 425, 425, 425, 425, 13, 425, 350, 350, 350, 350, 350, 350, 350, 350, 0, 350, 0,
    375, 350, 350, 350, 0, 350, 0, 375, 350, 350, 350, 350, 14, 350, 0, 475, 475, 475, 0, 475, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 350, 0, 500, 500, 500, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
    300, 425, 425, 425, 425, 425, 425, 425, 425, 0, 425, 6291731, 450, 425, 425, 425, 0, 425, 6291731, 450, 425, 425,
    425, 425, 17, 425, 0, 525, 525, 525, 0, 525, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 425, 0, 350,
    350, 350, 0, 350, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 350, 0, 300, 300, 300, 0, 300, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 300, 0, 425, 425, 425, 0, 425, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 21, 425,
    ],
    // Line by line: accepts, prefixes, layouts, places, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\x01\x02\x03\x04\xff\xff\x05\xff\xff\xff\xff\
    \x64\x69\x64\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x7d\0\0\0\
    \0\x01\x02\x03\x04\x04\x05\x01\x06\x07\x08\x03\x05\x01\x06\x09\x04\x04\x05\x01\x06\x0a\x03\x04\x05\x01\x06\x07\x0b\
    \x0c\x05\x01\x06\x07\x0d\x04\
    \0\0\0\x01\0\0\0\x04\x04\0\0\x04\x01\x01\0\0\x01\0\x01\0\x02\0\0\0\0\0\0\0\x05\0\0\x04\x01\x05\0\0\x05\0\x06\0\x03\
    \x06\x01\x01\xff\0\x05\0\x01\0\0\x05\0\x01\xff\x03\x06\x01\x03\0\0\x07\0\x01\0\0\x06\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x12\x12\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x09\
    \xff\0\0\0\0\x04\0\0\0\0\0\x08\0\x01\x0c\x01\x01\x10\0\x02\x14\x02\x03\x18\x02\x02\x1e\x03\x03\x18\x04\x05\x22\x06\
    \x06\x26\x04\x07\x26\x05\x05\x22\x05\x03\x18\x06\x03\x18\x07\x07\x26\x07\x03\x18\
    \x28\0\x90\0\0\x20\xe2\0\xe2\x20\xff\x28\x2e\0\xff\x7c\xff\x7a\xff\x7e\
    did/method-name/method-specific-id/pct-encoded/did-url/fragment/path-abempty/query/",
    words: &[
    // operations
    0, 2, 0, 0, 12, 0, 0, 4, 0, 0, 16, 0, 0, 8, 0, 0, 1, 0, 0, 0, 16,
    ],
    callees: &[],
    accepts: 0, call_list: 21, calls: 0, copies: 157, fields: 6, first_mark: 8, groups: 218, highs: 0, kinds: 1,
    layouts: 51, nesting: 128, note_of: 158, note_shift: 0, notes: 180, number_size: 1, operations: 0, operations_words:
    1, places: 87, prefixes: 22, registers: 8, rules: 292, run: 22, set_size: 2, sets: 272, shift: 0, shift_marks: 7,
    starts: 21, states: 22, streams: 255, stretch_list: 21, stretches: 0, width: 25,
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
