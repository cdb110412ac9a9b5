//! Prose that stands for a rule.
//!
//! ```text
//! 0<pchar>                                        the rule itself (RFC 3986, erratum 2033)
//! <authority, see [RFC3986], Section 3.2>         the rule of the document that is cited, not of this one
//! pchar = <as specified in RFC 3986, Appendix A>  that document's rule with the name of the rule that is defined
//! <">                                             DQUOTE, in documents older than RFC 2234
//! ```
//!
//! A citation such as `[URI]` does not say which import is meant: all are searched.

use super::grammar::RuleId;
use super::scope::Scope;

/// A prose-val, and where it is.
#[derive(Clone, Copy)]
pub struct Prose<'t> {
    /// The text between the angle brackets.
    pub text: &'t str,
    /// The rule in whose definition it is.
    pub rule: &'t str,
    /// True if it is the whole definition.
    pub whole: bool,
}

impl<'t> Prose<'t> {
    /// The rule that it stands for in the document with that index.
    pub fn find(self, document: usize, scope: &Scope) -> Option<RuleId> {
        if self.text == "\"" {
            return scope.find(document, "DQUOTE");
        }
        let name = self.first_word();
        let itself = name.eq_ignore_ascii_case(self.rule);
        if !self.cites() {
            // `host = <host>` refers to the rule of that name in another document.
            return if itself { scope.find_imported(document, name) } else { scope.find(document, name) };
        }
        let cited = self.cited();
        let imported = self.names().find_map(|name| scope.find_cited(document, &cited, name));
        // The rules of the cited document may be copied into this one.
        imported.or_else(|| scope.find_exactly(document, name).filter(|_| !itself))
    }

    /// The names under which the rule may be found in a document that is cited, in order.
    pub fn names(self) -> impl Iterator<Item = &'t str> {
        let word = self.first_word();
        let is_name = matches!(self.text.as_bytes().get(word.len()), None | Some(b','));
        let same = self.whole.then_some(self.rule);
        // In `<URI query of RFC 3986>`, the first word is one of a phrase.
        let (first, second) = if is_name { (Some(word), same) } else { (same, Some(word)) };
        first.into_iter().chain(second)
    }

    fn first_word(self) -> &'t str {
        self.text.split([',', ' ', '\t']).next().unwrap_or("")
    }

    /// True if the text cites a document: `[URI]`, `RFC 3986`.
    pub fn cites(self) -> bool {
        let bracketed = self.text.split_once('[').is_some_and(|(_, rest)| rest.contains(']'));
        bracketed || self.numbers().next().is_some()
    }

    /// The grammars of the RFCs that are cited by number, such as `rfc3986`.
    pub fn cited(self) -> Vec<String> {
        self.numbers().map(|number| format!("rfc{number}")).collect()
    }

    fn numbers(self) -> impl Iterator<Item = &'t str> {
        let text = self.text;
        let after = move |at: usize| {
            let rest = text.get(at..at + 3).filter(|word| word.eq_ignore_ascii_case("rfc"))?;
            let rest = text[at + rest.len()..].trim_start_matches([' ', '-']);
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            Some(&rest[..end]).filter(|number| !number.is_empty())
        };
        (0..text.len()).filter_map(after)
    }
}

#[cfg(test)]
mod tests {
    use super::Prose;

    fn prose(text: &str) -> Prose<'_> {
        Prose { text, rule: "pchar", whole: true }
    }

    #[test]
    fn documents_are_cited_by_number_or_label() {
        for text in ["host, see [URI]", "as in RFC 3986", "x, RFC-3986 or rfc3987", "[RFC3986]"] {
            assert!(prose(text).cites(), "{text}");
        }
        for text in ["any CHAR", "see Section 3.2", "a [ alone", "RFC editor", "é", "rfcé"] {
            assert!(!prose(text).cites(), "{text}");
        }
        assert_eq!(prose("x, RFC-3986 or rfc3987").cited(), ["rfc3986", "rfc3987"]);
    }

    #[test]
    fn a_phrase_names_the_rule_that_it_defines() {
        let names = |text| prose(text).names().collect::<Vec<_>>();
        assert_eq!(names("host, see [URI]"), ["host", "pchar"]);
        assert_eq!(names("host"), ["host", "pchar"]);
        assert_eq!(names("URI query as in RFC 3986"), ["pchar", "URI"]);
        let part = Prose { whole: false, ..prose("as in RFC 3986") };
        assert_eq!(part.names().collect::<Vec<_>>(), ["as"]);
    }
}
