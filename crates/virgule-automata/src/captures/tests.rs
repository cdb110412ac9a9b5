//! Captures at each level, out of bounds, and of long inputs.

use super::{ABSENT, Captures, LONGEST, Matched, MatchedBuf, UNKNOWN};
use crate::table::Table;
use std::string::String;

fn is_in_bounds(text: &str, words: [u32; 4]) -> bool {
    Matched::new(text, Captures(words)).is_some()
}

/// Few inputs, so that Miri can run it: `.ci/sanitizers`.
#[test]
fn fields_are_sliced_at_each_level() {
    let uri = crate::built_in::Kind::find("uri").unwrap();
    let iri = crate::built_in::Kind::find("iri").unwrap();
    let long = std::format!("http://h/{}?q", "x".repeat(300));
    crate::level::at_each_level(|level| {
        for (kind, text, fields) in [
            (&uri, "a:", ["a", "", "", "", ""]),
            (&uri, "http://u@h:1/p/p/p?q#f", ["http", "h", "/p/p/p", "q", "f"]),
            (&uri, "http://[2001:db8::1]/?q", ["http", "[2001:db8::1]", "/", "q", ""]),
            (&uri, &long, ["http", "h", &long[8..long.len() - 2], "q", ""]),
            (&iri, "http://é.example/ü?ö#ä", ["http", "é.example", "/ü", "ö", "ä"]),
        ] {
            let found = Matched::<Captures<8>>::find(kind.table, text, kind.kind).unwrap();
            let sliced = [0, 3, 5, 6, 7].map(|field| found.required_field(kind.table, kind.kind, field));
            assert_eq!(sliced, fields, "{text} {level}");
        }
        for text in ["", "a b", "http://[::1/", "http://h/%g", "é:", "/path"] {
            assert!(Matched::<Captures<8>>::find(uri.table, text, uri.kind).is_err(), "{text} {level}");
        }
    });
}

/// A table whose fields end too late: past the end of the text, and within a character.
#[test]
fn captures_of_a_faulty_table_are_rejected() {
    let iri = crate::built_in::Kind::find("iri").unwrap();
    let later = |[from, add, guard]: &[[u8; 16]; 3]| [*from, add.map(|add| add.wrapping_add(1)), *guard];
    let ends: std::vec::Vec<_> = iri.table.ends.iter().map(later).collect();
    let faulty = Table { ends: &ends, ..*iri.table };
    crate::level::at_each_level(|level| {
        for text in ["a:/b", "a:é#b", "http://h/?q"] {
            let find = |table| Matched::<Captures<8>>::find(table, text, iri.kind);
            assert!(find(iri.table).is_ok() && find(&faulty).is_err(), "{text} {level}");
            assert!(Matched::<Captures<8>>::find_const(&faulty, text, iri.kind).is_none(), "{text}");
        }
        // All captures are in bounds of this text, but a field begins within a character.
        let inside = |[from, add, guard]: &[[u8; 16]; 3]| {
            let mut add = *add;
            (0..16).step_by(2).for_each(|begin| add[begin] = add[begin].wrapping_add(1));
            [*from, add, *guard]
        };
        let ends: std::vec::Vec<_> = iri.table.ends.iter().map(inside).collect();
        let faulty = Table { ends: &ends, ..*iri.table };
        let find = |table, text| Matched::<Captures<8>>::find(table, text, iri.kind);
        assert!(find(iri.table, "a:é").is_ok() && find(&faulty, "a:é").is_err(), "{level}");
        assert!(find(&faulty, "a:b").is_ok(), "{level}");
    });
}

#[test]
fn captures_out_of_bounds_are_rejected() {
    let word = |begin: u32, end: u32| begin | end << 16;
    for absent in 0..4 {
        let with = |begin, end| {
            let mut words = [word(begin, end); 4];
            words[absent] = ABSENT;
            words
        };
        assert!(is_in_bounds("abc", with(0, 3)) && is_in_bounds("abc", with(3, 3)));
        assert!(!is_in_bounds("abc", with(0, 4)) && !is_in_bounds("abc", with(9, 4)));
        assert!(!is_in_bounds("abc", with(0xFFFF, 0xFFFE)) && !is_in_bounds("abc", with(0, 0xFFFF)));
        // A field that ends before it begins is absent.
        assert!(is_in_bounds("abc", with(2, 1)) && is_in_bounds("é", with(3, 1)));
        assert!(!is_in_bounds("", with(0, 1)) && is_in_bounds("", with(0, 0)));
        // "é" has two bytes.
        assert!(is_in_bounds("aéb", with(1, 3)) && is_in_bounds("aéb", with(3, 4)));
        assert!(!is_in_bounds("aéb", with(2, 3)) && !is_in_bounds("aéb", with(1, 2)));
    }
    assert!(MatchedBuf::new(String::from("ab"), Captures([word(1, 3); 4])).is_err());
}

#[test]
fn offsets_near_both_ends_of_a_long_text_are_kept() {
    let uri = crate::built_in::Kind::find("uri").unwrap();
    let (table, kind) = (uri.table, uri.kind);
    // The captures of the path, of the query and of the fragment, and whether all are known.
    for (path, query, fragment, is_known) in [
        (LONGEST - 2, 0, 0, true),
        (LONGEST, 0, 0, true),
        (200_000, 10, 10, true),
        (10, 200_000, 10, true),
        (10, 10, 200_000, true),
        (0x7FF0, 0x9000, 20, true),
        (50_000, 100_000, 50_000, false),
    ] {
        let parts = [("/", path), ("?", query), ("#", fragment)];
        let text: String =
            parts.iter().fold(String::from("a:"), |text, (mark, length)| text + mark + &"x".repeat(*length));
        let found = Matched::<Captures<8>>::find(table, &text, kind).unwrap();
        assert_eq!(found.captures().0.contains(&UNKNOWN), !is_known, "{path} {query} {fragment}");
        assert_eq!(Matched::find_const(table, &text, kind).unwrap().captures(), found.captures());
        let lengths = [5, 6, 7].map(|field| found.field(table, kind, field).unwrap().len());
        assert_eq!(lengths, [path + 1, query, fragment]);
        assert_eq!(found.field(table, kind, 3), None);
        assert_eq!(found.required_field(table, kind, 0), "a");
    }
}

#[test]
#[should_panic(expected = "the match belongs to another text")]
fn an_owned_match_is_of_its_own_text() {
    let other = Matched::new("ab", Captures([2 << 16; 4])).unwrap();
    let _ = MatchedBuf::find::<()>(String::from("x"), |_| Ok(other));
}
