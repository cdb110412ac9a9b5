//! Interoperability: the client and the server of this crate with curl, and with the servers of python and of openssl.

mod support;

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use support::running::Running;
use support::{Ended, Folder, HELLO, ScriptedServer, answer, name, noise, path, skipped, until};
use virgule_ni::fetch::{Fetch, FetchError};
use virgule_ni::{Algorithm, Digest, Export, Name};

/// A server that serves names by these algorithms, and its address.
fn serving(folder: &Folder, algorithms: &[Algorithm]) -> (Running, String) {
    let running = Running::new(folder.path(), |options| options.algorithms = algorithms.to_vec());
    let authority = running.address.to_string();
    (running, authority)
}

fn fetch(authority: &str) -> Fetch {
    Fetch::new().authority(authority).proxy_from_environment(false).timeout(Duration::from_secs(5))
}

#[test]
fn what_is_served_is_fetched() {
    let folder = Folder::new();
    let contents: Vec<Vec<u8>> = [0, 1, 12, 65_535, 65_536, 65_537, 1_000_000].map(noise).to_vec();
    for (number, content) in contents.iter().enumerate() {
        folder.write(&format!("{number}.txt"), content);
    }
    let all: Vec<Algorithm> = Algorithm::all().collect();
    let (_running, authority) = serving(&folder, &all);
    let fetch = fetch(&authority).insecure_http(true);
    // The longest content is tested with one algorithm only: the length of a content and the algorithm of its name are
    // independent.
    let (longest, others) = contents.split_last().unwrap();
    let by_all = others.iter().flat_map(|content| all.iter().map(move |known| (content, known)));
    for (content, &algorithm) in by_all.chain([(longest, &Algorithm::Sha256)]) {
        let name = Name::from(Digest::of(algorithm, content)).with_content_type(Some("text/plain"));
        let mut got = Vec::new();
        let fetched = fetch.run(&name, &mut got).unwrap();
        assert!(got == *content, "{algorithm} of {}", content.len());
        assert_eq!(fetched.media_type.as_deref(), Some("text/plain"));
    }
    assert!(matches!(fetch.run(&name(b"absent"), &mut Vec::new()), Err(FetchError::Status { status: 404 })));
    let name = name(&contents[2]).with_content_type(Some("text/html"));
    assert!(matches!(fetch.run(&name, &mut Vec::new()), Err(FetchError::MediaType { .. })));
}

#[test]
fn curl_gets_what_is_served() {
    if Command::new("curl").arg("--version").stdout(Stdio::null()).status().is_err() {
        return skipped("curl");
    }
    let content = noise(300_000);
    let folder = Folder::with(&[("file", &content)]);
    let path = path(&content);
    let (_running, authority) = serving(&folder, &[Algorithm::Sha256]);
    let url = format!("http://{authority}{path}");
    let curl = |arguments: &[&str]| {
        let mut command = Command::new("curl");
        command.args(["-q", "--silent", "--show-error", "--noproxy", "*", "--max-time", "10"]);
        command.args(arguments).arg(&url).output().unwrap().stdout
    };
    assert!(curl(&[]) == content);
    assert!(curl(&["--range", "70000-200000"]) == content[70_000..=200_000]);
    assert!(curl(&["--range", "-5"]) == content[299_995..]);
    assert!(curl(&["--compressed"]) == content);
    let head = String::from_utf8(curl(&["--head"])).unwrap();
    assert!(head.starts_with("HTTP/1.1 200 OK") && head.contains("content-length: 300000"), "{head}");
    // An interrupted download is resumed.
    let part = folder.write("../part-of-it", &content[..123_456]);
    curl(&["--continue-at", "-", "--output", part.to_str().unwrap()]);
    assert!(fs::read(&part).unwrap() == content);
    fs::remove_file(&part).unwrap();
    let tag = path.replace("/.well-known/ni/sha-256/", "\"sha-256;") + "\"";
    let known = curl(&["--header", &format!("If-None-Match: {tag}"), "--write-out", "%{http_code}"]);
    assert_eq!(known, b"304");
}

#[test]
fn another_server_serves_what_is_exported() {
    let content = noise(100_000);
    let folder = Folder::with(&[("file.bin", &content), ("hello.txt", HELLO)]);
    let out = folder.path().join("out");
    Export::new([Algorithm::Sha256, Algorithm::Sha256_32]).run(folder.path(), &out, &mut |_| ()).unwrap();
    let python = Command::new("python3")
        .args(["-u", "-m", "http.server", "--bind", "127.0.0.1", "0"])
        .current_dir(&out)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut python) = python.map(Ended) else { return skipped("python3") };
    // The line is `Serving HTTP on 127.0.0.1 port 40351 (http://127.0.0.1:40351/) ...`.
    let mut line = String::new();
    BufReader::new(python.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let Some(port) = line.split("port ").nth(1).and_then(|rest| rest.split(' ').next()) else {
        return skipped("python3 with http.server");
    };
    let fetch = fetch(&format!("127.0.0.1:{port}")).insecure_http(true);
    for (content, algorithm) in
        [(&content[..], Algorithm::Sha256), (HELLO, Algorithm::Sha256), (HELLO, Algorithm::Sha256_32)]
    {
        let mut got = Vec::new();
        fetch.run(&Name::from(Digest::of(algorithm, content)), &mut got).unwrap();
        assert!(got == content);
    }
    assert!(matches!(fetch.run(&name(b"absent"), &mut Vec::new()), Err(FetchError::Status { status: 404 })));
}

/// Certificates are checked, and https does not redirect to http.
#[test]
fn by_https() {
    let folder = Folder::new();
    let made = Command::new("openssl")
        .args("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(' '))
        .args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"])
        // rustls refuses the certificate of an authority as that of a server.
        .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout", "key.pem", "-out", "cert.pem"])
        .current_dir(folder.path())
        .stderr(Stdio::null())
        .status();
    if !made.is_ok_and(|status| status.success()) {
        return skipped("openssl");
    }
    let plain = ScriptedServer::bytes(answer("200 OK", "", b"in public"));
    // Each file is a complete HTTP response, at the requested path.
    folder.write(&path(HELLO)[1..], answer("200 OK", "", HELLO));
    let to = format!("Location: http://{}/\r\n", plain.address);
    folder.write(&path(b"in public")[1..], answer("302 Found", &to, b""));
    let server = Command::new("openssl")
        .args(["s_server", "-accept", "127.0.0.1:0", "-cert", "cert.pem", "-key", "key.pem", "-HTTP"])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut server = Ended(server.unwrap());
    // The line is `ACCEPT 127.0.0.1:40351`.
    let mut lines = BufReader::new(server.0.stdout.take().unwrap()).lines();
    let accept = lines.find_map(|line| line.unwrap().strip_prefix("ACCEPT ").map(str::to_string)).unwrap();
    thread::spawn(move || lines.count());
    let authority = format!("localhost:{}", accept.rsplit(':').next().unwrap());
    let trusted = fetch(&authority).roots(fs::read(folder.path().join("cert.pem")).unwrap());
    let mut got = Vec::new();
    trusted.run(&name(HELLO), &mut got).unwrap();
    assert_eq!(got, HELLO);
    let error = trusted.run(&name(b"in public"), &mut Vec::new()).unwrap_err();
    assert!(error.to_string().contains("it leads from https to http"), "{error}");
    assert!(plain.requests().is_empty() && error.is_wrong_answer());
    // The certificate is not trusted.
    let error = fetch(&authority).run(&name(HELLO), &mut Vec::new()).unwrap_err();
    assert!(matches!(error, FetchError::Network(_)), "{error}");
    // A server without TLS.
    let error =
        fetch(&plain.authority()).timeout(Duration::from_millis(300)).run(&name(HELLO), &mut Vec::new());
    assert!(!error.unwrap_err().is_wrong_answer());
    let error = trusted.roots("no certificate").run(&name(HELLO), &mut Vec::new()).unwrap_err();
    assert!(error.to_string().contains("contains no certificate"), "{error}");
}

/// A server that is killed while it sends.
#[test]
fn a_connection_that_is_cut() {
    let server = ScriptedServer::new(|stream, _| {
        use std::io::Write;
        let sent = answer("200 OK", "", &noise(500_000));
        let _ = stream.write_all(&sent[..300_000]);
        let _ = stream.shutdown(std::net::Shutdown::Both);
        let _ = stream.read(&mut [0; 1]);
    });
    let fetch = fetch(&server.authority()).insecure_http(true);
    let error = fetch.run(&name(&noise(500_000)), &mut Vec::new()).unwrap_err();
    assert!(matches!(error, FetchError::Truncated { received } if received < 300_000), "{error}");
    until("the server noticed", || !server.requests().is_empty());
}
