// @generated from grammars/git-urls.abnf by `cargo xtask gen`; do not edit.

//! The parsers of `git-urls`.

use crate::engine::{Cells, Table};

use crate::__derive::Piece;

/// 57 states (0 with direct code), 21 byte classes, 9 registers: 1698 bytes.
#[rustfmt::skip]
pub static TABLE: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, rules.
    bytes: b"\
    \x01\0\0\x01\x02\x01\x01\x01\x01\x01\x03\x01\x04\x05\x06\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x08\x01\0\x01\0\0\
    \x09\x0a\x0a\x0a\x0a\x0a\x0a\x0b\x0c\x0d\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0f\x10\x0e\x11\x0e\x0e\x0e\x0e\x12\0\
    \x13\0\x0e\0\x0a\x0a\x0a\x0a\x0a\x0a\x0b\x0c\x0d\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0e\x0f\x10\x0e\x11\x0e\x0e\x0e\
    \x0e\0\0\0\x14\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x05\x02\x01\x04\x03\0\x05\x02\x01\x04\x03\0\0\x06\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\
    \xff\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02\x03\xff\xff\xff\xff\x04\x05\xff\xff\xff\xff\
    \xff\
    \0\0\0\0\0\0\0\x02\0\0\0\0\x01\0\0\0\0\0\x05\0\0\0\0\0\0\x02\0\0\0\0\x01\0\0\0\0\0\x05\x02\0\0\0\0\0\0\0\x04\0\0\
    \x05\x03\0\x04\0\0\x05\x03\x03\x03\
    \x7a\xfb\x03\x80\xfc\x03\xb0\xfc\x03\x3a\xfb\x13\xba\xfd\x13\
    \xff\0\xff\0\x02\x26\x03\x39\x02\x0f\x05\x39\x02\x21\x02\x0d\x02\x1f\x08\x05\x07\x2c\x06\x42\x06\x44\x06\x3e\x06\
    \x3a\x08\x3f\x08\x3b\x06\x3e\x08\x17\x08\x3f\x14\x39\x15\x3c\x14\x2d\x15\x2e\x14\x33\x15\x34\x15\x2d\x15\x33\x15\
    \x37\x09\x45\x12\x08\x07\x0e\x07\x2d\x15\x31\x0a\x0e\x0a\x2d\x07\x10\x07\x2e\x12\0\x0a\x10\x0a\x2e\x15\x39\x07\x2f\
    \x07\x20\x07\x33\x0a\x2f\x0a\x20\x0a\x33\x07\x22\x07\x34\x07\x35\x0a\x22\x0a\x34\x0a\x35\x07\x27\x07\x39\x12\x3d\
    \x0a\x27\x0a\x39\x15\x40\x0b\x02\x10\x04\x06\x06\x0d\x03\x06\x07\x13\x0a\x06\x18\x06\x19\x11\x11\x0f\x14\x0f\x15\
    \x0c\x16\x13\x1c\x15\x30\x11\x23\x07\x32\x0b\x29\x0d\x2a\x03\x13\x10\x2b\x06\x41\x05\x12\x05\x24\x15\x36\x06\x43\
    \xff\0\x14\x2e\xff\0\x15\x30\xff\0\x15\x31\x14\x34\xff\0\x15\x36\x15\x38\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\x25\0\0\0\0\x22\0\0\0\0\0\0\0\0\0\0\0\0\0\x0b\x0e\x0c\x11\x09\
    \x0a\x1d\x20\x1e\x23\x1b\x39\x1c\x19\
    \xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\
    \x54\x5c\xd4\x74\xb8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\
    \xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\x08\x08\x08\x08\x08\x08\x08\
    \x08\x08\x08\0\0\0\0\0\0\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x54\x50\x54\xd4\x70\
    \0\x01\x02\x03\0\0\0\0\0\0\0\x01\x04\x05\x06\0\x01\x04\x05\x07\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\x09\x0a\x03\0\0\0\
    \0\0\0\0\0\0\0\0\x08\x09\x0b\x0c\x0d\x08\x09\x0b\x0c\x0e\0\0\0\0\0\x0f\x09\x0a\x03\0\0\0\0\0\0\0\0\0\0\0\x0f\x09\
    \x0b\x0c\x0d\x0f\x09\x0b\x0c\x0e\
    \x02\0\0\0\0\0\0\x06\x03\0\x04\x03\x01\x01\xff\0\x01\xff\x01\0\x04\x03\x01\x04\0\0\x06\0\x01\0\0\x06\x01\x01\0\x05\
    \x06\x01\x05\0\x03\0\x06\x03\0\0\x06\0\x07\0\x04\x07\x01\x01\xff\x04\x07\x01\x04\0\0\x08\0\x01\0\0\x08\x01\x01\0\
    \x05\x08\x01\x05\0\x03\0\x0a\x03\0\
    \0\
    \xff\0\x01\x02\x03\x04\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0c\x0e\x0f\x10\x11\x12\x13\x14\x14\x15\x16\x17\x18\
    \x19\x1a\x1b\x1c\x1d\x1c\x1e\x1f\x20\x21\x1c\x22\x23\x24\x25\x26\x27\x28\x29\x2a\x2b\x2c\x2d\x2e\x2f\x30\x31\x32\
    \x33\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\
    \x0e\x01\x0f\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x10\x01\x11\x01\x12\x01\x13\x01\x14\x01\x15\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x16\x01\x17\x01\x18\x01\x19\x01\x1a\x01\x1b\x01\x06\x01\x07\x01\x1c\x01\
    \x1d\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x1e\x01\x1f\0\0\0\0\0\0\0\0\0\0\x01\x20\x01\x11\x01\x12\
    \x01\x13\x01\x14\x02\x21\x22\x01\x22\x01\x21\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x23\x01\x23\x01\x24\x01\x25\x01\
    \x26\x01\x27\x01\x06\x01\x07\x01\x28\x01\x29\x01\x0a\x01\x0b\x01\x0c\x01\x0d\x01\x0e\x01\x0f\x01\x2a\x01\x1f\x01\
    \x2b\x01\x2c\x01\x2d\x01\x2e\0\0\0\0\0\0\x01\x2f\x01\x11\x01\x12\x01\x13\x01\x14\x02\x21\x30\x01\x30\x01\x21\
    \xff\0\x04\0\0\x08\0\0\x0c\0\0\x10\0\0\x14\0\x01\x18\x01\x02\x1c\x02\x03\x21\x03\0\x25\0\x04\x28\x05\x05\x2e\x06\
    \x07\x30\x07\x07\x30\x08\x07\x30\x03\x09\x30\x09\x09\x34\x04\0\x39\x0a\x06\x2e\x05\x06\x2e\x09\x09\x3c\x03\x03\x40\
    \x01\0\x45\xff\x0b\x48\x0b\x0b\x48\x0b\x0b\x4c\x0b\x0b\x10\x0b\x0b\x14\x0b\x0c\x50\x03\x0b\x25\x0b\x04\x28\x0b\x01\
    \x18\x0d\x07\x30\x04\x0b\x39\x0d\x0d\x54\x01\x0b\x45\x0e\x0e\x48\x0e\x0e\x4c\x0e\x0e\x10\x0e\x0e\x14\x0e\x0c\x50\
    \x03\x0e\x25\x0e\x04\x28\x0e\x01\x18\xff\x0e\x04\x0e\x0e\x08\x0e\x0e\x0c\x0e\x0e\x58\x04\x0e\x39\x01\x0e\x45\
    \x80\x05\0\0\x08\0\0\x20\0\0\0\x01\0\x01\0\x40\0\0\x80\xfc\x07\x80\x05\x02\0\0\x08\x40\x01\0\x80\0\0\xfe\xff\x13\
    \x80\x04\0\xba\xfd\x13\xc0\0\0\xa0\x04\0\xba\xfd\x1b\xf0\xfd\x03\0\x80\0\0\x10\0\xac\xfc\x17\xbc\xfe\x13\x08\0\0\
    git-url/git-host/IPv6address/IP-literal/port/path-slash/pchar/pct-encoded/no-tilde/IPvFuture/home/ssh-url/user-char\
    /git-user/git-ssh-url/",
    words: &[
    // rows
    0, 49, 50, 45, 1, 56, 58, 12, 51, 46, 8, 3, 2, 24, 25, 29, 30, 35, 52, 54, 55, 59, 10, 60, 61, 0, 57, 53, 11, 68, 4,
    36, 37, 41, 42, 43, 62, 38, 47, 48, 65, 64, 63, 75, 74, 5, 66, 76, 67, 69, 78, 6, 71, 77, 72, 7, 73, 20,
    // edges
    12, 0, 9, 11, 0, 1, 16439, 0, 8, 26, 0, 8, 30, 0, 48, 29, 0, 16, 16440, 0, 8, 12, 0, 10, 16430, 0, 4, 30, 0, 34,
    16436, 0, 4, 37, 0, 1, 9, 0, 0, 27, 0, 0,
    // starts
    1, 19, 40,
    // call_list
    8, 0, 0, 65535, 12, 26, 0, 0, 65535, 13,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 153, base: 33, call_list: 103, calls: 2, check: 284, defaults: 484, edge_size: 3,
    edges: 58, fields: 5, first_skip: 44, groups: 1119, highs: 0, hot: 0, kinds: 1, layouts: 654, mask_of: 211,
    mask_size: 3, masks: 269, moves: 824, nesting: 128, nibbles: 542, note_of: 825, note_shift: 52, notes: 883, places:
    744, rows: 0, rules: 1335, set_size: 3, sets: 1266, shift: 6, skip_of: 95, starts: 100, states: 58, streams: 255,
    stretch_list: 113, stretches: 0, stride: 21, top: 94, width: 1,
};

crate::__typed! {
    /// A text that the rule `git-url` matches as a whole.
    ///
    /// ```text
    /// git-url = "git://" git-host [":" port] path-slash
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/git.svg"))]
    ///
    /// For example `git://host.xz/path/to/repo.git/`.
    Git: table TABLE, kind 0, registers 9, secrets &[],
    checks [];
    /// The `host`.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    maybe host = 1;
    /// The `port`.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    maybe path = 3;
    /// The `home`.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__scheme! { Git: TABLE, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "git", default_port: Some("9418"), empty_path: None } }

/// How the fields of [`Git`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GIT: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "host", "port", "path", "home"],
    lists: &[],
    always: 0b1010,
    pieces: &[Piece::Text("git://"), Piece::Field(1), Piece::Group(4, 2), Piece::Text(":"), Piece::Field(2),
    Piece::Field(3)],
};

crate::__builder! {
    GitBuilder of Git by TEMPLATE_GIT, states [Host = host, Path = path];
    optional port = 2;
    needed host = 1, crate::Set | Path;
    needed path = 3, Host | crate::Set;
}

crate::__typed! {
    /// A text that the rule `ssh-url` matches as a whole.
    ///
    /// ```text
    /// ssh-url = "ssh://" [git-user "@"] git-host [":" port] path-slash
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/ssh.svg"))]
    ///
    /// For example `ssh://user@host.xz:22/path/to/repo.git/`.
    GitSsh: table TABLE, kind 1, registers 9, secrets &[],
    checks [];
    /// The `user`.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    maybe host = 1;
    /// The `port`.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    maybe path = 3;
    /// The `home`.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__scheme! { GitSsh: TABLE, kind 1, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ssh", default_port: None, empty_path: None } }

/// How the fields of [`GitSsh`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GITSSH: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "host", "port", "path", "home"],
    lists: &[],
    always: 0b1010,
    pieces: &[Piece::Text("ssh://"), Piece::Group(1, 2), Piece::Field(0), Piece::Text("@"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text(":"), Piece::Field(2), Piece::Field(3)],
};

crate::__builder! {
    GitSshBuilder of GitSsh by TEMPLATE_GITSSH, states [Host = host, Path = path];
    optional user = 0;
    optional port = 2;
    needed host = 1, crate::Set | Path;
    needed path = 3, Host | crate::Set;
}

crate::__typed! {
    /// A text that the rule `git-ssh-url` matches as a whole.
    ///
    /// ```text
    /// git-ssh-url = "git+ssh://" [git-user "@"] git-host [":" port] path-slash
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/git+ssh.svg"))]
    ///
    /// For example `git+ssh://user@host.xz:22/path/to/repo.git/`.
    GitPlusSsh: table TABLE, kind 2, registers 9, secrets &[],
    checks [];
    /// The `user`.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    maybe host = 1;
    /// The `port`.
    ///
    /// ```text
    /// port = 1*DIGIT
    /// ```
    maybe port = 2;
    /// The `path`.
    ///
    /// ```text
    /// path-slash = "/" [home / no-tilde *pchar] *("/" segment)
    /// ```
    maybe path = 3;
    /// The `home`.
    ///
    /// ```text
    /// home = "~" *pchar
    /// ```
    maybe home = 4;
}

crate::__scheme! { GitPlusSsh: TABLE, kind 2, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "git+ssh", default_port: None, empty_path: None } }

/// How the fields of [`GitPlusSsh`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GITPLUSSSH: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "host", "port", "path", "home"],
    lists: &[],
    always: 0b1010,
    pieces: &[Piece::Text("git+ssh://"), Piece::Group(1, 2), Piece::Field(0), Piece::Text("@"), Piece::Field(1),
    Piece::Group(4, 2), Piece::Text(":"), Piece::Field(2), Piece::Field(3)],
};

crate::__builder! {
    GitPlusSshBuilder of GitPlusSsh by TEMPLATE_GITPLUSSSH, states [Host = host, Path = path];
    optional user = 0;
    optional port = 2;
    needed host = 1, crate::Set | Path;
    needed path = 3, Host | crate::Set;
}
/// 17 states (0 with direct code), 16 byte classes, 6 registers: 731 bytes.
#[rustfmt::skip]
pub static TABLE_1: Table<'static> = Table {
    // Line by line: classes, skip_of, accepts, mask_of, masks, check, defaults, nibbles, layouts, places, moves, note_of,
    // notes, groups, sets, highs, rules.
    bytes: b"\
    \x01\x02\x01\x01\x02\x03\x02\x02\x02\x02\x02\x04\x02\x05\x06\x07\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x09\x02\
    \x01\x02\x01\x01\x0a\x08\x08\x08\x08\x08\x08\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0c\x0b\
    \x0b\x0b\x0b\x0d\x01\x0e\x01\x0b\x01\x08\x08\x08\x08\x08\x08\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\
    \x0b\x0b\x0c\x0b\x0b\x0b\x0b\x01\x01\x01\x04\0\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x03\0\0\x01\x04\x02\
    \xff\xff\xff\xff\xff\xff\xff\xff\xff\0\xff\xff\xff\xff\xff\x01\xff\xff\
    \0\x01\0\0\0\x01\0\0\0\0\0\x03\x02\x02\x02\x03\0\x03\
    \0\x19\x60\x19\x74\x1b\
    \xff\0\x01\x0f\xff\0\x03\x0f\xff\0\x03\x02\x04\x0c\x07\x0f\x06\x0c\x08\x04\x0a\x0f\x08\x0c\x08\x10\x0d\x0f\x0e\x0f\
    \x0f\x0f\x10\x0f\x0a\x16\x10\x12\x0d\x13\x0d\0\x09\x15\x10\x14\x10\x0c\x07\x09\x0c\x07\x09\0\x07\0\x10\x0d\x0e\x0a\
    \x09\x15\x06\x0b\x10\x11\xff\0\x10\x0e\x10\x11\xff\0\xff\0\xff\0\xff\0\xff\0\xff\0\
    \0\x05\0\0\0\0\x0f\0\0\x06\0\0\x01\x0c\x0a\0\x07\x08\
    \xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\xf0\x50\x50\x54\x54\x70\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\xfc\
    \xfc\xfc\xfc\x7c\xa8\xfc\xf8\xf8\xfc\xf8\xfc\xfc\xfc\xfc\xfc\x5c\x54\x5c\xd4\x70\xa8\xf8\xf8\xf8\xf8\xf8\xf8\xf8\
    \xf8\xf8\xf0\x54\x50\x54\xd4\x70\x08\x58\x58\x58\x58\x58\x58\x08\x08\x08\0\0\0\0\0\0\
    \0\x01\x02\0\x03\x04\
    \x03\0\0\x03\0\0\x04\0\x01\xfe\0\x01\xff\x01\0\0\x04\0\x05\0\0\x05\x01\x01\0\
    \0\
    \xff\0\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\
    \x01\0\x01\x01\x01\x02\x01\x03\x01\x04\x01\x05\x01\x06\x01\x07\x01\x08\x01\x09\x01\x0a\x01\x0b\x02\x0b\x0c\x01\x0c\
    \x01\x0d\x01\x0e\x01\x0f\
    \xff\0\x04\x01\x02\x08\x03\x04\x0c\x02\x02\x08\0\x03\x10\0\x05\x14\x06\x07\x08\x04\x06\x19\x05\x05\x1e\x06\0\x21\
    \x07\x07\x24\x01\x01\x28\x03\x03\x2c\x05\x05\x32\x07\x07\x34\x06\x06\x38\
    \0\x03\0\x58\x39\0\0\x01\0\0\x13\0\0\x39\0\xfe\x7d\x01\0\x40\0\x7e\x7d\x01\0\x02\0\x74\x1b\0\x78\x1d\0\x60\x1b\0\
    \xfe\x7f\x01\x40\x01\0\x74\x5b\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xfc\xff\xff\xff\xff\xff\x1f\0\
    scp-like/git-user/pct-encoded/git-host/IPv6address/scp-path/IP-literal/IPvFuture/",
    words: &[
    // rows
    0, 2, 1, 13, 3, 6, 17, 4, 15, 20, 21, 16, 7, 12, 18, 0, 25, 19,
    // edges
    16397, 0, 2, 3, 0, 2, 16398, 0, 2, 6, 0, 4, 5, 0, 1, 8, 0, 0,
    // call_list
    3, 0, 0, 65535, 5,
    // stretch_list
    0, 0, 0, 40975, 216, 0, 224, 15, 4352, 0,
    ],
    callees: &[&super::shared::IPV6ADDRESS],
    cells: Cells::Narrow, accepts: 114, base: 32, call_list: 36, calls: 1, check: 156, defaults: 240, edge_size: 3,
    edges: 18, fields: 3, first_skip: 12, groups: 423, highs: 516, hot: 0, kinds: 1, layouts: 338, mask_of: 132,
    mask_size: 2, masks: 150, moves: 369, nesting: 128, nibbles: 258, note_of: 370, note_shift: 0, notes: 388, places:
    344, rows: 0, rules: 548, set_size: 3, sets: 471, shift: 0, skip_of: 96, starts: 36, states: 18, streams: 255,
    stretch_list: 41, stretches: 5, stride: 16, top: 95, width: 1,
};

crate::__typed! {
    /// A text that the rule `scp-like` matches as a whole.
    ///
    /// ```text
    /// scp-like = [git-user "@"] git-host ":" scp-path
    /// ```
    #[cfg_attr(doc, doc = include_str!("diagrams/git-scp.svg"))]
    ///
    /// For example `git@github.com:rust-lang/rust.git`.
    GitScp: table TABLE_1, kind 0, registers 6, secrets &[],
    checks [];
    /// The `user`.
    ///
    /// ```text
    /// git-user = user-char *(user-char / "-")
    /// ```
    maybe user = 0;
    /// The `host`.
    ///
    /// ```text
    /// git-host = IP-literal / (ALPHA / DIGIT / "_") *(ALPHA / DIGIT / "_" / "-" / ".")
    /// ```
    always host = 1;
    /// The `path`.
    ///
    /// ```text
    /// scp-path = "/" [scp-first *scp-char] / scp-first *scp-char
    /// ```
    always path = 2;
}

crate::__scheme! { GitScp: TABLE_1, kind 0, checks &[], forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } }

/// How the fields of [`GitScp`] make a text.
#[rustfmt::skip]
pub static TEMPLATE_GITSCP: crate::__derive::Template<'static> = crate::__derive::Template {
    names: &["user", "host", "path"],
    lists: &[],
    always: 0b110,
    pieces: &[Piece::Group(1, 2), Piece::Field(0), Piece::Text("@"), Piece::Field(1), Piece::Text(":"),
    Piece::Field(2)],
};

crate::__builder! {
    GitScpBuilder of GitScp by TEMPLATE_GITSCP, states [Host = host, Path = path];
    optional user = 0;
    needed host = 1, crate::Set | Path;
    needed path = 2, Host | crate::Set;
}

/// The kinds of text that this grammar describes.
pub static KINDS: &[crate::Kind] = &[
    crate::Kind { name: "git", scheme: true, grammar: "git-urls", start: "git-url", table: &TABLE, kind: 0, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_GIT), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "git", default_port: Some("9418"), empty_path: None } },
    crate::Kind { name: "ssh", scheme: true, grammar: "git-urls", start: "ssh-url", table: &TABLE, kind: 1, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_GITSSH), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "ssh", default_port: None, empty_path: None } },
    crate::Kind { name: "git+ssh", scheme: true, grammar: "git-urls", start: "git-ssh-url", table: &TABLE, kind: 2, fields: &["user", "host", "port", "path", "home"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::Yes, checks: &[], template: Some(&TEMPLATE_GITPLUSSSH), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "git+ssh", default_port: None, empty_path: None } },
    crate::Kind { name: "git-scp", scheme: false, grammar: "git-urls", start: "scp-like", table: &TABLE_1, kind: 0, fields: &["user", "host", "path"], lists: &[], once: &[], parameters: None, secrets: &[], inside: crate::Inside::No("a:\""), checks: &[], template: Some(&TEMPLATE_GITSCP), forms: &[(Some(1), crate::Form::Lower)], equal_by: &[], steps: crate::Steps::SYNTAX, rules: crate::Rules { scheme: "", default_port: None, empty_path: None } },
];
