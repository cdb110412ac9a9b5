//! `cargo +nightly fuzz run resolve`: runs `tests/src/fuzz/resolve.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| virgule_tests::fuzz::resolve(data));
