//! Pattern → a tagged NFA of the strings that it matches (RFC 6570 section 3.2).
//!
//! ```text
//! {?a,b}       unstarted  ──?──►  a  ──►  started  ──&──►  b  ──►  started  ──►
//!                  └──────────────────?───────────────────►┘
//! ```
//!
//! Two states precede each variable of an expression: no variable was defined so far, or some were. An undefined
//! variable is a transition past it.

use crate::patterns::error::{PatternError, PatternErrorKind};
use crate::patterns::kind::ValueKind;
use crate::patterns::limits::{self, LimitError};
use crate::patterns::nfa::{Nfa, StateId, Tag, TagEvent};
use crate::patterns::pattern::Pattern;
use crate::patterns::values::{Encoding, Shape, Slot};
use std::collections::BTreeSet;
use virgule_core::schemes::UriTemplate;
use virgule_core::template::{Expansion, Expression, Modifier, Operator, TemplatePart, VarSpec};

/// A pattern as an automaton.
pub struct Composed {
    pub nfa: Nfa,
    pub slots: Vec<Slot>,
    /// The pattern as a sequence, for the order of patterns and for matches without the automaton.
    pub elements: Vec<Element>,
}

pub enum Element {
    Literal(String),
    /// A string that is always defined: its kind, and how it is encoded.
    Value(ValueKind, Encoding),
    /// Any other variable.
    Other(ValueKind, Encoding),
}

/// A variable of an expression, with everything known about it.
struct Variable<'p> {
    name: &'p str,
    explode: bool,
    slot: usize,
    shape: Shape,
    kind: ValueKind,
    encoding: Encoding,
    optional: bool,
}

/// Composes the NFA of a pattern.
pub fn compose(pattern: &Pattern) -> Result<Composed, PatternError> {
    pattern.parts(|parts| {
        let parts: Vec<TemplatePart<'_>> = parts.collect();
        let names: BTreeSet<&str> = variables(&parts).map(|variable| variable.name()).collect();
        let exploded = |variable: &VarSpec<'_>| variable.modifier() == Some(Modifier::Explode);
        let lists = variables(&parts).filter(exploded).map(|variable| variable.name()).collect();
        if let Some(unknown) = pattern.declared.keys().find(|name| !names.contains(name.as_str())) {
            return Err(PatternError::new(0, PatternErrorKind::UnknownVariable(unknown.clone())));
        }
        let composed = Composed { nfa: Nfa::default(), slots: Vec::new(), elements: Vec::new() };
        let mut composer = Composer { pattern, lists, composed };
        let mut at = composer.composed.nfa.state()?;
        let mut offset = 0;
        for part in &parts {
            match part {
                TemplatePart::Literal(text) => {
                    at = composer.literal(at, text)?;
                    offset += text.len();
                }
                TemplatePart::Expression(expression) => {
                    at = composer.expression(at, *expression, offset)?;
                    offset += expression.as_str().len();
                }
            }
        }
        composer.composed.nfa.accept = at;
        Ok(composer.composed)
    })
}

fn variables<'p>(parts: &'p [TemplatePart<'p>]) -> impl Iterator<Item = VarSpec<'p>> {
    let expressions = parts.iter().filter_map(|part| match part {
        TemplatePart::Expression(expression) => Some(expression),
        TemplatePart::Literal(_) => None,
    });
    expressions.flat_map(Expression::variables)
}

struct Composer<'p> {
    pattern: &'p Pattern,
    /// The names of exploded variables.
    lists: BTreeSet<&'p str>,
    composed: Composed,
}

impl<'p> Composer<'p> {
    /// Composes a literal as it is expanded (section 3.1).
    fn literal(&mut self, from: StateId, text: &str) -> Result<StateId, PatternError> {
        let none: [(&str, &str); 0] = [];
        let expanded = UriTemplate::parse(text)
            .map_err(|error| PatternError::new(error.offset(), PatternErrorKind::Template(error)))?
            .expand(&none)
            .map_err(|error| PatternError::new(error.offset(), PatternErrorKind::ReservedOperator))?;
        let end = self.composed.nfa.literal(from, &expanded)?;
        self.composed.elements.push(Element::Literal(expanded));
        Ok(end)
    }

    fn expression(
        &mut self,
        from: StateId,
        expression: Expression<'p>,
        offset: usize,
    ) -> Result<StateId, PatternError> {
        let reserved = || PatternError::new(offset + 1, PatternErrorKind::ReservedOperator);
        let operator = expression.operator().ok_or_else(reserved)?;
        let row = operator.expansion();
        let mut at = offset + 1 + usize::from(operator != Operator::Simple);
        let mut variables = Vec::new();
        for variable in expression.variables() {
            variables.push(self.variable(variable, operator, &row, at)?);
            at += variable.as_str().len() + 1;
        }
        self.elements(&row, &variables);
        let nfa = &mut self.composed.nfa;
        let mut before = Vec::new();
        for _ in 0..=variables.len() {
            before.push([nfa.state()?, nfa.state()?]);
        }
        nfa.link(from, None, before[0][0]);
        for (index, variable) in variables.iter().enumerate() {
            let begin = nfa.state()?;
            for (state, text) in before[index].into_iter().zip([row.first, row.separator]) {
                let literal = nfa.state()?;
                nfa.link(state, None, literal);
                let end = nfa.literal(literal, text)?;
                nfa.link(end, None, begin);
            }
            let end = defined(nfa, begin, variable, &row)?;
            nfa.link(end, None, before[index + 1][1]);
            if variable.optional {
                // Without names, all variables up to the next required one are undefined too.
                let required = || variables[index + 1..].iter().position(|variable| !variable.optional);
                let skipped = if row.is_named { Some(0) } else { required() };
                let next = skipped.map_or(variables.len(), |skipped| index + 1 + skipped);
                for (state, next) in before[index].into_iter().zip(before[next]) {
                    nfa.link(state, None, next);
                }
            }
        }
        let end = nfa.state()?;
        before[variables.len()].into_iter().for_each(|state| nfa.link(state, None, end));
        Ok(end)
    }

    fn variable(
        &mut self,
        variable: VarSpec<'p>,
        operator: Operator,
        row: &Expansion,
        offset: usize,
    ) -> Result<Variable<'p>, PatternError> {
        let name = variable.name();
        let declared = self.pattern.declared.get(name).cloned().unwrap_or_default();
        let is_list = self.lists.contains(name);
        let shape = declared.shape.unwrap_or(if is_list { Shape::List } else { Shape::Text });
        let explode = variable.modifier() == Some(Modifier::Explode);
        let prefix = match variable.modifier() {
            Some(Modifier::Prefix(length)) => Some(length),
            _ => None,
        };
        let mut kind = declared.kind.unwrap_or_else(|| self.default_kind(operator, prefix.is_some()));
        let refused =
            |kind: fn(String) -> PatternErrorKind| PatternError::new(offset, kind(name.to_string()));
        if let Some(length) = prefix {
            if shape != Shape::Text {
                return Err(refused(PatternErrorKind::PrefixOfComposite));
            }
            if kind.is_text {
                return Err(refused(PatternErrorKind::PrefixOfText));
            }
            let language = kind.language.prefix(length.into(), limits::CELLS / 256);
            let exceeded = |error| PatternError::new(offset, PatternErrorKind::Limit(error));
            kind.language = language.map_err(exceeded)?.into();
        }
        let encoding = match (kind.is_text, row.keeps_encoded) {
            (true, _) => Encoding::Text,
            (false, true) => Encoding::Reserved,
            (false, false) => Encoding::Unreserved,
        };
        let optional = declared.optional.unwrap_or(!row.first.is_empty());
        let slot = self.composed.slots.len();
        Slot::tags(slot)?;
        self.composed.slots.push(Slot {
            name: name.to_string().into(),
            shape,
            reserved: row.keeps_encoded,
            prefix,
        });
        Ok(Variable { name, explode, slot, shape, kind, encoding, optional })
    }

    /// Returns the kind of a variable without a declared one.
    fn default_kind(&self, operator: Operator, has_prefix: bool) -> ValueKind {
        match operator {
            Operator::Simple | Operator::Label | Operator::PathSegment
                if self.pattern.is_route && !has_prefix =>
            {
                ValueKind::segment()
            }
            Operator::Reserved if self.pattern.is_route && !has_prefix => ValueKind::path(),
            Operator::Reserved | Operator::Fragment if !has_prefix => ValueKind::reserved(),
            _ => ValueKind::any(),
        }
    }

    fn elements(&mut self, row: &Expansion, variables: &[Variable<'_>]) {
        let elements = &mut self.composed.elements;
        for (index, variable) in variables.iter().enumerate() {
            if variable.optional || variable.shape != Shape::Text || row.is_named {
                elements.push(Element::Other(variable.kind.clone(), variable.encoding));
                continue;
            }
            let separator = if index == 0 { row.first } else { row.separator };
            if !separator.is_empty() {
                elements.push(Element::Literal(separator.to_string()));
            }
            elements.push(Element::Value(variable.kind.clone(), variable.encoding));
        }
    }
}

/// Composes the expansion of a defined variable (section 3.2.1).
fn defined(
    nfa: &mut Nfa,
    from: StateId,
    variable: &Variable<'_>,
    row: &Expansion,
) -> Result<StateId, LimitError> {
    let (explode, shape) = (variable.explode, variable.shape);
    let tags = Slot::tags(variable.slot)?;
    let key = tags.map(|Tag { slot, event }| {
        let event = if event == TagEvent::Begin { TagEvent::KeyBegin } else { TagEvent::KeyEnd };
        Tag { slot, event }
    });
    let any = if variable.encoding == Encoding::Text && row.keeps_encoded {
        ValueKind::reserved()
    } else {
        ValueKind::any()
    };
    let key_encoding = match (any.is_text, row.keeps_encoded && !explode) {
        (true, false) => Encoding::Text,
        (_, true) => Encoding::Reserved,
        (_, false) => Encoding::Unreserved,
    };
    if shape == Shape::Text {
        return named(nfa, from, variable, row, tags);
    }
    // The common name, then items with separators between them.
    let mut from = from;
    if row.is_named && !explode {
        from = nfa.literal(from, variable.name)?;
        from = nfa.literal(from, "=")?;
    }
    let item = nfa.state()?;
    nfa.link(from, None, item);
    let end = match (shape, explode) {
        (Shape::Map, true) => {
            let name = nfa.value(item, &ValueKind::any().language, Encoding::Unreserved, true, key)?;
            value(nfa, name, variable, row.is_named && row.if_empty.is_empty(), tags)?
        }
        (Shape::Map, false) => {
            let name = nfa.value(item, &ValueKind::any().language, key_encoding, false, key)?;
            let comma = nfa.literal(name, ",")?;
            nfa.value(comma, &variable.kind.language, variable.encoding, false, tags)?
        }
        (_, true) => named(nfa, item, variable, row, tags)?,
        (_, false) => nfa.value(item, &variable.kind.language, variable.encoding, false, tags)?,
    };
    let again = nfa.state()?;
    nfa.link(end, None, again);
    let next = nfa.literal(again, if explode { row.separator } else { "," })?;
    nfa.link(next, None, item);
    let out = nfa.state()?;
    nfa.link(end, None, out);
    Ok(out)
}

/// Composes a string, after its name where the operator has names.
fn named(
    nfa: &mut Nfa,
    from: StateId,
    variable: &Variable<'_>,
    row: &Expansion,
    tags: [Tag; 2],
) -> Result<StateId, LimitError> {
    if !row.is_named {
        return nfa.value(from, &variable.kind.language, variable.encoding, false, tags);
    }
    let name = nfa.literal(from, variable.name)?;
    value(nfa, name, variable, row.if_empty.is_empty(), tags)
}

/// Composes `=` and a value; an empty value has no `=` if `bare_empty`.
fn value(
    nfa: &mut Nfa,
    from: StateId,
    variable: &Variable<'_>,
    bare_empty: bool,
    tags: [Tag; 2],
) -> Result<StateId, LimitError> {
    let name = nfa.state()?;
    nfa.link(from, None, name);
    let equals = nfa.literal(name, "=")?;
    let end = nfa.value(equals, &variable.kind.language, variable.encoding, bare_empty, tags)?;
    if bare_empty && variable.kind.language.takes_empty() {
        let [begin, last] = tags;
        let empty = nfa.state()?;
        nfa.link(from, Some(begin), empty);
        nfa.link(empty, Some(last), end);
    }
    Ok(end)
}
