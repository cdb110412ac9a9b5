//! Registrable domains, by the Public Suffix List, which the caller gives as text.
//!
//! A *public suffix* is a domain under which people register names: `com`, `co.uk`. A *registrable domain* is a public suffix and
//! the label before it: `example.co.uk`. Hosts with the same one belong together. The list changes every week, so that a program
//! loads it (<https://publicsuffix.org/list/>) and this module has none of it.
//!
//! ```
//! use virgule::suffix::PublicSuffixList;
//!
//! let list = PublicSuffixList::parse("// a comment\ncom\nuk\nco.uk\n*.ck\n!www.ck\n")?;
//! assert_eq!(list.registrable_domain("www.example.co.uk"), Some("example.co.uk"));
//! assert_eq!(list.public_suffix("www.example.co.uk"), Some("co.uk"));
//! assert_eq!(list.registrable_domain("co.uk"), None);
//! assert_eq!(list.registrable_domain("a.b.example.ck"), Some("b.example.ck")); // by the wildcard
//! assert_eq!(list.registrable_domain("a.www.ck"), Some("www.ck")); // by the exception
//! # Ok::<(), virgule::suffix::SuffixListError>(())
//! ```
//!
//! The algorithm is that of <https://publicsuffix.org/list/>, section "Formal Algorithm":
//!
//! 1. A rule matches a domain if its labels are the last ones of the domain; `*`, which only the first label of a rule may be here
//!    as in the list, is any label.
//! 2. An exception, `!…`, prevails over all others; its first label is no part of the suffix.
//! 3. Else the rule with the most labels prevails; if none matches, the last label is the suffix, as by a rule `*`.
//!
//! Letters of ASCII count in either case. Rules beyond ASCII match hosts of the same characters; with the feature `idna` they also
//! match the punycode of them, which is what URIs have.
//!
//! A lookup takes time linear in the host, and a binary search in the list for each of its last labels, no more than the longest
//! rule has.

mod rules;
#[cfg(test)]
mod tests;

pub use rules::{PublicSuffixList, SuffixListError};
