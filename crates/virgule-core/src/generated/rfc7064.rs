// @generated from grammars/rfc7064.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7064`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 23 states, 14 byte classes, 1 registers: 3506 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\0\x0a\x0a\0\x0b\0\0\0\0\0\0\0\0\x01\x0a\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x09\0\x0a\0\
    \x0a\x0a\x0a\x03\x03\x03\x03\x03\x03\0\0\0\0\0\0\0\x04\0\0\0\0\x05\x06\x07\x08\0\0\0\0\x0c\x0a\x0d\x0a\0\x0a\x03\
    \x03\x03\x03\x03\x03\0\0\0\0\0\0\0\x04\0\0\0\0\x05\x06\x07\x08\0\0\0\0\x0a\x0a\x0a\0\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x06\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4294901761, 0, 255, 0, 0, 0, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901762, 0, 255,
    0, 0, 0, 0, 0, 0, 0, 92, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901763, 0, 255, 0, 0, 0, 0, 115, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901764, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0,
    255, 414, 414, 414, 414, 414, 414, 414, 414, 414, 322, 0, 368, 161, 0, 322, 0, 368, 0, 0, 414, 6, 414, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 230, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 2147483648, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 207,
    0, 0, 0, 0, 0, 0, 8, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 322, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 1, 0, 0, 253, 253,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 253, 255, 0, 276, 253, 253, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 11, 253, 255, 1048875, 1048875, 1048875, 1048875, 1048875, 1048875, 1048875, 1048875, 1048875, 1048875,
    0, 0, 0, 0, 1048875, 0, 0, 0, 207, 1048875, 12, 1048875, 255, 1048875, 1048875, 1048875, 1048875, 1048875, 1048875,
    1048875, 1048875, 1048875, 1048875, 0, 0, 0, 207, 1048875, 0, 0, 0, 207, 1048875, 13, 1048875, 255, 0, 0, 2097497,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 2, 0, 0, 345, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 15, 0, 3, 0, 0, 391, 391, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 414, 255, 0, 0, 414, 414, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 414, 255, 414, 414, 414, 414, 414, 414, 414, 414, 414, 322, 0, 368, 0,
    0, 322, 0, 368, 0, 0, 414, 18, 414, 1, 0, 0, 0, 0, 0, 460, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901779, 0,
    255, 0, 0, 0, 0, 0, 0, 483, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901780, 0, 255, 0, 0, 0, 0, 0, 0, 0, 506, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901781, 0, 255, 0, 0, 0, 0, 529, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4294901782, 0, 255, 0, 0, 0, 0, 0, 115, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4294901783, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x73\x74\x75\x6e\x3a\0\0\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\x8a\0\0\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x17\0\0\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x73\x74\x75\x6e\x73\x3a\0\0\x20\x20\x20\x20\x20\0\0\0\xff\xff\
    \xff\xff\xff\xff\0\0\x06\x8a\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xb5\x01\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\0\0\0\0\0\0\0\0\0\x01\x12\x01\x13\x01\x06\x01\x07\x01\x14\x01\x09\x01\x0a\x01\x0b\x01\
    \x0c\x01\x15\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x16\x01\x17\x01\x18\x01\x19\x01\x1a\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x1a\x01\x02\x1c\x02\x03\x21\x03\0\x17\x03\x04\x24\x04\x04\x28\x04\
    \x04\x2c\x03\x03\x30\0\x05\x36\x05\x05\x36\x01\x06\x24\x06\x06\x24\x01\x07\x3a\x08\x08\x14\x08\x01\x1a\x03\x08\x17\
    \x08\x05\x36\xff\x08\x04\x08\x08\x08\x08\x08\x0c\x08\x08\x10\x08\x08\x04\
    \x0c\x02\x20\0\x40\0\x80\0\x10\0\0\x02\xff\x1b\x0c\x03\0\x20\x0c\0\x0e\0\xff\x03\xff\x23\x04\0\xff\x0b\
    stunURI/host/IPv6address/IP-literal/IPvFuture/port/pct-encoded/reg-name/stunsURI/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 47, 49,
    51, 53, 55, 57, 59, 61, 63, 65, 67, 69, 71, 73, 75, 77, 79, 81,
    // operations
    0, 1, 0,
    // starts
    1, 19,
    // call_list
    7, 0, 0, 65535, 0, 184,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 51, calls: 1, common: 0, copies: 180, decodes: 0, delimiter_shift: 5, fields: 2,
    first_delimiter: 9, first_loop_exit: 10, groups: 288, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 181,
    note_shift: 23, notes: 205, number_size: 1, operations: 46, operations_words: 1, prefixes: 0, range_list: 57,
    ranges: 0, registers: 1, rules: 399, run: 19, set_size: 2, sets: 369, shift: 4, starts: 49, states: 24, width: 23,
};

crate::__typed! {
    /// A string that the rule `stunURI` matches as a whole, by RFC 7064, section 3.1.
    ///
    /// ```text
    /// stunURI = "stun" ":" host [":" port]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/stun.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Stun::parse("stun:example.org")?;
    /// assert_eq!(value.host(), "example.org");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Stun: table TABLE, kind 0, captures 4, schemes &["stun"], inside false,
    secrets &[], checks [(not_empty 0 "host")];
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 0;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 1;
}

crate::__owned_fields! { Stun: always host maybe port }

crate::__scheme! { Stun: TABLE, kind 0, checks &[(0, "not-empty")], forms: &[(Some(0), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "stun", default_port: None, empty_path: None } }

/// How the fields of [`Stun`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_STUN: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("stun:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1)],
};

crate::__builder! {
    StunBuilder of Stun by TEMPLATE_STUN, states [];
    optional host = 0;
    optional port = 1;
}

crate::__typed! {
    /// A string that the rule `stunsURI` matches as a whole, by RFC 7064, section 3.1.
    ///
    /// ```text
    /// stunsURI = "stuns" ":" host [":" port]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/stuns.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Stuns::parse("stuns:example.org")?;
    /// assert_eq!(value.host(), "example.org");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Stuns: table TABLE, kind 1, captures 4, schemes &["stuns"], inside false,
    secrets &[], checks [(not_empty 0 "host")];
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 0;
    /// The `port`, by RFC 3986, section 3.2.3.
    ///
    /// ```text
    /// port = *DIGIT
    /// ```
    maybe port = 1;
}

crate::__owned_fields! { Stuns: always host maybe port }

crate::__scheme! { Stuns: TABLE, kind 1, checks &[(0, "not-empty")], forms: &[(Some(0), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "stuns", default_port: None, empty_path: None } }

/// How the fields of [`Stuns`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_STUNS: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["host", "port"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("stuns:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text(":"), Piece::Field(1)],
};

crate::__builder! {
    StunsBuilder of Stuns by TEMPLATE_STUNS, states [];
    optional host = 0;
    optional port = 1;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "stun", scheme: true, grammar: "rfc7064", start: "stunURI", table: &TABLE, kind: 0, fields: &["host", "port"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "stun:[::]" }, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_STUN), forms: &[(Some(0), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "stun", default_port: None, empty_path: None } },
    crate::Kind { name: "stuns", scheme: true, grammar: "rfc7064", start: "stunsURI", table: &TABLE, kind: 1, fields: &["host", "port"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "stuns:[::]" }, checks: &[(0, "not-empty")], template: Some(&TEMPLATE_STUNS), forms: &[(Some(0), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "stuns", default_port: None, empty_path: None } },
];
