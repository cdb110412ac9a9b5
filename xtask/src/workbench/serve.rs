//! Files of a folder by HTTP/1.1, on this machine alone: enough for a browser that opens the page, and no more.
//!
//! A request is its first line, and whether it accepts gzip; the connection ends with the response (RFC 9112 section 9.6).

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Maximum number of bytes of the head of a request.
const MAX_HEAD: u64 = 16 << 10;
/// How long a browser may take for its request: it opens connections that it does not use.
const PATIENCE: Duration = Duration::from_secs(30);

/// Serves the files of a folder until the program is ended.
pub fn serve(folder: &Path, port: u16) -> Result<(), String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let listener = listener.map_err(|error| format!("port {port}: {error}"))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    println!("http://{address}/");
    for stream in listener.incoming().flatten() {
        let folder = folder.to_path_buf();
        // A browser that goes away in the middle is no error of the server.
        thread::spawn(move || drop(respond(stream, &folder)));
    }
    Ok(())
}

fn respond(stream: TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new((&stream).take(MAX_HEAD)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The rest of the head is read, so that closing the connection does not reset it.
    let mut gzip = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        gzip |= line.strip_prefix("accept-encoding:").is_some_and(|codings| codings.contains("gzip"));
    }
    (&stream).write_all(&response(&request, gzip, folder)?)
}

/// The response to the first line of a request.
fn response(request: &str, gzip: bool, folder: &Path) -> io::Result<Vec<u8>> {
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let plain =
        |status: &'static str| (status, "text/plain; charset=utf-8", format!("{status}\n").into_bytes());
    let (status, media_type, mut body) = match (method, file(target, folder)) {
        ("GET" | "HEAD", Some(path)) => ("200 OK", media_type(&path), fs::read(&path)?),
        ("GET" | "HEAD", None) => plain("404 Not Found"),
        _ => plain("405 Method Not Allowed"),
    };
    let mut coding = "";
    if gzip {
        (body, coding) = (compressed(&body)?, "Content-Encoding: gzip\r\n");
    }
    let mut response = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {}\r\n{coding}Vary: Accept-Encoding\r\n\
         Cache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len()
    )
    .into_bytes();
    // "identical to GET except that the server MUST NOT send content in the response" (RFC 9110 section 9.3.2).
    if method != "HEAD" {
        response.extend_from_slice(&body);
    }
    Ok(response)
}

/// The bytes after gzip.
fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// The file of a request target. Segments are plain names, so none leads out of the folder.
fn file(target: &str, folder: &Path) -> Option<PathBuf> {
    let path = target.split('?').next()?.strip_prefix('/')?;
    let path = if path.is_empty() { "index.html" } else { path };
    let plain = |segment: &str| {
        let known = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        !segment.is_empty() && !segment.starts_with('.') && segment.bytes().all(known)
    };
    path.split('/').all(plain).then(|| folder.join(path)).filter(|path| path.is_file())
}

/// The media type of a file. Browsers run no module and no WebAssembly of another type.
fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::response;
    use crate::grammars;
    use std::io::Read;

    /// The head and the content of a response.
    fn parts(request: &str, gzip: bool) -> (String, Vec<u8>) {
        let response = response(request, gzip, &grammars::root().join("workbench")).expect("a response");
        let end = response.windows(4).position(|four| four == b"\r\n\r\n").expect("a head") + 4;
        (String::from_utf8(response[..end].to_vec()).expect("ASCII"), response[end..].to_vec())
    }

    fn status(request: &str) -> (String, String) {
        let (head, _) = parts(request, false);
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.strip_prefix("HTTP/1.1 ")).expect("a status");
        let media_type = lines.next().and_then(|line| line.strip_prefix("Content-Type: ")).expect("a type");
        (status.to_string(), media_type.to_string())
    }

    #[test]
    fn a_browser_gets_less_than_the_file_and_head_gets_no_content() {
        let (head, body) = parts("GET /page/index.html HTTP/1.1", false);
        assert!(!head.contains("gzip") && body.starts_with(b"<!DOCTYPE html>"), "{head}");
        let (small, packed) = parts("GET /page/index.html HTTP/1.1", true);
        assert!(small.contains("Content-Encoding: gzip\r\n") && 2 * packed.len() < body.len(), "{small}");
        let mut decoded = Vec::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut decoded).expect("gzip");
        assert_eq!(decoded, body);
        assert_eq!(parts("HEAD /page/index.html HTTP/1.1", true), (small, Vec::new()));
        let (head, body) = parts("GET /nothing HTTP/1.1", false);
        assert!(!head.contains("gzip") && body == b"404 Not Found\n");
    }

    #[test]
    fn files_of_the_folder_are_served_with_their_type() {
        let found = |media_type: &str| ("200 OK".to_string(), format!("{media_type}; charset=utf-8"));
        assert_eq!(status("GET /bindings/src/main.rs?x HTTP/1.1"), found("text/plain"));
        assert_eq!(status("GET /page/index.html HTTP/1.1"), found("text/html"));
    }

    #[test]
    fn nothing_else_is_served() {
        for target in [
            "/../Cargo.toml",
            "/bindings/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "//etc/passwd",
            "/page",
            "/",
            "*",
        ] {
            assert_eq!(status(&format!("GET {target} HTTP/1.1")).0, "404 Not Found", "{target}");
        }
        assert_eq!(status("POST / HTTP/1.1").0, "405 Method Not Allowed");
        assert_eq!(status("").0, "405 Method Not Allowed");
    }
}
