// @generated from grammars/rfc6920.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6920`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 33 states, 17 byte classes, 4 registers: 5318 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x07\x09\x09\x07\x0a\x07\x07\x07\x07\x07\x07\x07\0\x01\x0b\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x0c\x08\x09\x07\x09\x0d\x0e\x03\x03\x03\x03\x03\x03\0\0\x04\0\0\0\0\x05\0\0\0\0\0\0\0\x06\0\0\0\0\x0f\x09\x10\
    \x09\0\x09\x03\x03\x03\x03\x03\x03\0\0\x04\0\0\0\0\x05\0\0\0\0\0\0\0\x06\0\0\0\0\x09\x09\x09\0\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\
    \x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09\x09",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\xd4\x70", *b"\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xf4\x5c\x54\x5c\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0e\x0f\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x01\x01\x02\x02\x0f\x80\x80\x80\0\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\x01\0\0\0\x05\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\0\0\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x02\x02\x0f\x0f\x0f\x80\0\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\x01\xff\0\0\x05\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\0\0\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x01\x01\x02\x02\x03\x03\x0f\x80\0\x80\x80\x80\x80\x80\x80", *b"\x05\xff\0\0\x01\0\x01\0\x05\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x80\x80\0\0\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 62, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 93, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 124, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 155, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255,
    1048793, 1048793, 1048793, 1048793, 1048793, 1048793, 1048793, 1048793, 1048793, 0, 248, 279, 310, 0, 2097493, 372,
    0, 1048793, 1048793, 0, 248, 279, 310, 0, 2097493, 0, 0, 1048793, 6, 1048793, 255, 1048793, 1048793, 1048793,
    1048793, 1048793, 1048793, 1048793, 1048793, 1048793, 0, 248, 279, 310, 0, 2097493, 0, 0, 1048793, 1048793, 0, 248,
    279, 310, 0, 2097493, 0, 0, 1048793, 7, 1048793, 255, 0, 0, 403, 403, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 1048793, 255, 4194738, 4194738, 4194738, 4194738, 4194738, 4194738, 4194738, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 10486442, 0, 0, 0, 0, 0, 0, 0, 0, 4194738, 9, 0, 255, 1049041, 1049041, 310, 1049041,
    1049041, 1049041, 1049041, 1049041, 1049041, 0, 496, 279, 1049041, 0, 2097493, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 10, 0, 255, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 0, 558, 279, 589, 0,
    0, 372, 0, 1049103, 1049103, 0, 558, 279, 589, 0, 0, 0, 0, 1049103, 11, 1049103, 255, 0, 0, 0, 0, 0, 0, 620, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 2147483648, 255, 0, 0, 1048793, 1048793, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 1048793, 255, 434, 434, 434, 434, 434, 434, 434, 0,
    6292138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6292138, 0, 0, 0, 0, 0, 0, 0, 0, 434, 14, 434, 255, 1049041, 1049041, 1049041,
    1049041, 1049041, 1049041, 1049041, 1049041, 1049041, 0, 496, 0, 1049041, 0, 2097493, 0, 0, 1049041, 1049041, 0,
    496, 0, 1049041, 0, 2097493, 0, 0, 1049041, 15, 1049041, 255, 0, 0, 713, 713, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1049041, 255, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103, 1049103,
    1049103, 1049103, 0, 558, 279, 589, 0, 0, 0, 0, 1049103, 1049103, 0, 558, 279, 589, 0, 0, 0, 0, 1049103, 17,
    1049103, 255, 0, 0, 744, 744, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 1049103,
    255, 0, 0, 589, 0, 0, 0, 0, 0, 0, 0, 0, 279, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 255, 0, 0, 775,
    775, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 775, 255, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 806, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 255, 837, 837, 837, 837, 837, 837, 837, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8389507, 0, 0, 0, 837, 22, 837, 255, 0, 0, 1049041, 1049041, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 1049041, 255, 0, 0, 1049103, 1049103, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 1049103, 255, 0, 868, 775, 775, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 775, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 279, 589, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 255, 837, 837, 837, 837, 837, 837, 837, 0, 0, 0, 0, 0, 0, 8389507, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 8389507, 0, 0, 0, 837, 27, 837, 0, 1049506, 1049506, 1049506, 1049506, 1049506, 1049506, 1049506,
    1049506, 1049506, 0, 0, 0, 1049506, 0, 0, 0, 0, 1049506, 1049506, 0, 0, 0, 1049506, 0, 0, 0, 806, 1049506, 28,
    1049506, 255, 1049537, 1049537, 1049537, 1049537, 1049537, 1049537, 1049537, 1049537, 1049537, 0, 992, 1049537,
    1049537, 1049537, 1049537, 0, 0, 1049537, 1049537, 0, 992, 1049537, 1049537, 1049537, 1049537, 0, 0, 1049537, 29,
    1049537, 1, 1049506, 1049506, 1049506, 1049506, 1049506, 1049506, 1049506, 1049506, 1049506, 0, 0, 0, 1049506, 0, 0,
    0, 806, 1049506, 1049506, 0, 0, 0, 1049506, 0, 0, 0, 806, 1049506, 30, 1049506, 255, 1049537, 1049537, 1049537,
    1049537, 1049537, 1049537, 1049537, 1049537, 1049537, 0, 992, 1049537, 1049537, 1049537, 1049537, 0, 0, 1049537,
    1049537, 0, 992, 1049537, 1049537, 1049537, 1049537, 0, 0, 1049537, 31, 1049537, 2, 0, 0, 1023, 1023, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 1049537, 255, 0, 0, 1049537, 1049537, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 1049537, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x6e\x69\x3a\x2f\x2f\0\0\0\x20\x20\0\0\0\0\0\0\xff\xff\xff\xff\xff\0\0\0\x05\xba\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1f\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x16\x17\x18\x19\x1a\
    \x1b\x1c\x1d\x1e\x16\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x02\x08\x09\x01\x0a\x02\x06\x0b\x01\x0c\x01\x0d\x02\x0e\
    \x0e\x01\x0f\x01\x06\x01\x08\x01\x07\x01\x09\x01\x0b\x01\x10\x01\x11\x01\x12\x01\x0e\x01\x13\x01\x14\x01\x15\x01\
    \x16\x01\x17\x01\x18\x01\x19\x01\x1a\
    \xff\0\x04\0\0\x08\0\x01\x0d\x01\x02\x10\x02\x02\x10\x02\x03\x14\x04\x04\x18\x05\x06\x1c\x04\x07\x20\x05\x07\x20\
    \x02\x08\x24\x03\x09\x28\x03\x05\x2c\x05\x0a\x30\x07\x07\x20\x08\x08\x34\x0b\x0c\x20\x0a\x0b\x39\x0d\x0e\x24\x0c\
    \x0c\x3c\x0b\x03\x41\x0e\x0e\x46\x0c\x0c\x48\x01\x0f\x4e\x0b\x0b\x50\x0f\x0f\x4e\x0f\x07\x20\
    \x0c\x10\0\x20\0\0\x10\0\0\0\x10\0\0\x08\0\xff\xdd\0\xff\x55\0\xff\x1d\0\x0c\0\0\x7f\0\0\x04\x08\0\xff\x9d\0\x4c\
    \x10\0\x7f\x01\0\0\0\x01\x0e\0\0\0\x18\0\x7f\x20\0\xff\x11\0\xff\x7d\0\xff\x11\x01\
    ni-scheme/NI-URI/ni-hier-part/authority/userinfo/host/reg-name/pct-encoded/alg/port/IPv6address/IP-literal/IPvFutur\
    e/alg-val/val/query/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 15, 18, 20, 23, 25, 27, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62,
    64,
    // operations
    0, 1, 0, 0, 2, 0, 0, 4, 0, 0, 8, 0, 0, 4, 2,
    // call_list
    12, 0, 0, 65535, 0, 651,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    addresses: 0, call_list: 46, calls: 1, common: 0, copies: 90, decodes: 0, delimiter_shift: 10, fields: 5,
    first_delimiter: 7, first_loop_exit: 9, groups: 191, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 125, number_size: 1, operations: 31, operations_words: 1, prefixes: 0, range_list: 52, ranges:
    0, registers: 4, rules: 335, run: 27, set_size: 3, sets: 272, shift: 0, starts: 46, states: 34, width: 31,
};

crate::__typed! {
    /// A string that the rule `NI-URI` matches as a whole, by RFC 6920, section 3.
    ///
    /// ```text
    /// NI-URI = ni-scheme ":" ni-hier-part ["?" query]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/ni.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Ni::parse("ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk")?;
    /// assert_eq!(value.alg(), "sha-256");
    /// assert_eq!(value.val(), "f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Ni: table TABLE, kind 0, captures 8, schemes &["ni"], inside true,
    secrets &[crate::Secret::AfterColon(4)], checks [];
    /// The `authority`, by RFC 3986, section 3.2.
    ///
    /// ```text
    /// authority = [userinfo "@"] host [":" port]
    /// ```
    always authority = 0;
    /// The `alg`, by RFC 6920, section 3.
    ///
    /// ```text
    /// alg = 1*unreserved
    /// ```
    always alg = 1;
    /// The `val`, by RFC 6920, section 3.
    ///
    /// ```text
    /// val = 1*unreserved
    /// ```
    always val = 2;
    /// The `query`, by RFC 3986, section 3.4.
    ///
    /// ```text
    /// query = *(pchar / "/" / "?")
    /// ```
    maybe query = 3;
}

crate::__owned_fields! { Ni: always authority always alg always val maybe query }

crate::__scheme! { Ni: TABLE, kind 0, checks &[], forms: &[], equal_by: &[1, 2], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "ni", default_port: None, empty_path: None } }

crate::__inside_uri! { Ni: query }

/// How the fields of [`Ni`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_NI: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["authority", "alg", "val", "query", ""],
    lists: &[],
    always: 0b111,
    pieces: &[Piece::Text("ni://"), Piece::Field(0), Piece::Text("/"), Piece::Field(1), Piece::Text(";"),
    Piece::Field(2), Piece::Group(8, 2), Piece::Text("?"), Piece::Field(3)],
};

crate::__builder! {
    NiBuilder of Ni by TEMPLATE_NI, states [Alg = alg, Val = val];
    optional authority = 0;
    optional query = 3;
    needed alg = 1, crate::builder::state::Set | Val;
    needed val = 2, Alg | crate::builder::state::Set;
}
/// 10 states, 9 byte classes, 1 registers: 1350 bytes.
#[rustfmt::skip]
pub static TABLE_1: Table<'static> = Table {
    classes: b"\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\0\x01\x06\x02\x02\x02\x02\x02\x02\x02\x02\x02\
    \x02\x07\x08\x06\x06\x06\x06\x06\x02\x02\x02\x02\x02\x02\x01\x03\x04\x01\x01\x01\x01\x05\x01\x01\x01\x01\x01\x01\
    \x01\x01\x01\x01\x01\x01\x06\x06\x06\x06\x01\x06\x02\x02\x02\x02\x02\x02\x01\x03\x04\x01\x01\x01\x01\x05\x01\x01\
    \x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x06\x06\x06\x01\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\xd4\x70", *b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\xd4\x70"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\0\0\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x04\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\0\0\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x04\0\x01\xfe\xff\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 48,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 0, 0, 80, 0, 0,
    0, 0, 0, 4, 0, 255, 96, 96, 96, 96, 96, 96, 0, 0, 0, 0, 0, 2097264, 96, 5, 96, 255, 96, 96, 96, 96, 96, 96, 0, 0,
    2097264, 0, 0, 2097264, 96, 6, 96, 255, 128, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 128, 255, 128, 0, 128, 0, 0,
    0, 0, 0, 144, 0, 0, 0, 0, 8, 128, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 10, 0, 1,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x6e\x69\x68\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x50\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x10\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x01\x01\x14\x02\x03\x18\x03\x03\x1e\0\0\x20\0\0\x26\
    \x20\0\x10\0\x08\0\x80\0\x3f\0\x3f\x01\x05\0\x05\x01\x04\0\0\0\
    humanname/alg/alg-sepval/sepval/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
    // operations
    0, 1, 0,
    ],
    callees: &[],
    addresses: 0, call_list: 13, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 3, fields: 3,
    first_delimiter: 6, first_loop_exit: 6, groups: 122, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 102, number_size: 1, operations: 10, operations_words: 1, prefixes: 0, range_list: 13, ranges:
    0, registers: 1, rules: 172, run: 12, set_size: 2, sets: 152, shift: 0, starts: 13, states: 11, width: 16,
};

crate::__typed! {
    /// A string that the rule `humanname` matches as a whole, by RFC 6920, section 7.
    ///
    /// ```text
    /// humanname = "nih:" alg-sepval [";" checkdigit]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/nih.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Nih::parse("nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f")?;
    /// assert_eq!(value.alg(), "3");
    /// assert_eq!(value.val(), "532690-57e12f-e2b74b-a07c89-2560a2");
    /// assert_eq!(value.checkdigit(), Some("f"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Nih: table TABLE_1, kind 0, captures 4, schemes &["nih"], inside true,
    secrets &[], checks [];
    /// The `alg`, by RFC 6920, section 3.
    ///
    /// ```text
    /// alg = 1*unreserved
    /// ```
    always alg = 0;
    /// The `val`, by RFC 6920, section 7.
    ///
    /// ```text
    /// sepval = 1*(ahlc / "-")
    /// ```
    always val = 1;
    /// The `checkdigit`, by RFC 6920, section 7.
    ///
    /// ```text
    /// checkdigit = ahlc
    /// ```
    maybe checkdigit = 2;
}

crate::__owned_fields! { Nih: always alg always val maybe checkdigit }

crate::__scheme! { Nih: TABLE_1, kind 0, checks &[], forms: &[(Some(1), crate::__derive::Form::Lowercase), (Some(1), crate::__derive::Form::NoHyphens)], equal_by: &[0, 1], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "nih", default_port: None, empty_path: None } }

crate::__inside_uri! { Nih: }

/// How the fields of [`Nih`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_NIH: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["alg", "val", "checkdigit"],
    lists: &[],
    always: 0b11,
    pieces: &[Piece::Text("nih:"), Piece::Field(0), Piece::Text(";"), Piece::Field(1), Piece::Group(4, 2),
    Piece::Text(";"), Piece::Field(2)],
};

crate::__builder! {
    NihBuilder of Nih by TEMPLATE_NIH, states [Alg = alg, Val = val];
    optional checkdigit = 2;
    needed alg = 0, crate::builder::state::Set | Val;
    needed val = 1, Alg | crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "ni", scheme: true, grammar: "rfc6920", start: "NI-URI", table: &TABLE, kind: 0, fields: &["authority", "alg", "val", "query", ""], lists: &[], once: &[], parameters: None, secrets: &[crate::Secret::AfterColon(4)], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_NI), forms: &[], equal_by: &[1, 2], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "ni", default_port: None, empty_path: None } },
    crate::Kind { name: "nih", scheme: true, grammar: "rfc6920", start: "humanname", table: &TABLE_1, kind: 0, fields: &["alg", "val", "checkdigit"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_NIH), forms: &[(Some(1), crate::__derive::Form::Lowercase), (Some(1), crate::__derive::Form::NoHyphens)], equal_by: &[0, 1], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "nih", default_port: None, empty_path: None } },
];
