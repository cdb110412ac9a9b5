//! Calls of the command with all of their output: the files of `tests/transcripts/`, in which each line begins with a mark.
//! `VIRGULE_SNAPSHOTS=write` rewrites what is expected.
//!
//! ```text
//! # a comment                    $ a call, with words in quotes as in a shell      > a line of standard output
//! @ file, or file = its source   < a line of standard input                        ! a line of standard error
//! | a line of the file                                                             = the exit status, if it is not 0
//! ```
//!
//! Each transcript has a folder of its own, with the files of the lines before. The source of a file is a path in the
//! workspace. A backslash at the end of a file or an input stands for no line terminator.

use crate::program::{Folder, call, texts};
use crate::snapshots::{assert_none, difference, manifest, names};
use std::fmt::Write;
use std::path::Path;

/// The words of a line. Quotes only group: white space and the other quote are literal inside.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut quote) = (vec![String::new()], None);
    for character in line.chars() {
        let word = words.last_mut().expect("never empty");
        match quote {
            Some(open) if open == character => quote = None,
            None if matches!(character, '\'' | '"') => quote = Some(character),
            None if character == ' ' => words.push(String::new()),
            _ => word.push(character),
        }
    }
    words
}

/// The transcript with the output of its calls as it is now.
fn replayed(transcript: &str) -> String {
    let (folder, mut shown) = (Folder::new(&[]), String::new());
    let mut lines = transcript.lines().filter(|line| !line.starts_with(['>', '!', '='])).peekable();
    while let Some(line) = lines.next() {
        let _ = writeln!(shown, "{line}");
        let mut content = String::new();
        while let Some(part) = lines.next_if(|line| line.starts_with(['|', '<'])) {
            let _ = writeln!(shown, "{part}");
            let _ = writeln!(content, "{}", part.get(2..).unwrap_or_default());
        }
        let content = content.strip_suffix("\\\n").unwrap_or(&content);
        if let Some((file, source)) = line.strip_prefix("@ ").and_then(|line| line.split_once(" = ")) {
            folder.write(file, std::fs::read(manifest("../..").join(source)).expect("a file"));
        } else if let Some(file) = line.strip_prefix("@ ") {
            folder.write(file, content);
        } else if let Some(line) = line.strip_prefix("$ virgule ") {
            let words = words(line);
            let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
            let (output, errors, status) = texts(call(&arguments).current_dir(folder.folder()), content);
            for (mark, text) in [('>', output), ('!', errors)] {
                assert!(text.is_empty() || text.ends_with('\n') && !text.contains('\r'), "{line}: {text:?}");
                for line in text.lines() {
                    let _ = if line.is_empty() {
                        writeln!(shown, "{mark}")
                    } else {
                        writeln!(shown, "{mark} {line}")
                    };
                }
            }
            if status != 0 {
                let _ = writeln!(shown, "= {status}");
            }
        }
    }
    shown
}

fn assert_replays(path: &Path) {
    let transcript = std::fs::read_to_string(path).expect("a transcript");
    let shown = replayed(&transcript);
    for name in ["UriRef", "`Uri`", "`Iri`", "IriRef"] {
        assert!(!shown.contains(name), "{}: {name} is a type of Rust", path.display());
    }
    assert_none(&Vec::from_iter(difference(path, &shown)));
}

macro_rules! transcripts {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            assert_replays(&manifest(concat!("tests/transcripts/", stringify!($name), ".txt")));
        })*

        #[test]
        fn every_transcript_is_replayed() {
            assert_eq!(names(&manifest("tests/transcripts"), "txt"), [$(stringify!($name)),*]);
        }
    };
}

transcripts! { ambiguities batch descriptions files general_matcher grammars hash_names lines messages relations templates trees }
