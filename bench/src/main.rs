//! The program of `cargo xtask bench`.

#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    virgule_bench::main()
}
