//! A builder writes each literal as the grammar spells it there.

use virgule_dynamic::Library;

#[test]
fn a_text_with_two_spellings_of_a_literal_is_built() {
    let mut library = Library::new();
    let text = ";! kind k\n;! fields f\ns = \"GET\" f %s\"get\" ; not \"Get\"\nf = 1*DIGIT\n";
    library.add("k.abnf", text).expect("a grammar");
    let mut builder = library.builder("k").expect("a builder");
    builder.set("f", 1).expect("a field");
    assert_eq!(builder.build().expect("a text"), "GET1get");
}
