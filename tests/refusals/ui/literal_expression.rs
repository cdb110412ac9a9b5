//! A literal in an expression that is no reference.

fn main() {
    let _ = virgule::uri_ref!("a b");
}
