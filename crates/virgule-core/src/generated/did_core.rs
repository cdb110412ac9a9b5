// @generated from grammars/did-core.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `did-core`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 21 states, 15 byte classes, 5 registers: 3306 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x08\x0b\x0c\x08\x0d\x08\x08\x08\x08\x08\x08\x08\0\0\x09\x01\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x0a\x08\x0b\x08\x0b\x0e\x08\x02\x02\x02\x03\x02\x02\0\0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x0b\x0b\x0b\x0b\
    \0\x0b\x01\x01\x01\x05\x01\x01\x06\x06\x07\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x0b\
    \x0b\x0b\x08\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74"],
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
    ends: &[
    [*b"\x80\x0f\x80\x01\x01\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\x04\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x02\x80\x01\x01\x02\x02\x03\x03\x0f\x0f\x0f\x80\x80\x80\x80", *b"\0\0\x04\0\x01\0\0\0\x01\xff\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x02\x80\x01\x01\x02\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\x04\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x02\x80\x01\x01\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80", *b"\0\0\x04\0\x01\0\0\xff\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x02\x80\x01\x01\x02\x02\x03\x03\0\x04\x0f\x80\x80\x80\x80", *b"\0\0\x04\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e"],
    [*b"\x80\x02\x80\x01\x01\x02\x02\x03\x03\x0f\x80\x80\x80\x80\x80\x80", *b"\0\0\x04\0\x01\0\0\0\x01\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 50, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 75, 0, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
    0, 0, 100, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 125, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 150, 0, 0, 0, 150, 150, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5,
    0, 0, 150, 0, 0, 0, 150, 150, 150, 0, 0, 2097327, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 225, 225, 225, 225, 225,
    225, 225, 225, 0, 0, 175, 0, 0, 200, 0, 0, 7340332, 175, 0, 4194579, 200, 4194629, 225, 65543, 225, 0, 250, 250,
    250, 0, 250, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65544, 225, 225, 225, 225, 225, 225, 225, 225, 225,
    0, 7340332, 175, 0, 4194579, 200, 4194629, 0, 7340332, 175, 0, 4194579, 200, 4194629, 225, 65545, 225, 0, 225, 225,
    225, 0, 225, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65546, 225, 9437534, 9437534, 9437534, 9437534,
    9437534, 9437534, 9437534, 9437534, 9437534, 9437534, 9437534, 0, 0, 8388983, 9437534, 15728990, 15728990, 15728990,
    0, 0, 14680439, 15728990, 9437534, 65547, 0, 1048876, 1048876, 1048876, 1048876, 1048876, 1048876, 1048876, 1048876,
    1048876, 1048876, 1048876, 0, 10486035, 400, 10486085, 1048876, 1048876, 1048876, 0, 10486035, 400, 10486085,
    1048876, 65548, 1048876, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001,
    1049001, 0, 12583187, 450, 1049001, 1049001, 1049001, 1049001, 0, 12583187, 450, 1049001, 1049001, 65549, 1049001,
    1048926, 1048926, 1048926, 1048926, 1048926, 1048926, 1048926, 1048926, 1048926, 1048926, 1048926, 0, 0, 375,
    1048926, 1048926, 1048926, 1048926, 0, 0, 375, 1048926, 1048926, 65550, 1048926, 0, 475, 475, 475, 0, 475, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65551, 1048926, 0, 500, 500, 500, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 65552, 1048876, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001, 1049001,
    1049001, 1049001, 0, 12583187, 450, 1049001, 1049001, 1049001, 1049001, 0, 12583187, 450, 1049001, 1049001, 65553,
    1049001, 0, 525, 525, 525, 0, 525, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65554, 1049001, 0, 1048926,
    1048926, 1048926, 0, 1048926, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65555, 1048926, 0, 1048876,
    1048876, 1048876, 0, 1048876, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65556, 1048876, 0, 1049001,
    1049001, 1049001, 0, 1049001, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65557, 1049001,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\x01\x02\x03\x04\xff\xff\x05\xff\xff\xff\xff\
    \x64\x69\x64\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x7d\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x19\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x01\x0e\x0e\x0e\x0e\0\x01\x02\x03\x0e\x01\x02\x0e\x0e\x0e\x01\x02\x0e\x0e\x0e\0\x01\x02\x03\x04\x01\x02\x03\x0e\
    \x0e\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x12\x12\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x09\
    \xff\0\0\0\0\x04\0\0\0\0\0\x08\0\x01\x0c\x01\x01\x10\0\x02\x14\x02\x03\x18\x02\x02\x1e\x03\x03\x18\x04\x05\x22\x06\
    \x06\x26\x04\x07\x26\x05\x05\x22\x05\x03\x18\x06\x03\x18\x07\x07\x26\x07\x03\x18\
    \x28\0\x90\0\0\x04\xe2\0\xe2\x04\xff\x24\x2e\0\xff\x76\xff\x67\xff\x77\
    did/method-name/method-specific-id/pct-encoded/did-url/fragment/path-abempty/query/",
    words: &[
    // operations
    0, 2, 0, 0, 12, 0, 0, 4, 0, 0, 16, 0, 0, 8, 0, 0, 1, 0, 0, 0, 16,
    ],
    callees: &[],
    accepts: 0, call_list: 21, calls: 0, common: 0, copies: 142, decodes: 0, fields: 6, first_mark: 8, first_stop: 11,
    groups: 203, highs: 0, kept: 112, kinds: 1, nesting: 128, note_of: 143, note_shift: 0, notes: 165, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 22, registers: 5, rules: 277, run: 22, set_size: 2, sets: 257, shift:
    0, shift_marks: 7, slots: 5, starts: 21, states: 22, stretch_list: 21, stretches: 0, width: 25,
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
    Did: table TABLE, kind 0, kept 8, secrets &[],
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
