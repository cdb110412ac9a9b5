// @generated from grammars/magnet.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `magnet`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 15 states, 14 byte classes, 1 registers: 2034 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\0\x0b\x0b\0\x0c\x0d\0\0\0\0\0\0\0\0\0\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01\x02\0\x0b\x0a\
    \x0b\x03\0\x04\x01\x01\x01\x05\x01\x06\0\0\0\0\0\x07\x08\0\0\0\0\0\x09\0\0\0\0\0\0\x0b\x0b\x0b\x0b\0\x0b\x04\x01\
    \x01\x01\x05\x01\x06\0\0\0\0\0\x07\x08\0\0\0\0\0\x09\0\0\0\0\0\0\x0b\x0b\x0b\0\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b",
    runs: &[*b"\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\x54\x54\xd4\x7c", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    [*b"\x80\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 255, 0, 0, 0, 0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 0, 0, 0, 88, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255, 0, 0,
    0, 0, 0, 132, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 154, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 6, 0, 255, 0, 0, 176, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 255, 0, 0, 0, 198, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 255, 220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 0, 0, 242, 0, 1048840, 0,
    242, 0, 220, 9, 220, 255, 220, 220, 220, 220, 220, 220, 220, 220, 220, 220, 1048840, 0, 242, 0, 1048840, 0, 242, 0,
    220, 10, 220, 255, 0, 286, 0, 0, 286, 286, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 220, 255, 1048840, 1048840,
    1048840, 1048840, 1048840, 1048840, 1048840, 1048840, 1048840, 1048840, 1048840, 0, 308, 198, 1048840, 0, 308, 198,
    1048840, 12, 1048840, 0, 0, 220, 0, 0, 220, 220, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 220, 255, 0, 330, 0, 0,
    330, 330, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 1048840, 255, 0, 1048840, 0, 0, 1048840, 1048840, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 1048840, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x6d\x61\x67\x6e\x65\x74\x3a\x3f\x20\x20\x20\x20\x20\x20\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x08\xc6\0\0\0\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x16\0\0\
    \0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\0\x1c\0\x01\x20\x02\x02\x24\x02\x03\x28\x04\x04\x2e\x03\
    \x03\x28\x04\x03\x28\
    \x80\0\x10\0\x40\0\0\x01\x20\0\0\x02\x04\0\x08\0\xff\x13\xff\x17\x32\0\xff\x37\
    magnet-uri/name-char/param/pct-encoded/query/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26,
    ],
    callees: &[],
    addresses: 0, call_list: 14, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 4, fields: 1,
    first_delimiter: 10, first_loop_exit: 11, groups: 135, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 107, number_size: 1, operations: 14, operations_words: 1, prefixes: 0, range_list: 14, ranges:
    0, registers: 1, rules: 201, run: 18, set_size: 2, sets: 177, shift: 0, starts: 14, states: 16, width: 22,
};

crate::__typed! {
    /// A string that the rule `magnet-uri` matches as a whole, by Magnet specification.
    ///
    /// ```text
    /// magnet-uri = "magnet:?" query
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/magnet.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Magnet::parse("magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a")?;
    /// assert_eq!(value.query(), "xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Magnet: table TABLE, kind 0, captures 4, schemes &["magnet"], inside true,
    secrets &[], parameters PARAMETERS_MAGNET, checks [(parameters PARAMETERS_MAGNET)];
    /// The `query`, by Magnet specification.
    ///
    /// ```text
    /// query = param *("&" param)
    /// ```
    always query = 0;
}

crate::__owned_fields! { Magnet: always query }

crate::__scheme! { Magnet: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "magnet", default_port: None, empty_path: None } }

crate::__inside_uri! { Magnet: query }

/// The parameters of `query`.
#[rustfmt::skip]
pub static PARAMETERS_MAGNET: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 0, separator: b'&', ignore_case: false, names: &[
        crate::__derive::KnownParameter { key: "xt", name: "xt", several: true },
        crate::__derive::KnownParameter { key: "tr", name: "tr", several: true },
        crate::__derive::KnownParameter { key: "ws", name: "ws", several: true },
        crate::__derive::KnownParameter { key: "as", name: "as", several: true },
        crate::__derive::KnownParameter { key: "xs", name: "xs", several: true },
        crate::__derive::KnownParameter { key: "x.pe", name: "peer", several: true },
        crate::__derive::KnownParameter { key: "kt", name: "kt", several: false },
        crate::__derive::KnownParameter { key: "mt", name: "mt", several: false },
        crate::__derive::KnownParameter { key: "dn", name: "dn", several: false },
        crate::__derive::KnownParameter { key: "xl", name: "xl", several: false },
        crate::__derive::KnownParameter { key: "so", name: "so", several: false },
    ],
};

crate::__parameters! {
    Magnet: PARAMETERS_MAGNET, TABLE;
    /// The values of the parameter `xt` of `query`.
    list xt = "xt";
    /// The values of the parameter `tr` of `query`.
    list tr = "tr";
    /// The values of the parameter `ws` of `query`.
    list ws = "ws";
    /// The values of the parameter `as` of `query`.
    list as_ = "as";
    /// The values of the parameter `xs` of `query`.
    list xs = "xs";
    /// The values of the parameter `x.pe` of `query`.
    list peer = "x.pe";
    /// The value of the parameter `kt` of `query`.
    once kt = "kt";
    /// The value of the parameter `mt` of `query`.
    once mt = "mt";
    /// The value of the parameter `dn` of `query`.
    once dn = "dn";
    /// The value of the parameter `xl` of `query`.
    once xl = "xl";
    /// The value of the parameter `so` of `query`.
    once so = "so";
}

/// How the fields of [`Magnet`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_MAGNET: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["query"],
    lists: &[],
    always: 0b1,
    pieces: &[Piece::Text("magnet:?"), Piece::Field(0)],
};

crate::__builder! {
    MagnetBuilder of Magnet by TEMPLATE_MAGNET, states [Query = query];
    needed query = 0, crate::builder::state::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "magnet", scheme: true, grammar: "magnet", start: "magnet-uri", table: &TABLE, kind: 0, fields: &["query", "kt", "mt", "dn", "xl", "so"], lists: &[], once: &[], parameters: Some(&PARAMETERS_MAGNET), secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_MAGNET), forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "magnet", default_port: None, empty_path: None } },
];
