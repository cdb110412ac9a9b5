//! A constant that is not a URI.

use virgule::{Uri, uri};

const HOME: Uri<'static> = uri!("http://example.com:8x/");

fn main() {
    let _ = HOME;
}
