//! The `virgule` command. What it does is in the library beside it, so that tests reach it without a process.

#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    virgule_cli::main()
}
