//! The `virgule` command. The code is in the library, so that tests need no process.

#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    virgule_cli::main()
}
