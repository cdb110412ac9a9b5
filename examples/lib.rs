//! Empty: this package holds example programs. `cargo run -p virgule-examples --example own-scheme` runs one.

#![forbid(unsafe_code)]
