//! What the three programs have in common: errors as sentences, and a word while they wait.

use std::error::Error;
use std::fmt::Write;
use std::future::Future;
use std::process::ExitCode;
use std::time::Duration;

/// Runs a program. Its error is a sentence on standard error behind its name, with what caused it, and the exit status 1.
pub async fn run(name: &str, work: impl Future<Output = Result<(), Box<dyn Error>>>) -> ExitCode {
    match work.await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{name}: {}", sentence(&*error));
            ExitCode::FAILURE
        }
    }
}

/// The messages of an error and of its sources, each that those before it do not have.
fn sentence(error: &dyn Error) -> String {
    let mut sentence = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        let message = error.to_string();
        if !sentence.contains(&message) {
            let _ = write!(sentence, ": {message}");
        }
        source = error.source();
    }
    sentence
}

/// The result of `work`, and each time that `every` has passed before it is there a call of `say` with the seconds so far.
pub async fn waiting<T>(work: impl Future<Output = T>, every: Duration, mut say: impl FnMut(u64)) -> T {
    let mut work = std::pin::pin!(work);
    let mut rounds = 0;
    loop {
        match tokio::time::timeout(every, &mut work).await {
            Ok(result) => return result,
            Err(_) => {
                rounds += 1;
                say(rounds * every.as_secs());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{sentence, waiting};
    use std::time::Duration;

    #[test]
    fn an_error_has_its_causes_once() {
        let cause = std::io::Error::other("no such file");
        let error = datafusion::error::DataFusionError::from(cause).context("the table urls");
        let sentence = sentence(&error);
        assert!(sentence.contains("the table urls"), "{sentence}");
        assert_eq!(sentence.matches("no such file").count(), 1, "{sentence}");
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_is_told() {
        let mut said = Vec::new();
        let work = tokio::time::sleep(Duration::from_secs(17));
        waiting(work, Duration::from_secs(5), |seconds| said.push(seconds)).await;
        assert_eq!(said, [5, 10, 15]);
        let mut calls = 0;
        assert_eq!(waiting(async { 1 }, Duration::from_secs(5), |_| calls += 1).await, 1);
        assert_eq!(calls, 0);
    }
}
