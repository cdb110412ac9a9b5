//! Many threads, one order: what each has made is handed over when it is its turn.
//!
//! ```text
//! chunks     0 1 2 3 4          whoever is free takes the next
//! threads    0──┐  2───┐ 4┐
//!            1──│─┐   3│──│┐
//! output        0 1    2  3 4   whoever is ready waits for those before
//! ```
//!
//! Whoever has made more than should be kept need not be ready: when those before have ended it is his turn until he ends,
//! and he hands over what he has, as often as he wants. So memory is bounded by the number of threads, which that of
//! `virgule_ni::parallel::in_order` is not: there one thing may take long, and results of all others wait behind it.

use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Whose turn it is, and what he is lent.
#[derive(Debug)]
pub struct Turns<O> {
    state: Mutex<State<O>>,
    changed: Condvar,
}

#[derive(Debug)]
struct State<O> {
    /// The number of the ticket whose turn it is.
    turn: u64,
    /// Nobody gets a turn any more.
    stopped: bool,
    output: O,
}

/// A place in the order. If it is dropped before its end all stops: nobody could go on behind it.
#[derive(Debug)]
pub struct Ticket<'t, O> {
    turns: &'t Turns<O>,
    number: u64,
    ended: bool,
}

impl<O> Turns<O> {
    /// It is the turn of 0.
    pub fn new(output: O) -> Self {
        Turns { state: Mutex::new(State { turn: 0, stopped: false, output }), changed: Condvar::new() }
    }

    /// The place of that number. Each number from 0 on must be taken, once.
    pub fn ticket(&self, number: u64) -> Ticket<'_, O> {
        Ticket { turns: self, number, ended: false }
    }

    /// What was lent.
    pub fn into_output(self) -> O {
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).output
    }
}

impl<O> Ticket<'_, O> {
    /// Waits for the turn and lends the output to `work`. Breaks off if that does, or anyone has.
    pub fn lend(&self, work: impl FnOnce(&mut O) -> ControlFlow<()>) -> ControlFlow<()> {
        work(&mut self.wait()?.output)
    }

    /// The same, and it is the turn of the next.
    pub fn end(mut self, work: impl FnOnce(&mut O) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut state = match self.wait() {
            ControlFlow::Continue(state) => state,
            ControlFlow::Break(()) => return ControlFlow::Break(()),
        };
        work(&mut state.output)?;
        state.turn += 1;
        drop(state);
        self.ended = true;
        self.turns.changed.notify_all();
        ControlFlow::Continue(())
    }

    fn wait(&self) -> ControlFlow<(), MutexGuard<'_, State<O>>> {
        let mut state = lock(&self.turns.state);
        while state.turn != self.number && !state.stopped {
            state = self.turns.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(state) }
    }
}

impl<O> Drop for Ticket<'_, O> {
    fn drop(&mut self) {
        if !self.ended {
            lock(&self.turns.state).stopped = true;
            self.turns.changed.notify_all();
        }
    }
}

/// What is locked here stays whole where a thread panics: counters, and bytes that were written.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
