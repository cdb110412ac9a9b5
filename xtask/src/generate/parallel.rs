//! Applies a function to many values, on all processors.

use std::panic;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The results of `work`, in the order of `things`. An idle thread processes the next value.
pub fn each<'t, T: Sync, R: Send>(things: &'t [T], work: impl Fn(&'t T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let take = || {
        let mut made = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(place) else { return made };
            made.push((place, work(thing)));
        }
    };
    let mut made = thread::scope(|scope| {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..processors.min(things.len())).map(|_| scope.spawn(take)).collect();
        let made = threads.into_iter().map(|thread| thread.join());
        made.flat_map(|made| made.unwrap_or_else(|cause| panic::resume_unwind(cause))).collect::<Vec<_>>()
    });
    made.sort_by_key(|(place, _)| *place);
    made.into_iter().map(|(_, made)| made).collect()
}

#[cfg(test)]
mod tests {
    use super::each;

    #[test]
    fn results_are_in_order() {
        let things: Vec<usize> = (0..100).collect();
        // The first values take the longest.
        let made = each(&things, |thing| {
            (0..(100 - thing) * 1_000).fold(*thing, |sum, _| std::hint::black_box(sum))
        });
        assert_eq!(made, things);
        assert!(each(&[], |thing: &usize| *thing).is_empty());
    }
}
