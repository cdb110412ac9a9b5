//! Parses the options of the three programs: `--name value`.

use std::path::PathBuf;
use std::str::FromStr;

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
