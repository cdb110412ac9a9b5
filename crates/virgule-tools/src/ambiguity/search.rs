//! The search for ambiguities, rule by rule.

use super::derivation::{self, Derivation, at};
use super::graph::Path;
use super::languages::{Languages, Unrolled};
use super::self_product::{self, Divergence, ShortestPaths};
use super::shortest_context::{ShortestContext, ShortestContexts};
use super::{Ambiguity, AmbiguityReport, Between, DerivationPart, Wins, preference};
use std::collections::HashSet;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::{self, matches_empty, recursion::Recursion};
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::analysis::show::show;
use virgule_compiler::limits::{self, Budget};
use virgule_compiler::nfa::{calls::CallApproximation, error::BuildError};

/// The unrolling depths of nested rules; the largest within the limits is used.
const DEPTHS: [usize; 3] = [3, 2, 1];

/// Analyzes all rules reachable from the named start rules; with `all`, also unused rules of the document. Without a
/// named start rule, analyzes all rules of the document. Skips rules that depend on a rule with faults.
pub fn ambiguities(checked: &Checked, all: bool) -> AmbiguityReport {
    let grammar = &checked.grammar;
    let known = |rule: &RuleId| checked.facts.faulty[rule.index()].is_none();
    let own = || (0..grammar.own as u32).map(RuleId).filter(known);
    let mut starts: Vec<RuleId> = grammar.named_starts().filter(known).collect();
    if grammar.named_starts().next().is_none() {
        starts = check::roots(grammar, &own().collect::<Vec<_>>());
    }
    let used = check::reachable(grammar, &starts);
    let unused = own().filter(|rule| !used[rule.index()] && all);
    let others: Vec<RuleId> = unused.filter(|rule| !grammar.spelled.contains(rule)).collect();
    let contexts = ShortestContexts::new(checked, &starts, &others);
    let from: Vec<RuleId> = [starts, others].concat();
    let budget = match grammar.named_starts().next() {
        Some(_) => Budget::default(),
        None => Budget::of(limits::AMBIGUITY_STEPS),
    };
    let search =
        AmbiguitySearch { checked, contexts, reached: check::reachable(grammar, &from), from, budget };
    search.report()
}

struct AmbiguitySearch<'c> {
    checked: &'c Checked,
    contexts: ShortestContexts<'c>,
    /// The start rules.
    from: Vec<RuleId>,
    reached: Vec<bool>,
    /// The budget of each search.
    budget: Budget,
}

impl<'c> AmbiguitySearch<'c> {
    fn languages(&self, unrolled: Unrolled) -> Languages<'c> {
        let mut languages = Languages::new(self.checked, &self.from, unrolled, self.budget.clone());
        languages.prepare(&self.reached);
        languages
    }

    fn report(&self) -> AmbiguityReport {
        let rules = || (0..self.reached.len() as u32).map(RuleId).filter(|rule| self.reached[rule.index()]);
        let mut languages = self.languages(Unrolled { depth: 1, below: CallApproximation::Over });
        let bounded = languages.bounded();
        let mut report = AmbiguityReport::default();
        let mut open = Vec::new();
        for rule in rules() {
            match self.rule(rule, &mut languages) {
                Ok(none) if none.is_empty() => {}
                _ if bounded[rule.index()] => open.push(rule),
                Ok(found) => report.found.extend(found),
                Err(error) => report.large.push(error),
            }
        }
        for depth in DEPTHS.into_iter().filter(|_| !open.is_empty()) {
            let mut languages = self.languages(Unrolled { depth, below: CallApproximation::Under });
            let is_least = DEPTHS.last() == Some(&depth);
            let results = open.iter().map(|&rule| {
                let found = self.rule(rule, &mut languages);
                // At the smallest depth, a rule that exceeds a limit is reported.
                if is_least || found.is_ok() { Some(found) } else { None }
            });
            let Some(results) = results.collect::<Option<Vec<_>>>() else { continue };
            report.depth = depth;
            for (&rule, found) in open.iter().zip(results) {
                match found {
                    Ok(none) if none.is_empty() => report.open.push(rule),
                    Ok(found) => report.found.extend(found),
                    Err(error) => report.large.push(error),
                }
            }
            break;
        }
        report.found.sort_by_key(|found| found.rule);
        // An element that may be empty, or begin like a separator, makes several parts of its list ambiguous.
        let mut lists = HashSet::new();
        let grammar = &self.checked.grammar;
        let is_first =
            |found: &Ambiguity| found.list(grammar).is_none_or(|list| lists.insert((found.rule, list)));
        report.found.retain(is_first);
        report
    }

    fn rule(&self, rule: RuleId, languages: &mut Languages<'c>) -> Result<Vec<Ambiguity>, BuildError> {
        let mut found: Vec<Ambiguity> = Vec::new();
        for path in self.levels(rule) {
            let Some(expr) = at(&self.checked.grammar.rule(rule).expr, &path) else { continue };
            let graph = languages.level(rule, &path, expr)?;
            // If the context is too long, the string is that of the rule alone.
            let around = self.contexts.within(rule, &path).unwrap_or_else(|| ShortestContext::none(rule));
            let symbols = around.writing.symbols(&languages.classes);
            let paths = ShortestPaths::new(&graph, &symbols);
            let divergences = self_product::divergences(&paths, &mut languages.budget);
            for divergence in divergences.map_err(|exceeded| BuildError::limit(rule, exceeded))? {
                let made = self.ambiguity(rule, (&path, expr), divergence, &around);
                // The same string with the same derivations is one finding.
                if !found.iter().any(|known| known.is_like(&made)) {
                    found.push(made);
                }
            }
        }
        Ok(found)
    }

    /// Returns the expression of a rule, and the nullable expressions in it that are repeated without bound.
    fn levels(&self, rule: RuleId) -> Vec<Path> {
        let nullable = &self.checked.facts.nullable;
        let mut found = vec![Path::new()];
        derivation::each(&self.checked.grammar.rule(rule).expr, &mut Path::new(), &mut |expr, path| {
            if matches!(expr, Expr::Repeat { inner, max: None, .. } if matches_empty(inner, nullable)) {
                found.push([&path[..], &[0]].concat());
            }
        });
        found
    }

    fn ambiguity(
        &self,
        rule: RuleId,
        (path, expr): (&[usize], &Expr),
        divergence: Divergence,
        around: &ShortestContext,
    ) -> Ambiguity {
        let grammar = &self.checked.grammar;
        let text = |octets: &[u8]| around.writing.written(octets);
        let offset =
            |at: usize| around.left.len() + text(divergence.octets.get(..at).unwrap_or_default()).len();
        let [one, other] = &divergence.derivations;
        let (inner, one, other) = derivation::difference(one, other);
        let differing = at(expr, &inner).unwrap_or(expr);
        let (wins, turned) = self.wins(rule, (differing, &divergence.octets), [one, other]);
        // For a sequence, only the parts with different spans are reported.
        let sequence = matches!(differing, Expr::Sequence(_));
        let same = |derivation: &Derivation, part: &Derivation| {
            sequence && derivation.inside.iter().any(|p| p.is_alike(part))
        };
        let parts = |derivation: &Derivation, against: &Derivation| -> Vec<DerivationPart> {
            let differ = derivation.inside.iter().filter(|part| !same(against, part));
            let parts = differ.filter_map(|part| {
                let shown = show(at(differing, &[part.child])?, grammar);
                Some(DerivationPart { child: part.child, shown, span: offset(part.start)..offset(part.end) })
            });
            parts.collect()
        };
        let (span, mut readings) =
            (offset(one.start)..offset(one.end), [parts(one, other), parts(other, one)]);
        let mut partings = match at(&grammar.rule(rule).expr, &divergence.path) {
            Some(Expr::Choice(_)) => {
                divergence.branches.map(|branch| [&divergence.path[..], &[branch]].concat())
            }
            _ => [divergence.path.clone(), divergence.path.clone()],
        };
        if turned {
            readings.reverse();
            partings.reverse();
        }
        let whole = [&around.left[..], &text(&divergence.octets), &around.right].concat();
        Ambiguity {
            rule,
            between: match differing {
                Expr::Choice(_) => Between::Alternatives,
                Expr::Repeat { .. } => Between::Iterations,
                _ => Between::Parts,
            },
            text: String::from_utf8_lossy(&whole).into_owned(),
            path: [path, &inner].concat(),
            span,
            within: offset(0)..offset(divergence.octets.len()),
            chain: around.chain.clone(),
            readings,
            wins,
            partings,
        }
    }

    /// Returns why one of two derivations is preferred (by the first differing part), and whether it is the second one.
    /// second.
    fn wins(
        &self,
        rule: RuleId,
        (expr, octets): (&Expr, &[u8]),
        [one, other]: [&Derivation; 2],
    ) -> (Wins, bool) {
        let (grammar, facts) = (&self.checked.grammar, &self.checked.facts);
        let same =
            one.inside.iter().zip(&other.inside).take_while(|(one, other)| one.is_alike(other)).count();
        let (one, other) = (one.inside.get(same), other.inside.get(same));
        // Left recursion prefers more repetitions, regardless of the order of alternatives.
        if matches!(facts.recursion[rule.index()], Recursion::Left(_)) {
            return (Wins::Open, false);
        }
        let (Some(one), Some(other)) = (one, other) else { return (Wins::Longer, one.is_none()) };
        if let Expr::Choice(_) = expr {
            return (Wins::Earlier, other.child < one.child);
        }
        let Some(part) = at(expr, &[one.child]) else { return (Wins::Open, false) };
        let text = octets.get(one.start..).unwrap_or_default();
        let ends = [one.end, other.end].map(|end| end - one.start);
        match preference::preferred(self.checked, (rule, part), text, ends) {
            Some(end) => {
                let longer = end == ends[0].max(ends[1]);
                (Wins::Part { shown: show(part, grammar), longer }, end == ends[1])
            }
            None => (Wins::Open, false),
        }
    }
}

impl Ambiguity {
    fn is_like(&self, other: &Self) -> bool {
        self.text == other.text && self.within == other.within && self.readings == other.readings
    }
}
