//! A derivation as an indented list: each rule with its span and its match.
//!
//! ```text
//! authority 0..3 "h:1"
//!   host 0..1 "h"
//!     …
//!   port 2..3 "1"
//!     DIGIT 2..3 "1"
//! ```
//!
//! Lines have bounded length: a long match is shown by its begin and end, and from a fixed depth on the depth is a
//! number. So a tree that is as deep as the input is long takes no more space than a flat one.

use crate::operations::draw::{Style, visible};
use crate::operations::mask::{Masked, scheme_secrets};
use std::fmt;
use virgule_dynamic::{Parsed, Tree, TreeRule};

/// Deeper rules are not indented further; a number shows the additional depth.
const INDENTED: usize = 40;

/// A match with more characters is shown by its first and last ones.
const SHOWN: usize = 60;

/// A derivation to show, without secrets.
pub struct TreePicture<'t> {
    tree: &'t Tree,
    text: &'t str,
    masked: Masked,
    style: Style,
}

impl<'t> TreePicture<'t> {
    /// Returns the derivation of an input of a kind.
    pub fn of_kind(tree: &'t Tree, parsed: &Parsed<'_, 't>, style: Style) -> Self {
        Self::new(tree, parsed.text(), parsed.secret_spans(), style)
    }

    /// Returns the derivation of an input of a rule.
    pub fn of_rule(tree: &'t Tree, text: &'t str, style: Style) -> Self {
        Self::new(tree, text, Vec::new(), style)
    }

    fn new(tree: &'t Tree, text: &'t str, secrets: Vec<(usize, usize)>, style: Style) -> Self {
        let secrets = [secrets, tree.secret_spans(text), scheme_secrets(text)];
        TreePicture { tree, text, masked: Masked::new(text, secrets.concat()), style }
    }

    /// Returns the match of a rule, masked; `None` if it is within a secret.
    fn shown(&self, rule: &TreeRule<'_>) -> Option<&str> {
        let [start, end] = [rule.start, rule.end].map(|at| self.masked.offset(at));
        let shown = self.masked.text.get(start..end)?;
        let original = self.text.get(rule.start..rule.end)?;
        // An offset within a secret is mapped into its mask.
        let is_part = shown != original && shown.len() < STARS && shown.bytes().all(|byte| byte == b'*');
        (!is_part).then_some(shown)
    }
}

/// The length of the mask of a secret.
const STARS: usize = 3;

impl fmt::Display for TreePicture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The depth of a rule that is entirely secret.
        let mut hidden = None;
        for rule in self.tree.rules() {
            if hidden.is_some_and(|depth| rule.depth > depth) {
                continue;
            }
            let Some(shown) = self.shown(&rule) else { continue };
            let original = self.text.get(rule.start..rule.end);
            hidden = (shown == "***" && original != Some(shown)).then_some(rule.depth);
            let indented = rule.depth.min(INDENTED);
            write!(f, "{:1$}", "", 2 * indented)?;
            if rule.depth > indented {
                write!(f, "+{} ", rule.depth - indented)?;
            }
            let TreeRule { name, start, end, .. } = rule;
            writeln!(f, "{name} {start}..{end} \"{}\"", visible(&shortened(shown), self.style))?;
        }
        Ok(())
    }
}

/// Returns the begin and the end of a long match.
fn shortened(text: &str) -> String {
    let at = |count: usize| text.char_indices().nth(count).map(|(at, _)| at);
    let (Some(begin), Some(_)) = (at(SHOWN / 2), at(SHOWN)) else { return text.to_string() };
    let end = text.char_indices().rev().nth(SHOWN / 2 - 2).map_or(text.len(), |(at, _)| at);
    format!("{}…{}", &text[..begin], &text[end..])
}

#[cfg(test)]
mod tests {
    use super::{SHOWN, TreePicture, shortened};
    use crate::operations::draw::Style;
    use virgule_dynamic::Library;

    /// Returns the tree of an input of the only kind of a grammar.
    fn of_kind(grammar: &str, text: &str) -> String {
        let mut library = Library::new();
        library.add("test", grammar).expect("no errors");
        let kind = library.kinds_of("test")[0].to_string();
        let tree =
            library.kind_trees(&kind).expect("a kind").derive(text).expect("cheap").expect("it matches");
        let parser = library.parser(&kind).expect("a kind");
        let parsed = parser.parse(text).expect("it matches");
        TreePicture::of_kind(&tree, &parsed, Style::Unicode).to_string()
    }

    #[test]
    fn one_rule_a_line() {
        let grammar = "list = \"[\" *( item CRLF ) \"]\"\nitem = *%xE9\n";
        assert_eq!(
            of_kind(grammar, "[éé\r\n\r\n]"),
            "list 0..10 \"[éé␍␊␍␊]\"
  item 1..5 \"éé\"
  CRLF 5..7 \"␍␊\"
    CR 5..6 \"␍\"
    LF 6..7 \"␊\"
  item 7..7 \"\"
  CRLF 7..9 \"␍␊\"
    CR 7..8 \"␍\"
    LF 8..9 \"␊\"
"
        );
    }

    #[test]
    fn secrets_are_hidden_with_their_parts() {
        let grammar = ";! scheme key\n;! fields name value\n;! redact value\nkey = \"key:\" name \"=\" value\nname = 1*ALPHA\nvalue = 1*half\nhalf = DIGIT [DIGIT]\n";
        assert_eq!(
            of_kind(grammar, "key:n=12345"),
            "key 0..11 \"key:n=***\"\n  name 4..5 \"n\"\n    ALPHA 4..5 \"n\"\n  value 6..11 \"***\"\n"
        );
        for digits in 1..6 {
            let drawn = of_kind(grammar, &format!("key:n={}", &"98765"[..digits]));
            assert!(!drawn.contains("\"9") && drawn.lines().count() == 4, "{drawn}");
        }
    }

    #[test]
    fn passwords_are_hidden_whatever_rule_they_are_in() {
        let grammar = "line = 1*VCHAR\n";
        let drawn = of_kind(grammar, "ftp://u:secret@h/");
        let of_vchars = drawn.lines().skip(1).filter(|line| line.contains(['s', 'c', 'r', 'e'])).count();
        assert!(drawn.starts_with("line 0..17 \"ftp://u:***@h/\"\n"), "{drawn}");
        assert_eq!(of_vchars, 0, "{drawn}");

        let mut library = Library::new();
        let text = "u:secret@h";
        let trees = library.rule_trees("rfc3986", "authority").expect("a rule");
        let tree = trees.derive(text).expect("cheap").expect("it matches");
        let drawn = TreePicture::of_rule(&tree, text, Style::Unicode).to_string();
        assert!(drawn.contains("\n  userinfo 0..8 \"u:***\"\n    unreserved 0..1 \"u\"\n"), "{drawn}");
        assert!(drawn.contains("\n      ALPHA 0..1 \"u\"\n  host 9..10"), "{drawn}");
    }

    #[test]
    fn lines_are_short() {
        let drawn = of_kind("s = \"(\" s / \"\"\n", &"(".repeat(500));
        assert_eq!(drawn.lines().count(), 501);
        assert!(drawn.lines().all(|line| line.chars().count() < 200), "{drawn}");
        assert!(drawn.contains("\n                                                                                +1 s 41..500"), "{drawn}");
        assert_eq!(shortened(&"é".repeat(SHOWN)), "é".repeat(SHOWN));
        assert_eq!(shortened(&"é".repeat(SHOWN + 1)), format!("{}…{}", "é".repeat(30), "é".repeat(29)));
    }
}
