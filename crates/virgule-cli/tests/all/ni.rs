//! `virgule ni`: output and exit status.

use crate::program::{File, start};
use std::fs;
use std::io::{BufRead, BufReader, Write};

const HELLO: &str = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
const HEX: &str = "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";

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
fn a_file_is_named_and_verified() {
    let file = File::new("hello", "Hello World!");
    assert_eq!(quiet(&["hash", file.path()], ""), (format!("{HELLO}\n"), 0));
    assert_eq!(quiet(&["hash", "-"], "Hello World!"), (format!("{HELLO}\n"), 0));
    assert_eq!(quiet(&["verify", HELLO, file.path()], ""), (format!("{}: verified\n", file.path()), 0));
    assert_eq!(quiet(&["verify", HELLO], "Hello World!"), ("standard input: verified\n".to_string(), 0));
    let nih = format!("nih:1;{HEX};d");
    assert_eq!(quiet(&["verify", &nih, "-"], "Hello World!").1, 0);
    let (output, status) = quiet(&["verify", HELLO], "Hello, World!");
    assert!(output.starts_with("standard input: not what the name says, but ni:///sha-256;"), "{output}");
    assert_eq!(status, 1);
    let (output, status) = quiet(&["verify", "--json", "ni:///sha-256-32;f4OxZQ"], "x");
    assert_eq!(status, 1);
    let object: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(
        (&object["ok"], &object["expected"], &object["found"]),
        (&false.into(), &"7f83b165".into(), &"2d711642".into())
    );
}

#[test]
fn forms_and_options() {
    let given = |options: &[&str]| {
        let (output, status) = quiet(&[&["hash", "-"], options].concat(), "Hello World!");
        assert_eq!(status, 0, "{options:?}");
        output.trim_end().to_string()
    };
    assert_eq!(given(&["--algorithm", "sha-256-32", "--form", "nih"]), "nih:sha-256-32;7f83-b165;f");
    assert_eq!(
        given(&["--authority", "h:1", "--ct", "text/plain"]),
        HELLO.replace("///", "//h:1/") + "?ct=text/plain"
    );
    let url = "https://h/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
    assert_eq!(given(&["--authority", "h", "--form", "url"]), url);
    assert_eq!(given(&["--form", "binary"]), format!("01{HEX}"));
    assert_eq!(given(&["--form", "sri"]), "sha256-f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=");
    for (wrong, why) in [
        (&["--algorithm", "sha256"][..], "perhaps sha-256 is meant"),
        (&["--algorithm", "md5"], "not registered"),
        (&["--form", "base64"], "there are ni, segment, nih"),
        (&["--form", "url"], "no authority"),
        (&["--form", "hex", "--ct", "text/plain"], "no place"),
        (&["--algorithm", "k12-256", "--form", "binary"], "no suite ID"),
        (&["--algorithm", "sha-256-64", "--form", "sri"], "whole digests only"),
        (&["--authority", "h/x"], "offset 1"),
    ] {
        let (output, complaint, status) = run(&[&["hash", "-"], wrong].concat(), "");
        assert_eq!((output.as_str(), status), ("", 2), "{wrong:?}");
        assert!(complaint.contains(why), "{wrong:?}: {complaint}");
    }
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
    for output in ["/no/such/file: No such file", "a directory", "2 of 3 without a name"] {
        assert!(complaint.contains(output), "{complaint}");
    }
    assert_eq!(run(&["verify", HELLO, "/no/such/file"], "").2, 2);
    assert_eq!(run(&["verify", "ni:///sha256;x"], "").2, 2);
    assert_eq!(run(&["hash", "-", "-"], "").2, 2);
    assert_eq!(run(&["hash"], "").2, 2);
    assert_eq!(run(&["key", "/no/such/file"], "").2, 2);
}

#[test]
fn a_text_is_explained() {
    let (output, status) = quiet(&["explain", HELLO], "");
    assert!(output.contains("nih               nih:sha-256;7f83-b165-") && status == 0, "{output}");
    let published = format!("ni://sha256;{HEX}");
    let expected = format!(
        "{published}\n  offset 3: two slashes are followed by an authority; without one write three\n  \
         offset 5: not the registered name, which is sha-256\n  \
         offset 12: hex digits instead of base64url\nperhaps meant: {HELLO}\n"
    );
    assert_eq!(quiet(&["explain", &published], ""), (expected, 1));
    let (output, status) = quiet(&["explain", "--json", &published], "");
    let object: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!((&object["ok"], &object["proposal"], status), (&false.into(), &HELLO.into(), 1));
    assert_eq!(object["findings"][1]["offset"], 5);
    let (output, _) = quiet(&["explain", "ni://u:secret@h/sha256;x"], "");
    assert!(!output.contains("secret"), "{output}");
}

#[test]
fn names_are_converted() {
    let oci = format!("sha256:{HEX}");
    let binary = format!("01{HEX}");
    for (arguments, output) in [
        (&["--to", "nih", "ni:///sha-256-32;f4OxZQ"][..], "nih:sha-256-32;7f83-b165;f"),
        (&["--to", "ni", &oci], HELLO),
        (&["--to", "oci", HELLO], &oci),
        (&["--to", "ni", "--from", "hex", "--algorithm", "sha-256", HEX], HELLO),
        (&["--to", "ni", "--from", "binary", &binary], HELLO),
        (&["--to", "ni", "--from", "multihash", "12047f83b165"], "ni:///sha-256-32;f4OxZQ"),
        (
            &["--to", "url", "--authority", "h", "nih:6;7f83b165"],
            "https://h/.well-known/ni/sha-256-32/f4OxZQ",
        ),
        (&["--to", "ni", "http://h/.well-known/ni/sha-256-32/f4OxZQ?a"], "ni://h/sha-256-32;f4OxZQ?a"),
    ] {
        assert_eq!(
            quiet(&[&["convert"], arguments].concat(), ""),
            (format!("{output}\n"), 0),
            "{arguments:?}"
        );
    }
    for (arguments, why) in [
        (&["--to", "sri", "ni:///sha-256-32;f4OxZQ"][..], "whole digests only"),
        (&["--to", "ni", "7f83b165"], "--from"),
        (&["--to", "ni", "--from", "hex", "7f83b165"], "name it"),
        (&["--to", "ni", "ni:///sha256;x"], "perhaps sha-256"),
        (&["--to", "ni", "--algorithm", "sha-512", HELLO], "the algorithm is sha-256"),
    ] {
        let (output, complaint, status) = run(&[&["convert"], arguments].concat(), "");
        assert_eq!((output.as_str(), status), ("", 1), "{arguments:?}");
        assert!(complaint.contains(why), "{arguments:?}: {complaint}");
    }
    // A warning about the form goes to standard error.
    let (output, caution, status) = run(&["convert", "--to", "repr-digest", HELLO], "");
    assert!(
        output.starts_with("Repr-Digest: sha-256=:f4Ox") && caution.contains("content coding"),
        "{caution}"
    );
    assert_eq!(status, 0);
}

#[test]
fn names_are_compared_and_resolved() {
    let nih = format!("nih:1;{HEX}");
    let url = "http://h/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
    assert_eq!(quiet(&["equal", HELLO, &nih], ""), ("equal\n".to_string(), 0));
    assert_eq!(quiet(&["equal", HELLO, url], "").1, 1);
    assert_eq!(quiet(&["equal", "--urls", HELLO, url], "").1, 0);
    let short = "ni:///sha-256-32;f4OxZQ";
    let truncated = "not equal: a truncated name is never equivalent to a full one\n".to_string();
    assert_eq!(quiet(&["equal", HELLO, short], ""), (truncated, 1));
    assert_eq!(run(&["equal", "ni:///a;b", "ni:///a;b"], "").2, 1);
    let expected = (HELLO.replace("///", "//h/") + "\n", 0);
    assert_eq!(quiet(&["resolve", "ni://h", &HELLO[6..]], ""), expected);
    assert_eq!(run(&["resolve", "nih:3;53", "3;53"], "").2, 1);
}

#[test]
fn a_key_has_a_name() {
    let pem = "-----BEGIN PUBLIC KEY-----\n\
        MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n\
        -----END PUBLIC KEY-----\n";
    let (name, status) = quiet(&["key", "-", "--form", "hex"], pem);
    assert_eq!((name.trim_end().len(), status), (64, 0));
    let (_, complaint, status) = run(&["key", "-"], pem.replace("PUBLIC", "PRIVATE"));
    assert!(complaint.contains("a private key") && status == 1, "{complaint}");
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

#[test]
fn digests_in_other_notations_are_names() {
    let base64 = "f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=";
    let wrong = format!("sha256-{}", base64.replace("f4", "g4"));
    for (text, status) in [
        (format!("sha256-{base64}"), 0),
        (format!("{wrong} sha256-{base64} sha1-Lve95gjOVATpfV8EL5X4nxwjKHE="), 0),
        (wrong, 1),
        (format!("sha256:{HEX}"), 0),
        (format!("ghcr.io/a/b@sha256:{HEX}"), 0),
        (format!("sha-256=:{base64}:"), 0),
        (format!("sha256={}", HEX.to_uppercase()), 0),
        (format!("https://files.example/a-1.whl#sha256={HEX}"), 0),
    ] {
        assert_eq!(quiet(&["verify", &text], "Hello World!").1, status, "{text}");
        if status == 0 && !text.contains(' ') {
            assert_eq!(quiet(&["equal", &text, HELLO], "").1, 0, "{text}");
            assert_eq!(quiet(&["convert", "--to", "ni", &text], ""), (format!("{HELLO}\n"), 0), "{text}");
        }
    }
    let two = format!("sha256-{base64} sha512-AA==");
    let (_, complaint, status) = run(&["convert", "--to", "ni", &two], "");
    assert_eq!((complaint.contains("several hashes: name one"), status), (true, 1), "{complaint}");
    let one = quiet(&["convert", "--to", "ni", "--algorithm", "sha-256", &two], "");
    assert_eq!(one, (format!("{HELLO}\n"), 0));
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
