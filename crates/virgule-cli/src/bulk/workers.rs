//! Processes chunks on several threads; the output has the order of the lines.

use super::chunk::Chunk;
use super::chunk_output::{ChunkOutput, LineLocation};
use super::chunk_source::ChunkSource;
use super::ordered_writer::{OrderedWriter, lock};
use crate::Failure;
use crate::line::Line;
use crate::progress::Progress;
use std::io::{self, ErrorKind, Write, stderr};
use std::mem::take;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Processes single lines.
pub trait LineHandler: Sync {
    /// Writes the result for a line to `output`.
    fn line(&self, location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput);
}

/// Totals of all files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    /// Number of lines.
    pub lines: u64,
    /// Number of invalid lines.
    pub invalid: u64,
    /// Number of files that could not be read.
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
    let writer = OrderedWriter::new(SharedOutput { out, progress, invalid: 0, error: None });
    thread::scope(|scope| {
        for _ in 1..threads.get() {
            let thread =
                thread::Builder::new().spawn_scoped(scope, || process_chunks(&source, &writer, handler));
            if thread.is_err() {
                // The system has no more threads; those that run suffice.
                break;
            }
        }
        let _ = process_chunks(&source, &writer, handler);
    });
    let source = source.into_inner().unwrap_or_else(PoisonError::into_inner);
    let SharedOutput { invalid, error, .. } = writer.into_output();
    let complete = match error {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => return Err(Failure::Output(error)),
        error => error.is_none(),
    };
    Ok(Summary { lines: source.lines, invalid, unread: source.unread, complete })
}

/// Processes chunks until there are no more, or the writer is stopped.
fn process_chunks(
    source: &Mutex<ChunkSource<'_>>,
    writer: &OrderedWriter<SharedOutput<'_, impl Write>>,
    handler: &impl LineHandler,
) -> ControlFlow<()> {
    let (mut chunk, mut output) = (Chunk::default(), ChunkOutput::default());
    loop {
        let mut source = lock(source);
        let Some(number) = source.next(&mut chunk) else { return ControlFlow::Continue(()) };
        let ticket = writer.ticket(number);
        // Holding the lock while a long line is processed ensures that only one is in memory.
        let exclusive = chunk.is_long(source.sizes.chunk).then_some(source);
        if let Some(error) = chunk.read_error.take() {
            output.print_error(&format_args!("{}: {error}", chunk.file.escape_debug()));
        }
        chunk.each_line(|number, line| {
            handler.line(LineLocation { file: &chunk.file, line: number }, line, &mut output);
            match output.is_full() {
                true => ticket.with_output(|shared| shared.write(&mut output)),
                false => ControlFlow::Continue(()),
            }
        })?;
        ticket.finish(|shared| shared.write(&mut output))?;
        if exclusive.is_some() {
            chunk.release();
        }
    }
}

/// The output that all threads write to.
struct SharedOutput<'o, W> {
    out: &'o mut W,
    progress: &'o Progress,
    invalid: u64,
    /// The error of the write that stopped the work.
    error: Option<io::Error>,
}

impl<W: Write> SharedOutput<'_, W> {
    fn write(&mut self, output: &mut ChunkOutput) -> ControlFlow<()> {
        self.invalid += take(&mut output.invalid);
        if !output.is_empty() {
            self.progress.clear();
            // Standard error may be closed; the exit status still reports the errors.
            let _ = stderr().write_all(&output.errors);
            // Flushed, because the next line of a pipe may take long to arrive.
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
