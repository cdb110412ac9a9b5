//! Splits the text of a grammar into parts with their coverage.
//!
//! Spans nest (`[ userinfo "@" ]` within an alternative, within a rule). The text is split at every start and end of a
//! span, and a part has the coverage of the innermost span that contains it:
//!
//! ```text
//! host = IP-literal / IPv4address / reg-name
//! ┗rule━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
//!        ┗alt 1━━━┛   ┗alt 2━━━━┛   ┗alt 3━┛
//! ```

use crate::coverage::{Coverage, CoveredRule, Tally};
use virgule_compiler::abnf::diagnose::Span;

/// A part of the text of a grammar.
#[derive(Debug)]
pub struct AnnotatedText<'r> {
    /// The text of the part.
    pub text: &'r str,
    /// The rule whose definition contains the part; `None` between rules.
    pub rule: Option<&'r CoveredRule>,
    /// True for the name at the start of a definition.
    pub is_name: bool,
    /// The coverage of the innermost span that contains the part.
    pub count: Option<Tally>,
}

/// Splits a document. Rules not reachable from the start rule have no coverage.
pub fn annotated<'r>(coverage: &'r Coverage, document: &str, text: &'r str) -> Vec<AnnotatedText<'r>> {
    let rules: Vec<(Span, &CoveredRule)> = coverage
        .rules
        .iter()
        .filter(|rule| rule.document == document)
        .flat_map(|rule| rule.spans.iter().map(move |span| (*span, rule)))
        .collect();
    let branches: Vec<(Span, Tally)> = coverage
        .branches
        .iter()
        .filter(|place| place.document == document)
        .map(|place| (place.span, place.inside))
        .collect();
    let names = rules.iter().map(|(span, rule)| Span::new(span.start, span.start + rule.name.len()));
    let spans =
        rules.iter().map(|(span, _)| *span).chain(branches.iter().map(|(span, _)| *span)).chain(names);
    let mut cuts: Vec<usize> = spans.flat_map(|span| [span.start, span.end]).chain([0, text.len()]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let within = |span: &Span, at: usize| span.start <= at && at < span.end;
    let part = |begin: usize, end: usize| {
        let rule = rules.iter().find(|(span, _)| within(span, begin));
        let inner = branches.iter().filter(|(span, _)| within(span, begin));
        let inner = inner.min_by_key(|(span, _)| span.end - span.start).map(|(_, count)| *count);
        Some(AnnotatedText {
            text: text.get(begin..end)?,
            rule: rule.map(|(_, rule)| *rule),
            is_name: rule.is_some_and(|(span, _)| span.start == begin),
            count: inner.or(rule.map(|(_, rule)| rule.inside)),
        })
    };
    cuts.iter().zip(cuts.iter().skip(1)).filter_map(|(&begin, &end)| part(begin, end)).collect()
}
