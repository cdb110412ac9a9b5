//! Several threads process chunks; output is written in the order of the chunks.
//!
//! ```text
//! chunks     0 1 2 3 4          an idle thread takes the next chunk
//! threads    0──┐  2───┐ 4┐
//!            1──│─┐   3│──│┐
//! output        0 1    2  3 4   a thread waits until all previous chunks are written
//! ```
//!
//! A thread whose output outgrows its buffer before its chunk is finished waits for its turn and then writes directly.
//! So memory is bounded by the number of threads. In `virgule_ni::parallel::in_order` memory is not bounded: there,
//! results wait in memory until a slow item is finished.

use crate::Failure;
use crate::bulk::chunk::{Chunk, ChunkOutput, ChunkSource};
use crate::line::{Line, LineLocation};
use crate::progress::Progress;
use std::io::{ErrorKind, Write, stderr};
use std::mem::take;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::{io, thread};

/// An output that threads write in the order of their chunks.
struct OrderedWriter<'o, W> {
    state: Mutex<State<'o, W>>,
    changed: Condvar,
}

struct State<'o, W> {
    /// The number of the chunk whose output may be written.
    current: u64,
    /// True if nothing more may be written.
    stopped: bool,
    out: &'o mut W,
    progress: &'o Progress,
    invalid: u64,
    /// The error of the write that stopped the work.
    error: Option<io::Error>,
}

/// The right to write the output of a chunk. Dropping it before [`finish`](Ticket::finish) stops the writer, because
/// later chunks would wait forever.
struct Ticket<'t, 'o, W> {
    writer: &'t OrderedWriter<'o, W>,
    number: u64,
    finished: bool,
}

impl<'o, W: Write> Ticket<'_, 'o, W> {
    /// Waits for the previous chunks, then writes. Breaks if that fails or the writer is stopped.
    fn write(&self, output: &mut ChunkOutput) -> ControlFlow<()> {
        self.wait()?.write(output)
    }

    /// Writes, and then lets the next chunk write.
    fn finish(mut self, output: &mut ChunkOutput) -> ControlFlow<()> {
        let mut state = self.wait()?;
        state.write(output)?;
        state.current += 1;
        drop(state);
        self.finished = true;
        self.writer.changed.notify_all();
        ControlFlow::Continue(())
    }

    fn wait(&self) -> ControlFlow<(), MutexGuard<'_, State<'o, W>>> {
        let mut state = lock(&self.writer.state);
        while state.current != self.number && !state.stopped {
            state = self.writer.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(state) }
    }
}

impl<W> Drop for Ticket<'_, '_, W> {
    fn drop(&mut self) {
        if !self.finished {
            lock(&self.writer.state).stopped = true;
            self.writer.changed.notify_all();
        }
    }
}

impl<W: Write> State<'_, W> {
    fn write(&mut self, output: &mut ChunkOutput) -> ControlFlow<()> {
        self.invalid += take(&mut output.invalid);
        if !output.is_empty() {
            self.progress.clear();
            // Standard error may be closed; the exit status still reports the errors.
            let _ = stderr().write_all(&output.errors);
            // Flushes, because the next line of a pipe may take long to arrive.
            let written = self.out.write_all(&output.out).and_then(|()| self.out.flush());
            output.clear();
            if let Err(error) = written {
                self.error = Some(error);
                return ControlFlow::Break(());
            }
        }
        self.progress.draw();
        ControlFlow::Continue(())
    }
}

/// Locks, ignoring poison: the locked values are valid wherever a thread may panic.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

// Processes chunks on several threads; output is in line order.

/// A function that writes the result for a line.
pub trait LineHandler: Fn(LineLocation<'_>, Line<'_>, &mut ChunkOutput) + Sync {}

impl<F: Fn(LineLocation<'_>, Line<'_>, &mut ChunkOutput) + Sync> LineHandler for F {}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    pub lines: u64,
    pub invalid: u64,
    pub unread: usize,
    /// False if the reader of the output closed it early.
    pub complete: bool,
}

/// Calls `handler` for all lines. The calling thread is one of the threads.
pub fn run(
    source: ChunkSource<'_>,
    threads: NonZeroUsize,
    handler: &impl LineHandler,
    progress: &Progress,
    out: &mut (impl Write + Send),
) -> Result<Summary, Failure> {
    let source = Mutex::new(source);
    let state = State { current: 0, stopped: false, out, progress, invalid: 0, error: None };
    let writer = OrderedWriter { state: Mutex::new(state), changed: Condvar::new() };
    thread::scope(|scope| {
        for _ in 1..threads.get() {
            let thread = thread::Builder::new()
                .spawn_scoped(scope, || process_chunks(&source, &writer, handler, progress));
            if thread.is_err() {
                // The system allows no more threads; the running ones suffice.
                break;
            }
        }
        let _ = process_chunks(&source, &writer, handler, progress);
    });
    let source = source.into_inner().unwrap_or_else(PoisonError::into_inner);
    let State { invalid, error, .. } = writer.state.into_inner().unwrap_or_else(PoisonError::into_inner);
    let complete = match error {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => return Err(Failure::Output(error)),
        error => error.is_none(),
    };
    Ok(Summary { lines: source.lines, invalid, unread: source.unread, complete })
}

/// Processes chunks until there are no more, or the writer is stopped.
fn process_chunks(
    source: &Mutex<ChunkSource<'_>>,
    writer: &OrderedWriter<'_, impl Write>,
    handler: &impl LineHandler,
    progress: &Progress,
) -> ControlFlow<()> {
    let (mut chunk, mut output) = (Chunk::default(), ChunkOutput::default());
    loop {
        let mut source = lock(source);
        let Some(number) = source.next(&mut chunk) else { return ControlFlow::Continue(()) };
        progress.add(chunk.length());
        let ticket = Ticket { writer, number, finished: false };
        // The lock ensures that only one long line is in memory while it is processed.
        let exclusive = chunk.is_long(source.sizes.chunk).then_some(source);
        if let Some(error) = chunk.read_error.take() {
            output.print_error(&format_args!("{}: {error}", chunk.file.escape_debug()));
        }
        chunk.each_line(|number, line| {
            handler(LineLocation { file: &chunk.file, line: number }, line, &mut output);
            match output.is_full() {
                true => ticket.write(&mut output),
                false => ControlFlow::Continue(()),
            }
        })?;
        ticket.finish(&mut output)?;
        if exclusive.is_some() {
            chunk.release();
        }
    }
}
