//! The text of a grammar → stretches, each with what is known of it.
//!
//! Places lie within each other (`[ userinfo "@" ]` within an alternative, within a rule); the text is cut wherever one
//! begins or ends, and a stretch has the marks of all that it lies in, the innermost last:
//!
//! ```text
//! host = IP-literal / IPv4address / reg-name
//! ┗rule━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
//!        ┗alt 1━━━┛   ┗alt 2━━━━┛   ┗alt 3━┛
//! ```

use crate::coverage::{Count, Coverage, CoveredRule};
use virgule_compiler::abnf::diagnose::Span;

/// A stretch of a grammar's text.
#[derive(Debug)]
pub struct Stretch<'r> {
    /// The text.
    pub text: &'r str,
    /// The rule that it is part of.
    pub rule: Option<&'r CoveredRule>,
    /// Whether it begins with the name of the rule.
    pub is_name: bool,
    /// How often the innermost place around it was tried.
    pub count: Option<Count>,
}

/// A document of the coverage, as stretches. Rules that the start rule does not lead to have no marks.
pub fn marked<'r>(coverage: &'r Coverage, document: &str, text: &'r str) -> Vec<Stretch<'r>> {
    let rules: Vec<(Span, &CoveredRule)> = coverage
        .rules
        .iter()
        .filter(|rule| rule.document == document)
        .flat_map(|rule| rule.spans.iter().map(move |span| (*span, rule)))
        .collect();
    let places: Vec<(Span, Count)> = coverage
        .places
        .iter()
        .filter(|place| place.document == document)
        .map(|place| (place.span, place.inside))
        .collect();
    let names = rules.iter().map(|(span, rule)| Span::new(span.start, span.start + rule.name.len()));
    let spans = rules.iter().map(|(span, _)| *span).chain(places.iter().map(|(span, _)| *span)).chain(names);
    let mut cuts: Vec<usize> = spans.flat_map(|span| [span.start, span.end]).chain([0, text.len()]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let within = |span: &Span, at: usize| span.start <= at && at < span.end;
    let stretch = |begin: usize, end: usize| {
        let rule = rules.iter().find(|(span, _)| within(span, begin));
        let inner = places.iter().filter(|(span, _)| within(span, begin));
        let inner = inner.min_by_key(|(span, _)| span.end - span.start).map(|(_, count)| *count);
        Some(Stretch {
            text: text.get(begin..end)?,
            rule: rule.map(|(_, rule)| *rule),
            is_name: rule.is_some_and(|(span, _)| span.start == begin),
            count: inner.or(rule.map(|(_, rule)| rule.inside)),
        })
    };
    cuts.iter().zip(cuts.iter().skip(1)).filter_map(|(&begin, &end)| stretch(begin, end)).collect()
}
