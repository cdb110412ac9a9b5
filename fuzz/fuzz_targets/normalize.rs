//! `cargo +nightly fuzz run normalize`: runs `tests/src/fuzz/normalize.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| virgule_tests::fuzz::normalize(data));
