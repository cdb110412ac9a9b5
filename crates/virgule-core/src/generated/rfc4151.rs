// @generated from grammars/rfc4151.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4151`.

use crate::engine::Table;

use crate::__derive::Piece;

/// 32 states, 16 byte classes, 10 registers: 4642 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x07\x06\x08\x07\x09\x07\x07\x07\x07\x07\x07\x0a\x0b\x0c\x07\0\0\0\0\0\0\0\0\0\0\x0d\x07\x06\
    \x07\x06\x07\x0e\x01\x02\x02\x02\x02\x02\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x05\x04\x04\x04\x04\
    \x04\x04\x06\x06\x06\x06\x0f\x06\x01\x02\x02\x02\x02\x02\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x05\
    \x04\x04\x04\x04\x04\x04\x06\x06\x06\x07\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\
    \x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06",
    runs: &[168, 248, 248, 248, 248, 248, 248, 248, 248, 248, 240, 80, 80, 80, 80, 80],
    shuffles: &[
    *b"\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0f\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x0f\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x0f\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x03\x04\x05\x0f\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x0f\x03\x04\x0f\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\0\x01\x02\x0e\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    *b"\x0f\x01\x02\x0e\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f",
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 87, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 116, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 145, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1048779, 1048779,
    1048779, 1048779, 1048779, 1048779, 0, 0, 0, 0, 0, 174, 174, 0, 0, 174, 0, 0, 0, 0, 8388869, 8388898, 8388927, 0,
    8388840, 8388782, 1048779, 5, 0, 174, 174, 174, 174, 174, 174, 0, 0, 0, 0, 0, 174, 174, 0, 232, 174, 0, 0, 0, 0, 0,
    174, 174, 0, 232, 174, 174, 6, 174, 203, 203, 203, 203, 203, 203, 0, 0, 0, 0, 261, 290, 319, 0, 232, 174, 0, 0, 0,
    0, 261, 290, 319, 0, 232, 174, 203, 7, 203, 1048924, 1048924, 1048924, 1048924, 1048924, 1048924, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 9437445, 8389014, 8389043, 0, 0, 0, 1048924, 8, 0, 2097529, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 203, 203, 203, 203, 203, 203, 0, 0, 0, 0, 0, 290, 174, 0, 232,
    174, 0, 0, 0, 0, 261, 290, 319, 0, 232, 174, 203, 10, 203, 203, 203, 203, 203, 203, 203, 0, 0, 0, 0, 0, 174, 174, 0,
    232, 174, 0, 0, 0, 0, 261, 290, 319, 0, 232, 174, 203, 11, 203, 348, 348, 348, 348, 348, 348, 0, 0, 0, 0, 3145989,
    406, 435, 0, 0, 0, 0, 0, 0, 0, 3145989, 406, 435, 0, 0, 0, 348, 12, 348, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 348, 348, 348, 348, 348, 348, 0, 0, 0, 0, 0, 406, 0, 0, 0, 0, 0, 0, 0,
    0, 3145989, 406, 435, 0, 0, 0, 348, 14, 348, 348, 348, 348, 348, 348, 348, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3145989, 406, 435, 0, 0, 0, 348, 15, 348, 493, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 16, 0, 522, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 551, 0, 4194884, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 5243489, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 638, 638, 638, 638, 638, 638, 0, 638, 6292123, 696,
    638, 638, 638, 638, 638, 638, 0, 638, 6292123, 696, 638, 638, 638, 638, 638, 638, 638, 20, 638, 725, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 638, 638, 638, 638, 638, 638, 0, 638, 6292123,
    696, 638, 638, 638, 638, 638, 638, 0, 638, 6292123, 696, 638, 638, 638, 638, 638, 638, 638, 22, 638, 754, 754, 754,
    754, 754, 754, 0, 754, 0, 783, 754, 754, 754, 754, 754, 754, 0, 754, 0, 783, 754, 754, 754, 754, 754, 754, 754, 23,
    754, 812, 812, 812, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 638, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 841, 0, 4194884, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 754, 754, 754, 754, 754, 754, 0,
    754, 0, 783, 754, 754, 754, 754, 754, 754, 0, 754, 0, 783, 754, 754, 754, 754, 754, 754, 754, 26, 754, 870, 870,
    870, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 754, 638, 638, 638, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 638, 899, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 754, 754, 754, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 30, 754, 928, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7340612, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0,
    ],
    // Line by line: accepts, prefixes, layouts, places, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\x01\x02\xff\xff\x03\xff\xff\
    \xff\xff\xff\xff\
    \x74\x61\x67\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x91\0\0\0\
    \0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x01\x02\x03\x0b\x05\x06\x0c\x0d\x09\x0a\x01\x02\x03\x0b\x05\x06\x0c\x0e\
    \x08\x0a\x01\x02\x03\x0b\x05\x06\x0c\x0f\x10\
    \0\0\x04\x01\xff\0\0\x04\x07\xff\x03\0\x04\x03\0\0\x06\0\x07\xff\0\x07\0\x01\xff\0\x07\0\x07\x04\x04\x04\0\x04\x02\
    \x05\x01\xfd\x01\xff\0\x01\0\x01\0\x02\0\0\0\0\0\0\x04\x08\0\0\x07\0\x08\0\x05\x04\x03\x04\x05\0\x08\x01\x01\0\0\
    \x08\x01\x01\xff\0\x08\x01\x09\0\0\x09\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0c\x0c\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\
    \x1a\x19\x1b\x1c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x05\x01\x07\x01\x08\x02\x09\x05\x02\x0a\x05\x01\x06\x01\x0b\
    \x01\x09\x01\x0a\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\
    \x01\x18\x01\x19\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x02\x02\x14\x03\x03\x18\x02\x01\x1c\x04\x05\x20\x03\x01\x24\x03\x01\x1c\
    \x05\x05\x20\x05\x06\x29\x06\x07\x20\0\x08\x2e\x07\x07\x20\x08\x08\x2e\0\x09\x32\x08\x0a\x34\x07\x06\x29\x09\x09\
    \x32\x09\x0a\x34\x0a\x0a\x34\x06\x0b\x20\x0b\x0b\x20\x0b\0\x0d\
    \x20\0\x02\0\x08\0\0\x20\x3f\x98\x3f\xd8\x3f\x1c\x3f\0\x01\0\x3f\x08\0\x28\xbf\xff\xbf\xfe\x07\0\
    tagURI/DNScomp/emailAddress/DNSname/taggingEntity/year/date/month/specific/fragment/pct-encoded/day/",
    words: &[
    // operations
    0, 8, 0, 0, 16, 0, 0, 1, 0, 0, 32, 0, 0, 2, 0, 0, 64, 0, 0, 36, 0, 0, 0, 8, 0, 1, 8,
    ],
    callees: &[],
    accepts: 0, call_list: 27, calls: 0, copies: 187, fields: 10, first_mark: 6, groups: 282, highs: 0, kinds: 1,
    layouts: 62, nesting: 128, note_of: 188, note_shift: 0, notes: 221, number_size: 1, operations: 0, operations_words:
    1, places: 102, prefixes: 33, registers: 10, rules: 388, run: 26, set_size: 2, sets: 360, shift: 0, shift_marks: 10,
    starts: 27, states: 33, streams: 255, stretch_list: 27, stretches: 0, width: 29,
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
