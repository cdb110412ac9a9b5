//! What the compiler says of mistakes in types with `#[derive(UriScheme)]` and in literals: each is one error, at
//! the right token, and nothing follows from it.

#[test]
#[ignore = "builds the macro and all that it needs once more: `cargo test -p virgule-refusals -- --ignored`"]
fn mistakes_are_told_once() {
    trybuild::TestCases::new().compile_fail("ui/*.rs");
}
