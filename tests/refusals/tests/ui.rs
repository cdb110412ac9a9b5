//! The errors of rustc for mistakes in types with `#[derive(UriScheme)]` and in literals: each mistake is one error at the
//! right token, without further errors.

#[test]
#[ignore = "builds the macro and all that it needs once more: `cargo test -p virgule-refusals -- --ignored`"]
fn reports_each_mistake_once() {
    trybuild::TestCases::new().compile_fail("ui/*.rs");
}
