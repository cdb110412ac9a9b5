//! Texts → answers: time limits, restarts.
//!
//! Many requests are on their way at once, or most of the time would be spent waiting. Who is to blame when something
//! goes wrong then: [`blame`](super::blame).
//!
//! Where requests have no numbers one answer too few or too many makes all that follow wrong. There texts are asked about
//! in blocks, a block is over when the answers are as many as the texts, and if they never are, all of it is asked again.
//! A line too many may come late, and be taken for the answer to a text of the next block. So no block is sure before the
//! subject was heard to its end, and whatever is not sure is asked again once a line too many is seen.

use super::process::{Heard, Process};
use super::protocol::{Answer, Protocol};
use std::collections::VecDeque;
use std::fmt;
use std::time::{Duration, Instant};

/// What a subject is allowed.
#[derive(Debug, Clone)]
pub struct Limits {
    /// How long it may take for an answer.
    pub timeout: Duration,
    /// How often it is started anew.
    pub restarts: usize,
    /// How many waits may end without an answer, each as long as `timeout`.
    pub hangs: usize,
    /// How many requests may be on their way.
    pub window: usize,
}

impl Default for Limits {
    /// A second for an answer, 200 restarts, 20 of them because of silence, 128 requests at once.
    fn default() -> Self {
        Limits { timeout: Duration::from_secs(1), restarts: 200, hangs: 20, window: 128 }
    }
}

/// Why there is no subject to ask: the call was wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum StartError {
    /// The command cannot be started.
    Start(String),
    /// The first texts were not answered, whichever came first: what it did instead.
    Mute(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Start(why) => f.write_str(why),
            StartError::Mute(what) => write!(f, "the command answers nothing: {what}"),
        }
    }
}

impl std::error::Error for StartError {}

/// How many texts are tried before a subject counts as mute.
const TRIES: usize = 3;

/// Asks one subject.
#[derive(Debug)]
pub struct Runner {
    command: Vec<String>,
    pub(super) protocol: Protocol,
    pub(super) limits: Limits,
    pub(super) process: Option<Process>,
    id: u64,
    /// Starts, the first one too, without those behind a subject that left because it was asked to.
    pub(super) starts: usize,
    hangs: usize,
    /// What went wrong with several on their way, and with none of them alone.
    unsteady: Vec<String>,
    /// Whether it was seen to stay when it was told that nothing more is asked.
    pub(super) stays: bool,
    words: String,
}

/// What ended a conversation.
#[derive(Clone)]
pub(super) enum Trouble {
    Ended(String),
    Silent,
    Garbage(String),
}

impl Trouble {
    pub(super) fn answer(self) -> Answer {
        match self {
            Trouble::Ended(how) => Answer::Crash(how),
            Trouble::Silent => Answer::Hang,
            Trouble::Garbage(line) => Answer::Garbage(line),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Ended(how) => write!(f, "it ended ({how})"),
            Trouble::Silent => f.write_str("no answer in time; does it flush its output after each line?"),
            Trouble::Garbage(line) => write!(f, "its line {line:?} answers no request"),
        }
    }
}

impl Runner {
    /// Starts the command, a program and its arguments.
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
            stays: false,
            words: String::new(),
        })
    }

    /// The command.
    pub fn command(&self) -> &[String] {
        &self.command
    }

    /// The answers to texts, in their order. What cannot be asked any more is [`Answer::Unasked`].
    pub fn ask(&mut self, texts: &[&str]) -> Vec<Answer> {
        let mut answers = vec![Answer::Unasked; texts.len()];
        // Texts before `sure` have answers that no line too many has moved.
        let (mut next, mut sure) = (0, 0);
        // Each turn is ended by trouble, and so by a restart, of which there are not many.
        while next < texts.len() && !self.is_spent() {
            let trouble = self.together(texts, &mut next, &mut answers);
            let Some((open, trouble)) = trouble.or_else(|| self.surplus(next - sure)) else { continue };
            let before = sure..open.first().copied().unwrap_or(next);
            let found = self.in_blocks(texts, before, &mut answers);
            if !self.one_by_one(texts, &open, &trouble, &mut answers) && !found && !self.is_spent() {
                self.note(format!(
                    "{trouble}, with several requests on their way, but for none of them alone"
                ));
            }
            sure = next;
        }
        answers
    }

    /// Asks a first text. If it brings trouble, and two others too, the command is no subject.
    pub fn first(&mut self, texts: &[&str]) -> Result<(), StartError> {
        let mut last = None;
        let protocol = self.protocol.clone();
        for text in texts.iter().filter(|text| protocol.request(0, text).is_some()).take(TRIES) {
            match self.alone(text) {
                Ok(_) => return Ok(()),
                Err(trouble) => last = Some(trouble),
            }
        }
        last.map_or(Ok(()), |trouble| Err(StartError::Mute(trouble.to_string())))
    }

    /// Whether the protocol can carry a text.
    pub fn can_ask(&self, text: &str) -> bool {
        self.protocol.request(0, text).is_some()
    }

    /// Allows as many restarts and waits again as there were at the beginning, for questions of another sort.
    pub fn allow_more(&mut self) {
        self.limits.restarts += self.starts;
        self.limits.hangs += self.hangs;
    }

    /// How often the subject was started again.
    pub fn restarts(&self) -> usize {
        self.starts.saturating_sub(1)
    }

    /// Whether too much went wrong to go on.
    pub fn is_spent(&self) -> bool {
        self.starts > self.limits.restarts || self.hangs > self.limits.hangs
    }

    /// What went wrong with several texts on their way, and with none of them alone.
    pub fn unsteady(&self) -> &[String] {
        &self.unsteady
    }

    /// The last that the subject wrote to standard error, in this life or an earlier one.
    pub fn words(&self) -> String {
        let now = self.process.as_ref().map(Process::words).unwrap_or_default();
        if now.is_empty() { self.words.clone() } else { now }
    }

    /// Lets the subject leave.
    pub fn leave(&mut self) {
        self.words = self.words();
        if let Some(process) = self.process.take() {
            process.leave();
        }
    }

    /// Asks many at once from `next` on; the texts that were on their way when something went wrong.
    pub(super) fn together(
        &mut self,
        texts: &[&str],
        next: &mut usize,
        answers: &mut [Answer],
    ) -> Option<(Vec<usize>, Trouble)> {
        // Requests that are not answered, the oldest first: number and text.
        let mut open: VecDeque<(u64, usize)> = VecDeque::new();
        // Those that are asked again if something goes wrong.
        let blocks = !self.protocol.is_numbered();
        let mut block: Vec<usize> = Vec::new();
        let doubtful = |open: VecDeque<(u64, usize)>, block: Vec<usize>| {
            if blocks { block } else { open.into_iter().map(|(_, text)| text).collect() }
        };
        let mut since = Instant::now();
        loop {
            if open.is_empty() {
                if blocks && self.has_more() {
                    return Some((block, too_many()));
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
            match self.hear(since + self.limits.timeout) {
                Ok((number, answer)) => {
                    let place = match number {
                        None => (!open.is_empty()).then_some(0),
                        Some(number) => open.iter().position(|&(id, _)| id == number),
                    };
                    let Some((_, text)) = place.and_then(|place| open.remove(place)) else {
                        let trouble = Trouble::Garbage(nobody_asked(number.unwrap_or_default()));
                        self.drop_process();
                        return Some((doubtful(open, block), trouble));
                    };
                    since = Instant::now();
                    if let Some(slot) = answers.get_mut(text) {
                        *slot = answer;
                    }
                }
                Err(trouble) => return Some((doubtful(open, block), trouble)),
            }
        }
    }

    /// Asks about one text, with nothing else on its way.
    ///
    /// An answer to an earlier request is the fault of that one: it was answered twice. Then this text is asked again.
    pub(super) fn alone(&mut self, text: &str) -> Result<Answer, Trouble> {
        for _ in 0..2 {
            if self.has_more() {
                self.note("it answers more often than it is asked".to_string());
            }
            self.id += 1;
            let id = self.id;
            let Some(request) = self.protocol.request(id, text) else { return Ok(Answer::Unasked) };
            let Some(process) = self.process() else { return Ok(Answer::Unasked) };
            process.send(request);
            let (number, answer) = self.hear(Instant::now() + self.limits.timeout)?;
            match number {
                Some(number) if number < id => {
                    self.drop_process();
                    self.note("it answers requests that it has answered before".to_string());
                }
                Some(number) if number > id => {
                    self.drop_process();
                    return Err(Trouble::Garbage(nobody_asked(number)));
                }
                _ => {
                    return Ok(answer);
                }
            }
        }
        Ok(Answer::Unasked)
    }

    /// Whether there is a line that answers nothing, with nothing on its way. The subject is ended then.
    fn has_more(&mut self) -> bool {
        let line = self.process.as_ref().map(|process| process.hear(Instant::now()));
        let more = matches!(line, Some(Heard::Line(_)));
        if more {
            self.drop_process();
        }
        more
    }

    /// Writes down what cannot be blamed on one text, once.
    fn note(&mut self, what: String) {
        if !self.unsteady.contains(&what) {
            self.unsteady.push(what);
        }
    }

    /// The next answer. Trouble ends the subject: whatever it says later belongs to nothing that is asked later.
    fn hear(&mut self, until: Instant) -> Result<(Option<u64>, Answer), Trouble> {
        let Some(process) = &self.process else { return Err(Trouble::Silent) };
        match process.hear(until) {
            Heard::Line(line) => self.protocol.answer(&line).ok_or_else(|| {
                self.drop_process();
                Trouble::Garbage(shortened(&line))
            }),
            Heard::Silence => {
                self.hangs += 1;
                self.drop_process();
                Err(Trouble::Silent)
            }
            Heard::End => {
                let words = process.words();
                if !words.is_empty() {
                    self.words = words;
                }
                let how = self.process.take().map(Process::end).unwrap_or_default();
                Err(Trouble::Ended(how))
            }
        }
    }

    fn drop_process(&mut self) {
        self.words = self.words();
        self.process = None;
    }

    /// The subject, started anew if it is gone.
    fn process(&mut self) -> Option<&Process> {
        if self.process.is_none() {
            self.starts += 1;
            self.process = Process::start(&self.command, self.limits.window).ok();
        }
        self.process.as_ref()
    }
}

/// The answer to a request that there was not.
fn nobody_asked(number: u64) -> String {
    format!("an answer to request {number}, which is not open")
}

/// The message for lines beyond the answers, while their text is unknown.
pub(super) fn too_many() -> Trouble {
    Trouble::Garbage("more lines than there were texts".to_string())
}

/// As much of a line as a report shows.
pub(super) fn shortened(line: &str) -> String {
    let mut short: String = line.chars().take(200).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}
