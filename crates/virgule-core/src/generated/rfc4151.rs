// @generated from grammars/rfc4151.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `rfc4151`.

use crate::parse::Table;

use crate::__derive::Piece;

/// 32 states, 16 byte classes, 7 registers: 5295 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    classes: b"\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x06\x0d\x0e\x06\x0f\x06\x06\x06\x06\x06\x06\x07\x08\x09\x06\0\0\0\0\0\0\0\0\0\0\x0a\x06\x0d\
    \x06\x0d\x06\x0b\x01\x02\x02\x02\x02\x02\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x05\x04\x04\x04\x04\
    \x04\x04\x0d\x0d\x0d\x0d\x0c\x0d\x01\x02\x02\x02\x02\x02\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x05\
    \x04\x04\x04\x04\x04\x04\x0d\x0d\x0d\x06\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\
    \x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d\x0d",
    runs: &[*b"\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x50\x50\x50", *b"\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x7c"],
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
    ends: &[
    [*b"\x80\x0f\x80\x04\x80\0\x03\x04\x04\x0f\x04\x04\x01\x01\x0f\x0f", *b"\x04\xff\x04\xff\x04\0\0\xff\0\xff\0\x04\0\x02\xfd\xff", *b"\x80\x80\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x01\x01\x02\x02"],
    [*b"\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x04\x80\0\x03\x04\x04\x05\x04\x04\x01\x01\x01\x01", *b"\x04\0\x04\xff\x04\0\0\xff\0\0\0\x04\0\x02\x03\x05", *b"\x80\x80\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x01\x01\x02\x02"],
    [*b"\x05\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x04\x80\0\x03\x04\x04\x05\x04\x04\x01\x01\x01\x01", *b"\x04\0\x04\xff\x04\0\0\xff\0\0\0\x04\0\x02\x03\x05", *b"\x80\x80\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x01\x01\x02\x02"],
    [*b"\x05\x0f\x0f\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    [*b"\x80\x05\x80\x04\x80\0\x03\x04\x04\x05\x04\x04\x01\x01\x01\x01", *b"\x04\0\x04\xff\x04\0\0\xff\0\0\0\x04\0\x02\x03\x05", *b"\x80\x80\x80\x80\0\0\x80\x80\x80\x80\x80\x80\x01\x01\x02\x02"],
    [*b"\x05\x06\x06\x0f\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80", *b"\x01\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0", *b"\x80\x80\x80\x80\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e"],
    ],
    cells: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 60, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 255, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 255, 0, 0, 0, 120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 255,
    2097362, 2097362, 2097362, 2097362, 2097362, 2097362, 0, 0, 180, 180, 0, 0, 180, 0, 0, 0, 0, 16777486, 16777516,
    16777546, 0, 16777456, 16777396, 0, 0, 0, 2097362, 5, 0, 255, 180, 180, 180, 180, 180, 180, 0, 0, 180, 180, 0, 240,
    180, 0, 0, 0, 0, 0, 180, 180, 0, 240, 180, 0, 0, 0, 180, 6, 180, 255, 210, 210, 210, 210, 210, 210, 0, 270, 300,
    330, 0, 240, 180, 0, 0, 0, 0, 270, 300, 330, 0, 240, 180, 0, 0, 0, 210, 7, 210, 255, 2097512, 2097512, 2097512,
    2097512, 2097512, 2097512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18874638, 16777636, 16777666, 0, 0, 0, 0, 0, 0, 2097512,
    8, 0, 255, 4194694, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 255, 210,
    210, 210, 210, 210, 210, 0, 0, 300, 180, 0, 240, 180, 0, 0, 0, 0, 270, 300, 330, 0, 240, 180, 0, 0, 0, 210, 10, 210,
    255, 210, 210, 210, 210, 210, 210, 0, 0, 180, 180, 0, 240, 180, 0, 0, 0, 0, 270, 300, 330, 0, 240, 180, 0, 0, 0,
    210, 11, 210, 255, 360, 360, 360, 360, 360, 360, 0, 6291726, 420, 450, 0, 0, 0, 0, 0, 0, 0, 6291726, 420, 450, 0, 0,
    0, 0, 0, 0, 360, 12, 360, 255, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    13, 0, 255, 360, 360, 360, 360, 360, 360, 0, 0, 420, 0, 0, 0, 0, 0, 0, 0, 0, 6291726, 420, 450, 0, 0, 0, 0, 0, 0,
    360, 14, 360, 255, 360, 360, 360, 360, 360, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6291726, 420, 450, 0, 0, 0, 0, 0,
    0, 360, 15, 360, 255, 510, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 255,
    540, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 255, 0, 0, 0, 0, 0, 0, 0,
    0, 570, 0, 8389208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 255, 10486390, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 255, 1049236, 1049236, 1049236, 1049236, 1049236, 1049236,
    1049236, 1049236, 1049236, 1049236, 1049236, 1049236, 1049236, 0, 12583602, 720, 1049236, 1049236, 1049236, 1049236,
    1049236, 1049236, 1049236, 0, 12583602, 720, 1049236, 20, 1049236, 0, 750, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 255, 1049236, 1049236, 1049236, 1049236, 1049236, 1049236, 1049236,
    1049236, 1049236, 1049236, 1049236, 1049236, 1049236, 0, 12583602, 720, 1049236, 1049236, 1049236, 1049236, 1049236,
    1049236, 1049236, 0, 12583602, 720, 1049236, 22, 1049236, 1, 1049356, 1049356, 1049356, 1049356, 1049356, 1049356,
    1049356, 1049356, 1049356, 1049356, 1049356, 1049356, 1049356, 0, 0, 810, 1049356, 1049356, 1049356, 1049356,
    1049356, 1049356, 1049356, 0, 0, 810, 1049356, 23, 1049356, 2, 840, 840, 840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 1049236, 255, 0, 0, 0, 0, 0, 0, 0, 0, 870, 0, 8389208, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 255, 1049356, 1049356, 1049356, 1049356, 1049356, 1049356, 1049356, 1049356, 1049356,
    1049356, 1049356, 1049356, 1049356, 0, 0, 810, 1049356, 1049356, 1049356, 1049356, 1049356, 1049356, 1049356, 0, 0,
    810, 1049356, 26, 1049356, 3, 900, 900, 900, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    27, 1049356, 255, 1049236, 1049236, 1049236, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    28, 1049236, 255, 930, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 255,
    1049356, 1049356, 1049356, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 1049356, 255,
    960, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 255, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 14680664, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 255,
    ],
    // Line by line: prefixes, copies, note_of, notes, groups, sets, rules.
    bytes: b"\
    \x74\x61\x67\x3a\0\0\0\0\x20\x20\x20\0\0\0\0\0\xff\xff\xff\xff\0\0\0\0\x04\x96\0\0\0\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1e\0\0\0\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0c\x0c\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\
    \x1a\x19\x1b\x1c\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x02\x06\x05\x01\x07\x01\x08\x02\x09\x05\x02\x0a\x05\x01\x06\x01\x0b\
    \x01\x09\x01\x0a\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\x01\x16\x01\x17\
    \x01\x18\x01\x19\
    \xff\0\0\0\0\x04\0\0\x08\0\0\x0c\0\x01\x10\x02\x02\x14\x03\x03\x18\x02\x01\x1c\x04\x05\x20\x03\x01\x24\x03\x01\x1c\
    \x05\x05\x20\x05\x06\x29\x06\x07\x20\0\x08\x2e\x07\x07\x20\x08\x08\x2e\0\x09\x32\x08\x0a\x34\x07\x06\x29\x09\x09\
    \x32\x09\x0a\x34\x0a\x0a\x34\x06\x0b\x20\x0b\x0b\x20\x0b\0\x0d\
    \x20\0\x02\0\x08\0\0\x04\x3f\x13\x3f\x1b\xbf\x03\x3f\0\x01\0\x3f\x01\0\x05\xff\xdf\xff\x9f\x07\0\
    tagURI/DNScomp/emailAddress/DNSname/taggingEntity/year/date/month/specific/fragment/pct-encoded/day/",
    words: &[
    // note_list
    0, 2, 4, 6, 8, 10, 12, 15, 17, 19, 22, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53, 55, 57, 59,
    // operations
    0, 8, 0, 0, 16, 0, 0, 1, 0, 0, 32, 0, 0, 2, 0, 0, 64, 0, 0, 36, 0, 0, 0, 8, 0, 1, 8,
    ],
    callees: &[],
    addresses: 0, call_list: 56, calls: 0, common: 0, copies: 90, decodes: 0, delimiter_shift: 10, fields: 10,
    first_delimiter: 6, first_loop_exit: 13, groups: 185, highs: 0, kinds: 1, nesting: 128, note_list: 0, note_of: 91,
    note_shift: 0, notes: 124, number_size: 1, operations: 29, operations_words: 1, prefixes: 0, range_list: 56, ranges:
    0, registers: 7, rules: 291, run: 26, set_size: 2, sets: 263, shift: 0, starts: 56, states: 33, width: 30,
};

crate::__typed! {
    /// A string that the rule `tagURI` matches as a whole, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// tagURI = "tag:" taggingEntity ":" specific ["#" fragment]
    /// ```
    #[cfg_attr(docsrs, doc = include_str!("diagrams/tag.svg"))]
    ///
    /// ```
    /// let value = virgule::schemes::Tag::parse("tag:timothy@hpl.hp.com,2001:web/externalHome")?;
    /// assert_eq!(value.tagging_entity(), "timothy@hpl.hp.com,2001");
    /// assert_eq!(value.authority_name(), "timothy@hpl.hp.com");
    /// assert_eq!(value.email_address(), Some("timothy@hpl.hp.com"));
    /// assert_eq!(value.dns_name(), "hpl.hp.com");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    Tag: table TABLE, kind 0, captures 12, schemes &["tag"], inside true,
    secrets &[], checks [];
    /// The `tagging-entity`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// taggingEntity = authorityName "," date
    /// ```
    always tagging_entity = 0;
    /// The `authority-name`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// authorityName = DNSname / emailAddress
    /// ```
    always authority_name = 1;
    /// The `email-address`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// emailAddress = 1*(alphaNum / "-" / "." / "_") "@" DNSname
    /// ```
    maybe email_address = 2;
    /// The `dns-name`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// DNSname = DNScomp *("." DNScomp)
    /// ```
    always dns_name = 3;
    /// The `date`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// date = year ["-" month ["-" day]]
    /// ```
    always date = 4;
    /// The `year`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// year = 4DIGIT
    /// ```
    always year = 5;
    /// The `month`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// month = 2DIGIT
    /// ```
    maybe month = 6;
    /// The `day`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// day = 2DIGIT
    /// ```
    maybe day = 7;
    /// The `specific`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// specific = *(pchar / "/" / "?")
    /// ```
    always specific = 8;
    /// The `fragment`, by RFC 4151, section 2.1.
    ///
    /// ```text
    /// fragment = *(pchar / "/" / "?")
    /// ```
    maybe fragment = 9;
}

crate::__owned_fields! { Tag: always tagging_entity always authority_name maybe email_address always dns_name always date always year maybe month maybe day always specific maybe fragment }

crate::__scheme! { Tag: TABLE, kind 0, checks &[], forms: &[], equal_by: &[], steps: crate::Normalization::NONE, rules: crate::__derive::Rules { scheme: "tag", default_port: None, empty_path: None } }

crate::__inside_uri! { Tag: }

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
    crate::Kind { name: "tag", scheme: true, grammar: "rfc4151", start: "tagURI", table: &TABLE, kind: 0, fields: &["tagging-entity", "authority-name", "email-address", "dns-name", "date", "year", "month", "day", "specific", "fragment"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::UriSubset::Yes, checks: &[], template: Some(&TEMPLATE_TAG), forms: &[], equal_by: &[], steps: crate::Normalization::NONE, rules: crate::__derive::Rules { scheme: "tag", default_port: None, empty_path: None } },
];
