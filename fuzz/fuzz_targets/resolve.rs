//! `cargo +nightly fuzz run resolve`: what it does is said in `tests/src/fuzz/resolve.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| virgule_tests::fuzz::resolve(data));
