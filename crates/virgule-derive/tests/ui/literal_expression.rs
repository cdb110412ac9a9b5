//! A literal in an expression that is not a URI reference.

fn main() {
    let _ = virgule::uri_ref!("a b");
}
