//! Edits of pairs compared with edits of a list: the edited query has the pairs of the edited list, or the edit is an
//! error and changes nothing.

use crate::builder::build_error::BuildError;
use crate::encode::pairs::{Separator, pairs};
use crate::uri::owned::{IriRefBuf, Owned, UriRefBuf};
use std::borrow::ToOwned;
use std::string::String;
use std::vec::Vec;

/// A name and a value, decoded.
type Pair = (String, Option<String>);

/// An edit of a text.
type Edit = fn(&mut UriRefBuf) -> Result<(), BuildError>;

const AMPERSAND: Separator = Separator::Ampersand;

#[test]
fn edits_change_only_the_edited_pairs() {
    let cases: [(&str, Edit, Option<&str>); 18] = [
        // Removing absent pairs changes nothing.
        ("?", |uri| uri.query_mut(AMPERSAND).remove("a").map(drop), Some("?")),
        ("", |uri| uri.query_mut(AMPERSAND).remove("a").map(drop), Some("")),
        ("?a;b", |uri| uri.query_mut(Separator::Either).remove("c").map(drop), Some("?a;b")),
        ("?&", |uri| uri.query_mut(AMPERSAND).remove("a").map(drop), Some("?&")),
        // Removing the last pair removes the query; an empty query has no pairs.
        ("?a", |uri| uri.query_mut(AMPERSAND).remove("a").map(drop), Some("")),
        ("?&", |uri| uri.query_mut(AMPERSAND).remove("").map(drop), Some("")),
        ("?=", |uri| uri.query_mut(AMPERSAND).remove("").map(drop), Some("")),
        ("?", |uri| uri.query_mut(AMPERSAND).remove("").map(drop), Some("?")),
        ("?", |uri| uri.query_mut(AMPERSAND).clear().map(drop), Some("")),
        // One empty pair alone cannot be written: `?` has no pairs.
        ("", |uri| uri.query_mut(AMPERSAND).append("", None).map(drop), None),
        ("?", |uri| uri.query_mut(AMPERSAND).append("", None).map(drop), None),
        ("?", |uri| uri.query_mut(AMPERSAND).set("", None).map(drop), None),
        ("?a&", |uri| uri.query_mut(AMPERSAND).remove("a").map(drop), None),
        ("?=b", |uri| uri.query_mut(AMPERSAND).set("", None).map(drop), None),
        // The empty pair can be written beside others, or with a value.
        ("?", |uri| uri.query_mut(AMPERSAND).append("", "").map(drop), Some("?=")),
        ("?a", |uri| uri.query_mut(AMPERSAND).append("", None).map(drop), Some("?a&")),
        ("?a&", |uri| uri.query_mut(AMPERSAND).set("a", "1").map(drop), Some("?a=1&")),
        ("?", |uri| uri.query_mut(AMPERSAND).append("a", None).map(drop), Some("?a")),
    ];
    for (before, edit, after) in cases {
        let mut uri = UriRefBuf::parse(before).expect(before);
        let outcome = edit(&mut uri);
        assert_eq!(outcome.is_ok(), after.is_some(), "{before}: {outcome:?}");
        assert_eq!(uri, after.unwrap_or(before), "{before}");
    }
}

/// The pairs of a text, as the public iterator reads them.
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

/// Edit number `number`, applied to the list.
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
                    let mut query = owned.query_mut(separator);
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
