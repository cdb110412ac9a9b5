//! `cargo +nightly fuzz run batch`: what it does is said in `tests/src/fuzz/batch.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| virgule_tests::fuzz::batch(data));
