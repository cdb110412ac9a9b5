//! Files of a folder by HTTP/1.1, on this machine alone: enough for a browser that opens the page, and no more.
//!
//! A request is its first line; the connection ends with the response (RFC 9112 section 9.6).

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
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let (status, media_type, body) = response(&request, folder);
    let mut out = &stream;
    write!(
        out,
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         Connection: close\r\n\r\n",
        body.len()
    )?;
    out.write_all(&body)
}

/// Status, media type and content for the first line of a request.
fn response(request: &str, folder: &Path) -> (&'static str, &'static str, Vec<u8>) {
    let plain =
        |status: &'static str| (status, "text/plain; charset=utf-8", format!("{status}\n").into_bytes());
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    if method != "GET" {
        return plain("405 Method Not Allowed");
    }
    let found = file(target, folder);
    match found.and_then(|path| Some((media_type(&path), fs::read(path).ok()?))) {
        Some((media_type, body)) => ("200 OK", media_type, body),
        None => plain("404 Not Found"),
    }
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

    fn status(request: &str) -> (&'static str, &'static str) {
        let (status, media_type, _) = response(request, &grammars::root().join("workbench"));
        (status, media_type)
    }

    #[test]
    fn files_of_the_folder_are_served_with_their_type() {
        assert_eq!(status("GET /bindings/src/main.rs?x HTTP/1.1"), ("200 OK", "text/plain; charset=utf-8"));
        assert_eq!(status("GET /page/index.html HTTP/1.1"), ("200 OK", "text/html; charset=utf-8"));
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
