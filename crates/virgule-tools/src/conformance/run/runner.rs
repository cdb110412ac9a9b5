//! Sends strings to a subject, with timeouts and restarts.
//!
//! Requests are pipelined, because waiting for each answer would dominate the time. [`isolate`](super::isolate) finds
//! the request that causes a failure.
//!
//! Without request numbers, a missing or surplus line makes all later answers wrong. Then strings are sent in blocks: a
//! block ends when it has as many answers as strings, otherwise it is sent again. A surplus line may be late, and be
//! mistaken for an answer of the next block. So a block is verified only when the subject has exited after it, and all
//! unverified strings are sent again after a surplus line.

use crate::conformance::run::process::{OutputEvent, Process};
use crate::conformance::run::{Answer, Protocol};
use std::collections::VecDeque;
use std::fmt;
use std::time::{Duration, Instant};

/// Limits of a subject.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Maximum time for an answer.
    pub timeout: Duration,
    /// Maximum number of restarts.
    pub restarts: usize,
    /// Maximum number of timeouts.
    pub hangs: usize,
    /// Maximum number of requests in flight.
    pub window: usize,
}

impl Default for Limits {
    /// One second for an answer, 200 restarts, 20 timeouts, 128 requests in flight.
    fn default() -> Self {
        Limits { timeout: Duration::from_secs(1), restarts: 200, hangs: 20, window: 128 }
    }
}

/// The error of starting a subject.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum StartError {
    /// The command cannot be started.
    Start(String),
    /// The command answered none of the first strings; the message is the reason for the last one.
    NoAnswer(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Start(why) => f.write_str(why),
            StartError::NoAnswer(what) => write!(f, "the command does not answer: {what}"),
        }
    }
}

impl std::error::Error for StartError {}

/// Number of strings tried by [`Runner::check_answers`].
const TRIES: usize = 3;

/// Sends strings to a subject.
#[derive(Debug)]
pub struct Runner {
    command: Vec<String>,
    pub(super) protocol: Protocol,
    pub(super) limits: Limits,
    pub(super) process: Option<Process>,
    id: u64,
    /// Number of starts, except those after a regular exit.
    pub(super) starts: usize,
    hangs: usize,
    /// Failures that no single string reproduces.
    unsteady: Vec<String>,
    /// True if the subject was observed not to exit at the end of its input.
    pub(super) ignores_eof: bool,
    stderr: String,
}

/// A failure of the subject, after which it is restarted.
#[derive(Clone)]
pub(super) enum SubjectFailure {
    Exited(String),
    TimedOut,
    UnexpectedLine(String),
}

impl SubjectFailure {
    pub(super) fn answer(self) -> Answer {
        match self {
            SubjectFailure::Exited(how) => Answer::Crash(how),
            SubjectFailure::TimedOut => Answer::Hang,
            SubjectFailure::UnexpectedLine(line) => Answer::Garbage(line),
        }
    }
}

impl fmt::Display for SubjectFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SubjectFailure::Exited(how) => write!(f, "it exited ({how})"),
            SubjectFailure::TimedOut => {
                f.write_str("no answer in time; does it flush its output after each line?")
            }
            SubjectFailure::UnexpectedLine(line) if matches!(&**line, "ok" | "no") => {
                write!(f, "its line {line:?} does not answer a request; with --lines it answers a line")
            }
            SubjectFailure::UnexpectedLine(line) => write!(f, "its line {line:?} does not answer a request"),
        }
    }
}

impl Runner {
    /// Starts a command: a program and its arguments.
    pub fn start(command: &[String], protocol: Protocol, limits: Limits) -> Result<Self, StartError> {
        let window = limits.window.max(1);
        let process = Process::start(command, window).map_err(|error| {
            let program = command.first().map_or("", String::as_str);
            StartError::Start(format!("`{program}` cannot be started: {error}"))
        })?;
        Ok(Runner {
            command: command.to_vec(),
            protocol,
            limits: Limits { window, ..limits },
            process: Some(process),
            id: 0,
            starts: 1,
            hangs: 0,
            unsteady: Vec::new(),
            ignores_eof: false,
            stderr: String::new(),
        })
    }

    /// Returns the command that starts the subject.
    pub fn command(&self) -> &[String] {
        &self.command
    }

    /// Returns the answers for strings, in order; [`Answer::Unasked`] for the rest when the limits are reached.
    pub fn ask(&mut self, texts: &[&str]) -> Vec<Answer> {
        let mut answers = vec![Answer::Unasked; texts.len()];
        // A surplus line does not shift the answers before `verified`.
        let (mut next, mut verified) = (0, 0);
        // Each iteration ends by a failure and a restart, whose number is limited.
        while next < texts.len() && !self.limits_reached() {
            let failure = self.ask_pipelined(texts, &mut next, &mut answers);
            let Some((open, failure)) = failure.or_else(|| self.surplus_failure(next - verified)) else {
                continue;
            };
            let before = verified..open.first().copied().unwrap_or(next);
            let found = self.ask_in_blocks(texts, before, &mut answers);
            if !self.isolate(texts, &open, &failure, &mut answers) && !found && !self.limits_reached() {
                self.record_unsteady(format!(
                    "{failure}, with several requests in flight, but with none of them alone"
                ));
            }
            verified = next;
        }
        answers
    }

    /// Checks that the subject answers one of the first `TRIES` strings, and then goes on to answer.
    pub fn check_answers(&mut self, texts: &[&str]) -> Result<(), StartError> {
        let mut last = None;
        let protocol = self.protocol.clone();
        for text in texts.iter().filter(|text| protocol.request(0, text).is_some()).take(TRIES) {
            match self.ask_single(text) {
                Ok(_) => return self.check_goes_on(text),
                Err(failure) => last = Some(failure),
            }
        }
        last.map_or(Ok(()), |failure| Err(StartError::NoAnswer(failure.to_string())))
    }

    /// Checks that the subject does not exit after each answer: each string would cost a start.
    fn check_goes_on(&mut self, text: &str) -> Result<(), StartError> {
        let mut exit = String::new();
        for _ in 0..TRIES {
            let Err(SubjectFailure::Exited(how)) = self.ask_single(text) else { return Ok(()) };
            // A new process answers the string that the last one did not.
            let Ok(_) = self.ask_single(text) else { return Ok(()) };
            exit = how;
        }
        Err(StartError::NoAnswer(format!(
            "it exits after one answer ({exit}); it must read requests until its input ends"
        )))
    }

    /// True if the protocol can express the string.
    pub fn can_ask(&self, text: &str) -> bool {
        self.protocol.request(0, text).is_some()
    }

    /// Grants the initial number of restarts and timeouts again, for shrinking.
    pub fn extend_limits(&mut self) {
        self.limits.restarts += self.starts;
        self.limits.hangs += self.hangs;
    }

    /// Number of restarts.
    pub fn restarts(&self) -> usize {
        self.starts.saturating_sub(1)
    }

    /// True if the limits are exceeded.
    pub fn limits_reached(&self) -> bool {
        self.starts > self.limits.restarts || self.hangs > self.limits.hangs
    }

    /// Failures that no single string reproduces.
    pub fn unsteady(&self) -> &[String] {
        &self.unsteady
    }

    /// Returns the end of standard error, of this run or an earlier one.
    pub fn stderr(&self) -> String {
        let now = self.process.as_ref().map(Process::stderr).unwrap_or_default();
        if now.is_empty() { self.stderr.clone() } else { now }
    }

    /// Lets the subject exit.
    pub fn shut_down(&mut self) {
        self.stderr = self.stderr();
        if let Some(process) = self.process.take() {
            process.shut_down();
        }
    }

    /// Sends the strings from `next` on, pipelined, and advances `next`. A failure has the indices of those in flight.
    pub(super) fn ask_pipelined(
        &mut self,
        texts: &[&str],
        next: &mut usize,
        answers: &mut [Answer],
    ) -> Option<(Vec<usize>, SubjectFailure)> {
        // Unanswered requests, oldest first: number and string.
        let mut open: VecDeque<(u64, usize)> = VecDeque::new();
        // The strings of the current block, which are sent again after a failure.
        let blocks = !self.protocol.is_numbered();
        let mut block: Vec<usize> = Vec::new();
        let affected = |open: VecDeque<(u64, usize)>, block: Vec<usize>| {
            if blocks { block } else { open.into_iter().map(|(_, text)| text).collect() }
        };
        let mut since = Instant::now();
        loop {
            if open.is_empty() {
                if blocks && self.has_unsolicited_line() {
                    return Some((block, too_many_lines()));
                }
                block.clear();
            }
            let full = blocks && !block.is_empty();
            while let (Some(text), true) = (texts.get(*next), !full && open.len() < self.limits.window) {
                self.id += 1;
                if let Some(request) = self.protocol.request(self.id, text) {
                    if open.is_empty() {
                        since = Instant::now();
                    }
                    open.push_back((self.id, *next));
                    block.push(*next);
                    self.process()?.send(request);
                }
                *next += 1;
            }
            if open.is_empty() {
                return None;
            }
            match self.next_answer(since + self.limits.timeout) {
                Ok((number, answer)) => {
                    let place = match number {
                        None => (!open.is_empty()).then_some(0),
                        Some(number) => open.iter().position(|&(id, _)| id == number),
                    };
                    let Some((_, text)) = place.and_then(|place| open.remove(place)) else {
                        let failure =
                            SubjectFailure::UnexpectedLine(unknown_request(number.unwrap_or_default()));
                        self.drop_process();
                        return Some((affected(open, block), failure));
                    };
                    since = Instant::now();
                    if let Some(slot) = answers.get_mut(text) {
                        *slot = answer;
                    }
                }
                Err(failure) => return Some((affected(open, block), failure)),
            }
        }
    }

    /// Sends one string with no other request in flight.
    ///
    /// If an answer to an earlier request arrives, that request was answered twice, and the string is sent again.
    pub(super) fn ask_single(&mut self, text: &str) -> Result<Answer, SubjectFailure> {
        for _ in 0..2 {
            if self.has_unsolicited_line() {
                self.record_unsteady("it sends more answers than there are requests".to_string());
            }
            self.id += 1;
            let id = self.id;
            let Some(request) = self.protocol.request(id, text) else { return Ok(Answer::Unasked) };
            let Some(process) = self.process() else { return Ok(Answer::Unasked) };
            process.send(request);
            let (number, answer) = self.next_answer(Instant::now() + self.limits.timeout)?;
            match number {
                Some(number) if number < id => {
                    self.drop_process();
                    self.record_unsteady("it answers requests twice".to_string());
                }
                Some(number) if number > id => {
                    self.drop_process();
                    return Err(SubjectFailure::UnexpectedLine(unknown_request(number)));
                }
                _ => {
                    return Ok(answer);
                }
            }
        }
        Ok(Answer::Unasked)
    }

    /// True if an unsolicited line arrived while idle. The subject is then killed.
    fn has_unsolicited_line(&mut self) -> bool {
        let line = self.process.as_ref().map(|process| process.next_event(Instant::now()));
        let more = matches!(line, Some(OutputEvent::Line(_)));
        if more {
            self.drop_process();
        }
        more
    }

    /// Records a failure that cannot be attributed to one string, once.
    fn record_unsteady(&mut self, what: String) {
        if !self.unsteady.contains(&what) {
            self.unsteady.push(what);
        }
    }

    /// Returns the next answer. A failure kills the subject, because its later output could not be attributed.
    fn next_answer(&mut self, until: Instant) -> Result<(Option<u64>, Answer), SubjectFailure> {
        let Some(process) = &self.process else { return Err(SubjectFailure::TimedOut) };
        match process.next_event(until) {
            OutputEvent::Line(line) => self.protocol.answer(&line).ok_or_else(|| {
                self.drop_process();
                SubjectFailure::UnexpectedLine(shortened(&line))
            }),
            OutputEvent::Timeout => {
                self.hangs += 1;
                self.drop_process();
                Err(SubjectFailure::TimedOut)
            }
            OutputEvent::Eof => {
                let stderr = process.stderr();
                if !stderr.is_empty() {
                    self.stderr = stderr;
                }
                let how = self.process.take().map(Process::end).unwrap_or_default();
                Err(SubjectFailure::Exited(how))
            }
        }
    }

    fn drop_process(&mut self) {
        self.stderr = self.stderr();
        self.process = None;
    }

    /// Returns the subject, restarted if it is not running.
    fn process(&mut self) -> Option<&Process> {
        if self.process.is_none() {
            self.starts += 1;
            self.process = Process::start(&self.command, self.limits.window).ok();
        }
        self.process.as_ref()
    }
}

/// Returns the message about an answer to an unknown request.
fn unknown_request(number: u64) -> String {
    format!("an answer to request {number}, which is not open")
}

/// Returns the failure for surplus lines that are not attributed to a string yet.
pub(super) fn too_many_lines() -> SubjectFailure {
    SubjectFailure::UnexpectedLine("more lines than requests".to_string())
}

/// Returns the start of a line, as reports show it.
pub(super) fn shortened(line: &str) -> String {
    let mut short: String = line.chars().take(200).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}
