//! What the three programs have in common: options `--name value`, errors as sentences, and a word while they wait.

use std::error::Error;
use std::fmt::Write;
use std::future::Future;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

/// The options with their values, and the other arguments.
#[derive(Debug, Default)]
pub struct Options {
    named: Vec<(String, String)>,
    /// The arguments that are not options.
    pub others: Vec<String>,
}

impl Options {
    /// Reads arguments; `known` are the names of the options, without hyphens.
    ///
    /// ```
    /// let arguments = ["--port", "50051", "SELECT 1"].map(String::from);
    /// let options = virgule_ballista::Options::read(arguments, &["port"])?;
    /// assert_eq!((options.get("port", 1)?, &options.others[..]), (50051, &["SELECT 1".to_string()][..]));
    /// assert!(virgule_ballista::Options::read(["--prot", "1"].map(String::from), &["port"]).is_err());
    /// # Ok::<(), String>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If an option is not known, or has no value.
    pub fn read(arguments: impl IntoIterator<Item = String>, known: &[&str]) -> Result<Self, String> {
        let mut options = Options::default();
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            let Some(name) = argument.strip_prefix("--") else {
                options.others.push(argument);
                continue;
            };
            if !known.contains(&name) {
                return Err(format!("there is no option --{name}; there are --{}", known.join(", --")));
            }
            let value = arguments.next().ok_or_else(|| format!("--{name} has no value"))?;
            options.named.push((name.to_string(), value));
        }
        Ok(options)
    }

    /// The value of an option, or `otherwise` if it is not given.
    ///
    /// # Errors
    ///
    /// If the value cannot be parsed.
    pub fn get<T: FromStr>(&self, name: &str, otherwise: T) -> Result<T, String> {
        match self.named.iter().rev().find(|(known, _)| known == name) {
            Some((_, value)) => value.parse().map_err(|_| format!("--{name} cannot be `{value}`")),
            None => Ok(otherwise),
        }
    }

    /// The grammar files: the values of all options `--grammar FILE`.
    pub fn grammars(&self) -> Vec<PathBuf> {
        let named = self.named.iter().filter(|(name, _)| name == "grammar");
        named.map(|(_, value)| PathBuf::from(value)).collect()
    }
}

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
