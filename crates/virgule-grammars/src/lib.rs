//! The ABNF grammars of virgule, as text: URIs and IRIs, many URI schemes, and formats beside them.
//!
//! ```
//! let text = virgule_grammars::find("rfc6920").expect("RFC 6920 is among the grammars");
//! assert!(text.contains("NI-URI"));
//! ```
//!
//! # Format
//!
//! Each text is one document in the ABNF of RFC 5234 and RFC 7405. Lines that begin with `;!` are directives of virgule,
//! comments to every other tool; `virgule grammar directives` describes them. `;! import NAME` refers to another grammar of
//! this crate by its name.
//!
//! # Sources and licences
//!
//! Each text begins with a comment that gives its source, the changes to it (verified errata, omitted rules), and the notice
//! that the source requires. A copy of a text must keep that comment. Rules printed in an RFC are code components under the
//! Revised BSD License of the IETF Trust (<https://trustee.ietf.org/license-info>), or under the terms of BCP 78 if the RFC is
//! older; rules of other documents are under the licence that the comment names. The comments, the directives, and the rules
//! that are written for this project from a document in prose are licensed as virgule is: MIT or Apache 2.0.

#![no_std]
#![forbid(unsafe_code)]

mod texts;

pub use texts::GRAMMARS;

/// The text of the grammar of that name.
pub fn find(name: &str) -> Option<&'static str> {
    let found = GRAMMARS.binary_search_by(|(known, _)| (*known).cmp(name)).ok()?;
    Some(GRAMMARS[found].1)
}

#[cfg(test)]
mod tests {
    use super::{GRAMMARS, find};

    #[test]
    fn each_grammar_is_found_and_names_its_source() {
        for (name, text) in GRAMMARS {
            assert_eq!(find(name), Some(*text), "{name}");
            assert!(
                text.lines()
                    .take_while(|line| line.starts_with(';'))
                    .any(|line| line.starts_with("; Source: ")),
                "{name}"
            );
        }
        assert_eq!(find("rfc0"), None);
    }
}
