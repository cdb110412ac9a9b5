// @generated from grammars/rfc6570.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc6570`.

use crate::parse::Table;

/// 13 states, 16 byte classes, 1 registers: 2489 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x04\x0a\x04\x05\x0b\x04\x05\x05\x05\x06\x04\x07\x05\x08\x04\0\x01\x01\x01\x01\x01\x01\x01\x01\
    \x01\x09\x04\x0a\x04\x0a\x04\x04\x02\x02\x02\x02\x02\x02\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\x05\x0a\x05\x0a\x03\x0a\x02\x02\x02\x02\x02\x02\x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\
    \x03\x03\x03\x03\x03\x03\x03\x03\x03\x03\x0c\x0d\x0e\x05\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\x0a\
    \x0a\x0a\x0a",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x50\x50\x70", *b"\xb8\xfc\xf8\xfc\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x7c\x54\x7c\xd4\x7c"],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    ends: &[
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 1048607, 1048607,
    1048607, 1048607, 1048607, 1048607, 1048607, 1048607, 1048607, 1048607, 0, 62, 93, 0, 0, 1048607, 1048607, 1048607,
    1048607, 1048607, 1048607, 1048607, 0, 62, 93, 0, 0, 1048607, 1, 1048607, 0, 124, 124, 124, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1048607, 255, 217, 217, 217, 217, 155, 0, 0, 155, 155, 0, 0,
    186, 0, 155, 0, 0, 0, 0, 279, 155, 155, 310, 0, 186, 0, 0, 1048607, 217, 3, 217, 255, 1048607, 1048607, 1048607, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1048607, 255, 217, 217, 217, 217, 0, 0,
    0, 0, 0, 0, 0, 186, 0, 0, 0, 0, 0, 0, 279, 155, 155, 310, 0, 186, 0, 0, 1048607, 217, 5, 217, 255, 248, 248, 248, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 217, 255, 217, 217, 217, 217, 0, 0, 279,
    155, 155, 310, 0, 186, 0, 0, 1048607, 0, 0, 0, 279, 155, 155, 310, 0, 186, 0, 0, 1048607, 217, 7, 217, 255, 217,
    217, 217, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 217, 255, 0, 0, 0, 0, 0, 0,
    0, 155, 0, 0, 0, 0, 0, 0, 1048607, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 255, 0, 341, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 255, 372, 372, 0, 0, 0, 0, 0, 155, 0, 0, 0, 0, 0, 0,
    1048607, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 255, 403, 403, 0, 0, 0, 0, 0, 155, 0, 0, 0, 0, 0, 0, 1048607,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 255, 279, 279, 0, 0, 0, 0, 0, 155, 0, 0, 0, 0, 0, 0, 1048607, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, highs, rules.
    bytes: b"\
    \x68\x74\x74\x70\x3a\x2f\x2f\0\x20\x20\x20\x20\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\0\x07\x1f\0\x10\0\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x7b\x2b\x62\x61\x73\x65\x7d\x2f\0\0\x20\x20\x20\x20\0\0\xff\
    \xff\xff\xff\xff\xff\xff\xff\x08\x1f\0\x10\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x03\x07\x08\x09\x0a\x0a\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\
    \xff\0\x02\0\x01\x04\0\x02\x08\x01\x01\x04\x02\x03\x0c\x02\x01\x04\x02\x02\x10\x02\x02\x14\x02\x04\x18\x04\x02\x1d\
    \x02\x02\x1c\
    \xff\x1b\x01\x07\0\0\x9f\x29\0\x0f\x08\0\xcf\x4b\0\x80\x40\0\x02\0\0\x83\x40\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    URI-Template/pct-encoded/expression/varchar/max-length/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20,
    // range_list
    0, 0, 0, 40975, 216, 0, 224, 15, 253, 53248, 253, 61455, 255, 61440, 256, 15, 511, 65024, 512, 15, 767, 65024, 768,
    15, 1023, 65024, 1024, 15, 1279, 65024, 1280, 15, 1535, 65024, 1536, 15, 1791, 65024, 1792, 15, 2047, 65024, 2048,
    15, 2303, 65024, 2304, 15, 2559, 65024, 2560, 15, 2815, 65024, 2816, 15, 3071, 65024, 3072, 15, 3327, 65024, 3328,
    15, 3583, 65024, 3600, 15, 3839, 65024, 3840, 15, 4095, 65024, 4096, 15, 4351, 65024,
    ],
    callees: &[],
    addresses: 0, call_list: 11, calls: 0, common: 15, copies: 90, decodes: 0, delimiter_shift: 12, fields: 0,
    first_delimiter: 4, first_loop_exit: 10, groups: 127, highs: 184, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 105, number_size: 1, operations: 11, operations_words: 1, prefixes: 0, range_list: 11, ranges:
    39, registers: 1, rules: 216, run: 27, set_size: 3, sets: 160, shift: 0, starts: 11, states: 14, width: 31,
};

crate::__typed! {
    /// A string that the rule `URI-Template` matches as a whole, by RFC 6570.
    ///
    /// ```text
    /// URI-Template = *(literals / expression)
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/uri-template.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::UriTemplate::parse("http://example.com/search{?q,lang}")?;
    /// assert_eq!(value, "http://example.com/search{?q,lang}");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    UriTemplate: table TABLE, kind 0, captures 0, schemes &[], inside false,
    secrets &[], checks [];
}

crate::__owned_fields! { UriTemplate: }

/// Reports the items of the list `expressions`.
#[rustfmt::skip]
pub static OCCURRENCES_URITEMPLATE_EXPRESSIONS: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 3, states: 3, next: &[0, 0,
    0, 1, 3, 2, 4, 5, 0], edges: &[(1, 2), (1, 5), (1, 9)], ends: &[0, 0, 14], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0,
    1, 0, 255, 1, 255, 1, 0, 255, 0],
};

/// Reports the items of the list `variables`.
#[rustfmt::skip]
pub static OCCURRENCES_URITEMPLATE_VARIABLES: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 5, states: 8, next: &[0, 0,
    0, 0, 0, 1, 1, 1, 1, 2, 2, 8, 2, 0, 1, 9, 3, 3, 10, 11, 0, 5, 0, 0, 0, 2, 6, 0, 0, 1, 2, 7, 0, 0, 1, 2, 2, 0, 0, 1],
    edges: &[(3, 2), (2, 5), (4, 5), (1, 5)], ends: &[0, 0, 0, 0, 0, 0, 0, 0], actions: &[0, 0, 0, 1, 255, 1, 0, 255,
    0],
};

crate::__lists! {
    UriTemplate:
    /// The occurrences of `expressions`, from the first to the last.
    ///
    /// ```text
    /// expression = "{" [operator] variable-list "}"
    /// ```
    expressions = OCCURRENCES_URITEMPLATE_EXPRESSIONS;
    /// The occurrences of `variables`, from the first to the last.
    ///
    /// ```text
    /// varname = varchar *(["."] varchar)
    /// ```
    variables = OCCURRENCES_URITEMPLATE_VARIABLES;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "uri-template", scheme: false, grammar: "rfc6570", start: "URI-Template", table: &TABLE, kind: 0, fields: &[], lists: &[("expressions", &OCCURRENCES_URITEMPLATE_EXPRESSIONS), ("variables", &OCCURRENCES_URITEMPLATE_VARIABLES)], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::No { witness: "" }, checks: &[], template: None, forms: &[], equal_by: &[], steps: crate::Normalization::SYNTAX, rules: crate::__derive::Rules { scheme: "", default_port: None, empty_path: None } },
];
