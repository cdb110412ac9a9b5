//! `cargo +nightly fuzz run redact`: runs `tests/src/fuzz/redact.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| virgule_tests::fuzz::redact(data));
