//! Compares edits of pairs with edits of a list: the edited query has the pairs of the edited list, or the edit is an
//! error and changes nothing.

use crate::builder::build_error::BuildError;
use crate::encode::pairs::{Separator, pairs};
use crate::uri::owned::{IriRefBuf, Owned, UriRefBuf};
use std::borrow::ToOwned;
use std::string::String;
use std::vec::Vec;

/// A name and a value, decoded.
type Pair = (String, Option<String>);

/// An edit of a URI reference.
type Edit = fn(&mut UriRefBuf) -> Result<(), BuildError>;

#[test]
fn edits_change_only_the_edited_pairs() {
    let cases: [(&str, Edit, Option<&str>); 26] = [
        // Removing absent pairs changes nothing.
        ("?", |uri| uri.query_mut().remove("a").map(drop), Some("?")),
        ("", |uri| uri.query_mut().remove("a").map(drop), Some("")),
        ("?a;b", |uri| uri.query_mut().separated_by(Separator::Either).remove("c").map(drop), Some("?a;b")),
        ("?&", |uri| uri.query_mut().remove("a").map(drop), Some("?&")),
        // Removing the last pair removes the query; an empty query has no pairs.
        ("?a", |uri| uri.query_mut().remove("a").map(drop), Some("")),
        ("?&", |uri| uri.query_mut().remove("").map(drop), Some("")),
        ("?=", |uri| uri.query_mut().remove("").map(drop), Some("")),
        ("?", |uri| uri.query_mut().remove("").map(drop), Some("?")),
        ("?", |uri| uri.query_mut().clear().map(drop), Some("")),
        // A single empty pair cannot be written: `?` has no pairs.
        ("", |uri| uri.query_mut().append("", None).map(drop), None),
        ("?", |uri| uri.query_mut().append("", None).map(drop), None),
        ("?", |uri| uri.query_mut().set("", None).map(drop), None),
        ("?a&", |uri| uri.query_mut().remove("a").map(drop), None),
        ("?=b", |uri| uri.query_mut().set("", None).map(drop), None),
        // The empty pair can be written next to other pairs, or with a value.
        ("?", |uri| uri.query_mut().append("", "").map(drop), Some("?=")),
        ("?a", |uri| uri.query_mut().append("", None).map(drop), Some("?a&")),
        ("?a&", |uri| uri.query_mut().set("a", "1").map(drop), Some("?a=1&")),
        ("?", |uri| uri.query_mut().append("a", None).map(drop), Some("?a")),
        // Pairs are kept by their decoded names and values.
        (
            "?%61=%62&a=c",
            |uri| uri.query_mut().retain(|name, value| (name, value) == ("a", Some("b"))).map(drop),
            Some("?%61=%62"),
        ),
        (
            "?%FF=1&a",
            |uri| uri.query_mut().retain(|name, value| name == "\u{FFFD}" && value == Some("1")).map(drop),
            Some("?%FF=1"),
        ),
        (
            "?a;b",
            |uri| uri.query_mut().separated_by(Separator::Either).retain(|_, _| true).map(drop),
            Some("?a;b"),
        ),
        ("?a&", |uri| uri.query_mut().retain(|name, _| name.is_empty()).map(drop), None),
        // Equal names keep their order; a sorted query is not rewritten.
        ("?b=2&a&%62=1&", |uri| uri.query_mut().sort().map(drop), Some("?&a&b=2&%62=1")),
        ("?a;b", |uri| uri.query_mut().separated_by(Separator::Either).sort().map(drop), Some("?a;b")),
        ("?b;a", |uri| uri.query_mut().separated_by(Separator::Either).sort().map(drop), Some("?a&b")),
        ("?", |uri| uri.query_mut().sort().map(drop), Some("?")),
    ];
    for (before, edit, after) in cases {
        let mut uri = UriRefBuf::parse(before).expect(before);
        let outcome = edit(&mut uri);
        assert_eq!(outcome.is_ok(), after.is_some(), "{before}: {outcome:?}");
        assert_eq!(uri, after.unwrap_or(before), "{before}");
    }
}

/// The pairs of a URI, as returned by the public iterator.
macro_rules! read {
    ($text:expr, $separator:expr) => {
        $text.borrow().query_encoded().map_or_else(Vec::new, |query| {
            pairs(query, $separator)
                .map(|(name, value)| {
                    let text = |bytes: &[u8]| String::from_utf8(bytes.to_owned()).expect("text");
                    (text(&name.decode_bytes()), value.map(|value| text(&value.decode_bytes())))
                })
                .collect::<Vec<Pair>>()
        })
    };
}

/// Applies the edit with index `number` to the list.
fn edit(list: &mut Vec<Pair>, number: usize, name: &str, value: Option<&str>) {
    let pair = (name.to_owned(), value.map(ToOwned::to_owned));
    match number {
        0 => list.push(pair),
        1 => list.retain(|(known, _)| known != name),
        _ => match list.iter().position(|(known, _)| known == name) {
            None => list.push(pair),
            Some(first) => {
                list[first] = pair;
                let mut index = 0;
                list.retain(|(known, _)| {
                    index += 1;
                    index - 1 <= first || known != name
                });
            }
        },
    }
}

macro_rules! law {
    ($owned:ty) => {
        let names = ["", "a", "b c", "\u{E9}&=;+%", "a="];
        let values = [None, Some(""), Some("x"), Some("=&;\u{E000}+")];
        for text in ["", "?", "?&", "?a", "?a&", "?a;b&a=1", "?=", "?a=;&&b%20c", "?b+c&%61"] {
            for separator in [Separator::Ampersand, Separator::Semicolon, Separator::Either] {
                for step in 0..3 * names.len() * values.len() {
                    let (number, name) = (step % 3, names[step / 3 % names.len()]);
                    let value = values[step / 3 / names.len()];
                    let mut owned = <$owned>::parse(text).expect(text);
                    let mut list = read!(owned, separator);
                    let before = list.clone();
                    edit(&mut list, number, name, value);
                    let mut query = owned.query_mut().separated_by(separator);
                    let outcome = match number {
                        0 => query.append(name, value).map(drop),
                        1 => query.remove(name).map(drop),
                        _ => query.set(name, value).map(drop),
                    };
                    let asked = std::format!("{text} {separator:?} {number} {name:?} {value:?}: {owned}");
                    match outcome {
                        Ok(()) => assert_eq!(read!(owned, separator), list, "{asked}"),
                        Err(_) => {
                            assert_eq!(list, [(String::new(), None)], "{asked}");
                            assert_eq!(owned, text, "{asked}");
                        }
                    }
                    if number == 1 && list == before {
                        assert_eq!(owned, text, "{asked}");
                    }
                }
            }
        }
    };
}

#[test]
fn edited_pairs_are_parsed_again() {
    law!(Owned<crate::uri::UriRef<'static>>);
    law!(IriRefBuf);
}
