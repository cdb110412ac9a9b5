// @generated from grammars/rfc4151.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4151`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 32 states (0 with direct code), 16 byte classes, 10 registers: 927 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\x02\x01\x03\x01\x01\x01\x01\x01\x01\x04\x05\x06\x01\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x08\x01\0\x01\0\
    \x01\x09\x0a\x0b\x0b\x0b\x0b\x0b\x0c\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0e\x0d\x0d\x0d\x0d\x0d\x0d\0\
    \0\0\0\x0f\0\x0a\x0b\x0b\x0b\x0b\x0b\x0c\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0e\x0d\x0d\x0d\x0d\x0d\
    \x0d\0\0\0\x01\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \x02\x01\x01\0\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\x02\x03\
    \0\0\0\0\0\x02\x02\0\0\x02\0\0\x02\0\0\0\0\x03\0\x03\x01\0\x01\x01\0\x01\0\0\x02\0\0\0\0\
    \x80\x0c\x80\x7c\x72\xf3\
    \xff\0\xff\0\xff\0\x02\x26\x03\x14\x05\x1c\x06\x1c\xff\0\x03\x16\x05\x10\xff\0\x09\x06\x08\x24\x0a\x03\x08\x05\x0f\
    \x1c\x10\x21\x10\x1f\x10\x1d\x0c\x04\x04\x07\x10\x20\x06\x09\x04\x28\x0e\x02\x06\x0c\x08\x27\x10\x22\x07\x23\x05\
    \x08\x07\x0d\x05\x0b\x07\x0e\x10\x1e\x07\x0f\x07\x25\x07\x15\x05\x18\x10\x17\xff\0\x07\x1a\xff\0\x07\x1b\xff\0\xff\
    \0\xff\0\x10\x19\x10\x1f\xff\0\xff\0\x10\x20\xff\0\x10\x1c\
    \0\0\0\0\0\0\0\0\x09\x05\0\x0c\0\0\0\0\0\x17\0\x19\0\x0f\0\0\0\0\0\0\x09\x08\x0b\x11\x13\
    \xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\
    \x50\x50\x50\x50\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70\
    \0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x01\x02\x03\x0b\x05\x06\x0c\x0d\x08\x0a\x01\x02\x03\x0b\x05\x06\x0c\x0e\
    \x09\x0a\x01\x02\x03\x0b\x05\x06\x0c\x0f\x10\
    \0\0\x04\x01\xff\0\0\x04\x07\xff\x03\0\x04\x03\0\0\x06\0\x07\xff\0\x07\0\x01\xff\0\x07\0\x07\x04\x04\x04\0\x04\x02\
    \x05\x01\xfd\x01\xff\0\x01\0\x01\0\x02\0\0\0\0\0\0\x04\x08\0\0\x07\0\x08\0\x05\x04\x03\x04\x05\0\x08\x01\x01\xff\0\
    \x08\x01\x01\0\0\x08\x01\x09\0\0\x09\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x09\x09\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x14\x16\x17\x18\
    \x19\x1a\x1b\x1c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x02\x07\x08\x02\x09\x08\x01\x0a\x01\x07\x01\x09\x01\x0b\x01\
    \x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x08\x02\x17\x08\x01\x17\
    \x01\x18\x01\x19\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x02\x01\x14\x03\x04\x18\x05\x01\x1c\x02\x02\x20\x05\x01\x14\x04\x04\x18\
    \x04\x06\x25\x06\x07\x18\0\x08\x2a\x07\x07\x18\0\x09\x2e\x08\x0a\x30\x07\x06\x25\x09\x0a\x30\x0a\x0a\x30\x06\x0b\
    \x18\x0b\x0b\x18\x0b\0\x0d\x05\x05\x34\x08\x08\x2a\x09\x09\x2e\
    \0\x40\0\x04\0\x10\0\x01\xe0\xfc\x80\x7c\x80\0\xa0\x7c\xe0\xfe\x20\x01\xfe\xff\xfa\xff\x80\x0c\xf0\x7c\
    tagURI/DNScomp/emailAddress/taggingEntity/year/DNSname/date/month/specific/fragment/pct-encoded/day/",
    words: &[
    // rows
    0, 10, 3, 7, 6, 0, 11, 21, 24, 2, 23, 26, 17, 25, 27, 4, 28, 1, 29, 5, 22, 32, 30, 31, 33, 34, 35, 18, 36, 16, 19,
    8, 9,
    // edges
    16413, 0, 8, 16414, 0, 8, 10, 0, 16, 17, 0, 32, 18, 0, 2, 19, 0, 64, 17, 0, 36, 7, 0, 1,
    ],
    callees: &[],
    cells: Cells::Narrow, accepts: 128, base: 33, call_list: 57, calls: 0, check: 200, defaults: 306, edge_size: 3,
    edges: 33, fields: 10, first_skip: 28, groups: 607, highs: 0, hot: 0, kinds: 1, layouts: 387, mask_of: 161,
    mask_size: 2, masks: 194, moves: 512, nesting: 128, nibbles: 339, note_of: 513, note_shift: 0, notes: 546, places:
    427, rows: 0, rules: 713, set_size: 2, sets: 685, shift: 0, skip_of: 95, starts: 57, states: 33, streams: 255,
    stretch_list: 57, stretches: 0, stride: 16, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `tagURI` matches as a whole.
    ///
    /// ```text
    /// tagURI = "tag:" taggingEntity ":" specific ["#" fragment]
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/tag.svg"))]
    ///
    /// For example `tag:timothy@hpl.hp.com,2001:web/externalHome`.
    Tag: table TABLE, kind 0, registers 10, secrets &[],
    checks [];
    /// The `tagging-entity`.
    ///
    /// ```text
    /// taggingEntity = authorityName "," date
    /// ```
    always tagging_entity = 0;
    /// The `authority-name`.
    ///
    /// ```text
    /// authorityName = DNSname / emailAddress
    /// ```
    always authority_name = 1;
    /// The `email-address`.
    ///
    /// ```text
    /// emailAddress = 1*(alphaNum / "-" / "." / "_") "@" DNSname
    /// ```
    maybe email_address = 2;
    /// The `dns-name`.
    ///
    /// ```text
    /// DNSname = DNScomp *("." DNScomp)
    /// ```
    always dns_name = 3;
    /// The `date`.
    ///
    /// ```text
    /// date = year ["-" month ["-" day]]
    /// ```
    always date = 4;
    /// The `year`.
    ///
    /// ```text
    /// year = 4DIGIT
    /// ```
    always year = 5;
    /// The `month`.
    ///
    /// ```text
    /// month = 2DIGIT
    /// ```
    maybe month = 6;
    /// The `day`.
    ///
    /// ```text
    /// day = 2DIGIT
    /// ```
    maybe day = 7;
    /// The `specific`.
    ///
    /// ```text
    /// specific = *(pchar / "/" / "?")
    /// ```
    always specific = 8;
    /// The `fragment`.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 9;
}

crate::__scheme! { Tag: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Steps::NONE, rules: crate::Rules { scheme: "tag", default_port: None, empty_path: None } }

/// How the fields of [`Tag`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_TAG: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["tagging-entity", "authority-name", "email-address", "dns-name", "date", "year", "month", "day", "specific", "fragment"],
    lists: &[],
    always: 0b100111011,
    pieces: &[Piece::Text("tag:"), Piece::Outer(0, 15), Piece::Outer(1, 5), Piece::Choice(4), Piece::Way(8, 1),
    Piece::Field(3), Piece::Way(4, 1), Piece::Field(2), Piece::Text(","), Piece::Outer(4, 7), Piece::Field(5),
    Piece::Group(192, 5), Piece::Text("-"), Piece::Field(6), Piece::Group(128, 2), Piece::Text("-"), Piece::Field(7),
    Piece::Text(":"), Piece::Field(8), Piece::Group(512, 2), Piece::Text("#"), Piece::Field(9)],
};

crate::__builder! {
    TagBuilder of Tag by TEMPLATE_TAG, states [];
    optional tagging_entity = 0;
    optional authority_name = 1;
    optional email_address = 2;
    optional dns_name = 3;
    optional date = 4;
    optional year = 5;
    optional month = 6;
    optional day = 7;
    optional specific = 8;
    optional fragment = 9;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "tag", scheme: true, grammar: "rfc4151", start: "tagURI", table: &TABLE, kind: 0, fields: &["tagging-entity", "authority-name", "email-address", "dns-name", "date", "year", "month", "day", "specific", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_TAG), forms: &[], equal_by: &[], steps: crate::Steps::NONE, rules: crate::Rules { scheme: "tag", default_port: None, empty_path: None } },
];
