//! All tests of this package, as one program.
//!
//! If each test were a separate program, all dependencies would be linked again for each, and cargo would run one
//! program after the other: other cores would be idle while the slowest test of a program finishes.

mod derive;
mod documents;
mod hostile;
mod laws;
mod oracles;
mod semantics;

#[test]
fn every_file_is_a_module() {
    let package = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    for group in ["derive", "documents", "hostile", "laws", "oracles", "semantics"] {
        let modules =
            std::fs::read_to_string(package.join(group).join("mod.rs")).expect("the list of modules");
        for file in std::fs::read_dir(package.join(group)).expect("a folder") {
            let name = file.expect("a file").file_name().into_string().expect("a name in ASCII");
            if let Some(module) = name.strip_suffix(".rs").filter(|module| *module != "mod") {
                assert!(modules.contains(&format!("mod {module};\n")), "{group}/{name} is not compiled");
            }
        }
    }
}
