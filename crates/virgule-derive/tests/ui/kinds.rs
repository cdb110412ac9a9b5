//! An enum of several kinds: a variant that is no kind, one that accepts every scheme, one that is never chosen.

use virgule::UriScheme;
use virgule::schemes::{Https, Mailto};

#[derive(UriScheme)]
enum Any<'a> {
    Web(Https<'a>),
    Rest(virgule::Uri<'a>),
}

#[derive(UriScheme)]
enum NoKind<'a> {
    Web(Https<'a>),
    Number(u16),
}

#[derive(UriScheme)]
enum Text<'a> {
    Web(Https<'a>),
    Words(&'a str),
}

#[derive(UriScheme)]
enum Twice<'a> {
    Web(Https<'a>),
    #[uri(text = "mailto")]
    Mail(Mailto<'a>),
    Page(Https<'a>),
}

#[derive(UriScheme)]
enum Empty<'a> {
    Web(Https<'a>),
    Nothing,
}

fn main() {}
