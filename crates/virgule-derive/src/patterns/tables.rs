//! Pattern set → static arrays. The source is composed as a string and parsed once, which is faster than creating a
//! token for each number.

use proc_macro2::TokenStream;
use std::borrow::Cow;
use virgule_dynamic::patterns::PatternSet;
use virgule_dynamic::patterns::derive_support::{
    Automaton, FieldSource, FieldStep, FieldSteps, Literal, Overlap, ReadEdge, ReadEntry, Reader, SetPattern,
    SetTables, Shape, Slot, Tag, TagEvent,
};

/// Generates items that end with `static SET`, in a scope with `virgule::patterns::derive_support` as `__support`.
pub fn tables(set: &PatternSet) -> TokenStream {
    let (parts, report, mut statics) = (set.parts(), set.report(), String::new());
    let (patterns, readers) = (parts.patterns.code(&mut statics), parts.readers.code(&mut statics));
    let tables = parts.tables.code(&mut statics);
    let (templates, overlaps) =
        (list(report.templates(), &mut statics), list(report.overlaps(), &mut statics));
    let is_complete = report.is_complete();
    statics += &format!(
        "static SET: ::virgule::patterns::PatternSet = ::virgule::patterns::PatternSet::from_parts(__support::SetParts {{ \
            patterns: {patterns}, readers: {readers}, tables: {tables}, \
            report: ::virgule::patterns::PatternReport::from_parts({templates}, {overlaps}, {is_complete}) }});"
    );
    // Numbers, names and escaped strings always parse as tokens.
    statics.parse().unwrap_or_default()
}

/// A value that can be written as an expression.
trait Code {
    const TYPE: &'static str;

    /// Returns the expression, and adds the arrays that it refers to to the statics.
    fn code(&self, statics: &mut String) -> String;
}

/// Returns the name of a static with these items. Only statics may refer to values that have a destructor.
fn list<T: Code>(items: &[T], statics: &mut String) -> String {
    let items: Vec<String> = items.iter().map(|item| item.code(statics)).collect();
    let name = format!("LIST_{}", statics.len());
    *statics += &format!("static {name}: &[{}] = &[{}];", T::TYPE, items.join(","));
    name
}

impl<T: Code + Clone> Code for Cow<'_, [T]> {
    const TYPE: &'static str = "__support::Cow<'static, _>";

    fn code(&self, statics: &mut String) -> String {
        format!("__support::Cow::Borrowed({})", list(self, statics))
    }
}

impl Code for Cow<'_, str> {
    const TYPE: &'static str = "__support::Cow<'static, str>";

    fn code(&self, _: &mut String) -> String {
        format!("__support::Cow::Borrowed({self:?})")
    }
}

impl Code for (usize, Cow<'_, str>) {
    const TYPE: &'static str = "(usize, __support::Cow<'static, str>)";

    fn code(&self, statics: &mut String) -> String {
        format!("({}, {})", self.0, self.1.code(statics))
    }
}

impl Code for FieldSource {
    const TYPE: &'static str = "__support::FieldSource";

    fn code(&self, statics: &mut String) -> String {
        match self {
            FieldSource::Steps(steps) => format!("__support::FieldSource::Steps({})", steps.code(statics)),
            FieldSource::Reader(reader) => format!("__support::FieldSource::Reader({reader})"),
        }
    }
}

/// Types whose `Debug` output, after a path, is an expression.
macro_rules! debug {
    ($($path:literal $type:ty,)*) => { $(
        impl Code for $type {
            const TYPE: &'static str = stringify!($type);

            fn code(&self, _: &mut String) -> String {
                format!("{}{self:?}", $path)
            }
        }
    )* };
}

debug! {
    "" bool, "" u8, "" u32, "" u64, "" usize, "" (u32, u32), "" [u8; 256],
    "::core::option::Option::" Option<u16>, "__support::Shape::" Shape, "__support::TagEvent::" TagEvent,
}

macro_rules! structs {
    ($($type:ident { $($field:ident),* })*) => { $(
        impl Code for $type {
            const TYPE: &'static str = concat!("__support::", stringify!($type));

            fn code(&self, statics: &mut String) -> String {
                let fields = [$(format!(concat!(stringify!($field), ": {}"), self.$field.code(statics))),*];
                format!("{} {{ {} }}", Self::TYPE, fields.join(", "))
            }
        }
    )* };
}

structs! {
    SetPattern { template, slots, fields, repeats }
    Slot { name, shape, reserved, prefix }
    FieldSteps { steps, behind }
    FieldStep { skip, until }
    Reader { classes, width, next, members, sets, automaton }
    Automaton { edges, states, entries, tags, start, accept }
    ReadEdge { first, last, begin, end }
    ReadEntry { stop, tags_begin, tags_end }
    Tag { slot, event }
    SetTables { classes, next, rows, literals, lists, start }
    Literal { word, mask, length, target }
    Overlap { first, second, text }
}
