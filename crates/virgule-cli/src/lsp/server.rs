//! The life of a session: messages in, answers out, and results of the workers.
//!
//! A document is analyzed when no message is waiting, or when a request needs it, so a sequence of edits is analyzed
//! once. Automata and ambiguities follow from a worker. Descriptions of rules have a worker of their own, because a
//! hover must not wait for a check.

use super::convert::{findings, path_of};
use super::documents::{AmbiguityHint, Document, name_of};
use super::hovers::{MOST_PATIENCE, PATIENCE};
use super::worker::Worker;
use crate::grammar::complete_check;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response, ResponseError};
use lsp_types as lsp;
use lsp_types::notification::{
    Cancel, DidChangeTextDocument, DidChangeWatchedFiles, DidCloseTextDocument, DidOpenTextDocument,
    DidSaveTextDocument, Exit, Initialized, LogMessage, Notification as _, PublishDiagnostics,
};
use lsp_types::request::{Initialize, InlayHintRefreshRequest, RegisterCapability, Request as _, Shutdown};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};
use virgule_compiler::abnf::diagnose::Diagnostic;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_tools::editor::DocumentAnalysis;
use virgule_tools::editor::positions::ColumnUnit;
use virgule_tools::editor::workspace::OpenFiles;

/// How a session ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionEnd {
    /// By `exit` after `shutdown`.
    Exit,
    /// By `exit` without `shutdown`.
    ExitWithoutShutdown,
    /// The client closed the connection.
    Closed,
}

/// What the server waits for.
pub enum Event {
    Client(Message),
    Closed,
    /// A worker has checked a document.
    Checked {
        name: String,
        revision: u64,
        findings: Vec<Diagnostic>,
        hints: Vec<AmbiguityHint>,
    },
    /// A worker has described what matches a rule, for hover requests.
    Described {
        name: String,
        revision: u64,
        rule: RuleId,
        description: String,
    },
}

/// Serves a client until the session ends.
pub fn serve(connection: Connection) -> SessionEnd {
    let (events, inbox) = mpsc::channel();
    let Connection { sender, receiver } = connection;
    let forward = events.clone();
    thread::spawn(move || {
        for message in receiver {
            if forward.send(Event::Client(message)).is_err() {
                return;
            }
        }
        // The server may have ended.
        let _ = forward.send(Event::Closed);
    });
    // If the client has gone, `Event::Closed` follows.
    let send = move |message| drop(sender.send(message));
    let mut server = Server::new(Box::new(send), &events);
    loop {
        let event = match inbox.try_recv() {
            Ok(event) => Some(event),
            Err(TryRecvError::Disconnected) => return SessionEnd::Closed,
            Err(TryRecvError::Empty) => {
                server.refresh();
                match next(&inbox, server.until()) {
                    Ok(event) => event,
                    Err(_) => return SessionEnd::Closed,
                }
            }
        };
        if let Some(end) = event.and_then(|event| server.handle(event)) {
            return end;
        }
        server.answer_hovers();
    }
}

/// Waits for an event; `None` at the given time.
fn next(inbox: &Receiver<Event>, until: Option<Instant>) -> Result<Option<Event>, mpsc::RecvError> {
    let Some(until) = until else { return inbox.recv().map(Some) };
    match inbox.recv_timeout(until.saturating_duration_since(Instant::now())) {
        Ok(event) => Ok(Some(event)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(RecvTimeoutError::Disconnected) => Err(mpsc::RecvError),
    }
}

/// The part of the session that restricts the requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    New,
    Running,
    ShutDown,
}

/// The abilities of the client that change answers.
#[derive(Debug, Clone, Copy)]
pub struct Client {
    pub unit: ColumnUnit,
    pub versioned_edits: bool,
    pub refreshes_hints: bool,
    /// The client watches the files that the server names.
    pub watches_files: bool,
    /// The client opens `virgule:` URIs by the request `virgule/document`.
    pub built_in_documents: bool,
    /// How long a hover waits for the strings of a rule.
    pub patience: Duration,
}

pub struct Server {
    send: Box<dyn Fn(Message)>,
    phase: Phase,
    pub client: Client,
    /// By name of the source.
    pub documents: BTreeMap<String, Document>,
    /// The analyzed texts of the open files.
    pub open: OpenFiles,
    checks: Worker<Event>,
    /// Describes rules for hover requests.
    pub describer: Worker<Event>,
    /// The number of requests that the server has sent.
    sent: i32,
    /// The number of analyses of all documents.
    revisions: u64,
}

/// The answer to a request: now, or later by a worker.
pub type Reply = Result<Option<Value>, ResponseError>;

impl Server {
    fn new(send: Box<dyn Fn(Message)>, events: &mpsc::Sender<Event>) -> Self {
        Server {
            send,
            phase: Phase::New,
            client: Client {
                unit: ColumnUnit::Utf16,
                versioned_edits: false,
                refreshes_hints: false,
                watches_files: false,
                built_in_documents: false,
                patience: PATIENCE,
            },
            documents: BTreeMap::new(),
            open: OpenFiles::new(),
            checks: Worker::start(events.clone()),
            describer: Worker::start(events.clone()),
            sent: 0,
            revisions: 0,
        }
    }

    fn handle(&mut self, event: Event) -> Option<SessionEnd> {
        match event {
            Event::Closed => return Some(SessionEnd::Closed),
            Event::Client(Message::Request(request)) => self.request(request),
            Event::Client(Message::Notification(notification)) if notification.method == Exit::METHOD => {
                return Some(match self.phase {
                    Phase::ShutDown => SessionEnd::Exit,
                    Phase::New | Phase::Running => SessionEnd::ExitWithoutShutdown,
                });
            }
            Event::Client(Message::Notification(notification)) if self.phase == Phase::Running => {
                let method = notification.method.clone();
                if let Err(error) = self.notification(notification) {
                    self.log(format!("{method}: {}", error.message));
                }
            }
            // A notification outside of the session is dropped, as the protocol requires. Responses acknowledge.
            Event::Client(Message::Notification(_) | Message::Response(_)) => {}
            Event::Checked { name, revision, findings, hints } => {
                self.checked(&name, revision, findings, hints)
            }
            Event::Described { name, revision, rule, description } => {
                if let Some(document) = self.documents.get_mut(&name)
                    && document.revision == revision
                {
                    document.hovers.describe(rule, description);
                }
            }
        }
        None
    }

    fn request(&mut self, Request { id, method, params }: Request) {
        let answer = match (self.phase, method.as_str()) {
            (Phase::New, Initialize::METHOD) => self.initialize(params),
            (Phase::New, _) => {
                Err(error(ErrorCode::ServerNotInitialized, "expected the request `initialize` first"))
            }
            (Phase::Running, Initialize::METHOD) => {
                Err(error(ErrorCode::InvalidRequest, "the session is already initialized"))
            }
            (Phase::Running, Shutdown::METHOD) => {
                self.phase = Phase::ShutDown;
                Ok(Some(Value::Null))
            }
            (Phase::Running, _) => self.answer(&id, &method, params),
            (Phase::ShutDown, _) => {
                Err(error(ErrorCode::InvalidRequest, "the session is shut down: send `exit`"))
            }
        };
        self.respond(id, answer);
    }

    pub fn respond(&self, id: RequestId, answer: Reply) {
        let response = match answer {
            Ok(None) => return,
            Ok(Some(result)) => Response { id, result: Some(result), error: None },
            Err(error) => Response { id, result: None, error: Some(error) },
        };
        (self.send)(response.into());
    }

    fn initialize(&mut self, params: Value) -> Reply {
        let params: lsp::InitializeParams = parse(params)?;
        let lsp::ClientCapabilities { general, workspace, .. } = params.capabilities;
        let encodings = general.and_then(|general| general.position_encodings).unwrap_or_default();
        let unit = match encodings.contains(&lsp::PositionEncodingKind::UTF8) {
            true => ColumnUnit::Utf8,
            false => ColumnUnit::Utf16,
        };
        let workspace = workspace.unwrap_or_default();
        let edits = workspace.workspace_edit.unwrap_or_default();
        let hints = workspace.inlay_hint.and_then(|hint| hint.refresh_support);
        let watched = workspace.did_change_watched_files.and_then(|files| files.dynamic_registration);
        let option = |name: &str| params.initialization_options.as_ref()?.get(name);
        let patience = option("hoverMilliseconds").and_then(Value::as_u64);
        self.client = Client {
            unit,
            versioned_edits: edits.document_changes.unwrap_or(false),
            refreshes_hints: hints.unwrap_or(false),
            watches_files: watched.unwrap_or(false),
            built_in_documents: option("builtInDocuments").and_then(Value::as_bool).unwrap_or(false),
            patience: patience.map_or(PATIENCE, Duration::from_millis).min(MOST_PATIENCE),
        };
        self.phase = Phase::Running;
        value(&lsp::InitializeResult {
            capabilities: super::requests::capabilities(unit),
            server_info: Some(lsp::ServerInfo {
                name: "virgule".to_string(),
                version: Some(env!("CARGO_PKG_VERSION").to_string()),
            }),
        })
    }

    fn notification(&mut self, Notification { method, params }: Notification) -> Result<(), ResponseError> {
        match method.as_str() {
            Initialized::METHOD if self.client.watches_files => {
                let pattern = "**/*.abnf".to_string();
                let watcher = lsp::FileSystemWatcher { glob_pattern: pattern.into(), kind: None };
                let files = lsp::DidChangeWatchedFilesRegistrationOptions { watchers: vec![watcher] };
                let registration = lsp::Registration {
                    id: DidChangeWatchedFiles::METHOD.to_string(),
                    method: DidChangeWatchedFiles::METHOD.to_string(),
                    register_options: value(&files)?,
                };
                self.ask::<RegisterCapability>(lsp::RegistrationParams { registrations: vec![registration] });
            }
            DidOpenTextDocument::METHOD => {
                let params: lsp::DidOpenTextDocumentParams = parse(params)?;
                let document = Document::open(params.text_document, self.client.unit);
                let name = document.name();
                self.close(&name);
                self.text_changed(&document.uri);
                self.documents.insert(name, document);
            }
            DidChangeTextDocument::METHOD => self.change(parse(params)?)?,
            DidCloseTextDocument::METHOD => {
                let params: lsp::DidCloseTextDocumentParams = parse(params)?;
                let name = self.name(&params.text_document.uri)?;
                self.close(&name);
                self.text_changed(&params.text_document.uri);
                self.publish(params.text_document.uri, Vec::new(), None);
            }
            // A client that watches no files may have saved an imported one.
            DidSaveTextDocument::METHOD => {
                self.documents.values_mut().for_each(|document| document.is_stale = true);
            }
            DidChangeWatchedFiles::METHOD => {
                let params: lsp::DidChangeWatchedFilesParams = parse(params)?;
                params.changes.iter().for_each(|change| self.text_changed(&change.uri));
            }
            Cancel::METHOD => {
                let params: lsp::CancelParams = parse(params)?;
                self.cancel(match params.id {
                    lsp::NumberOrString::Number(id) => id.into(),
                    lsp::NumberOrString::String(id) => id.into(),
                });
            }
            // Notifications about settings, for example.
            _ => {}
        }
        Ok(())
    }

    fn change(&mut self, params: lsp::DidChangeTextDocumentParams) -> Result<(), ResponseError> {
        let lsp::VersionedTextDocumentIdentifier { uri, version } = params.text_document;
        let (name, unit) = (self.name(&uri)?, self.client.unit);
        let Some(document) = self.documents.get_mut(&name) else { return Ok(()) };
        if version < document.version {
            let known = document.version;
            let message = format!("{name}: ignored version {version}, because version {known} is known");
            return Err(error(ErrorCode::InvalidParams, message));
        }
        document.version = version;
        document.change(params.content_changes, unit);
        self.text_changed(&uri);
        Ok(())
    }

    /// Marks the analyses of the documents that import the file at `uri`, directly or not. Imports are in one folder.
    fn text_changed(&mut self, uri: &lsp::Uri) {
        let Some(path) = path_of(uri) else { return };
        let Some(name) = path.file_stem().and_then(OsStr::to_str) else { return };
        for document in self.documents.values_mut() {
            let is_near = document.path.as_deref().and_then(Path::parent) == path.parent();
            let imports = document.analysis.as_ref().is_some_and(|analysis| analysis.imports(name));
            document.is_stale |= is_near && imports;
        }
    }

    /// Forgets a document. Its waiting requests are answered.
    fn close(&mut self, name: &str) {
        let Some(mut document) = self.documents.remove(name) else { return };
        if let Some(path) = &document.path {
            self.open.remove(path);
        }
        self.checks.remove(name);
        self.abandon(&mut document);
    }

    fn abandon(&self, document: &mut Document) {
        let hovers = document.hovers.clear();
        for id in document.waiting.drain(..).map(|(id, _)| id).chain(hovers) {
            self.respond(id, Err(error(ErrorCode::ContentModified, "the document has changed")));
        }
    }

    fn cancel(&mut self, id: RequestId) {
        let mut found = false;
        for document in self.documents.values_mut() {
            found |= document.hovers.cancel(&id);
            let before = document.waiting.len();
            document.waiting.retain(|(waiting, _)| *waiting != id);
            found |= document.waiting.len() < before;
        }
        if found {
            self.respond(id, Err(error(ErrorCode::RequestCanceled, "canceled by the client")));
        }
    }

    /// The time of the next answer that does not need an event.
    fn until(&self) -> Option<Instant> {
        self.documents.values().filter_map(|document| document.hovers.until()).min()
    }

    /// Returns the name of an open document.
    pub fn name(&self, uri: &lsp::Uri) -> Result<String, ResponseError> {
        let name = name_of(uri);
        match self.documents.contains_key(&name) {
            true => Ok(name),
            false => Err(error(ErrorCode::InvalidParams, format!("`{}` is not open", uri.as_str()))),
        }
    }

    /// Analyzes all changed documents, sends their findings, and starts their checks.
    pub fn refresh(&mut self) {
        let stale = self.documents.iter_mut().filter(|(_, document)| document.is_stale);
        let mut names = Vec::new();
        // All texts are known before the first analysis, because documents import each other.
        for (name, document) in stale {
            names.push(name.clone());
            let source = document.source();
            if let (Some(path), true) = (&document.path, document.is_abnf) {
                self.open.insert(path.clone(), source);
            }
        }
        for name in names {
            let Some(mut document) = self.documents.remove(&name) else { continue };
            self.analyze(&name, &mut document);
            self.documents.insert(name, document);
        }
    }

    fn analyze(&mut self, name: &str, document: &mut Document) {
        document.is_stale = false;
        let source = document.source();
        let analysis = Arc::new(DocumentAnalysis::new(&source, &document.loader(&self.open)));
        // The findings that the client knows are still right.
        if document.analysis.as_ref().is_some_and(|known| known.is_same(&analysis)) {
            return;
        }
        self.revisions += 1;
        document.revision = self.revisions;
        self.abandon(document);
        // A text without ABNF has no findings.
        let is_silent = document.is_built_in || !document.is_abnf && source.text.is_empty();
        document.findings = if is_silent { Vec::new() } else { analysis.diagnostics.to_vec() };
        document.hints = (is_silent || analysis.diagnostics.has_errors()).then(Vec::new);
        document.analysis = Some(analysis.clone());
        if document.hints.is_none() {
            let (name, revision) = (name.to_string(), document.revision);
            self.checks.push(name.clone(), move || {
                let (findings, hints) = complete_check(&analysis);
                Event::Checked { name, revision, findings, hints }
            });
        }
        self.publish_findings(document);
    }

    /// Sends the result of a check, unless it is outdated.
    fn checked(&mut self, name: &str, revision: u64, found: Vec<Diagnostic>, hints: Vec<AmbiguityHint>) {
        // An edit that is not analyzed yet makes the result outdated.
        self.refresh();
        let Some(mut document) = self.documents.remove(name) else { return };
        if document.revision == revision {
            document.findings = found;
            document.hints = Some(hints);
            self.publish_findings(&document);
            for (id, span) in std::mem::take(&mut document.waiting) {
                self.respond(id, value(&super::views::hints(&document, span)));
            }
            if self.client.refreshes_hints {
                self.ask::<InlayHintRefreshRequest>(());
            }
        }
        self.documents.insert(name.to_string(), document);
    }

    /// Sends a request whose answer is not needed.
    fn ask<R: lsp::request::Request>(&mut self, params: R::Params) {
        self.sent += 1;
        (self.send)(Request::new(self.sent.into(), R::METHOD.to_string(), params).into());
    }

    fn publish_findings(&self, document: &Document) {
        let sent = findings(document, &document.findings, self.client.unit);
        self.publish(document.uri.clone(), sent, Some(document.version));
    }

    fn publish(&self, uri: lsp::Uri, diagnostics: Vec<lsp::Diagnostic>, version: Option<i32>) {
        let params = lsp::PublishDiagnosticsParams { uri, diagnostics, version };
        (self.send)(Notification::new(PublishDiagnostics::METHOD.to_string(), params).into());
    }

    fn log(&self, message: String) {
        let params = lsp::LogMessageParams { typ: lsp::MessageType::WARNING, message };
        (self.send)(Notification::new(LogMessage::METHOD.to_string(), params).into());
    }
}

pub fn error(code: ErrorCode, message: impl Into<String>) -> ResponseError {
    ResponseError { code: code as i32, message: message.into(), data: None }
}

/// Reads the parameters of a message.
pub fn parse<P: DeserializeOwned>(params: Value) -> Result<P, ResponseError> {
    serde_json::from_value(params).map_err(|why| error(ErrorCode::InvalidParams, why.to_string()))
}

/// Returns an answer as JSON.
pub fn value(answer: &impl Serialize) -> Reply {
    serde_json::to_value(answer).map(Some).map_err(|why| error(ErrorCode::InternalError, why.to_string()))
}
