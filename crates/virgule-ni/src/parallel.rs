//! A parallel map over a slice, with the results in order.
//!
//! ```text
//! items       a b c d e
//! threads     a→1   c→1   e→1        an idle thread processes the next item
//!             b───────→2  d→2
//! results     a           b c d …    delivered in order
//! ```

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The maximal interval between calls of `tick`.
const TICK: Duration = Duration::from_millis(100);

/// Returns the number of available processors.
pub fn all_processors() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Calls `work` for each of `things` on several threads, and `done` with the results in the order of `things`. Calls
/// `tick` at least every tenth of a second. `done` and `tick` run on the calling thread.
///
/// ```
/// use virgule_ni::parallel::{all_processors, in_order};
///
/// let mut squares = Vec::new();
/// in_order(&[1, 2, 3], all_processors(), |n| n * n, |_, square| Ok(squares.push(square)), || ())?;
/// assert_eq!(squares, [1, 4, 9]);
/// # Ok::<(), ()>(())
/// ```
///
/// # Errors
///
/// The first error of `done`. Items that were not started before the error are skipped.
pub fn in_order<T: Sync, R: Send, E>(
    things: &[T],
    threads: NonZeroUsize,
    work: impl Fn(&T) -> R + Sync,
    mut done: impl FnMut(&T, R) -> Result<(), E>,
    mut tick: impl FnMut(),
) -> Result<(), E> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.get().min(things.len()) {
            let (sender, next, stop, work) = (sender.clone(), &next, &stop, &work);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(thing) = things.get(place) else { break };
                    if sender.send((place, work(thing))).is_err() {
                        break;
                    }
                }
            });
        }
        // The channel closes when the last thread ends.
        drop(sender);
        let (mut early, mut waiting) = (BTreeMap::new(), things.iter().enumerate().peekable());
        loop {
            match results.recv_timeout(TICK) {
                Ok((place, result)) => {
                    early.insert(place, result);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            while let Some(&(place, thing)) = waiting.peek() {
                let Some(result) = early.remove(&place) else { break };
                waiting.next();
                if let Err(error) = done(thing, result) {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
            tick();
        }
    })
}
