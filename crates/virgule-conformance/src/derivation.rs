//! How a text is made by its rules: one derivation, if there is one.
//!
//! The automaton says whether a text is inside; here it is said which rules and which alternatives it takes. Where an
//! expression can end is found once for each place (memoized), and then one way is followed back from the end:
//!
//! ```text
//! host = IP-literal / IPv4address / reg-name        //h:8
//!                                                     ▔ reg-name: 2 to 3, by the third alternative
//! ```
//!
//! Of an ambiguous text one derivation is as good as another here. A rule that begins with itself is not read (no
//! grammar of this project has one): its texts have no derivation, and count for nothing.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use virgule_compiler::abnf::lower::grammar::{Expr, Grammar, RuleId};
use virgule_compiler::bytes::{self, ByteSet};

/// Longer texts have no derivation here: the work grows with the square of the length.
pub const MAX_TEXT: usize = 1024;
/// How deep expressions may nest in a text.
const MAX_DEPTH: usize = 4096;

/// What of a grammar a text takes.
#[derive(Debug, Clone, Default)]
pub struct Derivation {
    /// The rules, the outermost first, each with its byte range.
    pub rules: Vec<(RuleId, usize, usize)>,
    /// The alternatives of choices and the insides of repetitions, by their addresses in the grammar.
    pub taken: Vec<*const Expr>,
}

/// One derivation of the whole of `text` from `start`.
pub fn derive(grammar: &Grammar, start: RuleId, text: &str) -> Option<Derivation> {
    if text.len() > MAX_TEXT {
        return None;
    }
    let mut reader =
        Reader { grammar, text: text.as_bytes(), known: HashMap::new(), open: HashSet::new(), depth: 0 };
    let mut found = Derivation::default();
    reader.rule_ends(start, 0, None).contains(&text.len()).then_some(())?;
    reader.follow_rule(start, 0, text.len(), None, &mut found)?;
    Some(found)
}

/// An expression, where it begins, and the rule whose text is decoded there, if one is.
type Key = (*const Expr, usize, Option<RuleId>);

struct Reader<'g> {
    grammar: &'g Grammar,
    text: &'g [u8],
    known: HashMap<Key, Rc<Vec<usize>>>,
    /// What is being read: meeting it again there is left recursion.
    open: HashSet<Key>,
    depth: usize,
}

impl<'g> Reader<'g> {
    /// Where a rule can end, in order.
    fn rule_ends(&mut self, rule: RuleId, at: usize, decoded: Option<RuleId>) -> Rc<Vec<usize>> {
        let inner = self.decoding(rule, decoded);
        self.ends(&self.grammar.rule(rule).expr, at, inner)
    }

    /// The rule whose text is decoded within `rule`: the outermost one that says so.
    fn decoding(&self, rule: RuleId, outside: Option<RuleId>) -> Option<RuleId> {
        outside.or_else(|| self.grammar.rule(rule).decoded.is_some().then_some(rule))
    }

    fn ends(&mut self, expr: &'g Expr, at: usize, decoded: Option<RuleId>) -> Rc<Vec<usize>> {
        let key = (std::ptr::from_ref(expr), at, decoded);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        if self.depth > MAX_DEPTH || !self.open.insert(key) {
            return Rc::default();
        }
        self.depth += 1;
        let mut ends = match expr {
            Expr::Class(ranges) => self.read(ranges, at, decoded).into_iter().collect(),
            Expr::Sequence(parts) => {
                parts.iter().fold(vec![at], |from, part| self.step(&from, part, decoded))
            }
            Expr::Choice(parts) => {
                parts.iter().flat_map(|part| self.ends(part, at, decoded).to_vec()).collect()
            }
            Expr::Repeat { inner, min, max, .. } => {
                let turns = self.turns(inner, (*min, *max), at, decoded);
                turns.iter().filter(|turn| turn.count >= *min).map(|turn| turn.at).collect()
            }
            Expr::Rule(rule) => self.rule_ends(*rule, at, decoded).to_vec(),
        };
        self.depth -= 1;
        ends.sort_unstable();
        ends.dedup();
        let ends = Rc::new(ends);
        self.open.remove(&key);
        self.known.insert(key, ends.clone());
        ends
    }

    /// Where `part` can end if it begins at one of those places.
    fn step(&mut self, from: &[usize], part: &'g Expr, decoded: Option<RuleId>) -> Vec<usize> {
        let mut ends: Vec<usize> =
            from.iter().flat_map(|&at| self.ends(part, at, decoded).to_vec()).collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    }

    /// The places between the turns of a repetition, each once for each number of turns that matters, with the turn
    /// before it. A turn without text counts only as long as turns are needed.
    fn turns(
        &mut self,
        inner: &'g Expr,
        (min, max): (u32, Option<u32>),
        begin: usize,
        decoded: Option<RuleId>,
    ) -> Vec<Turn> {
        let mut turns = vec![Turn { at: begin, count: 0, before: None }];
        let mut seen = HashSet::from([(begin, 0)]);
        let mut next = 0;
        while let Some(turn) = turns.get(next).cloned() {
            if max != Some(turn.count) {
                // Without a bound only those turns are counted that there must be.
                let count = if max.is_none() { (turn.count + 1).min(min) } else { turn.count + 1 };
                for &end in self.ends(inner, turn.at, decoded).iter() {
                    let useful = end != turn.at || turn.count < min;
                    if useful && seen.insert((end, count)) {
                        turns.push(Turn { at: end, count, before: Some(next) });
                    }
                }
            }
            next += 1;
        }
        turns
    }

    /// The end of the character at `at`, if the ranges have it.
    fn read(&self, ranges: &[(u32, u32)], at: usize, decoded: Option<RuleId>) -> Option<usize> {
        let plain = decoded.and_then(|rule| self.grammar.rule(rule).decoded.as_ref());
        let (character, end) = character(self.text, at, plain)?;
        ranges.iter().any(|&(first, last)| (first..=last).contains(&u32::from(character))).then_some(end)
    }

    fn follow_rule(
        &mut self,
        rule: RuleId,
        at: usize,
        end: usize,
        decoded: Option<RuleId>,
        found: &mut Derivation,
    ) -> Option<()> {
        found.rules.push((rule, at, end));
        let inner = self.decoding(rule, decoded);
        let grammar = self.grammar;
        self.depth += 1;
        let followed = self.follow(&grammar.rule(rule).expr, at, end, inner, found);
        self.depth -= 1;
        followed
    }

    /// Follows one way of `expr` from `at` to `end`, one of its ends.
    fn follow(
        &mut self,
        expr: &'g Expr,
        at: usize,
        end: usize,
        decoded: Option<RuleId>,
        found: &mut Derivation,
    ) -> Option<()> {
        // A rule that can be read as itself leads round and round.
        (self.depth <= MAX_DEPTH).then_some(())?;
        match expr {
            Expr::Class(_) => Some(()),
            Expr::Sequence(parts) => self.follow_sequence(parts, at, end, decoded, found),
            Expr::Choice(parts) => {
                let way = parts.iter().find(|part| self.ends(part, at, decoded).contains(&end))?;
                found.taken.push(way);
                self.follow(way, at, end, decoded, found)
            }
            Expr::Repeat { inner, min, max, .. } => {
                let turns = self.turns(inner, (*min, *max), at, decoded);
                let mut turn = turns.iter().find(|turn| turn.at == end && turn.count >= *min)?;
                while let Some(before) = turn.before.and_then(|before| turns.get(before)) {
                    found.taken.push(std::ptr::from_ref(&**inner));
                    self.follow(inner, before.at, turn.at, decoded, found)?;
                    turn = before;
                }
                Some(())
            }
            Expr::Rule(rule) => self.follow_rule(*rule, at, end, decoded, found),
        }
    }

    fn follow_sequence(
        &mut self,
        parts: &'g [Expr],
        at: usize,
        end: usize,
        decoded: Option<RuleId>,
        found: &mut Derivation,
    ) -> Option<()> {
        let Some((last, before)) = parts.split_last() else { return Some(()) };
        let begins = before.iter().fold(vec![at], |from, part| self.step(&from, part, decoded));
        let begin = begins.into_iter().find(|&begin| self.ends(last, begin, decoded).contains(&end))?;
        self.follow_sequence(before, at, begin, decoded, found)?;
        self.follow(last, begin, end, decoded, found)
    }
}

/// A place between two turns of a repetition.
#[derive(Debug, Clone)]
struct Turn {
    at: usize,
    count: u32,
    before: Option<usize>,
}

/// The octet at `at` and its end; `plain` says that the text is percent-encoded, and what stands for itself.
fn octet(text: &[u8], at: usize, plain: Option<&ByteSet>) -> Option<(u8, usize)> {
    let byte = *text.get(at)?;
    match plain {
        None => Some((byte, at + 1)),
        // pct-encoded = "%" HEXDIG HEXDIG (RFC 3986, section 2.1)
        Some(_) if byte == b'%' => {
            let digit = |at: usize| char::from(*text.get(at)?).to_digit(16);
            Some(((digit(at + 1)? * 16 + digit(at + 2)?) as u8, at + 3))
        }
        Some(plain) => bytes::contains(plain, byte).then_some((byte, at + 1)),
    }
}

/// The character at `at` and its end: up to four octets of UTF-8.
fn character(text: &[u8], at: usize, plain: Option<&ByteSet>) -> Option<(char, usize)> {
    let (mut octets, mut end) = (Vec::with_capacity(4), at);
    for _ in 0..4 {
        let (octet, next) = octet(text, end, plain)?;
        octets.push(octet);
        end = next;
        if let Ok(read) = std::str::from_utf8(&octets) {
            return read.chars().next().map(|character| (character, end));
        }
    }
    None
}
