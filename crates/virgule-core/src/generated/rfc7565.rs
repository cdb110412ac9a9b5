// @generated from grammars/rfc7565.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7565`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 20 states, 13 byte classes, 1 registers: 2712 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\0\x08\x08\0\x09\0\0\0\0\0\0\0\0\x01\x08\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x07\0\x08\0\
    \x08\x08\x0a\x03\x02\x04\x02\x02\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\0\x06\0\0\0\0\x0b\x08\x0c\x08\0\x08\x03\x02\x04\
    \x02\x02\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\0\x06\0\0\0\0\x08\x08\x08\0\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\x08\x08\x08",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 92, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 115, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 0, 255, 0, 0, 0, 0, 0, 0, 0, 138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 161, 161, 161, 161, 161, 161,
    161, 0, 0, 0, 0, 0, 0, 0, 0, 184, 2097359, 0, 0, 161, 6, 161, 255, 161, 161, 161, 161, 161, 161, 161, 0, 0, 184,
    2097359, 0, 0, 0, 0, 184, 2097359, 0, 0, 161, 7, 161, 255, 0, 0, 230, 230, 230, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 8, 161, 255, 253, 253, 253, 253, 253, 253, 253, 0, 0, 276, 0, 299, 0, 0, 0, 276, 0, 0, 0, 253, 9, 253, 0,
    0, 0, 161, 161, 161, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 161, 255, 253, 253, 253, 253, 253, 253, 253,
    0, 0, 276, 0, 0, 0, 0, 0, 276, 0, 0, 0, 253, 11, 253, 1, 0, 0, 322, 322, 322, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 12, 253, 255, 0, 0, 0, 0, 0, 0, 345, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 2147483648, 255, 0, 0, 253,
    253, 253, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 253, 255, 0, 0, 391, 391, 391, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 15, 391, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 414, 0, 0, 0, 0, 0, 0, 0, 16, 0, 255, 0, 437,
    391, 391, 391, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 391, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 18, 0, 1, 1049036, 1049036, 1049036, 1049036, 1049036, 1049036, 1049036, 1049036, 0, 0, 0, 0, 0,
    1049036, 0, 0, 0, 0, 414, 1049036, 19, 1049036, 255, 1049036, 1049036, 1049036, 1049036, 1049036, 1049036, 1049036,
    1049036, 0, 0, 0, 0, 414, 1049036, 0, 0, 0, 0, 414, 1049036, 20, 1049036, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x61\x63\x63\x74\x3a\0\0\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\x8a\0\0\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x17\0\0\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x08\x0c\x0d\x0e\x0f\x10\x11\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x14\x01\x01\x18\x01\x02\x1c\0\x03\x22\x02\x02\x1c\x03\x04\x26\x03\x02\x1c\
    \x03\x05\x28\x06\x07\x1c\x05\x06\x2d\x07\x07\x30\x06\x06\x36\x07\x07\x38\x06\x06\x3c\
    \x9c\0\x08\0\x10\0\x20\0\x80\0\x7f\0\x7f\x06\x1c\0\x7f\x0a\x7f\x02\xdc\0\0\x10\x1e\0\0\0\xff\0\xff\x10\
    acctURI/userpart/pct-encoded/host/reg-name/IPv6address/IP-literal/IPvFuture/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34,
    // operations
    0, 1, 0,
    // call_list
    13, 0, 0, 65535, 0, 368,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 21, calls: 1, common: 0, copies: 90, decodes: 0, delimiter_shift: 6, fields: 2,
    first_delimiter: 7, first_loop_exit: 8, groups: 148, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 112, number_size: 1, operations: 18, operations_words: 1, prefixes: 0, range_list: 27, ranges:
    0, registers: 1, rules: 234, run: 19, set_size: 2, sets: 202, shift: 0, starts: 21, states: 21, width: 23,
};

crate::__typed! {
    /// A string that the rule `acctURI` matches as a whole, by RFC 7565, section 7.
    ///
    /// ```text
    /// acctURI = "acct" ":" userpart "@" host
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/acct.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Acct::parse("acct:foobar@status.example.net")?;
    /// assert_eq!(value.userpart(), "foobar");
    /// assert_eq!(value.host(), "status.example.net");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Acct: table TABLE, kind 0, captures 4, schemes &["acct"], inside false,
    secrets &[], checks [];
    /// The `userpart`, by RFC 7565, section 7.
    ///
    /// ```text
    /// userpart = (unreserved / sub-delims) *(unreserved / pct-encoded / sub-delims)
    /// ```
    always userpart = 0;
    /// The `host`, by RFC 3986, section 3.2.2.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 1;
}

crate::__owned_fields! { Acct: always userpart always host }

crate::__scheme! { Acct: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "acct", default_port: None, empty_path: None } }

/// How the fields of [`Acct`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_ACCT: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["userpart", "host"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("acct:"), Piece::Field(0), Piece::Text("@"), Piece::Field(1)],
};

crate::__builder! {
    AcctBuilder of Acct by TEMPLATE_ACCT, states [Userpart = userpart];
    optional host = 1;
    needed userpart = 0, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "acct", scheme: true, grammar: "rfc7565", start: "acctURI", table: &TABLE, kind: 0, fields: &["userpart", "host"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "acct:a@[::]" }, checks: &[], template: Some(&TEMPLATE_ACCT), forms: &[(Some(1), crate::__derive::Form::Lowercase)], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "acct", default_port: None, empty_path: None } },
];
