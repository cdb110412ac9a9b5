//! A server on a loopback address: its responses, the hosts for which it answers, and that it sends only bytes of the
//! requested name.

mod support;

use std::fs;
use std::io::{BufReader, Read, Write};
use std::time::Duration;
use support::running::{Running, options};
use support::{Folder, HELLO, ask, connect, get, noise, path, read, send, until};
use virgule_ni::serve::{Options, Server};
use virgule_ni::{Algorithm, Digest, Name};

fn hello() -> String {
    path(HELLO)
}

#[test]
fn files_are_answered_by_name() {
    let long = noise(200_000);
    let folder = Folder::with(&[("hello.txt", HELLO), ("a/b/c/long", &long), ("empty.html", b"")]);
    let server = Running::new(folder.path(), |_| {});
    let answer = get(server.address, "/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
    assert_eq!((answer.status, &answer.body[..]), (200, HELLO));
    for (field, value) in [
        ("content-type", Some("text/plain")),
        ("content-length", Some("12")),
        ("etag", Some("\"sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk\"")),
        ("cache-control", Some("public, max-age=31536000, immutable")),
        ("accept-ranges", Some("bytes")),
        ("x-content-type-options", Some("nosniff")),
        ("content-security-policy", Some("sandbox; default-src 'none'")),
        ("content-encoding", None),
        ("content-range", None),
    ] {
        assert_eq!(answer.field(field), value, "{field}");
    }
    let answer = get(server.address, &path(&long));
    assert!(answer.status == 200 && answer.body == long && answer.field("content-type").is_none());
    let answer = get(server.address, &path(b""));
    assert_eq!((answer.status, answer.field("content-length")), (200, Some("0")));
    // The URL may have a query, which the mapping keeps, and any truncation of the algorithm.
    assert_eq!(
        get(server.address, &format!("{}?ct=text/html", hello())).field("content-type"),
        Some("text/plain")
    );
    for algorithm in Algorithm::all().filter(|algorithm| algorithm.whole() == Algorithm::Sha256) {
        let val = Digest::of(algorithm, &long).to_base64url();
        let answer = get(server.address, &format!("/.well-known/ni/{algorithm}/{val}"));
        assert!(answer.body == long, "{algorithm}");
        assert!(answer.field("etag").unwrap().starts_with(&format!("\"{algorithm};")));
    }
}

#[test]
fn head_is_get_without_content() {
    let folder = Folder::with(&[("hello.txt", HELLO)]);
    let server = Running::new(folder.path(), |_| {});
    for target in [hello(), "/".to_string(), "/nothing".to_string()] {
        let (head, get) = (ask(server.address, &format!("HEAD {target}"), ""), get(server.address, &target));
        let fields = |answer: &support::Answer| {
            answer.fields.iter().filter(|(name, _)| name != "date").cloned().collect::<Vec<_>>()
        };
        assert_eq!((head.status, fields(&head)), (get.status, fields(&get)), "{target}");
        assert!(head.body.is_empty());
    }
}

#[test]
fn ranges_and_conditions() {
    let content = noise(200_000);
    let folder = Folder::with(&[("file", &content)]);
    let server = Running::new(folder.path(), |_| {});
    let path = path(&content);
    let tag = path.replace("/.well-known/ni/", "\"").replace("sha-256/", "sha-256;") + "\"";
    let get = |fields: &str| ask(server.address, &format!("GET {path}"), fields);
    for (range, start, end) in [
        ("0-0", 0, 1),
        ("0-65535", 0, 65_536),
        ("65535-65536", 65_535, 65_537),
        ("70000-140000", 70_000, 140_001),
        ("199999-", 199_999, 200_000),
        ("150000-999999", 150_000, 200_000),
        ("-70000", 130_000, 200_000),
        ("-900000", 0, 200_000),
    ] {
        let answer = get(&format!("Range: bytes={range}\r\n"));
        assert_eq!(answer.status, 206, "{range}");
        assert!(answer.whole && answer.body == content[start..end], "{range}");
        let field = format!("bytes {start}-{}/200000", end - 1);
        assert_eq!(answer.field("content-range"), Some(&field[..]), "{range}");
        assert_eq!(answer.field("etag"), Some(&tag[..]));
    }
    for range in ["200000-", "-0", "300000-400000"] {
        let answer = get(&format!("Range: bytes={range}\r\n"));
        assert_eq!((answer.status, answer.field("content-range")), (416, Some("bytes */200000")), "{range}");
    }
    let range = "Range: bytes=0-1\r\n";
    for (fields, status) in [
        (String::from("Range: bytes=0-1,5-6\r\n"), 200),
        ("Range: lines=0-1\r\n".into(), 200),
        (format!("{range}If-Range: {tag}\r\n"), 206),
        (format!("{range}If-Range: W/{tag}\r\n"), 200),
        (format!("{range}If-Range: \"x\"\r\n"), 200),
        (format!("{range}If-Range: Sat, 29 Oct 1994 19:43:31 GMT\r\n"), 200),
        (format!("If-None-Match: {tag}\r\n"), 304),
        (format!("If-None-Match: \"x\", W/{tag}\r\n{range}"), 304),
        ("If-None-Match: *\r\n".into(), 304),
        ("If-None-Match: \"x\"\r\n".into(), 200),
        (format!("If-Match: {tag}\r\n"), 200),
        ("If-Match: \"x\"\r\n".into(), 412),
        (format!("If-Match: \"x\"\r\nIf-None-Match: {tag}\r\n"), 412),
        ("If-Modified-Since: Sat, 29 Oct 2094 19:43:31 GMT\r\n".into(), 200),
    ] {
        let answer = get(&fields);
        assert_eq!(answer.status, status, "{fields}");
        match status {
            200 => assert!(answer.body == content, "{fields}"),
            304 => assert_eq!((answer.body.len(), answer.field("etag")), (0, Some(&tag[..])), "{fields}"),
            _ => {}
        }
    }
    let head = ask(server.address, &format!("HEAD {path}"), range);
    assert_eq!((head.status, head.field("content-length")), (200, Some("200000")));
}

#[test]
fn requests_that_are_refused() {
    let folder = Folder::with(&[("hello.txt", HELLO)]);
    let server = Running::new(folder.path(), |options| options.hosts = vec!["files.example".into()]);
    let host = server.address;
    for (line, status, message) in [
        ("GET NI/sha-256/47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU", 404, "no file with that name"),
        ("GET NI/sha-512/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk", 400, "Not a name"),
        ("GET NI/sha256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk", 400, "did you mean sha-256?"),
        ("GET NI/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGl", 400, "Not a name"),
        ("GET NI/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk/", 400, "Not a name"),
        ("GET NI/sha%2D256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk", 400, "Not a name"),
        ("GET NI/../../hello.txt", 400, "Not a name"),
        ("GET NI/", 404, "Not found: the page at /"),
        ("GET /hello.txt", 404, "Not found: the page at /"),
        ("GET /../../../etc/passwd", 404, "Not found: the page at /"),
        ("GET /?page=2", 404, "There is no such page"),
        ("GET /?page=-1", 404, "There is no such page"),
        ("POST /", 405, "GET and HEAD"),
        ("DELETE NI/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk", 405, "GET and HEAD"),
        ("OPTIONS *", 405, "GET and HEAD"),
    ] {
        let line = line.replace("NI/", "/.well-known/ni/");
        let answer = ask(server.address, &line, "");
        assert_eq!(answer.status, status, "{line}");
        assert!(answer.text().contains(message), "{line}: {}", answer.text());
        assert_eq!(answer.field("cache-control"), Some("no-store"), "{line}");
        assert_eq!(answer.field("allow").is_some(), status == 405, "{line}");
    }
    // Only these hosts are answered.
    for (hosts, status) in [
        (format!("Host: {host}\r\n"), 200),
        ("Host: localhost:1\r\n".into(), 200),
        ("Host: LOCALHOST\r\n".into(), 200),
        ("Host: 127.9.9.9\r\n".into(), 200),
        ("Host: [::1]:80\r\n".into(), 200),
        ("Host: Files.Example\r\n".into(), 200),
        ("Host: evil.example\r\n".into(), 421),
        ("Host: 192.0.2.1\r\n".into(), 421),
        ("Host: localhost.evil.example\r\n".into(), 421),
        ("Host: evil.example@localhost@\r\n".into(), 400),
        ("Host: a/b\r\n".into(), 400),
        ("Host: localhost\r\nHost: localhost\r\n".into(), 400),
        ("".into(), 400),
    ] {
        let answer = send(host, &format!("GET / HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n"));
        assert_eq!(answer.status, status, "{hosts}");
    }
    // RFC 9112 section 6.3: who sends two lengths may want another server to see another request.
    let lengths = "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n";
    assert_eq!(ask(host, &format!("GET {}", hello()), lengths).status, 400);
    let request = "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert_eq!(send(host, request).status, 421);
    // Invalid HTTP, and requests that are too large.
    for (request, statuses) in [
        ("nonsense\r\n\r\n".to_string(), &[400][..]),
        (format!("GET / HTTP/1.1\r\nHost: {host}\r\nX: {}\r\n\r\n", "x".repeat(100_000)), &[431]),
        (format!("GET /{} HTTP/1.1\r\nHost: {host}\r\n\r\n", "x".repeat(100_000)), &[414, 431]),
        (format!("GET / HTTP/1.1\r\nHost: {host}\r\n{}\r\n", "X: y\r\n".repeat(200)), &[431]),
    ] {
        let mut stream = connect(server.address);
        let _ = stream.write_all(request.as_bytes());
        let mut line = [0; 12];
        // The connection may be reset before the whole request was read; then there is no status.
        if stream.read_exact(&mut line).is_ok() {
            let status: u16 = std::str::from_utf8(&line[9..]).unwrap().parse().unwrap();
            assert!(statuses.contains(&status), "{status} for {:?}", &request[..20]);
        }
    }
    assert_eq!(get(server.address, &hello()).status, 200);
}

#[test]
fn a_changed_file_is_never_sent_by_its_old_name() {
    let folder = Folder::new();
    let file = folder.write("hello.txt", HELLO);
    // Rescans are disabled: each change is found by a request.
    let server = Running::new(folder.path(), |options| options.rescan = Duration::from_secs(3600));
    let status = || get(server.address, &hello()).status;
    assert_eq!(status(), 200);
    // Other content of the same size; then the old content with changed metadata.
    fs::write(&file, b"Hello world!").unwrap();
    assert_eq!(status(), 404);
    fs::write(&file, HELLO).unwrap();
    assert_eq!(status(), 200);
    // Other content with the same size and the same time of change.
    let time = fs::metadata(&file).unwrap().modified().unwrap();
    fs::write(&file, b"Hello world!").unwrap();
    fs::File::options().write(true).open(&file).unwrap().set_modified(time).unwrap();
    assert_eq!(status(), 404);
    assert_eq!(ask(server.address, &format!("HEAD {}", hello()), "").status, 404);
    let known =
        format!("If-None-Match: \"{}\"\r\n", hello().replace("/.well-known/ni/", "").replace('/', ";"));
    assert_eq!(ask(server.address, &format!("GET {}", hello()), &known).status, 404);
    fs::write(&file, b"longer than it was").unwrap();
    assert_eq!(status(), 404);
    fs::remove_file(&file).unwrap();
    assert_eq!(status(), 404);
    fs::create_dir(&file).unwrap();
    assert_eq!(status(), 404);
    fs::remove_dir(&file).unwrap();
    fs::write(&file, HELLO).unwrap();
    assert_eq!(status(), 200);
}

#[test]
fn changes_are_found() {
    let folder = Folder::new();
    let file = folder.write("one", HELLO);
    let server = Running::new(folder.path(), |_| {});
    let has = |content: &[u8]| get(server.address, &path(content)).status == 200;
    assert!(has(HELLO) && !has(b"new"));
    folder.write("a/two", b"new");
    until("the new file is there", || has(b"new"));
    fs::write(&file, b"other").unwrap();
    until("the changed file is there", || has(b"other"));
    assert!(!has(HELLO));
    fs::rename(folder.path().join("a"), folder.path().join("b")).unwrap();
    until("the moved file is there", || has(b"new"));
    fs::remove_dir_all(folder.path().join("b")).unwrap();
    assert!(!has(b"new"));
    // Two files have the same content: either may be served.
    folder.write("three", b"other");
    until("the second one is listed", || get(server.address, "/").text().contains("three"));
    fs::remove_file(&file).unwrap();
    // The page may list files that are not hashed yet.
    until("the second one is found", || has(b"other"));
}

/// The server sends no byte that was changed after the request.
#[test]
fn a_file_that_changes_while_it_is_sent() {
    let folder = Folder::new();
    let content = noise(16 << 20);
    let file = folder.write("long", &content);
    let server = Running::new(folder.path(), |options| options.rescan = Duration::from_secs(3600));
    let mut stream = connect(server.address);
    let target = path(&content);
    write!(stream, "GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut begin = [0; 100_000];
    stream.read_exact(&mut begin).unwrap();
    // The client stops reading, so the server is at most a buffer ahead of it.
    let mut changed = fs::File::options().write(true).open(&file).unwrap();
    changed.write_all(&vec![0; content.len()]).unwrap();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    let sent = [&begin[..], &rest].concat();
    let head = sent.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
    let body = &sent[head..];
    assert!(String::from_utf8_lossy(&sent[..head]).contains("content-length: 16777216"));
    assert!(body.len() < content.len(), "the client cannot know that it is not all");
    assert!(content.starts_with(body), "what was sent is what was named");
    assert_eq!(get(server.address, &target).status, 404);
}

#[cfg(unix)]
#[test]
fn serves_no_links_out_of_the_folder() {
    use std::os::unix::fs::symlink;
    let (folder, other) = (Folder::new(), Folder::new());
    let secret = other.write("secret", b"a secret");
    folder.write("inner/hello.txt", HELLO);
    symlink(&secret, folder.path().join("link")).unwrap();
    symlink(other.path(), folder.path().join("folder")).unwrap();
    symlink("..", folder.path().join("inner/up")).unwrap();
    symlink("nothing", folder.path().join("broken")).unwrap();
    symlink("inner/hello.txt", folder.path().join("within")).unwrap();
    let server = Server::new(folder.path(), options(|_| {})).unwrap();
    let files: Vec<_> = server.files().into_iter().map(|(path, _)| path.display().to_string()).collect();
    assert_eq!(files, ["inner/hello.txt", "within"]);
    let skipped = server.skipped().join("\n");
    for reason in
        ["link: the link leads out of the folder", "folder: the link leads out of the folder", "broken: "]
    {
        assert!(skipped.contains(reason), "{skipped}");
    }

    let running = Running::new(folder.path(), |options| options.rescan = Duration::from_secs(3600));
    assert_eq!(get(running.address, &path(b"a secret")).status, 404);
    assert_eq!(get(running.address, &hello()).status, 200);
    // After the scan a folder is replaced by a link to a folder outside, with the same content.
    other.write("hello.txt", HELLO);
    fs::remove_file(folder.path().join("within")).unwrap();
    fs::rename(folder.path().join("inner"), other.path().join("inner")).unwrap();
    symlink(other.path(), folder.path().join("inner")).unwrap();
    assert_eq!(get(running.address, &hello()).status, 404);
}

#[test]
fn a_connection_is_kept_and_pipelined() {
    let folder = Folder::with(&[("hello.txt", HELLO)]);
    let server = Running::new(folder.path(), |_| {});
    let mut stream = connect(server.address);
    let request = format!("GET {} HTTP/1.1\r\nHost: localhost\r\n\r\n", hello());
    stream.write_all(request.repeat(20).as_bytes()).unwrap();
    let mut reader = BufReader::new(stream);
    for _ in 0..20 {
        assert_eq!(read(&mut reader, false).body, HELLO);
    }
}

#[test]
fn the_page_lists_what_is_there_as_text() {
    let folder = Folder::new();
    folder.write("a/<b>&\"'.txt", HELLO);
    for number in 0..250 {
        folder.write(&format!("many/{number:03}"), number.to_string());
    }
    let server = Running::new(folder.path(), |options| options.algorithms.push(Algorithm::Sha512));
    let answer = get(server.address, "/");
    let html = answer.text();
    let policy = answer.field("content-security-policy").unwrap();
    assert!(
        policy.starts_with("default-src 'none'; style-src 'sha256-") && !policy.contains("unsafe"),
        "{policy}"
    );
    assert_eq!(answer.field("content-type"), Some("text/html; charset=utf-8"));
    assert!(html.contains("<bdi>a/&lt;b&gt;&amp;&quot;&#39;.txt</bdi>"), "{html}");
    assert!(html.contains("<code>ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk</code>"));
    assert!(
        html.contains(&format!("<code>{}</code>", Name::from(Digest::of(Algorithm::Sha512, HELLO)).to_ni()))
    );
    assert!(html.contains("251 files") && html.contains("Page 1 of 2") && html.contains("/?page=2"));
    assert!(html.contains("many/198") && !html.contains("many/199"));
    let second = get(server.address, "/?page=2").text();
    assert!(second.contains("many/199") && second.contains("many/249") && !second.contains("many/198"));
    // The page refers only to URLs of this server.
    assert!(!html.contains("http:") && !html.contains("https:") && !html.contains("src="));
}

#[test]
fn rejects_folders_and_addresses_that_cannot_be_served() {
    let folder = Folder::new();
    let file = folder.write("file", HELLO);
    for path in [folder.path().join("absent"), file] {
        let error = Server::new(&path, Options::default()).unwrap_err().to_string();
        assert!(error.starts_with("the folder cannot be read: "), "{error}");
    }
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let mut options = Options::default();
    options.listen = taken.local_addr().unwrap();
    let error = Server::new(folder.path(), options).unwrap_err().to_string();
    assert!(error.starts_with("cannot listen at 127.0.0.1:"), "{error}");
}

#[test]
fn hidden_files_are_served_only_if_asked_for() {
    let folder = Folder::with(&[("hello.txt", b"seen"), (".git/config", HELLO)]);
    let server = Server::new(folder.path(), options(|_| {})).unwrap();
    assert_eq!(server.files().len(), 1);
    assert_eq!(server.skipped().len(), 1);
    assert!(server.skipped()[0].ends_with(".git: its name begins with a dot"), "{:?}", server.skipped());
    let server = Server::new(folder.path(), options(|options| options.hidden = true)).unwrap();
    assert_eq!((server.files().len(), server.skipped()), (2, Vec::new()));
}

#[cfg(unix)]
#[test]
fn what_is_left_out_is_named() {
    let folder = Folder::with(&[("a/b", HELLO)]);
    std::os::unix::fs::symlink(folder.path().join("a"), folder.path().join("link")).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(folder.path().join("socket")).unwrap();
    let mut skipped = Server::new(folder.path(), options(|_| {})).unwrap().skipped();
    skipped.sort();
    assert_eq!(skipped.len(), 2, "{skipped:?}");
    assert!(skipped[0].ends_with("link: it is a link to a folder"), "{skipped:?}");
    assert!(skipped[1].ends_with("socket: it is not a regular file"), "{skipped:?}");
}
