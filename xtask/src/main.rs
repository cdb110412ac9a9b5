//! `cargo xtask CHORE`: the chores of the workspace.
//!
//! A `match` parses the arguments, because most chores pass them on: with a library the code would be longer.

use std::io::Write;
use std::process::ExitCode;
use xtask::{
    compile_cost, count, dump, generate, grammars, mutants, new_scheme, notation, outside, size_cost, tidy,
    workbench,
};

const USAGE: &str = "\
usage: cargo xtask CHORE

  gen                        write crates/virgule-core/src/generated from grammars/, and the lists and tables in documents and
                             tests; say what was made of each new or changed grammar, and what was not
  gen --check                say what gen would change, and change nothing
  new-scheme NAME            write grammars/NAME.abnf and tests/cases/NAME.toml to fill in
  dump STAGE GRAMMAR [RULE]  print what a stage makes: read (tree), lower and check (grammar), nfa,
                             tdfa, dfa (machine), final, codegen (tables), rust
  notation [--check]         write the parser of ABNF from crates/virgule-compiler/src/abnf/read/abnf.pest, or compare
  tidy                       check what compilers do not: headers, names in the documents, licences
  bench [ARGUMENT…]          measure beside other libraries (bench); --help says more
  bench count [--check|--write|--peers]
                             count instructions under valgrind, beside bench/counts.txt
  bench size                 measure what URIs and some kinds add to a program, and what every program compiles
  bench hash                 measure hashing, serving and fetching on this machine, in ten seconds
  bench compile              measure clean builds, also of derives, beside other libraries
  bench differences          write docs/differences.md: where other libraries give other results
  bench patterns             measure a thousand routes beside a router and regular expressions
  mutants [ONLY]             make each mistake of tests/mutants.toml in a copy, and say which ones pass all tests; ONLY is
                             a part of a file's name or of a reason
  workbench [--serve [--port N]]
                             build the page of web/workbench/ into target/workbench; serve it on this machine
  npm                        build the module of the npm package into web/npm/module
  conformance                write docs/conformance.md: where other libraries leave the grammar
  soak [--only laws|oracles|tests] [--kind KIND] [--seed N] [--count N]
                             ask the laws, and all implementations of a kind, about N texts that no test has seen
                             (a million, and a hundred thousand); then run the tests with all of their texts
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args[..] {
        ["gen"] => generate::write(),
        ["gen", "--check"] => generate::check(),
        ["new-scheme", name] => new_scheme::write(name),
        ["dump", stage, grammar] => dump::dump(stage, grammar, None).and_then(|text| show(&text)),
        ["dump", stage, grammar, rule] => dump::dump(stage, grammar, Some(rule)).and_then(|text| show(&text)),
        ["notation"] => notation::write(),
        ["notation", "--check"] => notation::check(),
        ["tidy"] => tidy::tidy(),
        ["bench", "count", ref rest @ ..] => count::bench(rest),
        ["bench", "size"] => size_cost::bench(),
        ["bench", "compile"] => compile_cost::bench(),
        ["bench", "patterns"] => {
            run(&BENCH, &["--no-default-features", "--features", "patterns,simd"], &["patterns"])
        }
        ["bench", "hash"] => {
            run(&MAIN, &["--package", "virgule-ni", "--features", "fetch,serve", "--example", "speed"], &[])
        }
        ["bench", ref rest @ ..] => bench(rest),
        ["workbench", ref rest @ ..] => workbench::workbench(rest),
        ["npm"] => workbench::npm(),
        ["conformance"] => run(&BENCH, &["--package", "virgule-subjects", "--bin", "document"], &[]),
        ["mutants"] => mutants::run(""),
        ["mutants", only] => mutants::run(only),
        ["soak", ref rest @ ..] => soak(rest),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Prints a text; a closed pipe is not an error.
fn show(text: &str) -> Result<(), String> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}

/// Builds the bench with optimizations, and runs it. `--without-simd` builds it without the feature `simd`.
fn bench(arguments: &[&str]) -> Result<(), String> {
    let (features, arguments): (Vec<&str>, Vec<&str>) =
        arguments.iter().partition(|argument| **argument == "--without-simd");
    let features = if features.is_empty() { "peers,simd" } else { "peers" };
    run(&BENCH, &["--no-default-features", "--features", features], &arguments)
}

/// Builds and runs the soak test of laws and oracles; the program is `tests/examples/soak.rs`.
fn soak(arguments: &[&str]) -> Result<(), String> {
    if arguments != ["--only", "tests"] {
        run(&MAIN, &["--package", "virgule-tests", "--example", "soak"], arguments)?;
    }
    // By default the heavy tests use a sample of their texts: `tests/src/effort.rs`.
    match arguments {
        [] | ["--only", "tests"] => {
            let mut command = outside::cargo();
            command.args([
                "test",
                "--quiet",
                "--release",
                "--package",
                "virgule-tests",
                "--package",
                "virgule-cli",
            ]);
            command.args(["--test", "all", "--", "--include-ignored"]);
            outside::run(command.env("VIRGULE_TESTS", "full"))
        }
        _ => Ok(()),
    }
}

/// A workspace: its folder below the root, and its profile for what is handed out.
struct Workspace(&'static str, &'static str);

const MAIN: Workspace = Workspace("", "dist");
const BENCH: Workspace = Workspace("bench", "release");

/// Builds a program with optimizations and runs it; an error if the program fails.
fn run(Workspace(folder, profile): &Workspace, program: &[&str], arguments: &[&str]) -> Result<(), String> {
    let mut command = outside::cargo();
    command.args(["run", "--quiet", "--profile", profile, "--manifest-path"]);
    command.arg(grammars::root().join(folder).join("Cargo.toml")).args(program).arg("--").args(arguments);
    outside::run(command.env("CARGO_TARGET_DIR", outside::target_folder()))
}
