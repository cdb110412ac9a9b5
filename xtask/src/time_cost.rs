//! `bench build`: the time of the README's two commands from a clean state, by crate and test program.
//!
//! Cargo runs this program instead of `rustc` (`RUSTC_WRAPPER`) and instead of every test program (`runner`); it runs
//! the requested command and adds a line with its time to a file. The lines are summed up at the end. Compilations run
//! in parallel, so the sum exceeds the total time.

use crate::grammars;
use crate::outside;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The environment variable with the path of the file for times; set if Cargo runs this program instead of another one.
const TIMES: &str = "VIRGULE_BUILD_TIMES";

/// Maximum number of crates and test programs that are shown for each command.
const SHOWN: usize = 15;

/// Runs the command that Cargo requested, if Cargo runs this program instead of that command; otherwise `None`.
pub fn stand_in(arguments: &[&str]) -> Option<ExitCode> {
    let times = std::env::var_os(TIMES)?;
    let (program, rest) = arguments.split_first()?;
    let begun = Instant::now();
    let status = Command::new(program).args(rest).status();
    let line = format!("{:.1}\t{}\n", begun.elapsed().as_secs_f64(), label(program, rest));
    let file = std::fs::OpenOptions::new().append(true).create(true).open(times);
    // One write call for each line, so that lines of parallel runs do not mix.
    let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
    match (status, written) {
        (Ok(status), Ok(())) => {
            Some(ExitCode::from(status.code().and_then(|code| code.try_into().ok()).unwrap_or(1)))
        }
        (Err(error), _) | (_, Err(error)) => {
            eprintln!("{program}: {error}");
            Some(ExitCode::FAILURE)
        }
    }
}

/// The purpose of a run: compiling a crate, compiling its tests, or a test program.
fn label(program: &str, arguments: &[&str]) -> String {
    let name = arguments.windows(2).find_map(|pair| (pair[0] == "--crate-name").then_some(pair[1]));
    match name {
        Some(name) if arguments.contains(&"--test") => format!("compile the tests {name}"),
        Some(name) => format!("compile {name}"),
        None => {
            let file = program.rsplit(['/', '\\']).next().unwrap_or(program);
            format!("run {}", file.rsplit_once('-').map_or(file, |(name, _)| name))
        }
    }
}

/// Runs both commands in a separate target folder, and prints the times.
pub fn bench() -> Result<(), String> {
    let readme =
        std::fs::read_to_string(grammars::root().join("README.md")).map_err(|error| error.to_string())?;
    let target = grammars::root().join("target/from-nothing");
    if target.exists() {
        std::fs::remove_dir_all(&target).map_err(|error| format!("{}: {error}", target.display()))?;
    }
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    for (number, command) in commands(&readme)?.into_iter().enumerate() {
        let times = std::env::temp_dir().join(format!("virgule-times-{}-{number}", std::process::id()));
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).current_dir(grammars::root());
        shell.env("CARGO_TARGET_DIR", &target).env("RUSTC_WRAPPER", &this).env(TIMES, &times);
        shell.env(format!("CARGO_TARGET_{}_RUNNER", host()?), &this);
        let begun = Instant::now();
        let outcome = outside::run(&mut shell);
        let lines = std::fs::read_to_string(&times).unwrap_or_default();
        println!("{}", table(command, begun.elapsed().as_secs_f64(), &lines));
        outcome?;
    }
    Ok(())
}

/// The first command of the README that runs the program, and the first command that runs tests.
fn commands(readme: &str) -> Result<[&str; 2], String> {
    let find = |begin: &str| {
        let line = readme.lines().find(|line| line.starts_with(begin));
        line.ok_or_else(|| format!("README.md has no line that begins with `{begin}`"))
    };
    Ok([find("cargo run")?, find("cargo test")?])
}

/// The host's target triple, in the spelling of an environment variable.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(|host| host.replace('-', "_").to_uppercase())
        .ok_or_else(|| "rustc -vV names no host".to_string())
}

/// Formats the total time and the times of the parts, the longest first.
fn table(command: &str, total: f64, lines: &str) -> String {
    let part = |line: &str| {
        let (seconds, label) = line.split_once('\t')?;
        Some((seconds.parse::<f64>().ok()?, label.to_string()))
    };
    let mut parts: Vec<(f64, String)> = lines.lines().filter_map(part).collect();
    parts.sort_by(|one, other| other.0.total_cmp(&one.0));
    let sum = |begin: &str| -> f64 {
        parts.iter().filter(|(_, label)| label.starts_with(begin)).map(|(seconds, _)| seconds).sum()
    };
    let command = command.split(" -- ").next().unwrap_or(command);
    let mut text = format!(
        "{command}: {total:.0} s in all; compilations {:.0} s, test programs {:.0} s\n",
        sum("compile "),
        sum("run ")
    );
    for (seconds, label) in parts.iter().take(SHOWN) {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{seconds:8.1} s  {label}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{commands, label, table};

    #[test]
    fn runs_are_named_for_what_they_do() {
        for (program, arguments, expected) in [
            ("/bin/rustc", &["--crate-name", "virgule", "--edition=2024"][..], "compile virgule"),
            ("rustc", &["--crate-name", "all", "--test"], "compile the tests all"),
            ("target/debug/deps/virgule_cli-2af12c80", &["--quiet"], "run virgule_cli"),
            ("virgule", &[], "run virgule"),
        ] {
            assert_eq!(label(program, arguments), expected);
        }
    }

    #[test]
    fn the_longest_part_comes_first() {
        let lines = "1.0\tcompile a\n12.5\trun all\nbroken\n30.0\tcompile b\n";
        let expected = "cargo test: 40 s in all; compilations 31 s, test programs 12 s
    30.0 s  compile b
    12.5 s  run all
     1.0 s  compile a
";
        assert_eq!(table("cargo test -- x", 40.0, lines), expected);
    }

    #[test]
    fn both_commands_are_in_the_readme() {
        let readme = "a\n```sh\ncargo run -p a -- 'b'\ncargo test\n```\n";
        assert_eq!(commands(readme), Ok(["cargo run -p a -- 'b'", "cargo test"]));
        assert!(commands("cargo run").is_err());
    }
}
