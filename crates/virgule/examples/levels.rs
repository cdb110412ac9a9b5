//! Prints the vector levels, each with whether this processor has it. `VIRGULE_LEVEL` forces one that it has.

use virgule::VectorLevel;

fn main() {
    for level in VectorLevel::ALL {
        println!("{level} {}", if level.is_available() { "available" } else { "missing" });
    }
}
