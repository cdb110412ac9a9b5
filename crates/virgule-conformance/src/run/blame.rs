//! Trouble among many texts → the text that is to blame.
//!
//! When a subject ends or falls silent with many requests on their way, the culprit is not known: it may have read ahead,
//! and have kept answers to itself. So it is started anew and asked, one by one, about the texts that were on their way:
//!
//! ```text
//! together    a b c d e ──▶  ◀── a b  † ended: c, d or e
//! one by one  c ──▶ ◀── c    d ──▶ † d it is     (anew) e ──▶ ◀── e
//! together    f g h …
//! ```
//!
//! A line too many, where requests have no numbers, moves all answers behind it by one, and is noticed when the texts of a
//! block are answered and a line is left: in this block or, if that line comes late, in a later one. Whether a line is
//! still to come nobody can know by waiting; a subject whose input is closed says it by leaving:
//!
//! ```text
//! together    [a b] ──▶ ◀── a a   [c d] ──▶ ◀── b c   input closed: ◀── d, a line too many
//! in blocks   [a b] ──▶ ◀── a a   input closed: ◀── b   it is in this block      [c d] ──▶ ◀── c d  †  sure
//! one by one  [a] ──▶ ◀── a   input closed: ◀── a   a it is                      [b] ──▶ ◀── b  †  sure
//! ```
//!
//! If none of them does it alone, that is said too: [`Runner::unsteady`].

use super::process::Heard;
use super::protocol::Answer;
use super::runner::{Runner, Trouble, shortened, too_many};
use std::ops::Range;
use std::time::{Duration, Instant};

/// How long a line too many is waited for, where the subject does not leave when nothing more is asked.
const SURPLUS: Duration = Duration::from_millis(5);

impl Runner {
    /// Trouble that is left when all texts are answered: a line too many. `unsure` texts may have brought it.
    ///
    /// A single block is not heard to its end: a few texts are asked for again and again, and a start costs more than they
    /// do. A line that they leave behind is found when the next are asked.
    pub(super) fn surplus(&mut self, unsure: usize) -> Option<(Vec<usize>, Trouble)> {
        let blocks = !self.protocol.is_numbered() && unsure > self.limits.window;
        (blocks && self.last_words().is_some()).then(|| (Vec::new(), too_many()))
    }

    /// Asks about texts in blocks, each of which is heard to its end; whether one of them is to blame.
    pub(super) fn in_blocks(&mut self, texts: &[&str], unsure: Range<usize>, answers: &mut [Answer]) -> bool {
        let mut found = false;
        let (mut next, window) = (unsure.start, self.limits.window);
        while next < unsure.end && !self.is_spent() {
            let block = next..unsure.end.min(next + window);
            let texts = texts.get(..block.end).unwrap_or_default();
            let trouble = self.together(texts, &mut next, answers).map(|(_, trouble)| trouble);
            next = block.end;
            if let Some(trouble) = trouble.or_else(|| self.last_words().map(|_| too_many())) {
                found |= self.one_by_one(texts, &block.collect::<Vec<_>>(), &trouble, answers);
            }
        }
        found
    }

    /// Asks those that were on their way one by one, to find out which of them it was; whether it was one of them.
    pub(super) fn one_by_one(
        &mut self,
        texts: &[&str],
        open: &[usize],
        trouble: &Trouble,
        answers: &mut [Answer],
    ) -> bool {
        // Who says too much once may do it again: then all that it says is heard, so that it is blamed on its text.
        let talkative = matches!(trouble, Trouble::Garbage(_));
        if let ([only], false) = (open, talkative) {
            // There is nobody else to blame.
            if let Some(slot) = answers.get_mut(*only) {
                *slot = trouble.clone().answer();
            }
            return true;
        }
        let mut found = false;
        for &index in open {
            let (Some(text), Some(slot)) = (texts.get(index), answers.get_mut(index)) else { continue };
            if self.is_spent() {
                break;
            }
            let answer = self.alone(text).and_then(|answer| match talkative.then(|| self.last_words()) {
                Some(Some(line)) => Err(Trouble::Garbage(format!("after the answer: {}", shortened(&line)))),
                Some(None) | None => Ok(answer),
            });
            *slot = answer.unwrap_or_else(|trouble| {
                found = true;
                trouble.answer()
            });
        }
        found
    }

    /// A line that follows when everything is answered: the subject is told that nothing more is asked, and heard to its
    /// end.
    fn last_words(&mut self) -> Option<String> {
        let mut process = self.process.take()?;
        process.close();
        let patience = if self.stays { SURPLUS } else { self.limits.timeout };
        let heard = process.hear(Instant::now() + patience);
        self.stays |= heard == Heard::Silence;
        // It left because it was asked to: the next start is none that something went wrong for.
        self.starts -= 1;
        match heard {
            Heard::Line(line) => Some(line),
            Heard::Silence | Heard::End => None,
        }
    }
}
