//! A thread for expensive work, so that the server answers while it runs.
//!
//! Each job has a key. A new job replaces a waiting one with the same key. A running job is not interrupted, because the
//! compiler bounds its work by counts. The receiver discards an outdated result.

use std::collections::VecDeque;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

type Job<T> = Box<dyn FnOnce() -> T + Send>;

struct JobQueue<T> {
    waiting: VecDeque<(String, Job<T>)>,
    closed: bool,
}

/// A thread that runs jobs in order. Dropped, it ends after the running job.
pub struct Worker<T> {
    shared: Arc<(Mutex<JobQueue<T>>, Condvar)>,
}

impl<T: Send + 'static> Worker<T> {
    /// Starts a thread that sends the result of each job to `results`.
    pub fn start(results: Sender<T>) -> Self {
        let queue = JobQueue { waiting: VecDeque::new(), closed: false };
        let shared = Arc::new((Mutex::new(queue), Condvar::new()));
        let worker = Worker { shared: Arc::clone(&shared) };
        thread::spawn(move || {
            while let Some(job) = next(&shared) {
                if results.send(job()).is_err() {
                    break;
                }
            }
        });
        worker
    }

    /// Adds a job, in the place of a waiting one with the same key.
    pub fn push(&self, key: String, job: impl FnOnce() -> T + Send + 'static) {
        self.with(|queue| {
            queue.waiting.retain(|(known, _)| *known != key);
            queue.waiting.push_back((key, Box::new(job)));
        });
    }

    /// Removes a waiting job; false if it is running, or there is none.
    pub fn remove(&self, key: &str) -> bool {
        let mut removed = false;
        self.with(|queue| {
            let before = queue.waiting.len();
            queue.waiting.retain(|(known, _)| known != key);
            removed = queue.waiting.len() < before;
        });
        removed
    }
}

impl<T> Worker<T> {
    fn with(&self, change: impl FnOnce(&mut JobQueue<T>)) {
        let (queue, changed) = &*self.shared;
        change(&mut queue.lock().unwrap_or_else(PoisonError::into_inner));
        changed.notify_one();
    }
}

impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.with(|queue| queue.closed = true);
    }
}

/// Waits for a job; `None` if the worker is dropped.
fn next<T>((queue, changed): &(Mutex<JobQueue<T>>, Condvar)) -> Option<Job<T>> {
    let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if queue.closed {
            return None;
        }
        if let Some((_, job)) = queue.waiting.pop_front() {
            return Some(job);
        }
        queue = changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}

#[cfg(test)]
mod tests {
    use super::Worker;
    use std::sync::mpsc::channel;

    #[test]
    fn newer_jobs_replace_waiting_ones() {
        let (results, done) = channel();
        let (release, wait) = channel::<()>();
        let worker = Worker::start(results);
        let (begins, begun) = channel();
        worker.push("a".to_string(), move || {
            let _ = begins.send(());
            let _ = wait.recv();
            1
        });
        begun.recv().expect("the first job runs");
        worker.push("a".to_string(), || 2);
        worker.push("b".to_string(), || 3);
        worker.push("a".to_string(), || 4);
        worker.push("c".to_string(), || 5);
        assert!(worker.remove("c") && !worker.remove("c"));
        release.send(()).expect("the first job waits");
        assert_eq!(done.iter().take(3).collect::<Vec<i32>>(), [1, 3, 4]);
        drop(worker);
        assert_eq!(done.recv().ok(), None, "the thread has ended");
    }
}
