//! A new scheme: a grammar in a file, a struct, and a parser for exactly that language.
//!
//! `cargo run -p virgule-examples --example own-scheme [TEXT…]`

use virgule::{Occurrences, UriScheme};

/// A badge for a house. `grammars/badge.abnf` is its grammar.
#[derive(UriScheme)]
#[uri(grammar = "grammars/badge.abnf")]
struct Badge<'a> {
    house: &'a str,
    number: u16,
    #[uri(each = "guest")]
    guests: Occurrences<'a>,
}

fn main() {
    let mut texts: Vec<String> = std::env::args().skip(1).collect();
    if texts.is_empty() {
        texts = ["badge:kestrel-42?ann,bo", "badge:owl-7", "badge:owl-x"].map(str::to_string).to_vec();
    }
    for text in &texts {
        match Badge::parse(text) {
            Ok(badge) => {
                let guests: Vec<&str> = badge.guests.clone().collect();
                println!("{badge}: house {}, number {}, guests {guests:?}", badge.house, badge.number);
            }
            Err(error) => println!("{text}: {error}"),
        }
    }
    let built = Badge::builder().house("kestrel").number(43).guests(["cy"]).build();
    println!("built: {}", built.as_deref().unwrap_or("not a badge"));
}
