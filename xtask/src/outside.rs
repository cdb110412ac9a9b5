//! Builds and measures a crate outside of the workspace, as users have it.
//!
//! The crate is in `target/` and has its own build folder, so that clean builds can be measured.

use crate::grammars;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A crate and its folder.
pub struct Outside {
    folder: PathBuf,
}

impl Outside {
    /// Creates a crate called `name`; `manifest` is the part of its `Cargo.toml` after `[package]`.
    pub fn new(name: &str, manifest: &str) -> Result<Self, String> {
        let outside = Outside { folder: grammars::root().join("target").join(name) };
        let package = "version = \"0.0.0\"\nedition = \"2024\"";
        outside.write(
            "Cargo.toml",
            &format!("[package]\nname = \"{name}\"\n{package}\n\n{manifest}\n[workspace]\n"),
        )?;
        Ok(outside)
    }

    /// The entry of `virgule` in `[dependencies]`, with features.
    pub fn virgule(features: &[&str]) -> String {
        format!(
            "virgule = {{ path = {:?}, features = {features:?} }}\n",
            grammars::root().join("crates/virgule")
        )
    }

    /// Writes a file of the crate.
    pub fn write(&self, path: &str, text: &str) -> Result<(), String> {
        let file = self.folder.join(path);
        let written = file.parent().map_or(Ok(()), std::fs::create_dir_all);
        written
            .and_then(|()| std::fs::write(&file, text))
            .map_err(|error| format!("{}: {error}", file.display()))
    }

    /// Runs cargo in the crate and measures the time.
    pub fn cargo(&self, arguments: &[&str]) -> Result<Duration, String> {
        timed(&mut self.command(arguments))
    }

    /// Runs cargo in the crate with an empty build folder, not incrementally, and measures the time.
    pub fn cargo_from_nothing(&self, arguments: &[&str]) -> Result<Duration, String> {
        match std::fs::remove_dir_all(self.folder.join("target")) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(format!("{}: {error}", self.folder.display()))
            }
            _ => timed(self.command(arguments).env("CARGO_INCREMENTAL", "0")),
        }
    }

    /// The contents of the file with the extension `ending` that the release build wrote for a library.
    pub fn written(&self, library: &str, ending: &str) -> Result<String, String> {
        let folder = self.folder.join("target/release/deps");
        let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
        let entries = std::fs::read_dir(&folder).map_err(wrong)?;
        let is_it = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            name.starts_with(&format!("{library}-")) && name.ends_with(&format!(".{ending}"))
        };
        let path = entries.flatten().map(|entry| entry.path()).find(is_it);
        let path = path.ok_or_else(|| format!("{}: no {library}-….{ending}", folder.display()))?;
        std::fs::read_to_string(path).map_err(wrong)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = cargo();
        command.args(arguments).env("CARGO_TERM_QUIET", "true").current_dir(&self.folder);
        command.env("CARGO_TARGET_DIR", self.folder.join("target"));
        command
    }

    /// The size in bytes of an executable of the release build.
    pub fn size(&self, program: &str) -> Result<u64, String> {
        let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
        let file = self.folder.join("target/release").join(name);
        std::fs::metadata(&file)
            .map(|file| file.len())
            .map_err(|error| format!("{}: {error}", file.display()))
    }
}

/// The target folder of the workspace, which the workspaces of `bench/` and `web/` share.
pub fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| grammars::root().join("target"), PathBuf::from)
}

/// The cargo that runs this program.
pub fn cargo() -> Command {
    Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string()))
}

/// Runs a command; an error if the command fails.
pub fn run(command: &mut Command) -> Result<(), String> {
    let name =
        Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| format!("cannot start {name}: {error}"))?;
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
    if status.success() { Ok(()) } else { Err(format!("{name} {} failed: {status}", words.join(" "))) }
}

/// Prints a text; a closed pipe is not an error.
pub fn print(text: &str) -> Result<(), String> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}

/// The output of a command; an error if the command fails.
pub fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("cannot start {name}: {error}"))?;
    match output.status.success() {
        true => String::from_utf8(output.stdout).map_err(|error| error.to_string()),
        false => Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

fn timed(command: &mut Command) -> Result<Duration, String> {
    let begun = Instant::now();
    run(command).map(|()| begun.elapsed())
}

/// The median; zero if there are no times.
pub fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}
