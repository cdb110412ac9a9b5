//! `cargo +nightly fuzz run batch`: runs `tests/src/fuzz/batch.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| virgule_tests::fuzz::batch(data));
