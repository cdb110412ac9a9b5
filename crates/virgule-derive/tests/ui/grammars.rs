//! Grammars and rules that are missing or wrong.

use virgule::UriScheme;

// A type without a grammar.
#[derive(UriScheme)]
struct NoGrammar<'a> {
    host: &'a str,
}

// The name of no built-in grammar.
#[derive(UriScheme)]
#[uri(grammar = "rfc3968")]
struct UnknownGrammar<'a> {
    item: &'a str,
}

// A file that does not exist.
#[derive(UriScheme)]
#[uri(grammar = "grammars/absent.abnf")]
struct UnreadableFile<'a> {
    item: &'a str,
}

// A mistake in the ABNF, with its position.
#[derive(UriScheme)]
#[uri(abnf = r#"
start = "x:" items
item  = *ALPHA | DIGIT
"#)]
struct GrammarError<'a> {
    item: &'a str,
}

#[derive(UriScheme)]
#[uri(abnf = "start = item\nitme = ALPHA\n")]
struct Undefined<'a> {
    itme: Option<&'a str>,
}

// An example that its rule does not match is an error at its position; examples of other start rules are ignored.
#[derive(UriScheme)]
#[uri(abnf = r#"
;! kind sample
;! start start
;! example x:abc
;! example x:123
;! kind other
;! start item
;! example 456
start = "x:" item
item  = *ALPHA
"#)]
struct ExampleMismatch<'a> {
    item: &'a str,
}

// Rules that the grammar does not define.
#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authorty")]
struct UnknownRule<'a> {
    host: &'a str,
}

#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "authority")]
struct Fields<'a> {
    hots: &'a str,
    #[uri(rule = "prot")]
    port: Option<&'a str>,
}

/// Uses of a type with a mistake are no further errors.
macro_rules! uses {
    ($($name:ident)*) => {$(
        let _ = $name::parse("x").map(|sample| sample.to_string());
        let _: Result<$name, virgule::SchemeError> = $name::try_from("x");
        let _ = $name::builder().build();
    )*};
}

fn main() {
    uses!(NoGrammar UnknownGrammar UnreadableFile GrammarError ExampleMismatch UnknownRule);
}
