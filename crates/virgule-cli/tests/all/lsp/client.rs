//! A client of `virgule lsp` in memory, with the server in a thread.

use lsp_server::{Connection, Message, Notification, Request, RequestId, Response};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::thread::{self, JoinHandle};
use virgule_cli::{SessionEnd, serve};

/// A client with a server in a thread.
pub struct Client {
    pub connection: Connection,
    pub server: JoinHandle<SessionEnd>,
    requests: i32,
    /// Messages of the server that are not answers, in order.
    received: VecDeque<Message>,
}

impl Client {
    pub fn new() -> Self {
        let (server, connection) = Connection::memory();
        let server = thread::spawn(move || serve(server));
        Client { connection, server, requests: 0, received: VecDeque::new() }
    }

    /// A client with an initialized session.
    pub fn start(capabilities: Value, options: Value) -> Self {
        let mut client = Client::new();
        let params = json!({ "capabilities": capabilities, "initializationOptions": options });
        client.ask("initialize", params);
        client.tell("initialized", json!({}));
        client
    }

    pub fn tell(&self, method: &str, params: Value) {
        let notification = Notification { method: method.to_string(), params };
        self.connection.sender.send(notification.into()).expect("the server runs");
    }

    /// Sends a request, and returns its id.
    pub fn send(&mut self, method: &str, params: Value) -> RequestId {
        self.requests += 1;
        let id = RequestId::from(self.requests);
        let request = Request { id: id.clone(), method: method.to_string(), params };
        self.connection.sender.send(request.into()).expect("the server runs");
        id
    }

    pub fn answer(&mut self, id: &RequestId) -> Response {
        loop {
            match self.connection.receiver.recv().expect("an answer") {
                Message::Response(response) if response.id == *id => return response,
                other => self.received.push_back(other),
            }
        }
    }

    pub fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.send(method, params);
        let response = self.answer(&id);
        assert!(response.error.is_none(), "{method}: {:?}", response.error);
        response.result.expect("a result")
    }

    /// Returns the code and the message of the error that answers a request.
    pub fn fails(&mut self, method: &str, params: Value) -> (i32, String) {
        let id = self.send(method, params);
        let error = self.answer(&id).error.unwrap_or_else(|| panic!("{method} is answered"));
        (error.code, error.message)
    }

    /// Returns the next message of the server that is not an answer and that `wanted` accepts.
    pub fn next(&mut self, wanted: impl Fn(&Message) -> bool) -> Message {
        if let Some(at) = self.received.iter().position(&wanted) {
            return self.received.remove(at).expect("a message");
        }
        loop {
            let message = self.connection.receiver.recv().expect("a message");
            if wanted(&message) {
                return message;
            }
            self.received.push_back(message);
        }
    }

    pub fn notified(&mut self, method: &str) -> Value {
        let is_it =
            |message: &Message| matches!(message, Message::Notification(found) if found.method == method);
        match self.next(is_it) {
            Message::Notification(notification) => notification.params,
            _ => unreachable!("a notification"),
        }
    }

    /// True if findings of a file are received and not returned yet.
    pub fn has_findings(&self, uri: &str) -> bool {
        self.received.iter().any(|message| match message {
            Message::Notification(found) => {
                found.method == "textDocument/publishDiagnostics" && found.params["uri"] == uri
            }
            _ => false,
        })
    }

    /// Returns findings of a file, of the next message about it that `wanted` accepts.
    pub fn findings(&mut self, uri: &str, wanted: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        loop {
            let mut params = self.notified("textDocument/publishDiagnostics");
            let found = params["diagnostics"].as_array_mut().map(std::mem::take).expect("a list");
            if params["uri"] == uri && wanted(&found) {
                return found;
            }
        }
    }

    pub fn open(&self, uri: &str, text: &str) {
        let item = json!({ "uri": uri, "languageId": "abnf", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": item }));
    }

    pub fn change(&self, uri: &str, version: i32, changes: Value) {
        let document = json!({ "uri": uri, "version": version });
        self.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
    }

    pub fn end(mut self) {
        assert_eq!(self.ask("shutdown", Value::Null), Value::Null);
        self.tell("exit", Value::Null);
        assert_eq!(self.server.join().expect("no panic"), SessionEnd::Exit);
    }
}
