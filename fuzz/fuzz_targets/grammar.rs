//! `cargo +nightly fuzz run grammar`: runs `tests/src/fuzz/grammar.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| virgule_tests::fuzz::grammar(data));
