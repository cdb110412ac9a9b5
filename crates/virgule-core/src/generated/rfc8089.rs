// @generated from grammars/rfc8089.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc8089`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 25 states, 15 byte classes, 1 registers: 3659 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\0\x0b\x0b\0\x0c\0\0\0\0\0\0\0\0\x01\x08\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x09\0\x0b\0\
    \x0b\x0b\x0a\x02\x02\x02\x02\x03\x04\0\0\x05\0\0\x06\0\0\0\0\0\0\0\0\0\x07\0\0\0\0\x0d\x0b\x0e\x0b\0\x0b\x02\x02\
    \x02\x02\x03\x04\0\0\x05\0\0\x06\0\0\0\0\0\0\0\0\0\x07\0\0\0\0\x0b\x0b\x0b\0\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\x05\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x0e\x0e\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 0, 78, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    0, 255, 0, 0, 0, 0, 0, 0, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 130, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 182, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 1048784,
    1048784, 1048784, 1048784, 1048784, 1048784, 1048784, 1048784, 260, 1048784, 1048784, 0, 234, 0, 0, 1048784,
    1048784, 1048784, 0, 234, 0, 0, 1048784, 7, 1048784, 0, 1048784, 1048784, 1048784, 1048784, 1048784, 1048784,
    1048784, 1048784, 1048784, 1048784, 1048784, 0, 234, 0, 0, 1048784, 1048784, 1048784, 0, 234, 0, 0, 1048784, 8,
    1048784, 1, 0, 0, 286, 286, 286, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 1048784, 255, 312, 312,
    312, 312, 312, 312, 312, 312, 2097516, 0, 0, 0, 338, 390, 0, 2097516, 0, 0, 0, 338, 0, 0, 312, 10, 312, 255, 0, 0,
    1048784, 1048784, 1048784, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 1048784, 255, 312, 312, 312,
    312, 312, 312, 312, 312, 2097516, 0, 0, 0, 338, 0, 0, 2097516, 0, 0, 0, 338, 0, 0, 312, 12, 312, 255, 0, 0, 416,
    416, 416, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 312, 255, 1049018, 1049018, 1049018, 1049018,
    1049018, 1049018, 1049018, 1049018, 0, 1049018, 1049018, 0, 468, 0, 0, 1049018, 1049018, 1049018, 0, 468, 0, 0,
    1049018, 14, 1049018, 2, 0, 0, 0, 0, 0, 0, 0, 494, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 2147483648, 255,
    0, 0, 312, 312, 312, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 312, 255, 1049018, 1049018, 1049018,
    1049018, 1049018, 1049018, 1049018, 1049018, 1049018, 1049018, 1049018, 0, 468, 0, 0, 1049018, 1049018, 1049018, 0,
    468, 0, 0, 1049018, 17, 1049018, 3, 0, 0, 546, 546, 546, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18,
    1049018, 255, 0, 0, 572, 572, 572, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 572, 255, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 598, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 255, 0, 0, 1049018, 1049018, 1049018, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 1049018, 255, 0, 624, 572, 572, 572, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 22, 572, 255, 0, 0, 0, 0, 0, 0, 0, 0, 2097516, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0,
    255, 650, 650, 650, 650, 650, 650, 650, 650, 0, 650, 0, 0, 0, 0, 0, 0, 650, 0, 0, 0, 0, 598, 650, 24, 650, 255, 650,
    650, 650, 650, 650, 650, 650, 650, 0, 650, 0, 0, 0, 0, 598, 0, 650, 0, 0, 0, 0, 598, 650, 25, 650, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x66\x69\x6c\x65\x3a\x2f\0\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\xff\0\0\x06\xb6\0\0\0\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1a\0\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0a\x07\x08\x0f\x10\x0a\x11\x12\x13\x14\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x07\
    \x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x15\x01\x02\x18\x02\x02\x18\x03\x04\x1e\x03\x03\x22\x03\x05\x24\x02\x06\
    \x28\x05\x05\x24\x07\x08\x2c\x07\x05\x24\x07\x09\x30\x0a\x0b\x24\x09\x0a\x35\x0b\x0b\x38\x0a\x03\x19\x0b\x0b\x3c\
    \x0a\x0a\x40\
    \x1c\x02\x10\0\x20\0\x40\0\x08\0\0\x02\0\x01\xff\x16\xff\x17\x1c\0\xff\x31\xff\x11\x9c\x02\0\x40\x1e\0\xff\x02\xff\
    \x42\
    file-scheme/file-URI/file-hier-part/path-absolute/pchar/pct-encoded/auth-path/file-auth/host/IPv6address/IP-literal\
    /IPvFuture/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41,
    // operations
    0, 1, 0,
    // call_list
    15, 0, 0, 65535, 0, 520,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 24, calls: 1, common: 0, copies: 90, decodes: 0, delimiter_shift: 7, fields: 2,
    first_delimiter: 8, first_loop_exit: 11, groups: 160, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 117, number_size: 1, operations: 21, operations_words: 1, prefixes: 0, range_list: 30, ranges:
    0, registers: 1, rules: 257, run: 22, set_size: 2, sets: 223, shift: 0, starts: 24, states: 26, width: 26,
};

crate::__typed! {
    /// A string that the rule `file-URI` matches as a whole, by RFC 8089, section 2.
    ///
    /// ```text
    /// file-URI = file-scheme ":" file-hier-part
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/file.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::File::parse("file:///path/to/file")?;
    /// assert_eq!(value.path(), "/path/to/file");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    File: table TABLE, kind 0, captures 4, schemes &["file"], inside true,
    secrets &[], checks [];
    /// The `host`, by RFC 8089, section 2.
    ///
    /// ```text
    /// file-auth = "localhost" / host
    /// ```
    maybe host = 0;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-absolute = "/" [segment-nz *("/" segment)]
    /// ```
    always path = 1;
}

crate::__owned_fields! { File: maybe host always path }

crate::__scheme! { File: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::__derive::Form::Lowercase), (None, crate::__derive::Form::LocalFile)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "file", default_port: None, empty_path: None } }

crate::__inside_uri! { File: join host path }

/// How the fields of [`File`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_FILE: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "path"],
    lists: &[],
    always: 0b10,
    pieces: &[Piece::Text("file:"), Piece::Choice(6), Piece::Way(3, 3), Piece::Text("//"), Piece::Field(0),
    Piece::Field(1), Piece::Way(2, 1), Piece::Field(1)],
};

crate::__builder! {
    FileBuilder of File by TEMPLATE_FILE, states [Path = path];
    optional host = 0;
    needed path = 1, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "file", scheme: true, grammar: "rfc8089", start: "file-URI", table: &TABLE, kind: 0, fields: &["host", "path"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_FILE), forms: &[(Some(0), crate::__derive::Form::Lowercase), (None, crate::__derive::Form::LocalFile)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "file", default_port: None, empty_path: None } },
];
