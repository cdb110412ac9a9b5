//! Registrable domains, by the Public Suffix List, which the caller provides.
//!
//! A *public suffix* is a domain under which names can be registered: `com`, `co.uk`. A *registrable domain* is a
//! public suffix and the label before it: `example.co.uk`. Hosts with the same registrable domain belong together. The
//! list changes every week, so programs load it (<https://publicsuffix.org/list/>); this module does not contain it.
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
//! 1. A rule matches a domain if its labels are the last labels of the domain. The label `*` matches any label; as in
//!    the list, it is allowed only as the first label of a rule.
//! 2. An exception, `!…`, prevails over all other rules; its first label is not part of the suffix.
//! 3. Without an exception, the rule with the most labels prevails. If no rule matches, the last label is the suffix,
//!    as if by a rule `*`.
//!
//! ASCII case is ignored. Rules with non-ASCII characters match hosts with the same characters; with the feature `idna`
//! they also match the punycode of these characters, which URIs contain.
//!
//! A lookup is linear in the length of the host. It makes a binary search in the list for each trailing label, for at
//! most as many labels as the longest rule has.

use crate::uri::host::Host;
use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;

/// The rules of the Public Suffix List, as the [module](self) describes them.
#[derive(Clone)]
pub struct PublicSuffixList<'l> {
    /// The rules, sorted by name in lower case. No name occurs twice.
    rules: Vec<SuffixRule<'l>>,
    /// The maximum number of labels of a rule.
    labels: usize,
}

#[derive(Clone)]
struct SuffixRule<'l> {
    /// The text of the rule without `*.` or `!`, in lower case.
    name: Cow<'l, str>,
    /// True if the name itself is a rule; the other two are for the name after `*.` and `!`.
    plain: bool,
    wildcard: bool,
    exception: bool,
}

impl<'l> PublicSuffixList<'l> {
    /// Reads the list. Each line is a rule up to the first white space, or a comment, which begins with `//`.
    ///
    /// # Errors
    ///
    /// If a rule has an empty label, or a `*` that is not its first label.
    pub fn parse(text: &'l str) -> Result<Self, SuffixListError> {
        Self::of(text, |_| true)
    }

    /// Reads only the rules between the comments `===BEGIN ICANN DOMAINS===` and `===END ICANN DOMAINS===`: those of
    /// registries, without those of companies that give customers names under their own domains, such as `github.io`.
    ///
    /// # Errors
    ///
    /// As [`Self::parse`].
    pub fn parse_icann(text: &'l str) -> Result<Self, SuffixListError> {
        let mut inside = false;
        Self::of(text, move |line| {
            if line.starts_with("//") && line.contains(" DOMAINS===") {
                inside = line.contains("===BEGIN ICANN ");
            }
            inside
        })
    }

    /// Reads the lines for which `counts` returns true. `counts` is called for every line, in order.
    fn of(text: &'l str, mut counts: impl FnMut(&str) -> bool) -> Result<Self, SuffixListError> {
        let mut rules = Vec::new();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (number, line) in text.lines().enumerate() {
            let counts = counts(line);
            let Some(rule) = line.split_whitespace().next() else { continue };
            if counts && !rule.starts_with("//") && !line.starts_with(char::is_whitespace) {
                let rule = SuffixRule::parse(rule).ok_or(SuffixListError { line: number + 1 })?;
                rules.extend(rule.punycode());
                rules.push(rule);
            }
        }
        rules.sort_by(|one, other| one.name.cmp(&other.name));
        rules.dedup_by(|later, first| {
            let same = later.name == first.name;
            if same {
                first.plain |= later.plain;
                first.wildcard |= later.wildcard;
                first.exception |= later.exception;
            }
            same
        });
        let labels = rules.iter().map(|rule| rule.name.split('.').count() + usize::from(rule.wildcard)).max();
        Ok(PublicSuffixList { rules, labels: labels.unwrap_or(0) })
    }

    /// Returns the public suffix of a host, without a trailing dot, or `None` if the host is not a domain name: if it
    /// is an address, or contains an empty label or a `%`.
    pub fn public_suffix<'h>(&self, host: &'h str) -> Option<&'h str> {
        let (name, begin) = self.split(host)?;
        name.get(begin..)
    }

    /// Returns the public suffix of a host and the label before it, or `None` if the host is not a domain name, or is a
    /// public suffix itself.
    ///
    /// ```
    /// use virgule::{Uri, suffix::PublicSuffixList};
    ///
    /// let list = PublicSuffixList::parse("com\nco.uk\n")?;
    /// let site = |text| list.registrable_domain(Uri::parse(text).unwrap().host()?).map(str::to_ascii_lowercase);
    /// assert_eq!(site("https://static.EXAMPLE.co.uk:8443/a"), site("https://example.co.uk/"));
    /// assert_eq!(site("https://192.0.2.1/"), None);
    /// # Ok::<(), virgule::suffix::SuffixListError>(())
    /// ```
    pub fn registrable_domain<'h>(&self, host: &'h str) -> Option<&'h str> {
        let (name, begin) = self.split(host)?;
        let before = name.get(..begin)?.strip_suffix('.')?;
        name.get(before.rfind('.').map_or(0, |dot| dot + 1)..)
    }

    /// Returns the domain name, and the offset of the public suffix in it.
    fn split<'h>(&self, host: &'h str) -> Option<(&'h str, usize)> {
        let name = host.strip_suffix('.').unwrap_or(host);
        let is_name = matches!(Host::of(name), Host::RegName(_)) && !name.contains('%');
        if !is_name || name.split('.').any(str::is_empty) {
            return None;
        }
        let before = |begin: usize| name.get(..begin).and_then(|before| before.strip_suffix('.'));
        let label_before = |begin| before(begin).map(|before| before.rfind('.').map_or(0, |dot| dot + 1));
        // Without a matching rule, the suffix is the last label.
        let mut begin = name.rfind('.').map_or(0, |dot| dot + 1);
        let mut suffix = begin;
        for _ in 0..self.labels {
            if let Some(rule) = name.get(begin..).and_then(|labels| self.rule(labels)) {
                if rule.exception {
                    let rest = name.get(begin..)?;
                    return Some((name, rest.find('.').map_or(name.len(), |dot| begin + dot + 1)));
                }
                suffix = if rule.plain { begin } else { suffix };
                suffix = label_before(begin).filter(|_| rule.wildcard).unwrap_or(suffix);
            }
            let Some(next) = label_before(begin) else { break };
            begin = next;
        }
        Some((name, suffix))
    }

    /// Returns the rules that have the name `name`, ignoring ASCII case.
    fn rule(&self, name: &str) -> Option<&SuffixRule<'l>> {
        let order = |rule: &SuffixRule<'_>| -> Ordering {
            rule.name.bytes().cmp(name.bytes().map(|byte| byte.to_ascii_lowercase()))
        };
        let at = self.rules.binary_search_by(order).ok()?;
        self.rules.get(at)
    }
}

impl<'l> SuffixRule<'l> {
    fn parse(text: &'l str) -> Option<Self> {
        let (exception, text) = text.strip_prefix('!').map_or((false, text), |rest| (true, rest));
        let text = text.strip_prefix('.').unwrap_or(text);
        let (wildcard, name) = text.strip_prefix("*.").map_or((false, text), |rest| (true, rest));
        let is_name = |label: &str| !label.is_empty() && !label.contains('*');
        // The rule `*` alone has the same meaning as no rule.
        if text != "*" && !name.split('.').all(is_name) || exception && (wildcard || !name.contains('.')) {
            return None;
        }
        let upper = name.bytes().any(|byte| byte.is_ascii_uppercase());
        let name = if upper { Cow::Owned(name.to_ascii_lowercase()) } else { Cow::Borrowed(name) };
        Some(SuffixRule { name, plain: !wildcard && !exception, wildcard, exception })
    }

    /// Returns the rules with the punycode of the name, or `None` if the name is ASCII.
    #[cfg(feature = "idna")]
    fn punycode(&self) -> Option<Self> {
        if self.name.is_ascii() {
            return None;
        }
        let name = idna::domain_to_ascii(&self.name).ok()?;
        Some(SuffixRule { name: Cow::Owned(name), ..*self })
    }

    /// Without the Unicode tables of `idna` there is no punycode.
    #[cfg(not(feature = "idna"))]
    fn punycode(&self) -> Option<Self> {
        None
    }
}

impl fmt::Debug for PublicSuffixList<'_> {
    /// Shows only the number of names, because the list has thousands of rules.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PublicSuffixList").field("names", &self.rules.len()).finish_non_exhaustive()
    }
}

/// The error for a line that is not a rule.
///
/// ```
/// use virgule::suffix::PublicSuffixList;
///
/// let error = PublicSuffixList::parse("com\n\nco..uk\n").unwrap_err();
/// assert_eq!(error.line(), 3);
/// assert_eq!(
///     error.to_string(),
///     "line 3: a rule consists of labels separated by dots; the first may be `*` or begin with `!`"
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SuffixListError {
    line: usize,
}

impl SuffixListError {
    /// Returns the number of the line, where the first line is 1.
    #[inline]
    pub fn line(&self) -> usize {
        self.line
    }
}

impl fmt::Display for SuffixListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}: a rule consists of labels separated by dots; the first may be `*` or begin with `!`",
            self.line
        )
    }
}

impl core::error::Error for SuffixListError {}

#[cfg(test)]
mod tests {
    use super::PublicSuffixList;
    use std::string::String;

    const LIST: &str = "\
// ===BEGIN ICANN DOMAINS===
com\tcommercial

uk
co.uk
JP
*.kawasaki.jp
!city.kawasaki.jp
*.ck
!www.ck
рф
// ===END ICANN DOMAINS===
// ===BEGIN PRIVATE DOMAINS===
github.io
*.deep.example.net
.leading.example
// ===END PRIVATE DOMAINS===
";

    #[test]
    fn the_prevailing_rule_decides() {
        let list = PublicSuffixList::parse(LIST).unwrap();
        for (host, suffix, domain) in [
            ("example.com", "com", Some("example.com")),
            ("a.b.example.com", "com", Some("example.com")),
            ("com", "com", None),
            ("EXAMPLE.Com.", "Com", Some("EXAMPLE.Com")),
            ("a.co.uk", "co.uk", Some("a.co.uk")),
            ("a.b.uk", "uk", Some("b.uk")),
            ("a.co.jp", "jp", Some("co.jp")),
            // The wildcard matches exactly one label; its parent is matched by the rule before it.
            ("kawasaki.jp", "jp", Some("kawasaki.jp")),
            ("a.kawasaki.jp", "a.kawasaki.jp", None),
            ("b.a.kawasaki.jp", "a.kawasaki.jp", Some("b.a.kawasaki.jp")),
            ("c.b.a.kawasaki.jp", "a.kawasaki.jp", Some("b.a.kawasaki.jp")),
            ("x.city.kawasaki.jp", "kawasaki.jp", Some("city.kawasaki.jp")),
            ("ck", "ck", None),
            ("www.ck", "ck", Some("www.ck")),
            ("a.www.ck", "ck", Some("www.ck")),
            ("other.ck", "other.ck", None),
            // Without a matching rule, the last label is the suffix.
            ("example.unknown", "unknown", Some("example.unknown")),
            ("localhost", "localhost", None),
            ("anna.github.io", "github.io", Some("anna.github.io")),
            ("x.y.z.deep.example.net", "z.deep.example.net", Some("y.z.deep.example.net")),
            ("deep.example.net", "net", Some("example.net")),
            ("a.leading.example", "leading.example", Some("a.leading.example")),
            ("пример.рф", "рф", Some("пример.рф")),
        ] {
            assert_eq!(
                (list.public_suffix(host), list.registrable_domain(host)),
                (Some(suffix), domain),
                "{host}"
            );
        }
        for host in ["", ".", "a..com", ".com", "a.com..", "192.0.2.1", "[::1]", "a%2Ecom"] {
            assert_eq!((list.public_suffix(host), list.registrable_domain(host)), (None, None), "{host}");
        }
    }

    #[test]
    fn rules_of_registries_can_stand_alone() {
        let list = PublicSuffixList::parse_icann(LIST).unwrap();
        assert_eq!(list.registrable_domain("anna.github.io"), Some("github.io"));
        assert_eq!(list.registrable_domain("a.co.uk"), Some("a.co.uk"));
        assert_eq!(PublicSuffixList::parse_icann("co.uk\n").unwrap().public_suffix("a.co.uk"), Some("uk"));
    }

    #[test]
    fn a_line_that_is_no_rule_is_named() {
        for (text, line) in
            [("a\nb..c", 2), ("*.*.a", 1), ("a.*.b", 1), ("!*.a", 1), ("!a", 1), ("a.", 1), ("a*", 1)]
        {
            assert_eq!(PublicSuffixList::parse(text).unwrap_err().line(), line, "{text}");
        }
        let empty = PublicSuffixList::parse("\u{feff}// nothing\r\n\r\n  indented\r\n*\r\n").unwrap();
        assert_eq!(empty.registrable_domain("a.b.c"), Some("b.c"));
    }

    #[cfg(feature = "idna")]
    #[test]
    fn rules_match_punycode_too() {
        let list = PublicSuffixList::parse("рф\nком.рф").unwrap();
        assert_eq!(list.public_suffix("a.xn--j1aef.xn--p1ai"), Some("xn--j1aef.xn--p1ai"));
        assert_eq!(list.public_suffix("a.ком.рф"), Some("ком.рф"));
    }

    /// A lookup reads no more labels of a host than the longest rule has.
    #[test]
    fn a_long_host_is_read_once() {
        let list = PublicSuffixList::parse(LIST).unwrap();
        let host = "a.".repeat(1 << 18) + "co.uk";
        assert_eq!(list.registrable_domain(&host), Some("a.co.uk"));
        let label = String::from("a").repeat(1 << 18);
        assert_eq!(list.public_suffix(&label), Some(&*label));
    }
}
