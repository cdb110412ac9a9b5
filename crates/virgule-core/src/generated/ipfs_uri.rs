// @generated from grammars/ipfs-uri.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `ipfs-uri`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 21 states, 19 byte classes, 4 registers: 3437 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\0\x10\x11\0\x12\0\0\0\0\0\0\0\0\0\x01\x02\x02\x03\x03\x03\x03\x03\x03\x02\x02\x04\0\x10\0\x10\
    \x0f\0\x02\x02\x02\x02\x02\x05\0\0\x06\0\0\0\0\0\0\x07\0\0\x08\0\0\0\0\0\0\0\x10\x10\x10\x10\0\x10\x03\x09\x03\x03\
    \x03\x0a\x0b\x0b\x0c\x0b\x0b\x0b\x0b\x0b\x0b\x0d\x0b\x0b\x0e\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x10\x10\x10\0\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\
    \x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10\x10",
    runs: &[*b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x74", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x02\x02\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\x01\xff\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\xff\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x02\x02\0\x03\x0f\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\0\0\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x02\x02\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x07\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0,
    0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 108, 0, 0, 0, 0, 108, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0,
    0, 0, 0, 0, 0, 135, 0, 0, 0, 0, 0, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 0, 0, 0, 162, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 189, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 6, 0, 255, 0, 216, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 243, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 255, 0, 0, 0, 270, 0, 0, 0, 0, 0, 270, 270, 270,
    270, 270, 270, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 255, 0, 4194628, 0, 270, 0, 0, 0, 0, 0, 270, 270, 270, 270, 270,
    270, 2097503, 0, 2097449, 0, 0, 0, 0, 0, 0, 10, 0, 0, 7340410, 7340410, 7340410, 7340410, 7340410, 7340410, 7340410,
    7340410, 7340410, 7340410, 7340410, 7340410, 7340410, 7340410, 7340410, 7340410, 0, 0, 6291861, 13631866, 0, 0,
    12583317, 7340410, 11, 0, 1, 324, 324, 324, 324, 324, 324, 324, 324, 324, 324, 324, 324, 324, 324, 324, 8388959, 0,
    8388905, 432, 8388959, 0, 8388905, 432, 324, 12, 324, 2, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035,
    1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 0, 10486057, 486, 1049035,
    0, 10486057, 486, 1049035, 13, 1049035, 3, 1048954, 1048954, 1048954, 1048954, 1048954, 1048954, 1048954, 1048954,
    1048954, 1048954, 1048954, 1048954, 1048954, 1048954, 1048954, 1048954, 0, 0, 405, 1048954, 0, 0, 405, 1048954, 14,
    1048954, 4, 0, 0, 513, 513, 0, 513, 0, 0, 0, 513, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 1048954, 255, 0,
    0, 540, 540, 0, 540, 0, 0, 0, 540, 540, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 324, 255, 1049035, 1049035,
    1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035, 1049035,
    1049035, 0, 10486057, 486, 1049035, 0, 10486057, 486, 1049035, 17, 1049035, 5, 0, 0, 567, 567, 0, 567, 0, 0, 0, 567,
    567, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 1049035, 255, 0, 0, 1048954, 1048954, 0, 1048954, 0, 0, 0, 1048954,
    1048954, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 1048954, 255, 0, 0, 324, 324, 0, 324, 0, 0, 0, 324, 324, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 324, 255, 0, 0, 1049035, 1049035, 0, 1049035, 0, 0, 0, 1049035, 1049035, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 1049035, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x69\x70\x66\x73\x3a\x2f\x2f\x62\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xf3\0\0\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1b\0\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x11\x11\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x18\x01\x01\x1c\x01\x01\x22\0\x02\x26\x03\x03\x2a\0\x04\x2a\
    \x02\x02\x26\x02\x05\x2c\x03\x05\x2c\x04\x04\x2a\x04\x05\x2c\x05\x05\x2c\
    \x40\x10\0\x80\x20\0\x20\x04\0\0\x41\0\x10\0\0\x02\0\0\0\x02\0\x08\x7e\0\x0a\xfe\x02\xff\xff\x04\xff\xff\x06\x2c\
    \x06\0\
    ipfs-URI/cidv1-base32/fragment/path-abempty/query/pct-encoded/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34,
    // operations
    0, 6, 0, 0, 2, 0, 0, 8, 0, 0, 4, 0, 0, 1, 0, 0, 0, 8,
    ],
    callees: &[],
    addresses: 0, call_list: 36, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 4, fields: 4,
    first_delimiter: 15, first_loop_exit: 16, groups: 149, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 113, number_size: 1, operations: 18, operations_words: 1, prefixes: 0, range_list: 36, ranges:
    0, registers: 4, rules: 239, run: 23, set_size: 3, sets: 203, shift: 0, starts: 36, states: 22, width: 27,
};

crate::__typed! {
    /// A string that the rule `ipfs-URI` matches as a whole, by IPFS specifications (specs.ipfs.tech).
    ///
    /// ```text
    /// ipfs-URI = "ipfs://" ipfs-authority path-abempty ["?" query] ["#" fragment]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/ipfs.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Ipfs::parse("ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/wiki/Vincent_van_Gogh.html#some-fragment")?;
    /// assert_eq!(value.cid(), "bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq");
    /// assert_eq!(value.path(), "/wiki/Vincent_van_Gogh.html");
    /// assert_eq!(value.fragment(), Some("some-fragment"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Ipfs: table TABLE, kind 0, captures 4, schemes &["ipfs"], inside true,
    secrets &[], checks [];
    /// The `cid`, by IPFS specifications (specs.ipfs.tech).
    ///
    /// ```text
    /// ipfs-authority = cidv1-base32
    /// ```
    always cid = 0;
    /// The `path`, by RFC 3986, section 3.3.
    ///
    /// ```text
    /// path-abempty = *("/" segment)
    /// ```
    always path = 1;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 2;
    /// The `fragment`, by RFC 3986, section 3.5.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 3;
}

crate::__owned_fields! { Ipfs: always cid always path maybe query maybe fragment }

crate::__scheme! { Ipfs: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase), rules: crate::__derive::Rules { scheme: "ipfs", default_port: None, empty_path: Some("/") } }

crate::__inside_uri! { Ipfs: query }

/// How the fields of [`Ipfs`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_IPFS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["cid", "path", "query", "fragment"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("ipfs://"), Piece::Field(0), Piece::Field(1), Piece::Group(4, 2), Piece::Text("?"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("#"), Piece::Field(3)],
};

crate::__builder! {
    IpfsBuilder of Ipfs by TEMPLATE_IPFS, states [Cid = cid];
    optional path = 1;
    optional query = 2;
    optional fragment = 3;
    needed cid = 0, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ipfs", scheme: true, grammar: "ipfs-uri", start: "ipfs-URI", table: &TABLE, kind: 0, fields: &["cid", "path", "query", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_IPFS), forms: &[], equal_by: &[], steps: crate::Normalization::NONE.with(crate::NormalizationStep::SchemeCase), rules: crate::__derive::Rules { scheme: "ipfs", default_port: None, empty_path: Some("/") } },
];
