//! `subject --library NAME`: runs a library as a subject of `virgule conform`.

#![forbid(unsafe_code)]

use std::io::{stdin, stdout};
use std::process::ExitCode;
use virgule_subjects::libraries::{LIBRARIES, find};
use virgule_subjects::serve::serve;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let library = match &arguments[..] {
        [option, name] if option == "--library" => find(name),
        _ => None,
    };
    let Some(library) = library else {
        let names: Vec<&str> = LIBRARIES.iter().map(|library| library.name).collect();
        eprintln!("usage: subject --library NAME, one of {}", names.join(", "));
        return ExitCode::from(2);
    };
    match serve(library, stdin().lock(), stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("subject: {error}");
            ExitCode::FAILURE
        }
    }
}
