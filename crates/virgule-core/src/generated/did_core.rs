// @generated from grammars/did-core.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `did-core`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 21 states, 15 byte classes, 5 registers: 3380 bytes.
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 52, 0, 52, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 78, 0, 0, 78, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 2, 0, 255, 0, 0, 0, 104, 0, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 156, 0, 0, 0, 156, 156, 156, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 156, 0, 0, 0, 156, 156, 156, 0, 0, 2097334, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 6, 0, 255, 234, 234, 234, 234, 234, 234, 234, 234, 0, 0, 182, 0, 0, 208, 0, 0, 7340344, 182, 0, 4194590, 208,
    4194642, 234, 7, 234, 255, 0, 260, 260, 260, 0, 260, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 234, 255,
    234, 234, 234, 234, 234, 234, 234, 234, 0, 7340344, 182, 0, 4194590, 208, 4194642, 0, 7340344, 182, 0, 4194590, 208,
    4194642, 234, 9, 234, 0, 0, 234, 234, 234, 0, 234, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 234, 255,
    9437548, 9437548, 9437548, 9437548, 9437548, 9437548, 9437548, 9437548, 9437548, 9437548, 9437548, 0, 0, 8388998,
    9437548, 15729004, 15729004, 15729004, 0, 0, 14680454, 15729004, 9437548, 11, 0, 1, 1048888, 1048888, 1048888,
    1048888, 1048888, 1048888, 1048888, 1048888, 1048888, 1048888, 1048888, 0, 10486046, 416, 10486098, 1048888,
    1048888, 1048888, 0, 10486046, 416, 10486098, 1048888, 12, 1048888, 2, 1049018, 1049018, 1049018, 1049018, 1049018,
    1049018, 1049018, 1049018, 1049018, 1049018, 1049018, 0, 12583198, 468, 1049018, 1049018, 1049018, 1049018, 0,
    12583198, 468, 1049018, 1049018, 13, 1049018, 3, 1048940, 1048940, 1048940, 1048940, 1048940, 1048940, 1048940,
    1048940, 1048940, 1048940, 1048940, 0, 0, 390, 1048940, 1048940, 1048940, 1048940, 0, 0, 390, 1048940, 1048940, 14,
    1048940, 4, 0, 494, 494, 494, 0, 494, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 1048940, 255, 0, 520,
    520, 520, 0, 520, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1048888, 255, 1049018, 1049018, 1049018,
    1049018, 1049018, 1049018, 1049018, 1049018, 1049018, 1049018, 1049018, 0, 12583198, 468, 1049018, 1049018, 1049018,
    1049018, 0, 12583198, 468, 1049018, 1049018, 17, 1049018, 5, 0, 546, 546, 546, 0, 546, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 18, 1049018, 255, 0, 1048940, 1048940, 1048940, 0, 1048940, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 19, 1048940, 255, 0, 1048888, 1048888, 1048888, 0, 1048888, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 20, 1048888, 255, 0, 1049018, 1049018, 1049018, 0, 1049018, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 21, 1049018, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x64\x69\x64\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x82\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1a\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x12\x12\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x09\
    \xff\0\0\0\0\x04\0\0\0\0\0\x08\0\x01\x0c\x01\x01\x10\0\x02\x14\x02\x03\x18\x02\x02\x1e\x03\x03\x18\x04\x05\x22\x06\
    \x06\x26\x04\x07\x26\x05\x05\x22\x05\x03\x18\x06\x03\x18\x07\x07\x26\x07\x03\x18\
    \x28\0\x90\0\0\x04\xe2\0\xe2\x04\xff\x24\x2e\0\xff\x76\xff\x67\xff\x77\
    did/method-name/method-specific-id/pct-encoded/did-url/fragment/path-abempty/query/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36,
    // operations
    0, 2, 0, 0, 12, 0, 0, 4, 0, 0, 16, 0, 0, 8, 0, 0, 1, 0, 0, 0, 16,
    ],
    callees: &[],
    addresses: 0, call_list: 40, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 7, fields: 6,
    first_delimiter: 8, first_loop_exit: 11, groups: 151, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 113, number_size: 1, operations: 19, operations_words: 1, prefixes: 0, range_list: 40, ranges:
    0, registers: 5, rules: 225, run: 22, set_size: 2, sets: 205, shift: 0, starts: 40, states: 22, width: 26,
};

crate::__typed! {
    /// A string that the rule `did-url` matches as a whole, by Decentralized Identifiers (DIDs) v1.0, section 3.2.
    ///
    /// ```text
    /// did-url = did path-abempty ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/did.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Did::parse("did:example:123456789abcdefghi")?;
    /// assert_eq!(value.method_name(), "example");
    /// assert_eq!(value.method_specific_id(), "123456789abcdefghi");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Did: table TABLE, kind 0, captures 8, schemes &["did"], inside true,
    secrets &[], checks [];
    /// The `did`, by Decentralized Identifiers (DIDs) v1.0, section 3.1.
    ///
    /// ```text
    /// did = "did:" method-name ":" method-specific-id
    /// ```
    always did = 0;
    /// The `method-name`, by Decentralized Identifiers (DIDs) v1.0, section 3.1.
    ///
    /// ```text
    /// method-name = 1*method-char
    /// ```
    always method_name = 1;
    /// The `method-specific-id`, by Decentralized Identifiers (DIDs) v1.0, section 3.1.
    ///
    /// ```text
    /// method-specific-id = *(*idchar ":") 1*idchar
    /// ```
    always method_specific_id = 2;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 3;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 4;
    /// The `fragment`, by RFC 3986, section 3.5.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 5;
}

crate::__owned_fields! { Did: always did always method_name always method_specific_id always path maybe query maybe fragment }

crate::__scheme! { Did: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "did", default_port: None, empty_path: None } }

crate::__inside_uri! { Did: query }

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
    crate::Kind { name: "did", scheme: true, grammar: "did-core", start: "did-url", table: &TABLE, kind: 0, fields: &["did", "method-name", "method-specific-id", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_DID), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "did", default_port: None, empty_path: None } },
];
