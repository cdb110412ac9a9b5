//! Output of several threads in the order of their chunks.
//!
//! ```text
//! chunks     0 1 2 3 4          an idle thread takes the next chunk
//! threads    0──┐  2───┐ 4┐
//!            1──│─┐   3│──│┐
//! output        0 1    2  3 4   a thread waits until all chunks before its own are written
//! ```
//!
//! A thread whose result outgrows its buffer waits for its turn before its chunk is finished, and then writes as often
//! as it wants. So memory is bounded by the number of threads. In `virgule_ni::parallel::in_order` memory is not
//! bounded: there, results wait in memory until a slow item is finished.

use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Gives access to an output in the order of ticket numbers.
#[derive(Debug)]
pub struct OrderedWriter<O> {
    state: Mutex<State<O>>,
    changed: Condvar,
}

#[derive(Debug)]
struct State<O> {
    /// The number of the ticket that has access.
    current: u64,
    /// True if no ticket gets access any more.
    stopped: bool,
    output: O,
}

/// A position in the order. Dropping it before [`finish`](Ticket::finish) stops the writer, because later tickets would wait
/// for ever.
#[derive(Debug)]
pub struct Ticket<'t, O> {
    writer: &'t OrderedWriter<O>,
    number: u64,
    finished: bool,
}

impl<O> OrderedWriter<O> {
    /// Ticket 0 has access first.
    pub fn new(output: O) -> Self {
        OrderedWriter {
            state: Mutex::new(State { current: 0, stopped: false, output }),
            changed: Condvar::new(),
        }
    }

    /// The ticket with this number. Each number from 0 on must be taken exactly once.
    pub fn ticket(&self, number: u64) -> Ticket<'_, O> {
        Ticket { writer: self, number, finished: false }
    }

    /// The output.
    pub fn into_output(self) -> O {
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).output
    }
}

impl<O> Ticket<'_, O> {
    /// Waits for access and calls `write` with the output. Breaks if `write` does, or if the writer is stopped.
    pub fn with_output(&self, write: impl FnOnce(&mut O) -> ControlFlow<()>) -> ControlFlow<()> {
        write(&mut self.wait()?.output)
    }

    /// The same, and then gives access to the next ticket.
    pub fn finish(mut self, write: impl FnOnce(&mut O) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut state = match self.wait() {
            ControlFlow::Continue(state) => state,
            ControlFlow::Break(()) => return ControlFlow::Break(()),
        };
        write(&mut state.output)?;
        state.current += 1;
        drop(state);
        self.finished = true;
        self.writer.changed.notify_all();
        ControlFlow::Continue(())
    }

    fn wait(&self) -> ControlFlow<(), MutexGuard<'_, State<O>>> {
        let mut state = lock(&self.writer.state);
        while state.current != self.number && !state.stopped {
            state = self.writer.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(state) }
    }
}

impl<O> Drop for Ticket<'_, O> {
    fn drop(&mut self) {
        if !self.finished {
            lock(&self.writer.state).stopped = true;
            self.writer.changed.notify_all();
        }
    }
}

/// Locks, ignoring poison: the values locked here are valid at every point where a thread may panic.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
