//! Generated code is up to date. This only compares; `cargo xtask gen` writes.

#[test]
fn generated_code_is_fresh() {
    if let Err(message) = xtask::generate::check() {
        panic!("{message}");
    }
}

#[test]
fn the_tree_is_tidy() {
    if let Err(message) = xtask::tidy::tidy() {
        panic!("{message}");
    }
}
