//! `virgule ni fetch`, `serve` and `export`: output, exit status, and remaining files.

use crate::program::{Folder, call, piped, texts, virgule};
use crate::support::{Ended, ScriptedServer, answer, get, noise, until};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use virgule_ni::{Algorithm, Digest, Name};

const HELLO: &str = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";

fn ni(arguments: &[&str]) -> Command {
    call(&[&["ni"], arguments].concat())
}

fn run(arguments: &[&str]) -> (String, String, i32) {
    texts(&mut ni(arguments), "")
}

/// Starts a server on a free port. Returns the process and the URL.
fn serve(folder: &Folder, more: &[&str]) -> (Ended, String) {
    let path = folder.folder().to_str().unwrap();
    let mut command = ni(&[&["serve", path, "--listen", "127.0.0.1:0"], more].concat());
    // No one reads what it writes to standard error.
    let mut server = Ended(command.stderr(Stdio::inherit()).spawn().unwrap());
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let authority = line.trim_end().strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
    (server, authority.unwrap_or_else(|| panic!("{line:?}")).to_string())
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").arg(format!("-{name}")).arg(child.id().to_string()).status();
    assert!(sent.unwrap().success());
}

#[test]
fn fetches_served_files_to_a_file_or_standard_output() {
    let (folder, target) = (Folder::new(&[("hello.txt", "Hello World!")]), Folder::new(&[]));
    let (mut server, authority) = serve(&folder, &[]);
    let context = ["--authority", &authority, "--insecure-http"];
    let fetch = |more: &[&str]| run(&[&["fetch", HELLO][..], &context, more].concat());
    assert_eq!(fetch(&[]), ("Hello World!".into(), String::new(), 0));
    let path = &target.path("got");
    let url =
        format!("http://{authority}/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
    assert_eq!(
        fetch(&["--out", path]),
        (format!("{path}: verified, 12 bytes from {url}\n"), String::new(), 0)
    );
    assert_eq!(target.text("got"), "Hello World!");
    let (output, _, status) = fetch(&["--out", path, "--json"]);
    let output: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!((status, &output["ok"], &output["url"]), (0, &true.into(), &url[..].into()));
    // Names with an authority, as nih, and with a truncated digest.
    let own = HELLO.replace("ni:///", &format!("ni://{authority}/"));
    assert_eq!(run(&["fetch", &own, "--insecure-http"]).0, "Hello World!");
    let short = run(&["fetch", "nih:6;7f83-b165", context[0], context[1], context[2], "--out", path]);
    assert!(short.2 == 0 && short.0.contains("verified (weak: few bits)"), "{short:?}");
    // The server ends with status 0 after SIGTERM.
    signal(&server.0, "TERM");
    assert_eq!(server.0.wait().unwrap().code(), Some(0));
    assert_eq!(target.names(), ["got"]);
}

#[test]
fn statuses_of_fetch() {
    let folder = Folder::new(&[]);
    let out = &folder.path("out");
    let lying = ScriptedServer::bytes(answer("200 OK", "", b"Hello World?"));
    let broken = ScriptedServer::bytes(answer("200 OK", "", b"Hello World!")[..48].to_vec());
    let typed = ScriptedServer::bytes(answer("200 OK", "Content-Type: text/html\r\n", b"Hello World!"));
    let ct = format!("{HELLO}?ct=text/plain");
    for (name, authority, more, status, output) in [
        (HELLO, lying.authority(), &[][..], 1, "the content does not match the name: 12 bytes"),
        (HELLO, lying.authority(), &["--max-size", "11"], 1, "longer than 11 bytes"),
        (HELLO, broken.authority(), &[], 2, "the connection ended too early"),
        (&ct, typed.authority(), &[], 1, "the name requires the media type \"text/plain\""),
        (HELLO, "127.0.0.1:1".into(), &[], 2, "the request failed"),
        (HELLO, "a b".into(), &[], 2, "authority"),
        ("ni:///sha256;f4OxZQ", lying.authority(), &[], 2, "not a name: offset 6"),
        (HELLO, lying.authority(), &["--timeout", "0"], 2, "a number of seconds"),
        (HELLO, lying.authority(), &["--max-size", "1T"], 2, "a number of bytes"),
        (HELLO, lying.authority(), &["--ca", "/absent"], 2, "/absent: "),
    ] {
        for to in [&["--out", out][..], &[]] {
            let call = [&["fetch", name, "--authority", &authority, "--insecure-http"], more, to].concat();
            let (stdout, stderr, found) = run(&call);
            assert_eq!((found, &stdout[..]), (status, ""), "{call:?}: {stderr}");
            assert!(stderr.contains(output), "{call:?}: {stderr}");
            assert!(folder.names().is_empty(), "{call:?}");
        }
    }
    let any = run(&["fetch", &ct, "--authority", &typed.authority(), "--insecure-http", "--any-type"]);
    assert_eq!(any, ("Hello World!".into(), String::new(), 0));
    let none = run(&["fetch", HELLO]);
    assert!(none.2 == 2 && none.1.contains("specify a server"), "{none:?}");
    let json =
        run(&["fetch", HELLO, "--authority", &lying.authority(), "--insecure-http", "--out", out, "--json"]);
    assert!(
        json.2 == 1
            && json
                .0
                .starts_with(r#"{"ok":false,"error":{"offset":null,"message":"the content does not match"#),
        "{json:?}"
    );
}

/// A public server, which is reached through a proxy, redirects to a local server.
#[test]
fn rejects_redirects_to_private_addresses() {
    for name in ["127.0.0.1", "localhost"] {
        let inside = ScriptedServer::bytes(answer("200 OK", "", b"Hello World!"));
        let location = format!("Location: http://{name}:{}/\r\n", inside.address.port());
        let proxy = ScriptedServer::new(move |stream, path| {
            if !path.starts_with("http:") {
                // The request is CONNECT; the following lines are for the target server.
                let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n");
                let mut lines = BufReader::new(&mut *stream).lines().map_while(Result::ok);
                lines.find(String::is_empty);
            }
            let _ = stream.write_all(&answer("302 Found", &location, b""));
        });
        let call = ["fetch", HELLO, "--authority", "example.com", "--insecure-http"];
        let fetch = |more: &[&str]| {
            let mut command = ni(&[&call, more].concat());
            command.env("http_proxy", format!("http://{}", proxy.authority()));
            command.env("no_proxy", "127.0.0.1,localhost");
            texts(&mut command, "")
        };
        let (stdout, stderr, status) = fetch(&[]);
        assert!(stderr.contains("it leads to 127.0.0.1, an address of a more private scope"), "{stderr}");
        assert_eq!((status, &stdout[..]), (1, ""));
        assert!(inside.requests().is_empty());
        assert_eq!(fetch(&["--allow-private"]), ("Hello World!".to_string(), String::new(), 0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full() {
    let content = noise(100_000);
    let name = Name::from(Digest::of(Algorithm::Sha256, &content)).to_ni();
    let server = ScriptedServer::bytes(answer("200 OK", "", &content));
    let authority = server.authority();
    let call = ["fetch", &name, "--authority", &authority, "--insecure-http"];
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let (_, stderr, status) = texts(ni(&call).stdout(full), "");
    assert!(status == 2 && stderr.contains("No space left on device"), "{stderr}");
    // A device is not replaced by a file.
    let (_, stderr, status) = run(&[&call[..], &["--out", "/dev/full"]].concat());
    assert!(status == 2 && stderr.contains("not a regular file"), "{stderr}");
    // With a limit of 8 KiB, a larger file cannot be written.
    let folder = Folder::new(&[("out", "as it was")]);
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$@\"";
    let mut bash = piped("bash", &["-c", script, "bash", &virgule(), "ni"]);
    let (_, stderr, status) = texts(bash.args(call).args(["--out", &folder.path("out")]), "");
    assert!(status == 2 && stderr.contains("cannot write the fetched content"), "{stderr}");
    assert_eq!((folder.names(), folder.text("out")), (vec!["out".to_string()], "as it was".to_string()));
}

#[test]
fn an_interrupt_leaves_nothing() {
    let server = ScriptedServer::new(|stream, _| {
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nHello");
        std::thread::sleep(Duration::from_secs(20));
    });
    let folder = Folder::new(&[]);
    let out = folder.path("out");
    for (name, status) in [("INT", 130), ("TERM", 130)] {
        let authority = server.authority();
        let mut call = ni(&["fetch", HELLO, "--authority", &authority, "--insecure-http", "--out"]);
        let mut fetching = Ended(call.arg(&out).spawn().unwrap());
        let asked = server.requests().len();
        until("it is on its way", || folder.names().len() == 1 && server.requests().len() >= asked.max(1));
        std::thread::sleep(Duration::from_millis(200));
        signal(&fetching.0, name);
        assert_eq!(fetching.0.wait().unwrap().code(), Some(status));
        assert!(folder.names().is_empty());
    }
}

#[test]
fn lists_exported_files_for_verify() {
    let folder = Folder::new(&[("in/hello.txt", "Hello World!"), ("in/b/two\nlines", "x")]);
    let (from, to) = (&folder.path("in"), &folder.path("out"));
    let (list, _, status) = run(&["export", from, "--out", to]);
    assert_eq!((status, list.lines().count()), (0, 2), "{list}");
    assert!(list.contains(&format!("{HELLO}  {from}/hello.txt\n")), "{list}");
    folder.write("list", list);
    assert_eq!(run(&["verify", "--list", &folder.path("list")]).2, 0);
    assert_eq!(run(&["export", "/absent", "--out", to]).2, 2);
}

#[test]
fn rejects_wrong_calls_of_serve() {
    let folder = Folder::new(&[]);
    let path = folder.folder().to_str().unwrap();
    for (call, output) in [
        (&["serve", "/absent"][..], "the folder cannot be read"),
        (&["serve", path, "--listen", "localhost"], "invalid"),
        (&["serve", path, "--listen", "192.0.2.1:0"], "cannot listen at 192.0.2.1:0"),
        (&["serve", path, "--algorithm", "sha256"], "did you mean sha-256?"),
        (&["serve", path, "--clients", "0"], "invalid"),
    ] {
        let (_, stderr, status) = run(call);
        assert!(status == 2 && stderr.contains(output), "{call:?}: {stderr}");
    }
    let (server, authority) = serve(&folder, &["--host", "files.example", "--algorithm", "sha-512"]);
    folder.write("new", "Hello World!");
    let target = Name::from(Digest::of(Algorithm::Sha512, b"Hello World!")).digest().to_base64url();
    let path = format!("/.well-known/ni/sha-512/{target}");
    until("the new file is there", || get(authority.parse().unwrap(), &path).status == 200);
    drop(server);
}
