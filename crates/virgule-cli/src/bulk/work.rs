//! Chunks → what is said of them, on several threads, in the order of the lines.

use super::chunk::Chunk;
use super::said::{Place, Said};
use super::source::Source;
use super::turns::{Turns, lock};
use crate::Failure;
use crate::line::Line;
use crate::progress::Progress;
use std::io::{self, ErrorKind, Write, stderr};
use std::mem::take;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// What is to be said of a line.
pub trait Work: Sync {
    /// Says it.
    fn line(&self, place: Place<'_>, line: Line<'_>, said: &mut Said);
}

/// What was found, in figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// How many lines were read.
    pub lines: u64,
    /// How many of them were invalid.
    pub invalid: u64,
    /// How many files could not be read.
    pub unread: usize,
    /// Whether all was said; not if nobody reads it any more.
    pub heard: bool,
}

/// Says of all lines what `work` says of each. One thread is that of the caller.
pub fn run(
    source: Source<'_>,
    threads: NonZeroUsize,
    work: &impl Work,
    progress: &Progress,
    out: &mut (impl Write + Send),
) -> Result<Tally, Failure> {
    let source = Mutex::new(source);
    let turns = Turns::new(Output { out, progress, invalid: 0, error: None });
    thread::scope(|scope| {
        for _ in 1..threads.get() {
            let thread = thread::Builder::new().spawn_scoped(scope, || labour(&source, &turns, work));
            if thread.is_err() {
                // The machine has no more; fewer do as well.
                break;
            }
        }
        let _ = labour(&source, &turns, work);
    });
    let source = source.into_inner().unwrap_or_else(PoisonError::into_inner);
    let Output { invalid, error, .. } = turns.into_output();
    let heard = match error {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => return Err(Failure::Output(error)),
        error => error.is_none(),
    };
    Ok(Tally { lines: source.lines, invalid, unread: source.unread, heard })
}

/// Takes chunks until there are no more, or nobody reads what is said. Which of both, `turns` knows.
fn labour(
    source: &Mutex<Source<'_>>,
    turns: &Turns<Output<'_, impl Write>>,
    work: &impl Work,
) -> ControlFlow<()> {
    let (mut chunk, mut said) = (Chunk::default(), Said::default());
    loop {
        let mut reading = lock(source);
        let Some(number) = reading.next(&mut chunk) else { return ControlFlow::Continue(()) };
        let ticket = turns.ticket(number);
        // Nobody reads while a long line is worked on, so that there is only one.
        let alone = chunk.is_long(reading.sizes.chunk).then_some(reading);
        if let Some(error) = chunk.broken.take() {
            said.complain(&format_args!("{}: {error}", chunk.file.escape_debug()));
        }
        chunk.each_line(|number, line| {
            work.line(Place { file: &chunk.file, line: number }, line, &mut said);
            match said.is_much() {
                true => ticket.lend(|output| output.write(&mut said)),
                false => ControlFlow::Continue(()),
            }
        })?;
        ticket.end(|output| output.write(&mut said))?;
        if alone.is_some() {
            chunk.release();
        }
    }
}

/// Where it is said.
struct Output<'o, W> {
    out: &'o mut W,
    progress: &'o Progress,
    invalid: u64,
    /// Why it cannot be said.
    error: Option<io::Error>,
}

impl<W: Write> Output<'_, W> {
    fn write(&mut self, said: &mut Said) -> ControlFlow<()> {
        self.invalid += take(&mut said.invalid);
        if !said.is_silent() {
            self.progress.clear();
            // Standard error may be closed; the exit status still tells.
            let _ = stderr().write_all(&said.errors);
            // Whoever reads a pipe gets it now: the next line may take long to come.
            let written = self.out.write_all(&said.out).and_then(|()| self.out.flush());
            said.clear();
            if let Err(error) = written {
                self.error = Some(error);
                return ControlFlow::Break(());
            }
        }
        self.progress.draw();
        ControlFlow::Continue(())
    }
}
