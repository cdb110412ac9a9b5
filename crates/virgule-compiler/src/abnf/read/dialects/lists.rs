//! The lists of RFC 9110 section 5.6.1 and of RFC 822 section 2.7, expanded to ABNF.
//!
//! ```text
//! http-sender     1#element         element *( OWS "," OWS element )
//!                 #element          [ 1#element ]
//!                 <n>#<m>element    element <n-1>*<m-1>( OWS "," OWS element )
//! http-recipient  <n>#<m>element    [ 1*( OWS "," ) OWS ]
//!                                   element <n-1>*<m-1>( 1*( OWS "," ) OWS element )
//!                                   [ 1*( OWS "," ) OWS ]
//! rfc822          <n>#<m>element    *"," element <n-1>*<m-1>( 1*"," element ) *","
//! ```
//!
//! The RFC prints the recipient's list as `[ element ] *( OWS "," OWS [ element ] )`. Both forms match the same strings,
//! because `OWS OWS` matches the strings of `OWS`. The form above is unambiguous, and counts only elements that are not
//! empty. For a list that may be empty, the part from the first `element` on is optional.

use super::Dialect;
use crate::abnf::diagnose::Span;
use crate::abnf::read::build::one_or;
use crate::abnf::read::pieces::{self, Report};
use crate::abnf::read::tree::{ExprKind, ExprNode, Repeat};

/// Maximum number of elements that a list may name. Each counted element is a copy in the automaton.
const MAX_COUNT: u32 = 1000;

/// Maximum number of nodes that the lists of a source may add, because nested lists double with each level.
const MAX_COPIED: usize = 200_000;

/// Replaces each `#` outside of strings, prose and comments by `*`, so that `1#2element` reads as a repetition.
pub(super) fn mask(text: &str) -> String {
    let mut masked = text.to_string();
    for (at, _) in pieces::code(text).filter(|(_, byte)| *byte == b'#') {
        masked.replace_range(at..=at, "*");
    }
    masked
}

/// Expands the lists of one source.
pub(in crate::abnf::read) struct ListExpansion {
    /// The notation of the source.
    pub(in crate::abnf::read) dialect: Dialect,
    copied: usize,
}

impl ListExpansion {
    pub(in crate::abnf::read) fn new(dialect: Dialect) -> Self {
        ListExpansion { dialect, copied: 0 }
    }

    /// Returns the expansion of a list, which may be a concatenation. `repeat` has the numbers around the `#`.
    pub(in crate::abnf::read) fn expand(
        &mut self,
        repeat: Repeat,
        element: ExprNode,
        span: Span,
        report: &mut Report,
    ) -> ExprNode {
        let Repeat { min, max, span: mark } = repeat;
        if max.unwrap_or(min).max(min) > MAX_COUNT {
            let message = format!("a list counts at most {MAX_COUNT} elements, because each is a copy");
            report.error(
                "list-count",
                message,
                mark,
                "",
                "leave out the number after \"#\", or use a smaller one",
            );
            return element;
        }
        if let Some(max) = max.filter(|&max| max < min.max(1)) {
            let message = match max < min {
                true => format!("the minimum {min} exceeds the maximum {max}"),
                false => "no number of elements is allowed".to_string(),
            };
            let help = "write the minimum before \"#\", and a maximum of at least 1 after it";
            report.error("list-count", message, mark, "", help);
            return element;
        }
        self.copied = self.copied.saturating_add(nodes(&element));
        if self.copied > MAX_COPIED {
            let message = format!("the lists of this file expand to more than {MAX_COPIED} elements");
            let help = "define the element of the list as a rule, and write its name after \"#\"";
            report.error("list-too-large", message, mark, "one list too many", help);
            return element;
        }
        let node = |kind| ExprNode { kind, span };
        let mut parts = vec![element.clone()];
        if max != Some(1) {
            let mut further = self.gap(mark);
            further.push(element);
            let further = node(ExprKind::Group(Box::new(node(ExprKind::Concatenation(further)))));
            let repeat = Repeat { min: min.saturating_sub(1), max: max.map(|max| max - 1), span: mark };
            parts.push(node(ExprKind::Repetition { repeat, inner: Box::new(further) }));
        }
        let around = self.around(mark);
        parts.extend(around.clone());
        if min == 0 {
            parts = vec![node(ExprKind::Option(Box::new(one_or(parts, span, ExprKind::Concatenation))))];
        }
        parts.splice(0..0, around);
        one_or(parts, span, ExprKind::Concatenation)
    }

    /// Returns the separator of two elements.
    fn gap(&self, span: Span) -> Vec<ExprNode> {
        let node = |kind| ExprNode { kind, span };
        let ows = || node(ExprKind::Rule("OWS".to_string()));
        match self.dialect {
            Dialect::Rfc822 => vec![repeated(1, comma(span), span)],
            Dialect::HttpRecipient => {
                let commas = node(ExprKind::Concatenation(vec![ows(), comma(span)]));
                vec![repeated(1, node(ExprKind::Group(Box::new(commas))), span), ows()]
            }
            _ => vec![ows(), comma(span), ows()],
        }
    }

    /// Returns the empty elements before the first element, or after the last one, if the dialect allows them.
    fn around(&self, span: Span) -> Option<ExprNode> {
        let node = |kind| ExprNode { kind, span };
        match self.dialect {
            Dialect::Rfc822 => Some(repeated(0, comma(span), span)),
            Dialect::HttpRecipient => {
                Some(node(ExprKind::Option(Box::new(node(ExprKind::Concatenation(self.gap(span)))))))
            }
            _ => None,
        }
    }
}

fn comma(span: Span) -> ExprNode {
    ExprNode { kind: ExprKind::Text { text: ",".to_string(), case_sensitive: false }, span }
}

fn repeated(min: u32, inner: ExprNode, span: Span) -> ExprNode {
    let repeat = Repeat { min, max: None, span };
    ExprNode { kind: ExprKind::Repetition { repeat, inner: Box::new(inner) }, span }
}

/// Number of nodes of an expression. Its depth is bounded by the nesting of the source and by [`MAX_COPIED`].
fn nodes(expr: &ExprNode) -> usize {
    let inner = match &expr.kind {
        ExprKind::Alternation(parts) | ExprKind::Concatenation(parts) => parts.iter().map(nodes).sum(),
        ExprKind::Repetition { inner, .. } | ExprKind::Group(inner) | ExprKind::Option(inner) => nodes(inner),
        _ => 0,
    };
    inner + 1
}
