//! [`explain`] returns the same mismatch as its definition, which replays a text three times: for the offset, for the
//! state there, and for the last offset at which the text could have ended and an alternative died.

use super::super::mismatch::mismatch;
use super::*;
use crate::built_in::Kind;
use crate::match_into;
use std::string::String;
use std::vec::Vec;

/// Returns the mismatch of a text, computed by the definition of [`explain`].
fn by_steps<'t>(table: &'t Table<'t>, text: &str, kind: usize) -> Mismatch<'t> {
    let bytes = text.as_bytes();
    let (mut at, too_deep) = failure(table, bytes, kind);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let (mut stack, mut again) = (DEEP_STACK, DEEP_STACK);
    let pushdown = walk_to(table, bytes, at, kind, &mut stack, |_, _| ());
    if too_deep {
        return Mismatch { too_deep, ..inside_call(&pushdown, kind, at) };
    }
    if let Some(mismatch) = escape(&pushdown, bytes, kind, at) {
        return mismatch;
    }
    if !pushdown.is_in_main() {
        return inside_call(&pushdown, kind, at);
    }
    let left = table.note(pushdown.table_and_state().1, kind);
    let mut died = None;
    walk_to(table, bytes, at, kind, &mut again, |pushdown, end| {
        let (_, state) = pushdown.table_and_state();
        if pushdown.is_in_main() && table.accept(state, kind) != NO_LAYOUT {
            let outlived = outlived(table, table.note(state, kind), left, bytes, end, at);
            died = outlived.then_some((state, end));
        }
    });
    match died {
        Some((earlier, end)) => mismatch(table, table.note(earlier, kind), Some(left), end),
        None => mismatch(table, left, None, at),
    }
}

/// Returns the offset of the first byte without a transition, and true if the call on this byte would exceed the stack.
/// Without a mismatch, the length of the text and false.
fn failure(table: &Table<'_>, text: &[u8], kind: usize) -> (usize, bool) {
    let mut stack = DEEP_STACK;
    let mut pushdown = Pushdown::new(table, kind, &mut stack);
    let mut at = 0;
    while at < text.len() {
        match pushdown.step(text, at) {
            StepOutcome::Taken(length) if table.is_noted(pushdown.outermost() as usize, kind) => at += length,
            stopped => return (at, stopped == StepOutcome::TooDeep),
        }
    }
    (at, false)
}

/// Runs the automaton over the text before `end`, and passes it to `see` before each step.
fn walk_to<'t, 's>(
    table: &'t Table<'t>,
    text: &[u8],
    end: usize,
    kind: usize,
    stack: &'s mut [Frame],
    mut see: impl FnMut(&Pushdown<'t, 's>, usize),
) -> Pushdown<'t, 's> {
    let mut pushdown = Pushdown::new(table, kind, stack);
    let mut at = 0;
    while at < end {
        see(&pushdown, at);
        let StepOutcome::Taken(length) = pushdown.step(text, at) else { unreachable!("it was read before") };
        at += length;
    }
    pushdown
}

/// Valid and invalid inputs of many start rules, and inputs on which one alternative fails after another.
const TEXTS: [&str; 26] = [
    "http://user:pass@example.com:80/a/b%20c;d?q=1&r#f",
    "http://example.com:8x/",
    "http://[2001:db8::192.0.2.1]:80/",
    "http://[::256.1.1.1]/",
    "http://r%C3%A9sum\u{E9}.example/\u{5B57}\u{10000}?\u{E000}#\u{E9}",
    "//h:1/..",
    "a/b:c",
    "ni://example.com/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk?ct=text/plain",
    "nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f",
    "urn:isbn:0451450523?+a?=b#c",
    "mailto:a%22b%20c%22@example.com,d@[1]?subject=a%20b&to=x@y",
    "data:text/plain;charset=%22x%22;base64,QQ%3D",
    "tel:+1-201-555-0123;ext=12;isub=a",
    "sip:alice;x=%2a@[::1]:5060;transport=tcp?subject=a",
    "ldap://h/o=a%20b,c=DE?cn?sub?(&(a=b)(!(c=d)))?!e=f",
    "(&(objectClass=person)(|(a=b*c)(!(d>=\\2a))))",
    "cn=a\\,b+c=#04024869,dc=example",
    "xri://@a*(b!(c))/d?e#f",
    "[a:b]",
    "geo:48.2010,16.3695,183;crs=wgs84;u=40",
    "file:///c:/a%20b",
    "irc://h/chan,isnick",
    "im:a@b?body=c",
    "tag:a@example.com,2001-01-02:x",
    "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    "",
];

/// Strings that the test inserts at each position of `TEXTS`.
const INSERTED: [&str; 16] =
    [" ", "%", "%2", "%28", "%C3", ":", "@", "/", "#", "[", "(", ")", ";", "0", "\u{E9}", "\u{1F600}"];

#[test]
fn explain_equals_its_definition() {
    let (mut stops, mut located, mut in_calls, mut numbers) = (0, 0, 0, 0x9E37_79B9u32);
    let mut below = |limit: usize| {
        numbers = numbers.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (numbers >> 8) as usize % limit
    };
    for kind in Kind::all() {
        for text in TEXTS {
            for change in 0..40 {
                let mut characters: Vec<char> = text.chars().collect();
                for _ in 0..change % 4 {
                    let at = below(characters.len() + 1);
                    let inserted = INSERTED[below(INSERTED.len())].chars();
                    let end = characters.len().min(at + below(3));
                    characters.splice(at..end, inserted);
                }
                let text: String = characters.into_iter().collect();
                let mismatch = explain(kind.table, &text, kind.kind);
                assert_eq!(mismatch, by_steps(kind.table, &text, kind.kind), "{}: {text:?}", kind.name);
                if let Err(failure) = match_into(kind.table, text.as_bytes(), kind.kind, &mut []) {
                    let in_main = locate(kind.table, &text, kind.kind, failure);
                    let in_call = locate_in_call(kind.table, &text, kind.kind, failure);
                    for place in in_main.iter().chain(&in_call) {
                        assert_eq!(
                            place.mismatch(kind.table, kind.kind),
                            mismatch,
                            "{}: {text:?}",
                            kind.name
                        );
                    }
                    located += usize::from(in_main.is_some());
                    in_calls += usize::from(in_call.is_some());
                }
                stops += usize::from(mismatch.offset > 3);
            }
        }
    }
    assert!(stops > 5_000 && located > 5_000 && in_calls > 50, "{stops}, {located}, {in_calls}");
}

/// Errors within a called rule, beyond the depth limit, and within a character.
#[test]
fn explains_long_texts_like_short_ones() {
    for (kind, begin, unit, end) in [
        ("uri", "http://h/", "a", " "),
        ("uri", "http://h/", "a", "\u{E9}"),
        ("iri", "http://h/", "\u{E9}", "\u{E000}"),
        ("absolute-uri", "http://h/", "%20", "#"),
        ("uri", "http://h:", "1", "x"),
        ("ldap-filter", "", "(!", ""),
        ("ldap-filter", "(a=", "b", ""),
        ("sip", "sip:", "%20", " "),
    ] {
        let kind = Kind::find(kind).expect("a kind");
        for count in [3, 3_000] {
            let text = [begin, &unit.repeat(count), end].concat();
            let mismatch = explain(kind.table, &text, kind.kind);
            assert_eq!(mismatch, by_steps(kind.table, &text, kind.kind), "{}: {begin}", kind.name);
        }
    }
}
