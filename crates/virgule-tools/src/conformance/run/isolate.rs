//! Finds the string that causes a failure among many pipelined requests.
//!
//! When a subject exits or hangs with several requests in flight, any of them may be the cause: it may have read ahead
//! and buffered answers. So it is restarted, and the requests in flight are sent one by one:
//!
//! ```text
//! pipelined   a b c d e ──▶  ◀── a b  † exit: c, d or e
//! isolate     c ──▶ ◀── c    d ──▶ † d is the cause     (restart) e ──▶ ◀── e
//! pipelined   f g h …
//! ```
//!
//! Without request numbers, a surplus line shifts all later answers by one. It is detected when all strings of a block
//! are answered and a line remains, in this block or, if the line is late, in a later one. Waiting cannot prove that no
//! line will come; closing the input does, because the subject exits:
//!
//! ```text
//! pipelined   [a b] ──▶ ◀── a a   [c d] ──▶ ◀── b c   input closed: ◀── d, a surplus line
//! blocks      [a b] ──▶ ◀── a a   input closed: ◀── b   in this block            [c d] ──▶ ◀── c d  †  verified
//! isolate     [a] ──▶ ◀── a   input closed: ◀── a   a is the cause               [b] ──▶ ◀── b  †  verified
//! ```
//!
//! A failure that no single string reproduces is recorded in [`Runner::unsteady`].

use super::Answer;
use super::process::OutputEvent;
use super::runner::{Runner, SubjectFailure, shortened, too_many_lines};
use std::ops::Range;
use std::time::{Duration, Instant};

/// Time to wait for a surplus line from a subject that does not exit at the end of its input.
const SURPLUS_TIMEOUT: Duration = Duration::from_millis(5);

impl Runner {
    /// Returns the failure for a surplus line after all strings are answered, caused by one of `unverified` strings.
    ///
    /// Not checked for a single block, because shrinking sends few strings many times, and a restart costs more. The
    /// next request then finds a surplus line.
    pub(super) fn surplus_failure(&mut self, unverified: usize) -> Option<(Vec<usize>, SubjectFailure)> {
        let blocks = !self.protocol.is_numbered() && unverified > self.limits.window;
        (blocks && self.surplus_line().is_some()).then(|| (Vec::new(), too_many_lines()))
    }

    /// Sends strings in blocks, closing the input after each block; true if the cause of the failure was found.
    pub(super) fn ask_in_blocks(
        &mut self,
        texts: &[&str],
        unverified: Range<usize>,
        answers: &mut [Answer],
    ) -> bool {
        let mut found = false;
        let (mut next, window) = (unverified.start, self.limits.window);
        while next < unverified.end && !self.limits_reached() {
            let block = next..unverified.end.min(next + window);
            let texts = texts.get(..block.end).unwrap_or_default();
            let failure = self.ask_pipelined(texts, &mut next, answers).map(|(_, failure)| failure);
            next = block.end;
            if let Some(failure) = failure.or_else(|| self.surplus_line().map(|_| too_many_lines())) {
                found |= self.isolate(texts, &block.collect::<Vec<_>>(), &failure, answers);
            }
        }
        found
    }

    /// Sends the requests in flight one by one; true if one of them reproduces the failure.
    pub(super) fn isolate(
        &mut self,
        texts: &[&str],
        open: &[usize],
        failure: &SubjectFailure,
        answers: &mut [Answer],
    ) -> bool {
        // After a surplus line, the input is closed after each string, to attribute the next surplus line to it.
        let unexpected_line = matches!(failure, SubjectFailure::UnexpectedLine(_));
        if let ([only], false) = (open, unexpected_line) {
            // There is only one possible cause.
            if let Some(slot) = answers.get_mut(*only) {
                *slot = failure.clone().answer();
            }
            return true;
        }
        let mut found = false;
        for &index in open {
            let (Some(text), Some(slot)) = (texts.get(index), answers.get_mut(index)) else { continue };
            if self.limits_reached() {
                break;
            }
            let answer =
                self.ask_single(text).and_then(|answer| match unexpected_line.then(|| self.surplus_line()) {
                    Some(Some(line)) => {
                        Err(SubjectFailure::UnexpectedLine(format!("after the answer: {}", shortened(&line))))
                    }
                    Some(None) | None => Ok(answer),
                });
            *slot = answer.unwrap_or_else(|failure| {
                found = true;
                failure.answer()
            });
        }
        found
    }

    /// Closes the input of a subject that has answered all requests, and returns a surplus line, if there is any.
    fn surplus_line(&mut self) -> Option<String> {
        let mut process = self.process.take()?;
        process.close();
        let patience = if self.ignores_eof { SURPLUS_TIMEOUT } else { self.limits.timeout };
        let event = process.next_event(Instant::now() + patience);
        self.ignores_eof |= event == OutputEvent::Timeout;
        // A regular exit: the next start is not counted as a restart.
        self.starts -= 1;
        match event {
            OutputEvent::Line(line) => Some(line),
            OutputEvent::Timeout | OutputEvent::Eof => None,
        }
    }
}
