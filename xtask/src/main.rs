//! `cargo xtask CHORE`: the chores of the workspace.
//!
//! A `match` parses the arguments, because most chores pass them on: with a library the code would be longer.

use std::io::Write;
use std::process::ExitCode;
use xtask::{
    api, compile_cost, count, derive_cost, dump, generate, mutants, new_scheme, outside, size_cost, tidy,
    time_cost, workbench,
};

const USAGE: &str = "\
usage: cargo xtask CHORE

  gen                        write crates/virgule-core/src/generated from grammars/, and the lists and tables in documents and
                             tests; say what was made of each new or changed grammar, and what was not
  gen --check                say what gen would change, and change nothing
  new-scheme NAME            write grammars/NAME.abnf and tests/cases/NAME.toml to fill in
  dump STAGE GRAMMAR [RULE]  print what a stage makes: read (tree), lower and check (grammar), nfa,
                             tdfa, dfa (machine), final, codegen (tables), rust
  api                        write docs/public-api.txt: the public items of virgule
  api --check                show how they differ from that
  tidy                       check what compilers do not: headers, names in the documents, licences
  bench [ARGUMENT…]          measure beside other libraries (crates/virgule-bench); --help says more
  bench count [--check|--write|--peers]
                             count instructions under valgrind, beside crates/virgule-bench/counts.txt
  bench size                 measure what URIs and some kinds add to a program, and what every program compiles
  bench build                run the README's two commands from nothing, and print which crates and tests take the time
  bench derive               measure what the derive macro adds to a debug build
  bench hash                 measure hashing, serving and fetching on this machine, in ten seconds
  bench compile              measure the stages of the compiler, and clean builds beside other libraries
  bench differences          write docs/differences.md: where other libraries give other results
  bench growth               write docs/growth.md and its plots: cost by length, rules, repetitions, nesting
  bench patterns             measure a thousand routes beside a router and regular expressions
  mutants [ONLY]             make each mistake of tests/mutants.toml in a copy, and say which ones pass all tests; ONLY is
                             a part of a file's name or of a reason
  workbench [--serve [--port N]]
                             build the page of workbench/ into target/workbench; serve it on this machine
  npm                        build the module of the npm package into npm/module
  conform-matrix             write docs/conformance.md and docs/conformance.svg: which texts other libraries take
  soak [--only laws|oracles|tests] [--kind KIND] [--seed N] [--count N]
                             ask the laws, and all implementations of a kind, about N texts that no test has seen
                             (a million, and a hundred thousand); then run the tests with all of their texts
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    if let Some(status) = time_cost::stand_in(&args) {
        return status;
    }
    let outcome = match args[..] {
        ["gen"] => generate::write(),
        ["gen", "--check"] => generate::check(),
        ["new-scheme", name] => new_scheme::write(name),
        ["dump", stage, grammar] => dump::dump(stage, grammar, None).and_then(|text| show(&text)),
        ["dump", stage, grammar, rule] => dump::dump(stage, grammar, Some(rule)).and_then(|text| show(&text)),
        ["api"] => api::write(),
        ["api", "--check"] => api::check(),
        ["tidy"] => tidy::tidy(),
        ["bench", "count", ref rest @ ..] => count::bench(rest),
        ["bench", "size"] => size_cost::bench(),
        ["bench", "compile"] => bench_compiler(&["stages"]).and_then(|()| compile_cost::bench()),
        ["bench", "growth"] => bench_compiler(&["growth"]),
        ["bench", "patterns"] => run(
            &["--package", "virgule-bench", "--no-default-features", "--features", "patterns,simd"],
            &["patterns"],
        ),
        ["bench", "build"] => time_cost::bench(),
        ["bench", "derive"] => derive_cost::bench(),
        ["bench", "hash"] => {
            run(&["--package", "virgule-ni", "--features", "fetch,serve", "--example", "speed"], &[])
        }
        ["bench", ref rest @ ..] => bench(rest),
        ["workbench", ref rest @ ..] => workbench::workbench(rest),
        ["npm"] => workbench::npm(),
        ["conform-matrix"] => run(&["--package", "virgule-subjects", "--bin", "matrix"], &[]),
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
    let program = ["--package", "virgule-bench", "--no-default-features", "--features", features];
    run(&program, &arguments)
}

/// Builds the bench with the feature `compiler` instead of the other libraries, and runs it.
fn bench_compiler(arguments: &[&str]) -> Result<(), String> {
    let program = ["--package", "virgule-bench", "--no-default-features", "--features", "compiler,simd"];
    run(&program, arguments)
}

/// Builds and runs the soak test of laws and oracles; the program is `tests/examples/soak.rs`.
fn soak(arguments: &[&str]) -> Result<(), String> {
    if arguments != ["--only", "tests"] {
        run(&["--package", "virgule-tests", "--example", "soak"], arguments)?;
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
            command.args(["--test", "all", "--test", "conform", "--", "--include-ignored"]);
            outside::run(command.env("VIRGULE_TESTS", "full"))
        }
        _ => Ok(()),
    }
}

/// Builds a program with optimizations and runs it; an error if the program fails.
fn run(program: &[&str], arguments: &[&str]) -> Result<(), String> {
    let mut command = outside::cargo();
    command.args(["run", "--quiet", "--profile", "dist"]).args(program).arg("--").args(arguments);
    outside::run(&mut command)
}
