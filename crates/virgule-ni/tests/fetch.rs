//! Fetching from correct servers, and from servers that send wrong content, stall, truncate, and redirect.
//!
//! All servers are real servers on a loopback address. For each error the test checks the message, whether it counts as
//! wrong content, and that no file remains.

mod support;

use flate2::Compression;
use flate2::write::{GzEncoder, ZlibEncoder};
use std::io::{self, Write};
use std::net::TcpListener;
use std::time::Duration;
use support::{Folder, HELLO, ScriptedServer, answer, name, noise, path};
use virgule_ni::fetch::{Fetch, FetchError};
use virgule_ni::{Algorithm, Digest, Name};

fn fetch(server: &ScriptedServer) -> Fetch {
    Fetch::new()
        .authority(server.authority())
        .insecure_http(true)
        .proxy_from_environment(false)
        .timeout(Duration::from_millis(500))
}

/// Fetches into a folder, in which only verified content may remain.
fn to_file(fetch: &Fetch, name: &Name) -> Result<Vec<u8>, FetchError> {
    let folder = Folder::new();
    let before = folder.write("old", "as it was");
    let result = fetch.to_file(name, &before);
    let after = std::fs::read(&before).unwrap();
    assert_eq!(folder.names(), ["old"], "{result:?}");
    if result.is_err() {
        assert_eq!(after, b"as it was", "{result:?}");
    }
    result.map(|fetched| {
        assert_eq!(fetched.length, after.len() as u64);
        after
    })
}

fn gzip(content: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).unwrap();
    encoder.finish().unwrap()
}

fn deflate(content: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).unwrap();
    encoder.finish().unwrap()
}

#[test]
fn fetches_correct_responses() {
    let long = noise(300_000);
    let chunked =
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nHello\r\n7\r\n World!\r\n0\r\n\r\n";
    let closed = [b"HTTP/1.0 200 OK\r\n\r\n", HELLO].concat();
    let ok = |fields: &str, body: &[u8]| answer("200 OK", fields, body);
    let twice = "Content-Encoding: deflate\r\nContent-Encoding: identity, gzip\r\n";
    for (content, sent) in [
        (HELLO, ok("", HELLO)),
        (HELLO, answer("203 Changed", "Content-Type: text/plain\r\n", HELLO)),
        (HELLO, chunked.to_vec()),
        (HELLO, closed),
        (HELLO, ok("Content-Encoding: gzip\r\n", &gzip(HELLO))),
        (HELLO, ok("content-encoding: x-GZIP\r\n", &gzip(HELLO))),
        (HELLO, ok("Content-Encoding: deflate\r\n", &deflate(HELLO))),
        (HELLO, ok("Content-Encoding: deflate, gzip\r\n", &gzip(&deflate(HELLO)))),
        (HELLO, ok(twice, &gzip(&deflate(HELLO)))),
        // Members are concatenated.
        (HELLO, ok("Content-Encoding: gzip\r\n", &[gzip(b"Hello "), gzip(b"World!")].concat())),
        (&long, ok("", &long)),
        (&long, ok("Content-Encoding: gzip\r\n", &gzip(&long))),
        (&[], ok("", &[])),
        // A gzip file without Content-Encoding is not decoded.
        (&gzip(HELLO), ok("Content-Type: application/gzip\r\n", &gzip(HELLO))),
    ] {
        let server = ScriptedServer::bytes(sent);
        assert_eq!(to_file(&fetch(&server), &name(content)).unwrap(), content);
        let request = server.requests().concat();
        assert!(request.starts_with(&format!("GET {} HTTP/1.1\r\n", path(content))), "{request}");
        assert!(request.to_ascii_lowercase().contains("accept-encoding: gzip, deflate\r\n"), "{request}");
    }
}

/// Every algorithm, every truncation, and every form of a name.
#[test]
fn names_of_all_kinds_are_fetched() {
    let server = ScriptedServer::bytes(answer("200 OK", "", HELLO));
    for algorithm in Algorithm::all() {
        let name = Name::from(Digest::of(algorithm, HELLO));
        assert_eq!(to_file(&fetch(&server), &name).unwrap(), HELLO, "{algorithm}");
        let spoken = Name::parse(&name.to_nih()).unwrap();
        assert_eq!(to_file(&fetch(&server), &spoken).unwrap(), HELLO, "{algorithm}");
    }
    let own = Name::parse(&format!("ni://{}/sha-256-32;f4OxZQ?a=b", server.authority())).unwrap();
    let elsewhere = fetch(&server).authority("127.0.0.1:1");
    assert_eq!(to_file(&elsewhere, &own).unwrap(), HELLO);
    let request = server.requests().pop().unwrap();
    assert!(request.starts_with("GET /.well-known/ni/sha-256-32/f4OxZQ?a=b HTTP/1.1\r\n"), "{request}");
    assert!(request.to_ascii_lowercase().contains(&format!("host: {}\r\n", server.authority())), "{request}");
}

#[test]
fn rejects_wrong_responses() {
    let chunked =
        |body: &str| format!("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{body}").into_bytes();
    let cut = |sent: Vec<u8>| sent[..sent.len() - 3].to_vec();
    let gzipped = |body: &[u8]| answer("200 OK", "Content-Encoding: gzip\r\n", body);
    let found = |fields: &str| answer("302 Found", fields, b"");
    let (no_http, cut_off) =
        ("its scheme is not http or https", "the content does not match its content coding, or is truncated");
    for (sent, message, wrong) in [
        (answer("200 OK", "", b"Hello World?"), "the content does not match the name: 12 bytes", true),
        (answer("200 OK", "", b""), "not match the name: 0 bytes with the sha-256 e3b0c442", true),
        (answer("200 OK", "", b"Hello World!\n"), "the content does not match the name: 13 bytes", true),
        // Without a declared length, the content ends with the connection.
        (b"HTTP/1.0 200 OK\r\n\r\nHello".to_vec(), "the content does not match the name: 5 bytes", true),
        (cut(answer("200 OK", "", HELLO)), "the connection ended too early, after 9 bytes", false),
        (chunked("5\r\nHello\r\n"), "the connection ended too early", false),
        (chunked("5\r\nHello\r\nx\r\n"), "the request failed", false),
        (answer("404 Not Found", "", HELLO), "the server does not have the file", true),
        (answer("410 Gone", "", HELLO), "the server does not have the file", true),
        (answer("206 Partial Content", "", HELLO), "the server responded with status 206", true),
        (answer("204 No Content", "", b""), "the server responded with status 204", true),
        (answer("300 Choices", "Location: /x\r\n", HELLO), "the server responded with status 300", true),
        (answer("401 Unauthorized", "", HELLO), "the server responded with status 401", true),
        (answer("500 Oops", "", HELLO), "the server responded with status 500", false),
        (found(""), "a redirect (status 302) is not followed: it has no Location field", true),
        (found("Location: /x\r\nLocation: /y\r\n"), "it has 2 Location fields", true),
        (found("Location: ftp://127.0.0.1/x\r\n"), no_http, true),
        (found("Location: file:///etc/passwd\r\n"), no_http, true),
        (answer("200 OK", "Content-Encoding: br\r\n", HELLO), "coding \"br\" is not supported", true),
        (answer("200 OK", "Content-Encoding: gzip, gzip, gzip\r\n", HELLO), "at most two of them", true),
        (gzipped(HELLO), cut_off, true),
        (gzipped(&[&gzip(HELLO)[..], b"tail"].concat()), cut_off, true),
        (gzipped(&cut(gzip(HELLO))), cut_off, true),
        (gzipped(gzip(HELLO).split_last().unwrap().1), cut_off, true),
        (answer("200 OK", "Content-Encoding: gzip, deflate\r\n", &gzip(&deflate(HELLO))), cut_off, true),
        (cut(gzipped(&gzip(HELLO))), "the connection ended too early", false),
        (answer("200 OK", "Content-Encoding: deflate\r\n", &gzip(HELLO)), cut_off, true),
        (gzipped(&gzip(b"other")), "the content does not match the name: 5 bytes", true),
        (answer("200 OK", &format!("X: {}\r\n", "x".repeat(100_000)), HELLO), "the request failed", false),
        (b"SSH-2.0-OpenSSH_9.2\r\n".to_vec(), "the request failed", false),
        (b"".to_vec(), "the request failed", false),
    ] {
        let server = ScriptedServer::bytes(sent.clone());
        let error = to_file(&fetch(&server), &name(HELLO)).unwrap_err();
        let sent = String::from_utf8_lossy(&sent[..sent.len().min(90)]).into_owned();
        assert!(error.to_string().contains(message), "{error} for {sent:?}");
        assert_eq!(error.is_wrong_answer(), wrong, "{error} for {sent:?}");
    }
}

#[test]
fn a_server_that_cannot_be_reached() {
    // The address is bound, but nothing listens on it.
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let fetch = Fetch::new().insecure_http(true).proxy_from_environment(false);
    let error = to_file(&fetch.clone().authority(address), &name(HELLO)).unwrap_err();
    assert!(error.to_string().starts_with("the request failed: ") && !error.is_wrong_answer(), "{error}");
    for (authority, message) in [
        ("", "the name has no authority"),
        (":80", "the authority has no host"),
        ("127.0.0.1:65536", "its port is above 65535"),
        ("u:p@127.0.0.1", "it has a userinfo"),
        ("127.0.0.1/x", "not a valid authority"),
        ("127.0.0.1?x", "not a valid authority"),
        ("127.0.0.1#x", "not a valid authority"),
        ("127.0.0.1\\x", "not a valid authority"),
        ("127.0.0.1 ", "not a valid authority"),
    ] {
        let error = to_file(&fetch.clone().authority(authority), &name(HELLO)).unwrap_err();
        assert!(error.to_string().contains(message) && !error.is_wrong_answer(), "{authority:?}: {error}");
    }
}

#[test]
fn gives_up_on_silent_servers() {
    let name = name(HELLO);
    for begin in ["", "HTTP/1.1 200 OK\r\nContent-", "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nHello"] {
        let server = ScriptedServer::new(move |stream, _| {
            let _ = stream.write_all(begin.as_bytes());
            std::thread::sleep(Duration::from_secs(5));
        });
        let error = to_file(&fetch(&server), &name).unwrap_err();
        assert_eq!(error.to_string(), "no data arrived for 0.5 s (`--timeout`)", "{begin:?}");
        assert!(!error.is_wrong_answer(), "{begin:?}");
    }
    // Single bytes reset the idle time, but not the total time.
    let server = ScriptedServer::new(|stream, _| {
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 12000\r\n\r\n");
        while stream.write_all(b"x").is_ok() {
            std::thread::sleep(Duration::from_millis(50));
        }
    });
    let error = to_file(&fetch(&server).deadline(Duration::from_secs(1)), &name).unwrap_err();
    assert_eq!(error.to_string(), "the request took longer than 1 s (`--deadline`)");
}

#[test]
fn redirections_are_followed_and_bounded() {
    let name = name(HELLO);
    let first = path(HELLO);
    let server = ScriptedServer::new(move |stream, path| {
        let number: usize = path.strip_prefix("/r/").and_then(|number| number.parse().ok()).unwrap_or(0);
        let status = [301, 302, 303, 307, 308][number % 5];
        let sent = match number {
            5 => answer("200 OK", "", HELLO),
            _ => answer(&format!("{status} Go"), &format!("Location: /r/{}\r\n", number + 1), b"not this"),
        };
        let _ = stream.write_all(&sent);
    });
    assert_eq!(to_file(&fetch(&server), &name).unwrap(), HELLO);
    let asked: Vec<String> =
        server.requests().iter().map(|head| head[4..head.find(" HTTP").unwrap()].into()).collect();
    assert_eq!(asked, [&first[..], "/r/1", "/r/2", "/r/3", "/r/4", "/r/5"]);
    let error = to_file(&fetch(&server).max_redirects(4), &name).unwrap_err();
    assert!(error.to_string().ends_with("4 redirects were already followed"), "{error}");
    assert!(error.is_wrong_answer());

    let circle = ScriptedServer::new(|stream, path| {
        let next = if path == "/b" { "/c" } else { "/b" };
        let _ = stream.write_all(&answer("302 Found", &format!("Location: {next}\r\n"), b""));
    });
    let error = to_file(&fetch(&circle), &name).unwrap_err();
    assert!(error.to_string().ends_with("it leads to a URL that was requested before"), "{error}");
    assert_eq!(circle.requests().len(), 3);

    // Redirects to another server, which receives no data of the first request.
    let address = server.address;
    let other = ScriptedServer::new(move |stream, _| {
        let to = format!("Location: http://{address}/r/5#top\r\n");
        let _ = stream.write_all(&answer("307 Go", &to, b""));
    });
    assert_eq!(to_file(&fetch(&other), &name).unwrap(), HELLO);
}

#[test]
fn rejects_decompression_bombs() {
    let zeros = vec![0; 8 << 20];
    let name = name(&zeros);
    let coded = |fields: &str, body: &[u8]| ScriptedServer::bytes(answer("200 OK", fields, body));
    let one = coded("Content-Encoding: gzip\r\n", &gzip(&zeros));
    let error = to_file(&fetch(&one), &name).unwrap_err();
    assert!(error.to_string().starts_with("the content is more than 200 times as long"), "{error}");
    assert!(error.is_wrong_answer());
    // A higher ratio accepts the content.
    assert_eq!(to_file(&fetch(&one).max_ratio(2000), &name).unwrap().len(), zeros.len());
    let error = to_file(&fetch(&one).max_ratio(2000).max_size(1 << 20), &name).unwrap_err();
    assert_eq!(error.to_string(), "the content is longer than 1048576 bytes (`--max-size`)");

    let two = coded("Content-Encoding: gzip, gzip\r\n", &gzip(&gzip(&zeros)));
    assert!(matches!(to_file(&fetch(&two), &name), Err(FetchError::Bomb { ratio: 200 })));

    // Empty gzip members are much input without output.
    let nothing = coded("Content-Encoding: gzip\r\n", &gzip(b"").repeat(50_000));
    assert!(matches!(to_file(&fetch(&nothing).max_size(1000), &name), Err(FetchError::TooLarge { .. })));

    // A declared length above the limit is refused before reading.
    let long = coded("", &zeros);
    assert!(matches!(
        to_file(&fetch(&long).max_size(zeros.len() as u64 - 1), &name),
        Err(FetchError::TooLarge { .. })
    ));
    assert_eq!(to_file(&fetch(&long).max_size(zeros.len() as u64), &name).unwrap().len(), zeros.len());

    // Without a declared length the bytes are counted; the server would send forever.
    let endless = ScriptedServer::new(|stream, _| {
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n");
        while stream.write_all(&[0; 4096]).is_ok() {}
    });
    assert!(matches!(to_file(&fetch(&endless).max_size(1 << 20), &name), Err(FetchError::TooLarge { .. })));
}

#[test]
fn the_media_type_is_that_of_the_name() {
    let typed = |ct: &str| name(HELLO).with_content_type(Some(ct));
    for (wanted, fields, meets) in [
        ("text/plain", "Content-Type: text/plain; charset=utf-8\r\n", true),
        ("image/svg+xml", "Content-Type: image/svg+xml\r\n", true),
        ("text/plain", "", true),
        ("text/plain", "Content-Type: text/html\r\n", false),
        ("image/svg+xml", "Content-Type: image/svg xml\r\n", false),
        ("text/plain; charset=utf-8", "Content-Type: text/plain\r\n", false),
    ] {
        let server = ScriptedServer::bytes(answer("200 OK", fields, HELLO));
        let result = to_file(&fetch(&server), &typed(wanted));
        assert_eq!(result.is_ok(), meets, "{wanted} {fields}: {result:?}");
        assert!(server.requests()[0].contains("?ct="));
        if let Err(error) = result {
            assert!(error.is_wrong_answer() && error.to_string().contains(wanted), "{error}");
        }
        assert!(to_file(&fetch(&server).any_type(true), &typed(wanted)).is_ok());
    }
}

/// A writer that fails after some bytes, as a full disk does.
struct Full(usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        if taken == 0 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(taken) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_is_an_error() {
    let content = noise(200_000);
    let server = ScriptedServer::bytes(answer("200 OK", "", &content));
    for room in [0, 1, 70_000, content.len() - 1] {
        let error = fetch(&server).run(&name(&content), &mut Full(room)).unwrap_err();
        assert!(matches!(error, FetchError::Write(_)) && !error.is_wrong_answer(), "{error}");
    }
    assert!(fetch(&server).run(&name(&content), &mut Full(content.len())).is_ok());
}

#[test]
fn targets_that_no_file_can_replace() {
    let server = ScriptedServer::bytes(answer("200 OK", "", HELLO));
    let folder = Folder::new();
    std::fs::create_dir(folder.path().join("inner")).unwrap();
    let mut targets = vec![folder.path().join("inner"), folder.path().join("absent/file"), "/".into()];
    if cfg!(unix) {
        targets.push("/dev/null".into());
    }
    for target in targets {
        let error = fetch(&server).to_file(&name(HELLO), &target).unwrap_err();
        assert!(matches!(error, FetchError::Write(_)), "{target:?}: {error}");
    }
    // No request is sent if the file cannot be created.
    assert!(server.requests().is_empty());
    assert_eq!(folder.names(), ["inner"]);
}
