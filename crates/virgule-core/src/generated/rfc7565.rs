// @generated from grammars/rfc7565.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc7565`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 41 states, 19 byte classes, 1 registers: 5632 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\0\x0e\x0e\0\x0f\0\0\0\0\0\0\0\0\x01\x0e\x02\x03\x04\x05\x05\x06\x07\x07\x07\x07\x0d\0\x0e\0\
    \x0e\x0e\x10\x08\x09\x0a\x09\x09\x09\0\0\0\0\0\0\0\0\0\0\0\0\0\x0b\0\x0c\0\0\0\0\x11\x0e\x12\x0e\0\x0e\x08\x09\x0a\
    \x09\x09\x09\0\0\0\0\0\0\0\0\0\0\0\0\0\x0b\0\x0c\0\0\0\0\x0e\x0e\x0e\0\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\
    \x0e\x0e\x0e\x0e\x0e\x0e",
    runs: &[*b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xfe\xff\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x05\xfd\xfe\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 140, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196,
    0, 0, 0, 0, 0, 0, 0, 0, 224, 2097404, 0, 0, 196, 6, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196, 196,
    196, 0, 0, 224, 2097404, 0, 0, 0, 0, 224, 2097404, 0, 0, 196, 7, 196, 0, 0, 280, 280, 280, 280, 280, 280, 280, 280,
    280, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 196, 308, 308, 364, 392, 420, 448, 448, 448, 308, 308, 308,
    308, 308, 0, 0, 336, 0, 476, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 196, 196, 196, 196, 196, 196, 196, 196, 196, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 196, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 0,
    0, 336, 0, 0, 0, 0, 0, 336, 0, 0, 0, 308, 65547, 308, 0, 0, 504, 504, 504, 504, 504, 504, 504, 504, 504, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65548, 308, 308, 532, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 0, 0,
    336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65549, 308, 308, 532, 448, 448, 448, 448, 448, 448, 308, 308, 308, 308, 308, 0,
    0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65550, 0, 308, 532, 448, 448, 448, 448, 560, 364, 308, 308, 308, 308, 308, 0,
    0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65551, 0, 308, 532, 364, 364, 364, 364, 364, 364, 308, 308, 308, 308, 308, 0,
    0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65552, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 588, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 65553, 0, 0, 0, 308, 308, 308, 308, 308, 308, 308, 308, 308, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 65554, 308, 308, 308, 644, 672, 700, 728, 728, 728, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 65555, 0, 308, 532, 364, 364, 364, 364, 364, 308, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 65556, 0, 0, 0, 756, 756, 756, 756, 756, 756, 756, 756, 756, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    65557, 756, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 784, 0, 0, 0, 0, 0, 0, 0, 65558, 0, 308, 812, 308,
    308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65559, 308, 308, 812,
    728, 728, 728, 728, 728, 728, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65560, 0, 308, 812,
    728, 728, 728, 728, 840, 644, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65561, 0, 308, 812,
    644, 644, 644, 644, 644, 644, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65562, 0, 0, 868,
    756, 756, 756, 756, 756, 756, 756, 756, 756, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65563, 756, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65564, 0, 308, 308, 896, 924, 952, 980, 980, 980,
    308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65565, 0, 308, 812, 644, 644, 644, 644, 644, 308,
    308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65566, 0, 1049584, 1049584, 1049584, 1049584,
    1049584, 1049584, 1049584, 1049584, 1049584, 1049584, 1049584, 1049584, 1049584, 1049584, 0, 0, 0, 0, 0, 1049584, 0,
    0, 0, 0, 784, 1049584, 65567, 1049584, 308, 1036, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 0, 0, 336,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65568, 308, 308, 1036, 980, 980, 980, 980, 980, 980, 308, 308, 308, 308, 308, 0, 0,
    336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65569, 0, 308, 1036, 980, 980, 980, 980, 1064, 896, 308, 308, 308, 308, 308, 0,
    0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65570, 0, 308, 1036, 896, 896, 896, 896, 896, 896, 308, 308, 308, 308, 308, 0,
    0, 336, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65571, 0, 1049584, 1049584, 1049584, 1049584, 1049584, 1049584, 1049584,
    1049584, 1049584, 1049584, 1049584, 1049584, 1049584, 1049584, 0, 0, 0, 0, 784, 1049584, 0, 0, 0, 0, 784, 1049584,
    65572, 1049584, 308, 308, 308, 1092, 1120, 1148, 1148, 1148, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 65573, 0, 308, 1036, 896, 896, 896, 896, 896, 308, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 65574, 0, 308, 308, 1148, 1148, 1148, 1148, 1148, 1148, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 65575, 0, 308, 308, 1148, 1148, 1148, 1148, 1148, 308, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 65576, 0, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 0, 0, 336, 0, 0,
    0, 0, 0, 336, 0, 0, 0, 308, 65577, 308,
    ],
    // Line by line: accepts, prefixes, kept, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\x01\xff\x01\x02\x02\x01\xff\xff\x01\x03\xff\xff\x01\x01\x01\x01\xff\x01\
    \x01\x01\xff\x01\x01\x01\x01\xff\x01\x01\x01\x01\x01\
    \x61\x63\x63\x74\x3a\0\0\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\xa8\0\0\0\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1c\0\0\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x0e\0\x0e\x0e\
    \0\
    \xff\0\x01\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0b\x0b\x0b\x0c\x08\x0b\x0b\x0d\x0e\x0b\x0b\x0b\x0b\x0f\x10\
    \x0b\x0b\x11\x0b\x0b\x0b\x0b\x12\x0b\x0b\x0b\x0b\x0b\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\x01\x14\x01\x01\x18\x01\x02\x1c\0\x03\x22\x02\x02\x1c\x03\x04\x26\x03\x02\x1c\
    \x03\x03\x26\x03\x05\x28\x06\x07\x1c\x05\x06\x2d\x07\x07\x30\x06\x06\x36\x07\x07\x38\x06\x06\x3c\
    \xfc\x27\0\0\x01\0\0\x04\0\0\x08\0\0\x20\0\xff\x1f\0\xff\x9f\x01\xfc\x07\0\xff\x9f\x02\xff\x9f\0\xfc\x37\0\0\0\x04\
    \xfe\x07\0\0\0\0\xff\x3f\0\xff\x3f\x04\
    acctURI/userpart/pct-encoded/host/reg-name/IPv6address/IP-literal/IPvFuture/",
    words: &[
    // operations
    0, 1, 0,
    // call_list
    17, 0, 0, 65535, 0, 616,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    accepts: 0, call_list: 3, calls: 1, common: 0, copies: 136, decodes: 0, fields: 2, first_mark: 13, first_stop: 14,
    groups: 217, highs: 0, kept: 132, kinds: 1, nesting: 128, note_of: 137, note_shift: 0, notes: 179, number_size: 1,
    operations: 0, operations_words: 1, prefixes: 42, registers: 1, rules: 322, run: 25, set_size: 3, sets: 274, shift:
    0, shift_marks: 6, slots: 1, starts: 3, states: 42, stretch_list: 9, stretches: 0, width: 28,
};

crate::__typed! {
    /// A text that the rule `acctURI` matches as a whole.
    ///
    /// ```text
    /// acctURI = "acct" ":" userpart "@" host
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/acct.svg"))]
    ///
    /// For example `acct:foobar@status.example.net`.
    Acct: table TABLE, kind 0, kept 4, secrets &[],
    checks [];
    /// The `userpart`.
    ///
    /// ```text
    /// userpart = (unreserved / sub-delims) *(unreserved / pct-encoded / sub-delims)
    /// ```
    always userpart = 0;
    /// The `host`.
    ///
    /// ```text
    /// host = IP-literal / IPv4address / reg-name
    /// ```
    always host = 1;
}

crate::__scheme! { Acct: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "acct", default_port: None, empty_path: None } }

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
    needed userpart = 0, crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "acct", scheme: true, grammar: "rfc7565", start: "acctURI", table: &TABLE, kind: 0, fields: &["userpart", "host"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("acct:a@[::]"), checks: &[], template: Some(&TEMPLATE_ACCT), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "acct", default_port: None, empty_path: None } },
];
