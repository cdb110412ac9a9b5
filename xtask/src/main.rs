//! `cargo xtask CHORE`: the chores of the workspace.

use clap::{Args, Parser, Subcommand};
use std::process::ExitCode;
use xtask::count::CountArgs;
use xtask::workbench::WorkbenchArgs;
use xtask::{
    api, compile_cost, count, dump, generate, grammars, mutants, new_scheme, notation, outside, size_cost,
    tidy, workbench,
};

/// The chores of the workspace
#[derive(Parser)]
#[command(bin_name = "cargo xtask", arg_required_else_help = true)]
enum Chore {
    /// Write crates/virgule-core/src/generated from grammars/, and the lists and tables in documents and tests; report
    /// what was generated from each new or changed grammar, and what was not
    Gen {
        /// Report what would change, and change nothing
        #[arg(long)]
        check: bool,
        /// Write the diagrams of the documentation of virgule-core, which are published but not kept
        #[arg(long, conflicts_with = "check")]
        diagrams: bool,
    },
    /// Write grammars/NAME.abnf and tests/cases/NAME.toml to fill in
    NewScheme { name: String },
    /// Print the output of a stage: read (tree), lower and check (grammar), nfa, tdfa, dfa (machine), final, codegen
    /// (tables), rust
    Dump { stage: String, grammar: String, rule: Option<String> },
    /// Write the parser of ABNF from crates/virgule-compiler/src/abnf/read/abnf.pest
    Notation {
        /// Compare, and write nothing
        #[arg(long)]
        check: bool,
    },
    /// Check headers, names in documents, licences and other rules that compilers do not check
    Tidy,
    /// Compare the speed with other libraries (bench); see --help
    Bench(Bench),
    /// Apply each mutation of tests/mutants.toml to a copy, and report which ones pass all tests
    Mutants {
        /// Only mutations whose file name or reason contains this text
        #[arg(default_value = "", hide_default_value = true)]
        only: String,
    },
    /// Write docs/public-api.txt: the public items of virgule
    Api {
        /// Compare, and write nothing
        #[arg(long)]
        check: bool,
    },
    /// Build the page of web/workbench/ into target/workbench
    Workbench(WorkbenchArgs),
    /// Build the module of the npm package into web/npm/module
    Npm,
    /// Generate docs/conformance.md: where other libraries differ from the RFCs
    Conformance,
    /// Check the laws, and compare all implementations of a kind, on new random inputs; then run the tests with all of
    /// their inputs
    Soak {
        /// [--only laws|oracles|tests] [--kind KIND] [--seed N] [--count N]
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, disable_help_flag = true, disable_help_subcommand = true)]
struct Bench {
    #[command(subcommand)]
    measured: Option<Measured>,
    /// The arguments of the program in bench/
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

#[derive(Subcommand)]
enum Measured {
    /// Count instructions under valgrind, and compare them with bench/counts.txt
    Count(CountArgs),
    /// Measure what URIs and some kinds add to a program, and what every program compiles
    Size,
    /// Measure clean builds, also with derives, and compare them with other libraries
    Compile,
    /// Match a thousand routes, and compare with a router and regular expressions
    Patterns,
}

fn main() -> ExitCode {
    match run_chore(Chore::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run_chore(chore: Chore) -> Result<(), String> {
    match chore {
        Chore::Gen { diagrams: true, .. } => generate::write_diagrams(),
        Chore::Gen { check: false, .. } => generate::write(),
        Chore::Gen { check: true, .. } => generate::check(),
        Chore::NewScheme { name } => new_scheme::write(&name),
        Chore::Dump { stage, grammar, rule } => {
            outside::print(&dump::dump(&stage, &grammar, rule.as_deref())?)
        }
        Chore::Api { check } => api::list(check),
        Chore::Notation { check: false } => notation::write(),
        Chore::Notation { check: true } => notation::check(),
        Chore::Tidy => tidy::tidy(),
        Chore::Bench(Bench { measured: None, arguments }) => bench(&arguments),
        Chore::Bench(Bench { measured: Some(measured), .. }) => match measured {
            Measured::Count(call) => count::bench(&call),
            Measured::Size => size_cost::bench(),
            Measured::Compile => compile_cost::bench(),
            Measured::Patterns => run(&BENCH, &["--features", "patterns,simd"], &["patterns"]),
        },
        Chore::Mutants { only } => mutants::run(&only),
        Chore::Workbench(call) => workbench::workbench(&call),
        Chore::Npm => workbench::npm(),
        Chore::Conformance => bench(&["conformance".to_string()]),
        Chore::Soak { arguments } => soak(&arguments),
    }
}

/// Builds the bench with optimizations, and runs it. `--without-simd` builds it without the feature `simd`.
fn bench(arguments: &[String]) -> Result<(), String> {
    let (flags, rest): (Vec<&str>, Vec<&str>) =
        arguments.iter().map(String::as_str).partition(|argument| *argument == "--without-simd");
    run(&BENCH, &["--features", if flags.is_empty() { "peers,simd" } else { "peers" }], &rest)
}

/// Builds and runs the soak test of laws and oracles; the program is `tests/examples/soak.rs`.
fn soak(arguments: &[String]) -> Result<(), String> {
    let only_tests = arguments == ["--only", "tests"];
    if !only_tests {
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        run(&MAIN, &["--package", "virgule-tests", "--example", "soak"], &arguments)?;
    }
    if !only_tests && !arguments.is_empty() {
        return Ok(());
    }
    let mut command = outside::cargo();
    command.args(["test", "--quiet", "--release", "--package", "virgule-tests", "--package", "virgule-cli"]);
    command.args(["--test", "all", "--", "--include-ignored"]);
    // By default the heavy tests use a sample of their texts: `tests/src/effort.rs`.
    outside::run(command.env("VIRGULE_TESTS", "full"))
}

/// A workspace: its folder below the root, its optimized profile, and whether features are chosen.
struct Workspace(&'static str, &'static [&'static str]);

const MAIN: Workspace = Workspace("", &["--release"]);
const BENCH: Workspace = Workspace("bench", &["--release", "--no-default-features"]);

/// Builds a program with optimizations and runs it; an error if the program fails.
fn run(Workspace(folder, options): &Workspace, program: &[&str], arguments: &[&str]) -> Result<(), String> {
    let mut command = outside::cargo();
    command.args(["run", "--quiet", "--manifest-path"]);
    command.arg(grammars::root().join(folder).join("Cargo.toml"));
    command.args(*options).args(program).arg("--").args(arguments);
    outside::run(command.env("CARGO_TARGET_DIR", outside::target_folder()))
}

#[cfg(test)]
mod tests {
    use super::{Bench, Chore, Measured};
    use clap::Parser;

    fn read(line: &str) -> Result<Chore, String> {
        let words = std::iter::once("xtask").chain(line.split_whitespace());
        Chore::try_parse_from(words).map_err(|error| error.to_string())
    }

    #[test]
    fn other_arguments_are_passed_on() {
        for line in ["--help", "--only parse --level avx2 a.txt", "differences", "a.txt --without-simd"] {
            let Ok(Chore::Bench(Bench { measured: None, arguments })) = read(&format!("bench {line}")) else {
                panic!("{line}")
            };
            assert_eq!(arguments.join(" "), line);
        }
        let count = read("bench count --check").unwrap();
        assert!(matches!(count, Chore::Bench(Bench { measured: Some(Measured::Count(_)), .. })));
    }

    #[test]
    fn wrong_arguments_are_rejected() {
        for (line, message) in [
            ("bench count --check --write", "'--check' cannot be used with '--write'"),
            ("workbench --port 8000", "--serve"),
            ("workbench --serve --port 0", "0 is not in 1..=65535"),
            ("dump nfa", "<GRAMMAR>"),
            ("sweep", "unrecognized subcommand 'sweep'"),
        ] {
            let error = read(line).err().expect("an error");
            assert!(error.contains(message), "{error}");
        }
    }
}
