//! The set → static arrays. Their text is composed and then read as tokens, which takes less time than a token for
//! each number.

use proc_macro2::TokenStream;
use std::fmt::{Display, Write};
use virgule_dynamic::patterns::derive_support::{
    FieldSource, Reader, SetPattern, Shape, Slot, Tag, TagEvent,
};
use virgule_dynamic::patterns::{PatternReport, PatternSet};

/// Items that end with `static SET`, in a scope with `virgule::patterns::derive_support` as `__support`.
pub fn tables(set: &PatternSet) -> TokenStream {
    let parts = set.parts();
    let mut items = String::new();
    for (index, pattern) in parts.patterns.iter().enumerate() {
        let slots = list(pattern.slots.iter().map(slot));
        items += &format!("static SLOTS_{index}: &[__support::Slot] = &{slots};");
    }
    items += &format!(
        "static PATTERNS: &[__support::SetPattern] = &{};",
        list(parts.patterns.iter().enumerate().map(|(index, one)| pattern(index, one)))
    );
    items += &format!("static READERS: &[__support::Reader] = &{};", list(parts.readers.iter().map(reader)));
    items += &report(set.report());
    let tables = &parts.tables;
    let literals = tables.literals.iter().map(|literal| {
        let (word, mask, length, target) = (literal.word, literal.mask, literal.length, literal.target);
        format!("__support::Literal {{ word: {word}, mask: {mask}, length: {length}, target: {target} }}")
    });
    items += &format!(
        "static SET: ::virgule::patterns::PatternSet = ::virgule::patterns::PatternSet::from_parts(__support::SetParts {{ \
            patterns: __support::Cow::Borrowed(PATTERNS), readers: __support::Cow::Borrowed(READERS), report: REPORT, \
            tables: __support::SetTables {{ classes: {:?}, next: {}, rows: {}, literals: {}, lists: {}, start: {} }} }});",
        tables.classes,
        borrowed(tables.next.iter()),
        tables.rows,
        borrowed(literals),
        borrowed(tables.lists.iter()),
        tables.start,
    );
    // Numbers, names and escaped strings are tokens, so that there is no error.
    items.parse().unwrap_or_default()
}

fn pattern(index: usize, pattern: &SetPattern) -> String {
    let fields = match &pattern.fields {
        FieldSource::Steps(steps) => {
            let step =
                |skip: u32, until: u8| format!("__support::FieldStep {{ skip: {skip}, until: {until} }}");
            format!(
                "__support::FieldSource::Steps(__support::FieldSteps {{ steps: {}, behind: {} }})",
                borrowed(steps.steps.iter().map(|one| step(one.skip, one.until))),
                steps.behind
            )
        }
        FieldSource::Reader(reader) => format!("__support::FieldSource::Reader({reader})"),
    };
    format!(
        "__support::SetPattern {{ template: __support::Cow::Borrowed({:?}), slots: __support::Cow::Borrowed(SLOTS_{index}), \
         fields: {fields}, repeats: {} }}",
        pattern.template, pattern.repeats
    )
}

fn slot(slot: &Slot) -> String {
    let shape = match slot.shape {
        Shape::Text => "Text",
        Shape::List => "List",
        Shape::Map => "Map",
    };
    let prefix = slot.prefix.map_or("None".to_string(), |length| format!("Some({length})"));
    format!(
        "__support::Slot {{ name: __support::Cow::Borrowed({:?}), shape: __support::Shape::{shape}, reserved: {}, \
         prefix: ::core::option::Option::{prefix} }}",
        slot.name, slot.reserved
    )
}

fn reader(reader: &Reader) -> String {
    let automaton = &reader.automaton;
    let edges = automaton.edges.iter().map(|edge| {
        let (first, last, begin, end) = (edge.first, edge.last, edge.begin, edge.end);
        format!("__support::ReadEdge {{ first: {first}, last: {last}, begin: {begin}, end: {end} }}")
    });
    let entries = automaton.entries.iter().map(|entry| {
        let (stop, begin, end) = (entry.stop, entry.tags_begin, entry.tags_end);
        format!("__support::ReadEntry {{ stop: {stop}, tags_begin: {begin}, tags_end: {end} }}")
    });
    format!(
        "__support::Reader {{ classes: {:?}, width: {}, next: {}, members: {}, sets: {}, automaton: __support::Automaton {{ \
         edges: {}, states: {}, entries: {}, tags: {}, start: {:?}, accept: {} }} }}",
        reader.classes,
        reader.width,
        borrowed(reader.next.iter()),
        borrowed(reader.members.iter()),
        borrowed(reader.sets.iter()),
        borrowed(edges),
        borrowed(automaton.states.iter()),
        borrowed(entries),
        borrowed(automaton.tags.iter().map(tag)),
        automaton.start,
        automaton.accept
    )
}

fn tag(tag: &Tag) -> String {
    let event = match tag.event {
        TagEvent::Begin => "Begin",
        TagEvent::End => "End",
        TagEvent::KeyBegin => "KeyBegin",
        TagEvent::KeyEnd => "KeyEnd",
    };
    format!("__support::Tag {{ slot: {}, event: __support::TagEvent::{event} }}", tag.slot)
}

fn report(report: &PatternReport) -> String {
    let templates = list(
        report
            .templates()
            .iter()
            .map(|(pattern, template)| format!("({pattern}, __support::Cow::Borrowed({template:?}))")),
    );
    let overlaps = list(report.overlaps().iter().map(|overlap| {
        let (first, second, text) = (overlap.first, overlap.second, &overlap.text);
        format!(
            "::virgule::patterns::Overlap {{ first: {first}, second: {second}, text: __support::Cow::Borrowed({text:?}) }}"
        )
    }));
    format!(
        "static TEMPLATES: &[(usize, __support::Cow<'static, str>)] = &{templates};
         static OVERLAPS: &[::virgule::patterns::Overlap] = &{overlaps};
         const REPORT: ::virgule::patterns::PatternReport = \
            ::virgule::patterns::PatternReport::from_parts(TEMPLATES, OVERLAPS, {});",
        report.is_complete()
    )
}

/// A static slice as a `Cow`; its items need no drop.
fn borrowed(items: impl Iterator<Item = impl Display>) -> String {
    format!("__support::Cow::Borrowed(&{})", list(items))
}

fn list(items: impl Iterator<Item = impl Display>) -> String {
    let mut list = String::from("[");
    for item in items {
        // Writing to a string does not fail.
        let _ = write!(list, "{item},");
    }
    list + "]"
}
