//! `virgule lsp`: a language server for ABNF files (LSP 3.17) over standard input and output.
//!
//! ```text
//! server      messages → answers; the life of a session
//! documents   open files, their edits and their analyses
//! requests    each request → the answer of `virgule_tools::editor`, in the types of the protocol
//! actions     code actions
//! views       symbols, formatting, semantic tokens, hints
//! convert     positions, URIs and findings in the types of the protocol
//! worker      expensive work in a thread; newer work replaces older
//! ```
//!
//! A message that is not JSON is reported on standard error and skipped. Headers and messages have a maximum length.

mod actions;
mod convert;
mod documents;
mod requests;
pub mod server;
mod views;
mod worker;

use crate::{Failure, Verdict, print_error};
use lsp_server::{Connection, Message};
use server::SessionEnd;
use std::io::{self, BufRead, Read};
use std::thread;

/// Maximum length of a line of a header.
const MAX_HEADER: u64 = 4096;

/// Maximum length of a message in bytes: a file in JSON, each byte of it escaped.
const MAX_MESSAGE: usize = 256 << 20;

/// Serves the client on standard input and output until it ends the session.
pub fn run() -> Result<Verdict, Failure> {
    let (connection, client) = Connection::memory();
    let Connection { sender, receiver } = client;
    let reader = thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(message) = read(&mut input)? {
            let Some(message) = decode(&message) else { continue };
            // The session has ended.
            if sender.send(message).is_err() {
                break;
            }
        }
        Ok(())
    });
    let writer = thread::spawn(move || {
        let mut output = io::stdout().lock();
        receiver.into_iter().try_for_each(|message| message.write(&mut output))
    });
    let end = server::serve(connection);
    let written: io::Result<()> = writer.join().unwrap_or(Ok(()));
    written.map_err(Failure::Output)?;
    match end {
        SessionEnd::Exit => Ok(Verdict::Yes),
        SessionEnd::ExitWithoutShutdown => Ok(Verdict::No),
        // The reader has ended; after `exit` it may still wait for input.
        SessionEnd::Closed => {
            let read: io::Result<()> = reader.join().unwrap_or(Ok(()));
            read.map_err(|error| Failure::Call(format!("standard input: {error}")))?;
            Err(Failure::Call("standard input ended before the notification `exit`".to_string()))
        }
    }
}

/// Reads the bytes of a message; `None` at the end of the input.
fn read(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let invalid = |what: String| io::Error::new(io::ErrorKind::InvalidData, what);
    let mut length = None;
    loop {
        let mut line = String::new();
        if input.by_ref().take(MAX_HEADER).read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let Some(line) = line.strip_suffix("\r\n").or(line.strip_suffix('\n')) else {
            return Err(invalid(format!("a header line does not end, or has more than {MAX_HEADER} bytes")));
        };
        if line.is_empty() {
            break;
        }
        let Some((name, value)) = line.split_once(':') else {
            return Err(invalid("expected a header such as `Content-Length: 2`".to_string()));
        };
        if name.eq_ignore_ascii_case("Content-Length") {
            length = value.trim().parse::<usize>().ok();
        }
    }
    let Some(length) = length.filter(|length| *length <= MAX_MESSAGE) else {
        return Err(invalid(format!("expected a `Content-Length` of at most {MAX_MESSAGE}")));
    };
    let mut bytes = Vec::new();
    input.by_ref().take(length as u64).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// Reads a message of JSON-RPC, or reports that the bytes are none.
fn decode(bytes: &[u8]) -> Option<Message> {
    let skipped = |error| print_error(&format_args!("skipped a message that is not JSON-RPC 2.0: {error}"));
    serde_json::from_slice(bytes).map_err(skipped).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_and_invalid_ones_are_skipped() {
        let text = "Content-Length: 38\r\nContent-Type: x\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"a\",\"id\":1}\n\
                    content-length:1\n\n{Content-Length: 2\r\n\r\n[]";
        let mut input = text.as_bytes();
        let mut next = || read(&mut input).expect("a header").map(|bytes| decode(&bytes));
        assert!(matches!(next(), Some(Some(Message::Request(_)))));
        assert!(matches!(next(), Some(None)));
        assert!(matches!(next(), Some(None)));
        assert!(next().is_none());
        let long = "x".repeat(5000);
        for text in [
            "Content-Length: 99999999999999999999\r\n\r\n",
            "Content-Length: 999999999999\r\n\r\n",
            "x\r\n",
            "\r\n",
            &long,
        ] {
            assert!(read(&mut text.as_bytes()).is_err(), "{text}");
        }
        // The end of the input within a message.
        let bytes = read(&mut &b"Content-Length: 9\r\n\r\n{"[..]).expect("a header").expect("bytes");
        assert!(decode(&bytes).is_none());
    }
}
