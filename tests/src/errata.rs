//! What errata do to languages, and which schemes keep to RFC 3986: a table, recomputed by `tests/errata.rs`.
//!
//! A row changes rules of a grammar that is built in, word for word, and says which texts come or go: a shortest one of
//! each, or that there is none. `docs/languages.md` is written from it.

use crate::grammars;
use std::fmt::Write;
use virgule_compiler::abnf::Checked;

/// A rule of a grammar, perhaps with some of its words changed.
#[derive(Debug, Clone, Copy)]
pub struct Side {
    /// The grammar that is built in.
    pub grammar: &'static str,
    /// The rule.
    pub rule: &'static str,
    /// What stands there, and what is to stand there; blanks and line ends count as one blank.
    pub changes: &'static [(&'static str, &'static str)],
}

/// A question, and its answer.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// What is asked about.
    pub what: &'static str,
    /// The rule.
    pub one: Side,
    /// What it is compared with.
    pub other: Side,
    /// A shortest text of the one that is none of the other.
    pub here: Option<&'static str>,
    /// The same the other way round.
    pub there: Reverse,
    /// A text known from elsewhere: whether it is one of either.
    pub known: Option<(&'static str, bool, bool)>,
    /// What follows.
    pub says: &'static str,
}

/// The answer to a question the other way round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reverse {
    /// Not asked: the question is whether one is inside the other.
    Unasked,
    /// A shortest text of the other that is none of the one, if there is any.
    Asked(Option<&'static str>),
}

impl Reverse {
    /// The text, if it was asked for and there is one.
    pub fn text(self) -> Option<&'static str> {
        match self {
            Reverse::Unasked => None,
            Reverse::Asked(text) => text,
        }
    }
}

const fn built_in(grammar: &'static str, rule: &'static str) -> Side {
    Side { grammar, rule, changes: &[] }
}

const URI: Side = built_in("rfc3986", "URI");
const REFERENCE: Side = built_in("rfc3986", "URI-reference");
const ADDRESS: Side = built_in("rfc3986", "IPv6address");
const TEL: Side = built_in("rfc3966", "telephone-uri");
const MAILTO: Side = built_in("rfc6068", "mailtoURI");

/// All questions.
pub const ROWS: &[Row] = &[
    Row {
        what: "ni (RFC 6920) inside URI",
        one: built_in("rfc6920", "NI-URI"),
        other: URI,
        here: None,
        there: Reverse::Unasked,
        known: Some(("ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk", true, true)),
        says: "Every ni URI is a URI.",
    },
    Row {
        what: "tel (RFC 3966, with EID 203) inside URI",
        one: TEL,
        other: URI,
        here: Some("tel:+0;a=["),
        there: Reverse::Unasked,
        known: Some(("tel:+0;-=[", true, false)),
        says: "`param-unreserved` has square brackets, which no path of a URI may have.",
    },
    Row {
        what: "mailto (RFC 6068) inside URI",
        one: MAILTO,
        other: URI,
        here: Some("mailto:a@[]"),
        there: Reverse::Unasked,
        known: Some(("mailto:!@[]", true, false)),
        says: "`domain` has a form in square brackets.",
    },
    Row {
        what: "mailto with a bare `%` in `atext`, as RFC 5322 has it, inside URI",
        one: Side { changes: &[("\"_\" / \"~\" / pct-encoded", "\"_\" / \"~\" / \"%\"")], ..MAILTO },
        other: URI,
        here: Some("mailto:a@%"),
        there: Reverse::Unasked,
        known: Some(("MAILTO:!@%", true, false)),
        says: "Then it needs no digits behind it; by the prose of RFC 6068 it has to be encoded itself.",
    },
    Row {
        what: "EID 3491 on RFC 6068 (Rejected): `domain` without brackets, inside URI",
        one: Side {
            changes: &[("domain = dot-atom-text / \"[\" *dtext-no-obs \"]\"", "domain = dot-atom-text")],
            ..MAILTO
        },
        other: URI,
        here: None,
        there: Reverse::Unasked,
        known: None,
        says: "With `atext` as the prose of RFC 6068 has it, that is all that keeps mailto from being inside.",
    },
    Row {
        what: "EID 2033 on RFC 3986 (Held for Document Update): `path-empty = \"\"`",
        one: Side { changes: &[("path-empty = 0<pchar>", "path-empty = \"\"")], ..REFERENCE },
        other: REFERENCE,
        here: None,
        there: Reverse::Asked(None),
        known: None,
        says: "Zero times anything is the empty text: the same language.",
    },
    Row {
        what: "EID 4393 on RFC 3986 (Rejected): `dec-octet`, the longest alternative first",
        one: Side {
            rule: "dec-octet",
            changes: &[(
                "dec-octet = DIGIT ; 0-9 / %x31-39 DIGIT ; 10-99 / \"1\" 2DIGIT ; 100-199 / \"2\" %x30-34 DIGIT ; 200-249 / \
                 \"25\" %x30-35 ; 250-255",
                "dec-octet = \"25\" %x30-35 / \"2\" %x30-34 DIGIT / \"1\" 2DIGIT / %x31-39 DIGIT / DIGIT",
            )],
            ..REFERENCE
        },
        other: Side { rule: "dec-octet", ..REFERENCE },
        here: None,
        there: Reverse::Asked(None),
        known: None,
        says: "The same language: alternatives have no order in ABNF.",
    },
    Row {
        what: "EID 4394 on RFC 3986 (Rejected): `IPv6address` with rules for its beginnings",
        one: Side {
            changes: &[
                (
                    "/ [ *1( h16 \":\" ) h16 ] \"::\" 3( h16 \":\" ) ls32",
                    "/ [ h16-2 ] \"::\" 3( h16 \":\" ) ls32",
                ),
                (
                    "/ [ *2( h16 \":\" ) h16 ] \"::\" 2( h16 \":\" ) ls32",
                    "/ [ h16-3 ] \"::\" 2( h16 \":\" ) ls32",
                ),
                ("/ [ *3( h16 \":\" ) h16 ] \"::\" h16 \":\" ls32", "/ [ h16-4 ] \"::\" h16 \":\" ls32"),
                ("/ [ *4( h16 \":\" ) h16 ] \"::\" ls32", "/ [ h16-5 ] \"::\" ls32"),
                ("/ [ *5( h16 \":\" ) h16 ] \"::\" h16", "/ [ h16-6 ] \"::\" h16"),
                (
                    "/ [ *6( h16 \":\" ) h16 ] \"::\"",
                    "/ [ h16-7 ] \"::\"\n\
                     h16-7 = ( *6( h16 \":\" ) h16 ) / h16-6\n\
                     h16-6 = ( *5( h16 \":\" ) h16 ) / h16-5\n\
                     h16-5 = ( *4( h16 \":\" ) h16 ) / h16-4\n\
                     h16-4 = ( *3( h16 \":\" ) h16 ) / h16-3\n\
                     h16-3 = ( *2( h16 \":\" ) h16 ) / h16-2\n\
                     h16-2 = ( [ h16 \":\" ] h16 ) / h16",
                ),
            ],
            ..ADDRESS
        },
        other: ADDRESS,
        here: None,
        there: Reverse::Asked(None),
        known: Some(("0::", true, true)),
        says: "The same language; but where there was one reading of `0::` there are many.",
    },
    Row {
        what: "EID 5428 on RFC 3986 (Held for Document Update): `relative-part` may be a `path-abempty`",
        one: Side {
            changes: &[(
                "/ path-absolute / path-noscheme / path-empty",
                "/ path-absolute / path-noscheme / path-abempty / path-empty",
            )],
            ..REFERENCE
        },
        other: REFERENCE,
        here: Some("//:a"),
        there: Reverse::Asked(None),
        known: Some(("//:!", true, false)),
        says: "The language grows: what follows `//` need be no authority any more.",
    },
    Row {
        what: "EID 4942 on RFC 3986 (Held for Document Update): `reg-name` without `sub-delims`",
        one: Side {
            changes: &[(
                "reg-name = *( unreserved / pct-encoded / sub-delims )",
                "reg-name = *( unreserved / pct-encoded / \"-\" / \".\" )",
            )],
            ..REFERENCE
        },
        other: REFERENCE,
        here: None,
        there: Reverse::Asked(Some("//!")),
        known: Some(("//!@", true, true)),
        says: "The language shrinks, but by hosts alone: a userinfo may have them.",
    },
    Row {
        what: "EID 3330 on RFC 3986 (Rejected): `#` in a fragment",
        one: Side {
            changes: &[(
                "fragment = *( pchar / \"/\" / \"?\" )",
                "fragment = *( pchar / \"/\" / \"?\" / \"#\" )",
            )],
            ..URI
        },
        other: URI,
        here: Some("a:##"),
        there: Reverse::Asked(None),
        known: Some(("a:##", true, false)),
        says: "The language grows. (The text of the erratum was not at hand, only what it adds.)",
    },
    Row {
        what: "EID 203 on RFC 3966 (Verified), taken back: `isdn-subaddress = \";isub=\" 1*uric`",
        one: Side {
            changes: &[(
                "isdn-subaddress = \";isub=\" 1*paramchar",
                "isdn-subaddress = \";isub=\" 1*uric\n\
                 uric = reserved / unreserved / pct-encoded\n\
                 reserved = \";\" / \"/\" / \"?\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\"",
            )],
            ..TEL
        },
        other: TEL,
        here: Some("tel:+0;isub=,"),
        there: Reverse::Asked(None),
        known: None,
        says: "As printed, an ISDN subaddress runs on over semicolons and whatever follows them.",
    },
    Row {
        what: "EID 4376 on RFC 3966 (Held for Document Update): no brackets in `phonedigit` and `phonedigit-hex`",
        one: Side {
            changes: &[
                ("phonedigit = DIGIT / [ visual-separator ]", "phonedigit = DIGIT / visual-separator"),
                (
                    "phonedigit-hex = HEXDIG / \"*\" / \"#\" / [ visual-separator ]",
                    "phonedigit-hex = HEXDIG / \"*\" / \"#\" / visual-separator",
                ),
            ],
            ..TEL
        },
        other: TEL,
        here: None,
        there: Reverse::Asked(Some("tel:+0;ext=")),
        known: Some(("tel:+0;ext=", false, true)),
        says: "The language shrinks: an extension has at least one digit then.",
    },
];

impl Side {
    /// The grammar with its changes; what is to be changed must stand there once.
    pub fn checked(&self) -> Checked {
        let mut text = grammars::text(self.grammar).to_string();
        for (from, to) in self.changes {
            let words: Vec<&str> = from.split_whitespace().collect();
            let place = find(&text, &words).unwrap_or_else(|| panic!("{}: {from}", self.grammar));
            text.replace_range(place, to);
        }
        grammars::checked(&text)
    }
}

/// Where those words stand one after the other, the first time but for lines that are comments.
fn find(text: &str, words: &[&str]) -> Option<std::ops::Range<usize>> {
    let behind = |begin: usize| {
        let mut at = begin;
        for (number, word) in words.iter().enumerate() {
            if number > 0 {
                at += text[at..].len() - text[at..].trim_start().len();
            }
            at += text[at..].strip_prefix(word).map(|_| word.len())?;
        }
        Some(at)
    };
    let comment = |at: usize| text[..at].rsplit('\n').next().is_some_and(|line| line.starts_with(';'));
    let places = text.match_indices(words[0]).map(|(begin, _)| begin).filter(|&begin| !comment(begin));
    places.filter_map(|begin| Some(begin..behind(begin)?)).next()
}

/// `docs/languages.md`.
pub fn document() -> String {
    let mut text = String::from(
        "# What errata do to languages\n\n\
         Written from `tests/src/errata.rs` by `cargo run -p virgule-tests --example errata`; a test recomputes every line by \
         comparing\nautomata. Nothing here was tried out: \"none\" means that there is no such text, and a text that is shown \
         is one of\nthe shortest. Ask the same of any two rules with `virgule grammar diff FILE:RULE FILE:RULE`.\n",
    );
    let shown = |found: Option<&str>| found.map_or("none".to_string(), |text| format!("`{text}`"));
    text.push_str("\n## Inside RFC 3986?\n\n| what | a text that is no URI | |\n|---|---|---|\n");
    for row in ROWS.iter().filter(|row| row.there == Reverse::Unasked) {
        // Writing to a string does not fail.
        let _ = writeln!(text, "| {} | {} | {} |", row.what, shown(row.here), row.says);
    }
    text.push_str("\n## Changed by errata?\n\n| what | a text that it adds | a text that it takes away | |\n|---|---|---|---|\n");
    for row in ROWS {
        if let Reverse::Asked(there) = row.there {
            let _ =
                writeln!(text, "| {} | {} | {} | {} |", row.what, shown(row.here), shown(there), row.says);
        }
    }
    text.push_str("\nNot in the table: EID 2717 on RFC 3986 (Rejected), whose text was not at hand.\n");
    text
}
