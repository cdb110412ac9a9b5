// @generated from grammars/package-url.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `package-url`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 70 states (0 with direct code), 35 byte classes, 15 registers: 1963 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\x02\x03\0\0\0\0\0\0\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0b\x0d\x08\x08\x0e\0\0\x0f\0\x10\x11\x12\x13\x13\
    \x14\x15\x16\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\x17\0\0\0\0\x18\0\x19\x1a\
    \x1a\x1b\x1c\x1d\x1e\x1f\x1f\x1f\x20\x1f\x1f\x1f\x1f\x21\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1f\x1f\0\0\0\x22\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\x01\0\0\0\0\x02\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\x01\xff\xff\xff\xff\xff\x02\xff\xff\x03\xff\xff\xff\xff\
    \xff\xff\x04\xff\xff\xff\xff\xff\xff\xff\x05\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x06\x07\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\x08\x09\x0a\x0b\xff\x0c\x0d\
    \0\0\0\0\0\x06\x07\x05\x01\x02\x04\0\x03\0\x05\x07\x06\x07\x05\0\x05\x07\x05\x05\0\x01\x04\x04\0\x03\0\0\x07\x01\
    \x02\x04\0\x03\0\x07\x07\x01\x02\x04\0\x03\0\x01\x02\x04\0\x03\0\0\x07\x05\x01\x02\x04\0\x03\0\x06\x05\x07\x07\0\
    \x07\0\x07\0\
    \x80\x3f\x04\x02\0\0\0\x30\x18\0\0\0\x38\x1c\0\0\0\x70\x38\0\x80\x01\x7c\x3e\0\0\0\0\xfe\x03\xb0\x7f\xfc\xff\x07\
    \xff\0\xff\0\x02\x4a\x02\x48\x04\x4b\x05\x4c\x06\x0e\x06\x06\x05\x20\x09\x4b\x0a\x4b\x0b\x4b\x0c\x4b\x0d\x4b\x0e\
    \x4b\x09\x09\x0a\x0a\x0b\x0b\x0c\x0c\x0d\x0d\x04\x3f\x05\x3f\x06\x5c\x17\x4b\x18\x4b\x09\x3f\x0a\x3f\x0b\x3f\x0c\
    \x3f\x0d\x3f\x1e\x4b\x1f\x4b\x20\x4b\x21\x4b\x22\x4b\x23\x4b\x23\x49\x16\x41\x02\x4d\x17\x3f\x02\x50\x23\x08\x06\
    \x15\x01\x69\x1d\x41\x03\x3e\x1e\x3f\x1f\x3f\x20\x3f\x21\x3f\x23\0\x23\x3f\x04\x44\x05\x44\x21\x02\x07\x44\x08\x44\
    \x09\x44\x0a\x44\x0b\x44\x0c\x44\x0d\x44\x06\x05\x0f\x28\x09\x1a\x0a\x1b\x0b\x1c\x0c\x1d\x0d\x1e\x05\x13\x06\x35\
    \x23\x4e\x18\x44\x23\x51\x12\x47\x13\x47\x14\x47\x15\x47\x16\x47\x17\x47\x09\x22\x0a\x23\x0b\x24\x0c\x25\x0d\x26\
    \x09\x2a\x0a\x2b\x0b\x2c\x0c\x2d\x0d\x2e\x23\x19\x23\x47\x09\x30\x0a\x31\x0b\x32\x0c\x33\x0d\x34\x01\x55\x02\x56\
    \x01\x5d\x02\x07\x15\0\x06\x36\x16\x54\x06\x5e\x02\x17\x23\x21\x20\x03\x1c\0\x06\x61\x1d\x54\x23\x29\x10\x58\x11\
    \x59\x10\x5f\x11\x60\x23\0\x02\x52\x23\x2f\x09\x39\x0a\x3a\x0b\x3b\x0c\x3c\x0d\x3d\x01\x63\x02\x14\x02\x12\x01\x0e\
    \x0e\x05\x06\x64\x15\0\x23\x57\x06\x18\x23\x40\x01\x67\x02\x16\x02\x37\x1c\0\x23\x41\x10\x65\x11\x66\x15\0\x10\x10\
    \x11\x11\x02\x5a\x23\x38\x15\0\x1e\x04\x1c\0\x10\x68\x23\x53\x23\x40\x07\x40\x1c\0\x23\x40\x07\x42\x15\0\x15\0\x23\
    \x43\x23\x42\x07\x43\x07\x45\x23\x40\x1c\0\x1c\0\x23\x4f\x23\x42\x23\0\x23\x45\x23\x46\x07\x41\x06\x35\x23\x42\x23\
    \x42\x23\x43\x23\x43\x23\x43\x23\x5b\x23\x45\x23\0\x07\x46\x23\x45\x23\x45\x06\x62\x23\x41\x23\0\x23\x41\x23\x41\
    \xff\0\xff\0\x23\x46\x23\0\x23\x46\x23\x46\x23\x44\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\
    \0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\x0a\x08\x0c\0\0\x0a\0\x18\0\0\0\x20\0\x0f\0\0\0\x1b\x19\x1d\0\0\x1b\x20\0\x23\x21\x25\0\0\x23\0\0\
    \x2b\x29\x2d\0\0\x2b\x31\x2f\x33\0\0\x31\0\x27\0\x3a\x38\x3c\0\0\x3a\0\0\0\x40\x20\0\x3e\0\x28\
    \xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\x50\x50\x54\xd4\x70\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\
    \x50\x54\x54\x50\x88\xc8\xc8\xc8\xc8\xc8\xc8\xc8\xc8\xc8\xc0\x40\x40\x44\x44\x60\
    \0\x01\x02\x03\x04\x05\0\x05\x06\x05\x05\x05\0\x05\x07\x05\x05\x05\0\x01\x02\x05\x05\x05\0\x01\x02\x03\x04\x08\0\
    \x09\x0a\x05\x05\x05\0\x01\x02\x03\x04\x0b\0\x09\x0c\x05\x05\x05\0\x05\x0d\x05\x05\x05\0\x01\x0e\x05\x05\x05\0\x01\
    \x02\x03\x04\x0f\0\x09\x0e\x05\x05\x05\0\x01\x02\x10\x05\x05\0\x01\x02\x03\x11\x05\
    \0\x08\0\x09\0\x03\x0a\0\x03\0\0\x0b\0\x0c\0\x04\x04\0\x05\0\x06\x06\0\x07\0\x02\0\0\0\0\0\x0a\0\x01\xff\0\x0a\0\
    \x0c\0\0\x0d\0\x01\xff\0\x0a\0\x0b\xff\0\x0b\0\x01\xff\0\x0d\0\x0e\0\0\x0b\0\x03\0\0\x0a\0\x01\0\0\x0b\0\x01\0\0\
    \x0d\0\x01\0\0\x04\0\x01\0\0\x06\0\x01\0\
    \0\x01\x03\x0d\x01\x0d\x03\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x06\x13\x14\x14\x15\x16\x17\x18\x19\
    \x1a\x1b\x1c\x12\x07\x08\x09\x0a\x0b\x0c\x0e\x1d\x1e\x1f\x20\x21\x22\x23\x1e\x1f\x20\x21\x22\x23\x24\x13\x25\x1e\
    \x1f\x20\x21\x22\x23\x26\x27\x28\x29\x2a\x28\x2b\x2c\x2d\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x07\x02\x08\x09\x02\x0a\x0b\x02\x0c\x0d\x02\x0e\x0f\x02\x10\
    \x11\x02\x12\x13\x01\x14\x02\x15\x16\x01\x17\x01\x18\x01\x19\x01\x1a\x01\x16\x01\x07\x01\x1b\x01\x1c\x01\x1d\x01\
    \x1e\x01\x1f\x01\x20\x01\x21\x02\x22\x23\x01\x24\x01\x09\x01\x0b\x01\x0d\x01\x0f\x01\x11\x01\x13\x01\x23\x01\x25\
    \x01\x26\x01\x27\x02\x28\x29\x01\x29\x01\x2a\x01\x2b\x01\x2c\x01\x2d\
    \xff\0\0\0\0\x04\0\0\x08\0\x01\x0d\x01\x01\x10\x01\x01\x14\x02\x03\x18\x04\x04\x18\x03\x05\x18\x04\x05\x18\x03\x03\
    \x1c\x04\x04\x20\x03\x05\x24\x04\x05\x24\x03\x05\x28\x04\x05\x28\x03\x05\x2c\x04\x05\x2c\x03\x05\x30\x04\x05\x30\
    \x01\x01\x16\x02\x03\x34\x01\x01\x3a\x01\x06\x3c\x01\x04\x34\x07\x08\x18\x09\x09\x34\x01\x01\x42\x08\x05\x18\x08\
    \x08\x1c\x08\x05\x24\x08\x05\x28\x08\x05\x2c\x08\x05\x30\x07\x09\x34\x01\x01\x46\x0a\x04\x34\x0b\x04\x18\x0b\x06\
    \x3c\x0c\x0c\x48\x02\x02\x14\x04\x04\x3a\x07\x07\x16\x0a\x0a\x4c\x04\x04\x52\x0b\x0b\x56\
    \0\0\0\0\x02\0\0\0\0\x01\0\0\0\x40\0\0\x40\0\0\0\x40\0\xfc\xfe\x03\xf4\x7f\xfc\xff\x07\x80\x3f\x7c\x3e\0\x80\x3f\
    \x0c\x06\0\x80\x3f\x4c\x26\0\0\0\x78\x3c\0\x80\0\0\0\0\0\0\x38\x1c\0\0\0\x58\x2c\0\xb4\x7f\xfc\xff\x07\xf6\x7f\xff\
    \xff\x07\0\0\0\xfe\x03\x42\0\x03\0\0\x40\0\0\0\0\xf0\x3f\xfc\xfe\x03\xb0\xbf\0\xff\x03\xb6\x7f\xfd\xff\x07\xbe\x7f\
    \xfc\xff\x07\
    scheme/purl/namespace/namespace-sc/char/escaped/qualifier-key/subpath/subpath-sc/subpath-segment/qualifier/qualifie\
    rs/type/",
    words: &[
    // rows
    0, 21, 75, 117, 114, 56, 1, 6, 116, 15, 119, 145, 127, 80, 0, 36, 130, 38, 55, 3, 71, 115, 76, 83, 126, 131, 132,
    137, 148, 138, 109, 64, 124, 139, 81, 140, 153, 141, 120, 96, 134, 143, 144, 146, 154, 147, 125, 149, 150, 151, 163,
    152, 135, 165, 142, 110, 155, 156, 157, 173, 158, 136, 159, 16, 98, 103, 177, 123, 48, 133, 42,
    // edges
    16447, 0, 32, 7, 0, 384, 16448, 0, 384, 18, 0, 1024, 16450, 0, 1024, 19, 0, 1024, 20, 0, 256, 16451, 0, 256, 16452,
    0, 8, 22, 0, 2, 16453, 0, 2, 23, 1, 256, 16449, 1, 256, 16449, 1, 0, 14, 1, 0, 20, 4, 256, 16451, 4, 256, 16, 1, 0,
    17, 1, 0, 23, 0, 256, 16449, 0, 256, 6, 0, 64, 14, 0, 512, 15, 0, 1536, 16, 0, 512, 17, 0, 512, 24, 0, 512, 31, 0,
    2048, 14, 1, 512, 39, 0, 513, 16, 1, 512, 17, 1, 512, 14, 0, 4, 16, 0, 4, 14, 0, 16,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 164, base: 35, call_list: 176, calls: 0, check: 341, defaults: 767, edge_size: 3,
    edges: 71, fields: 6, first_skip: 63, groups: 1240, highs: 0, hot: 0, kinds: 1, layouts: 886, mask_of: 235,
    mask_size: 5, masks: 306, moves: 1060, nesting: 128, nibbles: 838, note_of: 1067, note_shift: 0, notes: 1138,
    places: 970, rows: 0, rules: 1488, set_size: 5, sets: 1378, shift: 0, skip_of: 93, starts: 176, states: 71, streams:
    255, stretch_list: 176, stretches: 0, stride: 35, top: 92, width: 1,
};

crate::__typed! {
    /// A text that the rule `purl` matches as a whole.
    ///
    /// ```text
    /// purl = scheme ":" *"/" type "/" *"/" [namespace "/" *"/"] name *"/" ["@" version] ["?" qualifiers] ["#" *"/" [subpath *"/"]]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/pkg.svg"))]
    ///
    /// For example `pkg:npm/%40angular/animation@12.3.1`.
    PackageUrl: table TABLE, kind 0, registers 15, secrets &[],
    checks [];
    /// The `type`.
    ///
    /// ```text
    /// type = ALPHA *(ALPHA / DIGIT / "." / "-")
    /// ```
    always type_ = 0;
    /// The `namespace`.
    ///
    /// ```text
    /// namespace = namespace-segment *("/" namespace-segment)
    /// ```
    maybe namespace = 1;
    /// The `name`.
    ///
    /// ```text
    /// name = 1*char
    /// ```
    always name = 2;
    /// The `version`.
    ///
    /// ```text
    /// version = 1*char
    /// ```
    maybe version = 3;
    /// The `qualifiers`.
    ///
    /// ```text
    /// qualifiers = qualifier *("&" qualifier)
    /// ```
    maybe qualifiers = 4;
    /// The `subpath`.
    ///
    /// ```text
    /// subpath = subpath-segment *("/" subpath-segment)
    /// ```
    maybe subpath = 5;
}

crate::__scheme! { PackageUrl: TABLE, kind 0, checks &[], forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::PercentCase), rules: crate::Rules { scheme: "pkg", default_port: None, empty_path: None } }

/// Reports the items of the list `keys`.
#[rustfmt::skip]
pub static OCCURRENCES_PACKAGEURL_KEYS: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 3, states: 3, next: &[0, 0,
    0, 1, 2, 4, 3, 0, 0], edges: &[(1, 2), (1, 5)], ends: &[0, 0, 0], actions: &[0, 0, 0, 1, 255, 1, 0, 255, 0],
};

/// Reports the items of the list `values`.
#[rustfmt::skip]
pub static OCCURRENCES_PACKAGEURL_VALUES: crate::__derive::OccurrenceTable<'static> = crate::__derive::OccurrenceTable {
    classes: &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 2, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stride: 3, states: 4, next: &[0, 0,
    0, 1, 1, 2, 0, 4, 0, 5, 3, 0], edges: &[(3, 2), (1, 5)], ends: &[0, 0, 0, 9], actions: &[0, 0, 0, 1, 255, 1, 0, 255,
    0, 1, 0, 255, 0],
};

crate::__lists! {
    PackageUrl:
    /// The occurrences of `keys`, from the first to the last.
    ///
    /// ```text
    /// qualifier-key = LOWALPHA *(LOWALPHA / DIGIT / "." / "-" / "_")
    /// ```
    keys = OCCURRENCES_PACKAGEURL_KEYS;
    /// The occurrences of `values`, from the first to the last.
    ///
    /// ```text
    /// qualifier-value = 1*char
    /// ```
    values = OCCURRENCES_PACKAGEURL_VALUES;
}

/// How the fields of [`PackageUrl`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_PACKAGEURL: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["type", "namespace", "name", "version", "qualifiers", "subpath", "keys", "values"],
    lists: &[&OCCURRENCES_PACKAGEURL_KEYS, &OCCURRENCES_PACKAGEURL_VALUES],
    always: 0b101,
    pieces: &[Piece::Text("pkg:"), Piece::Field(0), Piece::Text("/"), Piece::Group(2, 2), Piece::Field(1),
    Piece::Text("/"), Piece::Field(2), Piece::Group(8, 2), Piece::Text("@"), Piece::Field(3), Piece::Group(208, 10),
    Piece::Text("?"), Piece::Outer(4, 8), Piece::Item(6), Piece::Text("="), Piece::Item(7), Piece::Repeat(192, 0, 4),
    Piece::Text("&"), Piece::Item(6), Piece::Text("="), Piece::Item(7), Piece::Group(32, 3), Piece::Text("#"),
    Piece::Group(32, 1), Piece::Field(5)],
};

crate::__builder! {
    PackageUrlBuilder of PackageUrl by TEMPLATE_PACKAGEURL, states [Type = type_, Name = name];
    optional namespace = 1;
    optional version = 3;
    optional qualifiers = 4;
    optional subpath = 5;
    list keys = 6;
    list values = 7;
    needed type_ = 0, crate::Set | Name;
    needed name = 2, Type | crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "pkg", scheme: true, grammar: "package-url", start: "purl", table: &TABLE, kind: 0, fields: &["type", "namespace", "name", "version", "qualifiers", "subpath"], lists: &[("keys", &OCCURRENCES_PACKAGEURL_KEYS), ("values", &OCCURRENCES_PACKAGEURL_VALUES)], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_PACKAGEURL), forms: &[(Some(0), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::NONE.with(crate::Step::PercentCase), rules: crate::Rules { scheme: "pkg", default_port: None, empty_path: None } },
];
