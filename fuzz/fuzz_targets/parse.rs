//! `cargo +nightly fuzz run parse`: what it does is said in `tests/src/fuzz/parse.rs`.

#![no_main]

// The oracles of all kinds are made before the clock runs: it takes longer than any text may.
libfuzzer_sys::fuzz_target!(init: virgule_tests::fuzz::parse(b""), |data: &[u8]| virgule_tests::fuzz::parse(data));
