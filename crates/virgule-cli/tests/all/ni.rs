//! `virgule ni`: output and exit status.

use crate::program::{File, start};
use std::fs;
use std::io::{BufRead, BufReader, Write};

const HELLO: &str = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";

/// Runs a subcommand of `ni` with `input` as standard input. Returns standard output, standard error and the exit status.
fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> (String, String, i32) {
    crate::program::run(&[&["ni"], arguments].concat(), input)
}

/// Runs a call that must print nothing on standard error. Returns standard output and the exit status.
fn quiet(arguments: &[&str], input: impl AsRef<[u8]>) -> (String, i32) {
    let (output, complaints, status) = run(arguments, input);
    assert_eq!(complaints, "", "{arguments:?}");
    (output, status)
}

#[test]
fn many_files_in_order_and_back_by_a_list() {
    let files: Vec<File> =
        (0..40).map(|n| File::new(&format!("many-{n}\n"), vec![n; 1000 * usize::from(n)])).collect();
    let arguments: Vec<&str> = ["hash"].into_iter().chain(files.iter().map(File::path)).collect();
    let (list, status) = quiet(&arguments, "");
    assert_eq!((list.lines().count(), status), (40, 0));
    for (line, file) in list.lines().zip(&files) {
        assert!(line.starts_with("\\ni:///") && line.ends_with(&file.path().replace('\n', "\\n")), "{line}");
    }
    let (output, status) = quiet(&["verify", "--list", "-"], &list);
    assert_eq!((output.matches(": verified\n").count(), status), (40, 0), "{output}");
    fs::write(files[7].path(), b"other").expect("still there");
    let (output, status) = quiet(&["verify", "--list", "-", "--threads", "3"], &list);
    assert_eq!((output.matches(": verified\n").count(), status), (39, 1), "{output}");
    for wrong in ["ni:///sha-256;f4OxZQ  a\n", "a\n", &format!("{HELLO} a\n")] {
        let (_, complaint, status) = run(&["verify", "--list", "-"], wrong);
        assert!(complaint.contains("line 1 of the list") && status == 2, "{complaint}");
    }
}

/// An unreadable file is reported, the other files are processed, and the exit status is 2. A name is printed as soon
/// as its file was read, before the next file.
#[test]
fn names_do_not_wait_for_one_another() {
    let file = File::new("first", "Hello World!");
    let mut child = start(&["ni", "hash", file.path(), "-"]);
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    // Standard input is not closed yet.
    assert_eq!(lines.next().unwrap().unwrap(), format!("{HELLO}  {}", file.path()));
    child.stdin.take().expect("piped").write_all(b"Hello World!").unwrap();
    assert_eq!(lines.next().unwrap().unwrap(), format!("{HELLO}  -"));
    assert!(child.wait().unwrap().success());
}

#[test]
fn files_that_cannot_be_read() {
    let file = File::new("good", "Hello World!");
    let folder = std::env::temp_dir();
    let folder = folder.to_str().expect("a path of text");
    let (output, complaint, status) = run(&["hash", "/no/such/file", file.path(), folder], "");
    assert_eq!((output, status), (format!("{HELLO}  {}\n", file.path()), 2));
    for output in ["/no/such/file: No such file", "a directory", "2 of 3 files could not be hashed"] {
        assert!(complaint.contains(output), "{complaint}");
    }
}

#[test]
fn the_registry_is_listed() {
    let (list, status) = quiet(&["list"], "");
    assert!(
        list.contains(" 3  sha-256-120   120  current   RFC 6920\n") && list.contains("2022-01-18"),
        "{list}"
    );
    assert_eq!(status, 0);
    let (list, _) = quiet(&["list", "--json"], "");
    assert_eq!(list.lines().count(), 17);
}

/// A command that this build does not have says which build has it, whatever its arguments are.
#[test]
#[cfg(not(any(feature = "fetch", feature = "serve")))]
fn a_build_without_the_network_says_what_it_lacks() {
    for command in ["fetch", "serve"] {
        let (output, error, status) = run(&[command, "--listen", "127.0.0.1:0", "."], "");
        assert_eq!((output.as_str(), status), ("", 2), "{error}");
        assert!(
            error.contains(&format!("`virgule ni {command}` needs a build with the feature `{command}`")),
            "{error}"
        );
    }
}
