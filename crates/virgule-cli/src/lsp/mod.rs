//! `virgule lsp`: a language server for ABNF files (LSP 3.17) over standard input and output.
//!
//! ```text
//! server      messages → answers; the life of a session
//! documents   open files, their edits and their analyses
//! requests    each request → the answer of `virgule_tools::editor`, in the types of the protocol
//! hovers      hover answers, and the time that they take
//! actions     code actions
//! views       symbols, formatting, semantic tokens, hints
//! convert     positions, URIs and findings in the types of the protocol
//! worker      expensive work in a thread; newer work replaces older
//! ```
//!
//! A message that is not JSON-RPC is reported on standard error and answered with an error. Headers and messages have a
//! maximum length.

mod actions;
mod convert;
mod documents;
mod hovers;
mod requests;
pub mod server;
mod views;
mod worker;

use crate::{Failure, Verdict, print_error};
use lsp_server::{Connection, ErrorCode, Message};
use serde_json::{Value, json};
use server::SessionEnd;
use std::io::{self, BufRead, Read, Write};
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
            match decode(&message) {
                Ok(message) => {
                    if sender.send(message).is_err() {
                        // The session has ended.
                        break;
                    }
                }
                Err(answer) => answer.iter().try_for_each(write)?,
            }
        }
        Ok(())
    });
    let writer = thread::spawn(move || {
        receiver.into_iter().try_for_each(|message| message.write(&mut io::stdout().lock()))
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

/// Reads a message of JSON-RPC. The error is the answer; it is `None` for an answer of the client.
fn decode(bytes: &[u8]) -> Result<Message, Option<Value>> {
    let (mut id, mut is_answer) = (None, false);
    let (code, why) = match serde_json::from_slice::<Value>(bytes) {
        Ok(message) => {
            id = message.get("id").filter(|id| !id.is_null()).cloned();
            is_answer = message.get("result").or(message.get("error")).is_some();
            match serde_json::from_value(message) {
                // A request without a method is read as an answer, and one with an invalid id as a notification.
                Ok(Message::Response(_)) if !is_answer => {}
                Ok(Message::Notification(_)) if id.is_some() => {}
                Ok(message) => return Ok(message),
                Err(_) => {}
            }
            (ErrorCode::InvalidRequest, "expected a message of JSON-RPC 2.0".to_string())
        }
        Err(why) => (ErrorCode::ParseError, format!("expected JSON: {why}")),
    };
    print_error(&why);
    let id = id.filter(|id| id.is_number() || id.is_string());
    // `lsp_server::Response` has no null id, which an unreadable request has.
    let error = json!({ "code": code as i32, "message": why });
    Err((!is_answer).then(|| json!({ "jsonrpc": "2.0", "id": id, "error": error })))
}

/// Writes an answer between two messages of the session.
fn write(answer: &Value) -> io::Result<()> {
    let (mut output, text) = (io::stdout().lock(), answer.to_string());
    write!(output, "Content-Length: {}\r\n\r\n{text}", text.len())?;
    output.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_and_invalid_ones_are_answered() {
        let text = "Content-Length: 38\r\nContent-Type: x\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"a\",\"id\":1}\n\
                    content-length:1\n\n{Content-Length: 2\r\n\r\n[]";
        let mut input = text.as_bytes();
        let mut next = || read(&mut input).expect("a header").map(|bytes| decode(&bytes));
        assert!(matches!(next(), Some(Ok(Message::Request(_)))));
        let mut error =
            || next().and_then(|message| message.err()?).map(|answer| answer["error"]["code"].clone());
        assert_eq!([error(), error(), error()], [Some(json!(-32700)), Some(json!(-32600)), None]);
        for (text, id) in [
            (r#"{"id":5}"#, json!(5)),
            (r#"{"id":1.5,"method":"a"}"#, json!(1.5)),
            (r#"{"id":[],"method":1}"#, Value::Null),
        ] {
            let answer = decode(text.as_bytes()).err().flatten().expect("an answer");
            assert_eq!((&answer["id"], &answer["error"]["code"]), (&id, &json!(-32600)), "{text}");
        }
        assert!(matches!(decode(br#"{"id":1,"result":null}"#), Ok(Message::Response(_))));
        // Two programs that answer errors with errors would not end.
        assert!(matches!(decode(br#"{"id":null,"error":{"code":-32700,"message":""}}"#), Err(None)));
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
        assert!(decode(&bytes).is_err());
    }
}
