//! The errors of rustc for mistakes in types with `#[derive(UriScheme)]`, `#[derive(UriTemplate)]` and
//! `#[derive(UriPatterns)]`, and in literals: each mistake is one error at the right token, without further errors.

#[test]
#[ignore = "builds the macro and all that it needs once more: `cargo test -p virgule-derive -- --ignored`"]
fn reports_each_mistake_once() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*.rs");
    cases.compile_fail("tests/ui/patterns/*.rs");
}
