//! Registrable domains, by the Public Suffix List, whose text is an argument.
//!
//! A *public suffix* is a domain under which names can be registered: `com`, `co.uk`. A *registrable domain* is a
//! public suffix and the label before it: `example.co.uk`. Hosts with the same registrable domain belong together. The
//! list changes every week, so a program loads it (<https://publicsuffix.org/list/>), and this module does not contain
//! it.
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
//! 1. A rule matches a domain if its labels are the last labels of the domain. The label `*`, which as in the list is
//!    only allowed as the first label of a rule, matches any label.
//! 2. An exception, `!…`, prevails over all other rules; its first label is not part of the suffix.
//! 3. Without an exception, the rule with the most labels prevails. If no rule matches, the last label is the suffix,
//!    as by a rule `*`.
//!
//! ASCII case is ignored. Rules with characters beyond ASCII match hosts with the same characters; with the feature
//! `idna` they also match the punycode of these characters, which URIs contain.
//!
//! A lookup is linear in the length of the host, with a binary search in the list for each of the last labels of the
//! host, at most as many as the longest rule has.

mod rules;
#[cfg(test)]
mod tests;

pub use rules::{PublicSuffixList, SuffixListError};
