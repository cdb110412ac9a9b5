//! Expected pictures of parts that no URI has, compared row by row, and properties of every picture. Pictures of URIs are
//! in `crates/virgule-cli/tests/transcripts/relations.txt`.
//!
//! The strokes are verified by reading this file. The loop at the end checks that offsets of any kind neither panic nor
//! change the text. The canvas itself asserts that no stroke overlaps another.

use super::*;
use crate::conformance::random::Random;

fn above(label: &str, start: usize, end: usize) -> Part<'_> {
    Part { label, start, end, above: true }
}

fn below(label: &str, start: usize, end: usize) -> Part<'_> {
    Part { above: false, ..above(label, start, end) }
}

#[track_caller]
fn assert_rows(picture: &str, rows: &[&str]) {
    let expected: String = rows.iter().map(|row| format!("{row}\n")).collect();
    assert_eq!(picture, expected, "\n{picture}\n instead of\n\n{expected}");
}

#[track_caller]
fn assert_unicode(text: &str, of: &[Part<'_>], rows: &[&str]) {
    assert_rows(&parts(text, of, Style::Unicode), rows);
}

#[track_caller]
fn assert_ascii(text: &str, of: &[Part<'_>], rows: &[&str]) {
    assert_rows(&parts(text, of, Style::Ascii), rows);
}

#[track_caller]
fn assert_both(text: &str, of: &[Part<'_>], unicode: &[&str], ascii: &[&str]) {
    assert_unicode(text, of, unicode);
    assert_ascii(text, of, ascii);
}

#[test]
fn the_order_of_the_parts_does_not_matter() {
    let text = "http://a@b:1/c?d";
    let mut of = [
        below("scheme", 0, 4),
        below("authority", 7, 12),
        above("userinfo", 7, 8),
        above("host", 9, 10),
        above("port", 11, 12),
        below("path", 12, 14),
        below("query", 15, 16),
    ];
    let drawn = [Style::Unicode, Style::Ascii].map(|style| parts(text, &of, style));
    of.reverse();
    assert_eq!([Style::Unicode, Style::Ascii].map(|style| parts(text, &of, style)), drawn);
}

#[test]
fn empty_authority_and_path() {
    let text = "http://";
    let of = [below("scheme", 0, 4), below("authority", 7, 7), above("host", 7, 7), below("path", 7, 7)];
    assert_both(
        text,
        &of,
        &["     host", "      ╷", "http://", "└┬─┘  ╵╵", " │    │path", " │    authority", " scheme"],
        &[
            r"     host",
            r"      |",
            r"      .",
            r"http://",
            r"\__/  ''",
            r" |    ||",
            r" |    |path",
            r" |    authority",
            r" scheme",
        ],
    );
}

#[test]
fn empty_path() {
    assert_unicode("a:", &[below("scheme", 0, 1), below("path", 2, 2)], &["a:", "│╵", "│path", "scheme"]);
    assert_unicode("", &[below("path", 0, 0)], &["", "╵", "path"]);
    // Between an authority and a query, the mark of an empty path is in the column of the `?`.
    assert_unicode(
        "http://h?q",
        &[below("scheme", 0, 4), below("authority", 7, 8), below("path", 8, 8), below("query", 9, 10)],
        &["http://h?q", "└┬─┘   │╵│", "scheme ││query", "       │path", "       authority"],
    );
}

#[test]
fn an_empty_part_without_a_free_column_displaces_its_neighbour() {
    assert_unicode(
        "aaabbb",
        &[below("a", 0, 3), below("between", 3, 3), below("b", 3, 6)],
        &["aaabbb", "└┬┘╵", " a between", "   └┬┘", "    b"],
    );
}

#[test]
fn colliding_labels_hang_lower() {
    assert_unicode(
        "aaabbb",
        &[below("a", 0, 3), below("longlabel", 3, 6)],
        &["aaabbb", "└┬┘└┬┘", " a  │", "    longlabel"],
    );
    assert_unicode(
        "aaabbbccc",
        &[below("first", 0, 3), below("second", 3, 6), below("third", 6, 9)],
        &["aaabbbccc", "└┬┘└┬┘└┬┘", " │  │third", " │  second", " first"],
    );
    assert_unicode(
        "aaabbb",
        &[above("a", 0, 3), above("longlabel", 3, 6)],
        &["    longlabel", " a  │", "┌┴┐┌┴┐", "aaabbb"],
    );
}

#[test]
fn outer_parts_are_further_out() {
    assert_unicode(
        "//192.0.2.1:8080/",
        &[below("authority", 2, 16), below("host", 2, 11), below("ipv4", 2, 11), below("port", 12, 16)],
        &[
            "//192.0.2.1:8080/",
            "  └───┬───┘ └┬─┘",
            "     ipv4   port",
            "  └───┬───┘",
            "     host",
            "  └─────┬──────┘",
            "    authority",
        ],
    );
}

#[test]
fn offsets_are_clamped() {
    // The character `ö` is bytes 1 and 2.
    assert_unicode("aöb", &[below("x", 2, 2)], &["aöb", "╵", "x"]);
    assert_unicode("aöb", &[below("x", 2, 3)], &["aöb", " │", " x"]);
    assert_unicode("aöb", &[below("x", 0, 2)], &["aöb", "├┘", "x"]);
    assert_unicode("ab", &[below("x", 1, usize::MAX)], &["ab", " │", " x"]);
    assert_unicode("ab", &[below("x", 9, usize::MAX)], &["ab", " ╵", " x"]);
    assert_unicode("ab", &[below("x", 2, 1)], &["ab", " ╵", " x"]);
    assert_unicode("ab", &[], &["ab"]);
}

#[test]
fn replaces_control_characters() {
    let text = "a\0\t\n\x1b\x7f\u{9b}\u{202e}\u{2069}\u{200e}z";
    let z = text.len() - 1;
    let part = [below("e\x1bc\n", z, z + 1)];
    let rows = ["a␀␉␊␛␡\u{fffd}\u{fffd}\u{fffd}\u{fffd}z", "          │", "         e␛c␊"];
    assert_unicode(text, &part, &rows);
    assert_ascii(text, &part, &["a?????????z", "          |", "          |", "         e?c?"]);
    assert_rows(&caret(text, z, "a\nb", Style::Unicode), &[rows[0], "          ^ a␊b"]);
}

#[test]
fn caret_in_a_short_line() {
    let text = "http://example.com:80a/";
    let message = "offset 20, in port: expected a digit";
    for style in [Style::Unicode, Style::Ascii] {
        assert_rows(
            &caret(text, 20, message, style),
            &[text, "                    ^ offset 20, in port: expected a digit"],
        );
        assert_rows(&caret("", 0, "empty", style), &["", "^ empty"]);
        assert_rows(&caret("ab", 2, "at the end", style), &["ab", "  ^ at the end"]);
        assert_rows(&caret("ab", usize::MAX, "", style), &["ab", "  ^"]);
        let shown = if style == Style::Ascii { "a?b" } else { "aöb" };
        assert_rows(&caret("aöb", 2, "inside", style), &[shown, " ^ inside"]);
    }
}

#[test]
fn caret_in_a_long_line() {
    // Adjacent columns have different characters, so that a window that is shifted by one is detected.
    let text: String = (0..300).map(|i| char::from(b'!' + (i % 90) as u8)).collect();
    for (count, offset, from, to) in [
        (100, 100, 0, 100),
        (101, 0, 0, 100),
        (101, 101, 1, 101),
        (300, 50, 0, 100),
        (300, 51, 1, 101),
        (300, 150, 100, 200),
        (300, 249, 199, 299),
        (300, 250, 200, 300),
        (300, 300, 200, 300),
    ] {
        for (style, cut) in [(Style::Unicode, "…"), (Style::Ascii, "...")] {
            let width = cut.chars().count();
            let head = if from > 0 { cut } else { &text[..width] };
            let tail = if to < count { cut } else { &text[to - width..to] };
            let shown = format!("{head}{}{tail}", &text[from + width..to - width]);
            assert_rows(
                &caret(&text[..count], offset, "here", style),
                &[&shown, &format!("{}^ here", " ".repeat(offset - from))],
            );
        }
    }
}

#[test]
fn a_very_long_text() {
    let text = "a/".repeat(50_000);
    let labels: Vec<String> = (0..1000).map(|i| i.to_string()).collect();
    let of: Vec<Part<'_>> = (0..1000).map(|i| below(&labels[i], 100 * i, 100 * i + 99)).collect();
    let picture = parts(&text, &of, Style::Unicode);
    assert_eq!(picture.lines().count(), 3);
    assert_eq!(picture.lines().next(), Some(text.as_str()));
    assert_eq!(caret(&text, 70_000, "here", Style::Ascii).lines().count(), 2);
}

#[test]
fn anything_can_be_drawn() {
    let alphabet: Vec<char> = "abc:/?#[]@ \0\x1b\n\u{85}\u{202e}äß漢🦀".chars().collect();
    let mut random = Random::new(1);
    for _ in 0..5000 {
        let length = random.below(30);
        let text: String = (0..length).map(|_| alphabet[random.below(alphabet.len())]).collect();
        let labels: Vec<String> =
            (0..random.below(8)).map(|i| format!("<{i}{}>", "x".repeat(random.below(9)))).collect();
        let of: Vec<Part<'_>> = labels
            .iter()
            .map(|label| Part {
                label,
                start: random.below(text.len() + 3),
                end: random.below(text.len() + 3),
                above: random.below(2) == 0,
            })
            .collect();
        for style in [Style::Unicode, Style::Ascii] {
            let picture = parts(&text, &of, style);
            check_picture(&text, &labels, style, &picture);
            let pointer = caret(&text, random.below(text.len() + 3), "message", style);
            let shown = visible(&text, style);
            assert_eq!(pointer.lines().next(), Some(shown.trim_end_matches(' ')));
            assert!(pointer.ends_with("^ message\n"));
        }
    }
}

fn check_picture(text: &str, labels: &[String], style: Style, picture: &str) {
    let shown = visible(text, style);
    assert_eq!(shown.chars().count(), text.chars().count());
    assert!(picture.lines().any(|row| row == shown.trim_end_matches(' ')), "no row {shown:?} in\n{picture}",);
    for label in labels {
        assert_eq!(picture.matches(label).count(), 1, "{label} in\n{picture}");
    }
    assert!(picture.ends_with('\n'));
    assert!(picture.lines().all(|row| !row.ends_with(' ')), "{picture}");
    assert!(!picture.chars().any(|c| c.is_control() && c != '\n'));
}
