//! The effect of errata on languages, and the schemes whose texts are URIs by RFC 3986: a table that
//! `tests/documents/errata.rs` recomputes.
//!
//! A row compares two rules, which may be changed, and contains a shortest text of each difference. `docs/languages.md`
//! is generated from the table.

use crate::grammars;
use std::fmt::Write;
use virgule_compiler::abnf::Checked;

/// A rule of a grammar, with textual changes of the grammar.
#[derive(Debug, Clone, Copy)]
pub struct RuleVariant {
    /// The name of a built-in grammar.
    pub grammar: &'static str,
    /// The name of the rule.
    pub rule: &'static str,
    /// Parts of the grammar with their replacements; a sequence of white space counts as one space.
    pub changes: &'static [(&'static str, &'static str)],
}

/// A comparison of two rules, and the result.
#[derive(Debug, Clone, Copy)]
pub struct Comparison {
    /// The title of the row.
    pub what: &'static str,
    /// The first rule.
    pub one: RuleVariant,
    /// The second rule.
    pub other: RuleVariant,
    /// A shortest text of `one` that `other` does not match; `None` if there is none.
    pub here: Option<&'static str>,
    /// A shortest text of `other` that `one` does not match.
    pub there: Reverse,
    /// A text from another source, true if `one` matches it, and true if `other` matches it.
    pub known: Option<(&'static str, bool, bool)>,
    /// The conclusion from the comparison.
    pub says: &'static str,
}

/// The result of a comparison in the other direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reverse {
    /// The direction was not compared, because the row is about inclusion.
    NotComputed,
    /// A shortest text of `other` that `one` does not match; `None` if there is none.
    Asked(Option<&'static str>),
}

impl Reverse {
    /// The text; `None` if the direction was not compared or there is no such text.
    pub fn text(self) -> Option<&'static str> {
        match self {
            Reverse::NotComputed => None,
            Reverse::Asked(text) => text,
        }
    }
}

const fn built_in(grammar: &'static str, rule: &'static str) -> RuleVariant {
    RuleVariant { grammar, rule, changes: &[] }
}

const URI: RuleVariant = built_in("rfc3986", "URI");
const REFERENCE: RuleVariant = built_in("rfc3986", "URI-reference");
const ADDRESS: RuleVariant = built_in("rfc3986", "IPv6address");
const TEL: RuleVariant = built_in("rfc3966", "telephone-uri");
const MAILTO: RuleVariant = built_in("rfc6068", "mailtoURI");

/// All comparisons.
pub const ROWS: &[Comparison] = &[
    Comparison {
        what: "ni (RFC 6920) inside URI",
        one: built_in("rfc6920", "NI-URI"),
        other: URI,
        here: None,
        there: Reverse::NotComputed,
        known: Some(("ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk", true, true)),
        says: "Every ni URI is a URI.",
    },
    Comparison {
        what: "tel (RFC 3966, with EID 203) inside URI",
        one: TEL,
        other: URI,
        here: Some("tel:+0;a=["),
        there: Reverse::NotComputed,
        known: Some(("tel:+0;-=[", true, false)),
        says: "`param-unreserved` has square brackets, which no path of a URI may have.",
    },
    Comparison {
        what: "mailto (RFC 6068) inside URI",
        one: MAILTO,
        other: URI,
        here: Some("mailto:a@[]"),
        there: Reverse::NotComputed,
        known: Some(("mailto:!@[]", true, false)),
        says: "`domain` has a form in square brackets.",
    },
    Comparison {
        what: "mailto with a bare `%` in `atext`, as RFC 5322 has it, inside URI",
        one: RuleVariant { changes: &[("\"_\" / \"~\" / pct-encoded", "\"_\" / \"~\" / \"%\"")], ..MAILTO },
        other: URI,
        here: Some("mailto:a@%"),
        there: Reverse::NotComputed,
        known: Some(("MAILTO:!@%", true, false)),
        says: "Then it needs no digits behind it; by the prose of RFC 6068 it has to be encoded itself.",
    },
    Comparison {
        what: "EID 3491 on RFC 6068 (Rejected): `domain` without brackets, inside URI",
        one: RuleVariant {
            changes: &[("domain = dot-atom-text / \"[\" *dtext-no-obs \"]\"", "domain = dot-atom-text")],
            ..MAILTO
        },
        other: URI,
        here: None,
        there: Reverse::NotComputed,
        known: None,
        says: "With `atext` as the prose of RFC 6068 has it, that is all that keeps mailto from being inside.",
    },
    Comparison {
        what: "EID 2033 on RFC 3986 (Held for Document Update): `path-empty = \"\"`",
        one: RuleVariant { changes: &[("path-empty = 0<pchar>", "path-empty = \"\"")], ..REFERENCE },
        other: REFERENCE,
        here: None,
        there: Reverse::Asked(None),
        known: None,
        says: "Zero times anything is the empty text: the same language.",
    },
    Comparison {
        what: "EID 4393 on RFC 3986 (Rejected): `dec-octet`, the longest alternative first",
        one: RuleVariant {
            rule: "dec-octet",
            changes: &[(
                "dec-octet = DIGIT ; 0-9 / %x31-39 DIGIT ; 10-99 / \"1\" 2DIGIT ; 100-199 / \"2\" %x30-34 DIGIT ; 200-249 / \
                 \"25\" %x30-35 ; 250-255",
                "dec-octet = \"25\" %x30-35 / \"2\" %x30-34 DIGIT / \"1\" 2DIGIT / %x31-39 DIGIT / DIGIT",
            )],
            ..REFERENCE
        },
        other: RuleVariant { rule: "dec-octet", ..REFERENCE },
        here: None,
        there: Reverse::Asked(None),
        known: None,
        says: "The same language: alternatives have no order in ABNF.",
    },
    Comparison {
        what: "EID 4394 on RFC 3986 (Rejected): `IPv6address` with rules for its beginnings",
        one: RuleVariant {
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
    Comparison {
        what: "EID 5428 on RFC 3986 (Held for Document Update): `relative-part` may be a `path-abempty`",
        one: RuleVariant {
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
    Comparison {
        what: "EID 4942 on RFC 3986 (Held for Document Update): `reg-name` without `sub-delims`",
        one: RuleVariant {
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
    Comparison {
        what: "EID 3330 on RFC 3986 (Rejected): `#` in a fragment",
        one: RuleVariant {
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
    Comparison {
        what: "EID 203 on RFC 3966 (Verified), taken back: `isdn-subaddress = \";isub=\" 1*uric`",
        one: RuleVariant {
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
    Comparison {
        what: "EID 4376 on RFC 3966 (Held for Document Update): no brackets in `phonedigit` and `phonedigit-hex`",
        one: RuleVariant {
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

impl RuleVariant {
    /// The grammar with its changes. A replaced part must occur exactly once.
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

/// The range of the first occurrence of `words` in sequence outside of comment lines.
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

/// The text of `docs/languages.md`.
pub fn document() -> String {
    let mut text = String::from(
        "# What errata do to languages\n\n\
         Written from `tests/src/errata.rs` by `cargo run -p virgule-tests --example errata`; a test recomputes every line by \
         comparing\nautomata. Nothing here was tried out: \"none\" means that there is no such text, and a text that is shown \
         is one of\nthe shortest. Ask the same of any two rules with `virgule grammar diff FILE:RULE FILE:RULE`.\n",
    );
    let shown = |found: Option<&str>| found.map_or("none".to_string(), |text| format!("`{text}`"));
    text.push_str("\n## Inside RFC 3986?\n\n| what | a text that is no URI | |\n|---|---|---|\n");
    for row in ROWS.iter().filter(|row| row.there == Reverse::NotComputed) {
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
