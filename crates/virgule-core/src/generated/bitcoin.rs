// @generated from grammars/bitcoin.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `bitcoin`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 33 states (0 with direct code), 28 byte classes, 4 registers: 926 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x03\x01\x01\x01\x01\x01\x01\x01\x04\x01\x05\x06\x07\x07\x07\x07\x07\x07\x07\x07\x08\x01\0\x09\0\
    \x0a\x01\x0b\x0c\x0d\x0b\x0b\x0b\x0e\x0e\x0f\x0e\x0e\x0e\x0e\x10\x11\x0e\x0e\x12\x0e\x13\x0e\x0e\x0e\x0e\x0e\x0e\0\
    \0\0\0\x01\0\x14\x0c\x0d\x0b\x0b\x0b\x0e\x0e\x15\x0e\x0e\x16\x17\x18\x19\x0e\x0e\x12\x0e\x1a\x1b\x0e\x0e\x0e\x0e\
    \x0e\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02\0\
    \0\x04\x03\x01\x01\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\x02\x02\xff\x03\x03\x04\x05\xff\x03\x06\xff\x03\xff\x03\x03\xff\x05\x03\
    \x03\x05\x05\x03\x03\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\x02\0\0\x02\0\x02\0\0\x04\x03\0\x04\x03\x03\x01\x01\
    \xe0\0\0\0\xe0\x38\x10\0\x80\x68\x9d\x0d\x12\xc5\xef\x0f\
    \xff\0\xff\0\xff\0\xff\0\x02\x0d\xff\0\x06\x1b\xff\0\xff\0\x05\x1f\xff\0\x09\x20\x0c\x1b\x0c\x0b\x0a\x22\x0c\x02\
    \x05\0\x02\x15\x03\x0e\x0d\x05\x13\x0c\x15\x1b\x04\x21\x0f\x03\x13\x04\x19\x1b\x16\x1f\x1a\x0c\x1c\x1e\x15\x03\x1c\
    \x1c\x1a\x04\x1c\x1f\x16\0\x11\x06\x0f\x07\x09\0\x10\x08\x09\0\x1c\x1b\x06\x1e\x15\x07\x19\x06\x1c\x1d\x13\x11\x18\
    \x08\x1c\x20\x14\x0f\x03\x0e\x14\x0f\x03\x0e\x1a\x11\x12\x14\x0d\x10\x09\x1d\x0c\x11\x08\x09\x06\x1e\x1c\x12\x17\
    \x13\x1c\x1c\x1c\x17\x19\x16\x1c\x1d\xff\0\x1b\x18\x18\x19\x1a\x1a\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\x1c\
    \x21\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\x1b\x1c\x1b\x1b\0\x1c\x1c\x1b\x1b\0\x1c\x1b\0\x1c\0\x1c\x1c\x12\x1e\x1a\x17\x1f\0\x21\0\
    \xb8\xfc\xf8\xf8\xfc\xf8\xf8\xfc\xfc\xfc\xfc\x5c\x54\x54\xd4\x7c\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\0\0\0\0\0\
    \0\xa0\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xe8\xf0\x50\x10\x50\x50\x40\xa8\xf0\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xa8\xf0\x50\
    \x50\x50\x50\0\xa0\xf0\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xa8\xf0\x50\x10\x50\x50\0\
    \0\x01\x02\x03\x04\x01\x05\x06\x07\x01\x08\x01\x09\x01\
    \0\0\x08\0\x08\x02\0\0\0\0\0\0\x08\x01\xff\0\x01\0\x01\0\0\0\x08\0\x09\0\0\x08\x03\0\0\x03\x01\x01\0\0\0\x08\0\x0a\
    \0\0\x08\x01\0\0\0\x08\0\x0b\
    \0\
    \xff\0\x01\x02\x03\x04\x01\x05\x06\x07\x08\x09\x09\x0a\x0b\x0c\x09\x09\x0d\x0c\x09\x0e\x0c\x0d\x0c\x0c\x0f\x09\x0c\
    \x10\x11\x12\x13\x14\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\0\x18\0\x01\x1e\0\x02\x22\x01\x01\x1e\x02\x03\x24\x04\x02\x22\
    \x02\x02\x2a\x03\x03\x24\x05\x03\x25\x02\x02\x2c\x02\x05\x22\x01\x01\x32\x01\x06\x36\x02\x07\x3a\x07\x07\x3e\
    \0\x10\0\0\0\x80\x20\0\0\0\x08\x04\0\x20\0\0\0\0\x02\x02\0\0\x01\x01\0\x01\0\0\xc0\x7c\xbd\x0f\xfe\xfd\xff\x0f\xe0\
    \x38\x10\0\xfe\xff\xff\x0f\xf6\xff\xff\x0f\xe0\x7c\xfd\x0f\xa0\x6c\xdd\x0d\xf8\0\0\0\xe8\0\0\0\
    bitcoinurn/bitcoinaddress/bitcoinparam/pct-encoded/bitcoinparams/qchar/segwitaddress/amountparam/",
    words: &[
    // rows
    0, 3, 8, 5, 6, 17, 20, 21, 48, 1, 27, 40, 43, 30, 29, 36, 34, 51, 32, 37, 25, 33, 38, 35, 42, 41, 2, 11, 45, 15, 0,
    4, 18, 47,
    // edges
    10, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 129, base: 33, call_list: 37, calls: 0, check: 213, defaults: 373, edge_size: 3,
    edges: 34, fields: 2, first_skip: 27, groups: 628, highs: 0, hot: 0, kinds: 1, layouts: 487, mask_of: 163,
    mask_size: 4, masks: 197, moves: 551, nesting: 128, nibbles: 407, note_of: 552, note_shift: 0, notes: 586, places:
    501, rows: 0, rules: 755, set_size: 4, sets: 691, shift: 0, skip_of: 95, starts: 37, states: 34, streams: 255,
    stretch_list: 37, stretches: 0, stride: 28, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `bitcoinurn` matches as a whole.
    ///
    /// ```text
    /// bitcoinurn = "bitcoin:" bitcoinaddress ["?" bitcoinparams]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/bitcoin.svg"))]
    ///
    /// For example `bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W`.
    Bitcoin: table TABLE, kind 0, registers 4, secrets &[], parameters PARAMETERS_BITCOIN,
    checks [(parameters PARAMETERS_BITCOIN)];
    /// The `bitcoinaddress`.
    ///
    /// ```text
    /// bitcoinaddress = *base58 / segwitaddress
    /// ```
    always bitcoinaddress = 0;
    /// The `bitcoinparams`.
    ///
    /// ```text
    /// bitcoinparams = bitcoinparam ["&" bitcoinparams]
    /// ```
    maybe bitcoinparams = 1;
}

crate::__scheme! { Bitcoin: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "bitcoin", default_port: None, empty_path: None } }

/// Reports the items of the list `required`.
#[rustfmt::skip]
pub static OCCURRENCES_BITCOIN_REQUIRED: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 9, states: 9, next: &[0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 1, 3, 2, 2, 3, 0, 3, 3, 3, 9, 3, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3,
    3, 5, 3, 3, 3, 2, 2, 3, 3, 3, 3, 6, 3, 3, 2, 2, 7, 3, 3, 3, 3, 3, 8, 7, 2, 8, 3, 8, 8, 8, 8, 8, 7, 10, 8, 8, 8, 8,
    8, 8], edges: &[(4, 2), (2, 5)], ends: &[0, 0, 0, 0, 0, 0, 0, 0, 9], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0, 1, 0,
    255, 0],
};

crate::__lists! {
    Bitcoin:
    /// The occurrences of `required`, from the first to the last.
    ///
    /// ```text
    /// reqparam = %s"req-" qchar *qchar ["=" *qchar]
    /// ```
    required = OCCURRENCES_BITCOIN_REQUIRED;
}

/// The parameters of `bitcoinparams`.
#[rustfmt::skip]
pub static PARAMETERS_BITCOIN: crate::__derive::ParameterTable<'static> = crate::__derive::ParameterTable {
    field: 1, separator: b'&', ignore_case: false, names: &[
        crate::__derive::KnownParameter { key: "amount", name: "amount", several: false },
        crate::__derive::KnownParameter { key: "label", name: "label", several: false },
        crate::__derive::KnownParameter { key: "message", name: "message", several: false },
    ],
};

crate::__parameters! {
    Bitcoin: PARAMETERS_BITCOIN, TABLE;
    /// The value of the parameter `amount` of `bitcoinparams`.
    once amount = "amount";
    /// The value of the parameter `label` of `bitcoinparams`.
    once label = "label";
    /// The value of the parameter `message` of `bitcoinparams`.
    once message = "message";
}

/// How the fields of [`Bitcoin`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_BITCOIN: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["bitcoinaddress", "bitcoinparams", "required"],
    lists: &[&OCCURRENCES_BITCOIN_REQUIRED],
    always: 0b1,
    pieces: &[Piece::Text("bitcoin:"), Piece::Field(0), Piece::Group(2, 2), Piece::Text("?"), Piece::Field(1)],
};

crate::__builder! {
    BitcoinBuilder of Bitcoin by TEMPLATE_BITCOIN, states [];
    optional bitcoinaddress = 0;
    optional bitcoinparams = 1;
    list required = 2;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "bitcoin", scheme: true, grammar: "bitcoin", start: "bitcoinurn", table: &TABLE, kind: 0, fields: &["bitcoinaddress", "bitcoinparams", "amount", "label", "message"], lists: &[("required", &OCCURRENCES_BITCOIN_REQUIRED)], once: &[], parameters: Some(&PARAMETERS_BITCOIN), secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_BITCOIN), forms: &[], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "bitcoin", default_port: None, empty_path: None } },
];
