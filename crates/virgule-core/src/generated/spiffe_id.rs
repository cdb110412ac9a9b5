// @generated from grammars/spiffe-id.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `spiffe-id`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 15 states, 16 byte classes, 1 registers: 2153 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x07\x01\x0e\x07\x07\x07\x07\x07\x07\x07\x07\
    \x07\x07\x0f\x0d\x0d\x0d\x0d\x0d\x0d\0\0\0\0\x02\x03\0\0\x04\0\0\0\0\0\0\x05\0\0\x06\0\0\0\0\0\0\0\x0d\x0d\x0d\x0d\
    \x07\x0d\x07\x07\x07\x07\x08\x09\x07\x07\x0a\x07\x07\x07\x07\x07\x07\x0b\x07\x07\x0c\x07\x07\x07\x07\x07\x07\x07\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70", *b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x09\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 46, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 0, 69, 0, 0, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0,
    92, 0, 0, 0, 0, 0, 92, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 115, 0, 0, 0, 0, 0, 115, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4, 0, 255, 0, 0, 0, 138, 0, 0, 0, 0, 0, 138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 161, 0, 0, 0,
    0, 0, 161, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 184, 0, 0, 0, 0,
    7, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 207, 0, 0, 0, 0, 0, 8, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 230, 0, 0, 0, 0, 0, 9, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 2147483648,
    255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2097428, 0, 0, 0, 0, 0, 11, 0, 0, 299, 322, 299, 299, 299, 299, 299,
    299, 299, 299, 299, 299, 299, 0, 0, 0, 0, 0, 0, 0, 12, 299, 255, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299,
    299, 299, 299, 0, 276, 0, 0, 276, 0, 299, 13, 299, 1, 299, 345, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299,
    299, 0, 0, 0, 0, 0, 0, 0, 14, 299, 255, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299, 0, 0, 0, 0,
    276, 0, 299, 15, 299, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x73\x70\x69\x66\x66\x65\x3a\x2f\x20\x20\x20\x20\x20\x20\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xcf\0\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x17\0\0\
    \0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x03\x04\x05\x06\x06\x07\x08\x09\x0a\x0b\x0b\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\x01\0\x01\x02\x1f\x02\x03\x20\x02\x02\x26\x03\x03\x20\
    \x82\x1f\x40\x10\x20\x08\x10\x04\x08\x02\x04\x01\0\x80\0\x40\xff\x1f\xff\x5f\
    spiffe-id/trust-domain/path/segment/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22,
    // operations
    0, 1, 0,
    // call_list
    10, 0, 0, 65535, 0, 253,
    ],
    callees: &[&super::shared::TRUST_DOMAIN],
    addresses: 0, call_list: 15, calls: 1, common: 0, copies: 90, decodes: 0, delimiter_shift: 3, fields: 2,
    first_delimiter: 13, first_loop_exit: 13, groups: 131, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 107, number_size: 1, operations: 12, operations_words: 1, prefixes: 0, range_list: 21, ranges:
    0, registers: 1, rules: 187, run: 19, set_size: 2, sets: 167, shift: 0, starts: 15, states: 16, width: 23,
};

crate::__typed! {
    /// A string that the rule `spiffe-id` matches as a whole, by The SPIFFE Identity and Verifiable Identity Document (SPIFFE-ID.md of github.com/spiffe/spiffe).
    ///
    /// ```text
    /// spiffe-id = "spiffe://" trust-domain path
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/spiffe.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::SpiffeId::parse("spiffe://staging.example.com/payments/mysql")?;
    /// assert_eq!(value, "spiffe://staging.example.com/payments/mysql");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    SpiffeId: table TABLE, kind 0, captures 4, schemes &["spiffe"], inside true,
    secrets &[], checks [];
    /// The `trust-domain`, by The SPIFFE Identity and Verifiable Identity Document (SPIFFE-ID.md of github.com/spiffe/spiffe), section 2.1.
    ///
    /// ```text
    /// trust-domain = 1*255domain-char
    /// ```
    always trust_domain = 0;
    /// The `path`, by The SPIFFE Identity and Verifiable Identity Document (SPIFFE-ID.md of github.com/spiffe/spiffe), section 2.2.
    ///
    /// ```text
    /// path = *("/" segment)
    /// ```
    always path = 1;
}

crate::__owned_fields! { SpiffeId: always trust_domain always path }

crate::__scheme! { SpiffeId: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "spiffe", default_port: None, empty_path: None } }

crate::__inside_uri! { SpiffeId: }

/// Reports the items of the list `segments`.
#[rustfmt::skip]
pub static OCCURRENCES_SPIFFEID_SEGMENTS: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 2, states: 4, next: &[0, 0,
    1, 2, 4, 1, 3, 5], edges: &[(3, 2), (2, 5)], ends: &[0, 0, 0, 9], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 1, 0,
    255, 0],
};

crate::__lists! {
    SpiffeId:
    /// The occurrences of `segments`, from the first to the last.
    ///
    /// ```text
    /// segment = segment-char *(segment-char / ".")
    ///         / "." segment-char *(segment-char / ".")
    ///         / ".." 1*(segment-char / ".")
    /// ```
    segments = OCCURRENCES_SPIFFEID_SEGMENTS;
}

/// How the fields of [`SpiffeId`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_SPIFFEID: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["trust-domain", "path", "segments"],
    lists: &[&OCCURRENCES_SPIFFEID_SEGMENTS],
    always: 0b11,
    pieces: &[Piece::Text("spiffe://"), Piece::Field(0), Piece::Outer(1, 3), Piece::Repeat(4, 0, 2), Piece::Text("/"),
    Piece::Item(2)],
};

crate::__builder! {
    SpiffeIdBuilder of SpiffeId by TEMPLATE_SPIFFEID, states [TrustDomain = trust_domain];
    optional path = 1;
    list segments = 2;
    needed trust_domain = 0, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "spiffe", scheme: true, grammar: "spiffe-id", start: "spiffe-id", table: &TABLE, kind: 0, fields: &["trust-domain", "path"], lists: &[("segments", &OCCURRENCES_SPIFFEID_SEGMENTS)], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_SPIFFEID), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "spiffe", default_port: None, empty_path: None } },
];
