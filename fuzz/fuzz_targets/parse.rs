//! `cargo +nightly fuzz run parse`: runs `tests/src/fuzz/parse.rs`.

#![no_main]

// Building the oracles of all kinds takes longer than the time limit of one input, so this runs before the first.
libfuzzer_sys::fuzz_target!(init: virgule_tests::fuzz::parse(b""), |data: &[u8]| virgule_tests::fuzz::parse(data));
